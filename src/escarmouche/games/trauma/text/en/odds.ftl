# The odds of Trauma, in English.

odds-hits = Hits of the precision test
odds-through = Hits left after the cover of { $unit }
odds-wounds = Wounds on { $unit }
odds-models-lost = Models lost by { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } lost
odds-boxes = Boxes ticked of { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } boxes
odds-incidents = Incidents of { $unit }
odds-thrown = Models of { $unit } thrown to the ground
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } thrown down
odds-destroyed = { $unit } is eliminated
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } eliminated
odds-disorganised = { $unit } becomes disorganised
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } disorganised
odds-grounded = { $unit } is on the ground
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } on the ground
odds-immobile = A vehicle of { $unit } is left but cannot move any more
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } immobile
odds-passes = { $unit } passes its morale test
odds-wins = Player { $seat } wins the initiative
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } for { $seat }

## What is remarked besides

odds-explosions = At every incident the attacker is taken to choose chain explosions, which destroy most often; if he always chose the propulsion, { $unit } would be eliminated in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } and be left immobile in { NUMBER($stuck, style: "percent", maximumFractionDigits: 1) } of all cases.
odds-officer-chosen = Where the attacker may choose who falls, he takes the officer first.
odds-officer-behind = The officer is taken to stand behind the others; in front of them, the unit would be disorganised in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of all cases.
odds-salvos = The salvos are fired in this order: { $weapons }.
