# Ce qui serait possible depuis un endroit, en français.

ghost-shot = { $unit } sur { $target } : { $weapon }
threat-shoots = { $name } : bouge et tire jusqu’à { NUMBER($shoot, maximumFractionDigits: 1) } ps, charge à { NUMBER($charge, maximumFractionDigits: 1) } ps
threat-charges = { $name } : charge à { NUMBER($charge, maximumFractionDigits: 1) } ps
