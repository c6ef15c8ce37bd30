"""What is played: the plan of a simulation, and what it deals to each pair of games."""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from escarmouche.engine.game import Setup
from escarmouche.registry import manifest

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


class Ground(Protocol):
    """What the laboratory has to know of a game."""

    def settle(self, plan: Plan, setups: Sequence[Any]) -> Trial:
        """The plan with what set-ups, one for each of its tables, say of size, lists and tables."""

    def draw_lists(self, size: int, rng: Random) -> tuple[str, str]:
        """Two ready lists for a game of that size."""

    def draw_table(self, rng: Random) -> str:
        """A ready-made table or the number of a generated one."""

    def set_up(self, trial: Trial, lists: Sequence[str], table: str) -> Setup:
        """The set-up with these lists, by seat, on this table."""

    def tally(self, setup: Any, state: Any) -> Tally:
        """What a game has come to."""


def ground(key: str) -> Ground:
    """What the laboratory knows of a game; an unknown key is refused."""
    found: Ground = manifest(key).part("lab", "GROUND")
    return found


def deal(plan: Plan, pair: int) -> Deal:
    """What a pair is dealt; it follows from the plan's seed and the number of the pair alone."""
    rng = Random(f"{plan.seed}/{pair}")
    seed = rng.getrandbits(48)
    where = ground(plan.game)
    drawn, table = where.draw_lists(plan.size, rng), where.draw_table(rng)
    first, second = plan.lists or drawn
    # Named tables take turns, so that each has its share.
    return Deal(seed, plan.tables[pair % len(plan.tables)] if plan.tables else table, (first, second))
