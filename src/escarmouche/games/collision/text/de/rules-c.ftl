# Die Worte der Collision-Regeln, von speziellen Aktionen bis zu Kampagnen und Waffenregeln, auf Deutsch.

## Spezielle Aktionen und Fähigkeiten

rule-col-special-01 = Spezielle Aktion
    .sentence = Eine spezielle Aktion mit eigener Überschrift auf Profil- oder Ausrüstungskarte kostet eine Aktion.
rule-col-special-02 = Fähigkeiten ohne Überschrift
    .sentence = Eine Fähigkeit ohne Überschrift und ohne Aktionssymbol kostet keine Aktion und wirkt immer.
rule-col-special-03 = Fähigkeiten-Marker
    .sentence = Wenn die Fähigkeit es verlangt, zeigt ein Fähigkeiten-Marker bei der Figur, dass sie aktiv ist.
rule-col-special-04 = Wie lange ein Fähigkeiten-Marker bleibt
    .sentence = Ein Fähigkeiten-Marker bleibt, bis die Fähigkeit ihn entfernt, die Figur unter Beschuss gerät oder aus dem Spiel kommt.

## Zurück in den Kampf!

rule-col-back-01 = Zurück in den Kampf!
    .sentence = Die Aktion entfernt genau einen Ladehemmungs- oder Unter-Beschuss-Marker von der Figur; ihr Spieler wählt, welchen.
rule-col-back-02 = Beispiel: ein Marker jeder Art
    .sentence = Eine Figur mit je einem Ladehemmungs- und Unter-Beschuss-Marker wird nur einen davon los; der andere bleibt.
rule-col-back-03 = Zweimal in einer Aktivierung
    .sentence = Die Aktion ist zweimal pro Aktivierung erlaubt und entfernt dann zwei Marker; Stress ändert daran nichts.

## Ladehemmung und Fehlfunktion

rule-col-jam-01 = Ladehemmungs-Marker
    .sentence = Hat eine Distanzwaffe Ladehemmung, erhält ihre Figur einen Ladehemmungs-Marker.
rule-col-jam-02 = Wirkung der Ladehemmung
    .sentence = Eine Figur mit Ladehemmungs-Marker kann nicht schießen, bis der Marker entfernt ist.
rule-col-jam-03 = Die Ladehemmung gilt für die Figur
    .sentence = Ein Ladehemmungs-Marker verhindert jeden Schuss, auch bei Feuerschutz, aber keinen Sturmangriff; zwei müssen beide weg.
rule-col-jam-04 = Woher Ladehemmungs-Marker kommen
    .sentence = Ladehemmungs-Marker kommen von Misserfolgs-Karten beim Schießen und von der Regel Nachladen.
rule-col-jam-05 = Wann eine weitere Ladehemmung zur Fehlfunktion wird
    .sentence = Eine weitere Ladehemmung führt zur Fehlfunktion; eine Option legt fest, welche Ladehemmung dafür zählt.
rule-col-jam-06 = Fehlfunktion
    .sentence = Bei einer Fehlfunktion ihrer Waffe erleidet die Figur einen +0 RC-Treffer.
rule-col-jam-07 = Weitere Ladehemmungen und die Marker-Grenze
    .sentence = Erst kommt der Marker, dann gilt die Grenze, dann trifft die Fehlfunktion, auch wenn der neue Marker nicht bleibt.

## Figuren unter Beschuss

rule-col-pin-01 = Wirkung von „Unter Beschuss“
    .sentence = Eine Figur mit Unter-Beschuss-Marker kann sich weder bewegen noch stürmen, bis der Marker entfernt ist.
rule-col-pin-02 = Was eine Figur unter Beschuss darf
    .sentence = Eine Figur unter Beschuss kann sich nicht drehen, aber ohne Bewegung handeln, gestoßen werden und fallen.
rule-col-pin-03 = Beschuss entfernt Fähigkeiten-Marker
    .sentence = Eine Figur, die einen Unter-Beschuss-Marker erhält, verliert sofort alle Fähigkeiten-Marker.

