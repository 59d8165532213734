# Civilization: prompts, reasons, log, effects.

cv-summary = Explore a hidden map, found cities, trade, build wonders and armies, and research a pyramid of techs. Four ways to win: culture, technology, economy or conquest.
cv-option-variant = Variant
cv-option-variant-normal = Full game
cv-option-variant-intro = Introductory game without wonders, Egypt and Rome; ends as soon as somebody founds a third city
cv-option-civ_choice = Civilizations
cv-option-civ_choice-random = At random
cv-option-civ_choice-agreed = Chosen in turn order
cv-option-turn_limit = Turn limit
cv-option-turn_limit-0 = none
cv-option-trade_offers_per_player = Trade offers per player and turn
cv-option-trade_counters_max = Counter-offers in a row
cv-part-victory = Victory
cv-part-progress = Progress in percent
cv-part-techs = Technologies
cv-part-trade = Trade
cv-part-culture = Culture
cv-part-coins = Coins
cv-part-cities = What cities yield
cv-part-figures = Armies and scouts
cv-part-finds = Finds and resources
cv-part-force = Fighting force
cv-part-wonders = Wonders
cv-counter-trade = trade
cv-counter-culture = culture
cv-counter-level = culture level
cv-counter-coins = coins
cv-counter-techs = techs
cv-counter-units = units

cv-standing-cancel_city_action = city actions of others
cv-standing-cancel_event = events of others
cv-standing-cancel_ability = abilities of others
cv-standing-interrupt_move = movements of others
cv-standing-battle_ability = abilities after a unit was played
cv-standing-trade_slot = offers of your own
cv-answer-pass = let it pass

# Prompts
cv-ask-civ = Choose a civilization
cv-ask-capital = Place your capital
cv-ask-start-marker = Place in the outskirts of your capital: { $what }
cv-ask-first-figures = Place your first figures
cv-ask-start-of-turn = Start of turn: what do you do?
cv-ask-relocate = Move your figure out of the new city
cv-ask-free-figure = Which figure do you place for free?
cv-ask-trade = Trade: make an offer or pass
cv-ask-partner = Whom do you offer a deal?
cv-ask-compose = Your offer to { $seat }: { $give }. In return: { $get }. Add something or propose it
cv-ask-answer = { $seat } offers: { $give }. In return: { $get }
cv-ask-pick = Which hidden item do you hand over?
cv-ask-city = City management: what do you do?
cv-ask-item = What does the city build?
cv-ask-second-item = What does the city build as the second item?
cv-ask-square = Where do you place it: { $item }?
cv-ask-harvest = Which resource does the city harvest?
cv-ask-discard = Too many event cards: discard one
cv-ask-place-person = Where do you place the great person: { $person }?
cv-ask-market-resource = Take a resource from the market
cv-ask-learn = Which tech do you learn for free?
cv-ask-research = Which tech do you research?
cv-ask-react = { $seat } is about to do: { $what }. Do you cancel it?
cv-ask-react-at = { $seat } is about to do: { $what } (target: { $target }). Do you cancel it?
cv-ask-pay = { $tech }: pay { $units } more { $units ->
    [one] resource
   *[other] resources
 }
cv-ask-gift-receiver = Who gets a coin?
cv-ask-consent = { $seat } wants to target you with { $event }. Do you agree?
cv-ask-event-player = { $event }: which player?
cv-ask-event-square = { $event }: which square?
cv-ask-event-kill = { $event }: who dies?
cv-ask-push = { $event }: where do the figures go?
cv-ask-ability = { $tech }: choose the target
cv-ask-move = Movement: which figures move?
cv-ask-lead = Movement: where does your { $figure } on { $square } go? Or choose other figures
cv-ask-travel = Where to? Steps left: { $left }
cv-ask-interrupt = { $seat } moves to { $square }: { $figures }. Do you interrupt?
cv-ask-raze = Your army stands on a building at { $square }. Destroy it?
cv-ask-unit = Battle: play a unit
cv-ask-battle-ability = Battle: use an ability?
cv-ask-wounds = Deal a wound ({ $left } left)
cv-ask-heal = Heal a wound ({ $left } left)
cv-ask-save-unit = Which killed unit do you save?
cv-ask-barbarian-deck = Which deck does the missing barbarian come from?
cv-ask-levy = Do you play an event before the battle?
cv-ask-levy-unit = Draw a free unit ({ $count } left)
cv-ask-loot = Loot from { $seat }: { $loot } to spend

