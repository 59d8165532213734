# Imperium: prompts, reasons, log, effects.

im-summary = Lead a nation from barbarian beginnings to an empire: build your deck, hold unrest at bay, earn fame.

# Prompts
im-ask-nation = Choose your nation
im-ask-side = Choose the side of your power card
im-side-text = { $side }: { $text }
im-ask-turn = Your turn: play a card or use an exhaust ability, or innovate, or revolt
im-ask-activate = Play a card, use an exhaust ability, or end
im-ask-market-token = Cleanup: put { $tokens } on a market card
im-ask-token-card = { $card }: put { $tokens } on a market card
im-ask-cleanup-discard = Cleanup: which cards do you discard?
im-ask-solstice = Solstice: which text next?
im-ask-trigger = Your cards react { $when }
im-ask-pick = { $effect }{ $left ->
    [1] { "" }
   *[other] { " " }(left: { $left })
 }
im-ask-pick-card = { $card }: { $effect }{ $left ->
    [1] { "" }
   *[other] { " " }(left: { $left })
 }
im-ask-may = You may: { $effect }
im-ask-may-card = { $card }: you may { $effect }
im-ask-option = { $choice }
im-ask-option-card = { $card }: { $choice }
im-ask-one-or-both = Choose one option or both
im-ask-unrest-price = { $card }: { $price }
im-ask-payment = Pay { $tokens }: with which tokens?
im-ask-payment-card = { $card }: pay { $tokens }, with which tokens?
im-ask-draw-number = How many cards do you draw? (up to { $most })
im-ask-draw-number-card = { $card }: how many cards do you draw? (up to { $most })
im-ask-masks = Discard masks: { $count } to go
im-ask-acquire = { $effect }
im-ask-break = Break through for { $what }
im-ask-break-variable = Break through for a card with variable points
im-ask-fame = Take one of these fame cards
im-ask-fame-order = Which fame card goes back on top?
im-ask-develop = Develop a card, or none
im-ask-develop-free = Develop a card for free
im-ask-reshuffle-develop = Your deck is rebuilt: develop a card, or none
im-ask-return-token = Which exhaust token returns to your state card?
im-ask-free-play = Which card do you play?
im-ask-region-from-discard = Which region do you play from your discard pile?
im-ask-give = { $to } is given a card: which one?
im-ask-refuse-gift = { $card }: do you ignore the gift?
im-ask-ignore = { $card }: do you ignore this effect? ({ $effect })
im-ask-protect = Attack! { $card }: do you protect yourself?
im-ask-bribe = { $seat } has a standing army: give 1 progress to attack?
im-ask-swap-exile = Which exiled card enters the market?
im-ask-swap-market = Which market card is exiled?
im-ask-swap-nation = Which hand card changes places with your top nation card?
im-ask-gamble = Name a suit; the top card of the main deck is revealed
im-ask-copy = Whose exhaust ability do you use?
im-ask-discard-drawn = Discard one of the cards just drawn
im-ask-drawn-fate = What happens to the card just drawn?
im-ask-quest = Take an unrest to start a quest?
im-ask-unrest-reward = Discard an unrest for a card or a progress? (left: { $left })
im-ask-pay-acquire = Pay 1 progress to acquire a card? (left: { $left })
im-ask-abandon-acquire = Abandon a region to acquire a region or tributary? (left: { $left })
im-ask-return-for-other = Return an unrest? { $seat } gains 1 population for it
im-ask-sumerians = Sumerians: return an unrest before the count (left: { $left })

# Reasons
im-unknown-move = “{ $move }” is not a move. Moves look like “play conquer-1rom17”, “exhaust port”, “acquire jungle”, “choose draw”, “end”.
im-unknown-card = No card is called “{ $card }”.
im-no-other-question = { $verb ->
    [play] Cards are played in your Activate turn, or where a card says so
    [exhaust] Exhaust abilities are used in your Activate turn, or when their event happens
    [innovate] Innovate is chosen at the start of your turn
    [revolt] Revolt is chosen at the start of your turn
    [end] “end” closes your Activate turn or the discarding in Cleanup
    [token] A token is put on the market in Cleanup, or where a card says so
    [discard] Cards are discarded in Cleanup, or where a card says so
    [resolve] Texts are resolved at the solstice, or when they answer an event
    [develop] A card is developed when your deck is rebuilt, or where a card says so
    [pay] Tokens are paid where a price leaves a choice
    [number] A number is named where a card lets you draw up to so many cards
    [choose] Options are chosen where a card says “or”
    [yes] Yes and no answer a card that says “may”
    [no] Yes and no answer a card that says “may”
    [none] “none” declines where a card says “may”
    [ignore] Effects are ignored by a player who is protected from an attack
    [accept] Effects are accepted by a player who is protected from an attack
    [nation] Nations are chosen at set-up
    [side] The side of the power card is chosen at set-up
    [draw] Cards are taken to hand where a card says so
    [top] Cards are put on the deck where a card says so
    [history] Cards are put into history where a card says so
    [abandon] Cards are abandoned where a card says so
    [recall] Cards are recalled where a card says so
    [sink] Cards are sunk where a card says so
    [garrison] Cards are garrisoned where a card says so
    [under] A card garrisons itself under a region where its text says so
    [give] Cards are given away where a card says so
    [find] A card is searched for where a card says “find”
    [acquire] Market cards are acquired where a card says so
    [take] Cards are taken by breaking through, or from the fame cards that you look at
    [top-of-deck] Small decks are drawn from by breaking through
    [search-main-deck] The main deck is searched by breaking through
    [exile] Cards are exiled where a card says so
    [return] Unrest and exhaust tokens are returned where a card says so
    [from] Exhaust tokens are returned where a card says so
    [quest] Quests are started at the solstice by the Arthurian Court
    [copy] Another player’s ability is used where a card says so
    [swap] Cards are swapped where a card says so
    [suit] A symbol is named where a card gambles on the main deck
    [reward] A reward is chosen where a card asks for unrest
   *[other] That is done where a card says so
 }. Now you are asked: { $asked }
