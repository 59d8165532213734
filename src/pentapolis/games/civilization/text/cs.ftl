# Civilizace: výzvy, důvody, záznam, efekty.

cv-summary = Objevujte skrytou mapu, zakládejte města, obchodujte, stavte divy a armády a bádejte v pyramidě technologií. Čtyři cesty k vítězství: kultura, věda, ekonomika, nebo dobytí.
cv-option-variant = Varianta
cv-option-variant-normal = Plná hra
cv-option-variant-intro = Úvodní hra bez divů, Egypta a Říma; končí, jakmile někdo založí třetí město
cv-option-civ_choice = Národy
cv-option-civ_choice-random = Náhodně
cv-option-civ_choice-agreed = Volí se v pořadí tahu
cv-option-turn_limit = Omezení počtu tahů
cv-option-turn_limit-0 = žádné
cv-option-trade_offers_per_player = Počet nabídek na hráče a tah
cv-option-trade_counters_max = Protinabídek za sebou
cv-part-victory = Vítězství
cv-part-progress = Postup v procentech
cv-part-techs = Technologie
cv-part-trade = Obchod
cv-part-culture = Kultura
cv-part-coins = Mince
cv-part-cities = Výnosy měst
cv-part-figures = Armády a osadníci
cv-part-finds = Nálezy a suroviny
cv-part-force = Bojová síla
cv-part-wonders = Divy
cv-counter-trade = obchod
cv-counter-culture = kultura
cv-counter-level = kulturní úroveň
cv-counter-coins = mince
cv-counter-techs = technologie
cv-counter-units = jednotky

cv-standing-cancel_city_action = městské akce ostatních
cv-standing-cancel_event = události ostatních
cv-standing-cancel_ability = schopnosti ostatních
cv-standing-interrupt_move = pohyb ostatních
cv-standing-battle_ability = schopnosti po zahrané jednotce
cv-standing-trade_slot = vlastní obchodní nabídky
cv-answer-pass = nechat být

# Výzvy
cv-ask-civ = Vyberte si národ
cv-ask-capital = Umístěte hlavní město
cv-ask-start-marker = Umístěte do okolí hlavního města: { $what }
cv-ask-first-figures = Umístěte první figurky
cv-ask-start-of-turn = Začátek tahu: co uděláte?
cv-ask-relocate = Přesuňte figurku z nového města
cv-ask-free-figure = Kterou figurku umístíte zdarma?
cv-ask-trade = Obchod: udělejte nabídku, nebo pasujte
cv-ask-partner = Komu nabídnete obchod?
cv-ask-compose = Vaše nabídka (příjemce: { $seat }): { $give }. Chcete za to: { $get }. Přidejte něco, nebo ji předložte
cv-ask-answer = { $seat } nabízí: { $give }. Chce za to: { $get }
cv-ask-pick = Kterou skrytou věc vydáte?
cv-ask-city = Správa měst: co uděláte?
cv-ask-item = Co město postaví?
cv-ask-second-item = Co město postaví jako druhé?
cv-ask-square = Kam to umístíte: { $item }?
cv-ask-harvest = Kterou surovinu město vytěží?
cv-ask-discard = Máte příliš mnoho kulturních karet: jednu odhoďte
cv-ask-place-person = Kam umístíte slavnou osobnost: { $person }?
cv-ask-market-resource = Vezměte si surovinu z tržiště
cv-ask-learn = Kterou technologii získáte zdarma?
cv-ask-research = Kterou technologii vyzkoumáte?
cv-ask-react = { $seat } chce provést: { $what }. Zrušíte to?
cv-ask-react-at = { $seat } chce provést: { $what } (cíl: { $target }). Zrušíte to?
cv-ask-pay = { $tech }: zaplaťte ještě { $units } { $units ->
    [one] surovinu
    [few] suroviny
   *[other] surovin
 }
