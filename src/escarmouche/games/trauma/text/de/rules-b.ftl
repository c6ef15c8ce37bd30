# Die Worte der Regeln von Trauma, auf Deutsch: Aktivierungen, Zustände, Aktionen, Befehle und Bewegung.

## Aktivierungen

rule-tra-act-01 = Eine Einheit nach der anderen
    .sentence = Die Einheit, deren Karte aufgedeckt wird, handelt ganz zu Ende, bevor der Gegner eine aktiviert.
rule-tra-act-02 = Abwechselnd bis zur letzten Karte
    .sentence = Die Spieler wechseln sich ab, bis keiner mehr eine Karte hat.
rule-tra-act-03 = Schritte einer Aktivierung
    .sentence = Karte aufdecken, Zustand der Einheit prüfen, handeln lassen, Befehle geben.
rule-tra-act-04 = Aufdecken nimmt die Befehle
    .sentence = Die erste verdeckte Karte wird aufgedeckt, und ihre Einheit verliert alle Befehle, bezahlt oder nicht.
rule-tra-act-05 = Eine Aktivierung kostet 1 KP
    .sentence = Eine Einheit wird für 1 KP aktiviert, mit einem Offizier umsonst.
rule-tra-act-06 = Nicht bezahlte Aktivierung
    .sentence = Eine Einheit, die nicht bezahlt wird, behält ihren Zustand und tut in dieser Runde nichts.
rule-tra-act-07 = Karte einer verschwundenen Einheit
    .sentence = Die Karte einer ausgeschalteten Einheit kommt zur Seite, und die Aktivierung des Spielers ist vorbei.
rule-tra-act-08 = Nur eine Seite hat noch Karten
    .sentence = Hat ein Spieler keine Karte mehr, so spielt der andere die übrigen nacheinander.
rule-tra-act-09 = Tote Karten kosten nichts, Reserven sind nicht tot
    .sentence = Eine tote Karte kostet nichts; eine Einheit in Reserve ist keine und wird normal aktiviert.
rule-tra-act-10 = Bezahlt wird nach der Karte
    .sentence = Zuerst kommt die Option, dann die Karte, und erst dann entscheidet der Spieler, ob er zahlt.

## Optionen der Aktivierung

rule-tra-opt-01 = Eine Option je Aktivierung
    .sentence = Vor einer Aktivierung darf man eine von drei Optionen kaufen: Karte verschieben, passen, zwei Einheiten zugleich.
rule-tra-opt-02 = Erste Karte verschieben (1 KP)
    .sentence = Die erste Karte kommt an einen anderen Platz der Reihe, und die nun erste wird aufgedeckt.
rule-tra-opt-03 = Passen (1 KP)
    .sentence = Der Spieler deckt keine Karte auf, und der Gegner ist an der Reihe.
rule-tra-opt-04 = Nicht zweimal hintereinander passen
    .sentence = Niemand darf zweimal hintereinander passen.
rule-tra-opt-05 = Gleichzeitige Aktivierung (2 KP)
    .sentence = Der Spieler deckt die ersten zwei Karten auf und aktiviert beide Einheiten in beliebiger Reihenfolge.
rule-tra-opt-06 = Eine nach der anderen
    .sentence = Von zwei gemeinsam aktivierten Einheiten wird die erste fertig, bevor die zweite beginnt.
rule-tra-opt-07 = Nicht zweimal hintereinander gleichzeitig
    .sentence = Niemand darf die gleichzeitige Aktivierung zweimal hintereinander nutzen.
rule-tra-opt-08 = Die Option bezahlt die Einheiten nicht
    .sentence = Die 2 KP der gleichzeitigen Aktivierung bezahlen die beiden Einheiten nicht; jede kostet wie sonst.
rule-tra-opt-09 = Optionen mit wenigen Karten
    .sentence = Verschieben und gleichzeitige Aktivierung brauchen mindestens zwei verdeckte Karten, Passen braucht eine.
