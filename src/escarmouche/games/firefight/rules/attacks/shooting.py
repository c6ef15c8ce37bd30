"""Shooting: who may fire at what, declaring targets, and resolving the shots together."""

from collections.abc import Callable

from escarmouche.engine.ids import UnitId
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Arrange, Assign, Forecast, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.attacks import to_hit
from escarmouche.games.firefight.rules.attacks.defence import Package
from escarmouche.games.firefight.rules.attacks.to_hit import Hit
from escarmouche.games.firefight.rules.attacks.wounds import suffer
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.events import ShotsDeclared
from escarmouche.games.firefight.rules.lists.profile import Weapon
from escarmouche.games.firefight.rules.state import Model, Unit
from escarmouche.games.firefight.rules.table import measure
from escarmouche.games.firefight.rules.vocabulary import Cause

ASK_SHOOT = Asks("shoot", "<weapon>", "<unit>", "none", about=("unit",), says=("models", "unit", "weapon"))
ASK_DAMAGE_ORDER = Asks("damage-order", "<unit>", about=("unit",), says=("unit",))


# Who may fire


@rule("GFF-INDIRECT-02", otherwise=False)
def needs_no_sight(weapon: Weapon) -> bool:
    """An Indirect weapon may fire at what its bearer does not see."""
    return "indirect" in weapon.rules


@rule("GFF-SHOOT-04")
def in_range(battle: Battle, model: Model, weapon: Weapon, target: Unit) -> bool:
    """Some model of the target is both visible and within range."""
    blind = needs_no_sight(weapon)
    gaps = measure.gaps_to(battle, model, target)
    if measure.over(min(gaps), weapon.range):
        return False
    return any(
        measure.within(gap, weapon.range) and (blind or measure.sees(battle, model, other))
        for gap, other in zip(gaps, battle.alive(target), strict=True)
    )


@rule("GFF-LIMITED-01")
def spent(model: Model, place: int, weapon: Weapon) -> Reason | None:
    """A Limited weapon works once a game."""
    return refusal("GFF-LIMITED-01", "refused-spent", weapon=weapon.name) if is_spent(model, place) else None


@rule("GFF-LIMITED-02")
def is_spent(model: Model, place: int) -> bool:
    """Each copy of a Limited weapon is spent on its own."""
    return place in model.spent


@rule("GFF-SHOOT-01", otherwise=False)
def may_fire(battle: Battle, model: Model, place: int, weapon: Weapon, target: Unit) -> bool:
    """A model in range and in sight of the target may fire each of its ranged weapons."""
    if "limited" in weapon.rules and spent(model, place, weapon):
        return False
    return in_range(battle, model, weapon, target)


def bearers(battle: Battle, unit: Unit, index: int) -> list[tuple[Model, int]]:
    """The models that carry a weapon type, with its place in their kit."""
    if not battle.arms(unit)[index].range:
        return []
    return [
        (model, place)
        for model in battle.alive(unit)
        for place, carried in enumerate(battle.kit(model).weapons)
        if carried == index
    ]


def shooters(battle: Battle, unit: Unit, index: int, target: Unit) -> list[tuple[Model, int]]:
    """The bearers of a weapon type that can fire it at the target."""
    weapon = battle.arms(unit)[index]
    return [
        (model, place)
        for model, place in bearers(battle, unit, index)
        if may_fire(battle, model, place, weapon, target)
    ]


def ranged_types(battle: Battle, unit: Unit) -> list[int]:
    """The weapon types of a unit that shoot and that somebody alive still carries."""
    types = battle.arms(unit)
    return [index for index, weapon in enumerate(types) if weapon.range and bearers(battle, unit, index)]


