# Schüsse und Wunden: Waffen, Ansagen, Trefferwürfe, Wundwürfe, auf Deutsch.

## Namen

weapon-light-pistol = Leichte Pistole
weapon-pistol = Pistole
weapon-heavy-pistol = Schwere Pistole
weapon-automatic-pistol = Automatikpistole
weapon-integral-grenade-launcher = Integrierter Granatwerfer
weapon-machine-pistol = Maschinenpistole
weapon-pump-shotgun = Pumpgun
weapon-automatic-shotgun = Automatische Schrotflinte
weapon-assault-rifle = Sturmgewehr
weapon-autocannon = Maschinenkanone
weapon-machine-gun = Maschinengewehr
weapon-recoilless-rifle = Rückstoßfreies Geschütz
weapon-hand-grenade = Handgranate
weapon-missile-launcher = Raketenwerfer
weapon-flame-thrower = Flammenwerfer
band-point-blank = Kernschussweite
band-short = kurze Reichweite
band-long = lange Reichweite
band-out = außer Reichweite
cover-light = leichter Deckung
cover-intermediate = mittlerer Deckung
cover-hard = harter Deckung
cover-extra-hard = extraharter Deckung
armour-primitive = primitive Rüstung
armour-ablative = ablative Panzerung
armour-vest = kugelsichere Weste
armour-combat = Kampfpanzer

## Fragen

ask-shoot-at =
    { $how ->
        [aim] Gezielter Schuss von { $figure } ({ $weapon }): auf wen?
       *[other] Einzelschuss von { $figure } ({ $weapon }): auf wen?
    }
ask-allot-shots = Feuerstoß von { $figure } ({ $weapon }): Auf wen geht jeder Schuss?
ask-surprise-with = Gelegenheitsfeuer von { $figure } auf { $target }: womit?
ask-wild-target = { $figure } läuft Amok, und mehrere Figuren sind gleich nah: Auf wen feuert die Maschine?

## Wahl

option-single = Einzelschuss: { $weapon }
option-burst = Feuerstoß: { $weapon }
option-aim = Gezielter Schuss: { $weapon }
option-target = { $target }
option-target-range = { $target } ({ $distance } cm, { $band })
option-shot = Schuss { $number }
option-no-shot = Nicht abgeben

## Ablehnungen

refused-arc = { $target } ist nicht im Frontbereich von { $figure }.
refused-sight = { $figure } hat keine Sichtlinie zu { $target }.
refused-engaged-target = { $target } ist im Nahkampf gebunden und kann nicht beschossen werden.
refused-range = { $target } ist { $distance } cm entfernt; diese Waffe ({ $weapon }) reicht { $reach } cm weit.
refused-no-target = Es ist niemand da, auf den geschossen werden kann: { $weapon }.
shots-at =
    { $figure } ({ $shots ->
        [one] { $shots } Schuss
       *[other] { $shots } Schüsse
    })
refused-short-burst = Ein Feuerstoß hat mindestens { $least } Schüsse.
refused-no-burst = Diese Waffe gibt keine Feuerstöße ab: { $weapon }.
refused-weapon-gone = Diese Waffe ist verloren: { $weapon }.
refused-bursts =
    { $most ->
        [one] Diese Waffe gibt nur einen Feuerstoß pro Zug ab: { $weapon }.
       *[other] Diese Waffe gibt höchstens { $most } Feuerstöße pro Zug ab: { $weapon }.
    }
refused-burst-power = Mit beschädigter Energieversorgung gibt { $figure } keine Feuerstöße ab.
refused-shut-down = { $figure } ist abgeschaltet und schießt nicht.
refused-set-up = Diese Waffe wird vor allem anderen abgefeuert: { $weapon }.
refused-shot-before = { $figure } hat schon gehandelt und schießt nicht mehr.
refused-hands-full = { $figure } trägt einen Gegenstand und kann keine schwere Waffe benutzen: { $weapon }.
refused-two-armours = { $name } hat mehr als eine Panzerung.

## Gründe

reason-short = Kurze Reichweite.
reason-point-blank = Kernschussweite.
reason-aimed = Gezielter Schuss.
reason-taken-cover = Das Ziel ist in Deckung gegangen.
reason-cover = Hinter { $cover }.
reason-armour = Panzerung: { $armour }.
reason-own-rule = { $own }.
reason-software = Beschädigte Software.

## Was geschieht

event-shots-declared =
    { $how ->
        [burst] { $figure } gibt einen Feuerstoß ab ({ $weapon }): { $targets }.
        [aim] { $figure } zielt auf { $targets } ({ $weapon }).
       *[other] { $figure } schießt auf { $targets } ({ $weapon }).
    }
event-range-measured = Von { $figure } zu { $target }: { $distance } cm, { $band }.
event-shot-rolled =
    { $modifier ->
        [none] { $figure } schießt auf { $target }: { $die }, { $hit ->
                [yes] Treffer
               *[other] daneben
            }.
       *[other] { $figure } schießt auf { $target }: { $die } { $modifier } = { $total }, { $hit ->
                [yes] { $die ->
                        [6] Treffer (eine 6 trifft immer)
                       *[other] Treffer
                    }
               *[other] { $die ->
                        [1] daneben (eine 1 verfehlt immer)
                       *[other] daneben
                    }
            }.
    }
event-shot-lost = { $target } ist außer Reichweite: Der Schuss von { $figure } ist verloren.
event-weapon-jammed = { $weapon } von { $figure } hat Ladehemmung und nützt nichts mehr.
event-wound-rolled =
    { $modifier ->
        [none] Wundwurf gegen { $target }: { $dice }, Summe { $total } gegen { $resistance }: { $result ->
                [killed] ausgeschaltet
                [panicked] Panik
                [damaged] beschädigt
               *[other] keine Wirkung
            }.
       *[other] Wundwurf gegen { $target }: { $dice }, { $modifier }, Summe { $total } gegen { $resistance }: { $result ->
                [killed] ausgeschaltet
                [panicked] Panik
                [damaged] beschädigt
               *[other] keine Wirkung
            }.
    }
event-ran-wild = { $figure } läuft Amok und feuert auf { $target }.
