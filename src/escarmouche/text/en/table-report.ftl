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