cv-ask-gift-receiver = Kdo dostane minci?
cv-ask-consent = { $seat } vás chce zasáhnout kartou: { $event }. Souhlasíte?
cv-ask-event-player = { $event }: který hráč?
cv-ask-event-square = { $event }: které políčko?
cv-ask-event-kill = { $event }: kdo zemře?
cv-ask-push = { $event }: kam figurky půjdou?
cv-ask-ability = { $tech }: zvolte cíl
cv-ask-move = Pohyb: které figurky se pohnou?
cv-ask-lead = Pohyb: kam jde vaše figurka na { $square } ({ $figure })? Nebo vyberte jiné figurky
cv-ask-travel = Kam dál? Zbývá kroků: { $left }
cv-ask-interrupt = { $seat } jde na { $square }: { $figures }. Přerušíte to?
cv-ask-raze = Vaše armáda stojí na budově ({ $square }). Zničíte ji?
cv-ask-unit = Boj: zahrajte jednotku
cv-ask-battle-ability = Boj: použijete schopnost?
cv-ask-wounds = Způsobte zranění (zbývá { $left })
cv-ask-heal = Odstraňte zranění (zbývá { $left })
cv-ask-save-unit = Kterou zabitou jednotku zachráníte?
cv-ask-barbarian-deck = Ze kterého balíčku přijde chybějící barbar?
cv-ask-levy = Zahrajete před bojem událost?
cv-ask-levy-unit = Lízněte jednotku zdarma (zbývá { $count })
cv-ask-loot = Kořist (poražený: { $seat }): k utracení { $loot }

# Důvody
cv-unknown-move = „{ $move }“ není tah. Tahy vypadají takto: „move C5 army:1“, „to C6“, „build C5 army“, „research pottery“, „end“.
cv-not-now = „{ $move }“ teď není možné.
cv-bad-number = { $value } není číslo od 0 do 200.
cv-most-cities = Více měst mít nemůžete.
cv-found-scout = Žádná vaše figurka na políčku { $square } nemůže založit město.
cv-found-water = Políčko { $square } je voda.
cv-found-edge = Políčko { $square } leží na okraji známé mapy.
cv-found-hut = Vedle políčka { $square } je chýše nebo vesnice.
cv-found-enemy = Vedle políčka { $square } stojí cizí figurka.
cv-found-near = Políčko { $square } je příliš blízko jiného města.
cv-gov-once = V tomto tahu jste už státní zřízení změnili.
cv-gov-anarchy = Můžete přijmout jen anarchii nebo zřízení zpřístupněné v minulém tahu.
cv-gov-locked = Toto státní zřízení vám není přístupné.
cv-not-your-city = To není vaše město.
cv-city-acted = Město na políčku { $city } už nemá akci.
cv-anarchy-capital = V anarchii hlavní město nemá akci.
cv-no-harvest = Město tuto surovinu nevidí, nebo na tržišti došla.
cv-advance-cost = Další políčko stojí kulturu: { $culture } a obchod: { $trade }.
cv-item-unavailable = V tomto městě nelze postavit: { $item }.
cv-item-cost = { $item } stojí { $cost }; město dosáhne na { $have }.
cv-tech-known = Tuto technologii už znáte: { $tech }.
cv-no-place = { $tech }: v pyramidě není místo na úrovni { $level }.
cv-tech-trade = Potřebujete obchod: { $need }, máte { $have }.
cv-no-figures = Na políčku { $square } nemáte figurky.
cv-figures-moved = Vaše figurky na políčku { $square } se už pohnuly.
cv-figures-locked = Políčko { $square } v tomto tahu nesmí žádná figurka opustit.
cv-figures-shipped = Figurky přeplavené na políčko { $square } se v tomto tahu nehýbou.
cv-step-far = Na políčko { $square } se nedá dojít { $left ->
    [one] { $left } krokem
   *[other] { $left } kroky
 }.
cv-step-hidden = Políčko { $square } leží na neobjeveném dílu.
cv-step-water = Políčko { $square } je voda a nemůžete tam skončit.
cv-step-closed = Tyto figurky na políčko { $square } nesmějí.
cv-step-own-city = Vlastním městem ({ $square }) se smí jen projít, ne v něm skončit.
cv-step-government = Vaše státní zřízení nedovoluje útočit na města ({ $square }).
cv-step-stacking = Na políčku { $square } by stálo příliš mnoho figurek.
cv-offer-payable = „{ $move }“ v této nabídce není možné: je prázdná, nebo to někdo z vás nemá.
cv-offer-declined = Tato nabídka už byla v této fázi odmítnuta.

# Záznam
cv-log-turn = { $turn }. tah, první hráč: { $seat }
cv-log-phase = { $phase ->
    [start-of-turn] Začátek tahu
    [trade] Obchod
    [city-management] Správa měst
    [movement] Pohyb
   *[research] Výzkum
 }
