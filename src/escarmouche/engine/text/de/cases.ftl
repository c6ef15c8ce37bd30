# Was an einem Regelfall falsch ist oder nicht so kam, wie er es erwartet, auf Deutsch.

## Der Verlauf eines Falls

case-as-expected = { $number }: wie erwartet
case-journal = Das Protokoll:
case-without-id = ein Fall ohne id
case-line = { $line }
case-problem = { $where }: { $problem }
case-table = { $faults }
case-part = { $where }, { $part }
case-or = { $first } oder { $second }
case-none = keine
case-nothing = nichts

## Dateien

case-unreadable = { $file } kann nicht gelesen werden ({ $problem }).
case-not-toml = { $file } ist kein wohlgeformtes TOML: { $problem }.
case-none-in-file = { $file } hat keinen [[case]].
case-shared = { $file }: [shared] muss eine Tabelle sein, nicht { $written }.
case-unplayable = Der Fall kann nicht gespielt werden: etwas in { $part } ist nicht so geschrieben, wie es sein soll (bemerkt in { $function }, Zeile { $line } von { $file }).
case-the-set-up = dem Aufbau
case-the-course = dem, was beginnt, geantwortet oder erwartet wird

## Schlüssel und Werte

case-the-case = Der Fall
case-did-you-mean = meintest du { $word }?
case-known-are = bekannt sind { $known }.
case-unknown-key = { $where }: unbekannter Schlüssel { $word }; { $nearest }
case-unknown = { $where }: { $what } gibt es nicht; bekannt sind { $known }.
case-there-is-no = { $where }: { $what } gibt es nicht.
case-no-kind = { $where }: { $kind } { $word } gibt es nicht; { $nearest }
case-one-of = { $where }: Für { $what } schreibt man eines von { $known }, nicht { $word }.
case-missing = { $where }: { $what } fehlt.
case-not-a-table = { $where }: Das muss eine Tabelle von Schlüsseln und Werten sein, nicht { $written }.
case-not-a-list = { $where }: Das muss eine Liste sein, nicht { $written }.
case-not-a-number = { $where }: Das muss eine Zahl sein, nicht { $written }.
case-not-a-count = { $where }: Das muss eine ganze Zahl von 0 bis { $most } sein, nicht { $written }.
case-not-numbers = { $where }: Das müssen { $many } Zahlen sein, nicht { $written }.
case-not-text = { $where }: Das muss Text sein, nicht { $written }.
case-not-a-switch = { $where }: Das ist true oder false, nicht { $written }.
case-not-a-spot = { $where }: Ein Ort wird [x, y] oder [x, y, "surface"] geschrieben, nicht { $written }.
case-coordinate = { $where }, eine Koordinate von { $place }
case-facing = { $where }, facing in Grad
case-result = { $where }: Ein Ergebnis ist eine Zahl oder der Name einer Karte, nicht { $written }.
case-lacks = Der Fall hat kein { $field }; jeder Fall hat eines.
case-id = id: Ein Fall dieses Spiels heißt { $prefix }-…, nicht { $written }.
case-one-way = Ein Fall hat genau einen der Schlüssel begin, measure und list.
case-not-in-catalogue = rules: { $number } steht nicht im Katalog; { $nearest }
case-say-asked = expect: Sag mit `asked`, um welche Frage es geht.
case-which-question = answers: { $written } sagt nicht, auf welche Frage es antwortet; ergänze ask.
case-no-time = { $where }: Dieses Spiel kennt { $time } nicht.

## Namen und Wörter

