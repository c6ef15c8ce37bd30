# Die Wahrscheinlichkeiten von Trauma, auf Deutsch.

odds-hits = Treffer der Präzisionsprobe
odds-through = Treffer nach der Deckung von { $unit }
odds-wounds = Wunden von { $unit }
odds-models-lost = Verluste von { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } verloren
odds-boxes = Angekreuzte Kästchen von { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Kästchen
odds-incidents = Zwischenfälle von { $unit }
odds-thrown = Zu Boden geworfene Modelle von { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } zu Boden geworfen
odds-destroyed = { $unit } ist ausgeschaltet
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ausgeschaltet
odds-disorganised = { $unit } wird desorganisiert
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } desorganisiert
odds-grounded = { $unit } liegt am Boden
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } am Boden
odds-immobile = Ein Fahrzeug von { $unit } kann sich nicht mehr bewegen
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } unbeweglich
odds-passes = { $unit } besteht die Moralprobe
odds-wins = Spieler { $seat } gewinnt die Initiative
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } für { $seat }
