# Poser une seule chose

refused-one-spot = Indiquez un endroit, pas un trajet.
refused-no-spot = Il n’y a plus de place.
