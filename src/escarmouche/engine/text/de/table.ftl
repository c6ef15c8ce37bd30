# Was an einem Tisch nicht stimmt, auf Deutsch.

table-fault-piece = Geländestück { $piece }: { $reason }
table-fault-sides = width und depth müssen größer als 0 sein
table-fault-too-large = width und depth sind höchstens { $most }
table-fault-too-many = es gibt { $count } Geländestücke, höchstens { $most } sind erlaubt
table-fault-id-twice = diese id kommt zweimal vor
table-fault-few-corners = ein Umriss braucht mindestens 3 Ecken, dieser hat { $count }
table-fault-many-corners = ein Umriss hat höchstens { $most } Ecken und ebenso viele Aufgänge
table-fault-crossed = der Umriss kreuzt oder berührt sich selbst
table-fault-outside = der Umriss ragt über den Tisch hinaus
table-fault-height = die Höhe ist negativ
table-fault-too-high = es ist höher oder tiefer als { $most }
table-fault-gap-walkable = eine Lücke (gap) kann nicht auch begehbar (walkable) sein; ihr Boden ist schon eine Fläche
table-fault-gap-top = eine Lücke (gap) ist eine Grube unter dem Boden, ihre Oberkante auf 0
table-fault-access-kind = „{ $kind }“ ist kein Aufgang; es gibt { $known }
table-fault-access-off = der Aufgang { $kind } bei ({ $where }) liegt nicht auf dem Umriss
table-fault-access = ein Aufgang hat ein kind und at = [x, y]
table-fault-toml = das ist kein wohlgeformtes TOML: { $problem }
table-fault-key = den Schlüssel „{ $field }“ gibt es hier nicht
table-fault-missing = { $field } fehlt
table-fault-malformed = eine Zahl ist falsch geschrieben
table-fault-name = der Name des Tisches ist kein Text
table-fault-number = { $field } ist keine Zahl
table-fault-pieces = Geländestücke werden als [[piece]]-Tabellen geschrieben
table-fault-kind = ein kind „{ $kind }“ gibt es nicht; es gibt { $known }
table-fault-shape = es braucht entweder einen outline, oder at und size
refused-terrain-edge = Gelände muss ganz auf dem Tisch liegen.
refused-terrain-near = Gelände muss mehr als { $least_length } von anderem Gelände entfernt sein.
refused-terrain-few = Es müssen mindestens { $least } Stücke stehen, bevor jemand genug haben darf.
