# Civilizace: výzvy, důvody, záznam, efekty.

cv-summary = Objevujte mapu, zakládejte města, obchodujte a veďte války. Čtyři cesty k vítězství: kultura, věda, ekonomika, nebo dobytí.
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
cv-counter-armies = armády
cv-counter-scouts = osadníci
cv-counter-wheat = obilí
cv-counter-silk = hedvábí
cv-counter-incense = kadidlo
cv-counter-iron = železo

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
cv-bad-number = { $value } není číslo od 0 do 200.
cv-no-elsewhere = „{ $move }“ { $home ->
    [set-up] patří k přípravě hry
    [start-of-turn] patří na začátek tahu
    [trade] patří k nabídce v obchodní fázi
    [city-management] patří do správy měst
    [movement] patří do pohybu
    [research] patří do výzkumu
    [battle] patří do boje
    [loot] patří ke kořisti z boje
    [reaction] je odpověď na to, co dělá někdo jiný
    [payment] platí za schopnost
    [target] určuje cíl
   *[any] na tuto otázku neodpovídá
 }. Teď se ptáme: { $now }
cv-no-plan = „{ $move }“ se tu neptá: stane se to samo, nebo to v tomto tahu k ničemu nevede.
cv-no-card = Tuto událost nemáte v ruce: { $what }.
cv-no-event-phase = { $what }: tato karta se hraje { $phase ->
    [start_of_turn] na začátku tahu
    [city_management] ve správě měst
    [movement] v pohybu
    [battle] před bojem
   *[any] jako odpověď nebo platba
 }, ne teď.
cv-no-event-target = { $what }: tato karta teď nemá přípustný cíl.
cv-no-event-aim = { $event }: nelze zvolit { $what }. Cílem je { $effect ->
    [city_boost] vaše město
    [destroy_buildings] budova nebo hradby v dosahu
    [set_terrain] políčko správného terénu bez budovy, divu a města
    [push_figures] skupina figurek jednoho soupeře, kterou lze posunout
    [kill_figures] figurka, případně slavná osobnost, v dosahu karty
   *[other] něco jiného
 }; možná ji odmítla Organizace spojených národů.
cv-no-such-player = Tam nikdo nesedí: { $what }.
cv-no-own-target = Sebe zvolit nemůžete ({ $what }).
cv-no-immune-target = { $what }: tento hráč kartu v tomto tahu odmítl díky Organizaci spojených národů.
cv-no-immune-mover = { $what }: hráč, který se pohybuje, kartu v tomto tahu odmítl díky Organizaci spojených národů.
cv-no-anarchy-target = { $what }: u tohoto hráče už anarchie je.
cv-no-teacher = { $what }: tento hráč nezná nic, co byste se touto kartou mohli naučit.
cv-no-victim = { $event }: takovou oběť na políčku nenajdete, nebo už byla určena: { $what }.
cv-no-more-kills = { $event } zabije už jen { $left } { $left ->
    [one] figurku
    [few] figurky
   *[other] figurek
 }; jmenovali jste { $named } ({ $what }).
cv-no-person-there = Tato karta tu žádnou slavnou osobnost nezabije.
cv-no-push-path = { $event } nemůže figurky dovést na { $what }: další políčko je odkrytá souš vedle nich, bez chýše, vesnice, cizího města a cizí figurky, a cesta musí skončit v mezích limitu.
cv-no-push-yet = Figurky se ještě nepohnuly.
cv-no-push-into-city = Ve městě figurky zůstat nemohou.
cv-no-push-end = { $what }: stálo by tu { $figures } { $figures ->
    [one] figurka
    [few] figurky
   *[other] figurek
 } tohoto hráče; smí jich tu být nejvýš { $most }.
cv-no-ability-phase = { $what }: tato schopnost se používá { $phase ->
    [trade] v obchodní fázi
    [city_management] ve správě měst
    [movement] v pohybu
    [battle] v boji
   *[any_time] jako odpověď
 }, ne teď.
