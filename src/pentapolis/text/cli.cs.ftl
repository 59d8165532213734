# Příkazová řádka a hra v terminálu.

cli-help = Pět velkých civilizačních deskových her: hrát, sledovat, měřit.
cli-help-play = Zahrát si hru proti botům v terminálu.
cli-help-serve = Otevřít stoly pro prohlížeč, pro přátele a pro boty.
cli-help-simulate = Nechat boty odehrát mnoho her a ukázat, kdo vyhrává.
cli-help-replay = Přehrát uloženou hru, ověřit ji a vyprávět její průběh.
cli-help-export = Zapsat uloženou hru v jiném formátu.
cli-help-rules = Vyhledat v pravidlech podle čísla nebo slov.
cli-help-cards = Vypsat karty a další součásti a co dělají.
cli-help-about = Verze, hry, zdroje údajů, upozornění o fanouškovském díle.
cli-help-bench = Změřit rychlost enginu proti měřítku.
cli-help-fuzz = Hrát náhodné hry a kontrolovat všechny sliby enginu.

cli-arg-lang = Jazyk: en nebo cs.
cli-arg-game = Hra: její jméno, začátek jména nebo předpona jejích pravidel (sw).
cli-arg-games-named = Které hry; bez udání všechny.
cli-arg-option = Volba hry; lze opakovat.
cli-arg-seed = Semínko náhody; stejné semínko rozdá stejnou hru.
cli-arg-first-seed = Semínko první hry; další následují.
cli-arg-json = Vypsat JSON pro jiné programy.
cli-arg-plain = Řádek po řádku, bez barev a rámečků (pro čtečky obrazovky).
cli-arg-jobs = Počet procesů; 0 znamená jeden na každé jádro.
cli-arg-backend = Kde se hraje: v procesech tohoto počítače, nebo na clusteru Ray.
cli-arg-address = Adresa clusteru Ray (auto najde ten na tomto počítači); bez ní se jeden spustí tady.
cli-arg-data-out = Zapsat každé rozhodnutí jako řádek tabulky (.parquet, .jsonl nebo .jsonl.zst).
cli-arg-contents = Co místo vidělo: pohled (JSON), čísla, nebo nic.
cli-data-suffix = Data jsou soubor .parquet, .jsonl nebo .jsonl.zst, ne „{ $file }“.
cli-export-what = Řekněte, co vyvést: soubor hry, nebo server (--data, --db).
cli-exported = Dohrané hry: { $games }, v souboru { $file }.
cli-arg-file = Uložená hra; - čte standardní vstup.
cli-arg-games = Počet her.
cli-arg-bots = Boti oddělení čárkami, opakují se do zaplnění míst: greedy,random nebo jméno:klíč=hodnota.
cli-arg-seats = Počet míst.
cli-arg-seat = Vaše místo, počítáno od 1.
cli-arg-name = Jak se jmenujete.
cli-arg-load = Pokračovat v uložené hře.
cli-arg-rotate = Boti si mezi hrami mění místa.
cli-arg-seconds = Sekund na jedno měření.
cli-arg-figures = Zapsat čísla jako JSON do tohoto souboru.
cli-arg-build = Změřit sestavení v této složce, ve stejném běhu jako ostatní.
cli-arg-least = Skončit chybou, kde je poslední sestavení pomalejší než tato část prvního (0.8).
cli-bad-option = „{ $word }“ není volba; pište JMÉNO=HODNOTA.
cli-no-bots = Uveďte alespoň jednoho bota.
cli-bad-seat = Místo { $seat } neexistuje; tento stůl má místa 1 až { $seats }.
cli-which-game = Uveďte, kterou hru chcete hrát: { $known }.
cli-cannot-read = Nelze číst { $file }: { $why }.
cli-cannot-write = Nelze zapsat { $file }: { $why }.