cv-log-civ = { $seat } vede národ: { $civ }, technologie: { $tech }, jednotky: { $units }
cv-log-capital = { $seat } umisťuje hlavní město: { $square }
cv-log-found = { $seat } zakládá město: { $square }; použitá figurka: { $figure }
cv-log-government = { $seat } mění státní zřízení: { $government }
cv-log-send = { $seat } posílá políčko { $square } městu { $city }
cv-log-use = { $seat } používá: { $what }
cv-log-collect = { $seat } získává obchod: { $trade }, nyní { $total }
cv-log-offer = { $seat } dává nabídku (příjemce: { $other })
cv-log-declined = { $seat } odmítá nabídku (navrhl: { $other })
cv-log-deal = { $seat } dává (příjemce: { $other }): { $give }. Dostává: { $get }
cv-log-build = { $seat } staví ({ $square }): { $item }
cv-log-arts = { $seat }: město { $city } se zaměřuje na umění
cv-log-harvest = { $seat }: město { $city } těží suroviny
cv-log-resource = { $seat } bere: { $resource }
cv-log-coin = { $seat } pokládá minci na: { $what }
cv-log-advance = { $seat } postupuje na kulturní políčko { $space }
cv-log-draw-event = { $seat } si bere událost { $deck }
cv-log-you-drew = Máte: { $event }
cv-log-discard = { $seat } odhazuje: { $event }
cv-log-person = { $seat } získává slavnou osobnost: { $person }
cv-log-place-person = { $seat } umisťuje na { $square }: { $person }
cv-log-learn = { $seat } získává technologii: { $tech }
cv-log-unit = { $seat } si bere jednotku: { $unit }
cv-log-declare = { $seat } hraje: { $what }
cv-log-declare-at = { $seat } hraje: { $what } (cíl: { $target })
cv-log-destroyed = Na políčku { $square } je zničeno: { $what }
cv-log-killed = Na políčku { $square } umírá: { $dead }
cv-log-unit-killed = { $seat } ztrácí jednotku: { $unit }
cv-log-city-lost = { $seat } ztrácí město: { $square }
cv-log-cancelled = { $seat } ruší: { $what }
cv-log-refused = { $seat } odmítá být cílem karty: { $event }
cv-log-spend = { $seat } utrácí: { $what }
cv-log-obsolete = Zastarává div: { $wonder }
cv-log-new-wonder = Nově na tržišti: { $wonder }
cv-log-step = { $seat } jde z { $start } na { $square }: { $figures }
cv-log-discover = { $seat } objevuje díl na { $square }: { $tile }
cv-log-token = { $seat } bere z políčka { $square }: { $token }
cv-log-steal = { $seat } krade technologii (oběť: { $other })
cv-log-scouts-killed = { $seat } zabíjí osamělé osadníky (majitel: { $other })
cv-log-battle = { $seat } útočí na políčku { $square } (obránce: { $other })
cv-log-village-battle = { $seat } útočí na vesnici: { $square }
cv-log-play = { $seat } hraje na { $front }. frontu: { $unit }
cv-log-result = Útočník { $attacker } (bonus { $attacker_bonus }), obránce { $defender } (bonus { $defender_bonus }): vítězí { $winner ->
    [attacker] útočník
   *[defender] obránce
 }
cv-log-coins-up = { $seat } má o { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
 } víc, nyní { $total }
cv-log-coins-down = { $seat } má o { $coins_lost ->
    [one] { $coins_lost } minci
    [few] { $coins_lost } mince
   *[other] { $coins_lost } mincí
 } míň, nyní { $total }
cv-log-overflow = { $seat } ztrácí obchod nad 27: { $trade_lost }
cv-log-gain-trade = { $seat } získává obchod { $trade }: { $what }
cv-log-gain-culture = { $seat } získává kulturu { $culture }: { $what }
cv-log-pay-trade = { $seat } platí obchod: { $trade_paid }
cv-log-pay-culture = { $seat } platí kulturu: { $culture_paid }
cv-log-pay-research = { $seat } platí za výzkum obchod { $trade_paid }, zbývá { $kept }
cv-log-advance-price = { $seat } platí za krok po kulturní stupnici: kultura { $culture_paid }{ $trade_paid ->
    [0] {""}
   *[other] , obchod { $trade_paid }
 }