cv-no-ability-target = { $what } by teď nic nezpůsobilo: chybí cíl.
cv-no-ability-aim = { $tech }: cílem nemůže být { $what }. Cílem je { $effect ->
    [gain_trade_share] jiný hráč
    [city_boost] vaše město
    [obsolete_wonder] nezastaralý div správné éry na mapě nebo v nabídce
    [kill_random_unit] jiný hráč s jednotkami
    [destroy_building] budova nebo hradby
    [lock_square] odkryté políčko, které ještě není uzavřené
    [destroy_city] město, které není hlavní
   *[move_to_water] políčko s vašimi figurkami, pak volná voda
 }.
cv-no-tech = Tuto technologii neznáte: { $what }.
cv-no-ability-again = V tomto tahu už jste použili: { $what }.
cv-no-resource = { $what } stojí { $units }× { $price ->
    [any] libovolnou surovinu
    [wheat] obilí
    [silk] hedvábí
    [incense] kadidlo
    [iron] železo
    [spy] špionáž
   *[uranium] uran
 }; máte { $have }.
cv-no-gift = { $what } neplatí jako požadovaná surovina.
cv-no-receiver = { $what }: minci v tomto tahu všichni odmítli.
cv-no-other-price = { $what }: tím zaplatit nelze, stojí to { $price ->
    [wheat] obilí
    [silk] hedvábí
    [incense] kadidlo
    [iron] železo
    [spy] špionáž
   *[uranium] uran
 }.
cv-no-token = Tímto už zaplatit nemůžete, víc toho nemáte: { $what }.
cv-no-cancel = { $what }: tím to zrušit nelze.
cv-no-cancel-target = { $what } ruší jen událost namířenou na vás.
cv-no-interrupt = { $what }: tím teď pohyb přerušit nelze.
cv-no-range = { $what }: tato karta na figurky nedosáhne.
cv-no-levy = { $what }: tato karta před bojem jednotky nedává.
cv-no-civ-taken = { $what }: tento národ už někdo hraje.
cv-no-civ-intro = { $what }: tento národ v úvodní hře není.
cv-no-capital-there = Hlavní město stojí na jednom ze čtyř středových políček domovského dílu, ne na { $what }.
cv-no-outskirts = { $what }: toto políčko neleží v okolí města.
cv-no-own-outskirts = { $what }: toto políčko neleží v okolí vašeho města.
cv-no-first-army = Armády už stojí, na řadě je osadník.
cv-no-first-scout = Armády se umisťují před osadníkem.
cv-no-site-water = { $what }: to je voda.
cv-no-site-enemy = { $what }: stojí tam cizí figurky.
cv-no-site-stacking = { $what }: smí tu stát nejvýš { $most } { $most ->
    [one] vaše figurka
    [few] vaše figurky
   *[other] vašich figurek
 }; teď jich tu je { $here }.
cv-no-site-wonder = Město už div má; nový by ho mohl jen nahradit, ne stát na { $what }.
cv-no-site-terrain = { $what }: budova potřebuje jiný terén.
cv-no-site-star = Město už budovu s hvězdou má; { $what } není její políčko.
cv-no-site-supply = { $what }: žeton té budovy už nezbyl.
cv-no-site-taken = { $what }: tam už stojí první položka.
cv-no-site-pair = { $what }: kdyby stála tady, nešlo by postavit žádnou druhou; stojí { $cost } a město dosáhne na { $have }.
cv-no-advance = Další políčko stojí kulturu { $culture } a obchod { $trade }; máte { $have_culture } a { $have_trade }.
cv-no-keeping = Tuto osobnost jste se rozhodli umístit: určete políčko.
cv-no-reserve = { $what }: tuto osobnost v rezervě nemáte.
cv-no-displaced-person = { $what }: tato osobnost byla v tomto tahu vytlačena a čeká do dalšího.
cv-no-person-square = { $what }: v okolí vašich měst pro ni není volná souš.
cv-no-more-cities = Máte měst: { $have }, víc než { $most } mít nesmíte.
cv-no-founder = { $what }: žádná taková vaše figurka tam nemůže založit město.
cv-no-city-on-water = { $what }: na vodě město nestojí.
cv-no-city-at-edge = { $what }: toto políčko leží na okraji známé mapy.
cv-no-city-beside-hut = { $what }: vedle je chýše nebo vesnice.
cv-no-city-beside-enemy = { $what }: vedle stojí cizí figurka.
cv-no-city-so-near = { $what }: jiné město je blíž než 3 políčka.
cv-no-room-to-leave = { $what }: odejít musí { $figures } { $figures ->
    [one] další figurka
    [few] další figurky
   *[other] dalších figurek
 }, v okolí je místo pro { $room }.
