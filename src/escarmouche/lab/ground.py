"""What the laboratory has to know of a game: its lists and tables, how it is set up, and what a game has come to."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from escarmouche.board.board import Board, Parts, board
from escarmouche.engine.game import Setup
from escarmouche.engine.questions import SeatId
from escarmouche.lab.plan import Deal, Plan, Stock, Tally, Trial
from escarmouche.registry import catalogue, manifest, ruleset
from escarmouche.table.table import Table

MADE_UP = 100
"""So many generated tables are drawn from, beside the ready-made ones."""
SEATS: tuple[SeatId, SeatId] = (0, 1)


class Ground:
    """A game in the laboratory; a plain one has no lists to draw."""

    def __init__(self, key: str) -> None:
        self.key = key
        self._kept: dict[Any, Any] = {}

    @property
    def board(self) -> Board:
        """How the game is set up."""
        return board(self.key)

    def settle(self, plan: Plan, setups: Sequence[Any]) -> Trial:
        """The plan with what set-ups, one for each of its tables, say of size, lists, mission and tables."""
        parts = self.board.parts(setups[0])
        named = dict(zip(plan.lists, parts.lists, strict=False))
        stock = Stock(named, {name: setup.table for name, setup in zip(plan.tables, setups, strict=False)}, parts.own)
        fixed = {"size": parts.size, "mission": parts.mission, "stock": stock.fingerprint()}
        return Trial(replace(plan, **fixed), stock)

    def fitting(self, size: int) -> list[str]:
        """The ready lists for a game of that size."""
        return []

    def draw_lists(self, size: int, rng: Random) -> tuple[str, str]:
        """Two different ready lists for a game of that size."""
        ready = self._once(("fitting", size), lambda: self.fitting(size))
        one, other = rng.sample(ready, 2) if ready else ("", "")
        return one, other

    def draw_table(self, rng: Random) -> str:
        """A ready-made table as often as a generated one."""
        return rng.choice(self.board.tables()) if rng.random() < 0.5 else str(1 + rng.randrange(MADE_UP))

    def set_up(self, trial: Trial, lists: Sequence[str], table: str) -> Setup:
        """The set-up with these lists, by seat, on this table."""
        plan, stock = trial
        options = catalogue(self.key).choose(plan.options)
        both = tuple(stock.lists.get(name) or self.listed(name, options) for name in lists if name)
        ground = stock.tables.get(table) or self.table(table, *self.board.terms(plan.size, options))
        agreed = SEATS if plan.agree else ()
        return self.board.assemble(Parts(options, both, ground, plan.size, plan.mission, agreed, stock.own))

    def listed(self, name: str, options: Mapping[str, str]) -> Any:
        """A ready list as it is played."""
        key = ("list", name, *sorted(options.items()))
        return self._once(key, lambda: self.mustered(name, options))

    def mustered(self, name: str, options: Mapping[str, str]) -> Any:
        """A ready list as it is played, made anew."""
        raise NotImplementedError

    def table(self, name: str, *terms: Any) -> Table:
        """A ready-made table, or one made up from a number."""
        found: Table = self._once(("table", name, *terms), lambda: self.board.table(name, *terms))
        return found

    def tally(self, setup: Any, state: Any) -> Tally:
        """What a game has come to."""
        outcome = ruleset(self.key).outcome(state)
        one, other = outcome.scores if outcome is not None and outcome.scores else SEATS[:1] * 2
        return Tally(getattr(state, "round", 0), (one, other), (0, 0), (0.0, 0.0))

    def edges(self, state: Any) -> tuple[str, str]:
        """By which edge of the table each seat came onto it."""
        one, other = state.edges
        return one, other

    def _once(self, key: Any, make: Callable[[], Any]) -> Any:
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]


def in_units(state: Any, profiles: Callable[[Any], Any]) -> tuple[tuple[int, int], tuple[float, float]]:
    """The models that each seat has lost, and their share of the points of their units."""
    models, points = [0, 0], [0.0, 0.0]
    for unit in state.units:
        lost = sum(not state.models[index].alive for index in unit.models)
        models[unit.owner] += lost
        points[unit.owner] += profiles(unit).cost * lost / len(unit.models)
    return (models[0], models[1]), (points[0], points[1])


def in_cards(lost: Callable[[SeatId], Sequence[Any]]) -> tuple[tuple[int, int], tuple[float, float]]:
    """The models that each seat has lost, and what stands on their cards as their price."""
    one, other = (lost(seat) for seat in SEATS)
    return (len(one), len(other)), (float(sum(card.cost for card in one)), float(sum(card.cost for card in other)))


@cache
def ground(key: str) -> Ground:
    """What the laboratory knows of a game; an unknown key is refused."""
    if not manifest(key).has("lab"):
        return Ground(key)
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
