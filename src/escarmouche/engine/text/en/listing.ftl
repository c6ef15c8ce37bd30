# Files with lists and cards that cannot be read, in English.

refused-file-closed = { $file } cannot be opened: { $problem }.
refused-file-encoding = { $file } is not text in UTF-8.
refused-file-nesting = { $file } is nested too deeply.
refused-file-toml = { $file } is not well-formed TOML: { $problem }.
refused-file-special = { $file } is not a plain file.
refused-file-huge = { $file } is larger than { $most } MB.
refused-written-large = { $file } is longer than { $most } thousand signs.
refused-written-long = { $file }, { $where }: a text has { $most } signs at most.
refused-written-many =
    { $where ->
        [none] { $file } has more than { $most } entries.
       *[other] { $file }, { $where }: there are more than { $most } entries, or they are nested too deeply.
    }
refused-written-number = { $file }, { $where }: a number lies between −{ $most } and { $most }.
refused-written-sign = { $file }, { $where }: the sign { $sign } is not allowed, because it controls how a text is shown.
