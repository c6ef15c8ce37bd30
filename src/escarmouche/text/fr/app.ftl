# Ce que dit le programme lui-même, en français.

## À la table

welcome =
    Vous jouez le camp { $side } contre { $against }. Vos unités sont les MAJUSCULES de la carte, celles de l’ennemi les minuscules, les objectifs les chiffres cerclés.
    Tapez le numéro de votre réponse, ou Entrée pour celle qui est marquée. « aide » vous en dit plus.
seed = Les dés de cette partie ont la graine { $seed }.
seeded = Les dés de cette partie viennent d’une graine : qui la connaît les connaît tous.
question-number = Question { $number }
enter = Entrée
labelled = { $label } : { $text }
agent-recruit = une recrue
agent-corporal = un caporal
agent-sergeant = un sergent
agent-general = un général
stay = rester
toward = vers
ground = sol
compass-n = n
compass-s = s
compass-e = e
compass-w = o
compass-ne = ne
compass-nw = no
compass-se = se
compass-sw = so
command-why = pourquoi
command-map = carte
command-units = unités
command-save = sauver
command-concede = abandonner
command-help = aide
command-quit = quitter
help =
    Réponses
      3              l’option de ce numéro ; ses premières lettres ou la lettre de son unité suffisent aussi
      1 3            plusieurs options, ou un ordre
      (rien)         Entrée seule prend la réponse marquée
    Placer et déplacer, en pouces depuis le coin inférieur gauche
      12.5 30        jusqu’à ce point ; la première figurine y va et les autres suivent
      n 6            six pouces vers le nord (aussi s, e, o, ne, no, se, so)
      vers 2         au plus près de l’objectif 2 ; une lettre de la carte désigne cette unité, « vers t 4 » : 4″ au plus
      2: 12 30; 3: 14 30    la deuxième et la troisième figurine de l’unité
      12 30 sol      au sol, là où il y a un toit au-dessus
      rester         personne ne bouge
    Commandes
      pourquoi GFF-ACT-01   cette règle en entier ; « pourquoi 3 » : pourquoi l’option 3 est interdite ; « pourquoi » : la règle de la question
      chances 3             ce que peut donner l’option 3, avec ses probabilités
      conseil               ce que ferait le général à votre place, et pourquoi
      carte, unités         la table et ses décors ; chaque unité avec ses armes, et les sorts
      sauver FICHIER        garder la partie ; la reprendre avec : escarmouche play --load FICHIER
      abandonner, quitter   concéder la partie ; quitter la table
hint-choose = tapez un nombre de 1 à { $most }
hint-choose-some =
    { $count ->
        [1] Tapez un numéro{ or-none }.
        [same] Tapez { $least } numéros, par exemple « 1 2 ».
       *[other] Tapez de { $least } à { $most } numéros, par exemple « 1 2 »{ or-none }.
    }
or-none =
    { $least ->
        [0] {" "}; « - » pour aucun
       *[other] {""}
    }
hint-arrange = Tapez l’ordre des { $count }, par exemple « 2 1 ».
hint-assign =
    { $count ->
        [1] Tapez le numéro d’une cible.
       *[other] Tapez { $count } numéros, un pour chaque ligne ci-dessus, dans leur ordre.
    }
hint-amount = Tapez un nombre de { $least } à { $most } (Entrée : { $enter }).
hint-stop = Tapez à combien de centimètres sur son chemin, de { $least } à { $most } (Entrée : { $enter }).
hint-split = Répartissez { $total } entre { $places } : tapez un nombre pour chacun (Entrée : { $enter }).
hint-place = Tapez un point « 12.5 30 », une direction « n 6 », « vers 2 » ou « rester » ; { $most }″ au plus (Entrée : { $enter }).
hint-place-anywhere = Tapez un point « 12.5 30 », une direction « n 6 », « vers 2 » ou « rester » (Entrée : { $enter }).
hint-set-down = Tapez un point « 12.5 30 » ou « vers 2 » (Entrée : { $enter }).
hint-set-down-first = Tapez un point « 12.5 30 », en pouces depuis le coin inférieur gauche (Entrée : { $enter }).
hint-set-down-how = dites « 12.5 30 » ou « vers 2 »
hint-place-how = dites « 12.5 30 », « n 6 », « vers 2 » ou « rester »
hint-number = tapez des nombres entiers
hint-model = les figurines sont numérotées de 1 à { $most }
saved = La partie est enregistrée dans { $file }. Reprenez-la avec : escarmouche play --load { $file } --side { $side }
left = Vous quittez la table ; ce qui n’était pas enregistré est perdu.
fault-reported = L’erreur est décrite dans { $file } ; envoyez-nous ce fichier, s’il vous plaît.
english-only = (Le texte complet n’existe qu’en anglais.)
rule-option = Option { $option } : { $values } ; normalement { $default }.
your-army = Vous : { $army }
their-army = Ennemi : { $army }
objective-nobody = à personne
objective-yours = à vous
objective-theirs = à l’ennemi
unit-shaken = Ébranlée
unit-fatigued = Fatiguée
unit-activated = activée
unit-acting = en action
unit-waiting = pas encore déployée
unit-reserve = en réserve
unit-gone = détruite
weapon-melee = mêlée
points = { $points } points

