# Moral, ordres, tir d’alerte, corps à corps, spécialistes.

## Noms

what-point = un point de dommage
what-propulsion = la propulsion
what-weapon = une arme
cause-melee = corps à corps
cause-assault = assaut suicide

## Questions

ask-order = Ordres pour { $unit } : vous avez { $pool } PC.
ask-alert = L’unité { $target } vient de terminer un mouvement en vue de vos unités en alerte : qui tire ?
ask-alert-stagger = L’unité { $unit } tire-t-elle maintenant, ou décale-t-elle ses salves ?
ask-fight = L’unité { $unit } est au contact de l’ennemi : engage-t-elle le corps à corps ? Ensuite, elle ne fait plus rien.
ask-blows = L’unité { $unit } combat : choisissez les prochains coups et leur cible.
ask-who-strikes = Qui frappe dans { $unit } ?
ask-who-runs = Qui de { $unit } participe à l’assaut suicide ?
ask-odd-hits = Choisissez { $count } d’entre eux qui reçoivent une touche de plus.
ask-victims = Choisissez { $count } des figurines touchées : elles sont éliminées.
ask-own-losses = Les charges coûtent { $count } à { $unit } : choisissez qui vous retirez.
ask-operate = Quel objet l’unité { $unit } actionne-t-elle ?

## Choix

option-order = { $order } ({ $cost } PC)
option-order-courage = Courage les gars ! pour { $unit } ({ $cost } PC)
option-order-done = Plus d’ordres
option-alert-unit = L’unité { $unit } tire
option-alert-none = Personne ne tire
option-alert-all = Tirer maintenant ; l’ordre est épuisé
option-alert-stagger = Décaler les salves (1 PC)
option-fight = Combattre
option-refrain = Ne pas combattre
option-blows = { $weapon } contre { $target }
option-assault = Assaut suicide contre { $target }
option-charge = { $model } fait sauter { $victim }
option-blows-done = Plus de coups
option-self-repair = { $model } se répare : { $what }
option-repair = { $model } répare { $vehicle } : { $what }
option-blow-up = { $model } fait sauter « { $piece } »
option-operate-piece = « { $piece } »

## Refus

refused-order-down = L’unité { $unit } est à terre : elle ne peut pas recevoir d’ordre, et garde de toute façon la tête baissée.
refused-order-engaged = L’unité { $unit } est engagée et ne peut pas recevoir d’ordre.
refused-order-disorganised = L’unité { $unit } a été désorganisée et ne reçoit pas d’ordre pendant cette activation.
refused-order-twice = Une unité ne détient chaque ordre qu’une fois : { $order }
refused-hide-armour = L’unité { $unit } n’est pas un marcheur et ne peut pas se planquer.
refused-hide-immobile = L’unité { $unit } ne peut pas se planquer sans sa propulsion.
refused-alert-fired = L’unité { $unit } a tiré pendant cette activation.
refused-alert-disorganised = L’unité { $unit } est désorganisée : elle garde son ordre Tir d’alerte mais ne peut pas s’en servir.
refused-order-recovering = L’unité { $unit } a commencé cette activation désorganisée : elle ne fait que se reprendre et ne reçoit pas d’ordre.
refused-courage-general = Seul le général en chef encourage les autres, dans la phase d’ordres de sa propre unité.
refused-courage-again = L’encouragement a déjà été donné.
refused-melee-reach = L’unité { $unit } n’est pas au contact.
refused-no-contact = L’unité { $unit } n’a pas d’ennemi au contact.
refused-no-blows = L’unité { $unit } n’a rien pour frapper.
refused-struck-already = Ces armes ont déjà frappé.
refused-nobody-strikes = Personne avec cette arme n’est au contact de { $unit }.
refused-assault-rank = L’unité { $unit } n’a pas de charges : seule l’infanterie irrégulière et régulière lance un assaut suicide.
refused-assault-made = L’assaut suicide remplace toutes les autres attaques de l’unité.
refused-assault-struck = L’unité a déjà frappé ; un assaut suicide remplace toutes les autres attaques.
refused-charge-again = { $model } a déjà combattu.
refused-repair-disorganised = L’unité { $unit } est désorganisée et ne répare rien.
refused-repair-again = { $model } a déjà réparé quelque chose pendant cette activation.
refused-repair-reach = { $vehicle } est hors de portée : { $model } doit être à son contact.
refused-repair-enemy = { $model } appartient à l’ennemi et n’est pas réparé.
refused-blow-up-point = « { $piece } » est un point stratégique et ne peut pas être détruit.
refused-blow-up-solid = « { $piece } » est trop solide pour être détruit.
refused-blow-up-again = { $model } a déjà détruit quelque chose pendant cette activation.
refused-blow-up-reach = { $model } n’est pas au contact de cet élément.
refused-charge-reach = { $model } n’est pas au contact de { $victim }.
refused-operate-armour = L’unité { $unit } n’a pas de mains : seuls l’infanterie et les marcheurs actionnent des objets.
refused-operate-reach = Personne de { $unit } n’est au contact d’un objet.
refused-operate-done = L’unité { $unit } n’a plus rien à actionner ici.

## Le journal

event-morale-tested =
    { $passed ->
        [yes] L’unité { $unit } teste son moral : { $dice }. Elle tient.
       *[no] L’unité { $unit } teste son moral : { $dice }. Elle échoue.
    }
event-order-given = L’unité { $unit } reçoit un ordre : { $order }
event-courage-given = « Courage les gars ! » Le général en chef de { $seat } encourage { $unit }.
event-order-used-up = L’unité { $unit } a utilisé son ordre : { $order }
event-alert-began = L’unité { $unit } est en alerte et met { $target } en joue.
event-fight-began = L’unité { $unit } combat { $others }.
event-blows-struck =
    { $hits ->
        [0] L’unité { $unit } frappe { $target } ({ $weapon }) : { $dice }, aucune touche.
        [one] L’unité { $unit } frappe { $target } ({ $weapon }) : { $dice }, 1 touche.
       *[other] L’unité { $unit } frappe { $target } ({ $weapon }) : { $dice }, { $hits } touches.
    }
event-charges-thrown = L’unité { $unit } se jette sur { $target } avec des charges ({ $models }) : { $dice } ; touches : { $hits }.
event-charges-pierced = Charges sur { $vehicle } : { $dice } ; blessures : { $wounds }.
event-own-losses-rolled = Les charges frappent aussi { $unit } : { $dice } ; pertes : { $losses }.
event-charge-placed = { $model } pose une charge sur { $victim }.
event-scenery-destroyed = { $model } fait sauter « { $piece } ».
event-repaired = { $model } répare { $vehicle } : { $what }.
event-operated = L’unité { $unit } actionne « { $piece } ».
