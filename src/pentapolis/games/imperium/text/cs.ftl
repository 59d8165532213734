# Imperium: výzvy, důvody, záznam, efekty.

im-summary = Veďte národ od barbarských počátků k říši: budujte balíček, držte nepokoje na uzdě a získejte věhlas.

# Výzvy
im-ask-nation = Vyberte si národ
im-ask-side = Zvolte stranu své karty moci
im-side-text = { $side }: { $text }
im-ask-turn = Jste na tahu: zahrajte kartu nebo využijte aktivační schopnost, anebo inovujte či vzdorujte
im-ask-activate = Zahrajte kartu, využijte aktivační schopnost, nebo skončete
im-ask-market-token = Úklid: položte na kartu v nabídce { $tokens }
im-ask-token-card = { $card }: položte na kartu v nabídce { $tokens }
im-ask-cleanup-discard = Úklid: které karty odhodíte?
im-ask-solstice = Slunovrat: který text teď?
im-ask-trigger = Vaše karty reagují („{ $when }“)
im-ask-pick = { $effect }{ $left ->
    [1] { "" }
   *[other] { " " }(zbývá: { $left })
 }
im-ask-pick-card = { $card }: { $effect }{ $left ->
    [1] { "" }
   *[other] { " " }(zbývá: { $left })
 }
im-ask-may = Můžete { $effect }
im-ask-may-card = { $card }: můžete { $effect }
im-ask-option = { $choice }
im-ask-option-card = { $card }: { $choice }
im-ask-one-or-both = Zvolte jednu možnost, nebo obě
im-ask-unrest-price = { $card }: { $price }
im-ask-payment = Zaplaťte { $tokens }: kterými žetony?
im-ask-payment-card = { $card }: zaplaťte { $tokens }, kterými žetony?
im-ask-draw-number = Kolik karet si doberete? (nejvýše { $most })
im-ask-draw-number-card = { $card }: kolik karet si doberete? (nejvýše { $most })
im-ask-masks = Odhoďte masky, zbývá: { $count }
im-ask-acquire = { $effect }
im-ask-break = Průlom pro { $what }
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
im-unknown-move = „{ $move }“ není tah. Tahy vypadají takto: „play conquer-1rom17“, „exhaust port“, „acquire jungle“, „choose draw“, „end“.
im-unknown-card = Karta „{ $card }“ neexistuje.
im-no-other-question = { $verb ->
    [play] Karty se hrají, když ve svém tahu aktivujete, nebo kde to karta říká
    [exhaust] Aktivační schopnosti se využívají, když ve svém tahu aktivujete, nebo když nastane jejich událost
    [innovate] Inovovat lze jen na začátku tahu
    [revolt] Vzdorovat lze jen na začátku tahu
    [end] „end“ končí aktivování nebo odhazování při úklidu
    [token] Žeton se na kartu v nabídce pokládá při úklidu, nebo kde to karta říká
    [discard] Karty se odhazují při úklidu, nebo kde to karta říká
    [resolve] Texty se vyhodnocují o slunovratu, nebo když odpovídají na událost
    [develop] Karta se buduje při obnově balíčku, nebo kde to karta říká
    [pay] Žetony se platí tam, kde cena dává na výběr
    [number] Počet se volí tam, kde karta dovolí dobrat až tolik karet
    [choose] Možnosti se volí tam, kde karta říká „nebo“
    [yes] Ano a ne odpovídá kartě, která říká „můžete“
    [no] Ano a ne odpovídá kartě, která říká „můžete“
    [none] „none“ odmítá tam, kde karta říká „můžete“
    [ignore] Účinky ignoruje ten, kdo je před útokem chráněn
    [accept] Účinky přijímá ten, kdo je před útokem chráněn
    [nation] Národy se volí při přípravě hry
    [side] Strana karty moci se volí při přípravě hry
    [draw] Karty se do ruky berou tam, kde to karta říká
    [top] Karty se na dobírací balíček dávají tam, kde to karta říká
    [history] Karty se do historie zařazují tam, kde to karta říká
    [abandon] Karty se opouštějí tam, kde to karta říká
    [recall] Karty se odvolávají tam, kde to karta říká
    [sink] Karty se potápějí tam, kde to karta říká
    [garrison] Posádky se tvoří tam, kde to karta říká
    [under] Karta se stane posádkou území tam, kde to její text říká
    [give] Karty se předávají tam, kde to karta říká
    [find] Karta se hledá tam, kde karta říká „najděte“
    [acquire] Karty z nabídky si nárokujete tam, kde to karta říká
    [take] Karty se berou průlomem, nebo z prohlížených karet věhlasu
    [top-of-deck] Z malých balíčků se bere průlomem
    [search-main-deck] Hlavní balíček se prohledává při průlomu
    [exile] Karty se vyhošťují tam, kde to karta říká
    [return] Nepokoje a žetony vyčerpání se vracejí tam, kde to karta říká
    [from] Žetony vyčerpání se vracejí tam, kde to karta říká
    [quest] Výpravy zahajuje o slunovratu artušovský dvůr
    [copy] Cizí schopnost se využívá tam, kde to karta říká
    [swap] Karty se vyměňují tam, kde to karta říká
    [suit] Symbol se volí tam, kde karta hazarduje s hlavním balíčkem
    [reward] Odměna se volí tam, kde karta žádá nepokoje
   *[other] To se dělá jen tam, kde to karta říká
 }. Teď zní otázka: { $asked }