## Höchstzahl der Marker

rule-col-maxtok-01 = Grenze für Ladehemmung und „Unter Beschuss“
    .sentence = Eine Figur behält nur begrenzt viele Ladehemmungs- und Unter-Beschuss-Marker; eine Option sagt, wie gezählt wird.
rule-col-maxtok-02 = Welcher Gegner wählt
    .sentence = Der Gegner der Figur wählt, Marker für Marker; auch nicht behaltener Beschuss entfernt Fähigkeiten-Marker.

## Kostenlose Aktionen

rule-col-free-01 = Kostenlose Aktionen
    .sentence = Plündern und Einsammeln sind kostenlos: Sie stehen vor oder nach einer Aktion und zählen nicht zu den beiden.
rule-col-free-02 = Zahl der kostenlosen Aktionen
    .sentence = Zu jeder Aktion gehört höchstens eine kostenlose: zwei und zwei pro Aktivierung.
rule-col-free-03 = Gezählt wird pro Aktivierung
    .sentence = Aktionen und kostenlose Aktionen zählen pro Aktivierung, nicht pro Runde.
rule-col-free-04 = Kostenlose Aktionen brauchen eine Aktion
    .sentence = Eine kostenlose Aktion steht direkt vor oder nach ihrer Aktion; steht sie davor, muss die Aktion folgen.

## Beute

rule-col-loot-01 = Plündern
    .sentence = In Kontakt mit einem Beutemarker darf eine Figur kostenlos plündern: Ihr Spieler zieht eine Karte auf die Hand.
rule-col-loot-02 = Der Marker wandert
    .sentence = Ein geplünderter Beutemarker kommt sofort wieder ins Spiel, in einem neuen, zufälligen Distrikt.
rule-col-loot-03 = Was ein neuer Distrikt ist
    .sentence = Eine Option legt fest, ob ein geplünderter Marker in den eben verlassenen Distrikt zurückkehren darf.
rule-col-loot-04 = Den Distrikt ziehen
    .sentence = Der aktive Spieler zieht eine Karte; ihre Zahl von 1 bis 8 nennt den Distrikt, von seiner Seite gezählt.
rule-col-loot-05 = Die Distriktkarte darf ersetzt werden
    .sentence = Sie ist ein normaler Zug: Eine Handkarte darf sie einmal ersetzen, auch die eben erbeutete.
rule-col-loot-06 = Distrikt schon belegt
    .sentence = Liegt dort schon ein Beutemarker, gilt der nächste Distrikt ohne Marker im Uhrzeigersinn; nach 8 kommt 1.
rule-col-loot-07 = Der inaktive Spieler legt ihn
    .sentence = Der inaktive Spieler legt den Marker beliebig in den Distrikt, außerhalb der Aufstellungszonen, mit Abstand zu Figuren.
rule-col-loot-08 = Misserfolgs-Karte für den Distrikt
    .sentence = Bei einem Misserfolg wählt der inaktive Spieler einen Distrikt ohne Marker, auch die Mitte, und die Stelle.
rule-col-loot-09 = Erfolgs-Karte für den Distrikt
    .sentence = Bei einem Erfolg wählt ein Spieler frei einen Distrikt ohne Marker und die Stelle; eine Option sagt, welcher Spieler.
rule-col-loot-10 = Kein freier Distrikt oder kein Platz
    .sentence = Ein Distrikt ohne Platz wird übersprungen; geht keiner der acht, gilt die Mitte, sonst ist der Marker aus dem Spiel.
rule-col-loot-11 = Kontakt, Größe und Ebene der Beutemarker
    .sentence = Ein Beutemarker ist eine Scheibe von 1 Zoll, ganz im Distrikt, wo eine Figur stehen kann; Kontakt nur auf derselben Ebene.
rule-col-loot-12 = Aufstellungszonen und Beute
    .sentence = In jeder Mission bleibt Beute außerhalb der 6 Zoll breiten Streifen an den Kanten beider Spieler.