case-no-question = { $where }: Eine Frage { $word } gibt es nicht; { $nearest }
case-no-such-rule = { $where }: Eine Regel { $word } gibt es nicht; { $nearest }
case-no-event = { $where }: Ein Ereignis { $word } gibt es nicht; { $nearest }
case-no-purpose = { $where }: Einen Wurfzweck { $word } gibt es nicht; { $nearest }
case-no-thing = { $where }: Nichts heißt { $word }; { $nearest }
case-no-field-of-question = { $where }: Die Frage { $question } hat kein Feld { $word }; { $nearest }
case-no-field-of-option = { $where }: Keine Möglichkeit von { $question } hat ein Feld { $word }; { $nearest }
case-no-field = { $where }: { $event } hat kein Feld { $field }; { $nearest }
case-no-sentence = { $where }: Einen Satz { $word } gibt es nicht.
case-nothing-called = { $where }: Nichts heißt hier { $word }; { $nearest }
case-nothing-known = { $where }: Unter { $word } ist nichts bekannt; bekannt sind { $known }.
case-is-never = { $where } ist nie { $word }; { $nearest }
case-wrong-type = { $where }: { $written } ist nicht, was dieses Feld enthält ({ $types }).
case-type-list = eine Liste
case-type-number = eine Zahl
case-type-table = eine Tabelle
case-type-text = Text
case-type-truth = true oder false
case-which-event = { $where }: { $written } sagt nicht, welches Ereignis es ist; ergänze event.
case-list-of-values = { $where }: { $field } ist eine Liste mit einem Wert für jedes Ereignis.
case-fields = { $where }: Das wird {"{"} Feld = Wert {"}"} geschrieben, nicht { $written }.
case-key-text = Ein Schlüssel wird als Text geschrieben, nicht { $written }.
case-never-offers = { $question } bietet nie { $word }; { $nearest }
case-never-offers-part = { $question } bietet nie { $word }: Nichts heißt hier { $part }; { $nearest }

## Antworten

case-answer-to = Die Antwort auf { $question }
case-no-such-option = Keine Möglichkeit ist { $written }; es gibt { $offered }.
case-one-field = { $where }: Mehrere Möglichkeiten werden durch ein einziges Feld beschrieben, nicht { $written }.
case-choices = { $where }: Mehrere Möglichkeiten werden als Liste geschrieben, nicht { $written }.
case-option-text = { $where }: Eine Möglichkeit wird als Text geschrieben, nicht { $written }.
case-could-mean = { $word } kann { $found } bedeuten; schreib den ganzen Schlüssel.
case-say-to = { $where }: Sag mit `to` oder `path`, wohin die Modelle gehen.
case-say-give = { $where }: Sag mit `give` (und nur damit), was geantwortet wird.
case-too-many-shares = { $where }: Es gibt { $places } Plätze, aber { $shares } Anteile.
case-shares = { $where }: Anteile werden {"{"} Name = Zahl {"}"} oder als Liste geschrieben, nicht { $written }.
case-items = { $where }: Das wird {"{"} Ding = "Ziel" {"}"} geschrieben, nicht { $written }.
case-targets = { $where }: Für { $question } schreib {"{"} Ding = [Ziele] {"}"}.
case-path = { $where }: Ein Weg wird als Liste von Orten [[x, y], …] geschrieben, nicht { $written }.
case-legs = { $where }: Wegstücke werden ["walk", "climb"] geschrieben, nicht { $written }.

## Was erwartet wurde, und was geschah

case-differs = { $where }: Erwartet war { $wanted }, aber es ist { $actual }.
case-at-least = { $where }: Erwartet war mindestens { $wanted }, aber es ist { $actual }.
case-at-most = { $where }: Erwartet war höchstens { $wanted }, aber es ist { $actual }.
case-no-number = { $where }: { $actual } ist keine Zahl; vergleich es mit `value`.
case-rule-unproved = rules: { $number } wurde in diesem Fall nicht angewandt; nimm sie aus `rules`, oder ändere den Fall.
case-never-rolled = { $where }: { $values } wurde nie gewürfelt; nimm es heraus, oder ändere die Antworten.
case-ran-out = chance: { $problem } Ergänze, was fehlt.
case-ran-out-after = chance: { $problem } Ergänze, was fehlt. Davor gewürfelt: { $rolled }.
case-endless = Der Fall ging über { $count } Fragen; beende ihn mit `until`.
case-never-asked-for = answers: Nach { $written } wurde nie gefragt; die Fragen waren: { $asked }.
case-rules-failed = Die Regeln sind bei { $question } gescheitert: { $report }
case-refused-changed = refused: Die abgelehnte Antwort hat den Zustand verändert.
case-answer-refused = Die Antwort auf { $question } wurde abgelehnt durch { $refusal }.
case-refusal = { $number } ({ $sentence }{ $mentions })
case-no-rule = keine Regel
case-own-sentence = ihr eigener Satz
case-some-rule = irgendeine Regel
case-not-shown = keine Regel; es wird gar nicht gezeigt
case-nothing-refused = Nichts sollte abgelehnt werden, aber { $refusal } tat es.
case-refusal-missing = refused: Erwartet war eine Ablehnung durch { $wanted }, aber nichts wurde abgelehnt; die Fragen waren: { $asked }.
case-asked-other = asked: Erwartet war { $question } nach der letzten Antwort; die Fragen waren: { $asked }.
case-by-other = by: Erwartet war { $wanted }, aber gefragt wird { $actual }.
case-is-refused = { $where }: { $written } wird abgelehnt durch { $refusal }.
case-is-allowed = rejected: { $written } ist erlaubt.
case-not-offered = { $where }: { $word } steht nicht zur Wahl; zur Wahl stehen { $offered }.
case-only-offered = { $where }: Erwartet war nur { $wanted }; zur Wahl stehen { $offered }.
case-is-offered = { $where }: { $word } steht zur Wahl.
case-refused-otherwise = { $where }: { $word } sollte durch { $wanted } abgelehnt werden, wird es aber durch { $refusal }.
case-was-asked = never_asked: { $question } wurde gefragt; die Fragen waren: { $asked }.
case-did-not-follow = asked_in_order: { $wanted } folgte nicht; die Fragen waren: { $asked }.
case-did-not-happen = events: { $wanted } geschah nicht (nach den Ereignissen, die davor erwartet waren).
case-happened = never: { $unwanted } ist geschehen.

