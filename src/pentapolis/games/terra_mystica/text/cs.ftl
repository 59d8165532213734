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
tm-no-choose-first = „{ $move }“ neodpovídá na to, na co se hra ptá: { $asked }.
tm-no-exchange-in-choice = „{ $move }“: dokud vybíráte destičku, kult nebo místo, nelze směňovat. Hra se ptá: { $asked }.
tm-no-occasion = „{ $move }“ sem teď nepatří: { $what ->
    [faction] národy se volí před prvním kolem.
    [favor] prémiová destička se bere za stavbu svatyně nebo chrámu.
    [town] žeton města se bere při založení města.
    [cult] postup v kultu dává šaman, svitek, destička nebo pevnost.
    [bridge] k mostu je potřeba akce ACT1, Gnómům stačí i ACTE.
    [ordain] dělníky světí jen Temnojedi, když postaví pevnost.
    [leech] nikdo vám energii nenabízí.
    [spade] nemáte v ruce žádné rýče.
    [storm] žádná písečná bouře se nežene.
   *[transform] nejdříve si opatřete rýče: „dig 1“, akce za energii nebo svitek.
 }
tm-no-second-action = „{ $move }“: akci už jste provedli; směňte suroviny, nebo ukončete tah.
tm-no-turn-without-action = Tah bez akce není možný: proveďte akci, nebo pasujte.
tm-no-faction-yet = „{ $move }“: nejdříve si zvolte národ.
tm-no-free-board = { $faction }: tato deska už je obsazená, hraje na ní národ { $taken }.
tm-no-board-of-yours = { $faction }: tento národ není na desce vaší barvy.
tm-no-starting-dwelling = „{ $move }“: nejdříve umístěte počáteční usedlost.
tm-no-card-yet = „{ $move }“: nejdříve si vezměte bonusový svitek.
tm-no-free-card = { $card }: tento svitek má { $holder }.
tm-no-card-in-game = { $card }: tento svitek v této hře není.
tm-no-own-card = { $card }: musíte si vzít jiný svitek než ten, který vracíte.
tm-no-card-named = Řekněte, který svitek si berete, například „pass BON3“.
tm-no-card-at-end = V 6. kole se svitek nebere; stačí „pass“.
tm-no-free-hex = { $hex }: už tam stojí stavba.
tm-no-home-terrain = { $hex }: krajina pole: { $terrain }; vaše domovská: { $home }.
tm-no-reach = { $hex }: nesousedí s žádnou vaší stavbou, ani přímo, ani lodí, tunelem nebo kobercem.
tm-no-structure-of-yours = { $hex }: tam nestojí vaše stavba.
tm-no-piece = Na vaší desce už nezbývá: { $structure }; na plánu: { $most }.
tm-no-such-upgrade = Taková přestavba není: { $old } → { $new }.
tm-no-other-upgrade = Přestavba zdarma mění usedlost v obchodní stanici, ne { $old } → { $new }.
tm-no-funds = Stojí to: { $cost }. Máte: { $have }.
tm-no-funds-for-tunnel = { $hex }: s tunelem nebo letem na koberci to stojí: { $cost }. Máte: { $have }.
tm-no-funds-for-spades = Cena za { $spades } { $spades ->
    [one] rýč
    [few] rýče
   *[other] rýčů
 }: { $cost }. Máte: { $have }.
tm-no-tunnel-now = { $hex }: v této fázi tunely ani koberce neslouží.
tm-no-distant-hexes = Podle tohoto výkladu pravidel spolu musí pole této fáze sousedit; { $hex } s nimi nesousedí (změněno: { $changed }).
tm-no-second-tunnel = Tunelem nebo kobercem lze v jedné akci dosáhnout jen jednoho pole; už jste dosáhli pole { $hex }.
tm-no-spade-target = Žádné dosažitelné pole nepřijme právě { $spades } { $spades ->
    [one] rýč
    [few] rýče
   *[other] rýčů
 }.
tm-no-buying = V této akci už nelze koupit další rýče.
tm-no-giant-spades = Obři potřebují na pole právě dva rýče; takto byste jich měli { $spades }.
tm-no-giant-result = { $hex }: Obři mění pole jen v pustinu, a to právě dvěma rýči; { $now } → { $terrain } ({ $spades }) není možné.
tm-no-spade-given-up = Koupené rýče se musí použít ({ $spades }); vzdát se lze jen těch, které jsou zdarma.
tm-no-change-of-terrain = { $hex }: tato krajina už tam je: { $terrain }.
tm-no-such-result = { $hex }: { $spades } { $spades ->
    [one] rýč nezmění
    [few] rýče nezmění
   *[other] rýčů nezmění
 } krajinu takto: { $now } → { $terrain }.
