"""An activation: the state of the unit is checked, it acts, it may receive orders."""

from collections.abc import Callable, Sequence

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.activation import announcement, morale, orders, specialists, states
from escarmouche.games.trauma.rules.activation.announcement import CROSS, FIRE, MOVE, OPERATE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events import turn
from escarmouche.games.trauma.rules.movement import displacement, entry, movement
from escarmouche.games.trauma.rules.movement.crossing import crossing
from escarmouche.games.trauma.rules.shooting import fire_action, salvos
from escarmouche.games.trauma.rules.space.measure import engaged
from escarmouche.games.trauma.rules.state import NO_UNIT, Action, Activation, Step, Unit
from escarmouche.games.trauma.rules.turn import cards, command, general

FORFEIT, DONE = "forfeit", "done"
ASK_ACT = Asks(
    "act",
    *announcement.ACTIONS,
    *specialists.KEYS,
    FORFEIT,
    DONE,
    about=("unit",),
    says=("kind", "model", "piece", "vehicle", "what"),
)


def one_activation(battle: Battle) -> Steps[None]:
    """One opportunity to its end: the card is turned and the unit acts, or the activation under way goes on."""
    if battle.state.activation is None:
        yield from cards.opportunity(battle)
    while battle.state.activation is not None:
        yield from take_step(battle)


def take_step(battle: Battle) -> Steps[None]:
    """One step of the activation under way; each begins at a boundary, unless it follows at once."""
    acting = battle.acting
    unit = battle.unit(acting.unit)
    follows_at_once = True
    while follows_at_once:
        if unit.place == "gone":
            acting.step = "over"
        acting.step = yield from STEPS[acting.step](battle, unit)
        follows_at_once = acting.step in AT_ONCE
    if acting.step == "":
        close(battle, unit)


# The state of the unit


@rule("TRA-ACT-03")
def check_state(battle: Battle, unit: Unit) -> Steps[Step]:
    """Card, state, actions, orders: once the card is turned and paid for, the state of the unit is checked."""
    acting = battle.acting
    if general.has_fallen(battle, unit.owner):
        yield from command.succession(battle, unit.owner)
    acting.began_down, acting.began_disorganised = unit.down, unit.disorganised
    for model in battle.alive(unit):
        model.moved = False
    if unit.place == "reserve":
        return "enter"
    if unit.down and (unit.disorganised or engaged(battle, unit)):
        note("TRA-STATE-16")
    # States combine: a disorganised unit does nothing, but its models still stand up.
    if any(model.down for model in battle.alive(unit)) and (not unit.disorganised or CATALOGUE.holds("TRA-STATE-16")):
        states.stand_up(battle, unit)
    return "orders" if does_nothing(battle) else "announce"


@rule("TRA-STATE-06", otherwise=False)
def does_nothing(battle: Battle) -> bool:
    """A unit that begins its activation disorganised takes no action and receives no order."""
    return battle.acting.began_disorganised


def enter(battle: Battle, unit: Unit) -> Steps[Step]:
    """Let a unit in reserve enter the table or stay away."""
    entered = yield from entry.enter(battle, unit)
    if not entered:
        battle.tell(turn.StayedInReserve(unit=unit.id))
        return "orders"
    return "actions" if entry.took_both_actions(battle) else "announce"


def announce(battle: Battle, unit: Unit) -> Steps[Step]:
    """What the unit is going to do."""
    yield from announcement.announce(battle, unit)
    return "actions"


# Actions


def unfired(battle: Battle, unit: Unit) -> list[str]:
    """The salvos of a unit that have not been fired in this activation."""
    return [salvo.key for salvo in salvos.salvos(battle, unit) if salvo.key not in battle.acting.fired]


def due(battle: Battle, unit: Unit) -> list[Action]:
    """What may be performed next: the next announced action, or staggered salvos on either side of the other one."""
    acting = battle.acting
    if acting.fought:
        return []
    if not acting.staggered:
        return acting.announced[acting.done : acting.done + 1]
    left = acting.announced[acting.done : 1]
    return [*left, FIRE] if has_group_left(acting) and unfired(battle, unit) else left


@rule("TRA-FIRE-06", otherwise=False)
def has_group_left(acting: Activation) -> bool:
    """Whether staggered salvos can still be fired: they come before and after the one other action, in any split."""
    return group(acting) not in acting.extra


def group(acting: Activation) -> str:
    """The name of the staggered salvos that are fired now: those before the other action, or those after it."""
    return f"salvos-{acting.done}"


@rule("TRA-ACTN-02")
def is_finished(battle: Battle, action: Action) -> Reason | None:
    """Beginning an action means that the one before is finished."""
    if action in battle.acting.announced[: battle.acting.done]:
        return refusal("TRA-ACTN-02", "refused-action-finished")
    return None


@rule("TRA-ACTN-03")
def not_next(battle: Battle, action: Action) -> Reason | None:
    """Actions are performed in the order in which they were announced."""
    return refusal("TRA-ACTN-03", "refused-not-announced")


def action_refused(battle: Battle, unit: Unit, action: Action, expected: Sequence[Action]) -> Reason | None:
    """Why an action cannot be performed now."""
    if action not in expected:
        return is_finished(battle, action) or not_next(battle, action)
    return announcement.refused_now(battle, unit, action)


def act_options(battle: Battle, unit: Unit) -> list[Option]:
    """The announced actions, additional ones, and leaving out what is due."""
    expected = due(battle, unit)
    options = [
        Option(action, f"option-{action}", refused=action_refused(battle, unit, action, expected))
        for action in announcement.known_actions(battle)
    ]
    options += additional(battle, unit)
    return [*options, Option(FORFEIT, "option-forfeit") if expected else Option(DONE, "option-done")]


