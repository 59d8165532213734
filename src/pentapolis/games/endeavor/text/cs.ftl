# Endeavor: výzvy, důvody, záznam, komponenty.

# Výzvy
en-choose-building = Vezměte si jednu budovu
en-choose-salary = Výplata: vyberte pracovníky, kteří se vrátí do přístavu
en-choose-action = Proveďte jednu akci, nebo pasujte
en-choose-component = { $source }: vyberte akci
en-second-component = { $source }: proveďte i druhou část, nebo skončete
en-choose-ship-region = { $source }: do kterého regionu poplujete?
en-choose-city-occupy = { $source }: které město obsadíte?
en-choose-city-attack = { $source }: na které město zaútočíte?
en-choose-payment = { $source }: vyberte pracovníky, kteří se vrátí do přístavu
en-choose-deck = { $source }: ze kterého balíčku si vezmete kartu?
en-arrange-governor = Pasujete: který guvernér bude ležet na místě pro guvernéra?
en-choose-discard = Máte více karet, než dovoluje váš limit: jednu odhoďte
en-react-governor = Po vašem pasování se něco změnilo: který guvernér bude ležet na místě pro guvernéra?
en-react-discard = Už jste pasovali a překračujete limit karet: jednu kartu odhoďte

# Důvody
en-unknown-move = „{ $move }“ zde není tah. Tahy vypadají takto: { $example }.
en-no-build-phase = Budovy se berou ve fázi výstavby; nyní odpovídáte na otázku „{ $now }“.
en-no-turn-to-activate = Budovy se aktivují ve vašem tahu ve fázi akcí; nyní odpovídáte na otázku „{ $now }“.
en-no-turn-to-use = Žetony se používají ve vašem tahu ve fázi akcí; nyní odpovídáte na otázku „{ $now }“.
en-no-turn-to-pass = Pasovat lze ve vašem tahu ve fázi akcí místo akce; nyní odpovídáte na otázku „{ $now }“.
en-no-component-to-choose = Část akce se volí, když jich budova nebo žeton nabízí více; nyní odpovídáte na otázku „{ $now }“.
en-no-first-component-done = Skončit lze po první části akce, která má dvě části; nyní odpovídáte na otázku „{ $now }“.
en-no-action-begun = Nejprve aktivujte budovu nebo použijte žeton s touto akcí: { $action }. Nyní odpovídáte na otázku „{ $now }“.
en-no-payment = Pracovníci se vracejí ve fázi výplaty a akcí platba; nyní odpovídáte na otázku „{ $now }“.
en-no-governor-to-arrange = O místě pro guvernéra se rozhoduje při pasování, před každou kontrolou limitu karet; nyní odpovídáte na otázku „{ $now }“.
en-no-card-over-limit = Karty se odhazují po pasování, když jich máte nad limit, a to až po rozhodnutí o místě pro guvernéra; nyní odpovídáte na otázku „{ $now }“.
en-no-printed-building = { $building }: tato budova je na plánu předtištěná a nestaví se.
en-no-tile-left = { $building }: žádná kartička už nezbývá.
en-no-second-top-building = Budovu 5. úrovně smíte mít jen jednu a už ji máte: { $building }.
en-no-level-above = { $building }: budova { $level }. úrovně; smíte stavět nejvýše { $allowed }. úroveň.
en-no-such-building = { $building }: tuto budovu nemáte postavenou.
en-no-activation-space = { $building }: tato budova nemá aktivační pole.
en-no-free-building = { $building }: v této budově už je pracovník.
en-no-worker = K aktivaci je třeba pracovník; váš přístav je prázdný.
en-no-action-token = { $token }: tento žeton nemá žádnou akci.
en-no-token = { $token }: takový žeton nemáte.
en-no-population = Tato akce stojí { $cost } { $cost ->
    [one] žeton
    [few] žetony
   *[other] žetonů
 } populace: { $action }. V přístavu na ni zbývá { $harbor }.
