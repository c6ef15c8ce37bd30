# Combat Zone am Terminal, auf Deutsch.

## Am Tisch

welcome-combatzone =
    Du spielst Seite { $side } gegen: { $against }. Deine Figuren sind GROSSBUCHSTABEN auf der Karte, die feindlichen kleine; ein Pfeil zeigt, wohin jede blickt, † ist eine ausgeschaltete Figur, Gegenstände sind Zahlen im Kreis.
    Tippe die Nummer deiner Antwort oder Enter für die markierte. „hilfe“ sagt mehr.
help-combatzone =
    Antworten
      3              die Option mit dieser Nummer; ihre ersten Buchstaben oder der Buchstabe ihrer Figur gehen auch
      1 3            mehrere Optionen oder eine Reihenfolge
      1 1 2          die Schüsse eines Feuerstoßes: die ersten beiden auf Ziel 1, der dritte auf Ziel 2
      (nichts)       Enter allein nimmt die markierte Antwort
    Setzen und bewegen, in Zentimetern von der unteren linken Ecke
      12.5 30        zu diesem Punkt
      n 5            fünf Zentimeter nach Norden (auch s, o, w, no, nw, so, sw)
      zu 2           so nah wie möglich an Gegenstand 2; ein Buchstabe der Karte meint diese Figur, „zu t 4“ höchstens 4 cm
      2: 12 30; 3: 14 30    die zweite und dritte Figur der Gruppe, beim Aufstellen
      12 30 blick n  dann blickt die Figur nach Norden; „blick t“ zu einer Figur, wo man sich drehen darf
    Drehen
      n, 45, t       nach Norden, auf 45 Grad gegen den Uhrzeigersinn von Osten, oder zu einer Figur
    Befehle
      warum CBZ-HIT-01  diese Regel ganz; „warum 3“: warum Option 3 nicht geht; „warum“: die Regel hinter der Frage
      chancen 3        was aus Option 3 werden kann, mit Wahrscheinlichkeiten
      rat              was der Sergeant an deiner Stelle täte, und warum
      karte, einheiten der Tisch und sein Gelände; jede Figur mit Waffen, Punkten und Markern
      sichern DATEI    die Partie aufheben; weiter mit: escarmouche play --load DATEI
      aufgeben, ende   aufgeben; den Tisch verlassen
hint-place-cm = Tippe einen Punkt „12.5 30“, eine Richtung „n 5“ oder „zu 2“; höchstens { $most } cm (Enter: { $enter }).
hint-set-down-first-cm = Tippe einen Punkt „12.5 30“ in Zentimetern von der unteren linken Ecke (Enter: { $enter }).

order-hold-opportunity = Gelegenheitsfeuer zurückhalten.

simulate-objectives-combatzone = Siegpunkte
simulate-models-combatzone = Figuren verloren
