# Was über Listen von anderswo gesagt wird, auf Deutsch.

import-list = { $list }: { $points } von { $size } Punkten, { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }, { $models ->
        [one] 1 Modell
       *[other] { $models } Modelle
    }
import-unit = { $unit }: { $models ->
        [one] 1 Modell
       *[other] { $models } Modelle
    }, Qualität { $quality }+, Verteidigung { $defense }+, Base { $base } Zoll, { $points } Punkte; { $equipment }
import-stale = Achtung, die Punkte dieser Datei sind veraltet: Ihre Einheiten ergeben zusammen { $points }, die Datei sagt aber { $stated }. Öffne die Liste in Army Forge und teile sie neu.
import-unpriced = Achtung, diese Aufwertungen haben in der Datei keinen Preis und kosten hier nichts: { $upgrades }.
import-inert = Diese Regeln haben in diesem Spiel keine Wirkung: { $rules }.
import-house-spells = Diese Zauberer bringen keine Zauber mit und nutzen die hauseigenen: { $units }.
import-written = Die Liste steht in { $file }.
import-book-written = Das Buch steht in { $file }; escarmouche books check firefight { $file } sagt, wie es um es steht.
import-play = Spiele sie mit: { $command }
import-faulty =
    Die Liste ist nicht regelgerecht, und nichts wird geschrieben.{ $advice ->
        [limits] {" "}Eine andere Spielgröße (--size) oder der Verzicht auf die Grenzen (--option force_organisation=off) lässt die Liste vielleicht durch.
        [size] {" "}Eine andere Spielgröße (--size) lässt die Liste vielleicht durch.
       *[none] {""}
    }
refused-import-exists = { $file } gibt es schon; --force ersetzt die Datei, --out nennt eine andere.