rule-tra-opt-10 = Was hintereinander heißt
    .sentence = Eine Option ist gesperrt, wenn der Spieler dieselbe bei seiner letzten Gelegenheit in dieser Runde genutzt hat.
rule-tra-opt-11 = Eine tote Karte von zweien
    .sentence = Von zwei zugleich aufgedeckten kommt die tote Karte zur Seite, die andere Einheit handelt, und nichts wird erstattet.

## Zustände einer Einheit

rule-tra-state-01 = Frei
    .sentence = Eine Einheit in keinem anderen Zustand ist frei und handelt, wie ihr Spieler will.
rule-tra-state-02 = Im Nahkampf gebunden
    .sentence = Eine Infanterieeinheit ist gebunden, solange eines ihrer Modelle in Kontaktreichweite eines Gegners ist.
rule-tra-state-03 = Panzer sind nie gebunden
    .sentence = Eine Panzereinheit ist nie im Nahkampf gebunden.
rule-tra-state-04 = Bindung nimmt die Befehle
    .sentence = Eine Einheit, die gebunden wird, verliert alle Befehle.
rule-tra-state-05 = Gebunden durch jeden Ortswechsel
    .sentence = Eine Einheit wird gebunden, sobald ein Ortswechsel, eigener oder feindlicher, in Kontakt endet.
rule-tra-state-06 = Desorganisiert
    .sentence = Eine Einheit, die ihre Aktivierung desorganisiert beginnt, sammelt sich nur: keine Aktion, kein Befehl.
rule-tra-state-07 = Sich sammeln
    .sentence = Am Ende dieser Aktivierung, bezahlt oder umsonst, ist die Einheit wieder einsatzbereit.
rule-tra-state-08 = Am Boden
    .sentence = Eine Einheit ist am Boden, wenn mehr als die Hälfte ihrer Modelle am Boden liegt.
rule-tra-state-09 = Am Boden ohne Befehle
    .sentence = Eine Einheit, die zu Boden geht, verliert alle Befehle.
rule-tra-state-10 = Vom Boden aus eine Aktion
    .sentence = Eine Einheit, die ihre Aktivierung am Boden beginnt, führt nur eine Aktion aus.
rule-tra-state-11 = Aufstehen
    .sentence = In dieser Aktivierung stehen die Modelle auf, was keine Bewegung ist.
rule-tra-state-12 = Am Boden: Kopf runter umsonst
    .sentence = Eine Einheit am Boden hat den Befehl „Kopf runter“ umsonst, bis sie aufsteht.
rule-tra-state-13 = Von feindlichem Feuer niedergeworfen
    .sentence = Eine Einheit kann außerhalb ihrer Aktivierung zu Boden gehen, wenn ein feindlicher Schuss abgehandelt ist.
rule-tra-state-14 = In Reserve
    .sentence = Eine Einheit mit Karte in der Reihe, aber nicht auf dem Tisch, ist in Reserve: Sie kann nur eintreffen, nichts trifft sie.
rule-tra-state-15 = Einsatzbereit
    .sentence = Eine Einheit, die nicht desorganisiert ist, ist einsatzbereit.
rule-tra-state-16 = Zustände treffen zusammen
    .sentence = Eine Einheit kann zugleich gebunden, desorganisiert und am Boden sein; nur Reserve schließt alles andere aus.
rule-tra-state-17 = Mitten in der Aktivierung desorganisiert
    .sentence = Während der eigenen Aktivierung desorganisiert, führt eine Einheit ihre Aktionen zu Ende, bekommt aber keinen Befehl.
rule-tra-state-18 = Mitten in der Aktivierung niedergeworfen
    .sentence = Während der eigenen Aktivierung niedergeworfen, handelt eine Einheit zu Ende, bleibt liegen und bekommt keinen Befehl.
rule-tra-state-19 = Sich lösen
    .sentence = Eine gebundene Einheit darf sich frei entfernen, und die Bindung endet, sobald kein Gegner in Kontakt ist.
rule-tra-state-20 = Desorganisierte behalten Befehle
    .sentence = Eine desorganisierte Einheit behält ihre Befehle, bis ihre Karte kommt, kann aber keine Feuerbereitschaft nutzen.
