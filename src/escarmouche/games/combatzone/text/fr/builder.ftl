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

compared-loss = Figurines mises hors de combat en moyenne
compared-shot = Un coup unique
compared-burst = Une rafale
compared-melee = Un round de corps à corps
compared-unarmoured = Combattant aguerri
compared-primitive = En armure primitive
compared-vest = En gilet pare-balles
compared-combat = En armure de combat
