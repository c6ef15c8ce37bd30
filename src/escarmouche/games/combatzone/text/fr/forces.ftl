# Forces et leurs défauts, en français.

## Refus

refused-unknown-faction = Il n’y a pas de faction « { $name } » ; il y a { $known }.
refused-unknown-force = Il n’y a pas de force prête « { $name } » ; il y a { $known }.
refused-entry-missing = { $entry } : il manque { $field } ; il faudrait { $right }.
refused-entry-unknown = { $entry } : { $field } est inconnu ; il faudrait { $right }.
refused-entry-value = { $entry } : { $field } ne peut pas être « { $value } » ; il faudrait { $right }.
refused-list-field = La liste : { $field } est illisible.
refused-points-number = { $points } n’est pas un nombre de points.
refused-unknown-card = Il n’y a pas de « { $card } » dans cette faction ; il faudrait { $right }.
refused-unknown-word = { $field } : « { $word } » est inconnu ; il faudrait { $right }.
refused-over-points = La force coûte { $total } points et ne peut en coûter que { $points }.
refused-carries-too-much = { $name } porte trop : au plus { $most } pour { $field }.
refused-launcher = { $name } a un lance-grenades sans fusil d’assaut ni pistolet mitrailleur pour le porter.
refused-machine-gear = { $name } est une machine : une ou deux armes à feu, lourdes seulement si elle n’est pas légère, ni armure ni grenades.
refused-machine-quality = { $name } est une machine, et les machines sont de qualité aguerrie.
refused-machine-leads = { $name } est une machine et ne commande personne.
refused-members = { $group } a { $count } membres ; il en faut de 3 à 10.
refused-one-leader = { $group } doit avoir exactement un chef.
refused-one-second = { $group } a plus d’un second.
refused-one-machine = { $group } a plus d’une machine.
refused-heavy-weapons = { $group } a trop d’armes lourdes pour { $count } membres : une par tranche de 4.
refused-hero-in-group = { $group } : un héros forme un groupe à lui seul.
refused-hero-alone = { $group } : un héros est seul dans son groupe.
refused-groups = Une force a de 1 à { $most } groupes en plus des héros, pas { $count }.
refused-heroes = Une force de cette taille a au plus { $most } héros, pas { $count }.
right-dice = des dés comme 2D6 ou 2D8+1D6
right-levels = un nombre plus grand que celui des dégâts majeurs
right-ranges = des portées croissantes : point_blank, short, long
