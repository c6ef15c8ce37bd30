"""Cover: whose models are hidden enough from the firing unit, and whether the whole target is."""

from collections.abc import Sequence

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.classes import treated_as_armour
from escarmouche.games.trauma.rules.drives import wheels_give_it_away
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.measure import members
from escarmouche.games.trauma.rules.salvos import Salvo
from escarmouche.games.trauma.rules.sighting import bearers, shows
from escarmouche.games.trauma.rules.silhouettes import POINTS, Counts, looks, looks_past, walls
from escarmouche.games.trauma.rules.state import Model, Unit

HALF = POINTS // 2
NO_SCENERY: tuple[str, ...] = ()


# Who judges


@rule("TRA-COV-06", always=True)
def judges(field: Field, shooter: Unit, salvo: Salvo) -> list[Model]:
    """Every model of the firing unit judges cover, whether it fires or not; by option only those of the salvo."""
    if field.option("cover_judges") == "firing_unit":
        return field.alive(shooter)
    return bearers(field, shooter, salvo)


# One model


@rule("TRA-COV-02")
def points_judged(field: Field, shooter: Unit, target: Unit) -> Counts:
    """Models give no cover: they hide nothing, unless they act as a wall."""
    return looks(field, shooter, target)


@rule("TRA-GRAV-02", otherwise=False)
def flies_in_the_open(field: Field, unit: Unit) -> bool:
    """An anti-grav vehicle is never in cover: one sees it or one does not."""
    return field.profile(unit).drive == "antigrav"


@rule("TRA-COV-03", otherwise=False, always=True)
def half_hidden(counts: Sequence[int]) -> bool:
    """It is enough that a single judge sees half of a model or less."""
    return any(count <= HALF for count in counts)


@rule("TRA-COV-07", otherwise=False, always=True)
def hidden_counts() -> bool:
    """A model that nobody sees at all is more than half hidden."""
    return True


@rule("TRA-DUCK-05", otherwise=())
def sheltering(field: Field, model: Model) -> tuple[Model, ...]:
    """Ducking armour shelters any infantry behind it, friend or foe."""
    return walls(field)


def own_walls(field: Field, model: Model) -> tuple[Model, ...]:
    """Only the ducking armour of one's own side."""
    owner = field.unit_of(model).owner
    return tuple(wall for wall in walls(field) if field.unit_of(wall).owner == owner)


@rule("TRA-COV-08", always=True)
def slightly_hidden(count: int) -> bool:
    """One point behind a ducking vehicle is enough."""
    return count < POINTS


def behind_a_wall(field: Field, lookers: Sequence[Model], model: Model) -> bool:
    """Whether ducking armour puts a model in cover."""
    shelter = sheltering(field, model)
    return bool(shelter) and sheltered(field, lookers, model, shelter)


@rule("TRA-COV-04", otherwise=False, always=True)
def sheltered(field: Field, lookers: Sequence[Model], model: Model, shelter: tuple[Model, ...]) -> bool:
    """Infantry that ducking armour hides even slightly is in cover."""
    unit = field.unit_of(model)
    if treated_as_armour(field, unit):
        return False
    counts = looks_past(field, field.unit_of(lookers[0]), unit, shelter, NO_SCENERY)
    return any(slightly_hidden(counts[looker.id, model.id]) for looker in lookers)


def model_in_cover(field: Field, lookers: Sequence[Model], model: Model) -> bool:
    """Whether a model is in cover from those who judge it, all of one unit."""
    unit = field.unit_of(model)
    if flies_in_the_open(field, unit) or wheels_give_it_away(field, unit) or not lookers:
        return False
    judged = points_judged(field, field.unit_of(lookers[0]), unit)
    counts = [judged[looker.id, model.id] for looker in lookers]
    if not any(shows(count) for count in counts):
        return hidden_counts()
    return half_hidden(counts) or behind_a_wall(field, lookers, model)


# The target


@rule("TRA-COV-05")
def enough(covered: int, models: int) -> bool:
    """A target is in cover if at least half of its models are."""
    return covered * 2 >= models


def covered_models(field: Field, shooter: Unit, target: Unit, salvo: Salvo, *, lone: bool = False) -> list[Model]:
    """The models of a target that are in cover from the firing unit."""
    lookers = judges(field, shooter, salvo)
    return [model for model in members(field, target, lone=lone) if model_in_cover(field, lookers, model)]


def cover_reason(field: Field, shooter: Unit, target: Unit, salvo: Salvo, *, lone: bool = False) -> Reason | None:
    """Why a target has a cover test, or None."""
    covered = covered_models(field, shooter, target, salvo, lone=lone)
    models = members(field, target, lone=lone)
    if not enough(len(covered), len(models)):
        return None
    return Reason(0, "TRA-COV-05", "reason-in-cover", {"covered": len(covered), "models": len(models)})


def in_cover(field: Field, shooter: Unit, target: Unit, salvo: Salvo, *, lone: bool = False) -> bool:
    """Whether a target is entitled to a cover test against this salvo, if it is fired directly."""
    return cover_reason(field, shooter, target, salvo, lone=lone) is not None
