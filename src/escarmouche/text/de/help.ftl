# Was die Befehle über sich selbst sagen, auf Deutsch.

help-usage = Aufruf:
help-form-options = [OPTIONEN]
help-form-command = BEFEHL …
help-form-number = ZAHL
help-form-file = DATEI
help-form-text = TEXT
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-default = sonst { $value }
help-required = nötig
help-least = mindestens { $least }
help-range = { $least } bis { $most }

## Was mehrere Befehle teilen

help-any-help = Diese Hilfe zeigen.
help-any-game = Welches Spiel: { $games }.
help-any-size = Was eine Liste kosten darf: 200 oder 500 Punkte, oder so viele Splitter.
help-any-mission = Die Mission, in einem Spiel mit mehreren; sonst ausgelost.
help-any-option = Eine Regeloption, Schlüssel=Wert; siehe „rules GAME --options“.
help-any-edition = Alle Optionen wie in einem Buch, fr oder de; --option kommt obendrauf.

## Die Befehle

help-program = Spielt gedruckte Skirmish-Spiele nach ihren wirklichen Regeln.
help-language = en, fr oder de; sonst wie $LANG sagt.

help-odds = Was geschehen kann, mit genauen Wahrscheinlichkeiten: ein Angriff, ein Nahkampf, ein Test, ein Sprung …

help-play = Ein Spiel gegen den Computer spielen.
help-play-lists = Eine fertige Liste oder eine Datei: die eigene, dann die andere.
help-play-table = Ein fertiger Tisch, eine .toml-Datei, oder eine Zahl für einen erfundenen.
help-play-seed = Der Startwert der Würfel; sonst ein neuer.
help-play-against = Wer die andere Seite spielt: recruit, corporal, sergeant, general, eine Stufe dazwischen wie corporal+40 (40 von 100 Entscheidungen wie ein Feldwebel), oder match für einen, der nach deinen Partien auf diesem Rechner so stark ist wie du; sonst der beste, der nicht lange nachdenkt. Was jeder wert ist: docs/opponents.md.
help-play-side = Welche Seite man spielt: A oder B.
help-play-fair-dice = Würfel, die man hinterher prüfen kann.
help-play-transcript = Wo eine faire Partie aufgedeckt wird.
help-play-noted = Wo notiert wird, was ein nachprüfbares Spiel verspricht, für `verify --noted`.
help-play-in-turn = Das Gelände des Tisches vor dem Spiel abwechselnd aufstellen.
help-play-agree = Einem ungewöhnlichen Tisch und Regeln ohne Wirkung zustimmen.
help-play-load = Ein gespeichertes Spiel fortsetzen.
help-play-save = Wo das Spiel gespeichert wird, wenn es vorbei ist.
help-play-think = Wie viele Sekunden ein General über eine Entscheidung nachdenkt.

help-replay = Ein gespeichertes Spiel von Anfang an erzählen.
help-replay-file = Ein gespeichertes Spiel.

help-review = Auf ein gespeichertes, beendetes Spiel zurückblicken: seine Kurve, sein Glück und die Entscheidungen, auf die es ankam.
help-review-file = Ein gespeichertes Spiel, das vorbei ist.
help-review-quick = Nur die Kurve, sofort.
help-review-journal = Auch das Journal erzählen, mit dem Glück jedes Wurfs.
help-review-cores = Mit wie vielen Kernen abgewogen wird; mit allen, wenn keine Zahl genannt ist.
help-review-branch = Nach so vielen Antworten weiterspielen, statt zurückzublicken.
help-review-save = Wo das Spiel gespeichert wird, das weitergeht.
help-review-picture = Die Kurve auch in diese Datei zeichnen, als SVG.

help-puzzle = Eine Stellung aus einem Spiel, in der ein Befehl klar der beste ist: Finde ihn.
help-puzzle-game = Das Spiel; sonst das der heutigen Aufgabe.
help-puzzle-number = Die Nummer der Aufgabe.
help-puzzle-order = Der Befehl, den du wählst; sonst wirst du gefragt.

help-verify = Rechnet Würfel und Karten eines nachprüfbaren Spiels nach, spielt ein gespeichertes nach und vergleicht mit deinen Notizen.
help-verify-file = Ein gespeichertes nachprüfbares Spiel oder nur seine Mitschrift.
help-verify-noted = Was du im Spiel notiert hast: die Datei von der Seite oder aus `play --noted`.

help-check = Regelfälle spielen und das Geschehene mit dem Erwarteten vergleichen.
help-check-files = Dateien oder Ordner mit Regelfällen.

help-compile = Übersetzen, worauf sonst das erste Spiel warten müsste.

