# Die Worte der Regeln von Collision, auf Deutsch: Karten, Profile, Messen, Tests, Verletzungen, Sicht und Duelle.

## Was man braucht

rule-col-comp-01 = Was jede Seite mitbringt
    .sentence = Jeder braucht mindestens drei Figuren mit Karten, einen Stärke-Stapel, ein Übersichts-Spielbrett und 2 AP je Figur.
rule-col-comp-02 = Zahl der Spieler
    .sentence = Ein Spiel hat genau zwei Spieler.
rule-col-comp-03 = Zahl der Duell-Spielbretter
    .sentence = Jeder Spieler hat eine Hälfte des Duell-Spielbretts, und die Spalten beider Hälften liegen einander gegenüber.
rule-col-comp-04 = Mehrere Namen für dieselbe Sache
    .sentence = Haben die Regelbücher mehrere Namen für eine Sache, so ist immer derselbe Begriff gemeint.

## Stärke-Stapel

rule-col-deck-01 = Zusammensetzung des Stärke-Stapels
    .sentence = Ein Stärke-Stapel hat 30 Karten: 24 Zahlenkarten von 1 bis 8, 3 Erfolgs- und 3 Misserfolgs-Karten.
rule-col-deck-02 = Jedem sein Stapel, seine Hand und seine Ablage
    .sentence = Jeder Spieler hat Stapel, Hand und Ablagestapel für sich und zieht nur vom eigenen Stapel.
rule-col-deck-03 = Zwei Zahlen auf einer Stärke-Karte
    .sentence = Es zählt die große primäre Zahl, außer eine Regel verlangt die kleine sekundäre.
rule-col-deck-04 = Erfolgs- und Misserfolgs-Karten
    .sentence = Erfolg und Misserfolg tragen keine Zahl; was sie bewirken, steht bei jeder Verwendung einer Karte.
rule-col-deck-05 = Sekundäre Zahlen
    .sentence = Die sekundäre Zahl ist die halbe primäre, abgerundet, plus 1; Erfolg zählt als 5, Misserfolg hat keine.
rule-col-deck-06 = Ablagestapel
    .sentence = Eine benutzte Karte kommt offen auf die Ablage ihres Spielers; nur die oberste darf man ansehen.
rule-col-deck-07 = Leerer Stapel
    .sentence = Ist ein Stapel leer, wird die Ablage des Spielers gemischt und zum neuen Stapel.
rule-col-deck-08 = Wann gemischt wird
    .sentence = Gemischt wird, sobald die letzte Karte den Stapel verlässt; eine fehlende Karte zählt als Misserfolg.
rule-col-deck-09 = Geheime Hand
    .sentence = Handkarten sieht nur ihr Spieler; wie viele es sind, wissen alle.
rule-col-deck-10 = Handkarten behalten
    .sentence = Die Hand hat keine Grenze; eine Option bestimmt, ob unbenutzte Karten von Runde zu Runde bleiben.

## Profile

rule-col-prof-01 = Acht Profilwerte
    .sentence = Das Profil einer Figur hat acht Werte: MOV, AGI, RC, CC, ATT, DEF, WND und INT.
rule-col-prof-02 = Profilwerte mit Vorzeichen
    .sentence = AGI, RC, CC, DEF und INT zählen als Bonus oder Malus zur Karte; MOV, ATT und WND sind einfache Zahlen.
rule-col-prof-03 = Was eine Profilkarte zeigt
    .sentence = Eine Profilkarte zeigt Bande, Art, Werte, Waffen, Schlüsselbegriffe, Fähigkeit, Zahl der Ausrüstung und Punktwert.
rule-col-prof-04 = Boni durch Ausrüstung und Fähigkeiten
    .sentence = Boni und Mali von Ausrüstung und Fähigkeiten zählen mit, sooft der Profilwert benutzt wird.
rule-col-prof-05 = Eine Waffe je Angriff
    .sentence = Der Angreifer nennt eine Waffe für den Angriff; nur ihre Modifikationen und Schlüsselbegriffe zählen.
rule-col-prof-06 = Eigene Profile
    .sentence = Figuren und Waffen sind Daten; solange die gedruckten Karten fehlen, gelten unsere eigenen Profile.

## Grundbegriffe

rule-col-basic-01 = Aktiver und inaktiver Spieler
    .sentence = Aktiv ist der Spieler, dessen Figur gerade aktiviert ist; der andere ist inaktiv.