rule-tra-state-21 = Einzelne Modelle am Boden
    .sentence = Liegende Modelle zählen nur für die Hälfte und stehen bei der nächsten Aktivierung der Einheit auf.
rule-tra-state-22 = Kontakt durch Wände
    .sentence = Modelle, die einander gar nicht sehen, sind für Bindung und Nahkampf nicht in Kontakt.
rule-tra-state-23 = Am Boden und nicht bezahlt
    .sentence = Eine Einheit am Boden, deren Aktivierung nicht bezahlt wird, bleibt liegen und behält ihr „Kopf runter“.

## Aktionen

rule-tra-actn-01 = Zwei Aktionen
    .sentence = Eine aktivierte Einheit führt bis zu zwei Aktionen in beliebiger Verbindung aus.
rule-tra-actn-02 = Eine Aktion nach der anderen
    .sentence = Wer eine Aktion beginnt, beendet damit die vorige.
rule-tra-actn-03 = Aktionen werden angesagt
    .sentence = Beide Aktionen werden vor der ersten angesagt und in dieser Reihenfolge ausgeführt.
rule-tra-actn-04 = Zusätzliche Aktionen
    .sentence = Manche Kämpfer haben weitere Aktionen, die nach ihrer Regel zu den zweien zählen oder dazukommen.
rule-tra-actn-05 = Dieselbe Aktion zweimal
    .sentence = Jede Aktion darf zweimal angesagt werden, doch zweimal Schießen wird ein unterstütztes Feuer.
rule-tra-actn-06 = Unmöglich gewordene Aktionen
    .sentence = Eine angesagte Aktion, die nicht mehr geht, ist verloren; man darf auch auf sie verzichten.
rule-tra-actn-07 = Zusätzliche Aktionen ohne Ansage
    .sentence = Zusätzliche Aktionen werden erklärt, wenn sie geschehen, jede höchstens einmal je Aktivierung und Quelle.

## Die Aktion Schießen

rule-tra-fire-01 = Jede Waffe einmal
    .sentence = Beim Schießen darf jeder Kämpfer jede seiner Schusswaffen einmal abfeuern.
rule-tra-fire-02 = Nur freie Einheiten schießen
    .sentence = Eine Einheit mit einem Gegner in Kontaktreichweite kann nicht schießen.
rule-tra-fire-03 = Eine Salve je Waffenart
    .sentence = Eine Einheit darf in einer Schießen-Aktion alle Waffen einsetzen, jede Art als eigene Salve.
rule-tra-fire-04 = Versetzte Salven (1 KP)
    .sentence = Für 1 KP werden manche Salven vor und die übrigen nach einer anderen Aktion abgefeuert.
rule-tra-fire-05 = Zweimal Schießen ist unterstütztes Feuer
    .sentence = Wer beide Aktionen zum Schießen nutzt, gibt statt zweier Feuer ein unterstütztes Feuer ab.
rule-tra-fire-06 = Versetzen kostet eine Aktion
    .sentence = Versetzte Salven brauchen eine der zwei Aktionen, jede Waffe feuert einmal, und sie sind nie unterstützt.
rule-tra-fire-07 = Was frei beim Schießen heißt
    .sentence = Eine Einheit darf schießen, wenn sie nicht gebunden ist; andere Zustände sind gleichgültig.
rule-tra-fire-08 = Panzer mit Gegnern in Kontakt
    .sentence = Panzer sind nie gebunden und dürfen mit Gegnern in Kontakt schießen, auf sie oder auf andere.

## Objekte bedienen

rule-tra-oper-01 = Objekt bedienen
    .sentence = Mit dieser Aktion nutzt eine Einheit mit einem Modell in Kontakt ein Geländestück, wie das Szenario es sagt.
rule-tra-oper-02 = Bedienen ohne Wurf
    .sentence = Infanterie und Läufer bedienen ohne Wurf, auch gebunden; andere Panzer können es nicht.

## Befehle