# Hra v terminálu
cli-you = vy
cli-your-name = Hráč
cli-yes = ano
cli-no = ne
cli-you-won = Vyhráváte!
cli-you-shared = Dělíte se o vítězství!
cli-others-won = Vítězí: { $winners }
cli-after-the-end = Enter ukončí; záznam, skóre, zpět a ulož ještě fungují.
cli-no-such-number = Možnost { $number } neexistuje; čísla jdou od 1 do { $most }.
cli-unknown-command = „{ $word }“ není příkaz. Napište pomoc.
cli-ask-help = Napište číslo, tah, nebo pomoc.
cli-why-what = Který tah? Například: proč build …
cli-nothing-found = Nic nenalezeno: { $words }
cli-no-question = Teď po vás nikdo nic nechce.
cli-long = { $name }: { $count } (vše ukáže stůl)
cli-thinking = { $seat } přemýšlí…
cli-no-scores = Skóre ještě není.
cli-no-rule = Pravidlo nenalezeno: { $words }
cli-more-rules = … a dalších { $count }
cli-saved = Uloženo: { $file }
cli-leave = Opustit hru? (u) uložit a odejít, (o) odejít bez uložení, (p) pokračovat
cli-leave-save = us
cli-leave-only = olaq
cli-going-on = Hra pokračuje.
cli-word-all = vše
cli-help-moves = Napište číslo možnosti, nebo tah slovy. Samotný Enter znovu ukáže stůl.
cli-command-help = pomoc
cli-command-undo = zpět
cli-command-why = proč
cli-command-rules = pravidla
cli-command-card = karta
cli-command-hint = rada
cli-command-always = vždy
cli-command-ask = ptej
cli-command-log = záznam
cli-command-score = skóre
cli-command-table = stůl
cli-command-save = ulož
cli-command-quit = konec
cli-command-about-help = tento seznam
cli-command-about-undo = vzít zpět poslední tah
cli-command-about-why = proč tah není povolený: proč TAH
cli-command-about-rules = pravidlo podle čísla nebo slov; samotné: pravidlo této otázky
cli-command-about-card = co je na čem natištěno: karta JMÉNO
cli-command-about-hint = nejlepší tahy podle bota
cli-command-about-always = na takovou otázku odpovídat vždy stejně: vždy ODPOVĚĎ [fáze]; samotné: přehled
cli-command-about-ask = znovu se ptát: ptej, nebo ptej ČÍSLO
cli-stands = Od teď se odpovídá za vás: { $kind }. Otázku vrátí „ptej“.
cli-asks-again = Hra se vás znovu bude ptát: { $kind }.
cli-may-stand = Na tuto otázku lze odpovědět jednou provždy: vždy { $answers }; se slovem „fáze“ na konci jen do konce fáze.
cli-nothing-stands = Za vás se neodpovídá na nic.
cli-command-about-log = co se stalo: záznam, záznam 50, záznam vše
cli-command-about-score = body, jak to teď stojí
cli-command-about-table = ukázat celý stůl
cli-command-about-save = zapsat hru do souboru: ulož [SOUBOR]
cli-command-about-quit = odejít

# Tabulky
cli-column-total = celkem
cli-column-bot = bot
cli-column-game = hra
cli-column-seats = míst
cli-column-wins = výher
cli-column-rate = úspěšnost
cli-column-mean = průměr bodů
cli-column-best = nejlepší
cli-column-decisions = rozhodnutí
cli-column-speed = za s
cli-column-with-copy = s kopií
cli-column-search = hledání za s
cli-seat = místo { $number }
cli-simulating = Hraje se
cli-interrupted = Přerušeno; odehrané hry: { $games }.
cli-simulated = { $game }, { $seats } { $seats ->
    [one] místo
    [few] místa
   *[other] míst
 }, { $games } { $games ->
    [one] hra
    [few] hry
   *[other] her
 }
cli-per-game = Na hru: { $decisions } rozhodnutí, { $rounds } kol (nejvýše { $most }), { $milliseconds } ms.
cli-measuring = Měří se
cli-engine = Engine: { $build ->
    [compiled] kompilovaný
   *[pure] čistý Python
 }
cli-yardstick = Měřítko: náhodná hra python-chess, { $speed } tahů za sekundu. × je poměr k němu.
cli-no-yardstick = python-chess není nainstalován, měřítko chybí.
cli-least-needs-builds = --least porovnává dvě sestavení: uveďte --build dvakrát.
cli-slower = { $game }, počet hráčů { $seats }: { $part } rychlosti prvního sestavení, méně než { $least }.
cli-chart-speed = Rychlost jako poměr k náhodné hře python-chess
cli-chart-random = náhodná rozhodnutí
cli-chart-copying = s kopií před každým
cli-chart-search = simulace hledání na tisíc tahů

