# Die Worte der Regeln von Trauma, auf Deutsch: Schießen, von der Salve bis zu den Verlusten.

## Salven

rule-tra-salvo-01 = Eine Salve
    .sentence = Alle Kämpfer einer Einheit mit der gleichen Schusswaffe feuern gemeinsam, als eine Salve.
rule-tra-salvo-02 = Doppelte Waffen
    .sentence = Jedes weitere Stück einer Waffe ergibt eine weitere Salve, gefeuert von allen, die so viele tragen.
rule-tra-salvo-03 = Beispiel: zwei gleiche Waffen
    .sentence = Eine Eliteeinheit mit der gleichen Waffe in beiden Händen hat zwei Salven.
rule-tra-salvo-04 = Beispiel: fünf Salven
    .sentence = Drei Maschinengewehre, zwei Flammenwerfer und ein Raketenwerfer bei drei Modellen ergeben fünf Salven.
rule-tra-salvo-05 = Reihenfolge und Ziele
    .sentence = Salven werden einzeln abgehandelt, in der Reihenfolge des Schützen, jede mit eigenem Ziel.
rule-tra-salvo-06 = Schritte einer Salve
    .sentence = Neun Schritte führen vom Ziel über Sicht, Korridor, Deckung, Präzision und Treffer zu Durchschlag und Verlusten.
rule-tra-salvo-07 = Was auf die Verluste folgt
    .sentence = Nach den Verlusten kommen Heilung, neuer Führer, Druckwelle, Zustand am Boden und Moral, Einheit für Einheit.
rule-tra-salvo-08 = Waffen dürfen schweigen
    .sentence = Der Schütze darf jede Salve und jedes Modell auslassen.
rule-tra-salvo-09 = Ziele stehen Salve für Salve fest
    .sentence = Das Ziel einer Salve ergibt sich, wenn sie abgehandelt wird, nach allem, was vorher geschah.

## Ziele

rule-tra-targ-01 = Übliches Ziel der Infanterie
    .sentence = Infanterie feuert auf die nächste sichtbare feindliche Infanterie, die nicht desorganisiert, am Boden oder gebunden ist.
rule-tra-targ-02 = Übliches Ziel der Panzer
    .sentence = Panzer feuern auf den nächsten sichtbaren feindlichen Panzer, gleich in welchem Zustand.
rule-tra-targ-03 = Panzer mit Waffe gegen Infanterie
    .sentence = Mit Stärke bis 5 feuern Panzer auf die nächste sichtbare Infanterie, auch gebundene, sofern nicht desorganisiert oder am Boden.
rule-tra-targ-04 = Infanterie mit Waffe gegen Panzer
    .sentence = Mit Stärke ab 6 feuert Infanterie auf den nächsten sichtbaren feindlichen Panzer.
rule-tra-targ-05 = Festes Ziel der Feuerbereitschaft
    .sentence = In Feuerbereitschaft wird immer auf die Einheit geschossen, die gerade einen Ortswechsel beendet hat.
rule-tra-targ-06 = Ein Offizier darf wählen
    .sentence = Eine Einheit mit Offizier darf jede Salve auf jedes andere Ziel feuern.
rule-tra-targ-07 = Ersatzziel
    .sentence = Ergibt all das kein Ziel, so geht die Salve auf die nächste feindliche Einheit.
rule-tra-targ-08 = Rangfolge der Zielregeln
    .sentence = Erst Feuerbereitschaft, dann Wahl des Offiziers, dann das Übliche für Waffe oder Klasse, dann der nächste Feind.
rule-tra-targ-09 = Nur erlaubte Ziele
    .sentence = Es zählen nur sichtbare Einheiten im Feuerbereich, in Reichweite und für die Waffe erlaubt; sonst wird nicht gefeuert.
rule-tra-targ-10 = Nächste Einheit und Gleichstand
    .sentence = Nähe von Einheiten misst man von Führer zu Führer; bei Gleichstand entscheidet der Schütze.
