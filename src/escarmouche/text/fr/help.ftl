# Ce que les commandes disent d'elles-mêmes, en français.

help-usage = Usage :
help-form-options = [OPTIONS]
help-form-command = COMMANDE …
help-form-number = NOMBRE
help-form-file = FICHIER
help-form-text = TEXTE
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-default = normalement { $value }
help-required = nécessaire
help-least = au moins { $least }
help-range = de { $least } à { $most }

## Ce que plusieurs commandes partagent

help-any-help = Afficher cette aide.
help-any-game = Quel jeu : { $games }.
help-any-size = Ce que peut coûter une liste : 200 ou 500 points, ou tant d'éclats.
help-any-mission = La mission, dans un jeu qui en a plusieurs ; sinon tirée au sort.
help-any-option = Une option de règle, clé=valeur ; voir « rules GAME --options ».
help-any-edition = Toutes les options comme dans un livre, fr ou de ; --option vient par-dessus.

## Les commandes

help-program = Joue à des jeux d'escarmouche imprimés selon leurs vraies règles.
help-language = en, fr ou de ; sinon comme le dit $LANG.

help-odds = Ce qui peut arriver, avec les probabilités exactes : une attaque, une mêlée, un test, un saut …

help-play = Jouer une partie contre l'ordinateur.
help-play-lists = Une liste prête ou un fichier : la vôtre, puis l'autre.
help-play-table = Une table prête, un fichier .toml, ou un nombre pour en inventer une.
help-play-seed = La graine des dés ; sinon une nouvelle.
help-play-against = Qui joue l’autre camp : recruit, corporal, sergeant, general, un niveau entre deux comme corporal+40 (40 décisions sur 100 comme un sergent), ou match pour un adversaire aussi fort que vous d’après vos parties sur cette machine ; sinon le meilleur de ceux qui ne réfléchissent pas longtemps. Ce que vaut chacun : docs/opponents.md.
help-play-side = Quel camp vous jouez : A ou B.
help-play-fair-dice = Des dés que vous pouvez vérifier après coup.
help-play-transcript = Où une partie équitable est dévoilée.
help-play-noted = Où noter ce qu’une partie vérifiable promet, pour `verify --noted`.
help-play-in-turn = Poser tour à tour le décor de la table avant la partie.
help-play-agree = Accepter une table inhabituelle et des règles sans effet.
help-play-load = Reprendre une partie enregistrée.
help-play-save = Où la partie est enregistrée quand elle est finie.
help-play-think = Combien de secondes un général réfléchit à une décision.

help-replay = Raconter une partie enregistrée depuis le début.
help-replay-file = Une partie enregistrée.

help-review = Faire le bilan d’une partie enregistrée et finie : sa courbe, sa chance et les décisions qui ont compté.
help-review-file = Une partie enregistrée et finie.
help-review-quick = Seulement la courbe, tout de suite.
help-review-journal = Raconter aussi le journal, avec la chance de chaque jet.
help-review-cores = Combien de cœurs pour évaluer ; tous si aucun nombre n’est donné.
help-review-branch = Jouer la suite après tant de réponses, au lieu de faire le bilan.
help-review-save = Où enregistrer la partie qui se poursuit.
help-review-picture = Dessiner aussi la courbe dans ce fichier, en SVG.

help-puzzle = Une position tirée d’une partie où un ordre est nettement le meilleur : trouvez-le.
help-puzzle-game = Le jeu ; sinon celui du problème du jour.
help-puzzle-number = Le numéro du problème.
help-puzzle-order = L’ordre que vous choisissez ; sinon il vous est demandé.

help-verify = Recalcule les dés et les cartes d’une partie vérifiable, rejoue une partie sauvegardée et compare avec vos notes.
help-verify-file = Une partie vérifiable sauvegardée, ou sa seule transcription.
help-verify-noted = Ce que vous avez noté pendant la partie : le fichier de la page ou de `play --noted`.

help-check = Jouer des cas de conformité et comparer ce qui arrive à ce qu'ils attendent.
help-check-files = Des fichiers ou des dossiers de cas de conformité.

help-compile = Compiler ce que la première partie attendrait sinon.

help-rules = Les règles numérotées d'un jeu.
help-rules-rule = Une règle, en entier.
help-rules-show-coverage = Ce qui est écrit, prouvé et mis en mots.
help-rules-options = Où les lectures diffèrent, et ce que l'on peut choisir.
help-rules-case-words = Tous les mots qu'un cas de conformité du jeu peut employer.
help-rules-cases = Où sont les cas de conformité.

