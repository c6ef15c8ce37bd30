# Chancen von Combat Zone auf der Befehlszeile erfragen, auf Deutsch.

## Was vorhergesehen wird

odds-of-single = { $figure } schießt auf { $target } in { $distance } cm: { $weapon }, ein Einzelschuss
odds-of-aim = { $figure } schießt auf { $target } in { $distance } cm: { $weapon }, ein gezielter Schuss
odds-of-burst = { $figure } schießt auf { $target } in { $distance } cm: { $weapon }, ein Feuerstoß von { $shots } Schüssen
odds-of-wound = Ein Treffer von { $figure } auf { $target } in { $distance } cm: { $weapon }
odds-of-area = { $figure } zielt auf { $target } in { $distance } cm: { $weapon }
odds-of-melee = Eine Nahkampfrunde: { $figure } gegen { $target }
odds-of-rounds = Ein Nahkampf von höchstens { $count } Runden: { $figure } gegen { $target }
odds-of-reaction = Reaktionstest von { $figure }
odds-of-technology = Technikwurf von { $figure }, Schwierigkeit { $difficulty }
odds-of-aid = { $figure } leistet { $target } Erste Hilfe

## Die Umstände

odds-note-material = { $unit } hinter { $what }
odds-note-taking-cover = { $unit } hat Deckung genommen
odds-note-shaken = { $unit } ist in Panik
odds-note-watching = { $unit } wartet mit Gelegenheitsfeuer
odds-note-damage = { $unit }: { $what }
odds-note-models =
    { $count ->
        [one] { $unit } ist als Einziger seiner Gruppe übrig
       *[other] von der Gruppe von { $unit } sind { $count } übrig
    }
odds-note-routed = { $unit } ist auf der Flucht
odds-note-engaged = { $unit } ist im Nahkampf gebunden
odds-note-burning = { $unit } brennt
odds-note-friends =
    { $count ->
        [one] 1 weitere Figur kämpft auf der Seite von { $unit }
       *[other] { $count } weitere Figuren kämpfen auf der Seite von { $unit }
    }
odds-note-foes =
    { $count ->
        [one] 1 weiterer Gegner kämpft gegen { $unit }
       *[other] { $count } weitere Gegner kämpfen gegen { $unit }
    }

## Was nicht geht

refused-odds-material = Ein Material „{ $material }“ gibt es nicht; bekannt sind { $known }.
refused-odds-damage = „{ $damage }“ ist kein Schaden; schreibe minor, major oder critical, einen Bindestrich und hardware, power oder software.
refused-odds-no-machine = { $unit } ist keine Maschine.
refused-odds-friends = { $switch } { $count }: Platz ist für höchstens { $most }, und sonst steht niemand in der Liste.
refused-odds-also = Alle Ziele eines Feuerstoßes sind verschiedene Figuren einer einzigen Liste.
refused-odds-arms =
    { $known ->
        [none] { $unit } hat keine Waffe dafür.
       *[other] { $unit } hat keine Waffe „{ $weapon }“ dafür, nur { $known }.
    }
refused-odds-split = --split: Ein Feuerstoß dieser Waffe ({ $weapon }) hat 2 bis { $most } Schüsse, mindestens einen für jedes Ziel ({ $count }).
refused-odds-cover = In dieser Entfernung deckt nichts { $unit }.
refused-odds-group = --models: Die Gruppe von { $unit } hat { $size } Figuren, nicht { $count }.
refused-odds-rounds = { $unit } ist eine Maschine: Ihr Nahkampf wird nur für eine Runde angegeben.
