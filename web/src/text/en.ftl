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
fan-notice = Pentapolis is an unofficial fan work with its own words and drawings. The games and their names belong to their owners.
guest = Guest
my-games = My games
lobby = Lobby
new-table = New table
choose-game = Choose a game
no-games = You have no games yet.
no-lobby = No public table is open just now.
open-one = Open one, and others see it here:
players = players
minutes = { $minutes } min
about-minutes = about { $minutes } minutes
your-move = Your move, { $name }
tables-wait = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
 }
your-turn-short = Your turn
look = Look
live-tables = Tables of others

# Tables
game = Game
seats = Seats
your-name = Your name
name = Name
how-many = Players
seat-kind = Who sits in seat { $number }
strength = Strength
style = Style
style-drawn = drawn by lot
style-plain = plain
bot-styled = { $level }, { $style }
rating = rated { $rating }
rating-text = From tournaments between the levels: who is ten ahead wins about three games of four.
shuffle = Seat the players at random
options = Options
clock = Clock
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
copied = Copied
seat-me = you, at this screen
seat-open = a friend by link
seat-local = a person at this screen
seat-bot = bot
chair-me = Me
chair-open = Friend
chair-local = Here
chair-bot = Bot
chair-open-text = You get the link and a QR code next.
how-to-play = How do you want to play?
clock-off = no clock
clock-relaxed = 90 s + 20 min
clock-days = 3 days a question
who-may-come = Who may come
by-link = by link only
in-lobby = public lobby
advanced = Advanced
as-rulebook = all as in the rulebook
options-changed = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
 }
back-to-rulebook = Back to the rulebook
chair-waits = Chair { $number } is waiting
invite-text = Whoever opens this link first sits down here.
invite-link = Link
qr = QR code of the link
scan-text = Scan it with the phone that will play.
nobody-comes = Nobody comes?
fill-bots = Start now with bots
copy-link = Copy the link
seat-waits = waiting
seat-ready = ready
running-games = Running
finished-games = Finished

# Playing
choices = Choices
choices-short = Choices
undo = Undo
redo = Redo
hint = Hint
hinted = recommended
thinking = is thinking
possible-reactions = Reactions are possible…
do-not-ask = Do not ask
always-answer = From now on, without asking ({ $kind }):
until-phase = this phase
until-game = whole game
answered-for-you = Answered for you:
ask-again = ask again
waiting-for = Waiting for { $names }
game-over = The game is over
winner = winner
board = Board
log = Log
score = Score
rules = Rules
chat = Chat
no-chat = Nobody has said anything yet.
say-something = Say something
leave = Stand up
leave-text = A bot will play on for you.
days-left = { $days } days
send = Send
everybody = everybody
earlier = Show earlier
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
about-game = About { $game }
about-more = More about it
reconstructed-share = { $count } of { $all } components are reconstructed.
about-sources = Where the facts come from
about-reconstructed = { $count ->
    [0] Nothing is reconstructed
   *[other] Reconstructed: { $count } of { $all } components
 }
hand-over = Please hand the screen to { $name }
hand-over-text = The cards stay covered until then.
i-am = I am { $name }
text-board = Board in words
generic-table = Table
more = More
sound = Sound
points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
passed = has passed
has-answered = has chosen
choose-again = Choose again
you-watch = You are watching this table.
watching = Watching
shell-undo-fence = This cannot be taken back any more: somebody else has moved, or something hidden was revealed.
undo-what = Take back: { $what }
puzzle = Puzzle of the day
puzzle-text = A position, a question, four answers. Which one would the engine play?
puzzle-find = Find it
puzzle-look = Look at it again
puzzle-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
 }
