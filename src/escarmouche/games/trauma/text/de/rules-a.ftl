# Die Worte der Regeln von Trauma, auf Deutsch: Würfel, Messen, Armeen, Vorbereitung und Kommandophase.

## Was man braucht

rule-tra-comp-01 = Beliebige Miniaturen, feste Profile
    .sentence = Jede Miniatur im Maßstab 25/32 mm ist recht, ihr Profil aber kommt fertig aus der Armeeliste.
rule-tra-comp-02 = Eine Karte je Einheit
    .sentence = Jede Einheit auf dem Schlachtfeld hat genau eine Karte, und was darauf gedruckt ist, spielt keine Rolle.
rule-tra-comp-03 = Marker
    .sentence = Marker können den Zustand einer Einheit und ihre Befehle anzeigen.
rule-tra-comp-05 = Zustände und Befehle sind offen
    .sentence = Zustände, Befehle, Strukturleisten, kontrollierte Punkte und alle Punkte beider Spieler sind allen bekannt.
rule-tra-comp-04 = Zwei Seiten
    .sentence = Es spielen genau zwei Seiten, jede mit einem Spieler, einer Aktivierungsfolge und einem Vorrat an KP.

## Würfel

rule-tra-dice-01 = Up ist 1 oder 6
    .sentence = Alle Würfel haben sechs Seiten, und ein Würfel mit 1 oder 6 ist ein Up.
rule-tra-dice-02 = Down ist 2, 3, 4 oder 5
    .sentence = Ein Würfel mit 2, 3, 4 oder 5 ist ein Down.

## Tests

rule-tra-test-01 = Zwei Arten von Tests
    .sentence = Ein Test ist einfach, also ohne Schwierigkeit, oder ein Vergleich eines aktiven Werts mit einer Schwierigkeit.
rule-tra-test-02 = Einfacher Test
    .sentence = Man wirft so viele Würfel, wie die Regel sagt; jedes Up ist ein Erfolg, falls die Regel es nicht umkehrt.
rule-tra-test-03 = Wo einfache Tests dienen
    .sentence = Initiative, Präzision im Nahkampf, Moral, Deckung und Überrollen sind einfache Tests.
rule-tra-test-04 = Vergleichstest: aktiver Wert reicht
    .sentence = Liegt der aktive Wert um 0, 1 oder 2 über der Schwierigkeit, so ist jedes Down ein Erfolg.
rule-tra-test-05 = Vergleichstest: aktiver Wert zu klein
    .sentence = Liegt der aktive Wert um 1 oder 2 unter der Schwierigkeit, so ist jedes Up ein Erfolg.
rule-tra-test-06 = Unterschied von 3 oder mehr ist automatisch
    .sentence = Mit 3 oder mehr Vorsprung gelingen alle Würfel, mit 3 oder mehr Rückstand misslingen alle.
rule-tra-test-07 = Jeder gelungene Würfel zählt
    .sentence = Ein Vergleichstest ergibt die Zahl der gelungenen Würfel; er dient der Präzision beim Schießen und dem Durchschlag.
rule-tra-test-08 = Die Schwelle liegt genau bei 3
    .sentence = Schon ein Unterschied von genau 3 ist automatisch, in beide Richtungen und in jedem Vergleichstest.
rule-tra-test-09 = Automatische Tests ohne Würfel
    .sentence = Ein automatischer Test wird nicht geworfen: Alle Würfel gelingen oder keiner, und nichts wird wiederholt.
rule-tra-test-10 = Tests ohne Würfel
    .sentence = Ein Test ohne Würfel hat keinen Erfolg und misslingt, wenn er einen braucht.
rule-tra-test-11 = Keine anderen Wiederholungen
    .sentence = Gewürfelt wird einmal; nur die Initiative bei Gleichstand und die Präzision im unterstützten Feuer werden wiederholt.

## Größen

rule-tra-size-01 = Vier Größen
    .sentence = Jedes Modell ist klein, mittel, groß oder riesig.
rule-tra-size-02 = Klein
    .sentence = Kleine Modelle sind in der Regel weniger als 19 mm hoch.
