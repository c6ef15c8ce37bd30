# Was das Programm selbst sagt, auf Deutsch.

## Am Tisch

welcome =
    Du spielst Seite { $side } gegen { $against }. Deine Einheiten sind die GROSSBUCHSTABEN der Karte, die des Feindes die Kleinbuchstaben, Missionsziele die Ziffern im Kreis.
    Tippe die Nummer deiner Antwort, oder Enter für die markierte. „hilfe“ sagt dir mehr.
seed = Die Würfel dieses Spiels haben den Startwert { $seed }.
seeded = Die Würfel dieses Spiels kommen aus einem Startwert: Wer ihn kennt, kennt sie alle.
question-number = Frage { $number }
enter = Enter
labelled = { $label }: { $text }
agent-recruit = einen Rekruten
agent-corporal = einen Unteroffizier
agent-sergeant = einen Feldwebel
agent-general = einen General
stay = bleiben
toward = zu
ground = boden
compass-n = n
compass-s = s
compass-e = o
compass-w = w
compass-ne = no
compass-nw = nw
compass-se = so
compass-sw = sw
command-why = warum
command-map = karte
command-units = einheiten
command-save = sichern
command-concede = aufgeben
command-help = hilfe
command-quit = ende
help =
    Antworten
      3              die Möglichkeit mit dieser Nummer; ihre ersten Buchstaben oder der Buchstabe ihrer Einheit genügen auch
      1 3            mehrere Möglichkeiten, oder eine Reihenfolge
      (nichts)       Enter allein nimmt die markierte Antwort
    Aufstellen und bewegen, in Zoll von der linken unteren Ecke
      12.5 30        zu diesem Punkt; das erste Modell geht dorthin, die anderen folgen
      n 6            sechs Zoll nach Norden (auch s, o, w, no, nw, so, sw)
      zu 2           so nah wie möglich an Missionsziel 2; ein Buchstabe der Karte meint diese Einheit, „zu t 4“ höchstens 4 Zoll
      2: 12 30; 3: 14 30    das zweite und das dritte Modell der Einheit
      12 30 boden    auf dem Boden, wo ein Dach darüber ist
      bleiben        niemand bewegt sich
    Befehle
      warum GFF-ACT-01    diese Regel ganz; „warum 3“: warum Möglichkeit 3 nicht geht; „warum“: die Regel hinter der Frage
      chancen 3           was bei Möglichkeit 3 herauskommen kann, mit den Wahrscheinlichkeiten
      rat                 was der General an deiner Stelle täte, und warum
      karte, einheiten    der Tisch und sein Gelände; jede Einheit mit ihren Waffen, und die Zauber
      sichern DATEI       das Spiel behalten; weiter mit: escarmouche play --load DATEI
      aufgeben, ende      das Spiel verloren geben; den Tisch verlassen
hint-choose = tippe eine Zahl von 1 bis { $most }
hint-choose-some =
    { $count ->
        [1] Tippe eine Nummer{ or-none }.
        [same] Tippe { $least } Nummern, zum Beispiel „1 2“.
       *[other] Tippe { $least } bis { $most } Nummern, zum Beispiel „1 2“{ or-none }.
    }
or-none =
    { $least ->
        [0] {""}; „-“ für keine
       *[other] {""}
    }
hint-arrange = Tippe die Reihenfolge aller { $count }, zum Beispiel „2 1“.
hint-assign =
    { $count ->
        [1] Tippe die Nummer eines Ziels.
       *[other] Tippe { $count } Nummern, eine für jede Zeile oben, in ihrer Reihenfolge.
    }
hint-amount = Tippe eine Zahl von { $least } bis { $most } (Enter: { $enter }).
hint-stop = Tippe, nach wie vielen Zentimetern auf seinem Weg, von { $least } bis { $most } (Enter: { $enter }).
hint-split = Verteile { $total } auf { $places }: tippe für jede eine Zahl (Enter: { $enter }).
hint-place = Tippe einen Punkt „12.5 30“, eine Richtung „n 6“, „zu 2“ oder „bleiben“; höchstens { $most } Zoll (Enter: { $enter }).
hint-place-anywhere = Tippe einen Punkt „12.5 30“, eine Richtung „n 6“, „zu 2“ oder „bleiben“ (Enter: { $enter }).
hint-set-down = Tippe einen Punkt „12.5 30“ oder „zu 2“ (Enter: { $enter }).
hint-set-down-first = Tippe einen Punkt „12.5 30“, in Zoll von der linken unteren Ecke (Enter: { $enter }).
hint-set-down-how = sage „12.5 30“ oder „zu 2“
hint-place-how = sage „12.5 30“, „n 6“, „zu 2“ oder „bleiben“
hint-number = tippe ganze Zahlen
hint-model = die Modelle sind von 1 bis { $most } nummeriert
saved = Das Spiel ist in { $file } gesichert. Weiter geht es mit: escarmouche play --load { $file } --side { $side }
left = Du verlässt den Tisch; was nicht gesichert war, ist verloren.
fault-reported = Der Fehler steht in { $file }; bitte schicke uns diese Datei.
english-only = (Den ganzen Text gibt es nur auf Englisch.)
rule-option = Option { $option }: { $values }; sonst { $default }.
your-army = Du: { $army }
their-army = Feind: { $army }
objective-nobody = niemandes
objective-yours = deines
objective-theirs = des Feindes
unit-shaken = Erschüttert
unit-fatigued = Erschöpft
unit-activated = aktiviert
unit-acting = am Zug
unit-waiting = noch nicht aufgestellt
unit-reserve = in Reserve
unit-gone = vernichtet
weapon-melee = Nahkampf
points = { $points } Punkte