cv-no-scout-there = { $what }: osadníka tam nemáte.
cv-no-yield = { $what }: toto políčko městu nic nedá.
cv-no-fresh-scout = { $what }: tento osadník přišel na mapu až v tomto tahu a zatím nic neposílá.
cv-no-second-sending = { $what }: tohoto osadníka už jste v tomto tahu přidělili.
cv-no-sent-square = { $what }: toto políčko už posílá jiný osadník.
cv-no-own-city = { $what }: vaše město tam centrum nemá.
cv-no-other-city = { $what }: políčko už tomuto městu slouží.
cv-no-second-change = V tomto tahu jste už státní zřízení změnili.
cv-no-same-government = Toto státní zřízení už máte: { $what }.
cv-no-change-yet = Anarchie trvá do vašeho dalšího tahu.
cv-no-government = Toto státní zřízení nemáte zpřístupněné: { $what }.
cv-no-direct-change = { $what }: toto zřízení nebylo zpřístupněno v minulém tahu, vede k němu jen tah anarchie.
cv-no-own-wonder = Tento div nevlastníte: { $what }.
cv-no-obsolete-wonder = { $what }: tento div je zastaralý.
cv-no-blocked-wonder = { $what }: tento div blokuje cizí figurka.
cv-no-start-ability = { $what }: na začátku tahu není co použít.
cv-no-supply = V zásobě už není: { $what }.
cv-no-more-offers = Všechny nabídky tohoto tahu už jste podali: { $most }.
cv-no-goods = Nemáte nic, co byste mohli dát.
cv-no-own-partner = Sami sobě nabídku podat nemůžete.
cv-no-second-amount = { $what ->
    [culture] Kultura
   *[trade] Obchod
 } ({ $seat }): v této nabídce už je určeno ({ $amount }; k dispozici { $have }).
cv-no-amount = { $seat } má { $what ->
    [culture] kulturu
   *[trade] obchod
 } { $have }, ne { $amount }.
cv-no-more-of-it = Víc už nemáte: { $what }.
cv-no-more-there = { $seat } víc nemá: { $what }.
cv-no-empty-offer = Nabídka je prázdná: přidejte věc nebo slib.
cv-no-declined-offer = Tato nabídka už byla v této fázi odmítnuta.
cv-no-second-promise = Tato nabídka už slibuje: { $what }.
cv-no-such-promise = Toto tu slíbit nelze: { $what }. Slib se týká partnera na 1 až 3 další tahy, útoku na třetího hráče v příštím tahu, nebo daru 1 až 3 obchodu v příštím tahu.
cv-no-counter = Protinabídek za sebou už bylo { $most }: přijměte, nebo odmítněte.
cv-no-such-back = Druhý hráč chtěl jiný druh věci, ne { $what }.
cv-no-coin-seller = { $what }: mince se tu nekupuje.
cv-no-more-coins = { $what }: víc mincí než { $most } se sem nevejde.
cv-no-coin-price = Mince ({ $tech }) stojí { $what ->
    [culture] kulturu
   *[trade] obchod
 } { $cost }; máte { $have }.