puzzle-working = Bots are playing a game for today’s puzzle. One moment…
puzzle-failed = There is no puzzle today.
guess = Guess the move
guess-prompt = What would you play here?
guess-text = Choose on the board or here; then you see the chance to win with each of them.
guess-mine = your choice
guess-played = played
guess-right = You found it.
guess-wrong = Something else keeps more of the chance.
guess-next = Next turning point
guess-leave = Back to the replay
guess-score = { $right } of { $of } found
undo-ask = Ask for it back
takeback-asked = { $name } would like to take back:
takeback-yes = Allow it
takeback-no = Refuse
takeback-withdraw = Never mind
show-side = Look at the table from the side of { $name }
side-of = The side of { $name }
side-text = You see what everybody may see, from this chair.
to-my-side = Back to my side
key-walk = walk over the things on the board
key-ask = why not? asked of the thing pointed at
delete-table = Delete the table
delete-text = The table, its game and its talk are removed for good.
leave-open-text = Your chair becomes free again.
leave-over-text = The game leaves your list; the others keep it.
what-happened = What the others did
question-waits = Your question waits. The board shows the position of each step.
to-my-move = To my move
step-of = step { $step } of { $last }
previous-step = Previous step
next-step = Next step
skip-steps = Skip
play = Play
pause = Pause
pace = Pace
since-my-move = since my move
play-back = Play back
share = Share
win = { $names } wins
win-shared = { $names } share the victory
win-tie = { $names } wins on the tie-break
win-by = { $count ->
    [one] { $names } wins by one point
   *[other] { $names } wins by { $count } points
 }
moves-played = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
you = you
rematch = Rematch
look-at-board = Look at the board
show-result = Result
offline-bar = You are offline. Rules and replays you have opened can be read; tables wait for the network.
keep-offline = Keep for reading offline
keeping-offline = Keeping move { $count } of { $all }…
kept-offline = The whole game is kept: it can be replayed without the network.

# The menu at a thing
shell-nothing-here = { $thing } is part of no choice now.
shell-tm-scoring = Nobody chooses this tile: it pays by itself in its round.
shell-tm-income = income
shell-tm-cult-reward = cult bonus
costs = costs
gives = gives
missing = { $count } missing
icon-coin = { $count ->
    [one] coin
   *[other] coins
 }
icon-points = { $count ->
    [one] point
   *[other] points
 }
icon-worker = { $count ->
    [one] worker
   *[other] workers
 }
icon-card = { $count ->
    [one] card
   *[other] cards
 }
icon-ship = { $count ->
    [one] ship
   *[other] ships
 }
icon-shield = { $count ->
    [one] shield
   *[other] shields
 }

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
spectator = a spectator
play-on = Play on from here
back-to-table = Back to the table

# Files, news and hindsight
open-save = Open a saved game
download-save = Save as a file
your-turn = It is your turn in Pentapolis
notify = Tell me when it is my turn
notices = When I am away
notices-text = my turn in slow games with others
notices-never = say nothing
notices-at-once = tell me at once
notices-daily = once a day
notices-here = Call this browser, even when the page is closed
notices-by-push = { $count ->
        [one] One browser of yours is called.
       *[other] { $count } browsers of yours are called.
    }
notices-by-mail = A mail goes to the address of your account.
notices-no-way = Nothing reaches you yet: have this browser called, or give your account an address where the server sends mail.
notify-refused = The browser does not allow notifications for this page.
online = here
offline = away
hindsight = Hindsight
hindsight-chart = Chance to win over time
hindsight-text = Bots play the game on from many of its positions. That shows who stood how well, and where the game turned. It takes about a minute.
hindsight-start = Look back on the game
hindsight-working = Looking back…
hindsight-failed = That did not work out.
turning-points = Turning points
turn-played = Played:
turn-better = Better was:
move-number = move { $position }
no-turning-points = The chances never dropped far because of one move.

