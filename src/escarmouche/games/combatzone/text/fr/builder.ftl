# Composer une force.

builder-gang = Gang
builder-squad = Escouade
builder-hero = Héros
builder-kind = Genre de groupe
builder-count = Figurines
builder-role = Rôle
builder-quality = Qualité
builder-armour = Armure
builder-weapons = Armes à feu
builder-blades = Armes de corps à corps
builder-kits = Trousses
builder-skills = Compétences
builder-grenades = Grenades à main
builder-none = Aucune
