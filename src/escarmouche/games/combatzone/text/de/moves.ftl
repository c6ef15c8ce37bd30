# Bewegung, Klettern, Stürze, Flucht, Türen und Gegenstände, auf Deutsch.

## Fragen

ask-move = Wohin bewegt sich { $figure }? Noch { $left } AP.
ask-turn = Wohin dreht sich { $figure }?
ask-rout-edge = Mehrere Kanten sind gleich nah: Zu welcher flieht { $figure }?

## Möglichkeiten

option-turn = Auf der Stelle drehen
option-move = Bewegen (1 AP, in schwierigem Gelände 2)
option-cross = { $piece } überwinden ({ $cost } AP)
option-climb = { $piece } erklettern, { $height } cm ({ $cost } AP)
option-climb-down = { $height } cm hinabklettern nach ({ $x }, { $y }) ({ $cost } AP)
option-jump = { $height } cm hinabspringen nach ({ $x }, { $y }) ({ $cost } AP)
option-cover = In Deckung gehen ({ $cost } AP)
option-door-open = { $piece } öffnen ({ $cost } AP)
option-door-close = { $piece } schließen ({ $cost } AP)
option-door-blow = Auf { $piece } einschlagen ({ $cost } AP)
option-door-shot = Auf { $piece } schießen, { $weapon } ({ $cost } AP)
option-pick = { $thing } aufnehmen ({ $cost } AP)
option-pick-weapon = Waffe von { $target } nehmen: { $weapon } ({ $cost } AP)
option-hand = { $thing } an { $friend } übergeben ({ $cost } AP)
option-drop = { $thing } fallen lassen
option-exit =
    { $scored ->
        [yes] Über diese Kante entkommen, wie es das Szenario will: { $edge } ({ $cost } AP)
       *[other] Den Tisch über diese Kante verlassen und verloren sein: { $edge } ({ $cost } AP)
    }

## Verweigertes

refused-too-long = Das sind { $length } cm, aber eine Bewegung geht höchstens { $reach } cm weit.
refused-stuck = { $figure } kann sich nicht mehr bewegen: Die Mechanik ist zerstört.
refused-through-enemy = Der Weg von { $figure } führt durch einen Gegner.
refused-on-a-base = { $figure } stünde auf einer anderen Base.
refused-off-table = { $figure } verließe den Tisch; wähle stattdessen, ihn zu verlassen.
refused-door-closed = { $piece } ist geschlossen.
refused-obstacle = { $piece } ist ein Hindernis: berühren und dann überwinden.
refused-blocked = Gelände versperrt { $figure } den Weg.
refused-backwards = { $figure } bewegt sich nur in die Hälfte vor sich; drehe sie zuerst.
refused-wrong-start = Der Weg von { $figure } beginnt, wo sie steht, und sie dreht sich unterwegs nicht.
refused-no-move = Eine Bewegung von { $figure } führt irgendwohin.
refused-no-way = { $figure } kommt von hier nicht voran.
refused-no-room = Auf der anderen Seite ist kein Platz für { $figure }.
refused-covered = { $figure } ist schon in Deckung.
refused-machine-cover = { $figure } ist eine Maschine und kann nicht in Deckung gehen.
refused-nothing-at-hand = Dafür ist nichts in Reichweite.
refused-door-far = { $piece } ist außer Reichweite: Basenkontakt ist nötig.
refused-door-locked = { $piece } ist verschlossen.
refused-door-blocked = Da steht jemand: { $piece }.
refused-carries-one = { $figure } trägt schon einen Gegenstand.
refused-friend-runs = { $friend } flieht und nimmt nichts an.
refused-armed-enough = { $figure } kann keine weitere Waffe tragen.

## Was geschieht

event-turned = { $figure } dreht sich.
event-move-declared = { $figure } macht sich auf einen Weg von { $length } cm.
event-turn-declared = { $figure } beginnt sich zu drehen.
event-moved = { $figure } bewegt sich { $length } cm.
event-crossed = { $figure } überwindet ein Hindernis: { $piece }.
event-climbed = { $figure } klettert { $height } cm.
event-jumped-down = { $figure } springt { $height } cm hinab.
event-fell = { $figure } stürzt { $height } cm tief.
event-took-cover = { $figure } geht in Deckung.
event-left-cover = { $figure } verlässt die Deckung.
event-ran-away = { $figure } flieht { $length } cm weit zu dieser Kante: { $edge }.
event-ran-nowhere = { $figure } will zu dieser Kante fliehen und findet keinen Weg: { $edge }.
event-wandered = { $figure } irrt { $length } cm weit umher.
event-door-moved =
    { $how ->
        [open] { $figure } öffnet eine Tür: { $piece }.
       *[other] { $figure } schließt eine Tür: { $piece }.
    }
event-door-shot-rolled =
    { $modifier ->
        [none] { $figure } schießt auf eine Tür ({ $piece }): { $die }, { $hit ->
                [yes] Treffer
               *[other] daneben
            }.
       *[other] { $figure } schießt auf eine Tür ({ $piece }): { $die } { $modifier } = { $total }, { $hit ->
                [yes] Treffer
               *[other] daneben
            }.
    }
event-door-struck =
    { $broken ->
        [yes] { $figure } bricht eine Tür auf ({ $piece }): { $total } gegen { $needed }.
       *[other] Die Tür ({ $piece }) hält { $figure } stand: { $total } gegen { $needed }.
    }
event-thing-taken = { $figure } nimmt { $thing } auf.
event-weapon-taken = { $figure } nimmt die Waffe von { $target }: { $weapon }.
event-thing-handed = { $figure } übergibt { $thing } an { $friend }.
event-thing-dropped = { $figure } lässt { $thing } fallen.
event-thing-taken-off = { $figure } bringt { $thing } für Spieler { $seat } vom Tisch.
