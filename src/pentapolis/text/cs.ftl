# Zprávy jádra a klientů.

core-player = Hráč { $number }
core-legal = Tento tah je povolený: { $move }.
core-not-offered = „{ $move }“ zde není mezi možnostmi.
core-game-over = Hra skončila.
core-not-asked = { $seat } teď není na tahu.
core-already-answered = { $seat } už má vybráno; nejprve je třeba vzít volbu zpět.
core-name-the-seat = Na tahu je více hráčů; je třeba říci, kdo odpovídá.
core-nothing-to-retract = { $seat } nemá žádnou volbu, kterou by šlo vzít zpět.
core-nothing-to-undo = Není co vzít zpět.
core-nothing-to-redo = Není co zopakovat.
core-move-missing = Chybí tah; { $given } tah není.
core-bad-count = { $count } není počet tahů.
core-nothing-stands = Pro „{ $kind }“ není nastavena žádná stálá odpověď.
core-no-standing-kind = Na otázky druhu „{ $kind }“ nelze odpovědět jednou provždy. Lze na tyto: { $known }.
core-no-standing-answer = „{ $answer }“ tu není stálá odpověď. Možnosti: { $known }.
core-no-standing-end = Stálá odpověď platí do konce hry nebo fáze („game“ nebo „phase“), ne „{ $until }“.
core-log-stands = Odpovězeno za vás: { $move }
core-no-such-position = Partie nemá pozici { $position }.
core-no-such-seat = Místo { $seat } neexistuje; místa se číslují od 0 a u tohoto stolu jich je { $seats }.
core-unknown-game = Hra „{ $game }“ neexistuje. Hry: { $known }.
core-caveat = Pravidla jsou přesná, obsah krabice ne: rekonstruovaných komponent je { $count } z celkem { $all }{ $option ->
    [none] { "" }
   *[other] ; nahradí je datový soubor s natištěnými údaji (pentapolis play { $game } --option { $option }=SOUBOR)
 }.
core-bad-seats = { $game } je pro { $least } až { $most } hráčů, ne pro { $seats }.
core-unknown-option = Volba „{ $option }“ neexistuje. Volby: { $known }.
core-bad-option-value = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Možnosti: { $choices }.
core-bad-seed = Semínko náhody je celé číslo, ne „{ $seed }“.
core-options-by-name = Volby se zadávají jménem a hodnotou.
core-unknown-bot = Bot „{ $bot }“ neexistuje. Boti: { $known }.
core-unknown-style = Hra { $game } nemá pro boty styl „{ $style }“. Styly: { $known }.
core-bad-style = Styl mění { $weight }, což mezi váhami hry není.
core-bad-budget = Bot nemůže mít { $name } = { $value }.
core-bad-weights = Toto nejsou váhy, jaké boti této hry potřebují.
core-no-weights = Soubor vah „{ $file }“ nelze přečíst.
core-foreign-weights = Tyto váhy nejsou pro hru { $game }.
core-unknown-method = Trénink „{ $method }“ u této hry není. Způsoby: { $known }.
core-unknown-backend = Způsob „{ $backend }“ neexistuje: processes, nebo ray.
core-worker-lost = Tato úloha ukončí každý proces, který ji zkusí: { $task }.
core-no-action = Pro slovo „{ $word }“ v tahu „{ $move }“ není žádná akce.
core-action-not-open = Akce „{ $action }“ teď není možná.
core-save-not-a-save = Toto není uložená hra.
core-save-unreadable = Uložená hra je neúplná nebo poškozená: za řádkem { $line }, sloupcem { $column } ji nelze přečíst.
core-save-damaged = Uložená hra je poškozená: „{ $what }“ chybí nebo je chybné.
core-save-damaged-move = Uložená hra je poškozená: tah { $number } nelze přečíst.
core-save-illegal-move = Uložená hra je poškozená: tah { $number } není povolený. { $reason }
core-save-setup = Uložená hra je poškozená: nesedí její nastavení. { $reason }
core-save-hash = Uložená hra byla změněna: její tahy nevedou k pozici, kterou uvádí.
core-save-newer = Uložená hra používá novější pravidla (verze { $version }), než zná tento program.
core-save-newer-format = Uloženou hru zapsal novější program (formát souboru { $version }); tento ji neumí přečíst.
core-older-rules = Tato hra se hrála podle starších pravidel (verze { $version }). Dnešním pravidlům odpovídá prvních { $carried } z { $moves } tahů; hru lze číst a uložit, ne v ní pokračovat.
core-older-rules-seen = Tato hra se hrála podle starších pravidel (verze { $version }). Zobrazuje se tak, jak stála po { $shown } z { $moves } tahů; lze ji číst a uložit, ne v ní pokračovat.
core-older-move = { $seat }: { $move }
core-hint-chance = šance na výhru { $chance } %
core-hint-result = šance na výhru { $chance } %, v závěru asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
core-hint-alike = asi stejně dobrý jako první: o { $less } ± { $margin } procentních bodů méně
core-hint-behind = o { $less } ± { $margin } procentních bodů méně než první
core-hint-little = na volbě téměř nezáleží: nic dalšího není zřetelně horší
core-hint-alone = Žádný jiný tah nestál za vyzkoušení.
core-hint-even = Ve všech částech skóre obstojí stejně dobře jako ostatní tahy.
core-hint-gains = Vynese víc než ostatní tahy: { $parts }.
core-hint-part = { $part } +{ $points }
core-move = { $count ->
    [0] { $verb }
   *[other] { $verb }: { $args }
 }