rule-tra-size-03 = Mittel
    .sentence = Mittlere Modelle sind 25 bis 32 mm hoch, die häufigste Größe.
rule-tra-size-04 = Groß
    .sentence = Große Modelle, etwa Exorüstungen, sind etwas höher oder breiter als mittlere.
rule-tra-size-05 = Riesig
    .sentence = Modelle über 50 mm, meist Panzer, sind in der Regel riesig.
rule-tra-size-06 = Ein Standardkörper je Größe
    .sentence = Die Größe steht im Profil und gibt dem Modell einen aufrechten Zylinder als Körper, wenn die Liste nichts anderes sagt.

## Messen

rule-tra-meas-01 = Von Rand zu Rand der Bases
    .sentence = Gemessen wird zwischen den nächsten Rändern der beiden Bases.
rule-tra-meas-02 = Dinge ohne Base
    .sentence = Ohne Base wird bis zum nächsten Rand des Gegenstands selbst gemessen.
rule-tra-meas-03 = Der Einheitsführer ist der Bezugspunkt
    .sentence = Gemessen wird bei einer Einheit, vor allem die Reichweite, von ihrem Einheitsführer aus.
rule-tra-meas-04 = Zwei Maße
    .sentence = Längen stehen in Zentimetern oder als Reichweite, in Schritten von 10 cm ab 0.
rule-tra-meas-05 = Führer zu Führer, Modell zu Modell
    .sentence = Reichweite und nächste Einheit misst man von Führer zu Führer, Kontakt von jedem Modell, Treffer vom feuernden Führer.
rule-tra-meas-06 = Die Höhe zählt
    .sentence = Entfernungen sind gerade Linien im Raum zwischen den nächsten Punkten zweier Bases.
rule-tra-meas-07 = Messen ist frei
    .sentence = Jeder Spieler darf jederzeit alles messen.

## Reichweiten

rule-tra-range-01 = Kontakt ist höchstens 2,5 cm
    .sentence = Zwei Dinge, die höchstens 2,5 cm voneinander entfernt sind, sind in Kontaktreichweite.
rule-tra-range-02 = Reichweitenstufen
    .sentence = Jenseits des Kontakts geht Reichweite 0 bis 10 cm, Reichweite 1 bis 20, 2 bis 30 und 3 bis 40.
rule-tra-range-03 = Zehn Zentimeter je Stufe
    .sentence = So geht es ohne Ende weiter: alle 10 cm eine Reichweite mehr.
rule-tra-range-04 = Genaue Grenzen
    .sentence = Längen werden genau verglichen, mit 0,002 cm Spielraum zugunsten des gedruckten Werts; 10 cm ist Reichweite 1.
rule-tra-range-05 = Kontakt zählt als 0
    .sentence = Wo eine Reichweite mit einer Zahl verglichen wird, gilt Kontakt als 0.

## Armeen

rule-tra-army-01 = Armee, Sektionen, Einheiten
    .sentence = Eine Armee hat Sektionen, und jede Sektion hat 1 bis 5 Einheiten, gebaut nach der Armeeliste.
rule-tra-army-02 = Infanterie
    .sentence = Wer zu Fuß geht, ist Infanterie, auch Reiter und Kampfanzüge.
rule-tra-army-03 = Ränge der Infanterie
    .sentence = Infanterie ist irregulär, regulär oder Elite.
rule-tra-army-04 = Panzer
    .sentence = Maschinen, die groß genug für einen Piloten sind, sind Panzer, und Panzer sind immer riesig.
rule-tra-army-05 = Ränge der Panzer
    .sentence = Panzer sind Aufklärer, Unterstützer oder schwer.
rule-tra-army-06 = Zwei Bedeutungen von Sektion
    .sentence = Die Gruppen von 1 bis 5 Einheiten haben nichts mit Sturm- und Verstärkungssektion zu tun.

## Einheiten

rule-tra-unit-01 = Eine Einheit handelt gemeinsam
    .sentence = Eine Einheit besteht nur aus Infanterie oder nur aus Panzern und handelt als Ganzes.