im-no-yes = Say yes by naming the card, or decline with “none”: { $asked }
im-no-none = Decline with “no”: { $asked }
im-no-declining = You have to choose: { $asked }
im-no-kind = { $card } is not meant here: { $asked }
im-no-card-there = { $card } is not { $place ->
    [hand] in your hand
    [discard] in your discard pile
    [play] in play in your area
    [garrison] in one of your garrisons
    [history] in your history
    [deck] in your draw deck
    [nation] in your nation deck
    [market] in the market
    [exile] in the exile pile
    [developments] among your developments and quests
    [fame] among the fame cards that you look at
    [drawn] among the cards just drawn
   *[opponents] in play in the area of an opponent
 }.
im-no-order = These cards are named in another order. { $asked }
im-no-count = You named { $named ->
    [one] { $named } card
   *[other] { $named } cards
 }; asked is: { $asked }
im-no-number = At most { $most } can be named.
im-no-several = With more than five cards in hand, name one after another.
im-no-tokens = You cannot pay { $tokens }: you have { $have }.
im-no-tokens-at-all = no tokens
im-no-payment = These tokens are not the price: { $asked }
im-no-unrest-in-hand = You have no unrest in hand.
im-no-unrest-in-discard = There is no unrest in your discard pile to return.
im-no-unplayable = { $card }: this card can never be played.
im-no-state = { $card }: only { $state ->
    [empire] an empire plays it
   *[barbarian] barbarians play it
 }.
im-no-second-free-play = { $card }: every free-play card only once a turn.
im-no-action = This costs an action token; you have none left.
im-no-turn-chosen = You are in your Activate turn: Innovate and Revolt would have been chosen instead of it.
im-no-needs = { $card }: it requires { $cards }, which you do not have there.
im-no-part = { $card }: you cannot do this part: { $effect }.
im-no-ability = { $card }: this card has no exhaust ability.
im-no-exhausted = { $card }: it already carries an exhaust token.
im-no-exhaust = This costs an exhaust token; you have none left.
im-no-trigger = { $card }: this ability is used only { $when }.
im-no-answer-to-events = { $card }: this ability answers no event; use it in your Activate turn.
im-no-own-turn = Exhaust abilities answer events only in your own Activate turn.
im-no-condition = { $card }: the condition does not hold ({ $condition }).
im-no-texts-left = First resolve the texts that answer the event.
im-no-text-here = { $card } has no text left that answers this event. { $asked }
im-no-solstice-text = { $card }: this card has no solstice text.
im-no-second-solstice = { $card }: its solstice text is already resolved this round.
im-no-protection = { $card }: this card does not protect from attacks.
im-no-revolt = You cannot return { $count } unrest: you have { $have } in hand.
im-no-symbol = { $card } does not bear the symbol that is asked for.
im-no-symbol-deck = { $card }: this symbol is not among those to choose from.
im-no-such-search = The search is for another kind of card: { $asked }
im-no-search = { $card }: the small deck of this symbol is not empty, so its top card is taken.
im-no-small-deck = { $card }: there is no card in a small deck of this symbol, so the main deck is searched.
im-no-token-on-it = { $card }: no { $token ->
    [materials] material
    [population] population
   *[progress] progress
 } lies on it.
