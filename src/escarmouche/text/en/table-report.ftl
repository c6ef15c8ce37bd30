# What is said of a table that somebody builds.

report-side = Side { $side }
report-lanes = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the lines from one deployment zone to the other are open.
report-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-room = Ground of the own half to stand on
report-cover = Cover in the own half from the other zone
report-seen = Part of the own zone that sees place { $number } ({ NUMBER($x, maximumFractionDigits: 1) }, { NUMBER($y, maximumFractionDigits: 1) })
report-way = Shortest way to place { $number } ({ NUMBER($x, maximumFractionDigits: 1) }, { NUMBER($y, maximumFractionDigits: 1) })
report-length = { NUMBER($length, maximumFractionDigits: 1) } { $unit ->
    [inch] in
   *[cm] cm
}
refused-no-tables = No tables are built for { $game }.
report-fought =
    Side A took { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of { $games } games of two corporals with sides swapped; with 95 % certainty its true share lies between { NUMBER($low, style: "percent", maximumFractionDigits: 0) } and { NUMBER($high, style: "percent", maximumFractionDigits: 0) }. { $who ->
        [even] That shows no advantage of either side.
       *[other] That shows an advantage of side { $who }.
    }{ $uncounted ->
        [0] { "" }
        [one] { " " }{ $uncounted } game did not count: it did not end, or was not played from edge to edge.
       *[other] { " " }{ $uncounted } games did not count: they did not end, or were not played from edge to edge.
    }
