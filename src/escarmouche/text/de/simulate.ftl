# Was `escarmouche simulate` sagt, auf Deutsch.

## Während es läuft

simulate-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } je Sekunde
simulate-rounded = Spiele kommen in Paaren, in denen die Spieler die Seiten tauschen: Aus { $games } wird { $rounded }.

## Was sich gezeigt hat

simulate-played =
    { $games ->
        [0] Es wurde kein Spiel gespielt (Startwert { $seed }).
       *[other] { $games } Spiele in { $pairs ->
            [one] einem Paar
           *[other] { $pairs } Paaren
        } mit Seitentausch (Startwert { $seed }).
    }
simulate-player =
    { $number }. { $agent ->
        [recruit] Rekrut
        [corporal] Unteroffizier
        [sergeant] Feldwebel
        [general] General
       *[other] { $agent }
    }
simulate-with = { $player } spielt die Liste { $list }.
simulate-player-list = { $player } ({ $list })
simulate-field = { $player } spielt der Reihe nach diese fertigen Listen: { $lists }.
simulate-unequal = Die Listen kosten nicht gleich viel: { $one } gegen { $other }.
simulate-side = auf Seite { $side }
simulate-first = als Erster am Zug
simulate-second = als Zweiter am Zug
simulate-games = Spiele
simulate-wins = Siege
simulate-draws = Remis
simulate-losses = verloren
simulate-score = Wertung
simulate-interval = 95-%-Intervall
simulate-objectives = Missionsziele
simulate-models = Modelle verloren
simulate-points = Punkte verloren
simulate-count = { $value }
simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-between =
    { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-average = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-lengths = Im Durchschnitt hat ein Spiel { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Runden und { NUMBER($answers, minimumFractionDigits: 1, maximumFractionDigits: 1) } Antworten. In der Wertung gilt ein Remis als halber Sieg.
simulate-faults =
    { $count ->
        [one] Ein Spiel ist gescheitert und zählt für niemanden:
       *[other] { $count } Spiele sind gescheitert und zählen für niemanden:
    }
simulate-fault = Spiel { $game }, { $one } gegen { $other } auf { $table }: { $fault }
simulate-kept =
    { $games ->
        [one] Ein Spiel ist in { $file } gesichert.
       *[other] { $games } Spiele sind in { $file } gesichert.
    }
simulate-interrupted =
    { $kept ->
        [yes] { $games } von { $all } Spielen wurden gespielt; derselbe Befehl mit --resume spielt die übrigen.
       *[no] { $games } von { $all } Spielen wurden gespielt.
    }

## Was nicht geht

refused-two-players = --seats nennt zwei Spieler, zum Beispiel sergeant,corporal, nicht „{ $seats }“.
refused-two-lists = Es gibt zwei Spieler: Nenne für jeden eine Liste, eine allein, um sie gegen die fertigen zu spielen, oder keine, aber nicht { $count }.
refused-no-field = Es gibt keine andere fertige Liste für { $size } Punkte, gegen die diese spielen könnte.
refused-results-kind = Ergebnisse werden als Parquet geschrieben: Gib --out einen Namen, der auf .parquet endet, nicht „{ $file }“.
refused-results-exist = { $file } gibt es schon: Setze sie mit --resume fort, oder überschreibe sie mit --force.
refused-resume-where = Sage mit --out DATEI, welche Ergebnisse fortgesetzt werden.
refused-resume-or-force = --resume setzt eine Datei fort und --force überschreibt sie: Wähle eines von beiden.
refused-no-results = { $file } enthält keine Ergebnisse, die sich fortsetzen lassen: { $problem }.
refused-other-plan =
    { $what ->
        [game] { $file } enthält Spiele von { $was }, nicht von { $now }.
        [players] { $file } enthält Spiele anderer Spieler: { $was }, nicht { $now }.
        [games] { $file } enthält schon { $was } Spiele, mehr als { $now }.
        [lists] { $file } enthält Spiele mit anderen Listen: { $was }, nicht { $now }.
        [tables] { $file } enthält Spiele auf anderen Tischen: { $was }, nicht { $now }.
        [size] { $file } enthält Spiele mit { $was } Punkten, nicht mit { $now }.
        [options] { $file } enthält Spiele mit anderen Optionen: { $was }, nicht { $now }.
        [seed] { $file } enthält Spiele mit dem Startwert { $was }, nicht { $now }.
        [agree] { $file } enthält Spiele, in denen ungewöhnlichen Tischen und Regeln anders zugestimmt wird (--agree).
        [mission] { $file } enthält Spiele einer anderen Mission: { $was }, nicht { $now }.
        [stock] Die Listen oder Tische haben sich geändert, seit die Spiele in { $file } gespielt wurden.
       *[program] Die Regeln oder die Spieler haben sich geändert, seit die Spiele in { $file } mit der Version { $was } gespielt wurden; dies ist { $now }.
    }
refused-no-polars = Ergebnisse werden mit Polars geschrieben, das nicht installiert ist: pip install "escarmouche[lab]"
