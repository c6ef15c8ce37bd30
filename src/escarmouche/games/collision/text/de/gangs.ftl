# Banden, ihre Karten, und was an einer Liste falsch sein kann, auf Deutsch.

## Listen

refused-unknown-gang = Es gibt keine fertige Bande „{ $name }“; es gibt { $known }.
refused-list-unknown = „{ $field }“ ist kein Feld einer Bandendatei; bekannt sind { $known }.
refused-list-field = Das Feld „{ $field }“ der Bandendatei muss Text in Anführungszeichen sein.
refused-not-tables = „{ $key }“ muss in Tabellen [[{ $key }]] geschrieben werden.
refused-limit = Das Limit ist eine ganze Zahl von Splittern, nicht „{ $limit }“.
refused-entry-missing = Figur { $number } der Liste: Das Feld „{ $field }“ fehlt; richtig wäre { $right }.
refused-entry-unknown = Figur { $number } der Liste: „{ $field }“ ist kein Feld einer Figur; richtig wäre { $right }.
refused-entry-wrong =
    { $field ->
        [none] Figur { $number } der Liste ist keine Tabelle von Feldern.
       *[other] Figur { $number } der Liste: Der Wert von „{ $field }“ passt nicht; richtig wäre { $right }.
    }
refused-unknown-character = Es gibt keine Profilkarte „{ $character }“; richtig wäre { $right }.
refused-unknown-item = Es gibt keine Ausrüstungskarte „{ $item }“; richtig wäre { $right }.
refused-too-many-items =
    { $most ->
        [0] { $name } hat { $count } Ausrüstungskarten, darf aber keine tragen.
        [one] { $name } hat { $count } Ausrüstungskarten, darf aber nur eine tragen.
       *[other] { $name } hat { $count } Ausrüstungskarten, darf aber nur { $most } tragen.
    }
refused-item-kind = { $name } kann { $item } nicht tragen: Die Profilkarte erlaubt keine Ausrüstung dieser Art ({ $kind }).
refused-too-much-armour = { $name } trägt { $count } Rüstungen; eine ist das Höchste.
refused-over-limit = Die Bande ist { $total } Splitter wert, mehr als die vereinbarten { $shards }.
refused-too-few-models =
    { $count ->
        [0] Die Bande hat keine Figur; sie braucht mindestens { $least }.
        [one] Die Bande hat 1 Figur; sie braucht mindestens { $least }.
       *[other] Die Bande hat { $count } Figuren; sie braucht mindestens { $least }.
    }
refused-mixed-gang = Alle Figuren einer Bande tragen dasselbe Symbol; diese gehören zu { $gangs }.
refused-leaders = Die Bande hat { $count } Anführer; einer ist das Höchste.

## Karten

refused-card-missing = Karte „{ $name }“ ({ $part }): Das Feld „{ $field }“ fehlt.
refused-card-unknown = Karte „{ $name }“ ({ $part }): „{ $field }“ ist unbekannt; richtig wäre { $right }.
refused-card-wrong =
    { $field ->
        [none] Die Karte „{ $name }“ ({ $part }) ist keine Tabelle von Feldern.
       *[other] Karte „{ $name }“ ({ $part }): Der Wert von „{ $field }“ passt nicht; richtig wäre { $right }.
    }
refused-card-doubled = Die Karte „{ $name }“ ({ $part }) kommt zweimal vor.
right-card-range = { $type ->
        [ranged] zwei Zahlen, die kleinste und dann die größte Reichweite in Zoll
       *[other] nichts: Eine Nahkampfwaffe hat keine Reichweite
    }
right-card-no-shots = 0: Nur Fernkampfwaffen haben Schüsse
right-card-no-attacks = 0: Nur Nahkampfwaffen haben Attacken
right-card-effect = mindestens eine Wirkung, die das Spiel kennt, oder ein Text
right-card-armour = { $kind ->
        [armour] eine ganze Zahl von 1 bis { $most }
       *[other] 0: Nur ein Gegenstand der Art „armour“ hat Rüstung
    }
right-card-above-nothing = eine Zahl über 0
part-character = Profil
part-weapon = Waffe
part-item = Ausrüstung
part-trait = Fähigkeit
kind-weapon = Waffe
kind-armour = Rüstung
kind-gear = Gerät

## Banden und Charaktere

gang-reclaimers = Die Reclaimers
gang-unwanted = Die Unwanted
character-captain = Hauptmann
character-trooper = Soldat
character-gunner = MG-Schütze
character-marksman = Scharfschütze
character-lancer = Strahlenschütze
character-warden = Wächter
character-alpha = Alpha
character-ravager = Plünderer
character-stalker = Pirscher
character-brute = Schläger
character-torcher = Brandstifter
character-howler = Heuler

## Waffen

weapon-pistol = Pistole
weapon-rifle = Gewehr
weapon-scattergun = Schrotflinte
weapon-machine-gun = Maschinengewehr
weapon-long-rifle = Langgewehr
weapon-beam-projector = Strahlenwerfer
weapon-flame-thrower = Flammenwerfer
weapon-knife = Messer
weapon-blade = Klinge
weapon-maul = Streithammer