## Ein nachprüfbares Spiel

fair-commitment = Dieses Spiel, { $match }, ist nachprüfbar. Schreibe dir das auf, es legt das Geheimnis der Würfel und den Aufbau fest: { $commitment }
fair-promise = Der Computer verspricht ein eigenes Wort: { $promise }. Gib nun eigene Worte (Enter: zufällige).
fair-opened = Der Computer legt sein Wort offen: „{ $word }“, mit dem Salz { $salt }.
fair-reveal = Das Geheimnis war { $secret }. Alles zum Nachprüfen der Würfel steht in { $file }; prüfe mit: escarmouche verify { $file }

## Andere Befehle

rosters-lists = Listen, fertig zum Spielen
rosters-factions = Fraktionen
books-begun = Das Buch steht in { $file }.
refused-no-books = Für „{ $game }“ gibt es keine Bücher.
refused-file-there = { $file } gibt es schon.
rosters-in-order =
    { $count ->
        [1] Die Datei ist in Ordnung.
       *[other] Alle { $count } Dateien sind in Ordnung.
    }
checked =
    { $count ->
        [1] { $passed } von 1 Fall ist wie erwartet.
       *[other] { $passed } von { $count } Fällen sind wie erwartet.
    }
coverage = { $rules } Regeln: { $written } geschrieben, { $proved } durch einen Fall belegt, { $worded } in drei Sprachen.
house-rule = Hausregel

## Was schiefgeht

input-ended = Die Eingabe war zu Ende, bevor das Spiel vorbei war; spiele an einem Terminal, oder gib mehr Antworten.
interrupted = Abgebrochen; was nicht gesichert war, ist verloren.
our-fault = Etwas ging schief, was nicht sollte ({ $fault }); bitte melde es.
refused-unclear = „{ $typed }“ ist hier nicht klar: { $hint }.
refused-unknown-goal = Es gibt kein „{ $goal }“ auf dem Tisch: nenne ein Missionsziel mit seiner Nummer oder eine Einheit mit ihrem Buchstaben.
refused-no-room-there = Dort ist kein Platz.
refused-no-such-option = Diese Frage hat keine Möglichkeit { $number }.
refused-save-where = Sage, wohin gesichert wird, zum Beispiel „sichern spiel.esc“.
refused-unknown-rule = Es gibt keine Regel „{ $number }“ in { $game }; `escarmouche rules { $game }` zeigt alle.
refused-unknown-agent = Es gibt keinen Gegner „{ $agent }“; bekannt: { $known }.
refused-unknown-language = Es gibt keine Sprache „{ $language }“; bekannt: { $known }.
refused-unknown-list = Es gibt keine Liste „{ $list }“, weder fertig ({ $known }) noch als Datei.
refused-too-many-lists = Ein Spiel hat zwei Listen, nicht { $count }.
refused-broken-list =
    { $more ->
        [0] Die Liste { $list } kann nicht gespielt werden: { $problem }.
       *[other] Die Liste { $list } kann nicht gespielt werden: { $problem } (und { $more } mehr).
    }
refused-broken-table = Auf dem Tisch { $file } kann nicht gespielt werden: { $problem }.
refused-side = Es gibt keine Seite „{ $side }“: wähle A oder B.
refused-option-written = „{ $option }“ ist nicht als Schlüssel=Wert geschrieben.
refused-file-unread = { $file } kann nicht gelesen werden: { $problem }.
refused-file-unwritten = { $file } kann nicht geschrieben werden: { $problem }.
refused-file-not-text = { $file } ist kein Text in UTF-8.
refused-in-file = { $file }: { $reason }
refused-not-a-transcript = { $file } ist kein Protokoll eines nachprüfbaren Spiels.
refused-not-notes = { $file } enthält keine Notizen zu einem nachprüfbaren Spiel.
refused-not-toml = { $file } ist kein wohlgeformtes TOML: { $problem }.
refused-case = { $file }: { $problem }
refused-no-cases = In { $folder } sind keine Regelfälle; sie kommen mit den Quellen von Escarmouche: geh dorthin, oder nenne ihren Ordner mit --cases.

compiling = Wird einmal für diesen Computer übersetzt: { $done } von { $all }
compiled = Fertig übersetzt.
