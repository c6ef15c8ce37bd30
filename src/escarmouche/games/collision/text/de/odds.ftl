# Die Chancen von Collision, auf Deutsch.

odds-hits = Treffer auf { $model }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Treffer
odds-hits-with-hand = Treffer auf { $model } bei bester Nutzung deiner Hand
odds-wounds = Wunden von { $model }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Wunden
odds-pins = „Unter Beschuss“-Marker auf { $model }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Marker
odds-struck = { $model } wird getroffen
    .short = getroffen { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-killed = { $model } wird ausgeschaltet
    .short = ausgeschaltet { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-passes = { $model } besteht den Test
    .short = besteht { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-passes-with-hand = { $model } besteht den Test mit einer Karte deiner Hand
odds-arrives = { $model } erreicht das Ziel
    .short = erreicht das Ziel { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-arrives-with-hand = { $model } erreicht das Ziel mit einer Karte deiner Hand
odds-saves = { $model } verhindert die Wunde
    .short = verhindert { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## Anmerkungen

odds-best-split = Beste Aufteilung von { $total } in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } aller Fälle: { $split }
odds-best-lay = Am besten gelegt: { $cards } für ≈{ NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Treffer
odds-next-lay = Am zweitbesten: { $cards } für ≈{ NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Treffer
odds-closed = Endgültiger Zug: Es kann keine Handkarte gespielt werden.
odds-their-hand = Handkarten des anderen Spielers zählen hier nicht.
odds-hand-nearly = Mit deiner Hand sind erzeugte Spalten so gerechnet, als käme jede Karte aus dem ganzen Vorrat; das ändert wenig.
odds-hand-not-told = Was deine Hand bringt, wird nur bis zu drei Spalten angegeben.
odds-reshuffle = Ein Stapel kann ausgehen: Für erzeugte Spalten und Rüstungen zählen seine letzten Karten und die Ablage zusammen.
odds-one-try = Der Sturz gilt für die gezogene Karte, bevor jemand sie aus der Hand ersetzt.
odds-on-the-way = Tests unterwegs gelten als bestanden.
way-test = { $test }: in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle bestanden
way-test-with-hand = { $test }: in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle bestanden, mit einer Karte aus deiner Hand in { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
