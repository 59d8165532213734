# Terra Mystica: prompts, reasons, log, effects.

# Prompts
tm-ask-faction = Choose your faction
tm-ask-side = Choose one of the two factions of your colour
tm-ask-dwelling = Place a starting dwelling on your home terrain
tm-ask-card = Choose your first bonus card
tm-ask-action = Take an action or pass
tm-ask-second-action = Take the second action of your double turn
tm-ask-end-turn = Exchange resources or end your turn
tm-ask-favor = Choose a favor tile
tm-ask-town = You have founded a town: choose its tile
tm-ask-cult = Choose the cult on which you advance
tm-ask-bridge = Choose the place of your bridge
tm-ask-ordain = How many workers become priests?
tm-ask-spades = Use your spades
tm-ask-build = Build a dwelling or end your turn
tm-ask-post = Choose the dwelling that becomes a trading post
tm-ask-ride = Choose the forest where your dwelling will stand
tm-ask-storm = Choose the hex that the sandstorm turns into desert
tm-ask-ten = You have too few keys: which track enters level 10?
tm-ask-leech = Take { $gain } power { $price ->
    [0] for nothing
    [one] for 1 victory point
   *[other] for { $price } victory points
 }? Building: { $builder }
tm-ask-late-leech = Take the power that is still on offer?
tm-ask-cultist-step = An opponent took power: choose the cult on which you advance
tm-ask-cult-spades = Use the spades of your cult bonus

# Reasons
tm-unknown-move = “{ $move }” is not a move. Moves look like “build E5”, “upgrade E5 to TP”, “dig 2”, “send p to FIRE for 3”, “action ACT4”, “pass BON3”, “convert 3PW to 1W”.
tm-no-choose-first = “{ $move }” does not answer what is asked now: { $asked }.
tm-no-exchange-in-choice = “{ $move }”: no exchange while a tile, a track or a place is to be chosen. Asked now: { $asked }.
tm-no-occasion = “{ $move }” does not fit here: { $what ->
    [faction] factions are chosen before the first round.
    [favor] a favor tile is taken when a temple or a sanctuary is built.
    [town] a town tile is taken when a town is founded.
    [cult] steps on a cult come from a priest, a card, a tile or a stronghold.
    [bridge] a bridge needs the action ACT1, for Engineers also ACTE.
    [ordain] only Darklings ordain workers, when they build their stronghold.
    [leech] nobody offers you power.
    [spade] you have no spades in hand.
    [storm] no sandstorm is blowing.
   *[transform] first get spades, with “dig 1”, a power action or a card.
 }
tm-no-second-action = “{ $move }”: you have already taken your action; exchange resources or end your turn.
tm-no-turn-without-action = A turn without an action is not possible: take an action or pass.
tm-no-faction-yet = “{ $move }”: first choose your faction.
tm-no-free-board = { $faction }: this board is taken, it is the one of { $taken }.
tm-no-board-of-yours = { $faction } does not lie on the board of your colour.
tm-no-starting-dwelling = “{ $move }”: first place your starting dwelling.
tm-no-card-yet = “{ $move }”: first take a bonus card.
tm-no-free-card = { $card }: { $holder } holds this card.
tm-no-card-in-game = { $card }: this card is not in this game.
tm-no-own-card = { $card }: you must take another card than the one you return.
tm-no-card-named = Name the bonus card that you take, as in “pass BON3”.
tm-no-card-at-end = In round 6 no card is taken; say just “pass”.
tm-no-free-hex = { $hex }: a structure already stands there.
tm-no-home-terrain = { $hex }: this is { $terrain }, not your home terrain { $home }.
tm-no-reach = { $hex }: not adjacent to any of your structures, neither directly nor by ship, tunnel or carpet.
tm-no-structure-of-yours = { $hex }: no structure of yours stands there.
tm-no-piece = None left on your board: { $structure }; on the map: { $most }.
tm-no-such-upgrade = This upgrade does not exist: { $old } → { $new }.
tm-no-other-upgrade = The free upgrade makes a dwelling a trading post; not { $old } → { $new }.
tm-no-funds = It costs { $cost }; you have { $have }.
tm-no-funds-for-tunnel = { $hex }: with the tunnel or the carpet flight it costs { $cost }; you have { $have }.
tm-no-funds-for-spades = { $spades } { $spades ->
    [one] spade costs
   *[other] spades cost
 } { $cost }; you have { $have }.
