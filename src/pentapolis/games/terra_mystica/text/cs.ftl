# Terra Mystica: výzvy, důvody, záznam, efekty.

# Výzvy
tm-ask-faction = Zvolte si svůj národ
tm-ask-side = Zvolte si jeden ze dvou národů své barvy
tm-ask-dwelling = Umístěte počáteční usedlost na svou domovskou krajinu
tm-ask-card = Vyberte si první bonusový svitek
tm-ask-action = Proveďte akci, nebo pasujte
tm-ask-second-action = Proveďte druhou akci svého dvojtahu
tm-ask-end-turn = Směňte suroviny, nebo ukončete tah
tm-ask-favor = Vyberte si prémiovou destičku
tm-ask-town = Založili jste město: vyberte jeho žeton
tm-ask-cult = Zvolte kult, v němž postoupíte
tm-ask-bridge = Zvolte místo pro svůj most
tm-ask-ordain = Kolik dělníků se stane šamany?
tm-ask-spades = Použijte své rýče
tm-ask-build = Postavte usedlost, nebo ukončete tah
tm-ask-post = Zvolte usedlost, ze které bude obchodní stanice
tm-ask-ride = Zvolte les, ve kterém bude stát vaše usedlost
tm-ask-storm = Zvolte pole, které písečná bouře změní v poušť
tm-ask-ten = Klíčů není dost pro všechny kulty: ve kterém vstoupíte na stupeň 10?
tm-ask-leech = Získat { $gain ->
    [one] 1 energii
    [few] { $gain } energie
   *[other] { $gain } energií
 } { $price ->
    [0] zdarma
    [one] za 1 vítězný bod
    [few] za { $price } vítězné body
   *[other] za { $price } vítězných bodů
 }? Staví: { $builder }
tm-ask-late-leech = Přijmete energii, která se vám ještě nabízí?
tm-ask-cultist-step = Soupeř přijal energii: zvolte kult, v němž postoupíte
tm-ask-cult-spades = Použijte rýče z bonusu kultu

# Důvody
tm-unknown-move = „{ $move }“ není tah. Tahy vypadají takto: „build E5“, „upgrade E5 to TP“, „dig 2“, „send p to FIRE for 3“, „action ACT4“, „pass BON3“, „convert 3PW to 1W“.
tm-not-now = „{ $move }“ teď není možné.
tm-choose-first = Nejdříve odpovězte na to, na co se hra právě ptá.
tm-action-taken = Akci už jste provedli; směňte suroviny, nebo ukončete tah.
tm-act-or-pass = Proveďte akci, nebo pasujte.
tm-choose-faction-first = Nejdříve si zvolte národ.
tm-colour-taken = { $faction }: tato deska pro vás není volná.
tm-place-dwelling-first = Nejdříve umístěte počáteční usedlost.
tm-take-card-first = Nejdříve si vezměte bonusový svitek.
tm-card-not-free = { $card }: tento svitek není volný.
tm-own-card = Musíte si vzít jiný svitek než ten, který vracíte.
tm-name-a-card = Řekněte, který svitek si berete, například „pass BON3“.
tm-no-card-at-end = V 6. kole se svitek nebere; stačí „pass“.
tm-occupied = { $hex }: už tam stojí stavba.
tm-not-home = { $hex }: to není vaše domovská krajina.
tm-not-reachable = { $hex }: nesousedí s žádnou vaší stavbou, ani přímo, ani lodí, tunelem nebo kobercem.
tm-not-yours = { $hex }: tam nestojí vaše stavba.
tm-no-piece = Na vaší desce už nezbývá: { $structure }.
tm-no-such-upgrade = Taková přestavba není: { $old } → { $new }.
tm-too-dear = Stojí to: { $cost }. Tolik nemáte.
tm-cannot-pay-tunnel = { $hex }: na tunel nebo let na koberci už nemáte.
tm-no-tunnel-now = { $hex }: v této fázi tunely ani koberce neslouží.
tm-spades-not-adjacent = Podle tohoto výkladu pravidel musí další pole sousedit s prvním; { $hex } nesousedí.
tm-one-tunnel = Tunelem nebo kobercem lze v jedné akci dosáhnout jen jednoho pole.
tm-spades-first = Nejdříve si opatřete rýče: „dig 1“, akce za energii nebo svitek.
tm-spades-too-dear = Nemáte na { $spades } { $spades ->
    [one] rýč
    [few] rýče
   *[other] rýčů
 }.
tm-no-spade-target = Žádné dosažitelné pole nepřijme právě { $spades } { $spades ->
    [one] další rýč
    [few] další rýče
   *[other] dalších rýčů
 }.