# Reasons
cv-unknown-move = “{ $move }” is not a move. Moves look like “move C5 army:1”, “to C6”, “build C5 army”, “research pottery”, “end”.
cv-not-now = “{ $move }” is not possible now.
cv-bad-number = { $value } is not a number from 0 to 200.
cv-most-cities = You cannot have more cities.
cv-found-scout = No figure of yours on { $square } can found a city.
cv-found-water = { $square } is water.
cv-found-edge = { $square } lies at the edge of the known map.
cv-found-hut = There is a hut or village beside { $square }.
cv-found-enemy = An enemy figure stands beside { $square }.
cv-found-near = { $square } is too close to another city.
cv-gov-once = You have already changed government this turn.
cv-gov-anarchy = Only Anarchy or a government unlocked last turn is open to you.
cv-gov-locked = That government is not open to you.
cv-not-your-city = That is not a city of yours.
cv-city-acted = The city at { $city } has no action left.
cv-anarchy-capital = In Anarchy the capital takes no action.
cv-no-harvest = The city does not see that resource, or the market is out of it.
cv-advance-cost = The next space costs { $culture } culture and { $trade } trade.
cv-item-unavailable = Not available in this city: { $item }.
cv-item-cost = { $item } costs { $cost }; the city can reach { $have }.
cv-tech-known = You already know { $tech }.
cv-no-place = There is no place for { $tech } on level { $level } of your pyramid.
cv-tech-trade = You need { $need } trade and have { $have }.
cv-no-figures = You have no figures on { $square }.
cv-figures-moved = Your figures on { $square } have already moved.
cv-figures-locked = No figure may leave { $square } this turn.
cv-figures-shipped = Figures that were shipped to { $square } do not move this turn.
cv-step-far = { $square } cannot be reached with { $left ->
    [one] { $left } step
   *[other] { $left } steps
 }.
cv-step-hidden = { $square } lies on a tile that is not discovered.
cv-step-water = { $square } is water, and you cannot end your movement there.
cv-step-closed = These figures may not enter { $square }.
cv-step-own-city = A movement may cross the own city at { $square }, never end there.
cv-step-government = Your government does not attack cities such as the one at { $square }.
cv-step-stacking = Too many figures would stand on { $square }.
cv-offer-payable = “{ $move }” is not possible in this offer: it is empty, or one of you does not have that.
cv-offer-declined = This offer was already declined in this phase.

# Log
cv-log-turn = Turn { $turn }, first player: { $seat }
cv-log-phase = { $phase ->
    [start-of-turn] Start of turn
    [trade] Trade
    [city-management] City management
    [movement] Movement
   *[research] Research
 }