rule-col-basic-02 = Wer „du“ ist
    .sentence = Mit „du“ meint eine Regel den aktiven Spieler.
rule-col-basic-03 = Eigene und gegnerische Figuren
    .sentence = Eigene Figuren sind die des aktiven Spielers, gegnerische die des inaktiven.
rule-col-basic-04 = Streitfälle klären
    .sentence = Hilft keine Regel weiter, ziehen beide eine Karte, und die höhere entscheidet dieses eine Mal.
rule-col-basic-05 = Karten außerhalb eines Duells vergleichen
    .sentence = Misserfolg, dann 1 bis 8, dann Erfolg: endgültige Züge ohne Modifikationen; bei Gleichstand neu ziehen.
rule-col-basic-06 = Streitfälle am eigenen Tisch
    .sentence = Der Zug klärt nur, was man nach Augenmaß beurteilt; er ändert keine Regel, die das Programm anwendet.

## Messen

rule-col-meas-01 = Zoll, jederzeit gemessen
    .sentence = Abstände sind in Zoll angegeben, und jeder darf sie messen, wann er will.
rule-col-meas-02 = Abstand zweier Figuren
    .sentence = Zwei Figuren sind so weit voneinander entfernt wie die nächsten Punkte ihrer Bases.
rule-col-meas-03 = Eine Bewegung messen
    .sentence = Eine Bewegung wird von Anfang bis Ende am selben Punkt der Base gemessen.
rule-col-meas-04 = Zwischen verschiedenen Höhen messen
    .sentence = Die Reichweite ist eine Gerade im Raum von Base zu Base; Höhen vergleicht man an den Unterseiten der Bases.
rule-col-meas-05 = Genauigkeit
    .sentence = Positionen gelten auf ein Tausendstel Zoll; winzige Abweichungen brechen weder Kontakt noch Grenze.

## Distrikte

rule-col-dist-01 = Neun Distrikte
    .sentence = Der Tisch ist in neun gleich große Distrikte geteilt, drei Reihen und drei Spalten.
rule-col-dist-02 = Nummern der Distrikte
    .sentence = Von vorn links aus Sicht des aktiven Spielers tragen die äußeren im Uhrzeigersinn 1 bis 8, die Mitte keine Nummer.
rule-col-dist-03 = Zwei Nummern für einen Distrikt
    .sentence = Von der anderen Tischkante aus ist die Nummer desselben Distrikts um vier höher oder niedriger.
rule-col-dist-04 = Auf der Grenze eines Distrikts
    .sentence = Es zählt der Distrikt der Base-Mitte; eine Grenze gehört zum Distrikt mit der größeren Koordinate.

## Aktivierungspunkte und Übersichts-Spielbrett

rule-col-ap-01 = Aktivierungspunkte
    .sentence = Jeder beginnt mit zwei AP je Figur, zum Bieten um die Priorität und zum Aktivieren.
rule-col-ap-02 = Benutzte AP
    .sentence = Gebotene oder ausgegebene AP sind für diese Runde verbraucht.
rule-col-ap-03 = AP ausgeschalteter Figuren
    .sentence = Eine Option bestimmt, ob ein Spieler AP verliert, wenn eine Figur ausgeschaltet wird.
rule-col-ap-04 = Beispiel: 12 und 2 AP
    .sentence = Wer von 14 AP 2 bietet, hat 12 im Aktivierungs-Vorrat und 2 bei den benutzten AP.
rule-col-dash-01 = Felder des Übersichts-Spielbretts
    .sentence = Auf dem Brett liegen Aktivierungs-Vorrat, benutzte AP, Stärke-Stapel, Hand und Ablagestapel.

## Karten ziehen

rule-col-draw-01 = Eine Stärke-Karte ziehen
    .sentence = Gezogen wird die oberste Karte des eigenen Stapels.
rule-col-draw-02 = Normaler Zug
    .sentence = Ein Zug ist normal, wenn nichts anderes gesagt ist: Eine Handkarte darf die gezogene ersetzen.
rule-col-draw-03 = Endgültiger Zug
    .sentence = Eine Karte aus einem endgültigen Zug kann nicht ersetzt werden.
rule-col-draw-04 = Eine einzelne Karte ersetzen
    .sentence = Eine gezogene Karte wird höchstens einmal ersetzt, nach dem Ansehen und vor der Wirkung; die neue gilt.