help-serve = Servir les jeux aux navigateurs : contre l'ordinateur, sur un écran, ou par lien.
help-serve-host = L'adresse où écouter ; 0.0.0.0 laisse entrer les autres.
help-serve-port = Le port où écouter.
help-serve-data = Le fichier qui garde toutes les parties ; $DATABASE_URL nomme une autre base.
help-serve-open = Ouvrir la page dans le navigateur.
help-serve-workers = Combien de processus partagent le travail ; plusieurs demandent un PostgreSQL.
help-serve-proxy = Un proxy que l’on croit sur la provenance d’un client : son adresse ou son réseau.
help-serve-prune = Supprimer les parties qui ne sont plus gardées, au lieu de servir.
help-serve-lab = Permettre à la page de lancer des expériences sur cette machine, ou non ; permis d’office là où seule cette machine est servie, avec un seul processus.
help-serve-backup = Copier toutes les parties dans un nouveau fichier, au lieu de servir.
help-serve-report = Dire combien est gardé et ce qui a échoué, au lieu de servir.

help-books = Vos propres livres : profils, armes, prix et règles avec lesquels jouer.
help-books-new = Un livre commenté pour commencer, affiché ou mis dans un nouveau fichier.
help-books-new-file = Le fichier à écrire ; il ne doit pas encore exister.
help-books-check = Tout ce qui ne va pas dans des livres, avec fichier, ligne et ce qu’il faudrait.
help-books-show = Les livres livrés avec un jeu, ou tout ce que contient l’un d’eux.
help-books-show-name = Un livre livré avec le jeu, ou un fichier.
help-books-merge = Plusieurs livres et ce sur quoi ils s’appuient réunis en un, les derniers par-dessus les premiers.
help-books-merge-into = Le fichier à écrire ; sinon le livre est affiché.
help-books-schema = Ce qu’un livre peut contenir, en JSON Schema, avec lequel les éditeurs complètent et vérifient.
help-books-files = Les fichiers des livres.

help-rosters = Les listes et factions livrées avec un jeu, ou ce qui ne va pas dans une liste à vous.
help-rosters-files = Un fichier de liste ou de faction à vérifier.

help-tables = Les tables d'un jeu ; avec un nom ou une graine, l'une d'elles dessinée.
help-tables-name = Une table prête ou un fichier .toml.
help-tables-seed = Inventer une table à partir d'un nombre.
help-tables-report = Dire comment la table traite les deux camps : vues, couvert, chemins.
help-tables-games = Y jouer tant de parties rapides, camps échangés, et dire ce qu’elles montrent.

