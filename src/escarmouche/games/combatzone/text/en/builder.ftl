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