cv-log-rush = { $seat } urychluje: obchod { $trade_paid } za produkci { $production }
cv-log-placed = { $seat } umisťuje na { $square }: { $item }
cv-log-cleared = Z políčka { $square } mizí: { $what }
cv-log-upgraded = Na políčku { $square } je vylepšení: { $what }
cv-log-boost = Město { $city } má tento tah produkci +{ $amount }
cv-log-terrain = Políčko { $square } se mění: { $terrain ->
    [desert] poušť
   *[grassland] pláně
 }
cv-log-forces = Karty: útočník { $attacker } (bonus { $attacker_bonus }), obránce { $defender } (bonus { $defender_bonus })
cv-log-play-barbarians = Barbaři hrají na { $front }. frontu: { $unit }
cv-log-trump = { $unit } má triumf a zraňuje první (soupeř: { $other })
cv-log-wounded = { $front }. fronta, { $unit }: { $amount ->
    [one] { $amount } zranění
    [few] { $amount } zranění
   *[other] { $amount } zranění
 } ({ $wounds } z { $strength })
cv-log-dies = { $seat } ztrácí jednotku na { $front }. frontě: { $unit } (zranění { $wounds }, síla { $strength })
cv-log-barbarian-dies = Padli barbaři na { $front }. frontě: { $unit } (zranění { $wounds }, síla { $strength })
cv-log-healed = { $seat } léčí zranění: { $wounds }
cv-log-saved = { $seat } zachraňuje padlou jednotku: { $unit }
cv-log-blockade = { $seat } blokuje políčko { $square } (majitel: { $other })
cv-log-unblocked = { $seat } už neblokuje políčko { $square } (majitel: { $other })
cv-log-loot = { $seat } bere kořist (poražený: { $other }): { $what }
cv-log-victory = { $seat } vítězí: { $victory ->
    [culture] kulturní vítězství
    [tech] vědecké vítězství
    [economic] ekonomické vítězství
   *[military] vojenské vítězství
 }
cv-log-no-victory = Hra končí { $turn }. tahem bez vítěze

# Nabídky a kořist
cv-offer-trade = obchod { $amount }
cv-offer-culture = kultura { $amount }
cv-offer-count = { $count }× { $name }
cv-offer-promise = slib: { $promise } ({ $about }, { $until })
cv-offer-nothing = nic
cv-loot-coin = zničená mince ({ $place })
cv-dead = { $name } ({ $seat })

# Efekty
cv-named = { $name }
cv-effects = { $effects }
    .join = { "; " }
cv-effect-none = Bez efektu
cv-effect-paid = Za 1× { $resource }: { $effect }
cv-effect-paid-any = Za libovolné suroviny ({ $units }): { $effect }
cv-effect-icon = { $icon ->
    [trade] obchod { $amount }
    [production] produkce { $amount }
    [culture] kultura { $amount }
    [coin] { $amount ->
        [one] { $amount } mince
        [few] { $amount } mince
       *[other] { $amount } mincí
     }
   *[combat] bojový bonus +{ $amount }
 }
cv-effect-building = Stojí { $cost }; patří na: { $terrain ->
    [water] voda
    [desert] poušť
    [mountain] hory
    [grassland] pláně
   *[land] jakákoli země
 }{ $star ->
    [yes] ; jedna budova s hvězdou na město
   *[no] {""}
 }
cv-effect-walls = Stojí { $cost }; +{ $bonus } při obraně města a útočník hraje první
cv-effect-wonder = { $era ->
    [ancient] Starověký
    [medieval] Středověký
   *[modern] Moderní
 } div, stojí { $cost }
cv-effect-timing = { $timing ->
    [start_of_turn] Začátek tahu
    [city_management] Správa měst
    [movement] Pohyb
    [battle] Boj
   *[any_time] Kdykoli
 }
cv-effect-start = Na začátku: { $tech }, { $government }{ $benefit ->
    [great_person] , slavná osobnost
    [walls] , hlavní město s hradbami
    [wonder] , starověký div
    [infantry] , dvě jednotky pěchoty navíc
    [white_army] , druhá armáda
   *[none] {""}
 }
cv-effect-unlock-building = Zpřístupňuje budovu: { $building }
cv-effect-upgrade-building = Vylepšuje budovy na: { $building }
cv-effect-unlock-government = Zpřístupňuje státní zřízení: { $government }
cv-effect-unlock-unit = Zpřístupňuje jednotky: { $unit }
cv-effect-upgrade-unit = { $unit }: hodnost { $rank }
cv-effect-stat = { $stat ->
    [speed] Cestovní rychlost { $amount }
    [stacking] Shromažďovací limit { $amount }
    [hand] Limit kulturních karet +{ $amount }
    [cities] Až { $amount } města
   *[water] { $amount ->
        [1] Figurky smějí překročit vodu
       *[other] Figurky smějí překročit vodu i na ní skončit
     }
 }
