# Why a list from Army Forge cannot be read, in English. { $where } is a place in the file.

refused-forge-empty = The file is empty.
refused-forge-huge = The file is larger than { $most } MB; a list from Army Forge is far smaller.
refused-forge-deep = The file is nested too deeply to be a list.
refused-forge-not-text = The file is not text in UTF-8.
refused-forge-cut = The file breaks off before its end; download it again.
refused-forge-not-json =
    { $line ->
        [0] The file is not JSON: it holds a number that is too large.
       *[other] The file is not JSON: line { $line } cannot be read.
    }
refused-forge-not-a-list = The file is JSON, but not a list from Army Forge.
refused-forge-saved = This is the file that Army Forge saves: it only refers to its army books and holds no numbers. Use the JSON of the share link instead.
refused-forge-system = The list is for the game system { $system }; only “gff” (Firefight) can be read.
refused-forge-no-units = The list has no units.
refused-forge-joined = { $name } ({ $where }) is combined with or joined to another unit, which Firefight does not know; part them in Army Forge.
refused-forge-missing = { $where } has no { $field }.
refused-forge-long = { $where } is too long: it may hold { $most } at most.
refused-forge-name = { $where } is no name that can be shown: { $found }.
refused-forge-value =
    { $bound ->
        [none] { $where } cannot be { $found }.
       *[other] { $where } cannot be { $found } (allowed: { $bound }).
    }
