# What the commands say of themselves, in English.

help-usage = Usage:
help-form-options = [OPTIONS]
help-form-command = COMMAND …
help-form-number = NUMBER
help-form-file = FILE
help-form-text = TEXT
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-default = normally { $value }
help-required = needed
help-least = at least { $least }
help-range = { $least } to { $most }

## What several commands share

help-any-help = Show this help.
help-any-game = Which game: { $games }.
help-any-size = What a list may cost: 200 or 500 points, or so many shards.
help-any-mission = The mission, in a game that has several; otherwise drawn.
help-any-option = A rule option, key=value; see “rules GAME --options”.
help-any-edition = All options as in one book, fr or de; --option comes on top.

## The commands

help-program = Plays printed skirmish games by their real rules.
help-language = en, fr or de; otherwise as $LANG says.

help-odds = What may happen, with exact probabilities: an attack, a melee, a test, a jump …

help-play = Play a game against the computer.
help-play-lists = A ready list or a file: yours, then the other.
help-play-table = A ready-made table, a .toml file, or a number to make one up.
help-play-seed = The seed of the dice; otherwise a new one.
help-play-against = Who plays the other side: recruit, corporal, sergeant, general, a level between two of them such as corporal+40 (40 of 100 decisions as a sergeant), or match for one that is as strong as you are by your games on this machine; the best who does not think long otherwise. What each is worth: docs/opponents.md.
help-play-side = Which side you play: A or B.
help-play-fair-dice = Dice that you can check afterwards.
help-play-transcript = Where a fair match is revealed.
help-play-noted = Where you note what a fair match promises, for `verify --noted`.
help-play-in-turn = Set the terrain of the table down in turn before the game.
help-play-agree = Agree to an unusual table and to rules without effect.
help-play-load = Go on with a saved game.
help-play-save = Where the game is saved when it is over.
help-play-think = How many seconds a general thinks about a decision.

help-replay = Tell a saved game from its beginning, in words.
help-replay-file = A saved game.

help-review = Look back on a saved game that is over: its curve, its luck, and the decisions that mattered.
help-review-file = A saved game that is over.
help-review-quick = Only the curve, at once.
help-review-journal = Tell the journal too, with the luck of every roll.
help-review-cores = How many cores to weigh with; all where none is named.
help-review-branch = Play on after so many answers, instead of reviewing.
help-review-save = Where the game is saved that plays on.
help-review-picture = Also draw the curve into this file, as SVG.

help-puzzle = A position out of a game in which one order is clearly the best: find it.
help-puzzle-game = The game; that of today’s puzzle where none is named.
help-puzzle-number = The number of the puzzle.
help-puzzle-order = The order that you choose; otherwise you are asked.

help-verify = Recompute the dice and cards of a fair match, play a saved one again, and compare with what you noted.
help-verify-file = A saved fair game, or its transcript alone.
help-verify-noted = What you noted during play: the file from the page, or from `play --noted`.

help-check = Play conformance cases and compare what happens with what they expect.
help-check-files = Files or folders with conformance cases.

help-compile = Compile what the first game would otherwise wait for.

help-rules = The numbered rules of a game.
help-rules-rule = One rule, in full.
help-rules-show-coverage = What is written, proved and worded.
help-rules-options = Where readings differ, and what can be chosen.
help-rules-case-words = Every word that a conformance case of the game can use.
help-rules-cases = Where the conformance cases are.

help-serve = Serve the games to browsers: against the computer, on one screen, or by link.
help-serve-host = The address to listen on; 0.0.0.0 lets others in.
help-serve-port = The port to listen on.
help-serve-data = The file that keeps all games; $DATABASE_URL names another database.
help-serve-open = Open the page in the browser.
help-serve-workers = How many processes share the work; several need a PostgreSQL.
help-serve-proxy = A proxy that is believed about where a client comes from: its address or network.
help-serve-prune = Remove the games that are kept no longer, instead of serving.
help-serve-lab = Let the page begin experiments on this machine, or not; open by default where only this machine is served, and with one process.
help-serve-backup = Copy all games into a new file, instead of serving.
help-serve-report = Say how much is kept and what went wrong, instead of serving.

help-books = Books of your own: profiles, weapons, prices and rules to play with.
help-books-new = A commented book to begin with, printed or put into a new file.
help-books-new-file = The file to write; it must not be there yet.
help-books-check = Everything that is wrong with some books, with file, line and what would be right.
help-books-show = The books that come with a game, or everything in one of them.
help-books-show-name = A book that comes with the game, or a file.
help-books-merge = Several books and what they build on as one, later ones over those before.
help-books-merge-into = The file to write; otherwise it is printed.
help-books-schema = What a book may hold as a JSON Schema, with which editors complete and check.
help-books-files = The files with the books.

help-rosters = The lists and factions that come with a game, or what is wrong with a list of your own.
help-rosters-files = A list or faction file to check.

