### Grundsätze

rule-gff-prin-01 = Im Zweifel gilt der gesunde Menschenverstand
    .sentence = Ist eine Regel unklar, einigen sich die Spieler nach gesundem Menschenverstand und eigenem Geschmack.
rule-gff-prin-02 = Die Entscheidungen des Katalogs ersetzen die Absprache am Tisch
    .sentence = Wo die Regeln schweigen, gilt verbindlich die Entscheidung des Katalogs; Optionen stehen fest, bevor die Listen abgegeben werden.
rule-gff-prin-03 = Sonderregeln gehen vor; nur Regeln mit (X) addieren sich
    .sentence = Sonderregeln schlagen allgemeine Regeln; doppelte Regeln ohne Wert zählen einmal, Werte in Klammern werden addiert, verschiedene Regeln wirken zusammen.
rule-gff-prin-04 = Modell, Einheit, Gruppe, letztes Modell
    .sentence = Eine Einheit ist ein Listeneintrag auf dem Tisch: mit zwei oder mehr lebenden Modellen eine Gruppe, mit einem das letzte Modell.
rule-gff-prin-05 = Offene Informationen
    .sentence = Alles liegt offen und darf jederzeit gemessen werden; geheim ist nur, wie viele Zaubermarker beide Seiten auf einen Zauberwurf setzen.

## Ausgaben

rule-gff-edit-01 = Begriff: Außer Gefecht
    .sentence = Außer Gefecht (in englischen Ausgaben Knocked Out) heißt: Das Modell wird aus dem Spiel entfernt.
rule-gff-edit-02 = Englische Ausgaben nennen andere Zahlen für den Armeebau
    .sentence = Es gelten die Zahlen der französischen Vorlage: 500 Punkte, je 125 für Helden und Kopien, 25 je Einheit und 15 je Modell.
rule-gff-edit-03 = Englische Ausgaben nennen andere Abstände
    .sentence = Es gelten die Abstände der französischen Vorlage: 9 Zoll zwischen den Modellen einer Einheit, 1 Zoll Abstand nur zu Feinden.
rule-gff-edit-04 = Sonderbewegungen gehören zum Spiel
    .sentence = Stoßen, Springen und Fallen gelten; sind sie abgeschaltet, sind breite Lücken und tiefe Absätze unpassierbar.
rule-gff-edit-05 = Sonderregeln anderer Ausgaben gelten nicht
    .sentence = Nur die Sonderregeln des Katalogs wirken; jede andere ist in eigenen Listen ein Fehler und in importierten Listen wirkungslos.

## Würfel

rule-gff-dice-01 = Qualitätstest
    .sentence = Ein W6 muss mindestens die Qualität des Modells zeigen, sonst ist der Test misslungen.
rule-gff-dice-02 = Eine 6 gelingt immer, eine 1 misslingt immer
    .sentence = Zeigt der Würfel vor allen Modifikatoren eine 6, gelingt der Wurf; zeigt er eine 1, misslingt er.
rule-gff-dice-03 = Für welche Würfe die natürliche 6 und 1 gelten
    .sentence = Sie gelten für jeden Wurf gegen einen Zielwert, nicht aber für Wundeffekte, W3, Auswürfeln und gefährliches Gelände.
rule-gff-dice-04 = Wie Modifikatoren zusammenwirken
    .sentence = Zuerst zählt die natürliche 6 oder 1; sonst kommen alle Boni und Mali ohne Obergrenze zur Augenzahl, die dann mit dem Zielwert verglichen wird.
rule-gff-dice-05 = Unmodifiziertes Ergebnis
    .sentence = Das unmodifizierte Ergebnis ist die endgültige Augenzahl: nach einem Wiederholungswurf, aber vor allen Boni und Mali.
rule-gff-dice-06 = Ein Würfel wird höchstens einmal wiederholt
    .sentence = Das zweite Ergebnis bleibt stehen, auch wenn es schlechter ist oder den Wiederholungswurf erneut auslösen würde.
rule-gff-dice-07 = W3
    .sentence = Ein W3 ist ein W6, halbiert und aufgerundet: 1–2 wird 1, 3–4 wird 2, 5–6 wird 3.
rule-gff-dice-08 = Auswürfeln
    .sentence = Beide Spieler werfen einen W6 ohne Modifikatoren; der höhere gewinnt, bei Gleichstand wird neu geworfen.
rule-gff-dice-09 = Reihenfolge der Würfel
    .sentence = Gewürfelt wird stets in fester Folge: Aufprall, Treffer, Verteidigung, Wiederholungen, Regeneration, Wundeffekt, Stoßen.

## Messen

rule-gff-meas-01 = Gemessen wird von Base zu Base
    .sentence = Ein Abstand ist die gerade Strecke im Raum zwischen den nächsten Punkten zweier Bases; zwischen Einheiten zählt das nächste Modellpaar.
rule-gff-meas-02 = Genauigkeit, Kontakt und Grenzen
    .sentence = Positionen sind ganze Tausendstel Zoll, jeder Längenvergleich duldet 0,002 Zoll zugunsten von „innerhalb“, und Kontakt heißt höchstens 0,005 Zoll Lücke.
rule-gff-meas-03 = Genau 1 Zoll Abstand zum Feind ist erlaubt
    .sentence = In der Sperrzone eines Feindes steht nur, wer weniger als 1 Zoll von ihm entfernt ist.
rule-gff-meas-04 = Wie weit sich ein Modell bewegt hat
    .sentence = Es zählt die Länge des Weges der Basemitte im Raum, Auf- und Abstieg eingeschlossen; Drehen ist frei, gesprungene Strecken zählen nicht.

## Armee

rule-gff-army-01 = Zwei Armeen mit gleich vielen Punkten
    .sentence = Vor dem Spiel stellen beide Spieler Armeen mit gleichem Punktwert zusammen.
rule-gff-army-02 = Empfohlene Größen
    .sentence = Empfohlen sind 200 Punkte für die erste Partie und 500 Punkte für ein volles Spiel.
rule-gff-army-03 = Gleiche Punkte heißt gleiche Obergrenze
    .sentence = Die Spieler vereinbaren eine Spielgröße; jede Armee darf sie nicht überschreiten, muss sie aber nicht ausschöpfen.

## Armeeorganisation

rule-gff-force-01 = Die Armeeorganisation ist freiwillig
    .sentence = Die fünf Grenzen für Helden, Kopien, Einheitenkosten, Einheiten und Modelle dürfen weggelassen werden.
rule-gff-force-02 = Ein Held je 125 Punkte
    .sentence = Eine Armee darf je 125 Punkte höchstens einen Helden enthalten.
rule-gff-force-03 = 1+X Kopien derselben Einheit
    .sentence = Dieselbe Einheit darf einmal in der Armee stehen und je 125 Punkte ein weiteres Mal.
rule-gff-force-04 = Keine Einheit über 35 %
    .sentence = Keine Einheit darf mehr als 35 % der Armeepunkte kosten; genau 35 % sind erlaubt.
rule-gff-force-05 = Eine Einheit je 25 Punkte
    .sentence = Eine Armee darf je 25 Punkte höchstens eine Einheit enthalten.
rule-gff-force-06 = Ein Modell je volle 15 Punkte
    .sentence = Eine Armee darf je volle 15 Punkte höchstens ein Modell enthalten.
rule-gff-force-07 = Grenzen folgen der Spielgröße und werden abgerundet
    .sentence = Alle fünf Grenzen werden aus der vereinbarten Spielgröße berechnet, nicht aus den ausgegebenen Punkten, und abgerundet.
rule-gff-force-08 = Was als Kopie, Held, Einheit und Modell zählt
    .sentence = Kopien sind Einheiten desselben Eintrags, gleich welche Aufwertungen sie haben; Helden und Reserven zählen überall mit, Aufwertungen zählen zu den Kosten.
rule-gff-force-09 = Voreinstellung der Armeeorganisation
    .sentence = Die fünf Grenzen gelten alle zusammen oder gar nicht; voreingestellt gelten sie.

## Listen

rule-gff-list-01 = Wie eine Einheit beschrieben wird
    .sentence = Ein Eintrag nennt Name, Modellzahl, Qualität, Verteidigung, Kosten, Sonderregeln, Waffen, Aufwertungen und bei Bedarf Base und Höhe.
rule-gff-list-02 = Wie eine Waffe beschrieben wird
    .sentence = Eine Waffenzeile nennt Name, Anzahl, Reichweite, Attacken und Sonderregeln; ohne Reichweite ist es eine Nahkampfwaffe.
