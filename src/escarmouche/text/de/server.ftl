# Was der Server einer Seite sagt, auf Deutsch.

## Spiele

opponent-recruit = Rekrut
opponent-corporal = Unteroffizier
opponent-sergeant = Feldwebel
opponent-general = General
about-recruit = Tut irgendetwas, das erlaubt ist.
about-corporal = Spielt schnell, nach einfachen Befehlen.
about-sergeant = Wägt jeden Zug mit genauen Wahrscheinlichkeiten ab.
about-general = Sieht voraus: spielt Befehle und deine Antworten durch und wägt ab, was daraus wird.
edition-fr = wie im französischen Buch
edition-de = wie im deutschen Buch
order-routine = Für mich antworten, wo es nichts zu entscheiden gibt.

## Auf dem Tisch

shown-over = Das Spiel ist zu Ende
shown-before = Vor der Schlacht
shown-round = Runde { $round }
shown-round-of = Runde { $round } von { $rounds }
shown-turn-of = Runde { $turn } von { $turns }
shown-against = { $one } gegen { $other }
shown-victory-points =
    { $count ->
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    }
shown-at = bei { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } Zoll
shown-held =
    { $side ->
        [nobody] gehört niemandem
       *[other] gehalten von { $side }
    }
shown-zone = Aufstellungszone von { $side }
ground-objective = Missionsziel { $number }
shown-a-model = ein Modell
shown-mover-objective = Missionsziel
shown-mover-marker = Marker

## Karten

shown-models = Modelle
shown-points = Punkte

## Wie man antwortet

how-choose = Wähle eines.
how-choose-whole = Wähle alle oder keine.
how-choose-some =
    { $span ->
        [0] { $most ->
            [one] Wähle eines.
           *[other] Wähle genau { $least }.
        }
       *[other] { $least ->
            [0] Wähle bis zu { $most } oder keines.
           *[other] Wähle { $least } bis { $most }.
        }
    }
how-arrange = Bring alle in eine Reihenfolge.
how-amount = Nenne eine Zahl von { $least } bis { $most }.
how-turn = Dreh die Scheibe oder den Griff auf dem Tisch.
how-stop = Schieb entlang des Weges bis zur Stelle, an der sie gestoppt wird.
how-split = Verteile { $total }.
how-assign = Gib jedem sein Ziel.
how-place =
    Zieh dorthin, wo es enden soll; höchstens { NUMBER($most, maximumFractionDigits: 2) } { $unit ->
        [cm] cm
       *[inch] Zoll
    }.
how-set-down = Setz es auf den Tisch.
answer-nothing = nichts
answer-drawn = der gezeichnete Weg
answer-place =
    nach { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } { $unit ->
        [cm] cm
       *[inch] Zoll
    }

## Der Befehl

serve-address = Escarmouche ist unter { $address } zu finden (Strg-C beendet es).
page-not-built = Die Seite ist noch nicht gebaut: Ruf `make play` auf, oder in web/ `npm install` und `npx vite build`. Die API wird trotzdem bedient.

## Was schiefgeht

notice-not-shown = Der Stand kann gerade nicht gezeigt werden, durch einen Fehler von uns; das Spiel selbst ist sicher.
notice-sit-down = Niemand hat sich rechtzeitig gesetzt.
refused-token = Dieser Link führt zu keinem Platz.
refused-link-used = Mit diesem Link hat sich schon jemand gesetzt, er führt nirgendwo mehr hin: Warst du es, spiel dort weiter oder hol den Platz mit einem Code von dort hierher; sonst bitte um ein neues Spiel.
refused-seat-open = Hier hat sich noch niemand gesetzt: Nimm zuerst den Platz ein.
refused-code-seeded = Die Würfel dieses Spiels kommen aus einem gewählten Startwert, also bleiben seine Plätze an einem Bildschirm.
refused-seed-link = Ein Spiel per Link hat keinen gewählten Startwert: Wer ihn wählt, wüsste die Würfel und Karten beider Seiten.
refused-not-seated = Setz dich zuerst.
refused-watching = Wer zuschaut, kann das nicht tun.
refused-not-your-seat = Das ist nicht dein Platz.
refused-undo = Nichts kann zurückgenommen werden: Seitdem wurde etwas gezeigt, oder jemand anderes hat geantwortet.
refused-back = Zurückgehen kann man nur in einem Übungsspiel.
refused-back-where = Es gibt keine Antwort { $sequence }, zu der man zurückgehen könnte.
refused-no-such-order = Es gibt keinen Dauerbefehl „{ $order }“.
refused-sight-model = An dieser Stelle gibt es kein Modell { $model }.
refused-no-placing = Diese Frage verlangt keinen Ort auf dem Tisch.
refused-nothing-to-foresee = Hier bleibt nichts dem Zufall überlassen, was man vorhersagen könnte.
refused-too-fast = Zu viele Nachrichten auf einmal; warte einen Augenblick.
refused-choose = Eine Freundin oder ein Freund kann die Liste nur in einem Spiel per Link wählen, in dem du allein deine eigene nennst.
refused-list-first = Erst muss die Liste der anderen Seite gewählt sein.
refused-list-chosen = Die Listen dieses Spiels sind gewählt.
refused-too-talkative = Du hast in kurzer Zeit viel geschrieben; warte einen Augenblick.
refused-remark-empty = Darin steht nichts.
refused-remark-long = Das ist zu lang: höchstens { $most } Zeichen.
refused-remark-sign = Das Zeichen { $sign } ist nicht erlaubt, weil es steuert, wie ein Text angezeigt wird.
refused-too-large = Diese Nachricht ist größer als { $most } KB.
refused-too-many-games = Von hier wurden zu viele Spiele begonnen; versuch es später wieder.
refused-too-costly = Das braucht mehr Zeit oder Speicher, als ein Spiel je benötigt.
refused-sandbox-busy = Zu viele Leute wollen im selben Augenblick etwas lesen lassen; versuch es bald wieder.
refused-lab-closed = Das Labor dieses Servers ist geschlossen.
refused-lab-busy = Ein Experiment läuft bereits; beginne ein weiteres, wenn es vorbei ist.
refused-lab-full = Es gibt bereits { $most } Experimente; entferne zuerst welche aus dem Ordner des Labors.
refused-too-many-requests = Zu viele Anfragen von hier; warte einen Augenblick.
refused-too-many-figures = Eine Seite hat { $count } Modelle; { $most } sind das Höchste.
refused-save-stacked = Würfel und Karten dieser Sicherung wurden von Hand geschrieben statt gezogen.
refused-message = Diese Nachricht ist nicht zu verstehen: { $problem }.
refused-request = { $where }: { $problem }.
refused-nothing-there = Unter dieser Adresse gibt es nichts.
refused-server-fault = Im Server ist etwas schiefgegangen; es hat sich nichts geändert.
refused-save-early = Das ganze Spiel kann erst gespeichert werden, wenn es zu Ende ist.
refused-limit-written = { $variable } muss eine Zahl sein, nicht „{ $value }“.
refused-port = Der Server kann nicht an { $host }, Port { $port }, horchen: { $problem }; wähle einen anderen mit --port.
refused-database = Die Datenbank lässt sich nicht öffnen: { $problem }.
