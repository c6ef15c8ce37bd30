# Was die Befehle dieses Spiels von sich sagen, auf Deutsch.

help-odds-firefight = Chancen von Firefight: Schießen, Nahkampf, Gefahr, Sprünge, Moral, Zauber.
help-odds-firefight-shooting = Eine Einheit schießt auf eine andere, mit allen Waffen, die reichen, oder mit den genannten.
help-odds-firefight-melee = Eine Einheit greift eine andere an, die zurückschlägt.
help-odds-firefight-danger = Modelle würfeln für gefährliches Gelände.
help-odds-firefight-jump = Ein Modell springt über eine Lücke.
help-odds-firefight-morale = Eine Einheit legt einen Moraltest ab.
help-odds-firefight-spell = Ein Zauberer wirkt einen Zauber.
help-odds-firefight-attacker = Wer handelt: eine Einheit aus einer Liste, einer Fraktion oder Datei, oder ein ausgeschriebenes Profil wie „Q4+ D5+, 5 × Rifle 24 A1 AP(1)“.
help-odds-firefight-hero = Ein Held derselben Liste neben der Einheit.
help-odds-firefight-weapon = Eine benutzte Waffe, sonst alle, die reichen; darf wiederholt werden.
help-odds-firefight-target-weapon = Eine Nahkampfwaffe, mit der das Ziel zuschlägt, sonst alle; darf wiederholt werden.
help-odds-firefight-spell-spell = Der Zauber, der gewirkt wird.
help-odds-firefight-tokens = Zaubermarken, die dem Wurf helfen.
help-odds-firefight-against = Zaubermarken, die ihn hindern.
help-odds-firefight-charged = Wer angreift: der Angreifer oder das Ziel.
help-odds-firefight-fatigued = Der Angreifer ist ermüdet.
help-odds-firefight-target-fatigued = Das Ziel ist ermüdet.
help-odds-firefight-distance = Wie weit der Sprung geht, in Zoll.
help-import = Aus einer Liste von Army Forge eine eigene machen.
help-import-file = Das JSON eines Army-Forge-Links.
help-import-to = Wohin die Liste kommt; sonst NAME.toml, hier.
help-import-book = Stattdessen als Buch schreiben, das sich bearbeiten lässt; Regeln ohne Wirkung werden Texte.
help-import-size = Punkte des Spiels; sonst wie die Datei sagt.
help-import-force = Eine Datei ersetzen, die es schon gibt.