tm-no-tunnel-now = { $hex }: tunnels and carpets are closed in this phase.
tm-no-distant-hexes = With this reading of the rules, the hexes of this phase must neighbour each other: { $hex } does not touch { $changed }.
tm-no-second-tunnel = Only one hex per action may be reached by tunnel or carpet; you have reached { $hex }.
tm-no-spade-target = No hex in reach takes exactly { $spades } { $spades ->
    [one] spade
   *[other] spades
 }.
tm-no-buying = No further spades can be bought in this action.
tm-no-giant-spades = Giants need exactly two spades for a hex; with these you would have { $spades }.
tm-no-giant-result = { $hex }: Giants turn a hex into wasteland with exactly two spades; { $now } → { $terrain } with { $spades } is not possible.
tm-no-spade-given-up = Bought spades must be used ({ $spades }); only free ones can be given up.
tm-no-change-of-terrain = { $hex } is already { $terrain }.
tm-no-such-result = { $hex }: { $spades } { $spades ->
    [one] spade does
   *[other] spades do
 } not make { $terrain } of { $now }.
tm-no-more-hexes = { $hex }: the spades of this action are used on { $changed } and must not be spread further.
tm-no-second-foreign-hex = { $hex }: at most one of the hexes changed in an action may end as foreign terrain; changed so far: { $changed }.
tm-no-dwelling-before-spades = { $hex }: first use your { $spades } { $spades ->
    [one] spade or give it up
   *[other] spades or give them up
 }; then build.
tm-no-second-dwelling = { $hex }: a dwelling may only follow on a hex that became home terrain in this action, and only one.
tm-no-shipping-track = Dwarves and Fakirs have no shipping.
tm-no-dig-track = Darklings have no dig track: their spades cost priests.
tm-no-higher-level = You are at the end of this track, on level { $level }.
tm-no-priest = It takes 1 priest; you have none.
tm-no-priest-left = No priest is left in your supply: all { $most } are in your hands or in the cult orders.
tm-no-so-many-priests = You cannot ordain { $n }: you have { $workers } workers and { $priests } priests in your supply.
tm-no-place = { $cult }: all places for { $steps } steps are taken ({ $places }).
tm-no-unused-action = { $action }: this action has already been used this round.
tm-no-power = This action costs { $power } power; you can spend { $have }.
tm-no-bridge-left = Your { $most } bridges are all built.
tm-no-bridge-place = No free place for a bridge touches a structure of yours.
tm-no-bridge-there = { $a }–{ $b }: a structure of yours must stand at one end of your bridge.
tm-no-second-bridge = { $a }–{ $b }: a bridge already stands there.
tm-no-such-card = { $action }: you do not hold this card.
tm-no-such-tile = { $action }: you do not own this tile.
tm-no-such-action = { $action }: your faction does not have this action.
tm-no-stronghold = { $action }: you need your stronghold for this action.
tm-no-hex-for-spades = No hex in reach can be changed with { $spades } free { $spades ->
    [one] spade
   *[other] spades
 }.
tm-no-hex-for-storm = No free foreign hex shares an edge with a structure of yours.
tm-no-free-post = The free upgrade needs a dwelling on the map and a trading post on your board; you have { $dwellings } { $dwellings ->
    [one] dwelling
   *[other] dwellings
 } and { $posts } of 4 trading posts on the map.