# Settings
settings = Settings
language = Language
theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
playing = Playing
animations = Animations
confirm-moves = Confirm moves
confirm-never = never
confirm-turn = at the end of a turn
confirm-always = every move
identity = Who you are
account = Account for other devices (optional)
account-of = Account: { $login }
login-name = Login
password = Password (8 characters or more)
log-in = Log in
make-account = Create the account
forgotten = Forgotten? A link by mail
mailed = If the account has an address, a link is on its way there.
mail = E-mail (only for a forgotten password)
set-mail = Save the address (with the password above)
logout = Log out
your-data = Password and data
old-password = Password until now
new-password = A new password
change-password = Set the new password
password-set = The password of { $login } is set, and you are logged in.
logout-everywhere = Log out everywhere
take-data = Save all my games to a file
leave-sure = Remove me and all that is mine (with an account, type the password above)
leave-for-good = Leave for good
keys = Keys
key-back = one step back
key-number = play the choice with that number
key-arrows = walk through the choices
key-replay = move by move in a replay
sound-off = off
sound-turn = my turn only
sound-all = all
volume = Volume
animations-text = also the pace of playback
pace-none = none
playback = Play back the others
playback-always = always
playback-several = if more than 3 steps
playback-never = never
text-size = Size of text
key-enter = play what is selected
key-space = Space
key-zoom = zoom the map

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
icon-shields = { $count ->
    [one] shield
   *[other] shields
 }
sw-field-build = Build
sw-field-stage = Stage
sw-field-sell = Sell
sw-field-says = { $what }: { $word }
sw-field-for = { $what }: { $kind ->
    [gain] +{ $coins } coins
   *[cost] { $coins ->
        [0] free
       *[other] { $coins } coins
     }
 }
sw-own = own
sw-own-goods = own goods, free
sw-have-it = have it
sw-all-built = all built
sw-lacks = no
sw-few-coins = { $coins ->
    [one] { $coins } coin is not enough
   *[other] { $coins } coins are not enough
 }
sw-open-city = The whole city of { $name }
sw-prices = My price there: raw materials { $raw }, manufactured goods { $goods }
sw-just-built = Just built
sw-conflicts = Conflicts just fought
sw-conflicts-of = Conflicts of age { $age ->
    [1] I
    [2] II
   *[3] III
 }
sw-pad-players = { $count } players
sw-pad-tie = Tie: coins
sw-pad-number = { $name }: { $points }
sw-pad-from = { $name }: where { $points ->
    [one] one point came from
   *[other] { $points } points came from
 }
sw-next-conflict = Conflict of this age
sw-score-now = Points now
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
tm-last-round = Last round
tm-this-round = this round
tm-map = Map
tm-river = River
tm-town = town
tm-in-town = in a town
tm-in-reach = In your reach
tm-is-home = your home terrain
tm-spades-home = { $count } { $count ->
    [one] spade
   *[other] spades
 } to your home terrain
tm-neighbours = Neighbours may take power: { $list }
tm-cults = Cults
tm-order-places = places of priests: { $list }
tm-would-score = would score now: { $list }
tm-power = Power actions
tm-cards = Bonus cards
tm-all-cards = Bonus cards of this game
tm-scoring = Round scoring
tm-favors = Favor tiles
tm-towns = Town tiles
tm-factions = Factions
tm-passed = passed
tm-used = used
tm-left = { $count ->
    [0] none left
   *[other] { $count } left
 }
tm-taken = taken
tm-points = points
tm-coins = coins
tm-workers = workers
tm-priests = priests
tm-bowls = Bowls of power: { $one }, { $two }, { $three }
tm-shipping = shipping
tm-digging = digging
tm-keys = keys
tm-bridges = bridges
tm-area = largest area
tm-order = Order
tm-start-player = start player
tm-next-income = Next income
tm-wheel = Spades from { $terrain }
tm-standing = If it ended now
tm-final = Final score
tm-if-ended = { $total } if it ended now: cults { $cults }, area { $area }, resources { $resources }
tm-open-board = Open the faction board
tm-my-board = My board
tm-tiles = Tiles
tm-players = Players
tm-close = Close
tm-whole-board = Whole board
icon-priest = { $count ->
    [one] priest
   *[other] priests
 }