en-no-city-to-occupy = V žádném otevřeném regionu, kde jste přítomni, není volné město.
en-no-city-to-attack = V žádném otevřeném regionu, kde jste přítomni, není město jiného hráče.
en-no-card-to-draw = V žádném otevřeném regionu nemáte dost žetonů populace na vrchní kartu balíčku.
en-no-possible-component = { $reasons }
    .join = { " " }
en-no-worker-elsewhere = Není pracovník, který by se tím mohl vrátit.
en-no-repeated-payment = Obsazeny by byly tytéž budovy jako předtím, aniž jste mezitím provedli jinou akci.
en-no-other-count = { $count ->
    [one] Vrátí se právě { $count } pracovník
    [few] Vrátí se právě { $count } pracovníci
   *[other] Vrátí se právě { $count } pracovníků
 }; uvedli jste { $named }.
en-no-worker-to-return = { $building }: { $workers ->
    [0] odtud se nemůže vrátit žádný pracovník
    [one] odtud se může vrátit jen { $workers } pracovník
    [few] odtud se mohou vrátit jen { $workers } pracovníci
   *[other] odtud se může vrátit jen { $workers } pracovníků
 }; uvedli jste { $named }.
en-no-other-order = Zapište to takto: „{ $move }“.
en-no-stop-at-once = Alespoň jednu z akcí je třeba provést.
en-no-other-component = { $source }: nyní lze jen toto: { $actions }.
en-no-ship-in-europe = Evropa nemá obchodní cestu.
en-no-other-region = Obě části musí být ve stejném regionu: { $region }.
en-no-other-deck = Obě karty musí být ze stejného balíčku: { $deck }.
en-no-open-region = { $region }: tento region ještě není otevřený.
en-no-presence = { $region }: v tomto regionu nejste přítomni.
en-no-free-city = { $city }: toto město drží { $owner }.
en-no-own-city = { $city }: toto město je už vaše.
en-no-defender = { $city }: toto město nikdo neobsadil.
en-no-card-in-deck = { $deck }: v tomto balíčku není žádná karta.
en-no-markers-for-card = { $card }: v regionu potřebujete { $value } { $value ->
    [one] žeton
    [few] žetony
   *[other] žetonů
 } populace; máte { $markers }.
en-no-governor = { $card }: to není guvernér.
en-no-such-card = { $card }: tuto kartu nemáte.
en-no-counted-card = { $card }: tato karta se do limitu nepočítá a nelze ji odhodit.
en-no-turned-card = { $card }: tato karta je otočená a zůstane tak.

# Datové soubory
en-data-nothing = Na místě „{ $path }“ není datový soubor. Očekává se složka s některými z těchto souborů, nebo jeden z nich: { $files }.
en-data-unreadable = { $where }: soubor nelze přečíst: { $reason }.
en-data-missing = { $where }: chybí pole „{ $field }“.
en-data-unknown = { $where }: pole „{ $field }“ není známé.
en-data-value = { $where }: „{ $field }“ nemůže být { $value }. Očekává se: { $expected }.
en-data-twice = { $where }: „{ $id }“ je zde dvakrát.
en-data-total = { $where }: { $what }: nalezeno { $found }, má být { $expected }.

# Záznam
en-log-crown = { $seat } získává korunu
en-log-round = { $round }. kolo
en-log-build = { $seat } staví: { $building }
en-log-growth = { $seat }: přístav +{ $count } populace
en-log-return = { $seat } bere zpět pracovníky: { $buildings }
en-log-activate = { $seat } aktivuje: { $building }
en-log-use = { $seat } používá žeton: { $token }
en-log-pass = { $seat } pasuje
en-log-token = { $seat } získává žeton: { $token }
en-log-ship = { $seat } vyplouvá: { $region }
en-log-open = Otevírá se region: { $region }
en-log-governor = { $seat } získává kartu: { $card }
en-log-occupy = { $seat } obsazuje: { $city }
en-log-attack = { $seat } útočí a bere město: { $city } (přichází o něj { $defender })
en-log-draw = { $seat } si bere kartu: { $card }
en-log-abolition = Otroctví je zrušeno; { $count ->
    [one] otáčí se { $count } karta
    [few] otáčejí se { $count } karty
   *[other] otáčí se { $count } karet
 }
