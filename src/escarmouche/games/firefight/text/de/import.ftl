# Warum eine Liste aus Army Forge nicht zu lesen ist, auf Deutsch. { $where } ist eine Stelle der Datei.

refused-forge-empty = Die Datei ist leer.
refused-forge-huge = Die Datei ist größer als { $most } MB; eine Liste aus Army Forge ist viel kleiner.
refused-forge-deep = Die Datei ist zu tief verschachtelt, um eine Liste zu sein.
refused-forge-not-text = Die Datei ist kein Text in UTF-8.
refused-forge-cut = Die Datei bricht vor ihrem Ende ab; lade sie noch einmal herunter.
refused-forge-not-json =
    { $line ->
        [0] Die Datei ist kein JSON: Sie enthält eine zu große Zahl.
       *[other] Die Datei ist kein JSON: Zeile { $line } ist nicht zu lesen.
    }
refused-forge-not-a-list = Die Datei ist JSON, aber keine Liste aus Army Forge.
refused-forge-saved = Das ist die Datei, die Army Forge speichert: Sie verweist nur auf Armeebücher und enthält keine Zahlen. Nimm stattdessen das JSON des Teilen-Links.
refused-forge-system = Die Liste ist für das Spielsystem { $system }; nur „gff“ (Firefight) kann gelesen werden.
refused-forge-no-units = Die Liste hat keine Einheiten.
refused-forge-joined = { $name } ({ $where }) ist mit einer anderen Einheit verbunden oder ihr angeschlossen, was Firefight nicht kennt; trenne sie in Army Forge.
refused-forge-missing = Bei { $where } fehlt { $field }.
refused-forge-long = { $where } ist zu lang: höchstens { $most }.
refused-forge-name = { $where } ist kein Name, der sich zeigen lässt: { $found }.
refused-forge-value =
    { $bound ->
        [none] { $where } kann nicht { $found } sein.
       *[other] { $where } kann nicht { $found } sein (erlaubt: { $bound }).
    }
