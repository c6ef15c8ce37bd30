# The odds of Collision, in English.

odds-hits = Hits on { $model }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } hits
odds-hits-with-hand = Hits on { $model } with the best use of your hand
odds-wounds = Wounds on { $model }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } wounds
odds-pins = Pinned tokens on { $model }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } pinned
odds-struck = { $model } is hit
    .short = hit { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-killed = { $model } is killed
    .short = killed { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-passes = { $model } passes the test
    .short = passes { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-passes-with-hand = { $model } passes the test with a card of your hand
odds-arrives = { $model } reaches the target
    .short = arrives { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-arrives-with-hand = { $model } reaches the target with a card of your hand
odds-saves = { $model } saves the wound
    .short = saved { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## What is remarked besides

odds-best-split = Best split of { $total }, in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of all draws: { $split }
odds-best-lay = Best laid: { $cards } for ≈{ NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } hits
odds-next-lay = Next best: { $cards } for ≈{ NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } hits
odds-closed = Closed draws: no hand card can be played.
odds-their-hand = Hand cards of the other player are not counted.
odds-hand-nearly = With your hand, generated columns are reckoned as if every card came from the whole pool; that changes little.
odds-hand-not-told = What your hand adds is told for three columns at most.
odds-reshuffle = A deck may run out: for generated columns and saves its last cards and its discard pile are taken together.
odds-one-try = The fall is told for the card that is drawn, before anybody replaces it from the hand.
odds-on-the-way = Tests on the way are taken to be passed.
way-test = { $test }: passed in { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
way-test-with-hand = { $test }: passed in { NUMBER($share, style: "percent", maximumFractionDigits: 0) }, with a card of your hand in { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
