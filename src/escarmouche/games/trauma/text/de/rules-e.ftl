# Die Worte der Regeln von Trauma, auf Deutsch: Arten von Panzern, Fähigkeiten, Tische und Szenarien.

## Läufer

rule-tra-walk-01 = Keine Feuerbereiche
    .sentence = Ein Läufer hat keine Feuerbereiche: Sein Rumpf dreht sich ganz herum.
rule-tra-walk-02 = Gelände wie Infanterie
    .sentence = Ein Läufer geht über Gelände wie Infanterie.
rule-tra-walk-03 = Darf in Deckung gehen
    .sentence = Ein Läufer darf „In Deckung“ bekommen, solange sein Antrieb heil ist.
rule-tra-walk-04 = Wie Infanterie bis auf die Struktur
    .sentence = Bis auf die Strukturleiste wird ein Läufer wie Infanterie behandelt.
rule-tra-walk-05 = Wie weit ein Läufer Infanterie ist
    .sentence = Ein Läufer ist Infanterie bei Bewegung, Gelände, Blickrichtung und Deckung, sonst überall Panzer.

## Antigravs

rule-tra-grav-01 = Freier Flug
    .sentence = Antigravs beachten kein Gelände und fliegen ohne Überwinden über Modelle und Gelände.
rule-tra-grav-02 = Nie in Deckung
    .sentence = Ein Antigrav ist sichtbar oder verborgen, nie in Deckung.
rule-tra-grav-03 = Kein „In Deckung“
    .sentence = Eine Antigrav-Einheit kann „In Deckung“ nicht bekommen.
rule-tra-grav-04 = Feuerbereiche
    .sentence = Die Waffen von Antigravs sind an Feuerbereiche gebunden.
rule-tra-grav-05 = Wo ein Antigrav endet
    .sentence = Es fliegt über alles hinweg, endet aber, wo seine Base Platz hat, und wird von ihr aus gemessen.

## Fahrende Panzer

rule-tra-wheel-01 = Fahrende Panzer
    .sentence = Jedes an den Boden gebundene Fahrzeug, auf Rädern, Ketten oder knapp schwebend, ist fahrend.
rule-tra-wheel-02 = Kein Überwinden außer Überrollen
    .sentence = Fahrende Panzer überwinden nichts, außer Infanterie, die sie überrollen.
rule-tra-wheel-03 = Kein „In Deckung“, aber Deckungstests
    .sentence = Fahrende Panzer bekommen „In Deckung“ nicht, können aber einen Deckungstest haben.
rule-tra-wheel-04 = Feuerbereiche
    .sentence = Die Waffen fahrender Panzer sind an Feuerbereiche gebunden.
rule-tra-wheel-05 = Längere Struktur
    .sentence = Fahrende Panzer haben meist eine längere Strukturleiste, wie ihr Profil zeigt.

## Feuerbereiche

rule-tra-arc-01 = Zwei Feuerbereiche
    .sentence = Ein fahrendes oder Antigrav-Fahrzeug hat zwei Feuerbereiche, auf die sich seine Waffen verteilen.
rule-tra-arc-02 = Sicht nur im Feuerbereich
    .sentence = Eine Waffe sieht nur Einheiten in ihrem Feuerbereich.
rule-tra-arc-03 = Nur in einem Feuerbereich
    .sentence = Eine Einheit, die in beiden sein könnte, ist in dem Feuerbereich, den der Schütze wählt.
rule-tra-arc-04 = Lage der Feuerbereiche
    .sentence = Die Feuerbereiche sind die zwei Hälften beiderseits einer Linie durch die Mitte des Modells.
rule-tra-arc-05 = Feuerbereiche nach der Miniatur
    .sentence = Die Feuerbereiche einer Armeeliste sind Beispiele, die man seiner Miniatur anpassen darf.
rule-tra-arc-06 = Richtung der Linie
    .sentence = Ein Profil hat Feuerbereiche vorn und hinten oder links und rechts, und seine Waffen wechseln zwischen ihnen.
rule-tra-arc-07 = Wann eine Einheit im Feuerbereich ist
    .sentence = Eine Einheit kann darin sein, wenn ein sichtbares Modell hineinragt, und die Wahl gilt für das ganze Feuer.

## Sanitätsrüstung

rule-tra-medarm-01 = Sanitätsrüstung
    .sentence = Ein Kämpfer der Einheit gilt als jemand mit Heilung, wann immer sie nötig ist.
rule-tra-medarm-02 = Sanitätsrüstung ist ein Würfel
    .sentence = Solange ein Modell übrig ist, gibt die Sanitätsrüstung einen Würfel neben denen der Sanitäter.

## Selbstreparatur

rule-tra-selfrep-01 = Selbstreparatur
    .sentence = Als zusätzliche Aktion macht das Fahrzeug bei sich einen Zwischenfall oder einen Schadenspunkt ungeschehen.
