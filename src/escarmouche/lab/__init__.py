"""The laboratory: experiments of many games in side-swapped pairs, repeatable to the bit."""

from escarmouche.lab.cluster import Cluster
from escarmouche.lab.conduct import Result, conduct
from escarmouche.lab.experiment import Experiment, Part
from escarmouche.lab.plan import Plan
from escarmouche.lab.play import Row
from escarmouche.lab.run import on_cores, run
from escarmouche.lab.statistics import Interval, score

__all__ = [
    "Cluster", "Experiment", "Interval", "Part", "Plan", "Result", "Row", "conduct", "on_cores", "run", "score",
]  # fmt: skip
