# Kampagnen: was zwischen zwei Spielen abgelehnt wird, auf Deutsch.

refused-too-precious = { $item } ist { $shards } Splitter wert; im Spind liegt ein Gegenstand von höchstens { $most }.
refused-not-out = { $name } verpasst das nächste Spiel nicht und braucht keine Medizin.
refused-too-poor = Das kostet { $shards } Splitter, im Vorrat sind aber nur { $stock }.
refused-nobody-carries = Niemand in der Bande kann { $item } tragen.
refused-advanced = { $name } kann { $characteristic } nicht steigern: jeder Wert wird einmal gesteigert, und ein Modell hat höchstens zwei Steigerungen.
refused-experience = { $characteristic } zu steigern kostet { $cost } Erfahrungspunkte, die Bande hat aber { $experience }.
refused-out = { $name } steht für das nächste Spiel nicht zur Verfügung.
