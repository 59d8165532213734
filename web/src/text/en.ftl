# The shell of the browser client. The words of the games come from the server.

skip = Skip to the main content
loading = Loading…
offline-title = The server does not answer
offline-text = Start it with “pentapolis serve”, or check the network.
try-again = Try again
shell-connection-lost = The connection was lost. Nothing has been played; try again in a moment.
reconnecting = Connection lost; reconnecting…
navigation = Pages
home = Home
other-language = Česky
close = Close
cancel = Cancel
confirm = Confirm
save = Save
saved = Saved.
yes = yes
no = no

# Start page
hero = Five great civilizations, one table
hero-text = Exact rules, patient bots, friends by link. Everything explains itself and tells you why not.
play-now = Play now
starting = Setting up…
soon = Being built.
players = { $range } players
minutes = { $minutes } min
fan-notice = Pentapolis is an unofficial fan work with its own words and drawings. The games and their names belong to their owners.
guest = Guest
my-games = My games
lobby = Lobby
new-table = New table
choose-game = Choose a game
no-games = You have no games yet.
no-lobby = No public table is open just now.

# Tables
game = Game
seats = Seats
your-name = Your name
name = Name
how-many = Players
seat-kind = Who sits in seat { $number }
seat-me = me
seat-open = a friend by link
seat-local = a person at this screen
seat-bot = bot
strength = Strength
shuffle = Seat the players at random
options = Options
clock = Clock
clock-off = no clock
clock-relaxed = relaxed: 90 s a question, 20 min in reserve
clock-days = slow: 3 days a question
public = Show in the public lobby
spectators = Let others watch
open-table = Open the table
player-number = Player { $number }
state-over = finished
state-open = waiting for players
state-broken = this table cannot be continued
state-yours = your turn
state-running = others are thinking
analysis = analysis
free-seat = free seat
replay = Replay
continue = Continue
watch = Watch
take-seat = Take the seat
waiting-room = The table is waiting
waiting-text = The game starts when every seat is taken. Send your friends their links.
copy-link = Copy the link
copied = Copied
fill-bots = Start now with bots

# Playing
question = Question
choices = Choices
choices-short = Choices
asked-by = Asked by
undo = Undo
redo = Redo
hint = Hint
hinted = recommended
back = Back
why-not = why not?
thinking = is thinking
waiting-for = Waiting for { $names }
game-over = The game is over
winners = Winner: { $names }
winner = winner
board = Board
log = Log
score = Score
rules = Rules
chat = Chat
no-chat = Nobody has said anything yet.
say-something = Say something
send = Send
everybody = everybody
log-filter = Show
show-position = Show position { $position }
score-part = Part
total = Total
no-score = There is nothing to count yet.
chart = Scores over time
another-game = Another game
rule-number = Rule { $rule }
rules-of = Rules: { $game }
search-rules = Search the rules
nothing-found = Nothing found.
source = Source
hand-over = Please hand the screen to { $name }
hand-over-text = The cards stay covered until then.
i-am = I am { $name }
text-board = Board in words
generic-table = Table

# Replay
position = Position
position-of = Move { $position } of { $last }
first = Start
previous-turn = Previous turn
previous = Previous move
next = Next move
next-turn = Next turn
last = End
seen-by = Seen by
play-on = Play on from here
back-to-table = Back to the table

# Settings
settings = Settings
language = Language
theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
playing = Playing
animations = Animations
confirm-moves = Confirm every move
identity = Who you are
account = Account for other devices (optional)
account-of = Account: { $login }
login-name = Login
password = Password (8 characters or more)
log-in = Log in
make-account = Create the account
logout = Log out
keys = Keys
key-back = one step back
key-number = play the choice with that number
key-arrows = walk through the choices
key-replay = move by move in a replay

# 7 Wonders: words beside the drawing
sw-setup = Before the first age
sw-age = Age { $age ->
    [1] I
    [2] II
   *[3] III
 }
sw-turn = Turn { $turn } of 6
sw-pass-left = hands go left
sw-pass-right = hands go right
sw-pile = Discard pile
sw-pile-open = choose a card
sw-table = The table
sw-my-city = My city
sw-left = Left neighbour
sw-right = Right neighbour
sw-far = Farther away
sw-hand = My hand
sw-chosen = has chosen
sw-thinking = thinking
sw-conflict = Shields: mine against theirs
sw-sells = For sale
sw-production = Production
sw-tokens = Conflict tokens
sw-stage = Stage
sw-built = built
sw-free = free
sw-side-day = day
sw-side-night = night
sw-empty-city = Your first building will stand here.
sw-coin = coin
sw-symbol-compass = compass
sw-symbol-gear = gear
sw-symbol-tablet = tablet
sw-symbol-choice = any symbol
sw-gain-trade = cheaper trade
sw-gain-ability = ability
sw-coins = { $count } { $count ->
    [one] coin
   *[other] coins
 }