rule-tra-unit-02 = Feste Zusammensetzung
    .sentence = Eine Einheit wird vor dem Spiel zusammengestellt und ändert sich nur durch Verluste und Fähigkeiten.
rule-tra-unit-03 = Einheitsführer
    .sentence = Jede Einheit hat einen erkennbaren Einheitsführer, von dem aus ihre Reichweite gemessen wird.
rule-tra-unit-04 = Der Führer wird ersetzt
    .sentence = Fällt der Einheitsführer, so übernimmt ein anderes Modell der Einheit, dort, wo es steht.
rule-tra-unit-05 = Wer übernimmt, und wann
    .sentence = Nach Verlusten und Heilung bestimmt der Besitzer den neuen Führer, einen gewöhnlichen Kämpfer, solange es einen gibt.
rule-tra-unit-06 = Spezialisten
    .sentence = Manche Einheiten dürfen Spezialisten haben, deren Fähigkeit etwas Besonderes bewirkt.
rule-tra-unit-07 = Träger schwerer Waffen
    .sentence = Manche Einheiten dürfen Träger schwerer Waffen haben, die sich sonst in nichts unterscheiden.

## Formation

rule-tra-form-01 = Höchstens 10 cm vom Führer
    .sentence = In Formation ist jeder Kämpfer höchstens 10 cm vom Einheitsführer entfernt.
rule-tra-form-02 = In Kontakt mit einem Kameraden
    .sentence = In Formation ist jeder, auch der Führer, in Kontaktreichweite eines anderen Mitglieds der Einheit.
rule-tra-form-03 = Wann Formation nötig ist
    .sentence = Eine Einheit muss nach jedem ihrer Ortswechsel und bei jeder Aufstellung in Formation sein.
rule-tra-form-04 = Einheiten aus einem Modell
    .sentence = Eine Einheit aus einem einzigen Modell ist immer in Formation.
rule-tra-form-05 = Keine Kette nötig
    .sentence = Die Formation wird Modell für Modell geprüft, und zwei Gruppen sind erlaubt, wenn jedes beide Bedingungen erfüllt.
rule-tra-form-06 = Verluste brechen keine Formation
    .sentence = Verluste desorganisieren keine Einheit über die Formation; geprüft wird erst nach ihrem nächsten Ortswechsel.

## Offiziere

rule-tra-off-01 = Offiziere
    .sentence = Ein Offizier ist ein Kämpfer seiner Einheit, der außerdem einen Kommandowert hat.
rule-tra-off-02 = Der Offizier führt seine Einheit
    .sentence = Ein Offizier ist der Einheitsführer der Einheit, zu der er gehört.
rule-tra-off-03 = Tod eines Offiziers
    .sentence = Wer einem gefallenen Offizier nachfolgt, führt ohne Kommando, und die Einheit hat keinen Offizier mehr.
rule-tra-off-04 = Mindestens ein Offizier
    .sentence = Eine Armee braucht mindestens einen Offizier.
rule-tra-off-05 = Ein Offizier je Einheit
    .sentence = Eine Einheit hat höchstens einen Offizier.

## Profile

rule-tra-prof-01 = Profil eines Kämpfers
    .sentence = Ein Profil nennt Name und Typ, Bewegung, Moral, Panzerung und Kommando.
rule-tra-prof-02 = Profil einer Waffe
    .sentence = Eine Waffe hat Name, Präzision, Feuerrate, Wirkungsbereich, Stärke und Schaden.
rule-tra-prof-03 = Fähigkeiten aus der Armeeliste
    .sentence = Neben seinen Zahlen kann ein Profil Fähigkeiten haben, die ihm die Armeeliste gibt.
rule-tra-prof-04 = Beispiel: ein Marine
    .sentence = Ein Marine hat Bewegung 12, Moral 2, Panzerung 2, ein Gewehr mit Präzision 4 und Stärke 2 und ein Messer mit Stärke 1.
