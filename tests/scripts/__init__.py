"""Simple plans that a person might try against the officers: rush, castle, hide, and what else a game invites to.

Each is the sergeant of its game in everything but its orders, which it chooses by one rule. `python -m tests.soak
--part strength --against scripts` says how they fare.
"""

from collections.abc import Callable, Mapping
from random import Random

from escarmouche.agents import Agent, Officer
from escarmouche.agents.agent import Tactics
from escarmouche.engine.seat import Seat
from tests.scripts import collision, combatzone, firefight, trauma

Scripted = Callable[[Seat, Random], Tactics]

SCRIPTS: Mapping[str, Mapping[str, Scripted]] = {
    "firefight": firefight.SCRIPTS,
    "collision": collision.SCRIPTS,
    "trauma": trauma.SCRIPTS,
    "combatzone": combatzone.SCRIPTS,
}
"""For each game the scripts by name."""


def enlisted(game: str, name: str, seat: Seat, rng: Random) -> Agent:
    """Whoever plays a script."""
    return Officer(seat, rng, SCRIPTS[game][name](seat, rng))