im-no-exile-with-tokens = { $card }: tokens lie on it, so it cannot be exiled.
im-no-development = { $card } costs { $cost }, you have { $have }.
im-no-such-option = That is an option of another card. { $asked }
im-no-option = You cannot do this part: { $effect }.
im-no-option-in-full = Another option can be begun, this one cannot: { $effect }.
im-no-option-without-card = For this option name the card at once: { $asked }
im-no-card-for-option = Choose the option first, the cards after it: { $asked }
im-no-reward = Nothing is chosen beside the card: { $asked }
im-no-card-without-reward = Say as well for what you give the card up: { $asked }
im-no-more-than-needed = With { $card } you would give up more regions than needed.
im-no-leaving = { $card }: this card can be neither abandoned nor recalled.
im-no-garrison = { $card }: this card may not be garrisoned.
im-no-token-there = { $card }: no used exhaust token lies there.
im-no-token-in-use = { $card }: the exhaust token there pays for the ability that is running.
im-no-graal = { $card }: only as the last quest.
im-no-nation = { $nation }: { $seat } already leads this nation.
im-lack-tokens = pay { $tokens } (you have { $have })
im-lack-actions = spend { $count ->
    [one] 1 action token
   *[other] { $count } action tokens
 } (you have { $have })
im-lack-condition = { $condition }; now: { $have }
im-lack-cards = { $effect } (fitting cards: { $have })
im-nations-per-seat = Name one nation for each seat ({ $seats }).
im-sides-per-seat = Name side A or B for each seat ({ $seats }).
im-unknown-nation = There is no nation “{ $nation }”. Nations: { $known }.
im-nation-twice = No nation can be led twice.
im-bad-limit = “{ $value }” is no number of rounds: 0 (no limit) or 2 to 1000.

# Log
im-log-nation = { $seat } leads: { $nation }
im-log-side = { $seat } plays side { $side }
im-log-replaced = Another tributary takes the place of { $old }: { $new }
im-log-round = Round { $round }
im-log-turn = { $seat }
im-log-activate = { $seat } activates
im-log-innovate = { $seat } innovates
im-log-revolt = { $seat } revolts
im-log-revolted = { $seat } returns unrest: { $count }
im-log-play = { $seat } plays: { $card }
im-log-exhaust = { $seat } exhausts: { $card }
im-log-copy = { $seat } uses the ability of: { $card }
im-log-gain = { $seat } gains { $tokens }
im-log-pay = { $seat } pays { $tokens }
im-log-steal = { $seat } steals from { $victim }: { $tokens }
im-log-action = { $seat } gains actions: { $count }
im-log-shangri-la = { $seat } turns materials into population; everybody else gains 1 progress
im-log-draw = { $seat } draws: { $card }
im-log-draw-hidden = { $seat } draws a card
im-log-discard = { $seat } discards: { $card }
im-log-abandon = { $seat } abandons: { $card }
im-log-recall = { $seat } recalls: { $card }
im-log-history = { $seat } puts into history: { $card }
im-log-history-hidden = { $seat } puts a card into history
im-log-sink = { $seat } sinks: { $card }
im-log-exile = { $seat } exiles: { $card }
im-log-garrison = { $seat } garrisons: { $card } (under: { $host })
im-log-top = { $seat } puts on the deck: { $card }
im-log-top-hidden = { $seat } puts a card on the deck
im-log-top-public = { $seat } puts on the deck from the discard pile: { $card }
im-log-fetch = { $seat } takes to hand: { $card }
im-log-fetch-hidden = { $seat } takes a card from history to hand
im-log-find = { $seat } finds: { $card }
im-log-give = { $seat } gives to { $to }: { $card }
im-log-give-hidden = { $seat } gives { $to } a card from hand
im-log-take-unrest = { $seat } takes an unrest
im-log-return-unrest = { $seat } returns an unrest
im-log-acquire = { $seat } acquires: { $card }
im-log-break-through = { $seat } breaks through: { $card }
im-log-break-through-hidden = { $seat } breaks through and takes a card from a deck
im-log-search-failed = { $seat } finds no such card in the main deck
im-log-market = New in the market: { $card }
im-log-market-token = { $seat } puts tokens on: { $card }
im-log-gamble-won = { $seat } wins the gamble: { $card }
im-log-gamble-lost = { $seat } loses the gamble, exiled: { $card }
im-log-fame = { $seat } takes fame: { $card }
im-log-fame-hidden = { $seat } takes a fame card
im-log-king = { $seat } resolves: { $card }
im-log-look = { $seat } looks at the top nation card: { $card }
im-log-look-hidden = { $seat } looks at the top nation card
im-log-to-bottom = { $seat } puts the top nation card to the bottom
im-log-swap-nation = { $seat } swaps a hand card with the top nation card
im-log-reshuffle = { $seat } shuffles a new draw deck
im-log-nation-card = { $seat } gains a nation card: { $card }
im-log-empire = { $seat } becomes an empire
im-log-develop = { $seat } develops: { $card }
im-log-quest = { $seat } starts a quest: { $card }
im-log-quest-discarded = { $seat } discards the active quest: { $card }
im-log-journey = { $seat } reaches: { $card }
im-log-protect = { $seat } is protected by: { $card }
im-log-ignore = { $seat } ignores an effect
im-log-bribe = { $seat } gives { $to } 1 progress
im-log-solstice = Solstice
im-log-solstice-text = { $seat }, solstice: { $card }
im-log-scoring-triggered = The end is near: scoring after round { $round }
im-log-collapse = Collapse!
im-log-score = { $seat }: { $points } points
im-verdict-collapse = Collapse: the fewest unrest win ({ $counts })
im-verdict-count = { $seat } { $count }

