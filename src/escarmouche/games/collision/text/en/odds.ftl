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
