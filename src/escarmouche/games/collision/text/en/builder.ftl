# Putting a gang together.

builder-shards = shards
builder-gang = Gang
builder-items = Items ({ $slots } at most)
builder-stash = Stash
builder-stash-items = Items that nobody carries
builder-into-stash = Lay into the stash: { $item }
builder-from-stash = Take from the stash: { $item }
builder-armour-value = Armour { $value }+

compared-loss = Wounds on average
compared-shot = Shoots
compared-charge = Charges
compared-light = DEF 0, WND 2
compared-ready = DEF +1, WND 2
compared-armoured = DEF +1, WND 3, armour 7+
compared-heavy = DEF +2, WND 3, armour 6+