rule-gff-list-03 = Wie eine Aufwertung beschrieben wird
    .sentence = Eine Aufwertung hat einen Preis und fügt Waffen oder Regeln hinzu oder ersetzt Waffen, für alle oder einige Modelle der Einheit.
rule-gff-list-04 = Wie eine Liste geprüft wird
    .sentence = Einträge, Aufwertungen, Sonderregeln, Punkte und Grenzen werden der Reihe nach geprüft, und alle Fehler werden auf einmal gemeldet.
rule-gff-list-05 = Vorführliste
    .sentence = Eine eigene Liste mit 14 Einträgen und fünf Zaubern nutzt alle Sonderregeln; Punkte sind Daten und werden nicht berechnet.
rule-gff-list-06 = Schreibweise der Sonderregeln
    .sentence = Eine Sonderregel heißt Name oder Name(X); ein fehlender oder überflüssiger Wert oder ein unbekannter Name ist in eigenen Listen ein Fehler.
rule-gff-list-07 = Regeln für alle Modelle und für einzelne
    .sentence = Furchtlos, Regeneration, Tarnung, Hinterhalt, Kundschafter und Unbeweglich wirken nur, wenn alle lebenden Modelle sie haben; alle anderen Regeln je Modell.
rule-gff-list-08 = Importierte Listen behalten unbekannte Regeln ohne Wirkung
    .sentence = Unbekannte Regeln einer importierten Liste bleiben sichtbar, aber wirkungslos; gespielt wird erst, wenn beide Seiten den Bericht annehmen.

## Spielfeld

rule-gff-table-01 = Spielfeld von 4 mal 4 Fuß
    .sentence = Gespielt wird auf einer quadratischen Fläche von 4 mal 4 Fuß.
rule-gff-table-02 = Mindestens 20 Geländestücke
    .sentence = Auf dem Spielfeld liegen mindestens 20 Geländestücke.
rule-gff-table-03 = Kleinere Spielfelder
    .sentence = Das Spielfeld darf kleiner sein, wenn sich die Armeen mindestens 24 Zoll voneinander entfernt aufstellen.
rule-gff-table-04 = Der Tisch misst 48 Zoll; Zonen auf kleineren Tischen
    .sentence = Der Standardtisch misst 48 mal 48 Zoll; auf kleineren schrumpfen beide Aufstellungszonen, bis 24 Zoll zwischen ihnen liegen.
rule-gff-table-05 = Wer das Gelände stellt und wann
    .sentence = Das Gelände steht fertig, bevor das erste Missionsziel liegt: als fertiger Tisch, erzeugt oder abwechselnd von den Spielern gestellt.
rule-gff-table-06 = Modelle bleiben auf dem Tisch
    .sentence = Kein Teil einer Base darf je den Tisch verlassen; wer gestoßen wird, hält an der Kante.

## Mission

rule-gff-miss-01 = Zahl der Missionsziele: W3+2
    .sentence = Ein W3 plus 2 bestimmt, wie viele Missionsziele gelegt werden: drei bis fünf.
rule-gff-miss-02 = Missionsziele werden abwechselnd gelegt
    .sentence = Die Spieler würfeln aus, wer beginnt, und legen dann abwechselnd je ein Missionsziel.
rule-gff-miss-03 = Missionsziele liegen außerhalb der Aufstellungszonen
    .sentence = Ein Missionsziel darf in keiner der beiden Aufstellungszonen liegen.
rule-gff-miss-04 = Missionsziele liegen mehr als 9 Zoll auseinander
    .sentence = Jedes Missionsziel muss mehr als 9 Zoll von jedem anderen entfernt liegen.
rule-gff-miss-05 = Die Spielrichtung steht vor den Missionszielen fest
    .sentence = Voreingestellt sind die beiden Aufstellungskanten vorher bekannt; bei freier Wahl müssen die Missionsziele die Streifen aller vier Kanten meiden.
rule-gff-miss-06 = Ein Missionsziel ist ein Punkt
    .sentence = Ein Missionsziel ist ein erreichbarer Punkt, der nichts behindert; wer keinen erlaubten Platz findet, setzt aus.
rule-gff-miss-07 = Ein Missionsziel erobern
    .sentence = Am Ende der Runde erobert ein Missionsziel, wer im Umkreis von 3 Zoll eine Einheit hat, wenn dort kein Feind steht.
rule-gff-miss-08 = Erobert bleibt erobert
    .sentence = Ein erobertes Missionsziel gehört seinem Spieler weiter, auch wenn die Einheit fortzieht.
rule-gff-miss-09 = Ein umkämpftes Missionsziel wird neutral
    .sentence = Machen sich feindliche Einheiten ein Missionsziel streitig, gehört es wieder niemandem.
rule-gff-miss-10 = Wertung eines Missionsziels am Rundenende
    .sentence = Hat nur ein Spieler eine wertbare Einheit im Umkreis von 3 Zoll, gehört es ihm; haben beide eine, wird es neutral; hat keiner eine, bleibt es, wie es war.
rule-gff-miss-11 = Das Spiel endet nach vier Runden
    .sentence = Nach der vierten Runde ist das Spiel zu Ende.
rule-gff-miss-12 = Wer mehr Missionsziele hat, gewinnt
    .sentence = Es gewinnt, wer am Ende des Spiels mehr Missionsziele kontrolliert als der Gegner.
rule-gff-miss-13 = Gleichstand ist unentschieden; kein vorzeitiger Sieg
    .sentence = Gleich viele Missionsziele sind ein Unentschieden, und die Vernichtung des Gegners beendet das Spiel nicht; aufgeben darf man jederzeit.

## Aufstellung

rule-gff-depl-01 = Wahl der Tischkante
    .sentence = Die Spieler würfeln aus; der Sieger wählt seine Tischkante, der Gegner bekommt die gegenüberliegende.
rule-gff-depl-02 = Abwechselnd aufstellen, bis 12 Zoll
    .sentence = Die Spieler stellen abwechselnd je eine Einheit höchstens 12 Zoll von der eigenen Kante auf; der Sieger des Wurfs beginnt.
rule-gff-depl-03 = Aufgestellt wird ganz in der Zone und im Zusammenhalt
    .sentence = Jede Base liegt vollständig in der Aufstellungszone, frei von anderen Bases und unpassierbarem Gelände, und die Einheit hält zusammen.
rule-gff-depl-04 = Ungleiche Einheitenzahl und Ablauf des Aufbaus
    .sentence = Der Aufbau folgt einer festen Reihenfolge von den Listen bis zu den Kundschaftern; wer nichts mehr aufzustellen hat, wird übersprungen.

## Runde

rule-gff-round-01 = Abwechselnde Aktivierungen; wer Runde 1 beginnt
    .sentence = Die Spieler aktivieren abwechselnd je eine Einheit; in der ersten Runde beginnt der Sieger des Aufstellungswurfs.
rule-gff-round-02 = Wer spätere Runden beginnt
    .sentence = Jede spätere Runde beginnt der Spieler, der in der vorigen Runde zuerst mit seinen Aktivierungen fertig war.
rule-gff-round-03 = Wer zuerst fertig war
    .sentence = Wer die letzte Aktivierung der Runde hatte, war als Zweiter fertig; der andere beginnt die nächste Runde.
rule-gff-round-04 = Übrige Aktivierungen; kein Passen
    .sentence = Wer keine Einheit mehr hat, wird übersprungen, der andere aktiviert seine restlichen nacheinander; wer aktivieren kann, muss es tun.
rule-gff-round-05 = Ablauf am Rundenanfang
    .sentence = Erst wird der Startspieler bestimmt, dann erhalten Zauberer Zaubermarker, ab Runde 2 kommen Einheiten aus dem Hinterhalt, dann wird aktiviert.
rule-gff-round-06 = Ablauf am Rundenende
    .sentence = Erst kommen die Moraltests, dann die Missionsziele (oder umgekehrt, je nach Option), danach enden Erschöpfung und Rundeneffekte.

## Aktionen

rule-gff-act-01 = Eine Einheit, eine Aktion
    .sentence = Der Spieler wählt eine eigene Einheit, die diese Runde noch nicht aktiviert wurde, und für sie genau eine Aktion.
rule-gff-act-02 = Halten [Hold]
    .sentence = Die Einheit bewegt sich nicht und darf schießen.