icon-power = power
icon-spade = { $count ->
    [one] spade
   *[other] spades
 }
icon-bridge = bridge
icon-key = { $count ->
    [one] key
   *[other] keys
 }
icon-cults = { $count ->
    [one] step on every cult
   *[other] steps on every cult
 }
icon-favor = favor tile
icon-burn = token given up
icon-fire = fire
icon-water = water
icon-earth = earth
icon-air = air
icon-D = dwelling
icon-TP = trading post
icon-TE = temple
icon-SH = stronghold
icon-SA = sanctuary

# Endeavor: words beside the drawing
en-round = Round { $round } of 7
en-map = World
en-mine = My board
en-rivals = Rivals
en-regions = Regions
en-free = free
en-empty = empty
en-removed = out of the game
en-buildings = Buildings
en-build-up-to = you build up to { $level }
en-level = Level { $level }
en-harbor = Harbor
en-supply = supply { $count }
en-population = population
en-worker = worker inside
en-at-work = at work
en-passed = passed
en-cards = Cards
en-tokens = Tokens
en-no-tokens = no tokens
en-shipping = Shipping track
en-deck = Deck
en-whole-deck = The whole deck, from the top
en-connections = Connections
en-order = Order of turns
en-open-board = Open the board of { $name }
en-back = my board
en-top = top
en-in-round = round { $round }
en-glory = glory
en-glory-now = glory now
en-glory-of = glory { $glory }
en-next-step = { $more } more for { $value }
en-free-buildings = { $count } free
en-working = { $count } at work
en-salary-pays = salary pays { $count }
en-slot = slot
en-empty-slot = Empty governor slot: { $glory } glory at the end
en-free-card = free
en-slavery = Slavery
en-abolished = abolished
en-allowed = { $count } left
en-abolition-in = { $count ->
    [0] end: next card
    [one] end in { $count } card
   *[other] end in { $count } cards
 }
en-abolishes = Slavery is abolished
en-governors = Governors
en-governor-of = governor: { $name }
en-leads = { $name } leads
en-opens = Opens the region; the governor goes to { $name }
en-beside = The track is full: a marker beside it, no token
en-joins = Joins { $city }
en-breaks = Breaks the connection of { $name } to { $city }
en-cards-then = Cards { $counted }, limit { $limit }
en-round-word = Round
en-phase-build = Build
en-phase-growth = Growth
en-phase-salary = Salary
en-phase-action = Actions
en-effect-industry = build up to
en-effect-culture = growth
en-effect-finance = payments
en-effect-politics = card limit
en-short-tracks = Tracks
en-short-cities = Cities
en-short-connections = Connections
en-short-cards = Cards
en-short-governor_slot = Empty slot
en-short-university = University
en-short-harbor = Harbor
en-short-slavery = Slavery
shell-en-no-means = You have no building and no token for this action: { $action }.
shell-en-all-at-work = All your buildings for this action are at work: { $action }.
shell-en-connection = Nobody acts on a connection: it belongs to whoever holds both of its cities.
shell-en-build-phase = Buildings on offer are taken in the build phase.
shell-en-not-asked = Not now. The question is: { $prompt }
shell-en-rivals = This belongs to { $seat }.


# Imperium: words beside the drawing
im-round = Round { $round }
im-last-round = Last round: { $round }
im-last-short = last: { $round }
im-market = Market
im-hand = My hand
im-my-area = My play area
im-empty-play = No card in play.
im-no-hand = No card in hand.
im-or = OR
im-side-first = good for a first game
im-start-deck = starting cards: { $count }
im-start-nation = nation deck: { $count }
im-start-developments = developments: { $count }
im-side = Side { $side }
im-state = { $state ->
    [barbarian] barbarian
   *[empire] empire
 }
