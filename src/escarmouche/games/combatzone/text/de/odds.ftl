# Die Chancen von Combat Zone, auf Deutsch.

odds-hits = Treffer auf { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Treffer
odds-hit = Der Schuss trifft { $unit }
odds-on-mark = Der Einschlag liegt am Zielpunkt
odds-caught = { $unit } ist im Wirkungsbereich
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } im Wirkungsbereich
odds-wins = { $unit } gewinnt die Runde
odds-eliminated = { $unit } wird ausgeschaltet
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ausgeschaltet
odds-routed = { $unit } ergreift die Flucht
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Flucht
odds-panicked = { $unit } gerät in Panik
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Panik
odds-recovered = { $unit } besteht und fasst sich
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } fasst sich
odds-burning = { $unit } fängt Feuer
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } in Flammen
odds-unready = { $unit } verliert das Gelegenheitsfeuer
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } verliert Gelegenheitsfeuer
odds-minor = { $unit } erleidet höchstens leichten Schaden
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } leichter Schaden
odds-major = { $unit } erleidet höchstens schweren Schaden
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } schwerer Schaden
odds-critical = { $unit } erleidet kritischen Schaden und steht noch
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } kritischer Schaden
odds-disarmed = { $unit } verliert eine Waffe
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } verliert eine Waffe
odds-halted = { $unit } kann sich nicht mehr bewegen
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } unbeweglich
odds-dark = { $unit } ist ohne Energie
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ohne Energie
odds-failing = { $unit } kann in jedem Zug versagen
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Fehlfunktionen
odds-succeeds = Der Versuch gelingt
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } gelingt
odds-breaks = Die Ausrüstung geht zu Bruch
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Ausrüstung bricht
odds-stable = { $unit } ist stabilisiert
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } stabilisiert
odds-up = { $unit } kommt wieder auf die Beine
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } wieder auf den Beinen
odds-extinguished = Das Feuer erlischt: { $unit }
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Feuer aus
odds-broken = Die Tür bricht
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Tür bricht
odds-at = Gegen { $target }:
odds-to-wound = Ein Treffer würfelt { $dice } gegen Widerstand { $resistance }:
odds-to-strike = Ein Schlag würfelt { $dice } gegen Widerstand { $resistance }:
odds-attacks = { $figure } greift mit { $dice } an:
odds-roll = { $dice }, nötig sind mindestens { $needed }:
odds-shots-there =
    { $count ->
        [one] Ein Schuss auf { $target }.
       *[other] { $count } Schüsse auf { $target }.
    }
odds-rounds = Gekämpfte Runden
odds-round-after-round =
    { $count ->
        [one] Höchstens eine Runde wird herbeigeführt; es endet, wenn einer ausgeschaltet oder auf der Flucht ist.
       *[other] Höchstens { $count } Runden werden herbeigeführt; es endet, wenn einer ausgeschaltet oder auf der Flucht ist.
    }