rule-gff-act-03 = Vorrücken [Advance]
    .sentence = Die Einheit bewegt sich bis zu 6 Zoll und darf danach schießen.
rule-gff-act-04 = Rennen [Rush]
    .sentence = Die Einheit bewegt sich bis zu 12 Zoll und darf nicht schießen.
rule-gff-act-05 = Angreifen [Charge]
    .sentence = Die Einheit bewegt sich bis zu 12 Zoll, um in den Nahkampf zu kommen.
rule-gff-act-06 = Aktionen im Einzelnen
    .sentence = Alle Modelle nutzen dieselbe Aktion, jedes mit seiner eigenen Höchstweite; erst wird bewegt, dann geschossen; Zurückschlagen ist keine Aktivierung.

## Bewegung

rule-gff-move-01 = Zusammenhalt: 1 Zoll zum Nächsten
    .sentence = Jedes Modell bleibt höchstens 1 Zoll von mindestens einem anderen Modell seiner Einheit entfernt.
rule-gff-move-02 = Zusammenhalt: 9 Zoll zu allen
    .sentence = Jedes Modell bleibt höchstens 9 Zoll von allen anderen Modellen seiner Einheit entfernt.
rule-gff-move-03 = Zusammenhalt als Kette und sein Verlust
    .sentence = Voreingestellt bildet die ganze Einheit eine Kette; ist der Zusammenhalt gerissen, stellt ihre nächste Aktivierung ihn wieder her, soweit es geht.
rule-gff-move-04 = 1 Zoll Abstand zu Feinden, außer beim Angreifen
    .sentence = Nur wer angreift, darf sich einer feindlichen Einheit auf weniger als 1 Zoll nähern.
rule-gff-move-05 = Die Sperrzone gilt auf dem ganzen Weg
    .sentence = Auf keinem Punkt des Weges darf eine Base näher als 1 Zoll an eine feindliche; wer schon darin steht, darf heraus, aber nicht wieder hinein.
rule-gff-move-06 = An Freunden vorbei
    .sentence = Niemand außer Fliegern zieht durch Bases anderer Einheiten; durch die eigene Einheit geht es frei, und keine Base endet auf einer anderen.
rule-gff-move-07 = Klettern und niedrige Hindernisse
    .sentence = Stufen bis 1 Zoll zählen nicht, bis 3 Zoll wird geklettert und die Höhe zählt als Bewegung; höher geht es nur über Leitern, Treppen oder Rampen.

## Sichtlinie

rule-gff-los-01 = Sichtlinie
    .sentence = Ein Modell sieht ein anderes, wenn eine von neun Sehlinien weder sichtblockierendes Gelände noch Wald noch Modelle dritter Einheiten kreuzt.
rule-gff-los-02 = Wald: Sicht hinein und hinaus, nicht hindurch
    .sentence = Ein Wald verdeckt die Sicht, außer wenn Betrachter oder Ziel darin steht; jedes Waldstück wird für sich beurteilt.

## Angriff

rule-gff-charge-01 = Wann ein Angriff erlaubt ist
    .sentence = Eine Einheit darf nur angreifen, wenn mindestens eines ihrer Modelle ein Modell des Ziels in Angriffsreichweite hat.
rule-gff-charge-02 = Die Angriffsreichweite ist ein begehbarer Weg
    .sentence = Mindestens ein Modell braucht einen erlaubten Weg in Basekontakt oder, wenn dort kein Platz ist, in Nahkampfreichweite; Sicht ist nicht nötig.
rule-gff-charge-03 = Ein einziges Ziel
    .sentence = Ein Angriff gilt genau einer vorher genannten Einheit; nur diese beiden kämpfen, von anderen Feinden bleibt man 1 Zoll entfernt.
rule-gff-charge-04 = In Basekontakt oder so nah wie möglich
    .sentence = Angreifende Modelle müssen in Basekontakt mit dem Ziel ziehen oder so nah heran, wie es geht.
rule-gff-charge-05 = Der Verteidiger rückt bis zu 3 Zoll nach
    .sentence = Nach der Angriffsbewegung ziehen die Modelle des Verteidigers bis zu 3 Zoll in Basekontakt oder so nah heran, wie es geht.
rule-gff-charge-06 = Nachrücken im Einzelnen
    .sentence = Jedes Modell ohne Kontakt muss nachrücken, ohne sich je zu entfernen; erschütterte und unbewegliche Modelle rücken nicht nach.
rule-gff-charge-07 = Ein Angriff, der nicht ankommt
    .sentence = Erreicht kein Modell die Nahkampfreichweite, gibt es weder Nahkampf noch Erschöpfung; kommen einige an, kämpfen diese.
rule-gff-charge-08 = So nah wie möglich, genau gesagt
    .sentence = Der Besitzer zieht Modell um Modell; ein Ende gilt, wenn kein erreichbares mehr als 0,1 Zoll näher am Gegner liegt.

## Beschuss

rule-gff-shoot-01 = Wer schießen darf
    .sentence = Jedes Modell, das das Ziel sieht und in Reichweite hat, darf mit allen seinen Fernkampfwaffen schießen.
rule-gff-shoot-02 = Bis zu zwei Ziele mit verschiedenen Waffentypen
    .sentence = Die Schützen dürfen auf bis zu zwei Einheiten feuern, auf jede mit anderen Waffentypen.
rule-gff-shoot-03 = Waffentypen und Ziele werden je Einheit angesagt
    .sentence = Alle Waffen eines Typs feuern auf dieselbe Einheit, höchstens zwei Ziele insgesamt, angesagt vor dem ersten Wurf; Schießen ist freiwillig.
rule-gff-shoot-04 = Reichweite
    .sentence = Ein Modell schießt, wenn ein Modell des Ziels zugleich sichtbar und in Waffenreichweite ist; wer das nicht erfüllt, schießt nicht mit.

## Treffer

rule-gff-hit-01 = Trefferwurf
    .sentence = Für jede Attacke der Waffe legt das Modell einen Qualitätstest ab; jeder Erfolg ist ein Treffer.
rule-gff-hit-02 = Modifikatoren auf Trefferwürfe
    .sentence = Nur Tarnung (−1), Indirekt nach Bewegung (−1), Stoß beim Angreifen (+1) und Zauber ändern den Trefferwurf; Deckung nie.
rule-gff-hit-03 = Zusatztreffer durch 6en addieren sich
    .sentence = Rasend, Unerbittlich und Woge geben bei einer unmodifizierten 6 je einen Zusatztreffer, der selbst nicht als 6 gilt.
rule-gff-hit-04 = Automatische Treffer
    .sentence = Treffer durch Aufprall, Sturz oder Zauber gelten nie als 6, werden nicht modifiziert und haben nur die Regeln ihrer Quelle.

## Verteidigung

rule-gff-def-01 = Verteidigungswurf
    .sentence = Je Treffer wirft die getroffene Einheit einen W6: Ab ihrem Verteidigungswert ist der Treffer abgewehrt, sonst erleidet sie eine Wunde.
rule-gff-def-02 = Modifikatoren auf die Verteidigung
    .sentence = Vom Wurf gehen alle DS-Werte des Treffers ab, Deckung gibt +1; eine natürliche 6 wehrt immer ab, eine natürliche 1 nie.

## Wunden

rule-gff-wound-01 = Jede Wunde entfernt ein Modell
    .sentence = Für jede Wunde entfernt der Verteidiger ein Modell.
rule-gff-wound-02 = Gruppen verlieren Modelle, das letzte Modell sammelt Wunden
    .sentence = Ab zwei Modellen kostet jede Wunde ohne Wurf ein Modell; ein einzelnes Modell erhält Wundmarker und macht einen Wundeffektwurf.
rule-gff-wound-03 = Wahl der Verluste
    .sentence = Der Verteidiger wählt beliebige lebende Modelle der Einheit als Verluste, auch wenn sie außer Sicht oder Reichweite stehen.
rule-gff-wound-04 = Schadenspaket: was zusammen abgehandelt wird
    .sentence = Alle Wunden eines Schadenspakets, etwa des Beschusses einer Einheit oder eines Zaubers, führen zu höchstens einem Wundeffektwurf.

## Reihenfolge

rule-gff-seq-01 = Ablauf innerhalb eines Schadenspakets
    .sentence = Nacheinander kommen Ansage, Treffer, Zusatztreffer, Explosion, Verteidigung, tödliche und übrige Wunden, Wundeffekt und Stoßen.
