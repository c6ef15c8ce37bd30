# Les mots de la page en français. Ce qui appartient à un jeu vient du serveur, déjà formulé.

# Shell

shell-skip = Aller au contenu
shell-places = Rubriques
shell-new = Nouvelle partie
shell-games = Mes parties
shell-lists = Listes
shell-tables = Tables
shell-lessons = Leçons
shell-rules = Règles
shell-language = Langue
shell-theme = { $theme ->
    [light] Thème : clair. Passer au sombre
    [dark] Thème : sombre. Suivre le système
   *[system] Thème : comme le système. Passer au clair
}

# Parts

part-close = Fermer
part-loading = Un instant…
part-again = Réessayer
part-unreachable = Le serveur est injoignable. Tourne-t-il encore ?
part-failed = Le serveur n’a pas pu le faire (statut { NUMBER($status, useGrouping: "false") }).
part-rule = Règle : { $rule }

# The games of the house

game-firefight = Grimdark Future: Firefight
game-firefight-about = Les unités agissent à tour de rôle, dés à six faces, beaucoup de règles spéciales.
game-collision = Collision
game-collision-about = Pas de dés : des paquets de puissance, une main, du bluff, et l’escalade des toits.
game-trauma = Trauma
game-trauma-about = Séquences d’activation cachées, points de commandement, salves, et des armures qui cèdent ligne par ligne.
game-combatzone = Combat Zone
game-combatzone-about = Points d’action, tests de réaction, tirs d’opportunité et machines.
game-unnamed = Une partie

# Home

home-title = De vrais livres de règles. Un adversaire à toute heure.
home-lead = Jouez à des jeux d’escarmouche imprimés, selon leurs vraies règles : sur une table en 3D, avec chaque raison et les chances exactes avant d’agir.
home-quick = Jouer à Firefight contre le sergent
home-starting = On dresse la table…
home-first-fight = Première fois ? Cinq minutes pour apprendre
home-puzzles = Problème du jour
home-no-account = Ni compte ni installation : votre place est un lien que vous seul connaissez.
home-continue = Reprendre la dernière partie
home-games = Les jeux
home-learn = Apprendre
home-play = Jouer
home-choose = Préparer
home-rules = Règles
home-coming = à venir
home-mine = Vos parties
home-all-mine = { $count ->
    [one] Votre partie
   *[other] Les { $count } parties
}

# New game

new-title = Nouvelle partie
new-lead = Tout est déjà bien réglé pour commencer. Changez ce que vous voulez, puis lancez la partie.
new-game = Jeu
new-opponent = Adversaire
new-same-screen = Un ami sur cet écran
new-same-screen-about = Vous vous passez l’appareil ; rien de caché ne se voit entre-temps.
new-link = Un ami par lien
new-link-about = En direct ou un coup par jour : vous recevez un lien à envoyer.
new-match-forget = Recommencer à zéro
new-match-forget-sure = { $count ->
    [one] Le résultat de votre partie terminée est oublié.
   *[other] Les résultats de vos { $count } parties terminées, de tous les livres de règles, sont oubliés.
}
new-match-keep = Les garder
new-lists = Listes
new-list-mine = Votre liste
new-list-theirs = L’autre liste
new-list-friends = Votre ami choisit sa propre liste en venant par le lien ; d’ici là, aucun de vous ne voit celle de l’autre.
new-list-own = Une liste à vous…
new-list-text = Votre propre liste
new-list-how = Collez une liste en TOML, ou choisissez un fichier.
new-list-how-forge = Collez une liste en TOML ou l’export JSON d’Army Forge, ou choisissez un fichier.
new-list-good = { $name } peut être jouée.
new-list-faults = { $count ->
    [one] { $name } ne peut pas encore être jouée, pour une raison :
   *[other] { $name } ne peut pas encore être jouée, pour { $count } raisons :
}
new-file = Choisir un fichier…
new-size = Taille de la partie
new-size-lists = Selon les listes
new-size-points = { $size ->
    [one] { $size } point
   *[other] { $size } points
}
new-mission-table = Mission et table
new-mission = Mission
new-mission-printed = La mission imprimée
new-mission-own = Une mission à vous…
new-mission-which = Quelle mission du livre
new-list-books-ready = Composée de livres fournis avec le jeu.
new-list-books = { $count ->
    [one] Livre : { $books }
   *[other] Livres : { $books }
}
new-mission-text = Votre propre mission
new-mission-how = Collez un livre avec une mission en TOML, ou choisissez un fichier.
new-table = Table
new-table-made = Composée à partir d’un nombre
new-table-own = Une table à vous…
new-table-text = Votre propre table
new-table-how = Collez une table en TOML, ou choisissez un fichier.
new-table-size = { $width } × { $depth } { $unit ->
    [inch] pouces
   *[cm] cm
}
new-table-piece = { $count } × { $name }
new-seed = Nombre de la table
new-seed-another = Une autre
new-in-turn = Poser le décor tour à tour
new-in-turn-about = Ce qui est sur cette table va dans une boîte ; vous le posez élément par élément, tour à tour, avant la partie.
new-mirror = Retournée
new-mirror-about = La table est tournée d’un demi-tour : chaque camp commence là où l’autre aurait été.
new-ways = Comment vous jouez
new-practice = Entraînement
new-practice-about = Vous pouvez tout reprendre à tout moment.
new-fair = Des dés vérifiables
new-fair-about = Les deux camps participent au hasard, et ensuite chacun peut vérifier que rien n’a été changé.
new-agree = Accepter l’inhabituel
new-agree-about = Les deux camps acceptent une table inhabituelle, et des règles sans effet dans cette partie.
new-options = Options de règles
new-options-about = Là où les livres se taisent ou se contredisent, vous décidez. Les réponses habituelles sont en place. Ce qu’aucune édition n’imprime est marqué comme règle maison.
new-options-changed = { $count ->
    [0] Les { $all } options sont comme d’habitude.
    [one] Une option sur { $all } est changée.
   *[other] { $count } options sur { $all } sont changées.
}
new-options-reset = Tout comme d’habitude
new-option-changed = { $count ->
    [one] une changée
   *[other] { $count } changées
}
new-option-usual = habituel
option-house = règle maison
option-house-about = Imprimée dans aucune édition.
new-edition = Selon le livre
new-edition-usual = Comme d’habitude
new-edition-usual-about = La meilleure lecture de toutes les sources.
new-edition-about = Ce texte à la lettre, partout où les textes diffèrent.
new-summary = Votre partie
new-against = Contre : { $opponent }
new-missing-list = L’une des listes est encore vide.
new-missing-mission = La mission est encore vide.
new-missing-table = La table est encore vide.
new-start = Commencer la partie

# My games

games-title = Mes parties
games-lead = Les places que ce navigateur détient. Ce sont des liens secrets, gardés ici et nulle part ailleurs.
games-empty = Vous n’avez pas encore de partie dans ce navigateur.
games-new = Nouvelle partie
games-continue = Continuer
games-look = La regarder
games-replay = Revoir
games-carry = Sur un autre appareil
games-links = Liens
games-forget = Oublier
games-forget-sure = Vraiment oublier ?
games-unknown = Le serveur ne connaît plus cette partie.
games-chip-yours = À vous
games-chip-theirs = L’autre camp joue
games-chip-over = Terminée
games-chip-unknown = Inconnue
games-chip-unreadable = Illisible
games-code-title = Amener une place ici
games-code-text = Sur l’autre appareil, choisissez « Sur un autre appareil », puis tapez son code ici.
games-file-title = Revoir un fichier
games-file-text = Regardez coup par coup une partie enregistrée dans un fichier.
games-file-open = Ouvrir un fichier
links-title = Liens de cette partie
links-friend = Pour votre ami
links-friend-about = Qui a ce lien joue l’autre camp.
links-friend-used = Le lien pour votre ami a servi : quelqu’un est assis en face.
links-spectators = Pour les spectateurs
links-spectators-about = Qui a ce lien voit ce que les deux camps peuvent voir.
links-own = Le vôtre
links-own-about = Gardez-le pour vous : qui a ce lien joue votre camp.
links-copy = Copier
links-copied = Copié.
carry-title = Emporter cette place sur un autre appareil
carry-how = Sur l’autre appareil, ouvrez { $place } et tapez ce code :
carry-care = Quiconque a ce code peut jouer à cette place. Il sert une fois, pendant peu de temps.
carry-enter = Code
carry-go = Prendre la place

