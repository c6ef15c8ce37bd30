# Die Worte der Regeln von Combat Zone, auf Deutsch: Gelände, Truppen, Aufbau, Ende und Szenarien.

## Gelände

rule-cbz-terr-01 = Schwieriges Gelände
    .sentence = Trümmer, Unterholz, Schlamm, knietiefes Wasser, steile Hänge, Treppen und Leitern sind schwieriges Gelände.
rule-cbz-terr-02 = Hindernisse
    .sentence = Eine Barriere von 1 bis 4 cm ist ein Hindernis; niedrigere zählen nicht, höhere muss man erklettern.
rule-cbz-terr-03 = Klettern und Springen
    .sentence = Klettern an Griffen kostet 3 AP je 4 cm, ebenso ein Sprung hinunter bis 4 cm.
rule-cbz-terr-04 = Stürze
    .sentence = Ein Sturz ist ein Wundwurf mit 1W6 je volle 4 cm ohne Panzerung und Deckung und beendet die Bewegung.
rule-cbz-terr-05 = Türen
    .sentence = Eine geschlossene Tür sperrt Weg und Sicht; eine verriegelte braucht Technik ab 8, oder je nach Option Schuss und Schlag.
rule-cbz-terr-06 = Gebäude und Höhe
    .sentence = Höhenunterschiede bis 4 cm zählen bei Entfernungen nicht, größere werden addiert; höher zu stehen bringt nichts.

## Truppen

rule-cbz-force-01 = Größe des Spiels
    .sentence = Beide Seiten haben gleich viele Punkte: 150 kleines Spiel, 200 Standard, 300 großes; übrige Punkte verfallen.
rule-cbz-force-02 = Zusammensetzung
    .sentence = Neben Helden gibt es 1 bis 4 Gruppen aus 3 bis 10 mit je einem Führer; Helden und schwere Waffen sind begrenzt.
rule-cbz-force-03 = Kosten der Kämpfer
    .sentence = Rekrut 6, Durchschnittlich 9, Veteran 13, Elite 18, mehr für Führer, Stellvertreter und Fachleute; ein Held 45.
rule-cbz-force-04 = Kosten von Panzerung und Nahkampfwaffen
    .sentence = Primitive oder ablative Panzerung 2, Weste 4, Kampfpanzer 7; Dolch oder Keule 1, Schwert 2, Axt 3.
rule-cbz-force-05 = Kosten der Schusswaffen
    .sentence = Schusswaffen kosten von 2 Punkten für eine leichte Pistole bis 26 für eine Maschinenkanone, Handgranaten je 3.
rule-cbz-force-06 = Kosten von Maschinen und Kästen
    .sentence = Leichte Maschine 20, mittlere 32, schwere 46, Selbstreparatur 8 mehr; ein Kasten kostet 2, in Qualität 5.

## Aufbau

rule-cbz-setup-01 = Tisch
    .sentence = Der Tisch misst 120 mal 120 cm; die Spieler stellen abwechselnd 8 bis 12 Geländestücke mit mehr als 10 cm Abstand auf.
rule-cbz-setup-02 = Seiten und Aufstellung
    .sentence = Der höhere Wurf wählt eine Kante, der niedrigere beginnt; Gruppen stehen bis 15 cm vor ihr im Zusammenhalt.

## Ende und Sieg

rule-cbz-end-01 = Dauer des Spiels
    .sentence = Das Spiel dauert 8 Züge oder endet, wenn eine Seite nur noch Fliehende hat oder das Szenario es sagt.
rule-cbz-end-02 = Sieg
    .sentence = Mindestens 3 Siegpunkte mehr gewinnen, sonst ist es unentschieden; wer nur noch Fliehende hat, verliert.
rule-cbz-end-03 = Punkte für Verluste
    .sentence = Jeder ausgeschaltete oder verlorene Feind gibt Punkte: Kämpfer 1, Stellvertreter 2, Führer 3, Held 5, Maschine 3.
rule-cbz-end-04 = Aufgeben
    .sentence = Wer sich zu Beginn eines Zuges zurückzieht, verliert das Spiel, nicht die Figuren; tun es beide, gewinnt niemand.

## Szenarien

rule-cbz-scen-01 = Bandenkampf: Aufbau
    .sentence = Gleich starke Truppen stehen an gegenüberliegenden Kanten, und die Tischmitte ist markiert.
rule-cbz-scen-02 = Bandenkampf: Wertung
    .sentence = Verluste zählen, und am Ende erhält 4 Punkte, wer im Umkreis von 15 cm um die Mitte mehr Standhafte hat.
rule-cbz-scen-03 = Bergung: Aufbau
    .sentence = Drei Gegenstände liegen auf der Mittellinie, der mittlere in einer Kiste; ein Träger geht höchstens 4 cm je AP.
rule-cbz-scen-04 = Bergung: Wertung
    .sentence = Ein geborgener Gegenstand gibt 4 Punkte, der mittlere 6, ein getragener 2; sind alle fort, endet das Spiel.
rule-cbz-scen-05 = Hinterhalt: Aufbau
    .sentence = Der Konvoi muss von einer Kante zur anderen; der Angreifer liegt mit weniger Punkten versteckt am Gelände.
rule-cbz-scen-06 = Hinterhalt: erster Zug
    .sentence = Der Angreifer bestimmt, wer zuerst handelt, und bis zur Hälfte seiner Figuren beginnt mit Gelegenheitsfeuer.
rule-cbz-scen-07 = Hinterhalt: Wertung
    .sentence = Der Konvoi hat 2 Punkte je durchgekommene Figur, 4 je Führer oder Held; der Angreifer wertet Verluste.
