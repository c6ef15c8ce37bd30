"""The laboratory: many games between two players, in side-swapped pairs, repeatable to the bit."""

from escarmouche.lab.figures import Interval, score
from escarmouche.lab.plan import Plan
from escarmouche.lab.play import Row
from escarmouche.lab.run import run

__all__ = ["Interval", "Plan", "Row", "run", "score"]
