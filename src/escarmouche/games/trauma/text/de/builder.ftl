# Eine Armee zusammenstellen.

builder-army-points = AP
builder-part = Rolle
builder-part-either = Gleich, worum es geht
builder-part-attacker = Angreifer
builder-part-defender = Verteidiger
builder-section = Sektion { $number }
builder-section-of = Sektion
builder-vehicles = Fahrzeuge
builder-extended = Erweiterte Stärke: { $models } Modelle
builder-none = Keiner
builder-grade = Grad { $grade }, Kommando { $command }
builder-heavy = Schwere Waffen
builder-specialists = Spezialisten
builder-companions = Begleiter
builder-options = Weiteres
builder-skills = Fähigkeiten
builder-medic = Sanitäter
builder-mechanic = Mechaniker
builder-sapper = Pionier

compared-loss = Verlorene Modelle im Mittel
compared-fire = Feuert mit allem
compared-melee = Schlägt zu
compared-armour-1 = Panzerung 1
compared-armour-2 = Panzerung 2
compared-armour-3 = Panzerung 3
compared-armour-4 = Panzerung 4