tm-no-free-home = No hex of your home terrain is free.
tm-no-storm-there = { $hex }: the sandstorm strikes only beside a structure of yours, across an edge.
tm-no-other-storm = { $hex }: the sandstorm makes { $home } of { $terrain }, nothing else.
tm-no-point-exchange = Only the Alchemists may exchange victory points and coins.
tm-no-town-over-river = Only the Mermaids found towns across a river.
tm-no-river-town = { $river } would join { $size } { $size ->
    [one] structure
   *[other] structures
 } outside towns, with power { $power }; a town needs { $needed } with power { $least }.
tm-no-second-river-town = { $river }: a town already lies over this river hex.
tm-no-town-tile = No town tile is left.
tm-no-sacrifice = A sacrifice needs two tokens in bowl II; you have { $have }.
tm-no-exchange-of-the-way = Your { $spades } bought { $spades ->
    [one] spade needs
   *[other] spades need
 } the tunnel or the carpet flight: { $cost } must stay; you have { $have }.
tm-no-second-of-a-kind = { $tile }: you already have this tile, and nobody takes two of a kind.
tm-no-such-favor-tile = { $tile }: none is left; there were { $copies }.
tm-no-such-town-tile = { $tile }: none is left.
tm-no-level-ten = { $cult }: you are on level { $level } and do not enter level 10 now; choose from { $cults }.
tm-no-two-steps = You have { $steps } { $steps ->
    [one] step
   *[other] steps
 } on one cult, not { $move }.
tm-no-skipped-step = Choose a cult for your { $steps } { $steps ->
    [one] step
   *[other] steps
 }; you cannot decline it.
tm-no-such-offer = “{ $move }”: you are offered { $amount } power; building: { $builder }.
tm-no-answer-to-offer = “{ $move }”: first say whether you take { $amount } power; building: { $builder }.
tm-no-action-in-phase-three = “{ $move }”: in this phase you only use the spades of the cult bonus ({ $spades }).
tm-factions-per-seat = Name one faction for each of the { $seats } seats.
tm-unknown-faction = There is no faction “{ $faction }”. Factions: { $known }.
tm-colour-twice = No colour can be used twice.
tm-start-is-a-seat = The start player is a seat from 0 to { $last }.
tm-six-scoring-tiles = Name six different scoring tiles, round 1 first.
tm-score1-too-late = SCORE1 cannot lie in rounds 5 and 6.
tm-bonus-cards-count = Name { $count } different bonus cards.
tm-needs-variant = { $tile } belongs to a variant that is off.

# Log
tm-log-round = Round { $round } · { $tile }
tm-log-end = Final scoring
tm-log-faction = { $seat }: { $faction }
tm-log-start-dwelling = { $seat } starts with a dwelling on { $hex }
tm-log-row = { $faction } ({ $seat }): { $words } · { $change }
tm-log-command = { $faction } ({ $seat }): { $words }
tm-log-points = { $faction } ({ $seat }): { $what } · { $change }
tm-log-power-taken = { $faction } ({ $seat }): an opponent took power, so a step on a cult track is due
tm-log-power-declined = { $faction } ({ $seat }): all opponents declined, so 1 power is gained
tm-log-income = { $faction } ({ $seat }): income · { $change }
tm-log-cult-reward = { $faction } ({ $seat }): cult bonus · { $change }
tm-change = { $parts }
    .join = { " · " }
tm-delta = { $delta } → { $total }
tm-bowls = power { $bowls }
tm-cult-levels = cults { $levels }

# Effects
tm-effects = { $effects }
    .join = { "; " }
tm-gain = { $parts }
tm-workers = { $n } { $n ->
    [one] worker
   *[other] workers
 }
tm-coins = { $n } { $n ->
    [one] coin
   *[other] coins
 }
tm-priests = { $n } { $n ->
    [one] priest
   *[other] priests
 }
tm-power = { $n } power
tm-points = { $n } { $n ->
    [one] victory point
   *[other] victory points
 }
