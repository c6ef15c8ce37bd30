"""Luck that copies of a game share: whoever does the same in two of them has the same dice in both.

One stream of dice is out of step as soon as one order takes a die more than another, and from there on two orders
differ by luck. So everybody has a stream of his own for each kind of question, however late it is asked.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any
from zlib import crc32

from escarmouche.agents.levels import ABOUT
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import RuleId

SHIFT = 31
"""How far what an answer is about is kept apart from the number of a seed."""


BITS = 60
"""How finely a place in a deck is drawn."""


class Luck(Seeded):
    """Draws from decks of nearly the same cards give nearly the same card: decks lie sorted, and it is a share of them
    that is drawn, not a number."""

    __slots__ = ()

    def draw(self, deck: Sequence[Any], rule: RuleId, purpose: str) -> int:
        return self.pick(1 << BITS, rule, purpose) * len(deck) >> BITS


class SharedLuck:
    """The dice of one copy of a game, by its seed; copies with the same seed share it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked = Counter[str]()

    def lend(self, copy: Game[Any], seat: SeatId, value: Any) -> None:
        """Let a copy go on with the dice for an answer that is about to be given."""
        question = copy.question
        assert question is not None
        part = question.part(seat)
        whom = next((part.data[name] for name in ABOUT if name in part.data), value if isinstance(value, str) else "")
        mark = f"{seat}/{part.text}/{whom}"
        self.asked[mark] += 1
        copy.chance = Luck(self.seed ^ crc32(f"{mark}/{self.asked[mark]}".encode()) << SHIFT)
