# The command line and the terminal game.

cli-help = Five great civilization board games: play, watch, measure.
cli-help-play = Play a game against bots in the terminal.
cli-help-serve = Open tables for the browser, for friends and for bots.
cli-help-simulate = Let bots play many games and show who wins.
cli-help-replay = Replay a saved game, verify it and tell its story.
cli-help-export = Write a saved game in another format.
cli-help-rules = Look up the rules by number or by words.
cli-help-cards = List cards and other components with what they do.
cli-help-about = Versions, games, sources of the facts, the fan-work notice.
cli-help-bench = Measure the engine against a yardstick.
cli-help-fuzz = Play random games and check every promise of the engine.

cli-arg-lang = Language: en or cs.
cli-arg-game = The game: its id, the beginning of it, or the prefix of its rules (sw).
cli-arg-games-named = Which games; all when left out.
cli-arg-option = An option of the game; may be repeated.
cli-arg-seed = The seed; the same seed deals the same game.
cli-arg-first-seed = The seed of the first game; the next ones follow.
cli-arg-json = Print JSON for other programs.
cli-arg-plain = Line by line, without colours and frames (for screen readers).
cli-arg-jobs = How many processes; 0 is one per core.
cli-arg-backend = Where games are played: in processes of this machine, or on a Ray cluster.
cli-arg-address = Address of the Ray cluster (auto finds the one of this machine); without it one starts here.
cli-arg-data-out = Write every decision as a row of a table (.parquet, .jsonl or .jsonl.zst).
cli-arg-contents = What the seat saw: its view (JSON), numbers, or nothing.
cli-data-suffix = Data is a .parquet, .jsonl or .jsonl.zst file, not “{ $file }”.
cli-export-what = Say what to export: a saved game, or a server (--data, --db).
cli-exported = { $games } finished { $games ->
    [one] game
   *[other] games
} in { $file }.
cli-arg-file = A saved game; - reads the standard input.
cli-arg-games = How many games.
cli-arg-bots = Bots, separated by commas, repeated to fill the seats: greedy,random or name:key=value.
cli-arg-seats = How many seats.
cli-arg-seat = Your seat, counted from 1.
cli-arg-name = What you are called.
cli-arg-load = Go on with a saved game.
cli-arg-rotate = Bots change seats from game to game.
cli-arg-seconds = Seconds per measurement.
cli-arg-figures = Write the figures as JSON to this file.
cli-arg-build = Measure the build in this folder, in the same run as the others.
cli-arg-least = Fail where the last build is slower than this part of the first one (0.8).
cli-bad-option = “{ $word }” is not an option; write NAME=VALUE.
cli-no-bots = Name at least one bot.
cli-bad-seat = There is no seat { $seat }; this table has seats 1 to { $seats }.
cli-which-game = Say which game to play: { $known }.
cli-cannot-read = Cannot read { $file }: { $why }.
cli-cannot-write = Cannot write { $file }: { $why }.

# The terminal game
cli-you = you
cli-your-name = Player
cli-yes = yes
cli-no = no
cli-you-won = You have won!
cli-you-shared = You share the victory!
cli-others-won = Winner: { $winners }
cli-after-the-end = Enter leaves; log, score, undo and save still work.
cli-no-such-number = There is no choice { $number }; the numbers go from 1 to { $most }.
cli-unknown-command = “{ $word }” is not a command. Type help.
cli-ask-help = Type a number, a move, or help.
cli-why-what = Which move? For example: why build …
cli-nothing-found = Nothing found: { $words }
cli-no-question = You are not asked anything now.
cli-long = { $name }: { $count } (type table to see all)
cli-thinking = { $seat } is thinking …
cli-no-scores = There are no scores yet.
cli-no-rule = No rule found: { $words }
cli-more-rules = … and { $count } more
cli-saved = Saved: { $file }
cli-leave = Leave the game? (s) save and leave, (l) leave without saving, (c) continue
cli-leave-save = s
cli-leave-only = lyq
cli-going-on = The game goes on.
cli-word-all = all
cli-help-moves = Type the number of a choice, or a move as text. Enter alone shows the table again.
cli-command-help = help
cli-command-undo = undo
cli-command-why = why
cli-command-rules = rules
cli-command-card = card
cli-command-hint = hint
cli-command-always = always
cli-command-ask = ask
cli-command-log = log
cli-command-score = score
cli-command-table = table
cli-command-save = save
cli-command-quit = quit
cli-command-about-help = this list
cli-command-about-undo = take back your last move
cli-command-about-why = why a move is not allowed: why MOVE
cli-command-about-rules = a rule by number or by words; alone: the rule of this question
cli-command-about-card = what is printed on something: card NAME
cli-command-about-hint = the best moves in the eyes of a bot
cli-command-about-always = answer this kind of question so from now on: always ANSWER [phase]; alone: the list
cli-command-about-ask = be asked again: ask, or ask NUMBER
cli-stands = From now on this is answered for you: { $kind }. “ask” brings the question back.
cli-asks-again = You will be asked again: { $kind }.
cli-may-stand = This question can be answered once for all: always { $answers }; with “phase” behind it only until the phase ends.
cli-nothing-stands = Nothing is answered for you.
cli-command-about-log = what has happened: log, log 50, log all
cli-command-about-score = points as things stand
cli-command-about-table = show the whole table
cli-command-about-save = write the game to a file: save [FILE]
cli-command-about-quit = leave

