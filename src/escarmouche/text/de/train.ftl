# Was `escarmouche lab train` sagt, auf Deutsch.

train-games = Spiele
train-learnt = Gelernt aus { $games } Spielen mit { $positions } Stellungen (Startwert { $seed }). Jedes Spiel beurteilt ein Netz, das es nicht gesehen hat.
train-judged = Was mitgeliefert wird, beurteilt { $games } frische Spiele mit { $positions } Stellungen (Startwert { $seed }), aus denen es nicht gelernt hat.
train-judge = beurteilt durch
train-log-loss = Log-Verlust
train-brier = Brier-Wert
train-constant = nichts: ein Halb
train-score = Punktestand allein
train-value = Wert
train-below = Der Log-Verlust des Werts liegt { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } unter dem des Punktestands allein.
train-tenth = Chance
train-between = { NUMBER($low, style: "percent") } bis { NUMBER($high, style: "percent") }
train-positions = Stellungen
train-said = vorausgesagt
train-came = eingetreten
train-farthest = Kein Zehntel liegt mehr als { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte daneben.
train-round = Runde
train-mission = Mission
train-gained = darunter
train-drift = Änderung von einer Stellung zur nächsten
train-steps = Schritte
train-mean = Mittel
train-error = Standardfehler
train-drift-first = für Seite A
train-drift-acts = für den, der handelt
train-drift-round = für den, der in Runde { $round } handelt
train-plot = { $games } ungesehene Spiele: vorausgesagt →, eingetreten ↑
train-kept = Das Gelernte liegt in { $file }.

train-number = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-small = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-percent = { NUMBER($value, style: "percent") }
train-count = { $value }
