# Die Worte der Regeln von Trauma, auf Deutsch: Nahkampf, Nachbesprechung, Moral und Wege auf den Tisch.

## Nahkampf

rule-tra-melee-01 = Nahkampf beginnen
    .sentence = Eine Einheit, die einen Ortswechsel mit einem Modell in Kontaktreichweite eines Gegners beendet, darf kämpfen.
rule-tra-melee-02 = Gebunden am Ende einer Bewegung
    .sentence = Infanterie in Kontakt mit einem Gegner am Ende irgendeiner Bewegung ist sofort gebunden.
rule-tra-melee-03 = Nahkampf beendet das Handeln
    .sentence = Nahkampf kommt zu den zwei Aktionen hinzu, und danach tut die Einheit nichts mehr.
rule-tra-melee-04 = Salven im Nahkampf
    .sentence = Alle mit der gleichen Nahkampfwaffe schlagen gemeinsam zu, als eine Salve.
rule-tra-melee-05 = Doppelte Nahkampfwaffen
    .sentence = Eine doppelt getragene Nahkampfwaffe schlägt zwei Salven.
rule-tra-melee-06 = Reihenfolge und Ziele der Schläge
    .sentence = Der Angreifer wählt die Reihenfolge der Nahkampfsalven und für jede ein Ziel.
rule-tra-melee-07 = Schritte einer Nahkampfsalve
    .sentence = Sechs Schritte: Ziel, Kämpfende, Präzision, Treffer, Durchschlag, Verluste.
rule-tra-melee-08 = Ziel im Nahkampf
    .sentence = Das Ziel muss eine Einheit in Kontaktreichweite eines Modells der angreifenden Einheit sein.
rule-tra-melee-09 = Wer kämpfen kann
    .sentence = Jedes Modell in Kontaktreichweite eines Gegners darf mitkämpfen.
rule-tra-melee-10 = Würfel im Nahkampf
    .sentence = Eine Salve würfelt die Feuerrate der Waffe für jedes Modell, das sie trägt und kämpfen kann.
rule-tra-melee-11 = Präzision im Nahkampf
    .sentence = Jedes Up ist ein Treffer, ohne Schwierigkeit.
rule-tra-melee-12 = Verteilung im Nahkampf
    .sentence = Treffer verteilen sich gleichmäßig auf Zielmodelle in Kontakt mit Kämpfenden, wie der Angreifer will.
rule-tra-melee-13 = Durchschlag im Nahkampf
    .sentence = Der Durchschlag geht wie beim Schießen, Stärke gegen Panzerung.
rule-tra-melee-14 = Verluste im Nahkampf
    .sentence = Jede Wunde schaltet eines der getroffenen Infanteriemodelle aus, nach Wahl des Angreifers.
rule-tra-melee-15 = Schaden an Panzern
    .sentence = Bei Panzern hakt jede Wunde so viele Kästchen ab, wie die Waffe Schaden hat, wie beim Schießen.
rule-tra-melee-16 = Der Angreifer wählt den Zwischenfall
    .sentence = Im Nahkampf wählt der Angreifer den Zwischenfall, statt zu würfeln.
rule-tra-melee-17 = Niemand schlägt zurück
    .sentence = Nur die aktive Einheit schlägt zu; die andere Seite kämpft in ihrer eigenen Aktivierung.
rule-tra-melee-18 = Kontakt mit irgendeinem Gegner
    .sentence = Wer irgendeinen Gegner in Kontakt hat, darf mitschlagen; getroffen wird nur, wer mit einem Kämpfenden in Kontakt ist.
rule-tra-melee-19 = Panzer im Nahkampf
    .sentence = Panzer mit Nahkampfwaffe, die einen Ortswechsel in Kontakt beenden, dürfen kämpfen und bekämpft werden.
rule-tra-melee-20 = Es zählt der Kontakt am Ende
    .sentence = Nur Kontakt am Ende eines Ortswechsels zählt, alter oder neuer; wer dann kämpft, verliert die zweite Aktion.
