# Pourquoi ceux qui connaissent Trauma répondent ainsi, en français.

## Morceaux de phrases

expected-losses =
    { $lost ->
        [0] à peine une blessure
        [one] { $lost } blessure
       *[other] { $lost } blessures
    }

## Avant les activations

because-nearer-to-us = Cet élément est plus près de nous que de l’ennemi.
because-stands-there = Qui défend se trouve sur les points dès le premier tour.
because-reinforces = Les renforts arrivent dès qu’ils peuvent être payés.
because-row = Qui promet le plus par son tir agit en premier.
because-bids =
    { $bid ->
        [0] Chaque point de commandement sert à une activation : aucun n’est misé.
        [one] On peut se passer de { $bid } point de commandement pour l’initiative.
       *[other] On peut se passer de { $bid } points de commandement pour l’initiative.
    }
because-next-card = La carte suivante est retournée.
because-lets-enemy-act = À l’ennemi de se découvrir d’abord : on passe.
because-two-at-once = Deux unités frappent avant que l’ennemi puisse répondre.
because-later = Mieux vaut retourner la première carte plus tard.
because-acts = Qui n’agit pas n’aide personne : l’unité { $unit } est activée.
because-way-in = C’est par là que l’unité { $unit } arrive le plus vite où elle doit aller.
because-no-way-in = Il n’y a pas d’entrée pour { $unit } en ce moment.

## Ce que fait une unité

because-fires = L’unité { $unit } a des ennemis en vue.
because-holds = L’unité { $unit } reste où elle est.
because-holds-and-fires = L’unité { $unit } reste où elle est, et son tir n’en est que plus sûr.
because-fires-and-marches = L’unité { $unit } a des ennemis en vue : elle tire, puis elle avance.
because-marches-and-fires = L’unité { $unit } avance, puis tire sur qui sera en vue.
because-marches = L’unité { $unit } avance vers l’endroit où elle doit être.
because-operates = L’unité { $unit } actionne ce que veut la mission.
because-toward-post = L’unité { $unit } va vers le point qu’elle doit tenir.
because-better-place = C’est là que l’unité { $unit } gagne le plus pour le danger qu’elle court.
because-fights = Seul frappe qui s’est déplacé : l’unité { $unit } se bat.

## Tirs et ordres

because-nearest-enemy = L’ennemi le plus proche est { $target }.
because-best-salvo = Cette salve promet le plus : { expected-losses } parmi { $target }.
because-nothing-to-fire-at = Aucune des salves qui restent ne vaut d’être tirée.
because-alert = L’unité { $target } vient de se déplacer sous les yeux d’unités en alerte.
because-watches = L’unité { $unit } n’a pas tiré : quiconque se déplacera sous ses yeux essuiera un tir.
because-takes-cover = Des ennemis sont proches : l’unité { $unit } se met à couvert.
because-encourages = L’unité { $unit } est désorganisée sur un point qu’elle doit tenir.
because-keeps-points = Les points de commandement servent aux unités qui doivent encore agir.
because-first = { $unit } : agir en premier.
because-last = { $unit } : agir en dernier.
because-boldly = Ce tour-ci, tout le monde avance hardiment.
because-carefully = Ce tour-ci, tout le monde reste à l’abri du feu ennemi.
because-together = Ce tour-ci, tout le monde se regroupe aux points qui rapportent le plus.
because-apart = Ce tour-ci, tout le monde se répartit sur les points.
because-storms = Ce tour-ci, tout le monde fonce hardiment sur les points qui rapportent le plus.
because-hunts = Ce tour-ci, éliminer l’ennemi compte plus que les points.
