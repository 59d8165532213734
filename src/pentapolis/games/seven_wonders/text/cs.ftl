# 7 divů světa: výzvy, důvody, záznam, efekty.

# Výzvy
sw-pick-board = Vyberte si desku divu
sw-choose-side = Zvolte stranu své desky divu
sw-choose-action = { $turn }. kolo: vyberte kartu a co s ní uděláte
sw-choose-card = { $turn }. kolo: vyberte kartu
sw-act-after-reveal = { $turn }. kolo: co uděláte se svou kartou?
sw-play-seventh-card = Smíte použít svou sedmou kartu
sw-build-from-discard = Smíte zdarma postavit jednu kartu z odhazovacího balíčku

# Důvody
sw-unknown-move = „{ $move }“ není tah. Tahy vypadají takto: „build altar“, „build temple pay left:2“, „stage altar“, „sell altar“.
sw-no-board-here = Desky se vybírají po řadě, ještě než se volí strany. Teď: { $asked }
sw-no-side-here = Strany se volí po deskách a před rozdáním prvních karet. Teď: { $asked }
sw-no-choosing-here = Karta se vybírá bez akce jen na začátku kola, a to pouze tehdy, volí-li se akce až po odhalení. Teď: { $asked }
sw-no-action-here = Karty se staví, podkládají pod div nebo prodávají v šesti kolech věku. Teď: { $asked }
sw-no-action-before-reveal = Nejprve si každý vybere kartu; co s ní uděláte, řeknete po odhalení („choose altar“).
sw-no-taking-here = Kartu z odhazovacího balíčku lze vzít, jen když ho otevře etapa divu Halikarnassós. Teď: { $asked }
sw-no-declining-here = Odmítnout lze jen sedmou kartu a kartu z odhazovacího balíčku. Teď: { $asked }
sw-no-card-in-hand = { $card }: tuto kartu v ruce nemáte.
sw-no-second-building = { $card }: tato budova už ve vašem městě stojí.
sw-no-payment-when-free = { $card }: tuto kartu máte zdarma, není co platit.
sw-no-coin = Stojí to { $coins } { $coins ->
    [one] minci
    [few] mince
   *[other] mincí
 }; máte { $have }.
sw-no-stage-left = Všechny etapy vašeho divu ({ $stages }) už stojí.
sw-no-price-of-a-sale = Prodej karty nic nestojí; platbu vynechte.
sw-no-purchase-needed = Vaše město samo vyrábí vše potřebné; kupovat lze jen to, co chybí.
sw-no-seller = Chybí vám: { $goods }. Sousedé to prodat nemohou.
sw-no-payment-named = Chybí vám: { $goods }. Určete, komu zaplatíte (od { $coins } { $coins ->
    [one] mince
   *[other] mincí
 }; máte { $have }).
sw-no-coins-enough = Chybí vám: { $goods }. Nákup stojí { $coins } { $coins ->
    [one] minci
    [few] mince
   *[other] mincí
 }; máte { $have }.
sw-no-such-price = Chybí vám: { $goods }. Za { $named } to nikdo neprodá. Ceny: { $prices }.
    .join = { "; " }
sw-price = { $left } doleva a { $right } doprava
sw-no-card-in-pile = { $card }: tato karta v odhazovacím balíčku není.
sw-no-second-card-of-a-name = { $card }: pod tímto názvem je v odhazovacím balíčku více karet, nabízí se ta druhá.
sw-no-board-left = { $wonder }: tato deska je už zabraná.
sw-boards-per-seat = Uveďte po jednom divu pro každé místo (míst: { $seats }).
sw-unknown-wonder = Div „{ $wonder }“ neexistuje. Divy: { $known }.
sw-board-twice = Žádnou desku nelze použít dvakrát.

# Záznam
sw-log-age = { $age ->
    [1] I.
    [2] II.
   *[3] III.
 } věk
sw-log-turn = { $turn }. kolo
sw-log-board = { $seat } si bere desku: { $wonder }
sw-log-side = { $seat }: { $wonder }, { $side ->
    [day] denní
   *[night] noční
 } strana
