# Die Worte der Regeln von Combat Zone, auf Deutsch: Bewegung, Aktionen, Schießen und Trefferwürfe.

## Bewegung

rule-cbz-move-01 = Drehung bis 90 Grad: 0 AP
    .sentence = Eine Drehung auf der Stelle bis 90 Grad kostet nichts.
rule-cbz-move-02 = Drehung 90 bis 180 Grad: 1 AP
    .sentence = Eine Drehung auf der Stelle um 90 bis 180 Grad kostet 1 AP.
rule-cbz-move-03 = Bewegung bis 5 cm: 1 AP
    .sentence = Eine Figur bewegt sich bis zu 5 cm für 1 AP.
rule-cbz-move-04 = Kampfpanzer: bis 4 cm je AP
    .sentence = Eine Figur im Kampfpanzer bewegt sich bis zu 4 cm für 1 AP.
rule-cbz-move-05 = Schwieriges Gelände: 2 AP
    .sentence = Eine Bewegung bis 5 cm in schwierigem Gelände kostet 2 AP.
rule-cbz-move-06 = Genau 90 Grad und mehrere Drehungen
    .sentence = Genau 90 Grad sind kostenlos, und Drehungen ohne bezahlte Aktion dazwischen zählen als eine.
rule-cbz-move-07 = Bewegungsrichtung
    .sentence = Je nach Option geht es nur in den vorderen Halbkreis oder in jede Richtung; Bewegen dreht die Figur nicht.
rule-cbz-move-08 = Kampfpanzer in schwierigem Gelände
    .sentence = Im Kampfpanzer sind es in schwierigem Gelände bis zu 4 cm für 2 AP.
rule-cbz-move-09 = Teilbewegungen und Folgebewegungen
    .sentence = Jede Bewegung wird einzeln bezahlt und darf kürzer sein; ist ein Teil schwierig, kostet sie 2 AP.
rule-cbz-move-10 = Andere Figuren im Weg
    .sentence = Man geht durch Freunde, nicht durch Feinde, und endet auf keiner Basis; bloßer Kontakt bewirkt nichts.
rule-cbz-move-11 = Den Tisch absichtlich verlassen
    .sentence = Wer den Tisch verlässt, ist verloren, außer wenn das Szenario es als Ausgang wertet.

## Aktionen

rule-cbz-act-01 = Nahkampf eröffnen: 1 AP
    .sentence = Einen Nahkampf zu eröffnen kostet 1 AP.
rule-cbz-act-02 = Einzelschuss: 1 AP
    .sentence = Ein Einzelschuss kostet 1 AP, mit einer schweren Waffe mehr.
rule-cbz-act-03 = Feuerstoß: 2 AP
    .sentence = Ein Feuerstoß kostet 2 AP, mit einer schweren Waffe mehr.
rule-cbz-act-04 = Schwere Waffe, Einzelschuss: 2 AP
    .sentence = Ein Einzelschuss mit einer schweren Waffe kostet 2 AP.
rule-cbz-act-05 = Schwere Waffe, Feuerstoß: 3 AP
    .sentence = Ein Feuerstoß mit einer schweren Waffe kostet 3 AP.
rule-cbz-act-06 = Gezielter Schuss: 5 AP
    .sentence = Ein gezielter Schuss kostet 5 AP.
rule-cbz-act-07 = Gelegenheitsfeuer: 5 AP
    .sentence = Gelegenheitsfeuer kostet 5 AP.
rule-cbz-act-08 = Granate werfen: 3 AP
    .sentence = Eine Granate zu werfen kostet 3 AP; sie weicht ab und hat einen Wirkungsbereich.
rule-cbz-act-09 = Raketenwerfer: 3 AP
    .sentence = Ein Raketenwerfer kostet 3 AP; er weicht ab und hat einen Wirkungsbereich.
rule-cbz-act-10 = Flammenwerfer: 2 AP
    .sentence = Ein Flammenwerfer kostet 2 AP; er weicht ab, hat einen Wirkungsbereich und setzt in Brand.
rule-cbz-act-11 = Tür öffnen oder schließen: 1 AP
    .sentence = Eine Tür zu öffnen oder zu schließen kostet 1 AP.
rule-cbz-act-12 = Gegenstand aufnehmen: 1 AP
    .sentence = Einen Gegenstand aufzunehmen kostet 1 AP.
rule-cbz-act-13 = Hindernis überwinden: 3 AP
    .sentence = Ein Hindernis zu überwinden kostet 3 AP.
rule-cbz-act-14 = In Deckung gehen: 1 AP
    .sentence = In Deckung zu gehen kostet 1 AP.
rule-cbz-act-15 = Technikwurf: 2 AP
    .sentence = Ein Technikwurf kostet 2 AP.
rule-cbz-act-16 = Erste Hilfe: 3 AP
    .sentence = Erste Hilfe zu leisten kostet 3 AP.
rule-cbz-act-17 = Was die 5 AP eines gezielten Schusses kaufen
    .sentence = Die 5 AP enthalten einen Einzelschuss mit +2, auch aus schweren Waffen; nie Feuerstoß oder Flächenwaffe.
rule-cbz-act-18 = Gegenstände
    .sentence = Gegenstände werden bei Kontakt für 1 AP aufgenommen oder übergeben, umsonst abgelegt; man trägt nur einen.
