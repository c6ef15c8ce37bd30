"""Firefight: units activated in turn, six-sided dice, Quality and Defence, special rules."""

from escarmouche.registry import Manifest

GAME = Manifest("firefight", __name__, rank=1, commands={"import": "commands.army_forge"})