sw-log-reveal = { $seat } odhaluje: { $card }
sw-log-build = { $seat } staví: { $card }
sw-log-stage = { $seat } staví { $stage }. etapu divu (pod desku: { $card })
sw-log-stage-hidden = { $seat } staví { $stage }. etapu divu
sw-log-sell = { $seat } prodává: { $card }
sw-log-sell-hidden = { $seat } prodává kartu
sw-log-buy = { $seat } platí { $coins } { $coins ->
    [one] minci
    [few] mince
   *[other] mincí
 } – { $seller } dodává: { $goods }
sw-log-seventh = { $seat } používá sedmou kartu
sw-log-seventh-declined = { $seat } zahazuje sedmou kartu
sw-log-discard = { $seat } staví z odhazovacího balíčku: { $card }
sw-log-discard-declined = { $seat } si z odhazovacího balíčku nic nebere
sw-log-conflicts = Vojenská střetnutí
sw-log-victory = { $seat } ({ $strength }) vítězí, { $other } ({ $opposing }) prohrává: +{ $points } a −1
sw-log-end = Konečné skóre
sw-log-score = { $seat }: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }

# Efekty
sw-effects = { $effects }
    .join = { "; " }
sw-effect-produce = Vyrábí: { $goods }
sw-effect-produce-own = Vyrábí jen pro vás: { $goods }
sw-effect-trade-raw = Běžné suroviny od souseda po { $side ->
    [left] levici
   *[right] pravici
 } stojí 1 minci za kus
sw-effect-trade-goods = Vzácné suroviny od obou sousedů stojí 1 minci za kus
sw-effect-coins = Ihned { $coins } { $coins ->
    [one] mince
    [few] mince
   *[other] mincí
 }
sw-effect-coins-per = Ihned { $coins } { $coins ->
    [one] mince
    [few] mince
   *[other] mincí
 } za { $count }
sw-effect-points = { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }
sw-effect-points-per = Na konci { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 } za { $count }
sw-effect-points-complete = Na konci { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }, je-li váš div dokončen
sw-effect-shields = { $shields } { $shields ->
    [one] štít
    [few] štíty
   *[other] štítů
 }
sw-effect-science = Věda: { $symbol ->
    [compass] kružítko
    [gear] ozubené kolo
   *[tablet] tabulka
 }
sw-effect-science-choice = Věda: na konci jeden symbol podle vaší volby
sw-ability-play-last-card-each-age = Na konci každého věku smíte použít i sedmou kartu
sw-ability-build-from-discard-once = Na konci tohoto kola smíte zdarma postavit jednu kartu z odhazovacího balíčku
sw-ability-free-first-card-of-each-color = První karta každé barvy ve vašem městě je zdarma
sw-ability-free-first-card-of-each-age = Karta, kterou postavíte v prvním kole věku, je zdarma
sw-ability-free-last-card-of-each-age = Karta, kterou postavíte v šestém kole věku, je zdarma
sw-count-cards = každou { $colors } kartu { $whose ->
    [own] ve vašem městě
    [neighbours] u obou sousedů
   *[both] u vás i u obou sousedů
 }
    .last = { " nebo " }
sw-count-stages = každou postavenou etapu divu { $whose ->
    [own] ve vašem městě
    [neighbours] u obou sousedů
   *[both] u vás i u obou sousedů
 }
sw-color-brown = hnědou
sw-color-grey = šedou
sw-color-blue = modrou
sw-color-yellow = žlutou
sw-color-red = červenou
sw-color-green = zelenou
sw-color-purple = fialovou
sw-resource = { $resource ->
    [wood] dřevo
    [stone] kámen
    [ore] ruda
    [clay] jíl
    [glass] sklo
    [papyrus] papyrus
   *[cloth] látka
 }
sw-resource-choice = { $options }
    .join = { "/" }
sw-goods = { $units }× { $resource ->
    [wood] dřevo
    [stone] kámen
    [ore] ruda
    [clay] jíl
    [glass] sklo
    [papyrus] papyrus
   *[cloth] látka
 }
sw-goods-list = { $goods }

# Tahy
sw-move-build = postavit: { $card }
sw-move-stage = etapa divu, pod desku: { $card }
sw-move-sell = prodat: { $card }
sw-move-take = vzít z odhazovacího balíčku: { $card } ({ $age })
sw-move-choose = vybrat: { $card }
sw-move-decline = nevyužít
sw-move-board = vzít desku: { $wonder }
sw-move-side = { $side ->
    [day] denní strana
   *[night] noční strana
 }