rule-tra-targ-11 = Schüsse auf gebundene Einheiten
    .sentence = Auf gebundene Einheiten darf man schießen, wo die Regeln es erlauben; Freunde leiden nur im Korridor oder in der Streuung.
rule-tra-targ-12 = Die gedruckte Stärke entscheidet
    .sentence = Für die Zielwahl zählt die gedruckte Stärke, ohne den Bonus des unterstützten Feuers.

## Sichtlinien

rule-tra-los-01 = Der Schütze muss etwas sehen
    .sentence = Ein Kämpfer feuert nur, wenn er wenigstens einen Teil eines Modells der Zieleinheit sieht.
rule-tra-los-02 = Winzige Teile zählen nicht
    .sentence = Ein Modell, von dem man nur Gewehrlauf oder Stiefelspitze sieht, ist verborgen.
rule-tra-los-03 = Modelle versperren keine Sicht
    .sentence = Modelle jeder Größe versperren keine Sichtlinien.
rule-tra-los-04 = Indirekte Waffen leihen sich Sicht
    .sentence = Für eine indirekte Waffe genügt es, dass ein anderes Modell der Einheit das Ziel sieht.
rule-tra-los-05 = Ausnahme: geduckte Panzer
    .sentence = Panzer unter „Kopf runter“ versperren die Sicht wie Gelände und können Deckung geben.
rule-tra-los-06 = Sicht nach zwanzig Punkten
    .sentence = Von zwanzig Punkten eines Körpers heißt 0 oder 1 verborgen, 2 bis 10 halb verdeckt, ab 11 gut sichtbar.
rule-tra-los-07 = Indirektes Feuer eines Einzelnen
    .sentence = Jedes Modell der Einheit darf sehen, auch der Schütze; ein einzelnes Modell muss sein Ziel selbst sehen.

## Der Feuerkorridor

rule-tra-corr-01 = Feuerkorridor
    .sentence = Der Feuerkorridor liegt zwischen den Linien, die die äußeren Ränder der beiden Einheiten verbinden.
rule-tra-corr-02 = Verirrte Schüsse
    .sentence = Wer im Korridor steht, Freund oder Feind, kann getroffen werden, nur nicht von indirektem Feuer.
rule-tra-corr-03 = Kopf runter hält heraus
    .sentence = Einheiten mit „Kopf runter“, auch solche am Boden, sind nie im Feuerkorridor.
rule-tra-corr-04 = Panzer als Ziel
    .sentence = Ist das Ziel ein Panzer, so wird Infanterie im Korridor übergangen, andere Panzer nicht.
rule-tra-corr-05 = Genaue Form
    .sentence = Der Korridor ist der Umriss um alle Bases beider Einheiten; wessen Base hineinragt, ist darin.
rule-tra-corr-06 = Verborgene im Korridor
    .sentence = Ein Modell im Korridor, das die feuernde Einheit nicht sieht, zählt nicht.

## Deckung

rule-tra-cov-01 = Ein Modell in Deckung
    .sentence = Ein Kämpfer ist in Deckung, wenn Gelände sein Modell genug verdeckt.
rule-tra-cov-02 = Modelle geben keine Deckung
    .sentence = Modelle geben keine Deckung, außer Panzern mit „Kopf runter“.
rule-tra-cov-03 = Für einen Schützen halb verdeckt
    .sentence = Ein Modell ist in Deckung, wenn ein einziger Kämpfer der feuernden Einheit höchstens die Hälfte davon sieht.
rule-tra-cov-04 = Hinter geduckten Panzern
    .sentence = Infanterie, die ein Panzer mit „Kopf runter“ auch nur wenig verdeckt, ist in Deckung.
rule-tra-cov-05 = Eine Einheit in Deckung
    .sentence = Eine Einheit hat einen Deckungstest, wenn mindestens die Hälfte ihrer Modelle in Deckung ist.
rule-tra-cov-06 = Wer über Deckung urteilt
    .sentence = Über Deckung urteilt jedes Modell der feuernden Einheit, ob es schießt oder nicht.
