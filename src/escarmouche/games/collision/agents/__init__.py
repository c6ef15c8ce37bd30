"""The officers that know Collision."""

from collections.abc import Callable
from random import Random

from escarmouche.agents.agent import Adjutant, Tactics
from escarmouche.engine.seat import Seat
from escarmouche.games.collision.agents.corporal import Corporal
from escarmouche.games.collision.agents.sergeant import Sergeant

PAPERWORK = frozenset({"mulligan", "bid", "lay-cards", "share-modifiers", "cover-card", "loot-district", "place-loot"})
"""What the usual answer is prepared for with care: everything about cards and markers."""


def adjutant(seat: Seat, rng: Random) -> Tactics:
    """Whoever prepares the usual answers for a person."""
    return Adjutant(PAPERWORK, Corporal(seat, rng), Sergeant(seat, rng))


TACTICS: dict[str, Callable[[Seat, Random], Tactics]] = {
    "corporal": Corporal, "sergeant": Sergeant, "adjutant": adjutant,
}  # fmt: skip
