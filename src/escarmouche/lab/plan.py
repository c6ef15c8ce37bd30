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
    stock: str = ""
    program: str = ""

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


class Tally(NamedTuple):
    """What a game has come to: the rounds, then for each seat objectives held, models lost and points lost."""

    rounds: int
    objectives: tuple[int, int]
    models: tuple[int, int]
    points: tuple[float, float]
