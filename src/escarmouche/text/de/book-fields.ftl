# Die Felder der Bücher, und die Wörter, die hineingehören.

book-new = Neues Buch
book-new-entry = Neuling
book-field-name = Name
book-field-key = Schlüssel
book-field-text = Text
book-field-cost = Kosten
book-field-weapons = Waffen
book-field-skills = Fähigkeiten
book-field-rules = Sonderregeln
book-field-effect = Wirkungen
book-field-does = Wirkung
book-field-roll = Wurf
book-field-amount = Wert
book-field-when = Wann
book-field-within = Höchstens so weit
book-field-beyond = Weiter als
book-field-once = Einmal im Spiel
book-field-grants = Gilt als
book-field-immune = Immun gegen
book-field-armour = Panzerung
book-field-kind = Art
book-field-range = Reichweite
book-field-base = Base
book-field-height = Höhe
book-field-attacks = Attacken
book-field-quality = Qualität
book-field-upgrades = Verbesserungen
book-field-role = Rolle
book-field-damage = Schaden
book-field-rate = Feuerrate
book-field-models = Modelle
book-field-count = Anzahl
book-field-size = Größe
book-field-value = Wert
book-field-traits = Merkmale
book-part-weapon = Waffen
    .one = Waffe
book-part-rule = Sonderregeln
    .one = Sonderregel
book-part-price = Kosten
    .one = Preis
book-word-modifier = Modifikator
book-word-reroll = Wiederholungswurf
book-word-move = Bewegung
book-word-to-hit = Trefferwurf
book-word-to-be-hit = Trefferwurf gegen sie
book-word-morale = Moral
book-word-shooting = Beim Schießen
book-word-melee = Im Nahkampf
book-word-damage = Schaden
book-word-skill = Fähigkeit
refused-book-flawed =
    { $count ->
        [one] Mit dem Buch stimmt noch etwas nicht: Berichtige es zuerst.
       *[other] Mit dem Buch stimmen noch { $count } Dinge nicht: Berichtige sie zuerst.
    }
refused-book-nobody = „{ $name }“ kann niemand aufstellen.
book-target = Zielscheibe
book-part-mission = Missionen
    .one = Mission
book-field-zones = Aufstellungszonen
book-field-scores = Was zählt
book-field-for = Wofür
book-field-points = Punkte
