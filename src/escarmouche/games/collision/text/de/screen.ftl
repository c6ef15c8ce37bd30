# Collision am Terminal, auf Deutsch.

## Am Tisch

welcome-collision =
    Du spielst Seite { $side } gegen { $against }. Deine Figuren sind die GROSSBUCHSTABEN der Karte, die des Feindes die Kleinbuchstaben; ein Pfeil zeigt, wohin eine Figur schaut, Marker sind die Ziffern im Kreis.
    Tippe die Nummer deiner Antwort, oder Enter für die markierte. „hilfe“ sagt dir mehr.
seed-collision = Die Karten dieses Spiels haben den Startwert { $seed }.
help-collision =
    Antworten
      3              die Möglichkeit mit dieser Nummer; ihre ersten Buchstaben oder der Buchstabe ihrer Figur genügen auch
      1 3            mehrere Möglichkeiten, oder eine Reihenfolge
      (nichts)       Enter allein nimmt die markierte Antwort
    Aufstellen und bewegen, in Zoll von der linken unteren Ecke
      12.5 30        zu diesem Punkt
      n 6            sechs Zoll nach Norden (auch s, o, w, no, nw, so, sw)
      zu 2           so nah wie möglich an Marker 2; ein Buchstabe der Karte meint diese Figur, „zu t 4“ höchstens 4 Zoll
      12 30 boden    auf dem Boden, wo ein Dach darüber ist
      12 30 klettern kletternd (auch leiter, absprung, springen); „12 30 hängen 2“ bleibt zwei Zoll hoch an der Wand
      bleiben        die Figur bewegt sich nicht
      12 30 blick n  dann schaut sie nach Norden; „blick t“ zu einer Figur, „blick 14 20“ zu einem Punkt, allein: sie dreht sich auf der Stelle
    Befehle
      warum COL-ACT-01    diese Regel ganz; „warum 3“: warum Möglichkeit 3 nicht geht; „warum“: die Regel hinter der Frage
      chancen 3           was bei Möglichkeit 3 herauskommen kann, wo sich das sagen lässt
      karte, einheiten    der Tisch und sein Gelände; jede Figur mit ihren Waffen, Gegenständen und Eigenschaften
      sichern DATEI       das Spiel behalten; weiter mit: escarmouche play --load DATEI
      aufgeben, ende      das Spiel verloren geben; den Tisch verlassen
desk-turn =
    { $turn ->
        [0] { $mission }, vor der ersten Runde
       *[other] { $mission }, Runde { $turn }
    }
desk-hand =
    Deine Hand: { $cards }. Deine AP: { $pool }. Feind: { $enemy } AP, { $hidden ->
        [one] 1 Handkarte
       *[other] { $hidden } Handkarten
    }.
desk-no-cards = keine Karten
desk-shown = Offen gezogen: { $card }
desk-column = Spalte { $column }
desk-clash = Spalte { $column }: Angriff ({ $attacker }) { $attack } – Verteidigung ({ $defender }) { $defence }
desk-covered = {", "}überdeckt mit { $card }
desk-nothing = noch nichts
desk-dashboard = { $pool } AP, Hand { $hand }, Stapel { $deck }, { $score } SP
marker-carried = { $kind }, getragen von { $carrier }
model-waiting = noch nicht auf dem Tisch
model-left = hat den Tisch verlassen
model-dead = ausgeschaltet
model-wounds = Wunden { $count }/{ $most }
model-jams = Ladehemmung { $count }
model-pins = Unter Beschuss { $count }
model-skills = Fähigkeit { $count }
model-points = { $count } AP
model-watching = Feuerschutz
model-carrying = trägt { $markers }
model-hanging = hängt { $height } Zoll hoch
model-high = { $height } Zoll hoch

## Karten

card-shards = { $shards } Splitter
card-armour = Rüstung { $armour }+
weapon-from-to =
    { $least ->
        [0] { $range } Zoll
       *[other] { $least } bis { $range } Zoll
    }
weapon-hands =
    { $count ->
        [one] einhändig
       *[other] zweihändig
    }
weapon-shots =
    { $count ->
        [one] 1 Schuss
       *[other] { $count } Schüsse
    }
weapon-attacks =
    { $count ->
        [one] 1 Angriff
       *[other] { $count } Angriffe
    }
keyword-beam = Laserstrahl
keyword-heavy = Schwer
keyword-steady = Ruhig halten
keyword-leader = Anführer
keyword-no-cover = Keine Deckung
keyword-parry = Parieren
keyword-push-back = Zurückstoßen
keyword-reload = Nachladen
keyword-suppression = Unter Beschuss

## Listen und Simulationen

rosters-gangs = Banden, fertig zum Spielen
rosters-gang = { $gang }: { $models } Figuren, { $shards } Splitter
rosters-characters = Charaktere mit ihren Splittern
simulate-objectives-collision = Siegpunkte
simulate-points-collision = verlorene Splitter

leg-climb = klettern
leg-ladder = leiter
leg-leap = absprung
leg-jump = springen
leg-hang = hängen
refused-table-sides = Der Tisch { $file } misst { $width } mal { $depth } Zoll; dieses Spiel wird auf { $side } mal { $side } Zoll gespielt.
order-pass-hand = In Konfrontationen keine Handkarten ausspielen.
order-hold-overwatch = Feuerschutz zurückhalten, außer wenn das Ziel in halber Reichweite ist.
shown-district = Bezirk { $number }
shown-carrying =
    { $count ->
        [one] trägt einen Marker
       *[other] trägt { $count } Marker
    }
shown-shards = Splitter
shown-own-inert = { $rule } (nur Text, ohne Wirkung)
shown-armour = Rüstung
shown-finished = ist für diese Runde fertig
characteristic-mov = Bewegung
characteristic-agi = Agilität
characteristic-rc = Schießen
characteristic-cc = Nahkampf
characteristic-att = Anzahl der Attacken
characteristic-def = Verteidigung
characteristic-wnd = Lebenspunkte
characteristic-int = Intelligenz
shown-clash = { $attacker } gegen { $defender }
shown-clash-hazard = Gefahr
shown-clash-fall = Sturz
shown-clash-drawing = Karten werden gezogen
shown-clash-sharing = Modifikatoren werden verteilt
shown-clash-turning = Karten werden aufgedeckt
shown-clash-turned = Alle Karten liegen offen