## Gegenstände

rule-col-pick-01 = Gegenstand einsammeln
    .sentence = Berührt die Base einer Figur einen passenden Gegenstand, darf sie ihn kostenlos einsammeln.
rule-col-pick-02 = Getragene Gegenstände
    .sentence = Ein eingesammelter Gegenstand verlässt den Tisch; die Figur trägt ihn von da an.
rule-col-pick-03 = Gegenstand einer entfernten Figur
    .sentence = Wird der Träger aus dem Spiel entfernt, liegt der Gegenstand dort, wo die Figur zuletzt stand.
rule-col-pick-04 = Kein freiwilliges Ablegen oder Übergeben
    .sentence = Gegenstände werden nicht freiwillig abgelegt oder übergeben; wer vom Tisch gestoßen wird, lässt sie an der Kante.
rule-col-pick-05 = Zahl der getragenen Gegenstände
    .sentence = Die Ausrüstungszahl der Karte begrenzt gefundene Gegenstände nicht; das tut nur die Mission.
rule-col-pick-06 = Schwere Gegenstände
    .sentence = Eine Figur mit einem schweren Gegenstand bewegt sich und stürmt nur halb so weit.
rule-col-pick-07 = Halbieren im Einzelnen
    .sentence = MOV, Sturmdistanz und Reichweite werden genau halbiert, nur einmal; unfreiwillige Bewegung nicht.

## Abschlussphase

rule-col-regroup-01 = Abschluss: AP zurück
    .sentence = Sind beide Spieler fertig, nimmt jeder alle benutzten AP in seinen Aktivierungs-Vorrat zurück.
rule-col-regroup-02 = Abschluss: Feuerschutz-Marker
    .sentence = Alle unbenutzten Feuerschutz-Marker werden entfernt.
rule-col-regroup-03 = Abschluss: nächste Runde
    .sentence = Nach der Abschlussphase beginnt die nächste Runde mit ihrer Startphase.
rule-col-regroup-04 = Punkte am Rundenende
    .sentence = Punkte am Rundenende gibt es als letzten Schritt der Abschlussphase; dann wird das Spielende geprüft.

## Banden

rule-col-gang-01 = Punktegrenze in Splittern
    .sentence = Die Spieler vereinbaren eine Grenze in Splittern; jeder wählt Figuren und Ausrüstung bis dahin.
rule-col-gang-02 = Durchschnittliches Spiel: 400 Splitter
    .sentence = Ohne andere Absprache liegt die Grenze bei 400 Splittern, das sind fünf oder sechs Figuren.
rule-col-gang-03 = Wert einer Bande
    .sentence = Eine Bande ist so viel wert wie alle Figuren und Ausrüstung zusammen und darf die Grenze nicht überschreiten.
rule-col-gang-04 = Übrige Splitter
    .sentence = Splitter dürfen übrig bleiben.
rule-col-gang-05 = Kleinste Bande, Mischen, Anführer
    .sentence = Eine Bande hat mindestens drei Figuren mit demselben Symbol und höchstens einen Anführer; Kopien sind frei.

## Ausrüstung

rule-col-item-01 = Ausrüstungskarten
    .sentence = Ein Charakter kann zusätzliche Ausrüstung tragen: andere Waffen, Munition, Rüstung oder Gerät.
rule-col-item-02 = Grenze der Ausrüstung
    .sentence = Die Profilkarte sagt, wie viel Ausrüstung welcher Art der Charakter tragen darf.
rule-col-item-03 = Die verwendete Ausrüstung
    .sentence = Es gilt unsere eigene Ausrüstungsliste; jedes Stück belegt einen Platz, und eine Figur trägt höchstens eine Rüstung.
rule-col-item-04 = Modifikatoren der Ausrüstung
    .sentence = Die Modifikatoren der Ausrüstung zählen zu den Profilwerten des Trägers.
rule-col-item-05 = Rüstung als Ausrüstung
    .sentence = Eine Rüstung als Ausrüstung gibt einen Rüstungswert neben dem der Karte.