cv-effect-discount = { $wonder } stojí jen { $cost }
cv-ability-production-per-3-coins = Každé vaše město má +1 produkci za každé 3 mince
cv-ability-hand-per-5-coins = Limit bojových i kulturních karet +1 za každých 5 mincí
cv-ability-split-production = Jednou za tah smí jedno město postavit dvě věci, obě za plnou cenu
cv-ability-fly-over = Vaše figurky smějí přeletět nepřátele, chýše, vesnice a města
cv-ability-events-uncancellable = Vaše události nelze zrušit
cv-ability-double-conversion = Urychlení dává za obchod 3 produkci 2 místo 1
cv-ability-stacking-plus-1 = Shromažďovací limit +1
cv-ability-no-capital-action = Hlavní město nemá městskou akci
cv-ability-armies-found-cities = Armády smějí zakládat města
cv-ability-scouts-explore-huts = Osadníci smějí objevovat chýše
cv-ability-coin = +{ $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
   *[other] { $amount } mincí
 }
cv-ability-shared-harvest = Město smí těžit, co vidí kterékoli vaše město
cv-ability-culture-hand = Limit kulturních karet +{ $amount }
cv-ability-arts-bonus = Každé zaměření na umění dává kulturu navíc: { $amount }
cv-ability-no-attack-cities = Vaše armády nesmějí útočit na cizí města
cv-ability-city-production = Každé vaše město má produkci +{ $amount }
cv-ability-capital-arts-penalty = Zaměření hlavního města na umění: kultura { $amount }
cv-ability-battle-hand = Limit bojových karet +{ $amount }
cv-ability-trade-penalty = Obchod při výběru: { $amount }
cv-ability-reveal-enemy-battle-hand = Soupeř hraje s odkrytou bojovou silou
cv-ability-unit-strength = Vaše jednotky mají sílu +{ $amount }
cv-ability-research-discount = Výzkum potřebuje o { $amount } méně obchodu
cv-ability-event-immunity = Události vás nemohou zasáhnout bez vašeho souhlasu
cv-ability-coin-on-battle-win = Po vyhraném boji, jednou za tah: mince na tuto kartu (nejvýše { $most })
cv-ability-explore-culture = Kultura za každou chýši nebo vesnici: { $amount }
cv-ability-save-unit = Po každém boji se vrací jedna vaše zabitá jednotka
cv-ability-tech-units = Technologie, která vylepší nebo zpřístupní jednotku, dává jednu takovou jednotku a surovinu z tržiště
cv-ability-culture-advance = Jedno kulturní políčko za každý postavený div a za každé založené nebo dobyté město či vesnici
cv-ability-break-walls = Hradby města, na které útočíte, jsou zničeny
cv-ability-raze-building = Jednou za tah smí armáda, která skončí na cizí budově, budovu zničit
cv-ability-tech-victory = Vyhráváte hru
cv-ability-sot-trade = Začátek tahu: obchod +{ $amount }
cv-ability-free-culture-step = Začátek tahu: postup po kulturní stupnici o { $amount }
cv-ability-gain-culture = Získáte kulturu: { $amount }
cv-ability-gain-trade = Získáte obchod: { $amount }
cv-ability-gain-trade-share = Získáte obchod: { $amount }; jiný hráč podle vaší volby získá { $other }
cv-ability-city-boost = Jedno vaše město má v tomto tahu produkci +{ $amount }
cv-ability-gain-great-person = Získáte náhodnou slavnou osobnost
cv-ability-add-coin-token = Mince na tuto kartu{ $most ->
    [0] {""}
   *[other] {" "}(nejvýše { $most })
 }
cv-ability-pay-for-coin = Jednou za tah zaplaťte { $what ->
    [culture] kulturu
   *[trade] obchod
 } ({ $amount }): mince na tuto kartu (nejvýše { $most })
cv-ability-cancel-city-action = Zrušte městskou akci jiného hráče
cv-ability-cancel-event = Zrušte událost
cv-ability-cancel-ability = Zrušte schopnost placenou surovinami
cv-ability-bonus-damage = Jednotka hraná proti nepřátelské jednotce způsobí o { $amount } zranění více
cv-ability-deal-wounds = V boji způsobte nepřátelským jednotkám až { $amount } zranění
cv-ability-heal = Jednou za boj odstraňte { $amount ->
    [0] všechna zranění
   *[other] až { $amount } zranění
 }
