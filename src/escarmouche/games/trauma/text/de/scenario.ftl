# Das Szenario: Bezirke, Seiten, strategische Punkte, Sieg.

## Namen

scenario-generator = Der Generator
scenario-attack = Angriff
point-alpha = Alpha-Punkt
point-omega = Omega-Punkt
point-gamma = Gamma-Punkt
point-drop = Absetzpunkt
point-access = neutrale Zugangszone
point-object = zu bedienendes Objekt
quarter-open = offen
quarter-covered = gedeckt
quarter-building = Gebäude
reason-reached = die Siegpunkte des Szenarios
reason-both-reached = beide zugleich
reason-spent = niemand mehr da, der punkten könnte
reason-turns = die letzte Runde

## Fragen

ask-choose-part = Du hast den Wurf gewonnen: Greifst du an oder verteidigst du?
ask-choose-side = Du hast den Wurf gewonnen: Durch welche Zugangszone kommst du?
ask-choose-quarter = Wähle den mittleren Bezirk, in dem du dich aufstellst.
ask-name-alpha = Bestimme einen Alpha-Punkt: 2 Verstärkungspunkte je Runde für den, der ihn kontrolliert.
ask-name-omega = Bestimme einen Omega-Punkt: 2 Siegpunkte je Runde für den, der ihn kontrolliert.
ask-name-gamma = Bestimme den Gamma-Punkt.
option-part-attacker = Ich greife an
option-part-defender = Ich verteidige
option-side-blue = Blaue Zugangszone (vorn)
option-side-red = Rote Zugangszone (hinten)
option-quarter = Bezirk { $quarter }
option-element = { $piece }, Bezirk { $quarter }

## Ablehnungen

refused-point-taken = „{ $piece }“ ist schon ein strategischer Punkt.
refused-point-side = „{ $piece }“ liegt nicht auf dieser Seite des Tisches.
refused-point-central = „{ $piece }“ liegt nicht im mittleren Bezirk.
refused-quarter-central = Bezirk { $quarter } ist keiner der beiden mittleren.
refused-point-quarter = Bezirk { $quarter } hat schon einen Alpha-Punkt.
refused-point-centre = „{ $piece }“ liegt der Mitte nicht am nächsten.

## Das Protokoll

event-table-composed =
    Der Tisch ist { $table }, { $width } mal { $depth } cm. Bezirke: { $quarters }. { $drops ->
        [none] {""}
       *[other] Absetzpunkte in den Bezirken: { $drops }.
    }
event-sides-rolled =
    Die Spieler würfeln um die Wahl: { $dice }. { $winner ->
        [nobody] Gleichstand: noch einmal.
       *[other] { $winner } wählt.
    }
event-sides-taken =
    { $attacker ->
        [nobody] { $blue } kommt durch die blaue Zugangszone, die andere Seite durch die rote.
       *[other] { $attacker } greift durch die blaue Zugangszone an; die andere Seite verteidigt.
    }
event-quarter-chosen = { $seat } stellt sich in Bezirk { $quarter } auf.
event-point-laid = Die Mission bestimmt „{ $piece }“ in Bezirk { $quarter }: { $point }.
event-point-named =
    { $seat ->
        [nobody] „{ $piece }“ in Bezirk { $quarter } ist der { $point }.
       *[other] { $seat } bestimmt „{ $piece }“ in Bezirk { $quarter }: { $point }.
    }
event-point-held =
    { $holder ->
        [nobody] Niemand kontrolliert: { $point } { $piece } (A { $counted_a }, B { $counted_b }).
       *[other] { $holder } kontrolliert: { $point } { $piece } (A { $counted_a }, B { $counted_b }).
    }
event-points-gained =
    { $seat } erhält { $victory ->
        [one] 1 Siegpunkt
       *[other] { $victory } Siegpunkte
    } und { $reinforcement ->
        [one] 1 Verstärkungspunkt
       *[other] { $reinforcement } Verstärkungspunkte
    }: zusammen { $total } und { $pool }.
event-unit-comes-back =
    { $count ->
        [one] Die Einheit { $unit } kommt mit einem Modell zurück und wartet in Reserve.
       *[other] Die Einheit { $unit } kommt mit { $count } Modellen zurück und wartet in Reserve.
    }
