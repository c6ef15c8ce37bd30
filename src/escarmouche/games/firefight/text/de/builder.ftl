# Eine Liste zusammenstellen.

builder-upgrades = Verbesserungen
builder-replaces = anstelle von { $weapons }

compared-loss = Verlorene Modelle im Mittel
compared-shooting = Schießt auf 12 Zoll
compared-melee = Stürmt an
compared-defence-3 = Verteidigung 3+
compared-defence-4 = Verteidigung 4+
compared-defence-5 = Verteidigung 5+
compared-defence-6 = Verteidigung 6+