# Tables
cli-column-total = total
cli-column-bot = bot
cli-column-game = game
cli-column-seats = seats
cli-column-wins = wins
cli-column-rate = win rate
cli-column-mean = mean score
cli-column-best = best
cli-column-decisions = decisions
cli-column-speed = per s
cli-column-with-copy = with copy
cli-column-search = search per s
cli-seat = seat { $number }
cli-simulating = Playing
cli-interrupted = Interrupted after { $games } { $games ->
    [one] game
   *[other] games
 }.
cli-simulated = { $game }, { $seats } seats, { $games } { $games ->
    [one] game
   *[other] games
 }
cli-per-game = Per game: { $decisions } decisions, { $rounds } turns (at most { $most }), { $milliseconds } ms.
cli-measuring = Measuring
cli-engine = Engine: { $build ->
    [compiled] compiled
   *[pure] pure Python
 }
cli-yardstick = Yardstick: random play of python-chess, { $speed } moves per second. × is the ratio to it.
cli-no-yardstick = python-chess is not installed; there is no yardstick.
cli-least-needs-builds = --least compares two builds: give --build twice.
cli-slower = { $game } with { $seats } seats: { $part } of the first build's speed, less than { $least }.
cli-chart-speed = Speed, as a ratio to random play of python-chess
cli-chart-random = random decisions
cli-chart-copying = with a copy before each
cli-chart-search = playouts of a search, per thousand moves

# Other commands
cli-arg-eyes = Tell the story as that seat saw it, counted from 1.
cli-arg-format = The format to write: text, json, or one of the game's own.
cli-arg-from = The format of the file.
cli-arg-replay-format = The notation of the file: json is a save, a game may have others (ledger).
cli-arg-from-game = The game of a file that is not a save.
cli-arg-out = Write to this file.
cli-arg-rule = A number (SW-6.2), a section (SW-6), or words to search for.
cli-arg-filter = Show only what contains these words.
cli-arg-minutes = When to stop.
cli-arg-every = The costly checks come every so many moves.
cli-arg-failures = Where failing games are written.
cli-replay-title = { $game }, { $seats } players, seed { $seed }
cli-replay-verified = { $moves } { $moves ->
    [one] move
   *[other] moves
 } replayed; the position is the one that was saved.