core-word = { $word }
core-format-json = uložená hra se skóre a záznamem
core-format-text = vyprávění o hře

# Server.
core-bot-beginner = Začátečník: hraje rozumně, ale málokdy nejlépe
core-bot-casual = Příležitostný: často zvolí až druhý nejlepší tah
core-bot-greedy = Hladový: rychlá jednoduchá pravidla
core-bot-steady = Rozvážný: dívá se kousek dopředu
core-bot-strong = Silný: chvíli přemýšlí
core-bot-master = Mistr: přemýšlí nejdéle, na všech jádrech
core-bot-other = { $name }
core-server-stale = Otázka se mezitím změnila; takhle stůl vypadá teď.
core-server-not-yours = O tom nerozhodujete vy.
core-server-not-yet = Tohle bude vidět, až hra skončí.
core-server-no-spectators = K tomuto stolu diváci nesmějí.
core-server-not-started = Hra ještě nezačala.
core-server-no-table = Takový stůl tu není.
core-server-no-page = Na této adrese nic není.
core-server-who = Nejdřív řekněte, jak se jmenujete.
core-server-unknown-token = Nikoho s tímto klíčem tu neznáme.
core-server-one-person = Jedním spojením může hovořit jen jeden člověk.
core-server-wrong-password = Přihlašovací jméno nebo heslo nesouhlasí.
core-server-choose-another = Zvolte jiné přihlašovací jméno nebo jiné heslo.
core-server-no-account = Jste host: heslo nemáte.
core-server-no-mail = Tento server neposílá poštu. O odkaz požádejte toho, kdo ho spravuje.
core-mail-reset-subject = Pentapolis: nové heslo
core-mail-reset =
    Někdo požádal o nové heslo k účtu „{ $login }“. Pokud jste to byli vy, nastavte si ho tady:

    { $link }

    Odkaz platí jednou, dva dny. Pokud jste to nebyli vy, nemusíte dělat nic.
core-server-no-push = Tento server prohlížeče nevolá.
core-server-push-unknown = Tento prohlížeč nelze zavolat: jeho službu pro oznámení tu neznáme.
core-notice-subject = { $count ->
        [one] Jste na tahu
        [few] Jste na tahu u { $count } stolů
       *[other] Jste na tahu u { $count } stolů
    }
core-notice-line = { $game }, hrají { $people }
core-mail-notice-subject = { $count ->
        [one] Pentapolis: jste na tahu
        [few] Pentapolis: jste na tahu u { $count } stolů
       *[other] Pentapolis: jste na tahu u { $count } stolů
    }
core-mail-notice-end =
    Tohle oznámení jste si přáli. Jak často chodí, nebo že už nemá chodit, určíte v nastavení na { $link }.
core-server-has-account = Účet už máte.
core-server-seed-alone = Semínko náhody si můžete zvolit, jen když hrajete sami.
core-server-seat-taken = Místo je obsazené.
core-server-link-used = Tento odkaz už někdo použil, nebo není k tomuto stolu.
core-server-hello-first = První zpráva musí být pozdrav.
core-server-malformed = Požadavku nerozumíme: { $what }.
core-server-too-many = To bylo moc rychle; chvilku počkejte.
core-server-too-large = To je příliš velké; mez je { $limit } bajtů.
core-server-foreign = Stránky odjinud to dělat nesmějí.
core-server-foreign-host = Tento server se tak nejmenuje.
core-server-many-tables = Máte { $most } nedohraných stolů; nejdřív některé dohrajte nebo opusťte.
core-server-banned = Tady už hrát nemůžete.
core-server-link-old = Tento odkaz už byl použit, nebo je příliš starý.
core-server-not-alone = U tohoto stolu hrají i jiní; můžete od něj odejít.
core-server-sits-already = U tohoto stolu už sedíte.
core-server-announcement = Správce serveru sděluje: { $text }
core-server-failed = Na serveru se něco pokazilo; nic se nezměnilo.
core-server-no-hint = Rada teď není k dispozici.
core-server-undone = Tahy byly vzaty zpět: { $seat }.
core-server-retracted = Volba byla vzata zpět: { $seat }.
core-server-takeback-asked = { $seat } žádá o vrácení posledního tahu.
core-server-takeback-refused = { $seat }: tah platí, zpět se nebere.
core-server-no-puzzle = Z toho dne tu žádná hádanka není.
core-server-begun = Hra už začala.
core-say-hello = Ahoj, hezkou hru!
core-say-moment = Chviličku, prosím.
core-say-well-played = Pěkně zahráno!
core-say-thanks = Díky za hru!
core-server-time-up = Došel čas: { $seat }. Odpověděl bot.
core-server-sat = Ke stolu přisedá { $seat }.
core-server-stood = Od stolu odchází { $seat }; dál hraje bot.
core-server-local-option = Volbu „{ $option }“ nelze nastavit přes síť.