rule-tra-selfrep-02 = Einzelheiten der Reparatur
    .sentence = Einmal je Aktivierung wird das letzte Kästchen oder ein Zwischenfall getilgt; Desorganisierte reparieren nicht.

## Sprengung

rule-tra-demo-01 = Gelände sprengen
    .sentence = Als zusätzliche Aktion wird ein zerstörbares Geländestück in Kontakt gesprengt.
rule-tra-demo-02 = Sprengung im Nahkampf
    .sentence = Statt zuzuschlagen, darf der Kämpfer eine automatische Wunde zufügen, als eigene Salve.
rule-tra-demo-03 = Einzelheiten der Sprengung
    .sentence = Der Träger muss selbst in Kontakt sein, die Wunde hakt ein Kästchen ab, und strategische Punkte sind unzerstörbar.

## Tarnung

rule-tra-conceal-01 = Tarnung
    .sentence = Jenseits von Reichweite 2 sehen Gegner die Einheit nicht.
rule-tra-conceal-02 = Tarnung je Einheit
    .sentence = Von Führer zu Führer machen 30 cm oder mehr die Einheit unsichtbar, doch die Streuung kann sie treffen.

## Guerilla

rule-tra-guerr-01 = Guerilla
    .sentence = Die Einheit darf in Kontaktreichweite jeder Einheit ihrer Armee eintreffen und dann normal handeln.
rule-tra-guerr-02 = Einzelheiten der Guerilla
    .sentence = Ein Modell kommt in Kontakt mit einem Freund, der Rest in Formation, niemand in Kontakt mit Gegnern.

## Krieger

rule-tra-warrior-01 = Krieger
    .sentence = Ein Kämpfer mit dieser Fähigkeit trifft im Nahkampf mit Downs statt mit Ups.

## Erfahrener Offizier

rule-tra-vetoff-01 = Erfahrener Offizier
    .sentence = Jeder Offizier mit dieser Fähigkeit auf dem Tisch bringt 1 KP mehr.

## Sprungmodul

rule-tra-jump-01 = Ein zusätzliches Überwinden
    .sentence = Die Einheit darf vor oder nach jeder ihrer Bewegungen einmal zusätzlich etwas überwinden.
rule-tra-jump-02 = Über Einheiten springen
    .sentence = Die Einheit darf eine Einheit von Kämpfern wie ein Hindernis überwinden.
rule-tra-jump-03 = Grenzen des Sprungmoduls
    .sentence = Der Sprung folgt den Regeln des Überwindens, verletzt niemanden und ist ein eigener Ortswechsel.

## Die Fähigkeit Verstärkung

rule-tra-renf-01 = Die Einheit kehrt zurück
    .sentence = Eine ausgeschaltete Einheit erweiterter Stärke kommt nächste Runde in normaler Stärke in die Reserve zurück.
rule-tra-renf-02 = Was zurückkommt
    .sentence = Die Rückkehrer haben keinen Spezialisten und keine schwere Waffe, die es vorher nicht gab.
rule-tra-renf-03 = Offiziere kommen nicht wieder
    .sentence = Die Einheit kehrt ohne Offiziere zurück, außer einem, der von Haus aus dazugehört.
rule-tra-renf-04 = Beispiel: Offiziere der Rückkehrer
    .sentence = Ein hinzugenommener Stabsoffizier kehrt nicht zurück, ein zugehöriger Unteroffizier schon.
rule-tra-renf-05 = Nur einmal
    .sentence = Eine Einheit kehrt einmal und umsonst zurück, und nur, wenn kein Modell übrig ist.

## Reparatur

rule-tra-repair-01 = Reparatur
    .sentence = Als zusätzliche Aktion tilgt jeder Mechaniker einen Zwischenfall oder Schadenspunkt eines Fahrzeugs in Kontakt.
rule-tra-repair-02 = Kontakt zur Reparatur
    .sentence = Jeder Mechaniker muss selbst in Kontakt mit dem eigenen Fahrzeug sein, und mehrere dürfen an einem arbeiten.

## Widerstand

rule-tra-resist-01 = Widerstand
    .sentence = Das Fahrzeug verliert durch Kettenexplosionen keinen Punkt, aber seine Einheit testet trotzdem die Moral.

## Scharfschützen

rule-tra-sniper-01 = Zwei Präzisionen
    .sentence = Eine Scharfschützenwaffe hat eine zweite Präzision für Träger, die sich in ihrer Aktivierung nicht bewegen.
rule-tra-sniper-02 = Wahl der Opfer
    .sentence = Mit der zweiten Präzision wählt der Schütze, wer jeden Treffer bekommt.