## Messen

case-say-what = measure: Sag mit `what`, was gemessen wird.
case-not-measured = measure: { $word } kann nicht gemessen werden; { $nearest }
case-measure-refused = { $where }: abgelehnt durch { $refusal }.
case-measure-not-refused = { $where }: Erwartet war eine Ablehnung, aber es ist { $actual }.
case-asked-together = measure: Beide Seiten müssen zugleich gefragt sein, aber es sind { $waiting }.
case-carries-no = { $where }: Das Modell trägt kein { $word }.
case-no-salvo = measure.weapon: { $unit } hat keine Salve von { $word }.
case-no-weapon-there = measure.key: { $figure } hat keine Waffe { $word }; schreib den Platz wie in single:0.
case-only-difficult = measure.trait: Unterwegs wird nur schwieriges Gelände (difficult) gemessen; spiel für anderes eine Bewegung.

## Der Aufbau

case-name-and-side = { $where }: { $kind } braucht einen Namen (name) und eine Seite (side) "A" oder "B".
case-name = { $where }: Ein Name kommt nur einmal vor, und hat keinen { $mark }.
case-colon = Doppelpunkt
case-dot-and-colon = Punkt und keinen Doppelpunkt
case-side = { $where }: Eine Seite ist "A" oder "B", nicht { $written }.
case-step = { $where }: step gehört zu einem einzigen Ort und einer Größe (size).
case-places = { $where }: Modelle auf dem Tisch: { $models }, aber `at` gibt { $places } Orte an.
case-no-further = { $where }: { $name } trägt kein (weiteres) { $weapon }.
case-carries-other = { $where }: Sie trägt kein { $word }, sondern { $carried }.
case-model-number = { $where }: Ihre Modelle haben die Nummern 1 bis { $most }, nicht { $written }.
case-army = Die Armee von { $side }: { $problem }
case-axis = table.axis: Schreib "x" oder "y", nicht { $written }.
case-quarter = table.quarters: Ein Viertel ist eines von { $known }, nicht { $word }.
case-structure = { $where }: Eine Struktur wird wie OIOX geschrieben, nicht { $written }.
case-damage = { $where }: Schaden wird wie "minor power" geschrieben, nicht { $written }.
case-group-name = groups: Eine Gruppe hat den Namen, den ihre Figuren ihr geben.
case-no-card = Eine Karte { $word } gibt es nicht; bekannt sind { $known }.
case-too-many-cards = { $side } hat mehr Karten { $word }, als ein Stapel enthält; gib seinen ganzen Stapel in `decks` an.

## Vorgegebene Würfel und Karten

chance-draw = { $purpose } ({ $number })
chance-any-draw = eine Ziehung
chance-result = 1 Ergebnis wurde
chance-results = { $count } Ergebnisse wurden
chance-results-for = { $results } für { $purpose }
chance-ran-out = Die Vorgabe endet bei { $draw }: { $results } angegeben.
chance-card = Vorgegeben ist die Karte { $card } für { $draw }, aber der Stapel enthält { $cards }.
chance-number = Vorgegeben ist { $written } für { $draw }; dort braucht es eine Zahl von { $least } bis { $most }.
chance-record-ran-out = Die Aufzeichnung endet bei { $draw }: { $results } aufgezeichnet.
chance-diverged = Ziehung { $index } wurde als 1 von { $bound } für { $draw } aufgezeichnet, aber das Spiel verlangt 1 von { $wanted } für { $asked }.
