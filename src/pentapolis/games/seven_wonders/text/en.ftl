# 7 Wonders: prompts, reasons, log, effects.

# Prompts
sw-pick-board = Pick a wonder board
sw-choose-side = Choose the side of your wonder board
sw-choose-action = Turn { $turn }: choose a card and what to do with it
sw-choose-card = Turn { $turn }: choose a card
sw-act-after-reveal = Turn { $turn }: what do you do with your card?
sw-play-seventh-card = You may use your seventh card
sw-build-from-discard = You may build one card from the discard pile for nothing

# Reasons
sw-unknown-move = “{ $move }” is not a move. Moves look like “build altar”, “build temple pay left:2”, “stage altar”, “sell altar”.
sw-no-board-here = Boards are picked one after another before the sides are laid. Now: { $asked }
sw-no-side-here = Sides are chosen after the boards and before the first hand. Now: { $asked }
sw-no-choosing-here = A card is chosen without its action only at the beginning of a turn, and only where actions follow the reveal. Now: { $asked }
sw-no-action-here = Cards are built, put under the wonder or sold in the six turns of an age. Now: { $asked }
sw-no-action-before-reveal = First everybody chooses a card; what you do with it you say after the reveal (“choose altar”).
sw-no-taking-here = A card is taken from the discard pile only when a stage of Halikarnassós opens it. Now: { $asked }
sw-no-declining-here = Only a seventh card and a card from the discard pile may be declined. Now: { $asked }
sw-no-card-in-hand = You do not have { $card } in your hand.
sw-no-second-building = { $card } already stands in your city.
sw-no-payment-when-free = { $card } is free for you; there is nothing to pay.
sw-no-coin = It costs { $coins } { $coins ->
    [one] coin
   *[other] coins
 }; you have { $have }.
sw-no-stage-left = All { $stages } stages of your wonder are built.
sw-no-price-of-a-sale = Selling a card costs nothing; leave the payment out.
sw-no-purchase-needed = Your own city produces all that is needed; only missing goods may be bought.
sw-no-seller = You lack { $goods }, and your neighbours cannot sell it to you.
sw-no-payment-named = You lack { $goods }; say whom you pay (from { $coins } { $coins ->
    [one] coin
   *[other] coins
 }; you have { $have }).
sw-no-coins-enough = You lack { $goods }; buying it costs { $coins } { $coins ->
    [one] coin
   *[other] coins
 }; you have { $have }.
sw-no-such-price = You lack { $goods }; nobody sells it for { $named }. Prices: { $prices }.
    .join = { "; " }
sw-price = { $left } to the left and { $right } to the right
sw-no-card-in-pile = { $card } is not in the discard pile.
sw-no-second-card-of-a-name = { $card } is in the pile twice under one name; the other one is offered.
sw-no-board-left = { $wonder } is already taken.
sw-boards-per-seat = Name one wonder for each of the { $seats } seats.
sw-unknown-wonder = There is no wonder “{ $wonder }”. Wonders: { $known }.
sw-board-twice = No board can be used twice.

# Log
sw-log-age = Age { $age ->
    [1] I
    [2] II
   *[3] III
 }
sw-log-turn = Turn { $turn }
sw-log-board = { $seat } takes { $wonder }
sw-log-side = { $seat }: { $wonder }, { $side ->
    [day] day
   *[night] night
 }
sw-log-reveal = { $seat } reveals { $card }
sw-log-build = { $seat } builds { $card }
sw-log-stage = { $seat } builds stage { $stage } of the wonder with { $card }
sw-log-stage-hidden = { $seat } builds stage { $stage } of the wonder
sw-log-sell = { $seat } sells { $card }
sw-log-sell-hidden = { $seat } sells a card
sw-log-buy = { $seat } pays { $coins } to { $seller } for { $goods }
sw-log-seventh = { $seat } uses the seventh card
sw-log-seventh-declined = { $seat } throws the seventh card away
sw-log-discard = { $seat } builds { $card } from the discard pile
sw-log-discard-declined = { $seat } takes nothing from the discard pile
sw-log-conflicts = Military conflicts
sw-log-victory = { $seat } ({ $strength }) defeats { $other } ({ $opposing }): +{ $points } and −1
sw-log-end = Final scores
sw-log-score = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
 }

# Effects
sw-effects = { $effects }
    .join = { "; " }
sw-effect-produce = Produces { $goods }
sw-effect-produce-own = Produces { $goods }, for yourself only
sw-effect-trade-raw = Raw materials from the { $side ->
    [left] left
   *[right] right
 } neighbour cost 1 coin each
sw-effect-trade-goods = Manufactured goods from both neighbours cost 1 coin each
sw-effect-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
 } at once
sw-effect-coins-per = { $coins } { $coins ->
    [one] coin
   *[other] coins
 } at once for each { $count }
sw-effect-points = { $points } { $points ->
    [one] point
   *[other] points
 }
sw-effect-points-per = { $points } { $points ->
    [one] point
   *[other] points
 } at the end for each { $count }
sw-effect-points-complete = { $points } points at the end if your wonder is complete
sw-effect-shields = { $shields } { $shields ->
    [one] shield
   *[other] shields
 }
sw-effect-science = Science: { $symbol ->
    [compass] compass
    [gear] gear
   *[tablet] tablet
 }
