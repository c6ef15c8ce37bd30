# Ce que les commandes de ce jeu disent d’elles-mêmes, en français.

help-odds-firefight = Probabilités de Firefight : tir, mêlée, danger, sauts, moral, sorts.
help-odds-firefight-shooting = Une unité tire sur une autre avec toutes ses armes à portée, ou avec celles qui sont nommées.
help-odds-firefight-melee = Une unité charge une autre, qui riposte.
help-odds-firefight-danger = Des figurines jettent pour un terrain dangereux.
help-odds-firefight-jump = Une figurine saute par-dessus un vide.
help-odds-firefight-morale = Une unité passe un test de moral.
help-odds-firefight-spell = Un lanceur de sorts lance un sort.
help-odds-firefight-attacker = Qui agit : une unité d’une liste, d’une faction ou d’un fichier, ou un profil écrit en entier, comme « Q4+ D5+, 5 × Rifle 24 A1 AP(1) ».
help-odds-firefight-hero = Un héros de la même liste à côté de l’unité.
help-odds-firefight-weapon = Une arme utilisée, sinon toutes celles qui portent ; peut être répété.
help-odds-firefight-target-weapon = Une arme de mêlée avec laquelle la cible frappe, sinon toutes ; peut être répété.
help-odds-firefight-spell-spell = Le sort qui est lancé.
help-odds-firefight-tokens = Jetons de sort dépensés pour aider le jet.
help-odds-firefight-against = Jetons de sort dépensés pour le gêner.
help-odds-firefight-charged = Qui charge : l’attaquant, ou la cible.
help-odds-firefight-fatigued = L’attaquant est fatigué.
help-odds-firefight-target-fatigued = La cible est fatiguée.
help-odds-firefight-distance = La longueur du saut, en pouces.
help-import = Faire une liste à vous d’une liste d’Army Forge.
help-import-file = Le JSON d’un lien de partage d’Army Forge.
help-import-to = Où va la liste ; sinon NOM.toml, ici.
help-import-book = L’écrire plutôt comme un livre, qui peut être modifié ; les règles sans effet deviennent des textes.
help-import-size = Les points de la partie ; sinon comme le dit le fichier.
help-import-force = Remplacer un fichier qui existe déjà.