cv-no-anarchy-action = V anarchii hlavní město nemá akci.
cv-no-action-left = { $what }: toto město už akci nemá.
cv-no-split = Dvě položky najednou umožňuje jen Stavitelství.
cv-no-second-split = V tomto tahu už jste dvě položky najednou koupili.
cv-no-two-items = { $what }: toto město dosáhne na produkci { $have }; dvě položky, které by mohlo postavit zároveň, tak málo nestojí.
cv-no-pair = { $item }: stojí { $cost }, město dosáhne na { $have } a druhá položka k tomu možná není.
cv-no-sight = Město tuto surovinu nevidí: { $what }.
cv-no-market-token = Na tržišti už není: { $what }.
cv-no-harvest = { $what }: toto město nemá co těžit.
cv-no-free-building = Zdarma staví jen Egypt.
cv-no-second-free = V tomto tahu už jste zdarma stavěli.
cv-no-free-item = Zdarma je jen budova nebo hradby, ne { $what }.
cv-no-double-harvest = Dvojí těžbu umožňuje jen neblokovaný Angkor Vat.
cv-no-second-double = V tomto tahu už jste dvojí těžbu využili.
cv-no-figure-left = V zásobě už není: { $item }.
cv-no-item-square = Město pro to nemá políčko: { $item }.
cv-no-item-tech = { $item }: k tomu je potřeba { $tech }.
cv-no-old-building = Místo toho stavíte vylepšenou verzi: { $item }, původně { $tech }.
cv-no-unit-card = Balíček je prázdný: { $item }.
cv-no-second-walls = Město už hradby má.
cv-no-wonder-in-market = Tento div není v nabídce: { $item }.
cv-no-production = { $item } stojí { $cost }; město dosáhne na { $have }.
cv-no-figures = { $what }: figurky tam nemáte.
cv-no-leaving = { $what }: v tomto tahu odtud žádná figurka nesmí.
cv-no-second-move = { $what }: vaše figurky se už pohnuly.
cv-no-shipped-move = { $what }: přeplavené figurky se v tomto tahu nehýbou.
cv-no-way = { $what }: tyto figurky nemají kam jít.
cv-no-lead = { $what }: tato figurka je na řadě, řekněte, kam jde.
cv-no-leader = Žádná figurka není na řadě: „{ $move }“ patří ke skupině určené pomocí „move“.
cv-no-others = Žádné jiné figurky by místo ní jít nemohly.
cv-no-stop-yet = Žádná skupina není na cestě.
cv-no-break = Skupina je na cestě: „{ $move }“ přijde na řadu po jejím pohybu.
cv-no-such-group = { $what }: připraveny jsou armády: { $armies }, osadníci: { $scouts }.
cv-no-standing-still = Určená skupina udělá aspoň jeden krok, nebo objeví díl.
cv-no-end-here = Na tomto políčku pohyb skončit nemůže.
cv-no-stay = Určená skupina nezůstává stát.
cv-no-unknown-step = { $what }: toto políčko leží na neobjeveném dílu.
cv-no-step-on-water = { $what }: to je voda a skončit tam nemůžete.
cv-no-end-in-city = { $what }: vlastním městem se smí jen projít, ne v něm skončit.
cv-no-attack = { $what }: vaše státní zřízení útočit na města nedovoluje.
cv-no-entry = { $what }: tyto figurky tam nesmějí; osadníci nebojují a do chýší vstupují jen v republice.
cv-no-reach = { $what }: to je příliš daleko; figurkám zbývá { $left } z { $speed } { $speed ->
    [one] kroku
   *[other] kroků
 }.
cv-no-discovery = { $what }: toto políčko už je známé.
cv-no-tile-beside = { $what }: díl s tímto políčkem neleží vedle figurek.
cv-no-steps = { $what }: objevení stojí krok a pohyb pak musí mít kde skončit; figurkám zbývá { $left } z { $speed } { $speed ->
    [one] kroku
   *[other] kroků
 }.