tm-spades = { $n } { $n ->
    [one] spade
   *[other] spades
 }
tm-effect-income = income: { $gain }
tm-effect-cult = { $cult }: { $steps } { $steps ->
    [one] step
   *[other] steps
 }
tm-effect-cult-all = { $steps } { $steps ->
    [one] step
   *[other] steps
 } on every cult
tm-effect-smaller-towns = your towns need a power value of only { $power }
tm-effect-more-shipping = shipping +{ $levels } while you act
tm-effect-shipping-step = 1 shipping level with its points (Fakirs: carpets skip one hex more)
tm-effect-keys = { $keys } { $keys ->
    [one] key
   *[other] keys
 }
tm-effect-build-points = { $points } for each { $per ->
    [D] dwelling built
    [TP] trading post built
    [TE] temple built
    [SH_or_SA] stronghold or sanctuary built
    [town] town founded
   *[spade] spade used
 }
tm-effect-pass-points = when you pass: { $points } for { $per ->
    [D] each of your dwellings
    [TP] each of your trading posts
    [SH] your stronghold
    [SA] your sanctuary
   *[shipping_level] each of your shipping levels
 }
tm-effect-pass-table = when you pass: { $points } victory points for 1/2/3/4 trading posts
tm-effect-cult-bonus = end of the round: { $gain } for every { $steps } { $steps ->
    [one] step
   *[other] steps
 } of { $cult }
tm-effect-priest-bonus = end of the round: { $coins } for each of your priests in the cult orders
tm-effect-free-spades = transform and build with { $spades } free { $spades ->
    [one] spade
   *[other] spades
 }
tm-effect-bridge = build a bridge
tm-effect-power-cost = costs { $power } power
tm-effect-cult-action = action: 1 step on any cult
tm-effect-spade-action = action: transform and build with 1 free spade
tm-effect-stronghold = stronghold: { $ability }

# Abilities
tm-ability-town-bonus-vp = 5 more victory points for each town
tm-ability-vp-coin-exchange = exchange 1 victory point for 1 coin or 2 coins for 1 victory point at any time in your turn
tm-ability-priest-digging = spades cost 1 priest each and score 2 victory points each
tm-ability-spade-vp = 1 victory point for each spade
tm-ability-cult-on-leech = 1 step on a cult when an opponent takes power from your building
tm-ability-worker-bridge = action: a bridge for 2 workers
tm-ability-tunnel = build and transform behind one skipped hex for 2 workers and score 4 victory points; no shipping
tm-ability-river-town = one river hex may join your structures when you found a town
tm-ability-town-workers = 3 workers for each town
tm-ability-single-start-double-favor = one starting dwelling; 2 favor tiles for each temple and for the sanctuary
tm-ability-two-spades-always = any terrain costs exactly 2 spades
tm-ability-carpet = build and transform behind one skipped hex for 1 priest and score 4 victory points; no shipping
tm-ability-three-start-dwellings = three starting dwellings
tm-ability-favor-plus-cult2 = a favor tile at once; action: 2 steps on one cult
tm-ability-free-remote-dwelling = action: a free dwelling on any free forest
tm-ability-power-from-spades = 12 power at once; 2 power for each spade
tm-ability-ordain = exchange up to 3 workers for priests, once
tm-ability-three-spades = 3 spades, once
tm-ability-vp7 = 7 victory points, once
tm-ability-bridge-vp = when you pass: 3 victory points for each of your bridges between two of your structures
tm-ability-cheap-tunnel = tunnels cost 1 worker
tm-ability-free-ship = 1 shipping level, once
tm-ability-free-trading-post = action: a dwelling becomes a trading post for nothing
tm-ability-double-turn = action: take two actions in a row
tm-ability-two-free-spades = action: transform and build with 2 free spades
tm-ability-long-carpet = carpets skip 1 or 2 hexes
tm-ability-sandstorm = action: turn a hex beside your structure into desert and build there

