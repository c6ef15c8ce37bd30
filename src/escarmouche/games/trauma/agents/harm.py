"""What fire is worth, in victory points: expected losses, whole units, shaken holders of points, friends in the way."""

from collections.abc import Iterable
from functools import cache

from escarmouche.games.trauma.agents.ground import Ground
from escarmouche.games.trauma.rules.activation.morale import nerves_of
from escarmouche.games.trauma.rules.activation.orders import hides
from escarmouche.games.trauma.rules.casualties.penetration import force_against, wounding_faces
from escarmouche.games.trauma.rules.dice import FACES
from escarmouche.games.trauma.rules.forecast.records import SalvoForecast
from escarmouche.games.trauma.rules.forecast.victims import share, ups
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.mission.victory import attack_prize, generator_prize
from escarmouche.games.trauma.rules.shooting import salvos
from escarmouche.games.trauma.rules.shooting.hits import cancels
from escarmouche.games.trauma.rules.shooting.precision import hits_of, hitting_faces
from escarmouche.games.trauma.rules.space.cover import in_cover
from escarmouche.games.trauma.rules.space.lines_of_sight import unit_sees
from escarmouche.games.trauma.rules.space.measure import range_between
from escarmouche.games.trauma.rules.state import Unit

POINT = 0.4
"""What an army point counts beside a victory point."""
SHAKEN = 0.25
"""The share of a unit's worth that a failed morale test takes."""
FRIENDS = 1.3
"""How much more our own losses count."""
LURKING = 0.25
"""How much the fire of an enemy counts who does not see a unit yet."""
ACTED, WAITING = 0.9, 0.2
"""How likely a shaken unit is still shaken at the debriefing: its card is turned already, or not."""


# Losses


def prize(ground: Ground, unit: Unit) -> float:
    """What the other side gains by wiping a unit out."""
    judge = attack_prize if ground.battle.sheet.is_attack else generator_prize
    return float(judge(ground.battle, 1 - unit.owner, unit))


def loss(ground: Ground, unit: Unit, wounds: float, damage: int, exposed: int, line: int = 0) -> float:
    """What wounds on so many exposed models of a unit are expected to cost it; `line` is what structure is left."""
    cost = POINT * ground.battle.profile(unit).cost
    if ground.battle.armoured(unit):
        part = min(1.0, wounds * damage / max(1, line))
        return part * cost + prize(ground, unit) * part**3
    models = len(ground.battle.alive(unit))
    fallen = min(wounds, float(exposed))
    total = cost * fallen / len(ground.battle.profile(unit).kits)
    total += prize(ground, unit) * min(1.0, fallen / models) ** 3
    if not unit.disorganised:
        fails = min(1.0, max(0.0, fallen - 0.5) / 2) * wavering(ground, unit)
        total += fails * (SHAKEN * cost + stake(ground, unit))
    return total


def wavering(ground: Ground, unit: Unit) -> float:
    """How likely a unit fails a morale test."""
    return failing(nerves_of(ground.battle, unit))


@cache
def failing(dice: int) -> float:
    """How likely none of so many morale dice succeeds."""
    return float((1 - ups()) ** dice)


def stake(ground: Ground, unit: Unit) -> float:
    """What a unit would lose at the debriefing if it were shaken now: the points that it holds."""
    held = sum(ground.worth(point, unit.owner) for point in ground.points if ground.is_at(unit, point))
    turned = unit.id in ground.state.sides[unit.owner].turned
    return held * (ACTED if turned else WAITING)


# Salvos from forecasts


def salvo_worth(ground: Ground, forecast: SalvoForecast) -> float:
    """What the salvo of a forecast is expected to take from the enemy, less what it takes from us."""
    hits = expected_hits(forecast)
    worth = 0.0
    for brunt in forecast.brunts:
        if hits <= 0:
            break
        taken = min(hits, float(len(brunt.victims))) if brunt.stray else hits
        hits -= taken
        if not brunt.victims:
            continue
        unit = ground.battle.unit(brunt.unit)
        wounds = taken * sum(victim.wounds for victim in brunt.victims) / len(brunt.victims)
        line = sum(len(victim.line) for victim in brunt.victims)
        lost = loss(ground, unit, wounds, forecast.damage, len(brunt.victims), line)
        worth += lost if unit.owner != ground.me else -FRIENDS * lost
    return worth


def expected_hits(forecast: SalvoForecast) -> float:
    """How many hits are left after precision and cover."""
    hits = forecast.hits
    if forecast.reroll and 0 < hits < 1:
        hits += (1 - hits) * hits
    return float(forecast.dice * hits * forecast.each * (1 - forecast.cancels))


def expected_wounds(forecast: SalvoForecast) -> float:
    """How many wounds the target of a forecast is expected to suffer."""
    victims = next((brunt.victims for brunt in forecast.brunts if brunt.unit == forecast.target), ())
    wounds: float = sum(victim.wounds for victim in victims)
    return expected_hits(forecast) * wounds / max(1, len(victims))


# Fire at a glance


def glance(
    ground: Ground, unit: Unit, target: Unit, chosen: Iterable[salvos.Salvo], *, supported: bool = False
) -> float:
    """What some salvos of a unit are expected to cost a target, without a look at who stands between them."""
    battle = ground.battle
    distance = range_between(battle, unit, target)
    model = battle.model(target.leader)
    armour, line = battle.kit(model).armour, len(battle.profile(target).structure) - model.ticks
    left: float | None = None
    wounds = 0.0
    for salvo in chosen:
        weapon = salvos.weapon_of(battle, unit, salvo)
        if salvos.out_of_reach(weapon, distance) or (salvos.locks_on(weapon) and not battle.armoured(target)):
            continue
        dice, sure = len(salvo.models) * weapon.rate, precise(unit, weapon, distance, supported=supported)
        hits = dice * hits_of(weapon, 1) * sure
        if hits and not salvos.is_indirect(weapon):
            left = 1 - cover(ground, unit, target, salvo) if left is None else left
            hits *= left
        each = pierced(weapon.force, armour, supported=supported)
        wounds += hits * each * (weapon.damage if battle.armoured(target) else 1)
    return loss(ground, target, wounds, 1, len(battle.alive(target)), line)


@cache
def pierced(force: int, armour: int, *, supported: bool) -> float:
    """How likely a hit wounds."""
    return share(wounding_faces(force_against(force, armour, supported=supported), armour))


def precise(unit: Unit, weapon: Weapon, distance: int, *, supported: bool) -> float:
    """How likely a die of a salvo hits."""
    hits = share(hitting_faces(unit, weapon, distance, steady=False))
    return hits + (1 - hits) * hits if supported and hits < 1 else hits


def cover(ground: Ground, unit: Unit, target: Unit, salvo: salvos.Salvo) -> float:
    """Which share of the hits of a salvo cover cancels."""
    if not in_cover(ground.battle, unit, target, salvo):
        return 0.0
    hiding = hides(ground.battle, target)
    return share(die for die in FACES if cancels(die, hiding=hiding))


def fire_of(ground: Ground, foe: Unit, unit: Unit) -> float:
    """What all salvos of an enemy are expected to cost a unit that it sees, or may soon see."""
    seen = 1.0 if unit_sees(ground.battle, foe, unit) else LURKING
    return seen * glance(ground, foe, unit, ground.salvos(foe))
