# Eine Bande zusammenstellen.

builder-shards = Splitter
builder-gang = Bande
builder-items = Gegenstände (höchstens { $slots })
builder-armour-value = Rüstung { $value }+
