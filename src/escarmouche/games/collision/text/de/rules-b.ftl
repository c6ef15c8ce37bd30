# Die Regeln von Collision auf Deutsch: Runden, Aktivierungen, Bewegen, Schießen, Sturmangriff und Feuerschutz.

## Die Runde

rule-col-turn-01 = Vier Phasen
    .sentence = Jede Runde läuft so ab: Startphase, Reihenfolgephase, Aktivierungsphase, Abschlussphase.

## Startphase

rule-col-start-01 = Startphase
    .sentence = Zu Beginn einer Runde machen sich beide Spieler bereit und ziehen ihre Handkarten.
rule-col-start-02 = Drei Handkarten
    .sentence = In jeder Startphase nimmt jeder Spieler die obersten drei Karten seines Stapels auf die Hand.
rule-col-start-03 = Gleichzeitiges Ziehen
    .sentence = Beide Spieler ziehen gleichzeitig und entscheiden über den Mulligan-Zug, ohne die Wahl des anderen zu kennen.
rule-col-start-04 = Mulligan-Zug
    .sentence = Nur in der ersten Startphase darf ein Spieler einmal alle drei Handkarten gegen drei neue tauschen.
rule-col-start-05 = Wohin die Karten des Mulligan-Zugs kommen
    .sentence = Weggelegte Karten kommen offen, wie gezogen, auf den Ablagestapel, bevor neue gezogen werden.

## Reihenfolgephase

rule-col-prio-01 = Geheimes Gebot
    .sentence = Beide bieten geheim beliebig viele AP, auch keine, und decken zugleich auf; das höhere Gebot gewinnt die Priorität.
rule-col-prio-02 = Was die Priorität bringt
    .sentence = Wer die Priorität gewinnt, zieht eine weitere Handkarte und bestimmt, wer die Aktivierungsphase beginnt.
rule-col-prio-03 = Gebote sind ausgegeben
    .sentence = Gebotene AP, vom Sieger wie vom Verlierer, gelten als benutzt und sind für diese Runde verbraucht.
rule-col-prio-04 = Gleiche Gebote
    .sentence = Bei gleichen Geboten entscheidet eine Option, wer vorgeht und ob er auch die Karte und die Wahl erhält.
rule-col-prio-05 = Wer beim Hinterhalt zuerst aufgestellt hat
    .sentence = Beim Hinterhalt stellt nur der Angreifer auf; er gilt als der Spieler, der zuerst aufgestellt hat.
rule-col-prio-06 = Beispiel: Gebote von 1 und 2
    .sentence = Ein Spieler bietet 1 AP, der andere 2 AP: Das Gebot von 2 gewinnt die Priorität.

## Aktivierungsphase

rule-col-act-01 = Abwechselnd aktivieren
    .sentence = Die Spieler aktivieren abwechselnd je eine Figur: Sind ihre Aktionen beendet, wird der andere Spieler aktiv.
rule-col-act-02 = Eine Aktivierung bezahlen
    .sentence = Um eine Figur zu aktivieren, legt man 1 AP aus dem Aktivierungs-Vorrat neben sie; jedes weitere Mal kostet mehr.
rule-col-act-03 = Zwei Aktionen
    .sentence = Eine aktivierte Figur darf zwei Aktionen ausführen, gleich in welcher Reihenfolge.
rule-col-act-04 = Die sechs Aktionen
    .sentence = Die Aktionen sind Bewegen, Schießen, Sturmangriff, Feuerschutz, Spezielle Aktion und Zurück in den Kampf!
rule-col-act-05 = Gezielter Schuss
    .sentence = Eine Option entscheidet, ob es den Gezielten Schuss gibt: +1 RC für das nächste Schießen der Aktivierung.
rule-col-act-06 = Weniger als zwei Aktionen
    .sentence = Aktionen werden einzeln angesagt, und die Aktivierung darf nach keiner, einer oder zwei enden.
