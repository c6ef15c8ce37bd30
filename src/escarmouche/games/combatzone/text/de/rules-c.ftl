# Die Worte der Regeln von Combat Zone, auf Deutsch: Wunden, Feuerstöße, Gelegenheitsfeuer, Flächenwaffen und Feuer.

## Wundwürfe

rule-cbz-wnd-01 = Wundwurf eines Schusses
    .sentence = Für jeden Treffer werden die Schadenswürfel der Waffe geworfen und durch Deckung, Panzerung und Weite verändert.
rule-cbz-wnd-02 = Wer den Widerstand erreicht, schaltet aus
    .sentence = Ein Ergebnis von mindestens dem Widerstand schaltet das Ziel aus.
rule-cbz-wnd-03 = Um 1 bis 3 zu wenig: Panik
    .sentence = Liegt das Ergebnis 1 bis 3 unter dem Widerstand, gerät das Ziel in Panik.
rule-cbz-wnd-04 = Um 4 oder mehr zu wenig
    .sentence = Liegt das Ergebnis 4 oder mehr unter dem Widerstand, geschieht nichts.
rule-cbz-wnd-05 = Leichte Deckung: −1
    .sentence = Leichte Deckung gibt −1 auf den Wundwurf.
rule-cbz-wnd-06 = Mittlere Deckung: −2
    .sentence = Mittlere Deckung gibt −2 auf den Wundwurf.
rule-cbz-wnd-07 = Harte Deckung: −3
    .sentence = Harte Deckung gibt −3 auf den Wundwurf.
rule-cbz-wnd-08 = Extraharte Deckung: −4
    .sentence = Extraharte Deckung gibt −4 auf den Wundwurf.
rule-cbz-wnd-09 = Primitive Rüstung: −1
    .sentence = Primitive Rüstung gibt −1 auf den Wundwurf.
rule-cbz-wnd-10 = Ablative Panzerung: −1
    .sentence = Ablative Panzerung gibt −1 auf den Wundwurf.
rule-cbz-wnd-11 = Kugelsichere Weste: −2
    .sentence = Eine kugelsichere Weste gibt −2 auf den Wundwurf.
rule-cbz-wnd-12 = Kampfpanzer: −3
    .sentence = Ein Kampfpanzer gibt −3 auf den Wundwurf.
rule-cbz-wnd-13 = Kernschuss: +1
    .sentence = Ein Schuss auf Kernschussweite hat +1 auf den Wundwurf.
rule-cbz-wnd-14 = Widerstand 7, 8, 9
    .sentence = Ein einfacher Kämpfer hat Widerstand 7, ein Bandenführer 8, ein Held 9.
rule-cbz-wnd-15 = Lesart der beschädigten Deckungszeile
    .sentence = Die beschädigte Zahl der mittleren Deckung wird als −2 gelesen.
rule-cbz-wnd-16 = Wann Geländedeckung zählt
    .sentence = Sind 7 von 25 Punkten verdeckt, gilt Deckung, und zwar die des Stücks, das die meisten verdeckt.
rule-cbz-wnd-17 = Mehrere Treffer auf ein Ziel
    .sentence = Erst alle Trefferwürfel; jeder Wundwurf steht für sich, und Treffer auf Ausgeschaltete sind verloren.
rule-cbz-wnd-18 = Nur eine Panzerung, die sich nicht abnutzt
    .sentence = Eine Figur trägt höchstens eine Panzerung, die das ganze Spiel über voll schützt.
rule-cbz-wnd-19 = Deckung nach Material
    .sentence = Hecke und Möbel sind leicht, Holz mittel, Ziegel und Stein hart, Beton und Sandsäcke extrahart.
rule-cbz-wnd-20 = Der Block ohne Überschrift ist der Widerstand
    .sentence = Die drei Zahlen ohne Überschrift sind der Widerstand, beim Schießen wie im Nahkampf.

## Feuerstöße

rule-cbz-burst-01 = Ein Feuerstoß hat mindestens 2 Schüsse
    .sentence = Wer mindestens 2 Schüsse abgeben will, darf einen Feuerstoß feuern.
rule-cbz-burst-02 = Die Waffe begrenzt die Feuerstöße je Zug
    .sentence = Wie viele Feuerstöße in einem Zug höchstens möglich sind, gibt die Waffe an.