def can_shoot(battle: Battle, unit: Unit) -> bool:
    """Whether any weapon of the unit has a target."""
    enemies = battle.enemies(unit)
    for model in battle.alive(unit):
        weapons = battle.weapons(model, melee=False)
        if not weapons:
            continue
        gaps = measure.nearest_units(battle, model)
        for place, _, weapon in weapons:
            for target in enemies:
                if measure.within(gaps[target.id], weapon.range) and may_fire(battle, model, place, weapon, target):
                    return True
    return False


# Declaring


def weapon_options(battle: Battle, unit: Unit) -> list[Option]:
    """One item for each weapon type, with the models that still have it."""
    items = []
    for index in ranged_types(battle, unit):
        weapon = battle.arms(unit)[index]
        ready = [
            model.id
            for model, place in bearers(battle, unit, index)
            if "limited" not in weapon.rules or spent(model, place, weapon) is None
        ]
        reason = None if ready else refusal("GFF-LIMITED-01", "refused-spent", weapon=weapon.name)
        items.append(Option(str(index), "option-weapon", {"weapon": weapon.name, "models": ready}, refused=reason))
    return items


def target_options(battle: Battle, unit: Unit, key: str) -> list[Option]:
    """Every enemy unit as a target of one weapon type, and holding fire."""
    index = int(key) if key.isdigit() else -1
    options = []
    if index not in ranged_types(battle, unit):
        return []
    weapon = battle.arms(unit)[index]
    for target in battle.enemies(unit):
        firing = shooters(battle, unit, index, target)
        reason = None if firing else why_not(battle, unit, index, weapon, target)
        options.append(
            Option(
                str(target.id),
                "option-target",
                {"unit": target.id, "models": [model.id for model, _ in firing]},
                refused=reason,
                forecast=None if reason else _forecast(battle, unit, index, target),
            )
        )
    return [*options, Option(Assign.NONE, "option-hold-fire")]


def _forecast(battle: Battle, unit: Unit, index: int, target: Unit) -> Callable[[], Forecast]:
    from escarmouche.games.firefight.rules import forecast

    return lambda: forecast.shooting(battle, unit, {index: target})


def why_not(battle: Battle, unit: Unit, index: int, weapon: Weapon, target: Unit) -> Reason:
    """Why no model can fire this weapon type at the target."""
    carriers = bearers(battle, unit, index)
    if "limited" in weapon.rules and all(spent(model, place, weapon) for model, place in carriers):
        return refusal("GFF-LIMITED-01", "refused-spent", weapon=weapon.name)
    near = any(
        measure.within(gap, weapon.range) for model, _ in carriers for gap in measure.gaps_to(battle, model, target)
    )
    if near:
        return refusal("GFF-SHOOT-01", "refused-no-sight", unit=target.id)
    return refusal("GFF-SHOOT-04", "refused-out-of-range", unit=target.id, weapon=weapon.name)


@rule("GFF-SHOOT-03", otherwise=None)
def split_type(value: dict[str, str]) -> Reason | None:
    """All weapons of one type fire at the same unit."""
    split = next((key for key in value if not key.isdigit()), None)
    return refusal("GFF-SHOOT-03", "refused-type-split", weapon=split) if split else None


class Declare(Assign):
    """Weapons to targets; a weapon type that is named in parts is refused by its own rule."""

    def _ill_formed(self, value: dict[str, str]) -> Reason | None:
        return split_type(value) or super()._ill_formed(value)