cv-no-theft = Technologie krade jen Rusko.
cv-no-second-theft = V tomto tahu už jste technologii ukradli.
cv-no-group-theft = Technologii krade jen osamocená figurka.
cv-no-theft-there = { $what }: není tam cizí město, které by znalo víc než vy.
cv-no-known-tech = Tuto technologii už znáte: { $what }.
cv-no-place = { $tech }: v pyramidě není místo na úrovni { $level }: leží tam karet { $cards }, pod ní { $below }, a musí jich být aspoň o dvě víc.
cv-no-trade = { $tech } vyžaduje obchod { $need }, máte { $have }.
cv-no-high-tech = { $tech } je úrovně { $level }; smí být nejvýš úrovně { $most }.
cv-no-teaching = Tuto technologii nikdo z nich nezná: { $what }.
cv-no-barbarian-deck = Barbaři nemají: { $what }.
cv-no-unit-deck = Balíček je prázdný: { $what }.
cv-no-unit-type = Tuto jednotku nemáte zpřístupněnou: { $what }.
cv-no-unit-in-hand = Tuto jednotku v bojové ruce nemáte: { $what }.
cv-no-lone-enemy = Osamocená nepřátelská jednotka tam není: { $what }.
cv-no-iron = { $lacking ->
    [tech] Větší zranění vyžadují Zpracování kovů, a to tato strana nemá.
    [use] Větší zranění už v tomto tahu byla: Zpracování kovů se používá jednou za tah.
   *[iron] Větší zranění stojí { $units } železo; máte { $have }.
 }
cv-no-damage-target = Větší zranění vyžadují nepřátelskou jednotku; na nové frontě žádná není.
cv-no-units-in-play = { $what }: nepřítel nemá ve hře jednotky.
cv-no-barbarian-ability = Barbaři schopnosti nepoužívají.
cv-no-battle-ability = { $what }: v této chvíli boje se nepoužívá.
cv-no-wounds = { $what }: žádná vaše jednotka ve hře není zraněná.
cv-no-second-healing = { $what }: v tomto boji už léčilo.
cv-no-wounded-unit = { $what }. fronta: zraněnou jednotku tam nemáte.
cv-no-enemy-unit = { $what }. fronta: nepřátelská jednotka tam není.
cv-no-killed-unit = Taková vaše jednotka v tomto boji nepadla: { $what }.
cv-no-loot = { $what } stojí { $price } kořisti; zbývá vám { $loot } (poražený: { $seat }).
cv-no-loot-there = { $seat } to nemá: { $what } (cena { $price }, kořist { $loot }).

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
cv-verb-pass-small = pasovat do konce tahu, kromě divů a toho, co míří na vás
cv-verb-pass-turn = pasovat na všechno do konce tahu
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

# Čím je věc, která nemá vlastní text.
cv-kind-unit = Druh jednotek. Pěchota přebíjí jízdu, jízda střelce a střelci pěchotu; letadla nic nepřebíjejí a nic nepřebíjí je.
cv-kind-card = Jednotka stálého vojska. Bojuje v bitvách; její síla roste s hodností jejího druhu.
cv-kind-square = Políčko mapy.
cv-kind-tile = Díl mapy, čtyřikrát čtyři políčka. Odhalí ho, kdo dojde k jeho okraji.
cv-kind-resource = Surovina. Platí se jí za schopnosti technologií, zřízení a staveb.
cv-kind-token = Leží na mapě lícem dolů. Kdo políčko obsadí armádou, získá ji: surovinu nebo něco lepšího.
cv-kind-figure = Figurka na mapě. Armády útočí a uvolňují cestu, osadníci sbírají pro města a zakládají nová.
cv-kind-space = Políčko kulturní stupnice. Kdo dojde na poslední, vítězí.
cv-kind-action = Akce města: v každém tahu jedna.
cv-kind-promise = Slib v nabídce. Sliby nikoho nezavazují.
cv-kind-deck = Balíček kulturních karet. Čím výše na kulturní stupnici, tím jsou silnější.
cv-kind-mark = Co se dává, uvidí všichni.
cv-kind-army = Armády, které táhnou společně.
cv-kind-scout = Osadníci, kteří táhnou společně.
cv-kind-trade = Obchod. Kupují se za něj technologie a urychluje výroba.
cv-kind-front = Fronta bitvy: bojuje na ní nejvýš jedna jednotka z každé strany.
cv-kind-turn = Jak dlouho má slib platit.
cv-kind-coins = Žetony mincí nasbírané na této kartě. Počítají se k ekonomickému vítězství.

# Styly botů
cv-style-general = vojevůdce
cv-style-artist = umělec
