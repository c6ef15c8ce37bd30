# Ce que dit chaque jeu, en français.

## Réponses qui ne sont pas permises

refused-already-answered = Vous avez déjà répondu ; les autres réfléchissent encore.
refused-amount = { $amount } n’est pas permis : choisissez un nombre de { $least } à { $most }.
refused-chosen-twice = La même chose a été choisie deux fois.
refused-early = La question { $number } n’a pas encore été posée.
refused-game-over = La partie est terminée.
refused-how-many =
    { $most ->
        [0] Il n’y a rien à choisir ici.
       *[other]
            { $least ->
                [0] Choisissez-en { $most } au plus, pas { $count }.
               *[other]
                    { $span ->
                        [0] Choisissez-en exactement { $least }, pas { $count }.
                       *[other] Choisissez-en de { $least } à { $most }, pas { $count }.
                    }
            }
    }
refused-late = La question { $number } a déjà reçu sa réponse.
refused-model-missing = Chaque figurine doit recevoir une place ; { $model } n’en a pas.
refused-not-an-order = La réponse doit nommer chacun des { $count } éléments une seule fois.
refused-not-offered = « { $choice } » n’est pas proposé ici.
refused-not-understood = « { $value } » n’est pas une réponse à cette question.
refused-not-yours = Ce n’est pas à vous de répondre.
refused-our-bug = Une erreur s’est produite dans les règles après « { $question } » ; la partie est restée telle quelle et l’erreur est signalée.
refused-share = { $place } peut recevoir une part de { $least } à { $most }, pas { $amount }.
refused-split = Les parts de tous les emplacements doivent faire { $total } en tout ; celles-ci font { $amount }.
refused-too-many-targets =
    { $most ->
        [one] Une seule cible est permise, pas { $count }.
       *[other] { $most } cibles au plus sont permises, pas { $count }.
    }

## Jeux et options

refused-option-value = « { $value } » n’est pas une valeur de l’option « { $option } » ; valeurs connues : { $known }.
refused-unknown-game = Il n’y a pas de jeu « { $game } » ; jeux connus : { $known }.
refused-game-twice = Deux jeux ont la clé « { $game } » ({ $packages }) ; retirez l’un des deux.
refused-game-unloaded = Le jeu « { $game } » ({ $place }) ne peut pas être chargé : { $problem }.
refused-unknown-option = Il n’y a pas d’option « { $option } » ; options connues : { $known }.
refused-unknown-table = Il n’y a pas de table « { $name } » ; il y a { $known }.

## Sauvegardes

refused-save-answer = La réponse de la ligne { $line } de la sauvegarde n’est pas permise par les règles.
refused-save-changed = La sauvegarde a été modifiée après coup : la ligne { $line } ne correspond pas.
refused-save-cut = La sauvegarde s’interrompt à la ligne { $line }.
refused-save-field = La ligne { $line } de la sauvegarde contient un champ illisible : { $detail }.
refused-save-format = La sauvegarde est au format { $format }, que cette version ne connaît pas.
refused-save-line = La ligne { $line } de la sauvegarde est illisible.
refused-save-not-ours = Ce n’est pas une sauvegarde d’Escarmouche.
refused-save-old = Les règles ont changé depuis cette sauvegarde, et rien n’y permet de reprendre la partie.
refused-save-redealt = La copie d’une partie aux cartes supposées ne peut pas être sauvegardée.
refused-save-unplayable = La partie de la sauvegarde ne peut pas être jouée : ce que dit la ligne { $line } n’est pas une partie.
resumed = Les règles ont changé depuis cette sauvegarde ; la partie reprend à sa dernière position enregistrée.
resumed-shortened = Les règles ont changé depuis cette sauvegarde ; la partie reprend à sa dernière position enregistrée, et les réponses qui suivaient sont perdues.

## Événements

event-game-began = Une partie de { $game } commence.
event-game-ended =
    { $reason ->
        [conceded]
            { $winner ->
                [0] Le second joueur abandonne ; le premier joueur gagne.
               *[other] Le premier joueur abandonne ; le second joueur gagne.
            }
       *[other]
            { $winner ->
                [0] La partie est terminée : le premier joueur gagne.
                [1] La partie est terminée : le second joueur gagne.
               *[nobody] La partie est terminée : égalité.
            }
    }
refused-unknown-edition = Il n’y a pas d’édition « { $edition } » ; connues : { $known }.
refused-no-editions = Ce jeu n’a pas d’option qui change d’une édition à l’autre ; ne mettez pas --edition { $edition }.
refused-unknown-entry = Il n’y a pas de chapitre « { $entry } » ; chapitres connus : { $known }.
refused-unknown-argument = « { $entry } » n’a pas d’argument « { $argument } » ; arguments connus : { $known }.
refused-missing-argument = L’argument « { $argument } » manque.
refused-ledger-foreign = { $file } ne contient pas de campagne.
refused-ledger-changed = La ligne { $line } de { $file } n’est pas telle qu’elle a été écrite.