# Words
im-card = { $card }
im-and = { $parts }
    .last = { " and " }
im-list = { $effects }
    .join = { "; " }
im-then = { $effects }
    .join = { ", then " }
im-or = { $parts }
    .join = { " OR " }
im-in-any-case = in any case { $effect }
im-materials = { $count } { $count ->
    [one] material
   *[other] materials
 }
im-population = { $count } population
im-progress = { $count } progress
im-suit = { $suit ->
    [power] power
    [region] region
    [uncivilised] uncivilised
    [civilised] civilised
    [tributary] tributary
    [fame] fame
   *[unrest] unrest
 }
im-type = { $type ->
    [city] city
    [metropolis] metropolis
    [knight] knight
    [mask] mask
   *[scroll] scroll
 }
im-state = { $state ->
    [barbarian] barbarian
   *[empire] empire
 }
im-flag = { $flag ->
    [pinned] pinned
    [attack] attack
   *[free] free play
 }
im-icon = { $icon ->
    [bag] bag
    [wheat] wheat
   *[drop] drop
 }
im-icon-each = { $icon ->
    [bag] bag
    [wheat] wheat
   *[drop] drop
 }
im-icon-on = { $icon ->
    [bag] a bag
    [wheat] wheat
   *[drop] a drop
 }
im-icons = { $icon ->
    [bag] { $count ->
        [one] bag
       *[other] { $count } bags
     }
    [wheat] { $count ->
        [one] wheat
       *[other] { $count } wheat
     }
   *[drop] { $count ->
        [one] drop
       *[other] { $count } drops
     }
 }

# Kinds of cards
im-cards = { $kind ->
    [region] { $count ->
        [one] a region
       *[other] { $count } regions
     }
    [knight] { $count ->
        [one] a knight
       *[other] { $count } knights
     }
    [mask] { $count ->
        [one] a mask
       *[other] { $count } masks
     }
    [scroll] { $count ->
        [one] a scroll
       *[other] { $count } scrolls
     }
    [city] { $count ->
        [one] a city
       *[other] { $count } cities
     }
    [city-metropolis] a city or metropolis
    [uncivilised-civilised] an uncivilised or civilised card
    [region-tributary] a region or tributary
    [civilised-tributary] a civilised card or tributary
    [uncivilised-civilised-tributary] an uncivilised, civilised or tributary card
    [uncivilised-civilised-region-tributary] an uncivilised, civilised, region or tributary card
    [garrisoned-knight] { $count ->
        [one] a knight garrisoned in a region
       *[other] { $count } knights garrisoned in regions
     }
    [long-walls] { $count ->
        [one] one of your Long Walls
       *[other] { $count } Long Walls
     }
    [no-knight] a card that is not a knight
    [pinned-no-region] a pinned card that is not a region
    [state-empire] a card with the empire icon
    [unrest] { $count ->
        [one] an unrest
       *[other] { $count } unrest
     }
    [tributary] { $count ->
        [one] a tributary
       *[other] { $count } tributaries
     }
    [civilised] { $count ->
        [one] a civilised card
       *[other] { $count } civilised cards
     }
    [uncivilised] { $count ->
        [one] an uncivilised card
       *[other] { $count } uncivilised cards
     }
    [fame] { $count ->
        [one] a fame card
       *[other] { $count } fame cards
     }
    [attack] { $count ->
        [one] an attack card
       *[other] { $count } attack cards
     }
    [pinned] { $count ->
        [one] a pinned card
       *[other] { $count } pinned cards
     }
   *[any] { $count ->
        [one] a card
       *[other] { $count } cards
     }
 }
im-cards-named = { $cards }
    .last = { " or " }
im-cards-icon = a card with { $icons }
    .last = { " or " }
im-cards-region-with = a region with { $what } in its garrison

# Conditions and counters
im-if-in-play = you have { $cards } in play
im-if-count = you have at least { $what } in play
im-if-population = you have at least { $least } population
im-if-garrisoned = at least { $what } are garrisoned here
im-per-icon = per { $icons } in play
    .last = { " or " }
im-per-card = per { $kind ->
    [region] region
   *[city-metropolis] city or metropolis
 } in play
im-per-garrisoned = per { $kind ->
   *[knight] knight
 } in your garrisons
im-per-city-abandoned = per city abandoned by this effect
im-per-unrest-returned = per unrest returned by this effect

# Operations
im-op-choose = choose one: { $options }
    .join = { " OR " }
im-op-may = you MAY { $effect }
im-op-pay-to = { $cost } to { $effect }
im-op-each-player = each player { $effect }
im-op-each-other = each other player { $effect }
im-op-if-state = if you are { $state ->
    [barbarian] barbarian
   *[empire] an empire
 }, { $effect }
