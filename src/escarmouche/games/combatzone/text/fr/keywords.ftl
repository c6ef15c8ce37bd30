# Les mots-clés et caractéristiques de Combat Zone, en français.

## Mots-clés

keyword-green = Recrue
keyword-average = Aguerri
keyword-veteran = Vétéran
keyword-elite = Élite
keyword-hero = Héros
keyword-basic-fighter = Combattant de base
keyword-leader = Chef de groupe
keyword-second = Sous-chef de groupe
keyword-tech = Tech
keyword-medic = Infirmier
keyword-machine = Machine
keyword-self-repair = Autoréparation
keyword-minor-damage = Dommages mineurs
keyword-major-damage = Dommages majeurs
keyword-critical-damage = Dommages critiques
keyword-hardware = Matériel
keyword-power = Alimentation
keyword-software = Logiciel

## Caractéristiques

characteristic-quality = Qualité
characteristic-role = Rôle
characteristic-action-points = Points d’action (PA)
characteristic-damage-dice = Dés de dommages
characteristic-resistance = Résistance
characteristic-armour = Armure
characteristic-group = Groupe
