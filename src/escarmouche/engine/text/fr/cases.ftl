# Ce qui ne va pas dans un cas de conformité, ou ne s’est pas passé comme il l’attend, en français.

## Le déroulement d’un cas

case-as-expected = { $number } : comme attendu
case-journal = Le journal :
case-without-id = un cas sans id
case-line = { $line }
case-problem = { $where } : { $problem }
case-table = { $faults }
case-part = { $where }, { $part }
case-or = { $first } ou { $second }
case-none = aucun
case-nothing = rien

## Fichiers

case-unreadable = { $file } ne peut pas être lu ({ $problem }).
case-not-toml = { $file } n’est pas du TOML bien formé : { $problem }.
case-none-in-file = { $file } n’a pas de [[case]].
case-shared = { $file } : [shared] doit être une table, pas { $written }.
case-unplayable = Le cas ne peut pas être joué : quelque chose dans { $part } n’est pas écrit comme il faut (remarqué dans { $function }, ligne { $line } de { $file }).
case-the-set-up = la mise en place
case-the-course = ce qui commence, est répondu ou attendu

## Clés et valeurs

case-the-case = Le cas
case-did-you-mean = vouliez-vous dire { $word } ?
case-known-are = connus : { $known }.
case-unknown-key = { $where } : clé inconnue { $word } ; { $nearest }
case-unknown = { $where } : { $what } n’existe pas ; connus : { $known }.
case-there-is-no = { $where } : { $what } n’existe pas.
case-no-kind = { $where } : { $kind } { $word } n’existe pas ; { $nearest }
case-one-of = { $where } : pour { $what } on écrit l’un de { $known }, pas { $word }.
case-missing = { $where } : il manque { $what }.
case-not-a-table = { $where } : il faut une table de clés et de valeurs, pas { $written }.
case-not-a-list = { $where } : il faut une liste, pas { $written }.
case-not-a-number = { $where } : il faut un nombre, pas { $written }.
case-not-a-count = { $where } : il faut un nombre entier de 0 à { $most }, pas { $written }.
case-not-numbers = { $where } : il faut { $many } nombres, pas { $written }.
case-not-text = { $where } : il faut un texte, pas { $written }.
case-not-a-switch = { $where } : on écrit true ou false, pas { $written }.
case-not-a-spot = { $where } : un endroit s’écrit [x, y] ou [x, y, "surface"], pas { $written }.
case-coordinate = { $where }, une coordonnée de { $place }
case-facing = { $where }, facing en degrés
case-result = { $where } : un résultat est un nombre ou le nom d’une carte, pas { $written }.
case-lacks = Le cas n’a pas de { $field } ; chaque cas en a un.
case-id = id : un cas de ce jeu s’appelle { $prefix }-…, pas { $written }.
case-one-way = Un cas a exactement une des clés begin, measure et list.
case-not-in-catalogue = rules : { $number } n’est pas dans le catalogue ; { $nearest }
case-say-asked = expect : dites avec `asked` de quelle question il s’agit.
case-which-question = answers : { $written } ne dit pas à quelle question il répond ; ajoutez ask.
case-no-time = { $where } : ce jeu ne connaît pas { $time }.

## Noms et mots

