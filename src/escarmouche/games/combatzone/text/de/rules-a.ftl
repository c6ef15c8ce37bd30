# Die Worte der Regeln von Combat Zone, auf Deutsch: Allgemeines, Zug, Reaktionen, Initiative, Zusammenhalt und Aktionspunkte.

## Allgemeines

rule-cbz-gen-01 = Um welches Spiel es geht
    .sentence = Es gelten die Regeln des französischen Übersichtsblatts zu Combat Zone; andere Texte helfen nur beim Lesen.
rule-cbz-gen-02 = Körper, Basen und Entfernungen
    .sentence = Eine Figur ist ein 3 cm hoher Zylinder auf 2,5-cm-Basis, eine schwere Maschine größer; gemessen wird von Rand zu Rand.
rule-cbz-gen-03 = Würfelschreibweise und Summen
    .sentence = 2W8+1W6 ist die Summe dieser Würfel; ein Ergebnis darf null oder negativ sein, wenn keine Regel es begrenzt.
rule-cbz-gen-04 = Klassen: einfacher Kämpfer, Bandenführer, Held
    .sentence = Die Klasse bestimmt Würfel und Widerstand, die Rolle Boni und Zusammenhalt; wahlweise haben nur Banden Bandenführer.
rule-cbz-gen-05 = Gruppen und Einzelne
    .sentence = Jede Figur gehört das ganze Spiel zu einer Gruppe; ein Held ist eine eigene Gruppe und nie ohne Zusammenhalt.
rule-cbz-gen-06 = Vier Qualitäten mit je einem Modifikator
    .sentence = Rekrut −1, Durchschnittlich 0, Veteran +1 und Elite +2 zählen bei Reaktions-, Treffer- und Angriffswürfen.
rule-cbz-gen-07 = Qualitätsmodifikator eines Helden
    .sentence = Ein Held zählt als Elite, wo ein Qualitätsmodifikator gefragt ist und er keine eigene Zeile hat.
rule-cbz-gen-08 = Modifikatoren werden addiert
    .sentence = Alle zutreffenden Modifikatoren werden addiert, jeder einmal, außer wenn laut Regel nur einer von mehreren zählt.
rule-cbz-gen-09 = Ausgeschaltet, verloren, am Leben
    .sentence = Eine ausgeschaltete Figur hinterlässt bis zum Ende des nächsten Zuges einen Marker; wer den Tisch verlässt, ist verloren.
rule-cbz-gen-10 = Offene Informationen
    .sentence = Profile, Ausrüstung, Marker, AP und Würfel sind beiden bekannt, außer den versteckten Figuren eines Hinterhalts.
rule-cbz-gen-11 = Genauigkeit von Längen und Basenkontakt
    .sentence = Basen mit höchstens 0,005 cm Abstand berühren sich; jede andere Länge wird auf 0,002 cm genau verglichen.
rule-cbz-gen-12 = Wann gemessen werden darf
    .sentence = Je nach Option darf man Schussweiten jederzeit messen oder erst, wenn die Schüsse angesagt sind.
rule-cbz-gen-13 = Was die Qualität nicht verändert
    .sentence = Die Qualität zählt weder bei Wundwürfen noch bei Initiativewürfeln oder Technikwürfen.

## Der Zug

rule-cbz-turn-01 = Vier Phasen in fester Reihenfolge
    .sentence = Ein Zug hat vier Phasen: Pflichtaktionen, Reaktionstests, Initiative, Aktionen.
rule-cbz-turn-02 = Anfang und Ende eines Zuges
    .sentence = Am Anfang fallen die Gelegenheitsmarker weg, am Ende umgedrehte Reaktionsmarker und ältere Verlustmarker.
rule-cbz-turn-03 = Eine Phase gilt für beide Seiten
    .sentence = Jede Phase wird für beide Seiten beendet, bevor die nächste beginnt.

## Pflichtaktionen

