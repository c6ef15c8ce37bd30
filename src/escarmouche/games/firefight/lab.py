"""Firefight in the laboratory: its lists and tables, and what a game has come to."""

from collections.abc import Sequence
from functools import cache
from random import Random

import msgspec

from escarmouche.engine.questions import SeatId
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules import mission
from escarmouche.games.firefight.rules.lists import mustering, reading
from escarmouche.games.firefight.rules.lists.profile import Army
from escarmouche.games.firefight.rules.state import FirefightSetup, State
from escarmouche.games.firefight.rules.table import tables
from escarmouche.lab.plan import Plan, Stock, Tally, Trial
from escarmouche.table.table import Table

MADE_UP = 100
"""So many generated tables are drawn from, beside the ready-made ones."""


class FirefightGround:
    """Firefight in the laboratory."""

    def settle(self, plan: Plan, setups: Sequence[FirefightSetup]) -> Trial:
        """The plan with what set-ups, one for each of its tables, say of size, lists and tables."""
        named = dict(zip(plan.lists, setups[0].lists, strict=False))
        stock = Stock(named, {name: setup.table for name, setup in zip(plan.tables, setups, strict=False)})
        return Trial(msgspec.structs.replace(plan, size=setups[0].size, stock=stock.fingerprint()), stock)

    def draw_lists(self, size: int, rng: Random) -> tuple[str, str]:
        """Two different ready lists, the largest that fit the size."""
        one, other = rng.sample(fitting(size), 2)
        return one, other

    def draw_table(self, rng: Random) -> str:
        """A ready-made table as often as a generated one."""
        return rng.choice(tables.names()) if rng.random() < 0.5 else str(1 + rng.randrange(MADE_UP))

    def set_up(self, trial: Trial, names: Sequence[str], table: str) -> FirefightSetup:
        """The set-up with these lists, by seat, on this table."""
        plan, stock = trial
        one, other = (stock.lists.get(name) or army(name) for name in names)
        agreed = (0, 1) if plan.agree else ()
        return FirefightSetup(
            options=CATALOGUE.choose(plan.options), lists=(one, other), size=plan.size,
            table=stock.tables.get(table) or ground_of(table), consent=agreed, accepted=agreed,
        )  # fmt: skip

    def tally(self, setup: FirefightSetup, state: State) -> Tally:
        """Objectives held, models lost, and their share of the points of their units."""
        models, points = zip(*(losses(setup, state, seat) for seat in (0, 1)), strict=True)
        return Tally(state.round, mission.held(state), models, points)


@cache
def fitting(size: int) -> list[str]:
    """The ready lists of the largest size that is not over this one; the smallest there are if all are."""
    ready = mustering.available().lists
    largest = max(card.size for card in ready if card.size <= max(size, reading.DEFAULT_SIZE))
    return [card.key for card in ready if card.size == largest]


@cache
def army(name: str) -> Army:
    """The army of a ready list."""
    return mustering.muster(reading.ready_list(name))


@cache
def ground_of(name: str) -> Table:
    """A ready-made table, or one made up from a number."""
    return tables.generate(int(name)) if name.isdecimal() else tables.named(name)


def losses(setup: FirefightSetup, state: State, seat: SeatId) -> tuple[int, float]:
    """The models that a seat has lost, and their share of the points."""
    models, points = 0, 0.0
    for unit in state.units:
        if unit.owner == seat:
            lost = sum(not state.models[index].alive for index in unit.models)
            models += lost
            points += setup.lists[seat].units[unit.profile].cost * lost / len(unit.models)
    return models, points


GROUND = FirefightGround()
