"""Declaring shots: whom each of them is aimed at, before any die is rolled."""

from collections.abc import Mapping
from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Assign, Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.firing import Shots
from escarmouche.games.combatzone.rules.profile import Weapon
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.targets import likely_target, rings, target_options
from escarmouche.games.combatzone.rules.weapons import BURST, burst_sizes

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


def declare(battle: Battle, figure: Figure, place: int, weapon: Weapon, how: str) -> Steps[Shots]:
    """The shooter names the target of each shot."""
    if how == BURST:
        return (yield from allot(battle, figure, place, weapon))
    key = yield Choose(
        figure.owner,
        ASK_SHOOT_AT,
        "CBZ-SHOOT-03",
        lambda: target_options(battle, figure, weapon, how),
        data=lambda: {"figure": figure.id, "weapon": weapon.key, "how": how, **rings(battle, weapon)},
        default=lambda: likely_target(battle, figure, weapon),
    )
    return Shots(figure.id, place, weapon, how, (int(key),))


@rule("CBZ-SHOOT-03")
def allot(battle: Battle, figure: Figure, place: int, weapon: Weapon, actor: Figure | None = None) -> Steps[Shots]:
    """The shots of a burst are allotted before any die is rolled; whoever acts gets one of a burst that interrupts."""
    sizes = burst_sizes(weapon)
    chosen = yield Assign(
        figure.owner,
        ASK_ALLOT_SHOTS,
        "CBZ-SHOOT-03",
        items=[Option(str(number), "option-shot", {"number": number}) for number in range(1, sizes[-1] + 1)],
        to=lambda item: aims(battle, figure, weapon, int(item), sizes),
        data=lambda: {"figure": figure.id, "weapon": weapon.key, "how": BURST, **rings(battle, weapon), **aimed(actor)},
        judge=None if actor is None else partial(actor_spared, actor),
        default=lambda: dict.fromkeys(map(str, range(1, sizes[-1] + 1)), default_aim(battle, figure, weapon, actor)),
    )
    targets = [chosen[str(number)] for number in range(1, sizes[-1] + 1)]
    return Shots(figure.id, place, weapon, BURST, tuple(int(target) for target in targets if target != Assign.NONE))


def default_aim(battle: Battle, figure: Figure, weapon: Weapon, actor: Figure | None) -> str:
    """Whom all shots are aimed at unless somebody says otherwise."""
    return likely_target(battle, figure, weapon) if actor is None else str(actor.id)


def aimed(actor: Figure | None) -> dict[str, int]:
    """Whom a burst that interrupts must be aimed at among others."""
    return {} if actor is None else {"target": actor.id}


@rule("CBZ-OPP-06")
def actor_spared(actor: Figure, targets: Mapping[str, str]) -> Reason | None:
    """Whoever acts is among the targets of a burst that interrupts him, in whatever order."""
    if str(actor.id) in targets.values():
        return None
    return refusal("CBZ-OPP-06", "refused-actor-spared", target=actor.id)


def aims(battle: Battle, figure: Figure, weapon: Weapon, number: int, sizes: list[int]) -> list[Option]:
    """Where a shot of a burst can go; those beyond the least number need not be fired.

    Of each target is foreseen what this shot and all before it would do there.
    """
    options = spread(target_options(battle, figure, weapon, BURST, number))
    needed = refusal("CBZ-BURST-01", "refused-short-burst", least=sizes[0]) if number <= sizes[0] else None
    return [*options, Option(Assign.NONE, "option-no-shot", refused=needed)]


@rule("CBZ-SHOOT-11")
def spread(options: list[Option]) -> list[Option]:
    """A burst may be divided among targets however far apart."""
    return options