tm-no-buying = V této akci už nelze koupit další rýče.
tm-giants-two-spades = Obři potřebují na pole právě dva rýče a mění je jen v pustinu.
tm-bought-spades = Koupené rýče se musí použít; vzdát se lze jen těch, které jsou zdarma.
tm-same-terrain = { $hex }: tato krajina už tam je: { $terrain }.
tm-wrong-spades = { $hex }: za { $spades } { $spades ->
    [one] rýč
    [few] rýče
   *[other] rýčů
 } nelze získat krajinu: { $terrain }.
tm-one-hex = Rýče této akce už nelze rozdělit na další pole.
tm-one-foreign = Z polí změněných v jedné akci smí nejvýše jedno zůstat cizí krajinou.
tm-spades-before-building = Nejdříve použijte rýče, nebo se jich vzdejte; potom stavte.
tm-one-dwelling = Usedlost smí následovat jen na poli, které se v této akci stalo domovskou krajinou, a jen jedna.
tm-no-track = Váš národ tuto lištu nemá.
tm-track-full = Jste na konci této lišty.
tm-no-priest = Nemáte žádného šamana.
tm-no-priest-left = Ve vaší zásobě už není žádný šaman.
tm-no-place = V tomto řádu není volné místo za { $steps } { $steps ->
    [few] stupně
   *[other] stupňů
 }.
tm-action-used = Tato akce už byla v tomto kole použita.
tm-power-too-dear = Tato akce stojí { $power ->
    [one] 1 energii
    [few] { $power } energie
   *[other] { $power } energií
 }; utratit můžete { $have }.
tm-no-bridge-place = Nemáte už most, nebo pro něj není místo.
tm-no-bridge-there = Tam váš most stát nemůže.
tm-not-your-card = Tento svitek nemáte.
tm-not-your-tile = Tuto destičku nemáte.
tm-other-faction = Váš národ tuto akci nemá.
tm-no-stronghold = K této akci potřebujete pevnost.
tm-not-twice-two = Součástí dvojtahu nemůže být další dvojtah.
tm-nothing-to-choose = Tato akce by neměla cíl.
tm-no-storm-there = { $hex }: sem písečná bouře nemůže.
tm-only-alchemists = Vítězné body a peníze směňují jen Alchymisté.
tm-only-mermaids = Město přes řeku zakládají jen Mořské panny.
tm-no-river-town = Přes toto říční pole by žádné město nevzniklo.
tm-burn-needs-two = K obětování jsou ve sféře II potřeba dva krystaly; vaše sféra jich má { $have }.
tm-exchange-too-dear = „{ $exchange }“: na to nemáte dost.
tm-no-exchange-now = Po této směně byste neměli jak použít koupené rýče.
tm-tile-gone = { $tile }: tato destička došla, nebo ji už máte.
tm-choose-track = Zvolte jeden z kultů, v nichž můžete vstoupit na stupeň 10.
tm-one-cult-step = Postupte v jednom kultu o { $steps } { $steps ->
    [one] stupeň
    [few] stupně
   *[other] stupňů
 }.
tm-other-offer = Nabízí se vám { $amount } { $amount ->
    [one] energie
    [few] energie
   *[other] energií
 }; staví: { $builder }.
tm-answer-leech-first = Nejdříve řekněte, zda energii přijmete.
tm-only-spades-now = V této fázi se používají jen rýče z bonusu kultu.
tm-factions-per-seat = Uveďte jeden národ pro každého hráče ({ $seats }).
tm-unknown-faction = Národ „{ $faction }“ neexistuje. Národy: { $known }.
tm-colour-twice = Žádná barva nemůže být dvakrát.
tm-start-is-a-seat = Začínající hráč je číslo od 0 do { $last }.
tm-six-scoring-tiles = Uveďte šest různých destiček hodnocení od 1. kola.
tm-score1-too-late = SCORE1 nesmí ležet v 5. ani v 6. kole.
tm-bonus-cards-count = Uveďte { $count } různých bonusových svitků.
tm-needs-variant = { $tile } patří k variantě, která je vypnutá.

# Záznam
tm-log-round = { $round }. kolo · { $tile }
tm-log-end = Závěrečné hodnocení
tm-log-faction = { $seat }: { $faction }
tm-log-start-dwelling = { $seat }: počáteční usedlost na poli { $hex }
tm-log-row = { $faction } ({ $seat }): { $words } · { $change }
tm-log-command = { $faction } ({ $seat }): { $words }
tm-log-points = { $faction } ({ $seat }): { $what } · { $change }
tm-log-income = { $faction } ({ $seat }): příjem · { $change }
tm-log-cult-reward = { $faction } ({ $seat }): bonus kultu · { $change }
tm-change = { $parts }
    .join = { " · " }
