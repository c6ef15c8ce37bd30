# Composer une bande.

builder-shards = éclats
builder-gang = Bande
builder-items = Objets ({ $slots } au plus)
builder-armour-value = Armure { $value }+
