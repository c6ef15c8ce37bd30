# Was „escarmouche odds“ über sich sagt, auf Deutsch.

## Die Spiele

help-odds-firefight = Chancen von Firefight: Schießen, Nahkampf, Gefahr, Sprünge, Moral, Zauber.
help-odds-collision = Chancen von Collision: Schüsse, Angriffe, Duelle, Proben und Stürze.
help-odds-trauma = Chancen von Trauma: Feuer, Nahkampf, Angriffe, Moral, Initiative.
help-odds-combatzone = Chancen von Combat Zone: Schüsse, Wunden, Nahkampf, Reaktionen, Technik.

## Was man fragen kann

help-odds-firefight-shooting = Eine Einheit schießt auf eine andere, mit allen Waffen, die reichen, oder mit den genannten.
help-odds-firefight-melee = Eine Einheit greift eine andere an, die zurückschlägt.
help-odds-firefight-danger = Modelle würfeln für gefährliches Gelände.
help-odds-firefight-jump = Ein Modell springt über eine Lücke.
help-odds-firefight-morale = Eine Einheit legt einen Moraltest ab.
help-odds-firefight-spell = Ein Zauberer wirkt einen Zauber.
help-odds-collision-shot = Ein Modell schießt auf ein anderes.
help-odds-collision-charge = Ein Modell greift ein anderes an: erst die Karte für die Reichweite, dann der Kampf.
help-odds-collision-confrontation = Ein Duell allein aus seinen Zahlen.
help-odds-collision-test = Eine Probe auf eine Eigenschaft.
help-odds-collision-jump = Ein Sprung hinab, und der Sturz, wenn er misslingt.
help-odds-collision-leap = Ein Sprung über eine Lücke, und der Sturz, wenn er misslingt.
help-odds-collision-climb = Ein Aufstieg, und der Sturz, wenn er misslingt.
help-odds-collision-fall = Ein Sturz.
help-odds-trauma-salvo = Eine Salve einer Einheit: eine Waffe, auf ein Ziel.
help-odds-trauma-fire = Eine ganze Feueraktion einer Einheit: alle Waffen, Salve um Salve, auf ein Ziel.
help-odds-trauma-melee = Eine Salve von Hieben im Nahkampf.
help-odds-trauma-assault = Ein Selbstmordangriff von Infanterie auf Panzer.
help-odds-trauma-overrun = Panzer überrollen Infanterie.
help-odds-trauma-morale = Eine Einheit legt eine Moralprobe ab.
help-odds-trauma-initiative = Beide Spieler würfeln um die Initiative.
help-odds-combatzone-shot = Ein Einzelschuss oder ein gezielter Schuss.
help-odds-combatzone-burst = Ein Feuerstoß auf ein Ziel oder mehrere.
help-odds-combatzone-wound = Was ein Treffer anrichtet.
help-odds-combatzone-machine = Was ein Treffer bei einer Maschine anrichtet.
help-odds-combatzone-area = Eine Flächenwaffe oder Granate, auf eine Figur gezielt.
help-odds-combatzone-melee = Nahkampf: eine Runde oder mehrere.
help-odds-combatzone-reaction = Ein Reaktionstest einer Figur in Panik oder auf der Flucht.
help-odds-combatzone-technology = Ein Technikwurf.
help-odds-combatzone-aid = Erste Hilfe.

## Wer mitmacht

help-odds-firefight-attacker = Wer handelt: eine Einheit aus einer Liste, einer Fraktion oder Datei, oder ein ausgeschriebenes Profil wie „Q4+ D5+, 5 × Rifle 24 A1 AP(1)“.
help-odds-collision-attacker = Wer handelt: eine Einheit aus einer Liste, einer Fraktion oder Datei, oder ein ausgeschriebenes Profil wie „RC2 DEF1 WND3 ARM7, Rifle 24 S2 Steady“.
help-odds-trauma-attacker = Wer handelt: eine Einheit aus einer Liste, einer Fraktion oder Datei, oder ein ausgeschriebenes Profil wie „6 models morale 2 armour 1 officer, 6 × rifle P4 F2“.
help-odds-combatzone-attacker = Wer handelt: eine Einheit aus einer Liste, einer Fraktion oder Datei, oder ein ausgeschriebenes Profil wie „veteran, assault rifle, vest“.
help-odds-target = Gegen wen oder auf wen; geschrieben wie --attacker.
help-odds-unit = Wer prüft, springt, klettert, fällt oder Gefahr durchquert; eine Einheit aus einer Liste (LIST:UNIT) oder ein ausgeschriebenes Profil.
help-odds-also = Ein weiteres Ziel des Feuerstoßes; darf wiederholt werden.
help-odds-corridor = Eine eigene Einheit im Feuerkorridor, geschrieben wie --attacker; darf wiederholt werden.
help-odds-hero = Ein Held derselben Liste neben der Einheit.
help-odds-models = Wie viele Modelle die Einheit noch hat.
help-odds-target-models = Wie viele Modelle das Ziel noch hat.
help-odds-crossing = Wie viele Modelle betroffen sind.
help-odds-friends = Weitere, die neben dem Angreifer kämpfen.
help-odds-foes = Weitere, die neben dem Ziel kämpfen.

