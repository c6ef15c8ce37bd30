# Bewegen, Klettern, Fallen und Zurückstoßen, auf Deutsch.

## Fragen

ask-move = Bewege { $model } oder drehe die Figur auf der Stelle.
ask-arrive = { $model } kommt von deiner Tischkante ins Spiel: Wohin geht die Figur?
ask-drop-object = { $model } lässt fallen, was sie trägt: Lege den Gegenstand in Kontakt mit ihrer Base ab.

## Ereignisse

event-set-out = { $model } macht sich auf einen Weg, der einen Test verlangt.
event-moved =
    { $arriving ->
        [yes] { $model } betritt den Tisch und bewegt sich { $length } Zoll.
       *[other] { $model } bewegt sich { $length } Zoll.
    }
event-stayed = { $model } bleibt, wo sie ist.
event-turned = { $model } dreht sich auf der Stelle.
event-took-hold =
    { $hold ->
        [ladder] { $model } bleibt auf der Leiter, { $height } Zoll hoch.
       *[other] { $model } hält sich an der Wand, { $height } Zoll hoch.
    }
event-lost-hold = { $model } hat das Klettern nicht beendet und verliert in { $height } Zoll Höhe den Halt.
event-fell = { $model } fällt { $height } Zoll tief: ein +{ $strength } CC-Treffer.
event-pushed = { $model } wird { $distance } Zoll zurückgestoßen.
event-ran-into =
    { $into ->
        [nobody] { $model } wird gegen ein Hindernis gestoßen.
       *[other] { $model } wird gegen { $into } gestoßen.
    }
event-forced-off = { $model } wird vom Tisch gestoßen und ist aus dem Spiel.

## Modifikatoren

reason-dangerous-jump = gewagter Sprung aus { $height } Zoll
reason-light-cover = leichte Deckung ({ $hidden } % verdeckt)
reason-heavy-cover = schwere Deckung ({ $hidden } % verdeckt)

## Was nicht erlaubt ist

refused-too-long = Das sind { $length } Zoll, aber die Figur darf nur { $limit } Zoll weit.
refused-off-table = Eine Figur darf das Spielfeld nicht freiwillig verlassen.
refused-through-base = Der Weg führt durch die Base einer anderen Figur.
refused-leap-high = Ein Absprung endet höchstens { $limit } Zoll höher, als er begann.
refused-blocked = Gelände versperrt den Weg.
refused-unsupported = Dort kann keine Figur stehen.
refused-no-wall = Dort ist keine Wand zum Klettern.
refused-wrong-start = Der Weg von { $model } muss dort beginnen, wo die Figur steht.
refused-entry = { $model } kommt von außen, die Base an deiner Kante, und muss ganz auf dem Tisch enden.
refused-legs-count = Nenne die Art jedes Wegstücks: Es sind { $count }.
refused-leg-kind =
    { $kind ->
        [walk] Dieses Wegstück lässt sich nicht zu Fuß zurücklegen.
        [climb] Auf diesem Wegstück kann man nicht klettern.
        [ladder] Auf diesem Wegstück ist weder Leiter noch Treppe.
        [leap] Auf diesem Wegstück ist nichts, worüber man springen könnte.
        [jump] Auf diesem Wegstück kann man nirgends runterspringen.
       *[other] „{ $kind }“ ist keine Art der Bewegung: walk, climb, ladder, leap, jump, hang.
    }
refused-hang = { $model } hat keine Aktion mehr: Sie darf ihre Aktivierung nicht an einer Wand oder Leiter beenden.
refused-hang-last = Nur das letzte Wegstück kann an einer Wand oder Leiter enden.
refused-hang-height = Nenne eine Höhe zwischen dem Fuß und der Kante, die { $limit } Zoll hoch liegt.
refused-other-wall = { $model } hängt an dieser Wand und muss von hier weiterklettern oder hinunter.
refused-drop-contact = Der Gegenstand muss auf derselben Ebene liegen und die Base berühren.
refused-drop-spot = Dort kann der Gegenstand nicht liegen.
refused-drop-on-base = Der Gegenstand läge auf einer Base.