rule-col-act-07 = Ein Spieler ist früher am Ende
    .sentence = Kann ein Spieler nicht mehr aktivieren, macht der andere allein weiter, Figur für Figur, mit seinen restlichen AP.
rule-col-act-08 = Ende der Aktivierungsphase
    .sentence = Die Phase endet, wenn beide fertig sind, aus Mangel an AP oder freiwillig; wann freiwillig, regelt eine Option.
rule-col-act-09 = Die aktivierte Figur stirbt
    .sentence = Stirbt die aktivierte Figur, endet ihre Aktivierung sofort; übrige Aktionen verfallen, ihre AP bleiben benutzt.

## Unter Stress

rule-col-rush-01 = Aktion unter Stress
    .sentence = Dieselbe Aktion noch einmal in einer Aktivierung ist unter Stress: −2 auf die Züge der Figur, alle endgültig.
rule-col-rush-02 = Wo die −2 zählt
    .sentence = Die −2 zählt einmal je Summe oder Ergebnis, nie bei Erfolg oder Misserfolg; für welche Züge, sagt eine Option.
rule-col-rush-03 = Wessen Züge endgültig sind
    .sentence = Endgültig sind Züge nur während der Aktion unter Stress, nicht beim Feuerschutz; für wen, sagt eine Option.
rule-col-rush-04 = Wann zwei Aktionen gleich sind
    .sentence = Aktionen gleichen Namens sind gleich, egal mit welcher Waffe oder welchem Ziel; kostenlose sind nie unter Stress.
rule-col-rush-05 = Unter Stress ohne Kartenzug
    .sentence = Wird unter Stress nichts gezogen, entsteht kein Nachteil: Ein zweites Bewegen hat die volle MOV.

## Mehrfache Aktivierung

rule-col-multi-01 = Eine Figur erneut aktivieren
    .sentence = Eine Figur darf in derselben Runde erneut aktiviert werden, insgesamt höchstens dreimal.
rule-col-multi-02 = Steigende Kosten
    .sentence = Die erste Aktivierung einer Figur in einer Runde kostet 1 AP, die zweite 2 AP, die dritte 3 AP.
rule-col-multi-03 = Beispiel: drei Aktivierungen
    .sentence = Neben einer Figur, die in einer Runde dreimal aktiviert wurde, liegen 1 + 2 + 3 = 6 AP.
rule-col-multi-04 = Jede Runde zählt neu
    .sentence = Aktivierungen zählen je Runde: In jeder neuen Runde kostet die erste einer Figur wieder 1 AP.

## Bewegen

rule-col-move-01 = Die Aktion Bewegen
    .sentence = Mit einem Bewegen legt eine Figur höchstens ihre MOV in Zoll zurück, in jede körperlich mögliche Richtung.
rule-col-move-02 = Drehen während der Bewegung
    .sentence = Während sie sich bewegt, darf sich eine Figur frei drehen, ohne dass es Strecke kostet.
rule-col-move-03 = Drehen auf der Stelle
    .sentence = Auch wer eine Figur nur auf der Stelle dreht, verbraucht die Aktion Bewegen.
rule-col-move-04 = Kein freiwilliges Verlassen
    .sentence = Keine Figur darf das Spielfeld aus freien Stücken verlassen.
rule-col-move-05 = Erzwungenes Verlassen
    .sentence = Verlässt eine Figur das Spielfeld aus einem anderen Grund, ist sie endgültig aus dem Spiel.
rule-col-move-06 = An Figuren vorbei
    .sentence = Unterwegs darf eine Base andere berühren, aber nie überdecken; zu Gegnern ist kein Abstand zu halten.
rule-col-move-07 = Kleine Stufen
    .sentence = Stufen bis 1 Zoll geht man ohne Test und ohne Mehrkosten; Lücken bis 0,5 Zoll zählen nicht.
