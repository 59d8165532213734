# Civilization: prompts, reasons, log, effects.

cv-summary = Explore a hidden map, found cities, trade and fight. Four ways to win: culture, technology, economy or conquest.
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
cv-counter-armies = armies
cv-counter-scouts = scouts
cv-counter-wheat = wheat
cv-counter-silk = silk
cv-counter-incense = incense
cv-counter-iron = iron

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
cv-bad-number = { $value } is not a number from 0 to 200.
cv-no-elsewhere = “{ $move }” { $home ->
    [set-up] belongs to the set-up
    [start-of-turn] belongs to the Start of Turn
    [trade] belongs to an offer in the Trade phase
    [city-management] belongs to City Management
    [movement] belongs to Movement
    [research] belongs to Research
    [battle] belongs to a battle
    [loot] belongs to the loot of a battle
    [reaction] is a reaction to what somebody else does
    [payment] pays for an ability
    [target] names a target
   *[any] does not answer this question
 }. Now you are asked: { $now }
cv-no-plan = “{ $move }” is not asked for here: it happens by itself, or leads to nothing this turn.
cv-no-card = You do not hold this event: { $what }.
cv-no-event-phase = { $what } is played { $phase ->
    [start_of_turn] at the start of the turn
    [city_management] in City Management
    [movement] in Movement
    [battle] before a battle
   *[any] as a reaction or a payment
 }, not now.
cv-no-event-target = { $what } has no legal target now.
cv-no-event-aim = { $event } cannot choose { $what }: it needs { $effect ->
    [city_boost] a city of yours
    [destroy_buildings] a building or walls within its range
    [set_terrain] a square of the right terrain without building, wonder or city
    [push_figures] figures of one other player that can be moved
    [kill_figures] figures, or a great person where the card says so, within its range
   *[other] another target
 }; United Nations may have refused it.
cv-no-such-player = Nobody sits there: { $what }.
cv-no-own-target = You cannot choose yourself ({ $what }).
cv-no-immune-target = { $what } has refused this card with the United Nations this turn.
cv-no-immune-mover = Whoever moves has refused { $what } with the United Nations this turn.
cv-no-anarchy-target = { $what } is in Anarchy already.
cv-no-teacher = { $what } knows no tech that you could learn with this card.
cv-no-victim = { $event }: there is no such victim on the square, or it was named already: { $what }.
cv-no-more-kills = { $event } kills { $left } more { $left ->
    [one] figure
   *[other] figures
 }; you named { $named } of { $what }.
cv-no-person-there = This card kills no great person here.
cv-no-push-path = { $event } cannot lead the figures to { $what }: the next square is revealed land beside them, without a hut, village, foreign city or figure, and the way must end within the stacking limit.
cv-no-push-yet = The figures have not been moved yet.
cv-no-push-into-city = The figures cannot be left in a city.
cv-no-push-end = { $figures } figures of this player would stand on { $what }; at most { $most } may.
cv-no-ability-phase = { $what } is used { $phase ->
    [trade] in the Trade phase
    [city_management] in City Management
    [movement] in Movement
    [battle] in a battle
   *[any_time] as a reaction
 }, not now.
cv-no-ability-target = { $what } would do nothing now: it has no target.
cv-no-ability-aim = { $tech } cannot be aimed at { $what }: it needs { $effect ->
    [gain_trade_share] another player
    [city_boost] a city of yours
    [obsolete_wonder] a wonder of the right era that is not obsolete, on the map or in the market
    [kill_random_unit] another player with units
    [destroy_building] a building or walls
    [lock_square] a revealed square that is not locked yet
    [destroy_city] a city that is no capital
   *[move_to_water] own figures, then a free water square
 }.
cv-no-tech = You do not know { $what }.
cv-no-ability-again = You have used { $what } this turn already.
cv-no-resource = { $what } costs { $units } { $price ->
    [any] resources of any kind
   *[other] { $price }
 }; you have { $have }.
