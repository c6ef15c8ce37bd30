# What `escarmouche lab puzzles` and `escarmouche puzzle` say, in English.

puzzles-found = puzzles
puzzles-mined =
    { $count ->
        [one] { $count } puzzle out of { $games } games is in { $file }.
       *[other] { $count } puzzles out of { $games } games are in { $file }.
    }
puzzles-holds = Puzzle { $number } holds: better by { NUMBER($gap, minimumFractionDigits: 2, maximumFractionDigits: 2) }, sure by { NUMBER($confidence, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
puzzles-doubtful = Puzzle { $number } no longer holds: its answer is not clearly the best.
puzzles-checked = { $count } of { $all } puzzles hold.

puzzle-head = { $game }, puzzle { $number }
puzzle-which = Which order is best (1 to { $count })?
puzzle-right = Right: order { $best } is the best.
puzzle-wrong = Wrong: order { $best } is the best.
puzzle-order = {"  "}{ $number }. { NUMBER($chance, style: "percent") } to win. { $why }
puzzle-expects = To be expected in return: { $text }
puzzle-sure = Better than any other by { NUMBER($gap, minimumFractionDigits: 2, maximumFractionDigits: 2) } or more, sure by { NUMBER($confidence, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }: each order was played out { $samples } times.

refused-puzzle = There is no puzzle { $number } here; they are numbered from 1 to { $most }.
refused-no-puzzles = There are no puzzles here.
refused-puzzles-file = { $file } holds no puzzles: { $problem }
refused-puzzles-exist = { $file } exists already; --force overwrites it.
refused-puzzle-written = This position was written by hand and has no game around it: one cannot play on from it.
