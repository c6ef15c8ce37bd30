"""A salvo step by step: corridor, cover, precision, hits, penetration, losses, and what follows from them."""

from collections.abc import Sequence

from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules import morale
from escarmouche.games.trauma.rules.care import care
from escarmouche.games.trauma.rules.corridor import in_corridor
from escarmouche.games.trauma.rules.covering import in_cover
from escarmouche.games.trauma.rules.events.shots import SalvoFired
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.formation import after_losses
from escarmouche.games.trauma.rules.hits import (
    Bystanders,
    Struck,
    cover_test,
    freely,
    give_strays,
    hidden,
    nearest,
    share_evenly,
    tell_hits,
    waste,
)
from escarmouche.games.trauma.rules.indirect import blast, fall_of_shot, goes_to_ground, undergoes_blast
from escarmouche.games.trauma.rules.losses import Hurt, succeed, take_off
from escarmouche.games.trauma.rules.measure import members, reference
from escarmouche.games.trauma.rules.orders import has_something_to_hide_behind, hides
from escarmouche.games.trauma.rules.penetration import Wounds, fallen, how_many_fall, penetrate, who_can_fall
from escarmouche.games.trauma.rules.precision import Shot, has_support, test_precision
from escarmouche.games.trauma.rules.profile import Weapon
from escarmouche.games.trauma.rules.salvos import Salvo, is_indirect
from escarmouche.games.trauma.rules.sighting import onlookers, seen_models
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.states import update_down
from escarmouche.games.trauma.rules.structure import points_lost, tick
from escarmouche.games.trauma.rules.targets import fires_alone

# Corridor and cover


@rule("TRA-INDIR-01", otherwise=False)
def flies_over(weapon: Weapon) -> bool:
    """Indirect fire hits nobody in the corridor."""
    return is_indirect(weapon)


@rule("TRA-SNIPER-03", otherwise=False)
def picks_its_way(salvo: Salvo) -> bool:
    """A sniper's second score ignores whoever stands in the corridor."""
    return salvo.steady


def in_the_way(field: Field, shot: Shot) -> list[Bystanders]:
    """The units in the fire corridor of a salvo that may be hit by strays."""
    if flies_over(shot.weapon) or picks_its_way(shot.salvo):
        return []
    found = in_corridor(field, shot.unit, shot.target, shot.salvo, lone=shot.lone)
    return [Bystanders(unit, models) for unit, models in found]


@rule("TRA-COVT-03", otherwise=False)
def cover_is_no_help(weapon: Weapon) -> bool:
    """There is no cover from indirect fire."""
    return is_indirect(weapon)


def has_cover(field: Field, shot: Shot) -> bool:
    """Whether the target tests for cover."""
    if cover_is_no_help(shot.weapon):
        return False
    covered = in_cover(field, shot.unit, shot.target, shot.salvo, lone=shot.lone)
    return has_something_to_hide_behind(shot.target, covered)


# Who is hit


@rule("TRA-ALLOC-07", always=True)
def witnesses(field: Field, shot: Shot) -> list[Model]:
    """The firing unit sees as a whole, whoever of it fires; by option only those who fire see."""
    return onlookers(field, shot.unit, shot.salvo)


def measures(field: Field, shot: Shot) -> Model:
    """The model from which nearness is measured."""
    return reference(field, shot.unit, lone=fires_alone(field, shot.unit, shot.salvo))


def allot(field: Field, shot: Shot, hits: int, bystanders: Sequence[Bystanders]) -> Steps[Struck]:
    """Step 7: who is hit how often, unit by unit in the order in which they are hit."""
    struck: Struck = {}
    seat, origin = shot.unit.owner, measures(field, shot)
    left = yield from give_strays(field, seat, origin, bystanders, hits, struck)
    if left > 0 and is_indirect(shot.weapon):
        struck |= yield from rain_down(field, shot, left)
    elif left > 0:
        yield from hit_target(field, shot, origin, left, struck)
    return struck


def rain_down(field: Field, shot: Shot, hits: int) -> Steps[Struck]:
    """The hits of indirect fire."""
    struck = yield from fall_of_shot(field, shot.unit, shot.target, shot.weapon, hits, lone=shot.lone)
    for index, hit in struck.items():
        tell_hits(field, field.unit(index), hit, stray=index != shot.target.id)
    waste(field, shot.target, hits - sum(sum(hit.values()) for hit in struck.values()))
    return struck


def hit_target(field: Field, shot: Shot, origin: Model, count: int, struck: Struck) -> Steps[None]:
    """The hits that are left for the target of direct fire."""
    models = members(field, shot.target, lone=shot.lone)
    seen = seen_models(field, witnesses(field, shot), shot.target, lone=shot.lone)
    eligible = [model for model in models if hidden(model, seen) is None]
    if not eligible:
        waste(field, shot.target, count)
        return
    if shot.salvo.steady:
        hits = yield from freely(field, shot.unit.owner, models, seen, count)
    else:
        hits = yield from share_evenly(field, shot.unit.owner, origin, eligible, count)
    found = struck.setdefault(shot.target.id, {})
    for index, number in hits.items():
        found[index] = found.get(index, 0) + number
    tell_hits(field, shot.target, found)