cv-log-civ = { $seat } leads { $civ } with { $tech }; units: { $units }
cv-log-capital = { $seat } places the capital on { $square }
cv-log-found = { $seat } founds a city on { $square }; used up: { $figure }
cv-log-government = { $seat } changes government: { $government }
cv-log-send = { $seat } sends { $square } to the city at { $city }
cv-log-use = { $seat } uses { $what }
cv-log-collect = { $seat } collects { $trade } trade, now { $total }
cv-log-offer = { $seat } makes { $other } an offer
cv-log-declined = { $seat } declines the offer of { $other }
cv-log-deal = { $seat } gives { $other }: { $give }. In return: { $get }
cv-log-build = { $seat } builds on { $square }: { $item }
cv-log-arts = { $seat }: the city at { $city } devotes itself to the arts
cv-log-harvest = { $seat }: the city at { $city } harvests
cv-log-resource = { $seat } takes { $resource }
cv-log-coin = { $seat } puts a coin on { $what }
cv-log-advance = { $seat } advances to culture space { $space }
cv-log-draw-event = { $seat } draws an event { $deck }
cv-log-you-drew = You got: { $event }
cv-log-discard = { $seat } discards { $event }
cv-log-person = { $seat } gains a great person: { $person }
cv-log-place-person = { $seat } places on { $square }: { $person }
cv-log-learn = { $seat } learns { $tech }
cv-log-unit = { $seat } draws a unit: { $unit }
cv-log-declare = { $seat } plays { $what }
cv-log-declare-at = { $seat } plays { $what }: { $target }
cv-log-destroyed = { $what } on { $square } is destroyed
cv-log-killed = Killed on { $square }: { $dead }
cv-log-unit-killed = { $seat } loses a unit: { $unit }
cv-log-city-lost = { $seat } loses the city on { $square }
cv-log-cancelled = { $seat } cancels { $what }
cv-log-refused = { $seat } refuses to be targeted by { $event }
cv-log-spend = { $seat } spends { $what }
cv-log-obsolete = { $wonder } becomes obsolete
cv-log-new-wonder = New in the market: { $wonder }
cv-log-step = { $seat } moves from { $start } to { $square }: { $figures }
cv-log-discover = { $seat } discovers a tile at { $square }: { $tile }
cv-log-token = { $seat } takes from { $square }: { $token }
cv-log-steal = { $seat } steals a tech from { $other }
cv-log-scouts-killed = { $seat } kills lone scouts of { $other }
cv-log-battle = { $seat } attacks { $other } on { $square }
cv-log-village-battle = { $seat } attacks the village on { $square }
cv-log-play = { $seat } plays on front { $front }: { $unit }
cv-log-result = Attacker { $attacker } (bonus { $attacker_bonus }), defender { $defender } (bonus { $defender_bonus }): the { $winner ->
    [attacker] attacker
   *[defender] defender
 } wins
cv-log-coins-up = { $seat } has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } more, now { $total }
cv-log-coins-down = { $seat } has { $coins_lost ->
    [one] { $coins_lost } coin
   *[other] { $coins_lost } coins
 } less, now { $total }
cv-log-overflow = { $seat } loses { $trade_lost } trade above 27
cv-log-gain-trade = { $seat } gains { $trade } trade: { $what }
cv-log-gain-culture = { $seat } gains { $culture } culture: { $what }
cv-log-pay-trade = { $seat } pays { $trade_paid } trade
cv-log-pay-culture = { $seat } pays { $culture_paid } culture
cv-log-pay-research = { $seat } pays { $trade_paid } trade for research and keeps { $kept }
cv-log-advance-price = { $seat } pays { $culture_paid } culture{ $trade_paid ->
    [0] {""}
   *[other] {" "}and { $trade_paid } trade
 } for a step on the culture track
cv-log-rush = { $seat } rushes: { $trade_paid } trade for { $production } production
cv-log-placed = { $seat } places on { $square }: { $item }
cv-log-cleared = { $what } leaves { $square }
cv-log-upgraded = { $square } is upgraded: { $what }
cv-log-boost = The city at { $city } has +{ $amount } production this turn
cv-log-terrain = { $square } becomes { $terrain ->
    [desert] desert
   *[grassland] grassland
 }
cv-log-forces = Cards: attacker { $attacker } (bonus { $attacker_bonus }), defender { $defender } (bonus { $defender_bonus })
cv-log-play-barbarians = The barbarians play on front { $front }: { $unit }
cv-log-trump = { $unit } trumps { $other } and wounds first
cv-log-wounded = Front { $front }: { $unit } takes { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
 } ({ $wounds } of { $strength })
cv-log-dies = { $seat } loses a unit on front { $front }: { $unit } ({ $wounds } wounds, strength { $strength })
cv-log-barbarian-dies = Barbarians on front { $front } are killed: { $unit } ({ $wounds } wounds, strength { $strength })
cv-log-healed = { $seat } heals { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }
cv-log-saved = { $seat } saves a killed unit: { $unit }
cv-log-blockade = { $seat } blocks { $square } of { $other }
cv-log-unblocked = { $seat } no longer blocks { $square } of { $other }
cv-log-loot = { $seat } takes loot from { $other }: { $what }
cv-log-victory = { $seat } wins: { $victory ->
    [culture] culture victory
    [tech] tech victory
    [economic] economic victory
   *[military] military victory
 }
cv-log-no-victory = The game ends in turn { $turn } without a winner

# Offers and loot
cv-offer-trade = { $amount } trade
cv-offer-culture = { $amount } culture
cv-offer-count = { $count }× { $name }
cv-offer-promise = promise { $promise } ({ $about }, { $until })
cv-offer-nothing = nothing
cv-loot-coin = a destroyed coin ({ $place })
cv-dead = { $name } ({ $seat })

