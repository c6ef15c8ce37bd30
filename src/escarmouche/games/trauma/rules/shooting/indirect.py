"""Indirect fire: where it is aimed, whom it spreads to, and how its blast throws infantry to the ground."""

from collections.abc import Sequence

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, ChooseSome, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.activation.states import heads_down, knock_down, update_down
from escarmouche.games.trauma.rules.battle import Battle, centimetres
from escarmouche.games.trauma.rules.casualties.losses import model_options
from escarmouche.games.trauma.rules.dice import rolled, succeeds
from escarmouche.games.trauma.rules.events.shots import BlastRolled
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.shooting.hits import Hits, Struck, nearest, share_evenly
from escarmouche.games.trauma.rules.shooting.salvos import locks_on
from escarmouche.games.trauma.rules.space.lines_of_sight import seen_models
from escarmouche.games.trauma.rules.space.measure import apart, members, within
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.unit_classes import treated_as_armour

SPREAD = centimetres(10)
ASK_AIM_AT = Asks("aim-at", "<model>", about=("unit",), says=("model",))
ASK_STAY_UP = Asks("stay-up", "<model>", about=("count", "unit"), says=("model",))


# Aiming


@rule("TRA-INDIR-02", always=True)
def not_seen(model: Model, seen: Sequence[Model]) -> Reason | None:
    """The first hit goes to a visible model of the target."""
    return None if model in seen else refusal("TRA-INDIR-02", "refused-aim-hidden", model=model.id)


@rule("TRA-INDIR-05")
def aim(battle: Battle, unit: Unit, models: Sequence[Model], seen: Sequence[Model]) -> Steps[Model]:
    """The firing player aims at one of the models that anybody of his unit sees."""
    options = [Option(str(model.id), "option-model", {"model": model.id}, not_seen(model, seen)) for model in models]
    if len(options) == 1:
        return models[0]
    key = yield Choose(unit.owner, ASK_AIM_AT, "TRA-INDIR-05", options, data={"unit": unit.id})
    return battle.model(int(key))


# Spreading


@rule("TRA-INDIR-04", otherwise=True, always=True)
def in_blast(battle: Battle, aimed: Model, model: Model) -> bool:
    """Nobody farther than 10 cm from the aimed-at model is hit."""
    return within(apart(battle, aimed, model), SPREAD)


def in_target_only(battle: Battle, target: Unit, *, lone: bool) -> list[Model]:
    """The models of the target."""
    return members(battle, target, lone=lone)


@rule("TRA-INDIR-06", always=True)
def exposed(battle: Battle, target: Unit, *, lone: bool) -> list[Model]:
    """The spread takes no side: everybody on the table, or by option only the target."""
    if battle.option("indirect_spread") == "target_unit":
        return in_target_only(battle, target, lone=lone)
    return [model for unit in battle.state.units if unit.place == "table" for model in battle.alive(unit)]


@rule("TRA-INDIR-03", otherwise=[])
def spread(battle: Battle, seat: SeatId, aimed: Model, target: Unit, count: int, *, lone: bool) -> Steps[list[Model]]:
    """Further hits go to models not hit yet, from the aimed-at model outward, seen or not."""
    near = exposed(battle, target, lone=lone)
    others = [model for model in near if model is not aimed and in_blast(battle, aimed, model)]
    return (yield from nearest(battle, seat, aimed, others, count, "TRA-INDIR-05"))


@rule("TRA-INDIR-07")
def one_each(count: int, models: int) -> int:
    """No model is hit twice by an indirect salvo: surplus hits are lost."""
    return min(count, models)


def burst(battle: Battle, seat: SeatId, aimed: Model, target: Unit, count: int, *, lone: bool) -> Steps[Struck]:
    """The hits of a weapon with an area: on the aimed-at model, then outward."""
    hit = [aimed, *(yield from spread(battle, seat, aimed, target, count - 1, lone=lone))]
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


def onto_vehicles(battle: Battle, seat: SeatId, aimed: Model, models: Sequence[Model], count: int) -> Steps[Struck]:
    """Hits go round evenly among the vehicles of the target, the aimed-at one first."""
    rounds, odd = divmod(count, len(models))
    others = [model for model in models if model is not aimed]
    hits: Hits = {aimed.id: rounds + bool(odd)}
    left = count - hits[aimed.id]
    if left:
        hits |= yield from share_evenly(battle, seat, aimed, others, left)
    return {aimed.unit: hits}


def fall_of_shot(battle: Battle, unit: Unit, target: Unit, weapon: Weapon, count: int, *, lone: bool) -> Steps[Struck]:
    """Where the hits of an indirect salvo fall."""
    models = members(battle, target, lone=lone)
    aimed = yield from aim(battle, unit, models, seen_models(battle, battle.alive(unit), target, lone=lone))
    if keeps_to_vehicles(weapon):
        return (yield from onto_vehicles(battle, unit.owner, aimed, models, count))
    return (yield from burst(battle, unit.owner, aimed, target, count, lone=lone))


# Blast


@rule("TRA-BLAST-01", otherwise=False, always=True)
def is_thrown(battle: Battle, unit: Unit) -> bool:
    """Infantry that is hit by indirect fire is thrown to the ground, wounded or not; armour is not."""
    return not treated_as_armour(battle, unit)


@rule("TRA-DUCK-02", otherwise=False)
def resists_blast(battle: Battle, unit: Unit) -> bool:
    """Infantry that keeps its heads down may stay on its feet."""
    return heads_down(battle, unit)


@rule("TRA-BLAST-04", otherwise=[])
def duck(battle: Battle, unit: Unit, standing: Sequence[Model]) -> Steps[list[Model]]:
    """A unit with its heads down rolls for every survivor that was hit; each Up keeps one of them up."""
    dice = rolled(battle, len(standing), "TRA-BLAST-04", "blast")
    ups = sum(succeeds(die) for die in dice)
    battle.tell(BlastRolled(unit=unit.id, dice=dice, ups=ups))
    if ups in (0, len(standing)):
        return list(standing) if ups else []
    options = model_options(standing)
    keys = yield ChooseSome(
        unit.owner, ASK_STAY_UP, "TRA-BLAST-04", options, least=ups, most=ups, data={"unit": unit.id, "count": ups}
    )
    return [battle.model(int(key)) for key in keys]


def blast(battle: Battle, unit: Unit, hit: Sequence[Model]) -> Steps[list[Model]]:
    """The blast on the models of a unit that were hit and survive; returns those whom it throws down."""
    standing = [model for model in hit if model.alive and not model.down]
    if not standing or not is_thrown(battle, unit):
        return []
    kept = (yield from duck(battle, unit, standing)) if resists_blast(battle, unit) else []
    return knock_down(battle, [model for model in standing if model not in kept])


@rule("TRA-BLAST-03", always=True)
def strength_after_losses(battle: Battle, unit: Unit, lost: int) -> int:
    """How many models a unit has left; those who lie on the ground are counted among them."""
    return len(battle.alive(unit))


@rule("TRA-BLAST-02", otherwise=False, always=True)
def goes_to_ground(battle: Battle, unit: Unit, lost: int) -> bool:
    """A unit is on the ground at once if more than half of it lies there."""
    if 2 * sum(model.down for model in battle.alive(unit)) <= strength_after_losses(battle, unit, lost):
        return False
    update_down(battle, unit)
    return True