## Was benutzt wird

help-odds-weapon = Die benutzte Waffe; sonst die erste, die geht.
help-odds-firefight-weapon = Eine benutzte Waffe, sonst alle, die reichen; darf wiederholt werden.
help-odds-trauma-fire-weapon = Eine Waffe, die feuert, sonst alle, die reichen; darf wiederholt werden.
help-odds-target-weapon = Eine Nahkampfwaffe, mit der das Ziel zuschlägt, sonst alle; darf wiederholt werden.
help-odds-firefight-spell-spell = Der Zauber, der gewirkt wird.
help-odds-tokens = Zaubermarken, die dem Wurf helfen.
help-odds-against = Zaubermarken, die ihn hindern.
help-odds-suppress = Ein Unterdrückungsangriff.
help-odds-aimed = Ein gezielter Schuss.
help-odds-split = Wie der Feuerstoß aufgeteilt wird, etwa 3,2.
help-odds-supported = Unterstütztes Feuer, mit beiden Aktionen.
help-odds-steady = Eine Scharfschützenwaffe, ohne Bewegung benutzt.
help-odds-rounds = Wie viele Runden der Angreifer herbeiführt, bis einer ausscheidet; sonst eine.
help-odds-dice = Deine Würfel für die Initiative.
help-odds-target-dice = Die Würfel des anderen Spielers.

## Die Umstände

help-odds-range = Wie weit das Ziel entfernt ist, in Zoll oder Zentimetern wie im Spiel.
help-odds-cover = Das Ziel ist in Deckung.
help-odds-collision-cover = Das Ziel ist in leichter Deckung.
help-odds-heavy-cover = Das Ziel ist in schwerer Deckung.
help-odds-rear = Der Angriff kommt von hinten.
help-odds-rushed = Die Aktion ist überstürzt: verdeckte Züge mit −2.
help-odds-watching = Das Ziel wartet mit bereiter Waffe.
help-odds-collision-shot-watching = Ein Schuss aus der Feuerbereitschaft.
help-odds-moved = Der Angreifer hat sich vor dem Schießen bewegt.
help-odds-charged = Wer angreift: der Angreifer oder das Ziel.
help-odds-wounds = Wundmarker auf dem, der leidet.
help-odds-shaken = Die Einheit ist erschüttert.
help-odds-target-shaken = Das Ziel ist erschüttert.
help-odds-combatzone-shaken = Wer handelt, ist in Panik.
help-odds-combatzone-target-shaken = Das Ziel ist in Panik.
help-odds-fatigued = Der Angreifer ist ermüdet.
help-odds-target-fatigued = Das Ziel ist ermüdet.
help-odds-taking-cover = Das Ziel nimmt Deckung.
help-odds-heads-down = Das Ziel hat die Köpfe unten, gegen indirektes Feuer.
help-odds-target-disorganised = Das Ziel ist schon desorganisiert.
help-odds-ticks = Angekreuzte Kästchen des Ziels.
help-odds-material = Wohinter das Ziel steht: hedge, wood, brick …
help-odds-damage = Schaden einer Maschine, etwa major-power; darf wiederholt werden.
help-odds-routed = Wer prüft, ist auf der Flucht, nicht nur in Panik.
help-odds-engaged = Wer prüft, ist im Nahkampf gebunden.
help-odds-burning = Wer prüft, brennt.
help-odds-distance = Wie weit der Sprung geht, in Zoll.
help-odds-height = Wie tief es ist.
help-odds-collision-shot-height = Wie hoch der Angreifer über dem Ziel steht.
help-odds-drop = Wie viel tiefer der Sprung endet.

## Karten und Zahlen

help-odds-characteristic = Was geprüft wird: AGI, INT …
help-odds-difficulty = Die Schwierigkeit.
help-odds-cards = Wie viele Karten jede Seite zieht; mit --drawn nicht nötig.
help-odds-attack = Die Summe des Angreifers.
help-odds-defence = Die Summe des Verteidigers.
help-odds-armour = Der Rüstungswert des Ziels.
help-odds-wnd = Die Wunden des Ziels, sonst 2.
help-odds-modifier = Was für den Handelnden noch zählt.
help-odds-target-modifier = Was für das Ziel noch zählt.
help-odds-closed = Verdeckte Züge: Niemand ersetzt eine Karte.
help-odds-hand = Deine Hand, etwa 5,7,S.
help-odds-drawn = Die Angriffskarten, schon gezogen.
help-odds-seen = Karten, die im Stapel des Handelnden fehlen.
help-odds-target-seen = Karten, die im anderen Stapel fehlen.
help-odds-defending = Als Spieler des Ziels fragen.
help-odds-as-json = Ein JSON-Dokument für Programme, sonst nichts.