rule-tra-cov-07 = Verborgene zählen
    .sentence = Völlig verborgene Modelle zählen als in Deckung.
rule-tra-cov-08 = Wenig verdeckt, genau
    .sentence = Eine der zwanzig Sichtlinien durch das geduckte Fahrzeug genügt.

## Präzision

rule-tra-prec-01 = Zahl der Würfel
    .sentence = Eine Salve würfelt die Feuerrate der Waffe für jedes Modell, das sie trägt und das Ziel sieht.
rule-tra-prec-02 = Präzision gegen Reichweite
    .sentence = Die Präzision der Waffe wird gegen die Reichweite des Ziels getestet.
rule-tra-prec-03 = Präzision reicht
    .sentence = Ist die Präzision mindestens so groß wie die Reichweite, so ist jedes Down ein Erfolg.
rule-tra-prec-04 = Präzision zu klein
    .sentence = Ist die Präzision kleiner als die Reichweite, so ist jedes Up ein Erfolg.
rule-tra-prec-05 = Automatische Präzision
    .sentence = Bei einem Unterschied von 3 gelingen alle Würfel oder keiner.
rule-tra-prec-06 = Direktes Feuer
    .sentence = Mit einer direkten Waffe ist jeder Erfolg ein Treffer.
rule-tra-prec-07 = Indirektes Feuer
    .sentence = Mit einer indirekten Waffe bringt jeder Erfolg so viele Treffer wie der Wirkungsbereich.
rule-tra-prec-08 = Präzision +
    .sentence = Eine Waffe mit Präzision + hat mit Downs bei jeder Reichweite Erfolg und ist nie automatisch.
rule-tra-prec-09 = Präzision [X]
    .sentence = Eine Waffe mit Präzision [X] gilt als Präzision X, feuert aber nicht über Reichweite X hinaus.
rule-tra-prec-10 = Beispiel: Flammenwerfer [2]
    .sentence = Ein Flammenwerfer mit Präzision [2] feuert nicht auf 30 cm oder mehr.
rule-tra-prec-11 = Zielerfassung ohne Wirkungsbereich
    .sentence = Eine Waffe mit Zielerfassung ohne Wirkungsbereich bringt je Erfolg einen Treffer.
rule-tra-prec-12 = Eine Reichweite je Salve
    .sentence = Die Reichweite von Führer zu Führer gilt für alle Würfel einer Salve.

## Deckungstests

rule-tra-covt-01 = Deckungstest
    .sentence = Ein Ziel in Deckung vor direktem Feuer wirft je Treffer einen Würfel, und jedes Up hebt einen Treffer auf.
rule-tra-covt-02 = Mit „In Deckung“
    .sentence = Mit dem Befehl „In Deckung“ hebt stattdessen jedes Down einen Treffer auf.
rule-tra-covt-03 = Keine Deckung gegen indirektes Feuer
    .sentence = Gegen indirektes Feuer gibt es keinen Deckungstest.
rule-tra-covt-04 = Deckung vor verirrten Schüssen
    .sentence = Der Deckungstest gilt für alle Treffer, bevor verirrte abgehen; Einheiten im Korridor haben keinen.

## Verteilung der Treffer

rule-tra-alloc-01 = Nur sichtbare Modelle
    .sentence = Treffer direkten Feuers gehen an Modelle, die die feuernde Einheit sieht.
rule-tra-alloc-02 = Gleichmäßig, die nächsten zuerst
    .sentence = Treffer werden gleichmäßig verteilt, zuerst an die Modelle, die dem feuernden Führer am nächsten sind.
rule-tra-alloc-03 = Zuerst der Korridor
    .sentence = Einheiten im Feuerkorridor bekommen Treffer vor dem Ziel.
rule-tra-alloc-04 = Ein verirrter Schuss je Modell
    .sentence = Jede Einheit im Korridor bekommt einen Treffer je Modell darin, das Ziel den Rest.
rule-tra-alloc-05 = Durchschlag je Einheit
    .sentence = Der Durchschlag wird für jede getroffene Einheit einzeln getestet.