@rule("TRA-ACTN-07", otherwise=[])
def additional(battle: Battle, unit: Unit) -> list[Option]:
    """Additional actions are not announced: they come before, between or after the others, each once."""
    return [] if battle.acting.fought else specialists.additional(battle, unit)


def act(battle: Battle, unit: Unit) -> Steps[Step]:
    """The next action of the unit, until nothing is left."""
    # A unit knocked down in the middle of its activation completes its actions and stays down until the next.
    if displacement.loses_actions(battle, unit) or (unit.down and not CATALOGUE.holds("TRA-STATE-18")):
        battle.tell(turn.ActionsLost(unit=unit.id))
        return "orders"
    with listening(None):
        options = act_options(battle, unit)
        allowed = [option.key for option in options if option.refused is None]
    if allowed == [DONE]:
        lose_the_rest(battle)
        return "orders"
    key = allowed[0]
    if len(allowed) > 1:
        key = yield Choose(
            unit.owner,
            ASK_ACT,
            "TRA-ACTN-03",
            battle.offered(options, lambda: act_options(battle, unit)),
            data={"unit": unit.id},
            default=key,
            routine=len(allowed) == 2 and key in ACTIONS,
        )
    if key == DONE:
        return "orders"
    yield from perform(battle, unit, key)
    return "actions"


def lose_the_rest(battle: Battle) -> None:
    """What was announced and can no longer be carried out is not replaced."""
    if battle.acting.done < len(battle.acting.announced):
        note("TRA-ACTN-06")


def perform(battle: Battle, unit: Unit, key: str) -> Steps[None]:
    """One action, announced or additional, or leaving one out."""
    morale.begin_action(battle)
    if key == FORFEIT:
        forfeit(battle, unit)
    elif action := next((one for one in ACTIONS if one == key), None):
        battle.tell(turn.ActionBegan(unit=unit.id, action=action))
        yield from ACTIONS[action](battle, unit)
    else:
        yield from specialists.perform(battle, unit, key)


def note_why_lost(battle: Battle, unit: Unit, action: Action) -> None:
    """Note the rule that keeps an action from being carried out, if there is one."""
    with listening(None):
        reason = announcement.refused_now(battle, unit, action)
    if reason is not None and reason.rule:
        note(reason.rule)


@rule("TRA-ACTN-06", always=True)
def forfeit(battle: Battle, unit: Unit) -> None:
    """An announced action that cannot be carried out, or is not wanted, is lost and not replaced."""
    acting = battle.acting
    for action in due(battle, unit):
        note_why_lost(battle, unit, action)
        battle.tell(turn.ActionForfeited(unit=unit.id, action=action))
    # Two Fire actions are one supported fire, and forfeited together.
    acting.done += 2 if fire_action.is_supported_fire(acting.announced) else 1
    if acting.staggered:
        acting.done = 1
        acting.extra.append(group(acting))


def fire(battle: Battle, unit: Unit) -> Steps[None]:
    """A Fire action, a supported fire for both actions, or some of the staggered salvos."""
    acting = battle.acting
    acting.shot = True
    if acting.staggered:
        acting.extra.append(group(acting))
        yield from fire_action.fire(battle, unit, only=unfired(battle, unit))
        return
    supported = fire_action.is_supported_fire(acting.announced)
    yield from fire_action.fire(battle, unit, supported=supported)
    acting.done += 2 if supported else 1


def move(battle: Battle, unit: Unit) -> Steps[None]:
    """A Movement action."""
    battle.acting.done += 1
    yield from movement.move(battle, unit)


def cross(battle: Battle, unit: Unit) -> Steps[None]:
    """A Crossing action."""
    battle.acting.done += 1
    yield from crossing.cross(battle, unit)


def operate(battle: Battle, unit: Unit) -> Steps[None]:
    """An Operate action."""
    battle.acting.done += 1
    yield from specialists.operate(battle, unit)


ACTIONS: dict[Action, Callable[[Battle, Unit], Steps[None]]] = {FIRE: fire, MOVE: move, CROSS: cross, OPERATE: operate}


# Orders and the end


def give_orders(battle: Battle, unit: Unit) -> Steps[Step]:
    """Carry out the orders phase of the unit."""
    yield from orders.orders_phase(battle, unit)
    return "over"


def over(battle: Battle, unit: Unit) -> Steps[Step]:
    """The activation is over; who began it disorganised is operational again."""
    if unit.place == "table" and unit.disorganised and recovers(battle):
        states.rally(battle, unit, "TRA-STATE-07")
    if battle.acting.paid:
        battle.tell(turn.ActivationEnded(unit=unit.id))
    yield from ()
    return ""


@rule("TRA-STATE-07", otherwise=False, always=True)
def recovers(battle: Battle) -> bool:
    """At the end of an activation that took place, a unit that began it disorganised has recovered."""
    return battle.acting.began_disorganised


def close(battle: Battle, unit: Unit) -> None:
    """End an activation: the second of two units follows, or else it is the other player's chance."""
    state, second = battle.state, battle.acting.second
    state.activation = None
    # Of two units the first completes its whole activation before the second begins.
    if second != NO_UNIT and CATALOGUE.holds("TRA-OPT-06"):
        if not cards.is_gone(battle.unit(second)):
            state.activation = Activation(unit=second, step="pay")
            return
        battle.tell(turn.CardSetAside(unit=second))
    state.active = cards.alternates(unit.owner)


AT_ONCE = ("start", "over")
"""Steps that follow without a boundary."""
STEPS: dict[Step, Callable[[Battle, Unit], Steps[Step]]] = {
    "which": cards.choose_first,
    "pay": cards.pay,
    "start": check_state,
    "enter": enter,
    "announce": announce,
    "actions": act,
    "orders": give_orders,
    "over": over,
}
