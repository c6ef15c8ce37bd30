"""Alert fire: units that wait with their weapons ready fire at an enemy who has just moved."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.trauma.rules.activation.morale import begin_action
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.melee import AlertBegan, OrderUsedUp
from escarmouche.games.trauma.rules.shooting import fire_action
from escarmouche.games.trauma.rules.shooting.salvos import Salvo, salvos, weapon_of
from escarmouche.games.trauma.rules.shooting.targets import target_options
from escarmouche.games.trauma.rules.state import ALERT_FIRE, Unit
from escarmouche.games.trauma.rules.turn import command_points

NOBODY, ALL, STAGGER = "none", "all", "stagger"
ASK_ALERT = Asks("alert", "<unit>", NOBODY, about=("target",), says=("unit",))
ASK_ALERT_STAGGER = Asks("alert-stagger", ALL, STAGGER, about=("unit",))


# Who may fire


@rule("TRA-STATE-20")
def shaken(unit: Unit) -> Reason | None:
    """While a unit is disorganised it keeps the order but cannot use it."""
    return refusal("TRA-STATE-20", "refused-alert-disorganised", unit=unit.id) if unit.disorganised else None


def silent(battle: Battle, unit: Unit, salvo: Salvo, mover: Unit) -> Reason | None:
    """Why a salvo cannot be fired on alert at the unit that has just moved, or None."""
    reason = fire_action.fired_already(salvo, unit.spent) or fire_action.not_on_alert(weapon_of(battle, unit, salvo))
    reason = reason or fire_action.not_steady(battle, salvo, mover)
    if reason is not None:
        return reason
    ready = fire_action.able(battle, salvo, unit.spent, mover)
    if not ready.models:
        return refusal("TRA-FIRE-01", "refused-fired-already")
    aims = [option for option in target_options(battle, unit, ready, alert=mover) if option.data["unit"] == mover.id]
    return None if any(option.refused is None for option in aims) else aims[0].refused


@rule("TRA-ALERT-04")
def all_silent(battle: Battle, unit: Unit, mover: Unit) -> Reason | None:
    """Why no weapon can fire at the unit that has just moved; some or all may, and at no other unit."""
    with listening(None):
        reasons = [silent(battle, unit, salvo, mover) for salvo in salvos(battle, unit)]
    return None if None in reasons else reasons[0]


def answer_refused(battle: Battle, unit: Unit, mover: Unit) -> Reason | None:
    """Why a unit on alert cannot fire at the one that moved."""
    return shaken(unit) or fire_action.fire_refused(battle, unit) or all_silent(battle, unit, mover)


def on_alert(battle: Battle, mover: Unit) -> list[Unit]:
    """The enemy units with the order."""
    return [unit for unit in battle.enemies(mover) if ALERT_FIRE in unit.orders]


@rule("TRA-ALERT-01", otherwise=[], always=True)
def watchers(battle: Battle, mover: Unit) -> list[Unit]:
    """Enemy units with the order may fire during the activation of another."""
    return [unit for unit in on_alert(battle, mover) if answer_refused(battle, unit, mover) is None]


# Firing


@rule("TRA-ALERT-03")
def alert_fire(battle: Battle, mover: Unit) -> Steps[None]:
    """Immediately after a displacement the units on alert may fire at whoever made it."""
    fired: set[int] = set()
    while mover.place == "table":
        ready = [unit for unit in watchers(battle, mover) if unit.id not in fired]
        if not ready:
            return
        others = [unit for unit in on_alert(battle, mover) if unit not in ready and unit.id not in fired]
        unit = yield from next_watcher(battle, mover, ready, others)
        if unit is None:
            return
        fired.add(unit.id)
        yield from fire_on_alert(battle, unit, mover)


@rule("TRA-ALERT-09")
def next_watcher(battle: Battle, mover: Unit, ready: list[Unit], others: list[Unit]) -> Steps[Unit | None]:
    """The unit on alert that fires next: their owner takes them in the order he likes, and may stop after each."""
    options = [Option(str(unit.id), "option-alert-unit", {"unit": unit.id}) for unit in ready]
    hindered = [
        Option(str(unit.id), "option-alert-unit", {"unit": unit.id}, refused=answer_refused(battle, unit, mover))
        for unit in others
    ]
    key = yield Choose(
        1 - mover.owner,
        ASK_ALERT,
        "TRA-ALERT-09",
        [*options, *hindered, Option(NOBODY, "option-alert-none")],
        data={"target": mover.id},
        default=NOBODY,
    )
    return None if key == NOBODY else battle.unit(int(key))


def fire_on_alert(battle: Battle, unit: Unit, mover: Unit) -> Steps[None]:
    """One unit fires; unless its salvos are staggered the order is used up as soon as anything was fired."""
    begin_action(battle)
    yield from decide_to_stagger(battle, unit)
    note("TRA-ALERT-04")
    if unit.staggered:
        note("TRA-ALERT-07")
    battle.tell(AlertBegan(unit=unit.id, target=mover.id, staggered=unit.staggered))
    before = list(unit.spent)
    yield from fire_action.fire(battle, unit, alert=mover)
    if unit.spent != before and (not unit.staggered or not left(battle, unit)):
        use_up(battle, unit)


def left(battle: Battle, unit: Unit) -> list[str]:
    """The salvos that could still be fired on alert, now or later."""
    return [
        salvo.key
        for salvo in salvos(battle, unit)
        if fire_action.fired_already(salvo, unit.spent) is None
        and fire_action.not_on_alert(weapon_of(battle, unit, salvo)) is None
    ]


@rule("TRA-ALERT-06")
def decide_to_stagger(battle: Battle, unit: Unit) -> Steps[None]:
    """For a command point the salvos are fired at different moments, each at whoever has moved then."""
    if unit.staggered or len(left(battle, unit)) < 2:
        return
    options = [
        Option(ALL, "option-alert-all"),
        Option(STAGGER, "option-alert-stagger", refused=command_points.too_dear(battle, unit.owner, "stagger")),
    ]
    key = yield Choose(unit.owner, ASK_ALERT_STAGGER, "TRA-ALERT-06", options, data={"unit": unit.id}, default=ALL)
    note("TRA-ALERT-07")
    if key == STAGGER:
        pay_once(battle, unit)


@rule("TRA-ALERT-07", always=True)
def pay_once(battle: Battle, unit: Unit) -> None:
    """Staggering is paid once, with the first salvo, and holds until every salvo is fired or the order is lost."""
    command_points.pay(battle, unit.owner, "stagger")
    unit.staggered = True


@rule("TRA-ALERT-05", always=True)
def use_up(battle: Battle, unit: Unit) -> None:
    """The order is removed as soon as the shots have been resolved, even if some weapons did not fire."""
    unit.orders = [order for order in unit.orders if order != ALERT_FIRE]
    unit.staggered, unit.spent = False, []
    battle.tell(OrderUsedUp(unit=unit.id, order=ALERT_FIRE))