cv-ability-obsolete-wonder = { $eras ->
    [1] Starověký div zastará
   *[other] Starověký nebo středověký div zastará
 }
cv-ability-kill-random-unit = Zabijte náhodnou jednotku jiného hráče
cv-ability-destroy-building = Zničte libovolnou budovu
cv-ability-lock-square = Žádná figurka nesmí v tomto tahu opustit zvolené políčko
cv-ability-move-to-water = Přesuňte figurky z jednoho políčka na libovolnou vodu
cv-ability-extra-city-actions = Každé vaše město smí v tomto tahu provést jednu akci navíc
cv-ability-destroy-city = Zničte město, které není hlavní, se vším v jeho okolí
cv-ability-free-figure = Začátek tahu: umístěte na toto políčko zdarma armádu nebo osadníka
cv-ability-free-building = Jednou za tah smí město jako svou akci postavit zdarma přístupnou budovu
cv-ability-double-harvest = Jednou za tah smí město jako svou akci těžit dvakrát
cv-ability-learn-known-tech = Začátek tahu: získejte technologii, kterou zná jiný hráč
cv-ability-tech-theft = Jednou za tah smí jediná figurka vejít do cizího města: je ztracena a získáte technologii toho hráče
cv-ability-as-resource = Platí jako jedna z těchto surovin: { $resources }{ $coin ->
    [0] {""}
   *[other] . Jiný hráč dostane minci
 }
    .join = { ", " }
cv-ability-kill-figures = Zabijte { $amount ->
    [one] jednu figurku
    [few] až { $amount } figurky
   *[other] až { $amount } figurek
 } na jednom políčku{ $person ->
    [yes] , nebo slavnou osobnost
   *[no] {""}
 }{ $range ->
    [-1] {""}
    [few] , nejvýše { $range } políčka daleko
   *[other] , nejvýše { $range } políček daleko
 }
cv-ability-set-terrain = { $becomes ->
    [desert] Políčko, které není hora, se stane pouští
   *[grassland] Les se stane pláněmi
 }
cv-ability-free-units = Lízněte zdarma jednotky: až { $amount }
cv-ability-tech-swap = Vy i jiný hráč získáte technologii jeden od druhého, nejvýše úrovně { $amount }
cv-ability-force-anarchy = Státní zřízení jiného hráče se změní na anarchii
cv-ability-push-figures = Posuňte figurky jiného hráče z jednoho políčka až o { $amount } políčka
cv-ability-destroy-buildings = Zničte { $amount ->
    [one] jednu budovu
    [few] až { $amount } budovy jednoho nebo dvou hráčů
   *[other] až { $amount } budov jednoho nebo dvou hráčů
 }{ $range ->
    [-1] {""}
    [few] , nejvýše { $range } políčka daleko
   *[other] , nejvýše { $range } políček daleko
 }
cv-ability-cancel-targeting-me = Zrušte událost, která zasahuje vás
cv-ability-cancel-any-event = Zrušte událost
cv-ability-cancel-event-or-ability = Zrušte událost nebo schopnost placenou surovinami