case-no-question = { $where } : il n’y a pas de question { $word } ; { $nearest }
case-no-such-rule = { $where } : il n’y a pas de règle { $word } ; { $nearest }
case-no-event = { $where } : il n’y a pas d’événement { $word } ; { $nearest }
case-no-purpose = { $where } : il n’y a pas de but de lancer { $word } ; { $nearest }
case-no-thing = { $where } : rien ne s’appelle { $word } ; { $nearest }
case-no-field-of-question = { $where } : la question { $question } n’a pas de champ { $word } ; { $nearest }
case-no-field-of-option = { $where } : aucun choix de { $question } n’a de champ { $word } ; { $nearest }
case-no-field = { $where } : { $event } n’a pas de champ { $field } ; { $nearest }
case-no-sentence = { $where } : il n’y a pas de phrase { $word }.
case-nothing-called = { $where } : rien ici ne s’appelle { $word } ; { $nearest }
case-nothing-known = { $where } : on ne sait rien sous { $word } ; connus : { $known }.
case-is-never = { $where } n’est jamais { $word } ; { $nearest }
case-wrong-type = { $where } : { $written } n’est pas ce que contient ce champ ({ $types }).
case-type-list = une liste
case-type-number = un nombre
case-type-table = une table
case-type-text = un texte
case-type-truth = true ou false
case-which-event = { $where } : { $written } ne dit pas de quel événement il s’agit ; ajoutez event.
case-list-of-values = { $where } : { $field } est une liste avec une valeur pour chaque événement.
case-fields = { $where } : cela s’écrit {"{"} champ = valeur {"}"}, pas { $written }.
case-key-text = Une clé s’écrit comme un texte, pas { $written }.
case-never-offers = { $question } ne propose jamais { $word } ; { $nearest }
case-never-offers-part = { $question } ne propose jamais { $word } : rien ici ne s’appelle { $part } ; { $nearest }

## Réponses

case-answer-to = La réponse à { $question }
case-no-such-option = Aucun choix n’est { $written } ; il y a { $offered }.
case-one-field = { $where } : plusieurs choix se décrivent par un seul champ, pas { $written }.
case-choices = { $where } : plusieurs choix s’écrivent comme une liste, pas { $written }.
case-option-text = { $where } : un choix s’écrit comme un texte, pas { $written }.
case-could-mean = { $word } peut désigner { $found } ; écrivez la clé entière.
case-say-to = { $where } : dites où vont les figurines avec `to` ou `path`.
case-say-give = { $where } : dites ce qui est répondu avec `give` (et seulement ainsi).
case-too-many-shares = { $where } : { $places } emplacements, mais { $shares } parts.
case-shares = { $where } : les parts s’écrivent {"{"} nom = nombre {"}"} ou comme une liste, pas { $written }.
case-items = { $where } : cela s’écrit {"{"} objet = "cible" {"}"}, pas { $written }.
case-targets = { $where } : pour { $question } écrivez {"{"} objet = [cibles] {"}"}.
case-path = { $where } : un trajet s’écrit comme une liste d’endroits [[x, y], …], pas { $written }.
case-legs = { $where } : les étapes s’écrivent ["walk", "climb"], pas { $written }.

## Ce qui était attendu, et ce qui s’est passé

case-differs = { $where } : attendu { $wanted }, mais c’est { $actual }.
case-at-least = { $where } : attendu au moins { $wanted }, mais c’est { $actual }.
case-at-most = { $where } : attendu au plus { $wanted }, mais c’est { $actual }.
case-no-number = { $where } : { $actual } n’est pas un nombre ; comparez-le avec `value`.
case-rule-unproved = rules : { $number } ne s’est pas appliquée dans ce cas ; retirez-la de `rules` ou changez le cas.
case-never-rolled = { $where } : { $values } n’a jamais été lancé ; retirez-le, ou changez les réponses.
case-ran-out = chance : { $problem } Ajoutez ce qui manque.
case-ran-out-after = chance : { $problem } Ajoutez ce qui manque. Lancé auparavant : { $rolled }.
case-endless = Le cas a duré { $count } questions ; terminez-le avec `until`.
case-never-asked-for = answers : { $written } n’a jamais été demandé ; les questions étaient : { $asked }.
case-rules-failed = Les règles ont échoué à { $question } : { $report }
case-refused-changed = refused : la réponse refusée a changé l’état.
case-answer-refused = La réponse à { $question } a été refusée par { $refusal }.
case-refusal = { $number } ({ $sentence }{ $mentions })
case-no-rule = aucune règle
case-own-sentence = sa propre phrase
case-some-rule = une règle
case-not-shown = aucune règle ; on ne le voit pas du tout
case-nothing-refused = Rien ne devait être refusé, mais { $refusal } l’a fait.
case-refusal-missing = refused : un refus par { $wanted } était attendu, mais rien n’a été refusé ; les questions étaient : { $asked }.
case-asked-other = asked : { $question } était attendue après la dernière réponse ; les questions étaient : { $asked }.
case-by-other = by : attendu { $wanted }, mais c’est { $actual } qui est interrogé.
case-is-refused = { $where } : { $written } est refusé par { $refusal }.
case-is-allowed = rejected : { $written } est permis.
case-not-offered = { $where } : { $word } n’est pas proposé ; sont proposés : { $offered }.
case-only-offered = { $where } : attendu seulement { $wanted } ; sont proposés : { $offered }.
case-is-offered = { $where } : { $word } est proposé.
case-refused-otherwise = { $where } : { $word } devait être refusé par { $wanted }, mais l’est par { $refusal }.
case-was-asked = never_asked : { $question } a été posée ; les questions étaient : { $asked }.
case-did-not-follow = asked_in_order : { $wanted } n’a pas suivi ; les questions étaient : { $asked }.
case-did-not-happen = events : { $wanted } n’est pas arrivé (après les événements attendus avant lui).
case-happened = never : { $unwanted } est arrivé.

