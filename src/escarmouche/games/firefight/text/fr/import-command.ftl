# Ce qui est dit des listes venues d’ailleurs, en français.

import-list = { $list } : { $points } points sur { $size }, { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }, { $models ->
        [one] { $models } figurine
       *[other] { $models } figurines
    }
import-unit = { $unit } : { $models ->
        [one] { $models } figurine
       *[other] { $models } figurines
    }, Qualité { $quality }+, Défense { $defense }+, socle { $base }″, { $points } points ; { $equipment }
import-stale = Attention, les points de ce fichier sont périmés : ses unités totalisent { $points }, mais le fichier annonce { $stated }. Ouvrez la liste dans Army Forge et partagez-la de nouveau.
import-unpriced = Attention, ces améliorations n’ont pas de prix dans le fichier et ne coûtent rien ici : { $upgrades }.
import-inert = Ces règles n’ont pas d’effet dans ce jeu : { $rules }.
import-house-spells = Ces Lanceurs de sorts n’apportent aucun sort et emploient les sorts maison : { $units }.
import-written = La liste est écrite dans { $file }.
import-book-written = Le livre est écrit dans { $file } ; escarmouche books check firefight { $file } dit où il en est.
import-play = Jouez-la avec : { $command }
import-faulty =
    La liste n’est pas réglementaire, et rien n’est écrit.{ $advice ->
        [limits] {" "}Une autre taille de partie (--size) ou l’abandon des limites (--option force_organisation=off) peut laisser passer la liste.
        [size] {" "}Une autre taille de partie (--size) peut laisser passer la liste.
       *[none] {""}
    }
refused-import-exists = { $file } existe déjà ; --force le remplace, --out nomme un autre fichier.
