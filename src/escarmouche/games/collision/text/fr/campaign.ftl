# Campagnes : ce qui est refusé entre deux parties, en français.

refused-too-precious = { $item } vaut { $shards } éclats ; le casier contient un objet de { $most } au plus.
refused-not-out = { $name } ne manque pas la prochaine partie et n’a pas besoin de soins.
refused-too-poor = Cela coûte { $shards } éclats, mais la réserve n’en compte que { $stock }.
refused-nobody-carries = Personne dans la bande ne peut porter { $item }.
refused-advanced = { $name } ne peut pas augmenter { $characteristic } : chaque caractéristique n’augmente qu’une fois, et une figurine a deux progrès au plus.
refused-experience = Augmenter { $characteristic } coûte { $cost } points d’expérience, mais la bande en a { $experience }.
refused-out = { $name } n’est pas disponible pour la prochaine partie.
refused-dead = { $name } est mort.
refused-not-carried = { $name } ne porte pas { $item }.
refused-not-stashed = { $gang } n’a pas cet objet au coffre : { $item }.
refused-unfinished = Cette partie n’est pas encore terminée.
refused-entered = Cette partie est déjà inscrite : c’est la partie { $number }.
refused-campaign-over = La campagne est terminée : ses { $games } parties sont inscrites.
refused-other-gang = Aucune bande de cette partie ({ $gangs }) ne fait partie de la campagne ({ $known }).
refused-other-model = { $gang } n’a pas { $name } tel que dans cette partie ; chaque partie se joue avec la bande telle qu’elle est, et s’inscrit avant la suivante.
refused-twice-seated = { $gang } joue des deux côtés de cette partie.
refused-no-find =
    { $find ->
        [medicine] Il n’y a pas de soins à donner.
       *[other] Il n’y a pas de casier à ouvrir.
    }
refused-burdened =
    { $most ->
        [0] { $name } ne peut porter aucun objet.
        [one] { $name } ne peut pas porter { $item } en plus : { $most } objet au plus.
       *[other] { $name } ne peut pas porter { $item } en plus : { $most } objets au plus, dont une seule armure.
    }
