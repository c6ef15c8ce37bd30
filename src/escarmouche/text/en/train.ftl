# What `escarmouche lab train` says, in English.

train-games = games
train-learnt = Learnt from { $games } games with { $positions } positions (seed { $seed }). Each game is judged by a network that has not seen it.
train-judged = What ships is judged by { $games } fresh games with { $positions } positions (seed { $seed }), which it has not learnt from.
train-judge = judged by
train-log-loss = log loss
train-brier = Brier score
train-constant = nothing: one half
train-score = score alone
train-value = value
train-below = The log loss of the value is { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } below that of the score alone.
train-tenth = chance
train-between = { NUMBER($low, style: "percent") } to { NUMBER($high, style: "percent") }
train-positions = positions
train-said = said
train-came = came
train-farthest = No tenth is farther off than { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
train-round = round
train-mission = mission
train-gained = below
train-drift = change from one position to the next
train-steps = steps
train-mean = mean
train-error = standard error
train-drift-first = for side A
train-drift-acts = for whoever acts
train-drift-round = for whoever acts in round { $round }
train-plot = { $games } unseen games: said →, came ↑
train-kept = What was learnt is in { $file }.

train-number = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-small = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-percent = { NUMBER($value, style: "percent") }
train-count = { $value }
