# Die Wörter der Seite auf Deutsch. Was zu einem Spiel gehört, kommt fertig formuliert vom Server.

# Shell

shell-skip = Zum Inhalt springen
shell-places = Bereiche
shell-new = Neues Spiel
shell-games = Meine Spiele
shell-lists = Listen
shell-tables = Tische
shell-lessons = Lektionen
shell-rules = Regeln
shell-language = Sprache
shell-theme = { $theme ->
    [light] Farben: hell. Auf dunkel umschalten
    [dark] Farben: dunkel. Wie das System
   *[system] Farben: wie das System. Auf hell umschalten
}

# Parts

part-close = Schließen
part-loading = Einen Augenblick …
part-again = Noch einmal versuchen
part-unreachable = Der Server ist nicht zu erreichen. Läuft er noch?
part-failed = Das konnte der Server nicht (Status { NUMBER($status, useGrouping: "false") }).
part-rule = Regel: { $rule }

# The games of the house

game-firefight = Grimdark Future: Firefight
game-firefight-about = Einheiten handeln abwechselnd, sechsseitige Würfel, viele Sonderregeln.
game-collision = Collision
game-collision-about = Keine Würfel: Kraftstapel, Handkarten, Bluff und Klettern über die Dächer.
game-trauma = Trauma
game-trauma-about = Verdeckte Aktivierungsfolgen, Befehlspunkte, Salven und Rüstungen, die Zeile um Zeile brechen.
game-combatzone = Combat Zone
game-combatzone-about = Aktionspunkte, Reaktionstests, Gelegenheitsfeuer und Maschinen.
game-unnamed = Ein Spiel

# Home

home-title = Echte Regelbücher. Ein Gegner zu jeder Stunde.
home-lead = Spiele gedruckte Skirmish-Spiele nach ihren echten Regeln: auf einem Tisch in 3D, mit jedem Grund und den genauen Chancen, bevor du handelst.
home-quick = Firefight gegen den Feldwebel spielen
home-starting = Der Tisch wird aufgebaut …
home-first-fight = Zum ersten Mal? Fünf Minuten zum Lernen
home-puzzles = Aufgabe des Tages
home-no-account = Kein Konto, keine Installation: Dein Platz ist ein Link, den nur du kennst.
home-continue = Das letzte Spiel fortsetzen
home-games = Die Spiele
home-learn = Lernen
home-play = Jetzt spielen
home-choose = Einrichten
home-rules = Regeln
home-coming = kommt noch
home-mine = Deine Spiele
home-all-mine = { $count ->
    [one] Dein Spiel
   *[other] Alle { $count } Spiele
}

# New game

new-title = Neues Spiel
new-lead = Alles ist schon gut eingestellt. Ändere, was du magst, dann leg los.
new-game = Spiel
new-opponent = Gegner
new-same-screen = Ein Freund an diesem Bildschirm
new-same-screen-about = Ihr gebt das Gerät weiter; Verdecktes ist dazwischen nie zu sehen.
new-link = Ein Freund per Link
new-link-about = Live oder ein Zug am Tag: Du bekommst einen Link zum Verschicken.
new-match-forget = Von vorn anfangen
new-match-forget-sure = { $count ->
    [one] Das Ergebnis deiner beendeten Partie wird vergessen.
   *[other] Die Ergebnisse deiner { $count } beendeten Partien, aller Regelwerke, werden vergessen.
}
new-match-keep = Behalten
new-lists = Listen
new-list-mine = Deine Liste
new-list-theirs = Die andere Liste
new-list-friends = Wer über den Link kommt, wählt die eigene Liste; bis dahin sieht keiner von euch die des anderen.
new-list-own = Eine eigene Liste …
new-list-text = Deine eigene Liste
new-list-how = Füge eine Liste als TOML ein oder wähle eine Datei.
new-list-how-forge = Füge eine Liste als TOML oder den JSON-Export von Army Forge ein, oder wähle eine Datei.
new-list-good = { $name } ist spielbar.
new-list-faults = { $count ->
    [one] { $name } ist noch nicht spielbar, aus einem Grund:
   *[other] { $name } ist noch nicht spielbar, aus { $count } Gründen:
}
new-file = Datei wählen …
new-size = Größe des Spiels
new-size-lists = Wie die Listen
new-size-points = { $size ->
    [one] { $size } Punkt
   *[other] { $size } Punkte
}
new-mission-table = Mission und Tisch
new-mission = Mission
new-mission-printed = Die gedruckte Mission
new-mission-own = Eine eigene Mission …
new-mission-which = Welche Mission des Buches
new-list-books-ready = Aus Büchern, die zum Spiel gehören.
new-list-books = { $count ->
    [one] Buch: { $books }
   *[other] Bücher: { $books }
}
new-mission-text = Deine eigene Mission
new-mission-how = Füge ein Buch mit einer Mission als TOML ein oder wähle eine Datei.
new-table = Tisch
new-table-made = Aus einer Zahl erzeugt
new-table-own = Ein eigener Tisch …
new-table-text = Dein eigener Tisch
new-table-how = Füge einen Tisch als TOML ein oder wähle eine Datei.
new-table-size = { $width } × { $depth } { $unit ->
    [inch] Zoll
   *[cm] cm
}
new-table-piece = { $count } × { $name }
new-seed = Zahl des Tisches
new-seed-another = Ein anderer
new-in-turn = Gelände abwechselnd aufstellen
new-in-turn-about = Was auf diesem Tisch steht, kommt in eine Kiste; ihr stellt es vor dem Spiel Stück für Stück abwechselnd auf.
new-mirror = Umgedreht
new-mirror-about = Der Tisch ist um eine halbe Drehung gedreht: Jede Seite beginnt dort, wo sonst die andere stünde.
new-ways = Wie du spielst
new-practice = Übung
new-practice-about = Du kannst jederzeit alles zurücknehmen.
new-fair = Nachprüfbare Würfel
new-fair-about = Beide Seiten wirken am Zufall mit, und nachher kann jeder prüfen, dass nichts verändert wurde.
new-agree = Ungewöhnlichem zustimmen
new-agree-about = Beide Seiten sind mit einem ungewöhnlichen Tisch einverstanden und mit Regeln, die in diesem Spiel nichts bewirken.
new-options = Regeloptionen
new-options-about = Wo die Bücher schweigen oder sich widersprechen, entscheidest du. Die üblichen Antworten sind eingestellt. Was keine Ausgabe druckt, ist als Hausregel gekennzeichnet.
new-options-changed = { $count ->
    [0] Alle { $all } Optionen sind wie üblich.
    [one] Eine von { $all } Optionen ist geändert.
   *[other] { $count } von { $all } Optionen sind geändert.
}
new-options-reset = Alles wie üblich
new-option-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
new-option-usual = üblich
option-house = Hausregel
option-house-about = In keiner Ausgabe gedruckt.
new-edition = Nach dem Buch
new-edition-usual = Wie üblich
new-edition-usual-about = Die beste Lesart aller Quellen.
new-edition-about = Dieser Text wörtlich, überall wo die Texte sich unterscheiden.
new-summary = Dein Spiel
new-against = Gegen: { $opponent }
new-missing-list = Eine der Listen ist noch leer.
new-missing-mission = Die Mission ist noch leer.
new-missing-table = Der Tisch ist noch leer.
new-start = Das Spiel beginnen

# My games

games-title = Meine Spiele
games-lead = Die Plätze, die dieser Browser hat. Es sind geheime Links, die nur hier aufbewahrt werden.
games-empty = In diesem Browser hast du noch kein Spiel.
games-new = Neues Spiel
games-continue = Weiterspielen
games-look = Ansehen
games-replay = Nachspielen
games-carry = Auf ein anderes Gerät
games-links = Links
games-forget = Vergessen
games-forget-sure = Wirklich vergessen?
games-unknown = Der Server kennt dieses Spiel nicht mehr.
games-chip-yours = Du bist dran
games-chip-theirs = Die andere Seite ist dran
games-chip-over = Zu Ende
games-chip-unknown = Unbekannt
games-chip-unreadable = Nicht lesbar
games-code-title = Einen Platz hierher holen
games-code-text = Wähle auf dem anderen Gerät „Auf ein anderes Gerät“ und tippe den Code hier ein.
games-file-title = Eine Datei nachspielen
games-file-text = Sieh dir ein gespeichertes Spiel Zug um Zug an.
games-file-open = Eine Datei öffnen
links-title = Links dieses Spiels
links-friend = Für deinen Freund
links-friend-about = Wer diesen Link hat, spielt die andere Seite.
links-friend-used = Der Link für deinen Freund wurde benutzt: Gegenüber sitzt jemand.
links-spectators = Für Zuschauer
links-spectators-about = Wer diesen Link hat, sieht, was beide Seiten sehen dürfen.
links-own = Dein eigener
links-own-about = Behalte ihn für dich: Wer diesen Link hat, spielt deine Seite.
links-copy = Kopieren
links-copied = Kopiert.
carry-title = Diesen Platz auf ein anderes Gerät mitnehmen
carry-how = Öffne auf dem anderen Gerät { $place } und tippe diesen Code ein:
carry-care = Wer den Code hat, kann auf diesem Platz spielen. Er gilt einmal und nur kurze Zeit.
carry-enter = Code
carry-go = Platz einnehmen