im-no-yes = Souhlasíte tím, že jmenujete kartu, odmítnete pomocí „none“: { $asked }
im-no-none = Odmítnete pomocí „no“: { $asked }
im-no-declining = Vybrat musíte: { $asked }
im-no-kind = { $card }: o tuto kartu tu nejde: { $asked }
im-no-card-there = { $card }: tuto kartu { $place ->
    [hand] v ruce nemáte
    [discard] v odhazovacím balíčku nemáte
    [play] nemáte vyloženou
    [garrison] v žádné posádce nemáte
    [history] v historii nemáte
    [deck] v dobíracím balíčku nemáte
    [nation] v balíčku národa nemáte
    [market] v nabídce nenajdete
    [exile] ve vyhnanství nenajdete
    [developments] mezi kartami budování a výpravami nemáte
    [fame] mezi prohlíženými kartami věhlasu nevidíte
    [drawn] jste právě nedobrali
   *[opponents] nemá žádný soupeř vyloženou
 }.
im-no-order = Tyto karty se jmenují v jiném pořadí. { $asked }
im-no-count = Jmenovali jste { $named } { $named ->
    [one] kartu
    [few] karty
   *[other] karet
 }; otázka zní: { $asked }
im-no-number = Zvolit lze nejvýše { $most }.
im-no-several = S více než pěti kartami v ruce jmenujte jednu po druhé.
im-no-tokens = Zaplatit { $tokens } nemůžete: máte { $have }.
im-no-tokens-at-all = žádné žetony
im-no-payment = Tyto žetony cenu nezaplatí: { $asked }
im-no-unrest-in-hand = V ruce nemáte žádný nepokoj.
im-no-unrest-in-discard = V odhazovacím balíčku nemáte žádný nepokoj, který by šlo vrátit.
im-no-unplayable = { $card }: tuto kartu nelze nikdy zahrát.
im-no-state = { $card }: zahrát ji { $state ->
    [empire] může jen říše
   *[barbarian] mohou jen barbaři
 }.
im-no-second-free-play = { $card }: každou kartu s volnou akcí lze zahrát jen jednou za tah.
im-no-action = Stojí to žeton akce; už žádný nemáte.
im-no-turn-chosen = V tomto tahu už aktivujete: inovovat nebo vzdorovat šlo jen místo toho.
im-no-needs = { $card }: vyžaduje { $cards }, a to tam nemáte.
im-no-part = { $card }: tuto část nemůžete splnit: { $effect }.
im-no-ability = { $card }: tato karta nemá aktivační schopnost.
im-no-exhausted = { $card }: už na ní leží žeton vyčerpání.
im-no-exhaust = Stojí to žeton vyčerpání; už žádný nemáte.
im-no-trigger = { $card }: tuto schopnost lze využít, jen { $when }.
im-no-answer-to-events = { $card }: tato schopnost na události neodpovídá, využijte ji, když ve svém tahu aktivujete.
im-no-own-turn = Aktivační schopnosti odpovídají na události, jen když ve svém tahu aktivujete.
im-no-condition = { $card }: podmínka neplatí ({ $condition }).
im-no-texts-left = Nejdřív vyhodnoťte texty, které na událost odpovídají.
im-no-text-here = { $card }: už tu není text, který by na tuto událost odpovídal. { $asked }
im-no-solstice-text = { $card }: tato karta nemá slunovratový text.
im-no-second-solstice = { $card }: slunovratový text této karty je v tomto kole už vyhodnocen.
im-no-protection = { $card }: tato karta před útoky nechrání.
im-no-revolt = Vrátit { $count } { $count ->
    [one] nepokoj
    [few] nepokoje
   *[other] nepokojů
 } nemůžete: v ruce máte { $have }.