# Effects
cv-named = { $name }
cv-effects = { $effects }
    .join = { "; " }
cv-effect-none = No effect
cv-effect-paid = For 1 { $resource }: { $effect }
cv-effect-paid-any = For any { $units } resources: { $effect }
cv-effect-icon = { $icon ->
    [trade] { $amount } trade
    [production] { $amount } production
    [culture] { $amount } culture
    [coin] { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
     }
   *[combat] combat bonus +{ $amount }
 }
cv-effect-building = Costs { $cost }; stands on { $terrain ->
    [water] water
    [desert] desert
    [mountain] mountains
    [grassland] grassland
   *[land] any land
 }{ $star ->
    [yes] ; one star building per city
   *[no] {""}
 }
cv-effect-walls = Costs { $cost }; +{ $bonus } when the city defends, and the attacker plays first
cv-effect-wonder = { $era ->
    [ancient] Ancient
    [medieval] Medieval
   *[modern] Modern
 } wonder, costs { $cost }
cv-effect-timing = { $timing ->
    [start_of_turn] Start of turn
    [city_management] City management
    [movement] Movement
    [battle] Battle
   *[any_time] Any time
 }
cv-effect-start = Starts with { $tech }, { $government }{ $benefit ->
    [great_person] , a great person
    [walls] , a walled capital
    [wonder] , an ancient wonder
    [infantry] , two more infantry units
    [white_army] , a second army
   *[none] {""}
 }
cv-effect-unlock-building = Unlocks the building: { $building }
cv-effect-upgrade-building = Upgrades buildings to: { $building }
cv-effect-unlock-government = Unlocks the government: { $government }
cv-effect-unlock-unit = Unlocks units: { $unit }
cv-effect-upgrade-unit = { $unit }: rank { $rank }
cv-effect-stat = { $stat ->
    [speed] Travel speed { $amount }
    [stacking] Stacking limit { $amount }
    [hand] Culture hand size +{ $amount }
    [cities] Up to { $amount } cities
   *[water] { $amount ->
        [1] Figures may cross water
       *[other] Figures may cross water and end there
     }
 }
cv-effect-discount = { $wonder } costs only { $cost }
cv-ability-production-per-3-coins = Each of your cities has +1 production for every 3 coins
cv-ability-hand-per-5-coins = Battle and culture hand sizes +1 for every 5 coins
cv-ability-split-production = Once per turn one city may build two items, both paid in full
cv-ability-fly-over = Your figures may pass over enemies, huts, villages and cities
cv-ability-events-uncancellable = Your events cannot be cancelled
cv-ability-double-conversion = Rushing gives 2 production for 3 trade
cv-ability-stacking-plus-1 = Stacking limit +1
cv-ability-no-capital-action = The capital takes no city action
cv-ability-armies-found-cities = Armies may found cities
cv-ability-scouts-explore-huts = Scouts may explore huts
cv-ability-coin = +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
 }
cv-ability-shared-harvest = A city may harvest what any of your cities sees
cv-ability-culture-hand = Culture hand size +{ $amount }
cv-ability-arts-bonus = Each arts action gives { $amount } more culture
cv-ability-no-attack-cities = Your armies may not attack enemy cities
cv-ability-city-production = Each of your cities has +{ $amount } production
cv-ability-capital-arts-penalty = An arts action of the capital gives { $amount } culture
cv-ability-battle-hand = Battle hand size +{ $amount }
cv-ability-trade-penalty = { $amount } trade when collecting
cv-ability-reveal-enemy-battle-hand = Your opponent plays with the battle hand face up
cv-ability-unit-strength = Your units have +{ $amount } strength
cv-ability-research-discount = Research needs { $amount } trade less
cv-ability-event-immunity = Events cannot target you unless you agree
cv-ability-coin-on-battle-win = After a won battle, once per turn: a coin on this card (at most { $most })
cv-ability-explore-culture = { $amount } culture for each hut or village
cv-ability-save-unit = After each battle one of your killed units returns
cv-ability-tech-units = A tech that upgrades or unlocks a unit gives one such unit and a resource from the market
cv-ability-culture-advance = One culture space for each wonder built and each city or village founded or conquered
cv-ability-break-walls = Walls of a city you attack are destroyed
cv-ability-raze-building = Once per turn an army that ends its movement on an enemy building may destroy it
cv-ability-tech-victory = You win the game
cv-ability-sot-trade = Start of turn: { $amount } trade
cv-ability-free-culture-step = Start of turn: advance { $amount } culture space
cv-ability-gain-culture = Gain { $amount } culture
cv-ability-gain-trade = Gain { $amount } trade
cv-ability-gain-trade-share = Gain { $amount } trade; another player of your choice gains { $other }
cv-ability-city-boost = One of your cities has +{ $amount } production this turn
cv-ability-gain-great-person = Gain a random great person
cv-ability-add-coin-token = Put a coin on this card{ $most ->
    [0] {""}
   *[other] {" "}(at most { $most })
 }