rule-tra-prof-05 = Schuss- und Nahkampfwaffen
    .sentence = Eine Waffe mit Präzision ist eine Schusswaffe, eine ohne Präzision eine Nahkampfwaffe.
rule-tra-prof-06 = Welche Waffen indirekt feuern
    .sentence = Eine Schusswaffe mit Wirkungsbereich oder Zielerfassung feuert indirekt, jede andere direkt.
rule-tra-prof-07 = Jede Waffe zu ihrem Zweck
    .sentence = Schusswaffen feuern nur, und Nahkampfwaffen schlagen nur zu.

## Armeelisten

rule-tra-list-01 = Inhalt einer Armeeliste
    .sentence = Eine Armeeliste nennt zu jeder Einheitenart Profil, Stärke, Preis, Ausrüstung, Auswahl und Fähigkeiten.
rule-tra-list-02 = Dienstgrade
    .sentence = Es gibt drei Dienstgrade: Unteroffizier, Offizier und Stabsoffizier, mit Kommando 1, 2 und 3 für ebenso viele AP.
rule-tra-list-03 = Stärke der Einheiten
    .sentence = Irreguläre sind 8 oder 10, Reguläre 6 oder 8, Elite 4 oder 5; Panzer stehen allein, Aufklärer bis zu dritt.
rule-tra-list-04 = Kosten in Armeepunkten
    .sentence = Einheiten kosten je nach Rang 2 bis 8 AP, und mehr mit erweiterter Stärke, schweren Waffen, Spezialisten und Fähigkeiten.
rule-tra-list-05 = Bezugswaffen
    .sentence = Eine Tabelle von vierzehn Waffen, vom Messer bis zur Schienenkanone, dient allen Armeelisten.
rule-tra-list-06 = Bezugsprofile
    .sentence = Acht Profile, von der Miliz bis zum schweren Läufer, zeigen den Maßstab des Spiels.
rule-tra-list-07 = Bezugsarmee mit 30 AP
    .sentence = Die Bezugsarmee hat fünf Einheiten für 24 AP in der Sturmsektion und zwei für 6 AP in der Verstärkung.
rule-tra-list-08 = Eine Liste prüfen
    .sentence = Eine Liste gilt, wenn Sektionen, Offiziere, Summe, Verstärkung und jede Einheit stimmen; übrige AP verfallen.

## Vorbereitung

rule-tra-prep-01 = Punkte und Szenario
    .sentence = Die Spieler einigen sich auf die Zahl der AP und auf das Szenario.
rule-tra-prep-02 = Listen und Karten
    .sentence = Jeder Spieler stellt seine Armee aus einer Liste zusammen und bereitet für jede Einheit eine Karte vor.
rule-tra-prep-03 = Sturmsektion
    .sentence = Die Einheiten der Sturmsektion sind ab der ersten Runde verfügbar.
rule-tra-prep-04 = Verstärkungssektion
    .sentence = Alle anderen Einheiten warten in der Verstärkungssektion, bis sie mit Verstärkungspunkten gekauft werden.
rule-tra-prep-05 = Der Verstärkungswert ist ein Mindestwert
    .sentence = Die Verstärkungssektion muss mindestens so viel wert sein, wie das Szenario sagt.
rule-tra-prep-06 = Übliche Formate
    .sentence = Üblich sind 30 AP, davon 6 in der Verstärkung, und 45 AP, davon 11 in der Verstärkung.
rule-tra-prep-07 = Beispiel: 8 AP Verstärkung
    .sentence = Sind 8 AP Verstärkung verlangt, so sind 9 erlaubt und 7 nicht.
rule-tra-prep-08 = Die Summe enthält die Verstärkung
    .sentence = Sturm- und Verstärkungssektion dürfen zusammen nicht mehr als die vereinbarten AP kosten.
rule-tra-prep-09 = Wenn das Szenario schweigt
    .sentence = Ohne Angabe beträgt die Verstärkung 6 von 30 AP, 11 von 45 AP und sonst ein Fünftel der Summe, abgerundet.