cli-replay-failure = This game was saved because of a failure: { $failure }
cli-replay-attempt = The failure came with the next move, of seat { $seat }: { $move }
cli-from-needs-game = Say which game the { $format } file is of (--game).
cli-format-not-read = { $format } of { $game } can be written, not read.
cli-unknown-format = There is no format “{ $format }”. Formats: { $known }.
cli-rules-how = Look up: pentapolis rules SW-6.2, pentapolis rules SW-6, pentapolis rules chain symbol
cli-column-id = id
cli-column-name = name
cli-column-text = text
cli-column-rules = rules
cli-column-components = components
cli-column-reconstructed = reconstructed
cli-about-more = More: pentapolis about GAME
cli-about-game = { $least } to { $most } players · { $rules } numbered rules ({ $prefix }-…), version { $version } · options, the default first:
cli-about-styles = Styles of bots (bot:style=name): { $styles }
cli-about-formats = Formats for export: { $formats }
cli-about-sources = Sources of the facts
cli-about-reconstructed = Reconstructed (the printed fact could not be established)
cli-about-no-reconstructed = No fact is reconstructed.
cli-fan-work = A fan work, not affiliated with the publishers or authors. Rules and numbers are told in our own words and drawings; the names of the games belong to their owners.
cli-fuzzing = { $games } games, { $failures } failures
cli-fuzzed = { $games } { $games ->
    [one] game
   *[other] games
 }, { $moves } moves, { $failures } { $failures ->
    [one] failure
   *[other] failures
 }.

# Tournament
cli-help-tournament = Which bot is stronger? Balanced games, pairwise results, ratings, charts.
cli-arg-results = File of finished games (JSON lines); interrupted work goes on from it.
cli-arg-chart = Write a chart to this file (.svg or .png).
cli-arg-ratings = Write the ratings to this file.
cli-arg-anchor = Bots that keep the rating they have in the file; the others are rated from it and added.
cli-bad-anchor = “{ $bot }” has no rating in the file, or does not play in this tournament.
cli-no-ratings = To add ratings, --ratings must name a file with ratings of this game, not “{ $file }”.
cli-two-bots = A tournament needs at least two different bots.
cli-chart-suffix = A chart is an .svg or .png file, not “{ $file }”.
cli-column-rating = rating
cli-duels = Results of the bot in the row against the one in the column (95 % interval)

# Server
cli-arg-host = The address to listen on; 0.0.0.0 lets others in.
cli-arg-port = The port to listen on; 0 takes any free one.
cli-arg-data = The folder where tables are kept.
cli-arg-db = A PostgreSQL URL instead of a folder.
cli-arg-origin = Another site whose pages may use this server; can be repeated.
cli-arg-workers = How many processes bots think in.
cli-arg-forget = After how many days without a touch tables that never started and analysis copies are removed.
cli-arg-forget-games = After how many days without a touch games are removed; 0: never.
cli-arg-limits = Whether too many requests from one address are refused.
cli-arg-browser = Open the page in a browser.
cli-arg-version = Say which version this is.
cli-serve-open = Pentapolis is open: { $address }  (Ctrl+C closes it)
cli-extra-missing = This needs more libraries: pip install 'pentapolis[{ $extra }]' ({ $what } is missing).
cli-compiling = The engine is being compiled beside the game, so that bots think three times as fast; play on.
cli-compiled = The engine is compiled: bots use it from now on, everything else from the next start.
cli-compile-failed = The engine could not be compiled; all works, only slower. Why: { $log }
cli-serve-failed = The server cannot start: { $reason }.

cli-arg-hostname = A name of this server, where it answers to its own names only; can be repeated.
cli-arg-proxy = The addresses of proxies whose word about a visitor's address is taken, by commas.
cli-arg-limit = Another limit for one kind of request; can be repeated.
cli-arg-mail = The mail server for forgotten passwords, smtp://USER:PASSWORD@HOST:PORT.
cli-arg-mail-from = Who the mails come from.
cli-arg-site = The address of this server in mails, https://NAME.
cli-arg-log = Log lines for people or for programs.