rule-gff-seq-02 = Zwei Ziele, mehrere getroffene Einheiten
    .sentence = Erst stehen alle Treffer auf alle Einheiten fest; dann wird jede Einheit ganz abgehandelt, in der Reihenfolge des angreifenden Spielers.

## Nahkampf

rule-gff-melee-01 = Nahkampfreichweite: 2 Zoll waagerecht, 4 Zoll senkrecht
    .sentence = Modelle müssen mit allen Nahkampfwaffen gegen Feinde kämpfen, die bis 2 Zoll waagerecht und 4 Zoll senkrecht entfernt sind.
rule-gff-melee-02 = Schläge werden wie Beschuss abgehandelt
    .sentence = Wie beim Beschuss gibt es je Attacke einen Qualitätstest, je Treffer einen Verteidigungswurf und je Fehlwurf eine Wunde.
rule-gff-melee-03 = Der Verteidiger darf zurückschlagen
    .sentence = Nach den Schlägen der angreifenden Einheit darf die verteidigende zurückschlagen, sie muss aber nicht.
rule-gff-melee-04 = Wer den Gegner vernichtet, darf sich 3 Zoll bewegen
    .sentence = Ist eine der beiden Einheiten vernichtet, darf die andere bis zu 3 Zoll konsolidieren.
rule-gff-melee-05 = Sonst löst sich die angreifende Einheit
    .sentence = Überleben beide Einheiten, muss die angreifende zurückweichen, bis möglichst 1 Zoll zwischen ihnen liegt.
rule-gff-melee-06 = Ablauf eines Nahkampfs
    .sentence = Angriffsbewegung, Nachrücken, Konter, Schläge, Zurückschlagen, Erschöpfung und dann Konsolidieren oder Lösen folgen einander in dieser Ordnung.
rule-gff-melee-07 = Wer zuschlägt und wie die Reichweite gemessen wird
    .sentence = Zu Beginn jedes Schlagabtauschs schlägt jedes lebende Modell zu, das ein Modell der Gegnereinheit in Reichweite hat, mit allen Nahkampfwaffen.
rule-gff-melee-08 = Zurückschlagen im Einzelnen
    .sentence = Der Verteidiger entscheidet erst, wenn die Schläge des Gegners ganz abgehandelt sind; dann schlagen alle überlebenden Modelle in Reichweite oder keines.
rule-gff-melee-09 = Keine Deckung im Nahkampf
    .sentence = Deckung hilft nur gegen Beschuss, nie gegen Schläge, Aufprall, Zauber, Stürze oder gefährliches Gelände.
rule-gff-melee-10 = Konsolidieren und Lösen im Einzelnen
    .sentence = Konsolidieren ist freiwillig und beginnt keinen neuen Nahkampf; das Lösen ist Pflicht auf kürzestem Weg, und wer keinen hat, bleibt stehen.
rule-gff-melee-11 = Durch Konter erschüttert, schlägt man nicht mehr zu
    .sentence = Wird die angreifende Einheit vor ihren Schlägen erschüttert, entfallen Aufprall und Schläge; erschöpft wird sie trotzdem.

## Erschöpfung

rule-gff-fat-01 = Erschöpfung
    .sentence = Wer angegriffen oder zurückgeschlagen hat, trifft im Nahkampf bis zum Ende der Runde nur noch mit unmodifizierten 6en.
rule-gff-fat-02 = Wann die Erschöpfung beginnt
    .sentence = Sie beginnt erst am Ende des Nahkampfs: für die angreifende Einheit immer, für die verteidigende nur, wenn sie zugeschlagen hat.
rule-gff-fat-03 = Erschöpfung, Modifikatoren und Sonderregeln
    .sentence = Kein Modifikator und keine Sonderregel hebt die Erschöpfung auf; Regeln für unmodifizierte 6en wirken weiter, Beschuss und Moral bleiben unberührt.

## Wundeffekte

rule-gff-effect-01 = Ein Wundmarker je Wunde
    .sentence = Erleidet ein Modell Wunden, erhält es für jede einen Wundmarker.
rule-gff-effect-02 = Wundeffektwurf
    .sentence = Danach wirft der Verteidiger einen Würfel, zählt die Wundmarker dazu und liest die Summe auf der Wundeffekttabelle ab.
rule-gff-effect-03 = Wundeffekt 1–5: Erschüttert
    .sentence = Bei einer Summe von 1 bis 5 wird das Modell erschüttert.
rule-gff-effect-04 = Wundeffekt 6: Außer Gefecht
    .sentence = Bei einer Summe von 6 ist das Modell außer Gefecht und wird aus dem Spiel entfernt.
rule-gff-effect-05 = Die Zeile 6 heißt 6 oder mehr
    .sentence = Außer Gefecht gilt ab 6, bei Zäh (X) ab 5+X; jede kleinere Summe ist Erschüttert.
rule-gff-effect-06 = Woraus sich die Summe ergibt
    .sentence = Zur Augenzahl kommen alle alten und neuen Wundmarker, +1 für schon erschütterte Einheiten und die Furcht des Gegners; Wundmarker bleiben bis Spielende.
rule-gff-effect-07 = Ein Wurf je Schadenspaket
    .sentence = Je Paket und Modell wird einmal gewürfelt, nachdem alle Wundmarker liegen; ohne neuen Wundmarker gibt es keinen Wurf.
rule-gff-effect-08 = Noch einmal Erschüttert
    .sentence = Ein weiteres Ergebnis Erschüttert ändert nichts am Zustand, erlaubt dem Gegner aber einen neuen Versuch zu stoßen.

## Gruppen

rule-gff-group-01 = Jede Wunde schaltet ein Modell der Gruppe aus
    .sentence = Erleidet eine Einheit aus mehreren Modellen Wunden, fällt mit jeder eines, bis nur eines übrig ist.
rule-gff-group-02 = Nur das letzte Modell sammelt Wunden
    .sentence = Erst das letzte Modell sammelt Wundmarker und würfelt, ob es erschüttert oder außer Gefecht ist.
rule-gff-group-03 = Überzählige Wunden gehen auf das letzte Modell
    .sentence = Wunden desselben Pakets, die nach den Verlusten übrig sind, werden Wundmarker auf dem letzten Modell, das dann einmal würfelt.
rule-gff-group-04 = Zäh in Gruppen
    .sentence = Voreingestellt fällt in einer Gruppe mit jeder Wunde ein Modell, auch ein zähes; wahlweise fängt ein zähes Modell erst seine X Wunden ab.
rule-gff-group-05 = Gruppen werden nur durch Moral oder Zauber erschüttert
    .sentence = Eine Gruppe macht keinen Wundeffektwurf; erschüttert wird sie als Einheit durch Moraltest oder Zauber, und das bleibt auch beim letzten Modell.

## Erschüttert

rule-gff-shaken-01 = Erschüttert: +1 auf Wundeffektwürfe
    .sentence = Wundeffektwürfe einer erschütterten Einheit erhalten +1.
rule-gff-shaken-02 = Erschüttert: muss untätig bleiben
    .sentence = Eine erschütterte Einheit muss untätig bleiben.
rule-gff-shaken-03 = Erschüttert: schlägt wie erschöpft zurück
    .sentence = Eine erschütterte Einheit darf zurückschlagen, gilt dabei aber als erschöpft.
rule-gff-shaken-04 = Erschüttert: Moraltests misslingen immer
    .sentence = Eine erschütterte Einheit besteht keinen Moraltest.
rule-gff-shaken-05 = Erschüttert: keine Missionsziele
    .sentence = Eine erschütterte Einheit kann Missionsziele weder erobern noch streitig machen.
rule-gff-shaken-06 = Erschüttert: Erholung durch eine untätige Aktivierung
    .sentence = Verbringt eine erschütterte Einheit eine ganze Aktivierung untätig, ist sie danach nicht mehr erschüttert.
rule-gff-shaken-07 = Was untätig heißt
    .sentence = Untätig heißt: keine eigene Bewegung, kein Beschuss, kein Angriff, kein Zauber; zurückschlagen darf die Einheit, und lösen muss sie sich.
rule-gff-shaken-08 = Wann sich eine erschütterte Einheit erholt
    .sentence = Jede Aktivierung, die eine Einheit erschüttert beginnt, ist untätig, und an deren Ende erholt sie sich von selbst.
