"""Who can be shot at: arc, sight, range, and why not."""

from functools import partial

from escarmouche.engine.questions import Option
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.engagement import engaged
from escarmouche.games.combatzone.rules.measure import apart
from escarmouche.games.combatzone.rules.profile import Weapon
from escarmouche.games.combatzone.rules.ranges import OUT, band_of
from escarmouche.games.combatzone.rules.sighting import in_arc, sees
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.systems import is_shut_down
from escarmouche.games.combatzone.rules.weapons import hands_full, set_up


@rule("CBZ-GEN-12", otherwise=False, always=True)
def ranges_are_known(battle: Battle) -> bool:
    """By option anybody may measure before he declares his shots, or the range is revealed afterwards."""
    return battle.option("measuring") == "free"


# Why not


@rule("CBZ-SHOOT-01", always=True)
def unseen(battle: Battle, figure: Figure, target: Figure) -> Reason | None:
    """A target must be in the frontal arc and in line of sight."""
    if not in_arc(figure, target):
        return refusal("CBZ-SHOOT-01", "refused-arc", figure=figure.id, target=target.id)
    if not sees(battle, figure, target):
        return refusal("CBZ-SHOOT-01", "refused-sight", figure=figure.id, target=target.id)
    return None


@rule("CBZ-SHOOT-10", always=True)
def in_a_fight(target: Figure) -> Reason | None:
    """An engaged figure may not be shot at; mere contact does not protect it."""
    return refusal("CBZ-SHOOT-10", "refused-engaged-target", target=target.id) if engaged(target) else None


@rule("CBZ-SHOOT-09")
def too_far(battle: Battle, figure: Figure, weapon: Weapon, target: Figure) -> Reason | None:
    """Where ranges are known beforehand nobody shoots at a target out of range."""
    if not ranges_are_known(battle):
        return None
    distance = apart(battle, figure, target)
    if band_of(weapon, distance) != OUT:
        return None
    far = round(distance)
    return refusal(
        "CBZ-SHOOT-09", "refused-range", target=target.id, weapon=weapon.key, distance=far, reach=weapon.long
    )


def shot_refused(battle: Battle, figure: Figure, weapon: Weapon, target: Figure) -> Reason | None:
    """Why a figure may not shoot a weapon at a target, or None."""
    return in_a_fight(target) or too_far(battle, figure, weapon, target) or unseen(battle, figure, target)


def no_power(figure: Figure) -> Reason | None:
    """A machine without power fires nothing."""
    return refusal("CBZ-MACH-16", "refused-shut-down", figure=figure.id) if is_shut_down(figure) else None


def bearer_refused(battle: Battle, figure: Figure, weapon: Weapon) -> Reason | None:
    """Why a figure may not fire a weapon at anybody, or None."""
    return set_up(figure, weapon) or hands_full(battle, figure, weapon) or no_power(figure)


def nothing_to_shoot(battle: Battle, figure: Figure, weapon: Weapon) -> Reason | None:
    """Why there is nobody to shoot at, or None."""
    reasons: list[Reason] = []
    for target in battle.enemies(figure):
        reason = shot_refused(battle, figure, weapon, target)
        if reason is None:
            return None
        reasons.append(reason)
    return reasons[0] if len(reasons) == 1 else refusal("CBZ-SHOOT-01", "refused-no-target", weapon=weapon.key)


# What is shown


def target_options(battle: Battle, figure: Figure, weapon: Weapon, how: str, shots: int = 1) -> list[Option]:
    """Every enemy on the table as a target, with its range and odds where that is known, and why not."""
    return [target_option(battle, figure, weapon, how, target, shots) for target in battle.enemies(figure)]


def target_option(battle: Battle, figure: Figure, weapon: Weapon, how: str, target: Figure, shots: int = 1) -> Option:
    """One enemy as a target; what is foreseen is that so many shots are aimed at it."""
    data: dict[str, object] = {"target": target.id}
    known = ranges_are_known(battle)
    if known:
        distance = apart(battle, figure, target)
        data.update(distance=round(distance), band=band_of(weapon, distance))
    return Option(
        str(target.id),
        "option-target-range" if known else "option-target",
        data,
        refused=partial(shot_refused, battle, figure, weapon, target),
        forecast=partial(forecast.shot, battle, figure, weapon, how, target, shots) if known else None,
    )


def rings(battle: Battle, weapon: Weapon) -> dict[str, int]:
    """The limits of a weapon's ranges, where they are shown beforehand."""
    if not ranges_are_known(battle):
        return {}
    return {"point_blank": weapon.point_blank, "short": weapon.short, "long": weapon.long}


def likely_target(battle: Battle, figure: Figure, weapon: Weapon) -> str:
    """The enemy whom a shot is aimed at unless somebody says otherwise: the nearest, or the first."""
    allowed = [one for one in battle.enemies(figure) if shot_refused(battle, figure, weapon, one) is None]
    if ranges_are_known(battle):
        allowed.sort(key=lambda one: (round(apart(battle, figure, one)), one.id))
    return str(allowed[0].id)