rule-col-move-08 = Kein andauernder Nahkampf
    .sentence = Kontakt allein bindet niemanden: Solche Figuren bewegen sich, schießen, stürmen und werden beschossen wie sonst.

## Klettern

rule-col-climb-01 = Klettern gehört zum Bewegen
    .sentence = Klettern ist Teil des Bewegens, allein oder mit Gehen; beides zusammen darf die MOV nicht überschreiten.
rule-col-climb-02 = Test beim Klettern
    .sentence = Eine Wand hinauf oder hinab verlangt einen Test 5+ AGI; misslingt er, verliert die Figur den Halt und fällt.
rule-col-climb-03 = Treppen und Leitern
    .sentence = Auf Treppen und Leitern ist kein AGI-Test nötig.
rule-col-climb-04 = Kein Ende der Aktivierung an der Wand
    .sentence = Eine Figur darf ihre Aktivierung nicht mitten an einer Wand oder auf einer Leiter beenden.
rule-col-climb-05 = Beispiel: MOV 4 und eine Wand von 3 Zoll
    .sentence = Mit MOV 4 führen 1 Zoll zur Wand und 3 Zoll hinauf bis oben; gelingt der Test, ist die Aktion damit verbraucht.
rule-col-climb-06 = Wann und wie oft getestet wird
    .sentence = Erst wird die Höhe genannt; jedes Klettern, jeder Sprung hat einen Test, zu Beginn, in der Folge des Weges.
rule-col-climb-07 = Eine Aktion an der Wand beenden
    .sentence = Bewegen darf an Wand oder Leiter enden, wenn ein zweites die Figur wegbringen kann; bleibt es aus, fällt sie.
rule-col-climb-08 = Kosten von Treppen und Leitern
    .sentence = Leitern kosten ihre Höhe, Treppen die Länge des Weges auf ihnen; beides zählt zur MOV.

## Absprung

rule-col-leap-01 = Über eine Lücke springen
    .sentence = Über eine Lücke führt nur ein Absprung, allein oder mit anderer Bewegung; ihre Breite zählt zur MOV.
rule-col-leap-02 = Test beim Absprung
    .sentence = Ein Absprung verlangt einen Test 5+ AGI; misslingt er, fällt die Figur.
rule-col-leap-03 = Beispiel: MOV 4 und eine Lücke von 2 Zoll
    .sentence = Mit MOV 4 sind 1 Zoll zur Kante, 2 Zoll hinüber und 1 Zoll weiter die ganze Aktion, wenn der Test gelingt.
rule-col-leap-04 = Absprung nach oben oder unten
    .sentence = Man landet höchstens 1 Zoll höher; bei über 1 Zoll tiefer gilt im selben Test auch der Malus für gewagte Sprünge.

## Runterspringen

rule-col-jump-01 = Runterspringen kostet keine Bewegung
    .sentence = Zum Runterspringen geht die Figur an den Rand; der Sprung selbst kostet keine Bewegung.
rule-col-jump-02 = Test beim Runterspringen
    .sentence = Am Rand folgt ein Test 5+ AGI; gelingt er, landet die Figur heil und darf ihre restliche Bewegung nutzen.
rule-col-jump-03 = Misslungener Sprung
    .sentence = Misslingt der Test beim Runterspringen, fällt die Figur.
rule-col-jump-04 = Wo der Sprung endet
    .sentence = Die Figur landet direkt unter dem Rand, am Fuß des Geländestücks, oder auf der nächsten freien Stelle.
rule-col-jump-05 = Gewagter Sprung: ab welcher Höhe
    .sentence = Hohe Sprünge haben −1 AGI je Zoll über 3; eine Option entscheidet, ob auch genau 3 Zoll schon −1 bringen.
rule-col-jump-06 = Gewagter Sprung: Rundung
    .sentence = Jedes angefangene Zoll über 3 zählt ganz: −1 bis 4 Zoll, −2 bis 5 Zoll, −3 bis 6 Zoll und so weiter.
