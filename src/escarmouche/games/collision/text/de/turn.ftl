# Aufbau, Züge, Aktivierungen, Feuerschutz, Beute und Missionen, auf Deutsch.

## Namen

mission-collision-hunt = Kampf um Collision
mission-ambush = Hinterhalt
mission-domination = Machtkontrolle
edge-y0 = vorn
edge-y1 = hinten
edge-x0 = links
edge-x1 = rechts
kind-loot = Beutemarker
kind-collision = Collision-Marker
kind-jam = Ladehemmungs-Marker
kind-pinned = Unter-Beschuss-Marker
kind-wound = Wundmarker
action-move = Bewegen
action-shoot = Schießen
action-charge = Sturmangriff
action-overwatch = Feuerschutz
action-special = Spezielle Aktion
action-back = Zurück in den Kampf!
action-aim = Gezielter Schuss
district-name =
    { $district ->
        [9] Distrikt Mitte
       *[other] Distrikt { $district }
    }
counted-points =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }

## Fragen

ask-go-first = Du hast die höhere Karte: Stellst du zuerst auf?
ask-choose-role = Du hast die höhere Karte: Wähle deine Rolle.
ask-choose-edge = Wähle deine Tischkante; dein Gegner bekommt die gegenüberliegende.
ask-deploy = Stelle { $model } höchstens 6 Zoll von deiner Kante auf.
ask-mulligan = Du darfst deine drei Karten ablegen und drei neue ziehen: alle drei oder keine.
ask-bid = Runde { $turn }: Wie viele Aktivierungspunkte setzt du auf die Priorität?
ask-name-starter = Du hast die Priorität: Wer beginnt die Aktivierungsphase?
ask-activate = Runde { $turn }: Wähle die Figur, die du aktivierst, oder höre für diese Runde auf.
ask-choose-action = Wähle, was { $model } tut.
ask-leave = { $model } hat die Kante des Angreifers erreicht: Verlässt die Figur den Tisch endgültig?
ask-overwatch = { $target } ist im Blick deiner Figuren mit Feuerschutz: Wähle, wer wie reagiert.
ask-special-target = Wähle, wem das hilft: { $trait }.
ask-back-token = Wähle den Marker, den { $model } loswird.
ask-loot-district = Wähle den Distrikt für den Beutemarker.
ask-place-loot = Lege den Beutemarker in { district-name }.
ask-discard-hand = Sage, in welcher Reihenfolge du deine Handkarten ablegst.

## Auswahl

option-go-first = Zuerst aufstellen
option-go-second = Als Zweiter aufstellen
option-attacker = Angreifer sein
option-defender = Verteidiger sein
option-edge-y0 = Vordere Kante
option-edge-y1 = Hintere Kante
option-edge-x0 = Linke Kante
option-edge-x1 = Rechte Kante
option-you-first = Du
option-they-first = Dein Gegner
option-activate = { $model } ({ $cost } AP)
option-arrive = { $model } trifft ein ({ $cost } AP)
option-finish = Für diese Runde aufhören
option-move = Bewegen
option-shoot = Schießen
option-charge = Sturmangriff
option-overwatch = Feuerschutz
option-special = Spezielle Aktion: { $trait }
option-no-special = Spezielle Aktion
option-back = Zurück in den Kampf!
option-aim = Gezielter Schuss
option-search = Plündern (kostenlos)
option-pick = Gegenstand einsammeln (kostenlos)
option-drop = Gegenstand fallen lassen
option-end = Aktivierung beenden
option-stay-on-table = Auf dem Tisch bleiben
option-leave-table = Den Tisch verlassen
option-watch-shoot = { $model } schießt
option-watch-hold = { $model } versucht sich zurückzuhalten (INT 6+)
option-watch-decline = { $model } schießt nicht
option-model = { $model }
option-token-jam = Der Ladehemmungs-Marker
option-token-pinned = Der Unter-Beschuss-Marker
option-district = { district-name }

## Ereignisse: vor dem Spiel

event-collision-began =
    Ein Spiel Collision beginnt. { $options ->
        [none] Alle Optionen haben ihren üblichen Wert.
       *[other] Geltende Optionen: { $options }; alle anderen haben ihren üblichen Wert.
    }
event-collision-ended =
    { $reason ->
        [conceded] Spieler { $loser } gibt auf: Spieler { $winner } gewinnt.
        [wiped-out] Das Spiel ist zu Ende: Spieler { $loser } hat keine Figuren mehr, Spieler { $winner } gewinnt ({ $points }).
       *[other]
            { $winner ->
                [nobody] Das Spiel ist zu Ende: unentschieden, { $points }.
               *[other] Das Spiel ist zu Ende: Spieler { $winner } gewinnt, { $points }.
            }
    }
