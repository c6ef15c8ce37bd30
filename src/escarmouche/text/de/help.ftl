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
help-any-game = Welches Spiel: firefight, collision, trauma oder combatzone.
help-any-size = Was eine Liste kosten darf: 200 oder 500 Punkte, oder so viele Splitter.
help-any-mission = Die Mission, in einem Spiel mit mehreren; sonst ausgelost.
help-any-option = Eine Regeloption, Schlüssel=Wert; siehe „rules GAME --options“.
help-any-edition = Alle Optionen wie in einem Buch, fr oder de; --option kommt obendrauf.
help-any-gang = Welche Gang, in einer Kampagne mit mehreren.

## Die Befehle

help-program = Spielt gedruckte Skirmish-Spiele nach ihren wirklichen Regeln.
help-language = en, fr oder de; sonst wie $LANG sagt.

help-import = Aus einer Liste von Army Forge eine eigene machen.
help-import-file = Das JSON eines Army-Forge-Links.
help-import-to = Wohin die Liste kommt; sonst NAME.toml, hier.
help-import-size = Punkte des Spiels; sonst wie die Datei sagt.
help-import-force = Eine Datei ersetzen, die es schon gibt.

help-odds = Was geschehen kann, mit genauen Wahrscheinlichkeiten: ein Angriff, ein Nahkampf, ein Test, ein Sprung …

help-play = Ein Spiel gegen den Computer spielen.
help-play-lists = Eine fertige Liste oder eine Datei: die eigene, dann die andere.
help-play-table = Ein fertiger Tisch, eine .toml-Datei, oder eine Zahl für einen erfundenen.
help-play-seed = Der Startwert der Würfel; sonst ein neuer.
help-play-against = Wer die andere Seite spielt: recruit, corporal oder sergeant; sonst der beste, den es gibt.
help-play-side = Welche Seite man spielt: A oder B.
help-play-fair-dice = Würfel, die man hinterher prüfen kann.
help-play-transcript = Wo eine faire Partie aufgedeckt wird.
help-play-noted = Wo notiert wird, was ein nachprüfbares Spiel verspricht, für `verify --noted`.
help-play-agree = Einem ungewöhnlichen Tisch und Regeln ohne Wirkung zustimmen.
help-play-load = Ein gespeichertes Spiel fortsetzen.
help-play-save = Wo das Spiel gespeichert wird, wenn es vorbei ist.
help-play-campaign = Mit einer Gang dieser Kampagne spielen und das Spiel eintragen, wenn es vorbei ist.

help-replay = Ein gespeichertes Spiel von Anfang an erzählen.
help-replay-file = Ein gespeichertes Spiel.

help-verify = Rechnet Würfel und Karten eines nachprüfbaren Spiels nach, spielt ein gespeichertes nach und vergleicht mit deinen Notizen.
help-verify-file = Ein gespeichertes nachprüfbares Spiel oder nur seine Mitschrift.
help-verify-noted = Was du im Spiel notiert hast: die Datei von der Seite oder aus `play --noted`.

help-check = Regelfälle spielen und das Geschehene mit dem Erwarteten vergleichen.
help-check-files = Dateien oder Ordner mit Regelfällen.

help-rules = Die nummerierten Regeln eines Spiels.
help-rules-rule = Eine Regel, ganz.
help-rules-show-coverage = Was geschrieben, bewiesen und in Worte gefasst ist.
help-rules-options = Wo Lesarten sich unterscheiden, und was man wählen kann.
help-rules-cases = Wo die Regelfälle sind.

