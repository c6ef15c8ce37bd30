# Die Worte der Regeln von Combat Zone, auf Deutsch: Maschinen, Technik, Erste Hilfe und Waffen.

## Maschinen

rule-cbz-mach-01 = Eine verwundete Maschine wird beschädigt
    .sentence = Eine Maschine, die verwundet wird, fällt nicht aus; stattdessen wird ihr Schadensgrad bestimmt.
rule-cbz-mach-02 = Leichter Schaden
    .sentence = Ein Wundwurf gleich dem Widerstand oder bis zu 3 darüber ist leichter Schaden.
rule-cbz-mach-03 = Schwerer Schaden
    .sentence = Ein Wundwurf 4 oder 5 über dem Widerstand ist schwerer Schaden.
rule-cbz-mach-04 = Kritischer Schaden
    .sentence = Ein Wundwurf 6 über dem Widerstand ist kritischer Schaden.
rule-cbz-mach-05 = Dann 1W6 auf der Schadenstabelle
    .sentence = Steht der Grad fest, nennt 1W6 auf der Schadenstabelle das getroffene System.
rule-cbz-mach-06 = 1 bis 3: Hardware
    .sentence = Bei 1, 2 oder 3 ist die Hardware getroffen.
rule-cbz-mach-07 = 4 oder 5: Energieversorgung
    .sentence = Bei 4 oder 5 ist die Energieversorgung getroffen.
rule-cbz-mach-08 = 6: Software
    .sentence = Bei 6 ist die Software getroffen.
rule-cbz-mach-09 = Selbstreparatur: −1
    .sentence = Wundwürfe gegen eine Maschine mit Selbstreparatur haben −1.
rule-cbz-mach-10 = Schon schwerer Schaden: +1
    .sentence = Wundwürfe gegen eine Maschine mit schwerem Schaden haben +1.
rule-cbz-mach-11 = Schon kritischer Schaden: +2
    .sentence = Wundwürfe gegen eine Maschine mit kritischem Schaden haben +2.
rule-cbz-mach-12 = Mehr als 6 darüber
    .sentence = Mehr als 6 über dem Widerstand ist ebenfalls kritisch.
rule-cbz-mach-13 = Schwerer und kritischer Schaden zugleich
    .sentence = Nur der schlimmere zählt; Selbstreparatur kommt dazu, und leichter Schaden bringt nichts.
rule-cbz-mach-14 = Unter dem Widerstand
    .sentence = Ein niedrigerer Wurf tut einer Maschine nichts; Maschinen kennen weder Panik noch Flucht noch Tests.
rule-cbz-mach-15 = Profile der Maschinen
    .sentence = Maschinen sind leicht, mittel oder schwer mit Widerstand 8, 10 oder 12, durchschnittlich und ohne Panzerung.
rule-cbz-mach-16 = Wirkung von Schäden
    .sentence = Hardware bremst und kostet Waffen, Energie kostet AP, Software verdirbt das Zielen und führt zu Fehlfunktionen.
rule-cbz-mach-17 = Fehlfunktionen
    .sentence = Eine gestörte Maschine erstarrt, irrt 10 cm umher oder feuert auf die nächste sichtbare Figur, Freund oder Feind.
rule-cbz-mach-18 = Zerstörung
    .sentence = Kritischer Hardwareschaden zerstört eine Maschine, ebenso ein zweiter kritischer Schaden ohne Reparatur.
rule-cbz-mach-19 = Reparaturen
    .sentence = Ein Technikwurf in Kontakt beseitigt einen Schaden: Schwierigkeit 7 bei leichtem, 9 bei schwerem, 11 bei kritischem.
rule-cbz-mach-20 = Maschinen in Gruppen
    .sentence = Eine Maschine gehört zu einer Gruppe und zählt für den Zusammenhalt, nicht für die Stärke, und führt sie nie.
rule-cbz-mach-21 = Maschinen im Nahkampf
    .sentence = Maschinen kämpfen nach den normalen Regeln; eine Verliererin wird beschädigt, ohne Flucht oder Panik.

## Technik

rule-cbz-tech-01 = Technikwurf
    .sentence = 2W6 mit Modifikatoren gelingen, wenn das Ergebnis mindestens der Schwierigkeit entspricht.
rule-cbz-tech-02 = Techniker: +2
    .sentence = Ein Techniker hat +2.
rule-cbz-tech-03 = Ohne passende Ausrüstung: −3
    .sentence = Ohne passende Ausrüstung hat der Wurf −3.
rule-cbz-tech-04 = Qualitätsausrüstung: +1
    .sentence = Mit Qualitätsausrüstung hat der Wurf +1.