tm-delta = { $delta } → { $total }
tm-bowls = energie { $bowls }
tm-cult-levels = kulty { $levels }

# Efekty
tm-effects = { $effects }
    .join = { "; " }
tm-gain = { $parts }
tm-workers = { $n } { $n ->
    [one] dělník
    [few] dělníci
   *[other] dělníků
 }
tm-coins = { $n } { $n ->
    [one] peníz
    [few] peníze
   *[other] peněz
 }
tm-priests = { $n } { $n ->
    [one] šaman
    [few] šamani
   *[other] šamanů
 }
tm-power = { $n } { $n ->
    [one] energie
    [few] energie
   *[other] energií
 }
tm-points = { $n } { $n ->
    [one] vítězný bod
    [few] vítězné body
   *[other] vítězných bodů
 }
tm-spades = { $n } { $n ->
    [one] rýč
    [few] rýče
   *[other] rýčů
 }
tm-effect-income = příjem: { $gain }
tm-effect-cult = { $cult }: { $steps } { $steps ->
    [one] stupeň
    [few] stupně
   *[other] stupňů
 }
tm-effect-cult-all = { $steps } { $steps ->
    [one] stupeň
    [few] stupně
   *[other] stupňů
 } v každém kultu
tm-effect-smaller-towns = městům stačí stavby s energetickým stupněm dohromady { $power }
tm-effect-more-shipping = lodní přeprava +{ $levels } ve fázi akcí
tm-effect-shipping-step = 1 stupeň lodní přepravy i s body (Fakíři: koberec přeletí o pole více)
tm-effect-keys = { $keys } { $keys ->
    [one] klíč
    [few] klíče
   *[other] klíčů
 }
tm-effect-build-points = { $points } za { $per ->
    [D] každou postavenou usedlost
    [TP] každou postavenou obchodní stanici
    [TE] každou postavenou svatyni
    [SH_or_SA] postavenou pevnost nebo chrám
    [town] každé založené město
   *[spade] každý použitý rýč
 }
tm-effect-pass-points = při pasování: { $points } za { $per ->
    [D] každou vaši usedlost
    [TP] každou vaši obchodní stanici
    [SH] vaši pevnost
    [SA] váš chrám
   *[shipping_level] každý stupeň vaší lodní přepravy
 }
tm-effect-pass-table = při pasování: { $points } vítězných bodů za 1/2/3/4 obchodní stanice
tm-effect-cult-bonus = konec kola: { $gain } za { $steps ->
    [one] každý stupeň
    [few] každé { $steps } stupně
   *[other] každých { $steps } stupňů
 } · { $cult }
tm-effect-priest-bonus = konec kola: { $coins } za každého vašeho šamana v řádech kultů
tm-effect-free-spades = přeměna krajiny a stavba, zdarma: { $spades } { $spades ->
    [one] rýč
    [few] rýče
   *[other] rýčů
 }
tm-effect-bridge = postavte most
tm-effect-power-cost = stojí { $power ->
    [one] 1 energii
    [few] { $power } energie
   *[other] { $power } energií
 }
tm-effect-cult-action = akce: 1 stupeň v libovolném kultu
tm-effect-spade-action = akce: přeměna krajiny a stavba, 1 rýč zdarma
tm-effect-stronghold = pevnost: { $ability }

