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
odds-destroyed = Die Einheit { $unit } ist ausgeschaltet
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ausgeschaltet
odds-disorganised = Die Einheit { $unit } wird desorganisiert
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } desorganisiert
odds-grounded = Die Einheit { $unit } liegt am Boden
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } am Boden
odds-immobile = Ein Fahrzeug von { $unit } bleibt, kann sich aber nicht mehr bewegen
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } unbeweglich
odds-passes = Die Einheit { $unit } besteht die Moralprobe
odds-wins = Spieler { $seat } gewinnt die Initiative
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } für { $seat }

## Was noch angemerkt wird

odds-explosions = Bei jedem Zwischenfall wählt der Angreifer annahmegemäß Kettenexplosionen, die am häufigsten zerstören; mit dem Antrieb jedes Mal wäre die Einheit { $unit } in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } der Fälle ausgeschaltet und bliebe in { NUMBER($stuck, style: "percent", maximumFractionDigits: 1) } unbeweglich stehen.
odds-officer-chosen = Wo der Angreifer wählen darf, wer fällt, nimmt er zuerst den Offizier.
odds-officer-behind = Der Offizier steht annahmegemäß hinter den anderen; vor ihnen wäre die Einheit in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } der Fälle desorganisiert.
odds-salvos = Die Salven werden in dieser Reihenfolge gefeuert: { $weapons }.
