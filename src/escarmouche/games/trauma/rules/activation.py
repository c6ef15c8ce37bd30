"""An activation: the state of the unit is checked, it acts, it may receive orders."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.trauma.rules import (
    announcing,
    command,
    crossing,
    entering,
    general,
    morale,
    moving,
    orders,
    salvos,
    shooting,
    specialists,
    turning,
)
from escarmouche.games.trauma.rules.aftermath import displaced, loses_actions
from escarmouche.games.trauma.rules.announcing import CROSS, FIRE, MOVE, OPERATE
from escarmouche.games.trauma.rules.events.turn import (
    ActionBegan,
    ActionForfeited,
    ActionsLost,
    ActivationEnded,
    CardSetAside,
    StayedInReserve,
)
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.measure import engaged
from escarmouche.games.trauma.rules.state import NO_UNIT, Activation, Unit
from escarmouche.games.trauma.rules.states import rally, stand_up

FORFEIT, DONE = "forfeit", "done"
ASK_ACT = Asks(
    "act",
    *announcing.ACTIONS,
    *specialists.KEYS,
    FORFEIT,
    DONE,
    about=("unit",),
    says=("kind", "model", "piece", "vehicle", "what"),
)


def one_activation(field: Field) -> Steps[None]:
    """One opportunity to its end: the card is turned and the unit acts, or the activation under way goes on."""
    if field.state.activation is None:
        yield from turning.opportunity(field)
    while field.state.activation is not None:
        yield from take_step(field)


def take_step(field: Field) -> Steps[None]:
    """One step of the activation under way; each begins at a boundary, unless it follows at once."""
    acting = field.acting
    unit = field.unit(acting.unit)
    follows_at_once = True
    while follows_at_once:
        if unit.place == "gone":
            acting.step = "over"
        acting.step = yield from STEPS[acting.step](field, unit)
        follows_at_once = acting.step in AT_ONCE
    if acting.step == "":
        close(field, unit)


# The state of the unit


@rule("TRA-ACT-03")
def check_state(field: Field, unit: Unit) -> Steps[str]:
    """Card, state, actions, orders: once the card is turned and paid for, the state of the unit is checked."""
    acting = field.acting
    if general.has_fallen(field, unit.owner):
        yield from command.succession(field, unit.owner)
    acting.began_down, acting.began_disorganised = unit.down, unit.disorganised
    for model in field.alive(unit):
        model.moved = False
    if unit.place == "reserve":
        return "enter"
    if unit.down and (unit.disorganised or engaged(field, unit)):
        note("TRA-STATE-16")
    if any(model.down for model in field.alive(unit)) and (not unit.disorganised or stands_up_all_the_same()):
        stand_up(field, unit)
    return "orders" if does_nothing(field) else "announce"


@rule("TRA-STATE-16", otherwise=False)
def stands_up_all_the_same() -> bool:
    """States combine: a disorganised unit does nothing, but its models still stand up."""
    return True


@rule("TRA-STATE-06", otherwise=False)
def does_nothing(field: Field) -> bool:
    """A unit that begins its activation disorganised takes no action and receives no order."""
    return field.acting.began_disorganised


def enter(field: Field, unit: Unit) -> Steps[str]:
    """A unit in reserve enters the table or stays away."""
    entered = yield from entering.enter(field, unit)
    if not entered:
        field.tell(StayedInReserve(unit=unit.id))
        return "orders"
    return "actions" if entering.took_both_actions(field) else "announce"


def announce(field: Field, unit: Unit) -> Steps[str]:
    """What the unit is going to do."""
    yield from announcing.announce(field, unit)
    return "actions"


# Actions


def unfired(field: Field, unit: Unit) -> list[str]:
    """The salvos of a unit that have not been fired in this activation."""
    return [salvo.key for salvo in salvos.salvos(field, unit) if salvo.key not in field.acting.fired]


def due(field: Field, unit: Unit) -> list[str]:
    """What may be performed next: the next announced action, or staggered salvos on either side of the other one."""
    acting = field.acting
    if acting.fought:
        return []
    if not acting.staggered:
        return acting.announced[acting.done : acting.done + 1]
    left = acting.announced[acting.done : 1]
    return [*left, FIRE] if has_group_left(acting) and unfired(field, unit) else left


@rule("TRA-FIRE-06", otherwise=False)
def has_group_left(acting: Activation) -> bool:
    """Staggered salvos are fired before and after the one other action, in any split."""
    return group(acting) not in acting.extra


def group(acting: Activation) -> str:
    """The staggered salvos before the other action, or those after it."""
    return f"salvos-{acting.done}"


@rule("TRA-ACTN-02")
def is_finished(field: Field, action: str) -> Reason | None:
    """Beginning an action means that the one before is finished."""
    if action in field.acting.announced[: field.acting.done]:
        return refusal("TRA-ACTN-02", "refused-action-finished")
    return None


@rule("TRA-ACTN-03")
def not_next(field: Field, action: str) -> Reason | None:
    """Actions are performed in the order in which they were announced."""
    return refusal("TRA-ACTN-03", "refused-not-announced")


def action_refused(field: Field, unit: Unit, action: str, expected: list[str]) -> Reason | None:
    """Why an action cannot be performed now."""
    if action not in expected:
        return is_finished(field, action) or not_next(field, action)
    return announcing.refused_now(field, unit, action)


def act_options(field: Field, unit: Unit) -> list[Option]:
    """The announced actions, additional ones, and leaving out what is due."""
    expected = due(field, unit)
    options = [
        Option(action, f"option-{action}", refused=action_refused(field, unit, action, expected))
        for action in announcing.known_actions(field)
    ]
    options += additional(field, unit)
    return [*options, Option(FORFEIT, "option-forfeit") if expected else Option(DONE, "option-done")]


@rule("TRA-ACTN-07", otherwise=[])
def additional(field: Field, unit: Unit) -> list[Option]:
    """Additional actions are not announced: they come before, between or after the others, each once."""
    return [] if field.acting.fought else specialists.additional(field, unit)


def act(field: Field, unit: Unit) -> Steps[str]:
    """The next action of the unit, until nothing is left."""
    if loses_actions(field, unit) or (unit.down and knocked_down_loses_actions()):
        field.tell(ActionsLost(unit=unit.id))
        return "orders"
    with listening(None):
        allowed = [option.key for option in act_options(field, unit) if option.refused is None]
    if allowed == [DONE]:
        lose_the_rest(field)
        return "orders"
    key = allowed[0]
    if len(allowed) > 1:
        key = yield Choose(
            unit.owner,
            ASK_ACT,
            "TRA-ACTN-03",
            lambda: act_options(field, unit),
            data={"unit": unit.id},
            default=key,
            routine=len(allowed) == 2 and key in ACTIONS,
        )
    if key == DONE:
        return "orders"
    yield from perform(field, unit, key)
    return "actions"


def lose_the_rest(field: Field) -> None:
    """What was announced and can no longer be carried out is not replaced."""
    if field.acting.done < len(field.acting.announced):
        note("TRA-ACTN-06")


@rule("TRA-STATE-18", otherwise=True)
def knocked_down_loses_actions() -> bool:
    """A unit knocked down in the middle of its activation completes its actions and stays down until the next."""
    return False


def perform(field: Field, unit: Unit, key: str) -> Steps[None]:
    """One action, announced or additional, or leaving one out."""
    morale.begin_action(field)
    if key == FORFEIT:
        forfeit(field, unit)
    elif key in ACTIONS:
        field.tell(ActionBegan(unit=unit.id, action=key))
        yield from ACTIONS[key](field, unit)
    else:
        yield from specialists.perform(field, unit, key)


def note_why_lost(field: Field, unit: Unit, action: str) -> None:
    """The rule that keeps an action from being carried out has applied, if there is one."""
    with listening(None):
        reason = announcing.refused_now(field, unit, action)
    if reason is not None and reason.rule:
        note(reason.rule)


@rule("TRA-ACTN-06", always=True)
def forfeit(field: Field, unit: Unit) -> None:
    """An announced action that cannot be carried out, or is not wanted, is lost and not replaced."""
    acting = field.acting
    for action in due(field, unit):
        note_why_lost(field, unit, action)
        field.tell(ActionForfeited(unit=unit.id, action=action))
    # Two Fire actions are one supported fire, and forfeited together.
    acting.done += 2 if shooting.is_supported_fire(acting.announced) else 1
    if acting.staggered:
        acting.done = 1
        acting.extra.append(group(acting))


def fire(field: Field, unit: Unit) -> Steps[None]:
    """A Fire action, a supported fire for both actions, or some of the staggered salvos."""
    acting = field.acting
    acting.shot = True
    if acting.staggered:
        acting.extra.append(group(acting))
        yield from shooting.fire(field, unit, only=unfired(field, unit))
        return
    supported = shooting.is_supported_fire(acting.announced)
    yield from shooting.fire(field, unit, supported=supported)
    acting.done += 2 if supported else 1


def move(field: Field, unit: Unit) -> Steps[None]:
    """A Movement action."""
    field.acting.done += 1
    yield from moving.move(field, unit)


def cross(field: Field, unit: Unit) -> Steps[None]:
    """A Crossing action."""
    field.acting.done += 1
    yield from crossing.cross(field, unit)


def operate(field: Field, unit: Unit) -> Steps[None]:
    """An Operate action."""
    field.acting.done += 1
    yield from specialists.operate(field, unit)


ACTIONS = {FIRE: fire, MOVE: move, CROSS: cross, OPERATE: operate}


# Orders and the end


def give_orders(field: Field, unit: Unit) -> Steps[str]:
    """The orders phase."""
    yield from orders.orders_phase(field, unit)
    return "over"


def over(field: Field, unit: Unit) -> Steps[str]:
    """The activation is over; who began it disorganised is operational again."""
    if unit.place == "table" and unit.disorganised and recovers(field):
        rally(field, unit, "TRA-STATE-07")
    if field.acting.paid:
        field.tell(ActivationEnded(unit=unit.id))
    yield from ()
    return ""


@rule("TRA-STATE-07", otherwise=False, always=True)
def recovers(field: Field) -> bool:
    """At the end of an activation that took place, a unit that began it disorganised has recovered."""
    return field.acting.began_disorganised


@rule("TRA-OPT-06", otherwise=False)
def goes_on_with_the_second() -> bool:
    """Of two units the first completes its whole activation before the second begins."""
    return True


def close(field: Field, unit: Unit) -> None:
    """The second of two units follows; otherwise it is the other player's chance."""
    state, second = field.state, field.acting.second
    state.activation = None
    if second != NO_UNIT and goes_on_with_the_second():
        if not turning.is_gone(field.unit(second)):
            state.activation = Activation(unit=second, step="pay")
            return
        field.tell(CardSetAside(unit=second))
    state.active = turning.alternates(unit.owner)


AT_ONCE = ("start", "over")
"""Steps that follow without a boundary."""
STEPS = {
    "which": turning.choose_first,
    "pay": turning.pay,
    "start": check_state,
    "enter": enter,
    "announce": announce,
    "actions": act,
    "orders": give_orders,
    "over": over,
}
__all__ = ["STEPS", "displaced", "one_activation", "take_step"]
