"""Trauma in the laboratory: its armies and tables, and what a game has come to."""

from collections.abc import Sequence
from functools import cache
from random import Random

from msgspec.structs import replace

from escarmouche.engine.questions import SeatId
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.lists import mustering, reading
from escarmouche.games.trauma.rules.lists.profile import Army
from escarmouche.games.trauma.rules.mission import tables
from escarmouche.games.trauma.rules.mission.agreement import ATTACK, FORMATS, GENERATOR, attacker_of
from escarmouche.games.trauma.rules.state import NOBODY_SEAT, State, TraumaSetup
from escarmouche.lab.plan import Plan, Stock, Tally, Trial
from escarmouche.table.table import Table

MADE_UP = 100
"""So many generated tables are drawn from; ready-made ones are played on where a plan names them."""
DEFENDER = 1
"""Who defends, by seat, where neither army is one for a defender; the players change seats from game to game."""


class TraumaGround:
    """Trauma in the laboratory."""

    def settle(self, plan: Plan, setups: Sequence[TraumaSetup]) -> Trial:
        """The plan with what set-ups, one for each of its tables, say of points, armies, mission and tables."""
        named = dict(zip(plan.lists, setups[0].lists, strict=False))
        stock = Stock(named, {name: setup.table for name, setup in zip(plan.tables, setups, strict=False)})
        fixed = {"size": setups[0].size, "mission": setups[0].mission, "stock": stock.fingerprint()}
        return Trial(replace(plan, **fixed), stock)

    def draw_lists(self, size: int, rng: Random) -> tuple[str, str]:
        """Two different ready armies of that many points."""
        one, other = rng.sample(fitting(size), 2)
        return one, other

    def draw_table(self, rng: Random) -> str:
        """A table made up from a number: its size follows from the points, as the missions ask for."""
        return str(1 + rng.randrange(MADE_UP))

    def set_up(self, trial: Trial, names: Sequence[str], table: str) -> TraumaSetup:
        """The set-up with these armies, by seat, on this table; who defends takes the smaller army of his book."""
        plan, stock = trial
        options = CATALOGUE.choose(plan.options)
        one, other = (stock.lists.get(name) or army(name) for name in names)
        setup = TraumaSetup(
            options=options, lists=(one, other), size=plan.size, mission=plan.mission or GENERATOR,
            table=stock.tables.get(table) or ground_of(table, plan.size, options["table_limits"]),
        )  # fmt: skip
        if setup.mission != ATTACK:
            return setup
        if attacker_of(setup) == NOBODY_SEAT and names[DEFENDER] not in stock.lists:
            setup = replace(setup, lists=(one, army(mustering.defending(names[DEFENDER]))))
        return replace(setup, attacker=attacker_of(setup))

    def tally(self, setup: TraumaSetup, state: State) -> Tally:
        """Turns, victory points, models lost, and their share of the points of their units."""
        models, points = zip(*(losses(setup, state, seat) for seat in (0, 1)), strict=True)
        return Tally(state.turn, (state.sides[0].victory, state.sides[1].victory), models, points)


@cache
def fitting(size: int) -> list[str]:
    """The ready armies of the largest format that is not over this size; the smallest there are if all are."""
    largest = max((points for points in FORMATS if points <= size), default=min(FORMATS))
    return [card.key for card in mustering.list_cards() if card.points == largest and card.part != "defender"]


@cache
def army(name: str) -> Army:
    """The army of a ready list."""
    return mustering.muster(reading.ready_list(name))


@cache
def ground_of(name: str, points: int, limits: str) -> Table:
    """A ready-made table, or one made up from a number."""
    return tables.generate(int(name), points=points, limits=limits) if name.isdecimal() else tables.named(name)


def losses(setup: TraumaSetup, state: State, seat: SeatId) -> tuple[int, float]:
    """The models that a seat has lost, and their share of the points."""
    models, points = 0, 0.0
    for unit in state.units:
        if unit.owner == seat:
            lost = sum(not state.models[index].alive for index in unit.models)
            models += lost
            points += setup.lists[seat].units[unit.profile].cost * lost / len(unit.models)
    return models, points


GROUND = TraumaGround()
