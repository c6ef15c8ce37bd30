# What `escarmouche simulate` says, in English.

## While it runs

simulate-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } a second
simulate-rounded = Games come in pairs in which the players swap sides: { $games } becomes { $rounded }.

## What it has shown

simulate-played =
    { $games ->
        [0] No game was played (seed { $seed }).
       *[other] { $games } games in { $pairs ->
            [one] one pair
           *[other] { $pairs } pairs
        } in which the players swap sides (seed { $seed }).
    }
simulate-player =
    { $number }. { $agent ->
        [recruit] recruit
        [corporal] corporal
        [sergeant] sergeant
        [general] general
       *[other] { $agent }
    }
simulate-with = { $player } plays the list { $list }.
simulate-player-list = { $player } ({ $list })
simulate-field = { $player } plays these ready lists in turn: { $lists }.
simulate-unequal = The lists do not cost the same: { $one } against { $other }.
simulate-side = on side { $side }
simulate-first = acting first
simulate-second = acting second
simulate-games = games
simulate-wins = wins
simulate-draws = draws
simulate-losses = losses
simulate-score = score
simulate-interval = 95% interval
simulate-objectives = objectives held
simulate-models = models lost
simulate-points = points lost
simulate-count = { $value }
simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-between =
    { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-average = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-lengths = On average a game has { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds and { NUMBER($answers, minimumFractionDigits: 1, maximumFractionDigits: 1) } answers. In the score a draw is half a win.
simulate-faults =
    { $count ->
        [one] One game failed and counts for nobody:
       *[other] { $count } games failed and count for nobody:
    }
simulate-fault = game { $game }, { $one } against { $other } on { $table }: { $fault }
simulate-kept =
    { $games ->
        [one] One game is kept in { $file }.
       *[other] { $games } games are kept in { $file }.
    }
simulate-interrupted =
    { $kept ->
        [yes] { $games } of { $all } games were played; the same command with --resume plays the others.
       *[no] { $games } of { $all } games were played.
    }

## What goes wrong

refused-two-players = --seats names two players, for example sergeant,corporal, not “{ $seats }”.
refused-two-lists = There are two players: name one list for each, one alone to play it against the ready lists, or none, but not { $count }.
refused-no-field = There is no other ready list for { $size } points to play this one against.
refused-results-kind = Results are written as Parquet: give --out a name that ends in .parquet, not “{ $file }”.
refused-results-exist = { $file } is already there: go on with it by --resume, or overwrite it by --force.
refused-resume-where = Say with --out FILE which results to go on with.
refused-resume-or-force = --resume goes on with a file and --force overwrites it: choose one of them.
refused-no-results = { $file } holds no results to go on with: { $problem }.
refused-other-plan =
    { $what ->
        [game] { $file } holds games of { $was }, not of { $now }.
        [players] { $file } holds games of other players: { $was }, not { $now }.
        [games] { $file } already holds { $was } games, more than { $now }.
        [lists] { $file } holds games with other lists: { $was }, not { $now }.
        [tables] { $file } holds games on other tables: { $was }, not { $now }.
        [size] { $file } holds games of { $was } points, not of { $now }.
        [options] { $file } holds games with other options: { $was }, not { $now }.
        [seed] { $file } holds games with the seed { $was }, not { $now }.
        [agree] { $file } holds games that agree otherwise on unusual tables and rules (--agree).
        [mission] { $file } holds games of another mission: { $was }, not { $now }.
        [stock] The lists or tables have changed since the games in { $file } were played.
       *[program] The rules or the players have changed since the games in { $file } were played, with version { $was }; this is { $now }.
    }
refused-no-polars = Results are written with Polars, which is not installed: pip install "escarmouche[lab]"
