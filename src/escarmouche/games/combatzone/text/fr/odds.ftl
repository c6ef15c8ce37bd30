# Les probabilités de Combat Zone, en français.

odds-hits = Tirs qui touchent { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } touches
odds-hit = Le tir touche { $unit }
odds-on-mark = Le projectile tombe au point visé
odds-caught = { $unit } est dans l’aire d’effet
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } dans l’aire d’effet
odds-wins = { $unit } gagne le round
odds-eliminated = Éliminé : { $unit }
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } éliminé
odds-routed = En déroute : { $unit }
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } déroute
odds-panicked = En panique : { $unit }
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } panique
odds-recovered = { $unit } réussit et se reprend
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } se reprend
odds-burning = { $unit } prend feu
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } en feu
odds-unready = { $unit } perd son tir d’opportunité
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } perd le tir d’opportunité
odds-minor = { $unit } subit au pire des dommages mineurs
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } dommages mineurs
odds-major = { $unit } subit au pire des dommages majeurs
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } dommages majeurs
odds-critical = { $unit } subit des dommages critiques et tient
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } dommages critiques
odds-disarmed = { $unit } perd une arme
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } perd une arme
odds-halted = { $unit } ne peut plus se déplacer
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } immobile
odds-dark = { $unit } s’arrête, sans alimentation
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } à l’arrêt
odds-failing = { $unit } risque une dysfonction à chaque tour
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } dysfonctions
odds-succeeds = La tentative réussit
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } réussite
odds-breaks = Le matériel se casse
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } matériel cassé
odds-stable = Stabilisé : { $unit }
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } stabilisé
odds-up = { $unit } se relève
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } se relève
odds-extinguished = Le feu s’éteint : { $unit }
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } feu éteint
odds-broken = La porte cède
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } porte cassée
odds-at = Contre { $target } :
odds-to-wound = Une touche lance { $dice } contre une résistance de { $resistance } :
odds-to-strike = Un coup lance { $dice } contre une résistance de { $resistance } :
odds-attacks = { $figure } attaque avec { $dice } :
odds-roll = { $dice }, il faut { $needed } ou plus :
odds-shots-there =
    { $count ->
        [one] Un tir sur { $target }.
       *[other] { $count } tirs sur { $target }.
    }
odds-rounds = Rounds livrés
odds-round-after-round =
    { $count ->
        [one] Au plus un round est engagé ; c’est fini quand l’un est éliminé ou en déroute.
       *[other] Au plus { $count } rounds sont engagés ; c’est fini quand l’un est éliminé ou en déroute.
    }
