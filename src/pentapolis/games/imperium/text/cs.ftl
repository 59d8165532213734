# Imperium: výzvy, důvody, záznam, efekty.

im-summary = Veďte národ od barbarských počátků k říši: budujte balíček, držte nepokoje na uzdě a získejte věhlas.

# Výzvy
im-ask-nation = Vyberte si národ
im-ask-side = Zvolte stranu své karty moci
im-side-text = { $side }: { $text }
im-ask-turn = Jste na tahu: aktivovat, inovovat, nebo vzdorovat?
im-ask-activate = Zahrajte kartu, využijte aktivační schopnost, nebo skončete
im-ask-revolt = Kolik karet nepokojů vrátíte?
im-ask-market-token = Položte žeton na kartu v nabídce
im-ask-cleanup-discard = Odhoďte karty, které si nechcete nechat, pak skončete
im-ask-solstice = Slunovrat: který text teď?
im-ask-trigger = Vaše karty reagují („{ $when }“)
im-ask-pick = { $effect } (zbývá: { $left })
im-ask-pick-card = { $card }: { $effect } (zbývá: { $left })
im-ask-may = Můžete: { $effect }
im-ask-may-card = { $card }, můžete: { $effect }
im-ask-option = Zvolte jednu možnost
im-ask-option-card = { $card }: zvolte jednu možnost
im-ask-one-or-both = Zvolte jednu možnost, nebo obě
im-ask-unrest-price = { $card }: čím zaplatíte?
im-unrest-price = { $number ->
    [1] obyvatelstvem
    [2] kartami z ruky
   *[3] surovinami
 }
im-ask-payment = Zaplaťte { $tokens }: kterými žetony?
im-ask-payment-card = { $card }: zaplaťte { $tokens }, kterými žetony?
im-ask-draw-number = Kolik karet si doberete? (nejvýše { $most })
im-ask-masks = Odhoďte masky, zbývá: { $count }
im-ask-acquire = { $effect }
im-ask-symbol = Průlom: pro který symbol?
im-ask-break = Průlom: jak kartu získáte? ({ $suits })
im-ask-break-variable = Průlom pro kartu s proměnlivými body
im-ask-fame = Vezměte si jednu z těchto karet věhlasu
im-ask-fame-order = Která karta věhlasu přijde navrch?
im-ask-develop = Vybudujte kartu, nebo žádnou
im-ask-develop-free = Vybudujte kartu zdarma
im-ask-reshuffle-develop = Obnovujete balíček: vybudujte kartu, nebo žádnou
im-ask-return-token = Který žeton vyčerpání se vrátí na stavovou kartu?
im-ask-free-play = Kterou kartu zahrajete?
im-ask-region-from-discard = Které území zahrajete z odhazovacího balíčku?
im-ask-give = { $to } dostane kartu: kterou?
im-ask-refuse-gift = { $card }: budete dar ignorovat?
im-ask-ignore = { $card }: budete tento účinek ignorovat? ({ $effect })
im-ask-protect = Útok! { $card }: budete se bránit?
im-ask-bribe = { $seat } má stálé vojsko: dáte 1 pokrok, abyste mohli zaútočit?
im-ask-swap-exile = Která karta z vyhnanství přijde do nabídky?
im-ask-swap-market = Kterou kartu z nabídky vyhostíte?
im-ask-swap-nation = Kterou kartu z ruky vyměníte za vrchní kartu národa?
im-ask-gamble = Jmenujte symbol; odhalí se vrchní karta hlavního balíčku
im-ask-copy = Čí aktivační schopnost využijete?
im-ask-discard-drawn = Odhoďte jednu z právě dobraných karet
im-ask-drawn-fate = Co se stane s právě dobranou kartou?
im-ask-quest = Vezmete si nepokoj a zahájíte výpravu?
im-ask-unrest-reward = Odhodíte nepokoj za kartu nebo za pokrok? (zbývá: { $left })
im-ask-pay-acquire = Zaplatíte 1 pokrok a budete si nárokovat kartu? (zbývá: { $left })
im-ask-abandon-acquire = Opustíte území, abyste si mohli nárokovat území nebo poddané? (zbývá: { $left })
im-ask-return-for-other = Vrátíte nepokoj? { $seat } za něj získá 1 obyvatele
im-ask-sumerians = Sumerové: vraťte nepokoj před sčítáním (zbývá: { $left })

# Důvody
im-unknown-move = „{ $move }“ není tah. Tahy vypadají takto: „play conquer-1rom17“, „exhaust port“, „acquire jungle“, „option 1“, „end“.
im-unknown-card = Karta „{ $card }“ neexistuje.
im-not-offered = „{ $move }“ tu není možné.
im-not-in-hand = { $card }: tuto kartu v ruce nemáte.
im-unplayable = { $card }: tuto kartu nelze nikdy zahrát.
im-wrong-state = { $card }: zahrát ji { $state ->
    [empire] může jen říše
   *[barbarian] mohou jen barbaři
 }.