rule-col-draw-05 = Auf die Hand gezogene Karten
    .sentence = Eine auf die Hand gezogene Karte wirkt beim Ziehen nicht und kann nicht ersetzt werden.

## Marker

rule-col-token-01 = Marker bleiben bei ihrer Figur
    .sentence = Die Marker einer Figur ziehen mit ihr mit, und jeder darf wissen, zu wem sie gehören.
rule-col-token-02 = Marker, die die Runde überdauern
    .sentence = Verletzungen, Ladehemmung, „Unter Beschuss“, Fähigkeiten-Marker und Getragenes bleiben, bis eine Regel sie entfernt.

## Tests

rule-col-test-01 = Eigenschafts-Test
    .sentence = Man zieht eine Karte und zählt den Profilwert dazu: Erreicht das die Schwierigkeit, ist der Test bestanden.
rule-col-test-02 = Beispiel: 6+ AGI
    .sentence = „6+ AGI“ ist ein Test auf Agilität, bestanden mit einem Ergebnis von mindestens 6.
rule-col-test-03 = Einen positiven Profilwert dazuzählen
    .sentence = Eine Option bestimmt, ob man einen positiven Profilwert beim Test weglassen darf.
rule-col-test-04 = Erfolg und Misserfolg in Tests
    .sentence = Eine Erfolgs-Karte besteht jeden Test, eine Misserfolgs-Karte keinen, trotz aller Modifikationen.

## Verletzungen

rule-col-wound-01 = Nicht verhinderte Treffer verletzen
    .sentence = Jeder Treffer, den nichts verhindert, bringt der Figur einen Verletzungs-Marker.
rule-col-wound-02 = Tod
    .sentence = Hat eine Figur mindestens so viele Verletzungs-Marker wie WND, ist sie sofort ausgeschaltet.
rule-col-wound-03 = Reihenfolge von Treffern und Rüstungswürfen
    .sentence = Treffer zählen Spalte für Spalte, erst Rüstungswurf, dann Verletzung; nach dem Tod verfällt der Rest.
rule-col-wound-04 = Was bei der Wertung als ausgeschaltet zählt
    .sentence = Eine Figur gilt als ausgeschaltet, gleich wodurch, auch wenn sie vom Tisch gedrängt wurde.

## Rüstung

rule-col-armour-01 = Rüstungswurf
    .sentence = Ein endgültiger Zug, der den Rüstungswert erreicht, verhindert eine Verletzung; jede erlaubt einen Versuch.
rule-col-armour-02 = Wer einen Rüstungswurf hat
    .sentence = Nur wer auf Profil- oder Ausrüstungs-Karte einen Rüstungswert hat, darf einen Rüstungswurf versuchen.
rule-col-armour-03 = Mehrere Rüstungswerte
    .sentence = Von mehreren Rüstungswerten zählt der niedrigste, mit einem einzigen Zug je Verletzung.
rule-col-armour-04 = Rüstung gegen jede Verletzung
    .sentence = Der Rüstungswurf hilft gegen jede Verletzung, auch durch Sturz, Aufprall oder Fehlfunktion.
rule-col-armour-05 = Erfolg und Misserfolg beim Rüstungswurf
    .sentence = Eine Erfolgs-Karte rettet immer, eine Misserfolgs-Karte nie, gleich welcher Rüstungswert.

## Sichtbereich und Sichtlinie

rule-col-arc-01 = Vorderer Sichtbereich und Rückenbereich
    .sentence = Die Schultern teilen den Umkreis: davor liegt der vordere Sichtbereich, dahinter der Rückenbereich.
rule-col-arc-02 = Auf der Grenze der Bereiche
    .sentence = Eine Base, die bis zur Schulterlinie reicht, ist vorn; genau von der Seite ist nicht von hinten.
rule-col-los-01 = Sichtlinie
    .sentence = Eine Figur sieht ihr Ziel, wenn eine freie Gerade von ihrem Auge zu einem Teil seines Körpers führt.
rule-col-los-02 = Sicht und vorderer Sichtbereich
    .sentence = Ein Ziel muss im vorderen Sichtbereich und in der Sichtlinie sein.
rule-col-los-03 = Kein Angriff ohne Sichtlinie
    .sentence = Beschießen oder im Sturmangriff angreifen kann eine Figur nur einen Gegner, den sie sieht.
rule-col-los-04 = Figuren in der Sichtlinie
    .sentence = Gelände nimmt die Sicht, Marker nie; eine Option bestimmt, ob es auch Figuren tun.
