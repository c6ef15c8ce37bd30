"""The cellar duel: a toy game with everything hidden that a miniatures game can hide.

Two duellists each hold a hand of cards from a bag. Every round they bid secretly for the first turn and hide a lurker
in one of two columns. Whoever is activated may march to the other column or clash: both lay two cards face down, share
a public modifier out over them, turn them up and may cover them from the hand. The lurker may spring on whoever stands
in its column.
"""

from escarmouche.registry import Manifest

GAME = Manifest("duel", __name__)
