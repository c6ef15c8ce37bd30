"""Indirect fire: where it is aimed, whom it spreads to, and how its blast throws infantry to the ground."""

from collections.abc import Sequence

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, ChooseSome, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.classes import treated_as_armour
from escarmouche.games.trauma.rules.dice import rolled, succeeds
from escarmouche.games.trauma.rules.events.shots import BlastRolled
from escarmouche.games.trauma.rules.field import Field, centimetres
from escarmouche.games.trauma.rules.hits import Hits, Struck, nearest, share_evenly
from escarmouche.games.trauma.rules.losses import model_options
from escarmouche.games.trauma.rules.measure import apart, members, within
from escarmouche.games.trauma.rules.profile import Weapon
from escarmouche.games.trauma.rules.salvos import locks_on
from escarmouche.games.trauma.rules.sighting import seen_models
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.states import heads_down, knock_down, update_down

SPREAD = centimetres(10)
ASK_AIM_AT = Asks("aim-at", "<model>", about=("unit",), says=("model",))
ASK_STAY_UP = Asks("stay-up", "<model>", about=("count", "unit"), says=("model",))


# Aiming


@rule("TRA-INDIR-02", always=True)
def not_seen(model: Model, seen: Sequence[Model]) -> Reason | None:
    """The first hit goes to a visible model of the target."""
    return None if model in seen else refusal("TRA-INDIR-02", "refused-aim-hidden", model=model.id)


@rule("TRA-INDIR-05")
def aim(field: Field, unit: Unit, models: Sequence[Model], seen: Sequence[Model]) -> Steps[Model]:
    """The firing player aims at one of the models that anybody of his unit sees."""
    options = [Option(str(model.id), "option-model", {"model": model.id}, not_seen(model, seen)) for model in models]
    if len(options) == 1:
        return models[0]
    key = yield Choose(unit.owner, ASK_AIM_AT, "TRA-INDIR-05", options, data={"unit": unit.id})
    return field.model(int(key))


# Spreading


@rule("TRA-INDIR-04", otherwise=True, always=True)
def in_blast(field: Field, aimed: Model, model: Model) -> bool:
    """Nobody farther than 10 cm from the aimed-at model is hit."""
    return within(apart(field, aimed, model), SPREAD)


def in_target_only(field: Field, target: Unit, *, lone: bool) -> list[Model]:
    """The models of the target."""
    return members(field, target, lone=lone)


@rule("TRA-INDIR-06", always=True)
def exposed(field: Field, target: Unit, *, lone: bool) -> list[Model]:
    """The spread takes no side: everybody on the table, or by option only the target."""
    if field.option("indirect_spread") == "target_unit":
        return in_target_only(field, target, lone=lone)
    return [model for unit in field.state.units if unit.place == "table" for model in field.alive(unit)]


@rule("TRA-INDIR-03", otherwise=[])
def spread(field: Field, seat: SeatId, aimed: Model, target: Unit, count: int, *, lone: bool) -> Steps[list[Model]]:
    """Further hits go to models not hit yet, from the aimed-at model outward, seen or not."""
    near = exposed(field, target, lone=lone)
    others = [model for model in near if model is not aimed and in_blast(field, aimed, model)]
    return (yield from nearest(field, seat, aimed, others, count, "TRA-INDIR-05"))


@rule("TRA-INDIR-07")
def one_each(count: int, models: int) -> int:
    """No model is hit twice by an indirect salvo: surplus hits are lost."""
    return min(count, models)


def burst(field: Field, seat: SeatId, aimed: Model, target: Unit, count: int, *, lone: bool) -> Steps[Struck]:
    """The hits of a weapon with an area: on the aimed-at model, then outward."""
    hit = [aimed, *(yield from spread(field, seat, aimed, target, count - 1, lone=lone))]
    struck: Struck = {}
    left = one_each(count, len(hit))
    for place in range(left):
        model = hit[place % len(hit)]
        hits = struck.setdefault(model.unit, {})
        hits[model.id] = hits.get(model.id, 0) + 1
    return struck