rule-col-jump-07 = Beispiel: ein Sprung aus 5,5 Zoll
    .sentence = Ein Sprung aus 5,5 Zoll Höhe verlangt einen Test 5+ AGI mit −3.

## Fallen

rule-col-fall-01 = Die Fallhöhe messen
    .sentence = Ein Sturz wird senkrecht gemessen: Je tiefer die Figur fällt, desto härter der Treffer.
rule-col-fall-02 = Sturz beim Klettern
    .sentence = Nach misslungenem Klettern misst man vom höchsten Punkt, den die Figur erreicht hätte.
rule-col-fall-03 = Wucht des Sturzes
    .sentence = Ein Sturz bis 3 Zoll ist ein +0 CC-Treffer, und jedes Zoll darüber gibt +1 dazu.
rule-col-fall-04 = Rundung bei Stürzen
    .sentence = Jedes angefangene Zoll über 3 zählt ganz für die Wucht des Sturzes.
rule-col-fall-05 = Duell beim Sturz
    .sentence = Ein Sturz ist ein Duell mit je einer Karte und endgültigen Zügen: DEF der Figur gegen CC des Sturzes.
rule-col-fall-06 = Beispiel: ein Sturz aus 5,5 Zoll
    .sentence = Ein Sturz aus 5,5 Zoll Höhe ist ein +3 CC-Treffer.
rule-col-fall-07 = Höhe anderer Stürze
    .sentence = Andere Stürze zählen ab dem Beginn von Abstieg oder Sprung, beim Zurückstoßen ab der verlassenen Fläche.
rule-col-fall-08 = Nach dem Sturz
    .sentence = Die Figur landet unten auf freier Stelle und erhält den Treffer; die Aktion endet, eine übrige bleibt ihr.
rule-col-fall-09 = Wer welche Karte spielt
    .sentence = Der Spieler der fallenden Figur spielt die Karte für ihre DEF, der Gegner die Karte des Sturzes.

## Schießen

rule-col-shoot-01 = Ablauf beim Schießen
    .sentence = Schießen läuft so: Ziel, Reichweite, Karten und Modifikationen des Angriffs, dann der Verteidigung, Aufdecken.
rule-col-shoot-02 = Ziel in Sicht
    .sentence = Das Ziel eines Schusses muss in der Sichtlinie und im vorderen Sichtbereich des Schützen sein.
rule-col-shoot-03 = Reichweite
    .sentence = Das Ziel darf weder näher als die minimale noch weiter als die maximale Reichweite der Waffe entfernt sein.
rule-col-shoot-04 = Zahl der Angriffskarten
    .sentence = Der Spieler des Schützen zieht für jeden Schuss der Waffe eine Karte.
rule-col-shoot-05 = RC der Karten
    .sentence = Zur Summe des Schützen zählt der RC-Wert von Profilkarte und benutzter Ausrüstung.
rule-col-shoot-06 = +1 von hinten
    .sentence = Ein Schuss aus dem Rückenbereich des Ziels hat +1 RC.
rule-col-shoot-07 = +1 von oben
    .sentence = Ein Schuss auf ein Ziel, dessen Base mindestens 3 Zoll tiefer liegt als die des Schützen, hat +1 RC.
rule-col-shoot-08 = −1 über halbe Reichweite
    .sentence = Ein Schuss über die halbe maximale Reichweite hat −1 RC; ob genau die Hälfte auch zählt, sagt eine Option.
rule-col-shoot-09 = −1 beim Feuerschutz
    .sentence = Ein Schuss aus dem Feuerschutz hat −1 RC.
rule-col-shoot-10 = −2 unter Stress
    .sentence = Schießen unter Stress hat −2 RC, und die Züge sind endgültig.
rule-col-shoot-11 = Zahl der Verteidigungskarten
    .sentence = Der Spieler des Ziels zieht so viele Karten wie der Spieler des Schützen.