im-free-play-used = { $card }: každou kartu s volnou akcí lze zahrát jen jednou za tah.
im-no-action = Nemáte žádný žeton akce.
im-needs = { $card }: chybí karty, které vyžaduje.
im-cannot-pay = { $card }: nemůžete zaplatit cenu.
im-option-cannot = Tuto část nemůžete splnit: { $effect }.
im-option-not-full = Jinou možnost začít plnit lze, tuto ne: { $effect }.
im-cannot-pay-for = { $card }: tuto část nemůžete splnit: { $effect }.
im-not-in-play = { $card }: tuto kartu nemáte vyloženou.
im-no-ability = { $card }: tato karta nemá aktivační schopnost.
im-exhausted = { $card }: už na ní leží žeton vyčerpání.
im-no-exhaust = Nemáte žádný žeton vyčerpání.
im-needs-trigger = { $card }: tato schopnost jen odpovídá na událost.
im-condition = { $card }: podmínka neplatí ({ $condition }).
im-no-such-payment = „{ $move }“ tuto cenu nezaplatí.
im-not-in-market = { $card }: tuto kartu nelze získat.
im-wrong-suit = { $card }: tento účinek se na tuto kartu nevztahuje.
im-small-deck-first = Hlavní balíček se prohledává, jen když je malý balíček daného symbolu prázdný.
im-small-deck-empty = V malém balíčku tohoto symbolu není žádná karta.
im-nation-taken = { $nation }: tento národ už někdo vede.
im-nations-per-seat = Uveďte po jednom národu pro každé místo (míst: { $seats }).
im-sides-per-seat = Uveďte stranu A nebo B pro každé místo (míst: { $seats }).
im-unknown-nation = Národ „{ $nation }“ neexistuje. Národy: { $known }.
im-nation-twice = Žádný národ nelze vést dvakrát.
im-bad-limit = „{ $value }“ není počet kol: 0 (bez omezení) nebo 2 až 1000.

# Záznam
im-log-nation = { $seat } vede národ: { $nation }
im-log-side = { $seat } hraje stranu { $side }
im-log-replaced = Místo karty { $old } přicházejí jiní poddaní: { $new }
im-log-round = { $round }. kolo
im-log-turn = { $seat }
im-log-activate = { $seat } aktivuje
im-log-innovate = { $seat } inovuje
im-log-revolt = { $seat } vzdoruje
im-log-revolted = { $seat } vrací nepokoje: { $count }
im-log-play = { $seat } hraje: { $card }
im-log-exhaust = { $seat } aktivuje kartu: { $card }
im-log-copy = { $seat } využívá schopnost karty: { $card }
im-log-gain = { $seat } získává { $tokens }
im-log-pay = { $seat } platí { $tokens }
im-log-steal = { $seat } krade ({ $victim }): { $tokens }
im-log-action = { $seat } získává akce: { $count }
im-log-shangri-la = { $seat } mění suroviny na obyvatelstvo; všichni ostatní získávají 1 pokrok
im-log-draw = { $seat } si dobírá: { $card }
im-log-draw-hidden = { $seat } si dobírá kartu
im-log-discard = { $seat } odhazuje: { $card }
im-log-abandon = { $seat } opouští: { $card }
im-log-recall = { $seat } odvolává: { $card }
im-log-history = { $seat } řadí do historie: { $card }
im-log-history-hidden = { $seat } řadí kartu do historie
im-log-sink = { $seat } potápí: { $card }
im-log-exile = { $seat } vyhošťuje: { $card }
im-log-garrison = { $seat } vytváří posádku: { $card } (pod kartou: { $host })
im-log-top = { $seat } dává na dobírací balíček: { $card }
im-log-top-hidden = { $seat } dává kartu na dobírací balíček
im-log-top-public = { $seat } dává na dobírací balíček z odhozených: { $card }
im-log-fetch = { $seat } si bere do ruky: { $card }
im-log-fetch-hidden = { $seat } si bere kartu z historie do ruky
im-log-find = { $seat } nachází: { $card }
im-log-give = { $seat } dává kartu ({ $to }): { $card }
im-log-give-hidden = { $seat } dává kartu z ruky ({ $to })
im-log-take-unrest = { $seat } si bere nepokoj
im-log-return-unrest = { $seat } vrací nepokoj
im-log-acquire = { $seat } si nárokuje: { $card }
im-log-break-through = { $seat } činí průlom: { $card }
im-log-break-through-hidden = { $seat } činí průlom a bere si kartu z balíčku
im-log-search-failed = { $seat } v hlavním balíčku žádnou takovou kartu nenachází
im-log-market = Nově v nabídce: { $card }
im-log-market-token = { $seat } pokládá žetony na kartu: { $card }
im-log-gamble-won = { $seat } v hazardu vyhrává: { $card }
im-log-gamble-lost = { $seat } v hazardu prohrává, do vyhnanství: { $card }
im-log-fame = { $seat } získává věhlas: { $card }
im-log-fame-hidden = { $seat } získává kartu věhlasu
im-log-king = { $seat } vyhodnocuje: { $card }
im-log-look = { $seat } se dívá na vrchní kartu národa: { $card }
im-log-look-hidden = { $seat } se dívá na vrchní kartu národa
im-log-to-bottom = { $seat } dává vrchní kartu národa dospod
im-log-swap-nation = { $seat } vyměňuje kartu z ruky za vrchní kartu národa
im-log-reshuffle = { $seat } míchá nový dobírací balíček
im-log-nation-card = { $seat } získává kartu národa: { $card }
im-log-empire = { $seat } se stává říší
im-log-develop = { $seat } buduje: { $card }
im-log-quest = { $seat } zahajuje výpravu: { $card }
im-log-quest-discarded = { $seat } odhazuje aktivní výpravu: { $card }
im-log-journey = { $seat } dosahuje: { $card }
im-log-protect = { $seat } se brání kartou: { $card }
im-log-ignore = { $seat } ignoruje účinek
im-log-bribe = { $seat } dává 1 pokrok ({ $to })
im-log-solstice = Slunovrat
im-log-solstice-text = { $seat }, slunovrat: { $card }
im-log-scoring-triggered = Konec se blíží: bodování po { $round }. kole
im-log-collapse = Kolaps!
im-log-score = { $seat }, bodů: { $points }

