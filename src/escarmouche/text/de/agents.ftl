# Was jeder Gegner über eine Antwort sagen kann, auf Deutsch.

because-usual = Hier gibt es nichts abzuwägen: Das ist die übliche Antwort.
because-whatever = Eine erlaubte Antwort ist so gut wie die andere.

refused-no-officer = Der Gegner „{ $agent }“ kennt das Spiel { $game } nicht; „recruit“ spielt jedes Spiel.
because-terrain-enough = Mit so viel auf dem Tisch ist es genug.
because-terrain-largest = Die größten Stücke zuerst.
because-terrain-fair = Gegenüber dem, was schon steht, damit beide Seiten gleich viel haben.

refused-no-value = Das Spiel { $game } kennt keinen Wert seiner Stellungen.
refused-broken-weights = { $file } enthält keine Werte von Stellungen: { $problem }.
refused-other-weights = { $file } wurde aus anderen Zahlen gelernt als denen, die an einer Stellung gemessen werden ({ $names }): Trainiere neu mit „lab train“.
refused-lesson-hangs = Das Spiel { $number } ist nach { $answers } Antworten nicht zu Ende: Daraus wird nichts gelernt.
refused-weights-exist = { $file } gibt es schon: Nenne eine andere Datei, oder überschreibe sie mit --force.
refused-seed-learnt = Der Startwert { $seed } ist der, aus dessen Spielen der Wert gelernt hat; nenne einen anderen.
because-chance-of-winning = Die Gewinnchance beträgt dann etwa { $percent } %.