im-tucked = unrest
im-unrest-under = unrest under it
im-on-it = on it { $tokens }
im-garrison = garrison: { $cards }
im-exhausted = exhausted
im-no-tokens = no tokens
im-standing = { $state }, actions { $actions }, exhaust tokens { $exhausts }, hand { $hand } (limit { $limit })
im-forecast-note = If the game ended now; of the others at least what is seen.
im-forecast = at least { $points } points now, known unrest { $unrest }
im-known-hand = known in hand: { $cards }
im-known-in-hand = known in hand (of { $count })
im-to-develop = developments: { $cards }
im-piles = Deck { $deck } · discard { $discard } · nation { $nation } · developments { $developments } · { $kind ->
    [sunken] sunken
   *[history] history
 } { $past }
im-open-area = Show everything of { $name }
im-end-main = Main deck: { $count }; the end comes when it is empty
im-end-fame = Fame: { $count }, then King of Kings; the end comes when it is turned
im-end-developments = Developments left, by seat: { $counts }; the end comes with the last of somebody
im-end-unrest = Unrest: { $count }; the table collapses when there is none
im-gauge-main = Main deck
im-gauge-fame = Fame, then King
im-gauge-developments = Developments
im-gauge-unrest = Collapse
im-small-decks = Small decks: region { $region }, uncivilised { $uncivilised }, civilised { $civilised }
im-exile = Exile: { $cards }
im-exile-pile = exile { $count }
im-nation = nation
im-nation-deck = Nation deck: { $count }
im-history = History: { $count }
im-history-short = history
im-sunken-short = sunken
im-draw-deck = Draw deck: { $count }
im-deck-short = draw deck
im-discard-short = discard pile
im-look-exile = Exiled cards
im-look-fame = Fame cards
im-look-discard = My discard pile
im-look-deck = Cards in my draw deck, in no order
im-look-developments = Developments
im-look-history = Look at history
im-pad-cards = { $name }: cards that counted
im-pad-collapse = The empires collapsed: the least unrest wins.
im-unfold = Cards to choose from: { $count }
im-unfold-payment = Ways to pay
im-left-action = actions left: { $count }
im-left-exhaust = exhaust tokens left: { $count }
im-progress-pays = One progress may stand for 1 population or 2 materials.
im-stamp-discard = discard
im-collapsed = Collapse
im-over = The game is over
im-attacks = { $name } attacks
im-resolves = { $name } resolves
im-note-main = The main deck fills the market; when it is empty, the end comes.
im-note-fame = Fame is taken by what cards do; King of Kings comes last and brings the end.
im-note-unrest = Unrest is taken and returned by what cards do; when the pile is empty, the table collapses.
im-note-nation = Its top card joins you when your draw deck is made anew; the accession card at its bottom makes you an empire.
im-note-state = Tokens that have been used come back in Cleanup.
im-phase-setup = set-up
im-phase-turn = turn
im-phase-activate = activate
im-phase-innovate = innovate
im-phase-token = token
im-phase-discard = discard
im-phase-draw = draw
im-phase-solstice = solstice
im-sign-region = region
im-sign-uncivilised = uncivilised
im-sign-civilised = civilised
im-sign-tributary = tributary
im-sign-fame = fame
im-sign-unrest = unrest
im-sign-power = power
im-sign-barbarian = for barbarians
im-sign-empire = for empires
im-sign-city = city
im-sign-metropolis = metropolis
im-sign-knight = knight
im-sign-mask = mask
im-sign-scroll = scroll
im-sign-attack = attack
im-sign-free_play = free play
im-sign-pinned = pinned
im-sign-bag = bag
im-sign-wheat = wheat
im-sign-drop = drop
icon-materials = { $count ->
    [one] material
   *[other] materials
 }
icon-population = { $count ->
   *[other] population
 }
icon-progress = { $count ->
   *[other] progress
 }
icon-action = { $count ->
    [one] action
   *[other] actions
 }
icon-exhaust = { $count ->
    [one] exhaust token
   *[other] exhaust tokens
 }
icon-unrest = { $count ->
   *[other] unrest
 }
