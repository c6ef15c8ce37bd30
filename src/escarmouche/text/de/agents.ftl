# Was jeder Gegner über eine Antwort sagen kann, auf Deutsch.

because-usual = Hier gibt es nichts abzuwägen: Das ist die übliche Antwort.
because-whatever = Eine erlaubte Antwort ist so gut wie die andere.

refused-no-officer = Der Gegner „{ $agent }“ kennt das Spiel { $game } nicht; „recruit“ spielt jedes Spiel.
because-terrain-enough = Mit so viel auf dem Tisch ist es genug.
because-terrain-largest = Die größten Stücke zuerst.
because-terrain-fair = Gegenüber dem, was schon steht, damit beide Seiten gleich viel haben.
