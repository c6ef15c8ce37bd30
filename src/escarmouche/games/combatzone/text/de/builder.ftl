# Eine Streitmacht zusammenstellen.

builder-gang = Gang
builder-squad = Trupp
builder-hero = Held
builder-kind = Art der Gruppe
builder-count = Figuren
builder-role = Rolle
builder-quality = Qualität
builder-armour = Panzerung
builder-weapons = Schusswaffen
builder-blades = Nahkampfwaffen
builder-kits = Ausrüstung
builder-skills = Fähigkeiten
builder-grenades = Handgranaten
builder-none = Keine

compared-loss = Im Mittel ausgeschaltete Figuren
compared-shot = Ein einzelner Schuss
compared-burst = Ein Feuerstoß
compared-melee = Eine Runde Nahkampf
compared-unarmoured = Durchschnittlicher Kämpfer
compared-primitive = In primitiver Rüstung
compared-vest = In kugelsicherer Weste
compared-combat = Im Kampfpanzer
