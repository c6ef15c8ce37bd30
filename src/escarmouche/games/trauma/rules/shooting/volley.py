"""A salvo step by step: corridor, cover, precision, hits, penetration, losses, and what follows from them."""

from collections.abc import Sequence

from escarmouche.engine.ids import ModelId, UnitId
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.activation import morale, orders, states
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties import losses, penetration, structure
from escarmouche.games.trauma.rules.casualties.care import care
from escarmouche.games.trauma.rules.events.shots import SalvoFired
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.shooting import indirect, salvos, targets
from escarmouche.games.trauma.rules.shooting.hits import (
    Bystanders,
    Hits,
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
from escarmouche.games.trauma.rules.shooting.precision import Shot, has_support, test_precision
from escarmouche.games.trauma.rules.space.corridor import in_corridor
from escarmouche.games.trauma.rules.space.cover import in_cover
from escarmouche.games.trauma.rules.space.formation import after_losses
from escarmouche.games.trauma.rules.space.lines_of_sight import onlookers, seen_models
from escarmouche.games.trauma.rules.space.measure import members, reference
from escarmouche.games.trauma.rules.state import Model, Unit

# Corridor and cover


@rule("TRA-INDIR-01", otherwise=False)
def flies_over(weapon: Weapon) -> bool:
    """Indirect fire hits nobody in the corridor."""
    return salvos.is_indirect(weapon)


@rule("TRA-SNIPER-03", otherwise=False)
def picks_its_way(salvo: salvos.Salvo) -> bool:
    """A sniper's second score ignores whoever stands in the corridor."""
    return salvo.steady


def in_the_way(battle: Battle, shot: Shot) -> list[Bystanders]:
    """The units in the fire corridor of a salvo that may be hit by strays."""
    if flies_over(shot.weapon) or picks_its_way(shot.salvo):
        return []
    found = in_corridor(battle, shot.unit, shot.target, shot.salvo, lone=shot.lone)
    return [Bystanders(unit, models) for unit, models in found]


@rule("TRA-COVT-03", otherwise=False)
def cover_is_no_help(weapon: Weapon) -> bool:
    """There is no cover from indirect fire."""
    return salvos.is_indirect(weapon)


def has_cover(battle: Battle, shot: Shot) -> bool:
    """Whether the target tests for cover."""
    if cover_is_no_help(shot.weapon):
        return False
    covered = in_cover(battle, shot.unit, shot.target, shot.salvo, lone=shot.lone)
    return orders.has_something_to_hide_behind(shot.target, covered)


# Who is hit


@rule("TRA-ALLOC-07", always=True)
def witnesses(battle: Battle, shot: Shot) -> list[Model]:
    """The firing unit sees as a whole, whoever of it fires; by option only those who fire see."""
    return onlookers(battle, shot.unit, shot.salvo)


def measures(battle: Battle, shot: Shot) -> Model:
    """The model from which nearness is measured."""
    return reference(battle, shot.unit, lone=targets.fires_alone(battle, shot.unit, shot.salvo))


def allot(battle: Battle, shot: Shot, hits: int, bystanders: Sequence[Bystanders]) -> Steps[Struck]:
    """Step 7: who is hit how often, unit by unit in the order in which they are hit."""
    struck: Struck = {}
    seat, origin = shot.unit.owner, measures(battle, shot)
    left = yield from give_strays(battle, seat, origin, bystanders, hits, struck)
    if left > 0 and salvos.is_indirect(shot.weapon):
        struck |= yield from rain_down(battle, shot, left)
    elif left > 0:
        yield from hit_target(battle, shot, origin, left, struck)
    return struck


def rain_down(battle: Battle, shot: Shot, hits: int) -> Steps[Struck]:
    """The hits of indirect fire."""
    struck = yield from indirect.fall_of_shot(battle, shot.unit, shot.target, shot.weapon, hits, lone=shot.lone)
    for index, hit in struck.items():
        tell_hits(battle, battle.unit(index), hit, stray=index != shot.target.id)
    waste(battle, shot.target, hits - sum(sum(hit.values()) for hit in struck.values()))
    return struck


def hit_target(battle: Battle, shot: Shot, origin: Model, count: int, struck: Struck) -> Steps[None]:
    """The hits that are left for the target of direct fire."""
    models = members(battle, shot.target, lone=shot.lone)
    seen = seen_models(battle, witnesses(battle, shot), shot.target, lone=shot.lone)
    eligible = [model for model in models if hidden(model, seen) is None]
    if not eligible:
        waste(battle, shot.target, count)
        return
    if shot.salvo.steady:
        hits = yield from freely(battle, shot.unit.owner, models, seen, count)
    else:
        hits = yield from share_evenly(battle, shot.unit.owner, origin, eligible, count)
    found = struck.setdefault(shot.target.id, {})
    for index, number in hits.items():
        found[index] = found.get(index, 0) + number
    tell_hits(battle, shot.target, found)


# The nine steps


@rule("TRA-SALVO-06")
def resolve(battle: Battle, shot: Shot) -> Steps[None]:
    """Target and sight are settled; then corridor, cover, precision, cover test, hits, penetration and losses."""
    bystanders = in_the_way(battle, shot)
    covered = has_cover(battle, shot)
    battle.tell(
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
    hits = yield from test_precision(battle, shot)
    yield from take_hits(battle, shot, hits, bystanders, covered=covered)


def take_hits(battle: Battle, shot: Shot, hits: int, bystanders: Sequence[Bystanders], *, covered: bool) -> Steps[None]:
    """The hits of a salvo from the cover test on."""
    if hits and covered:
        strays = sum(len(one.models) for one in bystanders)
        hits = cover_test(battle, shot.target, hits, strays, hiding=orders.hides(battle, shot.target))
    if hits:
        struck = yield from allot(battle, shot, hits, bystanders)
        wounds = {index: penetrated(battle, shot, battle.unit(index), struck) for index in struck}
        yield from aftermath(battle, shot, struck, wounds)


@rule("TRA-ALLOC-05", otherwise=[])
def penetrated(battle: Battle, shot: Shot, unit: Unit, struck: Struck) -> list[penetration.Wounds]:
    """Step 8: penetration is tested for each unit apart."""
    return penetration.penetrate(
        battle, unit, struck[unit.id], shot.weapon.force, supported=has_support(shot), each=shot.salvo.steady
    )


# What follows


@rule("TRA-SALVO-07")
def aftermath(
    battle: Battle, shot: Shot, struck: Struck, wounds: dict[UnitId, list[penetration.Wounds]]
) -> Steps[None]:
    """Losses and damage, then care, new leaders, the blast, who lies on the ground, and morale, unit by unit."""
    hurts = [losses.Hurt(unit=index) for index in struck]
    for hurt in hurts:
        hurt.lost = yield from inflict(battle, shot, battle.unit(hurt.unit), wounds[hurt.unit], hurt)
        hurt.taken = list(hurt.lost)
    for hurt in hurts:
        still = yield from care(battle, battle.unit(hurt.unit), [battle.model(index) for index in hurt.lost])
        hurt.lost = [model.id for model in still]
    for hurt in hurts:
        yield from losses.succeed(battle, battle.unit(hurt.unit))
    for hurt in hurts:
        yield from knock_about(battle, shot, battle.unit(hurt.unit), struck[hurt.unit], hurt)
    yield from morale.after(battle, hurts)


def knock_about(battle: Battle, shot: Shot, unit: Unit, hits: Hits, hurt: losses.Hurt) -> Steps[None]:
    """The blast of indirect fire, and whether the unit lies on the ground after it all."""
    after_losses(battle, unit)
    if not salvos.is_indirect(shot.weapon):
        states.update_down(battle, unit)
        return
    hurt.struck = list(hits)
    # Whoever is hit undergoes the blast, whether or not it was aimed at him.
    if CATALOGUE.holds("TRA-BLAST-05") or unit is shot.target:
        thrown = yield from indirect.blast(battle, unit, [battle.model(index) for index in hits])
        hurt.thrown = [model.id for model in thrown]
    indirect.goes_to_ground(battle, unit, len(hurt.lost))


def inflict(
    battle: Battle, shot: Shot, unit: Unit, wounds: Sequence[penetration.Wounds], hurt: losses.Hurt
) -> Steps[list[ModelId]]:
    """Step 9: the models that fall and the damage of vehicles; returns who is gone."""
    gone: list[Model] = []
    for group, count in wounds:
        if not count:
            continue
        if battle.armoured(unit):
            vehicle = group.models[0]
            points = structure.points_lost(count, shot.weapon.damage)
            hurt.incidents += yield from structure.tick(battle, vehicle, points, shot.unit.owner, melee=False)
            gone += [] if vehicle.alive else [vehicle]
        else:
            able = [model for model in penetration.who_can_fall(group.models, battle.alive(unit)) if model not in gone]
            number = penetration.how_many_fall(penetration.fallen(count, shot.weapon.damage), len(able))
            gone += yield from fall(battle, shot.unit.owner, measures(battle, shot), able, number)
    if gone and not battle.armoured(unit):
        losses.take_off(battle, gone, "shooting")
    return [model.id for model in gone]


@rule("TRA-CAS-02")
def fall(battle: Battle, seat: SeatId, origin: Model, models: Sequence[Model], count: int) -> Steps[list[Model]]:
    """Those nearest to the leader of the firing unit fall first."""
    return (yield from nearest(battle, seat, origin, models, count, "TRA-CAS-02"))
