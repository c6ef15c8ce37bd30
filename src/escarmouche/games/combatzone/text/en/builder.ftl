# Putting a force together.

builder-gang = Gang
builder-squad = Squad
builder-hero = Hero
builder-kind = Kind of group
builder-count = Figures
builder-role = Role
builder-quality = Quality
builder-armour = Armour
builder-weapons = Firearms
builder-blades = Close combat weapons
builder-kits = Kits
builder-skills = Skills
builder-grenades = Hand grenades
builder-none = None

compared-loss = Figures put out of action on average
compared-shot = A single shot
compared-burst = A burst
compared-melee = A round of close combat
compared-unarmoured = Average fighter
compared-primitive = In primitive armour
compared-vest = In a bullet-proof vest
compared-combat = In combat armour