rule-col-item-06 = Waffen als Ausrüstung
    .sentence = Eine Waffe, die als Ausrüstung getragen wird, dient wie eine Waffe der Karte.
rule-col-item-07 = Sonderregeln der Ausrüstung
    .sentence = Eine Sonderregel der Ausrüstung ist eine Sonderregel ihres Trägers.

## Wahl der Mission

rule-col-mission-01 = Die Mission wählen
    .sentence = Die Spieler wählen gemeinsam eine Mission, oder eine Stärke-Karte bestimmt sie.
rule-col-mission-02 = Missions-Tabelle
    .sentence = Misserfolg, 1 und 2 ergeben Kampf um Collision, 3 bis 6 Hinterhalt, 7, 8 und Erfolg Machtkontrolle.
rule-col-mission-03 = Die Mission steht vor dem Aufbau fest
    .sentence = Die Mission ist vor dem Aufbau bekannt, denn sie kann Schritte hinzufügen und bestimmt, wie man gewinnt.
rule-col-mission-04 = Eigene Missionen
    .sentence = Spieler dürfen eigene Missionen schreiben, wenn sie sich vorher auf die zusätzlichen Regeln einigen.
rule-col-mission-05 = Der Missionszug
    .sentence = Die Missionskarte ist ein endgültiger Zug aus dem Stapel eines zufälligen Spielers; sie wird gezeigt und zurückgemischt.

## Aufbau

rule-col-setup-01 = Reihenfolge des Aufbaus
    .sentence = Banden, Mission, Tisch und Gelände, Beute, Spielbretter mit Stapeln und AP, Aufstellung; dann die erste Runde.
rule-col-setup-02 = Größe des Tisches
    .sentence = Der Tisch ist quadratisch und in neun gleiche Distrikte geteilt; eine Option sagt, wie groß er ist.
rule-col-setup-03 = Gelände aufstellen
    .sentence = Die Spieler stellen das Gelände auf, wie es beiden gefällt, oder abwechselnd je ein Stück.
rule-col-setup-04 = Beutemarker am Anfang
    .sentence = Alle Beutemarker liegen dort, wo der Aufstellungsplan der Mission sie zeigt.
rule-col-setup-05 = Wo die Beute am Anfang liegt
    .sentence = In jedem Eckdistrikt liegt ein Beutemarker, oder an der nächsten brauchbaren Stelle, wenn Gelände stört.
rule-col-setup-06 = Spielbretter
    .sentence = Das Duell-Spielbrett liegt für beide Spieler erreichbar, beide Übersichts-Spielbretter liegen für beide sichtbar.
rule-col-setup-07 = Stapel und Aktivierungspunkte
    .sentence = Jeder Spieler mischt seinen Stapel und legt 2 AP je Figur und den AP des Anführers in den Aktivierungs-Vorrat.
rule-col-setup-08 = Aufstellung auf Gelände
    .sentence = Eine Figur darf in ihrer Zone auf jedem Gelände aufgestellt werden, auf dem sie stehen kann.
rule-col-setup-09 = Innerhalb von 6 Zoll
    .sentence = Beim Aufstellen liegt die ganze Base höchstens 6 Zoll von der eigenen Kante; für Punkte zählt ihre Mitte.
rule-col-setup-10 = Was auf den Spielbrettern offen liegt
    .sentence = AP, Kartenzahl in Stapel, Hand und Ablage und die oberste Ablage sind offen; Gebote sind bis zum Aufdecken geheim.

## Sieg

rule-col-win-01 = Gleichstand
    .sentence = Bei gleichen Siegpunkten endet das Spiel unentschieden, und niemand erhält die Erfahrung für den Sieg.
rule-col-win-02 = Keine Figuren mehr
    .sentence = Hat eine Seite keine Figuren mehr, endet das Spiel sofort und die andere gewinnt; haben beide keine, zählen die Punkte.

## Mission: Kampf um Collision

rule-col-hunt-01 = Kampf um Collision: Collision-Marker
    .sentence = Drei Collision-Marker liegen auf der Mitte des Tisches.