event-mission-drawn = Eine Karte aus dem Stapel von { $seat } bestimmt die Mission: { $card }.
event-mission-chosen = Die Mission ist { $mission }.
event-terrain-set = Das Gelände ist aufgebaut: { $table }.
event-marker-placed = Ein { $kind } liegt bei { $x } / { $y }, in { district-name }.
event-markers-turned = Der Plan wird zu diesen Kanten gedreht, und alle Marker mit ihm.
event-points-received = { $seat } hat { $points } Aktivierungspunkte.
event-goes-first = { $seat } stellt zuerst auf.
event-roles-taken = { $attacker } ist der Angreifer.
event-edge-chosen = { $seat } nimmt diese Tischkante: { $edge }.
event-deployed = { $model } steht bei { $x } / { $y }.

## Ereignisse: die Runde

event-turn-began = Runde { $turn } beginnt.
event-mulligan-taken = { $seat } legt die Handkarten ab und zieht neue.
event-bids-opened =
    { $winner ->
        [nobody] Beide bieten { $bids_a }. Niemand hat die Priorität; es beginnt, wer in der letzten Runde nicht begonnen hat, in der ersten, wer zuerst aufgestellt hat.
       *[other] { $tied ->
            [yes] Beide bieten { $bids_a }. Bei Gleichstand erhält die Priorität, wer sie in der letzten Runde nicht hatte, in der ersten, wer zuerst aufgestellt hat: { $winner } hat die Priorität.
           *[no] A bietet { $bids_a }, B { $bids_b }. { $winner } hat die Priorität.
        }
    }
event-starter-named = { $seat } beginnt.
event-finished =
    { $able ->
        [yes] { $seat } hört für diese Runde auf.
       *[other] { $seat } kann keine Aktivierung mehr bezahlen und ist für diese Runde fertig.
    }
event-regrouped =
    { $lost ->
        [0] { $seat } nimmt alle Aktivierungspunkte zurück: { $points }.
       *[other] { $seat } nimmt die Aktivierungspunkte zurück und verliert { $lost } für getötete Figuren: { $points }.
    }
event-turn-ended = Runde { $turn } endet.

## Ereignisse: Aktivierungen

event-activated = { $model } wird für { $cost } AP aktiviert.
event-action-chosen =
    { $rushed ->
        [yes] { $model }: { $action }, unter Stress.
       *[other] { $model }: { $action }.
    }
event-action-wasted = { $model }: Die Aktion unter Stress bleibt ohne Wirkung ({ $action }).
event-activation-ended = Die Aktivierung von { $model } ist vorbei.
event-activation-cut-short = { $model } ist nicht mehr im Spiel: Die Aktivierung ist vorbei.
event-token-removed = { $model } wird einen Marker los: { $kind }.
event-aimed = { $model } zielt.

## Ereignisse: Feuerschutz

event-watch-began = { $model } gibt Feuerschutz.
event-watch-ended = { $model } verliert den Feuerschutz-Marker.
event-watch-triggered = Feuerschutz: { $model } unterbricht { $target }.
event-fire-held = { $model } hält sich zurück und schießt nicht auf { $target }.
event-hold-failed = { $model } kann sich nicht zurückhalten und schießt auf { $target }.
event-shot-declined = { $model } schießt nicht auf { $target }.

## Ereignisse: spezielle Aktionen

event-special-used = { $model } nutzt eine spezielle Aktion: { $trait }.
event-skill-active = { $model } erhält einen Fähigkeiten-Marker: { $trait }.
event-skill-ended = Der Fähigkeiten-Marker von { $model } wird entfernt.

## Ereignisse: Beute und Gegenstände

event-loot-searched = { $model } plündert.
event-district-drawn = Die Distriktkarte von { $seat } ist { $card }: Der Marker kommt in { district-name }.
event-marker-lost = Für den Beutemarker ist kein Platz; er ist aus dem Spiel.
event-picked-up = { $model } sammelt einen Collision-Marker ein.
event-object-dropped = { $model } lässt den Gegenstand fallen.

## Ereignisse: Missionen

event-left-table = { $model } verlässt den Tisch über die Kante des Angreifers.
event-points-scored = { $seat } erhält { counted-points } und hat { $score }.
event-districts-controlled =
    { $districts ->
        [none] { $seat } kontrolliert keinen Distrikt.
       *[other] { $seat } kontrolliert die Distrikte { $districts } (wie A sie zählt).
    }
event-rewarded =
    { $draws ->
        [one] In einer Kampagne bekäme { $seat } { $experience } Erfahrungspunkte, { $shards } Splitter und { $draws } Zug auf der Erkundungstabelle.
       *[other] In einer Kampagne bekäme { $seat } { $experience } Erfahrungspunkte, { $shards } Splitter und { $draws } Züge auf der Erkundungstabelle.
    }

## Gründe

reason-rushed = Aktion unter Stress.

## Ablehnungen

