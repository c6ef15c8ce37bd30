"""Targets: who can be shot at (arc, sight, range) and why not, and declaring whom each shot is aimed at."""

from collections.abc import Mapping
from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Assign, Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.events.shots import Way
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.measure import apart
from escarmouche.games.combatzone.rules.shooting.shots import Shots, band_of
from escarmouche.games.combatzone.rules.shooting.sight import in_arc, sees
from escarmouche.games.combatzone.rules.shooting.weapons import burst_sizes, hands_full
from escarmouche.games.combatzone.rules.state import Figure, FigureId
from escarmouche.games.combatzone.rules.wounds.machines import is_shut_down


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
    if band_of(weapon, distance) != "out":
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


@rule("CBZ-WEAP-17", always=True)
def bearer_refused(battle: Battle, figure: Figure, weapon: Weapon) -> Reason | None:
    """Why a figure may not fire a weapon at anybody, or None; a heavy weapon needs no setting up, even after a move."""
    return hands_full(battle, figure, weapon) or no_power(figure)


def nothing_to_shoot(battle: Battle, figure: Figure, weapon: Weapon) -> Reason | None:
    """Why there is nobody to shoot at, or None; it is the same until somebody does more than turn."""
    looking = ("nothing-to-shoot", figure.id, figure.facing, weapon.key)
    found: Reason | None = battle.remembered(looking, partial(_nothing_to_shoot, battle, figure, weapon))
    return found


def _nothing_to_shoot(battle: Battle, figure: Figure, weapon: Weapon) -> Reason | None:
    reasons: list[Reason] = []
    for target in battle.enemies(figure):
        reason = shot_refused(battle, figure, weapon, target)
        if reason is None:
            return None
        reasons.append(reason)
    return reasons[0] if len(reasons) == 1 else refusal("CBZ-SHOOT-01", "refused-no-target", weapon=weapon.key)


# What is shown


def target_options(battle: Battle, figure: Figure, weapon: Weapon, how: Way, shots: int = 1) -> list[Option]:
    """Every enemy on the table as a target, with its range and odds where that is known, and why not."""
    return [target_option(battle, figure, weapon, how, target, shots) for target in battle.enemies(figure)]


def target_option(battle: Battle, figure: Figure, weapon: Weapon, how: Way, target: Figure, shots: int = 1) -> Option:
    """One enemy as a target; the forecast is of so many shots at it."""
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


ASK_SHOOT_AT = Asks(
    "shoot-at",
    "<figure>",
    about=("figure", "how", "long", "point_blank", "short", "weapon"),
    says=("band", "distance", "target"),
)
ASK_ALLOT_SHOTS = Asks(
    "allot-shots",
    "<number>",
    "<figure>",
    "none",
    about=("figure", "how", "long", "point_blank", "short", "target", "weapon"),
    says=("band", "distance", "number", "target"),
)


def declare(battle: Battle, figure: Figure, place: int, weapon: Weapon, how: Way) -> Steps[Shots]:
    """The shooter names the target of each shot."""
    if how == "burst":
        return (yield from allot(battle, figure, place, weapon))
    key = yield Choose(
        figure.owner,
        ASK_SHOOT_AT,
        "CBZ-SHOOT-03",
        lambda: target_options(battle, figure, weapon, how),
        data=lambda: {"figure": figure.id, "weapon": weapon.key, "how": how, **rings(battle, weapon)},
        default=lambda: likely_target(battle, figure, weapon),
    )
    return Shots(figure.id, place, weapon, how, (FigureId(int(key)),))


@rule("CBZ-SHOOT-03")
def allot(battle: Battle, figure: Figure, place: int, weapon: Weapon, actor: Figure | None = None) -> Steps[Shots]:
    """The shots of a burst are allotted before any die is rolled; whoever acts gets one of a burst that interrupts."""
    sizes = burst_sizes(weapon)
    numbers = range(1, sizes[-1] + 1)
    aimed = {} if actor is None else {"target": actor.id}
    chosen = yield Assign(
        figure.owner,
        ASK_ALLOT_SHOTS,
        "CBZ-SHOOT-03",
        items=[Option(str(number), "option-shot", {"number": number}) for number in numbers],
        to=lambda item: aims(battle, figure, weapon, int(item), sizes),
        data=lambda: {"figure": figure.id, "weapon": weapon.key, "how": "burst", **rings(battle, weapon), **aimed},
        judge=None if actor is None else partial(actor_spared, actor),
        default=lambda: dict.fromkeys(
            map(str, numbers), likely_target(battle, figure, weapon) if actor is None else str(actor.id)
        ),
    )
    named = (chosen[str(number)] for number in numbers)
    targets = tuple(FigureId(int(target)) for target in named if target != Assign.NONE)
    return Shots(figure.id, place, weapon, "burst", targets)


@rule("CBZ-OPP-06")
def actor_spared(actor: Figure, targets: Mapping[str, str]) -> Reason | None:
    """Whoever acts is among the targets of a burst that interrupts him, in whatever order."""
    if str(actor.id) in targets.values():
        return None
    return refusal("CBZ-OPP-06", "refused-actor-spared", target=actor.id)


def aims(battle: Battle, figure: Figure, weapon: Weapon, number: int, sizes: list[int]) -> list[Option]:
    """Where a shot of a burst can go; those beyond the least number need not be fired.

    The forecast of each target is of this shot and all before it.
    """
    options = spread(target_options(battle, figure, weapon, "burst", number))
    needed = refusal("CBZ-BURST-01", "refused-short-burst", least=sizes[0]) if number <= sizes[0] else None
    return [*options, Option(Assign.NONE, "option-no-shot", refused=needed)]


@rule("CBZ-SHOOT-11")
def spread(options: list[Option]) -> list[Option]:
    """A burst may be divided among targets however far apart."""
    return options