# Schopnosti
tm-ability-town-bonus-vp = za každé město dalších 5 vítězných bodů
tm-ability-vp-coin-exchange = kdykoli ve svém tahu smíte směnit 1 vítězný bod za 1 peníz nebo 2 peníze za 1 vítězný bod
tm-ability-priest-digging = rýč stojí 1 šamana a přináší 2 vítězné body
tm-ability-spade-vp = za každý rýč 1 vítězný bod
tm-ability-cult-on-leech = když soupeř přijme energii z vaší stavby, 1 stupeň v některém kultu
tm-ability-worker-bridge = akce: most za 2 dělníky
tm-ability-tunnel = stavba a přeměna za jedním přeskočeným polem stojí 2 dělníky a přináší 4 vítězné body; žádná lodní přeprava
tm-ability-river-town = při založení města smí jedno říční pole spojit vaše stavby
tm-ability-town-workers = za každé město 3 dělníci
tm-ability-single-start-double-favor = jediná počáteční usedlost; za každou svatyni i za chrám 2 prémiové destičky
tm-ability-two-spades-always = přeměna kterékoli krajiny stojí právě 2 rýče
tm-ability-carpet = stavba a přeměna za jedním přeskočeným polem stojí 1 šamana a přináší 4 vítězné body; žádná lodní přeprava
tm-ability-three-start-dwellings = tři počáteční usedlosti
tm-ability-favor-plus-cult2 = ihned prémiová destička; akce: 2 stupně v jednom kultu
tm-ability-free-remote-dwelling = akce: usedlost zdarma v kterémkoli volném lese
tm-ability-power-from-spades = ihned 12 energií; za každý rýč 2 energie
tm-ability-ordain = jednou smíte směnit až 3 dělníky za šamany
tm-ability-three-spades = jednou 3 rýče
tm-ability-vp7 = jednou 7 vítězných bodů
tm-ability-bridge-vp = při pasování: 3 vítězné body za každý váš most mezi dvěma vašimi stavbami
tm-ability-cheap-tunnel = tunel stojí 1 dělníka
tm-ability-free-ship = ihned 1 stupeň lodní přepravy zdarma
tm-ability-free-trading-post = akce: z usedlosti se zdarma stane obchodní stanice
tm-ability-double-turn = akce: dvě akce za sebou
tm-ability-two-free-spades = akce: přeměna krajiny a stavba, 2 rýče zdarma
tm-ability-long-carpet = koberec přeletí 1 nebo 2 pole
tm-ability-sandstorm = akce: pole u vaší stavby se změní v poušť a smíte na něm stavět

# Části skóre
tm-part-start = Začátek
tm-part-scoring = Destičky hodnocení
tm-part-favor = Prémiové destičky
tm-part-bonus = Bonusové svitky
tm-part-town = Města
tm-part-tracks = Lodě a teraformace
tm-part-faction = Národ
tm-part-leech = Energie od sousedů
tm-part-cults = Kulty
tm-part-area = Největší oblast
tm-part-resources = Suroviny
tm-part-income = Příjem
tm-part-land = Stavby a prostor k růstu

# Počitadla
tm-counter-points = vítězné body
tm-counter-coins = peníze
tm-counter-workers = dělníci
tm-counter-priests = šamani
tm-counter-bowl1 = sféra I
tm-counter-bowl2 = sféra II
tm-counter-bowl3 = sféra III
tm-counter-fire = oheň
tm-counter-water = voda
tm-counter-earth = země
tm-counter-air = vzduch

# Možnosti
tm-option-setup = Příprava
tm-option-setup-free = volná
tm-option-setup-first_game = doporučená první hra
tm-option-factions = Národy
tm-option-factions-choose = hráči volí po řadě
tm-option-factions-dealt = barvy se rozdají, strany se volí
tm-option-factions-random = náhodně
tm-option-start_player = Začínající hráč
tm-option-start_player-random = náhodně
tm-option-start_player-first = první místo
tm-option-scoring = Destičky hodnocení
tm-option-scoring-random = náhodně
tm-option-bonus_cards = Bonusové svitky
tm-option-bonus_cards-random = náhodně
tm-option-variable_turn_order = Pořadí v kole podle pořadí pasování
tm-option-shipping_bonus = Svitek BON10
tm-option-mini_expansion_1 = Žetony měst TW6, TW7 a TW8
tm-option-temple_scoring_tile = Destička hodnocení SCORE9
tm-option-cultist_errata = Okultisté získají 1 energii, když všichni odmítnou
tm-option-cult_spades = Rýče z bonusu kultu
tm-option-cult_spades-spread = na libovolná dosažitelná pole
tm-option-cult_spades-adjacent = více polí musí sousedit navzájem
tm-standing-leech = Energie od sousedů
tm-answer-take = přijmout
tm-answer-decline = odmítnout
tm-answer-take-0 = brát, co je zdarma
tm-answer-take-1 = brát nejvýše za 1 VB
tm-answer-take-2 = brát nejvýše za 2 VB
tm-answer-take-3 = brát nejvýše za 3 VB
tm-answer-take-4 = brát nejvýše za 4 VB
tm-summary = Veďte svůj národ, měňte krajinu, stavte, zakládejte města a stoupejte ve čtyřech kultech během šesti kol.

# Záznamy
tm-ledger-refused = Řádek { $row }, { $faction }, „{ $command }“: { $reason }
tm-ledger-agrees = Přehráno { $rows } { $rows ->
    [one] řádek
    [few] řádky
   *[other] řádků
 }, porovnáno { $values } { $values ->
    [one] hodnota
    [few] hodnoty
   *[other] hodnot
 }, žádný rozdíl.
