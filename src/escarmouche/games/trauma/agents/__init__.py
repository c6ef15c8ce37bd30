"""The officers of the computer who play Trauma."""

from collections.abc import Callable
from random import Random

from escarmouche.agents.agent import Adjutant, Tactics
from escarmouche.engine.seat import Seat
from escarmouche.games.trauma.agents.corporal import Corporal
from escarmouche.games.trauma.agents.sergeant import Sergeant

PAPERWORK = frozenset({"row", "bid", "order", "come-on", "fire-salvo"})
"""What the usual answer is prepared for with care: the row of cards, command points, coming on, and salvos."""


def adjutant(seat: Seat, rng: Random) -> Tactics:
    """Whoever prepares the usual answers for a person."""
    return Adjutant(PAPERWORK, Corporal(seat, rng), Sergeant(seat, rng))


TACTICS: dict[str, Callable[[Seat, Random], Tactics]] = {
    "corporal": Corporal, "sergeant": Sergeant, "adjutant": adjutant,
}  # fmt: skip