rule-col-shoot-12 = DEF der Karten
    .sentence = Zur Summe des Ziels zählt der DEF-Wert seiner Profilkarte und seiner Ausrüstung.
rule-col-shoot-13 = Deckung
    .sentence = Ein Ziel, das dem Schützen zu mindestens 25 % verdeckt ist, hat +1 DEF in leichter, +2 DEF in schwerer Deckung.
rule-col-shoot-14 = Was Deckung gibt
    .sentence = Gelände gibt Deckung; ob andere Figuren das auch tun, entscheidet eine Option.
rule-col-shoot-15 = Leichte und schwere Deckung
    .sentence = Holz, Zäune, Hecken und Büsche sind leichte Deckung; Stein, Mauerwerk und Metall schwere.
rule-col-shoot-16 = Leichte und schwere Deckung zugleich
    .sentence = Deckung addiert sich nicht: schwer, wenn schweres Gelände allein 25 % verdeckt, sonst leicht, wenn alles zusammen.
rule-col-shoot-17 = Misserfolgs-Karten beim Schießen
    .sentence = Eine Misserfolgs-Karte des Schützen verletzt nie und gibt ihm einen Ladehemmungs-Marker.
rule-col-shoot-18 = Ersetzter Misserfolg ohne Ladehemmung
    .sentence = Ein Misserfolg, der von der Hand ersetzt wurde, zählt nicht mehr und gibt keinen Ladehemmungs-Marker.
rule-col-shoot-19 = Womit der Misserfolg ersetzt wird
    .sentence = Jede Handkarte darf einen Misserfolg ersetzen; ist sie selbst einer, gibt sie den Ladehemmungs-Marker.
rule-col-shoot-20 = Ladehemmungs-Marker zählen
    .sentence = Nach den Verletzungen gibt jeder obenliegende Misserfolg des Schützen einen Marker; ein Sturmangriff gibt nie einen.
rule-col-shoot-21 = Misserfolg des Verteidigers
    .sentence = Ein Misserfolg des Verteidigers ist nur die schwächste Karte und gibt niemandem einen Marker.

## Sturmangriff

rule-col-charge-01 = Ablauf eines Sturmangriffs
    .sentence = Ein Sturmangriff läuft so: Ziel, Abstand, Reichweite und Kontakt, Angriff, Verteidigung, Duell, Zurückstoßen.
rule-col-charge-02 = Ziel in Sicht
    .sentence = Das Ziel eines Sturmangriffs muss in der Sichtlinie und im vorderen Sichtbereich des Angreifers sein.
rule-col-charge-03 = Höchstabstand
    .sentence = Ein Sturmangriff geht höchstens 5 Zoll weit, wenn keine Karte des Angreifers etwas anderes sagt.
rule-col-charge-04 = Ziel zu weit entfernt
    .sentence = Ein zu weiter Sturmangriff kann nicht angesagt werden: Er kostet keine Aktion, und keine Karte wird gezogen.
rule-col-charge-05 = Die Reichweite
    .sentence = Die sekundäre Zahl einer gezogenen Karte ist die Reichweite: Genügt sie, kommt der Angreifer in Kontakt.
rule-col-charge-06 = Misslungener Sturmangriff
    .sentence = Misslingt der Sturmangriff, bleibt der Angreifer stehen, und die Aktion ist zu Ende.
rule-col-charge-07 = Erfolgs-Karte für die Reichweite
    .sentence = Mit einem Erfolg für die Reichweite gelingt der Sturmangriff bis 5 Zoll.
rule-col-charge-08 = Misserfolgs-Karte für die Reichweite
    .sentence = Mit einem Misserfolg misslingt jeder Sturmangriff; er ist ersetzbar und gibt keinen Ladehemmungs-Marker.
