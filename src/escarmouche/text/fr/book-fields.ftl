# Les champs des livres, et les mots qui y vont.

book-new = Nouveau livre
book-new-entry = Nouveau venu
book-field-name = Nom
book-field-key = Clé
book-field-text = Texte
book-field-cost = Coût
book-field-weapons = Armes
book-field-skills = Compétences
book-field-rules = Règles spéciales
book-field-effect = Effets
book-field-does = Effet
book-field-roll = Jet
book-field-amount = Valeur
book-field-when = Quand
book-field-within = Au plus à
book-field-beyond = Au-delà de
book-field-once = Une fois par partie
book-field-grants = Vaut
book-field-immune = Immunisé contre
book-field-armour = Armure
book-field-kind = Genre
book-field-range = Portée
book-field-base = Socle
book-field-height = Hauteur
book-field-attacks = Attaques
book-field-quality = Qualité
book-field-upgrades = Améliorations
book-field-role = Rôle
book-field-damage = Dommages
book-field-rate = Cadence de feu
book-field-models = Figurines
book-field-count = Nombre
book-field-size = Taille
book-field-value = Valeur
book-field-traits = Traits
book-part-weapon = Armes
    .one = Arme
book-part-rule = Règles spéciales
    .one = Règle spéciale
book-part-price = Coûts
    .one = Coût
book-word-modifier = Modificateur
book-word-reroll = Relance
book-word-move = Mouvement
book-word-to-hit = Pour toucher
book-word-to-be-hit = Pour être touché
book-word-morale = Moral
book-word-shooting = Au tir
book-word-melee = En mêlée
book-word-damage = Dommages
book-word-skill = Compétence
refused-book-flawed =
    { $count ->
        [one] Il y a encore une erreur dans le livre : corrigez-la d’abord.
       *[other] Il y a encore { $count } erreurs dans le livre : corrigez-les d’abord.
    }
refused-book-nobody = Personne ne peut aligner « { $name } ».
book-target = Cible
book-part-mission = Missions
    .one = Mission
book-field-zones = Zones de déploiement
book-field-scores = Ce qui rapporte
book-field-for = Pour
book-field-points = Points