rule-cbz-mand-01 = Pflichtaktionen zuerst
    .sentence = Fluchtbewegungen, Fehlfunktionen und alle anderen Pflichtaktionen geschehen am Anfang des Zuges.
rule-cbz-mand-02 = Reihenfolge der Pflichtaktionen
    .sentence = Erst Feuer, dann Fehlfunktionen, dann Fluchtbewegungen; der Verlierer der letzten Initiative beginnt jeweils.
rule-cbz-mand-03 = Pflichtaktionen sind kostenlos
    .sentence = Pflichtaktionen kosten keine AP, brauchen keine Aktivierung und können nicht abgelehnt werden.

## Reaktionen

rule-cbz-react-01 = Wer testet
    .sentence = Jede Figur unter einer Reaktion wie Panik oder Flucht macht einen Reaktionswurf mit 2W6.
rule-cbz-react-02 = 8 oder mehr: gefasst
    .sentence = Ein Ergebnis von 8 oder mehr mit allen Modifikatoren heißt gefasst.
rule-cbz-react-03 = 5 bis 7: Panik
    .sentence = Ein Ergebnis von 5, 6 oder 7 heißt Panik.
rule-cbz-react-04 = 4 oder weniger: Flucht
    .sentence = Ein Ergebnis von 4 oder weniger heißt Flucht.
rule-cbz-react-05 = Qualität verändert den Reaktionswurf
    .sentence = Rekrut −1, Durchschnittlich 0, Veteran +1, Elite +2 auf den Reaktionswurf.
rule-cbz-react-06 = Letztes lebendes Mitglied: −2
    .sentence = Das einzige lebende Mitglied einer Gruppe hat −2; für Helden gilt das nicht.
rule-cbz-react-07 = Gruppe unter der Hälfte: −1
    .sentence = Lebt weniger als die Hälfte der Gruppe, abgerundet, hat jedes Mitglied −1.
rule-cbz-react-08 = Wie die Hälfte berechnet wird
    .sentence = Die Lebenden werden mit der halben Anfangsstärke verglichen, je nach Option abgerundet, ohne Maschinen.
rule-cbz-react-09 = Schon auf der Flucht: −1
    .sentence = Eine Figur, die beim Wurf auf der Flucht ist, hat −1.
rule-cbz-react-10 = Im Nahkampf gebunden: −1
    .sentence = Eine Figur, die beim Wurf im Nahkampf gebunden ist, hat −1.
rule-cbz-react-11 = Neben einem Führer: +1
    .sentence = Eine Figur in Basenkontakt mit einem Gruppenführer oder Stellvertreter hat +1.
rule-cbz-react-12 = Welche Führer beruhigen
    .sentence = Jeder andere eigene Führer oder Stellvertreter, der nicht flieht, zählt; der Bonus ist insgesamt +1.
rule-cbz-react-13 = Stellvertreter: +1
    .sentence = Der Stellvertreter einer Gruppe hat +1 auf seinen eigenen Wurf.
rule-cbz-react-14 = Führer: +2
    .sentence = Der Führer einer Gruppe hat +2 auf seinen eigenen Wurf.
rule-cbz-react-15 = Ergebnis gefasst: 3 AP in diesem Zug
    .sentence = Der Reaktionsmarker wird umgedreht: die Figur hat für den Rest des Zuges nur 3 AP.
rule-cbz-react-16 = Was gefasst beendet
    .sentence = Eine gefasste Figur hat keine Reaktion und keine Abzüge mehr; nur die Grenze von 3 AP bleibt bis zum Ende des Zuges.
rule-cbz-react-17 = Panik: 3 AP für den Rest des Zuges
    .sentence = Eine Figur in Panik hat für den Rest des Zuges nur 3 AP.
rule-cbz-react-18 = 3 AP gelten für den ganzen Zug
    .sentence = Schon ausgegebene AP zählen gegen die 3: nach 2 ausgegebenen bleibt nur 1.