help-rules = Die nummerierten Regeln eines Spiels.
help-rules-rule = Eine Regel, ganz.
help-rules-show-coverage = Was geschrieben, bewiesen und in Worte gefasst ist.
help-rules-options = Wo Lesarten sich unterscheiden, und was man wählen kann.
help-rules-case-words = Alle Wörter, die ein Regelfall des Spiels verwenden kann.
help-rules-cases = Wo die Regelfälle sind.

help-serve = Die Spiele für Browser anbieten: gegen den Computer, an einem Bildschirm, oder per Link.
help-serve-host = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt andere herein.
help-serve-port = Der Port, an dem gelauscht wird.
help-serve-data = Die Datei, die alle Spiele behält; $DATABASE_URL nennt eine andere Datenbank.
help-serve-open = Die Seite im Browser öffnen.
help-serve-workers = Wie viele Prozesse sich die Arbeit teilen; mehrere brauchen ein PostgreSQL.
help-serve-proxy = Ein Proxy, dem geglaubt wird, woher ein Client kommt: seine Adresse oder sein Netz.
help-serve-prune = Die Spiele löschen, die nicht länger aufgehoben werden, statt zu bedienen.
help-serve-lab = Die Seite Experimente auf diesem Rechner beginnen lassen oder nicht; von selbst erlaubt, wo nur dieser Rechner bedient wird, mit einem Prozess.
help-serve-backup = Alle Spiele in eine neue Datei kopieren, statt zu bedienen.
help-serve-report = Sagen, wie viel aufgehoben ist und was schiefging, statt zu bedienen.

help-books = Eigene Bücher: Profile, Waffen, Preise und Regeln, mit denen gespielt wird.
help-books-new = Ein kommentiertes Buch für den Anfang, ausgegeben oder in einer neuen Datei.
help-books-new-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
help-books-check = Alles, was an Büchern nicht stimmt, mit Datei, Zeile und dem, was richtig wäre.
help-books-show = Die Bücher eines Spiels, oder alles, was in einem davon steht.
help-books-show-name = Ein Buch, das zum Spiel gehört, oder eine Datei.
help-books-merge = Mehrere Bücher und das, worauf sie aufbauen, in einem; spätere gehen vor.
help-books-merge-into = Die Datei, die geschrieben wird; sonst wird es ausgegeben.
help-books-schema = Was in einem Buch stehen darf als JSON Schema, mit dem Editoren ergänzen und prüfen.
help-books-files = Die Dateien mit den Büchern.

help-rosters = Die Listen und Fraktionen eines Spiels, oder was an einer eigenen Liste nicht stimmt.
help-rosters-files = Eine Listen- oder Fraktionsdatei, die geprüft wird.

help-tables = Die Tische eines Spiels; mit Namen oder Startwert einer davon gezeichnet.
help-tables-name = Ein fertiger Tisch oder eine .toml-Datei.
help-tables-seed = Einen Tisch aus einer Zahl erfinden.
help-tables-report = Sagen, wie der Tisch beide Seiten behandelt: Sicht, Deckung, Wege.
help-tables-games = So viele schnelle Spiele mit getauschten Seiten darauf spielen und sagen, was sie zeigen.

