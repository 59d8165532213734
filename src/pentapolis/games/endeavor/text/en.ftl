# Endeavor: prompts, reasons, log, components.

# Prompts
en-choose-building = Take one building
en-choose-salary = Pay salaries: choose the workers who return to your harbor
en-choose-action = Take one action or pass
en-choose-component = { $source }: choose an action
en-second-component = { $source }: do the other part as well, or stop
en-choose-ship-region = { $source }: ship to which region?
en-choose-city-occupy = { $source }: occupy which city?
en-choose-city-attack = { $source }: attack which city?
en-choose-payment = { $source }: choose the workers who return to your harbor
en-choose-deck = { $source }: draw from which deck?
en-arrange-governor = You pass: which governor lies on your governor slot?
en-choose-discard = You have more cards than your card limit allows: discard one
en-react-governor = Something changed after you passed: which governor lies on your governor slot?
en-react-discard = You have passed and are over your card limit: discard one card

# Reasons
en-unknown-move = “{ $move }” is not a move here. Moves look like: { $example }.
en-no-build-phase = Buildings are taken in the build phase; the question now is “{ $now }”.
en-no-turn-to-activate = Buildings are activated in your turn of the action phase; the question now is “{ $now }”.
en-no-turn-to-use = Tokens are used in your turn of the action phase; the question now is “{ $now }”.
en-no-turn-to-pass = You may pass in your turn of the action phase, instead of an action; the question now is “{ $now }”.
en-no-component-to-choose = A part is chosen when a building or token has several actions; the question now is “{ $now }”.
en-no-first-component-done = You may stop after the first part of an action with two parts; the question now is “{ $now }”.
en-no-action-begun = First activate a building or use a token with this action: { $action }. The question now is “{ $now }”.
en-no-payment = Workers return in the salary phase and by a payment action; the question now is “{ $now }”.
en-no-governor-to-arrange = The governor slot is arranged when you pass, before each check of your card limit; the question now is “{ $now }”.
en-no-card-over-limit = Cards are discarded when you have passed and are over your card limit, after the governor slot is arranged; the question now is “{ $now }”.
en-no-printed-building = { $building } is printed on your board and cannot be built.
en-no-tile-left = There is no { $building } left.
en-no-second-top-building = You may own only one building of level 5 and have { $building }.
en-no-level-above = { $building } is of level { $level }; you may build up to level { $allowed }.
en-no-such-building = You have not built { $building }.
en-no-activation-space = { $building } has no activation space.
en-no-free-building = { $building } is occupied by a worker.
en-no-worker = An activation needs a worker; your harbor is empty.
en-no-action-token = The { $token } token has no action.
en-no-token = You have no { $token } token.
en-no-population = This action costs { $cost } population: { $action }. Your harbor has { $harbor } left for it.
en-no-city-to-occupy = No free city lies in an open region where you are present.
en-no-city-to-attack = No city of another player lies in an open region where you are present.
en-no-card-to-draw = There is no deck of an open region whose top card you have enough markers for.
en-no-possible-component = { $reasons }
    .join = { " " }
en-no-worker-elsewhere = There is no worker that it could return.
en-no-repeated-payment = The same buildings would be occupied as before, without another action in between.
en-no-other-count = Exactly { $count } { $count ->
    [one] worker returns
   *[other] workers return
 }; you named { $named }.
en-no-worker-to-return = { $workers ->
    [0] No worker
    [one] Only { $workers } worker
   *[other] Only { $workers } workers
 } can return from { $building }; you named { $named }.
