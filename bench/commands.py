"""What the commands of the terminal cost, from the first byte that is read to the last that is written."""

import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from functools import partial

from bench.figures import Figure, best

REPEATS = 5
SHOT = "odds firefight shooting --attacker tollgate-200:Toll --target hollow_hill-200:Gnashers --cover"
FIRST_MOVE = """
from bench.firefight import begin, recruits
from escarmouche.agents import play_out
game = begin(1)
play_out(game, recruits(game, 1), most_answers=40)
"""
"""A game that has just begun, until models have moved and seen one another."""


def measure() -> list[Figure]:
    """Help, the list of rules, and the odds of an attack."""
    asked = {"--help": (0.4, 0.2, 1.5), "rules": (0.6, 0.4, 2.3), SHOT: (1.2, 0.8, 3.2)}
    return [
        Figure(f"escarmouche {' '.join(words.split()[:3])}", best(REPEATS, partial(command, words.split())), "s",
               floor, less_is_better=True, aim=aim, before=before)
        for words, (floor, aim, before) in asked.items()
    ]  # fmt: skip


def first_game() -> list[Figure]:
    """The first moves of a process, after everything was compiled at set-up."""
    seconds = best(REPEATS, lambda: computed([sys.executable, "-c", FIRST_MOVE]))
    return [Figure("first moves of a game after set-up", seconds, "s", 5, less_is_better=True, aim=5, before=45)]


def command(arguments: Sequence[str]) -> float:
    """The seconds of computing that a command takes."""
    return computed([sys.executable, "-m", "escarmouche", *arguments])


def computed(command: Sequence[str]) -> float:
    """The seconds of computing that a process takes, with the bytecode of its modules kept as everywhere."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