# Score parts
tm-part-start = Start
tm-part-scoring = Scoring tiles
tm-part-favor = Favor tiles
tm-part-bonus = Bonus cards
tm-part-town = Towns
tm-part-tracks = Shipping and digging
tm-part-faction = Faction
tm-part-leech = Power from neighbours
tm-part-cults = Cults
tm-part-area = Largest area
tm-part-resources = Resources
tm-part-income = Income
tm-part-land = Buildings and room to grow

# Counters
tm-counter-points = victory points
tm-counter-coins = coins
tm-counter-workers = workers
tm-counter-priests = priests
tm-counter-bowl1 = bowl I
tm-counter-bowl2 = bowl II
tm-counter-bowl3 = bowl III
tm-counter-fire = fire
tm-counter-water = water
tm-counter-earth = earth
tm-counter-air = air

# Options
tm-option-setup = Set-up
tm-option-setup-free = free
tm-option-setup-first_game = recommended first game
tm-option-factions = Factions
tm-option-factions-choose = chosen in turn
tm-option-factions-dealt = colours dealt
tm-option-factions-random = at random
tm-option-start_player = Start player
tm-option-start_player-random = at random
tm-option-start_player-first = first seat
tm-option-scoring = Scoring tiles
tm-option-scoring-random = at random
tm-option-bonus_cards = Bonus cards
tm-option-bonus_cards-random = at random
tm-option-variable_turn_order = Turn order follows the order of passing
tm-option-shipping_bonus = One more bonus card: shipping scores when you pass
tm-option-mini_expansion_1 = Three more kinds of town tiles
tm-option-temple_scoring_tile = One more scoring tile: temples score
tm-option-cultist_errata = Cultists gain 1 power when all decline
tm-option-cult_spades = Spades of the cult bonus
tm-option-cult_spades-spread = on any hexes in reach
tm-option-cult_spades-adjacent = several hexes neighbour each other
tm-standing-leech = Power from neighbours
tm-answer-take = take
tm-answer-decline = decline
tm-answer-take-0 = take what is free
tm-answer-take-1 = take for 1 VP at most
tm-answer-take-2 = take for 2 VP at most
tm-answer-take-3 = take for 3 VP at most
tm-answer-take-4 = take for 4 VP at most
tm-summary = Lead your people, change the land, build, found towns and climb the four cults in six rounds.

# Ledgers
tm-ledger-refused = Row { $row }, { $faction }, “{ $command }”: { $reason }
tm-ledger-agrees = { $rows } { $rows ->
    [one] row
   *[other] rows
 } replayed, { $values } { $values ->
    [one] value
   *[other] values
 } compared, no difference.
tm-ledger-arranged = { $agrees } { $moved } { $moved ->
    [one] answer
   *[other] answers
} came late and { $moved ->
    [one] was
   *[other] were
} put in order.
tm-ledger-difference = { $field }: the ledger says { $expected }, the rules say { $found }.
tm-ledger-row-refused = Rows “{ $row }” are not supported.
tm-ledger-unknown-row = This is no row of a ledger.
tm-ledger-unknown-option = The option “{ $option }” is not supported.
tm-ledger-fields = A row of a table has 15 fields, not { $n }.
tm-ledger-bad-value = This value cannot be read: { $value }
tm-ledger-unknown-command = This is no command of the notation.
tm-ledger-rate = There is no such exchange.
tm-ledger-no-hex = There is no hex “{ $hex }”.
tm-ledger-not-playing = This faction is not in the game.
tm-ledger-truncated = The ledger ends before the game does.
tm-ledger-too-early = This row comes too early: something is still to be decided.
tm-ledger-out-of-turn = It is another faction's turn.
tm-ledger-wait = The Cultists may still enter this level 10 with a step that is due.
tm-ledger-step-first = The Cultists have to take a step on a cult first.
tm-ledger-no-offer = No such power is on offer.
tm-ledger-too-late = This offer can only be declined any more.
tm-ledger-no-exchange = Resources can be exchanged only in the own turn.
tm-ledger-no-step = No such step or gain is due.
tm-ledger-no-minus = There is nothing to hold back on this track.
tm-ledger-only = It does something that only a ledger can do: a faction leaves, a track is held back, or an action has no target.
tm-ledger-not-a-match = This ledger cannot become a match: { $reason }
tm-format-ledger = Ledger, command rows
tm-format-table = Ledger, table with all values