# Slova
im-card = { $card }
im-and = { $parts }
    .last = { " a " }
im-list = { $effects }
    .join = { "; " }
im-then = { $effects }
    .join = { ", pak " }
im-you = ty: { $effect }
im-materials = { $count } { $count ->
    [one] surovinu
    [few] suroviny
   *[other] surovin
 }
im-population = { $count } { $count ->
    [one] obyvatele
    [few] obyvatele
   *[other] obyvatel
 }
im-progress = { $count } { $count ->
    [one] pokrok
    [few] pokroky
   *[other] pokroků
 }
im-suit = { $suit ->
    [power] moc
    [region] území
    [uncivilised] necivilizovaná
    [civilised] civilizovaná
    [tributary] poddaní
    [fame] věhlas
   *[unrest] nepokoje
 }
im-suits = { $suits }
    .last = { " nebo " }
im-type = { $type ->
    [city] město
    [metropolis] metropole
    [knight] rytíř
    [mask] maska
   *[scroll] svitek
 }
im-state = { $state ->
    [barbarian] barbaři
   *[empire] říše
 }
im-flag = { $flag ->
    [pinned] připnutá
    [attack] útok
   *[free] volná akce
 }
im-icon = { $icon ->
    [bag] měšec
    [wheat] klas
   *[drop] kapka
 }
im-icons = { $icon ->
    [bag] { $count ->
        [one] měšec
        [few] { $count } měšce
       *[other] { $count } měšců
     }
    [wheat] { $count ->
        [one] klas
        [few] { $count } klasy
       *[other] { $count } klasů
     }
   *[drop] { $count ->
        [one] kapka
        [few] { $count } kapky
       *[other] { $count } kapek
     }
 }

# Druhy karet
im-cards = { $kind ->
    [region] { $count ->
        [one] území
       *[other] { $count } území
     }
    [knight] { $count ->
        [one] rytíře
        [few] { $count } rytíře
       *[other] { $count } rytířů
     }
    [mask] { $count ->
        [one] masku
        [few] { $count } masky
       *[other] { $count } masek
     }
    [scroll] { $count ->
        [one] svitek
        [few] { $count } svitky
       *[other] { $count } svitků
     }
    [city] { $count ->
        [one] město
        [few] { $count } města
       *[other] { $count } měst
     }
    [city-metropolis] město nebo metropoli
    [unrest] { $count ->
        [one] nepokoj
        [few] { $count } nepokoje
       *[other] { $count } nepokojů
     }
    [tributary] { $count ->
        [one] kartu poddaných
        [few] { $count } karty poddaných
       *[other] { $count } karet poddaných
     }
    [civilised] { $count ->
        [one] civilizovanou kartu
        [few] { $count } civilizované karty
       *[other] { $count } civilizovaných karet
     }
    [uncivilised] { $count ->
        [one] necivilizovanou kartu
        [few] { $count } necivilizované karty
       *[other] { $count } necivilizovaných karet
     }
    [fame] { $count ->
        [one] kartu věhlasu
        [few] { $count } karty věhlasu
       *[other] { $count } karet věhlasu
     }
    [attack] { $count ->
        [one] útočnou kartu
        [few] { $count } útočné karty
       *[other] { $count } útočných karet
     }
    [pinned] { $count ->
        [one] připnutou kartu
        [few] { $count } připnuté karty
       *[other] { $count } připnutých karet
     }
   *[any] { $count ->
        [one] kartu
        [few] { $count } karty
       *[other] { $count } karet
     }
 }
im-cards-of = { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
 } ({ $kind })
im-cards-named = kartu { $cards }
    .last = { " nebo " }
im-of = { " " }({ $kind })
im-of-any = { "" }
im-kind-this = tato karta
im-kind-names = { $cards }
    .last = { " nebo " }
im-kind-long-walls = Velká zeď
im-kind-region-with = území s posádkou: { $kind }
im-kind-garrisoned-knight = rytíř v posádce území
im-kind-attack = útok
im-kind-state = { $state ->
    [empire] se symbolem říše
   *[barbarian] se symbolem barbarů
 }
