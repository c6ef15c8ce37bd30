# Was die Befehle dieses Spiels von sich sagen, auf Deutsch.

help-odds-combatzone = Chancen von Combat Zone: Schüsse, Wunden, Nahkampf, Reaktionen, Technik.
help-odds-combatzone-shot = Ein Einzelschuss oder ein gezielter Schuss.
help-odds-combatzone-burst = Ein Feuerstoß auf ein Ziel oder mehrere.
help-odds-combatzone-wound = Was ein Treffer anrichtet.
help-odds-combatzone-machine = Was ein Treffer bei einer Maschine anrichtet.
help-odds-combatzone-area = Eine Flächenwaffe oder Granate, auf eine Figur gezielt.
help-odds-combatzone-melee = Nahkampf: eine Runde oder mehrere.
help-odds-combatzone-reaction = Ein Reaktionstest einer Figur in Panik oder auf der Flucht.
help-odds-combatzone-technology = Ein Technikwurf.
help-odds-combatzone-aid = Erste Hilfe.
help-odds-combatzone-attacker = Wer handelt: eine Einheit aus einer Liste, einer Fraktion oder Datei, oder ein ausgeschriebenes Profil wie „veteran, assault rifle, vest“.
help-odds-combatzone-also = Ein weiteres Ziel des Feuerstoßes; darf wiederholt werden.
help-odds-combatzone-friends = Weitere, die neben dem Angreifer kämpfen.
help-odds-combatzone-foes = Weitere, die neben dem Ziel kämpfen.
help-odds-combatzone-aimed = Ein gezielter Schuss.
help-odds-combatzone-split = Wie der Feuerstoß aufgeteilt wird, etwa 3,2.
help-odds-combatzone-rounds = Wie viele Runden der Angreifer herbeiführt, bis einer ausscheidet; sonst eine.
help-odds-combatzone-shaken = Wer handelt, ist in Panik.
help-odds-combatzone-target-shaken = Das Ziel ist in Panik.
help-odds-combatzone-material = Wohinter das Ziel steht: hedge, wood, brick …
help-odds-combatzone-damage = Schaden einer Maschine, etwa major-power; darf wiederholt werden.
help-odds-combatzone-routed = Wer prüft, ist auf der Flucht, nicht nur in Panik.
help-odds-combatzone-engaged = Wer prüft, ist im Nahkampf gebunden.
help-odds-combatzone-burning = Wer prüft, brennt.
