# Wahrscheinlichkeiten von Trauma auf der Kommandozeile, auf Deutsch.

## Was vorhergesagt wird

odds-of-salvo =
    { $dice ->
        [one] { $unit } schießt auf { $target }, Reichweite { $range }: { $count } × { $weapon }, 1 Würfel
       *[other] { $unit } schießt auf { $target }, Reichweite { $range }: { $count } × { $weapon }, { $dice } Würfel
    }
odds-of-fire = { $unit } feuert alles auf { $target }, Reichweite { $range }: { $weapons }
odds-of-blows = { $unit } schlägt auf { $target } ein: { $count } × { $weapon }
odds-of-assault =
    { $count ->
        [one] Selbstmordangriff von { $unit } auf { $target } mit 1 Modell
       *[other] Selbstmordangriff von { $unit } auf { $target } mit { $count } Modellen
    }
odds-of-overrun =
    { $count ->
        [one] { $unit } überrollt 1 Modell von { $target }
       *[other] { $unit } überrollt { $count } Modelle von { $target }
    }
odds-of-morale = { $unit } legt eine Moralprobe ab
odds-of-initiative = Initiative: { $first_dice } Würfel von A gegen { $second_dice } Würfel von B

## Die Umstände

odds-note-cover = { $unit } in Deckung
odds-note-taking-cover = { $unit } hat den Befehl „In Deckung!“
odds-note-heads-down = { $unit } hat die Köpfe unten
odds-note-corridor = { $what } im Korridor
odds-note-supported = unterstütztes Feuer
odds-note-steady = zweite Präzision, ohne Bewegung
odds-note-models =
    { $count ->
        [one] { $unit }: noch 1 Modell
       *[other] { $unit }: noch { $count } Modelle
    }
odds-note-disorganised = { $unit } ist desorganisiert
odds-note-ticks =
    { $count ->
        [one] { $unit }: 1 Kästchen angekreuzt
       *[other] { $unit }: { $count } Kästchen angekreuzt
    }

## Was nicht geht

refused-odds-models =
    { $size ->
        [one] { $switch }: Die Einheit { $unit } hat nur 1 Modell, nicht { $count }.
       *[other] { $switch }: Die Einheit { $unit } hat nur { $size } Modelle, nicht { $count }.
    }
refused-odds-arms =
    { $known ->
        [none] { $unit } hat keine Waffe dafür.
       *[other] { $unit } hat dafür keine Waffe „{ $weapon }“, sondern { $known }.
    }
refused-odds-cover = Nichts deckt { $unit } vor dieser Salve ({ $weapon }).
refused-odds-ticks = { $unit } hat { $boxes } Kästchen; mit { $count } angekreuzten wäre die Einheit zerstört.
refused-odds-no-structure = { $unit } hat keine Strukturlinie.
refused-odds-assault = { $unit } kann keinen Selbstmordangriff auf { $target } führen: Infanterie rennt gegen Panzer an.
refused-odds-overrun = { $unit } kann { $target } nicht überrollen: Panzer überrollen Infanterie.
refused-odds-heads-down = Köpfe runter nützt { $unit } nichts gegen direktes Feuer ({ $weapon }).
refused-odds-corridor = Diese Salve ({ $weapon }) trifft { $unit } im Korridor nicht.
refused-odds-too-near = { $target } ist zu nah: Die Explosion träfe auch andere; frage nach einer einzelnen Salve.