rule-tra-melee-21 = Nach dem Kampf
    .sentence = Nach dem Nahkampf bewegt sich niemand; eine Einheit ohne Gegner in Kontakt ist frei und kann Befehle bekommen.

## Kampf in der Höhe

rule-tra-height-01 = Kampf in der Höhe
    .sentence = Eine Einheit auf erhöhtem Gelände kann mit einer tieferen kämpfen, ohne dass die Bases in Kontakt sind.
rule-tra-height-02 = Kontakt in der Höhe
    .sentence = Die obere Base muss dann höchstens 2,5 cm von irgendeinem Teil des unteren Modells entfernt sein.
rule-tra-height-03 = Keine Bindung in der Höhe
    .sentence = Einheiten, die so kämpfen, sind nicht gebunden und behalten ihre Befehle.
rule-tra-height-04 = Wozu Kontakt in der Höhe dient
    .sentence = Er dient nur dem Nahkampf: Solche Einheiten dürfen schießen, und er bindet und kontrolliert nichts.

## Selbstmordangriff

rule-tra-suic-01 = Wer angreifen darf
    .sentence = Irreguläre und reguläre Infanterie darf einen Selbstmordangriff auf Panzer machen, Elite nicht.
rule-tra-suic-02 = Er ersetzt andere Angriffe
    .sentence = Der Angriff ist eine Nahkampfsalve anstelle aller anderen der Einheit.
rule-tra-suic-03 = Sprengmeister dürfen fernbleiben
    .sentence = Ein Kämpfer mit Sprengung darf stattdessen seine Fähigkeit nutzen.
rule-tra-suic-04 = Fahrende Panzer treffen
    .sentence = Gegen fahrende Panzer trifft jeder Teilnehmer.
rule-tra-suic-05 = Läufer treffen
    .sentence = Gegen Läufer wirft jeder Teilnehmer einen Würfel und trifft mit einem Down.
rule-tra-suic-06 = Antigravs treffen
    .sentence = Gegen Antigravs wirft jeder Teilnehmer einen Würfel und trifft mit einem Up.
rule-tra-suic-07 = Durchschlag der Ladungen
    .sentence = Je Treffer wird gewürfelt, und jedes Up ist eine Wunde, gleich welche Panzerung.
rule-tra-suic-08 = Eigene Verluste
    .sentence = Je Treffer wird auch gegen die Angreifer gewürfelt, und jedes Up kostet sie ein Modell ihrer Wahl.
rule-tra-suic-09 = Schaden der Ladungen
    .sentence = Eine Wunde durch eine Ladung hakt ein Kästchen ab, und der Angreifer wählt den Zwischenfall.
rule-tra-suic-10 = Ablauf des Angriffs
    .sentence = Teilnehmer sind in Kontakt mit dem Ziel, und die eigenen Verluste kommen zuletzt, auch wenn das Fahrzeug zerstört ist.
rule-tra-suic-11 = Krieger hilft nicht
    .sentence = Die Fähigkeit Krieger ändert beim Selbstmordangriff nichts.

## Nachbesprechung

rule-tra-deb-01 = Phase der Nachbesprechung
    .sentence = Sind alle Karten gespielt, so prüft man die Kontrolle, zählt die Punkte, beendet Wirkungen und dann die Runde.
rule-tra-deb-02 = Wirkungen am Rundenende
    .sentence = Wirkungen bis zum Ende der Runde hören auf, und was am Ende der Runde geschieht, geschieht.
rule-tra-deb-03 = Was das Rundenende löscht
    .sentence = Übrige KP verfallen, ein neuer Oberbefehlshaber übernimmt, tote Karten gehen; Befehle, Zustände und Punkte bleiben.

## Ziele des Szenarios

rule-tra-obj-01 = Einen Punkt kontrollieren
    .sentence = Einen Punkt kontrolliert eine Infanterieeinheit mit einem Modell in Kontaktreichweite.