sw-move-paid = { $move }, zaplatit { $left ->
    [0] { $right } vpravo
   *[other] { $right ->
        [0] { $left } vlevo
       *[other] { $left } vlevo a { $right } vpravo
    }
 }

# Součásti
sw-card = { $card }
sw-note = { $parts }
    .join = { " · " }
sw-note-chain-from = zdarma po: { $cards }
    .last = { " nebo " }
sw-note-chain-to = dá zdarma: { $cards }
sw-cost-goods = cena: { $goods }
sw-cost-coins = { $coins ->
    [0] bez ceny
    [one] cena: { $coins } mince
    [few] cena: { $coins } mince
   *[other] cena: { $coins } mincí
 }
sw-wonder-text = Vyrábí: { $resource ->
    [wood] dřevo
    [stone] kámen
    [ore] ruda
    [clay] jíl
    [glass] sklo
    [papyrus] papyrus
   *[cloth] látka
 }
sw-group-brown = surovina
sw-group-grey = výrobek
sw-group-blue = civilní
sw-group-yellow = obchod
sw-group-red = vojenství
sw-group-green = věda
sw-group-purple = cech
sw-group-day = denní
sw-group-night = noční

# Stůl, jak ho ukazují klienti
sw-view-moment = { $age }, { $turn }. kolo ze 6, ruce putují { $side ->
    [left] doleva
   *[right] doprava
 }
sw-view-coins = { $coins } { $coins ->
    [one] mince
    [few] mince
   *[other] mincí
 }
sw-view-conflicts = střety { $points }
sw-view-science = { $symbol ->
    [compass] kružítko
    [gear] kolo
    [tablet] tabulka
   *[choice] libovolný symbol
 } { $count }
sw-view-makes = vyrábí
sw-view-sells = prodává
sw-view-city = město
sw-view-wonder = div
sw-view-pile = odhazovací balíček
sw-view-stages = Postavené etapy: { $built } z { $all }
sw-view-next-stage = Cena další etapy: { $cost }. Přinese:
sw-view-neighbour = soused { $side ->
    [left] vlevo
   *[right] vpravo
 }
sw-view-card = karta
sw-view-cost = cena
sw-view-effect = efekt
sw-view-built = už stojí
sw-view-chained = zdarma: řetězec
sw-view-free = zdarma: div
sw-view-verb = { $verb ->
    [build] stavět
    [stage] etapa
    [sell] prodat
    [take] vzít
   *[choose] vybrat
 }

# Části skóre
sw-part-wonder = Div
sw-part-treasury = Pokladnice
sw-part-military = Vojenství
sw-part-blue = Civilní budovy (modré)
sw-part-yellow = Obchod (žluté)
sw-part-green = Věda (zelené)
sw-part-purple = Cechy (fialové)

# Počítadla
sw-counter-coins = mince
sw-counter-shields = štíty
sw-counter-stages = etapy

# Volby
sw-option-sides = Strany desek
sw-option-sides-choose = volí každý hráč
sw-option-sides-day = u všech denní
sw-option-sides-night = u všech noční
sw-option-sides-random = náhodně
sw-option-boards = Desky divů
sw-option-boards-random = rozdat náhodně
sw-option-boards-pick = vybírat v pořadí míst
sw-option-two_step_commit = Nejprve karta, akce až po odhalení
sw-option-hide_facedown_cards = Prodané a zakryté karty zůstávají tajné
sw-summary = Vybírejte karty, budujte město i jeho div a předstihněte sousedy ve třech věcích.

# Tahy uvedené u karty, které se týkají
sw-verb-board = Vzít desku
sw-verb-side = Hrát stranu
sw-verb-choose = Vybrat
sw-verb-build = Postavit
sw-verb-stage = Etapa divu
sw-verb-sell = Prodat
sw-verb-take = Postavit zdarma
sw-verb-decline = Nevzít nic

# Styly botů
sw-style-scientist = vědec
sw-style-warrior = válečník
sw-style-merchant = obchodník