im-no-symbol = { $card }: tato karta nenese symbol, o který jde.
im-no-symbol-deck = { $card }: tento symbol není mezi těmi, z nichž se vybírá.
im-no-such-search = Hledá se jiný druh karty: { $asked }
im-no-search = { $card }: malý balíček tohoto symbolu není prázdný, bere se jeho vrchní karta.
im-no-small-deck = { $card }: v malém balíčku tohoto symbolu není žádná karta, prohledává se hlavní balíček.
im-no-token-on-it = { $card }: neleží na ní { $token ->
    [materials] žádná surovina
    [population] žádný obyvatel
   *[progress] žádný pokrok
 }.
im-no-exile-with-tokens = { $card }: leží na ní žetony, proto ji nelze vyhostit.
im-no-development = { $card }: stojí { $cost }, máte { $have }.
im-no-such-option = To je možnost jiné karty. { $asked }
im-no-option = Tuto část nemůžete splnit: { $effect }.
im-no-option-in-full = Jinou možnost začít plnit lze, tuto ne: { $effect }.
im-no-option-without-card = Pro tuto možnost jmenujte rovnou kartu: { $asked }
im-no-card-for-option = Nejdřív zvolte možnost, karty až po ní: { $asked }
im-no-reward = Vedle karty se nic dalšího nevolí: { $asked }
im-no-card-without-reward = Uveďte také, zač kartu dáváte: { $asked }
im-no-more-than-needed = { $card }: s touto kartou byste přišli o víc území, než je třeba.
im-no-leaving = { $card }: tuto kartu nelze opustit ani odvolat.
im-no-garrison = { $card }: tuto kartu nelze dát do posádky.
im-no-token-there = { $card }: neleží tam žádný použitý žeton vyčerpání.
im-no-token-in-use = { $card }: tamní žeton vyčerpání platí schopnost, která se právě vyhodnocuje.
im-no-graal = { $card }: jen jako poslední výprava.
im-no-nation = { $nation }: tento národ už vede { $seat }.
im-lack-tokens = zaplatit { $tokens } (máte { $have })
im-lack-actions = vynaložit { $count } { $count ->
    [one] žeton akce
    [few] žetony akce
   *[other] žetonů akce
 } (máte { $have })
im-lack-condition = { $condition }; teď: { $have }
im-lack-cards = { $effect } (vhodných karet: { $have })
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
im-verdict-collapse = Kolaps: vyhrává, kdo má nejméně nepokojů ({ $counts })
im-verdict-count = { $seat } { $count }

# Slova
im-card = { $card }
im-and = { $parts }
    .last = { " a " }
im-list = { $effects }
    .join = { "; " }
im-then = { $effects }
    .join = { ", pak " }
im-or = { $parts }
    .join = { " NEBO " }
im-in-any-case = v každém případě { $effect }
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
im-icon-each = { $icon ->
    [bag] každý měšec
    [wheat] každý klas
   *[drop] každou kapku
 }