tm-ledger-arranged = { $agrees } { $moved } { $moved ->
    [one] odpověď přišla pozdě a byla zařazena
    [few] odpovědi přišly pozdě a byly zařazeny
   *[other] odpovědí přišlo pozdě a bylo zařazeno
} na své místo.
tm-ledger-difference = { $field }: v záznamu je { $expected }, podle pravidel { $found }.
tm-ledger-row-refused = Řádky „{ $row }“ nejsou podporovány.
tm-ledger-unknown-row = Tohle není řádek záznamu.
tm-ledger-unknown-option = Volba „{ $option }“ není podporována.
tm-ledger-fields = Řádek tabulky má 15 polí, ne { $n }.
tm-ledger-bad-value = Tuto hodnotu nelze přečíst: { $value }
tm-ledger-unknown-command = Tohle není příkaz tohoto zápisu.
tm-ledger-rate = Taková směna neexistuje.
tm-ledger-no-hex = Pole „{ $hex }“ neexistuje.
tm-ledger-not-playing = Tento národ ve hře není.
tm-ledger-truncated = Záznam končí dříve než hra.
tm-ledger-too-early = Tento řádek je předčasný: o něčem se ještě má rozhodnout.
tm-ledger-out-of-turn = Na tahu je jiný národ.
tm-ledger-wait = Okultisté mohou na tento stupeň 10 ještě vstoupit krokem, na který mají nárok.
tm-ledger-step-first = Nejdříve musí Okultisté postoupit v některém kultu.
tm-ledger-no-offer = Taková energie se nenabízí.
tm-ledger-too-late = Tuto nabídku už lze jen odmítnout.
tm-ledger-no-exchange = Suroviny lze směňovat jen ve vlastním tahu.
tm-ledger-no-step = Na takový krok ani zisk není nárok.
tm-ledger-no-minus = Na této stupnici není co zadržet.
tm-ledger-only = Děje se v něm, co umí jen záznam: národ opouští hru, zadržuje se stupnice, nebo akce nemá cíl.
tm-ledger-not-a-match = Z tohoto záznamu nelze vytvořit partii: { $reason }
tm-format-ledger = Záznam (ledger), řádky příkazů
tm-format-table = Záznam (ledger), tabulka se všemi hodnotami

# Tahy
tm-move-faction = vést národ: { $faction }
tm-move-build = postavit usedlost: { $hex }
tm-move-dig = koupit { $spades }
tm-move-transform = přeměnit { $hex }: { $terrain }
tm-move-upgrade = přestavět { $hex }: { $structure }
tm-move-ship = zlepšit lodní přepravu
tm-move-advance-dig = zlepšit teraformaci
tm-move-send = vyslat šamana: { $cult }, { $steps } { $steps ->
    [few] stupně
   *[other] stupňů
 }
tm-move-send-back = vrátit šamana: { $cult }, { $steps } { $steps ->
    [one] stupeň
    [few] stupně
   *[other] stupňů
 }
tm-move-action = akce { $action }
tm-move-pass = pasovat
tm-move-pass-card = pasovat a vzít { $card }
tm-move-burn = obětovat 1 krystal sféry II, jiný z ní přesunout do sféry III
tm-move-exchange = směna: { $given } → { $taken }
tm-move-take = vzít { $tile }
tm-move-bridge = most { $a }–{ $b }
tm-move-connect = založit město přes { $river }
tm-move-ordain = { $n ->
    [0] nevysvětit nikoho
    [one] vysvětit 1 dělníka
    [few] vysvětit { $n } dělníky
   *[other] vysvětit { $n } dělníků
 }
tm-move-leech = přijmout energii ({ $amount } · { $builder })
tm-move-decline = odmítnout energii ({ $amount } · { $builder })
tm-move-drop = { $what ->
    [spade] vzdát se rýče
   *[sandstorm] vzdát se písečné bouře
 }
tm-move-done = ukončit tah
tm-move-no-step = nepostoupit v žádném kultu

# Co se dělá, jako nadpis nad volbami.
tm-verb-faction = Vybrat
tm-verb-build = Postavit usedlost
tm-verb-pass = Pasovat
tm-verb-dig = Pořídit rýče
tm-verb-upgrade = Přestavět
tm-verb-burn = Obětovat krystaly
tm-verb-convert = Směnit
tm-verb-transform = Přeměnit
tm-verb-done = Ukončit tah
tm-verb-action = Akce
tm-verb-drop = Vzdát se
tm-verb-step = Postoupit v kultu
tm-verb-advance = Vylepšit
tm-verb-send = Vyslat šamana
tm-verb-leech = Přijmout energii
tm-verb-decline = Odmítnout energii
tm-verb-take = Vzít
tm-verb-bridge = Most