# Tahy
cv-verb-end = skončit
cv-verb-pass = pasovat
cv-verb-done = hotovo
cv-verb-decline = odmítnout
cv-verb-civ = vést národ
cv-verb-capital = hlavní město na
cv-verb-put = položit na
cv-verb-army = armáda na
cv-verb-scout = osadník na
cv-verb-found = založit město na
cv-verb-government = přijmout zřízení
cv-verb-wonder = použít div
cv-verb-event = zahrát událost
cv-verb-place = umístit osobnost
cv-verb-send = poslat výnos políčka do města
cv-verb-on = umístit na
cv-verb-keep = nechat v rezervě
cv-verb-figure = umístit
cv-verb-learn = získat technologii
cv-verb-offer = dát nabídku
cv-verb-partner = komu
cv-verb-give-trade = dát obchod
cv-verb-give-culture = dát kulturu
cv-verb-give = dát
cv-verb-give-token = dát žeton
cv-verb-give-event = dát událost
cv-verb-get-trade = chtít obchod
cv-verb-get-culture = chtít kulturu
cv-verb-get = chtít
cv-verb-get-token = chtít žeton
cv-verb-get-event = chtít událost
cv-verb-promise = slíbit
cv-verb-propose = předložit nabídku
cv-verb-withdraw = stáhnout nabídku
cv-verb-accept = přijmout nabídku
cv-verb-counter = dát protinabídku
cv-verb-pick-token = vydat
cv-verb-pick-event = vydat
cv-verb-use = použít schopnost
cv-verb-build = stavět ve městě
cv-verb-build-two = stavět dvě věci ve městě
cv-verb-arts = zaměřit na umění
cv-verb-harvest = těžit
cv-verb-free-building = postavit budovu zdarma ve městě
cv-verb-harvest-twice = těžit dvakrát
cv-verb-take = vzít
cv-verb-advance = postoupit po kulturní stupnici
cv-verb-coin = koupit minci na kartu
cv-verb-item = postavit
cv-verb-pay = zaplatit
cv-verb-pay-token = zaplatit žetonem
cv-verb-pay-event = zaplatit událostí
cv-verb-discard = odhodit
cv-verb-cancel-by = zrušit kartou
cv-verb-cancel-with = zrušit pomocí
cv-verb-agree = souhlasit
cv-verb-refuse = odmítnout
cv-verb-at = cíl
cv-verb-player = hráč
cv-verb-kill = zabít
cv-verb-kill-person = zabít slavnou osobnost
cv-verb-obsolete = nechat zastarat
cv-verb-move = vyrazit z
cv-verb-to = jít na
cv-verb-discover = objevit díl
cv-verb-stop = zastavit se
cv-verb-stay = zůstat
cv-verb-steal = ukrást technologii ve městě
cv-verb-raze = zničit ji
cv-verb-leave = nechat být
cv-verb-play = zahrát
cv-verb-heal = léčit pomocí
cv-verb-front = fronta
cv-verb-save = zachránit
cv-verb-loot-trade = ukořistit obchod
cv-verb-loot-culture = ukořistit kulturu
cv-verb-loot = ukořistit
cv-verb-loot-token = ukořistit žeton
cv-verb-destroy-coin = zničit minci na kartě
cv-verb-loot-tech = ukořistit technologii
cv-verb-loot-event = ukořistit událost
cv-verb-steal-coin = ukrást minci z karty
cv-verb-deck = vzít z balíčku
cv-verb-research = vyzkoumat
cv-verb-nothing = nezkoumat nic

# Stůl v terminálu
cv-word-market = Tržiště
cv-word-government = zřízení
cv-word-forces = jednotky
cv-word-ranks = hodnosti
cv-word-events = události
cv-view-moment = { $turn }. tah, { $phase ->
    [set-up] příprava
    [start-of-turn] začátek tahu
    [trade] obchod
    [city-management] správa měst
    [movement] pohyb
   *[research] výzkum
 }, první hráč: { $first }
cv-view-legend = g pláně, d poušť, m hory, f les, w voda, ? neobjeveno · ◆ město, B budova, W div, P osobnost · h chýše, v vesnice, $ mince, * kultura · o obilí, s hedvábí, i kadidlo, r železo · A armáda, S osadník, X obojí
cv-view-city = { $square }{ $capital ->
    [yes] {" "}(hlavní město)
   *[no] {""}
 }: obchod { $trade }, produkce { $production }, umění { $culture }{ $walled ->
    [yes] , hradby
   *[no] {""}
 }{ $actions ->
    [0] {""}
   *[other] , zbývá akcí: { $actions }
 }
cv-view-wonder = { $wonder } { $cost } ({ $cheap })
cv-view-offer = Nabídka (dává { $seat }, dostává { $other }): { $give }; chce za to: { $get }
cv-view-offer-hidden = { $seat } něco nabízí (komu: { $other })
cv-view-promise = { $seat } slibuje (komu: { $other }): { $promise } ({ $about }, { $until })
cv-view-battle = Boj na políčku { $square }: útočník { $seat } (bonus { $attacker }), obránce { $other } (bonus { $defender })
cv-view-barbarians = barbaři
cv-view-cards = karet v ruce: { $count }
cv-view-unit = { $unit } (síla { $strength }{ $wounds ->
    [0] {""}
   *[other] , zranění { $wounds }
 })
cv-view-terrain = { $terrain ->
    [grassland] pláně
    [desert] poušť
    [mountain] hory
    [forest] les
   *[water] voda
 }