rule-gff-shaken-09 = In der eigenen Aktivierung erschüttert werden
    .sentence = Die Aktivierung endet sofort und bringt keine Erholung; wer sie schon erschüttert begann, erholt sich an ihrem Ende trotzdem.

## Moral

rule-gff-morale-01 = Auslöser: höchstens die Hälfte der Einheiten am Rundenende
    .sentence = Hat eine Armee am Rundenende nur noch die Hälfte ihrer Einheiten oder weniger, legen alle verbliebenen einen Moraltest ab.
rule-gff-morale-02 = Ein Moraltest ist ein Qualitätstest
    .sentence = Für einen Moraltest legt die Einheit einen Qualitätstest mit einem Würfel ab.
rule-gff-morale-03 = Misslungen: Erschüttert
    .sentence = Eine Einheit, deren Moraltest misslingt, wird erschüttert.
rule-gff-morale-04 = Misslungen und schon erschüttert: Geflohen
    .sentence = Misslingt der Moraltest einer schon erschütterten Einheit, flieht sie und wird entfernt, als wäre sie vernichtet.
rule-gff-morale-05 = Wie die Hälfte gezählt wird
    .sentence = Gezählt werden ganze Einheiten mitsamt Reserven, einmal je Runde für beide Armeen zugleich, bevor der erste Test geworfen wird.
rule-gff-morale-06 = Wer testet und in welcher Reihenfolge
    .sentence = Jede Einheit auf dem Tisch testet einmal, in der Reihenfolge ihres Besitzers; zuerst die Armee, die die nächste Runde beginnt.

## Gelände

rule-gff-terr-01 = Deckung: +1 Verteidigung gegen Beschuss
    .sentence = Stehen die meisten Modelle der beschossenen Einheit in Deckung, gilt gegen diesen Beschuss +1 auf die Verteidigung.
rule-gff-terr-02 = Den Deckungsbonus bekommt das Ziel
    .sentence = Der Bonus für Deckung gilt den Verteidigungswürfen der beschossenen Einheit, nicht den Schützen.
rule-gff-terr-03 = Die meisten Modelle
    .sentence = Mehr als die Hälfte der lebenden Modelle muss in Deckung sein, geprüft vor dem ersten Verlust; der Bonus zählt nur einmal.
rule-gff-terr-04 = Wann ein Modell in Deckung ist
    .sentence = Es steht mit der Basemitte in deckendem Gelände, oder für mehr als die Hälfte der Schützen ist die Linie von Mitte zu Mitte verstellt.
rule-gff-terr-05 = Schwieriges Gelände: insgesamt 6 Zoll
    .sentence = Eine Einheit, die irgendwo auf ihrem Weg durch schwieriges Gelände zieht, bewegt sich insgesamt höchstens 6 Zoll.
rule-gff-terr-06 = Schwieriges Gelände im Einzelnen
    .sentence = Berührt der Weg eines Modells schwieriges Gelände, das es nicht ignoriert, ist die ganze Einheit auf 6 Zoll begrenzt; weiter zieht dadurch niemand.
rule-gff-terr-07 = Schwieriges Gelände und Angriffe
    .sentence = Führt der Angriffsweg durch schwieriges Gelände, reicht der Angriff höchstens 6 Zoll; ein Umweg außen herum ist erlaubt.
rule-gff-terr-08 = Gefährliches Gelände
    .sentence = Wer sich durch gefährliches Gelände bewegt oder darin aktiviert wird, wirft einen W6, bei Zäh (X) aber X Würfel; jede 1 ist eine Wunde.
rule-gff-terr-09 = Wann für gefährliches Gelände gewürfelt wird
    .sentence = Gewürfelt wird zu Beginn der Aktivierung oder am Ende der Bewegung, je Aktivierung einmal; Nahkampfbewegungen und Stoßen zählen eigens.
rule-gff-terr-10 = Gefährliches Gelände und Gruppen
    .sentence = In einer Gruppe fällt genau das Modell, das eine 1 wirft; fielen alle, bleibt eines als letztes Modell mit Wundmarkern übrig.
rule-gff-terr-11 = Nach gefährlichem Gelände weiterhandeln
    .sentence = Wer das Gelände übersteht, ohne erschüttert zu werden, handelt normal weiter; gestoßen wird dabei niemand.
rule-gff-terr-12 = Eigenschaften eines Geländestücks
    .sentence = Ein Geländestück hat Umriss, Unterkante und Höhe und kann zugleich deckend, schwierig, gefährlich, sichtblockierend, unpassierbar oder begehbar sein.
rule-gff-terr-13 = Wann eine Base im Gelände ist
    .sentence = Eine Base ist im Gelände, wenn sie dessen Umriss auf gleicher Höhe überlappt; bloßes Berühren von außen zählt nicht.

## Sonderregeln: Hinterhalt

rule-gff-ambush-01 = Hinterhalt [Ambush]: vor der Aufstellung beiseitestellen
    .sentence = Eine Einheit mit Hinterhalt darf vor der Aufstellung in Reserve gehen, statt aufgestellt zu werden.
rule-gff-ambush-02 = Hinterhalt [Ambush]: Ankunft in einer späteren Runde
    .sentence = Zu Beginn jeder Runde nach der ersten darf die Einheit irgendwo mehr als 9 Zoll von Feinden entfernt erscheinen.
rule-gff-ambush-03 = Hinterhalt [Ambush]: abwechselnd stellen
    .sentence = Die Spieler stellen ihre Einheiten aus dem Hinterhalt abwechselnd; es beginnt, wer als Nächster aktiviert.
rule-gff-ambush-04 = Hinterhalt [Ambush]: keine Missionsziele bei der Ankunft
    .sentence = In der Runde ihrer Ankunft kann die Einheit Missionsziele weder erobern noch streitig machen.
rule-gff-ambush-05 = Hinterhalt [Ambush] im Einzelnen
    .sentence = Jede Runde stellt man reihum eine Einheit oder verzichtet; Ankünfte sind freiwillig, und die Einheit darf noch in dieser Runde aktiviert werden.

## Sonderregeln: Durchschlag und Verderben

rule-gff-ap-01 = Durchschlag DS(X) [AP(X)]: −X auf Verteidigungswürfe
    .sentence = Gegen Attacken dieser Waffe erhält das Ziel −X auf seine Verteidigungswürfe.
rule-gff-bane-01 = Verderben [Bane]: ohne Regeneration, 6en wiederholen
    .sentence = Wunden dieser Waffe ignorieren Regeneration, und das Ziel muss unmodifizierte 6en bei der Verteidigung wiederholen.
rule-gff-bane-02 = Verderben [Bane] im Einzelnen
    .sentence = Jede 6 gegen einen Treffer mit Verderben wird genau einmal wiederholt; eine zweite 6 wehrt ab.

## Sonderregeln: Explosion

rule-gff-blast-01 = Explosion [Blast(X)]: ignoriert Deckung
    .sentence = Treffer dieser Waffe ignorieren Deckung.
rule-gff-blast-02 = Explosion [Blast(X)]: Treffer werden zuletzt vervielfacht
    .sentence = Nach allen anderen Sonderregeln wird jeder Treffer mit X malgenommen; laut Text zählen dafür die feindlichen Modelle bis 3 Zoll um das Ziel.
rule-gff-blast-03 = Explosion [Blast(X)]: Treffer werden gleichmäßig verteilt
    .sentence = Die Treffer verteilen sich gleichmäßig auf alle feindlichen Einheiten im Umkreis von 3 Zoll um das Ziel; der Verteidiger entscheidet, wie.
rule-gff-blast-04 = Explosion [Blast(X)]: der Faktor
    .sentence = Voreingestellt ist der Faktor X, höchstens aber die Zahl feindlicher Modelle im Ziel und bis 3 Zoll darum; wahlweise gilt diese Zahl selbst.
rule-gff-blast-05 = Explosion [Blast(X)]: Verteilung der Treffer
    .sentence = Jede betroffene Einheit erhält gleich viele Treffer, den Rest verteilt der Verteidiger einzeln auf verschiedene Einheiten.
rule-gff-blast-06 = Explosion [Blast(X)]: vervielfachte Treffer bleiben gleich
    .sentence = Aus einem Treffer werden mehrere mit genau denselben Eigenschaften; auch Zusatztreffer werden vervielfacht.

## Sonderregeln: Zauberer und Zauber

rule-gff-caster-01 = Zauberer [Caster(X)]: Zaubermarker
    .sentence = Zu Beginn jeder Runde erhält der Zauberer X Zaubermarker.
