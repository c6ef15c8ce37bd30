# Was `escarmouche lab` sagt, auf Deutsch.

## Während es läuft

lab-so-far = Wertung { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-cells-done = { $done } von { $all } Paarungen fertig
lab-status =
    { $name }: { $games } von { $all } Spielen sind gespielt{ $running ->
        [yes] {""}, und weitere laufen
       *[no] {""}
    }.
lab-kept =
    { $games ->
        [one] Ein Spiel ist in { $folder } gesichert.
       *[other] { $games } Spiele sind in { $folder } gesichert.
    }
lab-interrupted =
    { $games ->
        [0] Es wurde noch kein Spiel gespielt; `escarmouche lab resume { $folder }` beginnt von neuem.
        [one] Ein Spiel wurde gespielt und gesichert; `escarmouche lab resume { $folder }` spielt die übrigen.
       *[other] { $games } Spiele wurden gespielt und gesichert; `escarmouche lab resume { $folder }` spielt die übrigen.
    }

## Was sich gezeigt hat

lab-of-game = { $game }: { $text }
lab-nothing-yet = Es wurde noch kein Spiel gespielt.
lab-score =
    { $who ->
        [one] { $one } schneidet besser ab als { $other }
        [other] { $other } schneidet besser ab als { $one }
       *[even] Zwischen { $one } und { $other } zeigt sich kein Unterschied
    }: { $one } erreicht { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) in { $games } Spielen.
lab-ratings =
    Von { $count } steht { $best } am höchsten und { $worst } am niedrigsten, { $points } Wertungspunkte auseinander{ $apart ->
        [yes] {""}
       *[no] {""} (ihre Intervalle überschneiden sich)
    }, nach { $games } Spielen.
lab-options =
    { $changed ->
        [0] Keine von { $count } anderen Lesarten zeigt eine Wirkung darauf, wer gewinnt
        [one] Eine von { $count } anderen Lesarten ändert, wer gewinnt: { $named }
       *[other] { $changed } von { $count } anderen Lesarten ändern, wer gewinnt, vor allem { $named }
    }, in { $games } Spielen.
lab-fair =
    { $state ->
        [yes] Es ist fair: Weder { $one } noch { $other } liegt um { NUMBER($margin, style: "percent", maximumFractionDigits: 1) } vorn
        [no] Es ist nicht fair: { $favoured } ist im Vorteil
       *[open] Noch ist offen, ob { $one } und { $other } einander gewachsen sind
    }, nach { $games } Spielen; { $one } erreicht { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
lab-better =
    { $state ->
        [yes] { $one } ist um etwa { NUMBER($margin, style: "percent", maximumFractionDigits: 1) } oder mehr besser als { $other }
        [no] { $one } ist nicht um { NUMBER($margin, style: "percent", maximumFractionDigits: 1) } besser als { $other }
       *[open] Noch ist offen, ob { $one } besser ist als { $other }
    }, nach { $games } Spielen; die Wertung ist { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
lab-worth = In { $list } fällt die Wertung am meisten ohne { $best } (um { NUMBER($added, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) und am wenigsten ohne { $worst } (um { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }), in { $games } Spielen.

## Der Bericht

report-played =
    { $games ->
        [one] Ein Spiel.
       *[other] { $games } Spiele.
    }
report-title =
    { $game }: { $question ->
        [ratings] Rangliste
        [options] andere Lesarten der Regeln
        [fair] Ist es fair?
        [better] Ist es besser?
        [worth] was Einheiten wert sind
       *[score] wer gewinnt
    }{ $size ->
        [0] {""}
       *[other] {""} ({ $size } Punkte)
    }
report-officer =
    { $agent ->
        [recruit] Rekrut
        [corporal] Unteroffizier
        [sergeant] Feldwebel
        [general] General
       *[other] { $agent }
    }
report-field = die fertigen Listen
report-drawn = ausgeloste Listen
report-rating = Wertungspunkte über oder unter dem Durchschnitt
report-ladder = Die Rangliste mit 95-%-Intervallen
report-matrix = Wertung jeder Zeile gegen jede Spalte
report-scores = Wertungen mit 95-%-Intervallen
report-effects = Was jede andere Lesart ändert
report-worth = Was die Wertung ohne jede Einheit verliert
report-course = Sieger und Besiegte nach jeder Runde, im Durchschnitt
report-lengths = Nach wie vielen Runden Spiele endeten
report-survival = Anteil der Modelle, die überlebten
report-fallen = Wo auf dem Tisch Modelle fielen
report-fallen-count = Modelle
report-score = Wertung
report-change = Änderung der Wertung der ersten Seite
report-added = Wertung, die ohne sie fehlt
report-against = { $one } gegen { $other }
report-side-a = Seite A gegen Seite B
report-first = zuerst am Zug gegen danach am Zug
report-winners = Sieger
report-losers = Besiegte
report-round = Runde
report-rounds = Runden
report-survived = überlebt
report-player-head = Seite
report-rating-head = Stärke
report-interval = 95-%-Intervall
report-against-field = gegen alle anderen
report-games = Spiele
report-pairing = Paarung
report-wins = Siege
report-draws = Remis
report-losses = verloren
report-option = Option
report-other-winner = Spiele mit anderem Sieger
report-score-change = Wertung
report-draws-change = Remis
report-first-change = Wertung dessen, der zuerst am Zug ist
report-rounds-change-head = Runden
report-unit = Einheit
report-points = Punkte
report-list = Liste
report-models = Modelle
report-lost = verloren
report-fielded = so oft aufgestellt
report-other-course = Spiele mit anderem Verlauf
report-weapons = Waffen und Zauber: wie oft sie eingesetzt wurden, und was durch sie fiel
report-decisions = Entscheidungen: wie oft jede getroffen wurde
report-rules = Regeln: wie oft jede galt
report-weapon = Waffe oder Zauber
report-decision = Entscheidung
report-rule = Regel
report-used-in = Anteil der Spiele
report-used-times = Mal je Spiel
report-felled = Gefallene je Spiel
report-more-score = Ergebnis der Seite, die es öfter nutzte
report-used-how = Eine Regel zählt für die Seite, deren Antwort sie ins Spiel brachte, ein gefallenes Modell für die Waffe, die davor zuletzt eingesetzt wurde. Das Ergebnis ist das der Seite, die es öfter nutzte, in den Spielen, in denen eine das tat: Sieger nutzen vieles, weil sie länger leben, ein Beweis dafür, was sie siegen lässt, ist das also nicht.
weapon-by-hand = von Hand
report-times = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-rating-points = { NUMBER($value, maximumFractionDigits: 0) }
report-change-share =
    { $sign ->
        [plus] +
       *[other] {""}
    }{ NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-rounds-change = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-between = { $low } bis { $high }
report-leads = Im Durchschnitt hat ein Spiel { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Runden und { NUMBER($answers, maximumFractionDigits: 0) } Antworten, und die Führung wechselt { NUMBER($leads, minimumFractionDigits: 1, maximumFractionDigits: 1) }-mal.
report-how =
    Aus { $games } Spielen in Paaren mit Seitentausch; ein Remis gilt als halber Sieg, und die Intervalle der Wertungen kommen daher, wie verschieden die Paare sind. { $question ->
        [ratings] Die Rangliste ist die von Bradley und Terry, mit der die Ergebnisse am wahrscheinlichsten sind; 400 Punkte sind zehn Siege zu einem, und auch ihre Intervalle kommen von den Paaren.
        [options] Jede Lesart wurde auf denselben Tischen mit denselben Würfeln gespielt wie die übliche; eine Änderung ist der Durchschnitt über die Paare. Von zwanzig Intervallen verfehlt etwa eines die Wahrheit.
        [fair] Der Test ist der von Wald, auf den fünf Ergebnissen eines Paares, für jede Seite; er endet, sobald er Bescheid weiß.
        [better] Der Test ist der von Wald, auf den fünf Ergebnissen eines Paares; er endet, sobald er Bescheid weiß.
        [worth] Die Liste wurde ohne jede ihrer Einheiten gespielt, gegen dieselben Gegner mit denselben Würfeln; nichts ersetzt die Einheit.
       *[score] {""}
    }
report-again = Wiederholen
report-command = Mit dieser Datei ergibt dasselbe Programm dieselben Spiele:
lab-reported = Der Bericht ist in { $file }.

## Was nicht geht

refused-experiment-key = { $file }: Ein Experiment hat kein „{ $key }“; es hat name, part, { $known }.
refused-experiment-kind =
    { $file }: „{ $key }“ nimmt { $kind ->
        [number] eine Zahl
        [texts] eine Liste von Texten
        [tables] Tabellen, geschrieben [[part]]
        [options] Optionen mit ihren Werten
        [compare] eine Liste von Optionen mit ihren Werten, oder "each"
        [yes-or-no] true oder false
       *[text] einen Text
    }.
refused-experiment-game = { $file }: Nenne das Spiel als game = "…": { $known }.
refused-experiment-question = { $file }: Die Frage „{ $question }“ gibt es nicht, aber { $known }.
refused-experiment-least = { $file }: „{ $key }“ ist mindestens { $least }.
refused-experiment-between = { $file }: „{ $key }“ liegt zwischen { $low } und { $high }.
refused-many-cells = Das sind mehr als { $most } Paarungen: Nenne weniger Listen, Missionen oder Optionen.
refused-empty-folder = Im Ordner { $folder } ist keine Liste.
refused-worth-of-what = Nenne die Liste, deren Einheiten gewogen werden sollen.
refused-no-variant = Legale Varianten von { $list } zu ähnlichen Kosten: nur { $count } gefunden.
refused-rating-of-one = Für eine Rangliste braucht es mindestens zwei Listen oder Offiziere.
refused-experiment-there = { $folder } enthält schon ein Experiment: Setze es mit `escarmouche lab resume` fort, oder nenne mit --out einen anderen Ordner.
refused-no-experiment = In { $folder } ist kein Experiment.
refused-experiment-changed = Die Listen, Tische, Regeln oder Offiziere haben sich geändert, seit die Spiele in { $folder } gespielt wurden.
refused-experiment-runs = Zu { $folder } kommen schon Spiele hinzu.
refused-worker-ended = Einer der Prozesse, die die Spiele spielen, wurde beendet; was gespielt ist, ist gesichert.
refused-engine = Gespielt wird auf { $known }, nicht auf „{ $name }“.
refused-address = Eine Adresse gehört zu einem Cluster: Füge --on ray hinzu.
refused-cluster =
    { $address ->
        [here] Der Cluster lässt sich hier nicht starten: { $problem }.
       *[other] Der Cluster unter { $address } ist nicht zu erreichen: { $problem }.
    }
refused-no-ray = Ein Cluster läuft mit Ray, das nicht installiert ist: pip install "escarmouche[cluster]"
refused-no-altair = Bilder werden mit Altair und vl-convert gezeichnet, die nicht installiert sind: pip install "escarmouche[lab]"
