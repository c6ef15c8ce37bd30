"""Announcing: which two actions a unit is going to perform, and whether its salvos are staggered."""

from collections.abc import Callable
from functools import cache, partial
from itertools import product
from typing import Final, TypeAlias

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.activation import specialists
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.turn import Announced
from escarmouche.games.trauma.rules.movement import movement
from escarmouche.games.trauma.rules.movement.crossing import crossing
from escarmouche.games.trauma.rules.shooting import fire_action
from escarmouche.games.trauma.rules.space import measure
from escarmouche.games.trauma.rules.state import Action, Announcement, Unit
from escarmouche.games.trauma.rules.turn import command_points

MOVE: Final = "move"
FIRE: Final = "fire"
CROSS: Final = "cross"
OPERATE: Final = "operate"
STAGGER: Final = "stagger"
DISPLACEMENTS = (MOVE, CROSS)
NONE = "none"
JOINED = "+"
ACTIONS: tuple[Action, ...] = (MOVE, FIRE, CROSS, OPERATE)
ASK_ANNOUNCE = Asks(
    "announce",
    *ACTIONS,
    *(JOINED.join(pair) for pair in product((*ACTIONS, STAGGER), ACTIONS)),
    NONE,
    about=("unit",),
    says=("actions",),
)


def refused_now(battle: Battle, unit: Unit, action: Announcement) -> Reason | None:
    """Why a unit could not perform an action from where it stands."""
    reason = only_enters(unit, (action,))
    if reason is not None:
        return reason
    if action == MOVE:
        return measure.leaving_refused(battle, unit) or movement.move_refused(battle, unit)
    if action == CROSS:
        return crossing.cross_refused(battle, unit)
    return fire_action.fire_refused(battle, unit) if action == FIRE else specialists.operate_refused(battle, unit)


# What the states allow


@rule("TRA-STATE-10", always=True)
def one_action_only(unit: Unit, actions: tuple[Announcement, ...]) -> Reason | None:
    """A unit that was on the ground when its activation began performs only one action."""
    return refusal("TRA-STATE-10", "refused-one-action", unit=unit.id) if len(actions) > 1 else None


@rule("TRA-STATE-14")
def only_enters(unit: Unit, actions: tuple[Announcement, ...]) -> Reason | None:
    """A unit in reserve cannot act on the table except to enter it, which is a Movement."""
    if unit.place == "reserve" and actions and actions[0] != MOVE:
        note("TRA-ACCESS-02")
        return refusal("TRA-STATE-14", "refused-in-reserve", unit=unit.id)
    return None


def state_refuses(battle: Battle, unit: Unit, actions: tuple[Announcement, ...]) -> Reason | None:
    """What the state of the unit says about an announcement."""
    if unit.place == "table" and not battle.acting.began_down and measure.free(battle, unit):
        # A unit in none of the other states acts as its player likes.
        return None if CATALOGUE.holds("TRA-STATE-01") else refusal("TRA-STATE-01", "refused-not-free", unit=unit.id)
    reason = only_enters(unit, actions)
    return one_action_only(unit, actions) if reason is None and battle.acting.began_down else reason


# Staggering


@rule("TRA-FIRE-04", always=True)
def no_stagger(battle: Battle, unit: Unit) -> Reason | None:
    """For a command point some weapons fire before the other action and the rest after it."""
    return command_points.too_dear(battle, unit.owner, "stagger")


@rule("TRA-FIRE-06", "TRA-SUPP-05")
def stagger_takes_an_action(actions: tuple[Announcement, ...]) -> Reason | None:
    """Staggered salvos take one of the two actions and go with one other, never with supported fire."""
    if STAGGER in actions and FIRE in actions:
        return refusal("TRA-FIRE-06", "refused-stagger-supported")
    return None


# The question


Judge: TypeAlias = Callable[[Announcement], Reason | None]
"""Why a unit could not perform an action from where it stands."""


def announcement_refused(battle: Battle, unit: Unit, now: Judge, actions: tuple[Announcement, ...]) -> Reason | None:
    """Why a unit may not announce these actions."""
    reason = state_refuses(battle, unit, actions) or stagger_takes_an_action(actions)
    if reason is not None:
        return reason
    if actions[0] == STAGGER:
        other = actions[1]
        return no_stagger(battle, unit) or (None if other in DISPLACEMENTS else now(other))
    return impossible(battle, unit, now, actions)


def impossible(battle: Battle, unit: Unit, now: Judge, actions: tuple[Announcement, ...]) -> Reason | None:
    """Why the first action cannot be done from here, or the second, if the unit would not have moved by then."""
    reason = unless_mended(battle, unit, now(actions[0]))
    if reason is None and len(actions) > 1 and actions[0] not in DISPLACEMENTS:
        reason = unless_mended(battle, unit, now(actions[1]))
    return reason


def unless_mended(battle: Battle, unit: Unit, reason: Reason | None) -> Reason | None:
    """The reason that is given, or None if it is a broken propulsion that the unit can repair first."""
    broken = reason is not None and reason.text == "refused-no-propulsion"
    return None if broken and specialists.can_mend_propulsion(battle, unit) else reason


def known_actions(battle: Battle) -> tuple[Action, ...]:
    """The actions there are; objects are operated only where there are any."""
    return ACTIONS if specialists.has_objects(battle) else (MOVE, FIRE, CROSS)


def announcements(battle: Battle) -> list[tuple[Announcement, ...]]:
    """Everything that can be announced: one action, two in their order, or staggered salvos with another one."""
    actions = known_actions(battle)
    found: list[tuple[Announcement, ...]] = [(action,) for action in actions]
    # An activated unit performs up to two actions; it need not use both.
    if CATALOGUE.number("TRA-ACTN-01") > 1:
        # Any action may be announced twice.
        found += [pair for pair in product(actions, repeat=2) if pair[0] != pair[1] or CATALOGUE.holds("TRA-ACTN-05")]
        found += [(STAGGER, action) for action in actions]
    return found


def announce_options(battle: Battle, unit: Unit) -> list[Option]:
    """Every announcement, each with the reason where it is not allowed, and doing nothing."""
    # While the question is open nothing changes, so that each action is judged once.
    now = cache(partial(refused_now, battle, unit))
    options = [
        Option(
            JOINED.join(actions),
            "option-announce-supported" if actions == (FIRE, FIRE) else "option-announce",
            {"actions": list(actions)},
            refused=partial(announcement_refused, battle, unit, now, actions),
        )
        for actions in announcements(battle)
    ]
    return [*options, Option(NONE, "option-announce-none")]


def announce(battle: Battle, unit: Unit) -> Steps[None]:
    """The player announces both actions before the first is performed; by default a reserve comes in, no other acts."""
    acting = battle.acting
    note("TRA-ACTN-03")
    key = yield Choose(
        unit.owner,
        ASK_ANNOUNCE,
        "TRA-ACTN-01",
        lambda: announce_options(battle, unit),
        data={"unit": unit.id},
        default=MOVE if unit.place == "reserve" else NONE,
    )
    actions = () if key == NONE else tuple(key.split(JOINED))
    acting.staggered = STAGGER in actions
    if acting.staggered:
        command_points.pay(battle, unit.owner, "stagger")
    acting.announced = [actions[1], FIRE] if acting.staggered else list(actions)
    battle.tell(Announced(unit=unit.id, actions=actions))