rule-gff-caster-02 = Zauberer [Caster(X)]: höchstens sechs Zaubermarker
    .sentence = Ein Zauberer hat nie mehr als sechs Zaubermarker auf einmal.
rule-gff-caster-03 = Zauberer [Caster(X)]: vor der Attacke zaubern
    .sentence = Bevor er attackiert, darf der Zauberer Zaubermarker in Höhe des Zauberwerts ausgeben und Zauber versuchen, jeden nur einmal.
rule-gff-caster-04 = Zauberer [Caster(X)]: der Zauberwurf
    .sentence = Bei 4+ auf einem W6 wirkt der Zauber auf ein Ziel in Sichtlinie.
rule-gff-caster-05 = Zauberer [Caster(X)]: Hilfe und Störung
    .sentence = Modelle im Umkreis von 18 Zoll mit Sicht auf die Einheit des Zauberers dürfen vor dem Wurf Zaubermarker für je +1 oder −1 ausgeben.
rule-gff-caster-06 = Zauberer [Caster(X)]: wann gezaubert werden darf
    .sentence = Gezaubert wird nur in der eigenen Aktivierung, vor dem ersten Schuss oder Schlag; die Zaubermarker sind auch bei Misserfolg weg.
rule-gff-caster-07 = Zauberer [Caster(X)]: Zaubermarker auf einen Wurf setzen
    .sentence = Beide Spieler setzen verdeckt und decken zugleich auf: eigene Zaubermarker geben je +1, feindliche je −1, und alle sind ausgegeben.
rule-gff-spell-01 = Wie ein Zauber beschrieben wird
    .sentence = Ein Zauber nennt Name, Wert, Reichweite, Ziel und eine Wirkung: Treffer, Regel, Modifikator, Bewegung oder Erschüttern und Aufrichten.
rule-gff-spell-02 = Ziele von Zaubern
    .sentence = Der Zauberer muss ein Modell der Zieleinheit in Reichweite des Zaubers sehen; derselbe Zauber wirkt auf ein Ziel nicht doppelt.
rule-gff-spell-03 = Schaden durch Zauber
    .sentence = Zaubertreffer sind automatisch und bilden ein eigenes Schadenspaket ohne Deckung, Tarnung und Furcht.
rule-gff-spell-04 = Importierte Zauberer ohne Zauber
    .sentence = Bringt eine importierte Liste keine Zauber mit, nutzt ihr Zauberer die hauseigenen, und Karte und Bericht sagen es.

## Sonderregeln: Konter

rule-gff-counter-01 = Konter [Counter]: schlägt zuerst zu
    .sentence = Wird der Träger angegriffen, schlägt er mit dieser Waffe vor der angreifenden Einheit zu.
rule-gff-counter-02 = Konter [Counter]: mindert Aufprall
    .sentence = Die angreifende Einheit verliert je Modell mit Konter einen Aufprallwürfel.
rule-gff-counter-03 = Konter [Counter] im Einzelnen
    .sentence = Konter ist ein freiwilliges, vorgezogenes Zurückschlagen nur mit Konterwaffen; die übrigen Waffen dürfen später noch zurückschlagen.

## Sonderregeln: Tödlich

rule-gff-deadly-01 = Tödlich [Deadly(X)]: zuweisen, dann vervielfachen
    .sentence = Jede Wunde dieser Waffe wird einem Modell zugewiesen und dann mit X malgenommen.
rule-gff-deadly-02 = Tödlich [Deadly(X)]: kommt zuerst
    .sentence = Tödliche Wunden werden vor allen anderen abgehandelt.
rule-gff-deadly-03 = Tödlich [Deadly(X)]: kein Übertrag
    .sentence = Fällt das Modell, verfallen die überzähligen Wunden und gehen auf kein anderes über.
rule-gff-deadly-04 = Tödlich [Deadly(X)]: wer zuweist, und Gruppen
    .sentence = Voreingestellt weist der Verteidiger zu, eine Wunde nach der anderen; in einer Gruppe fällt je Wunde ein Modell, das letzte erhält X Wundmarker.
rule-gff-deadly-05 = Tödlich [Deadly(X)] mit Zäh und Regeneration
    .sentence = Erst wird vervielfacht, dann für jede Wunde Regeneration geworfen; was übrig bleibt, wird Wundmarker und zählt für Zäh.

## Sonderregeln: Schnell, Furcht, Furchtlos

rule-gff-fast-01 = Schnell [Fast]: +2 Zoll beim Vorrücken, +4 beim Rennen und Angreifen
    .sentence = Das Modell bewegt sich beim Vorrücken 2 Zoll weiter (8) und beim Rennen oder Angreifen 4 Zoll weiter (16).
rule-gff-fear-01 = Furcht [Fear(X)]: +X Wunden für Wundeffekte im Nahkampf
    .sentence = Hat das Modell im Nahkampf mindestens eine Wunde verursacht, zählt das beim Wundeffekt als X Wunden mehr.
rule-gff-fear-02 = Furcht [Fear(X)] im Einzelnen
    .sentence = Furcht erhöht den Wundeffektwurf ohne Wundmarker; voreingestellt hilft sie nicht, die Schwelle von Zäh zu erreichen.
rule-gff-fearless-01 = Furchtlos [Fearless]: 4+ rettet den Moraltest
    .sentence = Misslingt einer Einheit aus lauter Furchtlosen ein Moraltest, gilt er bei 4+ auf einem W6 doch als bestanden.
rule-gff-fearless-02 = Furchtlos [Fearless] hilft auch erschütterten Einheiten
    .sentence = Auch nach dem automatischen Misserfolg wird einmal gewürfelt: Bei 4+ flieht die Einheit nicht und bleibt erschüttert.

## Sonderregeln: Fliegend, Rasend, Held

rule-gff-flying-01 = Fliegend [Flying]: zieht durch Einheiten und Gelände
    .sentence = Das Modell bewegt sich durch Einheiten und Gelände hindurch und ignoriert dabei alle Geländeeffekte.
rule-gff-flying-02 = Fliegend [Flying]: Sprünge gelingen von selbst
    .sentence = Das Modell besteht jeden Sprungwurf automatisch.
rule-gff-flying-03 = Fliegend [Flying] im Einzelnen
    .sentence = Flieger messen waagerecht, enden nur, wo sie stehen können, und stürzen auch gestoßen nicht; in gefährlichem Gelände aktiviert, würfeln sie.
rule-gff-furious-01 = Rasend [Furious]: Zusatztreffer durch 6en beim Angreifen
    .sentence = Beim Angreifen bringt jede unmodifizierte 6 im Nahkampf einen Zusatztreffer, der selbst nicht als 6 gilt.
rule-gff-hero-01 = Held [Hero]: leiht Freunden bis 12 Zoll seine Qualität
    .sentence = Befreundete Einheiten im Umkreis von 12 Zoll dürfen Moraltests mit der Qualität des Helden ablegen, solange er nicht erschüttert ist.
rule-gff-hero-02 = Held [Hero] im Einzelnen
    .sentence = Beim Test zählt das nächste Modell der Einheit; geliehen wird nur die beste Qualität, auch von Held zu Held, und kein Held schließt sich einer Einheit an.

## Sonderregeln: Unbeweglich, Aufprall, Indirekt, Begrenzt

rule-gff-immobile-01 = Unbeweglich [Immobile]: nur Halten
    .sentence = Die Einheit darf als Aktion nur Halten wählen.
rule-gff-immobile-02 = Unbeweglich [Immobile]: nie aus eigener Kraft
    .sentence = Unbewegliche Modelle rücken nicht nach und konsolidieren nicht; zurückschlagen, gestoßen oder durch Zauber bewegt werden können sie.
rule-gff-impact-01 = Aufprall [Impact(X)]: Treffer bei 2+ nach dem Angriff
    .sentence = Nach einem Angriff wirft das Modell X Würfel, sofern es nicht erschöpft ist; jede 2+ ist ein Treffer.
rule-gff-impact-02 = Aufprall [Impact(X)] im Einzelnen
    .sentence = Jedes lebende angreifende Modell in Reichweite steuert X Würfel bei, Konter zieht welche ab; die Treffer haben weder DS noch Waffenregeln.
rule-gff-indirect-01 = Indirekt [Indirect]: −1 nach Bewegung
    .sentence = Schießt die Waffe nach einer Bewegung, erhält sie −1 auf Trefferwürfe.
