# Die Schlüsselwörter, Kennwerte und Waffenwerte von Combat Zone, auf Deutsch.

## Schlüsselwörter

keyword-green = Rekrut
keyword-average = Durchschnittlich
keyword-veteran = Veteran
keyword-elite = Elite
keyword-hero = Held
keyword-basic-fighter = Einfacher Kämpfer
keyword-gang-leader = Bandenführer
keyword-leader = Gruppenführer
keyword-second = Stellvertreter
keyword-tech = Techniker
keyword-medic = Sanitäter
keyword-machine = Maschine
keyword-self-repair = Selbstreparatur
keyword-mandatory-action = Pflichtaktion
keyword-reaction-test = Reaktionstest
keyword-ok = Gefasst
keyword-panic = Panik
keyword-rout = Flucht
keyword-initiative = Initiative
keyword-cohesion = Zusammenhalt
keyword-activation = Aktivierung
keyword-pivot-small = Drehung bis 90 Grad
keyword-pivot-large = Drehung 90 bis 180 Grad
keyword-move = Bewegen
keyword-move-difficult = Bewegen in schwierigem Gelände
keyword-initiate-close-combat = Nahkampf eröffnen
keyword-single-shot = Einzelschuss
keyword-burst = Feuerstoß
keyword-heavy-single = Einzelschuss, schwere Waffe
keyword-heavy-burst = Feuerstoß, schwere Waffe
keyword-aimed-shot = Gezielter Schuss
keyword-opportunity-fire = Gelegenheitsfeuer
keyword-throw-grenade = Granate werfen
keyword-fire-missile = Raketenwerfer abfeuern
keyword-fire-flame = Flammenwerfer einsetzen
keyword-door = Tür öffnen oder schließen
keyword-pick-up = Gegenstand aufnehmen
keyword-cross-obstacle = Hindernis überwinden
keyword-take-cover = In Deckung gehen
keyword-technology-roll = Technikwurf
keyword-first-aid = Erste Hilfe
keyword-point-blank = Kernschuss
keyword-short-range = Kurze Reichweite
keyword-long-range = Lange Reichweite
keyword-light-cover = Leichte Deckung
keyword-intermediate-cover = Mittlere Deckung
keyword-hard-cover = Harte Deckung
keyword-extra-hard-cover = Extraharte Deckung
keyword-primitive-armour = Primitive Rüstung
keyword-ablative-armour = Ablative Panzerung
keyword-bulletproof-vest = Kugelsichere Weste
keyword-combat-armour = Kampfpanzer
keyword-dagger = Dolch
keyword-club = Keule
keyword-pistol-in-close-combat = Pistole im Nahkampf
keyword-sword = Schwert
keyword-axe = Axt
keyword-second-weapon = Zweite Nahkampfwaffe
keyword-engaged = Im Nahkampf gebunden
keyword-deviation = Abweichung
keyword-area-of-effect = Wirkungsbereich
keyword-fire = Feuer
keyword-minor-damage = Leichter Schaden
keyword-major-damage = Schwerer Schaden
keyword-critical-damage = Kritischer Schaden
keyword-hardware = Hardware
keyword-power = Energieversorgung
keyword-software = Software
keyword-malfunction = Fehlfunktion

## Kennwerte

characteristic-quality = Qualität
characteristic-fighter-class = Klasse
characteristic-role = Rolle
characteristic-action-points = Aktionspunkte (AP)
characteristic-attack-dice = Angriffswürfel
characteristic-damage-dice = Schadenswürfel (Nahkampf)
characteristic-resistance = Widerstand
characteristic-armour = Panzerung
characteristic-move-per-ap = Bewegung pro AP
characteristic-group = Gruppe

## Waffen

weapon-cad = Feuerrate
weapon-dom = Schadenswürfel
weapon-bpt = Kernschussweite
weapon-crt = Kurze Reichweite
weapon-lng = Lange Reichweite
weapon-category = Kategorie
weapon-radius = Wirkungsradius
