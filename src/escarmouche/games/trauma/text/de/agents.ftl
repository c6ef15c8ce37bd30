# Warum die, die Trauma kennen, so antworten, auf Deutsch.

## Satzteile

expected-losses =
    { $lost ->
        [0] kaum eine Wunde
        [one] { $lost } Wunde
       *[other] { $lost } Wunden
    }

## Vor den Aktivierungen

because-nearer-to-us = Dieses Element liegt näher bei uns als beim Feind.
because-stands-there = Wer verteidigt, steht vom ersten Zug an auf den Punkten.
because-reinforces = Verstärkungen kommen, sobald sie bezahlt werden können.
because-row = Wer mit seinem Feuer am meisten verspricht, handelt zuerst.
because-bids =
    { $bid ->
        [0] Jeder Kommandopunkt wird für Aktivierungen gebraucht: Keiner wird geboten.
        [one] { $bid } Kommandopunkt ist für die Initiative entbehrlich.
       *[other] { $bid } Kommandopunkte sind für die Initiative entbehrlich.
    }
because-next-card = Die nächste Karte wird aufgedeckt.
because-lets-enemy-act = Erst soll sich der Feind festlegen: Es wird gepasst.
because-two-at-once = Zwei Einheiten schlagen zu, bevor der Feind antworten kann.
because-later = Die erste Karte wird besser später aufgedeckt.
because-acts = Wer nicht handelt, hilft niemandem: Die Einheit { $unit } wird aktiviert.
because-way-in = Auf diesem Weg ist die Einheit { $unit } am schnellsten, wo sie hin soll.
because-no-way-in = Für { $unit } gibt es jetzt keinen Weg auf den Tisch.

## Was eine Einheit tut

because-fires = Die Einheit { $unit } hat Feinde in Sicht.
because-holds = Die Einheit { $unit } bleibt, wo sie ist.
because-holds-and-fires = Die Einheit { $unit } bleibt, wo sie ist, und trifft dafür umso sicherer.
because-fires-and-marches = Die Einheit { $unit } hat Feinde in Sicht: Erst feuert sie, dann geht sie weiter.
because-marches-and-fires = Die Einheit { $unit } geht weiter und feuert auf jeden, der dann in Sicht ist.
because-marches = Die Einheit { $unit } geht dorthin weiter, wo sie hin soll.
because-operates = Die Einheit { $unit } bedient, worum es in der Mission geht.
because-toward-post = Die Einheit { $unit } geht auf den Punkt zu, den sie halten soll.
because-better-place = Dort gewinnt die Einheit { $unit } am meisten für die Gefahr, in der sie steht.
because-fights = Nur wer sich bewegt hat, schlägt zu: Die Einheit { $unit } kämpft.

## Feuer und Befehle

because-nearest-enemy = Der nächste Feind ist { $target }.
because-best-salvo = Diese Salve verspricht am meisten: { expected-losses } bei { $target }.
because-nothing-to-fire-at = Keine Salve, die noch übrig ist, lohnt sich.
because-alert = Die Einheit { $target } hat sich eben vor den Augen wachsamer Einheiten bewegt.
because-watches = Die Einheit { $unit } hat nicht gefeuert: Wer sich vor ihren Augen bewegt, wird beschossen.
because-takes-cover = Feinde sind in der Nähe: Die Einheit { $unit } geht in Deckung.
because-encourages = Die Einheit { $unit } ist an einem Punkt desorganisiert, den sie halten soll.
because-keeps-points = Die Kommandopunkte werden für die gebraucht, die noch handeln.
because-first = { $unit }: zuerst handeln.
because-last = { $unit }: zuletzt handeln.
because-boldly = In dieser Runde gehen alle kühn vor.
because-carefully = In dieser Runde halten sich alle aus dem feindlichen Feuer heraus.
because-together = In dieser Runde sammeln sich alle an den Punkten, die am meisten bringen.
because-apart = In dieser Runde verteilen sich alle auf die Punkte.
because-storms = In dieser Runde gehen alle kühn auf die Punkte los, die am meisten bringen.
because-hunts = In dieser Runde zählt es mehr, den Feind auszuschalten, als Punkte zu halten.