rule-col-hunt-02 = Kampf um Collision: genaue Stellen
    .sentence = Die 1 Zoll großen Collision-Marker liegen in der Mitte der drei Distrikte zwischen den Aufstellungskanten.
rule-col-hunt-03 = Kampf um Collision: wer Erster ist
    .sentence = Jeder Spieler zieht eine Karte; wer die höhere hat, entscheidet, ob er Erster ist; bei Gleichstand wird neu gezogen.
rule-col-hunt-04 = Kampf um Collision: Aufstellung
    .sentence = Der erste Spieler wählt eine Kante und stellt bis 6 Zoll davon auf, dann der andere an der Kante gegenüber.
rule-col-hunt-05 = Erster heißt: stellt zuerst auf
    .sentence = Wer Erster ist, stellt zuerst auf und gewinnt ein gleiches erstes Gebot; die erste Aktivierung ist damit nicht gemeint.
rule-col-hunt-06 = Kampf um Collision: Spiellänge
    .sentence = Das Spiel dauert vier Runden, oder kürzer, wenn eine Seite keine Figuren mehr auf dem Tisch hat.
rule-col-hunt-07 = Kampf um Collision: Punkte fürs Tragen
    .sentence = Am Ende jeder Runde erhält ein Spieler, der einen Collision-Marker trägt, 3 Siegpunkte.
rule-col-hunt-08 = Kampf um Collision: mehrere getragene Marker
    .sentence = Eine Option legt fest, ob mehrere getragene Collision-Marker mehr wert sind als einer.
rule-col-hunt-09 = Kampf um Collision: Punkte für Getötete
    .sentence = Am Ende jeder Runde erhält ein Spieler 1 Siegpunkt für jede darin getötete gegnerische Figur.
rule-col-hunt-10 = Kampf um Collision: Sieg
    .sentence = Die meisten Siegpunkte gewinnen; hat der Gegner keine Figuren mehr, gewinnt man automatisch.
rule-col-hunt-11 = Kampf um Collision: Marker tragen
    .sentence = Collision-Marker lassen sich einsammeln; sie sind schwere Gegenstände, und eine Figur trägt höchstens einen.
rule-col-hunt-12 = Kampf um Collision: Erfahrung
    .sentence = +4 fürs Spielen, +1 je getötetem Gegner, +1 je Collision-Marker im Besitz am Ende, +1 für den Sieg.
rule-col-hunt-13 = Kampf um Collision: Besitz eines Markers
    .sentence = Ein Collision-Marker gehört dem Spieler, dessen Figur ihn trägt; auf dem Tisch gehört er niemandem.
rule-col-hunt-14 = Kampf um Collision: Einkommen
    .sentence = Jeder Spieler erhält 30 Splitter; der Sieger zieht dreimal auf der Erkundungstabelle, der Verlierer zweimal.

## Mission: Hinterhalt

rule-col-ambush-01 = Hinterhalt: Gelände
    .sentence = Das Gelände wird wie üblich aufgestellt; die Mission hat keine eigenen Marker.
rule-col-ambush-02 = Hinterhalt: Rollen
    .sentence = Jeder Spieler zieht eine Karte; wer die höhere hat, wählt Angriff oder Verteidigung; bei Gleichstand wird neu gezogen.
rule-col-ambush-03 = Hinterhalt: Aufstellung
    .sentence = Der Angreifer wählt eine Kante und stellt bis 6 Zoll davon auf; der Verteidiger kommt später von der Kante gegenüber.
rule-col-ambush-04 = Hinterhalt: Spiellänge
    .sentence = Das Spiel dauert vier Runden, oder kürzer, wenn eine Seite keine Figuren mehr auf dem Tisch hat.
rule-col-ambush-05 = Hinterhalt: Punkte des Verteidigers
    .sentence = Am Ende erhält der Verteidiger 2 Siegpunkte je eigener Figur in der Zone; eine Option sagt, welche Zone zählt.