icon-hand = cards in hand

# Civilization: words beside the drawing
cv-turn = Turn { $turn }
cv-phase-set-up = Set-up
cv-phase-start-of-turn = Start of the turn
cv-phase-trade = Trade
cv-phase-city-management = City management
cv-phase-movement = Movement
cv-phase-research = Research
cv-phase-short-start-of-turn = Start
cv-phase-short-trade = Trade
cv-phase-short-city-management = Cities
cv-phase-short-movement = Movement
cv-phase-short-research = Research
cv-tab-map = Map
cv-tab-sheet = Sheet
cv-tab-market = Market
cv-tab-race = Race
cv-map = Map
cv-hidden-tile = tile face down
cv-market = Market
cv-wonders = Wonders
cv-resources = Resources
cv-buildings = Buildings
cv-people = Great people
cv-deck = { $name }: { $count } in the deck
cv-race = Four ways to win
cv-first = 1st
cv-trade = trade
cv-culture = culture
cv-coins = coins
cv-production = production
cv-speed = Travel speed
cv-stacking = Stacking limit
cv-hand-limit = Culture hand
cv-battle-hand = Battle hand
cv-supply = Figures in supply
cv-forces = Standing forces
cv-events = Events { $count }/{ $limit }
cv-techs = Technologies
cv-techs-short = techs
cv-capital = capital
cv-city = city
cv-walled = walled
cv-defence = defence +{ $amount }
cv-outskirts = outskirts
cv-blocked = blockaded
cv-yields = production { $production }, trade { $trade }, culture { $culture }
cv-actions = { $count } { $count ->
    [one] action
   *[other] actions
 }
cv-figures = armies { $armies }, scouts { $scouts }
cv-held = Holds
cv-ways = culture { $culture }, techs { $techs }, coins { $coins }, capital { $capital }
cv-dials = Trade { $trade } of 27, +{ $income } at the next collection; coins { $coins } of { $goal }
cv-expand = Open at full size
cv-tree = All technologies
cv-slot = Open place of level { $level }, needs { $trade } trade
cv-kept = spent; coins keep
cv-closed = { $count } more of { $level }
cv-learned = learned: { $count }
cv-tech-can = can be learned now
cv-tech-known = known
cv-tech-no = not yet
cv-track = Culture track
cv-each-step = each step
cv-next-step = The next step costs { $culture } culture and { $trade } trade
cv-space-start = start
cv-space-great_person = great person
cv-space-victory = culture victory
cv-space-event = event
cv-era-ancient = Ancient
cv-era-medieval = Medieval
cv-era-modern = Modern
cv-when-any_time = any time
cv-when-start_of_turn = start
cv-when-city_management = cities
cv-when-movement = movement
cv-when-battle = battle
cv-battle = Battle
cv-barbarians = barbarians
cv-attacks = attacks
cv-front = Front { $number }
cv-new-front = new front
cv-no-fronts = No front yet.
cv-trumps = beats
cv-trump-order = Infantry beats mounted, mounted beats artillery, artillery beats infantry
cv-killed = Killed
cv-battle-cards = Your cards
cv-both-die = both die
cv-kills = kills, unhurt
cv-kills-hurt = kills, wounded
cv-dies = dies
cv-neither = both live
cv-if-front = If you play { $card } into front { $number }
cv-if-new = If you play { $card } as a new front
cv-if-trump = It trumps { $enemy }, which dies before it can strike; your unit is unhurt.
cv-if-kills = { $enemy } dies; your unit is unhurt.
cv-if-hurt = { $enemy } dies; your unit lives (wounds: { $wounds }).
cv-if-both = Both die: { $enemy } and your unit.
cv-if-trumped = { $enemy } trumps it: your unit dies.
cv-if-dies = Your unit dies; { $enemy } lives (wounds: { $wounds }).
cv-if-neither = Both units live.
cv-if-opens = It attacks nobody and stands there alone for now.
cv-if-sums = Units and combat bonus then: you { $mine }, the other side { $theirs }
cv-if-none = Choose a card to see what it would do.
cv-wounds = { $count } { $count ->
    [one] wound
   *[other] wounds
 }
