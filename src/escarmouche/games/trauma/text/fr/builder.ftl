# Composer une armée.

builder-army-points = PA
builder-part = Rôle
builder-part-either = Quel que soit l’enjeu
builder-part-attacker = Attaquant
builder-part-defender = Défenseur
builder-section = Section { $number }
builder-section-of = Section
builder-vehicles = Véhicules
builder-extended = Effectif étendu : { $models } figurines
builder-none = Aucun
builder-grade = Grade { $grade }, Commandement { $command }
builder-heavy = Armes lourdes
builder-specialists = Spécialistes
builder-companions = Accompagnateurs
builder-options = Autres choix
builder-skills = Compétences
builder-medic = Médecin
builder-mechanic = Mécanicien
builder-sapper = Sapeur

compared-loss = Figurines perdues en moyenne
compared-fire = Tire de tout
compared-melee = Frappe
compared-armour-1 = Armure 1
compared-armour-2 = Armure 2
compared-armour-3 = Armure 3
compared-armour-4 = Armure 4
