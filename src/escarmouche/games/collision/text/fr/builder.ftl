# Composer une bande.

builder-shards = éclats
builder-gang = Bande
builder-items = Objets ({ $slots } au plus)
builder-stash = Coffre
builder-stash-items = Objets que personne ne porte
builder-into-stash = Mettre au coffre : { $item }
builder-from-stash = Prendre au coffre : { $item }
builder-armour-value = Armure { $value }+

compared-loss = Blessures en moyenne
compared-shot = Tire
compared-charge = Charge
compared-light = DEF 0, WND 2
compared-ready = DEF +1, WND 2
compared-armoured = DEF +1, WND 3, armure 7+
compared-heavy = DEF +2, WND 3, armure 6+
