# Dateien mit Listen und Karten, die nicht gelesen werden können, auf Deutsch.

refused-file-closed = { $file } kann nicht geöffnet werden: { $problem }.
refused-file-encoding = { $file } ist kein Text in UTF-8.
refused-file-nesting = { $file } ist zu tief verschachtelt.
refused-file-toml = { $file } ist kein wohlgeformtes TOML: { $problem }.
refused-file-special = { $file } ist keine gewöhnliche Datei.
refused-file-huge = { $file } ist größer als { $most } MB.
refused-written-large = { $file } ist länger als { $most } tausend Zeichen.
refused-written-long = { $file }, { $where }: Ein Text hat höchstens { $most } Zeichen.
refused-written-many =
    { $where ->
        [none] { $file } hat mehr als { $most } Einträge.
       *[other] { $file }, { $where }: Es sind mehr als { $most } Einträge, oder sie sind zu tief verschachtelt.
    }
refused-written-number = { $file }, { $where }: Eine Zahl liegt zwischen −{ $most } und { $most }.
refused-written-sign = { $file }, { $where }: Das Zeichen { $sign } ist nicht erlaubt, weil es steuert, wie ein Text gezeigt wird.