rule-gff-indirect-02 = Indirekt [Indirect]: Ziele außer Sicht
    .sentence = Die Waffe darf auf Feinde außerhalb der Sichtlinie schießen, als wären sie zu sehen.
rule-gff-indirect-03 = Indirekt [Indirect]: ignoriert Deckung durch Hindernisse
    .sentence = Die Waffe ignoriert Deckung, die von Hindernissen kommt.
rule-gff-indirect-04 = Indirekt [Indirect] im Einzelnen
    .sentence = Das −1 gilt, wenn das Modell sich wirklich bewegt hat; Reichweite bleibt nötig, und wer im deckenden Gelände steht, behält seine Deckung.
rule-gff-limited-01 = Begrenzt [Limited]: einmal je Spiel
    .sentence = Die Waffe darf nur einmal im Spiel eingesetzt werden.
rule-gff-limited-02 = Begrenzt [Limited] gilt für jede einzelne Waffe
    .sentence = Jedes Modell darf seine Waffe einmal freiwillig einsetzen, auch im Nahkampf; mit dem Wurf ist sie verbraucht.

## Sonderregeln: Regeneration, Unerbittlich, Zuverlässig, Zerreißend

rule-gff-regen-01 = Regeneration [Regeneration]: Wunden werden bei 5+ ignoriert
    .sentence = Haben alle Modelle der Einheit diese Regel, wird für jede Wunde gewürfelt und sie bei 5+ ignoriert.
rule-gff-regen-02 = Regeneration [Regeneration] im Einzelnen
    .sentence = Sie gilt für Wunden aller Art außer durch Verderben, Zerreißend und Unaufhaltsam; eine ignorierte Wunde hat gar keine Folgen.
rule-gff-relent-01 = Unerbittlich [Relentless]: Zusatztreffer durch 6en über 9 Zoll
    .sentence = Schießt das Modell auf mehr als 9 Zoll, bringt jede unmodifizierte 6 einen Zusatztreffer, der selbst nicht als 6 gilt.
rule-gff-relent-02 = Unerbittlich [Relentless] und Tarnung [Stealth]: mehr als 9 Zoll
    .sentence = Gemessen wird für jeden Schützen einzeln bis zum nächsten Modell der Zieleinheit, ob sichtbar oder nicht.
rule-gff-reliable-01 = Zuverlässig [Reliable]: trifft mit Qualität 2+
    .sentence = Attacken mit dieser Waffe werden mit Qualität 2+ ausgeführt.
rule-gff-reliable-02 = Zuverlässig [Reliable] ersetzt nur die Qualität
    .sentence = Nur der Zielwert wird 2; Modifikatoren, natürliche Ergebnisse und Erschöpfung gelten weiter, die Moral bleibt unberührt.
rule-gff-rending-01 = Zerreißend [Rending]: ohne Regeneration, 6en erhalten DS(+4)
    .sentence = Wunden dieser Waffe ignorieren Regeneration, und Treffer durch eine unmodifizierte 6 erhalten DS(+4).

## Sonderregeln: Kundschafter, Langsam, Tarnung, Läufer

rule-gff-scout-01 = Kundschafter [Scout]: vor der Aufstellung beiseitestellen
    .sentence = Eine Einheit mit Kundschafter darf vor der Aufstellung zurückgehalten werden.
rule-gff-scout-02 = Kundschafter [Scout]: zuletzt, bis 12 Zoll vor der Zone
    .sentence = Nach allen anderen darf die Einheit gestellt werden, wo jede Base vollständig im Umkreis von 12 Zoll um die eigene Aufstellungszone liegt.
rule-gff-scout-03 = Kundschafter [Scout]: abwechselnd stellen
    .sentence = Die Spieler stellen ihre Kundschafter abwechselnd; es beginnt, wer als Nächster aktiviert.
rule-gff-scout-04 = Kundschafter [Scout] im Einzelnen
    .sentence = Der Sieger des Aufstellungswurfs beginnt; zurückgehaltene Kundschafter müssen jetzt im Zusammenhalt und mit 1 Zoll Abstand zu Feinden gestellt werden.
rule-gff-slow-01 = Langsam [Slow]: −2 Zoll beim Vorrücken, −4 beim Rennen und Angreifen
    .sentence = Das Modell bewegt sich beim Vorrücken 2 Zoll weniger weit (4) und beim Rennen oder Angreifen 4 Zoll weniger weit (8).
rule-gff-slow-02 = Schnell [Fast] und Langsam [Slow] zugleich
    .sentence = Beide Änderungen heben sich auf: Das Modell zieht 6 und 12 Zoll weit.
rule-gff-stealth-01 = Tarnung [Stealth]: −1 auf Treffer bei Beschuss über 9 Zoll
    .sentence = Wird eine Einheit aus lauter Getarnten aus mehr als 9 Zoll beschossen, erhält der Feind −1 auf Trefferwürfe.
rule-gff-strider-01 = Läufer [Strider]: ignoriert schwieriges Gelände
    .sentence = Das Modell darf bei seiner Bewegung die Wirkung schwierigen Geländes ignorieren.
rule-gff-strider-02 = Läufer [Strider]: springt bei 2+
    .sentence = Bei Sprungwürfen braucht das Modell auf jedem Würfel nur eine 2+.

## Sonderregeln: Woge, Stoß, Zäh, Unaufhaltsam

rule-gff-surge-01 = Woge [Surge]: Zusatztreffer durch 6en
    .sentence = Jede unmodifizierte 6 beim Treffen mit dieser Waffe bringt einen Zusatztreffer, der selbst nicht als 6 gilt.
rule-gff-surge-02 = Woge [Surge]: beschädigte Überschrift
    .sentence = Verirrte Ziffern im Druck werden übergangen: Woge gibt genau einen Zusatztreffer, bei Beschuss wie im Nahkampf.
rule-gff-thrust-01 = Stoß [Thrust]: +1 auf Treffer und DS(+1) beim Angreifen
    .sentence = Mit der Aktion Angreifen erhält die Waffe im Nahkampf +1 auf Trefferwürfe und DS(+1).
rule-gff-thrust-02 = Stoß [Thrust] und Rasend [Furious]: wann sie gelten
    .sentence = Sie gelten nur für die Schläge der angreifenden Einheit in ihrem Angriff, nicht für Zurückschlagen, Konter oder Aufprall.
rule-gff-tough-01 = Zäh [Tough(X)]: erster Wurf ab X Wunden, Außer Gefecht ab 5+X
    .sentence = Das Modell macht erst ab X Wunden Wundeffektwürfe und ist erst ab einer Summe von 5+X außer Gefecht.
rule-gff-tough-02 = Zäh [Tough(X)]: Beispiel mit Zäh (3)
    .sentence = Mit Zäh (3) würfelt ein Modell bei ein oder zwei Wundmarkern nicht, erst ab dem dritten, und ist ab einer Summe von 8 außer Gefecht.
rule-gff-tough-03 = Zäh [Tough(X)] im Einzelnen
    .sentence = Unter X Wundmarkern geschieht nichts weiter; danach führt jedes Paket mit neuem Wundmarker zum Wurf, und Summen unter 5+X sind Erschüttert.
rule-gff-unstop-01 = Unaufhaltsam [Unstoppable]: ohne Regeneration und Abzüge
    .sentence = Wunden dieser Waffe ignorieren Regeneration, und die Waffe ignoriert alle Abzüge, die auf sie wirken.
rule-gff-unstop-02 = Unaufhaltsam [Unstoppable]: was ignoriert wird und was nicht
    .sentence = Ignoriert werden Abzüge auf Trefferwürfe und Waffenwerte, nicht aber Deckung, Erschöpfung, natürliche 1en und die Grenze von Explosion.

## Sonderbewegungen

rule-gff-push-01 = Stoßen [Push]
    .sentence = Wird ein Modell erschüttert, darf der Angreifer es bei 4+ auf einem W6 bis zu 2 Zoll in eine beliebige Richtung bewegen.
rule-gff-push-02 = Stoßen [Push] im Einzelnen
    .sentence = Gestoßen wird nur nach einem Wundeffekt durch Feinde, gerade und nie aufwärts; Bases, Sperren und die Tischkante halten auf, Kanten führen zum Sturz.
rule-gff-jump-01 = Springen [Jump]: kleine Lücken und Absätze
    .sentence = Lücken von 1 Zoll und Abstiege bis 3 Zoll gehören zur normalen Bewegung.
