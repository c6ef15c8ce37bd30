# Was die Befehle dieses Spiels von sich sagen, auf Deutsch.

help-odds-trauma = Chancen von Trauma: Feuer, Nahkampf, Angriffe, Moral, Initiative.
help-odds-trauma-salvo = Eine Salve einer Einheit: eine Waffe, auf ein Ziel.
help-odds-trauma-fire = Eine ganze Feueraktion einer Einheit: alle Waffen, Salve um Salve, auf ein Ziel.
help-odds-trauma-melee = Eine Salve von Hieben im Nahkampf.
help-odds-trauma-assault = Ein Selbstmordangriff von Infanterie auf Panzer.
help-odds-trauma-overrun = Panzer überrollen Infanterie.
help-odds-trauma-morale = Eine Einheit legt eine Moralprobe ab.
help-odds-trauma-initiative = Beide Spieler würfeln um die Initiative.
help-odds-trauma-attacker = Wer handelt: eine Einheit aus einer Liste, einer Fraktion oder Datei, oder ein ausgeschriebenes Profil wie „6 models morale 2 armour 1 officer, 6 × rifle P4 F2“.
help-odds-trauma-corridor = Eine eigene Einheit im Feuerkorridor, geschrieben wie --attacker; darf wiederholt werden.
help-odds-trauma-fire-weapon = Eine Waffe, die feuert, sonst alle, die reichen; darf wiederholt werden.
help-odds-trauma-supported = Unterstütztes Feuer, mit beiden Aktionen.
help-odds-trauma-steady = Eine Scharfschützenwaffe, ohne Bewegung benutzt.
help-odds-trauma-dice = Deine Würfel für die Initiative.
help-odds-trauma-target-dice = Die Würfel des anderen Spielers.
help-odds-trauma-heads-down = Das Ziel hat die Köpfe unten, gegen indirektes Feuer.
help-odds-trauma-target-disorganised = Das Ziel ist schon desorganisiert.
help-odds-trauma-ticks = Angekreuzte Kästchen des Ziels.
