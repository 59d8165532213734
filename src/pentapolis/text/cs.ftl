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
core-no-such-position = Partie nemá pozici { $position }.
core-no-such-seat = Místo { $seat } neexistuje; místa se číslují od 0 a u tohoto stolu jich je { $seats }.
core-unknown-game = Hra „{ $game }“ neexistuje. Hry: { $known }.
core-bad-seats = { $game } je pro { $least } až { $most } hráčů, ne pro { $seats }.
core-unknown-option = Volba „{ $option }“ neexistuje. Volby: { $known }.
core-bad-option-value = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Možnosti: { $choices }.
core-bad-seed = Semínko náhody je celé číslo, ne „{ $seed }“.
core-options-by-name = Volby se zadávají jménem a hodnotou.
core-unknown-bot = Bot „{ $bot }“ neexistuje. Boti: { $known }.
core-bad-budget = Bot nemůže mít { $name } = { $value }.
core-save-not-a-save = Toto není uložená hra.
core-save-damaged = Uložená hra je poškozená: „{ $what }“ chybí nebo je chybné.
core-save-damaged-move = Uložená hra je poškozená: tah { $number } nelze přečíst.
core-save-illegal-move = Uložená hra je poškozená: tah { $number } není povolený. { $reason }
core-save-setup = Uložená hra je poškozená: nesedí její nastavení. { $reason }
core-save-hash = Uložená hra byla změněna: její tahy nevedou k pozici, kterou uvádí.
core-save-newer = Uložená hra používá novější pravidla (verze { $version }), než zná tento program.
core-save-older = Uložená hra používá starší pravidla (verze { $version }), která tento program už nehraje.
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
