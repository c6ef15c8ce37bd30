# Eigene Bücher und was daran nicht stimmt, auf Deutsch.

refused-no-book-file = Daneben gibt es kein Buch „{ $name }“, und keines dieses Namens kommt mit; bekannt sind { $known }.
refused-unknown-book = Es gibt kein Buch „{ $name }“; bekannt sind { $known }. Ein Buch in einer Datei daneben schreibt man mit seiner Endung: „{ $name }.toml“.
refused-book-unknown = „{ $field }“ ist hier unbekannt; richtig wäre { $right }.
refused-book-field = { $field } ist nicht lesbar; richtig wäre { $right }.
refused-book-tables = { $field } muss in Tabellen geschrieben sein, deren jede mit ihrem Namen in doppelten eckigen Klammern beginnt.
refused-book-game = Das ist ein Buch für „{ $game }“ und nicht für „{ $right }“.
refused-book-circle = Die Bücher bauen im Kreis aufeinander auf: { $books }.
refused-books-many = Eine Liste schöpft aus höchstens { $most } Büchern.
refused-book-doubled = { $part } „{ $name }“ steht zweimal in diesem Buch.
refused-book-markup = { $field }: < und > sind in einem Text nicht erlaubt.
refused-book-missing = { $entry }: { $field } fehlt; richtig wäre { $right }.
refused-book-value = { $entry }: { $field } kann nicht „{ $value }“ sein; richtig wäre { $right }.
book-no-effect = { $name }: Das Spiel kennt „{ $written }“ nicht; es bleibt als Text ohne Wirkung stehen ({ $right }).
book-text-only = { $name }: Nichts davon kennt das Spiel; es bleibt als Text ohne Wirkung stehen.
refused-book-nothing = In den Büchern davor gibt es kein { $part } „{ $name }“, das sich ändern oder entfernen ließe; richtig wäre { $right }.

right-whole =
    { $least ->
        [none] { $most ->
            [none] eine ganze Zahl
           *[other] eine ganze Zahl bis { $most }
        }
       *[other] { $most ->
            [none] eine ganze Zahl ab { $least }
           *[other] eine ganze Zahl von { $least } bis { $most }
        }
    }
right-number =
    { $least ->
        [none] { $most ->
            [none] eine Zahl
           *[other] eine Zahl bis { $most }
        }
       *[other] { $most ->
            [none] eine Zahl ab { $least }
           *[other] eine Zahl von { $least } bis { $most }
        }
    }
right-yes-or-no = true oder false
right-text =
    { $most ->
        [none] ein Text in Anführungszeichen
       *[other] ein Text von 1 bis { $most } Zeichen in Anführungszeichen, ohne < und >
    }
right-one-of = eins von diesen: { $known }
right-nothing = nichts: es gibt keines
right-near = vielleicht „{ $near }“
right-effect-takes = was „{ $effect }“ braucht: { $fields }
right-no-circumstances = nichts: das gehört zu keinem Angriff
right-no-melee = nur Schüsse, ohne „melee“: Schläge haben weder Präzision noch Reichweite
right-own-name = ein Name, den das Spiel nicht selbst hat
right-list = eine Liste in eckigen Klammern, jeweils { $item }
right-row = { $count } Werte in eckigen Klammern, jeweils { $item }
right-either = { $first }, oder { $second }
right-table = eine Tabelle mit { $fields }
right-zone = ein Rechteck aus links, vorn, rechts und hinten, mindestens 1 breit und tief
right-zones-apart = zwei Rechtecke, die sich nicht überschneiden
right-scores = mindestens eine Zeile, die sagt, was Punkte bringt
right-fewer = höchstens { $most }
right-no-zones-ambush = nichts: In einem Hinterhalt kommt der Konvoi an einer Kante herein
right-objects = eine Mission mit Gegenständen
right-no-objects = eine Mission ohne Gegenstände: Wer mit einem geht, bringt ihn heim
right-operated = Punkte für "operate" oder "switch"
refused-zone-off-table = Zone { $number } der Mission liegt nicht auf diesem Tisch, der { $width } breit und { $depth } tief ist.
refused-zone-full = In der Zone von Seite { $side } ist fast kein Platz zum Stehen: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ihres Bodens. Dort kann sich niemand aufstellen.
refused-no-mission = { $file }: Darin gibt es keine Mission „{ $mission }“; es gibt: { $known }.
event-mission-read = Die Mission ist: { $mission }.
