# Messages of the core and of the clients.

core-player = Player { $number }
core-legal = That is allowed: { $move }.
core-not-offered = “{ $move }” is not among the choices here.
core-game-over = The game is over.
core-not-asked = { $seat } is not asked now.
core-already-answered = { $seat } has already chosen; take the choice back first.
core-name-the-seat = Several seats are asked; say which one answers.
core-nothing-to-retract = { $seat } has no choice to take back.
core-nothing-to-undo = There is nothing to undo.
core-nothing-to-redo = There is nothing to redo.
core-move-missing = A move is needed; { $given } is none.
core-bad-count = { $count } is not a number of moves.
core-nothing-stands = No standing answer is set for “{ $kind }”.
core-no-standing-kind = Questions of the kind “{ $kind }” cannot be answered once for all. Those that can: { $known }.
core-no-standing-answer = “{ $answer }” is not a standing answer here. Possible: { $known }.
core-no-standing-end = A standing answer holds until the end of the game or of the phase (“game” or “phase”), not “{ $until }”.
core-log-stands = Answered for you: { $move }
core-no-such-position = The match has no position { $position }.
core-no-such-seat = There is no seat { $seat }; seats are numbered from 0 and this table has { $seats }.
core-unknown-game = There is no game “{ $game }”. Games: { $known }.
core-caveat = The rules are exact, the box is not: { $count } of { $all } components are reconstructed{ $option ->
    [none] { "" }
   *[other] , and a data file with the printed ones replaces them (pentapolis play { $game } --option { $option }=FILE)
 }.