rule-tra-sniper-03 = Ohne Korridor
    .sentence = Mit der zweiten Präzision spielt der Feuerkorridor keine Rolle.
rule-tra-sniper-04 = Kein Bonus des unterstützten Feuers
    .sentence = Die zweite Präzision bekommt keinen Bonus des unterstützten Feuers.
rule-tra-sniper-05 = Einzelheiten des Scharfschützen
    .sentence = Opfer müssen gesehen werden, Deckung gilt, und in Feuerbereitschaft darf der Träger sich zuletzt nicht bewegt haben.

## Heilung

rule-tra-heal-01 = Heilung
    .sentence = Nach Verlusten wird je verbliebenem Sanitäter gewürfelt, und jedes Up darf ein verlorenes Modell zurückholen.
rule-tra-heal-02 = Einzelheiten der Heilung
    .sentence = Heilung folgt auf jeden Verlust von Infanterie; wer zurückkommt, steht in Formation und behält seinen Posten.

## Plänkler

rule-tra-skirm-01 = Scharfschütze abseits
    .sentence = Der Scharfschütze der Einheit darf außerhalb der Formation stehen, ohne sie zu desorganisieren.
rule-tra-skirm-02 = Reichweite des Abgesetzten
    .sentence = Bei Schüssen, die er abgibt oder erleidet, wird die Reichweite vom abgesetzten Scharfschützen aus gemessen.
rule-tra-skirm-03 = Schüsse auf den Abgesetzten
    .sentence = Der abgesetzte Scharfschütze ist ein eigenes Ziel, teilt aber Zustand, Moral und Befehle mit seiner Einheit.

## Zielerfassung

rule-tra-lock-01 = Immer indirekt
    .sentence = Eine Waffe mit Zielerfassung feuert auch ohne Wirkungsbereich indirekt.
rule-tra-lock-02 = Nicht in Feuerbereitschaft
    .sentence = Eine Waffe mit Zielerfassung feuert nicht in Feuerbereitschaft.
rule-tra-lock-03 = Nur auf Panzer
    .sentence = Eine Waffe mit Zielerfassung feuert nur auf Panzer.
rule-tra-lock-04 = Treffer mit Zielerfassung
    .sentence = Ohne Wirkungsbereich verteilen sich die Treffer auf die Fahrzeuge des Ziels, beginnend mit dem anvisierten.

## Bezirke

rule-tra-quart-01 = Der Tisch hat Bezirke
    .sentence = Ein Tisch hat 9 oder 12 Bezirke, jeder offen, gedeckt oder ein Gebäudebezirk.
rule-tra-quart-02 = Raster der Bezirke
    .sentence = Bezirke messen 30 mal 40 cm, drei Reihen zu dreien oder vieren, und die mittlere Reihe enthält die Mitte.
rule-tra-quart-03 = Offener Bezirk
    .sentence = In einem offenen Bezirk kann sich keine Einheit von mehr als drei Modellen ganz verbergen.
rule-tra-quart-04 = Höchstens ein Drittel offen
    .sentence = Höchstens ein Drittel der Bezirke ist offen: 3 von 9 oder 4 von 12.
rule-tra-quart-05 = Gedeckter Bezirk
    .sentence = Ein gedeckter Bezirk kann mindestens zwei Einheiten von sechs Infanteristen verbergen und einem Läufer Deckung geben.
rule-tra-quart-06 = Gebäudebezirk
    .sentence = Ein Gebäudebezirk ist den größten Panzern verschlossen und kann die größten Einheiten verbergen.
rule-tra-quart-07 = Mindestens ein Gebäudebezirk
    .sentence = Ein Tisch hat mindestens ein oder zwei Gebäudebezirke.
rule-tra-quart-08 = Gebäudebezirke und Panzer
    .sentence = Schwere Panzer am Boden dürfen nicht in Gebäudebezirke, Unterstützer nicht ins Innere eines Geländestücks.

## Zufallstische

rule-tra-rand-01 = Tischgröße
    .sentence = 30 AP spielt man auf 90 mal 120 cm, 45 AP oder mehr auf 120 mal 120 cm.
rule-tra-rand-02 = Art des Bezirks
    .sentence = Ein Würfel je Bezirk: 1–2 offen, 3–4 gedeckt, 5–6 Gebäude.
rule-tra-rand-03 = Absetzpunkte
    .sentence = In jedem gedeckten oder Gebäudebezirk macht eine 5 oder 6 ein Geländestück zum Absetzpunkt.
rule-tra-rand-04 = Zugangszonen
    .sentence = Ein Spieler kommt durch die blaue Zugangszone, der andere durch die rote, und graue sind neutral.
rule-tra-rand-05 = Die Grenzen einhalten
    .sentence = Überzählige offene Bezirke werden neu gewürfelt, der letzte zuerst; fehlt ein Gebäude, wird der letzte gedeckte eines.