# Rules

rules-title = Regeln
rules-lead = Jede Regel, die die Spiele anwenden, unter ihrer Nummer. Der Satz steht in deiner Sprache, die volle Entscheidung auf Englisch.
rules-books = Regelbücher
rules-search = Suchen
rules-search-example = zum Beispiel: Deckung, Angriff
rules-chapter = Kapitel
rules-all-chapters = Alle Kapitel ({ $count })
rules-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}
rules-none = Keine Regel enthält alle diese Wörter.
rules-choose = Wähle eine Regel, um sie hier zu lesen.
rules-back = Zurück zur Liste
rules-unknown = Es gibt keine Regel mit der Nummer { $rule }.
rules-full = Volle Entscheidung (Englisch)
rules-in-book = Im Regelbuch öffnen
rules-kind-rule = Regel
rules-kind-ruling = Entscheidung, wo das Buch schweigt
rules-kind-variant = Option: Lesarten weichen ab
rules-kind-example = Beispiel
rules-kind-definition = Begriff
chapter-parts = Was man braucht
chapter-basics = Grundlagen
chapter-forces = Listen und Truppen
chapter-setup = Aufbau
chapter-missions = Missionen
chapter-campaign = Kampagne
chapter-turn = Der Zug
chapter-activation = Aktivierung
chapter-orders = Befehle
chapter-moving = Bewegung
chapter-sight = Sichtlinie
chapter-shooting = Schießen
chapter-fighting = Nahkampf
chapter-confrontation = Konfrontation
chapter-overwatch = Feuerschutz
chapter-actions = Andere Aktionen und Marker
chapter-harm = Wunden und Moral
chapter-vehicles = Fahrzeuge
chapter-morale = Moral
chapter-terrain = Gelände
chapter-special = Sonderregeln
chapter-opportunity = Gelegenheitsfeuer
chapter-machines = Maschinen

# First fight

lessons-title = Lektionen
lessons-lead = Lernen durch Spielen: kleine Gefechte, in denen jeder Schritt wartet, bis du ihn getan hast.
lessons-empty = Auf diesem Server gibt es noch kein geführtes Gefecht.
lessons-practice = Gegen den Rekruten üben
lessons-first-fight = { $game }: dein erstes Gefecht
lessons-first-fight-firefight = Drei Modelle je Seite. Du aktivierst, bewegst, schießt, greifst an und punktest.
lessons-first-fight-collision = Drei Modelle je Seite. Du bietest, greifst an, legst deine Karten, kletterst und schießt.
lessons-first-fight-trauma = Drei Modelle je Seite. Du legst deine Karten, aktivierst, bewegst, kämpfst, schießt und punktest.
lessons-first-fight-combatzone = Drei Figuren je Seite. Du gewinnst die Initiative, gibst Aktionspunkte aus, bewegst, kämpfst mit dem Schwert und schießt.
lessons-first-fight-time = etwa fünf Minuten
lessons-confrontation = { $game }: eine Konfrontation
lessons-confrontation-collision = Nur die Karten: Spalten legen, Modifikatoren aufteilen, ersetzen und bluffen, bis es in den Fingern sitzt.
lessons-confrontation-time = zwei Minuten, so oft du magst
lessons-objectives-and-spells = { $game }: Missionsziele und Zauber
lessons-objectives-and-spells-firefight = Du wirkst einen Zauber, stützt ihn mit Marken und besetzt die Missionsziele, die das Spiel entscheiden.
lessons-objectives-and-spells-time = etwa fünf Minuten
lessons-command-and-alert = { $game }: Kommandopunkte und Feuerbereitschaft
lessons-command-and-alert-trauma = Du siehst, was Kommandopunkte bezahlen, gibst einen Befehl und schießt, während der Feind sich bewegt.
lessons-command-and-alert-time = etwa fünf Minuten
lessons-opportunity-fire = { $game }: Gelegenheitsfeuer und Deckung
lessons-opportunity-fire-combatzone = Du schießt außer der Reihe, siehst, was Panik anrichtet, gehst in Deckung und lauerst selbst.
lessons-opportunity-fire-time = etwa fünf Minuten
lessons-start = Los

# Replay