cv-no-gift = { $what } does not count as the resource that is asked for.
cv-no-receiver = { $what }: everybody has refused its coin this turn.
cv-no-other-price = { $what } does not pay here; it costs { $price }.
cv-no-token = You have no more of this to pay with: { $what }.
cv-no-cancel = { $what } does not cancel this.
cv-no-cancel-target = { $what } cancels only an event that targets you.
cv-no-interrupt = { $what } does not interrupt this moment of a movement.
cv-no-range = { $what } does not reach the figures.
cv-no-levy = { $what } raises no units before a battle.
cv-no-civ-taken = { $what } has a player already.
cv-no-civ-intro = { $what } is not part of the introductory game.
cv-no-capital-there = The capital stands on one of the four central squares of your home tile, not on { $what }.
cv-no-outskirts = { $what } does not lie in the outskirts.
cv-no-own-outskirts = { $what } does not lie in the outskirts of your city.
cv-no-first-army = All your armies are placed; the scout comes next.
cv-no-first-scout = Your armies are placed before the scout.
cv-no-site-water = { $what } is water.
cv-no-site-enemy = Enemy figures stand on { $what }.
cv-no-site-stacking = At most { $most } of your figures may stand on { $what }; { $here ->
    [0] none stands
    [one] { $here } stands
   *[other] { $here } stand
 } there now.
cv-no-site-wonder = The city has a wonder already; a new one could only replace it, not stand on { $what }.
cv-no-site-terrain = { $what } is not the terrain that the building needs.
cv-no-site-star = The city has a building with a star already; { $what } is not its square.
cv-no-site-supply = There is no marker of that building left for { $what }.
cv-no-site-taken = The first item stands on { $what }.
cv-no-site-pair = With this item on { $what } there is no second one to build: it costs { $cost }, and the city can reach { $have }.
cv-no-advance = The next space costs { $culture } culture and { $trade } trade; you have { $have_culture } and { $have_trade }.
cv-no-keeping = You chose to place this great person: name a square.
cv-no-reserve = { $what } is not in your reserve.
cv-no-displaced-person = { $what } was displaced this turn and waits until the next one.
cv-no-person-square = There is no free land in your outskirts for { $what }.
cv-no-more-cities = You have { $have } of at most { $most } cities.
cv-no-founder = No such figure of yours on { $what } can found a city.
cv-no-city-on-water = { $what } is water: no city stands there.
cv-no-city-at-edge = { $what } lies at the edge of the known map.
cv-no-city-beside-hut = There is a hut or village beside { $what }.
cv-no-city-beside-enemy = An enemy figure stands beside { $what }.
cv-no-city-so-near = { $what } is closer than 3 squares to another city.
cv-no-room-to-leave = { $what }: { $figures ->
    [one] { $figures } other figure has
   *[other] { $figures } other figures have
 } to leave; the outskirts have room for { $room }.
cv-no-scout-there = You have no scout on { $what }.
cv-no-yield = { $what } yields nothing that a city could use.
cv-no-fresh-scout = The scout on { $what } came onto the map this turn and sends nothing yet.
cv-no-second-sending = The scout on { $what } has been sent by hand this turn.
cv-no-sent-square = Another scout sends { $what } already.
cv-no-own-city = No city of yours has its centre on { $what }.
cv-no-other-city = The square counts for the city at { $what } already.
cv-no-second-change = You have already changed government this turn.
cv-no-same-government = Your government is { $what } already.
cv-no-change-yet = Anarchy lasts until your next turn.
cv-no-government = You have not unlocked { $what }.
cv-no-direct-change = { $what } was not unlocked last turn: it takes a turn of Anarchy.
cv-no-own-wonder = You do not own { $what }.
cv-no-obsolete-wonder = { $what } is obsolete.
cv-no-blocked-wonder = { $what } is blocked by an enemy figure.
cv-no-start-ability = { $what } has nothing to use at the start of the turn.
cv-no-supply = No such figure is left in your supply: { $what }.
cv-no-more-offers = You have made all your offers this turn: { $most }.
cv-no-goods = You have nothing that you could give.
cv-no-own-partner = You cannot make yourself an offer.
cv-no-second-amount = { $what ->
    [culture] Culture
   *[trade] Trade
 } of { $seat } is named already in this offer ({ $amount }; there are { $have }).