im-op-if = if { $condition }, { $effect }
im-op-pay-for = { $cost }; for that { $effect }
im-op-each-player-may = each player MAY { $effect }
im-op-each-other-may = each other player MAY { $effect }
im-op-gain = { $form ->
    [they] gains
   *[inf] gain
 } { $tokens }
im-op-gain-per = { $form ->
    [they] gains
   *[inf] gain
 } { $tokens } { $per }
im-op-pay = pay { $tokens }
im-op-price = pay either { $population }, { $cards } from hand or { $materials }
im-op-steal = steal { $tokens } from each other player{ $whom ->
    [region] { " with a region in play" }
    [empire] { " who is an empire" }
   *[all] { "" }
 }
im-op-steal-unable = steal { $tokens } from each other player; whoever cannot give all { $effect }
im-op-gain-action = gain { $count ->
    [one] an action
   *[other] { $count } actions
 }
im-op-spend-action = spend { $count ->
    [one] an action
   *[other] { $count } actions
 }
im-op-return-exhaust = return an exhaust token to your state card
im-op-draw = draw { $count ->
    [one] a card
   *[other] { $count } cards
 }
im-op-draw-per = draw { $count ->
    [one] a card
   *[other] { $count } cards
 } { $per }
im-op-draw-able = draw { $count ->
    [one] a card
   *[other] { $count } cards
 } if able
im-op-draw-up-to = draw up to { $count } cards
im-op-draw-up-to-able = draw up to { $count } cards if able
im-op-fetch = draw { $what } from your discard pile
im-op-fetch-history = draw { $what } from your history
im-op-fetch-up-to = draw up to { $what } from your discard pile
im-op-discard = { $form ->
    [they] discards
   *[inf] discard
 } { $what }
im-op-top-hand = put { $what } from hand on your deck
im-op-top-discard = put { $what } from your discard pile on your deck
im-op-history = put { $what } from { $zones ->
    [hand] hand
    [discard] your discard pile
   *[both] hand or discard pile
 } into your history
im-op-history-up-to = put up to { $what } from { $zones ->
    [hand] hand
    [discard] your discard pile
   *[both] hand or discard pile
 } into your history
im-op-this-to = { $where ->
    [history] put this card into your history
    [sunken] sink this card
   *[exile] exile this card
 }
im-op-abandon-this = abandon this card
im-op-abandon = { $form ->
    [they] abandons
   *[inf] abandon
 } { $what }
im-op-recall-this = recall this card
im-op-recall = { $form ->
    [they] recalls
   *[inf] recall
 } { $what }
im-op-sink = sink { $what } in play
im-op-sink-discard = sink { $what } from your discard pile
im-op-garrison = garrison { $what } here
im-op-garrison-self = garrison this card in a region of yours and resolve that region’s play effect
im-op-give = give each other player a card from your hand or discard pile
im-op-find = find { $what }{ $where ->
    [some] { " in your discard pile or deck" }
   *[all] { "" }
 } and put it { $to ->
    [hand] into your hand
    [discard] on your discard pile
   *[history] into your history
 }
im-op-free-play = play { $what } from hand without an action
im-op-acquire = acquire { $what }{ $where ->
    [exile] { " from exile" }
    [both] { " from market or exile" }
   *[market] { "" }
 }
im-op-acquire-holding = acquire { $what } that holds { $token ->
    [materials] materials
    [population] population
   *[progress] progress
 }
im-op-break = break through { $count ->
    [one] { "" }
    [2] twice { "" }
   *[other] { $count } times { "" }
 }for { $what }
im-op-break-exile = break through for { $what }, also from exile
im-op-break-variable = break through for a card with variable points
im-op-exile-market = exile { $count ->
    [one] a card
   *[other] { $count } cards
 } from the market
im-op-look-fame = look at { $count } fame cards and take { $take ->
    [one] one
   *[other] { $take }
 }
im-op-take-fame = take the top fame card
im-op-develop = develop a card
im-op-develop-free = develop a card for free
im-op-look-nation = look at the top card of your nation deck
im-op-shuffle-nation = shuffle your nation deck
im-op-take-unrest = { $form ->
    [they] takes
   *[inf] take
 } { $count ->
    [one] an unrest
   *[other] { $count } unrest
 }
im-op-return-unrest = return { $count ->
    [one] an unrest
   *[other] { $count } unrest
 } from { $zones ->
    [hand] hand
    [discard] your discard pile
   *[both] hand or discard pile
 }
im-op-return-unrest-up-to = return up to { $count } unrest from { $zones ->
    [hand] hand
    [discard] your discard pile
   *[both] hand or discard pile
 }

# Odd effects
im-ability-double-token-gain = gain the { $token ->
    [materials] materials
    [population] population
   *[progress] progress
 } that lay on that card once more
