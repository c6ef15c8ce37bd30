# What `escarmouche lab` says, in English.

## While it runs

lab-so-far = score { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-cells-done = { $done } of { $all } pairings finished
lab-status =
    { $name }: { $games } of { $all } games are played{ $running ->
        [yes] {""}, and more are being played
       *[no] {""}
    }.
lab-kept =
    { $games ->
        [one] One game is kept in { $folder }.
       *[other] { $games } games are kept in { $folder }.
    }
lab-interrupted =
    { $games ->
        [0] No game was played yet; `escarmouche lab resume { $folder }` begins again.
        [one] One game was played and is kept; `escarmouche lab resume { $folder }` plays the others.
       *[other] { $games } games were played and are kept; `escarmouche lab resume { $folder }` plays the others.
    }

## What it has shown

lab-of-game = { $game }: { $text }
lab-nothing-yet = No game was played yet.
lab-score =
    { $who ->
        [one] { $one } does better than { $other }
        [other] { $other } does better than { $one }
       *[even] No difference shows between { $one } and { $other }
    }: { $one } scores { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) in { $games } games.
lab-ratings =
    Of { $count } the best is { $best } and the weakest { $worst }, { $points } rating points apart{ $apart ->
        [yes] {""}
       *[no] {""} (their intervals overlap)
    }, after { $games } games.
lab-options =
    { $changed ->
        [0] None of { $count } other readings shows an effect on who wins
        [one] One of { $count } other readings changes who wins: { $named }
       *[other] { $changed } of { $count } other readings change who wins, above all { $named }
    }, in { $games } games.
lab-fair =
    { $state ->
        [yes] It is fair: neither { $one } nor { $other } is ahead by { NUMBER($margin, style: "percent", maximumFractionDigits: 1) }
        [no] It is not fair: { $favoured } is favoured
       *[open] It is still open whether { $one } and { $other } are matched
    }, after { $games } games; { $one } scores { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
lab-better =
    { $state ->
        [yes] { $one } is better than { $other } by about { NUMBER($margin, style: "percent", maximumFractionDigits: 1) } or more
        [no] { $one } is not better than { $other } by { NUMBER($margin, style: "percent", maximumFractionDigits: 1) }
       *[open] It is still open whether { $one } is better than { $other }
    }, after { $games } games; it scores { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
lab-worth = In { $list } the score falls most without { $best } (by { NUMBER($added, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) and least without { $worst } (by { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }), in { $games } games.

## What goes wrong

refused-experiment-key = { $file }: an experiment has no “{ $key }”; it has name, part, { $known }.
refused-experiment-kind =
    { $file }: “{ $key }” takes { $kind ->
        [number] a number
        [texts] a list of texts
        [tables] tables, written [[part]]
        [options] options with their values
        [compare] a list of options with their values, or "each"
        [yes-or-no] true or false
       *[text] a text
    }.
refused-experiment-game = { $file }: name the game as game = "…": { $known }.
refused-experiment-question = { $file }: there is no question “{ $question }”, but { $known }.
refused-experiment-least = { $file }: “{ $key }” is at least { $least }.
refused-experiment-between = { $file }: “{ $key }” lies between { $low } and { $high }.
refused-many-cells = That is more than { $most } pairings: name fewer lists, missions or options.
refused-empty-folder = There is no list in the folder { $folder }.
refused-worth-of-what = Name the list whose units are to be weighed.
refused-rating-of-one = Ratings need at least two lists or officers.
refused-experiment-there = { $folder } already holds an experiment: go on with it by `escarmouche lab resume`, or name another folder with --out.
refused-no-experiment = There is no experiment in { $folder }.
refused-experiment-changed = The lists, tables, rules or officers have changed since the games in { $folder } were played.
refused-experiment-runs = Games are already being added to { $folder }.
refused-worker-ended = One of the processes that play the games was ended; what was played is kept.
refused-engine = Games are played on { $known }, not on “{ $name }”.
refused-address = An address belongs to a cluster: add --on ray.
refused-cluster =
    { $address ->
        [here] The cluster cannot be started here: { $problem }.
       *[other] The cluster at { $address } cannot be joined: { $problem }.
    }
refused-no-ray = A cluster is run with Ray, which is not installed: pip install "escarmouche[cluster]"
