im-cards = { $count ->
    [1] { "" }
   *[other] { $count }
 }{ $kind ->
    [region] ⟦region⟧
    [knight] ⟦knight⟧
    [mask] ⟦mask⟧
    [scroll] ⟦scroll⟧
    [city] ⟦city⟧
    [city-metropolis] ⟦city⟧/⟦metropolis⟧
    [uncivilised-civilised] ⟦uncivilised⟧/⟦civilised⟧
    [region-tributary] ⟦region⟧/⟦tributary⟧
    [civilised-tributary] ⟦civilised⟧/⟦tributary⟧
    [uncivilised-civilised-tributary] ⟦uncivilised⟧/⟦civilised⟧/⟦tributary⟧
    [uncivilised-civilised-region-tributary] ⟦uncivilised⟧/⟦civilised⟧/⟦region⟧/⟦tributary⟧
    [state-empire] ⟦empire⟧
    [unrest] ⟦unrest⟧
    [tributary] ⟦tributary⟧
    [civilised] ⟦civilised⟧
    [uncivilised] ⟦uncivilised⟧
    [fame] ⟦fame⟧
    [attack] ⟦attack⟧
    [pinned] ⟦pinned⟧
    [garrisoned-knight] ⟦knight⟧ garrisoned in regions
    [long-walls] { " " }Long Walls
    [no-knight] a card that is not ⟦knight⟧
    [pinned-no-region] ⟦pinned⟧ (not ⟦region⟧)
   *[any] { $count ->
        [one] a card
       *[other] { " " }cards
     }
 }
im-op-choose = { $options }
    .join = { " ⟦or⟧ " }
im-or = { $parts }
    .join = { " ⟦or⟧ " }
im-op-if-state = { $state ->
    [barbarian] ⟦barbarian⟧
   *[empire] ⟦empire⟧
 }: { $effect }
im-op-gain-action = gain { $count }⟦action⟧
im-op-spend-action = spend { $count }⟦action⟧
im-op-return-exhaust = return an ⟦exhaust⟧ to your state card
im-op-draw = draw { $count }⟦card⟧
im-op-draw-per = draw { $count }⟦card⟧ { $per }
im-op-draw-able = draw { $count }⟦card⟧ if able
im-op-draw-up-to = draw up to { $count }⟦card⟧
im-op-draw-up-to-able = draw up to { $count }⟦card⟧ if able
im-op-look-fame = look at { $count }⟦fame⟧ and take { $take }
im-op-take-fame = take the top ⟦fame⟧
im-op-take-unrest = { $form ->
    [they] takes
   *[inf] take
 } { $count }⟦unrest⟧
im-vp-variable = { $points }⟦points⟧ { $counters } ⟦cap⟧
    .last = { " and " }
im-vp-case = { $points }⟦points⟧ { $where ->
    [play] in play
    [garrison] garrisoned
    [history] in history
   *[held] elsewhere
 }
im-vp-cases = { $cases }; otherwise { $otherwise }⟦points⟧
    .join = { ", " }
im-vp-per-token = per { $div ->
    [1] { "" }
   *[other] { $div }
 }{ $token ->
    [materials] ⟦materials⟧
    [population] ⟦population⟧
   *[progress] ⟦progress⟧
 }
im-vp-per-suit = per { $div ->
    [1] { "" }
   *[other] { $div }
 }{ $suit ->
    [power] ⟦power⟧
    [region] ⟦region⟧
    [uncivilised] ⟦uncivilised⟧
    [civilised] ⟦civilised⟧
    [tributary] ⟦tributary⟧
    [fame] ⟦fame⟧
   *[unrest] ⟦unrest⟧
 }{ $zone ->
    [play] { " in play" }
   *[all] { "" }
 }
im-vp-per-city = per { $div ->
    [1] { "" }
   *[other] { $div }
 }⟦city⟧/⟦metropolis⟧{ $zone ->
    [play] { " in play" }
   *[all] { "" }
 }
