"""Lines of sight between models and between units."""

from collections.abc import Sequence
from typing import TypeAlias

from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.shooting.salvos import Salvo, is_indirect, weapon_of
from escarmouche.games.trauma.rules.space.measure import TIP, members, range_between
from escarmouche.games.trauma.rules.space.silhouettes import in_the_way, looks, points_seen
from escarmouche.games.trauma.rules.state import Model, Unit

__all__ = ["concealed", "onlookers", "points_seen", "seen_models", "sees", "spotters", "unit_sees"]

Views: TypeAlias = dict[int, frozenset[int]]
"""For each viewer the models that it sees."""
CONCEALED_BEYOND = 2
"""Beyond this Range nobody sees a unit with Concealment."""


# Concealment


@rule("TRA-CONCEAL-02")
def concealment_range(battle: Battle, viewers: Unit, target: Unit) -> int:
    """For Concealment units are measured as wholes, from leader to leader."""
    return range_between(battle, viewers, target)


@rule("TRA-CONCEAL-01", otherwise=False)
def concealed(battle: Battle, viewers: Unit, target: Unit) -> bool:
    """Enemies beyond Range 2 have no line of sight to a unit with Concealment."""
    if viewers.owner == target.owner or not all(battle.has(model, "concealment") for model in battle.alive(target)):
        return False
    note("TRA-CONCEAL-01")
    return concealment_range(battle, viewers, target) > CONCEALED_BEYOND


# Models


@rule("TRA-LOS-02", always=True)
def shows(count: int) -> bool:
    """A model of which no more than a tip can be seen is hidden."""
    return count > TIP


@rule("TRA-LOS-01", always=True)
def views(battle: Battle, viewers: Unit, target: Unit) -> Views:
    """Each model of a unit sees those models of another that it sees at least in part."""
    if concealed(battle, viewers, target):
        return {viewer.id: frozenset() for viewer in battle.alive(viewers)}
    found: dict[int, list[int]] = {viewer.id: [] for viewer in battle.alive(viewers)}
    counts = looks(battle, viewers, target)
    enough = {count for count in set(counts.values()) if shows(count)}
    for (viewer, model), count in counts.items():
        if count in enough:
            found[viewer].append(model)
    return {viewer: frozenset(models) for viewer, models in found.items()}


def views_of(battle: Battle, viewers: Unit, target: Unit) -> Views:
    """Whom each model of a unit sees of another."""
    blocking = tuple(model.id for model in in_the_way(battle))
    key = ("views", viewers.id, target.id, viewers.leader, target.leader, blocking)
    found: Views = battle.remembered(key, lambda: views(battle, viewers, target))
    return found


def sees(battle: Battle, viewer: Model, target: Model) -> bool:
    """Whether a model sees another."""
    return target.id in views_of(battle, battle.unit_of(viewer), battle.unit_of(target))[viewer.id]


# Units


def seen_models(battle: Battle, viewers: Sequence[Model], target: Unit, *, lone: bool = False) -> list[Model]:
    """The models of a target that at least one of some models of a unit sees."""
    if not viewers:
        return []
    view = views_of(battle, battle.unit_of(viewers[0]), target)
    seen = view[viewers[0].id] if len(viewers) == 1 else frozenset().union(*[view[one.id] for one in viewers])
    return [model for model in members(battle, target, lone=lone) if model.id in seen]


def unit_sees(battle: Battle, viewers: Unit, target: Unit, *, lone: bool = False) -> bool:
    """Whether any model of a unit sees any model of a target."""
    return bool(seen_models(battle, battle.alive(viewers), target, lone=lone))


# Salvos


def bearers(battle: Battle, unit: Unit, salvo: Salvo) -> list[Model]:
    """The models that fire a salvo."""
    return [model for index in salvo.models if (model := battle.model(index)).alive]


def others(battle: Battle, unit: Unit, bearer: Model) -> list[Model]:
    """The other models of a unit."""
    return [model for model in battle.alive(unit) if model is not bearer]


@rule("TRA-LOS-07")
def whole_unit(battle: Battle, unit: Unit, bearer: Model) -> list[Model]:
    """Any model of the unit sees for whoever fires indirectly, he himself included."""
    return battle.alive(unit)


@rule("TRA-LOS-04")
def comrades(battle: Battle, unit: Unit, bearer: Model) -> list[Model]:
    """Whoever fires indirectly needs no sight of his own: his comrades see for him."""
    return whole_unit(battle, unit, bearer)


def spotters(battle: Battle, unit: Unit, salvo: Salvo, bearer: Model) -> list[Model]:
    """The models whose sight of the target lets a bearer fire."""
    return comrades(battle, unit, bearer) if is_indirect(weapon_of(battle, unit, salvo)) else [bearer]


def onlookers(battle: Battle, unit: Unit, salvo: Salvo) -> list[Model]:
    """The models whose sight counts for the firing unit when hits are given out, by the option in force."""
    if battle.option("allocation_sight") == "firing_unit":
        return battle.alive(unit)
    return bearers(battle, unit, salvo)