# Další příkazy
cli-arg-eyes = Vyprávět hru tak, jak ji vidělo toto místo, počítáno od 1.
cli-arg-format = Formát zápisu: text, json, nebo některý z formátů hry.
cli-arg-from = Formát souboru.
cli-arg-replay-format = Zápis souboru: json je uložená hra, hry mohou mít i vlastní (ledger).
cli-arg-from-game = Hra, které patří soubor, jenž není uloženou hrou.
cli-arg-out = Zapsat do tohoto souboru.
cli-arg-rule = Číslo (SW-6.2), oddíl (SW-6), nebo hledaná slova.
cli-arg-filter = Ukázat jen to, co obsahuje tato slova.
cli-arg-minutes = Kdy skončit.
cli-arg-every = Nákladné kontroly přijdou jednou za tolik tahů.
cli-arg-failures = Kam se zapisují hry s chybou.
cli-replay-title = { $game }, počet hráčů: { $seats }, semínko { $seed }
cli-replay-verified = Přehráno: { $moves } { $moves ->
    [one] tah
    [few] tahy
   *[other] tahů
 }; pozice souhlasí s uloženou.
cli-replay-failure = Tato hra byla uložena kvůli chybě: { $failure }
cli-replay-attempt = Chyba přišla s dalším tahem, místo { $seat }: { $move }
cli-from-needs-game = Uveďte, které hře soubor { $format } patří (--game).
cli-format-not-read = { $game }: formát { $format } lze zapsat, ne číst.
cli-unknown-format = Formát „{ $format }“ neexistuje. Formáty: { $known }.
cli-rules-how = Hledání: pentapolis rules SW-6.2, pentapolis rules SW-6, pentapolis rules chain symbol
cli-column-id = id
cli-column-name = jméno
cli-column-text = text
cli-column-rules = pravidla
cli-column-components = součásti
cli-column-reconstructed = rekonstruováno
cli-about-more = Více: pentapolis about HRA
cli-about-game = Hráči: { $least } až { $most } · číslovaných pravidel ({ $prefix }-…): { $rules }, verze { $version } · volby, výchozí jako první:
cli-about-styles = Styly botů (bot:style=jméno): { $styles }
cli-about-formats = Formáty pro export: { $formats }
cli-about-sources = Zdroje údajů
cli-about-reconstructed = Rekonstruováno (natištěný údaj se nepodařilo zjistit)
cli-about-no-reconstructed = Žádný údaj není rekonstruovaný.
cli-fan-work = Fanouškovské dílo bez vazby na vydavatele a autory. Pravidla a čísla podáváme vlastními slovy a kresbami; jména her patří jejich majitelům.
cli-fuzzing = Her: { $games }, chyb: { $failures }
cli-fuzzed = { $games } { $games ->
    [one] hra
    [few] hry
   *[other] her
 }, { $moves } { $moves ->
    [one] tah
    [few] tahy
   *[other] tahů
 }, { $failures } { $failures ->
    [one] chyba
    [few] chyby
   *[other] chyb
 }.

# Turnaj
cli-help-tournament = Který bot je silnější? Vyvážené partie, vzájemné výsledky, hodnocení, grafy.
cli-arg-results = Soubor dohraných partií (řádky JSON); přerušená práce z něj pokračuje.
cli-arg-chart = Zapsat graf do tohoto souboru (.svg nebo .png).
cli-arg-ratings = Zapsat hodnocení do tohoto souboru.
cli-arg-anchor = Boti, kteří si ponechají hodnocení ze souboru; ostatní se ohodnotí podle nich a přidají se.
cli-bad-anchor = „{ $bot }“ nemá v souboru hodnocení, nebo v tomto turnaji nehraje.
cli-no-ratings = Přidávat hodnocení lze jen do souboru s hodnocením této hry (--ratings), ne do „{ $file }“.
cli-two-bots = Turnaj potřebuje aspoň dva různé boty.
cli-chart-suffix = Graf je soubor .svg nebo .png, ne „{ $file }“.
cli-column-rating = hodnocení
cli-duels = Výsledky bota v řádku proti botovi ve sloupci (95% interval)

