# Pivoter une figurine par une ligne tapée, en français.

hint-turn = Tapez où regarder : « n », « t » pour une figurine, « 12 30 » pour un point ou « 90 » pour des degrés (Entrée : { $enter }).
hint-turn-how = dites « n », « t » pour une figurine, « 12 30 » pour un point ou « 90 » pour des degrés
