# Ce qui se dit d’une table que quelqu’un construit.

report-side = Camp { $side }
report-lanes = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des lignes d’une zone de déploiement à l’autre sont dégagées.
report-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-room = Terrain de sa moitié où l’on peut se tenir
report-cover = Couvert dans sa moitié face à la zone adverse
report-seen = Part de sa zone qui voit le lieu { $number } ({ NUMBER($x, maximumFractionDigits: 1) } ; { NUMBER($y, maximumFractionDigits: 1) })
report-way = Plus court chemin vers le lieu { $number } ({ NUMBER($x, maximumFractionDigits: 1) } ; { NUMBER($y, maximumFractionDigits: 1) })
report-length = { NUMBER($length, maximumFractionDigits: 1) }{ $unit ->
    [inch] ″
   *[cm] {" "}cm
}
refused-no-tables = On ne construit pas de tables pour { $game }.
report-fought =
    Le camp A a pris { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de { $games } parties de deux caporaux, camps échangés ; avec une certitude de 95 %, sa vraie part se situe entre { NUMBER($low, style: "percent", maximumFractionDigits: 0) } et { NUMBER($high, style: "percent", maximumFractionDigits: 0) }. { $who ->
        [even] Aucun camp n’en est avantagé.
       *[other] Le camp { $who } en est avantagé.
    }{ $uncounted ->
        [0] { "" }
        [one] { " " }{ $uncounted } partie n’a pas compté : elle ne s’est pas terminée, ou ne s’est pas jouée d’un bord à l’autre.
       *[other] { " " }{ $uncounted } parties n’ont pas compté : elles ne se sont pas terminées, ou ne se sont pas jouées d’un bord à l’autre.
    }
