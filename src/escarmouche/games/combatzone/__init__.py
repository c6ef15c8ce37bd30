"""Combat Zone: single figures in groups, action points, reactions, opportunity fire, machines."""

from escarmouche.registry import Manifest

GAME = Manifest("combatzone", __name__, rank=4)