im-ability-free-play-acquired = play the acquired card at once, without an action
im-ability-add-market-token = put { $tokens } from the supply on a market card
im-ability-return-this-unrest = return this card to the unrest pile
im-ability-swap-exile-market = swap an exiled card with a market card (tokens stay on the newcomer)
im-ability-play-region-from-discard = play a region from your discard pile, with an action as usual
im-ability-icon-as-bags = until the end of the turn one { $icon ->
    [wheat] wheat
   *[drop] drop
 } in play counts as 3 bags
im-ability-city-of-rome-to-history = put { $card } from play into your history
im-ability-avoid-attack = ignore what you like of that attack
im-ability-nation-top-to-bottom = put that card to the bottom of your nation deck
im-ability-trigger-game-end = scoring is triggered
im-ability-ignore-empire-icon = ignore the empire icon of the next card you play this turn
im-ability-start-quest = if you have no active quest, you MAY take an unrest to garrison an impending quest here
im-ability-exile-quest = exile an impending quest other than the Graal
im-ability-enter-play = this card enters play; your state card is not flipped
im-ability-knight-to-history = put a knight from hand or garrison into your history
im-ability-recall-knight-here = recall a knight garrisoned here
im-ability-quest-and-nation-to-discard = put the active quest and the top card of your nation deck on your discard pile
im-ability-active-quest-to-hand = take the active quest into your hand
im-ability-exile-twrch-trwyth = exile Twrch Trwyth from play or from the active quest
im-ability-attacks-to-history = reveal hand, deck and discard pile; put every attack among them and this card into your history
im-ability-one-or-both = { $options }, or both
    .last = { " or " }
im-ability-discard-unrest-for-reward = discard any number of unrest; for each of them draw a card or gain 1 progress
im-ability-progress-on-this = put 1 progress on this card
im-ability-gain-progress-here = gain all progress that lay on it
im-ability-mask-cost-minus-1 = discard one mask fewer
im-ability-mask-gift-penalty = whoever was given a mask takes an unrest
im-ability-pay-progress-acquire = pay up to { $limit } progress; for each acquire an uncivilised, civilised, region or tributary card
im-ability-abandon-named = abandon { $card } if it is in play
im-ability-abandon-acquire-loop = abandon up to { $limit } regions; for each you MAY acquire a region or tributary
im-ability-others-return-unrest-you-gain = each other player MAY return an unrest from hand; gain 1 population for each
im-ability-advance-journey = pay all your progress (at least { $limit }) to go on to { $card }
im-ability-flip-to-empire = you become an empire
im-ability-exile-from-hand = exile a card from hand that is no unrest and gain 2 population (for an attack also 1 progress)
im-ability-abandon-return-garrisoned-unrest = abandon this card and return the unrest garrisoned here to the pile
im-ability-swap-hand-with-nation-top = swap a hand card with the top card of your nation deck (never the accession card)
im-ability-draw2-discard1 = draw 2 cards, then discard one of those two
im-ability-copy-opponent-exhaust = use the exhaust ability of an opponent’s pinned card as if it were yours
im-ability-gamble = name a market suit and reveal the top card of the main deck: if it has that suit, take it into your hand, otherwise exile it
im-ability-nation-top-to-discard = put the top card of your nation deck on your discard pile
im-ability-resolve-drawn-card = discard that card, or put it back on your deck, or put it into your history
im-ability-bonus-if-no-bag = if that region shows no bag, gain { $tokens } more

# Card texts
im-text = { $parts }
    .join = { ". " }
im-text-headed = { $head } { $body }
im-text-head = [{ $parts }]
im-text-cost = cost: { $tokens }
im-text-blank = No text
im-text-gained = When gained: { $effect }
im-text-play = Play: { $effect }
im-text-exhaust = Exhaust: { $effect }
im-text-exhaust-when = Exhaust { $when }: { $effect }
im-text-passive = Passive: { $effect }
im-text-solstice = Solstice: { $effect }
im-text-sumerians = Before points or unrest are counted, return up to 2 of your unrest from hand, play, garrisons, discard pile, deck or history
im-text-unplayable = Cannot be played
im-text-no-garrison = Cannot be garrisoned
im-text-stays = Cannot be abandoned or recalled
im-text-needs-play = Requires { $play } in play
    .last = { " and " }
im-text-needs-history = Requires { $history } in your history
    .last = { " and " }
im-text-needs-both = Requires { $play } in play and { $history } in your history
    .last = { " and " }
im-when = { $when }, { $effect }
im-when-token = when you gain a market card with { $token ->
    [materials] materials
   *[population] population
 } on it
im-when-got-uncivilised = when you acquire or break through for an uncivilised card
im-when-acquired-region = when you acquire a region
im-when-played-region = when you play a region
im-when-region-from-discard = when you play a region from your discard pile
im-when-returned-unrest = when you return an unrest
im-when-took-unrest = when you take an unrest
im-when-played-attack = when you play an attack
im-when-paid-population = when you pay population
im-when-sunk = when you sink a card
im-when-attacked = when another player plays an attack
im-when-masks = when you have to discard masks
im-when-icon = when a card with { $icon ->
    [wheat] wheat
   *[drop] a drop
 } is used to gain materials