rule-cbz-react-19 = Panik: −1 beim Schießen, −2 im Nahkampf
    .sentence = Eine Figur in Panik hat −1 auf Trefferwürfe und −2 auf Angriffswürfe im Nahkampf.
rule-cbz-react-20 = Panik: eröffnet keinen Nahkampf
    .sentence = Eine Figur in Panik darf keinen Nahkampf eröffnen.
rule-cbz-react-21 = Flucht: 20 cm zur nächsten Kante
    .sentence = Eine fliehende Figur bewegt sich 20 cm auf die nächste Tischkante zu.
rule-cbz-react-22 = Die Fluchtbewegung ist Pflicht
    .sentence = Fluchtbewegungen sind Pflichtaktionen und geschehen in der ersten Phase.
rule-cbz-react-23 = Wer neu flieht, wartet auf die nächste Phase 1
    .sentence = Wer später im Zug in Flucht gerät, bleibt stehen und flieht erst am Anfang des nächsten Zuges.
rule-cbz-react-24 = Eine fliehende Figur handelt nicht
    .sentence = Eine fliehende Figur kann keine Aktion ausführen.
rule-cbz-react-25 = Den Tisch verlassen: verloren
    .sentence = Eine Figur, die den Tisch verlässt, ist verloren.
rule-cbz-react-26 = Auf der Flucht und gebunden: ausgeschaltet
    .sentence = Eine fliehende Figur, die im Nahkampf gebunden ist, wird automatisch ausgeschaltet.
rule-cbz-react-27 = Wann ein fliehender Kämpfer fällt
    .sentence = Flucht durch einen Test tötet Gebundene sofort; nach einem Wundwurf kommen sie je nach Option erst frei.
rule-cbz-react-28 = Weg einer Fluchtbewegung
    .sentence = Sie nimmt den kürzesten begehbaren Weg, überwindet Hindernisse und Türen umsonst und umgeht Figuren und Mauern.
rule-cbz-react-29 = Nur eine Reaktion zugleich
    .sentence = Ein Treffer verbessert den Zustand nie, Flucht ersetzt jeden anderen, und ein Test ersetzt ihn immer.
rule-cbz-react-30 = Reihenfolge der Tests
    .sentence = Der Verlierer der letzten Initiative testet zuerst, jeder in beliebiger Reihenfolge, ein Wurf je Figur.
rule-cbz-react-31 = Sonst löst nichts eine Reaktion aus
    .sentence = Reaktionen kommen von zu niedrigen Wundwürfen, Stürzen und Feuer, nie vom Verlust von Kameraden.
rule-cbz-react-32 = Panik und Flucht durch Wunden
    .sentence = Panik und Flucht wirken bei jeder Ursache gleich, sofort und bis ein Test oder anderes Ergebnis sie ändert.

## Initiative

rule-cbz-init-01 = 1W6 je Gruppe mit Zusammenhalt
    .sentence = Eine Seite würfelt 1W6 für jede ihrer Gruppen mit Zusammenhalt.
rule-cbz-init-02 = 1W4 je Gruppe ohne Zusammenhalt
    .sentence = Eine Seite würfelt 1W4 für jede ihrer Gruppen ohne Zusammenhalt.
rule-cbz-init-03 = 1W8 je Held ohne Reaktion
    .sentence = Eine Seite würfelt 1W8 für jeden lebenden Helden ohne Reaktion.
rule-cbz-init-04 = +1 je Stellvertreter ohne Reaktion
    .sentence = Jeder lebende Stellvertreter ohne Reaktion zählt 1 dazu.
rule-cbz-init-05 = +2 je Führer ohne Reaktion
    .sentence = Jeder lebende Gruppenführer ohne Reaktion zählt 2 dazu.
