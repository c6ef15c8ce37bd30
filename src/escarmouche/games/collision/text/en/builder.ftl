# Putting a gang together.

builder-shards = shards
builder-gang = Gang
builder-items = Items ({ $slots } at most)
builder-armour-value = Armour { $value }+