im-passive-market = in Cleanup put { $tokens } on a market card instead of 1 progress
im-passive-exile = when you acquire { $what }, exile counts as market
im-passive-exile-then = when you acquire { $what }, exile counts as market; for a card from there { $effect }
im-passive-icon = ignore the barbarian icon of { $cards }
    .last = { " and " }
im-passive-icon-attacks = ignore the barbarian icon of { $cards } and of all attacks
    .last = { " and " }
im-passive-hand = your hand limit is { $count } higher
im-passive-unrest = playing Unrest costs you { $materials } { $materials ->
    [one] material
   *[other] materials
 }{ $cards ->
    [0] { "" }
   *[other] { " or" } { $cards } { $cards ->
        [one] card
       *[other] cards
     }
 } less (at least 1)
im-passive-look = you look at one more fame card; then { $effect }
im-passive-develop = your developments cost { $tokens } less
im-passive-avoid = when another player plays an attack, you MAY { $cost } to ignore what you like of it
im-passive-shangri-la = whenever you would gain materials, gain 2 population instead and each other player gains 1 progress
im-passive-army = you MAY ignore what you like of an attack unless the attacker gives you 1 progress
im-passive-masonry = cities and metropolises are free-play cards for you
im-passive-weight = counts as 2 regions
im-passive-no-history = you have no history: discard what would go there
im-passive-sunken = you have no history but a sunken pile: discard what would go into history
im-passive-heads = instead of discarding a mask you MAY abandon a card garrisoned here
im-passive-quest = holds your active quest
im-passive-empty = whenever your draw deck runs empty, take an unrest
im-passive-mountain = when Mountain of Atlantis leaves play, sink this card

# Points
im-vp-fixed = { $points } VP
im-vp-case = { $points } VP { $where ->
    [play] in play
    [garrison] garrisoned
    [history] in your history
   *[held] elsewhere
 }
im-vp-cases = { $cases }; otherwise { $otherwise } VP
    .join = { ", " }
im-vp-variable = { $points } VP { $counters } (at most 10)
    .last = { " and " }
im-vp-per-token = per { $div ->
    [1] { "" }
   *[other] { $div } { "" }
 }{ $token ->
    [materials] materials
    [population] population
   *[progress] progress
 }
im-vp-per-suit = per { $suit ->
    [region] { $div ->
        [1] region
       *[other] { $div } regions
     }
    [tributary] { $div ->
        [1] tributary
       *[other] { $div } tributaries
     }
    [uncivilised] { $div ->
        [1] uncivilised card
       *[other] { $div } uncivilised cards
     }
    [civilised] { $div ->
        [1] civilised card
       *[other] { $div } civilised cards
     }
   *[fame] { $div ->
        [1] fame card
       *[other] { $div } fame cards
     }
 }{ $zone ->
    [play] { " in play" }
   *[all] { "" }
 }
im-vp-per-city = per { $div ->
    [1] { "" }
   *[other] { $div } { "" }
 }city or metropolis{ $zone ->
    [play] { " in play" }
   *[all] { "" }
 }
im-vp-per-icon = per { $div ->
    [1] { "" }
   *[other] { $div } { "" }
 }{ $icons }
    .last = { " or " }
im-vp-per-cards = per { $div ->
    [1] card
   *[other] { $div } cards
 }
im-vp-per-history = per { $div ->
    [1] card
   *[other] { $div } cards
 } in your history
im-vp-per-here = per { $div ->
    [1] card
   *[other] { $div } cards
 } garrisoned here
im-vp-per-pinned = per { $div ->
    [1] pinned card in play that is not a region
   *[other] { $div } pinned cards in play that are not regions
 }
im-vp-per-long-walls = per { $div ->
    [1] { "" }
   *[other] { $div } { "" }
 }Long Walls in play
im-vp-per-variable = per { $div ->
    [1] card
   *[other] { $div } cards
 } with variable points
im-vp-per-unrest = per { $div ->
    [1] { "" }
   *[other] { $div } { "" }
 }unrest of the other players
im-vp-per-less-progress = per { $div ->
    [1] player
   *[other] { $div } players
 } with less progress
im-vp-per-exile = per { $div ->
    [1] card
   *[other] { $div } cards
 } in exile

# Parts of the score
im-part-progress = Progress
im-part-power = Power card
im-part-fame = Fame
im-part-unrest = Unrest
im-part-cards = Other cards
im-part-tokens = Materials and population
im-part-area = Cards in play
im-part-hand = Hand and actions
im-part-growth = Growth of the nation

# Counters
im-counter-materials = materials
im-counter-population = population
im-counter-progress = progress
im-counter-actions = actions
im-counter-exhausts = exhaust tokens
im-counter-hand = cards in hand