refused-unknown-mission = Es gibt keine Mission „{ $mission }“; es gibt { $known }.
refused-outside-zone = Die ganze Base muss höchstens 6 Zoll von deiner Tischkante entfernt sein.
refused-no-stand = Dort kann die Figur nicht stehen.
refused-on-a-base = Die Base würde eine andere überdecken.
refused-mulligan = Ein Mulligan-Zug ist nur einmal möglich, in der ersten Startphase des Spiels.
refused-all-or-none = Lege alle drei Karten ab oder keine.
refused-three-activations = { $model } wurde in dieser Runde schon dreimal aktiviert.
refused-too-dear = { $model } zu aktivieren kostet { $cost } AP, und im Vorrat sind { $pool }.
refused-no-arrival = { $model } kommt von der Kante aus nicht auf den Tisch.
refused-finish = Du kannst nicht aufhören, solange du eine Figur bezahlen kannst, die in dieser Runde noch nicht aktiviert wurde.
refused-no-action-left = Beide Aktionen sind verbraucht.
refused-arrive-first = Eine Figur, die eintrifft, muss mit Bewegen beginnen.
refused-no-such-action = Den gezielten Schuss gibt es nicht; eine Option fügt ihn hinzu.
refused-aim = { $model } könnte nach dem Zielen nicht schießen: keine Distanzwaffe oder keine Aktion mehr dafür.
refused-no-special = { $model } hat keine spezielle Aktion.
refused-free-actions = Eine Figur hat höchstens zwei kostenlose Aktionen pro Aktivierung.
refused-free-attached = Eine kostenlose Aktion steht direkt vor oder nach einer Aktion, zu jeder gehört eine.
refused-action-owed = Die kostenlose Aktion stand vor einer Aktion, die jetzt folgen muss.
refused-hold = { $model } hatte in dieser Runde schon drei Aktivierungen und kann sich nicht zurückhalten.
refused-used-up = Das geht nur einmal im Spiel und ist verbraucht: { $trait }.
refused-skill-active = Die Figur hat schon einen Fähigkeiten-Marker: { $trait }.
refused-nobody-to-help = Niemand in der Nähe braucht das: { $trait }.
refused-no-token = { $model } hat weder einen Ladehemmungs- noch einen Unter-Beschuss-Marker.
refused-loot-district = Der ganze Marker muss in { district-name } liegen.
refused-loot-zone = Beutemarker liegen außerhalb der 6 Zoll an den Kanten beider Spieler.
refused-loot-near = Der Marker ist zu nah an { $model }.
refused-loot-spot = Dort kann kein Marker liegen: Eine Figur könnte dort nicht stehen.
refused-hands-full = { $model } kann keinen weiteren Gegenstand tragen.
refused-drop = { $model } kann keinen Gegenstand freiwillig fallen lassen oder übergeben.

# Die Einweisung

briefing-collision-hunt = Am Ende jeder Runde: 3 Siegpunkte für eine Seite, von der ein Modell einen Kollisionsmarker trägt, und 1 für jedes gegnerische Modell, das in dieser Runde getötet wurde.
    .ends = Nach { $rounds } Runden, oder sobald eine Seite kein Modell mehr auf dem Tisch hat; dann gewinnt die andere.
    .aim = Beide Seiten: früh einen der drei Marker in der Mitte aufnehmen und den Träger am Leben halten. Die meisten Punkte gewinnen.

briefing-ambush = Am Ende des Spiels: 2 Siegpunkte für jedes Modell des Verteidigers in der Aufstellungszone des Angreifers, 1 für den Angreifer für jedes getötete Modell des Verteidigers.
    .ends = Nach { $rounds } Runden, oder sobald eine Seite kein Modell mehr hat; Modelle des Verteidigers, die noch kommen oder über die Kante des Angreifers gegangen sind, zählen als anwesend.
    .attacker = Angreifer: steht an einer Kante bereit und muss aufhalten, wer von der anderen kommt.
    .defender = Verteidiger: kommt von der gegenüberliegenden Kante und muss auf die Seite des Angreifers durchbrechen.

briefing-domination = Am Ende des Spiels: 1 Siegpunkt für jeden Bezirk, in dem nur du Modelle hast.
    .ends = Nach { $rounds } Runden, oder sobald eine Seite kein Modell mehr auf dem Tisch hat; dann gewinnt die andere.
    .aim = Beide Seiten: sich über die neun Bezirke verteilen und die andere in der letzten Runde aus ihren vertreiben.

## Eine Geste

composed-shot = Auf { $target } schießen
composed-take = Hingehen und nehmen, was dort liegt
composed-charge = Sturmangriff auf { $target }
refused-not-now = { $model } kann das jetzt nicht tun.

# Missions of one’s own

own-score-carrying = Jede Seite, von der ein Modell einen Kollisionsmarker trägt, hat { $points }.
own-score-kills = Jedes getötete gegnerische Modell bringt { $points }.
own-score-zone = Jedes Modell des Verteidigers in der Aufstellungszone des Angreifers bringt { $points }.
own-score-exit = Jedes Modell des Verteidigers, das über die Kante des Angreifers gegangen ist, bringt { $points }.
own-score-districts = Jeder Bezirk, in dem nur du Modelle hast, bringt { $points }.