# Server
cli-arg-host = Adresa, na které server poslouchá; 0.0.0.0 pustí dovnitř i ostatní.
cli-arg-port = Port, na kterém server poslouchá; 0 vezme kterýkoli volný.
cli-arg-data = Složka, kde se stoly uchovávají.
cli-arg-db = Adresa databáze PostgreSQL místo složky.
cli-arg-origin = Jiný web, jehož stránky smějí server používat; lze opakovat.
cli-arg-workers = V kolika procesech přemýšlejí boti.
cli-arg-forget = Po kolika dnech bez dotyku se odstraní stoly, u kterých hra nezačala, a kopie pro rozbor.
cli-arg-forget-games = Po kolika dnech bez dotyku se odstraní hry; 0: nikdy.
cli-arg-limits = Zda odmítat příliš mnoho požadavků z jedné adresy.
cli-arg-browser = Otevře stránku v prohlížeči.
cli-arg-version = Řekne, která je to verze.
cli-serve-open = Pentapolis je otevřena: { $address }  (Ctrl+C ji zavře)
cli-extra-missing = K tomu jsou potřeba další knihovny: pip install 'pentapolis[{ $extra }]' (chybí { $what }).
cli-compiling = Herní jádro se vedle hry překládá, aby boti přemýšleli třikrát rychleji; hrajte dál.
cli-compiled = Jádro je přeloženo: boti už ho používají, všechno ostatní od příštího spuštění.
cli-compile-failed = Jádro se nepodařilo přeložit; vše funguje, jen pomaleji. Proč: { $log }
cli-serve-failed = Server nelze spustit: { $reason }.
cli-arg-hostname = Jméno tohoto serveru, má-li odpovídat jen na svá jména; lze opakovat.
cli-arg-proxy = Adresy proxy, kterým věříme, odkud návštěvník přichází, oddělené čárkami.
cli-arg-limit = Jiná mez pro jeden druh požadavků; lze opakovat.
cli-arg-mail = Poštovní server pro zapomenutá hesla, smtp://JMÉNO:HESLO@POČÍTAČ:PORT.
cli-arg-mail-from = Od koho pošta přichází.
cli-arg-site = Adresa tohoto serveru v dopisech, https://JMÉNO.
cli-arg-log = Záznamy pro lidi (text), nebo pro programy (json).

# Správa serveru
cli-help-admin = Starat se o databázi serveru, ať běží, nebo ne.
cli-help-admin-backup = Uložit vše do nového souboru.
cli-help-admin-restore = Nahradit databázi zálohou.
cli-help-admin-check = Hledat poškození a znovu přehrát každou hru.
cli-help-admin-repair = Opravit, co opravit lze; předtím zálohujte a server zastavte.
cli-help-admin-tables = Vypsat stoly, nejnovější první.
cli-help-admin-people = Vypsat lidi, nejnovější první.
cli-help-admin-remove-table = Odstranit stoly se vším, co k nim patří.
cli-help-admin-remove-person = Odstranit člověka se vším, co je jeho; u cizích stolů za něj hraje bot.
cli-help-admin-ban = Někoho nevpouštět, nebo ho zase vpustit.
cli-help-admin-reset = Odkaz pro toho, kdo zapomněl heslo.
cli-help-admin-announce = Něco oznámit u všech otevřených stolů.
cli-arg-backup-file = Soubor zálohy.
cli-arg-who = Přihlašovací jméno, nebo id člověka.
cli-arg-most = Kolik jich vypsat.
cli-arg-force = Nahradit stoly, které tam jsou.
cli-arg-status = Jen stoly v tomto stavu.
cli-arg-tables = Id stolů.
cli-arg-lift = Zase ho vpustit.
cli-arg-text = Co se má oznámit.
cli-admin-failed = Nepodařilo se to: { $reason }.
cli-admin-saved = Uloženo do { $file }: stoly { $tables }, lidé { $people }.
cli-admin-restored = Obnoveno: stoly { $tables }, lidé { $people }. Běžící server si vše načte znovu.
cli-admin-sound = Vše je v pořádku.
cli-admin-removed = Odstraněno: { $what }.
cli-admin-banned = Nevpouštíme: { $name }.
cli-admin-welcome = Zase vpouštíme: { $name }.
cli-admin-reset = Pošlete tento odkaz za adresou serveru; platí jednou, dva dny: { $link }
cli-admin-announced = Zazní během několika vteřin.
cli-column-kind = druh
cli-column-status = stav
cli-column-position = tahů
cli-column-updated = poslední tah
cli-column-owner = otevřel
cli-column-account = přihlašovací jméno
cli-column-created = od
cli-column-banned = nevpouštíme od
cli-column-used = naposledy zde
cli-column-tables = stolů