rule-col-ambush-06 = Hinterhalt: Punkte des Angreifers
    .sentence = Der Angreifer erhält 1 Siegpunkt für jede getötete Figur des Verteidigers.
rule-col-ambush-07 = Hinterhalt: über die Kante des Angreifers
    .sentence = Eine Figur des Verteidigers, die beim Bewegen diese Kante erreicht, darf endgültig gehen; eine Option nennt die Punkte.
rule-col-ambush-08 = Hinterhalt: Sieg
    .sentence = Die meisten Punkte gewinnen, oder die einzige Seite mit Figuren; entkommene Verteidiger zählen als auf dem Tisch.
rule-col-ambush-09 = Hinterhalt: der Verteidiger beginnt mit leerem Tisch
    .sentence = Wer noch kommt, zählt als auf dem Tisch; sind alle tot oder fort (mindestens einer fort), zählen die Punkte.
rule-col-ambush-10 = Hinterhalt: Eintreffen
    .sentence = Der Verteidiger darf eine Figur aktivieren, die noch fehlt; ihre erste Aktion ist Bewegen von seiner Kante aus.
rule-col-ambush-11 = Hinterhalt: das Eintreffen messen
    .sentence = Die Base beginnt außen an der Kante und endet ganz auf dem Tisch; nur das Ende der Bewegung löst Feuerschutz aus.
rule-col-ambush-12 = Hinterhalt: AP und spätes Eintreffen
    .sentence = Der Verteidiger hat ab Runde 1 alle AP; Figuren kommen in jeder Runde, und wer nie kommt, bringt niemandem Punkte.
rule-col-ambush-13 = Hinterhalt: Erfahrung
    .sentence = +4 fürs Spielen, +1 je getötetem Gegner, +1 je über die Angreiferkante entkommenem Verteidiger, +1 für den Sieg.
rule-col-ambush-14 = Hinterhalt: wem das Entkommen Erfahrung bringt
    .sentence = Die Erfahrung für entkommene Figuren erhält der Verteidiger.
rule-col-ambush-15 = Hinterhalt: Einkommen
    .sentence = Jeder Spieler erhält 30 Splitter; der Sieger zieht dreimal auf der Erkundungstabelle, der Verlierer zweimal.

## Mission: Machtkontrolle

rule-col-dom-01 = Machtkontrolle: Gelände und Aufstellung
    .sentence = Die höhere Karte entscheidet, wer zuerst eine Kante wählt und bis 6 Zoll davon aufstellt; der andere stellt gegenüber auf.
rule-col-dom-02 = Machtkontrolle: Spiellänge
    .sentence = Das Spiel dauert vier Runden, oder kürzer, wenn eine Seite keine Figuren mehr auf dem Tisch hat.
rule-col-dom-03 = Machtkontrolle: Punkte
    .sentence = Am Ende des Spiels erhält jeder Spieler 1 Siegpunkt je Distrikt, den er kontrolliert.
rule-col-dom-04 = Machtkontrolle: Kontrolle eines Distrikts
    .sentence = Alle neun Distrikte zählen; eine Option sagt, welche Figuren darin die Kontrolle geben.
rule-col-dom-05 = Machtkontrolle: Sieg
    .sentence = Die meisten Siegpunkte gewinnen; hat der Gegner keine Figuren mehr, gewinnt man automatisch.
rule-col-dom-06 = Machtkontrolle: Erfahrung
    .sentence = +4 fürs Spielen, +1 je am Ende kontrolliertem Distrikt, +1 für den Sieg; nichts für getötete Gegner.
rule-col-dom-07 = Machtkontrolle: Einkommen
    .sentence = Jeder Spieler erhält Splitter und zieht auf der Erkundungstabelle; eine Option sagt, wie viel.

## Kampagnen

rule-col-camp-01 = Kampagnenregeln sind freiwillig
    .sentence = Erfahrung und Einkommen zählen nur, wenn Spiele zu einer Kampagne verbunden sind.