rule-tra-order-01 = Befehlsphase
    .sentence = Am Ende ihrer Aktivierung darf eine Einheit einen oder mehrere Befehle bekommen, jeder in KP bezahlt.
rule-tra-order-02 = Keine Befehle im Nahkampf oder am Boden
    .sentence = Eine gebundene oder am Boden liegende Einheit kann keinen Befehl bekommen.
rule-tra-order-03 = Befehle gehen im Nahkampf oder am Boden verloren
    .sentence = Eine Einheit verliert ihre Befehle, wenn sie gebunden wird oder zu Boden geht.
rule-tra-order-04 = Wie lange Befehle gelten
    .sentence = Sonst behält eine Einheit ihre Befehle, bis ihre Karte wieder aufgedeckt wird, auch über Runden hinweg.
rule-tra-order-05 = Mehrere Befehle, jeder einmal
    .sentence = Eine Einheit darf jeden Befehl einmal haben, in beliebiger Verbindung.
rule-tra-order-06 = Wer Befehle bekommt
    .sentence = Jede Einheit auf dem Tisch, die aktiviert wurde, kann Befehle bekommen, wenn sie nicht desorganisiert begann.

## In Deckung!

rule-tra-hide-01 = In Deckung! (1 KP)
    .sentence = Eine Einheit mit diesem Befehl besteht ihren Deckungstest mit Downs statt mit Ups.
keyword-order-take-cover = In Deckung!
rule-tra-hide-02 = Wer in Deckung gehen darf
    .sentence = Infanterie und Läufer mit heilem Antrieb dürfen in Deckung gehen, andere Panzer nicht.
rule-tra-hide-03 = Der Befehl allein gibt keine Deckung
    .sentence = Der Befehl hilft nur einer Einheit, die ohnehin einen Deckungstest hat.
rule-tra-hide-04 = Beschädigte Läufer
    .sentence = Eine Einheit von Läufern geht nur in Deckung, solange alle ihren Antrieb haben.

## Feuerbereitschaft!

rule-tra-alert-01 = Feuerbereitschaft! (1 KP)
    .sentence = Eine Einheit mit diesem Befehl darf während der Aktivierung einer feindlichen Einheit feuern.
keyword-order-alert-fire = Feuerbereitschaft!
rule-tra-alert-02 = Nur wer nicht geschossen hat
    .sentence = Den Befehl bekommt nur eine Einheit, die in dieser Aktivierung nicht geschossen hat.
rule-tra-alert-03 = Nach einem feindlichen Ortswechsel
    .sentence = In Feuerbereitschaft wird sofort nach einer Bewegung oder einem Überwinden des Feindes geschossen, sonst nie.
rule-tra-alert-04 = Auf die bewegte Einheit
    .sentence = Gefeuert wird, mit einigen oder allen Waffen, nur auf die Einheit, die sich gerade bewegt hat.
rule-tra-alert-05 = Der Befehl ist verbraucht
    .sentence = Sind die Schüsse abgehandelt, ist der Befehl weg, auch wenn manche Waffe nicht gefeuert hat.
rule-tra-alert-06 = Versetzte Feuerbereitschaft (1 KP)
    .sentence = Für 1 KP dürfen die Salven der Feuerbereitschaft zu verschiedenen Zeiten auf verschiedene Einheiten gehen.
rule-tra-alert-07 = Wann das Versetzen bezahlt wird
    .sentence = Der KP wird mit der ersten Salve bezahlt, und der Befehl bleibt, bis jede Salve abgefeuert oder er verloren ist.
rule-tra-alert-08 = Feuerbereitschaft vor Nahkampf
    .sentence = Nach einem Ortswechsel kommen Bindung, Moral bei mehrfacher Bindung, Feuerbereitschaft und dann der Nahkampf.
rule-tra-alert-09 = Mehrere Einheiten in Bereitschaft
    .sentence = Bereite Einheiten feuern nacheinander, wie ihr Spieler will, im Wissen um das, was vorher geschah.