rule-tra-alloc-06 = Zu wenige Treffer für den Korridor
    .sentence = Die nächste Einheit im Korridor wird zuerst und ganz bedient, bis die Treffer ausgehen.
rule-tra-alloc-07 = Von der ganzen Einheit gesehen
    .sentence = Ein Modell kann getroffen werden, wenn irgendein Modell der feuernden Einheit es sieht, auch wenn es nicht feuert.

## Indirektes Feuer

rule-tra-indir-01 = Indirektes Feuer kennt keinen Korridor
    .sentence = Indirektes Feuer trifft niemanden, weil er im Korridor steht.
rule-tra-indir-02 = Erster Treffer
    .sentence = Der erste Treffer geht an das Modell, auf das gezielt wird.
rule-tra-indir-03 = Weitere Treffer streuen
    .sentence = Weitere Treffer gehen an noch nicht getroffene Modelle, die nächsten am Zielmodell zuerst, gesehen oder nicht.
rule-tra-indir-04 = Innerhalb von 10 cm
    .sentence = Niemand, der weiter als 10 cm vom Zielmodell steht, wird getroffen.
rule-tra-indir-05 = Wer zielt
    .sentence = Der Schütze wählt das Zielmodell unter denen, die die Einheit sieht, und entscheidet bei Gleichstand.
rule-tra-indir-06 = Die Streuung kennt keine Seite
    .sentence = Weitere Treffer fallen auf Modelle jeder Einheit und beider Seiten, auch auf Freunde.
rule-tra-indir-07 = Überzählige Treffer verfallen
    .sentence = Kein Modell bekommt mehr als einen Treffer einer indirekten Salve; was übrig ist, verfällt.

## Druckwelle

rule-tra-blast-01 = Die Druckwelle wirft Infanterie um
    .sentence = Von indirektem Feuer getroffene Infanterie wird zu Boden geworfen, verwundet oder nicht.
rule-tra-blast-02 = Mehr als die Hälfte am Boden
    .sentence = Liegt mehr als die Hälfte der Modelle, so ist die Einheit am Boden.
rule-tra-blast-03 = Geprüft nach den Verlusten
    .sentence = Die Hälfte zählt unter den Überlebenden.
rule-tra-blast-04 = Kopf runter gegen die Druckwelle
    .sentence = Mit „Kopf runter“ wirft man je überlebendem Getroffenen einen Würfel; jedes Up hält einen nach Wahl des Besitzers aufrecht.
rule-tra-blast-05 = Läufer und andere Getroffene
    .sentence = Läufer werden nicht umgeworfen, und jede getroffene Infanterieeinheit darf ihr eigenes „Kopf runter“ nutzen.

## Durchschlag

rule-tra-pen-01 = Durchschlagstest
    .sentence = Je Treffer wird ein Würfel geworfen, Stärke der Waffe gegen Panzerung des Ziels.
rule-tra-pen-02 = Stärke reicht
    .sentence = Ist die Stärke mindestens so groß wie die Panzerung, so ist jedes Down ein Erfolg.
rule-tra-pen-03 = Stärke zu klein
    .sentence = Ist die Stärke kleiner als die Panzerung, so ist jedes Up ein Erfolg.
rule-tra-pen-04 = Automatischer Durchschlag
    .sentence = Bei einem Unterschied von 3 verwundet jeder Treffer oder keiner.
rule-tra-pen-05 = Ein Erfolg, eine Wunde
    .sentence = Jeder Erfolg ist eine Wunde.
rule-tra-pen-06 = Gemischte Panzerung
    .sentence = Treffer werden in Gruppen gleicher Panzerung getestet, und jedes Fahrzeug ist eine eigene Gruppe.

## Verluste der Infanterie

rule-tra-cas-01 = Eine Wunde, ein Modell
    .sentence = Jede Wunde schaltet ein Infanteriemodell aus, gleich welchen Schaden die Waffe hat.