tm-no-more-hexes = { $hex }: rýče této akce už nelze rozdělit na další pole (změněno: { $changed }).
tm-no-second-foreign-hex = { $hex }: z polí změněných v jedné akci smí nejvýše jedno zůstat cizí krajinou; zatím změněno: { $changed }.
tm-no-dwelling-before-spades = { $hex }: nejdříve použijte { $spades } { $spades ->
    [one] rýč, nebo se ho vzdejte
    [few] rýče, nebo se jich vzdejte
   *[other] rýčů, nebo se jich vzdejte
 }; potom stavte.
tm-no-second-dwelling = { $hex }: usedlost smí následovat jen na poli, které se v této akci stalo domovskou krajinou, a jen jedna.
tm-no-shipping-track = Trpaslíci a Fakíři lištu lodní přepravy nemají.
tm-no-dig-track = Temnojedi lištu rýčů nemají: za rýče platí šamany.
tm-no-higher-level = Jste na konci této lišty, na stupni { $level }.
tm-no-priest = Je k tomu potřeba 1 šaman; nemáte žádného.
tm-no-priest-left = Ve vaší zásobě už není žádný šaman: všech { $most } máte u sebe nebo v řádech kultů.
tm-no-so-many-priests = Vysvětit { $n } nelze: dělníků máte { $workers }, šamanů v zásobě { $priests }.
tm-no-place = { $cult }: všechna místa za { $steps } { $steps ->
    [few] stupně
   *[other] stupňů
 } jsou obsazená ({ $places }).
tm-no-unused-action = { $action }: tato akce už byla v tomto kole použita.
tm-no-power = Tato akce stojí { $power ->
    [one] 1 energii
    [few] { $power } energie
   *[other] { $power } energií
 }; utratit můžete { $have }.
tm-no-bridge-left = Všechny své mosty ({ $most }) už jste postavili.
tm-no-bridge-place = U žádné vaší stavby není volné místo pro most.
tm-no-bridge-there = { $a }–{ $b }: na jednom konci mostu musí stát vaše stavba.
tm-no-second-bridge = { $a }–{ $b }: tam už most stojí.
tm-no-such-card = { $action }: tento svitek nemáte.
tm-no-such-tile = { $action }: tuto destičku nemáte.
tm-no-such-action = { $action }: váš národ tuto akci nemá.
tm-no-stronghold = { $action }: k této akci potřebujete pevnost.
tm-no-hex-for-spades = Žádné dosažitelné pole nelze změnit za { $spades } { $spades ->
    [one] rýč
    [few] rýče
   *[other] rýčů
 } zdarma.
tm-no-hex-for-storm = Žádné volné cizí pole nesousedí hranou s vaší stavbou.
tm-no-free-post = K přestavbě zdarma je potřeba usedlost na plánu a obchodní stanice na desce; na plánu máte { $dwellings } { $dwellings ->
    [one] usedlost
    [few] usedlosti
   *[other] usedlostí
 } a { $posts } ze 4 obchodních stanic.
tm-no-free-home = Žádné pole vaší domovské krajiny není volné.
tm-no-storm-there = { $hex }: písečná bouře udeří jen vedle vaší stavby, přes společnou hranu.
tm-no-other-storm = { $hex }: písečná bouře mění krajinu jen takto: { $terrain } → { $home }.
tm-no-point-exchange = Vítězné body a peníze směňují jen Alchymisté.
tm-no-town-over-river = Město přes řeku zakládají jen Mořské panny.
tm-no-river-town = { $river } by spojilo { $size ->
    [one] 1 stavbu
    [few] { $size } stavby
   *[other] { $size } staveb
 } mimo města se silou { $power }; město potřebuje { $needed } se silou { $least }.
