# Firefight au terminal et sur la page, en français.

unit-wounds =
    { $count ->
        [1] 1 blessure
       *[other] { $count } blessures
    }
unit-tokens =
    { $count ->
        [1] 1 jeton de sort
       *[other] { $count } jetons de sort
    }
card-profile = Qualité { $quality }+, Défense { $defense }+, { $points } points
card-spells-yours = Vos sorts (et leur coût en jetons de sort)
card-spells-theirs = Les sorts de l’ennemi
card-spell = { $spell } ({ $value }), { $range }″, { $target } : { $does }
spell-target-enemy-unit =
    { $count ->
        [1] une unité ennemie
       *[other] jusqu’à { $count } unités ennemies
    }
spell-target-friendly-unit =
    { $count ->
        [1] une unité amie
       *[other] jusqu’à { $count } unités amies
    }
spell-target-enemy-model =
    { $count ->
        [1] une figurine ennemie
       *[other] jusqu’à { $count } figurines ennemies
    }
spell-target-self = le Lanceur de sorts
spell-hits =
    { $count ->
        [1] 1 touche{ spell-hit-rules }
       *[other] { $count } touches{ spell-hit-rules }
    }
spell-hit-rules =
    { $rules ->
        [none] {""}
       *[other] {" "}avec { $rules }
    }
spell-grant = donne { $rules }
spell-modifier =
    { $roll ->
        [hit] { $amount } pour toucher
        [defence] { $amount } aux jets de Défense
        [morale] { $amount } aux tests de Moral
       *[casting] { $amount } aux jets de sort
    }
spell-move = bouge de { $inches }″ au plus
spell-shake = devient Ébranlée
spell-unshake = n’est plus Ébranlée
spell-until-end-of-round = {", "}jusqu’à la fin du round
spell-until-next-use = {", "}une fois
weapon-range = { $range }″
card-inert = Sans effet : { $rules }
card-house-spells = Emploie les sorts maison
refused-not-agreed = Il y faut --agree : { $reason }
shown-mission-firefight = Objectifs
shown-objectives =
    { $count ->
        [one] { $count } objectif
       *[other] { $count } objectifs
    }
shown-mission-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
shown-objective = Objectif { $number }
shown-quality = Qualité
shown-defence = Défense
shown-inert = Cette règle n’a pas d’effet ici.
shown-own-inert = { $rule } (texte seul, sans effet)
shown-own-grants = Elle revient à : { $rules }.
shown-own-aura = Elle sert aussi aux amis à { $inches }″, mesurés au début de chaque activation.
shown-own-once = Une fois par partie, jusqu’à la fin du round.
act-out-at = Hors de combat à { $needed } ou plus