@rule("GFF-SEQ-02")
def shoot(battle: Battle, unit: Unit) -> Steps[None]:
    """Declare all targets, roll all hits, then let each damaged unit suffer in the order the attacker chooses."""
    most = CATALOGUE.number("GFF-SHOOT-02")
    note("GFF-SHOOT-03")
    declared = yield Declare(
        unit.owner,
        ASK_SHOOT,
        "GFF-SHOOT-02",
        items=lambda: weapon_options(battle, unit),
        to=lambda key: target_options(battle, unit, key),
        most_targets=most,
        most_targets_rule="GFF-SHOOT-02",
        data={"unit": unit.id},
        default=lambda: {str(index): Assign.NONE for index in ranged_types(battle, unit)},
    )
    aims = {int(key): battle.state.units[int(target)] for key, target in declared.items() if target != Assign.NONE}
    if not aims:
        return
    aims = dict(sorted(aims.items()))
    battle.acting.shot = True
    battle.tell(ShotsDeclared(unit=unit.id, targets=tuple(dict.fromkeys(target.id for target in aims.values()))))
    hits = yield from fire(battle, unit, aims)
    to_hit.spend_next_use(unit, "to hit")
    for target in aims.values():
        if target.lasting and measure.over(measure.unit_distance(battle, unit, target), to_hit.FAR):
            to_hit.spend_next_use(target, "shot at")
    yield from resolve(battle, unit, hits)


def fire(battle: Battle, unit: Unit, aims: dict[int, Unit]) -> Steps[dict[UnitId, list[Hit]]]:
    """Roll the hits of every weapon type, with the positions before the first casualty."""
    firing = {index: shooters(battle, unit, index, target) for index, target in aims.items()}
    rolled: dict[int, list[Hit]] = {index: [] for index in aims}
    for index, target in aims.items():
        weapon = battle.arms(unit)[index]
        covered = cover_from(battle, unit, aims, firing, index)
        for model, place in firing[index]:
            strike = to_hit.Strike(shooting=True, moved="indirect" in weapon.rules and has_moved(battle, model))
            rolled[index] += to_hit.roll_to_hit(battle, model, target, index, strike, cover=covered)
            if "limited" in weapon.rules:
                model.spent = [*model.spent, place]
    hits: dict[UnitId, list[Hit]] = {}
    for index, target in aims.items():
        yield from deal(battle, unit, target, battle.arms(unit)[index], rolled[index], hits)
    return hits


def deal(
    battle: Battle, unit: Unit, target: Unit, weapon: Weapon, rolled: list[Hit], hits: dict[UnitId, list[Hit]]
) -> Steps[None]:
    """Add the hits of one weapon type to those of each unit: the target, or all that a Blast catches."""
    dealt = {target.id: rolled}
    if "blast" in weapon.rules:
        dealt = yield from to_hit.spread_blast(battle, unit, target, weapon, rolled)
    for damaged, some in dealt.items():
        hits.setdefault(damaged, []).extend(some)


@rule("GFF-INDIRECT-04", otherwise=True, always=True)
def has_moved(battle: Battle, model: Model) -> bool:
    """Whether a model has left its place in this activation."""
    return battle.state.activation is not None and model.id in battle.acting.moved


def cover_from(
    battle: Battle, unit: Unit, aims: dict[int, Unit], firing: dict[int, list[tuple[Model, int]]], index: int
) -> bool:
    """Whether the target of a weapon type has cover from all who fire at it in this activation."""
    target = aims[index]
    weapon = battle.arms(unit)[index]
    if to_hit.ignores_cover(weapon):
        return False
    all_firing = {model.id: model for other, models in firing.items() if aims[other] is target for model, _ in models}
    return (
        measure.cover_bonus(battle, target, list(all_firing.values()), indirect="indirect" in weapon.rules) is not None
    )


def resolve(battle: Battle, unit: Unit, hits: dict[UnitId, list[Hit]], cause: Cause = "shooting") -> Steps[None]:
    """Each damaged unit suffers its package completely before the next."""
    damaged = [str(unit) for unit, some in hits.items() if some]
    if len(damaged) > 1:
        damaged = yield Arrange(
            unit.owner,
            ASK_DAMAGE_ORDER,
            "GFF-SEQ-02",
            [Option(key, "option-target", {"unit": int(key)}) for key in damaged],
            data={"unit": unit.id},
        )
    for key in map(UnitId, map(int, damaged)):
        package = Package(cause, attacker=unit.id, seat=unit.owner)
        yield from suffer(battle, battle.state.units[key], hits[key], package)