replay-title = Nachspielen
replay-lead = Geh ein beendetes Spiel durch und spiel von jedem Augenblick aus weiter.
replay-loading = Das Spiel wird geholt …
replay-file-how = Wähle die Datei eines beendeten Spiels.
replay-file = Datei wählen …
replay-controls = Steuerung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Augenblick des Spiels
replay-at = { $at } von { $last }
replay-pace = Tempo
replay-pace-slow = langsam
replay-pace-normal = normal
replay-pace-fast = schnell
replay-branch = Von hier gegen den Feldwebel weiterspielen
review-open = Rückblick: Glück und Entscheidungen
review-close = Zurück zum Tisch
review-title = Rückblick
review-loading = Die Kurve wird gezeichnet …
review-curve-you = Deine Gewinnchance
review-curve-a = Die Gewinnchance von Seite A
review-percent = { $chance } %
review-weighing = Glück und Entscheidungen werden abgewogen: { $done } %
review-lucky = { $who ->
    [neither] Keine Seite hatte mehr Glück.
    [you] Du hattest Glück: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [they] Die andere Seite hatte Glück: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [a] Seite A hatte Glück: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
   *[b] Seite B hatte Glück: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
}
review-decided = { $who ->
    [neither] Keine Seite hat besser entschieden.
    [you] Du hast besser entschieden: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [they] Die andere Seite hat besser entschieden: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [a] Seite A hat besser entschieden: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
   *[b] Seite B hat besser entschieden: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
}
review-sum = Von { NUMBER($start, minimumFractionDigits: 2, maximumFractionDigits: 2) } auf { NUMBER($result, minimumFractionDigits: 2, maximumFractionDigits: 2) }: Glück { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Entscheidungen { NUMBER($decided, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-decisions = Die Entscheidungen, auf die es ankam
review-none = Es fand sich keine Entscheidung, für die unsere Offiziere etwas Besseres vorgeschlagen hätten.
review-whose = { $who ->
    [you] Du:
    [they] Die andere Seite:
    [a] Seite A:
   *[b] Seite B:
}
review-did = Getan: { $chosen } ({ $chance } %)
review-better = Besser: { $better } ({ $best } %, um { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
review-look = Ansehen
review-branch = Von hier weiterspielen
review-swings = Die Wendungen
review-swing = { $before } % → { $after } %
review-rolls = Das Glück, Wurf für Wurf
review-luck = { $way ->
    [good] +{ NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[bad] { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }
}
review-luck-about = Das Glück darin, als Teil eines gewonnenen Spiels
review-picture = Bild herunterladen
review-share = Ein Link zu diesem Spiel und seinem Rückblick
review-share-about = Wer ihn hat, kann das Spiel durchgehen und darauf zurückblicken.

# Links and dead ends

play-title = Am Tisch
play-none-title = Kein Platz hier
play-none-text = Dieser Browser hat in diesem Spiel keinen Platz. Wenn du ihn auf einem anderen Gerät hast, hol ihn mit seinem Code hierher.
seat-title = Dein Platz
seat-loading = Du nimmst Platz …
seat-unknown = Dieser Link führt zu keinem Platz: Er ist vielleicht abgeschnitten, oder das Spiel gibt es nicht mehr.
seat-both = In diesem Spiel ({ $game }) hast du schon einen Platz. Dieser Link ist der der anderen Seite: Schick ihn deinem Freund, oder nimm beide Plätze an diesem Bildschirm.
seat-keep = Zu meinem Platz
seat-take = Beide Plätze nehmen
broken-text = Hier ist der Seite ein Fehler unterlaufen. Dein Spiel ist auf dem Server sicher.
broken-reload = Die Seite neu laden
lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin.
lost-home = Zur ersten Seite

# Table

table-canvas = Tisch { $name }: { $models } Modelle. Die Pfeiltasten gehen von Modell zu Modell, Eingabe wählt, Umschalt und Pfeile verschieben den Tisch, L zeigt ihn als Liste.
    .touch = Tisch { $name }: { $models } Modelle. Tippe ein Modell an, um es zu wählen, schiebe und drehe den Tisch mit zwei Fingern; er lässt sich auch als Liste zeigen.
table-bar = Blick auf den Tisch
table-view-top = Von oben
table-view-free = Ringsum (3D)
table-view-eye = Auge des Modells
table-view-eye-none = Zuerst ein Modell wählen, um durch sein Auge zu sehen
table-fit = Ganzer Tisch
table-nearer = Näher
table-farther = Weiter weg
table-measure = Messen
table-measure-how = Von einem Punkt oder Modell zum anderen ziehen. Ziehen mit gedrückter Alt-Taste misst ebenfalls.
table-list = Der Tisch als Liste
table-list-caption = Was auf { $name } steht
table-list-name = Name
table-list-side = Seite
table-list-place = Ort
table-list-state = Zustand
table-list-choose = Wählen
table-side-a = A
table-side-b = B
table-side-none = –
table-place = { $x } von links, { $y } von vorn{ $z ->
    [0] {""}
   *[other] , { $z } hoch
}
table-seen = { $cover ->
    [none] Zu { $share } % gesehen.
   *[other] Zu { $share } % gesehen, { $cover }.
}
table-unseen = Nicht gesehen.
table-in-view = { $share ->
    [100] ganz im Blick
   *[other] { $share } % im Blick
}
table-out-of-sight = außer Sicht
table-legend = Legende
table-legend-none = Auf dem Tisch braucht nichts eine Erklärung.
table-legend-own = deine Modelle
table-legend-a = Modelle von A
table-legend-b = Modelle von B
table-legend-active = handelt gerade
table-legend-target = kann gewählt werden
table-legend-chosen = gewählt
table-legend-acted = hat gehandelt
table-legend-wounds = Wunden: übrig und verloren
table-legend-reach = kann hier anhalten
table-legend-shoot = in Schussweite des Gegners
table-legend-charge = in Angriffsreichweite des Gegners
table-pick = Wählen
table-floors = Stockwerke
table-floor-all = Alle Stockwerke
table-floor-ground = Erdgeschoss
table-floor = Bis { $height }
table-inches = { $length }″
table-centimetres = { $length } cm
table-no-picture-title = Kein Bild des Tisches
table-no-picture = Dieser Browser kann nicht dreidimensional zeichnen (WebGL fehlt oder ist abgeschaltet). Das Spiel geht mit der Liste unten weiter.
table-lost = Das Bild ging verloren; es kommt wieder, sobald der Browser es erlaubt.

# Play

play-units = Einheiten
play-journal = Verlauf
play-parts = Teile des Bildschirms
play-tab-table = Tisch
play-tab-question = Frage
play-tab-journal = Verlauf
play-tab-units = Einheiten
play-whose-yours = Du bist dran
play-whose-theirs = Die andere Seite ist dran
play-whose-thinking = Der Computer denkt nach
play-whose-over = Das Spiel ist zu Ende
play-link-live = Verbunden
play-link-connecting = Verbindung wird aufgebaut …
play-link-lost = Verbindung verloren. Nächster Versuch in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
play-link-try = Jetzt versuchen
play-unreachable = Der Server ist nicht zu erreichen
play-unreachable-about = Dein Spiel ist dort sicher. Die Seite versucht es von selbst weiter.
play-gone = Diesen Platz kennt man hier nicht
play-taken = Dieser Platz wird anderswo gespielt
play-taken-here = Hier spielen
play-leave = Den Tisch verlassen
play-menu = Menü
play-undo = Rückgängig
play-undo-about = Nimmt deine letzten Antworten zurück, solange seither kein Würfel, keine Karte und nichts Verborgenes gezeigt wurde
play-undo-practice = Übung: nimmt deine letzte Antwort zurück, was auch immer seither gezeigt wurde
play-give-seat = Den Feldwebel für mich spielen lassen
play-given = Der Feldwebel spielt für dich.
play-take-seat = Wieder selbst spielen
play-orders = Dauerbefehle
play-orders-about = Was du einem Dauerbefehl überlässt, wird sofort beantwortet, ohne dich zu fragen. Nützlich, wenn du einen Zug am Tag spielst.
play-orders-none = Dieses Spiel hat keine Fragen für Dauerbefehle.
play-options = Regeln dieses Spiels
play-fair = Faire Würfel, Partie { $match }. Dieser Browser hat diese Zahl notiert und alles andere, was er braucht, um eine Änderung zu bemerken: Niemand kann die Würfel danach ändern, ohne dass es auffällt.
play-doubt = { $doubt ->
    [agreement] Dieser Server spielt mit fairen Würfeln nach einer Vereinbarung, die diese Seite nicht kennt: Sie kann hier nichts versprechen.
    [commitment] Vorsicht: Der Server nennt für dieses Spiel eine andere Festlegung, als dieser Browser notiert hat. Seinen Würfeln ist nicht mehr zu trauen.
    [promise] Vorsicht: Das Versprechen eines Platzes ist nicht das, das dieser Browser notiert hat. Den Würfeln ist nicht mehr zu trauen.
    [word] Vorsicht: Das Wort eines Platzes ist nicht das, das er versprochen hat. Den Würfeln ist nicht mehr zu trauen.
    [seal] Vorsicht: Was in diesem Spiel geschehen ist, ist nicht mehr das, was dieser Browser notiert hat. Seinen Würfeln ist nicht mehr zu trauen.
    [elsewhere] Das Wort deines Platzes hat ein anderer Browser versprochen: Das Spiel beginnt, wenn er wiederkommt. War es keiner von deinen, sitzt jemand anders auf deinem Platz.
   *[unkept] Dieser Browser kann keine Notizen zu diesem fairen Spiel behalten: Er wird es nicht prüfen können.
}
play-practice = Übung
play-seeded = Zufall aus einem Startwert
play-seeded-about = Die Würfel und Karten dieses Spiels kommen aus einem Startwert: Wer ihn kennt, kann sie alle ausrechnen.
play-concede = Aufgeben
play-concede-sure = Gibst du dieses Spiel auf? Dein Gegner gewinnt.
play-go-on = Weiterspielen

play-your-turn = Du bist dran
play-enter = Eingabe
play-confirm = Bestätigen
play-reset = Von vorn
play-onward = Vorgeschlagen, eins nach dem anderen
play-onward-then = Und dann:
play-onward-until = Bis hierher und nicht weiter: { $answer }
play-onward-all = All das
play-composed-dropped = Unterwegs ist etwas geschehen: Der Rest wurde nicht getan.
play-sending = Unterwegs …
play-odds = Chancen
play-why-not = Warum nicht die anderen ({ $count })
play-odds-of = Chancen von „{ $option }“: { $odds }
play-odds-mean = im Mittel { $mean }
play-dice = Würfel: { $dice }
play-some-count = { $same ->
        [yes] { $count } von { $most } gewählt
       *[no] { $count } gewählt, { $least } bis { $most } möglich
    }
play-order-up = { $item }: nach oben
play-order-down = { $item }: nach unten
play-order-left = { $item }: eine Spalte nach links
play-order-right = { $item }: eine Spalte nach rechts
play-amount = Wie viele
play-along =
    { $unit ->
        [inch] Wie viele Zoll auf seinem Weg
       *[cm] Wie viele Zentimeter auf seinem Weg
    }
play-amount-spans = Möglich: { $spans }
play-more = Eins mehr
play-less = Eins weniger
play-more-for = { $item }: eins mehr
play-less-for = { $item }: eins weniger
play-split-left = Noch { $left } von { $total } zu verteilen
play-assign-none = noch nichts
play-place-single = Nur ein Modell bewegen
play-place-lead = Modell
play-place-goal = Ziel (von der linken unteren Ecke aus)
play-place-north = Einen Schritt nach oben
play-place-south = Einen Schritt nach unten
play-place-east = Einen Schritt nach rechts
play-place-west = Einen Schritt nach links
play-place-facing = Schaut in Richtung { $degrees }°
play-place-turned = Um { $degrees }° gedreht
play-place-left = Nach links drehen
play-place-right = Nach rechts drehen
play-place-how = Wie
play-place-how-any = wie es geht
play-leg = { $leg ->
        [walk] gehen
        [climb] klettern
        [descend] hinabsteigen
        [ladder] Leiter
        [leap] Absprung
        [jump] springen
        [hang] hängen bleiben
        [fly] fliegen
       *[other] { $leg }
    }
play-points-left =
    { $cost ->
        [0] noch { $left } von { $most }
       *[other] noch { $left } von { $most }, davon { $cost } auszugeben
    }
play-cost =
    { $cost ->
        [0] kostenlos
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }
play-turn-dial = Blickrichtung
play-turn-toward = Schau zu
play-turn-nobody = Wähle …
play-place-stay = Stehen bleiben
play-place-length = { $length } von { $most }
play-place-usual = Die Eingabetaste nimmt den üblichen Platz.
    .touch = Bestätigen nimmt den üblichen Platz; tippe auf den Tisch oder zieh ein Modell, um einen anderen zu wählen.
play-ghost = Von dort
play-ghost-sees = Sieht { $seen }
play-ghost-nothing = Sieht niemanden, und niemand kann es erreichen.

play-hint = Rat
play-hint-thinking = Der General sieht voraus …
play-hint-expects = Als Antwort zu erwarten
play-hint-instead = { $percent } % Gewinnchance: { $text }
play-hint-others = Stattdessen
play-hint-failed = Es kam kein Rat. Versuch es noch einmal.
play-hint-own = Deins
play-hint-own-how = Zeige auf eine Möglichkeit, oder plane oder ziehe etwas auf dem Tisch: Was es brächte, steht dann hier.
play-hint-own-worth = { $percent } % Gewinnchance, { $best } % mit dem Rat: { $text }
play-hint-own-label = deins: { $percent } %
play-hint-do = So machen
play-hint-close = Schließen
play-rating-helped = Diese Partie zählt nicht für deine Wertung: Du hattest Rat, oder der Computer hat für dich gespielt.
play-thinking = { $who ->
        [recruit] Der Rekrut denkt nach …
        [corporal] Der Unteroffizier denkt nach …
        [sergeant] Der Feldwebel denkt nach …
        [general] Der General denkt nach …
       *[other] Der Gegner denkt nach …
    }
play-thinking-since = Schon { $seconds } Sekunden
play-waiting-for = { $who ->
        [recruit] Der Rekrut ist dran.
        [corporal] Der Unteroffizier ist dran.
        [sergeant] Der Feldwebel ist dran.
        [general] Der General ist dran.
        [match] Der Gegner ist dran.
       *[other] Warten auf den anderen Spieler. Du kannst die Seite schließen; das Spiel bleibt.
    }
play-resolving = Etwas wird gerade entschieden …
play-title-yours = Du bist dran!
play-whose-side = { $side } ist dran
play-player = { $name } ({ $letter })
play-opponents = { $one } gegen { $other }
play-presence-here = ist da
play-presence-away = ist weg seit { $since }
play-presence-absent = ist nicht da
play-nobody-yet = Gegenüber hat sich noch niemand hingesetzt.
play-unread = { $count ->
        [one] Eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
play-choose-list = Wähle deine Liste
play-choose-about = { $size ->
        [0] Das Spiel beginnt mit der Liste, die du wählst. Vorher sieht keiner von euch die Liste des anderen.
       *[other] Das Spiel beginnt mit der Liste, die du wählst, von höchstens { $size } Punkten. Vorher sieht keiner von euch die Liste des anderen.
    }
play-choose-fair = Danach versprecht ihr beide ein Wort für die Würfel.
play-choose = Diese Liste spielen
play-waiting-list = Die andere Seite wählt noch ihre Liste. Du kannst die Seite schließen; das Spiel bleibt.
play-tools = Werkzeuge
play-tools-fold = Weniger
play-remarks = Nachrichten
play-remarks-none = Noch hat niemand etwas gesagt.
play-remark = Sag etwas
play-remark-send = Senden
play-remark-unheard = Das ging nicht hinaus: Die Verbindung ist weg.
play-name = Dein Name
play-name-give = So heißen
play-alerts = Benachrichtige mich, wenn ich dran bin
play-step-by-step = Dem Computer Schritt für Schritt zusehen
play-step-next = Nächster Schritt
play-step-all = Bis zum Ende seines Zuges
play-invite = Warten auf deinen Freund
play-invite-about = Schick deinem Freund diesen Link. Wer ihn hat, sitzt auf der anderen Seite; behaltet ihn für euch.
play-invite-used = Jemand hat sich mit dem Link deines Freundes gegenüber gesetzt; der Link führt nirgendwo mehr hin. War es nicht dein Freund, beginne ein neues Spiel.
play-handed = Jemand hatte diesen Platz vor dir: Wer dir seinen Link oder Code gab, sieht, was du siehst. Das ist richtig, wenn du es selbst warst, an einem anderen Gerät.
play-invite-link = Link für deinen Freund
play-copy = Link kopieren
play-copied = Kopiert
play-share = Teilen …
play-handover = Seite { $letter }: { $list }
play-handover-about = Diese Seite ist dran. Gib den Bildschirm weiter; bis dahin ist alles verborgen.
play-handover-take = Ich bin Seite { $letter }

play-ending-won = Du gewinnst
play-ending-lost = Du verlierst
play-ending-drawn = Unentschieden
play-ending-over = Das Spiel ist zu Ende
play-rematch = Revanche
play-replay = Noch einmal ansehen
play-save = Spiel speichern
play-verify = Würfel prüfen
play-notes = Meine Notizen speichern
play-unnoted = Dieser Browser hat nichts von diesem Spiel notiert und kann es daher nicht prüfen.
play-checked-there = Der Server selbst sagt dazu: { $text }
play-checked = { $fault ->
    [none] { $until ->
        [end] In diesem Browser geprüft: Die Partie ist so, wie sie hier notiert wurde, vom ersten Versprechen bis zum Ende, und jeder Würfel und jede Karte ist, was sie sein muss.
       *[middle] In diesem Browser geprüft: Jeder Würfel und jede Karte ist, was sie sein muss, und die Partie ist bis Schritt { $noted } von { $steps } so, wie sie hier notiert wurde; der Rest wurde nicht notiert.
    }
    [commitment] Nicht fair: Das Geheimnis oder der Aufbau ist nicht das, was vor der Partie festgelegt wurde.
    [setup] Nicht fair: Das Spiel war anders aufgebaut, als vor der Partie festgelegt wurde.
    [promises] Nicht fair: Ein Platz hat ein anderes Wort offengelegt, als er versprochen hatte.
    [value] Nicht fair: Zug { $index } ist nicht der Würfel oder die Karte, die Geheimnis und Wörter ergeben.
    [seal] Nicht fair: Eine Antwort, eine Regel oder ein Zweck wurde nachträglich geändert.
    [noted-match] Nicht fair: Das ist nicht die Partie, die dieser Browser notiert hat.
    [noted-commitment] Nicht fair: Die Partie war auf etwas anderes festgelegt, als dieser Browser notiert hat.
    [noted-promises] Nicht fair: Ein Platz hat ein anderes Wort versprochen, als dieser Browser notiert hat.
    [noted-words] Nicht fair: Ein Platz hat ein anderes Wort offengelegt, als dieser Browser notiert hat.
    [noted-seal] Nicht fair: Schritt { $index } oder einer davor ist nicht das, was dieser Browser im Spiel notiert hat.
    [noted-end] Nicht fair: Dieser Browser hat Schritt { $index } notiert, aber die Partie hat keinen.
    [noted-answer] Nicht fair: Schritt { $index } ist nicht die Antwort, die in diesem Browser gegeben wurde.
   *[other] Nicht fair: Was der Server offenlegt, ist unvollständig oder passt nicht zusammen ({ $fault }, { $index }).
}

play-since = Seit du zuletzt hier warst
play-since-count = { $count ->
        [one] Eine neue Zeile
       *[other] { $count } neue Zeilen
    }, seit du zuletzt hier warst
play-newest = Zur neuesten Zeile
play-side = { $letter }: { $list }
play-side-bare = Seite { $letter }
play-units-left = { $left } von { $all }
play-unit-out = ausgeschaltet
play-unit-acted = hat gehandelt
play-weapons = Waffen
play-threats = Bedrohung
play-bands = Reichweiten
play-boards-fold = Die Tableaus einklappen
play-boards-unfold = Die Tableaus ausklappen
play-board-own = Vor dir
play-deck = Stapel { $count }
play-discard = Ablage { $count }
play-hand = Hand: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
play-hand-empty = Keine Karte auf der Hand
play-row-down = { $count ->
        [0] Keine verdeckte Karte
        [one] Eine verdeckte Karte, sie wird als nächste aufgedeckt
       *[other] { $count } verdeckte Karten, die erste wird als nächste aufgedeckt
    }
play-row-empty = Keine Karte liegt verdeckt
play-row-unlaid = Hier liegen noch keine Karten
play-row-turned = { $count ->
        [one] Eine aufgedeckte Karte
       *[other] { $count } aufgedeckte Karten
    }
play-row-pool = Verstärkungen:
play-card-face-down = Eine verdeckte Karte
play-attacker = Angreifer
play-defender = Verteidiger
play-total = Modifikationen: { $total }
play-results = Ergebnis
play-result-hit = Treffer
play-result-miss = Vorbei
play-result-open = –
play-column = Spalte { $number }
play-chain = eine Spalte mehr
play-why-totals = Woher die Modifikationen kommen

play-keys = Tasten
play-key-enter = die markierte Antwort
play-key-digits = die Option mit dieser Nummer wählen
play-key-escape = die Antwort neu beginnen
play-key-arrows = das Ziel um eine Einheit verschieben
play-key-shift-arrows = das Ziel um ein Zehntel verschieben
play-key-turn = das Modell nach links oder rechts drehen
play-key-hint = Rat
play-key-undo = rückgängig
play-key-measure = messen
play-key-threats = Bedrohung durch die andere Seite
play-key-bands = Reichweiten um das gewählte Modell, in Spielen, die in Stufen messen
play-key-eye = mit den Augen des gewählten Modells sehen
play-key-help = diese Tasten

play-briefing = Einweisung
play-briefing-read = Verstanden, los geht’s
play-briefing-none = Die Mission steht noch nicht fest.
play-briefing-aims = Worum es jeder Seite geht
play-briefing-scores = Was zählt
play-briefing-ends = Wann es endet
play-briefing-books = Mit welchen Büchern
play-briefing-you = Du
play-lesson = Lektion
play-lesson-count = Lektion, { $at } von { $all }
play-lesson-next = Verstanden
play-lesson-ff-welcome = Das ist der Tisch. Die beiden Seiten unterscheiden sich in Farbe und Ring. Dreh den Tisch mit der rechten Maustaste oder mit zwei Fingern. Was du zu tun hast, steht immer im Feld mit der Frage.
    .touch = Das ist der Tisch. Die beiden Seiten unterscheiden sich in Farbe und Ring. Dreh den Tisch mit zwei Fingern. Was du zu tun hast, steht immer im Feld mit der Frage.
play-lesson-ff-activate = Die Seiten wechseln sich ab, eine Einheit nach der anderen. Wähle den Scharfschützen: Klick auf den Knopf oder auf das Modell am Tisch.
    .touch = Die Seiten wechseln sich ab, eine Einheit nach der anderen. Wähle den Scharfschützen: tippe auf den Knopf oder auf das Modell am Tisch.
play-lesson-ff-action = Jede Einheit tut eines: halten und schießen, vorrücken und schießen, rennen ohne zu schießen, oder angreifen. Was jetzt nicht geht, steht eingeklappt unter „Warum nicht die anderen“. Wähle Vorrücken, dann die Bewegung.
play-lesson-ff-move = Zieh das Modell dorthin, wo es hin soll, oder tippe den Ort an. Die grün umrandete Fläche kann es erreichen; die Linie zeigt, wie weit es geht. Im Feld steht, wen es von dort sähe. Dann bestätige.
play-lesson-ff-charge = Jetzt ist die andere Seite am Zug. Wenn du wieder gefragt wirst, aktiviere den Schläger und greif mit ihm einen Feind an: bis zu 12 Zoll, und weiter, weil er Schnell ist. Der Entwurf zeigt den Weg in den Kontakt; bestätige ihn.
play-lesson-ff-shoot = Nun schieß und wähle das Ziel. Neben jedem stehen die genauen Chancen; ein Klick zeigt jede Zahl und die Regeln dahinter.
    .touch = Nun schieß und wähle das Ziel. Neben jedem stehen die genauen Chancen; tippe darauf, und du siehst jede Zahl und die Regeln dahinter.
play-lesson-ff-dice = Es wurde gewürfelt. Öffne eine Zeile des Verlaufs: Du siehst jeden Würfel, was er brauchte, und warum.
play-lesson-ff-melee = Im Nahkampf schlägt zuerst, wer angreift; wer dann noch steht, darf zurückschlagen. Wer angegriffen oder zurückgeschlagen hat, ist Erschöpft: Bis zum Ende der Runde trifft die Einheit im Nahkampf nur mit einer 6.
play-lesson-ff-score = Spiel die Runde zu Ende. Dann besetzt ein Missionsziel, wer allein eine Einheit innerhalb von 3 Zoll hat, und behält es, auch wenn er weggeht; sind beide Seiten da, gehört es niemandem. Nach vier Runden gewinnt, wer mehr Missionsziele hält.
play-lesson-ff-over = Das Wichtigste kannst du jetzt. Spiel hier weiter, oder beginne ein richtiges Spiel gegen den Rekruten.
play-lesson-col-welcome = Das ist der Tisch. Collision kennt keine Würfel: Jede Seite zieht von ihrem eigenen Stapel. Was du zu tun hast, steht immer im Feld mit der Frage.
play-lesson-col-hand = Unter dem Tisch liegen dein Stapel, deine Ablage und deine Hand. Die Karten der anderen Seite liegen für dich verdeckt, wie deine für sie.
play-lesson-col-bid = Beide Seiten bieten verdeckt Aktivierungspunkte. Wer mehr bietet, zieht eine Karte und bestimmt, wer beginnt; was geboten wurde, ist für diesen Zug weg, bei beiden. Biete einen oder zwei.
play-lesson-col-activate = Eine Aktivierung kostet einen Punkt und gibt einem Modell zwei Aktionen. Wenn du an der Reihe bist, wähle Dachs: Klick auf den Knopf oder auf das Modell am Tisch.
    .touch = Eine Aktivierung kostet einen Punkt und gibt einem Modell zwei Aktionen. Wenn du an der Reihe bist, wähle Dachs: tippe auf den Knopf oder auf das Modell am Tisch.
play-lesson-col-charge = Greif Maulwurf an, der innerhalb von 5 Zoll steht. Die kleine Zahl einer Karte sagt, wie weit du kommst; du darfst sie aus der Hand ersetzen. Reicht es, läuft Dachs in den Kontakt.
play-lesson-col-shoot = Fuchs hat noch eine Aktion: Schieß von dort oben. Neben jedem Ziel stehen die genauen Chancen, berechnet aus dem, was du von den Karten weißt. Jenseits der halben Reichweite hat eine Waffe −1.
play-lesson-col-lay = Ein Duell: Jeder Angriff ist eine Spalte. Leg deine Karten verdeckt aus, in welcher Reihenfolge du willst; dein Gegner legt seine dagegen.
play-lesson-col-share = Alle deine Modifikationen zusammen ergeben eine Zahl. Verteile sie auf deine Spalten: alles auf eine Karte, oder auf mehrere. Dein Gegner sieht die Anteile, nicht die Karten.
play-lesson-col-cover = Die Karten sind offen. Du kannst eine von deinen mit einer Handkarte abdecken, auch als Bluff, oder passen: Die neue zählt, auch wenn sie niedriger ist, und behält den Anteil ihrer Spalte.
play-lesson-col-result = Passen beide nacheinander, werden die Spalten verglichen. Die höhere Zahl trifft; Gleichstand rettet den Verteidiger. Ein Erfolg schlägt alles außer einem anderen Erfolg. Passe, bis es entschieden ist.
play-lesson-col-over = Das Wichtigste kannst du jetzt. Spiel hier weiter, oder beginne ein richtiges Spiel gegen den Rekruten.
play-lesson-col-practice = Ein Duell zum Üben, ohne Tisch. Die Spalten des Angreifers liegen oben, die des Verteidigers unten; jede Spalte ist ein Angriff.
play-lesson-col-practice-over = In jeder Spalte trifft die höhere Zahl, und Gleichstand rettet den Verteidiger; ein Erfolg schlägt alles außer einem Erfolg und bringt einen weiteren Angriff. Beginne die Lektion noch einmal, um anders zu verteilen, oder ein richtiges Spiel.
play-lesson-tra-welcome = Das ist der Tisch. In Trauma ruft eine Karte jede Einheit auf, in einer Reihenfolge, die du verdeckt auslegst. Was du zu tun hast, steht immer im Feld mit der Frage.
play-lesson-tra-row = Leg deine Karten in der Reihenfolge, in der deine Einheiten handeln sollen, den Kundschafter zuerst: Zieh sie, oder verschieb sie mit den Pfeilen. Die andere Seite sieht nur, wie viele es sind.
play-lesson-tra-points = Hier liegen deine Karten und deine Punkte. Jeder Kommandopunkt, den du bietest, ist ein weiterer Würfel für die Initiative; der Rest bezahlt Aktivierungen und Befehle. Biete einen.
play-lesson-tra-turn = Wenn du an der Reihe bist, deck deine erste Karte auf. Für Kommandopunkte kannst du auch passen, die Karte nach hinten legen oder zwei zugleich aufdecken.
play-lesson-tra-announce = Ohne Offizier kostet eine Aktivierung einen Kommandopunkt. Dann sag bis zu zwei Aktionen in ihrer Reihenfolge an; zweimal Schießen ist ein unterstütztes Feuer. Sag für den Kundschafter eine Bewegung an.
play-lesson-tra-move = Zieh den Kundschafter bis dicht an den Plünderer heran, oder tippe die Stelle an; Einheiten aus mehreren Modellen folgen in Formation. Die grün umrandete Fläche kann er erreichen. Dann bestätige.
play-lesson-tra-shoot = Sag mit deiner nächsten Karte Schießen an. Alle Waffen einer Art feuern als eine Salve. Zeig auf eine Salve, um ihren Feuerkorridor zu sehen: Wer darin steht, kann getroffen werden, auch Freunde. Neben jeder stehen die genauen Chancen.
play-lesson-tra-dice = 1 und 6 sind Up, 2 bis 5 sind Down. Im Nahkampf trifft jedes Up; dann sagt Stärke gegen Panzerung, ob Ups oder Downs verwunden. Öffne eine Zeile im Verlauf, um jeden Würfel zu sehen und warum er zählt.
play-lesson-tra-melee = Steht eine Einheit nach einer Bewegung in Kontakt, darf sie kämpfen. Nur die handelnde Einheit schlägt zu; die andere schlägt nicht zurück, kann aber in ihrer eigenen Aktivierung kämpfen. Kämpfe und wähle deine Waffe.
play-lesson-tra-score = Spiel die Runde zu Ende. Dann wird die Kontrolle der strategischen Punkte festgestellt: Ein Omega bringt 2 Siegpunkte, das Gamma 4, jede ausgeschaltete Infanterieeinheit 1. Im richtigen Spiel bringen Alphas Verstärkungen, und 20 Punkte gewinnen.
play-lesson-tra-over = Das Wichtigste kannst du jetzt. Spiel hier weiter, oder beginne ein richtiges Spiel gegen den Rekruten.
play-lesson-cbz-welcome = Das ist der Tisch. Du hast einen Boss mit einem Schwert sowie einen Neuling und einen Späher mit Gewehren. Was du zu tun hast, steht immer im Feld mit der Frage.
play-lesson-cbz-dice = Ein Schuss trifft mit 6 oder mehr auf einem Würfel samt Modifikatoren; eine 1 verfehlt immer, eine 6 trifft immer. Jeder Treffer würfelt den Schaden der Waffe gegen den Widerstand des Ziels. Öffne eine Zeile im Verlauf, um jeden Würfel zu sehen und warum er zählt.
play-lesson-cbz-panic = Erreicht der Verwundungswurf den Widerstand, ist das Ziel ausgeschaltet; fehlen höchstens 3, gerät es in Panik: nur 3 Aktionspunkte je Zug, und es schießt und kämpft schlechter. Die Liste und ein Zeichen neben der Figur zeigen es.
play-lesson-cbz-initiative = Jede Seite würfelt für jede Gruppe und zählt ihre Anführer dazu. Eine Gruppe, deren Figuren zu weit von ihrem Anführer stehen, hat einen kleineren Würfel, und jede Figur einen Aktionspunkt weniger. Du hast gewonnen: Sag, wer zuerst handelt.
play-lesson-cbz-figure = Deine Figuren handeln eine nach der anderen. Wähle den Boss: Klick auf den Knopf oder auf die Figur am Tisch. Die Punkte neben jedem Namen sind ihre Aktionspunkte.
    .touch = Deine Figuren handeln eine nach der anderen. Wähle den Boss: tippe auf den Knopf oder auf die Figur am Tisch. Die Punkte neben jedem Namen sind ihre Aktionspunkte.
play-lesson-cbz-points = Alles kostet Aktionspunkte (AP): 1 für eine Bewegung oder einen Einzelschuss, 2 für einen Feuerstoß, 5 für einen gezielten Schuss oder Gelegenheitsfeuer. Was jetzt nicht geht, steht eingeklappt unter „Warum nicht die anderen“. Der Boss hat nur ein Schwert: Wähle Bewegen.
play-lesson-cbz-move = Zieh den Boss auf den Plünderer zu, oder tippe die Stelle an. Die grün umrandete Fläche kann er erreichen, und nur nach vorn: Zurück geht es erst nach einer Drehung. Das Feld sagt, wen er von dort sähe. Dann bestätige.
play-lesson-cbz-shoot = Ist der Boss fertig, wähle den Späher und einen Einzelschuss. Das Ziel muss vor der Figur stehen, in Sicht und in Reichweite; Wände verbergen, niedrige Mauern schützen nur. Neben jedem Ziel stehen die genauen Chancen.
play-lesson-cbz-melee = Geh, bis sich die Basen berühren; dann eröffnet 1 Aktionspunkt eine Runde Nahkampf. Beide würfeln; Anführer, Klingen und wer beginnt haben mehr Würfel, und die höhere Summe schlägt zu. Zahl noch einmal für eine weitere Runde: Bis es entschieden ist, kann keiner von beiden etwas anderes tun.
play-lesson-cbz-score = Jeder ausgeschaltete Feind bringt Siegpunkte: 1 für einen Kämpfer, 2 für einen Stellvertreter, 3 für einen Anführer. Am Ende von Zug 8 hat die Seite mit mehr Figuren innerhalb von 15 cm um die Mitte 4 dazu. Wer mit 3 führt, gewinnt.
play-lesson-cbz-over = Das Wichtigste kannst du jetzt. Spiel hier weiter, oder beginne ein richtiges Spiel gegen den Rekruten.
play-lesson-skip = Schritt überspringen
play-lesson-real-game = Ein richtiges Spiel { $game } spielen
play-lesson-ffo-welcome = Drei Missionsziele liegen auf dem Tisch, jedes mit einem Kreis von 3 Zoll. Eines gehört schon dem Feind. Dein Adept ist ein Zauberer und hat zwei Zaubermarken; jede Runde kommen neue dazu.
play-lesson-ffo-adept = Aktiviere den Adepten und wähle eine Aktion, etwa Halten. Ein Zauberer darf in seiner eigenen Aktivierung zaubern, bevor er schießt oder zuschlägt.
play-lesson-ffo-spell = Wähle den Zauber Blitz. Ein Zauber kostet seinen Wert in Marken, ob er gelingt oder nicht; was du nicht bezahlen kannst, ist eingeklappt. Jeder Zauber kann in einer Aktivierung einmal versucht werden.
play-lesson-ffo-target = Wähle, wen er trifft: eine Einheit, die der Adept sieht, in Reichweite des Zaubers.
play-lesson-ffo-tokens = Der Zauber gelingt mit 4 oder mehr. Jede weitere Marke gibt dem Wurf +1; feindliche Zauberer innerhalb von 18 Zoll dürfen ebenso abziehen. Beide Seiten entscheiden geheim. Sag, wie viele du dazugibst.
play-lesson-ffo-roll = Eine gewürfelte 6 gelingt immer, eine 1 misslingt immer. Treffer eines Zaubers brauchen keinen Trefferwurf und kennen keine Deckung: Das Ziel verteidigt nur. Der Verlauf zeigt jeden Würfel.
play-lesson-ffo-run = Nun zum Missionsziel. Wenn du wieder gefragt wirst, aktiviere den Läufer, wähle Vorrücken oder Rennen, und zieh ihn in den Kreis eines freien Missionsziels.
play-lesson-ffo-round = Missionsziele wechseln nur am Ende einer Runde den Besitzer. Spiel diese zu Ende: Wer noch übrig ist, kann einfach halten.
play-lesson-ffo-held = Was du besetzt hast, bleibt deins, auch wenn deine Einheit weiterzieht oder fällt; ein Feind allein im Kreis nimmt es, beide zugleich machen es neutral. Erschütterte Einheiten besetzen nichts und bestreiten nichts.
play-lesson-ffo-over = Missionsziele gewinnen, und Zauber machen den Weg frei. Spiel hier weiter, oder beginne ein richtiges Spiel gegen den Rekruten.
play-lesson-col-climb = Nun Fuchs: Aktiviere ihn, wähle Bewegen und zieh ihn auf die Kisten vor ihm. Klettern zählt zu seiner Bewegung, und eine Wand verlangt einen Gewandtheitstest: Eine Karte plus AGI muss 5 ergeben. Leiter und Treppe brauchen keinen.
play-lesson-trc-welcome = Drei Feinde mit Messern kommen auf deinen Hauptmann und deinen Wachposten zu. Du hast Gewehre: Lass sie für jeden Schritt bezahlen.
play-lesson-trc-points = Jede Runde bekommst du so viele Kommandopunkte, wie dein General Kommando hat, einen für jede Karte deiner Reihe, und einen weniger für jede desorganisierte Einheit. Leg deine Reihe, den Wachposten zuerst.
play-lesson-trc-bid = Beide Seiten bieten geheim: Jeder Punkt ist ein Würfel mehr und in jedem Fall ausgegeben. Wer mehr Erfolge hat, bestimmt, wer zuerst aktiviert. Biete einen und behalte welche für Befehle.
play-lesson-trc-turn = Deck deine erste Karte auf. Davor kannst du eine Option kaufen: die Karte für 1 Punkt zurücklegen, für 1 passen, oder für 2 zwei Karten aufdecken. Mit dem Aufdecken enden die Befehle, die ihre Einheit noch hatte.
play-lesson-trc-announce = Eine Aktivierung kostet 1 Punkt, mit Offizier nichts. Sag eine Bewegung an, kein Schießen: Nur eine Einheit, die nicht geschossen hat, kann in Feuerbereitschaft gehen.
play-lesson-trc-order = Gib dem Wachposten nach seinen Aktionen für 1 Punkt den Befehl Feuerbereitschaft! Dann spiel weiter: Beendet ein Feind in seiner Sicht eine Bewegung, wirst du gefragt. Der Befehl bleibt, bis er verbraucht ist oder die Karte des Wachpostens wieder aufgedeckt wird; dann gib ihn neu.
play-lesson-trc-alert = Ein Feind hat gerade in Sicht eine Bewegung beendet. Lass deine Einheit schießen, oder warte auf ein besseres Ziel. Sie kann nur auf den schießen, der sich gerade bewegt hat.
play-lesson-trc-salvo = Wähle die Salve. Für 1 Punkt lassen sich Salven versetzen, jede auf einen anderen Feind; sonst ist der Befehl verbraucht, sobald die Schüsse abgehandelt sind.
play-lesson-trc-left = Punkte, die am Ende der Runde übrig sind, verfallen; Befehle bleiben. Andere Befehle: In Deckung! und Kopf runter! für je 1 Punkt.
play-lesson-trc-over = Du weißt, wie man den Feind auf Abstand hält. Spiel hier weiter, oder beginne ein richtiges Spiel gegen den Rekruten.
play-lesson-cbo-welcome = Gerade handelt die andere Seite. Der Späher wartet mit bereiter Waffe: Er hat 5 Aktionspunkte für Gelegenheitsfeuer bezahlt. Der Neuling ist in Panik.
play-lesson-cbo-interrupt = Gibt ein Feind vor seinen Augen Punkte für eine Aktion aus, darfst du vorher schießen. Wähle den Späher; bewegt sich der Feind, sag, wo du ihn stoppst. Ungenutzt verfällt der Schuss, wenn der nächste Zug beginnt: Dann lass den Späher von Neuem lauern.
play-lesson-cbo-weapon = Ein Einzelschuss ist ein Würfel; ein Feuerstoß hat so viele, wie die Waffe hergibt, für ein Ziel oder mehrere. Neben jeder Wahl stehen die genauen Chancen.
play-lesson-cbo-burst = Sag, wohin jeder Schuss geht, bevor gewürfelt wird. Fällt ein Ziel, sind seine übrigen Schüsse verloren.
play-lesson-cbo-dice = Ein Schuss trifft mit 6 oder mehr auf einem Würfel samt Modifikatoren; eine 1 verfehlt immer, eine 6 trifft immer. Jeder Treffer würfelt den Schaden der Waffe gegen den Widerstand des Ziels. Öffne eine Zeile im Verlauf, um jeden Würfel zu sehen und warum er zählt.
play-lesson-cbo-panic = Wer in Panik ist, hat 3 Aktionspunkte je Zug. Zu Beginn jedes Zuges testet er mit zwei Würfeln: Mit 8 oder mehr fasst er sich, mit 5 bis 7 bleibt er in Panik, mit 4 oder weniger flieht er zur Tischkante.
play-lesson-cbo-initiative = Jeder Zug beginnt mit der Initiative: ein Würfel für jede Gruppe, dazu ihre Anführer. Eine Gruppe, deren Figuren zu weit von ihrem Anführer stehen, hat einen kleineren Würfel, und jede Figur einen Aktionspunkt weniger. Hast du sie gewonnen, handle zuerst.
play-lesson-cbo-cover = Wähle eine Figur, etwa den Neuling, und geh für 1 Aktionspunkt in Deckung: Schüsse auf sie haben −1 auf den Treffer, bis sie sich bewegt. Deckung durch Gelände ist etwas anderes: Hinter einer niedrigen Mauer oder Kisten hat der Verwundungswurf −1 bis −4.
play-lesson-cbo-watch = Stell nun selbst eine Falle: Wähle mit dem Späher Gelegenheitsfeuer, für 5 Aktionspunkte und als letzte Aktion. Dreh ihn vorher dorthin, woher der Feind kommt: Er sieht nur den Halbkreis vor sich.
play-lesson-cbo-over = Deine Falle steht. Spiel hier weiter, um sie zuschnappen zu sehen, oder beginne ein richtiges Spiel gegen den Rekruten.

# Was auf dem Tisch gezeigt wird

play-director = Ablauf
play-director-about = Was geschieht, wird auf dem Tisch gezeigt, bei dir wie beim Gegner. Du kannst jederzeit antworten: Was noch zu zeigen wäre, ist dann sofort geschehen.
play-director-on = Zeigen, was geschieht
play-director-fold = Bedienung des Ablaufs
play-pause = Pause
play-go-on-playing = Weiter
play-step-scene = Ein Schritt
play-skip = Zu meinem Zug springen
play-speed = Tempo
play-speed-times = { $speed }×
play-speed-now = Tempo: { $speed }. Ändern
play-follow = Die Kamera folgt dem Geschehen
play-sound = Ton
play-sound-on = Ton an
play-sound-off = Ton aus
play-volume = Lautstärke
play-roll-won = { $won } von { $all }
play-again = Noch einmal ansehen
play-since-decision = Seit deiner letzten Entscheidung
play-since-events = { $count ->
    [one] ein Ereignis
   *[other] { $count } Ereignisse
}
play-since-lost = { $count ->
    [one] ein Verlust
   *[other] { $count } Verluste
}
play-since-lost-names = verloren: { $names }
play-since-gained = Punkte: { $points }
play-round-over = { $round }: die Bilanz
play-round-side = Seite
play-round-lost = Verluste
play-round-points = Punkte
play-filter = Zeigen
play-filter-all = Alles
play-filter-short = Ohne Einzelheiten
play-filter-dice = Würfel und Karten
play-filter-mine = Eigenes
play-filter-theirs = Vom Gegner
play-search = Im Journal suchen
play-search-short = Suchen
play-search-none = Keine Zeile des Journals ist so.
play-key-pause = Ablauf anhalten oder weiterlaufen lassen
play-key-step = einen Schritt zeigen
play-key-skip = zu meinem Zug springen
play-key-speed = Tempo des Ablaufs ändern
play-key-again = noch einmal ansehen, was seit deiner letzten Entscheidung geschah
play-key-sound = Ton an oder aus
play-line-more = Gründe und Regeln

# Listen zusammenstellen

builder-title = Deine Listen
builder-lead = Stell eine Liste zusammen, teile sie über einen Link und spiele sie. Aufbewahrt wird sie in diesem Browser.
builder-build = Liste zusammenstellen
builder-tools = Die ganze Liste
builder-kept = In diesem Browser aufbewahrt
builder-unkept = Dieser Browser hat keinen Platz mehr für die Liste. Sichere sie als Datei.
builder-unkept-yet = Noch nicht aufbewahrt
builder-unnamed = Ohne Namen
builder-new = Neue Liste
builder-open = Öffnen …
builder-open-text = Eine Liste oder ein Buch
builder-open-how = Eine Datei, ihr Text, ein Link oder ein Code. Eine Liste kommt zu deinen anderen hinzu; ein Buch können deine Listen mitnehmen.
builder-open-it = Öffnen
builder-books = Eigene Bücher ({ $count })
builder-books-title = Deine eigenen Bücher
builder-books-about = Ein Buch, das eine Liste mitnimmt, reist mit ihr: über den Link, als Datei und ins Spiel.
builder-book-take = In die Liste nehmen
builder-book-text = Ein weiteres Buch
builder-book-how = Eine TOML-Datei, wie docs/books.md sie beschreibt.
builder-undo = Rückgängig
builder-redo = Wiederholen
builder-save = Als Datei sichern
builder-share = Teilen …
builder-share-link = Der Link
builder-share-about = Er trägt die ganze Liste mit ihren Büchern. Auf dem Server wird nichts gespeichert.
builder-share-code = Nur der Code
builder-share-code-about = Zum Einfügen unter „Öffnen …“.
builder-forget = Liste löschen
builder-forget-sure = { $name } wird aus diesem Browser gelöscht. Ein Link oder eine Datei davon bleibt gültig.
builder-offers = Was man nehmen kann
builder-no-offers = In diesen Büchern gibt es nichts zu nehmen.
builder-into = Kommt in: { $name }
builder-add = Hinzufügen
builder-taken = Die Liste
builder-taken-count = Die Liste ({ $count })
builder-nothing = Noch nichts.
builder-group-more = Hinzufügen: { $name }
builder-fill = Diese füllen
builder-copy = Kopieren
builder-remove = { $name } entfernen
builder-options = Optionen
builder-more = { $name } (+{ $cost })
builder-fewer = Weniger: { $name }
builder-another = Mehr: { $name }
builder-standing = Wie es um die Liste steht
builder-worth = { $total } von { $limit } { $measure }
builder-left = { $count } übrig
builder-over = { $count } zu viel
builder-legal = In Ordnung
builder-unready = Noch nicht vollständig
builder-illegal = Gegen die Regeln
builder-lacks = Was noch fehlt
builder-wrong = Was nicht stimmt
builder-play = Diese Liste spielen
builder-code-broken = Dieser Link oder Code enthält keine lesbare Liste. Deine Listen sind unverändert.
builder-code-large = Dieser Link oder Code enthält mehr, als eine Liste haben kann. Deine Listen sind unverändert.
builder-view-cards = Karten
builder-view-compared = Vergleichen
builder-print = Drucken
builder-unit = Einheit
builder-attack = Angriff
builder-compared-how = { $loss }, genau, und hinter dem Punkt, was das die Liste je Verlust an { $measure } kostet.

# Einen Tisch bauen

editor-title = Einen Tisch bauen
editor-lead = Aus einem fertigen, einem erfundenen oder einem leeren, beim Bauen nach den Regeln des Spiels beurteilt.
editor-build = Einen Tisch bauen
editor-tools = Was mit dem Tisch geschieht
editor-begin = Beginnen mit …
editor-empty = Leerer Tisch
editor-new-name = Neuer Tisch
editor-forget = Tisch löschen
editor-unkept = Dieser Browser hat keinen Platz mehr für den Tisch. Speichere ihn als Datei.
editor-open-text = Ein Tisch
editor-open-how = Eine Datei, ihr Text, ein Link oder ein Code.
editor-code-broken = Dieser Link oder Code enthält keinen lesbaren Tisch. Deine Tische sind unverändert.
editor-share-about = Er trägt den ganzen Tisch. Auf dem Server wird nichts gespeichert.
editor-standing = Wie der Tisch dasteht
editor-in-order = Kein Fehler gefunden
editor-unusual = Nur wenn beide Spieler zustimmen
editor-broken = Nicht bespielbar
editor-play = Darauf spielen
editor-plan = Der Tisch von oben
editor-keys = Ziehe ein Geländestück, oder wähle es und nimm die Pfeiltasten; R dreht es, Entf nimmt es weg.
editor-piece = { $name } bei { NUMBER($x, maximumFractionDigits: 1) }; { NUMBER($y, maximumFractionDigits: 1) }{ $level ->
    [0] {""}
   *[other] , Ebene { NUMBER($level, maximumFractionDigits: 1) }
}
editor-name = Name des Tisches
editor-symmetry = Die andere Hälfte
editor-symmetry-none = Für sich gebaut
editor-symmetry-turn = Um eine halbe Drehung gedreht
editor-symmetry-across = Gespiegelt, links und rechts
editor-symmetry-along = Gespiegelt, vorn und hinten
editor-snap = Am Raster ausrichten
editor-library = Geländestücke zum Hinzufügen
editor-chosen = Das gewählte Geländestück
editor-x = Von links
editor-y = Von vorn
editor-width = Breite
editor-depth = Tiefe
editor-bottom = Ebene
editor-height = Höhe
editor-turn = Um { $degrees }° drehen
editor-stack = Obenauf setzen
editor-add-ladder = Leiter hinzufügen
editor-add-stairs = Treppe hinzufügen
editor-add-ramp = Rampe hinzufügen
editor-no-access = Keine Aufstiege
editor-copy = Verdoppeln
editor-remove = Wegnehmen
editor-mission-own = { $name } (hier gezeichnet)
editor-mission-draw = Zonen und Missionsziele zeichnen
editor-mission-draw-about = Beginnt mit der gezeigten Mission. Was du zeichnest, bleibt beim Tisch und wird auf ihm gespielt.
editor-mission-keys = Zieh eine Zone oder ihre Ecken; auf der Tastatur verschieben die Pfeile sie, mit der Umschalttaste ändern sie ihre Größe. Entf nimmt ein Missionsziel weg.
editor-mission-save = Mission als Datei sichern
editor-zone = Zone von { $side }
editor-zone-at = Zone von { $side }, von { NUMBER($left, maximumFractionDigits: 1) }, { NUMBER($front, maximumFractionDigits: 1) } bis { NUMBER($right, maximumFractionDigits: 1) }, { NUMBER($back, maximumFractionDigits: 1) }
editor-zones-usual = Die üblichen Zonen
editor-goal = Missionsziel { $number }
editor-goal-at = Missionsziel { $number } bei { NUMBER($x, maximumFractionDigits: 1) }, { NUMBER($y, maximumFractionDigits: 1) }
editor-goal-add = Missionsziel hinzufügen
new-mission-drawn = Wie auf dem Tisch gezeichnet
editor-report = Wie gerecht er ist
editor-report-ask = Ausrechnen
editor-report-about = Wer wen aus den Aufstellungszonen sieht, wo es Deckung gibt, und wie weit es zu dem ist, was in der Mission zählt, sonst zu drei Orten zwischen den Seiten.
editor-report-old = Der Tisch hat sich seither verändert.
editor-games = Spiele darauf
editor-games-play = 200 Spiele spielen
editor-games-stop = Aufhören
editor-games-about = Zwei Korporale spielen schnelle Spiele auf dem Tisch mit den üblichen Listen, die dabei die Seiten tauschen. Das dauert ein, zwei Minuten; du kannst aufhören und sehen, was die bisherigen Spiele zeigen.

# Kampagnen

campaign-title = Kampagnen
campaign-lead = Eine Bande zieht von Spiel zu Spiel: sie verdient, lernt, findet und verliert. Die Kampagne bleibt in diesem Browser und als Datei.
campaign-none = Keines der Spiele hat Kampagnen.
campaign-lost = Diese Kampagne ist nicht in diesem Browser. Öffne ihre Datei, oder beginne eine andere.
campaign-kept = In diesem Browser
campaign-entered =
    { $count ->
        [one] { $count } Spiel hier eingetragen
       *[other] { $count } Spiele hier eingetragen
    }
campaign-begin = Eine Kampagne beginnen
campaign-begin-it = Beginnen
campaign-gang-number = Bande { $number }
campaign-gang-list = Die Liste der Bande
campaign-gang-name = Ihr Name, wenn sie anders heißt als die Liste
campaign-gang-more = Noch eine Bande
campaign-length = Wie viele Spiele sie dauert
campaign-open = Eine Datei öffnen
campaign-open-text = Eine Kampagne
campaign-open-how = Eine Datei, die hier gespeichert wurde oder die „escarmouche campaign“ führt.
campaign-open-it = Öffnen
campaign-no-room = Dieser Browser hat keinen Platz für die Kampagne. Nichts hat sich geändert; speichere deine Kampagnen als Dateien und entferne einige.
campaign-changed = Diese Kampagne ging in einem anderen Fenster weiter. Hier steht sie, wie sie jetzt ist; bitte tu es noch einmal.
campaign-all = Alle Kampagnen
campaign-save = Als Datei speichern
campaign-forget = Kampagne entfernen
campaign-forget-sure = { $name } wird aus diesem Browser entfernt. Eine Datei, die du gespeichert hast, lässt sich wieder öffnen.
campaign-begun = Begonnene Spiele
campaign-looking = Wie steht das Spiel …
campaign-game-gone = Dieses Spiel liegt nicht mehr auf dem Server.
campaign-go-on = Weiterspielen
campaign-enter = Das Spiel eintragen
campaign-who = Wer zum nächsten Spiel mitkommt
campaign-waits = Ein Spiel dieser Kampagne wartet darauf, eingetragen zu werden.
campaign-next = Das nächste Spiel vorbereiten
campaign-history = Alles, was getan wurde ({ $count })
campaign-to = Zur Kampagne

book-title = Deine Bücher
book-lead = Schreibe ein eigenes Buch: Einheiten, Waffen und Regeln. Probiere es aus, stelle Listen daraus zusammen, teile es mit einem Link. Es wird in diesem Browser behalten.
book-write = Ein Buch schreiben
book-tools = Das ganze Buch
book-new = Neues Buch
book-use = In einer Liste verwenden
book-unkept = Dieser Browser hat keinen Platz mehr für das Buch. Speichere es als Datei.
book-forget = Das Buch löschen
book-open-text = Ein Buch
book-open-how = Eine TOML-Datei, ihr Text, ein Link oder ein Code; oder eine Liste von Army Forge, die zum Buch wird. Es kommt zu denen, die du hast.
book-share-about = Er enthält das ganze Buch mit deinen Büchern, auf denen es aufbaut. Auf dem Server wird nichts gespeichert.
book-name = Name des Buchs
book-builds-on = Baut auf
book-yours = { $name } (eigenes)
book-parts = Was das Buch enthält
book-standing = Wie es um das Buch steht
book-faults =
    { $count ->
        [0] In Ordnung
        [one] Ein Fehler
       *[other] { $count } Fehler
    }
book-show = Zeigen
book-line = Zeile { $line }
book-languages = In anderen Sprachen
book-take-out = Entfernen
book-one-more = Hinzufügen: { $name }
book-row-more = Zeile hinzufügen
book-paste = Zeilen einfügen
book-paste-rows = Zeilen aus einer Tabelle
book-paste-how = So kopiert, wie sie sind, mit oder ohne Überschriften. Die Spalten: { $columns }
book-paste-in = Hinzufügen
book-copy-out = Tabelle kopieren
book-details = Einzelheiten
book-cell = { $label }, Zeile { $number }
book-changed = geändert
book-change = Ändern
book-unchange = Wie zuvor
book-leave-out = Weglassen
book-take-back = Zurücknehmen
book-inherited = { $name } der Bücher, auf denen es aufbaut ({ $count })
book-card = Die Karte
book-card-later = Die Karte erscheint hier, sobald das Buch in Ordnung ist.
book-try = Ausprobieren
book-toml = Als Text
book-toml-text = Das Buch als TOML
book-toml-take = Übernehmen
book-toml-back = Beim Alten lassen
book-right = Richtig wäre: { $right }.

# The laboratory

lab-title = Labor
lab-lead = Offiziere spielen viele Spiele auf diesem Rechner, damit du weißt, statt zu raten.
lab-fair = Ist das fair?
lab-fair-about = Zwei Korporale spielen die Listen mit getauschten Seiten gegeneinander, bis feststeht, ob eine um 5 Prozentpunkte vorn liegt, höchstens 400 Spiele.
lab-one = Die eine Liste
lab-other = Die andere Liste
lab-ask = Ist das fair?
lab-all = Experimente dieses Rechners
lab-none = Noch gibt es keine.
lab-state = { $state ->
    [runs] Läuft: { $played } von höchstens { $most } Spielen.
   *[rests] Läuft nicht: { $played } von höchstens { $most } Spielen.
}
lab-report = Bericht

# Aufgaben

puzzles-title = Aufgaben
puzzles-lead = Stellungen, in denen ein Befehl klar der beste ist. Finde ihn.
puzzles-loading = Die Stellung wird aufgebaut …
puzzles-none = Auf diesem Server gibt es keine Aufgaben.
puzzles-today = Die Aufgabe von heute, { $day }
puzzles-solve = Lösen
puzzles-again = Noch einmal ansehen
puzzles-right = gelöst
puzzles-wrong = nicht gelöst
puzzles-streak =
    { $count ->
        [0] Noch keine Serie: Löse die Aufgabe des Tages beim ersten Versuch.
        [one] An { $count } Tag in Folge gelöst.
       *[other] An { $count } Tagen in Folge gelöst.
    }
puzzles-count = { $right } von { $count } gelöst
puzzles-number =
    Aufgabe { $number }{ $result ->
        [right] , gelöst
        [wrong] , nicht gelöst
       *[open] {""}
    }
puzzle-title = Aufgabe { $number }
puzzle-choose = Welcher Befehl lässt die beste Gewinnchance?
puzzle-found = Was jeder Befehl lässt
puzzle-answer = Diesen Befehl geben
puzzle-units = Einheiten und ihre Karten
puzzle-percent = { $percent } % Gewinnchance.
puzzle-usual = Der Feldwebel hätte das getan.
puzzle-right = Richtig: { $best } ist der beste Befehl.
puzzle-wrong = Falsch: { $best } wäre der beste Befehl gewesen.
puzzle-sure = Um mindestens { $gap } von hundert Punkten besser als jeder andere, sicher zu { NUMBER($confidence, maximumFractionDigits: 1) } %: Jeder Befehl wurde { $samples }-mal durchgespielt.
puzzle-expects = Als Antwort zu erwarten: { $text }
puzzle-play-on = Von hier aus weiterspielen
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