# Rules

rules-title = Règles
rules-lead = Chaque règle que les jeux appliquent, sous son numéro. La phrase est dans votre langue, la décision complète en anglais.
rules-books = Livres de règles
rules-search = Rechercher
rules-search-example = par exemple : couvert, charge
rules-chapter = Chapitre
rules-all-chapters = Tous les chapitres ({ $count })
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-none = Aucune règle ne contient tous ces mots.
rules-choose = Choisissez une règle pour la lire ici.
rules-back = Retour à la liste
rules-unknown = Il n’y a pas de règle numéro { $rule }.
rules-full = Décision complète (en anglais)
rules-in-book = Ouvrir dans le livre de règles
rules-kind-rule = Règle
rules-kind-ruling = Décision là où le livre se tait
rules-kind-variant = Option : les lectures diffèrent
rules-kind-example = Exemple
rules-kind-definition = Définition
chapter-parts = Ce qu’il vous faut
chapter-basics = Principes
chapter-forces = Listes et forces
chapter-setup = Mise en place
chapter-missions = Missions
chapter-campaign = Campagne
chapter-turn = Le tour
chapter-activation = Activation
chapter-orders = Ordres
chapter-moving = Mouvement
chapter-sight = Ligne de vue
chapter-shooting = Tir
chapter-fighting = Corps à corps
chapter-confrontation = Confrontation
chapter-overwatch = Surveillance
chapter-actions = Autres actions et jetons
chapter-harm = Blessures et moral
chapter-vehicles = Blindés
chapter-morale = Moral
chapter-terrain = Terrain
chapter-special = Règles spéciales
chapter-opportunity = Tir d’opportunité
chapter-machines = Machines

# First fight

lessons-title = Leçons
lessons-lead = Apprenez en jouant : de petits combats où chaque étape attend que vous l’ayez faite.
lessons-empty = Il n’y a pas encore de combat guidé sur ce serveur.
lessons-practice = S’entraîner contre la recrue
lessons-first-fight = { $game } : votre premier combat
lessons-first-fight-firefight = Trois figurines par camp. Vous activez, bougez, tirez, chargez et marquez.
lessons-first-fight-collision = Trois figurines par camp. Vous misez, chargez, posez vos cartes, grimpez et tirez.
lessons-first-fight-trauma = Trois figurines par camp. Vous posez vos cartes, activez, bougez, combattez, tirez et marquez.
lessons-first-fight-combatzone = Trois figurines par camp. Vous gagnez l’initiative, dépensez des points d’action, bougez, combattez à l’épée et tirez.
lessons-first-fight-time = environ cinq minutes
lessons-confrontation = { $game } : une confrontation
lessons-confrontation-collision = Rien que les cartes : posez des colonnes, répartissez vos modificateurs, remplacez et bluffez jusqu’à l’avoir dans les doigts.
lessons-confrontation-time = deux minutes, autant de fois que vous voulez
lessons-objectives-and-spells = { $game } : objectifs et sorts
lessons-objectives-and-spells-firefight = Vous lancez un sort, le soutenez avec des jetons et prenez les objectifs qui font gagner.
lessons-objectives-and-spells-time = environ cinq minutes
lessons-command-and-alert = { $game } : points de commandement et tir d’alerte
lessons-command-and-alert-trauma = Vous voyez ce que paient les points de commandement, donnez un ordre et tirez pendant que l’ennemi bouge.
lessons-command-and-alert-time = environ cinq minutes
lessons-opportunity-fire = { $game } : tir d’opportunité et couvert
lessons-opportunity-fire-combatzone = Vous tirez hors de votre tour, voyez ce que fait la panique, vous mettez à couvert et guettez à votre tour.
lessons-opportunity-fire-time = environ cinq minutes
lessons-start = Commencer

# Replay