en-no-other-order = Write it as “{ $move }”.
en-no-stop-at-once = At least one of the actions must be carried out.
en-no-other-component = { $source } allows only this now: { $actions }.
en-no-ship-in-europe = Europe has no shipping track.
en-no-other-region = Both parts must be in the same region: { $region }.
en-no-other-deck = Both cards must come from the same deck: { $deck }.
en-no-open-region = { $region } is not open yet.
en-no-presence = You have no marker in this region: { $region }.
en-no-free-city = { $city } is occupied by { $owner }.
en-no-own-city = { $city } is yours already.
en-no-defender = { $city } is not occupied by anybody.
en-no-card-in-deck = There is no card in this deck: { $deck }.
en-no-markers-for-card = { $card } needs { $value } of your markers in its region; you have { $markers }.
en-no-governor = { $card } is not a governor.
en-no-such-card = You do not own { $card }.
en-no-counted-card = { $card } does not count against your limit and cannot be discarded.
en-no-turned-card = { $card } is turned over and stays so.

# Data files
en-data-nothing = There is no data file at “{ $path }”. Expected is a folder with some of these files, or one of them: { $files }.
en-data-unreadable = { $where } cannot be read: { $reason }.
en-data-missing = { $where }: the field “{ $field }” is missing.
en-data-unknown = { $where }: the field “{ $field }” is not known.
en-data-value = { $where }: “{ $field }” cannot be { $value }. Expected: { $expected }.
en-data-twice = { $where }: “{ $id }” is there twice.
en-data-total = { $where }: { $what }: { $found } found, { $expected } expected.

# Log
en-log-crown = { $seat } takes the crown
en-log-round = Round { $round }
en-log-build = { $seat } builds { $building }
en-log-growth = { $seat }: +{ $count } population in the harbor
en-log-return = { $seat } takes workers back: { $buildings }
en-log-activate = { $seat } activates { $building }
en-log-use = { $seat } uses a token: { $token }
en-log-pass = { $seat } passes
en-log-token = { $seat } takes a token: { $token }
en-log-ship = { $seat } ships to { $region }
en-log-open = { $region } is open
en-log-governor = { $seat } receives { $card }
en-log-occupy = { $seat } occupies { $city }
en-log-attack = { $seat } takes { $city } from { $defender }
en-log-draw = { $seat } draws { $card }
en-log-abolition = Slavery is abolished; { $count } { $count ->
    [one] card is turned over
   *[other] cards are turned over
 }
en-log-slot = { $seat }: { $card } lies on the governor slot
en-log-slot-empty = { $seat } leaves the governor slot empty
en-log-discard = { $seat } discards { $card }
en-log-end = Final scores
en-log-score = { $seat }: { $glory } glory

# Components
en-item = { $item }
en-icon = { $track } { $count }
en-icon-glory = glory { $glory }
en-text-parts = { $parts }
    .join = { "; " }
en-text-nothing = no icons
en-text-action = action: { $action }
en-mode-choose-one = { $first } or { $second }
en-mode-same-region = { $first } and/or { $second }, in one region
en-mode-twice-in-region = { $action } once or twice, in one region
en-mode-twice-from-deck = { $action } once or twice, from one deck
en-text-building = { $level ->
    [0] Printed on the board
   *[other] Level { $level }
 }; { $parts }
en-text-asset = { $value ->
    [0] Needs no marker
    [one] Needs { $value } marker
   *[other] Needs { $value } markers
 }; { $parts }
en-text-slavery = { $value ->
    [0] Needs no marker
    [one] Needs { $value } marker in Europe
   *[other] Needs { $value } markers in Europe
 }; { $parts }; −1 glory when turned over
en-text-abolition = Needs { $value } { $value ->
    [one] marker
   *[other] markers
 }; { $parts }; abolishes slavery
en-text-governor = Goes to the majority when the region opens; { $parts }
en-text-city = { $glory } glory at the end
en-text-connection = { $glory } glory at the end for the holder of both cities
en-text-region = Opens when its { $spaces } shipping spaces are filled
en-text-track = { $track ->
    [industry] Building level
    [culture] Growth
    [finance] Payments
   *[politics] Card limit
 } by level: { $columns }