rule-tra-prep-10 = Offiziere in der Verstärkung
    .sentence = Ein Offizier darf in jeder Sektion sein; liegt von keinem eine Karte aus, so hat die Armee keinen Oberbefehlshaber.
rule-tra-prep-11 = Offene Listen
    .sentence = Beide Listen und ihre Sektionen werden vor dem Spiel gezeigt; verdeckt ist nur die Reihenfolge der Karten.

## Die Runde

rule-tra-turn-01 = Spielrunden
    .sentence = Gespielt wird in Runden, in denen die Spieler abwechselnd ihre Einheiten aktivieren.
rule-tra-turn-02 = Länge eines Spiels
    .sentence = Ein Spiel dauert meist 6 Runden oder endet, sobald das Szenario es sagt.
rule-tra-turn-03 = Phasen einer Runde
    .sentence = Eine Runde hat drei Phasen: Kommando, Aktivierung der Einheiten und Nachbesprechung.
rule-tra-turn-04 = Die sechste Runde beendet jedes Spiel
    .sentence = Spätestens die Nachbesprechung von Runde 6 beendet das Spiel; mehr Siegpunkte gewinnen, gleich viele sind Remis.

## Kommandophase

rule-tra-cmd-01 = Schritte der Kommandophase
    .sentence = Die Schritte sind Anwerben, Auslegen der Aktivierungsfolge, Zählen der KP und Initiative.
rule-tra-cmd-02 = Beide Spieler zugleich
    .sentence = Beide Spieler schließen einen Schritt ab, bevor der nächste beginnt, und verdeckte Wahlen fallen gleichzeitig.

## Anwerben

rule-tra-reinf-01 = Anwerben
    .sentence = In diesem Schritt, und nur in ihm, kaufen Verstärkungspunkte Einheiten der eigenen Verstärkungssektion.
rule-tra-reinf-02 = Preis des Anwerbens
    .sentence = Eine Einheit kostet so viele Verstärkungspunkte wie AP, und mehrere dürfen zugleich angeworben werden.
rule-tra-reinf-03 = Die Karte kommt hinzu
    .sentence = Die Karte einer angeworbenen Einheit wird in derselben Runde ausgelegt; bis sie den Tisch betritt, ist sie in Reserve.
rule-tra-reinf-04 = Gleichzeitiges Anwerben
    .sentence = Beide Spieler entscheiden, ohne die Wahl des anderen zu kennen; dann wird beides gezeigt.
rule-tra-reinf-05 = Ungenutzte Punkte bleiben
    .sentence = Nicht ausgegebene Verstärkungspunkte bleiben für spätere Runden.
rule-tra-reinf-06 = Keine Raten
    .sentence = Eine Einheit wird ganz und auf einmal bezahlt.

## Aktivierungsfolge

rule-tra-seq-01 = Die Aktivierungsfolge auslegen
    .sentence = Jeder legt die Karten seiner verfügbaren Einheiten verdeckt in der Reihenfolge aus, in der er sie spielen will.
rule-tra-seq-02 = Die Reihenfolge steht fest
    .sentence = Liegt sie einmal aus, ändert sich die Reihenfolge nur durch die Option „Erste Karte verschieben“.
rule-tra-seq-03 = Verfügbare Einheiten
    .sentence = Ausgelegt werden Einheiten auf dem Tisch, noch nicht eingetroffene Sturmeinheiten und Angeworbene sowie Rückkehrer.
rule-tra-seq-04 = Was der Gegner sieht
    .sentence = Die Zahl der verdeckten Karten kennen beide, ihre Reihenfolge nur der Besitzer.

## Oberbefehlshaber

rule-tra-gen-01 = Oberbefehlshaber
    .sentence = Der ranghöchste Offizier mit einer Karte in der Reihe ist Oberbefehlshaber; sein Kommando zählt für Initiative und KP.
rule-tra-gen-02 = Gleiche Dienstgrade
    .sentence = Unter Offizieren des gleichen höchsten Dienstgrads bestimmt der Spieler den Oberbefehlshaber.