rule-col-camp-02 = Erfahrung gehört der Bande
    .sentence = Erfahrungspunkte erhält die Bande in einem gemeinsamen Vorrat, nicht die einzelne Figur.
rule-col-camp-03 = Getötete Gegner und Erfahrung
    .sentence = Für Erfahrung zählen dieselben Getöteten wie für Siegpunkte, jede gegnerische Figur einmal pro Spiel.
rule-col-camp-04 = Einkommen nach einem Unentschieden
    .sentence = Nach einem Unentschieden ziehen beide zweimal auf der Erkundungstabelle, wo sonst der Sieg die Zahl bestimmt.
rule-col-camp-05 = Verwendung der Splitter
    .sentence = Splitter kommen in den Vorrat der Bande und kaufen zwischen Spielen Figuren und Ausrüstung; verkauft wird nichts.
rule-col-camp-06 = Auf der Erkundungstabelle ziehen
    .sentence = Nach dem Spiel mischt jeder alle Karten und zieht endgültig eine nach der anderen; jede gibt ein Ergebnis.
rule-col-camp-07 = Die Erkundungstabelle
    .sentence = Unsere Tabelle: Misserfolg kostet 5 Splitter, 1 gibt nichts, alles andere 5 bis 25, bei 6 und 7 wahlweise anderes.
rule-col-camp-08 = Was Erfahrung kauft
    .sentence = 5 Punkte steigern AGI, RC, CC, DEF oder INT um 1, 8 Punkte MOV, ATT oder WND: je einmal, zwei Steigerungen pro Figur.
rule-col-camp-09 = Getötete Figuren zwischen den Spielen
    .sentence = Ein endgültiger Zug je Getötetem: bei Misserfolg tot, bei 1 oder 2 im nächsten Spiel nicht dabei, sonst erholt.
rule-col-camp-10 = Ende einer Kampagne
    .sentence = Eine Kampagne hat vereinbart viele Spiele, meist 6; es zählen Siege, dann verdiente Erfahrung, dann der Bandenwert.

## Sonderregeln

rule-col-sr-01 = Wo Sonderregeln stehen
    .sentence = Sonderregeln, die Profil- oder Ausrüstungskarte nicht erklären, stehen im Regelbuch.

## Laserstrahl

rule-col-beam-01 = Laserstrahl: die Linie
    .sentence = Eine Waffe mit Laserstrahl schießt geradeaus bis zur größten Reichweite und trifft jede Figur unter dieser Linie.
rule-col-beam-02 = Laserstrahl: ein Duell je Figur
    .sentence = Jede vom Strahl getroffene Figur hat ihr eigenes Duell.
rule-col-beam-03 = Laserstrahl: Geometrie
    .sentence = Die Linie liegt im vorderen Sichtbereich und trifft berührte Bases in Reichweite und Sicht, mindestens einen Gegner.
rule-col-beam-04 = Laserstrahl: Reihenfolge, Karten und Ladehemmungen
    .sentence = Die nächste Figur zuerst, jede mit allen Karten und neuen Modifikationen; nur der Tod des Schützen beendet den Rest.
rule-col-beam-05 = Laserstrahl: befreundete Figuren
    .sentence = Der Strahl trifft auch eigene Figuren: Ihr Spieler verteidigt, der Gegner zieht den Angriff, alles endgültige Züge.

## Schwer und Ruhig halten

rule-col-heavy-01 = Schwere Waffe
    .sentence = Eine Schwere Waffe verbietet Angriffe nach dem Bewegen; eine Option sagt, welche Angriffe der Figur.
rule-col-heavy-02 = Was als bewegt zählt
    .sentence = Bewegen, Drehen, Eintreffen und Stürmen zählen bis zur nächsten Aktivierung oder zum Rundenende; gestoßen werden nicht.
rule-col-steady-01 = Ruhig halten
    .sentence = Eine Figur, die sich vor dem Schuss mit einer solchen Waffe bewegt hat, hat −1 RC.

## Anführer, Keine Deckung, Parieren