en-text-column = { $from }–{ $to }: { $value }
en-text-glory-spaces = A track is worth the number of the highest glory space reached: { $spaces }
en-action-ship = 1 population to the next shipping space of a region; take its token
en-action-occupy = 1 population into a free city of an open region where you are present; take its token
en-action-attack = 2 population: one is lost, one takes a city from another player
en-action-payment = Workers return from your buildings to your harbor
en-action-draw = The top card of a deck of an open region; you need as many markers there as its value

# Score parts
en-part-cities = Cities
en-part-connections = Connections
en-part-tracks = Development tracks
en-part-cards = Cards
en-part-governor_slot = Empty governor slot
en-part-university = University
en-part-harbor = Harbor
en-part-slavery = Slavery
en-part-people = Population
en-part-tokens = Action tokens
en-part-buildings = Buildings
en-part-presence = Presence in regions

# Counters
en-counter-industry = industry
en-counter-culture = culture
en-counter-finance = finance
en-counter-politics = politics
en-counter-harbor = harbor

# Options
en-option-payment = Payment action
en-option-payment-finance_value = as many workers as the finance track pays
en-option-payment-one = one worker
en-option-passed_limit = Card limit after passing
en-option-passed_limit-immediate = checked at once
en-option-passed_limit-next_pass = checked at the next pass
en-option-university_scoring = Several Universities
en-option-university_scoring-per_tile = each scores
en-option-university_scoring-once = only one scores
en-option-data = Data files
en-option-data-box = those of the game
en-summary = Ship to far regions, open them, occupy cities and develop your seafaring empire in seven rounds.

# Moves
en-verb-build = build
en-verb-activate = activate
en-verb-use = use the token
en-verb-pass = pass
en-verb-stop = stop here
en-verb-ship = ship to
en-verb-occupy = occupy
en-verb-attack = attack
en-verb-draw = draw from
en-verb-return = return from
en-verb-discard = discard
en-verb-slot = put on the governor slot
en-move-no-governor = leave the governor slot empty
en-verb-choose = choose

# The table as clients show it
en-word-connections = Connections
en-word-stacks = Buildings
en-word-short-industry = ind
en-word-short-culture = cul
en-word-short-finance = fin
en-word-short-politics = pol
en-word-short-attack = attack
en-word-short-payment = pay
en-word-short-ship_or_draw = ship/draw
en-word-short-occupy_or_draw = occ/draw
en-view-moment = Round { $round } of 7, { $phase ->
    [build] building
    [growth] growth
    [salary] salary
   *[action] actions
 }, crown: { $crown }
en-view-cards = cards
en-view-points = glory
en-view-passed = passed
en-view-worker = worker
en-view-open = open
en-view-closed = closed, { $filled } of { $spaces } shipping spaces filled
en-view-track = track, from the sea to the deck
en-view-leader = leads for the governor: { $seat }
en-view-markers = markers
en-view-cities = cities
en-view-tokens = tokens
en-view-nobody = nobody
en-view-top-card = top card: { $card }, { $count } { $count ->
    [one] card
   *[other] cards
 } in the deck
en-view-track-level = { $name } { $level } ({ $track ->
    [industry] building level
    [culture] growth
    [finance] payments
   *[politics] card limit
 } { $value })
en-view-counted = { $count } count, limit { $limit }
en-view-slot = on the governor slot: { $card }
en-view-turned = turned over
en-view-left = { $count } left
en-view-space = space { $number } of { $spaces }, token: { $token }
en-view-opens = opens the region
en-view-beside = the track is full: a marker beside it, no token
en-view-own-markers = your markers: { $count }
en-view-token = token: { $token }
en-view-held = held by { $seat }
en-view-joins = joins { $city }
en-view-joins-token = joins { $city }, token: { $token }
en-view-breaks = breaks the connection to { $city }

# What a thing is that has no text of its own.
en-kind-region = A region of the board with its cities and cards.
en-kind-deck = A deck of cards. Whoever has enough markers in an open region takes the top card.

# Styles of bots
en-style-conqueror = conqueror
