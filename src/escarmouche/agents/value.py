"""The value of a position: the chance of winning, and the score that is to be expected, by a small network per game.

The network sees a position from both sides and takes the difference of what it makes of them, so that the chances of
both seats add up to one whatever it has learnt. Its weights lie in the game's folder and are read when needed.
"""

import math
from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from escarmouche.agents.position import COMMON, SIDE, Eye, Position, measured
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.seat import Seat
from escarmouche.registry import manifest

Floats = NDArray[np.float64]
MODULE, FILE = "agents.position", "value.msgpack"
MOST = 4.0
"""Nothing counts as farther from the usual than so many times the usual spread: what no game had is not believed."""
SURE = 30.0
"""No logit is larger."""


class Value(NamedTuple):
    """What a position is worth to a seat: its chance of winning (a draw is half), and its lead in points at the end."""

    chance: float
    lead: float


class Weights(msgspec.Struct, frozen=True):
    """A network as it is kept: what it was taught on, the names of what it sees, and its numbers row by row."""

    games: int
    seed: int
    sides: tuple[str, ...]
    common: tuple[str, ...]
    hidden: int
    scale: float
    """The score that a lead of 1 stands for."""
    numbers: bytes


class Network:
    """One hidden layer over both sides of a position and what they share, and the straight way past it."""

    def __init__(self, sides: int, common: int, hidden: int, numbers: Floats) -> None:
        parts = np.split(numbers, np.cumsum([math.prod(shape) for shape in shapes(sides, common, hidden)])[:-1])
        laid = [part.reshape(shape) for part, shape in zip(parts, shapes(sides, common, hidden), strict=True)]
        self.usual, self.spread, self.mine, self.theirs, self.both, self.bias, self.outer, self.straight = laid

    def logits(self, sides: Floats, common: Floats) -> Floats:
        """For each position the logit of the first seat's chance, and its lead."""
        rows, shared = self._beside_usual(sides, common)
        shared = shared @ self.both + self.bias
        one, other = rows[..., 0, :], rows[..., 1, :]
        there = np.tanh(one @ self.mine + other @ self.theirs + shared)
        back = np.tanh(other @ self.mine + one @ self.theirs + shared)
        found: Floats = (there - back) @ self.outer + (one - other) @ self.straight
        return found

    def logit(self, sides: Floats, common: Floats) -> tuple[float, float]:
        """The same of one position, compiled."""
        from escarmouche.agents.kernels import weighed

        rows, shared = self._beside_usual(sides, common)
        return weighed(rows, shared, self.mine, self.theirs, self.both, self.bias, self.outer, self.straight)

    def _beside_usual(self, sides: Floats, common: Floats) -> tuple[Floats, Floats]:
        """How far the numbers of both sides, and those they share, are from the usual ones."""
        side = self.mine.shape[0]
        rows = np.clip((sides - self.usual[:side]) / self.spread[:side], -MOST, MOST)
        return rows, np.clip((common - self.usual[side:]) / self.spread[side:], -MOST, MOST)


def shapes(sides: int, common: int, hidden: int) -> list[tuple[int, ...]]:
    """The parts of a network in the order in which they are kept."""
    return [(sides + common,), (sides + common,), (sides, hidden), (sides, hidden), (common, hidden), (hidden,),
            (hidden, 2), (sides, 2)]  # fmt: skip


class Judge:
    """What judges the positions of one game."""

    def __init__(self, eye: Eye, weights: Weights) -> None:
        self.eye = eye
        self.weights = weights
        numbers = np.frombuffer(weights.numbers, np.float32).astype(np.float64)
        self.network = Network(len(weights.sides), len(weights.common), weights.hidden, numbers)

    def position(self, game: Game[Any]) -> Position:
        """The position of a game in numbers, by what is open to both seats."""
        return read_position(self.eye, game)

    def worth(self, position: Position, seat: SeatId = 0) -> Value:
        """What a position is worth to a seat."""
        logit, lead = self.network.logit(position.sides, position.common)
        sign = 1.0 if seat == 0 else -1.0
        return Value(chance_of(sign * logit), sign * lead * self.weights.scale)


def chance_of(logit: float) -> float:
    """The chance that a logit stands for."""
    return 1.0 / (1.0 + math.exp(-min(SURE, max(-SURE, logit))))


def value(game: Game[Any], seat: SeatId) -> Value:
    """What a game is worth to a seat as it stands, by what is open to both; what it came to, once it is over."""
    outcome = game.outcome
    if outcome is None:
        judge = judge_of(game.ruleset.key)
        return judge.worth(judge.position(game), seat)
    won = 0.5 if outcome.winner is None else float(outcome.winner == seat)
    scores = outcome.scores or (0, 0)
    return Value(won, float(scores[seat] - scores[1 - seat]))


def value_for(seat: Seat) -> Value:
    """What its game is worth to whoever sits here."""
    return value(seat.glimpse(0), seat.id)


def is_judged(game: str) -> bool:
    """Whether the positions of a game have a value."""
    return manifest(game).has(MODULE) and (manifest(game).folder / "data" / FILE).is_file()


@cache
def judge_of(game: str) -> Judge:
    """What judges the positions of a game; one that has none, or whose weights do not fit, is refused."""
    if not is_judged(game):
        raise Refused(refusal("", "refused-no-value", game=game))
    eye = eye_of(game)
    weights = read((manifest(game).folder / "data" / FILE).read_bytes(), FILE)
    refuse_misfits(eye, weights, FILE)
    return Judge(eye, weights)


def read_position(eye: Eye, game: Game[Any]) -> Position:
    """The position of a game in numbers."""
    return measured(eye.scene(game))


def eye_of(game: str) -> Eye:
    """How a game tells its scenes; a game that has no words for them is refused."""
    if not manifest(game).has(MODULE):
        raise Refused(refusal("", "refused-no-value", game=game))
    eye: Eye = manifest(game).part(MODULE, "EYE")
    return eye


def side_names(eye: Eye) -> tuple[str, ...]:
    """The names of all numbers of a side."""
    return (*SIDE, *eye.names)


def read(written: bytes, file: str) -> Weights:
    """Weights as they are kept; anything else is refused."""
    try:
        return msgspec.msgpack.decode(written, type=Weights)
    except msgspec.DecodeError as broken:
        raise Refused(refusal("", "refused-broken-weights", file=file, problem=str(broken))) from broken


def refuse_misfits(eye: Eye, weights: Weights, file: str) -> None:
    """Refuse weights that were learnt from other numbers than those that are measured."""
    names = {*weights.sides, *weights.common} ^ {*side_names(eye), *COMMON}
    count = sum(math.prod(shape) for shape in shapes(len(weights.sides), len(weights.common), weights.hidden))
    if (weights.sides, weights.common) != (side_names(eye), COMMON) or len(weights.numbers) != 4 * count:
        raise Refused(refusal("", "refused-other-weights", file=file, names=", ".join(sorted(names)) or "–"))