en-log-slot = { $seat }: na místě pro guvernéra leží { $card }
en-log-slot-empty = { $seat } nechává místo pro guvernéra prázdné
en-log-discard = { $seat } odhazuje: { $card }
en-log-end = Konečné body
en-log-score = { $seat }: { $glory } { $glory ->
    [one] bod
    [few] body
   *[other] bodů
 } slávy

# Komponenty
en-item = { $item }
en-icon = { $track } { $count }
en-icon-glory = sláva { $glory }
en-text-parts = { $parts }
    .join = { "; " }
en-text-nothing = žádné symboly
en-text-action = akce: { $action }
en-mode-choose-one = { $first } nebo { $second }
en-mode-same-region = { $first } a/nebo { $second }, v jednom regionu
en-mode-twice-in-region = { $action } jednou nebo dvakrát, v jednom regionu
en-mode-twice-from-deck = { $action } jednou nebo dvakrát, z jednoho balíčku
en-text-building = { $level ->
    [0] Předtištěná na plánu
   *[other] { $level }. úroveň
 }; { $parts }
en-text-asset = { $value ->
    [0] Nevyžaduje populaci
    [one] Vyžaduje { $value } žeton populace
    [few] Vyžaduje { $value } žetony populace
   *[other] Vyžaduje { $value } žetonů populace
 }; { $parts }
en-text-slavery = { $value ->
    [0] Nevyžaduje populaci
    [one] Vyžaduje v Evropě { $value } žeton populace
    [few] Vyžaduje v Evropě { $value } žetony populace
   *[other] Vyžaduje v Evropě { $value } žetonů populace
 }; { $parts }; otočená −1 bod slávy
en-text-abolition = Vyžaduje { $value } { $value ->
    [one] žeton
    [few] žetony
   *[other] žetonů
 } populace; { $parts }; ruší otroctví
en-text-governor = Při otevření regionu ji získá většina; { $parts }
en-text-city = Na konci { $glory } { $glory ->
    [one] bod
    [few] body
   *[other] bodů
 } slávy
en-text-connection = Kdo na konci drží obě města, má { $glory } { $glory ->
    [one] bod
    [few] body
   *[other] bodů
 } slávy
en-text-region = Otevře se zaplněním obchodní cesty (počet polí: { $spaces })
en-text-track = { $track ->
    [industry] Úroveň stavebnictví
    [culture] Růst
    [finance] Počet výplat
   *[politics] Limit karet
 } podle úrovně: { $columns }
en-text-column = { $from }–{ $to }: { $value }
en-text-glory-spaces = Stupnice dává tolik bodů, kolik činí nejvyšší dosažené pole slávy: { $spaces }
en-action-ship = 1 populace na další pole obchodní cesty některého regionu; získáte jeho žeton
en-action-occupy = 1 populace do volného města otevřeného regionu, kde jste přítomni; získáte jeho žeton
en-action-attack = 2 populace: jedna se ztrácí, druhá bere město jinému hráči
en-action-payment = Pracovníci se vracejí z vašich budov do přístavu
en-action-draw = Vrchní karta balíčku otevřeného regionu; musíte v něm mít tolik žetonů populace, jaká je její hodnota

# Části skóre
en-part-cities = Města
en-part-connections = Spojnice
en-part-tracks = Úrovně rozvoje
en-part-cards = Karty
en-part-governor_slot = Prázdné místo pro guvernéra
en-part-university = Univerzita
en-part-harbor = Přístav
en-part-slavery = Otroctví
en-part-people = Populace
en-part-tokens = Žetony akcí
en-part-buildings = Budovy
en-part-presence = Přítomnost v regionech

