# Trauma am Terminal, auf Deutsch.

## Am Tisch

welcome-trauma =
    Du spielst Seite { $side } gegen: { $against }. Deine Einheiten sind GROSSBUCHSTABEN auf der Karte, die feindlichen kleine; ein Pfeil zeigt, wohin ein Fahrzeug blickt, strategische Punkte sind Zahlen im Kreis.
    Tippe die Nummer deiner Antwort oder Enter für die markierte. „hilfe“ sagt mehr.
help-trauma =
    Antworten
      3              die Option mit dieser Nummer; ihre ersten Buchstaben oder der Buchstabe ihrer Einheit gehen auch
      1 3            mehrere Optionen oder eine Reihenfolge: „3 1 2“ legt deine Karten
      (nichts)       Enter allein nimmt die markierte Antwort
    Setzen und bewegen, in Zentimetern von der unteren linken Ecke
      12.5 30        zu diesem Punkt; das erste Modell geht dorthin, die anderen folgen
      n 6            sechs Zentimeter nach Norden (auch s, o, w, no, nw, so, sw)
      zu 2           so nah wie möglich an den strategischen Punkt 2; ein Buchstabe der Karte meint diese Einheit, „zu t 4“ höchstens 4 cm
      2: 12 30; 3: 14 30    das zweite und dritte Modell der Einheit
      bleiben        niemand bewegt sich
      12 30 blick n  dann blickt das Fahrzeug nach Norden; „blick t“ zu einer Einheit, allein dreht es sich auf der Stelle
    Befehle
      warum TRA-SALVO-06  diese Regel ganz; „warum 3“: warum Option 3 nicht geht; „warum“: die Regel hinter der Frage
      chancen 3        was aus Option 3 werden kann, mit Wahrscheinlichkeiten
      rat              was der Sergeant an deiner Stelle täte, und warum
      karte, einheiten der Tisch und sein Gelände; jede Einheit mit Waffen und Fähigkeiten
      sichern DATEI    die Partie aufheben; weiter mit: escarmouche play --load DATEI
      aufgeben, ende   aufgeben; den Tisch verlassen
hint-place-cm = Tippe einen Punkt „12.5 30“, eine Richtung „n 6“, „zu 2“ oder „bleiben“; höchstens { $most } cm (Enter: { $enter }).
hint-set-down-first-cm = Tippe einen Punkt „12.5 30“ in Zentimetern von der unteren linken Ecke (Enter: { $enter }).
desk-turn =
    { $turn ->
        [0] { $mission }, vor der ersten Runde
       *[other] { $mission }, Runde { $turn }
    }
desk-points = { $command } KP, { $reinforcement } Verstärkungspunkte, { $victory } Siegpunkte
desk-row =
    { $hidden ->
        [one] Deine Karten: { $row }. Feind: 1 verdeckte Karte.
       *[other] Deine Karten: { $row }. Feind: { $hidden } verdeckte Karten.
    }
desk-turned = Aufgedeckt: { $units }.
desk-no-cards = keine Karten
unit-lying =
    { $count ->
        [one] 1 am Boden
       *[other] { $count } am Boden
    }
rosters-books = Armeebücher

## Vorausschau

threat-fires = { $name }: bewegt sich und trifft bis { NUMBER($shoot, maximumFractionDigits: 1) } cm weit, kommt binnen { NUMBER($charge, maximumFractionDigits: 1) } cm in Kontakt
threat-fights = { $name }: kommt binnen { NUMBER($charge, maximumFractionDigits: 1) } cm in Kontakt

simulate-objectives-trauma = Siegpunkte
simulate-points-trauma = Armeepunkte verloren
