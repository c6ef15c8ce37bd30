"""Combat Zone in the laboratory: its forces and tables, and what a game has come to."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import cast

from msgspec.structs import replace

from escarmouche.engine.questions import SeatId
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.lists import mustering, reading
from escarmouche.games.combatzone.rules.lists.cards import Fighter, Force
from escarmouche.games.combatzone.rules.mission import tables
from escarmouche.games.combatzone.rules.mission.missions import AMBUSH, GANG_FIGHT, ambushers_points
from escarmouche.games.combatzone.rules.state import NOBODY_SEAT, CombatZoneSetup, Mission, State
from escarmouche.lab.plan import Plan, Stock, Tally, Trial
from escarmouche.table.table import Table

MADE_UP = 100
"""So many generated tables are drawn from, beside the ready-made ones."""
AMBUSHER = 0
"""Who lies in ambush, by seat; the players change seats from game to game."""


class CombatZoneGround:
    """Combat Zone in the laboratory."""

    def settle(self, plan: Plan, setups: Sequence[CombatZoneSetup]) -> Trial:
        """The plan with what set-ups, one for each of its tables, say of points, forces, mission and tables."""
        named = dict(zip(plan.lists, setups[0].lists, strict=False))
        stock = Stock(named, {name: setup.table for name, setup in zip(plan.tables, setups, strict=False)})
        fixed = {"size": setups[0].size, "mission": setups[0].mission, "stock": stock.fingerprint()}
        return Trial(replace(plan, **fixed), stock)

    def draw_lists(self, size: int, rng: Random) -> tuple[str, str]:
        """Two different ready forces of that many points."""
        one, other = rng.sample(fitting(size), 2)
        return one, other

    def draw_table(self, rng: Random) -> str:
        """A ready-made table as often as a generated one."""
        return rng.choice(tables.names()) if rng.random() < 0.5 else str(1 + rng.randrange(MADE_UP))

    def set_up(self, trial: Trial, lists: Sequence[str], table: str) -> CombatZoneSetup:
        """The set-up with these forces, by seat, on this table; the ambusher takes the smaller one of his faction."""
        plan, stock = trial
        options, mission = CATALOGUE.choose(plan.options), cast("Mission", plan.mission or GANG_FIGHT)
        names = list(lists)
        if mission == AMBUSH and names[AMBUSHER] not in stock.lists:
            names[AMBUSHER] = ambushing(names[AMBUSHER], plan.size)
        one, other = (stock.lists.get(name) or force(name, options) for name in names)
        return CombatZoneSetup(
            options=options, lists=(one, other), size=points_for(plan.size, mission, (one, other)),
            table=stock.tables.get(table) or ground_of(table), mission=mission,
            ambusher=AMBUSHER if mission == AMBUSH else NOBODY_SEAT,
        )  # fmt: skip

    def tally(self, setup: CombatZoneSetup, state: State) -> Tally:
        """Turns, victory points, figures lost, and what they cost."""
        lost = [fallen(setup, state, seat) for seat in (0, 1)]
        models, points = zip(*((len(cards), float(sum(card.cost for card in cards))) for cards in lost), strict=True)
        return Tally(state.turn, (state.victory[0], state.victory[1]), models, points)


def points_for(size: int, mission: str, both: tuple[Force, Force]) -> int:
    """The points of a game; more than named where no force is small enough for them."""
    points = max(size, both[1].cost if mission == AMBUSH else max(force.cost for force in both))
    while mission == AMBUSH and ambushers_points(points) < both[AMBUSHER].cost:
        points += 1
    return points


@cache
def fitting(size: int) -> list[str]:
    """The ready forces of the most points that are not over this size; of the fewest there are if all are."""
    full = [card for card in mustering.list_cards() if mustering.AMBUSHING not in card.key]
    sizes = {card.points for card in full}
    largest = max((points for points in sizes if points <= size), default=min(sizes))
    return [card.key for card in full if card.points == largest]


@cache
def ambushing(name: str, size: int) -> str:
    """The dearest ready force of the same faction that an ambusher may field; the cheapest if none may."""
    return mustering.ambushing(name, ambushers_points(size))


def force(name: str, options: Mapping[str, str]) -> Force:
    """The force of a ready list."""
    return _force(name, tuple(sorted(options.items())))


@cache
def _force(name: str, options: tuple[tuple[str, str], ...]) -> Force:
    return mustering.muster(reading.ready_list(name), dict(options))


@cache
def ground_of(name: str) -> Table:
    """A ready-made table, or one made up from a number."""
    return tables.generate(int(name)) if name.isdecimal() else tables.named(name)


def fallen(setup: CombatZoneSetup, state: State, seat: SeatId) -> list[Fighter]:
    """The cards of the figures that a seat has lost."""
    parties = setup.lists[seat].groups
    return [
        parties[state.groups[figure.group].profile].fighters[figure.profile]
        for figure in state.figures
        if figure.owner == seat and figure.place in ("casualty", "lost")
    ]


GROUND = CombatZoneGround()
