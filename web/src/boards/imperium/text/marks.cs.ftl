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
    [garrisoned-knight] ⟦knight⟧ v posádkách území
    [long-walls] { $count ->
        [one] kartu Velká zeď
        [few] { " " }karty Velká zeď
       *[other] { " " }karet Velká zeď
     }
    [no-knight] kartu kromě ⟦knight⟧
    [pinned-no-region] ⟦pinned⟧ (ne ⟦region⟧)
   *[any] { $count ->
        [one] kartu
        [few] { " " }karty
       *[other] { " " }karet
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
im-op-gain-action = { $form ->
    [do] získejte
   *[inf] získat
 } { $count }⟦action⟧
im-op-spend-action = { $form ->
    [do] spotřebujte
   *[inf] spotřebovat
 } { $count }⟦action⟧
im-op-return-exhaust = { $form ->
    [do] vraťte
   *[inf] vrátit
 } ⟦exhaust⟧ na svou stavovou kartu
im-op-history = { $form ->
    [do] zařaďte
   *[inf] zařadit
 } { $what } { $zones ->
    [hand] z ruky
    [discard] z odhozených
   *[both] z ruky nebo odhozených
 } do historie
im-op-draw = { $form ->
    [do] doberte
   *[inf] dobrat
 } { $count }⟦card⟧
im-op-draw-per = { $form ->
    [do] doberte
   *[inf] dobrat
 } { $count }⟦card⟧ { $per }
im-op-draw-able = { $form ->
    [do] doberte
   *[inf] dobrat
 } { $count }⟦card⟧, pokud je to možné
im-op-draw-up-to = { $form ->
    [do] doberte
   *[inf] dobrat
 } až { $count }⟦card⟧
im-op-draw-up-to-able = { $form ->
    [do] doberte
   *[inf] dobrat
 } až { $count }⟦card⟧, pokud je to možné
im-op-look-fame = { $form ->
    [do] podívejte se
    [may] se podívat
   *[inf] podívat se
 } na { $count }⟦fame⟧ a { $form ->
    [do] vezměte si
   *[inf] vzít si
 } { $take }
im-op-take-fame = { $form ->
    [do] vezměte si
    [may] si vzít
   *[inf] vzít si
 } vrchní ⟦fame⟧
im-op-take-unrest = { $form ->
    [do] vezměte si
    [they] si vezme
    [may] si vzít
   *[inf] vzít si
 } { $count }⟦unrest⟧
im-vp-variable = { $points }⟦points⟧ { $counters } ⟦cap⟧
    .last = { " a " }
im-vp-case = { $points }⟦points⟧ { $where ->
    [play] mezi vyloženými
    [garrison] v posádce
    [history] v historii
   *[held] jinde
 }
im-vp-cases = { $cases }; jinak { $otherwise }⟦points⟧
    .join = { ", " }
im-vp-per-token = za { $div ->
    [1] { "" }
   *[other] { $div }
 }{ $token ->
    [materials] ⟦materials⟧
    [population] ⟦population⟧
   *[progress] ⟦progress⟧
 }
im-vp-per-suit = za { $div ->
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
    [play] { " mezi vyloženými" }
   *[all] { "" }
 }
im-vp-per-city = za { $div ->
    [1] { "" }
   *[other] { $div }
 }⟦city⟧/⟦metropolis⟧{ $zone ->
    [play] { " mezi vyloženými" }
   *[all] { "" }
 }
