# Der Ablauf eines Zuges: Reaktionen, Initiative, Zusammenhalt, Aktivierungen, Gelegenheitsfeuer, auf Deutsch.

## Namen

phase-opening = Aufbau
phase-start = Beginn des Zuges
phase-mandatory = Pflichtaktionen
phase-reaction = Reaktionstests
phase-initiative = Initiative
phase-actions = Aktionen
phase-end = Ende des Zuges
what-turn = Drehung
what-move = Bewegung
what-cross = Hindernis überwinden
what-climb = Klettern
what-jump = Herunterspringen
what-cover = In Deckung gehen
what-single = Einzelschuss
what-burst = Feuerstoß
what-aim = gezielter Schuss
what-area = Flächenwaffe
what-fight = Nahkampf
what-watch = Gelegenheitsfeuer
what-door = Tür
what-pick = Gegenstand aufnehmen
what-hand = Gegenstand übergeben
what-exit = den Tisch verlassen
what-tech = Technikwurf
what-aid = Erste Hilfe
what-douse = Feuer löschen
what-burning = brennende Figuren
what-malfunctions = Maschinen mit möglicher Fehlfunktion
what-routs = fliehende Figuren
what-tests = Reaktionstests

## Fragen

ask-withdraw = Zug { $turn }: Ziehst du dich zurück?
ask-order = In welcher Reihenfolge ({ $what })?
ask-name-first = Du hast die Initiative in Zug { $turn } gewonnen: Wer handelt zuerst?
ask-activate = Welche Gruppe handelt?
ask-next-figure = { $group }: Wer handelt als Nächstes?
ask-act =
    { $figure } hat noch { $left ->
        [one] { $left } Aktionspunkt
       *[other] { $left } Aktionspunkte
    }: Was tut die Figur?
ask-interrupt = Wer unterbricht { $target } mit Gelegenheitsfeuer?
ask-moment = Wo auf seinem Weg stoppt { $figure } { $target }?

## Wahlmöglichkeiten

option-stay = Weiterspielen
option-withdraw = Sich zurückziehen und das Spiel verlieren
option-you-first = Du handelst zuerst
option-they-first = Dein Gegner handelt zuerst
option-group = { $group }
option-figure = { $figure }
option-group-done = Niemand mehr aus dieser Gruppe
option-done = Ende der Aktionen
option-watch = Gelegenheitsfeuer
option-interrupt = { $figure } feuert
option-interrupt-none = Niemand

## Ablehnungen

refused-points =
    Das kostet { $cost ->
        [one] { $cost } Aktionspunkt
       *[other] { $cost } Aktionspunkte
    }; übrig: { $left }.
refused-engaged = { $figure } ist im Nahkampf gebunden und kann nichts anderes tun.
refused-panicked-fight = { $figure } ist in Panik und darf keine Nahkampfrunde eröffnen.
refused-watching = { $figure } wartet mit schussbereiter Waffe: Nur eine freie Drehung bleibt.
refused-watch-weapon = { $figure } hat keine Waffe für Gelegenheitsfeuer.
refused-no-chance = { $figure } kann dort nicht feuern: nur im eigenen Schussfeld und in Reichweite, ohne sich zu drehen.
refused-actor-spared = Mindestens ein Schuss eines Feuerstoßes, der { $target } unterbricht, gilt { $target }.

## Gründe

reason-quality = Qualität.
reason-panicked = In Panik.
reason-last-member = Die letzte Figur ihrer Gruppe.
reason-decimated = Weniger als die Hälfte der Gruppe lebt.
reason-routed = Auf der Flucht.
reason-engaged = Im Nahkampf gebunden.
reason-beside-leader = Neben { $figure }.
reason-second = Stellvertreter.
reason-leader = Gruppenführer.
reason-leaders = Gruppenführer.
reason-seconds = Stellvertreter.

## Ereignisse

event-turn-began = Zug { $turn } beginnt.
event-turn-ended = Zug { $turn } ist zu Ende.
event-phase-began = Phase: { $phase }.
event-withdrew = Spieler { $seat } zieht sich zurück.
event-reaction-rolled =
    Reaktionstest von { $figure }: { $dice }, { $modifier ->
        [none] Summe
       *[other] { $modifier }, Summe
    } { $total }: { $result ->
        [ok] gefasst
        [panic] Panik
       *[other] Flucht
    }.
event-panicked = { $figure } gerät in Panik.
event-routed = { $figure } ergreift die Flucht.
event-eliminated =
    { $cause ->
        [destroyed] { $figure } ist zerstört.
       *[other] { $figure } ist ausgeschaltet.
    }
event-left-table =
    { $exited ->
        [yes] { $figure } verlässt den Tisch durch den Ausgang.
       *[other] { $figure } verlässt den Tisch und ist verloren.
    }
event-cohesion-checked =
    { $cohesive ->
        [yes] { $group } hat Zusammenhalt.
       *[other] { $group } hat keinen Zusammenhalt.
    }
event-initiative-rolled =
    Initiative von Spieler { $seat }: { $dice ->
        [none] keine Würfel
       *[other] { $dice }
    }, { $modifier ->
        [none] Summe
       *[other] { $modifier }, Summe
    } { $total }.
event-initiative-tied = Alle Würfel sind gleich: Beide Seiten würfeln noch einmal.
event-initiative-won = Spieler { $seat } gewinnt die Initiative.
event-first-named = Spieler { $seat } handelt zuerst.
event-group-activated = { $group } wird aktiviert.
event-figure-acts =
    { $figure } handelt mit { $points ->
        [one] { $points } Aktionspunkt
       *[other] { $points } Aktionspunkten
    }.
event-figure-done = { $figure } ist fertig; ausgegebene Aktionspunkte: { $spent }.
event-points-spent =
    { $figure } gibt { $cost ->
        [one] { $cost } Aktionspunkt
       *[other] { $cost } Aktionspunkte
    } aus ({ $what }); { $left } übrig.
event-watching = { $figure } wartet mit schussbereiter Waffe.
event-watch-lost = { $figure } verliert sein Gelegenheitsfeuer.
event-interrupted = { $figure } unterbricht { $target } mit Gelegenheitsfeuer.
event-move-interrupted = { $figure } stoppt { $target } nach { $at } cm.
event-action-cut = Die Aktion von { $figure } bricht ab.