# Rozbor
cli-help-analyse = Ohlédnout se za uloženou hrou: šance v čase a zlomové okamžiky.
cli-arg-playouts = Kolikrát se každá pozice dohraje.
cli-analysing = Dohrávání z jednotlivých pozic
cli-chances = Šance na výhru v průběhu hry
cli-column-move = tah
cli-turning-point = { $move }. tah ({ $player }): po „{ $played }“ šance klesla z { $before } % na { $after } %; lepší bylo „{ $better }“.
cli-no-turning-point = Kvůli jedinému tahu šance nikde výrazně neklesly.

# Stůl Terry Mystiky
cli-tm-setup = příprava
cli-tm-columns = VB pen děl šam energie lodě rýče oheň voda země vzd klíče
cli-tm-orders = Volná místa v řádech kultů: { $orders }
cli-tm-keys = klíče { $keys }
cli-tm-round = { $round }. kolo z { $rounds }
cli-tm-coming = Další kola: { $tiles }
cli-tm-actions = Energetické akce: { $actions }
cli-tm-bridges = Mosty: { $bridges }
cli-tm-power = energie { $bowls }
cli-tm-tracks = lodě { $shipping }, rýče { $digging }
cli-tm-passed = pas
cli-tm-reach = Na dosah: { $hexes }
cli-help-train = Zlepší váhy hry hrou botů mezi sebou a vpustí je branou.
cli-arg-method = Jak: evolution, gradient, openings, judging nebo facts; i několik po sobě. Jinak způsoby dané hry.
cli-arg-train-games = Počet her pro každý způsob; 0 se jen zeptá brány.
cli-arg-start = Soubor vah, od kterých se začíná; jinak váhy hry.
cli-arg-against = Soubor vah, s nimiž brána porovnává; jinak ty, od kterých se začínalo.
cli-arg-weights-out = Kam přijdou nové váhy; vedle se ukládá, co je třeba k pokračování.
cli-arg-gate = Počet her botů „greedy“ pro bránu.
cli-arg-search-games = Počet her prohledávajících botů pro bránu.
cli-arg-searcher = Prohledávající bot brány, pro obojí váhy stejný.
cli-arg-rival = Prohledávající bot starých vah, má-li mít jiný rozpočet.
cli-arg-gate-seed = Semínko první hry v bráně; trénink ani ta další nesměl použít.
cli-no-weights = Váhy hry { $game } nejsou data.
cli-training = Trénuje se: { $method }
cli-gate-greedy = Brána, greedy
cli-gate-search = Brána, prohledávání
cli-gate-result = { $kind }: nové váhy vyhrávají { $share } % (95 %: { $low }–{ $high }), her: { $games }; body { $new } : { $old }
cli-train-written = Nové váhy jsou zapsány, zatím bez posouzení: { $file }
cli-train-passed = Nové váhy prošly: { $file }
cli-train-failed = Nové váhy neprošly: { $file }

# Přizpůsobení
cli-help-fit = Přizpůsobí čísla botů hrám mezi boty: --chance, jak bezpečný je který náskok.
cli-arg-chance = Tabulka, podle které se říká šance na výhru.
cli-arg-check-chance = Jen posoudí tabulku, která je; selže, když neříká pravdivé šance.
cli-arg-looks = Na kolik pozic hry se podívat.
cli-arg-table = Kam se tabulka zapíše; jinak do balíčku hry.
cli-fit-what = Řekněte, co se má přizpůsobit: --chance.
cli-fitted = { $game }: řečené šance a co se vyplnilo, her: { $games }
cli-column-said = řečeno
cli-column-came = vyplnilo se
cli-column-chances = šancí
cli-fit-hint = Rady: průměrná odchylka { $gap }, Brierova dovednost { $skill }
cli-fit-chart = Graf: průměrná odchylka { $gap }, Brierova dovednost { $skill }
