# Cartes de Pouvoir, tests, blessures et confrontations, en français.

## Morceaux de phrases

card-success = Réussite
card-failure = Échec
card-missing = aucune carte (compte comme un Échec)
card-hidden = une carte face cachée
for-purpose =
    { $purpose ->
        [test] pour un test
        [save] pour une sauvegarde d’armure
        [reach] pour la portée d’une charge
        [district] pour le quartier
        [dispute] pour le désaccord
        [first] pour savoir qui commence
       *[other] face visible
    }
by-cause =
    { $cause ->
        [fall] par une chute
        [malfunction] par sa propre arme
        [collision] par un choc
        [charge] au combat rapproché
        [shooting] par un tir
       *[other] par une touche
    }
counted-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Questions

ask-replace-card = Vous avez pioché { $card } { for-purpose } : la garder, ou la remplacer par une carte de votre main ?
ask-settle-dispute = Vous avez gagné le tirage : dites quelle lecture vaut pour cette fois.
ask-add-characteristic = Vous avez pioché { $card } : { $model } ajoute-t-elle { $characteristic } ({ $value }) ?
ask-armour-save = { $model } va subir une blessure { by-cause } : tenter une sauvegarde d’armure à { $armour }+ ?
ask-lay-cards = Placez vos cartes face cachée : donnez leur ordre, de la gauche de l’attaquant vers sa droite.
ask-share-modifiers = Répartissez vos modificateurs entre vos cartes ({ $cards }) : { $total } en tout.
ask-cover-card = Couvrez une de vos cartes avec une carte de votre main, ou passez.
ask-cover-cards = Couvrez vos cartes de votre choix avec des cartes de votre main ; n’en choisissez aucune pour passer.

## Options

option-card = Carte { $card }
option-keep-card = Garder la carte
option-reading = La lecture de { $seat }
option-add = L’ajouter
option-leave = Ne pas l’ajouter
option-save = Tenter la sauvegarde
option-decline = Prendre la blessure
option-pass = Passer
option-cover = Couvrir la colonne { $column } avec { $card }

## Événements : pioches et mains

event-cards-taken = { $seat } prend { counted-cards } en main.
event-cards-seen = { $seat } a pioché : { $cards }.
event-cards-laid-off = { $seat } défausse de sa main : { $cards }.
event-deck-reshuffled = La pioche de { $seat } est vide : la défausse ({ counted-cards }) devient la nouvelle pioche.
event-open-card-drawn =
    { $closed ->
        [yes] { $seat } pioche { $card } { for-purpose } (pioche fermée).
       *[other] { $seat } pioche { $card } { for-purpose }.
    }
event-card-replaced = { $seat } remplace { $replaced } par { $card } de sa main.
event-draw-won = { $seat } a la carte la plus haute.
event-draw-tied = Les cartes sont égales : les deux joueurs piochent à nouveau.
event-dispute-settled = { $chooser } décide : la lecture de { $seat } vaut pour cette fois.

## Événements : tests et blessures

event-characteristic-tested =
    { $success ->
        [yes] { $model } réussit le test { $difficulty }+ { $characteristic } avec { $card }
       *[other] { $model } rate le test { $difficulty }+ { $characteristic } avec { $card }
    }{ $modifier ->
        [none] .
       *[other] {" "}et { $modifier }.
    }
event-save-taken =
    { $success ->
        [yes] { $model } est sauvée par son armure : { $card } contre { $armour }+
       *[other] L’armure de { $model } n’y fait rien : { $card } contre { $armour }+
    }{ $modifier ->
        [none] .
       *[other] {" "}avec { $modifier }.
    }
event-wounded = { $model } subit une blessure { by-cause } : { $wounds } sur { $wnd }.
event-killed = { $model } meurt, { by-cause }.

## Événements : confrontations

event-confrontation-began =
    { $cause ->
        [shooting] Confrontation : { $model } tire sur { $target }, { counted-cards } chacun.
        [charge] Confrontation : { $model } attaque { $target }, { counted-cards } chacun.
        [fall] Confrontation : { $target } tombe ; { $attacker } pioche pour la chute.
        [malfunction] Confrontation : l’arme de { $target } se retourne contre elle ; { $attacker } pioche pour l’arme.
        [collision] Confrontation : { $target } est projetée contre un obstacle ; { $attacker } pioche pour le choc.
       *[other] Confrontation : { $target } est touchée ; { $attacker } pioche pour l’attaque.
    }
event-cards-drawn = { $seat } pioche { counted-cards } en secret.
event-cards-laid = { $seat } place { counted-cards } face cachée.
event-total-reckoned = Modificateurs de { $seat } : { $total } en tout.
event-shares-set = { $seat } répartit ses modificateurs : { $shares }.
event-cards-turned = Les cartes sont retournées à partir de la colonne { $column }. Attaque : { $attack } ; défense : { $defence }.
event-card-covered = { $seat } couvre sa carte de la colonne { $column }.
event-covers-turned = { $seat } a couvert la colonne { $columns } avec { $cards }.
event-attack-generated =
    { $count ->
        [one] Une Réussite donne { $count } attaque de plus à { $seat }.
       *[other] Des Réussites donnent { $count } attaques de plus à { $seat }.
    }
event-column-judged =
    Colonne { $column } : { $attack }{ $attack_share ->
        [0] {""}
       *[other] {" "}(part { $attack_share })
    } contre { $defence }{ $defence_share ->
        [0] {""}
       *[other] {" "}(part { $defence_share })
    } : { $hit ->
        [yes] touché.
       *[other] raté.
    }
event-board-cleared = Toutes les cartes de la confrontation vont à la défausse.

## Refus

refused-closed-draw = Une carte d’une pioche fermée ne peut pas être remplacée.
refused-missing-card = Il n’y a pas ici de carte à remplacer.
refused-covered-before = Vous ne pouvez pas couvrir une carte une seconde fois.
refused-card-twice = Une carte de la main ne couvre qu’une colonne.
refused-players = Collision se joue à { $needed } joueurs, pas à { $count }.

## Raisons

reason-characteristic = { $characteristic } de la carte de personnage.
reason-item = L’objet : { $item }.
reason-trait = Le trait : { $trait }.
reason-hazard =
    { $cause ->
        [fall] La force de la chute.
       *[other] La force de la touche.
    }
