# Was über einen Tisch gesagt wird, den jemand baut.

report-side = Seite { $side }
report-lanes = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Linien von einer Aufstellungszone zur anderen sind frei.
report-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-room = Boden der eigenen Hälfte, auf dem man stehen kann
report-cover = Deckung in der eigenen Hälfte vor der anderen Zone
report-seen = Teil der eigenen Zone, der den Ort { $number } sieht ({ NUMBER($x, maximumFractionDigits: 1) }; { NUMBER($y, maximumFractionDigits: 1) })
report-way = Kürzester Weg zum Ort { $number } ({ NUMBER($x, maximumFractionDigits: 1) }; { NUMBER($y, maximumFractionDigits: 1) })
report-length = { NUMBER($length, maximumFractionDigits: 1) } { $unit ->
    [inch] Zoll
   *[cm] cm
}
refused-no-tables = Für { $game } werden keine Tische gebaut.
report-fought =
    Seite A holte { NUMBER($share, style: "percent", maximumFractionDigits: 0) } aus { $games } Spielen zweier Korporale mit getauschten Seiten; mit 95 % Sicherheit liegt ihr wahrer Anteil zwischen { NUMBER($low, style: "percent", maximumFractionDigits: 0) } und { NUMBER($high, style: "percent", maximumFractionDigits: 0) }. { $who ->
        [even] Das zeigt keinen Vorteil einer Seite.
       *[other] Das zeigt einen Vorteil von Seite { $who }.
    }{ $uncounted ->
        [0] { "" }
        [one] { " " }{ $uncounted } Spiel zählte nicht: es endete nicht, oder es ging nicht von Kante zu Kante.
       *[other] { " " }{ $uncounted } Spiele zählten nicht: sie endeten nicht, oder sie gingen nicht von Kante zu Kante.
    }