rule-tra-obj-02 = Umstrittener Punkt
    .sentence = Sind beide Seiten da, so kontrolliert die mit mehr Modellen in Formation in diesen Einheiten.
rule-tra-obj-03 = Desorganisierte kontrollieren nicht
    .sentence = Eine desorganisierte Einheit kontrolliert nichts.
rule-tra-obj-04 = Dauer der Kontrolle
    .sentence = Die Kontrolle gilt bis zur nächsten Nachbesprechung, auch wenn die Einheit geht oder stirbt.
rule-tra-obj-05 = Gleich viele
    .sentence = Bei gleicher Zahl kontrolliert niemand den Punkt.
rule-tra-obj-06 = Was gezählt wird
    .sentence = Es zählen alle Modelle in Formation der Infanterieeinheiten in Kontakt; Panzer und Desorganisierte zählen nicht.
rule-tra-obj-07 = Modelle darauf oder darin
    .sentence = Ein Modell auf oder in dem Geländestück ist in Kontakt mit ihm.

## Siegpunkte

rule-tra-vp-01 = Punkte zählen
    .sentence = Sieg- und Verstärkungspunkte der Runde kommen zu den früheren hinzu.
rule-tra-vp-02 = Die Schwelle des Szenarios
    .sentence = Das Spiel endet, wenn ein Spieler die Siegpunkte des Szenarios erreicht.
rule-tra-vp-03 = Punkte in jeder Nachbesprechung
    .sentence = Jeder kontrollierte Punkt zählt in jeder Nachbesprechung, jede ausgeschaltete Einheit in der ihrer Runde.
rule-tra-vp-04 = Wann eine Einheit ausgeschaltet ist
    .sentence = Der Gegner punktet für jede Einheit ohne Modell auf dem Tisch, gleich was das letzte entfernte.

## Moral

rule-tra-moral-01 = Moraltests
    .sentence = Eine Einheit, die testen muss, tut es sofort und ist desorganisiert, wenn sie scheitert.
rule-tra-moral-02 = Verlust des Offiziers
    .sentence = Eine Einheit, deren Offizier getötet wurde, testet nach der Salve.
rule-tra-moral-03 = Zu Boden geworfen
    .sentence = Eine Einheit mit einem von indirektem Feuer umgeworfenen Modell testet nach der Salve.
rule-tra-moral-04 = Zwei Verluste auf einmal
    .sentence = Eine Einheit, die durch eine Salve oder ein Überrollen zwei oder mehr Modelle verliert, testet.
rule-tra-moral-05 = Zwischenfall bei Panzern
    .sentence = Eine Panzereinheit testet, wenn eines ihrer Fahrzeuge einen Zwischenfall erleidet.
rule-tra-moral-06 = Von mehreren gebunden
    .sentence = Eine Infanterieeinheit testet jedes Mal, wenn eine weitere feindliche Einheit sie bindet.
rule-tra-moral-07 = Ein Test je Aktion
    .sentence = Eine Einheit macht für eine Aktion höchstens einen Moraltest.
rule-tra-moral-08 = Beispiel: drei Verluste und der Offizier
    .sentence = Drei Verluste, darunter der Offizier, führen nur zu einem Test.
rule-tra-moral-09 = Würfel des Moraltests
    .sentence = Die Einheit wirft so viele Würfel, wie ihre beste Moral beträgt.
rule-tra-moral-10 = Ein Up genügt
    .sentence = Ein einziges Up genügt zum Bestehen.
rule-tra-moral-11 = Was eine Aktion ist
    .sentence = Eine Einheit testet nach der ersten Salve einer Aktion, die es verlangt, und für diese Aktion nicht wieder.
rule-tra-moral-12 = Wer nicht testen muss
    .sentence = Desorganisierte Einheiten und solche ohne Modelle testen nicht.