rule-col-leader-01 = Anführer
    .sentence = Eine Figur mit Anführer bringt ihrem Spieler vor dem Spiel 1 zusätzlichen AP.
rule-col-nocover-01 = Keine Deckung
    .sentence = Gegen eine Waffe mit Keine Deckung erhält das Ziel in diesem Duell keine DEF durch Deckung.
rule-col-parry-01 = Parieren
    .sentence = Eine Figur mit Parieren hat im Duell +1 DEF, wenn sie im Sturmangriff angegriffen wird.
rule-col-parry-02 = Parieren durch eine Waffe
    .sentence = Parieren kann von Karte, Ausrüstung oder Waffe kommen; es gibt einmal +1, zusätzlich zum Bonus für Feuerschutz.

## Zurückstoßen

rule-col-push-01 = Zurückstoßen (n)
    .sentence = Eine Figur, die durch einen Angreifer mit Zurückstoßen (n) eine Wunde erhält, wird n Zoll gerade von ihm weg bewegt.
rule-col-push-02 = Beispiel: Zurückstoßen (1)
    .sentence = Zurückstoßen (1) bewegt die verwundete Figur 1 Zoll gerade vom Angreifer weg.
rule-col-push-03 = Gegen ein Hindernis gestoßen
    .sentence = Eine Figur, die gegen ein Hindernis gestoßen wird, bleibt dort stehen und erleidet einen +0 CC-Treffer.
rule-col-push-04 = Gegen eine Figur gestoßen
    .sentence = Eine Figur, die gegen eine andere gestoßen wird, bleibt dort stehen, und beide erleiden einen +0 CC-Treffer.
rule-col-push-05 = Von einer Kante gestoßen
    .sentence = Eine Figur, die von einem Gebäude oder Geländestück gestoßen wird, fällt und erleidet den Schaden des Falls.
rule-col-push-06 = Stoßen im Einzelnen
    .sentence = Gestoßen wird von Basemitte zu Basemitte; an Absätzen und an der Tischkante entscheidet die Mitte der Base.
rule-col-push-07 = Gestoßene Figuren verlieren Gegenstände
    .sentence = Vor dem Stoß lässt die Figur fallen, was sie trägt; der aktive Spieler legt es an ihre Base.
rule-col-push-08 = Fallenlassen im Einzelnen
    .sentence = Der Spieler des Angreifers legt alle gefundenen Gegenstände auf derselben Ebene an die Base; Ausrüstung bleibt.
rule-col-push-09 = Was eine gestoßene Figur aufhält
    .sentence = Gelände, das mehr als 1 Zoll aufragt, hält eine gestoßene Figur auf; Marker und Gegenstände nicht.

## Nachladen

rule-col-reload-01 = Nachladen
    .sentence = Eine Figur, die mit einer Waffe mit Nachladen angegriffen hat, erhält einen Ladehemmungs-Marker.
rule-col-reload-02 = Nachladen und Misserfolg zusammen
    .sentence = Erst kommt der Marker des Misserfolgs, dann der fürs Nachladen; eine Option sagt, ob dieser zur Fehlfunktion führt.

## Unter Beschuss (Sonderregel)

rule-col-supp-01 = Unter Beschuss: die Wahl
    .sentence = Mit einer solchen Waffe darf der Angreifer das Ziel unter Beschuss nehmen, statt normal anzugreifen.
rule-col-supp-02 = Unter Beschuss: der Bonus
    .sentence = Wer unter Beschuss nimmt, hat einen Bonus von eins; eine Option sagt, wie er zählt.
rule-col-supp-03 = Unter Beschuss: Marker statt Wunden
    .sentence = Dieser Angriff gibt Unter-Beschuss-Marker statt Wunden, und sie entfernen Fähigkeiten-Marker.
rule-col-supp-04 = Unter Beschuss: Treffer, Rüstung, Zurückstoßen
    .sentence = Jeder Treffer gibt einen Marker; kein Rüstungswurf, kein Zurückstoßen im Fernkampf, gewählt wird vor dem Ziehen.
