# Kampagnen: was zwischen zwei Spielen abgelehnt wird, auf Deutsch.

refused-too-precious = { $item } ist { $shards } Splitter wert; im Spind liegt ein Gegenstand von höchstens { $most }.
refused-not-out = { $name } verpasst das nächste Spiel nicht und braucht keine Medizin.
refused-too-poor = Das kostet { $shards } Splitter, im Vorrat sind aber nur { $stock }.
refused-nobody-carries = Niemand in der Bande kann { $item } tragen.
refused-advanced = { $name } kann { $characteristic } nicht steigern: jeder Wert wird einmal gesteigert, und eine Figur hat höchstens zwei Steigerungen.
refused-experience = { $characteristic } zu steigern kostet { $cost } Erfahrungspunkte, die Bande hat aber { $experience }.
refused-out = { $name } steht für das nächste Spiel nicht zur Verfügung.
refused-dead = { $name } ist tot.
refused-not-carried = { $name } trägt keinen Gegenstand „{ $item }“.
refused-not-stashed = { $gang } hat keinen Gegenstand „{ $item }“ im Lager.
refused-unfinished = Dieses Spiel ist noch nicht zu Ende.
refused-entered = Dieses Spiel ist schon eingetragen, als Spiel { $number }.
refused-campaign-over = Die Kampagne ist zu Ende: alle { $games } Spiele sind eingetragen.
refused-other-gang = Keine Bande dieses Spiels ({ $gangs }) gehört zur Kampagne ({ $known }).
refused-other-model = { $gang } hat { $name } nicht so wie in diesem Spiel; jedes Spiel wird mit der Bande gespielt, wie sie ist, und vor dem nächsten eingetragen.
refused-twice-seated = { $gang } spielt in diesem Spiel auf beiden Seiten.
refused-no-find =
    { $find ->
        [medicine] Es gibt keine Medizin zu vergeben.
       *[other] Es gibt keinen Spind zu öffnen.
    }
refused-burdened =
    { $most ->
        [0] { $name } kann keine Gegenstände tragen.
        [one] { $name } kann { $item } nicht auch noch tragen: höchstens { $most } Gegenstand.
       *[other] { $name } kann { $item } nicht auch noch tragen: höchstens { $most } Gegenstände, darunter eine Rüstung.
    }