rule-cbz-init-06 = Das Ergebnis ist die Summe von allem
    .sentence = Alle Würfel und Boni einer Seite werden addiert; ein Held gibt seinen W8 statt eines Gruppenwürfels oder nichts.
rule-cbz-init-07 = Das höchste Ergebnis bestimmt die Reihenfolge
    .sentence = Wer das höchste Ergebnis hat, entscheidet, welche Seite in diesem Zug zuerst handelt.
rule-cbz-init-08 = Gleichstand: höchster Würfel
    .sentence = Bei Gleichstand gewinnt die Seite mit dem höchsten einzelnen Würfel die Initiative.
rule-cbz-init-09 = Gleichstand beim höchsten Würfel
    .sentence = Die Würfel werden absteigend verglichen, der erste Unterschied entscheidet; ist alles gleich, wird neu gewürfelt.

## Zusammenhalt

rule-cbz-coh-01 = 15 cm zum Führer oder 10 cm zum Stellvertreter
    .sentence = Die Mitglieder einer Gruppe bleiben im Umkreis von 15 cm um den Führer oder 10 cm um den Stellvertreter.
rule-cbz-coh-02 = Ohne Führung kein Zusammenhalt
    .sentence = Je nach Option fehlt der Zusammenhalt ohne Führer und Stellvertreter oder sobald einer von beiden fehlt.
rule-cbz-coh-03 = Wann und für wen Zusammenhalt gilt
    .sentence = Jede Gruppe wird einmal vor der Initiative geprüft; ein Abgesprengter kostet die ganze Gruppe den Zusammenhalt.
rule-cbz-coh-04 = Wer für den Zusammenhalt zählt
    .sentence = Fliehende und Maschinen zählen mit, erschütterte Führer bleiben Mittelpunkt, Helden verlieren ihn nie.
rule-cbz-coh-05 = Verlust von Führer oder Stellvertreter
    .sentence = Rollen gehen nie auf andere über; wer durch Erste Hilfe zurückkehrt, hat seine Rolle wieder.

## Aktivierung

rule-cbz-activ-01 = Gruppen werden abwechselnd aktiviert
    .sentence = Die Spieler aktivieren abwechselnd je eine Gruppe, bis alle einmal aktiviert wurden.
rule-cbz-activ-02 = Ungleiche Zahlen und hilflose Gruppen
    .sentence = Wer keine Gruppe mehr hat, wird übergangen; eine Gruppe ohne Handlungsfähige zählt nicht, und niemand darf passen.
rule-cbz-activ-03 = Figuren handeln nacheinander
    .sentence = Jede Figur beendet ihre Aktionen vor der nächsten, handelt einmal je Zug und verliert übrige AP.

## Aktionspunkte

rule-cbz-ap-01 = Rekrut: 5 AP
    .sentence = Ein Rekrut hat 5 AP je Zug.
rule-cbz-ap-02 = Durchschnittlich: 6 AP
    .sentence = Eine durchschnittliche Figur hat 6 AP je Zug.
rule-cbz-ap-03 = Veteran: 6 AP
    .sentence = Ein Veteran hat 6 AP je Zug.
rule-cbz-ap-04 = Elite: 7 AP
    .sentence = Eine Elite-Figur hat 7 AP je Zug.
rule-cbz-ap-05 = Held: 8 AP
    .sentence = Ein Held hat 8 AP je Zug.
rule-cbz-ap-06 = Ohne Zusammenhalt: je −1 AP
    .sentence = Jede Figur einer Gruppe ohne Zusammenhalt hat in diesem Zug 1 AP weniger.
rule-cbz-ap-07 = Lesart des beschädigten AP-Modifikators
    .sentence = Die beschädigte Zahl auf dem Blatt wird als −1 AP gelesen.
rule-cbz-ap-08 = Vorrat und Grenzen
    .sentence = Fehlender Zusammenhalt senkt die AP, 3 ist die Obergrenze für Erschütterte; sparen oder leihen kann man sie nicht.