rule-tra-moral-13 = Verluste nach der Heilung
    .sentence = Modelle, die die Heilung zurückholt, gelten nicht als verloren.
rule-tra-moral-14 = Wer umgeworfen wurde
    .sentence = Nur ein Überlebender, der vor der Salve stand und nachher liegt, zwingt zum Test.
rule-tra-moral-15 = Welche Verluste zählen
    .sentence = Fahrzeuge, wie auch immer verlorene Offiziere und eigene verirrte Schüsse zählen für die Moral.
rule-tra-moral-16 = Wer wen bindet
    .sentence = Nur eine feindliche Einheit, die neu in Kontakt kommt, während schon eine andere da ist, löst den Test aus.

## Der Tisch

rule-tra-table-01 = Größe des Tisches
    .sentence = Ein Tisch misst 90 mal 120 cm oder 120 mal 120 cm.
rule-tra-table-02 = Viel Gelände
    .sentence = Ein Tisch hat viel Gelände, von dem ein guter Teil ganze Einheiten verbergen kann.

## Zugangszonen

rule-tra-access-01 = Zugangszonen
    .sentence = Durch Zugangszonen am Tischrand kommen Einheiten aus der Reserve.
rule-tra-access-02 = Eintreffen durch eine Zugangszone
    .sentence = Eine eintreffende Einheit beginnt knapp außerhalb, und ihre erste Aktion ist eine Bewegung auf den Tisch.
rule-tra-access-03 = Feste Zugangszonen
    .sentence = Eine feste Zugangszone gehört einer Armee und dient nur ihr.
rule-tra-access-04 = Neutrale Zugangszonen
    .sentence = Eine neutrale Zugangszone ist ein strategischer Punkt und dient der Armee, die sie kontrolliert.
rule-tra-access-05 = Wo Zugangszonen liegen
    .sentence = Blau und Rot: die mittleren 30 cm der Gegenränder; Grau: die mittleren 40 cm der Seiten, kontrolliert an ihrer Mitte.
rule-tra-access-06 = Das Eintreffen messen
    .sentence = Jedes Modell beginnt außen, mit der Base an der Zone, und muss ganz auf dem Tisch enden.
rule-tra-access-07 = In Reserve bleiben
    .sentence = Eine Einheit, die nicht eintreffen kann oder will, bleibt in Reserve, und ihre Karte liegt nächste Runde wieder aus.

## Aufstellungszonen

rule-tra-deploy-01 = Aufstellungszone
    .sentence = Eine Aufstellungszone gehört einer Armee und dient nur in der ersten Runde.
rule-tra-deploy-02 = Aufstellen in der Zone
    .sentence = Einheiten der Sturmsektion dürfen dort aufgestellt werden, kurz bevor sie handeln.
rule-tra-deploy-03 = Einzelheiten der Aufstellung
    .sentence = Die Einheit steht ganz darin, in Formation und ohne Kontakt zu Gegnern, und hat dann ihre zwei Aktionen.

## Absetzpunkte

rule-tra-drop-01 = Absetzpunkt
    .sentence = Ein Absetzpunkt ist ein strategischer Punkt, den man kontrollieren muss, um ihn zu nutzen.
rule-tra-drop-02 = Eintreffen am Absetzpunkt
    .sentence = Ein Modell kommt in Kontaktreichweite des Absetzpunkts, die anderen in Formation.
rule-tra-drop-03 = Beide Aktionen
    .sentence = Das Eintreffen am Absetzpunkt kostet beide Aktionen der Einheit.
rule-tra-drop-04 = Kein Ortswechsel
    .sentence = Dieses Eintreffen ist kein Ortswechsel: Weder Feuerbereitschaft noch Nahkampf folgt.
rule-tra-drop-05 = Grenzen des Absetzens
    .sentence = Niemand landet in Kontakt mit Gegnern; ein bei der letzten Nachbesprechung kontrollierter Punkt dient beliebig vielen.