@rule("TRA-LOCK-04", otherwise=False, always=True)
def locked_without_area(weapon: Weapon) -> bool:
    """A lock-on weapon without an area hits only vehicles of its target, several times if need be."""
    return not weapon.area


def keeps_to_vehicles(weapon: Weapon) -> bool:
    """Whether a weapon hits only the vehicles that it is fired at."""
    return locks_on(weapon) and locked_without_area(weapon)


def onto_vehicles(field: Field, seat: SeatId, aimed: Model, models: Sequence[Model], count: int) -> Steps[Struck]:
    """Hits go round evenly among the vehicles of the target, the aimed-at one first."""
    rounds, odd = divmod(count, len(models))
    others = [model for model in models if model is not aimed]
    hits: Hits = {aimed.id: rounds + bool(odd)}
    left = count - hits[aimed.id]
    if left:
        hits |= yield from share_evenly(field, seat, aimed, others, left)
    return {aimed.unit: hits}


def fall_of_shot(field: Field, unit: Unit, target: Unit, weapon: Weapon, count: int, *, lone: bool) -> Steps[Struck]:
    """Where the hits of an indirect salvo fall."""
    models = members(field, target, lone=lone)
    aimed = yield from aim(field, unit, models, seen_models(field, field.alive(unit), target, lone=lone))
    if keeps_to_vehicles(weapon):
        return (yield from onto_vehicles(field, unit.owner, aimed, models, count))
    return (yield from burst(field, unit.owner, aimed, target, count, lone=lone))


# Blast


@rule("TRA-BLAST-01", otherwise=False, always=True)
def is_thrown(field: Field, unit: Unit) -> bool:
    """Infantry that is hit by indirect fire is thrown to the ground, wounded or not; armour is not."""
    return not treated_as_armour(field, unit)


@rule("TRA-BLAST-05", always=True)
def undergoes_blast(unit: Unit, target: Unit) -> bool:
    """Whoever is hit undergoes the blast, whether or not it was aimed at him."""
    return True


@rule("TRA-DUCK-02", otherwise=False)
def resists_blast(field: Field, unit: Unit) -> bool:
    """Infantry that keeps its heads down may stay on its feet."""
    return heads_down(field, unit)


@rule("TRA-BLAST-04", otherwise=[])
def duck(field: Field, unit: Unit, standing: Sequence[Model]) -> Steps[list[Model]]:
    """A unit with its heads down rolls for every survivor that was hit; each Up keeps one of them up."""
    dice = rolled(field, len(standing), "TRA-BLAST-04", "blast")
    ups = sum(succeeds(die) for die in dice)
    field.tell(BlastRolled(unit=unit.id, dice=dice, ups=ups))
    if ups in (0, len(standing)):
        return list(standing) if ups else []
    options = model_options(standing)
    keys = yield ChooseSome(
        unit.owner, ASK_STAY_UP, "TRA-BLAST-04", options, least=ups, most=ups, data={"unit": unit.id, "count": ups}
    )
    return [field.model(int(key)) for key in keys]


def blast(field: Field, unit: Unit, hit: Sequence[Model]) -> Steps[list[Model]]:
    """The blast on the models of a unit that were hit and survive; answered are those whom it throws down."""
    standing = [model for model in hit if model.alive and not model.down]
    if not standing or not is_thrown(field, unit):
        return []
    kept = (yield from duck(field, unit, standing)) if resists_blast(field, unit) else []
    return knock_down(field, [model for model in standing if model not in kept])


@rule("TRA-BLAST-03", always=True)
def strength_after_losses(field: Field, unit: Unit, lost: int) -> int:
    """Who lies on the ground is counted among the survivors."""
    return len(field.alive(unit))


@rule("TRA-BLAST-02", otherwise=False, always=True)
def goes_to_ground(field: Field, unit: Unit, lost: int) -> bool:
    """A unit is on the ground at once if more than half of it lies there."""
    if 2 * sum(model.down for model in field.alive(unit)) <= strength_after_losses(field, unit, lost):
        return False
    update_down(field, unit)
    return True