im-kind-no-knight = kromě rytířů
im-kind-pinned = připnutá
im-kind-pinned-no-region = připnutá, ne území
im-kind-icon = se symbolem { $icons }
    .last = { " nebo " }
im-kind-suit = { $suit ->
    [region] území
    [unrest] nepokoje
    [fame] věhlas
    [tributary] poddaní
    [civilised] civilizovaná
   *[uncivilised] necivilizovaná
 }
im-kind-type = { $type ->
    [city] město
    [city-metropolis] město nebo metropole
    [knight] rytíř
    [mask] maska
   *[scroll] svitek
 }

# Podmínky a počítání
im-if-in-play = máš vyloženo: { $cards }
im-if-count = máš vyloženy aspoň { $least } karty ({ $kind })
im-if-population = máš aspoň { $least } obyvatel
im-if-garrisoned = ve zdejší posádce jsou aspoň { $least } karty ({ $kind })
im-per-icon = za každý vyložený symbol: { $icons }
    .last = { " nebo " }
im-per-card = za každou vyloženou kartu ({ $kind })
im-per-garrisoned = za každou kartu v posádkách ({ $kind })
im-per-city-abandoned = za každé město opuštěné tímto účinkem
im-per-unrest-returned = za každý nepokoj vrácený tímto účinkem

# Úkony
im-op-choose = { $options }
    .join = { " NEBO " }
im-op-may = MŮŽEŠ: { $effect }
im-op-pay-to = { $cost } → { $effect }
im-op-each-player = každý hráč: { $effect }
im-op-each-other = každý protihráč: { $effect }
im-op-if-state = { $state ->
    [barbarian] jsi-li barbar
   *[empire] jsi-li říše
 }: { $effect }
im-op-if = pokud { $condition }: { $effect }
im-op-pay-for = { $cost } → { $effect }
im-op-each-player-may = každý hráč MŮŽE: { $effect }
im-op-each-other-may = každý protihráč MŮŽE: { $effect }
im-op-gain = získej { $tokens }
im-op-gain-per = získej { $tokens } { $per }
im-op-pay = zaplať { $tokens }
im-op-steal = ukradni { $tokens } každému protihráči{ $whom ->
    [region] { ", který má vyložené území" }
    [empire] { ", který je říší" }
   *[all] { "" }
 }
im-op-steal-unable = ukradni { $tokens } každému protihráči; kdo nemůže dát vše: { $effect }
im-op-gain-action = získej { $count ->
    [one] akci
    [few] { $count } akce
   *[other] { $count } akcí
 }
im-op-spend-action = spotřebuj { $count ->
    [one] akci
    [few] { $count } akce
   *[other] { $count } akcí
 }
im-op-return-exhaust = vrať žeton vyčerpání na svou stavovou kartu
im-op-draw = dober { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
 }
im-op-draw-per = dober { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
 } { $per }
im-op-draw-able = dober { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
 }, pokud je to možné
im-op-draw-up-to = dober až { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }
im-op-draw-up-to-able = dober až { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }, pokud je to možné
im-op-fetch = dober { $what } z odhazovacího balíčku
im-op-fetch-history = dober { $what } z historie
im-op-fetch-up-to = dober z odhazovacího balíčku až { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }{ $kind }
im-op-discard = odhoď { $what }
im-op-top-hand = dej { $what } z ruky na dobírací balíček
im-op-top-discard = dej { $what } z odhazovacího balíčku na dobírací
im-op-history = zařaď { $what } { $zones ->
    [hand] z ruky
    [discard] z odhazovacího balíčku
   *[both] z ruky nebo odhazovacího balíčku
 } do historie
im-op-history-up-to = zařaď { $zones ->
    [hand] z ruky
    [discard] z odhazovacího balíčku
   *[both] z ruky nebo odhazovacího balíčku
 } do historie až { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }{ $kind }
im-op-this-to = { $where ->
    [history] zařaď tuto kartu do historie
    [sunken] potop tuto kartu
   *[exile] vyhosti tuto kartu
 }
im-op-abandon-this = opusť tuto kartu
im-op-abandon = opusť { $what }
im-op-recall-this = odvolej tuto kartu
im-op-recall = odvolej { $what }
im-op-sink = potop { $what } z vyložených karet
im-op-sink-discard = potop { $what } z odhazovacího balíčku
im-op-garrison = polož sem { $what } z ruky jako posádku
im-op-garrison-self = vytvoř z této karty posádku svého území a vyhodnoť jeho účinek při zahrání
im-op-give = dej každému protihráči kartu z ruky nebo odhazovacího balíčku
im-op-find = najdi{ $where ->
    [some] { " v odhazovacím nebo dobíracím balíčku" }
   *[all] { "" }
 } { $what } a { $to ->
    [hand] vezmi do ruky
    [discard] dej na odhazovací balíček
   *[history] zařaď do historie
 }
im-op-free-play = zahraj { $what } z ruky bez žetonu akce
im-op-acquire = nárokuj si { $what }{ $where ->
    [exile] { " z vyhnanství" }
    [both] { " z nabídky nebo vyhnanství" }
   *[market] { "" }
 }
