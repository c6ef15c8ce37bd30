"""Cover: whose models are hidden enough from the firing unit, and whether the whole target is."""

from collections.abc import Sequence

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.shooting.salvos import Salvo
from escarmouche.games.trauma.rules.space.lines_of_sight import bearers, shows
from escarmouche.games.trauma.rules.space.measure import members
from escarmouche.games.trauma.rules.space.silhouettes import POINTS, Counts, looks, looks_past, walls
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.unit_classes import is_wheeled, treated_as_armour

HALF = POINTS // 2
NO_SCENERY: tuple[str, ...] = ()


# Who judges


@rule("TRA-COV-06", always=True)
def judges(battle: Battle, shooter: Unit, salvo: Salvo) -> list[Model]:
    """Every model of the firing unit judges cover, whether it fires or not; by option only those of the salvo."""
    if battle.option("cover_judges") == "firing_unit":
        return battle.alive(shooter)
    return bearers(battle, shooter, salvo)


# One model


@rule("TRA-COV-02")
def points_judged(battle: Battle, shooter: Unit, target: Unit) -> Counts:
    """How much of a target each judge sees: models give no cover, since they hide nothing unless they act as a wall."""
    return looks(battle, shooter, target)


@rule("TRA-GRAV-02", otherwise=False)
def flies_in_the_open(battle: Battle, unit: Unit) -> bool:
    """An anti-grav vehicle is never in cover: one sees it or one does not."""
    return battle.profile(unit).drive == "antigrav"


@rule("TRA-COV-03", otherwise=False, always=True)
def half_hidden(counts: Sequence[int]) -> bool:
    """Whether a model is half hidden: it is enough that a single judge sees half of it or less."""
    return any(count <= HALF for count in counts)


@rule("TRA-DUCK-05", otherwise=())
def sheltering(battle: Battle, model: Model) -> tuple[Model, ...]:
    """The models that shelter infantry behind them, friend or foe: armour that ducks."""
    return walls(battle)


@rule("TRA-COV-08", always=True)
def slightly_hidden(count: int) -> bool:
    """Whether a model is hidden slightly: one point behind a ducking vehicle is enough."""
    return count < POINTS


def behind_a_wall(battle: Battle, lookers: Sequence[Model], model: Model) -> bool:
    """Whether ducking armour puts a model in cover."""
    shelter = sheltering(battle, model)
    return bool(shelter) and sheltered(battle, lookers, model, shelter)


@rule("TRA-COV-04", otherwise=False, always=True)
def sheltered(battle: Battle, lookers: Sequence[Model], model: Model, shelter: tuple[Model, ...]) -> bool:
    """Infantry that ducking armour hides even slightly is in cover."""
    unit = battle.unit_of(model)
    if treated_as_armour(battle, unit):
        return False
    counts = looks_past(battle, battle.unit_of(lookers[0]), unit, shelter, NO_SCENERY)
    return any(slightly_hidden(counts[looker.id, model.id]) for looker in lookers)


def model_in_cover(battle: Battle, lookers: Sequence[Model], model: Model) -> bool:
    """Whether a model is in cover from those who judge it, all of one unit."""
    unit = battle.unit_of(model)
    # Wheeled armour is entitled to a cover test by the usual rules.
    bare = flies_in_the_open(battle, unit) or (not CATALOGUE.holds("TRA-WHEEL-03") and is_wheeled(battle, unit))
    if bare or not lookers:
        return False
    judged = points_judged(battle, battle.unit_of(lookers[0]), unit)
    counts = [judged[looker.id, model.id] for looker in lookers]
    if not any(shows(count) for count in counts):
        # A model that nobody sees at all is more than half hidden.
        return CATALOGUE.holds("TRA-COV-07")
    return half_hidden(counts) or behind_a_wall(battle, lookers, model)


# The target


@rule("TRA-COV-05")
def enough(covered: int, models: int) -> bool:
    """A target is in cover if at least half of its models are."""
    return covered * 2 >= models


def covered_models(battle: Battle, shooter: Unit, target: Unit, salvo: Salvo, *, lone: bool = False) -> list[Model]:
    """The models of a target that are in cover from the firing unit."""
    lookers = judges(battle, shooter, salvo)
    return [model for model in members(battle, target, lone=lone) if model_in_cover(battle, lookers, model)]


def cover_reason(battle: Battle, shooter: Unit, target: Unit, salvo: Salvo, *, lone: bool = False) -> Reason | None:
    """Why a target has a cover test, or None."""
    covered = covered_models(battle, shooter, target, salvo, lone=lone)
    models = members(battle, target, lone=lone)
    if not enough(len(covered), len(models)):
        return None
    return Reason(0, "TRA-COV-05", "reason-in-cover", {"covered": len(covered), "models": len(models)})


def in_cover(battle: Battle, shooter: Unit, target: Unit, salvo: Salvo, *, lone: bool = False) -> bool:
    """Whether a target is entitled to a cover test against this salvo, if it is fired directly."""
    return cover_reason(battle, shooter, target, salvo, lone=lone) is not None