rule-cbz-burst-03 = Wie viele Feuerstöße je Zug
    .sentence = Je nach Option sind je Zug so viele Feuerstöße erlaubt wie die Feuerrate oder so viele, wie die AP reichen.
rule-cbz-burst-04 = Größe eines Feuerstoßes
    .sentence = Ein Feuerstoß hat 2 Schüsse bis zur Feuerrate, wie der Schütze es ansagt.
rule-cbz-burst-05 = Waffen mit Feuerrate 1
    .sentence = Eine Waffe mit Feuerrate 1 kann keine Feuerstöße abgeben.

## Gelegenheitsfeuer

rule-cbz-opp-01 = Feuern während einer feindlichen Aktion
    .sentence = Eine Figur mit Gelegenheitsfeuer darf während der Aktion eines Feindes in Sichtlinie feuern.
rule-cbz-opp-02 = Verloren zu Beginn des nächsten Zuges
    .sentence = Ungenutztes Gelegenheitsfeuer verfällt zu Beginn des nächsten Zuges.
rule-cbz-opp-03 = Verloren, wenn man getroffen wird
    .sentence = Eine Figur verliert ihr Gelegenheitsfeuer, wenn sie beschossen und getroffen wird.
rule-cbz-opp-04 = Verbraucht nach dem Feuern
    .sentence = Eine Figur verliert ihr Gelegenheitsfeuer, sobald sie es abgegeben hat.
rule-cbz-opp-05 = Gelegenheitsfeuer vorbereiten
    .sentence = Wer weder gebunden ist noch eine Reaktion hat, zahlt als letzte Aktion 5 AP; die späteren Schüsse sind enthalten.
rule-cbz-opp-06 = Zeitpunkt des Schusses
    .sentence = Eine Bewegung wird an einem beliebigen Zehntelzentimeter ihres Weges angehalten, jede andere Aktion vorher.
rule-cbz-opp-07 = Ziel gerät durch Gelegenheitsfeuer in Panik
    .sentence = Es beendet die unterbrochene Aktion, wenn sie in 3 AP passt; sonst bleibt es stehen, wo es getroffen wurde.
rule-cbz-opp-08 = Andere Arten, es zu verlieren
    .sentence = Auch wer gebunden wird, in Panik oder Flucht gerät oder erfasst wird, verliert es; Fehlschüsse kosten es nicht.
rule-cbz-opp-09 = Feuerart und Modifikatoren
    .sentence = Je nach Option ist es ein Feuerstoß oder auch ein Einzelschuss, normal verändert, nie gezielt und ohne Drehung.

## Flächenwaffen

rule-cbz-area-01 = Mit einer Flächenwaffe zielen
    .sentence = Zielpunkt ist eine Basenmitte oder ein Punkt am Boden in Sicht, Schussfeld und Reichweite; nie ein Gebundener.
rule-cbz-area-02 = Wurf und Abweichung
    .sentence = Ein Trefferwurf entscheidet; daneben heißt 2 cm Abweichung je Auge eines Würfels in eine von acht Richtungen.
rule-cbz-area-03 = Sicherheitsabstand
    .sentence = Man darf sich vor die eigenen Füße werfen; der Werfer wird erfasst wie jeder andere.
rule-cbz-area-04 = Kernschuss mit Flächenwaffen
    .sentence = Die Weite des Zielpunkts zählt beim Treffen, doch Kernschuss bringt beim Verwunden nichts.
rule-cbz-area-05 = Wirkungsbereich
    .sentence = Wer im Radius steht und vom Einschlag nicht ganz verdeckt ist, erleidet einen Wundwurf, der Nächste zuerst.

## Feuer

rule-cbz-fire-01 = Feuer fangen
    .sentence = Wen der Wundwurf eines Flammenwerfers in Panik versetzt, der brennt auch; Maschinen und Gelände nicht.
keyword-burns = Brandwaffe
rule-cbz-fire-02 = Brennen
    .sentence = Am Zuganfang können 2W6 mit Panzerung ausschalten; sonst erlischt das Feuer ab 4; wer brennt, ist in Panik.
rule-cbz-fire-03 = Feuer löschen
    .sentence = Die brennende Figur oder ein Freund in Kontakt löscht das Feuer für 3 AP.