tm-no-second-river-town = { $river }: přes toto říční pole už město leží.
tm-no-town-tile = Nezbývá žádný žeton města.
tm-no-sacrifice = K obětování jsou ve sféře II potřeba dva krystaly; vaše sféra jich má { $have }.
tm-no-exchange-of-the-way = Na použití koupených rýčů ({ $spades }) potřebujete tunel nebo let na koberci: { $cost } vám musí zůstat, máte { $have }.
tm-no-second-of-a-kind = { $tile }: tuto destičku už máte a dvě stejné si nikdo nebere.
tm-no-such-favor-tile = { $tile }: už žádná nezbývá; bylo jich { $copies }.
tm-no-such-town-tile = { $tile }: už žádný nezbývá.
tm-no-level-ten = { $cult }: jste na stupni { $level } a na stupeň 10 teď nevstoupíte; zvolte z těchto: { $cults }.
tm-no-two-steps = V jednom kultu postoupíte o { $steps } { $steps ->
    [one] stupeň
    [few] stupně
   *[other] stupňů
 }, ne o { $move }.
tm-no-skipped-step = Zvolte kult, v němž postoupíte o { $steps } { $steps ->
    [one] stupeň
    [few] stupně
   *[other] stupňů
 }; vzdát se toho nelze.
tm-no-such-offer = „{ $move }“: nabízí se vám { $amount } { $amount ->
    [one] energie
    [few] energie
   *[other] energií
 }; staví: { $builder }.
tm-no-answer-to-offer = „{ $move }“: nejdříve řekněte, zda přijmete { $amount ->
    [one] 1 energii
    [few] { $amount } energie
   *[other] { $amount } energií
 }; staví: { $builder }.
tm-no-action-in-phase-three = „{ $move }“: v této fázi se používají jen rýče z bonusu kultu ({ $spades }).
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
tm-log-power-taken = { $faction } ({ $seat }): soupeř přijal energii, náleží tedy stupeň v některém kultu
tm-log-power-declined = { $faction } ({ $seat }): všichni soupeři energii odmítli, přibývá 1 energie
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
tm-option-factions-choose = volí se po řadě
tm-option-factions-dealt = rozdané barvy
tm-option-factions-random = náhodně
tm-option-start_player = Začínající hráč
tm-option-start_player-random = náhodně
tm-option-start_player-first = první místo
tm-option-scoring = Destičky hodnocení
tm-option-scoring-random = náhodně
tm-option-bonus_cards = Bonusové svitky
tm-option-bonus_cards-random = náhodně
tm-option-variable_turn_order = Pořadí v kole podle pořadí pasování
tm-option-shipping_bonus = Svitek navíc: při pasování boduje plavba
tm-option-mini_expansion_1 = Tři další druhy žetonů měst
tm-option-temple_scoring_tile = Destička hodnocení navíc: bodují chrámy
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

# Čím je věc, která nemá vlastní text.
tm-kind-hex = Pole země. Stavby stojí na domovské krajině svého majitele.
tm-kind-river = Pole řeky. Nic se na něm nestaví; vede přes ně lodní doprava.
tm-kind-terrain = Krajina. Kolik rýčů stojí její přeměna v jinou, udává vzdálenost na kole krajin.
tm-kind-structure = Stavba. Dokud stojí na desce frakce, zakrývá příjem.
tm-kind-cult = Stupnice kultu. Kroky na ní přinášejí energii, odměny na konci kol a body na konci hry.
tm-kind-1C = Platí se jimi stavby. Ve svém tahu smíte směnit 1 energii nebo 1 dělníka za 1 peníz.
tm-kind-1W = Platí se jimi stavby a rýče (Temnojedi platí rýče šamany). Ve svém tahu smíte směnit 3 energie nebo 1 šamana za 1 dělníka.
tm-kind-1P = Posílají se do kultů a platí se jimi stupně lodní přepravy a rýčů. Ve svém tahu smíte směnit 5 energií za 1 šamana.
tm-kind-to = Energie se posouvá ze sféry I do II a ze sféry II do III; utratit lze jen tu ve sféře III. Obětujete-li krystal sféry II, přejde jiný z ní do sféry III.
tm-kind-dig = Co stojí rýč: změní pole v sousední krajinu na kole krajin. Každý stupeň lišty ho zlevní o dělníka.
tm-kind-ship = Přes kolik říčních polí za sebou vaše stavby dosáhnou. Trpaslíci mají místo toho tunel, Fakíři koberec.

# Styly botů
tm-style-builder = stavitel pevností
tm-style-digger = kopáč