im-icon-on = { $icon ->
    [bag] měšcem
    [wheat] klasem
   *[drop] kapkou
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
    [uncivilised-civilised] necivilizovanou nebo civilizovanou kartu
    [region-tributary] území nebo poddané
    [civilised-tributary] civilizovanou kartu nebo poddané
    [uncivilised-civilised-tributary] necivilizovanou kartu, civilizovanou kartu nebo poddané
    [uncivilised-civilised-region-tributary] necivilizovanou nebo civilizovanou kartu, území nebo poddané
    [garrisoned-knight] { $count ->
        [one] rytíře v posádce území
        [few] { $count } rytíře v posádkách území
       *[other] { $count } rytířů v posádkách území
     }
    [long-walls] { $count ->
        [one] jednu svou kartu Velká zeď
        [few] { $count } karty Velká zeď
       *[other] { $count } karet Velká zeď
     }
    [no-knight] kartu kromě rytířů
    [pinned-no-region] připnutou kartu kromě území
    [state-empire] kartu se symbolem říše
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
im-cards-named = kartu { $cards }
    .last = { " nebo " }
im-cards-icon = kartu s { $icons }
    .last = { " nebo " }
im-cards-region-with = území, které má v posádce { $what }

# Podmínky a počítání
im-if-in-play = máte vyloženou kartu { $cards }
    .last = { " a " }
im-if-count = máte vyloženy aspoň { $what }
im-if-population = máte aspoň { $least } obyvatel
im-if-garrisoned = jsou ve zdejší posádce aspoň { $what }
im-per-icon = za { $icons } na vyložených kartách
    .last = { " nebo " }
im-per-card = za { $kind ->
    [region] každé vyložené území
   *[city-metropolis] každé vyložené město nebo metropoli
 }
im-per-garrisoned = za { $kind ->
   *[knight] každého rytíře
 } v posádkách
im-per-city-abandoned = za každé město opuštěné tímto účinkem
im-per-unrest-returned = za každý nepokoj vrácený tímto účinkem

# Úkony
im-op-choose = { $form ->
    [do] zvolte
   *[inf] zvolit
 } jedno: { $options }
    .join = { " NEBO " }
im-op-may = MŮŽETE { $effect }
im-op-pay-to = { $cost } → { $effect }
im-op-each-player = každý hráč { $effect }
im-op-each-other = každý protihráč { $effect }
im-op-if-state = { $state ->
    [barbarian] jste-li barbaři
   *[empire] jste-li říše
 }, { $effect }
im-op-if = pokud { $condition }, { $effect }
im-op-pay-for = { $cost } → { $effect }
im-op-each-player-may = každý hráč MŮŽE { $effect }
im-op-each-other-may = každý protihráč MŮŽE { $effect }
im-op-gain = { $form ->
    [do] získejte
    [they] získá
   *[inf] získat
 } { $tokens }
im-op-gain-per = { $form ->
    [do] získejte
    [they] získá
   *[inf] získat
 } { $tokens } { $per }
im-op-pay = { $form ->
    [do] zaplaťte
   *[inf] zaplatit
 } { $tokens }
im-op-price = { $form ->
    [do] zaplaťte
   *[inf] zaplatit
 } buď { $population }, nebo { $cards } z ruky, nebo { $materials }
im-op-steal = { $form ->
    [do] ukradněte
   *[inf] ukrást
 } { $tokens } každému protihráči{ $whom ->
    [region] { ", který má vyložené území" }
    [empire] { ", který je říší" }
   *[all] { "" }
 }
im-op-steal-unable = { $form ->
    [do] ukradněte
   *[inf] ukrást
 } { $tokens } každému protihráči; kdo nemůže dát vše, { $effect }
im-op-gain-action = { $form ->
    [do] získejte
   *[inf] získat
 } { $count ->
    [one] akci
    [few] { $count } akce
   *[other] { $count } akcí
 }
im-op-spend-action = { $form ->
    [do] spotřebujte
   *[inf] spotřebovat
 } { $count ->
    [one] akci
    [few] { $count } akce
   *[other] { $count } akcí
 }
im-op-return-exhaust = { $form ->
    [do] vraťte
   *[inf] vrátit
 } žeton vyčerpání na svou stavovou kartu
im-op-draw = { $form ->
    [do] doberte
   *[inf] dobrat
 } { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
 }
im-op-draw-per = { $form ->
    [do] doberte
   *[inf] dobrat
 } { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
 } { $per }
im-op-draw-able = { $form ->
    [do] doberte
   *[inf] dobrat
 } { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
 }, pokud je to možné
im-op-draw-up-to = { $form ->
    [do] doberte
   *[inf] dobrat
 } až { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }
im-op-draw-up-to-able = { $form ->
    [do] doberte
   *[inf] dobrat
 } až { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }, pokud je to možné
im-op-fetch = { $form ->
    [do] doberte
   *[inf] dobrat
 } { $what } z odhazovacího balíčku
im-op-fetch-history = { $form ->
    [do] doberte
   *[inf] dobrat
 } { $what } z historie
im-op-fetch-up-to = { $form ->
    [do] doberte
   *[inf] dobrat
 } z odhazovacího balíčku až { $what }
im-op-discard = { $form ->
    [do] odhoďte
    [they] odhodí
   *[inf] odhodit
 } { $what }
im-op-top-hand = { $form ->
    [do] dejte
   *[inf] dát
 } { $what } z ruky na dobírací balíček
im-op-top-discard = { $form ->
    [do] dejte
   *[inf] dát
 } { $what } z odhazovacího balíčku na dobírací
im-op-history = { $form ->
    [do] zařaďte
   *[inf] zařadit
 } { $what } { $zones ->
    [hand] z ruky
    [discard] z odhazovacího balíčku
   *[both] z ruky nebo odhazovacího balíčku
 } do historie
im-op-history-up-to = { $form ->
    [do] zařaďte
   *[inf] zařadit
 } { $zones ->
    [hand] z ruky
    [discard] z odhazovacího balíčku
   *[both] z ruky nebo odhazovacího balíčku
 } do historie až { $what }
im-op-this-to = { $where ->
    [history] { $form ->
        [do] zařaďte tuto kartu
       *[inf] zařadit tuto kartu
     } do historie
    [sunken] { $form ->
        [do] potopte
       *[inf] potopit
     } tuto kartu
   *[exile] { $form ->
        [do] vyhostěte
       *[inf] vyhostit
     } tuto kartu
 }
im-op-abandon-this = { $form ->
    [do] opusťte
   *[inf] opustit
 } tuto kartu
im-op-abandon = { $form ->
    [do] opusťte
    [they] opustí
   *[inf] opustit
 } { $what }
im-op-recall-this = { $form ->
    [do] odvolejte
   *[inf] odvolat
 } tuto kartu
im-op-recall = { $form ->
    [do] odvolejte
    [they] odvolá
   *[inf] odvolat
 } { $what }
im-op-sink = { $form ->
    [do] potopte
   *[inf] potopit
 } { $what } z vyložených karet
im-op-sink-discard = { $form ->
    [do] potopte
   *[inf] potopit
 } { $what } z odhazovacího balíčku
im-op-garrison = { $form ->
    [do] položte sem
    [may] sem položit
   *[inf] položit sem
 } { $what } z ruky jako posádku
im-op-garrison-self = { $form ->
    [do] vytvořte
   *[inf] vytvořit
 } z této karty posádku svého území a { $form ->
    [do] vyhodnoťte
   *[inf] vyhodnotit
 } jeho účinek při zahrání
im-op-give = { $form ->
    [do] dejte
   *[inf] dát
 } každému protihráči kartu z ruky nebo odhazovacího balíčku
im-op-find = { $form ->
    [do] najděte
   *[inf] najít
 }{ $where ->
    [some] { " v odhazovacím nebo dobíracím balíčku" }
   *[all] { "" }
 } { $what } a { $to ->
    [hand] { $form ->
        [do] vezměte
       *[inf] vzít
     } do ruky
    [discard] { $form ->
        [do] dejte
       *[inf] dát
     } na odhazovací balíček
   *[history] { $form ->
        [do] zařaďte
       *[inf] zařadit
     } do historie
 }
im-op-free-play = { $form ->
    [do] zahrajte
   *[inf] zahrát
 } { $what } z ruky bez žetonu akce
im-op-acquire = { $form ->
    [do] nárokujte si
    [may] si nárokovat
   *[inf] nárokovat si
 } { $what }{ $where ->
    [exile] { " z vyhnanství" }
    [both] { " z nabídky nebo vyhnanství" }
   *[market] { "" }
 }
im-op-acquire-holding = { $form ->
    [do] nárokujte si
    [may] si nárokovat
   *[inf] nárokovat si
 } { $what }, leží-li na kartě { $token ->
    [materials] suroviny
    [population] obyvatelstvo
   *[progress] pokrok
 }
im-op-break = { $form ->
    [do] učiňte
   *[inf] učinit
 } { $count ->
    [one] průlom
    [2] dvakrát průlom
   *[other] { $count }× průlom
 } pro { $what }
im-op-break-exile = { $form ->
    [do] učiňte
   *[inf] učinit
 } průlom pro { $what }, i z vyhnanství
im-op-break-variable = { $form ->
    [do] učiňte
   *[inf] učinit
 } průlom pro kartu s proměnlivými body
im-op-exile-market = { $form ->
    [do] vyhostěte
   *[inf] vyhostit
 } { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
 } z nabídky
im-op-look-fame = { $form ->
    [do] podívejte se
    [may] se podívat
   *[inf] podívat se
 } na { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
 } věhlasu a { $form ->
    [do] vezměte si
   *[inf] vzít si
 } { $take ->
    [one] jednu
   *[other] { $take }
 }
im-op-take-fame = { $form ->
    [do] vezměte si
    [may] si vzít
   *[inf] vzít si
 } vrchní kartu věhlasu
im-op-develop = { $form ->
    [do] vybudujte
   *[inf] vybudovat
 } kartu
im-op-develop-free = { $form ->
    [do] vybudujte
   *[inf] vybudovat
 } kartu zdarma
im-op-look-nation = { $form ->
    [do] podívejte se
    [may] se podívat
   *[inf] podívat se
 } na vrchní kartu svého balíčku národa
im-op-shuffle-nation = { $form ->
    [do] zamíchejte
   *[inf] zamíchat
 } svůj balíček národa
im-op-take-unrest = { $form ->
    [do] vezměte si
    [they] si vezme
    [may] si vzít
   *[inf] vzít si
 } { $count ->
    [one] nepokoj
    [few] { $count } nepokoje
   *[other] { $count } nepokojů
 }
im-op-return-unrest = { $form ->
    [do] vraťte
   *[inf] vrátit
 } { $count ->
    [one] nepokoj
    [few] { $count } nepokoje
   *[other] { $count } nepokojů
 } { $zones ->
    [hand] z ruky
    [discard] z odhazovacího balíčku
   *[both] z ruky nebo odhazovacího balíčku
 }
im-op-return-unrest-up-to = { $form ->
    [do] vraťte
   *[inf] vrátit
 } až { $count ->
    [one] { $count } nepokoj
    [few] { $count } nepokoje
   *[other] { $count } nepokojů
 } { $zones ->
    [hand] z ruky
    [discard] z odhazovacího balíčku
   *[both] z ruky nebo odhazovacího balíčku
 }

# Zvláštní účinky
im-ability-double-token-gain = { $form ->
    [do] získejte
   *[inf] získat
 } ještě jednou { $token ->
    [materials] suroviny, které ležely
    [population] obyvatelstvo, které leželo
   *[progress] pokrok, který ležel
 } na té kartě
im-ability-free-play-acquired = { $form ->
    [do] zahrajte
   *[inf] zahrát
 } tu kartu hned, bez žetonu akce
im-ability-add-market-token = { $form ->
    [do] položte
   *[inf] položit
 } ze společné zásoby na kartu v nabídce { $tokens }
im-ability-return-this-unrest = { $form ->
    [do] vraťte
   *[inf] vrátit
 } tuto kartu do balíčku nepokojů
im-ability-swap-exile-market = { $form ->
    [do] vyměňte
   *[inf] vyměnit
 } kartu z vyhnanství s kartou v nabídce (žetony přejdou na novou kartu)
im-ability-play-region-from-discard = { $form ->
    [do] zahrajte
   *[inf] zahrát
 } území z odhazovacího balíčku, jako obvykle za akci
im-ability-icon-as-bags = do konce tahu se jeden vyložený symbol ({ $icon ->
    [wheat] klas
   *[drop] kapka
 }) počítá jako 3 měšce
im-ability-city-of-rome-to-history = { $form ->
    [do] zařaďte
   *[inf] zařadit
 } vyloženou kartu { $card } do historie
im-ability-avoid-attack = { $form ->
    [do] ignorujte
   *[inf] ignorovat
 } z toho útoku, co chcete
im-ability-nation-top-to-bottom = { $form ->
    [do] dejte
   *[inf] dát
 } tu kartu dospod svého balíčku národa
im-ability-trigger-game-end = spouští se bodování
im-ability-ignore-empire-icon = { $form ->
    [do] ignorujte
   *[inf] ignorovat
 } symbol říše na příští kartě, kterou v tomto tahu zahrajete
im-ability-start-quest = nemáte-li aktivní výpravu, MŮŽETE si vzít nepokoj a vytvořit zde posádku z nadcházející výpravy
im-ability-exile-quest = { $form ->
    [do] vyhostěte
   *[inf] vyhostit
 } nadcházející výpravu kromě Grálu
im-ability-enter-play = tato karta přijde do hry; stavová karta se neotáčí
im-ability-knight-to-history = { $form ->
    [do] zařaďte
   *[inf] zařadit
 } rytíře z ruky nebo z posádky do historie
im-ability-recall-knight-here = { $form ->
    [do] odvolejte
   *[inf] odvolat
 } rytíře ze zdejší posádky
im-ability-quest-and-nation-to-discard = { $form ->
    [do] dejte
   *[inf] dát
 } aktivní výpravu a vrchní kartu balíčku národa na odhazovací balíček
im-ability-active-quest-to-hand = { $form ->
    [do] vezměte si
    [may] si vzít
   *[inf] vzít si
 } aktivní výpravu do ruky
im-ability-exile-twrch-trwyth = { $form ->
    [do] vyhostěte
   *[inf] vyhostit
 } kartu Twrch Trwyth, je-li vyložená nebo aktivní výpravou
im-ability-attacks-to-history = { $form ->
    [do] odhalte
   *[inf] odhalit
 } ruku i oba balíčky; všechny útoky v nich i tuto kartu { $form ->
    [do] zařaďte
   *[inf] zařadit
 } do historie
im-ability-one-or-both = { $options }, nebo obojí
    .last = { " nebo " }
im-ability-discard-unrest-for-reward = { $form ->
    [do] odhoďte
   *[inf] odhodit
 } libovolně mnoho nepokojů; za každý z nich { $form ->
    [do] doberte kartu nebo získejte
   *[inf] dobrat kartu nebo získat
 } 1 pokrok
im-ability-progress-on-this = { $form ->
    [do] položte
   *[inf] položit
 } na tuto kartu 1 pokrok
im-ability-gain-progress-here = { $form ->
    [do] získejte
   *[inf] získat
 } všechen pokrok, který na ní ležel
im-ability-mask-cost-minus-1 = { $form ->
    [do] odhoďte
   *[inf] odhodit
 } o jednu masku méně
im-ability-mask-gift-penalty = kdo dostal masku, vezme si nepokoj
im-ability-pay-progress-acquire = { $form ->
    [do] zaplaťte
   *[inf] zaplatit
 } až { $limit } pokroky; za každý si { $form ->
    [do] nárokujte
   *[inf] nárokovat
 } necivilizovanou nebo civilizovanou kartu, území nebo poddané
im-ability-abandon-named = { $form ->
    [do] opusťte
   *[inf] opustit
 } kartu { $card }, máte-li ji vyloženou
im-ability-abandon-acquire-loop = { $form ->
    [do] opusťte
   *[inf] opustit
 } až { $limit } území; za každé si MŮŽETE nárokovat území nebo poddané
im-ability-others-return-unrest-you-gain = každý protihráč MŮŽE vrátit nepokoj z ruky; za každý { $form ->
    [do] získejte
   *[inf] získat
 } 1 obyvatele
im-ability-advance-journey = { $form ->
    [do] zaplaťte
   *[inf] zaplatit
 } všechen svůj pokrok (aspoň { $limit }) a { $form ->
    [do] pokračujte
   *[inf] pokračovat
 } na kartu { $card }
im-ability-flip-to-empire = stáváte se říší
im-ability-exile-from-hand = { $form ->
    [do] vyhostěte
   *[inf] vyhostit
 } z ruky kartu kromě nepokojů a { $form ->
    [do] získejte
   *[inf] získat
 } 2 obyvatele (za útok ještě 1 pokrok)
im-ability-abandon-return-garrisoned-unrest = { $form ->
    [do] opusťte
   *[inf] opustit
 } tuto kartu a { $form ->
    [do] vraťte
   *[inf] vrátit
 } nepokoje z její posádky do balíčku
im-ability-swap-hand-with-nation-top = { $form ->
    [do] vyměňte
   *[inf] vyměnit
 } kartu z ruky za vrchní kartu svého balíčku národa (nikdy za kartu přerodu)
im-ability-draw2-discard1 = { $form ->
    [do] doberte
   *[inf] dobrat
 } 2 karty, pak jednu z nich { $form ->
    [do] odhoďte
   *[inf] odhodit
 }
im-ability-copy-opponent-exhaust = { $form ->
    [do] využijte
   *[inf] využít
 } aktivační schopnost připnuté karty protihráče, jako by byla vaše
im-ability-gamble = { $form ->
    [do] jmenujte
   *[inf] jmenovat
 } symbol a { $form ->
    [do] odhalte
   *[inf] odhalit
 } vrchní kartu hlavního balíčku: má-li ho, { $form ->
    [do] vezměte si ji
   *[inf] vzít si ji
 } do ruky, jinak ji { $form ->
    [do] vyhostěte
   *[inf] vyhostit
 }
im-ability-nation-top-to-discard = { $form ->
    [do] dejte
   *[inf] dát
 } vrchní kartu svého balíčku národa na odhazovací balíček
im-ability-resolve-drawn-card = tu kartu { $form ->
    [do] odhoďte, nebo vraťte na balíček, nebo zařaďte
   *[inf] odhodit, nebo vrátit na balíček, nebo zařadit
 } do historie
im-ability-bonus-if-no-bag = { $form ->
    [do] získejte
   *[inf] získat
 } navíc { $tokens }, nemá-li to území měšec

# Texty karet
im-text = { $parts }
    .join = { ". " }
im-text-headed = { $head } { $body }
im-text-head = [{ $parts }]
im-text-cost = vybudování za { $tokens }
im-text-blank = Bez textu
im-text-gained = Při získání: { $effect }
im-text-play = Zahrání: { $effect }
im-text-exhaust = Aktivujte: { $effect }
im-text-exhaust-when = Aktivujte, { $when }: { $effect }
im-text-passive = Pasivní: { $effect }
im-text-solstice = Slunovrat: { $effect }
im-text-sumerians = Než se sečtou body nebo nepokoje, vraťte až 2 své nepokoje z ruky, vyložených karet, posádek, obou balíčků nebo historie
im-text-unplayable = Nelze zahrát
im-text-no-garrison = Nemůže být posádkou
im-text-stays = Nelze opustit ani odvolat
im-text-needs-play = Vyžaduje vyloženo: { $play }
    .last = { " a " }
im-text-needs-history = Vyžaduje v historii: { $history }
    .last = { " a " }
im-text-needs-both = Vyžaduje vyloženo: { $play }; v historii: { $history }
    .last = { " a " }
im-when = { $when }, { $effect }
im-when-token = když získáte z nabídky kartu, na níž { $token ->
    [materials] leží suroviny
   *[population] leží obyvatelstvo
 }
im-when-got-uncivilised = když si nárokujete necivilizovanou kartu nebo pro ni učiníte průlom
im-when-acquired-region = když si nárokujete území
im-when-played-region = když zahrajete území
im-when-region-from-discard = když zahrajete území z odhazovacího balíčku
im-when-returned-unrest = když vrátíte nepokoj
im-when-took-unrest = když si vezmete nepokoj
im-when-played-attack = když zahrajete útok
im-when-paid-population = když zaplatíte obyvatelstvo
im-when-sunk = když potopíte kartu
im-when-attacked = když jiný hráč zahraje útok
im-when-masks = když máte odhodit masky
im-when-icon = když díky kartě { $icon ->
    [wheat] s klasem
   *[drop] s kapkou
 } získáte suroviny
im-passive-market = při úklidu položte na kartu v nabídce místo 1 pokroku { $tokens }
im-passive-exile = nárokujete-li si { $what }, platí vyhnanství jako nabídka
im-passive-exile-then = nárokujete-li si { $what }, platí vyhnanství jako nabídka; za kartu z vyhnanství { $effect }
im-passive-icon = ignorujte symbol barbarů na kartě { $cards }
    .last = { " a " }
im-passive-icon-attacks = ignorujte symbol barbarů na kartě { $cards } a na všech útocích
    .last = { " a " }
im-passive-hand = váš limit karet v ruce je o { $count } vyšší
im-passive-unrest = zahrání nepokojů vás stojí o { $materials } { $materials ->
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
im-passive-look = na karty věhlasu se díváte o jednu víc; pak { $effect }
im-passive-develop = za vybudování platíte o { $tokens } méně
im-passive-avoid = zahraje-li jiný hráč útok, MŮŽETE { $cost } a ignorovat z něj, co chcete
im-passive-shangri-la = kdykoli byste získali suroviny, získejte místo nich 2 obyvatele a každý protihráč získá 1 pokrok
im-passive-army = z útoku MŮŽETE ignorovat, co chcete, pokud vám útočník nedá 1 pokrok
im-passive-masonry = města a metropole jsou pro vás karty s volnou akcí
im-passive-weight = počítá se jako 2 území
im-passive-no-history = nemáte historii: karty do ní určené odhazujte
im-passive-sunken = nemáte historii, ale balíček potopy: karty určené do historie odhazujte
im-passive-heads = místo odhození masky MŮŽETE opustit kartu ze zdejší posádky
im-passive-quest = zde leží vaše aktivní výprava
im-passive-empty = kdykoli se váš dobírací balíček vyprázdní, vezměte si nepokoj
im-passive-mountain = opustí-li hru Hora Atlantidy, potopte tuto kartu

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
im-counter-hand = karty v ruce

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

# Stálé odpovědi
im-standing-each_player_may = co nabízí karta jiného hráče
im-standing-attack_protection = obrana proti útokům
im-standing-use_trigger = schopnosti, které reagují na událost
im-answer-yes = přijmout
im-answer-no = odmítnout
im-answer-pass = nechat být

# Tahy
im-label-pay = Zaplatit { $tokens }
im-label-numbered = { $label } ({ $numbers })
im-trade = Odhodit kartu { $card }: { $effect }
im-innovate-deck = Inovovat: vrchní karta malého balíčku ({ $suit })
im-innovate-search = Inovovat: hledat v hlavním balíčku ({ $suit })
im-in-order = { $cards }
    .join = { ", pak navrch " }
im-revolt = Vzdorovat{ $count ->
    [0] { "" }
    [one] { " a vrátit nepokoj" }
    [few] { " a vrátit " }{ $count } nepokoje
   *[other] { " a vrátit " }{ $count } nepokojů
 }
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
im-verb-choose = Zvolit
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

# Čím je věc, která nemá vlastní text.
im-kind-nation = Národ s vlastním balíčkem.
im-kind-box = Krabice hry: její národy a společné karty.
im-kind-zone = Odkud karta pochází.
im-kind-place = Místo, na kterém může ležet žeton vyčerpání.
im-kind-suit = Druh karet.
im-kind-reward = Mezi čím se vybírá.

# Styly botů
im-style-settler = osadník
