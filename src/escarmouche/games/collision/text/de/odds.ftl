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
