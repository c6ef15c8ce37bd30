"""What the computer leaves to chance when it plays or advises."""

from random import Random, SystemRandom
from typing import Any

from escarmouche.engine.chance import Prelude, Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId


def officers_luck(game: Game[Any], seat: SeatId) -> Random:
    """The system's chance, so that nobody works out where figures hide; where a seed was named, one that repeats."""
    # A lesson is stacked first; what comes after that tells whether a seed was named.
    chance = game.chance.after if isinstance(game.chance, Prelude) else game.chance
    luck = Random() if isinstance(chance, Seeded) else SystemRandom()
    settle(luck, game, seat)
    return luck


def settle(luck: Random, game: Game[Any], seat: SeatId) -> None:
    """Let luck that repeats begin anew for a question, from nothing but what every seat knows.

    So the same seed and the same answers give the same game again. The system's chance takes no notice of this.
    """
    luck.seed(f"{seat} {game.number}")
