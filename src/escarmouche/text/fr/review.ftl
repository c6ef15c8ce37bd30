# Ce que disent `escarmouche review` et le bilan de la page, en français.

review-progress = Évaluation
review-head = { $game } : A, { $one }, contre B, { $other }.
review-won = Le camp { $side } a gagné.
review-drawn = La partie s’est terminée par une égalité.
review-curve = Chances de victoire du camp A, de la première réponse au résultat (▲ marque les tournants) :
review-percent = { NUMBER($chance, style: "percent") }
review-curve-title = Chances de victoire du camp A
review-pictured = La courbe est dessinée dans { $file }.
review-swings = Les tournants (chances du camp A) :
review-swing = Après la réponse { $at } : { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }. { $text }
review-sum = Le camp A est passé de { NUMBER($start, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($result, minimumFractionDigits: 2, maximumFractionDigits: 2) } : chance { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }, décisions { NUMBER($decided, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-lucky = Le camp { $side } a eu de la chance : { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-even-luck = Aucun camp n’a eu plus de chance que l’autre.
review-decided = Le camp { $side } a mieux décidé : { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-even-decided = Aucun camp n’a mieux décidé que l’autre.
review-lost = Face au mieux que nos officiers auraient proposé, ses décisions ont coûté { NUMBER($one, minimumFractionDigits: 2, maximumFractionDigits: 2) } au camp A et { NUMBER($other, minimumFractionDigits: 2, maximumFractionDigits: 2) } au camp B.
review-decisions = Les décisions qui ont compté :
review-no-decisions = Aucune décision n’a été trouvée pour laquelle nos officiers auraient proposé mieux.
review-decision = { $number }. Camp { $side }, après la réponse { $at } : { $asked } { $chosen } : { NUMBER($chance, style: "percent") }.
review-better = {"   "}Mieux : { $better } : { NUMBER($best, style: "percent") } (de { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }). { $why }
review-branch = Pour jouer la suite à partir de là : escarmouche review FILE --branch { $at } --save NEW, puis escarmouche play --load NEW.
review-branched = La partie jusqu’à la réponse { $at } se trouve dans { $file } ; à partir de là, ses dés et ses cartes sont nouveaux.
review-journal = Le journal, avec la chance du camp A à côté de chaque jet :
review-luck = { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }

refused-review-unfinished = Cette partie n’est pas finie ; seules les parties finies ont un bilan.
refused-review-empty = Rien n’a été répondu dans cette partie : il n’y a pas de bilan à faire.
refused-review-branch = --branch et --save vont ensemble : après quelle réponse, et dans quel fichier.
refused-branch-where = Il n’y a pas de réponse { $at } à partir de laquelle jouer la suite ; choisissez-en une de 0 à { $most }.