cv-no-amount = { $seat } has { $have } { $what ->
    [culture] culture
   *[trade] trade
 }, not { $amount }.
cv-no-more-of-it = You have no more of this: { $what }.
cv-no-more-there = { $seat } has no more of this: { $what }.
cv-no-empty-offer = The offer is empty: name an item or a promise.
cv-no-declined-offer = This offer was already declined in this phase.
cv-no-second-promise = This offer promises that already: { $what }.
cv-no-such-promise = That cannot be promised here: { $what }. A promise is about your partner for the next 1 to 3 turns, an attack on a third player next turn, or 1 to 3 trade next turn.
cv-no-counter = There have been { $most } counter-offers in a row: accept or decline.
cv-no-such-back = The other player asked for another kind of item, not { $what }.
cv-no-coin-seller = No coin is bought with { $what }.
cv-no-more-coins = { $what } has { $most } coins and takes no more.
cv-no-coin-price = A coin on { $tech } costs { $cost } { $what ->
    [culture] culture
   *[trade] trade
 }; you have { $have }.
cv-no-anarchy-action = In Anarchy the capital takes no action.
cv-no-action-left = The city at { $what } has no action left.
cv-no-split = Two items at once need Engineering.
cv-no-second-split = You have bought two items at once this turn already.
cv-no-two-items = The city at { $what } reaches { $have } production; no two items that it could build together cost so little.
cv-no-pair = No second item goes with { $item }, which costs { $cost }; the city can reach { $have }.
cv-no-sight = The city does not see { $what }.
cv-no-market-token = The market has none left: { $what }.
cv-no-harvest = The city at { $what } has nothing to harvest.
cv-no-free-building = Only Egypt builds for nothing.
cv-no-second-free = You have built for nothing this turn already.
cv-no-free-item = Only a building or walls come for nothing, not { $what }.
cv-no-double-harvest = A double harvest needs Angkor Wat, unblocked.
cv-no-second-double = You have harvested twice this turn already.
cv-no-figure-left = No such figure is left in your supply: { $item }.
cv-no-item-square = The city has no square for this: { $item }.
cv-no-item-tech = { $item } needs { $tech }.
cv-no-old-building = You build the upgraded version instead: { $item }, first unlocked by { $tech }.
cv-no-unit-card = The deck is empty: { $item }.
cv-no-second-walls = The city has walls already.
cv-no-wonder-in-market = { $item } is not in the market.
cv-no-production = { $item } costs { $cost }; the city can reach { $have }.
cv-no-figures = You have no figures on { $what }.
cv-no-leaving = No figure may leave { $what } this turn.
cv-no-second-move = Your figures on { $what } have already moved.
cv-no-shipped-move = Figures that were shipped to { $what } do not move this turn.
cv-no-way = These figures on { $what } have nowhere to go.
cv-no-lead = The figure on { $what } leads: say where it goes.
cv-no-leader = No figure leads: “{ $move }” needs a group that was named with “move”.
cv-no-others = No other figures could move instead.
cv-no-stop-yet = No group is under way.
cv-no-break = A group is under way: “{ $move }” comes after its movement.
cv-no-such-group = On { $what } these figures are ready: { $armies } armies, { $scouts } scouts.
cv-no-standing-still = A group that was named takes at least one step or discovers a tile.
cv-no-end-here = The movement cannot end on this square.
cv-no-stay = A group that was named does not stay.
cv-no-unknown-step = { $what } lies on a tile that is not discovered.
cv-no-step-on-water = { $what } is water, and you cannot end your movement there.
cv-no-end-in-city = A movement may cross the own city at { $what }, never end there.
cv-no-attack = Your government does not attack cities such as the one at { $what }.
cv-no-entry = These figures may not enter { $what }: scouts do not fight, and enter huts only in a Republic.
cv-no-reach = { $what } is too far: your figures have { $left } of { $speed } { $speed ->
    [one] step
   *[other] steps
 } left.