rule-col-charge-09 = Sturmangriff messen und bewegen
    .sentence = Der Abstand ist der kürzeste Weg in Kontakt nach den Regeln für Bewegen; ohne Weg kein Sturmangriff.
rule-col-charge-10 = Die Reichweitenkarte ersetzen
    .sentence = Eine zu niedrige Karte darf einmal durch eine Handkarte ersetzt werden; dann zählt die neue.
rule-col-charge-11 = Zwei einhändige Waffen
    .sentence = Zwei einhändige Waffen, mindestens eine davon für den Nahkampf, geben einen Bonus; welchen, sagt eine Option.
rule-col-charge-12 = ATT oder Attacken der Waffe
    .sentence = Attacken der Waffe ohne Vorzeichen ersetzen ATT, mit Vorzeichen zählen sie dazu; mindestens eine Karte.
rule-col-charge-13 = Zahl der Angriffskarten
    .sentence = Der Spieler des Angreifers zieht für jede Attacke der Figur eine Karte.
rule-col-charge-14 = CC der Karten
    .sentence = Zur Summe des Angreifers zählt der CC-Wert von Profilkarte und benutzter Ausrüstung.
rule-col-charge-15 = +1 in den Rücken
    .sentence = Berührt die Base des Angreifers das Ziel im Rückenbereich, hat er +1 CC.
rule-col-charge-16 = −2 unter Stress
    .sentence = Ein Sturmangriff unter Stress hat −2 CC, und die Züge sind endgültig, auch der für die Reichweite.
rule-col-charge-17 = Sprung-Angriff
    .sentence = Hat der Angreifer in diesem Sturmangriff einen Test beim Runterspringen bestanden, hat er +1 CC.
rule-col-charge-18 = Tests während des Sturmangriffs
    .sentence = Genügt die Reichweite, folgen die Tests des Weges; misslingt einer, fällt der Angreifer, und die Aktion endet.
rule-col-charge-19 = Zahl der Verteidigungskarten
    .sentence = Der Verteidiger zieht so viele Karten wie der Spieler des Angreifers.
rule-col-charge-20 = DEF der Karten
    .sentence = Zur Summe der angegriffenen Figur zählt der DEF-Wert ihrer Profilkarte und ihrer Ausrüstung.
rule-col-charge-21 = +1 DEF beim Feuerschutz
    .sentence = Eine Figur, die Feuerschutz gibt, hat +1 DEF gegen einen Sturmangriff.
rule-col-charge-22 = Zurückstoßen nach jedem Sturmangriff
    .sentence = Nach dem Duell wird das Ziel eines Sturmangriffs zurückgestoßen, auch ohne Verletzung.
rule-col-charge-23 = Wie weit ein Sturmangriff zurückstößt
    .sentence = Ein Sturmangriff stößt 1 Zoll zurück oder so weit wie das höchste Zurückstoßen der Waffe oder Figur.
rule-col-charge-24 = Blickrichtung nach dem Sturmangriff
    .sentence = Der Angreifer blickt zum Ziel und rückt nicht nach; das Ziel behält seine Blickrichtung, auch zurückgestoßen.
rule-col-charge-25 = Sturmangriff aus dem Kontakt
    .sentence = Auch ein Ziel in Kontakt darf angegriffen werden; die Reichweite wird gezogen, nur ein Misserfolg genügt nicht.
rule-col-charge-26 = Geänderter Höchstabstand
    .sentence = Ein Erfolg reicht bis zum eigenen Höchstabstand des Angreifers; Zahlenkarten samt Ausrüstung nie weiter.
rule-col-charge-27 = Das Ziel stirbt
    .sentence = Ein getötetes Ziel wird vor dem Zurückstoßen entfernt; sein Gegenstand bleibt liegen, wo es stand.
rule-col-charge-28 = Keine Deckung im Sturmangriff
    .sentence = Deckung gibt keine DEF gegen einen Sturmangriff.