cv-ability-pay-for-coin = Once per turn pay { $amount } { $what ->
    [culture] culture
   *[trade] trade
 }: a coin on this card (at most { $most })
cv-ability-cancel-city-action = Cancel another player's city action
cv-ability-cancel-event = Cancel an event
cv-ability-cancel-ability = Cancel a resource ability
cv-ability-bonus-damage = A unit played against an enemy unit deals { $amount } more wounds
cv-ability-deal-wounds = In a battle deal up to { $amount } wounds to enemy units
cv-ability-heal = Once per battle heal { $amount ->
    [0] all wounds
   *[other] up to { $amount } wounds
 }
cv-ability-obsolete-wonder = Make { $eras ->
    [1] an ancient wonder
   *[other] an ancient or medieval wonder
 } obsolete
cv-ability-kill-random-unit = Kill a random unit of another player
cv-ability-destroy-building = Destroy any building
cv-ability-lock-square = No figure may leave a square of your choice this turn
cv-ability-move-to-water = Move your figures from one square to any water square
cv-ability-extra-city-actions = Each of your cities may take one more action this turn
cv-ability-destroy-city = Destroy a city that is no capital, with all in its outskirts
cv-ability-free-figure = Start of turn: place an army or scout on this square for free
cv-ability-free-building = Once per turn a city may build an unlocked building for free as its action
cv-ability-double-harvest = Once per turn a city may harvest twice as its action
cv-ability-learn-known-tech = Start of turn: learn a tech that another player knows
cv-ability-tech-theft = Once per turn a lone figure may enter an enemy city: it is lost and you learn a tech of that player
cv-ability-as-resource = Counts as one of: { $resources }{ $coin ->
    [0] {""}
   *[other] . Another player gets a coin
 }
    .join = { ", " }
cv-ability-kill-figures = Kill { $amount ->
    [one] one figure
   *[other] up to { $amount } figures
 } in a square{ $person ->
    [yes] , or a great person there
   *[no] {""}
 }{ $range ->
    [-1] {""}
   *[other] , at most { $range } squares away
 }
cv-ability-set-terrain = { $becomes ->
    [desert] A square that is no mountain becomes desert
   *[grassland] A forest becomes grassland
 }
cv-ability-free-units = Draw up to { $amount } units for free
cv-ability-tech-swap = You and another player learn a tech from each other, up to level { $amount }
cv-ability-force-anarchy = The government of another player becomes Anarchy
cv-ability-push-figures = Move the figures of another player on one square up to { $amount } squares
cv-ability-destroy-buildings = Destroy { $amount ->
    [one] one building
   *[other] up to { $amount } buildings of one or two players
 }{ $range ->
    [-1] {""}
   *[other] , at most { $range } squares away
 }
cv-ability-cancel-targeting-me = Cancel an event that targets you
cv-ability-cancel-any-event = Cancel an event
cv-ability-cancel-event-or-ability = Cancel an event or a resource ability