rule-tra-gen-03 = Nachfolge
    .sentence = Auf einen gefallenen Oberbefehlshaber folgt der ranghöchste Offizier, der noch im Spiel ist.
rule-tra-gen-04 = Zeitpunkt der Nachfolge
    .sentence = Der Nachfolger übernimmt, wenn die Armee das nächste Mal eine Einheit aktiviert, sonst in der Nachbesprechung.
rule-tra-gen-05 = Kein Wechsel zu Lebzeiten
    .sentence = Der Oberbefehlshaber wechselt nur, wenn der vorige ausgeschaltet wurde.
rule-tra-gen-06 = Armee ohne Befehlshaber
    .sentence = Gibt es keinen Offizier, der nachfolgt, so befehligt niemand, und das Kommando ist 0.
rule-tra-gen-07 = Ein höherer Rang kommt später
    .sentence = Ein ranghöherer Offizier, der später kommt, verdrängt den amtierenden Oberbefehlshaber nicht.
rule-tra-gen-08 = Eine Lücke füllen
    .sentence = Ist der Posten leer, so füllt ihn beim Zählen der KP der ranghöchste Offizier mit einer Karte in der Reihe.
rule-tra-gen-09 = Offiziere im Spiel
    .sentence = Ein Offizier kann nachfolgen, wenn seine Einheit auf dem Tisch ist oder in Reserve mit einer Karte in der Reihe.
rule-tra-gen-10 = Zwischen Tod und Nachfolge
    .sentence = Bis zur Übernahme hat die Armee keinen Oberbefehlshaber, und eine unbezahlte Karte ändert daran nichts.

## Kommandopunkte

rule-tra-cp-01 = Kommandopunkte einer Runde
    .sentence = Eine Runde bringt das Kommando des Oberbefehlshabers plus die Karten der Reihe, weniger die desorganisierten Einheiten.
rule-tra-cp-02 = KP gelten die ganze Runde
    .sentence = Die KP der Runde bleiben, auch wenn der Oberbefehlshaber stirbt.
rule-tra-cp-03 = Ungenutzte KP verfallen
    .sentence = KP, die am Ende der Runde übrig sind, verfallen.
rule-tra-cp-04 = Was KP bezahlen
    .sentence = KP bezahlen Initiativewürfel, Aktivierungen, die drei Optionen, versetzte Salven und Befehle.
rule-tra-cp-05 = Nie unter 0
    .sentence = Die KP einer Runde sind nie weniger als 0.
rule-tra-cp-06 = KP sind offen
    .sentence = Die KP beider Spieler und alle Zahlungen sind bekannt, Gebote nach dem Aufdecken.
rule-tra-cp-07 = Ganz bezahlt
    .sentence = Kosten werden ganz und sofort aus den eigenen KP bezahlt, oder es wird nichts gekauft.

## Initiative

rule-tra-init-01 = Initiativetest
    .sentence = Jeder würfelt mit so vielen Würfeln, wie sein Oberbefehlshaber Kommando hat, und jedes Up ist ein Erfolg.
rule-tra-init-02 = KP bieten
    .sentence = Jeder gebotene KP bringt einen Würfel mehr.
rule-tra-init-03 = Der Gewinner bestimmt, wer beginnt
    .sentence = Wer mehr Erfolge hat, sagt, wer zuerst eine Einheit aktiviert.
rule-tra-init-04 = Gleich viele Erfolge: mehr Würfel gewinnen
    .sentence = Bei gleich vielen Erfolgen gewinnt, wer mehr Würfel geworfen hat.
rule-tra-init-05 = Völliger Gleichstand: noch einmal
    .sentence = Bei gleichen Erfolgen und gleich vielen Würfeln werfen beide alles noch einmal, ohne neue Kosten.
rule-tra-init-06 = Geheime Gebote
    .sentence = Beide bieten geheim und gleichzeitig, und das Gebot ist in jedem Fall ausgegeben.
rule-tra-init-07 = Keine Seite hat Würfel
    .sentence = Hat niemand einen Würfel, so wirft jeder einen umsonst, bis ein Up auf ein Down trifft.