rule-cbz-act-19 = Überall in Deckung
    .sentence = In Deckung geht man überall; Treffer fallen um 1 schwerer, bis man sich bewegt, gebunden wird oder flieht.
rule-cbz-act-20 = Welcher Preis für welche Waffe
    .sentence = Leichte und schwere Waffen haben eigene Preise; der integrierte Granatwerfer kostet so viel wie eine Granate.
rule-cbz-act-21 = Aktionen von Gebundenen, Panischen, Fliehenden
    .sentence = Gebundene kämpfen und drehen nur, Panische tun alles bis 3 AP außer Nahkampf eröffnen, Fliehende nichts.

## Schießen

rule-cbz-shoot-01 = Sichtlinie und Schussfeld
    .sentence = Das Ziel muss in Sichtlinie und in den vorderen 180 Grad liegen.
rule-cbz-shoot-02 = Einzelschuss oder Feuerstoß
    .sentence = Der Schütze wählt zwischen einem Schuss und einem Feuerstoß nach der Feuerrate seiner Waffe.
rule-cbz-shoot-03 = Schüsse werden vor dem Würfeln verteilt
    .sentence = Der Schütze legt die Zahl der Schüsse auf jedes Ziel fest, bevor gewürfelt wird.
rule-cbz-shoot-04 = Gemessen wird nach der Verteilung
    .sentence = Danach wird die Entfernung vom Schützen zu jedem Ziel gemessen.
rule-cbz-shoot-05 = Trefferwürfe, dann Wundwürfe
    .sentence = Der Schütze macht die verteilten Trefferwürfe und für jeden Treffer einen Wundwurf.
rule-cbz-shoot-06 = Sichtlinie in drei Dimensionen
    .sentence = Das Auge blickt auf 25 Punkte des Ziels; ein Punkt, den nichts Undurchsichtiges verdeckt, genügt.
rule-cbz-shoot-07 = Geometrie des Schussfelds
    .sentence = Ein Ziel liegt im Schussfeld, wenn seine Basenmitte auf oder vor der Schulterlinie des Schützen liegt.
rule-cbz-shoot-08 = Reichweitenbänder
    .sentence = Die drei Entfernungen einer Waffe begrenzen Kernschuss, kurze und lange Reichweite; dahinter ist außer Reichweite.
rule-cbz-shoot-09 = Außer Reichweite
    .sentence = Darf man vorher messen, ist ein solches Ziel verboten; sonst gehen die Schüsse ohne Wurf verloren.
rule-cbz-shoot-10 = Auf Figuren im Nahkampf schießen
    .sentence = Wer im Nahkampf gebunden ist, ist kein Ziel, kann aber von Flächenwaffen erfasst werden; Kontakt allein schützt nicht.
rule-cbz-shoot-11 = Streuung der Ziele
    .sentence = Ein Feuerstoß darf auf sichtbare Ziele im Schussfeld verteilt werden, wie weit sie auch auseinander sind.
rule-cbz-shoot-12 = Zahl der Schussaktionen
    .sentence = Einzelschüsse gibt es, solange die AP reichen, je Aktion eine Waffe; nur Granaten gehen aus.

## Trefferwürfe

rule-cbz-hit-01 = 1W6 je Schuss, ab 6 getroffen
    .sentence = Jeder Schuss würfelt 1W6 mit Modifikatoren und Qualität; ab 6 ist es ein Treffer.
rule-cbz-hit-02 = Natürliche 1 verfehlt
    .sentence = Eine natürliche 1 verfehlt bei jedem Ergebnis.
rule-cbz-hit-03 = Natürliche 6 trifft
    .sentence = Eine natürliche 6 trifft bei jedem Ergebnis.
rule-cbz-hit-04 = Ziel in Deckung gegangen: −1
    .sentence = Ein Schuss auf ein Ziel, das in Deckung gegangen ist, hat −1.
rule-cbz-hit-05 = Schütze in Panik: −1
    .sentence = Ein Schütze in Panik hat −1.
rule-cbz-hit-06 = Kurze Reichweite: +1
    .sentence = Ein Schuss auf kurze Reichweite hat +1.
rule-cbz-hit-07 = Gezielter Schuss: +2
    .sentence = Ein gezielter Schuss hat +2.
rule-cbz-hit-08 = Kernschuss: +2
    .sentence = Ein Schuss auf Kernschussweite hat +2.
rule-cbz-hit-09 = Qualität
    .sentence = Rekrut −1, Durchschnittlich 0, Veteran +1, Elite +2 auf jeden Trefferwurf.
rule-cbz-hit-10 = Kernschuss ersetzt kurze Reichweite
    .sentence = Es gilt nur der Modifikator des Bandes, in dem das Ziel liegt.
rule-cbz-hit-11 = Die Panzerungszeile bei den Schussmodifikatoren
    .sentence = Panzerung wirkt nicht auf den Trefferwurf; ihre verrutschte Zeile gehört zum Wundwurf.
rule-cbz-hit-12 = Wer beim Trefferwurf in Deckung ist
    .sentence = Nur wer in Deckung gegangen ist, wird schwerer getroffen; Gelände wirkt allein auf den Wundwurf.