im-op-acquire-holding = nárokuj si { $what }, na níž { $token ->
    [materials] leží suroviny
    [population] leží obyvatelstvo
   *[progress] leží pokrok
 }
im-op-break = učiň { $count ->
    [one] { "" }
   *[other] { $count }× { "" }
 }průlom ({ $what })
im-op-break-exile = učiň průlom ({ $what }), i z vyhnanství
im-op-break-variable = učiň průlom pro kartu s proměnlivými body
im-op-exile-market = vyhosti { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
 } z nabídky
im-op-look-fame = podívej se na { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
 } věhlasu a vezmi si { $take }
im-op-take-fame = vezmi si vrchní kartu věhlasu
im-op-develop = vybuduj kartu
im-op-develop-free = vybuduj kartu zdarma
im-op-look-nation = podívej se na vrchní kartu svého balíčku národa
im-op-shuffle-nation = zamíchej svůj balíček národa
im-op-take-unrest = vezmi si { $count ->
    [one] nepokoj
    [few] { $count } nepokoje
   *[other] { $count } nepokojů
 }
im-op-return-unrest = vrať { $count ->
    [one] nepokoj
    [few] { $count } nepokoje
   *[other] { $count } nepokojů
 } { $zones ->
    [hand] z ruky
    [discard] z odhazovacího balíčku
   *[both] z ruky nebo odhazovacího balíčku
 }
im-op-return-unrest-up-to = vrať až { $count ->
    [one] { $count } nepokoj
    [few] { $count } nepokoje
   *[other] { $count } nepokojů
 } { $zones ->
    [hand] z ruky
    [discard] z odhazovacího balíčku
   *[both] z ruky nebo odhazovacího balíčku
 }

# Zvláštní účinky
im-ability-double-token-gain = získej ještě jednou { $token ->
    [materials] suroviny, které ležely
    [population] obyvatelstvo, které leželo
   *[progress] pokrok, který ležel
 } na té kartě
im-ability-free-play-acquired = nárokovanou kartu hned zahraj bez žetonu akce
im-ability-add-market-token = polož ze společné zásoby na kartu v nabídce { $tokens }
im-ability-return-this-unrest = vrať tuto kartu do balíčku nepokojů
im-ability-swap-exile-market = vyměň kartu z vyhnanství s kartou v nabídce (žetony přejdou na novou kartu)
im-ability-play-region-from-discard = zahraj území z odhazovacího balíčku, jako obvykle za akci
im-ability-icon-as-bags = do konce tahu se jeden vyložený symbol ({ $icon ->
    [wheat] klas
   *[drop] kapka
 }) počítá jako 3 měšce
im-ability-city-of-rome-to-history = zařaď z vyložených karet do historie: { $card }
im-ability-avoid-attack = ignoruj z toho útoku, co chceš
im-ability-nation-top-to-bottom = dej tu kartu dospod svého balíčku národa
im-ability-trigger-game-end = spouští se bodování
im-ability-ignore-empire-icon = ignoruj symbol říše na příští kartě, kterou v tomto tahu zahraješ
im-ability-start-quest = nemáš-li aktivní výpravu, MŮŽEŠ si vzít nepokoj a vytvořit zde posádku z nadcházející výpravy
im-ability-exile-quest = vyhosti nadcházející výpravu kromě Grálu
im-ability-enter-play = tato karta přijde do hry; stavová karta se neotáčí
im-ability-knight-to-history = zařaď rytíře z ruky nebo z posádky do historie
im-ability-recall-knight-here = odvolej rytíře ze zdejší posádky
im-ability-quest-and-nation-to-discard = dej aktivní výpravu a vrchní kartu balíčku národa na odhazovací balíček
im-ability-active-quest-to-hand = vezmi si aktivní výpravu do ruky
im-ability-exile-twrch-trwyth = vyhosti kartu Twrch Trwyth, je-li vyložená nebo aktivní výpravou
im-ability-attacks-to-history = odhal ruku i oba balíčky; všechny útoky v nich i tuto kartu zařaď do historie
im-ability-one-or-both = { $options }, nebo obojí
    .last = { " nebo " }