rule-gff-jump-02 = Springen [Jump]: bis 6 Zoll
    .sentence = Über breitere Lücken und tiefere Absätze bis 6 Zoll muss ein Modell springen.
rule-gff-jump-03 = Springen [Jump]: X+1 Würfel, alle 3+
    .sentence = Geworfen wird ein Würfel und je volle 3 Zoll ein weiterer; der Sprung gelingt, wenn alle mindestens 3 zeigen.
rule-gff-jump-04 = Springen [Jump]: gelungen, zählt nicht als Bewegung
    .sentence = Gelingt der Sprung, überwindet das Modell die Strecke, ohne dass sie als Bewegung zählt.
rule-gff-jump-05 = Springen [Jump]: misslungen, das Modell stürzt
    .sentence = Misslingt auch nur ein Würfel, stürzt das Modell über die gesamte Strecke.
rule-gff-jump-06 = Springen [Jump]: Strecke, Würfelzahl und Grenzen
    .sentence = Es zählt das größere Maß aus Breite und Tiefe: unter 3 Zoll ein Würfel, unter 6 zwei, bei 6 drei; weiter oder aufwärts geht es nicht.
rule-gff-jump-07 = Springen [Jump]: wie tief man bei Misserfolg stürzt
    .sentence = Voreingestellt zählt die Tiefe bis zum Boden, wahlweise die Sprungstrecke; unter 2 Zoll bleibt das Modell nur unverletzt unten stehen.
rule-gff-fall-01 = Fallen [Fall]: ein Treffer mit DS nach Höhe
    .sentence = Wer aus mindestens 2 Zoll Höhe stürzt oder gestoßen wird, erleidet einen Treffer mit DS(1) je volle 3 Zoll.
rule-gff-fall-02 = Fallen [Fall]: Platz am Boden
    .sentence = Danach wird das Modell höchstens 2 Zoll vom Fuß der Erhöhung entfernt hingestellt.
rule-gff-fall-03 = Fallen [Fall]: die Aktivierung endet
    .sentence = Die Aktivierung des gestürzten Modells endet sofort.
rule-gff-fall-04 = Fallen [Fall]: tödlich in Gruppen
    .sentence = In einer Gruppe schaltet der Sturz das Modell aus; erst das letzte Modell erleidet nur den Treffer.
rule-gff-fall-05 = Fallen [Fall] im Einzelnen
    .sentence = Erst wird der Treffer als Paket ohne Angreifer abgehandelt, dann das Modell unten gestellt, vom Besitzer oder nach dem Stoßen vom Gegner.

## Schlüsselwörter

keyword-ambush = Hinterhalt [Ambush]
keyword-ap = Durchschlag DS(X) [AP(X)]
    .filled = Gegen Attacken dieser Waffe erhält das Ziel −{ $value } auf seine Verteidigungswürfe.
keyword-bane = Verderben [Bane]
keyword-blast = Explosion (X) [Blast(X)]
    .filled = Treffer dieser Waffe ignorieren Deckung, und jeder Treffer zählt als { $value } Treffer.
keyword-caster = Zauberer (X) [Caster(X)]
    .filled = Zu Beginn jeder Runde erhält das Modell { $value } Zaubermarker.
keyword-counter = Konter [Counter]
keyword-deadly = Tödlich (X) [Deadly(X)]
    .filled = Jede Wunde dieser Waffe wird einem Modell zugewiesen und zählt dort als { $value } Wunden.
keyword-fast = Schnell [Fast]
keyword-fear = Furcht (X) [Fear(X)]
    .filled = Hat das Modell im Nahkampf mindestens eine Wunde verursacht, zählt das beim Wundeffekt als { $value ->
            [one] 1 Wunde
           *[other] { $value } Wunden
        } mehr.
keyword-fearless = Furchtlos [Fearless]
keyword-flying = Fliegend [Flying]
keyword-furious = Rasend [Furious]
keyword-hero = Held [Hero]
keyword-immobile = Unbeweglich [Immobile]
keyword-impact = Aufprall (X) [Impact(X)]
    .filled = Nach einem Angriff wirft das Modell, sofern es nicht erschöpft ist, { $value } Würfel; jede 2+ ist ein Treffer.
keyword-indirect = Indirekt [Indirect]
keyword-limited = Begrenzt [Limited]
keyword-regeneration = Regeneration [Regeneration]
keyword-relentless = Unerbittlich [Relentless]
keyword-reliable = Zuverlässig [Reliable]
keyword-rending = Zerreißend [Rending]
keyword-scout = Kundschafter [Scout]
keyword-slow = Langsam [Slow]
keyword-stealth = Tarnung [Stealth]
keyword-strider = Läufer [Strider]
keyword-surge = Woge [Surge]
keyword-thrust = Stoß [Thrust]
keyword-tough = Zäh (X) [Tough(X)]
    .filled = Das Modell macht erst ab { $value } Wunden Wundeffektwürfe und ist ab einer Summe von { $out } außer Gefecht.
keyword-unstoppable = Unaufhaltsam [Unstoppable]

## Optionen

option-special-moves = Sonderbewegungen
    .sentence = Gehören Stoßen, Springen und Fallen zum Spiel?
option-special-moves-on = gelten
option-special-moves-off = gelten nicht
option-force-organisation = Armeeorganisation
    .sentence = Gelten die fünf Grenzen für Helden, Kopien, Einheitenkosten, Einheiten und Modelle?
option-force-organisation-on = alle Grenzen gelten
option-force-organisation-off = keine Grenze gilt
option-objective-axis = Spielrichtung
    .sentence = Stehen die Aufstellungskanten fest, bevor die Missionsziele gelegt werden?
option-objective-axis-fixed = zwei feste Kanten
option-objective-axis-free = freie Wahl unter vier Kanten
option-shaken-at-objective = Nicht wertbare Einheiten am Missionsziel
    .sentence = Verhindern erschütterte oder eben aus dem Hinterhalt gekommene Einheiten, dass der Gegner das Missionsziel erobert?
option-shaken-at-objective-ignored = zählen nicht
option-shaken-at-objective-prevents-seizing = verhindern das Erobern
option-end-of-round = Rundenende
    .sentence = Kommen am Ende der Runde erst die Moraltests oder erst die Missionsziele?
option-end-of-round-morale-first = erst Moral, dann Missionsziele
option-end-of-round-objectives-first = erst Missionsziele, dann Moral
option-coherency = Zusammenhalt
    .sentence = Muss die ganze Einheit eine Kette bilden, oder genügt jedem Modell ein Nachbar bis 1 Zoll?
option-coherency-chain = eine Kette
option-coherency-literal = ein Nachbar genügt
option-units-in-the-way = Einheiten im Weg
    .sentence = Verdecken Modelle dritter Einheiten die Sicht und geben sie Deckung?
option-units-in-the-way-block = verdecken und decken
option-units-in-the-way-ignore = zählen nicht
option-tough-in-groups = Zäh in Gruppen
    .sentence = Fällt in einer Gruppe mit jeder Wunde ein Modell, oder fangen zähe Modelle erst ihre X Wunden ab?
option-tough-in-groups-literal = jede Wunde ein Modell
option-tough-in-groups-absorb = zähe Modelle fangen Wunden ab
option-blast-multiplier = Faktor von Explosion
    .sentence = Vervielfacht Explosion (X) mit X, begrenzt durch die Modelle um das Ziel, oder mit der Zahl dieser Modelle?
option-blast-multiplier-capped = X, höchstens die Modelle
option-blast-multiplier-models = Zahl der Modelle
option-deadly-assigner = Zuweisung tödlicher Wunden
    .sentence = Wer bestimmt, welches Modell eine tödliche Wunde erhält?
option-deadly-assigner-defender = der Verteidiger
option-deadly-assigner-attacker = der Angreifer
option-fear-and-tough = Furcht und Zäh
    .sentence = Zählt Furcht nur für den Wundeffektwurf oder auch für die Schwelle von Zäh?
option-fear-and-tough-roll-only = nur für den Wurf
option-fear-and-tough-counts-for-tough = auch für die Schwelle
option-failed-jump-fall = Sturz nach misslungenem Sprung
    .sentence = Zählt als Höhe des Sturzes die Tiefe bis zum Boden oder die Strecke des Sprungs?
option-failed-jump-fall-depth = Tiefe bis zum Boden
option-failed-jump-fall-jump-distance = Strecke des Sprungs

## Zauber

