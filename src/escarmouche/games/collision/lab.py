"""Collision in the laboratory: its gangs and tables, and what a game has come to."""

from collections.abc import Sequence
from functools import cache
from random import Random

import msgspec

from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.lists import mustering, reading
from escarmouche.games.collision.rules.lists.profile import Gang
from escarmouche.games.collision.rules.state import CollisionSetup, State
from escarmouche.lab.plan import Plan, Stock, Tally, Trial
from escarmouche.table.table import Table

MADE_UP = 100
"""So many generated tables are drawn from, beside the ready-made ones."""


class CollisionGround:
    """Collision in the laboratory."""

    def settle(self, plan: Plan, setups: Sequence[CollisionSetup]) -> Trial:
        """The plan with what set-ups, one for each of its tables, say of the limit, gangs, mission and tables."""
        named = dict(zip(plan.lists, setups[0].lists, strict=False))
        stock = Stock(named, {name: setup.table for name, setup in zip(plan.tables, setups, strict=False)})
        fixed = {"size": setups[0].size, "mission": setups[0].mission, "stock": stock.fingerprint()}
        return Trial(msgspec.structs.replace(plan, **fixed), stock)

    def draw_lists(self, size: int, rng: Random) -> tuple[str, str]:
        """Two different ready gangs that fit the limit; the cheapest two if none do."""
        one, other = rng.sample(fitting(size), 2)
        return one, other

    def draw_table(self, rng: Random) -> str:
        """A ready-made table as often as a generated one."""
        return rng.choice(tables.names()) if rng.random() < 0.5 else str(1 + rng.randrange(MADE_UP))

    def set_up(self, trial: Trial, names: Sequence[str], table: str) -> CollisionSetup:
        """The set-up with these gangs, by seat, on this table."""
        plan, stock = trial
        options = CATALOGUE.choose(plan.options)
        one, other = (stock.lists.get(name) or gang(name) for name in names)
        ground = stock.tables.get(table) or ground_of(table, options["table_size"])
        return CollisionSetup(options=options, lists=(one, other), table=ground, size=plan.size, mission=plan.mission)

    def tally(self, setup: CollisionSetup, state: State) -> Tally:
        """Turns, victory points, models killed, and what they were worth in shards."""
        dead = [
            [setup.lists[seat].models[model.profile] for model in state.models
             if model.owner == seat and model.place == "dead"]
            for seat in (0, 1)
        ]  # fmt: skip
        models, shards = zip(*((len(lost), float(sum(card.cost for card in lost))) for lost in dead), strict=True)
        return Tally(state.turn, (state.boards[0].score, state.boards[1].score), models, shards)


@cache
def fitting(size: int) -> list[str]:
    """The ready gangs that are not worth more than the limit; the cheapest two where fewer are."""
    ready = sorted(mustering.list_cards(), key=lambda card: card.shards)
    found = [card.key for card in ready if card.shards <= size]
    return found if len(found) > 1 else [card.key for card in ready[:2]]


@cache
def gang(name: str) -> Gang:
    """The gang of a ready list."""
    return mustering.muster(reading.ready_list(name))


@cache
def ground_of(name: str, table_size: str) -> Table:
    """A ready-made table, or one made up from a number."""
    return tables.generate(int(name), table_size=table_size) if name.isdecimal() else tables.named(name, table_size)


GROUND = CollisionGround()
