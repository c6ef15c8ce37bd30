# Ce que dit `escarmouche lab train`, en français.

train-games = parties
train-learnt = Appris de { $games } parties avec { $positions } positions (graine { $seed }). Chaque partie est jugée par un réseau qui ne l'a pas vue.
train-judged = Ce qui est livré est jugé sur { $games } nouvelles parties avec { $positions } positions (graine { $seed }), dont il n’a pas appris.
train-judge = jugé par
train-log-loss = perte logarithmique
train-brier = score de Brier
train-constant = rien : un demi
train-score = score seul
train-value = valeur
train-below = La perte logarithmique de la valeur est de { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } inférieure à celle du score seul.
train-tenth = chance
train-between = { NUMBER($low, style: "percent") } à { NUMBER($high, style: "percent") }
train-positions = positions
train-said = annoncé
train-came = arrivé
train-farthest = Aucun dixième ne s'écarte de plus de { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
train-round = round
train-mission = mission
train-gained = gain
train-drift = changement d'une position à la suivante
train-steps = pas
train-mean = moyenne
train-error = erreur type
train-drift-first = pour le camp A
train-drift-acts = pour qui agit
train-drift-round = pour qui agit au round { $round }
train-plot = { $games } parties non vues : annoncé →, arrivé ↑
train-kept = Ce qui a été appris est dans { $file }.

train-number = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-small = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-percent = { NUMBER($value, style: "percent") }
train-count = { $value }