help-tables = The tables of a game; with a name or a seed, one of them drawn.
help-tables-name = A ready-made table or a .toml file.
help-tables-seed = Make a table up from a number.
help-tables-report = Say how the table treats both sides: who sees whom, cover, ways.
help-tables-games = Play so many quick games on it with sides swapped, and say what they show.

help-lab = Carry out experiments: many games for a question, kept, gone on with and told.
help-lab-run = Carry out the experiment in a file.
help-lab-run-file = The file of the experiment, in TOML.
help-lab-run-into = The folder for its games; otherwise FILE with the ending .results.
help-lab-cores = On how many cores or workers; otherwise on all.
help-lab-on = What plays the games: cores (of this machine) or ray (a cluster).
help-lab-address = Where the cluster is; otherwise one is started here.
help-lab-resume = Go on with an experiment that was stopped.
help-lab-folder = The folder of the experiment, or its file.
help-lab-report = Make the report of an experiment: one HTML file with sentences, plots and tables.
help-lab-report-target = The file for it; otherwise report.html in the folder.
help-lab-status = How far an experiment is, and what it says so far.
help-lab-levels = Let officers of all levels play one another in pairs with swapped seats, and rate them. Sergeants have 1500 points; 400 points more are ten wins to one.
help-lab-levels-games = How many games each two levels play.
help-lab-levels-general = How many games each two levels play of which one is the general; 0 leaves it out.
help-lab-levels-only = Let only this level play anew; what is known of the others counts on.
help-lab-levels-think = How many seconds a general may think about a decision, counted in work.
help-lab-levels-seed = The seed of all games.
help-lab-levels-file = The file for the ratings.
help-lab-train = Let the officers play games, and learn from them what a position is worth.
help-lab-train-games = How many games to learn from.
help-lab-train-seed = The seed of all games and of all that is learnt.
help-lab-train-file = The file for what was learnt.
help-lab-train-cores = On how many cores the games are played; it learns the same on any number.
help-lab-train-plot = A picture (SVG) of what was said and what came of it.
help-lab-train-force = Overwrite the files.
help-lab-judge = Let the officers play fresh games, and say how far the value that ships can be believed.
help-lab-judge-games = How many fresh games are judged.
help-lab-judge-seed = The seed of these games; not the one it has learnt from.
help-lab-judge-plot = A picture (SVG) of what was said and what came of it.
help-lab-judge-cores = On how many cores the games are played; the figures are the same on any number.
help-lab-judge-force = Overwrite the picture.
help-lab-puzzles = Let sergeants play games, and keep positions in which one order is clearly the best.
help-lab-puzzles-count = How many puzzles to find.
help-lab-puzzles-games = How many games to look through at most.
help-lab-puzzles-seed = The seed of all games.
help-lab-puzzles-positions = A folder with positions that somebody has written; those that are clear come first.
help-lab-puzzles-takes = How often each of these is played on, with other dice and cards.
help-lab-puzzles-file = The file for the puzzles.
help-lab-puzzles-check = Search the puzzles that ship anew, and say which hold.
help-lab-puzzles-renew = Search those that ship anew, keep what holds, and find others in place of the rest.
help-lab-puzzles-force = Overwrite the file.
help-simulate = Let two computer players play many games, and see who wins how often.
help-simulate-seats = The two players, for example sergeant,corporal.
help-simulate-games = How many games; they come in side-swapped pairs.
help-simulate-lists = A ready list or a file for the first player, then the second.
help-simulate-tables = A ready table, a .toml file or a number; several take turns.
help-simulate-seed = The seed of all dice and draws.
help-simulate-cores = On how many cores; otherwise on all.
help-simulate-file = A Parquet file with a row for each game.
help-simulate-resume = Go on with the results in the file.
help-simulate-force = Overwrite the file.
help-simulate-agree = Agree to unusual tables and to rules without effect.
help-simulate-think = How many seconds a general thinks about a decision.

## Arguments that cannot be taken

misuse = The arguments cannot be understood: { $problem }
misuse-no-option =
    { $near ->
        [none] There is no option { $option } here; “--help” lists those that there are.
       *[other] There is no option { $option } here; did you mean { $near }?
    }
misuse-no-command = There is no command “{ $command }”; “--help” lists those that there are.
misuse-missing-command = A command is missing; “--help” lists those that there are.
misuse-missing = { $what } is missing; “--help” tells what it is.
misuse-too-many = This is too much: “{ $arguments }”; “--help” tells what the command takes.
misuse-value =
    { $takes ->
        [none] { $option } takes no value.
       *[one] { $option } needs a value behind it.
    }
misuse-bad-value =
    { $kind ->
        [number] { $what } takes a number{ $bounds ->
            [none] {""}
           *[other] {" "}({ $bounds })
        }{ $value ->
            [none] {""}
           *[other] {""}, not “{ $value }”
        }.
       *[other] { $what } does not take “{ $value }”.
    }
