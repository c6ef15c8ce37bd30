"""What a player cannot know, dealt anew: where the hidden figures of an ambush lie, and which of them wait."""

from random import Random

from escarmouche.engine.questions import SeatId
from escarmouche.games.combatzone.rules.state import State


def redeal(state: State, seat: SeatId, rng: Random) -> None:
    """The enemy's hidden figures lie in other places where they could be, with or without a marker."""
    hidden = [figure for figure in state.figures if figure.place == "hidden" and figure.owner != seat]
    spots = list(state.hideouts)
    rng.shuffle(spots)
    for figure, (x, y, surface) in zip(hidden, spots, strict=False):
        figure.x, figure.y, figure.surface = x, y, surface
        figure.facing = rng.randrange(3600)
        figure.watching = rng.random() < 0.5