# Moves
cv-verb-end = end
cv-verb-pass = pass
cv-verb-done = done
cv-verb-decline = decline
cv-verb-civ = lead
cv-verb-capital = capital on
cv-verb-put = put on
cv-verb-army = army on
cv-verb-scout = scout on
cv-verb-found = found a city on
cv-verb-government = change to
cv-verb-wonder = use wonder
cv-verb-event = play event
cv-verb-place = place great person
cv-verb-send = send the yield of a square to a city
cv-verb-on = place on
cv-verb-keep = keep in reserve
cv-verb-figure = place
cv-verb-learn = learn
cv-verb-offer = make an offer
cv-verb-partner = to
cv-verb-give-trade = give trade
cv-verb-give-culture = give culture
cv-verb-give = give
cv-verb-give-token = give token
cv-verb-give-event = give event
cv-verb-get-trade = ask for trade
cv-verb-get-culture = ask for culture
cv-verb-get = ask for
cv-verb-get-token = ask for token
cv-verb-get-event = ask for an event
cv-verb-promise = promise
cv-verb-propose = propose
cv-verb-withdraw = withdraw
cv-verb-accept = accept
cv-verb-counter = make a counter-offer
cv-verb-pick-token = hand over
cv-verb-pick-event = hand over
cv-verb-use = use ability
cv-verb-build = build in
cv-verb-build-two = build two items in
cv-verb-arts = arts in
cv-verb-harvest = harvest in
cv-verb-free-building = free building in
cv-verb-harvest-twice = harvest twice in
cv-verb-take = take
cv-verb-advance = advance on the culture track
cv-verb-coin = buy a coin on
cv-verb-item = build
cv-verb-pay = pay
cv-verb-pay-token = pay with token
cv-verb-pay-event = pay with event
cv-verb-discard = discard
cv-verb-cancel-by = cancel with event
cv-verb-cancel-with = cancel with tech
cv-verb-agree = agree
cv-verb-refuse = refuse
cv-verb-at = at
cv-verb-player = player
cv-verb-kill = kill
cv-verb-kill-person = kill the great person
cv-verb-obsolete = make obsolete
cv-verb-move = move from
cv-verb-to = go to
cv-verb-discover = discover the tile at
cv-verb-stop = stop
cv-verb-stay = stay here
cv-verb-steal = steal a tech at
cv-verb-raze = destroy it
cv-verb-leave = leave it
cv-verb-play = play
cv-verb-heal = heal with
cv-verb-front = front
cv-verb-save = save
cv-verb-loot-trade = loot trade
cv-verb-loot-culture = loot culture
cv-verb-loot = loot
cv-verb-loot-token = loot token
cv-verb-destroy-coin = destroy a coin on
cv-verb-loot-tech = loot tech
cv-verb-loot-event = loot an event
cv-verb-steal-coin = steal a coin from
cv-verb-deck = draw from
cv-verb-research = research
cv-verb-nothing = research nothing

# The table in the terminal
cv-word-market = Market
cv-word-government = government
cv-word-forces = units
cv-word-ranks = ranks
cv-word-events = events
cv-view-moment = turn { $turn }, { $phase ->
    [set-up] set-up
    [start-of-turn] start of turn
    [trade] trade
    [city-management] city management
    [movement] movement
   *[research] research
 }, first player: { $first }
cv-view-legend = g grassland, d desert, m mountain, f forest, w water, ? undiscovered · ◆ city, B building, W wonder, P great person · h hut, v village, $ coin, * culture · o wheat, s silk, i incense, r iron · A army, S scout, X both
cv-view-city = { $square }{ $capital ->
    [yes] {" "}(capital)
   *[no] {""}
 }: trade { $trade }, production { $production }, arts { $culture }{ $walled ->
    [yes] , walls
   *[no] {""}
 }{ $actions ->
    [0] {""}
   *[other] , actions left: { $actions }
 }
cv-view-wonder = { $wonder } { $cost } ({ $cheap })
cv-view-offer = Offer ({ $seat } gives { $other }): { $give }; in return: { $get }
cv-view-offer-hidden = { $seat } makes { $other } an offer
cv-view-promise = { $seat } promises { $other } { $promise } ({ $about }, { $until })
cv-view-battle = Battle on { $square }: attacker { $seat } (bonus { $attacker }), defender { $other } (bonus { $defender })
cv-view-barbarians = barbarians
cv-view-cards = cards in hand: { $count }
cv-view-unit = { $unit } (strength { $strength }{ $wounds ->
    [0] {""}
   *[other] , wounds { $wounds }
 })
cv-view-terrain = { $terrain ->
    [grassland] grassland
    [desert] desert
    [mountain] mountain
    [forest] forest
   *[water] water
 }