cv-no-discovery = { $what } is known already.
cv-no-tile-beside = The tile of { $what } does not lie beside the figures.
cv-no-steps = It takes a step to discover { $what }, and then a square where the movement can end; your figures have { $left } of { $speed } { $speed ->
    [one] step
   *[other] steps
 } left.
cv-no-theft = Only Russia steals techs.
cv-no-second-theft = You have stolen a tech this turn already.
cv-no-group-theft = Only a lone figure steals a tech.
cv-no-theft-there = There is no enemy city at { $what } that knows more than you.
cv-no-known-tech = You already know { $what }.
cv-no-place = There is no place for { $tech } on level { $level } of your pyramid: it has { $cards } cards, the row below { $below }, and needs at least two more.
cv-no-trade = { $tech } needs { $need } trade; you have { $have }.
cv-no-high-tech = { $tech } is of level { $level }; it may be of level { $most } at most.
cv-no-teaching = Nobody concerned knows { $what }.
cv-no-barbarian-deck = Barbarians have no { $what }.
cv-no-unit-deck = The deck is empty: { $what }.
cv-no-unit-type = You have not unlocked this unit: { $what }.
cv-no-unit-in-hand = You do not have this unit in your battle hand: { $what }.
cv-no-lone-enemy = There is no lone enemy unit: { $what }.
cv-no-iron = { $lacking ->
    [tech] Extra damage needs Metalworking, which this side does not have.
    [use] Extra damage was dealt this turn already: Metalworking is used once a turn.
   *[iron] Extra damage costs { $units } iron; you have { $have }.
 }
cv-no-damage-target = Extra damage needs an enemy unit to attack; on a new front there is none.
cv-no-units-in-play = { $what }: the enemy has no units in play.
cv-no-barbarian-ability = Barbarians use no abilities.
cv-no-battle-ability = { $what } is not used in this moment of a battle.
cv-no-wounds = { $what }: none of your units in play is wounded.
cv-no-second-healing = { $what } has healed in this battle already.
cv-no-wounded-unit = You have no wounded unit on front { $what }.
cv-no-enemy-unit = There is no enemy unit on front { $what }.
cv-no-killed-unit = No such unit of yours was killed in this battle: { $what }.
cv-no-loot = { $what } costs { $price } loot; you have { $loot } left from { $seat }.
cv-no-loot-there = { $seat } does not have that: { $what } (price { $price }, loot { $loot }).

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
cv-verb-pass-small = pass until the turn ends, except for wonders and what is aimed at you
cv-verb-pass-turn = pass everything until the turn ends
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

# What a thing is that has no text of its own.
cv-kind-unit = A kind of unit. Infantry trumps mounted units, mounted units trump artillery, artillery trumps infantry; aircraft trump nothing and nothing trumps them.
cv-kind-card = A unit of the standing force. It fights in battles; its strength grows with the rank of its kind.
cv-kind-square = A square of the map.
cv-kind-tile = A part of the map, four by four squares. Whoever comes to its edge discovers it.
cv-kind-resource = A resource. Abilities of technologies, governments and buildings are paid with it.
cv-kind-token = It lies on the map face down. Whose army takes the square keeps it: a resource or something better.
cv-kind-figure = A figure on the map. Armies attack and clear the way, scouts gather for cities and found new ones.
cv-kind-space = A space of the culture track. Whoever reaches the last one wins.
cv-kind-action = An action of a city: one in each turn.
cv-kind-promise = A promise in an offer. Promises bind nobody.
cv-kind-deck = A deck of culture events. The further up the culture track, the stronger they are.
cv-kind-mark = What is given is shown to all.
cv-kind-army = Armies that move together.
cv-kind-scout = Scouts that move together.
cv-kind-trade = Trade points. They buy technologies and hurry production.
cv-kind-front = A front of the battle: at most one unit of each side fights there.
cv-kind-turn = How long a promise is meant to hold.
cv-kind-coins = Coin tokens gathered on this card. They count for the economic victory.

# Styles of bots
cv-style-general = general
cv-style-artist = artist
