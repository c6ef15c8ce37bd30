# Campagnes : ce qui est refusé entre deux parties, en français.

refused-too-precious = { $item } vaut { $shards } éclats ; le casier contient un objet de { $most } au plus.
refused-not-out = { $name } ne manque pas la prochaine partie et n’a pas besoin de soins.
refused-too-poor = Cela coûte { $shards } éclats, mais la réserve n’en compte que { $stock }.
refused-nobody-carries = Personne dans la bande ne peut porter { $item }.
refused-advanced = { $name } ne peut pas augmenter { $characteristic } : chaque caractéristique n’augmente qu’une fois, et une figurine a deux progrès au plus.
refused-experience = Augmenter { $characteristic } coûte { $cost } points d’expérience, mais la bande en a { $experience }.
refused-out = { $name } n’est pas disponible pour la prochaine partie.