## Mesurer

case-say-what = measure : dites avec `what` ce qui est mesuré.
case-not-measured = measure : { $word } ne peut pas être mesuré ; { $nearest }
case-measure-refused = { $where } : refusé par { $refusal }.
case-measure-not-refused = { $where } : un refus était attendu, mais c’est { $actual }.
case-asked-together = measure : les deux camps doivent être interrogés ensemble, mais ce sont { $waiting }.
case-carries-no = { $where } : la figurine ne porte pas { $word }.
case-no-salvo = measure.weapon : { $unit } n’a pas de salve de { $word }.
case-no-weapon-there = measure.key : { $figure } n’a pas d’arme { $word } ; écrivez la place, comme dans single:0.
case-only-difficult = measure.trait : en chemin, seul le terrain difficile (difficult) se mesure ; jouez un mouvement pour les autres.

## La mise en place

case-name-and-side = { $where } : il faut à { $kind } un nom (name) et un camp (side) "A" ou "B".
case-name = { $where } : un nom ne sert qu’une fois, et n’a pas de { $mark }.
case-colon = deux-points
case-dot-and-colon = point ni de deux-points
case-side = { $where } : un camp est "A" ou "B", pas { $written }.
case-step = { $where } : step va avec un seul endroit et une taille (size).
case-places = { $where } : figurines sur la table : { $models }, mais `at` donne { $places } endroits.
case-no-further = { $where } : { $name } ne porte pas (d’autre) { $weapon }.
case-carries-other = { $where } : elle ne porte pas { $word }, mais { $carried }.
case-model-number = { $where } : ses figurines ont les numéros 1 à { $most }, pas { $written }.
case-army = L’armée de { $side } : { $problem }
case-axis = table.axis : écrivez "x" ou "y", pas { $written }.
case-quarter = table.quarters : un quartier est l’un de { $known }, pas { $word }.
case-structure = { $where } : une structure s’écrit comme OIOX, pas { $written }.
case-damage = { $where } : un dégât s’écrit comme "minor power", pas { $written }.
case-group-name = groups : un groupe a le nom que ses figurines lui donnent.
case-no-card = Il n’y a pas de carte { $word } ; connues : { $known }.
case-too-many-cards = { $side } a plus de cartes { $word } qu’un paquet n’en contient ; donnez tout son paquet dans `decks`.

## Dés et cartes écrits d’avance

chance-draw = { $purpose } ({ $number })
chance-any-draw = un tirage
chance-result = 1 résultat
chance-results = { $count } résultats
chance-results-for = pour { $purpose }, { $results }
chance-ran-out = Les résultats écrits s’arrêtent à { $draw } : { $results } en tout.
chance-card = Il est écrit la carte { $card } pour { $draw }, mais le paquet contient { $cards }.
chance-number = Il est écrit { $written } pour { $draw }, où il faut un nombre de { $least } à { $most }.
chance-record-ran-out = L’enregistrement s’arrête à { $draw } : { $results } en tout.
chance-diverged = Le tirage { $index } a été enregistré comme 1 sur { $bound } pour { $draw }, mais le jeu demande 1 sur { $wanted } pour { $asked }.
