# What is said of lists from elsewhere, in English.

import-list = { $list }: { $points } of { $size } points, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { $models ->
        [one] 1 model
       *[other] { $models } models
    }
import-unit = { $unit }: { $models ->
        [one] 1 model
       *[other] { $models } models
    }, Quality { $quality }+, Defence { $defense }+, base { $base } in, { $points } points; { $equipment }
import-stale = Careful, the points of this file are out of date: its units add up to { $points }, but the file says { $stated }. Open the list in Army Forge and share it anew.
import-unpriced = Careful, these upgrades have no price in the file and cost nothing here: { $upgrades }.
import-inert = These rules have no effect in this game: { $rules }.
import-house-spells = These Casters bring no spells and use the house spells: { $units }.
import-written = The list is written in { $file }.
import-book-written = The book is written to { $file }; escarmouche books check firefight { $file } says how it stands.
import-play = Play it with: { $command }
import-faulty =
    The list is not legal, and nothing is written.{ $advice ->
        [limits] {" "}Another game size (--size) or leaving the limits out (--option force_organisation=off) may let the list through.
        [size] {" "}Another game size (--size) may let the list through.
       *[none] {""}
    }
refused-import-exists = { $file } exists already; --force replaces it, --out names another file.