rule-tra-alert-10 = Welches Eintreffen sie auslöst
    .sentence = Das Eintreffen durch eine Zugangszone löst sie aus; Absetzen, Aufstellen, Guerilla und Wegschieben nicht.

## Kopf runter!

rule-tra-duck-01 = Kopf runter! (1 KP): nicht im Korridor
    .sentence = Eine Einheit mit diesem Befehl zählt nie als im Feuerkorridor.
keyword-order-heads-down = Kopf runter!
rule-tra-duck-02 = Kopf runter: der Druckwelle trotzen
    .sentence = Infanterie mit diesem Befehl kann der Druckwelle trotzen; jedes Up hält ein Modell auf den Beinen.
rule-tra-duck-03 = Kopf runter, Panzer: eine fahrende Wand
    .sentence = Ein Panzer mit diesem Befehl versperrt die Sicht wie Gelände, und Infanterie, die er auch nur wenig verdeckt, ist in Deckung.
rule-tra-duck-04 = Kopf runter, Panzer: nicht im Korridor
    .sentence = Ein Panzer mit diesem Befehl zählt nicht als im Feuerkorridor.
rule-tra-duck-05 = Die Wand dient beiden Seiten
    .sentence = Ein geduckter Panzer verdeckt und deckt Infanterie beider Seiten.

## Nur Mut, Leute!

rule-tra-rally-01 = Nur Mut, Leute! (2 KP)
    .sentence = In der Befehlsphase der eigenen Einheit macht der Oberbefehlshaber eine desorganisierte Einheit wieder einsatzbereit.
keyword-order-courage = Nur Mut, Leute!
rule-tra-rally-02 = Mut darf man wiederholen
    .sentence = Der Befehl darf in einer Befehlsphase mehrmals gegeben werden, jedes Mal für 2 KP.
rule-tra-rally-03 = Bedingungen für Mut
    .sentence = Die Einheit des Oberbefehlshabers muss selbst Befehle bekommen können, die andere darf überall auf dem Tisch sein.
rule-tra-rally-04 = Wer Mut fasst, handelt normal
    .sentence = Liegt die Karte der Einheit noch verdeckt, so handelt sie später normal; die KP werden nicht neu gezählt.

## Bewegung

rule-tra-move-01 = Die Aktion Bewegung
    .sentence = Jeder Kämpfer darf sich bis zu seiner Bewegung in cm in jede Richtung bewegen, wo seine Base durchpasst.
rule-tra-move-02 = Ortswechsel
    .sentence = Zwei Aktionen wechseln den Ort: Bewegung und Überwinden.
rule-tra-move-03 = Durch eigene Infanterie
    .sentence = Eine Einheit darf durch eigene Infanterie ziehen, wenn sie ganz hindurchkommt.
rule-tra-move-04 = Nicht durch Panzer oder Gegner
    .sentence = Niemand zieht durch Panzer irgendeiner Seite oder durch eine feindliche Einheit.
rule-tra-move-05 = Einheiten vermischen sich nicht
    .sentence = Am Ende einer Bewegung dürfen zwei Einheiten nicht vermischt stehen.
rule-tra-move-06 = Blickrichtung
    .sentence = Am Ende seiner Bewegung darf ein Modell umsonst in jede Richtung schauen.
rule-tra-move-07 = Am Ende in Formation
    .sentence = Am Ende einer Bewegung muss die Einheit in Formation sein.
rule-tra-move-08 = Zerrissene Formation desorganisiert
    .sentence = Eine Einheit, die nach ihrem Ortswechsel nicht in Formation ist, ist sofort desorganisiert, auch wenn sie es so wollte.
rule-tra-move-09 = Panzer mitten in der Infanterie
    .sentence = Ein Panzer darf mitten in Infanterie anhalten; die Modelle unter ihm werden in Formation beiseite gesetzt.
rule-tra-move-10 = Länge eines Weges
    .sentence = Ein Weg ist so lang wie der der Basenmitte, Steigungen eingeschlossen; auch 0 cm sind ein Ortswechsel.
