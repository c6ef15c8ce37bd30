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
