# Ce que dit le programme des probabilités et des conseils, en français.

## À la table

command-odds = chances
command-hint = conseil
hint-typed =
    { $agent ->
        [general] Le général taperait : { $typed }
       *[other] Le sergent taperait : { $typed }
    }
hint-expects = La réponse à attendre : { $why }
hint-instead = Sinon ({ $percent } % de chances de gagner) : { $text } { $why }

## Tableaux et barres

odds-exactly = exactement
odds-at-least = au moins
odds-average = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } en moyenne
odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-nothing = presque aucun effet

## La commande

odds-examples = Dites de quoi vous voulez connaître les chances, par exemple :
odds-attacker = Attaquant
odds-target = Cible
odds-unit = Unité
odds-corridor = Passants

## Ce qui ne va pas

refused-odds-which =
    { $most ->
        [0] Il n’y a pas de chances à donner ici.
        [one] Dites de quelle option, par exemple « chances 1 ».
       *[other] Dites de quelle option, de « chances 1 » à « chances { $most } ».
    }
refused-no-odds = L’option { $number } ne laisse rien aux dés que l’on puisse dire d’avance.
refused-by-rule = { $said } [{ $number }]
refused-odds-what = Il n’y a pas de chances de « { $what } » ; choisissez parmi { $known }.
refused-odds-missing = Les chances de { $what } demandent { $switch }.
refused-odds-switch = { $switch } n’a pas de sens pour { $what }, qui prend { $known }.
refused-odds-together = { $one } et { $other } ne vont pas ensemble.
refused-given-twice = { $switch } ne peut être donné qu’une seule fois ici.
refused-unit-written = « { $unit } » n’est pas écrit LISTE:UNITÉ, par exemple « tollgate-200:Toll Guard ».
refused-odds-unit = Aucune unité unique de { $list } ne s’appelle « { $unit } » ; la liste a { $known }.
refused-odds-profile = « { $part } » n’est pas compris ; écrivez LIST:UNIT, ou un profil comme « { $example } ».
refused-no-inquiries = On ne peut demander de chances pour { $game } ; on le peut pour { $known }.
