# Ce que « escarmouche odds » dit de lui-même, en français.

## Qui participe

help-odds-target = Contre qui ou sur qui ; s’écrit comme --attacker.
help-odds-unit = Qui teste, saute, grimpe, tombe ou traverse le danger ; une unité d’une liste (LIST:UNIT) ou un profil écrit en entier.
help-odds-models = Combien de figurines il reste à l’unité.
help-odds-target-models = Combien de figurines il reste à la cible.
help-odds-crossing = Combien de figurines sont concernées.

## Ce qui est utilisé

help-odds-weapon = L’arme utilisée ; sinon la première qui peut l’être.

## Les circonstances

help-odds-range = À quelle distance est la cible, en pouces ou centimètres selon le jeu.
help-odds-cover = La cible est à couvert.
help-odds-watching = La cible attend, l’arme prête.
help-odds-moved = L’attaquant a bougé avant de tirer.
help-odds-wounds = Marqueurs de blessure sur celui qui subit.
help-odds-shaken = L’unité est ébranlée.
help-odds-target-shaken = La cible est ébranlée.
help-odds-taking-cover = La cible se met à couvert.
help-odds-height = La profondeur.

## Cartes et nombres

help-odds-difficulty = La difficulté.
help-odds-as-json = Un document JSON pour les programmes, rien d’autre.