# Moves
tm-move-faction = lead { $faction }
tm-move-build = build a dwelling: { $hex }
tm-move-dig = buy { $spades }
tm-move-transform = transform { $hex }: { $terrain }
tm-move-upgrade = upgrade { $hex }: { $structure }
tm-move-ship = advance shipping
tm-move-advance-dig = advance digging
tm-move-send = send a priest: { $cult }, { $steps } steps
tm-move-send-back = return a priest: { $cult }, { $steps } { $steps ->
    [one] step
   *[other] steps
 }
tm-move-action = action { $action }
tm-move-pass = pass
tm-move-pass-card = pass, take { $card }
tm-move-burn = sacrifice 1 token of bowl II, move another one to bowl III
tm-move-exchange = exchange: { $given } → { $taken }
tm-move-take = take { $tile }
tm-move-bridge = bridge { $a }–{ $b }
tm-move-connect = found a town across { $river }
tm-move-ordain = { $n ->
    [0] ordain nobody
    [one] ordain 1 worker
   *[other] ordain { $n } workers
 }
tm-move-leech = take power ({ $amount } · { $builder })
tm-move-decline = decline power ({ $amount } · { $builder })
tm-move-drop = { $what ->
    [spade] give up a spade
   *[sandstorm] give up the sandstorm
 }
tm-move-done = end the turn
tm-move-no-step = take no cult step

# What is done, as a heading over the choices.
tm-verb-faction = Choose
tm-verb-build = Build a dwelling
tm-verb-pass = Pass
tm-verb-dig = Buy spades
tm-verb-upgrade = Upgrade
tm-verb-burn = Burn power
tm-verb-convert = Convert
tm-verb-transform = Transform
tm-verb-done = End the turn
tm-verb-action = Action
tm-verb-drop = Forgo
tm-verb-step = Step in the cult
tm-verb-advance = Advance
tm-verb-send = Send a priest
tm-verb-leech = Take power
tm-verb-decline = Decline power
tm-verb-take = Take
tm-verb-bridge = Bridge

# What a thing is that has no text of its own.
tm-kind-hex = A land hex. Structures stand on their owner’s home terrain.
tm-kind-river = A river hex. Nothing is built there; shipping reaches across it.
tm-kind-terrain = A terrain. How many spades it takes to turn it into another tells its distance on the wheel.
tm-kind-structure = A structure. Those still on the faction board cover income.
tm-kind-cult = A cult track. Steps on it bring power, round bonuses and points at the end.
tm-kind-1C = They pay for structures. In your turn you may exchange 1 power or 1 worker for 1 coin.
tm-kind-1W = They pay for structures and spades (the Darklings pay for spades with priests). In your turn you may exchange 3 power or 1 priest for 1 worker.
tm-kind-1P = They go to the cults and pay for steps of shipping and digging. In your turn you may exchange 5 power for 1 priest.
tm-kind-to = Power moves from bowl I to II and from II to III; only what lies in III can be spent. Sacrifice a token of bowl II to move another one from there to III.
tm-kind-dig = What a spade costs: it turns a hex into the next terrain of the wheel. Each step of the track makes it cheaper by a worker.
tm-kind-ship = Over how many river hexes in a row your structures reach. The Dwarves have their tunnel instead, the Fakirs their carpet.

# Styles of bots
tm-style-builder = builder of strongholds
tm-style-digger = digger
