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
