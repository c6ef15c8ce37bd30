# Putting an army together.

builder-army-points = AP
builder-part = Part
builder-part-either = Whatever is fought for
builder-part-attacker = Attacker
builder-part-defender = Defender
builder-section = Section { $number }
builder-section-of = Section
builder-vehicles = Vehicles
builder-extended = Extended strength: { $models } models
builder-none = None
builder-grade = Grade { $grade }, Command { $command }
builder-heavy = Heavy weapons
builder-specialists = Specialists
builder-companions = Companions
builder-options = Further choices
builder-skills = Skills
builder-medic = Medic
builder-mechanic = Mechanic
builder-sapper = Sapper

compared-loss = Models lost on average
compared-fire = Fires everything
compared-melee = Strikes
compared-armour-1 = Armour 1
compared-armour-2 = Armour 2
compared-armour-3 = Armour 3
compared-armour-4 = Armour 4