replay-title = Revoir
replay-lead = Parcourez une partie terminée, et rejouez à partir de n’importe quel moment.
replay-loading = On va chercher la partie…
replay-file-how = Choisissez le fichier d’une partie terminée.
replay-file = Choisir un fichier…
replay-controls = Commandes de lecture
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-slider = Moment de la partie
replay-at = { $at } sur { $last }
replay-pace = Allure
replay-pace-slow = lente
replay-pace-normal = normale
replay-pace-fast = rapide
replay-branch = Jouer la suite d’ici contre le sergent
review-open = Bilan : chance et décisions
review-close = Retour à la table
review-title = Bilan de la partie
review-loading = Tracé de la courbe…
review-curve-you = Vos chances de victoire
review-curve-a = Chances de victoire du camp A
review-percent = { $chance } %
review-weighing = Évaluation de la chance et des décisions : { $done } %
review-lucky = { $who ->
    [neither] Aucun camp n’a eu plus de chance que l’autre.
    [you] Vous avez eu de la chance : { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [they] L’adversaire a eu de la chance : { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [a] Le camp A a eu de la chance : { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
   *[b] Le camp B a eu de la chance : { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
}
review-decided = { $who ->
    [neither] Aucun camp n’a mieux décidé que l’autre.
    [you] Vous avez mieux décidé : { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [they] L’adversaire a mieux décidé : { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [a] Le camp A a mieux décidé : { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
   *[b] Le camp B a mieux décidé : { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
}
review-sum = De { NUMBER($start, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($result, minimumFractionDigits: 2, maximumFractionDigits: 2) } : chance { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }, décisions { NUMBER($decided, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-decisions = Les décisions qui ont compté
review-none = Aucune décision n’a été trouvée pour laquelle nos officiers auraient proposé mieux.
review-whose = { $who ->
    [you] Vous :
    [they] L’adversaire :
    [a] Camp A :
   *[b] Camp B :
}
review-did = Fait : { $chosen } ({ $chance } %)
review-better = Mieux : { $better } ({ $best } %, de { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
review-look = Voir ce moment
review-branch = Jouer la suite d’ici
review-swings = Les tournants
review-swing = { $before } % → { $after } %
review-rolls = La chance, jet par jet
review-luck = { $way ->
    [good] +{ NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[bad] { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }
}
review-luck-about = La part de chance, en fraction d’une partie gagnée
review-picture = Télécharger l’image
review-share = Un lien vers cette partie et son bilan
review-share-about = Qui a ce lien peut parcourir la partie et en voir le bilan.

# Links and dead ends

play-title = À la table
play-none-title = Pas de place ici
play-none-text = Ce navigateur n’a pas de place dans cette partie. Si vous l’avez sur un autre appareil, amenez-la ici avec son code.
seat-title = Votre place
seat-loading = On vous installe…
seat-unknown = Ce lien ne mène à aucune place : il est peut-être coupé, ou la partie n’existe plus.
seat-both = Vous avez déjà une place dans cette partie de { $game }. Ce lien est celui de l’autre camp : envoyez-le à votre ami, ou prenez les deux places sur cet écran.
seat-keep = Aller à ma place
seat-take = Prendre les deux places
broken-text = La page a fait une erreur ici. Votre partie est en sûreté sur le serveur.
broken-reload = Recharger la page
lost-title = Rien ici
lost-text = Cette adresse ne mène nulle part.
lost-home = À la première page

# Table

table-canvas = Table { $name } : { $models } figurines. Les flèches vont de figurine en figurine, Entrée choisit, Maj et flèches déplacent la table, L la montre en liste.
    .touch = Table { $name } : { $models } figurines. Touchez une figurine pour la choisir, poussez et tournez la table à deux doigts ; elle peut aussi être montrée en liste.
table-bar = Vue de la table
table-view-top = D’en haut
table-view-free = Autour (3D)
table-view-eye = Œil de la figurine
table-view-eye-none = Choisissez d’abord une figurine pour voir par ses yeux
table-fit = Toute la table
table-nearer = Plus près
table-farther = Plus loin
table-measure = Mesurer
table-measure-how = Tirez d’un point ou d’une figurine à l’autre. Tirer en tenant Alt mesure aussi.
table-list = La table en liste
table-list-caption = Ce qui se trouve sur { $name }
table-list-name = Nom
table-list-side = Camp
table-list-place = Place
table-list-state = État
table-list-choose = Choisir
table-side-a = A
table-side-b = B
table-side-none = –
table-place = à { $x } de la gauche, { $y } de l’avant{ $z ->
    [0] {""}
   *[other] , { $z } de haut
}
table-seen = { $cover ->
    [none] Vue à { $share } %.
   *[other] Vue à { $share } %, { $cover }.
}
table-unseen = Non vue.
table-in-view = { $share ->
    [100] entièrement en vue
   *[other] { $share } % en vue
}
table-out-of-sight = hors de vue
table-legend = Légende
table-legend-none = Rien sur la table ne demande d’explication.
table-legend-own = vos figurines
table-legend-a = figurines de A
table-legend-b = figurines de B
table-legend-active = agit maintenant
table-legend-target = peut être choisie
table-legend-chosen = choisie
table-legend-acted = a agi
table-legend-wounds = blessures : restantes et perdues
table-legend-reach = peut finir son mouvement ici
table-legend-shoot = à portée de tir de l’adversaire
table-legend-charge = à portée de charge de l’adversaire
table-pick = Choisir
table-floors = Étages
table-floor-all = Tous les étages
table-floor-ground = Rez-de-chaussée
table-floor = Jusqu’à { $height }
table-inches = { $length }″
table-centimetres = { $length } cm
table-no-picture-title = Pas d’image de la table
table-no-picture = Ce navigateur ne sait pas dessiner en trois dimensions (WebGL manque ou est désactivé). La partie continue avec la liste ci-dessous.
table-lost = L’image s’est perdue ; elle revient dès que le navigateur le permet.

# Play

play-units = Unités
play-journal = Journal
play-parts = Parties de l’écran
play-tab-table = Table
play-tab-question = Question
play-tab-journal = Journal
play-tab-units = Unités
play-whose-yours = À vous de jouer
play-whose-theirs = À l’autre camp de jouer
play-whose-thinking = L’ordinateur réfléchit
play-whose-over = La partie est finie
play-link-live = Connecté
play-link-connecting = Connexion …
play-link-lost = Connexion perdue. Nouvel essai dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
play-link-try = Essayer maintenant
play-unreachable = Le serveur ne répond pas
play-unreachable-about = Votre partie y est en sécurité. La page continue d’essayer d’elle-même.
play-gone = Cette place n’est pas connue ici
play-taken = Cette place est jouée ailleurs
play-taken-here = Jouer ici
play-leave = Quitter la table
play-menu = Menu
play-undo = Annuler
play-undo-about = Reprend vos dernières réponses, tant qu’aucun dé, aucune carte et rien de caché n’a été montré depuis
play-undo-practice = Entraînement : reprend votre dernière réponse, quoi qu’on ait vu depuis
play-give-seat = Laisser le sergent jouer à ma place
play-given = Le sergent joue à votre place.
play-take-seat = Rejouer moi-même
play-orders = Ordres permanents
play-orders-about = Une question confiée à un ordre permanent reçoit sa réponse aussitôt, sans qu’on vous la pose. Utile quand on joue un coup par jour.
play-orders-none = Cette partie n’a pas de question pour des ordres permanents.
play-options = Règles de cette partie
play-fair = Dés équitables, partie { $match }. Ce navigateur a noté ce nombre et tout ce qu’il lui faut pour remarquer un changement : personne ne peut plus changer les dés sans que cela se voie.
play-doubt = { $doubt ->
    [agreement] Ce serveur joue avec des dés vérifiables selon une convention que cette page ne connaît pas : elle ne peut rien promettre ici.
    [commitment] Attention : le serveur annonce pour cette partie un autre engagement que celui que ce navigateur a noté. On ne peut plus se fier à ses dés.
    [promise] Attention : la promesse d’un camp n’est pas celle que ce navigateur a notée. On ne peut plus se fier aux dés.
    [word] Attention : le mot d’un camp n’est pas celui qu’il a promis. On ne peut plus se fier aux dés.
    [seal] Attention : ce qui s’est passé dans cette partie n’est plus ce que ce navigateur a noté. On ne peut plus se fier à ses dés.
    [elsewhere] Le mot de votre camp a été promis par un autre navigateur : la partie commence quand il revient. Si ce n’est pas l’un des vôtres, quelqu’un d’autre occupe votre place.
   *[unkept] Ce navigateur ne peut pas garder de notes de cette partie vérifiable : il ne pourra pas la vérifier.
}
play-practice = entraînement
play-seeded = hasard d’une graine
play-seeded-about = Les dés et les cartes de cette partie viennent d’une graine : qui la connaît peut tous les calculer.
play-concede = Abandonner
play-concede-sure = Abandonnez-vous cette partie ? Votre adversaire gagne.
play-go-on = Continuer à jouer

play-your-turn = À vous de jouer
play-enter = Entrée
play-confirm = Confirmer
play-reset = Recommencer
play-onward = Proposé, l’un après l’autre
play-onward-then = Et ensuite :
play-onward-until = Jusqu’ici et pas plus loin : { $answer }
play-onward-all = Tout cela
play-composed-dropped = Quelque chose est arrivé en chemin : le reste n’a pas été fait.
play-sending = En route …
play-odds = Chances
play-why-not = Pourquoi pas les autres ({ $count })
play-odds-of = Chances de « { $option } » : { $odds }
play-odds-mean = en moyenne { $mean }
play-dice = Dés : { $dice }
play-some-count = { $same ->
        [yes] { $count } choix sur { $most }
       *[no] { $count } choix, de { $least } à { $most } possibles
    }
play-order-up = { $item } : monter
play-order-down = { $item } : descendre
play-order-left = { $item } : une colonne vers la gauche
play-order-right = { $item } : une colonne vers la droite
play-amount = Combien
play-along =
    { $unit ->
        [inch] Combien de pouces sur son chemin
       *[cm] Combien de centimètres sur son chemin
    }
play-amount-spans = Possible : { $spans }
play-more = Un de plus
play-less = Un de moins
play-more-for = { $item } : un de plus
play-less-for = { $item } : un de moins
play-split-left = Reste { $left } sur { $total } à répartir
play-assign-none = rien encore
play-place-single = Déplacer une seule figurine
play-place-lead = Figurine
play-place-goal = But (depuis le coin inférieur gauche)
play-place-north = Un pas vers le haut
play-place-south = Un pas vers le bas
play-place-east = Un pas vers la droite
play-place-west = Un pas vers la gauche
play-place-facing = Regarde vers { $degrees }°
play-place-turned = Tourné de { $degrees }°
play-place-left = Tourner vers la gauche
play-place-right = Tourner vers la droite
play-place-how = Comment
play-place-how-any = par où c’est possible
play-leg = { $leg ->
        [walk] marche
        [climb] escalade
        [descend] descente
        [ladder] échelle
        [leap] saut au-dessus du vide
        [jump] saut
        [hang] accroché
        [fly] vol
       *[other] { $leg }
    }
play-points-left =
    { $cost ->
        [0] { $left } sur { $most }
       *[other] { $left } sur { $most }, dont { $cost } à dépenser
    }
play-cost =
    { $cost ->
        [0] gratuit
        [one] 1 point
       *[other] { $cost } points
    }
play-turn-dial = Où regarder
play-turn-toward = Regarder vers
play-turn-nobody = Choisir…
play-place-stay = Rester
play-place-length = { $length } sur { $most }
play-place-usual = Entrée prend la place habituelle.
    .touch = Confirmer prend la place habituelle ; touchez la table ou faites glisser une figurine pour en choisir une autre.
play-ghost = De là-bas
play-ghost-sees = Voit { $seen }
play-ghost-nothing = Ne voit personne, et personne ne peut l’atteindre.

play-hint = Conseil
play-hint-thinking = Le général réfléchit …
play-hint-expects = La réponse à attendre
play-hint-instead = { $percent } % de chances de gagner : { $text }
play-hint-others = Autres possibilités
play-hint-failed = Aucun conseil n’est venu. Réessayez.
play-hint-own = Le vôtre
play-hint-own-how = Pointez une option, ou préparez un mouvement sur la table : ce que cela donnerait est dit ici.
play-hint-own-worth = { $percent } % de chances de gagner, { $best } % avec le conseil : { $text }
play-hint-own-label = le vôtre : { $percent } %
play-hint-do = Le faire
play-hint-close = Fermer
play-rating-helped = Cette partie ne compte pas pour votre classement : vous avez eu des conseils, ou l’ordinateur a joué pour vous.
play-thinking = { $who ->
        [recruit] La recrue réfléchit …
        [corporal] Le caporal réfléchit …
        [sergeant] Le sergent réfléchit …
        [general] Le général réfléchit …
       *[other] L’adversaire réfléchit …
    }
play-thinking-since = Déjà { $seconds } secondes
play-waiting-for = { $who ->
        [recruit] À la recrue de jouer.
        [corporal] Au caporal de jouer.
        [sergeant] Au sergent de jouer.
        [general] Au général de jouer.
        [match] À l’adversaire de jouer.
       *[other] En attente de l’autre joueur. Vous pouvez fermer la page ; la partie reste.
    }
play-resolving = Quelque chose est en cours de résolution …
play-title-yours = À vous de jouer !
play-whose-side = C’est à { $side } de jouer
play-player = { $name } ({ $letter })
play-opponents = { $one } contre { $other }
play-presence-here = est là
play-presence-away = n’est plus là depuis { $since }
play-presence-absent = n’est pas là
play-nobody-yet = Personne ne s’est encore assis en face.
play-unread = { $count ->
        [one] Un nouveau message
       *[other] { $count } nouveaux messages
    }
play-choose-list = Choisissez votre liste
play-choose-about = { $size ->
        [0] La partie commence avec la liste que vous choisissez. Avant cela, aucun de vous ne voit la liste de l’autre.
       *[other] La partie commence avec la liste que vous choisissez, de { $size } points au plus. Avant cela, aucun de vous ne voit la liste de l’autre.
    }
play-choose-fair = Ensuite, chacun de vous promet un mot pour les dés.
play-choose = Jouer cette liste
play-waiting-list = En attente de la liste de l’autre camp. Vous pouvez fermer la page ; la partie reste.
play-tools = Outils
play-tools-fold = Moins d’outils
play-remarks = Messages
play-remarks-none = Personne n’a encore rien dit.
play-remark = Dire quelque chose
play-remark-send = Envoyer
play-remark-unheard = Ce n’est pas parti : la connexion est perdue.
play-name = Votre nom
play-name-give = Prendre ce nom
play-alerts = M’avertir quand c’est à moi de jouer
play-step-by-step = Suivre l’ordinateur pas à pas
play-step-next = Pas suivant
play-step-all = Jusqu’à la fin de son tour
play-invite = En attente de votre ami
play-invite-about = Envoyez ce lien à votre ami. Qui le possède s’assoit de l’autre côté ; gardez-le entre vous.
play-invite-used = Quelqu’un s’est assis en face avec le lien de votre ami, qui ne mène plus nulle part. Si ce n’était pas votre ami, commencez une nouvelle partie.
play-handed = Quelqu’un avait cette place avant vous : qui vous en a donné le lien ou le code voit ce que vous voyez. C’est normal si c’était vous, sur un autre appareil.
play-invite-link = Lien pour votre ami
play-copy = Copier le lien
play-copied = Copié
play-share = Partager …
play-handover = Camp { $letter } : { $list }
play-handover-about = C’est au tour de ce camp. Passez l’écran ; tout reste caché jusque-là.
play-handover-take = Je suis le camp { $letter }

play-ending-won = Vous gagnez
play-ending-lost = Vous perdez
play-ending-drawn = Égalité
play-ending-over = La partie est finie
play-rematch = Revanche
play-replay = Revoir la partie
play-save = Enregistrer la partie
play-verify = Vérifier les dés
play-notes = Enregistrer mes notes
play-unnoted = Ce navigateur n’a rien noté de cette partie, il ne peut donc pas la vérifier.
play-checked-there = Le serveur lui-même en dit : { $text }
play-checked = { $fault ->
    [none] { $until ->
        [end] Vérifié dans ce navigateur : la partie est telle qu’elle a été notée ici, de la première promesse à la fin, et chaque dé et chaque carte est ce qu’il doit être.
       *[middle] Vérifié dans ce navigateur : chaque dé et chaque carte est ce qu’il doit être, et la partie est telle qu’elle a été notée ici jusqu’à l’étape { $noted } sur { $steps } ; la suite n’a pas été notée.
    }
    [commitment] Pas honnête : le secret ou la mise en place n’est pas ce qui avait été fixé avant la partie.
    [setup] Pas honnête : la mise en place n’est pas celle qui avait été fixée avant la partie.
    [promises] Pas honnête : un camp a révélé un autre mot que celui qu’il avait promis.
    [value] Pas honnête : le tirage { $index } n’est pas le dé ou la carte que donnent le secret et les mots.
    [seal] Pas honnête : une réponse, une règle ou un but a été changé après coup.
    [noted-match] Pas honnête : ce n’est pas la partie que ce navigateur a notée.
    [noted-commitment] Pas honnête : l’engagement de la partie n’est pas celui que ce navigateur a noté.
    [noted-promises] Pas honnête : un camp a promis un autre mot que celui que ce navigateur a noté.
    [noted-words] Pas honnête : un camp a révélé un autre mot que celui que ce navigateur a noté.
    [noted-seal] Pas honnête : l’étape { $index }, ou une étape d’avant, n’est pas ce que ce navigateur a noté pendant la partie.
    [noted-end] Pas honnête : ce navigateur a noté l’étape { $index }, mais la partie n’en a pas.
    [noted-answer] Pas honnête : l’étape { $index } n’est pas la réponse donnée dans ce navigateur.
   *[other] Pas honnête : ce que le serveur révèle est incomplet ou ne s’accorde pas ({ $fault }, { $index }).
}

play-since = Depuis votre dernier passage
play-since-count = { $count ->
        [one] Une nouvelle ligne
       *[other] { $count } nouvelles lignes
    } depuis votre dernier passage
play-newest = À la dernière ligne
play-side = { $letter } : { $list }
play-side-bare = Camp { $letter }
play-units-left = { $left } sur { $all }
play-unit-out = hors de combat
play-unit-acted = a agi
play-weapons = Armes
play-threats = Menaces
play-bands = Portées
play-boards-fold = Replier les plateaux
play-boards-unfold = Déplier les plateaux
play-board-own = Devant vous
play-deck = Paquet { $count }
play-discard = Défausse { $count }
play-hand = Main : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
play-hand-empty = Aucune carte en main
play-row-down = { $count ->
        [0] Aucune carte face cachée
        [one] Une carte face cachée, retournée ensuite
       *[other] { $count } cartes face cachée, la première est retournée ensuite
    }
play-row-empty = Aucune carte face cachée
play-row-unlaid = Aucune carte n’est encore posée
play-row-turned = { $count ->
        [one] Une carte retournée
       *[other] { $count } cartes retournées
    }
play-row-pool = Réserve de renforts :
play-card-face-down = Une carte, face cachée
play-attacker = Attaquant
play-defender = Défenseur
play-total = Modificateurs : { $total }
play-results = Résultat
play-result-hit = Touche
play-result-miss = Manqué
play-result-open = –
play-column = Colonne { $number }
play-chain = une colonne de plus
play-why-totals = D’où viennent les modificateurs

play-keys = Touches
play-key-enter = la réponse marquée
play-key-digits = choisir l’option de ce numéro
play-key-escape = recommencer la réponse
play-key-arrows = déplacer le but d’une unité
play-key-shift-arrows = déplacer le but d’un dixième
play-key-turn = tourner la figurine à gauche ou à droite
play-key-hint = conseil
play-key-undo = annuler
play-key-measure = mesurer
play-key-threats = menaces de l’autre camp
play-key-bands = portées autour de la figurine choisie, dans les jeux qui comptent par bandes
play-key-eye = regarder par les yeux de la figurine choisie
play-key-help = ces touches

play-briefing = Ordre de mission
play-briefing-read = Compris, c’est parti
play-briefing-none = La mission n’est pas encore décidée.
play-briefing-aims = Ce que cherche chaque camp
play-briefing-scores = Ce qui rapporte
play-briefing-ends = Quand cela finit
play-briefing-books = Avec quels livres
play-briefing-you = Vous
play-lesson = Leçon
play-lesson-count = Leçon, { $at } sur { $all }
play-lesson-next = Compris
play-lesson-ff-welcome = Voici la table. Les deux camps se distinguent par leur couleur et leur anneau. Tournez la table avec le bouton droit de la souris ou à deux doigts. Ce que vous avez à faire se lit toujours dans le panneau de la question.
    .touch = Voici la table. Les deux camps se distinguent par leur couleur et leur anneau. Tournez la table à deux doigts. Ce que vous avez à faire se lit toujours dans le panneau de la question.
play-lesson-ff-activate = Les camps jouent à tour de rôle, une unité à la fois. Choisissez le Tireur d’élite : cliquez sur le bouton, ou sur la figurine à la table.
    .touch = Les camps jouent à tour de rôle, une unité à la fois. Choisissez le Tireur d’élite : touchez le bouton, ou la figurine à la table.
play-lesson-ff-action = Chaque unité fait une chose : tenir et tirer, avancer et tirer, courir sans tirer, ou charger. Ce qui n’est pas possible maintenant est replié sous « Pourquoi pas les autres ». Choisissez Avancer, puis de bouger.
play-lesson-ff-move = Glissez la figurine là où elle doit aller, ou touchez l’endroit. La zone au contour vert est ce qu’elle peut atteindre ; la ligne montre la longueur du chemin. Le panneau dit qui elle verrait de là-bas. Puis confirmez.
play-lesson-ff-charge = L’autre camp agit à son tour. Quand on vous interroge de nouveau, activez le Cogneur et faites-le charger un ennemi : jusqu’à 12″, et plus loin puisqu’il est Rapide. L’ébauche montre le chemin jusqu’au contact ; confirmez-la.
play-lesson-ff-shoot = Tirez maintenant, et choisissez la cible. Près de chacune se trouvent les chances exactes ; cliquez pour voir chaque nombre et les règles qui le fondent.
    .touch = Tirez maintenant, et choisissez la cible. Près de chacune se trouvent les chances exactes ; touchez-les pour voir chaque nombre et les règles qui le fondent.
play-lesson-ff-dice = Des dés ont été lancés. Ouvrez une ligne du journal pour voir chaque dé, ce qu’il lui fallait, et pourquoi.
play-lesson-ff-melee = Au corps à corps, qui charge frappe d’abord ; qui tient encore debout peut riposter. Après une charge ou une riposte, une unité est Fatiguée : jusqu’à la fin de la manche, elle ne touche au corps à corps que sur un 6.
play-lesson-ff-score = Jouez la manche jusqu’au bout. Alors qui a seul une unité à 3″ d’un objectif le prend, et le garde en partant ; si les deux camps y sont, il n’est à personne. Après quatre manches, le plus d’objectifs gagne.
play-lesson-ff-over = Vous connaissez l’essentiel. Continuez ici, ou commencez une vraie partie contre la recrue.
play-lesson-col-welcome = Voici la table. Collision n’a pas de dés : chaque camp pioche dans son propre paquet. Ce que vous avez à faire se lit toujours dans le panneau de la question.
play-lesson-col-hand = Sous la table se trouvent votre paquet, votre défausse et votre main. Les cartes de l’autre camp sont face cachée pour vous, comme les vôtres pour lui.
play-lesson-col-bid = Les deux camps misent en secret des points d’activation. Qui mise le plus pioche une carte et décide qui commence ; ce qui a été misé est perdu pour ce tour, pour les deux. Misez-en un ou deux.
play-lesson-col-activate = Une activation coûte un point et donne deux actions à une figurine. Quand vient votre tour, choisissez Blaireau : cliquez sur le bouton, ou sur la figurine à la table.
    .touch = Une activation coûte un point et donne deux actions à une figurine. Quand vient votre tour, choisissez Blaireau : touchez le bouton, ou la figurine à la table.
play-lesson-col-charge = Chargez Taupe, qui est à moins de 5″. Le petit nombre d’une carte dit jusqu’où vous allez ; vous pouvez la remplacer de votre main. Si cela suffit, Blaireau court au contact.
play-lesson-col-shoot = Il reste une action à Renard : tirez de là-haut. Près de chaque cible se trouvent les chances exactes, calculées de ce que vous savez des cartes. Au-delà de la moitié de sa portée, une arme a −1.
play-lesson-col-lay = Une confrontation : chaque attaque est une colonne. Posez vos cartes face cachée dans l’ordre que vous voulez ; votre adversaire pose les siennes en face.
play-lesson-col-share = Tous vos modificateurs ensemble font un seul nombre. Répartissez-le sur vos colonnes : tout sur une carte, ou sur plusieurs. Votre adversaire voit les parts, pas les cartes.
play-lesson-col-cover = Les cartes sont ouvertes. Vous pouvez couvrir l’une des vôtres avec une carte de votre main, même pour bluffer, ou passer : la nouvelle compte même si elle est plus basse, et garde la part de sa colonne.
play-lesson-col-result = Quand les deux passent de suite, on compare les colonnes. Le plus grand nombre touche ; l’égalité sauve le défenseur. Une Réussite bat tout sauf une autre Réussite. Passez jusqu’à la décision.
play-lesson-col-over = Vous connaissez l’essentiel. Continuez ici, ou commencez une vraie partie contre la recrue.
play-lesson-col-practice = Une confrontation pour s’exercer, sans table. Les colonnes de l’attaquant sont en haut, celles du défenseur en bas ; chaque colonne est une attaque.
play-lesson-col-practice-over = Dans chaque colonne le plus grand nombre touche, et l’égalité sauve le défenseur ; une Réussite bat tout sauf une Réussite et donne une attaque de plus. Recommencez la leçon pour répartir autrement, ou commencez une vraie partie.
play-lesson-tra-welcome = Voici la table. Dans Trauma, une carte appelle chaque unité, dans un ordre que vous posez face cachée. Ce que vous avez à faire se lit toujours dans le panneau de la question.
play-lesson-tra-row = Posez vos cartes dans l’ordre où vos unités agiront, l’Éclaireur en premier : faites-les glisser, ou déplacez-les avec les flèches. L’autre camp ne voit que leur nombre.
play-lesson-tra-points = Ici se trouvent vos cartes et vos points. Chaque point de commandement misé est un dé de plus pour l’initiative ; le reste paie les activations et les ordres. Misez-en un.
play-lesson-tra-turn = Quand c’est à vous d’activer, retournez votre première carte. Contre des points de commandement, vous pouvez aussi passer, reculer la carte ou en retourner deux à la fois.
play-lesson-tra-announce = Sans officier, une activation coûte un point de commandement. Annoncez ensuite jusqu’à deux actions dans leur ordre ; deux fois Tirer, c’est un tir appuyé. Annoncez un Mouvement pour l’Éclaireur.
play-lesson-tra-move = Glissez l’Éclaireur tout contre le Pillard, ou touchez l’endroit ; les unités de plusieurs figurines suivent en formation. La zone au contour vert est ce qu’il peut atteindre. Puis confirmez.
play-lesson-tra-shoot = Avec votre carte suivante, annoncez Tirer. Toutes les armes d’un type tirent en une salve. Pointez une salve pour voir son couloir de feu : quiconque s’y trouve peut être touché, les amis aussi. Près de chacune figurent les chances exactes.
play-lesson-tra-dice = 1 et 6 sont des Up, 2 à 5 des Down. Au corps à corps chaque Up touche ; puis la Force contre l’Armure dit si ce sont les Up ou les Down qui blessent. Ouvrez une ligne du journal pour voir chaque dé et pourquoi il compte.
play-lesson-tra-melee = Au contact après un mouvement, une unité peut combattre. Seule l’unité qui agit frappe ; l’autre ne rend pas les coups, mais peut combattre pendant sa propre activation. Combattez, et choisissez votre arme.
play-lesson-tra-score = Jouez le tour jusqu’au bout. On règle alors le contrôle des points stratégiques : un oméga donne 2 points de victoire et le gamma 4, chaque unité d’infanterie éliminée 1. Dans une vraie partie, les alphas donnent des renforts, et 20 points gagnent.
play-lesson-tra-over = Vous connaissez l’essentiel. Continuez ici, ou commencez une vraie partie contre la recrue.
play-lesson-cbz-welcome = Voici la table. Vous avez un Chef, avec une épée, ainsi qu’un Bleu et un Guetteur, avec des fusils. Ce que vous avez à faire se lit toujours dans le panneau de la question.
play-lesson-cbz-dice = Un tir touche avec 6 ou plus sur un dé et ses modificateurs ; un 1 rate toujours, un 6 touche toujours. Chaque touche lance les dommages de l’arme contre la résistance de la cible. Ouvrez une ligne du journal pour voir chaque dé et pourquoi il compte.
play-lesson-cbz-panic = Si le jet de blessure atteint la résistance, la cible est éliminée ; s’il manque 3 au plus, elle panique : 3 points d’action seulement par tour, et elle tire et combat moins bien. La liste et un signe près de la figurine le montrent.
play-lesson-cbz-initiative = Chaque camp lance un dé par groupe et ajoute ses chefs. Un groupe dont les figurines sont trop loin de leur chef lance un dé plus petit, et chacune a un point d’action de moins. Vous avez gagné : dites qui agit en premier.
play-lesson-cbz-figure = Vos figurines agissent l’une après l’autre. Choisissez le Chef : cliquez sur le bouton ou sur la figurine à la table. Les pastilles près de chaque nom sont ses points d’action.
    .touch = Vos figurines agissent l’une après l’autre. Choisissez le Chef : touchez le bouton ou la figurine à la table. Les pastilles près de chaque nom sont ses points d’action.
play-lesson-cbz-points = Tout coûte des points d’action (PA) : 1 pour se déplacer ou tirer au coup par coup, 2 pour une rafale, 5 pour un tir visé ou le tir d’opportunité. Ce qui n’est pas possible maintenant est replié sous « Pourquoi pas les autres ». Le Chef n’a qu’une épée : choisissez Se déplacer.
play-lesson-cbz-move = Glissez le Chef vers le Pillard, ou touchez l’endroit. La zone au contour vert est ce qu’il peut atteindre, et seulement devant lui : pour reculer, pivotez d’abord. Le panneau dit qui il verrait de là. Puis confirmez.
play-lesson-cbz-shoot = Une fois le Chef terminé, choisissez le Guetteur et un coup par coup. La cible doit être devant la figurine, en vue et à portée ; les murs cachent, les murets protègent seulement. Près de chaque cible figurent les chances exactes.
play-lesson-cbz-melee = Avancez jusqu’à ce que les socles se touchent ; 1 point d’action lance alors un round de combat rapproché. Les deux jettent des dés ; les chefs, les lames et qui commence en ont davantage, et le plus haut total frappe. Payez encore pour un autre round : tant que rien n’est décidé, aucun des deux ne peut faire autre chose.
play-lesson-cbz-score = Chaque ennemi éliminé rapporte des points de victoire : 1 pour un combattant, 2 pour un sous-chef, 3 pour un chef. À la fin du tour 8, le camp qui a le plus de figurines à 15 cm du centre en a 4 de plus. Qui mène de 3 gagne.
play-lesson-cbz-over = Vous connaissez l’essentiel. Continuez ici, ou commencez une vraie partie contre la recrue.
play-lesson-skip = Passer cette étape
play-lesson-real-game = Jouer une vraie partie de { $game }
play-lesson-ffo-welcome = Trois objectifs sont sur la table, chacun avec un cercle de 3″. L’un est déjà à l’ennemi. Votre Adepte est un Lanceur de sorts et tient deux jetons ; les lanceurs en reçoivent de nouveaux à chaque manche.
play-lesson-ffo-adept = Activez l’Adepte et choisissez une action, par exemple Tenir. Un lanceur peut lancer ses sorts pendant sa propre activation, avant de tirer ou de frapper.
play-lesson-ffo-spell = Choisissez le sort Trait. Un sort coûte sa valeur en jetons, qu’il réussisse ou non ; ceux que vous ne pouvez payer sont repliés. Chaque sort peut être tenté une fois par activation.
play-lesson-ffo-target = Choisissez qui il frappe : une unité que l’Adepte voit, à portée du sort.
play-lesson-ffo-tokens = Le sort réussit sur 4 ou plus. Chaque jeton ajouté donne +1 au jet ; les lanceurs ennemis à 18″ peuvent en retirer autant. Les deux camps décident en secret. Dites combien vous ajoutez.
play-lesson-ffo-roll = Un 6 naturel réussit toujours et un 1 naturel échoue toujours. Les touches d’un sort ne demandent pas de jet pour toucher et ignorent le couvert : la cible ne fait que se défendre. Le journal montre chaque dé.
play-lesson-ffo-run = À l’objectif maintenant. Quand on vous interroge de nouveau, activez le Coureur, choisissez Avancer ou Courir, et glissez-le dans le cercle d’un objectif libre.
play-lesson-ffo-round = Les objectifs ne changent de mains qu’à la fin d’une manche. Jouez celle-ci jusqu’au bout : Tenir suffit pour qui reste.
play-lesson-ffo-held = Ce que vous avez pris reste à vous même si votre unité repart ou tombe ; un ennemi seul dans le cercle le prend, les deux ensemble le rendent neutre. Les unités Ébranlées ne prennent ni ne contestent.
play-lesson-ffo-over = Les objectifs font gagner, et les sorts ouvrent la voie. Continuez ici, ou commencez une vraie partie contre la recrue.
play-lesson-col-climb = À Renard : activez-le, choisissez Mouvement et glissez-le sur les caisses devant lui. Grimper compte dans son mouvement, et un mur demande un test d’agilité : une carte plus AGI doit faire 5. Une échelle ou un escalier n’en demandent pas.
play-lesson-trc-welcome = Trois ennemis armés de couteaux viennent vers votre Capitaine et votre Sentinelle. Vous avez des fusils : faites-leur payer chaque pas.
play-lesson-trc-points = À chaque tour vous recevez autant de points de commandement que le Commandement de votre général, un par carte de votre rangée, et un de moins par unité désorganisée. Posez votre rangée, la Sentinelle en premier.
play-lesson-trc-bid = Les deux camps misent en secret : chaque point est un dé de plus, et il est dépensé de toute façon. Le plus de succès décide qui active en premier. Misez-en un, et gardez-en pour les ordres.
play-lesson-trc-turn = Retournez votre première carte. Avant cela vous pouvez acheter une option : replacer la carte pour 1 point, passer pour 1, ou retourner deux cartes pour 2. Retourner une carte met fin aux ordres que son unité avait encore.
play-lesson-trc-announce = Une activation coûte 1 point, avec un officier rien. Annoncez un Mouvement, pas de Tir : seule une unité qui n’a pas tiré peut être mise en alerte.
play-lesson-trc-order = Après ses actions, donnez à la Sentinelle l’ordre Tir d’alerte ! pour 1 point. Puis continuez : quand un ennemi finit un mouvement en vue, on vous interroge. L’ordre reste jusqu’à son usage, ou jusqu’à ce que la carte de la Sentinelle soit retournée ; donnez-le alors de nouveau.
play-lesson-trc-alert = Un ennemi vient de terminer un mouvement en vue. Faites tirer votre unité, ou attendez une meilleure cible. Elle ne peut tirer que sur qui vient de bouger.
play-lesson-trc-salvo = Choisissez la salve. Pour 1 point, les salves peuvent être décalées, chacune sur un autre ennemi ; sinon l’ordre est épuisé une fois les tirs résolus.
play-lesson-trc-left = Les points qui restent à la fin du tour sont perdus ; les ordres restent. Autres ordres : Planquez vous ! et Baisse la tête ! pour 1 point chacun.
play-lesson-trc-over = Vous savez tenir l’ennemi à distance. Continuez ici, ou commencez une vraie partie contre la recrue.
play-lesson-cbo-welcome = En ce moment, c’est l’autre camp qui agit. Le Guetteur attend, l’arme prête : il a payé 5 points d’action pour le tir d’opportunité. Le Bleu est en panique.
play-lesson-cbo-interrupt = Quand un ennemi dépense des points pour une action sous ses yeux, vous pouvez tirer avant. Choisissez le Guetteur ; si l’ennemi bouge, dites où vous l’arrêtez. S’il ne sert pas, le tir est perdu au début du tour suivant : faites alors guetter le Guetteur de nouveau.
play-lesson-cbo-weapon = Le coup par coup, c’est un dé ; une rafale en a autant que la cadence de l’arme, sur une cible ou plusieurs. Près de chaque choix figurent les chances exactes.
play-lesson-cbo-burst = Dites où va chaque tir avant de lancer le moindre dé. Si une cible tombe, le reste de ses tirs est perdu.
play-lesson-cbo-dice = Un tir touche avec 6 ou plus sur un dé et ses modificateurs ; un 1 rate toujours, un 6 touche toujours. Chaque touche lance les dommages de l’arme contre la résistance de la cible. Ouvrez une ligne du journal pour voir chaque dé et pourquoi il compte.
play-lesson-cbo-panic = Qui panique a 3 points d’action par tour. Au début de chaque tour, il teste avec deux dés : 8 ou plus, il se reprend ; de 5 à 7, il reste en panique ; 4 ou moins, il fuit vers le bord de la table.
play-lesson-cbo-initiative = Chaque tour commence par l’initiative : un dé par groupe, plus ses chefs. Un groupe dont les figurines sont trop loin de leur chef lance un dé plus petit, et chacune a un point d’action de moins. Quand vous l’avez, agissez en premier.
play-lesson-cbo-cover = Choisissez une figurine, par exemple le Bleu, et mettez-la à couvert pour 1 point d’action : les tirs contre elle ont −1 pour toucher jusqu’à ce qu’elle bouge. Le couvert du décor est autre chose : derrière un muret ou des caisses, le jet de blessure a de −1 à −4.
play-lesson-cbo-watch = Tendez maintenant un piège vous-même : avec le Guetteur choisissez le tir d’opportunité, pour 5 points d’action et comme dernière action. Tournez-le d’abord vers l’arrivée de l’ennemi : il ne voit que le demi-cercle devant lui.
play-lesson-cbo-over = Votre piège est tendu. Continuez ici pour le voir se refermer, ou commencez une vraie partie contre la recrue.

# Ce qui se joue sur la table

play-director = Déroulement
play-director-about = Ce qui se passe se joue sur la table, chez vous comme en face. Vous pouvez répondre à tout moment : ce qui restait à jouer est alors accompli aussitôt.
play-director-on = Jouer ce qui se passe
play-director-fold = Commandes du déroulement
play-pause = Pause
play-go-on-playing = Reprendre
play-step-scene = Un pas
play-skip = Passer à mon tour
play-speed = Vitesse
play-speed-times = { $speed }×
play-speed-now = Vitesse : { $speed }. Changer
play-follow = La caméra suit l’action
play-sound = Son
play-sound-on = Activer le son
play-sound-off = Couper le son
play-volume = Volume
play-roll-won = { $won } sur { $all }
play-again = Revoir
play-since-decision = Depuis votre dernière décision
play-since-events = { $count ->
    [one] un événement
   *[other] { $count } événements
}
play-since-lost = { $count ->
    [one] une perte
   *[other] { $count } pertes
}
play-since-lost-names = pertes : { $names }
play-since-gained = points : { $points }
play-round-over = { $round } : le bilan
play-round-side = Camp
play-round-lost = Pertes
play-round-points = Points
play-filter = Montrer
play-filter-all = Tout
play-filter-short = Sans les détails
play-filter-dice = Dés et cartes
play-filter-mine = De mon côté
play-filter-theirs = D’en face
play-search = Chercher dans le journal
play-search-short = Chercher
play-search-none = Aucune ligne du journal ne correspond.
play-key-pause = mettre le déroulement en pause, ou reprendre
play-key-step = jouer un pas
play-key-skip = passer à mon tour
play-key-speed = changer la vitesse du déroulement
play-key-again = revoir ce qui s’est passé depuis votre dernière décision
play-key-sound = activer ou couper le son
play-line-more = Raisons et règles

# Composer des listes

builder-title = Vos listes
builder-lead = Composez une liste, partagez-la par un lien et jouez-la. Elle est gardée dans ce navigateur.
builder-build = Composer une liste
builder-tools = La liste entière
builder-kept = Gardées dans ce navigateur
builder-unkept = Ce navigateur n’a plus de place pour garder la liste. Enregistrez-la dans un fichier.
builder-unkept-yet = Pas encore gardée
builder-unnamed = Sans nom
builder-new = Nouvelle liste
builder-open = Ouvrir…
builder-open-text = Une liste ou un livre
builder-open-how = Un fichier, son texte, un lien ou un code. Une liste prend place à côté des vôtres ; un livre pourra être emporté par vos listes.
builder-open-it = L’ouvrir
builder-books = Livres à vous ({ $count })
builder-books-title = Vos propres livres
builder-books-about = Un livre que la liste emporte voyage avec elle : par lien, en fichier et dans la partie.
builder-book-take = Emporter dans la liste
builder-book-text = Un autre livre
builder-book-how = Un fichier TOML comme le décrit docs/books.md.
builder-undo = Annuler
builder-redo = Rétablir
builder-save = Enregistrer le fichier
builder-share = Partager…
builder-share-link = Le lien
builder-share-about = Il porte toute la liste et ses livres. Rien n’est gardé sur le serveur.
builder-share-code = Le code seul
builder-share-code-about = À coller sous « Ouvrir… ».
builder-forget = Supprimer la liste
builder-forget-sure = { $name } sera retirée de ce navigateur. Un lien ou un fichier de la liste reste valable.
builder-offers = Ce qu’on peut prendre
builder-no-offers = Rien dans ces livres ne peut être pris.
builder-into = Va dans : { $name }
builder-add = Ajouter
builder-taken = La liste
builder-taken-count = La liste ({ $count })
builder-nothing = Rien pour l’instant.
builder-group-more = Ajouter : { $name }
builder-fill = Remplir celui-ci
builder-copy = Copier
builder-remove = Retirer { $name }
builder-options = Options
builder-more = { $name } (+{ $cost })
builder-fewer = Moins : { $name }
builder-another = Plus : { $name }
builder-standing = Où en est la liste
builder-worth = { $total } sur { $limit } { $measure }
builder-left = reste { $count }
builder-over = { $count } de trop
builder-legal = En règle
builder-unready = Pas encore complète
builder-illegal = Contraire aux règles
builder-lacks = Ce qui manque
builder-wrong = Ce qui ne va pas
builder-play = Jouer cette liste
builder-code-broken = Ce lien ou ce code ne contient aucune liste lisible. Vos listes n’ont pas changé.
builder-code-large = Ce lien ou ce code contient plus qu’une liste ne peut. Vos listes n’ont pas changé.
builder-view-cards = Cartes
builder-view-compared = Comparer
builder-print = Imprimer
builder-unit = Unité
builder-attack = Attaque
builder-compared-how = { $loss }, exactement, et après le point ce que chacune coûte à la liste en { $measure }.

# Construire une table

editor-title = Construire une table
editor-lead = À partir d’une table prête, inventée ou vide, jugée selon les règles du jeu à mesure que vous construisez.
editor-build = Construire une table
editor-tools = Que faire de la table
editor-begin = Partir de…
editor-empty = Table vide
editor-new-name = Nouvelle table
editor-forget = Supprimer la table
editor-unkept = Ce navigateur n’a plus de place pour garder la table. Enregistrez-la dans un fichier.
editor-open-text = Une table
editor-open-how = Un fichier, son texte, un lien ou un code.
editor-code-broken = Ce lien ou ce code ne contient aucune table lisible. Vos tables sont inchangées.
editor-share-about = Il porte toute la table. Rien n’est gardé sur le serveur.
editor-standing = État de la table
editor-in-order = Aucun défaut trouvé
editor-unusual = Seulement si les deux joueurs sont d’accord
editor-broken = Injouable
editor-play = Jouer dessus
editor-plan = La table vue d’en haut
editor-keys = Faites glisser un élément, ou choisissez-le et utilisez les flèches ; R le tourne, Suppr l’enlève.
editor-piece = { $name } à { NUMBER($x, maximumFractionDigits: 1) } ; { NUMBER($y, maximumFractionDigits: 1) }{ $level ->
    [0] {""}
   *[other] , niveau { NUMBER($level, maximumFractionDigits: 1) }
}
editor-name = Nom de la table
editor-symmetry = L’autre moitié
editor-symmetry-none = Construite à part
editor-symmetry-turn = Tournée d’un demi-tour
editor-symmetry-across = En miroir, gauche et droite
editor-symmetry-along = En miroir, devant et derrière
editor-snap = Suivre la grille
editor-library = Éléments à ajouter
editor-chosen = L’élément choisi
editor-x = Depuis la gauche
editor-y = Depuis l’avant
editor-width = Largeur
editor-depth = Profondeur
editor-bottom = Niveau
editor-height = Hauteur
editor-turn = Tourner de { $degrees }°
editor-stack = Poser dessus
editor-add-ladder = Ajouter une échelle
editor-add-stairs = Ajouter un escalier
editor-add-ramp = Ajouter une rampe
editor-no-access = Aucun accès
editor-copy = Dupliquer
editor-remove = Enlever
editor-mission-own = { $name } (dessinée ici)
editor-mission-draw = Dessiner des zones et des objectifs
editor-mission-draw-about = On part de la mission affichée. Ce que vous dessinez est gardé avec la table et s’y joue.
editor-mission-keys = Faites glisser une zone ou tirez ses coins ; au clavier, les flèches la déplacent et, avec Maj, la redimensionnent. Suppr enlève un objectif.
editor-mission-save = Enregistrer la mission dans un fichier
editor-zone = Zone de { $side }
editor-zone-at = Zone de { $side }, de { NUMBER($left, maximumFractionDigits: 1) }, { NUMBER($front, maximumFractionDigits: 1) } à { NUMBER($right, maximumFractionDigits: 1) }, { NUMBER($back, maximumFractionDigits: 1) }
editor-zones-usual = Les zones habituelles
editor-goal = Objectif { $number }
editor-goal-at = Objectif { $number } en { NUMBER($x, maximumFractionDigits: 1) }, { NUMBER($y, maximumFractionDigits: 1) }
editor-goal-add = Ajouter un objectif
new-mission-drawn = Comme dessinée sur la table
editor-report = Est-elle équitable ?
editor-report-ask = Calculer
editor-report-about = Qui voit qui depuis les zones de déploiement, où l’on est à couvert, et la distance jusqu’à ce qui compte dans la mission, sinon jusqu’à trois lieux entre les camps.
editor-report-old = La table a changé depuis.
editor-games = Des parties dessus
editor-games-play = Jouer 200 parties
editor-games-stop = Arrêter
editor-games-about = Deux caporaux jouent des parties rapides sur la table avec les listes habituelles, qui changent de camp. Il faut une minute ou deux ; vous pouvez arrêter et voir ce que montrent les parties jouées.

# Campagnes

campaign-title = Campagnes
campaign-lead = Une bande va de partie en partie : elle gagne, apprend, trouve et perd. La campagne est gardée dans ce navigateur et en fichier.
campaign-none = Aucun des jeux n’a de campagnes.
campaign-lost = Cette campagne n’est pas gardée dans ce navigateur. Ouvrez son fichier ou commencez-en une autre.
campaign-kept = Gardées dans ce navigateur
campaign-entered =
    { $count ->
        [one] { $count } partie inscrite ici
       *[other] { $count } parties inscrites ici
    }
campaign-begin = Commencer une campagne
campaign-begin-it = La commencer
campaign-gang-number = Bande { $number }
campaign-gang-list = La liste de la bande
campaign-gang-name = Son nom, s’il n’est pas celui de la liste
campaign-gang-more = Une bande de plus
campaign-length = Nombre de parties
campaign-open = Ouvrir un fichier
campaign-open-text = Une campagne
campaign-open-how = Un fichier enregistré ici, ou celui que tient « escarmouche campaign ».
campaign-open-it = L’ouvrir
campaign-no-room = Ce navigateur n’a plus de place pour garder la campagne. Rien n’a changé ; enregistrez vos campagnes en fichiers et supprimez-en quelques-unes.
campaign-changed = Cette campagne a continué dans une autre fenêtre. La voici telle qu’elle est ; veuillez recommencer.
campaign-all = Toutes les campagnes
campaign-save = Enregistrer le fichier
campaign-forget = Supprimer la campagne
campaign-forget-sure = { $name } sera retirée de ce navigateur. Un fichier que vous avez enregistré peut être rouvert.
campaign-begun = Parties commencées
campaign-looking = Où en est la partie …
campaign-game-gone = Cette partie n’est plus gardée sur le serveur.
campaign-go-on = Continuer la partie
campaign-enter = Inscrire la partie
campaign-who = Qui va à la prochaine partie
campaign-waits = Une partie de cette campagne attend d’être inscrite.
campaign-next = Préparer la prochaine partie
campaign-history = Tout ce qui a été fait ({ $count })
campaign-to = Vers la campagne

book-title = Vos livres
book-lead = Écrivez un livre à vous : unités, armes et règles. Essayez-le, composez-en des listes, partagez-le par un lien. Il est gardé dans ce navigateur.
book-write = Écrire un livre
book-tools = Le livre entier
book-new = Nouveau livre
book-use = Prendre dans une liste
book-unkept = Ce navigateur n’a plus de place pour garder le livre. Enregistrez-le dans un fichier.
book-forget = Supprimer le livre
book-open-text = Un livre
book-open-how = Un fichier TOML, son texte, un lien ou un code ; ou une liste d’Army Forge, qui devient un livre. Il prend place à côté des vôtres.
book-share-about = Il porte tout le livre, avec ceux à vous sur lesquels il s’appuie. Rien n’est gardé sur le serveur.
book-name = Nom du livre
book-builds-on = S’appuie sur
book-yours = { $name } (à vous)
book-parts = Ce que contient le livre
book-standing = Où en est le livre
book-faults =
    { $count ->
        [0] En ordre
        [one] Une erreur
       *[other] { $count } erreurs
    }
book-show = Montrer
book-line = ligne { $line }
book-languages = Dans d’autres langues
book-take-out = Enlever
book-one-more = Ajouter : { $name }
book-row-more = Ajouter une ligne
book-paste = Coller des lignes
book-paste-rows = Lignes d’un tableur
book-paste-how = Copiées telles quelles, avec ou sans leurs en-têtes. Les colonnes : { $columns }
book-paste-in = Les ajouter
book-copy-out = Copier le tableau
book-details = Détails
book-cell = { $label }, ligne { $number }
book-changed = modifié
book-change = Modifier
book-unchange = Comme avant
book-leave-out = Écarter
book-take-back = Reprendre
book-inherited = { $name } des livres sur lesquels il s’appuie ({ $count })
book-card = Sa carte
book-card-later = La carte se montre ici dès que le livre est en ordre.
book-try = Essayer
book-toml = En texte
book-toml-text = Le livre en TOML
book-toml-take = Reprendre le texte
book-toml-back = Laisser tel quel
book-right = Il faudrait : { $right }.

# The laboratory

lab-title = Laboratoire
lab-lead = Des officiers jouent de nombreuses parties sur cette machine, pour que vous sachiez au lieu de deviner.
lab-fair = Est-ce équitable ?
lab-fair-about = Deux caporaux jouent les listes l’une contre l’autre, en changeant de camp, jusqu’à ce qu’on sache si l’une a 5 points de pour cent d’avance, en 400 parties au plus.
lab-one = Une liste
lab-other = L’autre liste
lab-ask = Est-ce équitable ?
lab-all = Expériences de cette machine
lab-none = Il n’y en a pas encore.
lab-state = { $state ->
    [runs] En cours : { $played } parties sur { $most } au plus.
   *[rests] Arrêtée : { $played } parties sur { $most } au plus.
}
lab-report = Rapport

# Problèmes

puzzles-title = Problèmes
puzzles-lead = Des positions où un ordre est nettement le meilleur. Trouvez-le.
puzzles-loading = La position se met en place…
puzzles-none = Il n’y a pas de problèmes sur ce serveur.
puzzles-today = Le problème du jour, { $day }
puzzles-solve = Le résoudre
puzzles-again = Le revoir
puzzles-right = résolu
puzzles-wrong = non résolu
puzzles-streak =
    { $count ->
        [0] Pas encore de série : résolvez le problème du jour au premier essai.
        [one] Résolu { $count } jour de suite.
       *[other] Résolu { $count } jours de suite.
    }
puzzles-count = { $right } sur { $count } résolus
puzzles-number =
    Problème { $number }{ $result ->
        [right] , résolu
        [wrong] , non résolu
       *[open] {""}
    }
puzzle-title = Problème { $number }
puzzle-choose = Quel ordre laisse les meilleures chances de gagner ?
puzzle-found = Ce que laisse chaque ordre
puzzle-answer = Donner cet ordre
puzzle-units = Les unités et leurs cartes
puzzle-percent = { $percent } % de chances de gagner.
puzzle-usual = Le sergent aurait fait cela.
puzzle-right = Juste : { $best } est le meilleur ordre.
puzzle-wrong = Faux : { $best } aurait été le meilleur ordre.
puzzle-sure = Meilleur que tout autre d’au moins { $gap } points sur cent, sûr à { NUMBER($confidence, maximumFractionDigits: 1) } % : chaque ordre a été joué { $samples } fois.
puzzle-expects = À prévoir en réponse : { $text }
puzzle-play-on = Continuer à partir d’ici
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
