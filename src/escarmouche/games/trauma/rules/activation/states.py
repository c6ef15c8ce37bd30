"""The states of units: disorganised, on the ground, engaged, and what they do to orders."""

from collections.abc import Iterable

from escarmouche.engine.rulebook import RuleId, note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events import turn
from escarmouche.games.trauma.rules.space.measure import engaged
from escarmouche.games.trauma.rules.state import HEADS_DOWN, Model, Unit

# Orders


def lose_orders(battle: Battle, unit: Unit, number: RuleId) -> None:
    """All orders of a unit are gone."""
    if unit.orders:
        battle.tell(turn.OrdersLost(unit=unit.id, orders=tuple(unit.orders), rules=(number,)))
    unit.orders, unit.staggered, unit.spent = [], False, []


@rule("TRA-STATE-12")
def heads_down(battle: Battle, unit: Unit) -> bool:
    """Whether a unit keeps its heads down: by order, or without cost because it lies on the ground."""
    return unit.down or HEADS_DOWN in unit.orders


# Disorganised


def disorganise(battle: Battle, unit: Unit, number: RuleId) -> None:
    """A unit becomes disorganised; it keeps its orders."""
    if unit.disorganised or unit.place != "table":
        return
    unit.disorganised = True
    battle.tell(turn.Disorganised(unit=unit.id, rules=(number,)))
    # Only engagement and being on the ground remove orders.
    if not CATALOGUE.holds("TRA-STATE-20"):
        lose_orders(battle, unit, "TRA-STATE-20")


def rally(battle: Battle, unit: Unit, number: RuleId) -> None:
    """A unit is operational again."""
    unit.disorganised = False
    battle.tell(turn.Recovered(unit=unit.id, rules=(number,)))


# On the ground


def knock_down(battle: Battle, models: Iterable[Model]) -> list[Model]:
    """Throw models to the ground, and return those who did not lie there already."""
    thrown = [model for model in models if model.alive and not model.down]
    for model in thrown:
        model.down = True
    for index in dict.fromkeys(model.unit for model in thrown):
        fallen = tuple(model.id for model in thrown if model.unit == index)
        battle.tell(turn.KnockedDown(unit=index, models=fallen))
    return thrown


@rule("TRA-STATE-08", always=True, otherwise=False)
def most_lie_down(battle: Battle, unit: Unit) -> bool:
    """A unit is on the ground when more than half of its combatants are."""
    alive = battle.alive(unit)
    return is_most(sum(model.down for model in alive), len(alive))


def is_most(lying: int, left: int) -> bool:
    """Whether so many of those who are left are more than half of them."""
    return 2 * lying > left


def update_down(battle: Battle, unit: Unit) -> None:
    """A unit with models on the ground may be on the ground itself."""
    if not unit.down and unit.place == "table" and any(model.down for model in battle.alive(unit)):
        count_again(battle, unit)


@rule("TRA-STATE-21", always=True)
def count_again(battle: Battle, unit: Unit) -> None:
    """After shots and losses the share is checked again; a unit on the ground stays so until it stands up."""
    # A unit may become on the ground outside its own activation, once a shot has been resolved.
    if most_lie_down(battle, unit) and (is_acting(battle, unit) or CATALOGUE.holds("TRA-STATE-13")):
        unit.down = True
        battle.tell(turn.WentDown(unit=unit.id))
        ground_takes_orders(battle, unit)


def is_acting(battle: Battle, unit: Unit) -> bool:
    """Whether this is the unit's own activation."""
    return battle.state.activation is not None and battle.acting.unit == unit.id


@rule("TRA-STATE-09", "TRA-ORDER-03", always=True)
def ground_takes_orders(battle: Battle, unit: Unit) -> None:
    """A unit loses all its orders at the moment it is on the ground."""
    lose_orders(battle, unit, "TRA-STATE-09")


@rule("TRA-STATE-11", always=True)
def stand_up(battle: Battle, unit: Unit) -> None:
    """All models of the unit stand up again, which is no movement."""
    lying = [model for model in battle.alive(unit) if model.down]
    for model in lying:
        model.down = False
    if unit.down:
        # With the state its order without cost ends.
        note("TRA-STATE-12")
    unit.down = False
    if lying:
        battle.tell(turn.StoodUp(unit=unit.id, models=tuple(model.id for model in lying)))


# Engaged


@rule("TRA-STATE-05", "TRA-MELEE-02", always=True)
def update_engagement(battle: Battle) -> None:
    """As soon as a displacement has ended, whoever stands at contact with an enemy is engaged."""
    for unit in battle.state.units:
        if unit.place == "table" and unit.orders and engaged(battle, unit):
            engagement_takes_orders(battle, unit)


@rule("TRA-STATE-04", "TRA-ORDER-03", always=True)
def engagement_takes_orders(battle: Battle, unit: Unit) -> None:
    """A unit loses all its orders at the moment it becomes engaged."""
    lose_orders(battle, unit, "TRA-STATE-04")
