"""What is played: the plan of a simulation."""

import hashlib
from typing import Any, NamedTuple

import msgspec

FIRST, SECOND = 0, 1
"""The two players of a simulation; which seat each of them takes changes from game to game."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays how many games with what; all results follow from it alone."""

    game: str
    players: tuple[str, str]
    games: int
    lists: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    size: int = 200
    options: dict[str, str] = {}
    seed: int = 1
    agree: bool = False
    mission: str = ""
    usage: bool = False
    """Whether it is written down what was used in each game."""
    stock: str = ""
    program: str = ""
    think: float = 1.0
    """How many seconds a general thinks about a decision, counted in work."""

    @property
    def pairs(self) -> range:
        """The numbers of the pairs of games."""
        return range((self.games + 1) // 2)


class Stock(msgspec.Struct):
    """What the named lists and tables of a plan stand for, where they are not on the shelf of the game."""

    lists: dict[str, Any] = {}
    tables: dict[str, Any] = {}
    own: Any = msgspec.UNSET
    """A mission of one's own."""

    def fingerprint(self) -> str:
        """A short text that changes with any list or table."""
        written = msgspec.msgpack.encode(self, order="deterministic")
        return hashlib.blake2b(written, digest_size=8).hexdigest()


class Trial(NamedTuple):
    """A plan with everything that is needed to play it."""

    plan: Plan
    stock: Stock


class Deal(NamedTuple):
    """What both games of a pair share: the seed of the dice, the table, and two lists."""

    seed: int
    table: str
    lists: tuple[str, str]


class Fielded(msgspec.Struct, frozen=True):
    """What became of a unit: whose it was, its name, its price, how many models it had and how many of them it lost."""

    seat: int
    name: str
    points: float
    models: int
    lost: int


class Used(msgspec.Struct, frozen=True):
    """What a side used in a game: a rule, a weapon or a decision, how often, and how many enemy models it felled."""

    seat: int
    kind: str
    key: str
    times: int
    felled: int


class Fallen(msgspec.Struct, frozen=True):
    """A model that was lost: whose it was, and where it fell or stood last, in thousandths of the game's unit."""

    seat: int
    x: int
    y: int


class Tally(NamedTuple):
    """What a game has come to: the rounds, the points or objectives of each seat, all units, and where models fell."""

    rounds: int
    objectives: tuple[int, int]
    units: tuple[Fielded, ...] = ()
    fallen: tuple[Fallen, ...] = ()

    @property
    def models(self) -> tuple[int, int]:
        """How many models each seat has lost."""
        one, other = (sum(unit.lost for unit in self.units if unit.seat == seat) for seat in (0, 1))
        return one, other

    @property
    def points(self) -> tuple[float, float]:
        """What each seat has lost of the points of its units, by the share of their models."""
        one, other = (
            float(sum(unit.points * unit.lost / unit.models for unit in self.units if unit.seat == seat))
            for seat in (0, 1)
        )
        return one, other