## Feuerschutz

rule-col-ow-01 = Die Aktion Feuerschutz
    .sentence = Eine Figur, die die Aktion Feuerschutz wählt, erhält einen Feuerschutz-Marker.
rule-col-ow-02 = Auslöser
    .sentence = Wird ein Gegner in Sicht und Reichweite aktiviert oder beendet er dort eine Aktion, löst das den Feuerschutz aus.
rule-col-ow-03 = Schießen dürfen oder müssen
    .sentence = Wird der Feuerschutz ausgelöst, folgt ein Schuss; ob man frei verzichten darf, entscheidet eine Option.
rule-col-ow-04 = Unterbrechung
    .sentence = Die gegnerische Aktivierung wird für einen Schuss auf den Auslöser unterbrochen; überlebt er, macht er weiter.
rule-col-ow-05 = Der Schuss hat −1 RC
    .sentence = Wer im Feuerschutz reagiert, schießt mit −1 RC.
rule-col-ow-06 = Marker nach dem Schuss
    .sentence = Nach dem Schuss aus dem Feuerschutz kommt der Marker weg, ob er traf oder nicht.
rule-col-ow-07 = Jede andere Aktion entfernt den Marker
    .sentence = Führt die Figur eine andere Aktion aus, verliert sie sofort ihren Feuerschutz-Marker.
rule-col-ow-08 = Ein Marker je Figur, keine Kosten
    .sentence = Eine Figur hat höchstens einen Feuerschutz-Marker; ihr Schuss kostet keine AP und ist keine Aktivierung.
rule-col-ow-09 = Kostenlose Aktionen und der Marker
    .sentence = Ob eine kostenlose Aktion den eigenen Marker kostet und gegnerischen Feuerschutz auslöst, sagt eine Option.
rule-col-ow-10 = Genaue Auslösemomente
    .sentence = Geprüft wird nach dem Bezahlen der Aktivierung und nach jeder Aktion, nie während einer Aktion.
rule-col-ow-11 = Mehrere Figuren im Feuerschutz
    .sentence = Können mehrere reagieren, wählt ihr Spieler die Reihenfolge; jede wird ganz abgehandelt, ehe die nächste folgt.
rule-col-ow-12 = Wenn die Figur nicht schießen kann
    .sentence = Darf die Figur nicht auf den Gegner schießen, wird ihr Feuerschutz nicht ausgelöst, und der Marker bleibt.
rule-col-ow-13 = Kein Feuerschutz gegen Feuerschutz
    .sentence = Ein Schuss aus dem Feuerschutz löst keinen Feuerschutz aus; das tut nur die aktivierte Figur.
rule-col-ow-14 = Zurückhalten
    .sentence = Vor dem Schuss ist ein Test 6+ INT möglich: Gelingt er, muss die Figur nicht schießen und behält den Marker.
rule-col-ow-15 = Wie lange das Zurückhalten gilt
    .sentence = Eine Option entscheidet, wie lange das Zurückhalten gilt und ob es als Aktivierung der Figur zählt.
rule-col-ow-16 = Erneut zurückhalten
    .sentence = Nach dem Zurückhalten gilt der Feuerschutz weiter; beim nächsten Auslöser darf man es wieder versuchen.
rule-col-ow-17 = Der Test fürs Zurückhalten ist ein normaler Zug
    .sentence = Zurückhalten und Schuss aus dem Feuerschutz sind normale Züge, auch rund um eine Aktion unter Stress.
rule-col-ow-18 = Feuerschutz und Sturmangriff
    .sentence = Wer angegriffen wird, verliert den Feuerschutz-Marker; ob das +1 DEF einen Test braucht, sagt eine Option.
rule-col-ow-19 = Reihenfolge beim Sturmangriff
    .sentence = Feuerschutz schießt vor oder nach dem Sturmangriff, nie dabei; misslingt die Reichweite, bleibt der Marker.