rule-col-los-05 = Nur Gegner sind Ziele
    .sentence = Schießen, Sturmangriff und Feuerschutz zielen auf Gegner; eigene Figuren trifft nur ein Laserstrahl oder ein Stoß.
rule-col-los-06 = Wie Sicht berechnet wird
    .sentence = Vom Auge führen Linien zu 100 Punkten des Ziels: Eine freie gibt Sicht, verdeckte geben Deckung.

## Duelle

rule-col-conf-01 = Wann es zum Duell kommt
    .sentence = Schüsse, Nahkampf und Stürze werden im Duell entschieden, Karte gegen Karte.
rule-col-conf-02 = Die zehn Schritte
    .sentence = Erst zieht, legt und modifiziert der Angreifer, dann der Verteidiger; dann aufdecken, ersetzen, vergleichen, leeren.
rule-col-conf-03 = Schritt 1: Der Angreifer zieht
    .sentence = Der Angreifer zieht verdeckt so viele Karten, wie die Waffe Schüsse oder die Figur Attacken hat.
rule-col-conf-04 = Schritt 2: Der Angreifer legt aus
    .sentence = Der Angreifer legt seine Karten verdeckt aus, wie er will, eine in jede Spalte.
rule-col-conf-05 = Schritt 3: Summe der Modifikationen
    .sentence = Alle Modifikationen einer Seite ergeben eine Summe, die einmal für das ganze Duell zählt.
rule-col-conf-06 = Schritt 3: Die Summe verteilen
    .sentence = Die Summe wird frei verteilt: alles auf eine Karte oder etwas auf mehrere.
rule-col-conf-07 = Wie ein Anteil gezeigt wird
    .sentence = Für einen Bonus rückt die Karte in ihrer Spalte hoch, für einen Malus hinunter, bis zur Zahl des Anteils.
rule-col-conf-08 = Kein Wert unter 0
    .sentence = Keine Modifikation senkt eine Karte unter 0.
rule-col-conf-09 = Erfolg und Misserfolg bleiben unverändert
    .sentence = Für Erfolgs- und Misserfolgs-Karten zählen Modifikationen nicht.
rule-col-conf-10 = Nur Sonderkarten: Die Summe verfällt
    .sentence = Wer nur Erfolgs- und Misserfolgs-Karten hat, verliert seine Modifikationen für dieses Duell.
rule-col-conf-11 = Erlaubte Verteilungen
    .sentence = Anteile gehen an Zahlenkarten, haben das Vorzeichen der Summe und brauchen sie auf, ohne eine Karte unter 0 zu senken.
rule-col-conf-12 = Modifikationen sind Pflicht
    .sentence = Jede Modifikation, deren Bedingung erfüllt ist, zählt; niemand darf auf sie verzichten.
rule-col-conf-13 = Schritt 4: Der Verteidiger zieht
    .sentence = Der Verteidiger zieht verdeckt so viele Karten wie der Angreifer.
rule-col-conf-14 = Schritt 5: Der Verteidiger legt aus
    .sentence = Der Verteidiger legt seine Karten verdeckt aus, wie er will, eine gegenüber jeder Karte des Angreifers.
rule-col-conf-15 = Schritt 6: Modifikationen des Verteidigers
    .sentence = Der Verteidiger summiert und verteilt seine Modifikationen nach denselben Regeln wie der Angreifer.
rule-col-conf-16 = Schritt 7: Aufdecken
    .sentence = Alle Karten auf dem Brett werden zugleich umgedreht.
rule-col-conf-17 = Schritt 8: Handkarten ausspielen
    .sentence = Der Angreifer beginnt: Karten abdecken oder passen, bis beide nacheinander passen; wie viele je Mal, sagt eine Option.
rule-col-conf-18 = Schritt 8: Wie oft ersetzt wird
    .sentence = Eine Option bestimmt, wie oft ein Spieler in einem Duell eigene Karten abdecken darf.
rule-col-conf-19 = Schritt 8: Verdeckt, bis beide fertig sind
    .sentence = Handkarten kommen verdeckt auf die ersetzten Karten und werden aufgedeckt, wenn beide gepasst haben.
rule-col-conf-20 = Schritt 8: Ersetzt ist ersetzt
    .sentence = Die obere Karte zählt, auch wenn sie niedriger ist, und übernimmt den Anteil ihrer Spalte.