rule-tra-rand-06 = Welches Stück der Absetzpunkt ist
    .sentence = Absetzpunkt ist das Geländestück nächst der Mitte des Bezirks, und jeder Bezirk hat mindestens drei Stücke.

## Szenarien

rule-tra-scen-01 = Die Seite eines Spielers
    .sentence = Die Reihe von Bezirken an der eigenen Zugangszone ist die eigene Seite; die mittlere gehört niemandem.
rule-tra-scen-02 = Reihenfolge der Wahl
    .sentence = Wer den Wurf gewinnt, nimmt die Seite und wählt zuerst; dann wird abgewechselt, und kein Stück dient zweimal.
rule-tra-scen-03 = Wer nicht mehr punkten kann
    .sentence = Ein Spieler ohne Einheit auf dem Tisch, in Reserve, als Rückkehrer oder bezahlbar kann nicht mehr punkten.
rule-tra-scen-04 = Alle beginnen in Reserve
    .sentence = Niemand beginnt auf dem Tisch: Einheiten treffen ein, wenn sie aktiviert werden.

## Szenario: Der Generator

rule-tra-gener-01 = Kräfte
    .sentence = Beide haben gleich viele AP; einer kommt durch die blaue Zugangszone, der andere durch die rote.
rule-tra-gener-02 = Tisch
    .sentence = Der Tisch wird zufällig zusammengestellt.
rule-tra-gener-03 = Alpha-Punkte
    .sentence = Jeder bestimmt auf beiden Seiten des Tisches einen Alpha-Punkt, der je Runde 2 Verstärkungspunkte bringt.
rule-tra-gener-04 = Omega-Punkte
    .sentence = Jeder bestimmt auf der feindlichen Seite einen Omega-Punkt, der dem, der ihn kontrolliert, 2 Siegpunkte bringt.
rule-tra-gener-05 = Gamma-Punkt
    .sentence = Das Geländestück nächst der Tischmitte ist der Gamma-Punkt und bringt 4 Siegpunkte.
rule-tra-gener-06 = Wertung
    .sentence = Alpha bringt 2 Verstärkungspunkte, Omega 2 und Gamma 4 Siegpunkte, ausgeschaltete Infanterie 1, Panzer 2.
rule-tra-gener-07 = Ende bei 20 Siegpunkten
    .sentence = Wer 20 Siegpunkte hat, gewinnt; erreichen beide sie in derselben Runde, so ist es Remis.
rule-tra-gener-08 = Ein Spieler kann nicht mehr punkten
    .sentence = Kann ein Spieler nicht mehr punkten, so endet das Spiel, und mehr Siegpunkte gewinnen.
rule-tra-gener-09 = Größe und Mitte
    .sentence = 30 AP spielt man auf 90 mal 120 cm, 45 auf 120 mal 120; bei Gleichstand um Gamma wählt der Gewinner des Wurfs.

## Szenario: Angriff

rule-tra-attack-01 = Kräfte des Angreifers
    .sentence = Der Angreifer hat 30 AP, davon 6 in der Verstärkung, und kommt durch die blaue Zugangszone.
rule-tra-attack-02 = Kräfte des Verteidigers
    .sentence = Der Verteidiger hat 24 AP, keine Verstärkung, die rote Zugangszone und den mittleren Bezirk zur Aufstellung.
rule-tra-attack-03 = Gamma-Punkt
    .sentence = Der Angreifer bestimmt ein Geländestück des mittleren Bezirks als Gamma-Punkt.
rule-tra-attack-04 = Omega-Punkte
    .sentence = Der Verteidiger bestimmt auf jeder Seite des Tisches einen Omega-Punkt, der 2 Siegpunkte bringt.
rule-tra-attack-05 = Alpha-Punkte
    .sentence = Der Angreifer bestimmt zwei Alpha-Punkte in zwei Bezirken, die je 2 Verstärkungspunkte bringen.
rule-tra-attack-06 = Wertung
    .sentence = Gamma bringt dem Angreifer 8 und dem Verteidiger 4, eine ausgeschaltete Einheit 1 und 2 Siegpunkte.
rule-tra-attack-07 = Ende des Spiels
    .sentence = 20 Siegpunkte gewinnen, beide zugleich sind Remis, und kann einer nicht mehr punkten, gewinnen mehr Punkte.
rule-tra-attack-08 = Reihenfolge der Wahl
    .sentence = Der Angreifer bestimmt Gamma, dann der Verteidiger beide Omega, dann der Angreifer beide Alpha, alle verschieden.
rule-tra-attack-09 = Andere Größen
    .sentence = Bei 45 AP hat der Angreifer 45, davon 11 in der Verstärkung, der Verteidiger 34 und die Wahl eines mittleren Bezirks.
