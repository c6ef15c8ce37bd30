# Was das Programm über Wahrscheinlichkeiten und Ratschläge sagt, auf Deutsch.

## Am Tisch

command-odds = chancen
command-hint = rat
hint-typed =
    { $agent ->
        [general] Der General würde tippen: { $typed }
       *[other] Der Feldwebel würde tippen: { $typed }
    }
hint-expects = Als Antwort zu erwarten: { $why }
hint-instead = Stattdessen ({ $percent } % Gewinnchance): { $text } { $why }

## Tabellen und Balken

odds-exactly = genau
odds-at-least = mindestens
odds-average = im Mittel { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-nothing = kaum eine Wirkung

## Der Befehl

odds-examples = Sage, wovon du die Chancen wissen willst, zum Beispiel:
odds-attacker = Angreifer
odds-target = Ziel
odds-unit = Einheit
odds-corridor = Umstehende

## Was nicht geht

refused-odds-which =
    { $most ->
        [0] Hier gibt es keine Chancen zu nennen.
        [one] Sage, von welcher Möglichkeit, zum Beispiel „chancen 1“.
       *[other] Sage, von welcher Möglichkeit, von „chancen 1“ bis „chancen { $most }“.
    }
refused-no-odds = Möglichkeit { $number } überlässt den Würfeln nichts, was sich vorher sagen ließe.
refused-by-rule = { $said } [{ $number }]
refused-odds-what = Von „{ $what }“ gibt es keine Chancen; wähle aus { $known }.
refused-odds-missing = Für die Chancen von { $what } fehlt { $switch }.
refused-odds-switch = { $switch } hat bei { $what } keinen Sinn; möglich sind { $known }.
refused-odds-together = { $one } und { $other } passen nicht zusammen.
refused-given-twice = { $switch } kann hier nur einmal angegeben werden.
refused-unit-written = „{ $unit }“ ist nicht als LISTE:EINHEIT geschrieben, zum Beispiel „tollgate-200:Toll Guard“.
refused-odds-unit = Keine eindeutige Einheit von { $list } heißt „{ $unit }“; es gibt { $known }.
refused-odds-profile = „{ $part }“ ist nicht verständlich; schreibe LIST:UNIT oder ein Profil wie „{ $example }“.
refused-no-inquiries = Nach Chancen in { $game } kann man nicht fragen; man kann es für { $known }.
