# Die Schlüsselwörter, Kennwerte und Waffenwerte von Trauma, auf Deutsch.

## Schlüsselwörter

keyword-up = Up
keyword-down = Down
keyword-simple-test = Einfacher Test
keyword-opposed-test = Vergleichstest
keyword-contact = Kontaktreichweite
keyword-range = Reichweite
keyword-formation = Formation
keyword-unit-leader = Einheitsführer
keyword-officer = Offizier
keyword-chief-general = Oberbefehlshaber
keyword-specialist = Spezialist
keyword-heavy-weapon = Schwere Waffe
keyword-irregular = Irregulär
keyword-regular = Regulär
keyword-elite = Elite
keyword-recon = Aufklärer
keyword-support = Unterstützer
keyword-heavy = Schwer
keyword-assault-section = Sturmsektion
keyword-reinforcement-section = Verstärkungssektion
keyword-activation-sequence = Aktivierungsfolge
keyword-option-move-first-card = Erste Karte verschieben
keyword-option-pass = Passen
keyword-option-simultaneous = Gleichzeitige Aktivierung
keyword-state-free = Frei
keyword-state-engaged = Im Nahkampf gebunden
keyword-state-disorganised = Desorganisiert
keyword-state-on-ground = Am Boden
keyword-state-reserve = In Reserve
keyword-state-operational = Einsatzbereit
keyword-action-fire = Schießen
keyword-action-staggered-salvos = Versetzte Salven
keyword-action-supported-fire = Unterstütztes Feuer
keyword-action-crossing = Überwinden
keyword-action-operate = Objekt bedienen
keyword-action-movement = Bewegung
keyword-action-melee = Nahkampf
keyword-action-suicide-assault = Selbstmordangriff
keyword-action-overrun = Überrollen
keyword-action-drop = Landung am Absetzpunkt
keyword-fire-corridor = Feuerkorridor
keyword-salvo = Salve
keyword-direct-fire = Direktes Feuer
keyword-indirect-fire = Indirektes Feuer
keyword-blast = Druckwelle
keyword-incident-propulsion = Antrieb zerstört
keyword-incident-explosions = Kettenexplosionen
keyword-incident-weapon = Waffe unbrauchbar
keyword-type-walker = Läufer
keyword-type-antigrav = Antigrav
keyword-type-wheeled = Fahrend
keyword-firing-arcs = Feuerbereiche
keyword-access-zone = Zugangszone
keyword-deployment-zone = Aufstellungszone
keyword-drop-point = Absetzpunkt
keyword-skill-medical-armour = Sanitätsrüstung
keyword-skill-self-repair = Selbstreparatur
keyword-skill-demolition = Sprengung
keyword-skill-concealment = Tarnung
keyword-skill-guerrilla = Guerilla
keyword-skill-warrior = Krieger
keyword-skill-experienced-officer = Erfahrener Offizier
keyword-skill-jump-pack = Sprungmodul
keyword-skill-reinforcement = Verstärkung
keyword-skill-repair = Reparatur
keyword-skill-resistance = Widerstand
keyword-skill-sniper = Scharfschütze
keyword-skill-heal = Heilung
keyword-skill-skirmishers = Plänkler
keyword-skill-lock-on = Zielerfassung
keyword-quarter-open = Offener Bezirk
keyword-quarter-covered = Gedeckter Bezirk
keyword-quarter-building = Gebäudebezirk
keyword-point-alpha = Alpha-Punkt
keyword-point-omega = Omega-Punkt
keyword-point-gamma = Gamma-Punkt

## Kennwerte

characteristic-name-type = Name und Typ
characteristic-movement = Bewegung
characteristic-morale = Moral
characteristic-armour = Panzerung
characteristic-command = Kommando
characteristic-structure = Strukturleiste
characteristic-armour-type = Fahrzeugtyp
characteristic-size = Größe
characteristic-grade = Dienstgrad

## Waffen

weapon-name = Name
weapon-precision = Präzision
weapon-rate = Feuerrate
weapon-area = Wirkungsbereich
weapon-force = Stärke
weapon-damage = Schaden