## Ausrüstung

item-padded-vest = Gepolsterte Weste
item-plate-armour = Plattenpanzer
item-buckler = Faustschild
item-spare-magazine = Ersatzmagazin
item-sight = Zielfernrohr
item-grapnel = Wurfanker
item-stimulants = Aufputschmittel
item-field-kit = Verbandszeug
item-field-radio = Feldfunkgerät
item-pistol = { weapon-pistol }
item-rifle = { weapon-rifle }
item-scattergun = { weapon-scattergun }
item-machine-gun = { weapon-machine-gun }
item-long-rifle = { weapon-long-rifle }
item-beam-projector = { weapon-beam-projector }
item-flame-thrower = { weapon-flame-thrower }
item-knife = { weapon-knife }
item-blade = { weapon-blade }
item-maul = { weapon-maul }

## Fähigkeiten: der Name, und was auf der Karte steht

trait-fresh-magazine = Frisches Magazin
    .sentence = Einmal im Spiel, wenn ein Misserfolg der Figur eine Ladehemmung bringen würde, erhält sie keinen Marker.
trait-steady-hand = Ruhige Hand
    .sentence = +1 RC, wenn sich die Figur in ihrer jetzigen oder letzten Aktivierung dieser Runde weder bewegt noch einen Sturmangriff gemacht hat.
trait-rope-and-hook = Seil und Haken
    .sentence = Klettern braucht keinen AGI-Test.
trait-rush-of-blood = Blutrausch
    .sentence = Die größte Sturmangriffsdistanz ist 6 Zoll, und die Reichweite eines Sturmangriffs ist 1 Zoll größer.
trait-dress-wounds = Wunden verbinden
    .sentence = Spezielle Aktion, einmal im Spiel: Entferne einen Wundmarker von der Figur oder von einer befreundeten Figur in Basekontakt.
trait-call-in = Funkspruch
    .sentence = Spezielle Aktion, einmal im Spiel: Ziehe eine Karte auf die Hand.
trait-take-aim = Zielen
    .sentence = Spezielle Aktion: Ein Fähigkeiten-Marker gibt +1 RC, bis die Figur geschossen hat.
trait-on-your-feet = Auf die Beine
    .sentence = Spezielle Aktion: Entferne einen Unter-Beschuss-Marker von der Figur oder von einer befreundeten Figur innerhalb von 6 Zoll.
trait-war-cry = Kampfschrei
    .sentence = Spezielle Aktion: Ein Fähigkeiten-Marker gibt +1 CC, bis die Figur einen Sturmangriff gemacht hat.

## The rules of what traits do

rule-col-trait-01 = Klettern ohne Test
    .sentence = Eine Figur mit einer solchen Fähigkeit klettert ohne AGI-Test.
rule-col-trait-02 = Abgewendete Ladehemmung
    .sentence = Mit einer solchen Fähigkeit bringt ein Misserfolg der Figur keinen Ladehemmungs-Marker.
rule-col-trait-03 = Im Stehen
    .sentence = Ein solcher Bonus zählt nur, solange die Figur nicht als bewegt zählt.
rule-col-trait-04 = Eigener Höchstabstand
    .sentence = Der Sturmangriffsabstand einer Fähigkeit tritt an die Stelle des üblichen Höchstabstands.
rule-col-trait-05 = Weiter reichender Sturmangriff
    .sentence = Was eine Fähigkeit zur Reichweite eines Sturmangriffs gibt, zählt bis zum Höchstabstand.
rule-col-trait-06 = Heilen
    .sentence = Eine spezielle Aktion kann Verletzungs-Marker von der Figur oder einer befreundeten entfernen.
rule-col-trait-07 = Aufhelfen
    .sentence = Eine spezielle Aktion kann Unter-Beschuss-Marker von der Figur oder einer befreundeten entfernen.
rule-col-trait-08 = Hilfe auf Abstand
    .sentence = Wem geholfen wird, der steht in Basekontakt oder innerhalb des Abstands, den die Fähigkeit nennt.
rule-col-trait-09 = Karten durch eine spezielle Aktion
    .sentence = Eine spezielle Aktion kann Karten vom Stapel auf die Hand bringen.
rule-col-trait-10 = Spezielle Aktion mit Test
    .sentence = Nennt eine spezielle Aktion einen Test, bewirkt sie ohne bestandenen Test nichts.
rule-col-trait-11 = Bonus einer Fähigkeit
    .sentence = Eine Fähigkeit gibt ihren Bonus, solange ihr Marker bei der Figur liegt.
rule-col-trait-12 = Einmal im Spiel
    .sentence = Eine Fähigkeit, die einmal im Spiel wirkt, ist nach dem ersten Einsatz verbraucht.
rule-col-trait-13 = Bonus, der immer wirkt
    .sentence = Eine passive Fähigkeit gibt ihren Bonus, sooft der Profilwert benutzt wird.
