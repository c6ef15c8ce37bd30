# Streitkräfte und was an ihnen falsch ist, auf Deutsch.

## Verweigertes

refused-unknown-faction = Es gibt keine Fraktion „{ $name }“; es gibt { $known }.
refused-unknown-force = Es gibt keine fertige Streitmacht „{ $name }“; es gibt { $known }.
refused-entry-missing = { $entry }: { $field } fehlt; richtig wäre { $right }.
refused-entry-unknown = { $entry }: { $field } ist unbekannt; richtig wäre { $right }.
refused-entry-value = { $entry }: { $field } kann nicht „{ $value }“ sein; richtig wäre { $right }.
refused-list-field = Die Liste: { $field } ist nicht lesbar.
refused-points-number = { $points } ist keine Punktzahl.
refused-unknown-card = In dieser Fraktion gibt es kein „{ $card }“; richtig wäre { $right }.
refused-unknown-word = { $field }: „{ $word }“ ist nicht bekannt; richtig wäre { $right }.
refused-over-points = Die Streitmacht kostet { $total } Punkte und darf { $points } kosten.
refused-carries-too-much = { $name } trägt zu viel: höchstens { $most } bei { $field }.
refused-launcher = { $name } hat einen Granatwerfer ohne Sturmgewehr oder Maschinenpistole, an die er gehört.
refused-machine-gear = { $name } ist eine Maschine: Sie hat eine oder zwei Schusswaffen, schwere nur, wenn sie nicht leicht ist, und weder Panzerung noch Granaten.
refused-machine-quality = { $name } ist eine Maschine, und Maschinen haben durchschnittliche Qualität.
refused-machine-leads = { $name } ist eine Maschine und führt niemanden an.
refused-members = { $group } hat { $count } Mitglieder; erlaubt sind 3 bis 10.
refused-one-leader = { $group } braucht genau einen Anführer.
refused-one-second = { $group } hat mehr als einen Stellvertreter.
refused-one-machine = { $group } hat mehr als eine Maschine.
refused-heavy-weapons = { $group } hat zu viele schwere Waffen für { $count } Mitglieder: eine je 4.
refused-hero-in-group = { $group }: Ein Held ist eine eigene Gruppe.
refused-hero-alone = { $group }: Ein Held ist allein in seiner Gruppe.
refused-groups = Eine Streitmacht hat außer Helden 1 bis { $most } Gruppen, nicht { $count }.
refused-heroes = Eine Streitmacht dieser Größe hat höchstens { $most } Helden, nicht { $count }.
right-dice = Würfel wie 2D6 oder 2D8+1D6
right-levels = eine höhere Zahl als die für schweren Schaden
right-ranges = wachsende Reichweiten: point_blank, short, long
