# Les probabilités de Trauma, en français.

odds-hits = Touches du test de précision
odds-through = Touches restantes après le couvert de { $unit }
odds-wounds = Blessures de { $unit }
odds-models-lost = Figurines perdues par { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } perdues
odds-boxes = Cases cochées de { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } cases
odds-incidents = Incidents de { $unit }
odds-thrown = Figurines de { $unit } jetées à terre
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } jetées à terre
odds-destroyed = { $unit } : unité éliminée
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } éliminée
odds-disorganised = { $unit } : unité désorganisée
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } désorganisée
odds-grounded = { $unit } : unité à terre
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } à terre
odds-immobile = Un véhicule de { $unit } reste mais ne peut plus bouger
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } immobilisé
odds-passes = L’unité { $unit } réussit son test de moral
odds-wins = Le joueur { $seat } gagne l’initiative
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } pour { $seat }

## Ce qui est remarqué en plus

odds-explosions = À chaque incident, l’attaquant est supposé choisir les explosions en chaîne, qui détruisent le plus souvent ; s’il choisissait toujours la propulsion, l’unité { $unit } serait éliminée dans { NUMBER($share, style: "percent", maximumFractionDigits: 1) } des cas et resterait immobile dans { NUMBER($stuck, style: "percent", maximumFractionDigits: 1) }.
odds-officer-chosen = Là où l’attaquant choisit qui tombe, il prend d’abord l’officier.
odds-officer-behind = L’officier est supposé se tenir derrière les autres ; devant eux, l’unité serait désorganisée dans { NUMBER($share, style: "percent", maximumFractionDigits: 1) } des cas.
odds-salvos = Les salves sont tirées dans cet ordre : { $weapons }.