sw-points = { $count } { $count ->
    [one] point
   *[other] points
 }
sw-shields = { $count } { $count ->
    [one] shield
   *[other] shields
 }

# Zoom
zoom-in = Closer
zoom-out = Farther
zoom-all = The whole board

# Terra Mystica: words beside the drawing
tm-setup = Setting up
tm-round = Round { $round } of { $rounds }
tm-map = Map
tm-cults = Cults
tm-power = Power actions
tm-cards = Bonus cards
tm-scoring = Round scoring
tm-favors = Favor tiles
tm-towns = Town tiles
tm-factions = Factions
tm-passed = passed
tm-used = used
tm-coins = coins
tm-workers = workers
tm-priests = priests
tm-bowls = Bowls of power: { $one }, { $two }, { $three }
tm-shipping = shipping
tm-digging = digging
tm-keys = keys
tm-order = Order
tm-bridge = Bridge

# Endeavor: words beside the drawing
en-round = Round { $round } of 7
en-map = World
en-free = free
en-buildings = Buildings
en-level = Level { $level }
en-harbor = Harbor
en-worker = worker inside
en-passed = passed
en-crown = Starting player
en-cards = Cards
en-tokens = Tokens
en-shipping = Shipping track
en-deck = Deck
en-connections = Connections

# Verbs of moves, where a game has no words of its own
verb-tm-faction = Choose
verb-tm-build = Build a dwelling
verb-tm-pass = Pass
verb-tm-dig = Buy spades
verb-tm-upgrade = Upgrade
verb-tm-burn = Burn power
verb-tm-convert = Convert
verb-tm-transform = Transform
verb-tm-done = End the turn
verb-tm-action = Action
verb-tm-drop = Forgo
verb-tm-step = Step in the cult
verb-tm-advance = Advance
verb-tm-send = Send a priest
verb-tm-leech = Take power
verb-tm-decline = Decline power
verb-tm-take = Take
verb-tm-bridge = Bridge
verb-en-build = Build
verb-en-activate = Activate
verb-en-pass = Pass
verb-en-ship = Ship to
verb-en-occupy = Occupy
verb-en-return = Return from
verb-en-draw = Draw from
verb-en-attack = Attack
verb-en-choose = Choose
verb-en-use = Use the token
verb-en-discard = Discard

# Imperium: words beside the drawing
im-round = Round { $round }
im-last-round = last round
im-market = Market
im-hand = My hand
im-my-area = My play area
im-empty-play = No card in play.
im-state = { $state ->
    [barbarian] barbarians
   *[empire] empire
 }
im-actions = actions
im-exhausts = exhausts
im-main-deck = Main deck: { $count }
im-unrest = Unrest: { $count }
im-fame = Fame: { $count }
im-exile = Exile: { $count }
im-hand-count = hand { $count }
im-play-count = in play { $count }
im-history = history { $count }
im-tucked = unrest
im-piles = Deck { $deck } · discard { $discard } · nation { $nation } · developments { $developments }
im-token-materials = materials
im-token-population = population
im-token-progress = progress
verb-im-side = Play the side
verb-im-activate = Activate
verb-im-innovate = Innovate
verb-im-revolt = Revolt
verb-im-suit = Suit
verb-im-take = Take
verb-im-top-of-deck = The top of the deck
verb-im-token = Put the token on
verb-im-discard = Discard
verb-im-end = End
verb-im-play = Play
verb-im-exhaust = Exhaust
verb-im-option = Option
verb-im-pay = Pay
verb-im-acquire = Acquire
verb-im-garrison = Garrison
verb-im-none = None
verb-im-yes = Yes
verb-im-no = No

# Civilization: words beside the drawing
cv-turn = Turn { $turn }
cv-phase-set-up = Set-up
cv-phase-start-of-turn = Start of the turn
cv-phase-trade = Trade
cv-phase-city-management = City management
cv-phase-movement = Movement
cv-phase-research = Research
cv-map = Map
cv-market = Market
cv-wonders = Wonders
cv-resources = Resources
cv-buildings = Buildings
cv-offered = On offer
cv-decks = Units { $units } · events { $events } · great people { $people }
cv-trade = trade
cv-culture = culture
cv-level = level { $level }
cv-coins = coins
cv-speed = speed
cv-techs = technologies
cv-city = city
cv-outskirts = outskirts
cv-yields = production { $production }, trade { $trade }, culture { $culture }
cv-actions = { $count } { $count ->
    [one] action
   *[other] actions
 }
cv-figures = armies { $armies }, scouts { $scouts }
cv-summary = Cities { $cities }, technologies { $techs }
cv-held = Holds
cv-battle = Battle
cv-barbarians = barbarians
cv-no-fronts = No front yet.
cv-cards = { $count } { $count ->
    [one] card
   *[other] cards
 }
cv-terrain-grassland = grassland
cv-terrain-desert = desert
cv-terrain-forest = forest
cv-terrain-mountain = mountain
cv-terrain-water = water
