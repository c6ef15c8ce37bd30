# Eine Liste zusammenstellen.

builder-upgrades = Verbesserungen
builder-replaces = anstelle von { $weapons }