help-lab = Mener des expériences : beaucoup de parties pour une question, gardées, poursuivies et racontées.
help-lab-run = Mener l’expérience d’un fichier.
help-lab-run-file = Le fichier de l’expérience, en TOML.
help-lab-run-into = Le dossier de ses parties ; sinon FILE avec la terminaison .results.
help-lab-cores = Sur combien de cœurs ou d’ouvriers ; sinon sur tous.
help-lab-on = Ce qui joue les parties : cores (de cette machine) ou ray (une grappe).
help-lab-address = Où est la grappe ; sinon il en démarre une ici.
help-lab-resume = Continuer une expérience arrêtée.
help-lab-folder = Le dossier de l’expérience, ou son fichier.
help-lab-report = Faire le rapport d’une expérience : un fichier HTML avec des phrases, des graphiques et des tableaux.
help-lab-report-target = Son fichier ; sinon report.html dans le dossier.
help-lab-status = Où en est une expérience, et ce qu’elle dit jusqu’ici.
help-lab-levels = Faire jouer des officiers de tous les niveaux les uns contre les autres, par paires avec échange des places, et les classer. Un sergent a 1500 points ; 400 points de plus, ce sont dix victoires contre une.
help-lab-levels-games = Combien de parties jouent deux niveaux l’un contre l’autre.
help-lab-levels-general = Combien de parties jouent deux niveaux dont l’un est le général ; 0 le laisse de côté.
help-lab-levels-only = Ne faire rejouer que ce niveau ; ce qu’on sait des autres compte toujours.
help-lab-levels-think = Combien de secondes un général peut réfléchir à une décision, comptées en travail.
help-lab-levels-seed = La graine de toutes les parties.
help-lab-levels-file = Le fichier des classements.
help-lab-train = Faire jouer des parties aux officiers, et en apprendre ce que vaut une position.
help-lab-train-games = Combien de parties pour apprendre.
help-lab-train-seed = La graine de toutes les parties et de tout ce qui est appris.
help-lab-train-file = Le fichier de ce qui a été appris.
help-lab-train-cores = Sur combien de cœurs les parties sont jouées ; ce qui est appris n’en dépend pas.
help-lab-train-plot = Une image (SVG) de ce qui a été annoncé et de ce qui est arrivé.
help-lab-train-force = Écraser les fichiers.
help-lab-judge = Faire jouer de nouvelles parties aux officiers, et dire jusqu’où croire la valeur livrée.
help-lab-judge-games = Combien de nouvelles parties sont jugées.
help-lab-judge-seed = La graine de ces parties ; pas celle dont la valeur a appris.
help-lab-judge-plot = Une image (SVG) de ce qui a été annoncé et de ce qui est arrivé.
help-lab-judge-cores = Sur combien de cœurs les parties sont jouées ; les chiffres n’en dépendent pas.
help-lab-judge-force = Écraser l’image.
help-lab-puzzles = Faire jouer des parties aux sergents, et garder les positions où un ordre est nettement le meilleur.
help-lab-puzzles-count = Combien de problèmes trouver.
help-lab-puzzles-games = Combien de parties parcourir au plus.
help-lab-puzzles-seed = La graine de toutes les parties.
help-lab-puzzles-positions = Un dossier de positions écrites à la main ; celles qui sont nettes viennent d’abord.
help-lab-puzzles-takes = Combien de fois chacune est jouée, avec d’autres dés et cartes.
help-lab-puzzles-file = Le fichier pour les problèmes.
help-lab-puzzles-check = Examiner à nouveau les problèmes livrés, et dire lesquels tiennent.
help-lab-puzzles-renew = Recalculer ceux qui sont livrés, garder ceux qui tiennent et en trouver d’autres à la place du reste.
help-lab-puzzles-force = Écraser le fichier.
help-simulate = Faire jouer beaucoup de parties à deux joueurs de l'ordinateur, et voir qui gagne combien de fois.
help-simulate-seats = Les deux joueurs, par exemple sergeant,corporal.
help-simulate-games = Combien de parties ; elles vont par paires, camps échangés.
help-simulate-lists = Une liste prête ou un fichier pour le premier joueur, puis pour le second.
help-simulate-tables = Une table prête, un fichier .toml ou un nombre ; plusieurs tables alternent.
help-simulate-seed = La graine de tous les dés et tirages.
help-simulate-cores = Sur combien de cœurs ; sinon sur tous.
help-simulate-file = Un fichier Parquet avec une ligne par partie.
help-simulate-resume = Continuer avec les résultats du fichier.
help-simulate-force = Écraser le fichier.
help-simulate-agree = Accepter des tables inhabituelles et des règles sans effet.
help-simulate-think = Combien de secondes un général réfléchit à une décision.

## Arguments qui ne peuvent être pris

misuse = Les arguments ne se comprennent pas : { $problem }
misuse-no-option =
    { $near ->
        [none] Il n'y a pas d'option { $option } ici ; « --help » donne la liste de celles qu'il y a.
       *[other] Il n'y a pas d'option { $option } ici ; vouliez-vous dire { $near } ?
    }
misuse-no-command = Il n'y a pas de commande « { $command } » ; « --help » donne la liste de celles qu'il y a.
misuse-missing-command = Il manque une commande ; « --help » donne la liste de celles qu'il y a.
misuse-missing = Il manque { $what } ; « --help » dit ce que c'est.
misuse-too-many = C'est trop : « { $arguments } » ; « --help » dit ce que prend la commande.
misuse-value =
    { $takes ->
        [none] { $option } ne prend pas de valeur.
       *[one] { $option } demande une valeur derrière.
    }
misuse-bad-value =
    { $kind ->
        [number] { $what } prend un nombre{ $bounds ->
            [none] {""}
           *[other] {" "}({ $bounds })
        }{ $value ->
            [none] {""}
           *[other] {""}, pas « { $value } »
        }.
       *[other] { $what } ne prend pas « { $value } ».
    }