rule-cbz-tech-05 = In Panik: −2
    .sentence = Eine Figur in Panik hat −2.
rule-cbz-tech-06 = Lesart der beschädigten Zeile
    .sentence = Die beschädigte Zahl für Panik wird als −2 gelesen.
rule-cbz-tech-07 = Schwierigkeiten
    .sentence = Leichte Aufgaben haben Schwierigkeit 6, normale 8, schwere 10 und sehr schwere 12.
rule-cbz-tech-08 = Wiederholen
    .sentence = Man darf es für weitere 2 AP erneut versuchen; je nach Option zerbricht eine natürliche 2 die Ausrüstung.
rule-cbz-tech-09 = Ausrüstung
    .sentence = Ein Werkzeugkasten ist passende Ausrüstung; Qualitätswerkzeug passt ebenfalls und gibt +1.

## Erste Hilfe

rule-cbz-aid-01 = Erste Hilfe leisten
    .sentence = Bei einem frischen Verlust 2W6 wie bei Technik: 8 bis 10 stabilisiert, ab 11 steht er wieder auf; nur einmal.
rule-cbz-aid-02 = Ergebnisse der Ersten Hilfe
    .sentence = Stabilisierte gelten weder als ausgeschaltet noch verloren; wer aufsteht, hat im Spiel nur noch höchstens 3 AP.

## Waffen

rule-cbz-weap-01 = Leichte Pistole
    .sentence = Leichte Pistole: Feuerrate 2, Schaden 2W4, Reichweiten 3, 12 und 40 cm.
rule-cbz-weap-02 = Pistole
    .sentence = Pistole: Feuerrate 2, Schaden 2W6, Reichweiten 3, 15 und 50 cm.
rule-cbz-weap-03 = Schwere Pistole
    .sentence = Schwere Pistole: Feuerrate 2, Schaden 2W8, Reichweiten 3, 15 und 50 cm.
rule-cbz-weap-04 = Automatikpistole
    .sentence = Automatikpistole: Feuerrate 3, Schaden 2W6, Reichweiten 3, 20 und 60 cm.
rule-cbz-weap-05 = Integrierter Granatwerfer
    .sentence = Integrierter Granatwerfer: Feuerrate 1, Schaden 3W8, Reichweiten 3, 10 und 20 cm.
rule-cbz-weap-06 = Maschinenpistole
    .sentence = Maschinenpistole: Feuerrate 4, Schaden 2W6, Reichweiten 3, 20 und 70 cm.
rule-cbz-weap-07 = Pumpgun
    .sentence = Pumpgun: Feuerrate 1, Schaden 3W6, Reichweiten 3, 10 und 20 cm.
rule-cbz-weap-08 = Automatische Schrotflinte
    .sentence = Automatische Schrotflinte: Feuerrate 2, Schaden je nach Option, Reichweiten 3, 10 und 20 cm.
rule-cbz-weap-09 = Sturmgewehr
    .sentence = Sturmgewehr: Feuerrate 3, Schaden 3W6, Reichweiten 3, 25 und 80 cm.
rule-cbz-weap-10 = Maschinenkanone
    .sentence = Maschinenkanone, schwer: Feuerrate 3, Schaden 3W8, Reichweiten 5, 25 und 125 cm.
rule-cbz-weap-11 = Maschinengewehr
    .sentence = Maschinengewehr, schwer: Feuerrate 5, Schaden 3W6, Reichweiten 5, 25 und 100 cm.
rule-cbz-weap-12 = Rückstoßfreies Geschütz
    .sentence = Rückstoßfreies Geschütz, schwer: Feuerrate 1, Schaden 4W8, Reichweiten 5, 30 und 150 cm.
rule-cbz-weap-13 = Spalten der Waffentabelle
    .sentence = Eine Waffenzeile nennt Feuerrate, Schadenswürfel sowie Kernschuss-, kurze und lange Reichweite in cm.
rule-cbz-weap-14 = Flächenwaffen ohne Zeile
    .sentence = Handgranate, Raketenwerfer und Flammenwerfer haben eigene Zeilen, jede mit einem Wirkungsradius.
rule-cbz-weap-15 = Schaden der automatischen Schrotflinte
    .sentence = Je nach Option würfelt die automatische Schrotflinte 3W6 oder 3W8.
rule-cbz-weap-16 = Was eine Figur tragen kann
    .sentence = Höchstens zwei Schusswaffen, schwere zählen doppelt, zwei Nahkampfwaffen, drei Granaten, eine Panzerung, zwei Kästen.
rule-cbz-weap-17 = Schwere Waffen und Bewegung
    .sentence = Man darf sich bewegen und schwere Waffen abfeuern, solange die AP reichen, ohne sie aufzubauen.
