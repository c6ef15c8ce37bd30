# Putting a list together.

builder-upgrades = Upgrades
builder-replaces = instead of { $weapons }
