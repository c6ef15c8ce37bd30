# Was in einem Spiel Firefight vorausgesagt wird, auf Deutsch.

## Wonach gefragt ist

odds-of-shooting = Die Einheit { $unit } schießt auf { $target } aus { $distance } Zoll: { $weapons }
odds-of-melee = Die Einheit { $unit } greift { $target } im Nahkampf an
odds-of-danger =
    { $count ->
        [one] Ein Modell von { $unit } würfelt für gefährliches Gelände
       *[other] { $count } Modelle von { $unit } würfeln für gefährliches Gelände
    }
odds-of-jump = { $model } springt { $distance } Zoll weit über eine Tiefe von { $height } Zoll
odds-of-morale = Die Einheit { $unit } legt einen Moraltest ab
odds-of-spell = Die Einheit { $unit } zaubert { $spell } auf { $target } aus { $distance } Zoll
odds-of-spell-self = Die Einheit { $unit } zaubert { $spell } auf sich selbst

## Unter welchen Umständen

odds-note-cover = { $unit } in Deckung
odds-note-moved = Die Einheit { $unit } hat sich bewegt
odds-note-models =
    { $count ->
        [one] { $unit }: noch 1 Modell
       *[other] { $unit }: noch { $count } Modelle
    }
odds-note-wounds =
    { $count ->
        [one] { $unit }: 1 Wundmarker
       *[other] { $unit }: { $count } Wundmarker
    }
odds-note-shaken = Die Einheit { $unit } ist Erschüttert
odds-note-fatigued = Die Einheit { $unit } ist Erschöpft
odds-note-hero = Held in der Nähe: { $count }
odds-note-tokens =
    { $count ->
        [one] 1 Zaubermarker dafür
       *[other] { $count } Zaubermarker dafür
    }
odds-note-against =
    { $count ->
        [one] 1 Zaubermarker dagegen
       *[other] { $count } Zaubermarker dagegen
    }

## Was geschehen kann

odds-models-lost = Verluste von { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } verloren
odds-wounds = Wundmarker auf { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Wunden
odds-destroyed = Die Einheit { $unit } ist vernichtet
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } vernichtet
odds-shaken = Die Einheit { $unit } ist Erschüttert
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Erschüttert
odds-steadied = Die Einheit { $unit } ist nicht mehr Erschüttert
odds-routed = Die Einheit { $unit } flieht
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } geflohen
odds-passes = Die Einheit { $unit } besteht den Test
odds-casts = { $model } zaubert { $spell } mit Erfolg
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } gezaubert
odds-takes = { $spell } wirkt auf { $unit }
odds-jumps = { $model } landet sicher
odds-falls = { $model } stürzt
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Sturz

## Was nicht geht

refused-odds-models =
    { $size ->
        [one] { $switch }: Die Einheit { $unit } hat nur 1 Modell, nicht { $count }.
       *[other] { $switch }: Die Einheit { $unit } hat nur { $size } Modelle, nicht { $count }.
    }
refused-odds-wounds = Ein Modell von { $unit } kann nicht so viele Wundmarker haben ({ $count }): nenne ein einzelnes Modell, oder mit { $switch } 1 das letzte.
refused-odds-weapon =
    { $known ->
        [none] Die Einheit { $unit } hat keine Waffe dafür.
       *[other] Die Einheit { $unit } hat keine Waffe „{ $weapon }“ dafür, sondern { $known }.
    }
refused-odds-unarmed = Die Einheit { $unit } hat keine Fernkampfwaffe.
refused-odds-hero = Die Einheit { $unit } ist kein Held.
refused-odds-caster = Die Einheit { $unit } kann nicht zaubern.
refused-odds-self = { $spell } wird auf den Zauberer selbst gewirkt und hat kein Ziel.
refused-odds-friend = { $spell } wird auf Freunde gewirkt: nenne eine Einheit von { $list }.