# The nine steps


@rule("TRA-SALVO-06")
def resolve(field: Field, shot: Shot) -> Steps[None]:
    """Target and sight are settled; then corridor, cover, precision, cover test, hits, penetration and losses."""
    bystanders = in_the_way(field, shot)
    covered = has_cover(field, shot)
    field.tell(
        SalvoFired(
            unit=shot.unit.id,
            target=shot.target.id,
            weapon=shot.weapon.name,
            models=shot.salvo.models,
            range=shot.distance,
            cover=covered,
            supported=shot.supported,
            alert=shot.alert,
            steady=shot.salvo.steady,
        )
    )
    hits = yield from test_precision(field, shot)
    yield from take_hits(field, shot, hits, bystanders, covered=covered)


def take_hits(field: Field, shot: Shot, hits: int, bystanders: Sequence[Bystanders], *, covered: bool) -> Steps[None]:
    """The hits of a salvo from the cover test on."""
    if hits and covered:
        strays = sum(len(one.models) for one in bystanders)
        hits = cover_test(field, shot.target, hits, strays, hiding=hides(field, shot.target))
    if hits:
        struck = yield from allot(field, shot, hits, bystanders)
        wounds = {index: penetrated(field, shot, field.unit(index), struck) for index in struck}
        yield from aftermath(field, shot, struck, wounds)


@rule("TRA-ALLOC-05", otherwise=[])
def penetrated(field: Field, shot: Shot, unit: Unit, struck: Struck) -> list[Wounds]:
    """Step 8: penetration is tested for each unit apart."""
    return penetrate(
        field, unit, struck[unit.id], shot.weapon.force, supported=has_support(shot), each=shot.salvo.steady
    )


# What follows


@rule("TRA-SALVO-07")
def aftermath(field: Field, shot: Shot, struck: Struck, wounds: dict[int, list[Wounds]]) -> Steps[None]:
    """Losses and damage, then care, new leaders, the blast, who lies on the ground, and morale, unit by unit."""
    hurts = [Hurt(unit=index) for index in struck]
    for hurt in hurts:
        hurt.lost = yield from inflict(field, shot, field.unit(hurt.unit), wounds[hurt.unit], hurt)
        hurt.taken = list(hurt.lost)
    for hurt in hurts:
        still = yield from care(field, field.unit(hurt.unit), [field.model(index) for index in hurt.lost])
        hurt.lost = [model.id for model in still]
    for hurt in hurts:
        yield from succeed(field, field.unit(hurt.unit))
    for hurt in hurts:
        yield from knock_about(field, shot, field.unit(hurt.unit), struck[hurt.unit], hurt)
    yield from morale.after(field, hurts)


def knock_about(field: Field, shot: Shot, unit: Unit, hits: dict[int, int], hurt: Hurt) -> Steps[None]:
    """The blast of indirect fire, and whether the unit lies on the ground after it all."""
    after_losses(field, unit)
    if not is_indirect(shot.weapon):
        update_down(field, unit)
        return
    hurt.struck = list(hits)
    if undergoes_blast(unit, shot.target):
        thrown = yield from blast(field, unit, [field.model(index) for index in hits])
        hurt.thrown = [model.id for model in thrown]
    goes_to_ground(field, unit, len(hurt.lost))


def inflict(field: Field, shot: Shot, unit: Unit, wounds: Sequence[Wounds], hurt: Hurt) -> Steps[list[int]]:
    """Step 9: the models that fall and the damage of vehicles; answered is who is gone."""
    gone: list[Model] = []
    for group, count in wounds:
        if not count:
            continue
        if field.armoured(unit):
            vehicle = group.models[0]
            points = points_lost(count, shot.weapon.damage)
            hurt.incidents += yield from tick(field, vehicle, points, shot.unit.owner, melee=False)
            gone += [] if vehicle.alive else [vehicle]
        else:
            able = [model for model in who_can_fall(group.models, field.alive(unit)) if model not in gone]
            number = how_many_fall(fallen(count, shot.weapon.damage), len(able))
            gone += yield from fall(field, shot.unit.owner, measures(field, shot), able, number)
    if gone and not field.armoured(unit):
        take_off(field, gone, "shooting")
    return [model.id for model in gone]


@rule("TRA-CAS-02")
def fall(field: Field, seat: SeatId, origin: Model, models: Sequence[Model], count: int) -> Steps[list[Model]]:
    """Those nearest to the leader of the firing unit fall first."""
    return (yield from nearest(field, seat, origin, models, count, "TRA-CAS-02"))
