# Ce que dit la commande « campaign », en français.

campaign-founded = La campagne est conservée dans { $file }.
campaign-progress =
    { $played ->
        [one] { $played } partie jouée sur { $games }.
       *[other] { $played } parties jouées sur { $games }.
    }
campaign-gang =
    { $played ->
        [one] { $gang } ({ $faction }) : { $played } partie, victoires : { $won }
       *[other] { $gang } ({ $faction }) : { $played } parties, victoires : { $won }
    }
campaign-stock = Réserve : { $stock } éclats. Figurines : { $value } éclats. Expérience : { $experience } à dépenser, { $earned } en tout.
campaign-stashed = Coffre : { $items }.
campaign-shards = { $shards } éclats
campaign-learnt = progrès : { $characteristics }
campaign-misses = manque la prochaine partie
campaign-dead = mort
campaign-open-medicine = Des soins ont été trouvés : « campaign take FICHIER --heal NOM » permet à quelqu’un qui manquerait la prochaine partie d’y jouer ; « campaign take FICHIER --shards » donne { $shards } éclats.
campaign-open-locker = Un casier a été trouvé : « campaign take FICHIER --item OBJET --for NOM » donne un objet de { $most } éclats au plus ; « campaign take FICHIER --shards » donne { $shards } éclats.
campaign-games = Parties
campaign-result =
    { $number }. { $mission }, { $one } – { $other }{ $points ->
        [none] { "" }
       *[other] { " " }{ $points }
    }. { $reason ->
        [draw] Égalité.
        [conceded] { $winner } gagne, l’autre camp ayant abandonné.
        [wiped-out] { $winner } gagne, seule bande encore sur la table.
       *[other] { $winner } gagne.
    }
campaign-won = La campagne est terminée : { $gang } la remporte.
campaign-tied = La campagne est terminée sans vainqueur : les meilleures bandes sont à égalité.
campaign-ended = La campagne est terminée.
campaign-torn = La dernière ligne du fichier a été coupée pendant son écriture ; ce qu’elle devait dire n’a jamais compté.
campaign-left-open = Laissé ouvert après la partie précédente, { $card } : { $shards } éclats.
campaign-earned = { $gang } gagne { $experience } points d’expérience et { $shards } éclats.
campaign-fate =
    { $fate ->
        [dead] { $name } a été éliminé et tire { $card } : mort, ses objets sont perdus.
        [misses] { $name } a été éliminé et tire { $card } : manque la prochaine partie.
       *[recovers] { $name } a été éliminé et tire { $card } : se rétablit.
    }
campaign-explored =
    { $shards ->
        [none] Exploration, { $card } : rien.
       *[other] Exploration, { $card } : { $shards } éclats.
    }
campaign-explored-choice = Exploration, { $card } : un choix à faire.
campaign-after = { $gang }, désormais : réserve de { $stock } éclats, expérience à dépenser { $experience }.
campaign-kept = La partie est enregistrée dans { $file }.
campaign-hired = { $name } rejoint la bande pour { $shards } éclats ; il en reste { $stock } en réserve.
campaign-bought = { $name } reçoit { $item } pour { $shards } éclats ; il en reste { $stock } en réserve.
campaign-given = { $giver } remet { $item } à { $taker }.
campaign-stowed = { $name } met { $item } au coffre.
campaign-fetched = { $name } prend { $item } au coffre.
campaign-advanced = { $name } gagne +1 en { $characteristic } et vaut { $value } éclats ; expérience restante : { $experience }.
campaign-rested = { $gang } laisse passer une partie ; de retour : { $names }.
campaign-roster =
    { $models ->
        [one] { $models } figurine d’une valeur de { $shards } éclats est écrite dans { $file }.
       *[other] { $models } figurines d’une valeur de { $shards } éclats sont écrites dans { $file }.
    }
campaign-did-founded = La campagne commence.
campaign-did-entered = La partie { $number } est inscrite ({ $file }).
campaign-did-played = La partie { $number } est inscrite.
campaign-fielded =
    { $models ->
        [one] { $models } figurine, { $shards } éclats
       *[other] { $models } figurines, { $shards } éclats
    }
campaign-learning = Apprendre
campaign-buying = Acheter
campaign-giving = Remettre
campaign-stash = Coffre
campaign-hiring = Recruter
campaign-resting = Laisser passer une partie
campaign-found-medicine = Des soins ont été trouvés
campaign-found-locker = Un casier a été trouvé
campaign-step-learn = +1 en { $characteristic } pour { $cost } points d’expérience
campaign-step-buy = { $item } pour { $shards } éclats
campaign-step-give = { $item } pour { $name }
campaign-step-stow = Y mettre { $item }
campaign-step-fetch = Y prendre { $item }
campaign-step-hire = { $name } pour { $shards } éclats
campaign-step-rest = Qui manque une partie est de retour
campaign-step-heal = { $name } joue la prochaine partie
campaign-step-shards = { $shards } éclats pour tout ce qui a été trouvé
campaign-did-healed = { $gang } : des soins pour { $name }.
campaign-did-found = { $gang } : l’objet « { $item } » pris dans un casier.
campaign-did-took-shards = { $gang } : des éclats pour ce qui a été trouvé.
campaign-did-hired = { $gang } : { $name } est recruté.
campaign-did-bought = { $gang } : achat de l’objet « { $item } » pour { $name }.
campaign-did-given = { $gang } : { $giver } remet { $item } à { $taker }.
campaign-did-stowed = { $gang } : { $name } met { $item } au coffre.
campaign-did-fetched = { $gang } : { $name } prend { $item } au coffre.
campaign-did-learnt = { $gang } : { $name } gagne +1 en { $characteristic }.
campaign-did-rested = { $gang } laisse passer une partie.
refused-ledger-there = { $file } existe déjà ; une campagne commence dans un nouveau fichier.
refused-campaign-format = { $file } vient d’une autre version du programme (format { $format }).
refused-campaign-game = { $file } contient une partie de { $game } ; les campagnes sont pour Collision.
refused-gang-twice = Deux bandes s’appellent « { $gang } » ; donnez un autre nom à l’une d’elles.
refused-too-many-names = Il y a { $names } noms pour { $gangs } bandes.
refused-which-gang = Dites de quelle bande il s’agit avec --gang : { $known }.
refused-no-such-gang = Il n’y a pas de bande « { $gang } » dans la campagne ; il y a { $known }.
refused-no-such-model = Personne ne s’appelle « { $name } » dans la bande ; il y a { $known }.
refused-no-such-character = Il n’y a pas de personnage « { $name } » pour cette bande ; il y a { $known }.
refused-no-such-item = Il n’y a pas d’objet « { $name } » ; il y a { $known }.
refused-name-taken = Quelqu’un dans la bande s’appelle déjà « { $name } ».
refused-no-advance = « { $name } » ne s’apprend pas ; il y a { $known }.
refused-take-what = Dites quoi prendre avec --heal, --item ou --shards, un seul à la fois.
refused-no-rest = { $gang } ne laisse passer une partie que si moins de { $least } figurines sont en état et que quelqu’un serait de retour.