rule-col-conf-21 = Sonderkarten hinterlassen keinen Anteil
    .sentence = Eine Zahlenkarte, die Erfolg oder Misserfolg ersetzt, hat keinen Anteil an den Modifikationen.
rule-col-conf-22 = Duelle mit endgültigem Zug
    .sentence = Auch im Duell kann keine Handkarte eine Karte aus einem endgültigen Zug abdecken.
rule-col-conf-23 = Schritt 9: Treffer oder nicht
    .sentence = Eine Spalte ist ein Treffer, wenn der Angreifer dort höher liegt; Gleichstand ist kein Treffer.
rule-col-conf-24 = Misserfolg ist weniger als 0
    .sentence = Ein Misserfolg liegt noch unter einer Karte mit Wert 0; jede Zahlenkarte des Angreifers trifft gegen ihn.
rule-col-conf-25 = Erfolgs-Karte
    .sentence = Ein Erfolg schlägt alles außer einem Erfolg; Erfolg gegen Erfolg ist kein Treffer.
rule-col-conf-26 = Misserfolgs-Karte
    .sentence = Der Misserfolg ist die schwächste Karte: Der des Angreifers trifft nie.
rule-col-conf-27 = Ein Erfolg bringt eine Attacke
    .sentence = Jeder Erfolg des Angreifers bringt eine neue Spalte mit einer weiteren Karte für jede Seite.
rule-col-conf-28 = Auch ein abgewehrter Erfolg bringt eine Attacke
    .sentence = Der Erfolg des Angreifers bringt auch dann eine Attacke, wenn ein Erfolg des Verteidigers ihn aufhält.
rule-col-conf-29 = Neue Spalten ohne Modifikationen
    .sentence = In einer neuen Spalte hat keine Seite Modifikationen.
rule-col-conf-30 = Ablauf der neuen Spalten
    .sentence = Nach Schritt 8 werden neue Spalten gezogen, gelegt, aufgedeckt und abgedeckt, solange ein Erfolg erscheint.
rule-col-conf-31 = Welche Erfolge eine Attacke bringen
    .sentence = Nur ein Erfolg, der nach Schritt 8 oben liegt, bringt eine Attacke: von der Hand ja, abgedeckt nein.
rule-col-conf-32 = Der Erfolg des Verteidigers bringt nichts
    .sentence = Ein Erfolg des Verteidigers verhindert den Treffer seiner Spalte, bringt aber keine Attacke.
rule-col-conf-33 = Schritt 10: Das Brett leeren
    .sentence = Am Ende kommt jede Karte des Bretts, auch die abgedeckten, auf die Ablage ihres Spielers.
rule-col-conf-34 = Reihenfolge beim Ablegen
    .sentence = Abgelegt wird von links aus Sicht des Angreifers, Abgedecktes zuerst; vorher die Karten der Rüstungswürfe.
rule-col-conf-35 = Der Angreifer gilt als aktiver Spieler
    .sentence = Im Duell hat der Angreifer die Rolle des aktiven Spielers, gleich wessen Aktivierung es ist.
rule-col-conf-36 = Treffer ohne Angreifer
    .sentence = Bei Sturz, Fehlfunktion oder Aufprall zieht jeder endgültig eine Karte; der Gegner zieht für die Gefahr.
rule-col-conf-37 = Größe des Duell-Spielbretts
    .sentence = Das Brett hat so viele Spalten wie nötig, und ein Anteil darf beliebig groß sein.
rule-col-conf-38 = Die Verteilung ist offen
    .sentence = Beide sehen einen Anteil, sobald er feststeht, während die Karten noch verdeckt liegen.
rule-col-conf-39 = Ein Duell mit endgültigen Zügen
    .sentence = Schritt 8 entfällt, wenn keine Karte abgedeckt werden darf; Auslegen und Verteilen bleiben frei.

## Chancen

rule-col-odds-01 = Bekannte und unbekannte Karten
    .sentence = Für die Chancen gilt jede gesehene Karte als gemerkt; die übrigen kommen in zufälliger Folge aus dem Rest.
rule-col-odds-02 = Chancen ohne Handkarten
    .sentence = Beide Seiten legen und verteilen so, dass die erwarteten Treffer am besten sind; niemand spielt Handkarten.
rule-col-odds-03 = Chancen mit der eigenen Hand
    .sentence = Wer fragt, deckt mit seiner Hand so gut wie möglich ab; der andere spielt keine Handkarte.