im-ability-discard-unrest-for-reward = odhoď libovolně mnoho nepokojů; za každý dober kartu nebo získej 1 pokrok
im-ability-progress-on-this = polož na tuto kartu 1 pokrok
im-ability-gain-progress-here = získej všechen pokrok, který na ní ležel
im-ability-mask-cost-minus-1 = odhoď o jednu masku méně
im-ability-mask-gift-penalty = kdo dostal masku, vezme si nepokoj
im-ability-pay-progress-acquire = zaplať až { $limit } pokroky; za každý si nárokuj kartu (necivilizovaná nebo civilizovaná nebo území nebo poddaní)
im-ability-abandon-named = opusť, máš-li vyloženo: { $card }
im-ability-abandon-acquire-loop = opusť až { $limit } území; za každé si MŮŽEŠ nárokovat kartu (území nebo poddaní)
im-ability-others-return-unrest-you-gain = každý protihráč MŮŽE vrátit nepokoj; za každý získej 1 obyvatele
im-ability-advance-journey = zaplať všechen svůj pokrok (aspoň { $limit }) a pokračuj na: { $card }
im-ability-flip-to-empire = stáváš se říší
im-ability-exile-from-hand = vyhosti z ruky kartu kromě nepokojů a získej 2 obyvatele, za útok ještě 1 pokrok
im-ability-abandon-return-garrisoned-unrest = opusť tuto kartu; nepokoje z její posádky se vrátí do balíčku
im-ability-swap-hand-with-nation-top = vyměň kartu z ruky za vrchní kartu svého balíčku národa (nikdy za kartu přerodu)
im-ability-draw2-discard1 = dober 2 karty, pak jednu z nich odhoď
im-ability-copy-opponent-exhaust = využij aktivační schopnost připnuté karty protihráče, jako by byla tvoje
im-ability-gamble = jmenuj symbol a odhal vrchní kartu hlavního balíčku: má-li ho, vezmi si ji do ruky, jinak ji vyhosti
im-ability-nation-top-to-discard = dej vrchní kartu svého balíčku národa na odhazovací balíček
im-ability-resolve-drawn-card = tu kartu odhoď, nebo vrať na balíček, nebo zařaď do historie
im-ability-bonus-if-no-bag = nemá-li to území měšec, získej navíc { $tokens }

# Texty karet
im-text = { $parts }
    .join = { ". " }
im-text-headed = { $head } { $body }
im-text-head = [{ $parts }]
im-text-cost = vybudování za { $tokens }
im-text-blank = Bez textu
im-text-gained = Při získání: { $effect }
im-text-play = Zahrání: { $effect }
im-text-exhaust = Aktivuj: { $effect }
im-text-exhaust-when = Aktivuj, { $when }: { $effect }
im-text-passive = Pasivní: { $effect }
im-text-solstice = Slunovrat: { $effect }
im-text-sumerians = Než se sečtou body nebo nepokoje, vrať až 2 své nepokoje z ruky, vyložených karet, posádek, obou balíčků nebo historie
im-text-unplayable = Nelze zahrát
im-text-no-garrison = Nemůže být posádkou
im-text-stays = Nelze opustit ani odvolat
im-text-needs-play = Vyžaduje vyloženo: { $play }
im-text-needs-history = Vyžaduje v historii: { $history }
im-text-needs-both = Vyžaduje vyloženo: { $play }; v historii: { $history }
im-when = { $when }: { $effect }
im-when-token = když získáš z nabídky kartu, na níž { $token ->
    [materials] leží suroviny
   *[population] leží obyvatelstvo
 }
im-when-got-uncivilised = když si nárokuješ necivilizovanou kartu nebo pro ni učiníš průlom
im-when-acquired-region = když si nárokuješ území
im-when-played-region = když zahraješ území
im-when-region-from-discard = když zahraješ území z odhazovacího balíčku
im-when-returned-unrest = když vrátíš nepokoj
im-when-took-unrest = když si vezmeš nepokoj
im-when-played-attack = když zahraješ útok
im-when-paid-population = když zaplatíš obyvatelstvo
im-when-sunk = když potopíš kartu
im-when-attacked = když jiný hráč zahraje útok
im-when-masks = když máš odhodit masky
im-when-icon = když díky kartě se symbolem ({ $icon ->
    [wheat] klas
   *[drop] kapka
 }) získáš suroviny
im-passive-market = při úklidu polož na kartu v nabídce místo 1 pokroku { $tokens }
im-passive-exile = nárokuješ-li si { $what }, platí vyhnanství jako nabídka
im-passive-exile-then = nárokuješ-li si { $what }, platí vyhnanství jako nabídka; po kartě z vyhnanství { $effect }
im-passive-icon = tyto karty pro tebe nemají symbol barbarů: { $cards }
im-passive-icon-attacks = tyto karty a všechny útoky pro tebe nemají symbol barbarů: { $cards }
im-passive-hand = tvůj limit karet v ruce je o { $count } vyšší
im-passive-unrest = zahrání nepokojů tě stojí o { $materials } { $materials ->
    [one] surovinu
    [few] suroviny
   *[other] surovin
 }{ $cards ->
    [0] { "" }
   *[other] { " nebo o" } { $cards } { $cards ->
        [one] kartu
        [few] karty
       *[other] karet
     }
 } méně (vždy aspoň 1)
im-passive-look = na karty věhlasu se díváš o jednu víc; pak { $effect }
im-passive-develop = za vybudování platíš o { $tokens } méně
im-passive-avoid = zahraje-li jiný hráč útok, smíš ignorovat jeho účinky za tuto cenu: { $cost }
im-passive-shangri-la = kdykoli bys získal suroviny, získej místo nich 2 obyvatele a každý protihráč získá 1 pokrok
im-passive-army = smíš ignorovat útok, pokud ti útočník nedá 1 pokrok
im-passive-masonry = města a metropole jsou pro tebe karty s volnou akcí
im-passive-weight = počítá se jako 2 území
im-passive-no-history = nemáš historii; místo toho odhazuj
im-passive-sunken = nemáš historii, ale balíček potopy; karty určené do historie odhazuj
im-passive-heads = místo odhození masky smíš opustit kartu ze zdejší posádky
im-passive-quest = zde leží tvá aktivní výprava
im-passive-empty = kdykoli se tvůj dobírací balíček vyprázdní, vezmi si nepokoj
im-passive-mountain = opustí-li hru Hora Atlantidy, potop tuto kartu

