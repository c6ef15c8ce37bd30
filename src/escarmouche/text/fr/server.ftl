# Ce que le serveur dit à une page, en français.

## Jeux

opponent-recruit = Recrue
opponent-corporal = Caporal
opponent-sergeant = Sergent
opponent-general = Général
about-recruit = Fait n’importe quoi, pourvu que ce soit permis.
about-corporal = Joue vite, selon des ordres simples.
about-sergeant = Pèse chaque coup avec les probabilités exactes.
about-general = Voit plus loin : joue ses ordres et vos réponses jusqu’au bout, et en pèse l’issue.
edition-fr = comme dans le livre français
edition-de = comme dans le livre allemand
order-routine = Répondre pour moi là où il n’y a rien à décider.

## Sur la table

shown-over = La partie est terminée
shown-before = Avant la bataille
shown-round = Round { $round }
shown-round-of = Round { $round } sur { $rounds }
shown-turn-of = Tour { $turn } sur { $turns }
shown-against = { $one } contre { $other }
shown-victory-points =
    { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
shown-at = à { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) }″
shown-held =
    { $side ->
        [nobody] à personne
       *[other] tenu par { $side }
    }
shown-zone = Zone de déploiement de { $side }
ground-objective = Objectif { $number }
shown-a-model = une figurine
shown-mover-objective = Objectif
shown-mover-marker = Marqueur

## Cartes

shown-models = Figurines
shown-points = Points

## Comment répondre

how-choose = Choisissez une option.
how-choose-whole = Choisissez-les toutes, ou aucune.
how-choose-some =
    { $span ->
        [0] { $most ->
            [one] Choisissez-en une.
           *[other] Choisissez-en exactement { $least }.
        }
       *[other] { $least ->
            [0] Choisissez-en au plus { $most }, ou aucune.
           *[other] Choisissez-en de { $least } à { $most }.
        }
    }
how-arrange = Mettez-les toutes en ordre.
how-amount = Donnez un nombre de { $least } à { $most }.
how-turn = Tournez le cadran, ou la poignée sur la table.
how-stop = Glissez le long du trajet jusqu’au point d’arrêt.
how-split = Répartissez { $total }.
how-assign = Donnez une cible à chacune.
how-place =
    Faites glisser jusqu’à l’arrivée ; { NUMBER($most, maximumFractionDigits: 2) }{ $unit ->
        [cm] {" "}cm
       *[inch] ″
    } au plus.
how-set-down = Posez sur la table.
answer-nothing = rien
answer-drawn = le chemin dessiné
answer-place =
    vers { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) }{ $unit ->
        [cm] {" "}cm
       *[inch] ″
    }

## La commande

serve-address = Escarmouche est à l’adresse { $address } (Ctrl-C l’arrête).
page-not-built = La page n’est pas encore construite : lancez `make play`, ou dans web/ `npm install` et `npx vite build`. L’API est servie quand même.

## Ce qui ne va pas

notice-not-shown = La situation ne peut pas être montrée pour l’instant, par notre faute ; la partie elle-même est en sûreté.
notice-sit-down = Personne ne s’est assis à temps.
refused-token = Ce lien ne mène à aucune place.
refused-link-used = Quelqu’un s’est déjà assis avec ce lien, qui ne mène plus nulle part : si c’était vous, continuez là où vous vous êtes assis, ou apportez la place ici avec un code de là-bas ; sinon, demandez une nouvelle partie.
refused-seat-open = Personne ne s’est encore assis ici : prenez d’abord la place.
refused-code-seeded = Les dés de cette partie viennent d’une graine choisie, ses places restent donc au même écran.
refused-seed-link = Une partie par lien n’a pas de graine choisie : qui la choisit connaîtrait les dés et les cartes des deux camps.
refused-not-seated = Asseyez-vous d’abord.
refused-watching = Qui regarde ne peut pas faire cela.
refused-not-your-seat = Ce n’est pas votre place.
refused-undo = On ne peut rien reprendre : quelque chose a été montré depuis, ou quelqu’un d’autre a répondu.
refused-back = On ne revient en arrière que dans une partie d’entraînement.
refused-back-where = Il n’y a pas de réponse { $sequence } à laquelle revenir.
refused-no-such-order = Il n’y a pas d’ordre permanent « { $order } ».
refused-sight-model = Il n’y a pas de figurine { $model } à cet endroit.
refused-no-placing = Cette question ne demande aucun emplacement sur la table.
refused-nothing-to-foresee = Rien ici n’est laissé au hasard qu’on puisse prévoir.
refused-too-fast = Trop de messages à la fois ; attendez un instant.
refused-choose = Un ami ne peut choisir sa liste que dans une partie par lien, où vous ne nommez que la vôtre.
refused-list-first = Il faut d’abord que la liste de l’autre camp soit choisie.
refused-list-chosen = Les listes de cette partie sont choisies.
refused-too-talkative = Vous avez beaucoup écrit en peu de temps ; attendez un instant.
refused-remark-empty = Il n’y a rien à dire là-dedans.
refused-remark-long = C’est trop long : { $most } signes au plus.
refused-remark-sign = Le signe { $sign } n’est pas permis, car il commande l’affichage du texte.
refused-too-large = Ce message dépasse { $most } Ko.
refused-too-many-games = Trop de parties ont été commencées d’ici ; réessayez plus tard.
refused-too-costly = Cela demande plus de temps ou de mémoire qu’une partie n’en a jamais besoin.
refused-sandbox-busy = Trop de personnes veulent faire lire quelque chose au même moment ; réessayez bientôt.
refused-lab-closed = Le laboratoire de ce serveur est fermé.
refused-lab-busy = Une expérience est déjà en cours ; lancez-en une autre quand elle sera finie.
refused-lab-full = Il y a déjà { $most } expériences ; retirez-en d’abord du dossier du laboratoire.
refused-too-many-requests = Trop de demandes viennent d’ici ; attendez un moment.
refused-too-many-figures = Un camp a { $count } figurines ; { $most } sont le maximum.
refused-save-stacked = Les dés et les cartes de cette sauvegarde ont été écrits à la main au lieu d’être tirés.
refused-message = Ce message n’est pas compris : { $problem }.
refused-request = { $where } : { $problem }.
refused-nothing-there = Il n’y a rien à cette adresse.
refused-server-fault = Quelque chose a échoué dans le serveur ; rien n’a changé.
refused-save-early = La partie entière ne s’enregistre qu’une fois terminée.
refused-limit-written = { $variable } doit être un nombre, pas « { $value } ».
refused-port = Le serveur ne peut pas écouter à { $host }, port { $port } : { $problem } ; choisissez-en un autre avec --port.
refused-database = La base de données ne s’ouvre pas : { $problem }.