help-serve = Die Spiele für Browser anbieten: gegen den Computer, an einem Bildschirm, oder per Link.
help-serve-host = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt andere herein.
help-serve-port = Der Port, an dem gelauscht wird.
help-serve-data = Die Datei, die alle Spiele behält; $DATABASE_URL nennt eine andere Datenbank.
help-serve-open = Die Seite im Browser öffnen.
help-serve-workers = Wie viele Prozesse sich die Arbeit teilen; mehrere brauchen ein PostgreSQL.
help-serve-proxy = Ein Proxy, dem geglaubt wird, woher ein Client kommt: seine Adresse oder sein Netz.
help-serve-prune = Die Spiele löschen, die nicht länger aufgehoben werden, statt zu bedienen.
help-serve-backup = Alle Spiele in eine neue Datei kopieren, statt zu bedienen.
help-serve-report = Sagen, wie viel aufgehoben ist und was schiefging, statt zu bedienen.

help-rosters = Die Listen und Fraktionen eines Spiels, oder was an einer eigenen Liste nicht stimmt.
help-rosters-files = Eine Listen- oder Fraktionsdatei, die geprüft wird.

help-tables = Die Tische eines Spiels; mit Namen oder Startwert einer davon gezeichnet.
help-tables-name = Ein fertiger Tisch oder eine .toml-Datei.
help-tables-seed = Einen Tisch aus einer Zahl erfinden.

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

help-campaign = Gangs von Collision, die von Spiel zu Spiel wachsen.
help-campaign-file = Die Kampagne.
help-campaign-new = Eine Kampagne mit einer oder mehreren Gangs beginnen.
help-campaign-new-gang = Eine fertige Gang oder eine Gang-Datei; einmal für jede Gang.
help-campaign-new-name = Wie die Gang heißt; einmal für jede Gang.
help-campaign-new-games = Wie viele Spiele sie dauert; sonst 6.
help-campaign-new-limit = Was eine Gang am Anfang kosten darf; sonst 400 Splitter.
help-campaign-show = Die Gangs mit allem, was sie haben, und die Spiele bisher.
help-campaign-history = Alles, was in der Kampagne getan wurde, von Anfang an.
help-campaign-roster = Eine Gang für ihr nächstes Spiel, als Liste für „play“ und „simulate“.
help-campaign-roster-limit = Was die Gang im nächsten Spiel wert sein darf.
help-campaign-roster-without = Ein Modell, das zu Hause bleibt.
help-campaign-roster-target = Wohin sie geschrieben wird; sonst wird sie gezeigt.
help-campaign-enter = Beendete Spiele eintragen: Erfahrung, Einkommen, Funde, und was aus den Getöteten wurde.
help-campaign-enter-saves = Beendete Spiele.
help-campaign-take = Wählen, was gefunden wurde: Splitter, Medizin oder ein Gegenstand.
help-campaign-take-heal = Medizin: wer das nächste Spiel nicht verpasst.
help-campaign-take-item = Ein Waffenschrank: welcher Gegenstand darin liegt.
help-campaign-take-shards = Splitter für alles, was noch offen ist.
help-campaign-hire = Ein Modell für Splitter anheuern.
help-campaign-hire-character = Ein Charakter, mit Schlüssel oder Namen.
help-campaign-hire-name = Wie das neue Modell heißt.
help-campaign-buy = Einen Gegenstand für Splitter kaufen.
help-campaign-item = Ein Gegenstand, mit Schlüssel oder Namen.
help-campaign-to = Wer den Gegenstand bekommt; sonst wer ihn tragen kann.
help-campaign-give = Einen Gegenstand von einem Modell der Gang an ein anderes geben.
help-campaign-give-giver = Wer ihn hat, mit Namen oder Nummer.
help-campaign-give-taker = Wer ihn bekommt, mit Namen oder Nummer.
help-campaign-learn = Erfahrung ausgeben: ein Modell bekommt +1 auf einen Wert.
help-campaign-learn-name = Ein Modell, mit Namen oder Nummer.
help-campaign-learn-characteristic = AGI, RC, CC, DEF oder INT; MOV, ATT oder WND.
help-campaign-rest = Eine Gang mit weniger als drei fitten Modellen ein Spiel aussetzen lassen.

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
