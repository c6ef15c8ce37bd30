# Was jedes Spiel sagt, auf Deutsch.

## Antworten, die nicht erlaubt sind

refused-already-answered = Du hast schon geantwortet; die anderen überlegen noch.
refused-amount = { $amount } ist nicht erlaubt: Wähle eine Zahl von { $least } bis { $most }.
refused-chosen-twice = Dasselbe wurde zweimal gewählt.
refused-early = Frage { $number } wurde noch nicht gestellt.
refused-game-over = Das Spiel ist zu Ende.
refused-how-many =
    { $most ->
        [0] Hier gibt es nichts zu wählen.
       *[other]
            { $least ->
                [0] Wähle höchstens { $most }, nicht { $count }.
               *[other]
                    { $span ->
                        [0] Wähle genau { $least }, nicht { $count }.
                       *[other] Wähle { $least } bis { $most }, nicht { $count }.
                    }
            }
    }
refused-late = Frage { $number } ist schon beantwortet.
refused-model-missing = Jedes Modell braucht einen Platz; { $model } hat keinen.
refused-not-an-order = Die Antwort muss jedes der { $count } Dinge genau einmal nennen.
refused-not-offered = „{ $choice }“ steht hier nicht zur Wahl.
refused-not-understood = „{ $value }“ ist keine Antwort auf diese Frage.
refused-not-yours = Diese Frage gilt nicht dir.
refused-our-bug = In den Regeln ist nach „{ $question }“ ein Fehler aufgetreten; das Spiel steht wie zuvor, und der Fehler ist gemeldet.
refused-share = { $place } kann einen Anteil von { $least } bis { $most } bekommen, nicht { $amount }.
refused-split = Die Anteile aller Plätze müssen zusammen { $total } ergeben; diese ergeben { $amount }.
refused-too-many-targets =
    { $most ->
        [one] Nur ein Ziel ist erlaubt, nicht { $count }.
       *[other] Höchstens { $most } Ziele sind erlaubt, nicht { $count }.
    }

## Spiele und Optionen

refused-option-value = „{ $value }“ ist kein Wert der Option „{ $option }“; bekannte Werte: { $known }.
refused-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; bekannte Spiele: { $known }.
refused-game-twice = Zwei Spiele haben den Schlüssel „{ $game }“ ({ $packages }); nimm eines davon weg.
refused-game-unloaded = Das Spiel „{ $game }“ ({ $place }) kann nicht geladen werden: { $problem }.
refused-unknown-option = Eine Option „{ $option }“ gibt es nicht; bekannte Optionen: { $known }.
refused-unknown-table = Es gibt keinen Tisch „{ $name }“; es gibt { $known }.

## Spielstände

refused-save-answer = Die Antwort in Zeile { $line } des Spielstands ist nach den Regeln nicht erlaubt.
refused-save-changed = Der Spielstand wurde nachträglich verändert: Zeile { $line } passt nicht.
refused-save-cut = Der Spielstand bricht in Zeile { $line } ab.
refused-save-field = Zeile { $line } des Spielstands enthält ein unlesbares Feld: { $detail }.
refused-save-format = Der Spielstand hat das Format { $format }, das diese Version nicht kennt.
refused-save-line = Zeile { $line } des Spielstands ist unlesbar.
refused-save-not-ours = Das ist kein Spielstand von Escarmouche.
refused-save-old = Die Regeln haben sich seit diesem Spielstand geändert, und er enthält keine Stelle, von der aus es weitergehen könnte.
refused-save-redealt = Die Kopie eines Spiels mit vermuteten Karten kann nicht gespeichert werden.
refused-save-unplayable = Das Spiel in der Sicherung kann nicht gespielt werden: Was in Zeile { $line } steht, ist kein Spiel.
resumed = Die Regeln haben sich seit diesem Spielstand geändert; es geht an der letzten gespeicherten Stelle weiter.
resumed-shortened = Die Regeln haben sich seit diesem Spielstand geändert; es geht an der letzten gespeicherten Stelle weiter, und die Antworten danach sind verloren.

## Ereignisse

event-game-began = Ein Spiel { $game } beginnt.
event-game-ended =
    { $reason ->
        [conceded]
            { $winner ->
                [0] Der zweite Spieler gibt auf; der erste Spieler gewinnt.
               *[other] Der erste Spieler gibt auf; der zweite Spieler gewinnt.
            }
       *[other]
            { $winner ->
                [0] Das Spiel ist zu Ende: Der erste Spieler gewinnt.
                [1] Das Spiel ist zu Ende: Der zweite Spieler gewinnt.
               *[nobody] Das Spiel ist zu Ende: Es ist unentschieden.
            }
    }
refused-unknown-edition = Es gibt keine Ausgabe „{ $edition }“; bekannt: { $known }.
refused-no-editions = Dieses Spiel hat keine Optionen, die sich zwischen Ausgaben unterscheiden; lass --edition { $edition } weg.
refused-unknown-entry = Ein Kapitel „{ $entry }“ gibt es nicht; bekannte Kapitel: { $known }.
refused-unknown-argument = „{ $entry }“ kennt keine Angabe „{ $argument }“; bekannte Angaben: { $known }.
refused-missing-argument = Die Angabe „{ $argument }“ fehlt.
refused-ledger-foreign = In { $file } steht keine Kampagne.
refused-ledger-changed = Zeile { $line } von { $file } ist nicht so, wie sie geschrieben wurde.