cv-cards = { $count } { $count ->
    [one] card
   *[other] cards
 }
cv-bargain = Bargain
cv-has = has
cv-nothing = nothing
cv-promises = Promises, binding nobody:
cv-choose-civ = Choose a civilization
cv-benefit-great_person = a great person
cv-benefit-walls = city walls
cv-benefit-wonder = an ancient wonder
cv-benefit-infantry = two more infantry
cv-benefit-white_army = a seventh, white army
cv-no-victor = The game has ended without a victor
cv-won-culture = { $player } wins by culture
cv-won-tech = { $player } wins by technology
cv-won-economic = { $player } wins by economy
cv-won-military = { $player } wins by conquest
cv-victory-culture = Culture
cv-victory-tech = Technology
cv-victory-economic = Economy
cv-victory-military = Conquest
cv-terrain-grassland = grassland
cv-terrain-desert = desert
cv-terrain-forest = forest
cv-terrain-mountain = mountain
cv-terrain-water = water
cv-barred-outside = not in the outskirts of the city that builds
cv-barred-terrain = another terrain than it needs
cv-barred-water = water
cv-barred-stacking = no room for another figure
cv-barred-enemy = an enemy stands there
cv-barred-star = the city has its star building elsewhere
cv-barred-wonder = the city has its wonder elsewhere
cv-barred-supply = no marker is left
cv-barred-taken = the first item stands there
cv-barred-pair = no second item could be built then
cv-icon-trade = trade
cv-icon-production = production
cv-icon-culture = culture
cv-icon-coin = { $count ->
    [one] coin
   *[other] coins
 }
cv-icon-combat_bonus = combat bonus
cv-icon-any = any resource
cv-icon-event = event
cv-icon-great-person = great person
cv-icon-wonder = wonder
cv-icon-victory = victory
cv-icon-for-free = for free
cv-icon-locked = locked
cv-icon-attack = battle
cv-icon-cancel = cancelled
cv-icon-city = city
cv-icon-wound = wounds
cv-icon-heal = healing
cv-icon-travel = travel speed
cv-icon-stacking = stacking limit
cv-icon-culture-hand = culture hand
cv-icon-battle-hand = battle hand
cv-icon-water = water movement