help-lab = Experimente durchführen: viele Spiele für eine Frage, gesichert, fortgesetzt und erzählt.
help-lab-run = Das Experiment in einer Datei durchführen.
help-lab-run-file = Die Datei des Experiments, in TOML.
help-lab-run-into = Der Ordner für seine Spiele; sonst FILE mit der Endung .results.
help-lab-cores = Auf wie vielen Kernen oder Arbeitern; sonst auf allen.
help-lab-on = Was die Spiele spielt: cores (dieses Rechners) oder ray (ein Cluster).
help-lab-address = Wo der Cluster ist; sonst wird hier einer gestartet.
help-lab-resume = Ein angehaltenes Experiment fortsetzen.
help-lab-folder = Der Ordner des Experiments, oder seine Datei.
help-lab-report = Den Bericht eines Experiments machen: eine HTML-Datei mit Sätzen, Bildern und Tabellen.
help-lab-report-target = Die Datei dafür; sonst report.html im Ordner.
help-lab-status = Wie weit ein Experiment ist, und was es bisher sagt.
help-lab-levels = Offiziere aller Stufen in Paaren mit vertauschten Plätzen gegeneinander spielen lassen und bewerten. Ein Feldwebel hat 1500 Punkte; 400 Punkte mehr sind zehn Siege zu einem.
help-lab-levels-games = Wie viele Partien je zwei Stufen spielen.
help-lab-levels-general = Wie viele Partien je zwei Stufen spielen, von denen eine der General ist; 0 lässt ihn aus.
help-lab-levels-only = Nur diese Stufe neu spielen lassen; was von den anderen bekannt ist, zählt weiter.
help-lab-levels-think = Wie viele Sekunden ein General über eine Entscheidung nachdenken darf, gezählt in Arbeit.
help-lab-levels-seed = Der Startwert aller Partien.
help-lab-levels-file = Die Datei für die Bewertungen.
help-lab-train = Die Offiziere Spiele spielen lassen und daraus lernen, was eine Stellung wert ist.
help-lab-train-games = Aus wie vielen Spielen gelernt wird.
help-lab-train-seed = Der Startwert aller Spiele und von allem, was gelernt wird.
help-lab-train-file = Die Datei für das Gelernte.
help-lab-train-cores = Auf wie vielen Kernen die Spiele gespielt werden; gelernt wird auf jeder Zahl dasselbe.
help-lab-train-plot = Ein Bild (SVG) davon, was vorausgesagt wurde und was daraus wurde.
help-lab-train-force = Die Dateien überschreiben.
help-lab-judge = Die Offiziere frische Spiele spielen lassen und sagen, wie weit dem mitgelieferten Wert zu glauben ist.
help-lab-judge-games = Wie viele frische Spiele beurteilt werden.
help-lab-judge-seed = Der Startwert dieser Spiele; nicht der, aus dem gelernt wurde.
help-lab-judge-plot = Ein Bild (SVG) davon, was vorausgesagt wurde und was daraus wurde.
help-lab-judge-cores = Auf wie vielen Kernen die Spiele gespielt werden; die Zahlen sind auf jeder Zahl gleich.
help-lab-judge-force = Das Bild überschreiben.
help-lab-puzzles = Feldwebel Spiele spielen lassen und Stellungen behalten, in denen ein Befehl klar der beste ist.
help-lab-puzzles-count = Wie viele Aufgaben gefunden werden sollen.
help-lab-puzzles-games = Wie viele Spiele höchstens durchgesehen werden.
help-lab-puzzles-seed = Der Startwert aller Spiele.
help-lab-puzzles-positions = Ein Ordner mit von Hand geschriebenen Stellungen; die klaren kommen zuerst.
help-lab-puzzles-takes = Wie oft jede davon weitergespielt wird, mit anderen Würfeln und Karten.
help-lab-puzzles-file = Die Datei für die Aufgaben.
help-lab-puzzles-check = Die mitgelieferten Aufgaben neu durchrechnen und sagen, welche standhalten.
help-lab-puzzles-renew = Die mitgelieferten Aufgaben neu durchrechnen, behalten, was standhält, und für den Rest andere finden.
help-lab-puzzles-force = Die Datei überschreiben.
help-simulate = Zwei Computerspieler viele Spiele spielen lassen und sehen, wer wie oft gewinnt.
help-simulate-seats = Die zwei Spieler, zum Beispiel sergeant,corporal.
help-simulate-games = Wie viele Spiele; sie kommen in Paaren mit getauschten Seiten.
help-simulate-lists = Eine fertige Liste oder eine Datei für den ersten Spieler, dann für den zweiten.
help-simulate-tables = Ein fertiger Tisch, eine .toml-Datei oder eine Zahl; mehrere wechseln sich ab.
help-simulate-seed = Der Startwert aller Würfel und Ziehungen.
help-simulate-cores = Auf wie vielen Kernen; sonst auf allen.
help-simulate-file = Eine Parquet-Datei mit einer Zeile je Spiel.
help-simulate-resume = Mit den Ergebnissen in der Datei weitermachen.
help-simulate-force = Die Datei überschreiben.
help-simulate-agree = Ungewöhnlichen Tischen und Regeln ohne Wirkung zustimmen.
help-simulate-think = Wie viele Sekunden ein General über eine Entscheidung nachdenkt.

## Argumente, die nicht gehen

misuse = Die Argumente sind nicht zu verstehen: { $problem }
misuse-no-option =
    { $near ->
        [none] Die Option { $option } gibt es hier nicht; „--help“ nennt alle, die es gibt.
       *[other] Die Option { $option } gibt es hier nicht; vielleicht { $near }?
    }
misuse-no-command = Den Befehl „{ $command }“ gibt es nicht; „--help“ nennt alle, die es gibt.
misuse-missing-command = Es fehlt ein Befehl; „--help“ nennt alle, die es gibt.
misuse-missing = { $what } fehlt; „--help“ sagt, was das ist.
misuse-too-many = Das ist zu viel: „{ $arguments }“; „--help“ sagt, was der Befehl nimmt.
misuse-value =
    { $takes ->
        [none] { $option } nimmt keinen Wert.
       *[one] { $option } braucht einen Wert dahinter.
    }
misuse-bad-value =
    { $kind ->
        [number] { $what } nimmt eine Zahl{ $bounds ->
            [none] {""}
           *[other] {" "}({ $bounds })
        }{ $value ->
            [none] {""}
           *[other] {""}, nicht „{ $value }“
        }.
       *[other] { $what } nimmt „{ $value }“ nicht an.
    }
