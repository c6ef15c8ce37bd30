# Nahkampf, Maschinen, Technik, Erste Hilfe und Feuer, auf Deutsch.

## Namen

arm-dagger = Dolch
arm-club = Keule
arm-pistol = Pistole
arm-sword = Schwert
arm-axe = Axt
level-minor = leichter
level-major = schwerer
level-critical = kritischer
system-hardware = Hardware
system-power = Energieversorgung
system-software = Software
kit-tool-kit = Werkzeugkasten
kit-quality-tool-kit = Qualitätswerkzeug
kit-medical-kit = Sanitätskasten
kit-quality-medical-kit = Qualitätssanitätskasten

## Fragen

ask-main-weapon = Mit welcher Waffe kämpft { $figure }?

## Wahlmöglichkeiten

option-fight = Nahkampf gegen { $target }
option-arm = { $arm }
option-unlock = Die Tür aufschließen
option-open-crate = Die Kiste öffnen
option-repair = { $target } reparieren: { $level } Schaden ({ $system })
option-aid = Erste Hilfe für { $target }
option-douse = Das Feuer löschen: { $target }

## Ablehnungen

refused-no-contact = { $target } steht nicht in Basenkontakt.
refused-treated = { $figure } ist schon behandelt worden.
refused-machine-aid = { $figure } ist eine Maschine und kann keine Erste Hilfe leisten.
refused-machine-grenade = { $figure } ist eine Maschine und wirft keine Granaten.

## Gründe

reason-arm = Waffe: { $arm }.
reason-second-arm = Zweite Nahkampfwaffe.
reason-self-repair = Selbstreparatur.
reason-major-damage = Schwerer Schaden.
reason-critical-damage = Kritischer Schaden.
reason-tech = Techniker.
reason-no-tools = Ohne Werkzeug.
reason-quality-tools = Qualitätswerkzeug.
reason-medic = Sanitäter.
reason-no-medical-kit = Ohne Sanitätskasten.
reason-quality-medical-kit = Qualitätssanitätskasten.

## Ereignisse

event-round-fought =
    Nahkampf: { $figure } { $total } ({ $dice }), { $target } { $target_total } ({ $target_dice ->
        [none] keine Würfel
       *[other] { $target_dice }
    }). { $victor ->
        [nobody] Niemand gewinnt.
       *[other] { $victor } gewinnt.
    }
event-blow-rolled =
    Wundwurf von { $figure } gegen { $target }: { $dice }, { $modifier ->
        [none] Summe
       *[other] { $modifier }, Summe
    } { $total } gegen { $resistance }: { $result ->
        [killed] ausgeschaltet
        [routed] Flucht
        [panicked] Panik
        [damaged] beschädigt
       *[other] keine Wirkung
    }.
event-cut-down = { $figure } streckt den fliehenden Gegner nieder: { $target }.
event-machine-damaged = { $figure } ist beschädigt: { $level } Schaden ({ $die }, { $system }).
event-weapon-destroyed = { $figure } verliert eine Waffe: { $weapon }.
event-machine-fails =
    { $fails ->
        [yes] { $figure }: { $die }, Fehlfunktion.
       *[other] { $figure }: { $die }, keine Fehlfunktion.
    }
event-malfunctioned =
    { $result ->
        [freeze] { $figure } erstarrt ({ $die }).
        [wander] { $figure } irrt umher ({ $die }).
       *[other] { $figure } läuft Amok ({ $die }).
    }
event-technology-rolled =
    Technikwurf von { $figure }: { $dice }, { $modifier ->
        [none] Summe
       *[other] { $modifier }, Summe
    } { $total } gegen { $difficulty }: { $success ->
        [yes] gelungen
       *[other] misslungen
    }.
event-equipment-broken = Die Ausrüstung von { $figure } ist zerbrochen: { $kit }.
event-door-unlocked = { $figure } hat die Tür aufgeschlossen.
event-machine-repaired = { $figure } hat { $target } repariert: { $level } Schaden ({ $system }).
event-crate-opened = { $figure } hat die Kiste geöffnet: { $thing }.
event-aid-rolled =
    Erste Hilfe von { $figure } für { $target }: { $dice }, { $modifier ->
        [none] Summe
       *[other] { $modifier }, Summe
    } { $total }: { $result ->
        [stable] stabilisiert
        [up] wieder auf den Beinen
       *[other] ohne Erfolg
    }.
event-back-on-feet = { $figure } ist wieder auf den Beinen.
event-caught-fire = { $figure } fängt Feuer.
event-fire-rolled =
    { $figure } brennt: { $dice }, { $modifier ->
        [none] Summe
       *[other] { $modifier }, Summe
    } { $total } gegen { $resistance }{ $out ->
        [0] .
       *[other] ; ab 4 erlischt das Feuer: { $out }.
    }
event-fire-out =
    { $helper ->
        [nobody] Das Feuer erlischt: { $figure }.
       *[other] { $helper } löscht das Feuer: { $figure }.
    }