sw-effect-science-choice = Science: one symbol of your choice at the end
sw-ability-play-last-card-each-age = You may use your seventh card at the end of each age
sw-ability-build-from-discard-once = You may build one card from the discard pile for nothing, at the end of this turn
sw-ability-free-first-card-of-each-color = The first card of each colour in your city is free
sw-ability-free-first-card-of-each-age = The first card you build in each age, on its first turn, is free
sw-ability-free-last-card-of-each-age = The card you build on the sixth turn of each age is free
sw-count-cards = { $colors } card { $whose ->
    [own] of yours
    [neighbours] of both neighbours
   *[both] of yours and of both neighbours
 }
    .last = { " or " }
sw-count-stages = wonder stage { $whose ->
    [own] of yours
    [neighbours] of both neighbours
   *[both] of yours and of both neighbours
 }
sw-color-brown = brown
sw-color-grey = grey
sw-color-blue = blue
sw-color-yellow = yellow
sw-color-red = red
sw-color-green = green
sw-color-purple = purple
sw-resource = { $resource ->
    [wood] wood
    [stone] stone
    [ore] ore
    [clay] clay
    [glass] glass
    [papyrus] papyrus
   *[cloth] cloth
 }
sw-resource-choice = { $options }
    .join = { "/" }
sw-goods = { $units }× { $resource ->
    [wood] wood
    [stone] stone
    [ore] ore
    [clay] clay
    [glass] glass
    [papyrus] papyrus
   *[cloth] cloth
 }
sw-goods-list = { $goods }

# Moves
sw-move-build = build { $card }
sw-move-stage = wonder stage with { $card }
sw-move-sell = sell { $card }
sw-move-take = take { $card } ({ $age }) from the discard pile
sw-move-choose = choose { $card }
sw-move-decline = decline
sw-move-board = take { $wonder }
sw-move-side = { $side ->
    [day] day side
   *[night] night side
 }
sw-move-paid = { $move }, { $left ->
    [0] pay { $right } right
   *[other] { $right ->
        [0] pay { $left } left
       *[other] pay { $left } left and { $right } right
    }
 }

# Components
sw-card = { $card }
sw-note = { $parts }
    .join = { " · " }
sw-note-chain-from = free after { $cards }
    .last = { " or " }
sw-note-chain-to = makes free: { $cards }
sw-cost-goods = cost: { $goods }
sw-cost-coins = { $coins ->
    [0] no cost
    [one] cost: { $coins } coin
   *[other] cost: { $coins } coins
 }
sw-wonder-text = Produces { $resource ->
    [wood] wood
    [stone] stone
    [ore] ore
    [clay] clay
    [glass] glass
    [papyrus] papyrus
   *[cloth] cloth
 }
sw-group-brown = raw material
sw-group-grey = manufactured good
sw-group-blue = civilian
sw-group-yellow = commercial
sw-group-red = military
sw-group-green = science
sw-group-purple = guild
sw-group-day = day
sw-group-night = night

# The table as clients show it
sw-view-moment = { $age }, turn { $turn } of 6, hands go { $side ->
    [left] left
   *[right] right
 }
sw-view-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
 }
sw-view-conflicts = conflicts { $points }
sw-view-science = { $symbol ->
    [compass] compass
    [gear] gear
    [tablet] tablet
   *[choice] any symbol
 } { $count }
sw-view-makes = makes
sw-view-sells = sells
sw-view-city = city
sw-view-wonder = wonder
sw-view-pile = discard pile
sw-view-stages = { $built } of { $all } stages built
sw-view-next-stage = Next stage costs: { $cost }. It gives:
sw-view-neighbour = { $side ->
    [left] left
   *[right] right
 } neighbour
sw-view-card = card
sw-view-cost = cost
sw-view-effect = effect
sw-view-built = already built
sw-view-chained = free: chain
sw-view-free = free: wonder
sw-view-verb = { $verb ->
    [build] build
    [stage] stage
    [sell] sell
    [take] take
   *[choose] choose
 }

# Score parts
sw-part-wonder = Wonder
sw-part-treasury = Treasury
sw-part-military = Military
sw-part-blue = Civilian (blue)
sw-part-yellow = Commerce (yellow)
sw-part-green = Science (green)
sw-part-purple = Guilds (purple)

# Counters
sw-counter-coins = coins
sw-counter-shields = shields
sw-counter-stages = stages

# Options
sw-option-sides = Sides of the boards
sw-option-sides-choose = each player chooses
sw-option-sides-day = day for all
sw-option-sides-night = night for all
sw-option-sides-random = at random
sw-option-boards = Wonder boards
sw-option-boards-random = dealt at random
sw-option-boards-pick = picked in seat order
sw-option-two_step_commit = Card first, action after the reveal
sw-option-hide_facedown_cards = Sold and buried cards stay secret
sw-summary = Draft cards, build your city and its wonder, and outdo your neighbours in three ages.

# Moves under the card they are about
sw-verb-board = Take the board
sw-verb-side = Play the side
sw-verb-choose = Choose
sw-verb-build = Build
sw-verb-stage = Wonder stage
sw-verb-sell = Sell
sw-verb-take = Build for nothing
sw-verb-decline = Take nothing

# Styles of bots
sw-style-scientist = scientist
sw-style-warrior = warrior
sw-style-merchant = merchant