# Počítadla
en-counter-industry = průmysl
en-counter-culture = kultura
en-counter-finance = finance
en-counter-politics = politika
en-counter-harbor = přístav

# Volby
en-option-payment = Akce platba
en-option-payment-finance_value = tolik pracovníků, kolik určují finance
en-option-payment-one = jeden pracovník
en-option-passed_limit = Limit karet po pasování
en-option-passed_limit-immediate = kontroluje se ihned
en-option-passed_limit-next_pass = kontroluje se při příštím pasování
en-option-university_scoring = Více univerzit
en-option-university_scoring-per_tile = boduje každá
en-option-university_scoring-once = boduje jen jedna
en-option-data = Datové soubory
en-option-data-box = soubory ze hry
en-summary = Vyplouvejte do dalekých regionů, otevírejte je, obsazujte města a rozvíjejte svou námořní říši v sedmi kolech.

# Tahy
en-verb-build = postavit
en-verb-activate = aktivovat
en-verb-use = použít žeton
en-verb-pass = pasovat
en-verb-stop = skončit
en-verb-ship = vyplout
en-verb-occupy = obsadit
en-verb-attack = zaútočit
en-verb-draw = vzít kartu
en-verb-return = vrátit pracovníky
en-verb-discard = odhodit
en-verb-slot = dát na místo pro guvernéra
en-move-no-governor = nechat místo pro guvernéra prázdné
en-verb-choose = zvolit

# Stůl, jak ho ukazují klienti
en-word-connections = Spojnice
en-word-stacks = Budovy
en-word-short-industry = prů
en-word-short-culture = kul
en-word-short-finance = fin
en-word-short-politics = pol
en-word-short-attack = útok
en-word-short-payment = platba
en-word-short-ship_or_draw = plavba/zás
en-word-short-occupy_or_draw = obsaz/zás
en-view-moment = { $round }. kolo ze 7, { $phase ->
    [build] výstavba
    [growth] růst
    [salary] výplata
   *[action] akce
 }, koruna: { $crown }
en-view-cards = karty
en-view-points = sláva
en-view-passed = pas
en-view-worker = pracovník
en-view-open = otevřený region
en-view-closed = uzavřený region, zaplněná pole obchodní cesty: { $filled } z celkem { $spaces }
en-view-track = obchodní cesta směrem k balíčku
en-view-leader = o guvernéra vede { $seat }
en-view-markers = žetony populace
en-view-cities = města
en-view-tokens = žetony
en-view-nobody = nikdo
en-view-top-card = vrchní karta: { $card }, v balíčku { $count } { $count ->
    [one] karta
    [few] karty
   *[other] karet
 }
en-view-track-level = { $name } { $level } ({ $track ->
    [industry] úroveň stavebnictví
    [culture] růst
    [finance] počet výplat
   *[politics] limit karet
 } { $value })
en-view-counted = počítá se { $count }, limit { $limit }
en-view-slot = na místě pro guvernéra: { $card }
en-view-turned = otočené
en-view-left = zbývá { $count }
en-view-space = { $number }. pole z celkem { $spaces }, žeton: { $token }
en-view-opens = otevře region
en-view-beside = cesta je plná: populace vedle cesty, bez žetonu
en-view-own-markers = vaše žetony populace: { $count }
en-view-token = žeton: { $token }
en-view-held = drží { $seat }
en-view-joins = spojí se s městem { $city }
en-view-joins-token = spojí se s městem { $city }, žeton: { $token }
en-view-breaks = přeruší spojení s městem { $city }

# Čím je věc, která nemá vlastní text.
en-kind-region = Region na desce se svými městy a kartami.
en-kind-deck = Balíček karet. Kdo má v otevřeném regionu dost žetonů, bere si horní kartu.

# Styly botů
en-style-conqueror = dobyvatel
