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

## The report

report-played =
    { $games ->
        [one] One game.
       *[other] { $games } games.
    }
report-title =
    { $game }: { $question ->
        [ratings] ratings
        [options] other readings of the rules
        [fair] is it fair?
        [better] is it better?
        [worth] what units are worth
       *[score] who wins
    }{ $size ->
        [0] {""}
       *[other] {""} ({ $size } points)
    }
report-officer =
    { $agent ->
        [recruit] recruit
        [corporal] corporal
        [sergeant] sergeant
        [general] general
       *[other] { $agent }
    }
report-field = the ready lists
report-drawn = drawn lists
report-rating = rating points above or below the average
report-ladder = The ladder: ratings with 95% intervals
report-matrix = Score of each row against each column
report-scores = Scores with 95% intervals
report-effects = What each other reading changes
report-worth = What the score loses without each unit
report-course = Winners and losers after each round, on average
report-lengths = After how many rounds games ended
report-survival = Share of models that survived
report-fallen = Where on the table models fell
report-fallen-count = models
report-score = score
report-change = change of the score of the first side
report-added = score lost without it
report-against = { $one } against { $other }
report-side-a = side A against side B
report-first = acting first against acting second
report-winners = winners
report-losers = losers
report-round = round
report-rounds = rounds
report-survived = survived
report-player-head = side
report-rating-head = rating
report-interval = 95% interval
report-against-field = against the field
report-games = games
report-pairing = pairing
report-wins = wins
report-draws = draws
report-losses = losses
report-option = option
report-other-winner = games with another winner
report-score-change = score
report-draws-change = draws
report-first-change = score of the first to act
report-rounds-change-head = rounds
report-unit = unit
report-points = points
report-list = list
report-models = models
report-lost = lost
report-fielded = times fielded
report-other-course = games that took another course
report-weapons = Weapons and spells: how often they were used, and what they felled
report-decisions = Decisions: how often each was taken
report-rules = Rules: how often each applied
report-weapon = weapon or spell
report-decision = decision
report-rule = rule
report-used-in = share of games
report-used-times = times a game
report-felled = felled a game
report-more-score = score of the side that used it more
report-used-how = A rule counts for the side whose answer brought it about, a fallen model for the weapon that was used last before it fell. The score is that of the side that used it more often, in the games in which one did: winners use much because they live longer, so this is no proof of what makes them win.
weapon-by-hand = by hand
report-times = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-rating-points = { NUMBER($value, maximumFractionDigits: 0) }
report-change-share =
    { $sign ->
        [plus] +
       *[other] {""}
    }{ NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-rounds-change = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-between = { $low } to { $high }
report-leads = On average a game has { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds and { NUMBER($answers, maximumFractionDigits: 0) } answers, and the lead changes { NUMBER($leads, minimumFractionDigits: 1, maximumFractionDigits: 1) } times.
report-how =
    From { $games } games in pairs in which the sides are swapped; a draw is half a win, and the intervals of scores come from how the pairs differ. { $question ->
        [ratings] Ratings are those of Bradley and Terry that make the results likeliest; 400 points are ten wins to one, and their intervals come from the pairs too.
        [options] Every reading was played on the same tables with the same dice as the default; a change is the average over pairs. Of twenty intervals about one misses the truth.
        [fair] The test is Wald’s, on the five results of a pair, for either side; it stops as soon as it knows.
        [better] The test is Wald’s, on the five results of a pair; it stops as soon as it knows.
        [worth] The list was played without each of its units, against the same opponents with the same dice; nothing takes the place of the unit.
       *[score] {""}
    }
report-again = Repeat it
report-command = With this file, the same program gives the same games:
lab-reported = The report is in { $file }.

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
refused-no-variant = Legal variants of { $list } that cost about as much: only { $count } found.
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
refused-no-altair = Pictures are drawn with Altair and vl-convert, which are not installed: pip install "escarmouche[lab]"