rule-tra-move-11 = Durchziehen und Vermischen, genau
    .sentence = Durch eine Einheit zieht, wer eine Base oder die Lücke zwischen zwei Kameraden in Kontakt berührt; Umrisse bleiben getrennt.
rule-tra-move-12 = Wer weggeschobene Infanterie setzt
    .sentence = Ihr Besitzer setzt die Modelle auf dem kürzesten Weg in Formation beiseite, und niemand wird verletzt.
rule-tra-move-13 = Kein schweres Gelände
    .sentence = Gelände ist für jede Art von Modell frei, ein Hindernis zum Überwinden oder unpassierbar.
rule-tra-move-14 = Bewegungsunfähige in der Einheit
    .sentence = Ein bewegungsunfähiges Modell bleibt stehen; verlassen die anderen die Formation, so ist die Einheit desorganisiert.

## Überwinden

rule-tra-cross-01 = Die Aktion Überwinden
    .sentence = Überwinden bringt eine Einheit über, durch oder auf ein Hindernis und ist ein Ortswechsel.
rule-tra-cross-02 = Der Führer am Hindernis
    .sentence = Der Einheitsführer muss in Kontaktreichweite des Hindernisses sein.
rule-tra-cross-03 = Mit der halben Bewegung
    .sentence = Reicht die halbe Bewegung, so kommt der Führer jenseits des Hindernisses in Kontakt mit ihm oder darauf.
rule-tra-cross-04 = Mehr als die halbe Bewegung
    .sentence = Reicht die halbe Bewegung nicht, so kommt der Führer auf das Hindernis.
rule-tra-cross-05 = Der Rest der Einheit folgt
    .sentence = Die anderen kommen in Formation mit ihrem Führer auf oder jenseits des Hindernisses, so nah wie möglich.
rule-tra-cross-06 = Zu wenig Platz
    .sentence = Modelle ohne Platz bleiben zurück, und die Einheit ist desorganisiert.
rule-tra-cross-07 = Hindernisse nur für manche
    .sentence = Manche Hindernisse überwindet nur Infanterie, manche nur ein Panzer.
rule-tra-cross-08 = Woran die halbe Bewegung gemessen wird
    .sentence = Mit der halben Bewegung wird die Dicke des Hindernisses auf der gewählten Linie verglichen; die Höhe zählt nicht.
rule-tra-cross-09 = Überwinden beim Feind
    .sentence = Modelle dürfen in Kontakt mit Gegnern gestellt werden, aber weder auf Bases noch vermischt.
rule-tra-cross-10 = So nah wie möglich
    .sentence = Modelle werden einzeln gestellt, keines mehr als 0,25 cm weiter vom Hindernis, als es stehen könnte.

## Überrollen

rule-tra-over-01 = Überrollen
    .sentence = Panzer überrollen Infanterie durch Überwinden, mit der Infanterieeinheit als Hindernis.
rule-tra-over-02 = In gerader Linie
    .sentence = Die Fahrzeuge fahren in gerader Linie.
rule-tra-over-03 = Verluste beim Überrollen
    .sentence = Für jedes Modell auf dem Weg wird gewürfelt, und jedes Up kostet die Einheit ein Modell nach Wahl ihres Spielers.
rule-tra-over-04 = Reichweite des Überrollens
    .sentence = Das führende Fahrzeug beginnt in Kontakt und endet nur dann jenseits, wenn die halbe Bewegung für die Tiefe der Einheit reicht.
rule-tra-over-05 = Modelle auf dem Weg
    .sentence = Ein Modell liegt auf dem Weg, wenn der Streifen der Fahrzeugbase seine Base trifft.
rule-tra-over-06 = Nur die gewählte feindliche Einheit
    .sentence = Überrollt wird nur feindliche Infanterie, und die Linie darf keine andere feindliche Einheit und keinen Panzer berühren.
rule-tra-over-07 = Nach dem Überrollen
    .sentence = Überrollen ist ein Ortswechsel mit allen Folgen: Bindung, Heilung, Moral, Feuerbereitschaft, Nahkampf.
