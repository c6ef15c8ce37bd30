# Schießen, Sturmangriff, Ladehemmung und „Unter Beschuss“, auf Deutsch.

## Fragen

ask-name-weapon = Wähle die Waffe von { $model } für diesen Angriff.
ask-suppress = Nimmt { $model } das Ziel mit { $weapon } unter Beschuss?
ask-keep-tokens = { $model } hat zu viele Marker: Wähle die zwei, die bleiben.
ask-aim-beam = Drehe den Strahl von { $model }, in Zehntelgrad nach links von geradeaus (negativ: nach rechts); er muss einen Gegner treffen.
ask-shoot-target = Wähle das Ziel von { $model } mit { $weapon }.
ask-charge-target = Wähle, wen { $model } im Sturmangriff angreift.
ask-charge-move = Bewege { $model } in Kontakt mit { $target }: höchstens { $limit } Zoll.

## Auswahl

option-weapon = { $weapon }
option-attack-normal = Normaler Angriff
option-attack-suppression = Unter Beschuss nehmen: Marker statt Wunden
option-keep-jam-jam = Zwei Ladehemmungs-Marker
option-keep-jam-pinned = Ein Ladehemmungs-Marker und ein „Unter Beschuss“-Marker
option-keep-pinned-pinned = Zwei „Unter Beschuss“-Marker
option-shoot-at = { $target }
option-charge-at = { $target }

## Ereignisse

event-weapon-named = { $model } nimmt { $weapon }.
event-suppression-declared = { $model } nimmt das Ziel mit { $weapon } unter Beschuss.
event-shot-declared =
    { $watching ->
        [yes] Feuerschutz: { $model } schießt mit { $weapon } auf { $target }.
       *[other] { $model } schießt mit { $weapon } auf { $target }.
    }
event-beam-fired =
    { $watching ->
        [yes] Feuerschutz: { $model } feuert { $weapon } ab; der Strahl trifft { $models }.
       *[other] { $model } feuert { $weapon } ab; der Strahl trifft { $models }.
    }
event-beam-struck = Der Strahl von { $model } erfasst { $target }.
event-charge-declared =
    { $weapon ->
        [none] { $model } stürmt auf { $target } zu, { $distance } Zoll entfernt.
       *[other] { $model } stürmt mit { $weapon } auf { $target } zu, { $distance } Zoll entfernt.
    }
event-reach-drawn =
    { $success ->
        [yes] { $model } zieht { $card } für den Sturmangriff: { $reach } Zoll genügen für { $distance } Zoll.
       *[other] { $model } zieht { $card } für den Sturmangriff: { $reach } Zoll genügen nicht für { $distance } Zoll, der Sturmangriff misslingt.
    }
event-charge-set-off = { $model } rennt auf { $target } los.
event-charge-lost = { $model } ist gestürzt und erreicht { $target } nicht.
event-charge-arrived =
    { $behind ->
        [yes] { $model } fällt { $target } in den Rücken
       *[other] { $model } ist in Kontakt mit { $target }
    }{ $dived ->
        [yes] , mit einem Sprung-Angriff.
       *[other] .
    }
event-guard-dropped =
    { $ready ->
        [yes] { $model } gab Feuerschutz und ist auf den Sturmangriff gefasst; der Marker wird entfernt.
       *[other] { $model } gab Feuerschutz, ist aber nicht auf den Sturmangriff gefasst; der Marker wird entfernt.
    }
event-suppressed =
    { $hits ->
        [one] { $model } gerät unter Beschuss: 1 Treffer.
       *[other] { $model } gerät unter Beschuss: { $hits } Treffer.
    }
event-jam-received =
    { $cause ->
        [reload] { $model } muss nachladen und erhält einen Ladehemmungs-Marker.
       *[other] Die Waffe von { $model } hat Ladehemmung: ein Ladehemmungs-Marker.
    }
event-jam-averted = { $model } nutzt { $trait } und erhält keinen Ladehemmungs-Marker.
event-weapon-malfunctioned = Die Waffe von { $model } hat eine Fehlfunktion.
event-pin-received =
    { $skills ->
        [0] { $model } erhält einen „Unter Beschuss“-Marker.
        [one] { $model } erhält einen „Unter Beschuss“-Marker und verliert 1 Fähigkeiten-Marker.
       *[other] { $model } erhält einen „Unter Beschuss“-Marker und verliert { $skills } Fähigkeiten-Marker.
    }
event-tokens-kept =
    { $jams ->
        [0] { $model } behält die „Unter Beschuss“-Marker: { $pins }.
       *[other]
            { $pins ->
                [0] { $model } behält die Ladehemmungs-Marker: { $jams }.
               *[other] { $model } behält die Marker: { $jams } Ladehemmung, { $pins } „Unter Beschuss“.
            }
    }

## Abgelehnt

refused-jammed = { $model } hat einen Ladehemmungs-Marker und kann nicht schießen.
refused-pinned = { $model } hat einen „Unter Beschuss“-Marker und kann sich weder bewegen noch stürmen.
refused-heavy = { $model } hat sich bewegt und kann jetzt nicht angreifen: { $weapon } ist Schwer.
refused-no-ranged-weapon = { $model } hat keine Distanzwaffe.
refused-no-target = { $model } hat kein Ziel für { $weapon }.
refused-behind = { $target } ist nicht im vorderen Sichtbereich von { $model }.
refused-friend = { $target } gehört zur selben Bande wie { $model }.
refused-no-sight = { $model } sieht { $target } nicht.
refused-range = { $target } ist { $distance } Zoll entfernt; { $weapon } schießt von { $least_range } bis { $range } Zoll.
refused-beam-misses = Kein Strahl in den vorderen Sichtbereich würde { $target } treffen.
refused-no-charge-target = { $model } kann niemanden im Sturmangriff angreifen.
refused-charge-distance = { $target } ist { $distance } Zoll entfernt; { $model } stürmt höchstens { $limit } Zoll.
refused-charge-no-way = Kein Weg von höchstens { $limit } Zoll führt { $model } in Kontakt mit { $target }.
refused-no-contact = { $model } muss in Kontakt mit { $target } enden.

## Gründe

reason-weapon = Die Waffe: { $weapon }.
