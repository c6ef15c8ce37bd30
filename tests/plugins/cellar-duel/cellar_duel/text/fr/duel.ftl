# The duel, in français.

game-duel = Duel dans la cave
about-duel = Deux duellistes dans une cave : des mises, des cartes face cachée, et quelqu’un qui rôde dans le noir.

ask-bid = Combien de jetons misez-vous pour commencer ?
ask-hide-lurker = Où se cache votre rôdeur ?
ask-spring = Votre rôdeur bondit-il ?
ask-act = Que faites-vous ?
ask-pick = Quelles deux cartes posez-vous ?
ask-order = Dans quel ordre les posez-vous ?
ask-share = Comment répartissez-vous le modificateur ?
ask-cover = Couvrez-vous une carte ?
option-column = { $column ->
    [0] la colonne de gauche
   *[1] la colonne de droite
}
option-stay = rester tranquille
option-spring = bondir
option-clash = choc
option-march = marcher
option-card = carte { $card }
option-pass = passer
option-cover = carte { $card } sur la colonne { $column }
event-bids-opened = Les mises sont { $bids } ; { $first } commence.
event-lurkers-hidden = Les deux rôdeurs sont cachés.
event-activated = { $seat } est activé.
event-marched = { $seat } passe dans l’autre colonne.
event-cards-laid = { $seat } pose { $count } cartes face cachée.
event-shares-set = { $seat } répartit { $shares }.
event-cards-turned = Les cartes sont retournées : { $cards }.
event-covered = { $seat } couvre la colonne { $column }.
event-columns-judged = Le choc rapporte { $points } points.
event-cards-taken = { $seat } pioche { $count }.
event-cards-seen = Vous avez pioché { $cards }.
event-lurker-stayed = Votre rôdeur reste tranquille.
event-lurker-sprung = Le rôdeur de { $seat } bondit et prend un point.
refused-elsewhere = Le rôdeur attend dans la colonne { $column }, pas ici.

rule-duel-bid-01 = Enchère
    .sentence = Les deux misent des jetons en secret ; la plus haute mise commence, l’égalité va au premier siège.
rule-duel-lurk-01 = Se cacher
    .sentence = Les deux cachent un rôdeur dans l’une des colonnes.
rule-duel-lurk-02 = Bondir
    .sentence = Quand un duelliste est activé ou a agi, le rôdeur de l’autre peut bondir s’il est dans la même colonne.
rule-duel-act-01 = Actions
    .sentence = Chaque duelliste est activé une fois par manche et a deux actions.
rule-duel-act-02 = Marche
    .sentence = Marche : passer dans l’autre colonne.
rule-duel-clash-01 = Poser
    .sentence = Choc : les deux posent deux cartes face cachée, l’attaquant d’abord.
rule-duel-clash-02 = Répartir
    .sentence = L’attaquant répartit +2, le défenseur -3 ; rien ne tombe sous 0, et un six ne prend aucune part.
rule-duel-clash-03 = Couvrir
    .sentence = Quand les cartes sont retournées, chacun peut couvrir une fois chacune des siennes de sa main, jusqu’à ce que les deux passent.
rule-duel-clash-04 = Décider
    .sentence = La plus haute carte gagne sa colonne et un point ; le défenseur gagne les égalités.
rule-duel-hand-01 = La main
    .sentence = Après un choc les deux complètent leur main ; un sac vide reprend les cartes défaussées.
rule-duel-end-01 = La fin
    .sentence = Après trois manches le meilleur score gagne.
