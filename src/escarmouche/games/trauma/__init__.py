"""Trauma: units with leaders, a hidden activation sequence, command points, salvos, armour."""

from escarmouche.registry import Manifest

GAME = Manifest("trauma", __name__, rank=3)
