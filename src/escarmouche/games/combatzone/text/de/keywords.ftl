# Die Schlüsselwörter und Kennwerte von Combat Zone, auf Deutsch.

## Schlüsselwörter

keyword-green = Rekrut
keyword-average = Durchschnittlich
keyword-veteran = Veteran
keyword-elite = Elite
keyword-hero = Held
keyword-basic-fighter = Einfacher Kämpfer
keyword-leader = Gruppenführer
keyword-second = Stellvertreter
keyword-tech = Techniker
keyword-medic = Sanitäter
keyword-machine = Maschine
keyword-self-repair = Selbstreparatur
keyword-minor-damage = Leichter Schaden
keyword-major-damage = Schwerer Schaden
keyword-critical-damage = Kritischer Schaden
keyword-hardware = Hardware
keyword-power = Energieversorgung
keyword-software = Software

## Kennwerte

characteristic-quality = Qualität
characteristic-role = Rolle
characteristic-action-points = Aktionspunkte (AP)
characteristic-damage-dice = Schadenswürfel (Nahkampf)
characteristic-resistance = Widerstand
characteristic-armour = Panzerung
characteristic-group = Gruppe
