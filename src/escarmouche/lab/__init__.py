"""The laboratory: many games between two players, in side-swapped pairs, repeatable to the bit."""

from escarmouche.lab.plan import Plan
from escarmouche.lab.play import Row
from escarmouche.lab.run import run
from escarmouche.lab.statistics import Interval, score

__all__ = ["Interval", "Plan", "Row", "run", "score"]