# Operating a server
cli-help-admin = Look after a server's database, while it runs or not.
cli-help-admin-backup = Write everything into a new file.
cli-help-admin-restore = Put a backup in the place of what is there.
cli-help-admin-check = Look for damage and play every game again.
cli-help-admin-repair = Mend what can be mended; make a backup first and stop the server.
cli-help-admin-tables = List tables, the latest first.
cli-help-admin-people = List people, the latest first.
cli-help-admin-remove-table = Remove tables with all that belongs to them.
cli-help-admin-remove-person = Remove a person with all that is theirs; at tables of others a bot goes on.
cli-help-admin-ban = Keep somebody out, or let them in again.
cli-help-admin-reset = A link for somebody who forgot the password.
cli-help-admin-announce = Say something at every table that somebody has open.
cli-arg-backup-file = The file of the backup.
cli-arg-who = A login, or the id of a person.
cli-arg-most = How many are listed.
cli-arg-force = Replace tables that are there.
cli-arg-status = Only tables in this state.
cli-arg-tables = The ids of tables.
cli-arg-lift = Let them in again.
cli-arg-text = What is to be said.
cli-admin-failed = It was not done: { $reason }.
cli-admin-saved = Saved to { $file }: tables { $tables }, people { $people }.
cli-admin-restored = Restored: tables { $tables }, people { $people }. A running server reads everything anew.
cli-admin-sound = Everything is sound.
cli-admin-removed = Removed: { $what }.
cli-admin-banned = Kept out: { $name }.
cli-admin-welcome = Welcome again: { $name }.
cli-admin-reset = Send this link, after the server's address; it is good once, for two days: { $link }
cli-admin-announced = It will be said within a few seconds.
cli-column-kind = kind
cli-column-status = state
cli-column-position = moves
cli-column-updated = last move
cli-column-owner = opened by
cli-column-account = login
cli-column-created = since
cli-column-banned = kept out since
cli-column-used = last here
cli-column-tables = tables

# Analysis
cli-help-analyse = Look back on a saved game: chances over time and turning points.
cli-arg-playouts = How often each position is played on.
cli-analysing = Playing on from every position
cli-chances = Chances to win over time
cli-column-move = move
cli-turning-point = Move { $move }: { $player } played “{ $played }” and the chance fell from { $before }% to { $after }%; better was “{ $better }”.
cli-no-turning-point = The chances never dropped far because of one move.

# Terra Mystica's table
cli-tm-setup = set-up
cli-tm-columns = VP C W P power ship dig fire water earth air keys
cli-tm-orders = Free places in the cult orders: { $orders }
cli-tm-keys = keys { $keys }
cli-tm-round = round { $round } of { $rounds }
cli-tm-coming = Next rounds: { $tiles }
cli-tm-actions = Power actions: { $actions }
cli-tm-bridges = Bridges: { $bridges }
cli-tm-power = power { $bowls }
cli-tm-tracks = shipping { $shipping }, digging { $digging }
cli-tm-passed = passed
cli-tm-reach = Within reach: { $hexes }
cli-help-train = Improve a game's weights by self-play, and let them in by the gate.
cli-arg-method = How: evolution, gradient, openings, judging or facts; several in turn. Without it the game's own methods.
cli-arg-train-games = Games for each method; 0 only asks the gate.
cli-arg-start = The weights file to start from; the game's own without it.
cli-arg-against = The weights file that the gate compares with; the one started from without it.
cli-arg-weights-out = Where the new weights go; beside it the training keeps what it needs to go on.
cli-arg-gate = Games of greedy bots for the gate.
cli-arg-search-games = Games of searching bots for the gate.
cli-arg-searcher = The searching bot of the gate, for both weights the same.
cli-arg-rival = The searching bot of the old weights, if it has another budget.
cli-arg-gate-seed = The first seed of the gate's games; training must not have used them.
cli-no-weights = The weights of { $game } are not data.
cli-training = Training by { $method }
cli-gate-greedy = Gate, greedy
cli-gate-search = Gate, search
cli-gate-result = { $kind }: the new weights win { $share } % (95 %: { $low }–{ $high }) of { $games } { $games ->
    [one] game
   *[other] games
}; points { $new } : { $old }
cli-train-written = The new weights are written, and not judged yet: { $file }
cli-train-passed = The new weights passed: { $file }
cli-train-failed = The new weights did not pass: { $file }

# Fitting
cli-help-fit = Fit numbers of a game's bots to games between bots: --chance, how safe which lead is.
cli-arg-chance = The table that tells chances to win.
cli-arg-check-chance = Only judge the table that there is; fails where it tells no true chances.
cli-arg-looks = At how many positions of a game to look.
cli-arg-table = Where the table is written; into the game's package unless told otherwise.
cli-fit-what = Say what to fit: --chance.
cli-fitted = { $game }: chances told and what came true, { $games } games
cli-column-said = told
cli-column-came = came true
cli-column-chances = chances
cli-fit-hint = Hints: mean gap { $gap }, Brier skill { $skill }
cli-fit-chart = Chart: mean gap { $gap }, Brier skill { $skill }