rule-tra-cas-02 = Die nächsten fallen zuerst
    .sentence = Verluste treffen die Modelle, die dem feuernden Führer am nächsten sind.
rule-tra-cas-03 = Nur getroffene Modelle
    .sentence = Nur Modelle, die die Salve getroffen hat, können entfernt werden.
rule-tra-cas-04 = Überzählige Wunden
    .sentence = Wunden werden zusammengezählt und kosten ebenso viele getroffene Modelle; was übrig ist, verfällt.

## Struktur der Panzer

rule-tra-struct-01 = Strukturpunkte
    .sentence = Bei Panzern kostet jede Wunde so viele Strukturpunkte, wie die Waffe Schaden hat.
rule-tra-struct-02 = Die Strukturleiste abhaken
    .sentence = Schaden wird Kästchen für Kästchen auf der Strukturleiste des Fahrzeugs abgehakt.
rule-tra-struct-03 = Schwerer Schaden
    .sentence = Wird ein Kästchen I abgehakt, so gibt es einen Zwischenfall.
rule-tra-struct-04 = Zerstörung
    .sentence = Wird das Kästchen X abgehakt, so ist das Fahrzeug zerstört und wird entfernt.
rule-tra-struct-05 = Richtung der Leiste
    .sentence = Die Leiste steht in der Reihenfolge des Abhakens, und X kommt zuletzt.
rule-tra-struct-06 = Ein Kästchen je Punkt
    .sentence = Jeder Punkt ist ein Kästchen; ein Zwischenfall kommt vor dem nächsten Kästchen, und jenseits von X verfällt alles.
rule-tra-struct-07 = Mehrere Fahrzeuge
    .sentence = Treffer verteilen sich auf Fahrzeuge wie auf Infanterie, und jedes trägt seine eigenen Wunden.

## Zwischenfälle

rule-tra-incid-01 = Wurf für den Zwischenfall
    .sentence = Ein Würfel entscheidet beim Schießen: 1–2 Antrieb, 3–4 Explosionen, 5–6 eine Waffe.
rule-tra-incid-02 = Antrieb zerstört (1–2)
    .sentence = Das Fahrzeug ist bewegungsunfähig.
rule-tra-incid-03 = Kettenexplosionen (3–4)
    .sentence = Ein weiterer Strukturpunkt wird abgehakt.
rule-tra-incid-04 = Waffe unbrauchbar (5–6)
    .sentence = Eine Waffe des Fahrzeugs, die der Schütze wählt, funktioniert nicht mehr.
rule-tra-incid-05 = Explosionen setzen sich fort
    .sentence = Der zusätzliche Punkt kann einen weiteren Zwischenfall auslösen oder das Fahrzeug zerstören.
rule-tra-incid-06 = Zwischenfälle ohne Wirkung
    .sentence = Ein Zwischenfall, der nichts zu beschädigen findet, wirkt nicht, zählt aber für die Moral.
rule-tra-incid-07 = Was bewegungsunfähig heißt
    .sentence = Ein bewegungsunfähiges Fahrzeug bewegt und dreht sich nicht, darf aber feuern und repariert werden.

## Unterstütztes Feuer

rule-tra-supp-01 = Unterstütztes Feuer statt zweimal Schießen
    .sentence = Eine Einheit, die beide Aktionen auf Schießen verwendet, gibt ein unterstütztes Feuer ab.
rule-tra-supp-02 = Abgehandelt wie Schießen
    .sentence = Unterstütztes Feuer läuft wie Schießen ab, jede Waffe einmal, mit zwei Boni.
rule-tra-supp-03 = Präzision wiederholen
    .sentence = Jeder misslungene Präzisionswürfel darf einmal wiederholt werden.
rule-tra-supp-04 = Stärke +1
    .sentence = Die Waffen haben beim Durchschlag 1 mehr Stärke.
rule-tra-supp-05 = Grenzen des unterstützten Feuers
    .sentence = Automatische Fehlschläge werden nicht wiederholt; Feuerbereitschaft, versetzte Salven, einzelne Aktionen sind nie unterstützt.
