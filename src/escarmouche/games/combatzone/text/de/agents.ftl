# Warum die, die Combat Zone kennen, so antworten, auf Deutsch.

because-nearest-group = { $group } ist dem Feind am nächsten.
because-next = { $figure } ist an der Reihe: Niemand sonst nützt jetzt mehr.
because-nobody-left = Von den Übrigen hat niemand etwas zu tun.
because-centre = { $figure } geht zur Mitte, die am Ende zählt.
because-fetches = { $figure } holt einen Gegenstand.
because-brings-home = { $figure } bringt einen Gegenstand heim.
because-gets-through = { $figure } strebt zum gegenüberliegenden Rand.
because-nearest-enemy = { $figure } geht auf den Feind los.
because-gets-away = Wer hier hinausgeht, ist entkommen, und das zählt.
because-at-hand = Ein Gegenstand liegt in Griffweite.
because-opens-crate = Die Kiste enthält den wertvollsten Gegenstand.
because-burns = Zuerst müssen die Flammen gelöscht werden.
because-fights-on = { $figure } ist im Nahkampf und kann nur kämpfen.
because-in-sight = { $figure } hat einen Feind im Visier.
because-turns-to-enemy = { $figure } dreht sich zu { $target }, in Sicht.
because-in-the-way = Das versperrt { $figure } den Weg.
because-watches = { $figure } wartet schussbereit auf jeden, der kommt.
because-lies-low = In Deckung ist { $figure } schwerer zu treffen.
because-done = Für { $figure } gibt es nichts mehr zu tun.
because-nearest-target = Das nächste Ziel ist { $target }.
because-nobody-fires = Niemand, der wartet, kann jetzt schießen.
because-chance = { $target } ist in die Schusslinie geraten.
because-best-fire = Von hier verspricht das Feuer von { $figure } am meisten.
because-better-place = Dort gewinnt { $figure } am meisten für die Gefahr.
because-best-target = Feuer auf { $target } verspricht am meisten.
because-begins = Wir beginnen: Wer zuerst schießt, trifft auf weniger Gegenfeuer.
