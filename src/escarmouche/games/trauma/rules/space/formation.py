"""Formation: near the leader and near a comrade, and what becomes of a unit that is not."""

from collections.abc import Sequence

from escarmouche.engine.ids import ModelId
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.activation.states import disorganise
from escarmouche.games.trauma.rules.battle import Battle, centimetres
from escarmouche.games.trauma.rules.space.measure import base_to_base, is_contact, leader, within
from escarmouche.games.trauma.rules.state import NO_MODEL, Model, Unit
from escarmouche.table.geometry import Body

NEAR_LEADER = centimetres(10)


@rule("TRA-FORM-01", otherwise=True, always=True)
def near_leader(body: Body, head: Body) -> bool:
    """Every combatant is at 10 cm or less from the unit leader."""
    return within(base_to_base(body, head), NEAR_LEADER)


@rule("TRA-FORM-02", otherwise=True, always=True)
def has_comrade(body: Body, others: Sequence[Body]) -> bool:
    """Every combatant, the leader too, is at Contact range of another member of the unit."""
    return any(is_contact(base_to_base(body, other)) for other in others)


@rule("TRA-FORM-04", otherwise=False)
def stands_alone(bodies: Sequence[Body]) -> bool:
    """A unit of one model is always in formation."""
    return len(bodies) == 1


def keeps_formation(bodies: Sequence[Body], index: int, head: int = 0) -> bool:
    """Whether one of several models of a unit satisfies both conditions."""
    others = [body for other, body in enumerate(bodies) if other != index]
    return near_leader(bodies[index], bodies[head]) and has_comrade(bodies[index], others)


@rule("TRA-FORM-05", otherwise=False)
def each_keeps_formation(bodies: Sequence[Body], head: int) -> bool:
    """Whether every model satisfies both conditions; they need not form one chain, two clusters will do."""
    return all(keeps_formation(bodies, index, head) for index in range(len(bodies)))


def formed(bodies: Sequence[Body], head: int = 0) -> bool:
    """Whether models that stand like this are in formation; the leader is one of them."""
    return stands_alone(bodies) or each_keeps_formation(bodies, head)


# Units on the table


def in_formation(battle: Battle, unit: Unit) -> bool:
    """Whether a unit is in formation, its separated sniper left aside."""
    together = [model for model in battle.alive(unit) if model.id != unit.apart]
    return not together or _formed(battle, unit, together)


def _formed(battle: Battle, unit: Unit, models: Sequence[Model]) -> bool:
    head = leader(battle, unit)
    place = next((index for index, model in enumerate(models) if model is head), 0)
    return formed([battle.body(model) for model in models], place)


def model_in_formation(battle: Battle, model: Model) -> bool:
    """Whether one model satisfies both conditions where it stands."""
    unit = battle.unit_of(model)
    alive = battle.alive(unit)
    bodies = [battle.body(other) for other in alive]
    if stands_alone(bodies):
        return True
    return keeps_formation(bodies, alive.index(model), alive.index(leader(battle, unit)))


# Displacements


@rule("TRA-SKIRM-01", otherwise=NO_MODEL)
def sniper_apart(battle: Battle, unit: Unit) -> ModelId:
    """A sniper of skirmishers may stand out of formation, by choice, without the unit minding."""
    for model in battle.alive(unit):
        if may_stand_apart(battle, model) and not model_in_formation(battle, model):
            rest = [other for other in battle.alive(unit) if other is not model]
            return model.id if rest and _formed(battle, unit, rest) else NO_MODEL
    return NO_MODEL


def may_stand_apart(battle: Battle, model: Model) -> bool:
    """Whether a model is the sniper of skirmishers."""
    return battle.kit(model).role == "sniper" and battle.has(model, "skirmishers")


@rule("TRA-FORM-03", "TRA-MOVE-07", otherwise=False, always=True)
def breaks_formation(battle: Battle, unit: Unit) -> bool:
    """At the end of each displacement the unit has to be in formation."""
    return not in_formation(battle, unit)


def check_formation(battle: Battle, unit: Unit) -> None:
    """Judge a unit at the end of a displacement: whoever is separated, and whether the others stand together."""
    if unit.place != "table":
        return
    unit.apart = NO_MODEL
    unit.apart = sniper_apart(battle, unit)
    battle.changed()
    fall_apart_if_broken(battle, unit)


@rule("TRA-MOVE-08", always=True)
def fall_apart_if_broken(battle: Battle, unit: Unit) -> None:
    """A unit out of formation at the end of its displacement, for whatever reason, is disorganised at once."""
    if breaks_formation(battle, unit):
        disorganise(battle, unit, "TRA-MOVE-08")


@rule("TRA-FORM-06", always=True)
def after_losses(battle: Battle, unit: Unit) -> None:
    """Losses do not break a formation: it is judged again at the end of the next displacement."""
    note("TRA-MOVE-08")