# Body
im-vp-fixed = { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 }
im-vp-case = { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 } { $where ->
    [play] mezi vyloženými
    [garrison] v posádce
    [history] v historii
   *[held] jinde
 }
im-vp-cases = { $cases }; jinak { $otherwise } { $otherwise ->
    [one] bod
    [few] body
   *[other] bodů
 }
    .join = { ", " }
im-vp-variable = { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
 } { $counters } (nejvýše 10)
    .last = { " a " }
im-vp-per-token = za { $token ->
    [materials] { $div ->
        [1] každou surovinu
        [few] každé { $div } suroviny
       *[other] každých { $div } surovin
     }
    [population] { $div ->
        [1] každého obyvatele
        [few] každé { $div } obyvatele
       *[other] každých { $div } obyvatel
     }
   *[progress] { $div ->
        [1] každý pokrok
        [few] každé { $div } pokroky
       *[other] každých { $div } pokroků
     }
 }
im-vp-per-suit = za { $suit ->
    [region] { $div ->
        [1] každé území
        [few] každá { $div } území
       *[other] každých { $div } území
     }
    [tributary] { $div ->
        [1] každou kartu poddaných
        [few] každé { $div } karty poddaných
       *[other] každých { $div } karet poddaných
     }
    [uncivilised] { $div ->
        [1] každou necivilizovanou kartu
        [few] každé { $div } necivilizované karty
       *[other] každých { $div } necivilizovaných karet
     }
    [civilised] { $div ->
        [1] každou civilizovanou kartu
        [few] každé { $div } civilizované karty
       *[other] každých { $div } civilizovaných karet
     }
   *[fame] { $div ->
        [1] každou kartu věhlasu
        [few] každé { $div } karty věhlasu
       *[other] každých { $div } karet věhlasu
     }
 }{ $zone ->
    [play] { " mezi vyloženými kartami" }
   *[all] { "" }
 }
im-vp-per-city = za { $div ->
    [1] každé město nebo metropoli
    [few] každá { $div } města nebo metropole
   *[other] každých { $div } měst nebo metropolí
 }{ $zone ->
    [play] { " mezi vyloženými kartami" }
   *[all] { "" }
 }
im-vp-per-icon = za { $div ->
    [1] každý symbol
    [few] každé { $div } symboly
   *[other] každých { $div } symbolů
 }: { $icons }
    .last = { " nebo " }
im-vp-per-cards = za { $div ->
    [1] každou kartu
    [few] každé { $div } karty
   *[other] každých { $div } karet
 }
im-vp-per-history = za { $div ->
    [1] každou kartu
    [few] každé { $div } karty
   *[other] každých { $div } karet
 } v historii
im-vp-per-here = za { $div ->
    [1] každou kartu
    [few] každé { $div } karty
   *[other] každých { $div } karet
 } zdejší posádky
im-vp-per-pinned = za { $div ->
    [1] každou připnutou vyloženou kartu
    [few] každé { $div } připnuté vyložené karty
   *[other] každých { $div } připnutých vyložených karet
 } kromě území
im-vp-per-long-walls = za { $div ->
    [1] každou vyloženou kartu
    [few] každé { $div } vyložené karty
   *[other] každých { $div } vyložených karet
 }: Velká zeď
im-vp-per-variable = za { $div ->
    [1] každou kartu
    [few] každé { $div } karty
   *[other] každých { $div } karet
 } s proměnlivými body
im-vp-per-unrest = za { $div ->
    [1] každý nepokoj
    [few] každé { $div } nepokoje
   *[other] každých { $div } nepokojů
 } protihráčů
im-vp-per-less-progress = za { $div ->
    [1] každého hráče
   *[other] každé { $div } hráče
 } s menším pokrokem
im-vp-per-exile = za { $div ->
    [1] každou kartu
    [few] každé { $div } karty
   *[other] každých { $div } karet
 } ve vyhnanství

# Části skóre
im-part-progress = Pokrok
im-part-power = Karta moci
im-part-fame = Věhlas
im-part-unrest = Nepokoje
im-part-cards = Ostatní karty
im-part-tokens = Suroviny a obyvatelstvo
im-part-area = Karty ve hře
im-part-hand = Ruka a akce
im-part-growth = Rozvoj národa

# Počítadla
im-counter-materials = suroviny
im-counter-population = obyvatelstvo
im-counter-progress = pokrok
im-counter-actions = akce
im-counter-exhausts = žetony vyčerpání