## Une partie vérifiable

fair-commitment = Cette partie, { $match }, est vérifiable. Notez ceci, qui fixe le secret des dés et la mise en place : { $commitment }
fair-promise = L’ordinateur promet un mot à lui : { $promise }. Donnez maintenant vos propres mots (Entrée : au hasard).
fair-opened = L’ordinateur révèle son mot : « { $word } », avec le sel { $salt }.
fair-reveal = Le secret était { $secret }. Tout ce qu’il faut pour vérifier les dés est dans { $file } ; vérifiez avec : escarmouche verify { $file }

## Les autres commandes

rosters-lists = Listes prêtes à jouer
rosters-factions = Factions
books-begun = Le livre est dans { $file }.
refused-no-books = Il n’y a pas de livres pour « { $game } ».
refused-file-there = { $file } existe déjà.
rosters-in-order =
    { $count ->
        [1] Le fichier est en ordre.
       *[other] Les { $count } fichiers sont en ordre.
    }
checked =
    { $count ->
        [1] { $passed } cas sur 1 conforme à l’attente.
       *[other] { $passed } cas sur { $count } conformes à l’attente.
    }
coverage = { $rules } règles : { $written } écrites, { $proved } prouvées par un cas, { $worded } en trois langues.
house-rule = règle maison

## Ce qui ne va pas

input-ended = L’entrée s’est terminée avant la fin de la partie ; jouez dans un terminal, ou donnez plus de réponses.
interrupted = Interrompu ; ce qui n’était pas enregistré est perdu.
our-fault = Il s’est passé quelque chose qui n’aurait pas dû ({ $fault }) ; signalez-le, s’il vous plaît.
refused-unclear = « { $typed } » n’est pas clair ici : { $hint }.
refused-unknown-goal = Il n’y a pas de « { $goal } » sur la table : nommez un objectif par son numéro ou une unité par sa lettre.
refused-no-room-there = Il n’y a pas de place là-bas.
refused-no-such-option = Cette question n’a pas d’option { $number }.
refused-save-where = Dites où enregistrer, par exemple « sauver partie.esc ».
refused-unknown-rule = Il n’y a pas de règle « { $number } » dans { $game } ; `escarmouche rules { $game }` les montre toutes.
refused-unknown-agent = Il n’y a pas d’adversaire « { $agent } » ; connus : { $known }.
refused-unknown-language = Il n’y a pas de langue « { $language } » ; connues : { $known }.
refused-unknown-list = Il n’y a pas de liste « { $list } », ni toute faite ({ $known }) ni comme fichier.
refused-too-many-lists = Une partie a deux listes, pas { $count }.
refused-broken-list =
    { $more ->
        [0] La liste { $list } ne peut pas être jouée : { $problem }.
       *[other] La liste { $list } ne peut pas être jouée : { $problem } (et { $more } de plus).
    }
refused-broken-table = On ne peut pas jouer sur la table { $file } : { $problem }.
refused-side = Il n’y a pas de camp « { $side } » : choisissez A ou B.
refused-option-written = « { $option } » n’est pas écrit sous la forme clé=valeur.
refused-file-unread = { $file } ne peut pas être lu : { $problem }.
refused-file-unwritten = { $file } ne peut pas être écrit : { $problem }.
refused-file-not-text = { $file } n’est pas du texte en UTF-8.
refused-in-file = { $file } : { $reason }
refused-not-a-transcript = { $file } n’est pas le procès-verbal d’une partie vérifiable.
refused-not-notes = { $file } ne contient pas de notes d’une partie vérifiable.
refused-not-toml = { $file } n’est pas du TOML bien formé : { $problem }.
refused-case = { $file } : { $problem }
refused-no-cases = Il n’y a pas de cas de conformité dans { $folder } ; ils viennent avec les sources d’Escarmouche : allez-y, ou nommez leur dossier avec --cases.

compiling = Compilation pour cet ordinateur, une seule fois : { $done } sur { $all }
compiled = Compilation terminée.