# Options
im-option-box = Common cards
im-option-box-classics = Classics
im-option-box-legends = Legends
im-option-nations = Nations
im-option-nations-random = at random from both boxes
im-option-nations-classics = at random from Classics
im-option-nations-legends = at random from Legends
im-option-nations-pick = pick in seat order
im-option-sides = Power sides
im-option-sides-choose = each player chooses
im-option-sides-A = A for all
im-option-sides-B = B for all (for beginners)
im-option-sides-random = at random
im-option-progress_on_refill = Civilised cards enter the market with 1 progress
im-option-strict_or = An option that cannot be begun may not be chosen
im-option-tucked_unrest_is_take = Unrest from under a market card counts as taken
im-option-active_quest_scores = The active quest scores
im-option-garrison_symbols_score = Symbols of garrisoned cards count at the end
im-option-state_card_counts = The state card counts as a card
im-option-round_limit = Last round at the latest (0: no limit)

# Standing answers
im-standing-each_player_may = what another player’s card offers
im-standing-attack_protection = protection from attacks
im-standing-use_trigger = abilities that react to an event
im-answer-yes = accept
im-answer-no = decline
im-answer-pass = let it pass

# Moves
im-label-pay = Pay { $tokens }
im-label-numbered = { $label } ({ $numbers })
im-trade = Discard { $card }: { $effect }
im-innovate-deck = Innovate: top card of the small deck ({ $suit })
im-innovate-search = Innovate: search of the main deck ({ $suit })
im-in-order = { $cards }
    .join = { ", then on top of it " }
im-revolt = Revolt{ $count ->
    [0] { "" }
    [one] { " and return an unrest" }
   *[other] { " and return " }{ $count } unrest
 }
im-note = { $deck } · { $start ->
    [deck] starting deck
    [nation] nation deck
    [accession] under the nation deck
    [development] development deck
    [in_play] in play from the start
    [common_unrest] common unrest
    [common] common cards
   *[fame] under the fame deck
 } · { $number }
im-verb-play = Play
im-verb-exhaust = Exhaust
im-verb-discard = Discard
im-verb-draw = Take to hand
im-verb-top = Put on the deck
im-verb-history = Put into history
im-verb-abandon = Abandon
im-verb-recall = Recall
im-verb-sink = Sink
im-verb-garrison = Garrison
im-verb-give = Give
im-verb-find = Find
im-verb-acquire = Acquire
im-verb-take = Take
im-verb-exile = Exile
im-verb-token = Put the token on
im-verb-develop = Develop
im-verb-return = Return
im-verb-keep = Keep
im-verb-resolve = Resolve
im-verb-quest = Start the quest
im-verb-copy = Use the ability of
im-verb-swap = Swap
im-verb-nation = Lead
im-verb-side = Side
im-verb-under = Garrison under
im-verb-innovate = Innovate
im-verb-revolt = Revolt
im-verb-end = Done
im-verb-yes = Yes
im-verb-no = No
im-verb-none = None
im-verb-ignore = Ignore
im-verb-accept = Accept
im-verb-top-of-deck = Top card of the small deck
im-verb-search-main-deck = Search the main deck
im-verb-choose = Choose
im-verb-number = Number
im-verb-suit = Symbol
im-verb-from = Take the token from
im-verb-reward = For it
im-verb-pay = Pay

# The table in the terminal
im-view-moment = round { $round }, { $seat } to play
im-view-last = last round: { $round }
im-view-market = Market
im-view-unrest-under = unrest under it
im-view-decks = Decks: region { $region }, uncivilised { $uncivilised }, civilised { $civilised }, main { $main }
im-view-token = { $token ->
    [materials] { $count ->
        [one] { $count } material
       *[other] { $count } materials
     }
    [population] { $count } population
   *[progress] { $count } progress
 }
im-view-fame = fame deck { $count }
im-view-unrest = unrest pile { $count }
im-view-exile = exile
im-view-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }, { $exhausts ->
    [one] { $exhausts } exhaust token
   *[other] { $exhausts } exhaust tokens
 }
im-view-hand = hand { $count } (limit { $limit })
im-view-deck = deck { $count }
im-view-discard = discard pile { $count }
im-view-history = history { $count }
im-view-sunken = sunken pile { $count }
im-view-nation = nation deck { $count }
im-view-developments = developments { $count }
im-view-exhausted = exhausted
im-view-garrison = garrison
im-view-quest = active quest
im-view-resolving = being played
im-view-play = In play
im-view-accession = Under the nation deck
im-view-in-hand = Hand
im-view-known-hand = Known in hand
im-view-known-deck = Known in the deck, from the top
im-view-known-nation = Known in the nation deck, from the top
im-view-in-history = In history
im-view-in-sunken = Sunken
im-view-in-discard = Discarded

# What a thing is that has no text of its own.
im-kind-nation = A nation with a deck of its own.
im-kind-box = A box of the game: its nations and common cards.
im-kind-zone = Where the card comes from.
im-kind-place = A place that an exhaust token can lie on.
im-kind-suit = A suit of cards.
im-kind-reward = What is chosen between.

# Styles of bots
im-style-settler = settler
