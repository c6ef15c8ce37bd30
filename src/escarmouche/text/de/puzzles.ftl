# Was `escarmouche lab puzzles` und `escarmouche puzzle` sagen, auf Deutsch.

puzzles-found = Aufgaben
puzzles-mined =
    { $count ->
        [one] { $count } Aufgabe aus { $games } Spielen liegt in { $file }.
       *[other] { $count } Aufgaben aus { $games } Spielen liegen in { $file }.
    }
puzzles-holds = Aufgabe { $number } hält stand: besser um { NUMBER($gap, minimumFractionDigits: 2, maximumFractionDigits: 2) }, sicher zu { NUMBER($confidence, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
puzzles-doubtful = Aufgabe { $number } hält nicht mehr stand: Ihre Lösung ist nicht klar die beste.
puzzles-checked = { $count } von { $all } Aufgaben halten stand.

puzzle-head = { $game }, Aufgabe { $number }
puzzle-which = Welcher Befehl ist der beste (1 bis { $count })?
puzzle-right = Richtig: Befehl { $best } ist der beste.
puzzle-wrong = Falsch: Befehl { $best } ist der beste.
puzzle-order = {"  "}{ $number }. { NUMBER($chance, style: "percent") } Gewinnchance. { $why }
puzzle-expects = Als Antwort zu erwarten: { $text }
puzzle-sure = Um mindestens { NUMBER($gap, minimumFractionDigits: 2, maximumFractionDigits: 2) } besser als jeder andere, sicher zu { NUMBER($confidence, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }: Jeder Befehl wurde { $samples }-mal durchgespielt.

refused-puzzle = Hier gibt es keine Aufgabe { $number }; sie haben die Nummern 1 bis { $most }.
refused-no-puzzles = Hier gibt es keine Aufgaben.
refused-puzzles-file = { $file } enthält keine Aufgaben: { $problem }
refused-puzzles-exist = { $file } gibt es schon; --force überschreibt sie.
refused-puzzle-written = Diese Stellung wurde von Hand geschrieben und gehört zu keinem Spiel: Von ihr aus lässt sich nicht weiterspielen.