# Volby
im-option-box = Společné karty
im-option-box-classics = Dějiny
im-option-box-legends = Legendy
im-option-nations = Národy
im-option-nations-random = náhodně z obou krabic
im-option-nations-classics = náhodně z Dějin
im-option-nations-legends = náhodně z Legend
im-option-nations-pick = vybírat v pořadí míst
im-option-sides = Strany karet moci
im-option-sides-choose = volí každý hráč
im-option-sides-A = u všech A
im-option-sides-B = u všech B (pro začátečníky)
im-option-sides-random = náhodně
im-option-progress_on_refill = Civilizované karty přicházejí do nabídky s 1 pokrokem
im-option-strict_or = Možnost, kterou nelze začít plnit, nelze zvolit
im-option-tucked_unrest_is_take = Nepokoj zpod karty v nabídce se počítá jako vzatý
im-option-active_quest_scores = Aktivní výprava boduje
im-option-garrison_symbols_score = Symboly karet v posádkách se na konci počítají
im-option-state_card_counts = Stavová karta se počítá jako karta
im-option-round_limit = Nejpozdější poslední kolo (0: bez omezení)

# Tahy
im-label-pay = Zaplatit { $tokens }
im-note = { $deck } · { $start ->
    [deck] počáteční balíček
    [nation] balíček národa
    [accession] pod balíčkem národa
    [development] balíček budování
    [in_play] od začátku ve hře
    [common_unrest] společné nepokoje
    [common] společné karty
   *[fame] pod balíčkem věhlasu
 } · { $number }
im-verb-play = Zahrát
im-verb-exhaust = Aktivovat kartu
im-verb-discard = Odhodit
im-verb-draw = Vzít do ruky
im-verb-top = Dát na balíček
im-verb-history = Zařadit do historie
im-verb-abandon = Opustit
im-verb-recall = Odvolat
im-verb-sink = Potopit
im-verb-garrison = Vytvořit posádku
im-verb-give = Dát
im-verb-find = Najít
im-verb-acquire = Nárokovat si
im-verb-take = Vzít si
im-verb-exile = Vyhostit
im-verb-token = Položit žeton na kartu
im-verb-develop = Vybudovat
im-verb-return = Vrátit
im-verb-keep = Nechat si
im-verb-resolve = Vyhodnotit
im-verb-quest = Zahájit výpravu
im-verb-copy = Využít schopnost karty
im-verb-swap = Vyměnit
im-verb-nation = Vést národ
im-verb-side = Strana
im-verb-under = Vytvořit posádku pod kartou
im-verb-activate = Aktivovat
im-verb-innovate = Inovovat
im-verb-revolt = Vzdorovat
im-verb-end = Hotovo
im-verb-yes = Ano
im-verb-no = Ne
im-verb-none = Nic
im-verb-ignore = Ignorovat
im-verb-accept = Přijmout
im-verb-top-of-deck = Vrchní karta malého balíčku
im-verb-search-main-deck = Prohledat hlavní balíček
im-verb-option = Možnost
im-verb-number = Počet
im-verb-suit = Symbol
im-verb-from = Vzít žeton odtud
im-verb-reward = Za to
im-verb-pay = Zaplatit

# Stůl v terminálu
im-view-moment = { $round }. kolo, na tahu: { $seat }
im-view-last = poslední kolo: { $round }
im-view-market = Nabídka
im-view-unrest-under = pod ní nepokoj
im-view-decks = Balíčky: území { $region }, necivilizované { $uncivilised }, civilizované { $civilised }, hlavní { $main }
im-view-token = { $token ->
    [materials] { $count ->
        [one] { $count } surovina
        [few] { $count } suroviny
       *[other] { $count } surovin
     }
    [population] { $count ->
        [one] { $count } obyvatel
        [few] { $count } obyvatelé
       *[other] { $count } obyvatel
     }
   *[progress] { $count ->
        [one] { $count } pokrok
        [few] { $count } pokroky
       *[other] { $count } pokroků
     }
 }
im-view-fame = balíček věhlasu { $count }
im-view-unrest = balíček nepokojů { $count }
im-view-exile = vyhnanství
im-view-actions = { $actions ->
    [one] { $actions } žeton
    [few] { $actions } žetony
   *[other] { $actions } žetonů
 } akce, { $exhausts ->
    [one] { $exhausts } žeton
    [few] { $exhausts } žetony
   *[other] { $exhausts } žetonů
 } vyčerpání
im-view-hand = ruka { $count } (limit { $limit })
im-view-deck = dobírací balíček { $count }
im-view-discard = odhazovací balíček { $count }
im-view-history = historie { $count }
im-view-sunken = balíček potopy { $count }
im-view-nation = balíček národa { $count }
im-view-developments = balíček budování { $count }
im-view-exhausted = vyčerpáno
im-view-garrison = posádka
im-view-quest = aktivní výprava
im-view-resolving = právě se hraje
im-view-play = Vyloženo
im-view-accession = Pod balíčkem národa
im-view-in-hand = Ruka
im-view-known-hand = Známé karty v ruce
im-view-known-deck = Známé karty v dobíracím balíčku, odshora
im-view-known-nation = Známé karty v balíčku národa, odshora
im-view-in-history = V historii
im-view-in-sunken = Potopeno
im-view-in-discard = Odhozeno
