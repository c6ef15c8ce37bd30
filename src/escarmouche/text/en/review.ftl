# What `escarmouche review` and the page's review say, in English.

review-progress = Weighing
review-head = { $game }: A, { $one }, against B, { $other }.
review-won = Side { $side } won.
review-drawn = The game was drawn.
review-curve = Side A’s chance of winning, from the first answer to the result (▲ marks the swings):
review-percent = { NUMBER($chance, style: "percent") }
review-curve-title = Side A’s chance of winning
review-pictured = The curve is drawn in { $file }.
review-swings = What swung it (side A’s chance):
review-swing = After answer { $at }: { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }. { $text }
review-sum = Side A went from { NUMBER($start, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($result, minimumFractionDigits: 2, maximumFractionDigits: 2) }: luck { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }, decisions { NUMBER($decided, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-lucky = Side { $side } was lucky by { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-even-luck = Neither side was lucky.
review-decided = Side { $side } decided better by { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-even-decided = Neither side decided better.
review-lost = Against the best that our officers would have proposed, decisions cost side A { NUMBER($one, minimumFractionDigits: 2, maximumFractionDigits: 2) } and side B { NUMBER($other, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-decisions = The decisions that mattered:
review-no-decisions = No decision was found for which our officers would have proposed anything better.
review-decision = { $number }. Side { $side }, after answer { $at }: { $asked } { $chosen }: { NUMBER($chance, style: "percent") }.
review-better = {"   "}Better: { $better }: { NUMBER($best, style: "percent") } (by { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }). { $why }
review-branch = Play on from there: escarmouche review FILE --branch { $at } --save NEW, then escarmouche play --load NEW.
review-branched = The game up to answer { $at } is in { $file }; from there on its dice and cards are new.
review-journal = The journal, with side A’s luck beside every roll:
review-luck = { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }

refused-review-unfinished = This game is not over; only finished games can be reviewed.
refused-review-empty = Nothing was answered in this game, so there is nothing to review.
refused-review-branch = --branch and --save belong together: after which answer, and into which file.
refused-branch-where = There is no answer { $at } to play on from; choose one from 0 to { $most }.
