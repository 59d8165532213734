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
core-no-such-position = The match has no position { $position }.
core-no-such-seat = There is no seat { $seat }; seats are numbered from 0 and this table has { $seats }.
core-unknown-game = There is no game “{ $game }”. Games: { $known }.
core-bad-seats = { $game } is for { $least } to { $most } players, not { $seats }.
core-unknown-option = There is no option “{ $option }”. Options: { $known }.
core-bad-option-value = The option “{ $option }” cannot be “{ $value }”. Choices: { $choices }.
core-bad-seed = A seed is a whole number, not “{ $seed }”.
core-options-by-name = Options are given by name, as a mapping.
core-unknown-bot = There is no bot “{ $bot }”. Bots: { $known }.
core-bad-budget = A bot cannot have { $name } = { $value }.
core-save-not-a-save = This is not a saved game.
core-save-damaged = The saved game is damaged: “{ $what }” is missing or wrong.
core-save-damaged-move = The saved game is damaged: move { $number } cannot be read.
core-save-illegal-move = The saved game is damaged: move { $number } is not legal. { $reason }
core-save-setup = The saved game is damaged: its set-up is wrong. { $reason }
core-save-hash = The saved game has been changed: its moves do not lead to the position it claims.
core-save-newer = The saved game is of newer rules (version { $version }) than this program knows.
core-save-older = The saved game is of older rules (version { $version }) that this program no longer plays.
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
