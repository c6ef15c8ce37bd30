# Les mots-clés, caractéristiques et champs des armes de Trauma, en français.

## Mots-clés

keyword-up = Up
keyword-down = Down
keyword-simple-test = Test simple
keyword-opposed-test = Test en opposition
keyword-contact = Portée Contact
keyword-range = Portée
keyword-formation = Formation
keyword-unit-leader = Chef d’unité
keyword-officer = Officier
keyword-chief-general = Général en chef
keyword-specialist = Spécialiste
keyword-heavy-weapon = Arme lourde
keyword-irregular = Irrégulier
keyword-regular = Régulier
keyword-elite = Élite
keyword-recon = Recon
keyword-support = Support
keyword-heavy = Lourd
keyword-assault-section = Section d’assaut
keyword-reinforcement-section = Section de renfort
keyword-activation-sequence = Séquence d’activation
keyword-option-move-first-card = Déplacer la première carte
keyword-option-pass = Passer l’activation
keyword-option-simultaneous = Activation simultanée
keyword-state-free = Libre
keyword-state-engaged = Engagée
keyword-state-disorganised = Désorganisée
keyword-state-on-ground = À terre
keyword-state-reserve = En réserve
keyword-state-operational = Opérationnelle
keyword-action-fire = Tirer
keyword-action-staggered-salvos = Décaler ses salves
keyword-action-supported-fire = Tir appuyé
keyword-action-crossing = Franchissement
keyword-action-operate = Actionner un objet
keyword-action-movement = Mouvement
keyword-action-melee = Corps à corps
keyword-action-suicide-assault = Assaut suicide
keyword-action-overrun = Écraser l’infanterie
keyword-action-drop = Point de largage (entrée)
keyword-fire-corridor = Couloir de feu
keyword-salvo = Salve
keyword-direct-fire = Tir direct
keyword-indirect-fire = Tir indirect
keyword-blast = Effet de souffle
keyword-incident-propulsion = Propulsion détruite
keyword-incident-explosions = Explosions en chaîne
keyword-incident-weapon = Arme inutilisable
keyword-type-walker = Marcheur
keyword-type-antigrav = Anti-grav
keyword-type-wheeled = Roulant
keyword-firing-arcs = Arcs de tir
keyword-access-zone = Zone d’accès
keyword-deployment-zone = Zone de déploiement
keyword-drop-point = Point de largage
keyword-skill-medical-armour = Armure médicalisée
keyword-skill-self-repair = Auto-réparation
keyword-skill-demolition = Démolition
keyword-skill-concealment = Dissimulation
keyword-skill-guerrilla = Guérilla
keyword-skill-warrior = Guerrier
keyword-skill-experienced-officer = Officier expérimenté
keyword-skill-jump-pack = Propulseur dorsal
keyword-skill-reinforcement = Renfort
keyword-skill-repair = Réparation
keyword-skill-resistance = Résistance
keyword-skill-sniper = Sniper
keyword-skill-heal = Soin
keyword-skill-skirmishers = Tirailleurs
keyword-skill-lock-on = Verrouillage
keyword-quarter-open = Quartier découvert
keyword-quarter-covered = Quartier couvert
keyword-quarter-building = Quartier bâtiment
keyword-point-alpha = Point stratégique alpha
keyword-point-omega = Point stratégique oméga
keyword-point-gamma = Point stratégique gamma

## Caractéristiques

characteristic-name-type = Nom et type
characteristic-movement = Mouvement
characteristic-morale = Moral
characteristic-armour = Armure
characteristic-command = Commandement
characteristic-structure = Ligne de structure
characteristic-armour-type = Type de blindé
characteristic-size = Taille
characteristic-grade = Grade

## Armes

weapon-name = Nom
weapon-precision = Précision
weapon-rate = Cadence de feu
weapon-area = Aire d’effet
weapon-force = Force
weapon-damage = Dommages
