"""Alert fire: units that wait with their weapons ready fire at an enemy who has just moved."""

from escarmouche.core.decision import Choose, Option, Steps
from escarmouche.core.rulebook import listening, note, rule
from escarmouche.games.trauma import purse
from escarmouche.games.trauma.events.melee import AlertBegan, OrderUsedUp
from escarmouche.games.trauma.field import Field
from escarmouche.games.trauma.morale import begin_action
from escarmouche.games.trauma.orders import ALERT_FIRE
from escarmouche.games.trauma.salvos import salvos, weapon_of
from escarmouche.games.trauma.shooting import able, fire, fire_refused, fired_already, not_on_alert, not_steady
from escarmouche.games.trauma.state import Unit
from escarmouche.games.trauma.targets import target_options

NOBODY, ALL, STAGGER = "none", "all", "stagger"


# Who may fire


@rule("TRA-STATE-20", otherwise=True)
def unshaken(unit: Unit) -> bool:
    """Whether a unit could fire: while it is disorganised it keeps the order but cannot use it."""
    return not unit.disorganised


@rule("TRA-ALERT-04", otherwise=[])
def weapons_ready(field: Field, unit: Unit, mover: Unit) -> list[str]:
    """Some or all weapons may fire, at the unit that has just moved and at no other."""
    found = []
    for salvo in salvos(field, unit):
        if fired_already(salvo, unit.spent) or not_on_alert(weapon_of(field, unit, salvo)):
            continue
        ready = able(field, salvo, unit.spent, mover)
        if not ready.models or not_steady(field, salvo, mover):
            continue
        if any(option.refused is None for option in target_options(field, unit, ready, alert=mover)):
            found.append(salvo.key)
    return found


def can_answer(field: Field, unit: Unit, mover: Unit) -> bool:
    """Whether a unit on alert can fire at the one that moved."""
    with listening(None):
        return fire_refused(field, unit) is None and bool(weapons_ready(field, unit, mover))


@rule("TRA-ALERT-01", otherwise=[])
def watchers(field: Field, mover: Unit) -> list[Unit]:
    """Enemy units with the order may fire during the activation of another."""
    watching = [unit for unit in field.enemies(mover) if ALERT_FIRE in unit.orders and unshaken(unit)]
    return [unit for unit in watching if can_answer(field, unit, mover)]


# Firing


@rule("TRA-ALERT-03")
def alert_fire(field: Field, mover: Unit) -> Steps[None]:
    """Immediately after a displacement the units on alert may fire at whoever made it."""
    fired: set[int] = set()
    while mover.place == "table":
        ready = [unit for unit in watchers(field, mover) if unit.id not in fired]
        if not ready:
            return
        unit = yield from next_watcher(field, ready, mover)
        if unit is None:
            return
        fired.add(unit.id)
        yield from fire_on_alert(field, unit, mover)


@rule("TRA-ALERT-09", instead=lambda field, ready, mover: None)
def next_watcher(field: Field, ready: list[Unit], mover: Unit) -> Steps[Unit | None]:
    """Their owner takes them one after the other in the order he likes, and may stop after each."""
    options = [Option(str(unit.id), "option-alert-unit", {"unit": unit.id}) for unit in ready]
    key = yield Choose(
        ready[0].owner,
        "alert",
        "TRA-ALERT-09",
        [*options, Option(NOBODY, "option-alert-none")],
        data={"target": mover.id},
        default=NOBODY,
    )
    return None if key == NOBODY else field.unit(int(key))


def fire_on_alert(field: Field, unit: Unit, mover: Unit) -> Steps[None]:
    """One unit fires; unless its salvos are staggered the order is used up as soon as anything was fired."""
    begin_action(field)
    yield from decide_to_stagger(field, unit, mover)
    field.tell(AlertBegan(unit=unit.id, target=mover.id, staggered=unit.staggered))
    before = list(unit.spent)
    yield from fire(field, unit, alert=mover)
    if unit.spent != before and (not unit.staggered or not left(field, unit)):
        use_up(field, unit)


def left(field: Field, unit: Unit) -> bool:
    """Whether salvos are left that could still be fired on alert."""
    return any(
        fired_already(salvo, unit.spent) is None and not_on_alert(weapon_of(field, unit, salvo)) is None
        for salvo in salvos(field, unit)
    )


@rule("TRA-ALERT-06")
def decide_to_stagger(field: Field, unit: Unit, mover: Unit) -> Steps[None]:
    """For a command point the salvos are fired at different moments, each at whoever has moved then."""
    if unit.staggered or len(weapons_ready(field, unit, mover)) < 2:
        return
    options = [
        Option(ALL, "option-alert-all"),
        Option(STAGGER, "option-alert-stagger", refused=purse.too_dear(field, unit.owner, "stagger")),
    ]
    key = yield Choose(unit.owner, "alert-stagger", "TRA-ALERT-06", options, data={"unit": unit.id}, default=ALL)
    note("TRA-ALERT-07")
    if key == STAGGER:
        pay_once(field, unit)


@rule("TRA-ALERT-07", always=True)
def pay_once(field: Field, unit: Unit) -> None:
    """It is paid once, with the first salvo, and holds until every salvo has been fired or the order is lost."""
    purse.pay(field, unit.owner, "stagger")
    unit.staggered = True


@rule("TRA-ALERT-05", instead=lambda field, unit: setattr(unit, "spent", []), always=True)
def use_up(field: Field, unit: Unit) -> None:
    """The order is removed as soon as the shots have been resolved, even if some weapons did not fire."""
    unit.orders = [order for order in unit.orders if order != ALERT_FIRE]
    unit.staggered, unit.spent = False, []
    field.tell(OrderUsedUp(unit=unit.id, order=ALERT_FIRE))
