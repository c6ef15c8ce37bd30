"""Dealing: for how many players, and a sample of what a seat cannot know."""

from random import Random

from escarmouche.engine.questions import SeatId
from escarmouche.games.trauma.rules.state import State


def redeal(state: State, seat: SeatId, rng: Random) -> None:
    """The other player's face-down cards may lie in any order."""
    for side in state.sides:
        if side.owner != seat:
            # Sorted first, so that the sample does not depend on the order that is hidden.
            side.row = rng.sample(sorted(side.row), len(side.row))