# First game
tour = First game
tour-show = Show me
tour-click = Click it
tour-missed = Not there: the light shows the place. “Choose myself” lets you play anything.
tour-free = Choose myself
tour-leave = End the guide
tour-known = You know this question already. Decide for yourself, or let me show you.
tour-over = That was the opening. You have met every kind of decision; the rest is up to you.
tour-sw-choose_action-1 = You hold seven cards and choose one each turn; all players choose at the same time, then the hands move on. Click a card: its cost stands at its left edge, what it brings in its coloured band. Brown and grey cards produce goods for all the rest, so they make a good start.
tour-sw-choose_action-2 = A card with a small sign at its top right is free if you own the building with the same sign. Goods that you lack can be bought from a neighbour for 2 coins each; the price on a card says what you would pay and to which side.
tour-sw-choose_action-3 = You can also slide any card under your wonder as its next stage, or sell it for 3 coins. If you click a card that you cannot build, “why not?” names what is missing and the rule.
tour-sw-choose_action-4 = Red cards bring shields. At the end of each age you compare shields with both neighbours only: the badge at their names shows how you stand. Losing costs a point, winning brings 1, 3 and then 5.
tour-sw-choose_action-5 = Blue cards are plain points. Green cards count together: equal symbols squared, and 7 for each set of three. Watch the score sheet beside the log.
tour-sw-choose_action-6 = The last card of the age: of the two left, one is played and the other goes to the discard pile. Then come the conflicts and the next age with dearer cards.
tour-tm-place_dwelling-1 = Put your first dwelling on a hex of your home terrain (highlighted). Close to others is good: when neighbours build beside you, you may gain power.
tour-tm-place_dwelling-2 = The second dwelling follows in reverse order. Think of two settlements that can grow together into a town.
tour-tm-choose_bonus_first-1 = Everybody takes a bonus card for the round. It gives income and is returned when you pass; coins gather on those nobody wants.
tour-tm-action-1 = In turn order everybody takes one action after another until all have passed. The three bowls on your board hold power: it moves from left to right, and only the third can be spent on the power actions.
tour-tm-action-2 = Transform and build: spades turn a hex into your terrain. Dotted hexes are within your reach. Upgrading a dwelling to a trading post is cheaper beside a neighbour.
tour-tm-action-3 = A tile for this round scores what you do now; see the round scoring below the map. Passing early lets you choose the next bonus card first.
tour-tm-leech-1 = A neighbour has built beside you and you may take power, at the price of one victory point less than the power.
tour-tm-end_turn-1 = Before your turn ends you may still exchange resources freely. Then end it.
tour-en-choose_building-1 = Each of the seven rounds begins with a building. Your industry says up to which level you may build. Shipyard, market and workshop open different ways.
tour-en-choose_action-1 = Put a population marker on a building to use its action. First goal: ship to distant regions and take the tokens from the shipping tracks; each token raises one of your four tracks.
tour-en-choose_action-2 = Once a region's track is full, it is open and its cities can be occupied by those who are present. Two linked cities bring the token between them.
tour-en-choose_ship_region-1 = Choose the region. The marker takes the next space of its track, and you take the token there.
tour-en-choose_salary-1 = Pay-day: your finance says how many workers come back from buildings to the harbor, to be used again.
tour-en-choose_deck-1 = The top card of a deck needs as many of your markers in the region as its number. Your politics limits how many cards you may keep.
tour-cv-place_capital-1 = Put your capital on one of the highlighted squares of your home tile. A city uses the eight squares around it, so look for different terrains.
tour-cv-place_start_figures-1 = An army and a scout begin beside your capital. Scouts found cities; armies explore huts and villages and fight.
tour-cv-sot_action-1 = Start of the turn: found cities with scouts and change your government. Nothing to do yet, so end the phase.
tour-cv-trade_slot-1 = Trade: everybody collects trade from their cities, and you may bargain with others. Trade pays for technologies.
tour-cv-cm_action-1 = Each city takes one action: build something with its production, devote itself to the arts for culture, or harvest a resource.
tour-cv-build_item-1 = What should the city build? Figures and units cost little; buildings replace the yield of a square in the outskirts.
tour-cv-move_group-1 = Move your figures. A figure beside a face-down tile can reveal it.
tour-cv-research-1 = Research: with enough trade you learn a technology. Two below carry one above: the pyramid grows towards space flight at its top.
tour-im-choose_turn_option-1 = Each turn you activate (play cards and use what lies in play), innovate (take a card from the market) or revolt (get rid of unrest). Usually you activate: choose the first card to play.
tour-im-activate_step-1 = An action plays a card from your hand; an exhaust token uses a card in play. Regions and others stay in play and can hold a garrison.
tour-im-activate_step-2 = Materials, population and progress pay for cards and developments. Progress counts as points at the end. Cards in the market collect tokens, so waiting pays for somebody.
tour-im-cleanup_discard-1 = At the end of the turn you may discard cards that you do not want to keep; then you draw up to your hand limit.
tour-im-market_token_target-1 = One progress token goes onto a market card. It makes the card more attractive, also for others.

# Words of moves that lie on a board as things.
coded-bonus = card { $name }
coded-favor = favor { $name }
coded-town = town { $name }
thing-ship = Shipping
thing-dig = Spades
thing-1C = Coins
thing-1W = Workers
thing-1P = Priests
thing-to = Exchange
