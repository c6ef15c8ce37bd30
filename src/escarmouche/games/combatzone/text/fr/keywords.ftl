# Les mots-clés, caractéristiques et champs des armes de Combat Zone, en français.

## Mots-clés

keyword-green = Recrue
keyword-average = Aguerri
keyword-veteran = Vétéran
keyword-elite = Élite
keyword-hero = Héros
keyword-basic-fighter = Combattant de base
keyword-gang-leader = Chef de gang
keyword-leader = Chef de groupe
keyword-second = Sous-chef de groupe
keyword-tech = Tech
keyword-medic = Infirmier
keyword-machine = Machine
keyword-self-repair = Autoréparation
keyword-mandatory-action = Action obligatoire
keyword-reaction-test = Test de réaction
keyword-ok = Ok
keyword-panic = Panique
keyword-rout = Déroute
keyword-initiative = Initiative
keyword-cohesion = Cohésion
keyword-activation = Activation
keyword-pivot-small = Pivoter jusqu’à 90°
keyword-pivot-large = Pivoter de 90° à 180°
keyword-move = Se déplacer
keyword-move-difficult = Se déplacer en terrain difficile
keyword-initiate-close-combat = Initier un combat rapproché
keyword-single-shot = Tir au coup par coup
keyword-burst = Tir en rafale
keyword-heavy-single = Tir au coup par coup, arme lourde
keyword-heavy-burst = Tir en rafale, arme lourde
keyword-aimed-shot = Tir visé
keyword-opportunity-fire = Tir d’opportunité
keyword-throw-grenade = Lancer une grenade
keyword-fire-missile = Tirer au lance-missiles
keyword-fire-flame = Tirer au lance-flammes
keyword-door = Ouvrir ou fermer une porte
keyword-pick-up = Prendre un objet
keyword-cross-obstacle = Franchir un obstacle
keyword-take-cover = Se mettre à couvert
keyword-technology-roll = Jet de technologie
keyword-first-aid = Premiers soins
keyword-point-blank = Bout portant
keyword-short-range = Portée courte
keyword-long-range = Portée longue
keyword-light-cover = Couvert léger
keyword-intermediate-cover = Couvert intermédiaire
keyword-hard-cover = Couvert dur
keyword-extra-hard-cover = Couvert extra-dur
keyword-primitive-armour = Armure primitive
keyword-ablative-armour = Armure ablative
keyword-bulletproof-vest = Gilet pare-balles
keyword-combat-armour = Armure de combat
keyword-dagger = Dague
keyword-club = Massue
keyword-pistol-in-close-combat = Pistolet au combat rapproché
keyword-sword = Épée
keyword-axe = Hache
keyword-second-weapon = Seconde arme de combat rapproché
keyword-engaged = Engagé
keyword-deviation = Déviation
keyword-area-of-effect = Aire d’effet
keyword-fire = Feu
keyword-minor-damage = Dommages mineurs
keyword-major-damage = Dommages majeurs
keyword-critical-damage = Dommages critiques
keyword-hardware = Matériel
keyword-power = Alimentation
keyword-software = Logiciel
keyword-malfunction = Dysfonction

## Caractéristiques

characteristic-quality = Qualité
characteristic-fighter-class = Catégorie
characteristic-role = Rôle
characteristic-action-points = Points d’action (PA)
characteristic-attack-dice = Dés d’attaque
characteristic-damage-dice = Dés de dommages
characteristic-resistance = Résistance
characteristic-armour = Armure
characteristic-move-per-ap = Mouvement par PA
characteristic-group = Groupe

## Armes

weapon-cad = Cadence (CAD)
weapon-dom = Dommages (DOM)
weapon-bpt = Bout portant (BPT)
weapon-crt = Portée courte (CRT)
weapon-lng = Portée longue (LNG)
weapon-category = Catégorie
weapon-radius = Rayon d’effet
