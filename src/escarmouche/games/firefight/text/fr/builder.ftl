# Composer une liste.

builder-upgrades = Améliorations
builder-replaces = à la place de { $weapons }

compared-loss = Figurines perdues en moyenne
compared-shooting = Tire à 12″
compared-melee = Charge
compared-defence-3 = Défense 3+
compared-defence-4 = Défense 4+
compared-defence-5 = Défense 5+
compared-defence-6 = Défense 6+