core-bad-seats = { $game } is for { $least } to { $most } players, not { $seats }.
core-unknown-option = There is no option “{ $option }”. Options: { $known }.
core-bad-option-value = The option “{ $option }” cannot be “{ $value }”. Choices: { $choices }.
core-bad-seed = A seed is a whole number, not “{ $seed }”.
core-options-by-name = Options are given by name, as a mapping.
core-unknown-bot = There is no bot “{ $bot }”. Bots: { $known }.
core-unknown-style = { $game } has no style “{ $style }” for its bots. Styles: { $known }.
core-bad-style = A style changes { $weight }, which is none of the game's weights.
core-bad-budget = A bot cannot have { $name } = { $value }.
core-bad-weights = These are not weights as this game's bots need them.
core-no-weights = The weights file “{ $file }” cannot be read.
core-foreign-weights = These weights are not for { $game }.
core-unknown-method = There is no training “{ $method }” for this game. Methods: { $known }.
core-unknown-backend = There is no backend “{ $backend }”: processes, or ray.
core-worker-lost = This task ends every worker that tries it: { $task }.
core-no-action = No action stands for “{ $word }” in the move “{ $move }”.
core-action-not-open = The action “{ $action }” is not open now.
core-save-not-a-save = This is not a saved game.
core-save-unreadable = The saved game is cut off or damaged: it cannot be read beyond line { $line }, column { $column }.
core-save-damaged = The saved game is damaged: “{ $what }” is missing or wrong.
core-save-damaged-move = The saved game is damaged: move { $number } cannot be read.
core-save-illegal-move = The saved game is damaged: move { $number } is not legal. { $reason }
core-save-setup = The saved game is damaged: its set-up is wrong. { $reason }
core-save-hash = The saved game has been changed: its moves do not lead to the position it claims.
core-save-newer = The saved game is of newer rules (version { $version }) than this program knows.
core-save-newer-format = The saved game was written by a newer program (file format { $version }); this one cannot read it.
core-older-rules = This game was played by older rules (version { $version }). Today's rules follow { $carried } of its { $moves } moves; it can be read and saved, not continued.
core-older-rules-seen = This game was played by older rules (version { $version }). It is shown as it stood after { $shown } of its { $moves } moves; it can be read and saved, not continued.
core-older-move = { $seat }: { $move }
core-hint-chance = { $chance }% to win
core-hint-result = { $chance }% to win, about { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in the end
core-hint-alike = about as good as the first: { $less } ± { $margin } percentage points less
core-hint-behind = { $less } ± { $margin } percentage points less than the first
core-hint-little = the choice hardly matters: nothing else is clearly worse
core-hint-alone = No other move looked worth trying.
core-hint-even = It holds its own against the other moves in every part of the score.
core-hint-gains = It brings more than the other moves: { $parts }.
core-hint-part = { $part } +{ $points }
core-move = { $count ->
    [0] { $verb }
   *[other] { $verb } { $args }
 }
core-word = { $word }
core-format-json = the saved game with scores and log
core-format-text = the story of the game

# The server.
core-bot-beginner = Beginner: makes sense, seldom the best of it
core-bot-casual = Casual: often the second-best move
core-bot-greedy = Greedy: quick rules of thumb
core-bot-steady = Steady: looks a little ahead
core-bot-strong = Strong: thinks for a while
core-bot-master = Master: thinks longest, on all cores
core-bot-other = { $name }
core-server-stale = The question has changed in the meantime; here is the table as it is now.
core-server-not-yours = That is not yours to decide.
core-server-not-yet = This can be seen once the game is over.
core-server-no-spectators = This table does not admit spectators.
core-server-not-started = The game has not started yet.
core-server-no-table = There is no such table.
core-server-no-page = There is nothing at this address.
core-server-who = Tell us your name first.
core-server-unknown-token = Nobody here is known by this token.
core-server-one-person = Only one person can hold a socket.
core-server-wrong-password = The login or the password is wrong.
core-server-choose-another = Choose another login or another password.
core-server-no-account = You are a guest: there is no password.
core-server-no-mail = This server sends no mail. Ask whoever runs it for a link.
core-mail-reset-subject = Pentapolis: a new password
core-mail-reset =
    Somebody asked for a new password for the account “{ $login }”. If it was you, set it here:

    { $link }

    The link is good once, for two days. If it was not you, nothing has to be done.
core-server-no-push = This server calls no browsers.
core-server-push-unknown = This browser cannot be called: its push service is not known here.
core-notice-subject = { $count ->
        [one] It is your turn
       *[other] It is your turn at { $count } tables
    }
core-notice-line = { $game } with { $people }
core-mail-notice-subject = { $count ->
        [one] Pentapolis: it is your turn
       *[other] Pentapolis: it is your turn at { $count } tables
    }
core-mail-notice-end =
    You asked to be told. Settings at { $link } change how often, or end it.
core-server-has-account = You already have an account.
core-server-seed-alone = A seed can be chosen only where you play alone.
core-server-seat-taken = The seat is taken.
core-server-link-used = This link was already used, or is not for this table.
core-server-hello-first = The first message has to be a hello.
core-server-malformed = The request cannot be read: { $what }.
core-server-too-many = That was too fast; wait a moment.
core-server-too-large = That is too large; the limit is { $limit } bytes.
core-server-foreign = Pages of another site may not do that.
core-server-foreign-host = The server does not go by that name.
core-server-many-tables = You have { $most } unfinished tables; finish or leave some first.
core-server-banned = You may not play here any more.
core-server-link-old = This link was used already, or is too old.
core-server-not-alone = Others play at this table; you can leave it.
core-server-sits-already = You already sit at this table.
core-server-announcement = Word from the operator: { $text }
core-server-failed = Something went wrong on the server; nothing was changed.
core-server-no-hint = There is no hint now.
core-server-undone = { $seat } took moves back.
core-server-retracted = { $seat } took the choice back.
core-server-takeback-asked = { $seat } asks to take the last move back.
core-server-takeback-refused = { $seat }: the move stands, it is not taken back.
core-server-no-puzzle = There is no puzzle of that day.
core-server-begun = The game has already begun.
core-say-hello = Hello, have fun!
core-say-moment = One moment, please.
core-say-well-played = Well played!
core-say-thanks = Thanks for the game!
core-server-time-up = { $seat } ran out of time; a bot answered.
core-server-sat = { $seat } took a seat.
core-server-stood = { $seat } left; a bot plays on.
core-server-local-option = The option “{ $option }” cannot be chosen over the network.
