# Mouvement, escalade, chute et repoussement, en français.

## Questions

ask-move = Déplacez { $model }, ou tournez la figurine sur place.
ask-arrive = { $model } entre par votre bord de table : dites où la figurine va.
ask-drop-object = { $model } lâche ce qu’elle porte : posez l’objet au contact de son socle.

## Événements

event-set-out = { $model } s’engage sur un chemin qui demande un test.
event-moved =
    { $arriving ->
        [yes] { $model } entre sur la table et se déplace de { $length }″.
       *[other] { $model } se déplace de { $length }″.
    }
event-stayed = { $model } reste sur place.
event-turned = { $model } tourne sur place.
event-took-hold =
    { $hold ->
        [ladder] { $model } reste sur l’échelle, à { $height }″ du sol.
       *[other] { $model } s’accroche au mur, à { $height }″ du sol.
    }
event-lost-hold = { $model } n’a pas fini son escalade et perd son accroche, à { $height }″ de haut.
event-fell = { $model } fait une chute de { $height }″ : une touche +{ $strength } CC.
event-pushed = { $model } recule de { $distance }″.
event-ran-into =
    { $into ->
        [nobody] { $model } est projetée contre un obstacle.
       *[other] { $model } est projetée contre { $into }.
    }
event-forced-off = { $model } est forcée hors de la table et quitte la partie.

## Modificateurs

reason-dangerous-jump = saut dangereux de { $height }″
reason-light-cover = couvert léger ({ $hidden } % cachés)
reason-heavy-cover = couvert lourd ({ $hidden } % cachés)

## Ce qui n’est pas permis

refused-too-long = Cela fait { $length }″, mais la figurine ne peut parcourir que { $limit }″.
refused-off-table = Une figurine ne peut pas quitter volontairement le champ de bataille.
refused-through-base = Le trajet passe à travers le socle d’une autre figurine.
refused-leap-high = Un franchissement se termine au plus { $limit }″ plus haut que son départ.
refused-blocked = Le décor barre le trajet.
refused-unsupported = Une figurine ne peut pas se tenir là.
refused-no-wall = Il n’y a pas de mur à escalader.
refused-wrong-start = Le trajet de { $model } doit commencer là où se tient la figurine.
refused-entry = { $model } arrive de l’extérieur, le socle au contact de votre bord, et doit finir entièrement sur la table.
refused-legs-count = Donnez le genre de chaque partie du trajet : il y en a { $count }.
refused-leg-kind =
    { $kind ->
        [walk] Cette partie du trajet ne peut pas se faire en marchant.
        [climb] Cette partie du trajet ne peut pas s’escalader.
        [ladder] Il n’y a ni échelle ni escalier sur cette partie du trajet.
        [leap] Il n’y a rien à franchir sur cette partie du trajet.
        [jump] Il n’y a rien d’où sauter sur cette partie du trajet.
       *[other] « { $kind } » n’est pas un genre de mouvement : walk, climb, ladder, leap, jump, hang.
    }
refused-hang = { $model } n’a plus d’action : elle ne peut pas finir son activation sur un mur ou une échelle.
refused-hang-last = Seule la dernière partie d’un trajet peut finir sur un mur ou une échelle.
refused-hang-height = Donnez une hauteur entre le pied et le sommet, qui est à { $limit }″.
refused-other-wall = { $model } est accrochée à ce mur : elle doit continuer d’ici, ou redescendre.
refused-drop-contact = L’objet doit être sur la même surface, au contact du socle.
refused-drop-spot = L’objet ne peut pas être posé là.
refused-drop-on-base = L’objet serait posé sur un socle.
