# Armeen, Bücher und Tische.

kind-quarter-open = offener Bezirk
kind-quarter-covered = gedeckter Bezirk
kind-quarter-building = Gebäudebezirk
kind-low-wall = Mauer
kind-barricade = Barrikade
kind-sandbags = Sandsäcke
kind-hedge = Hecke
kind-wire = Stacheldraht
kind-crates = Kisten
kind-ditch = Graben
kind-container = Container
kind-wreck = Wrack
kind-copse = Gehölz
kind-wall = Wand
kind-tank-farm = Tanklager
kind-house = Haus
kind-blockhouse = Blockhaus
kind-floor = Inneres einer Ruine
kind-trace = Trümmer
kind-piece = Geländestück

refused-unknown-army = Es gibt keine fertige Armee „{ $name }“; es gibt { $known }.
refused-entry-missing = { $entry }: { $field } fehlt; richtig wäre { $right }.
refused-entry-unknown = { $entry }: { $field } ist unbekannt; richtig wäre { $right }.
refused-entry-value = { $entry }: { $field } kann nicht „{ $value }“ sein; richtig wäre { $right }.
refused-list-field = Die Liste: { $field } ist nicht lesbar.
refused-points = { $points } ist keine Zahl von Armeepunkten.
refused-armour-size =
    { $entry } ist ein Fahrzeug und kann nicht { $size ->
        [small] klein
        [medium] mittelgroß
        [large] groß
       *[huge] riesig
    } sein: Fahrzeuge sind immer riesig.
refused-over-points = Die Armee kostet { $total } AP und darf { $points } kosten.
refused-reinforcement = Die Verstärkungssektion ist { $total } AP wert; mindestens { $points } sind nötig.
refused-section = Sektion { $section } hat { $count } Einheiten; höchstens { $most } sind erlaubt.
refused-army-without-officer = Eine Armee braucht mindestens einen Offizier.
refused-option-count = Die Einheit { $unit } nimmt { $option } { $count }-mal; { $most }-mal ist erlaubt.
refused-section-company = Die Einheit { $unit } darf ihre Sektion nur mit { $company } teilen.
refused-strength-models = { $entry } hat { $models } ausgeschriebene Modelle und eine Stärke von { $strength }.
refused-class = { $entry } hat den Rang { $rank } und ist deshalb nicht { $class }.
refused-two-officers = Die Einheit { $unit } hat zwei Offiziere; einer ist erlaubt.
refused-mixed-unit = Die Einheit { $unit } mischt Infanterie und Fahrzeuge.
refused-choice = Die Einheit { $unit } kann das nicht als { $field } haben: { $choice }; richtig wäre { $right }.
refused-too-many-extras = Die Einheit { $unit } hat { $count } Spezialisten und schwere Waffen bei { $models } Modellen; jemand muss führen.
refused-unknown-entry-key = Es gibt kein „{ $entry }“ in { $book }; richtig wäre { $right }.
refused-unequal-points = Beide Spieler brauchen gleich viele Armeepunkte, nicht { $points }.
refused-two-sides = Das Spiel hat zwei Seiten, nicht { $count }.
refused-comes-back = Was zurückkommt, darf als { $field } nicht enthalten: { $choice }; das war nicht in der ursprünglichen Einheit.
refused-regrouping = Eine Einheit behält ihre Modelle die ganze Schlacht über; niemand kann zu { $unit } stoßen.
refused-defender-reinforcement = Der Verteidiger hat keine Verstärkung; { $total } AP dieser Armee stehen in Verstärkung.
right-structure = eine Reihe aus O und I, die mit X endet
right-weapons = weapons, oder models, die welche tragen
shown-own-inert = { $rule } (ohne Wirkung)
shown-inert = Diese Regel hat hier keine Wirkung.
reason-own-rule = { $own }.
book-text-only = { $name }: Diese Regel bleibt als Text ohne Wirkung stehen; grants, movement, morale, armour und command geben ihr eine.
