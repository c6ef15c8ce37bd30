"""Orders: what a unit may be told at the end of its activation, and how long that lasts."""

from collections.abc import Callable
from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.trauma.rules import purse
from escarmouche.games.trauma.rules.drives import hide_refused
from escarmouche.games.trauma.rules.events.melee import CourageGiven, OrderGiven
from escarmouche.games.trauma.rules.events.turn import OrdersLost
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.general import general
from escarmouche.games.trauma.rules.measure import engaged
from escarmouche.games.trauma.rules.state import Unit
from escarmouche.games.trauma.rules.states import lose_orders, rally

TAKE_COVER, ALERT_FIRE, HEADS_DOWN, COURAGE = "take-cover", "alert-fire", "heads-down", "courage"
ORDERS = (TAKE_COVER, ALERT_FIRE, HEADS_DOWN)
DONE = "done"
Refusal = Callable[[], Reason | None]
ASK_ORDER = Asks("order", *ORDERS, f"{COURAGE}:<unit>", DONE, about=("pool", "unit"), says=("cost", "unit"))


# Who may receive orders


@rule("TRA-ORDER-06", always=True)
def has_orders_phase(field: Field, unit: Unit) -> bool:
    """Every unit on the table whose activation took place, unless it began it disorganised."""
    return unit.place == "table" and not field.acting.began_disorganised


@rule("TRA-MELEE-21", otherwise=True)
def still_held(field: Field, unit: Unit) -> bool:
    """A unit that has wiped out everybody at contact is engaged no longer."""
    return engaged(field, unit)


@rule("TRA-ORDER-02", always=True)
def cannot_hear(field: Field, unit: Unit) -> Reason | None:
    """A unit that is engaged or on the ground receives no order."""
    if unit.down:
        return refusal("TRA-ORDER-02", "refused-order-down", unit=unit.id)
    held = still_held(field, unit) if field.acting.fought else engaged(field, unit)
    return refusal("TRA-ORDER-02", "refused-order-engaged", unit=unit.id) if held else None


@rule("TRA-STATE-17")
def out_of_order(unit: Unit) -> Reason | None:
    """Why a unit that was disorganised in the middle of its activation receives no order."""
    return refusal("TRA-STATE-17", "refused-order-disorganised", unit=unit.id) if unit.disorganised else None


@rule("TRA-ORDER-05", always=True)
def has_it_already(unit: Unit, order: str) -> Reason | None:
    """A unit holds each order at most once, in any combination."""
    return refusal("TRA-ORDER-05", "refused-order-twice", order=order) if order in unit.orders else None


# The single orders


@rule("TRA-HIDE-02", always=True)
def cannot_hide(field: Field, unit: Unit) -> Reason | None:
    """Infantry may take cover, of armour only walkers whose propulsion works."""
    if not field.armoured(unit):
        return None
    reason = hide_refused(field, unit)
    if reason is None and limps(field, unit):
        reason = refusal("TRA-HIDE-04", "refused-hide-immobile", unit=unit.id)
    return reason


@rule("TRA-HIDE-04", otherwise=False, always=True)
def limps(field: Field, unit: Unit) -> bool:
    """One walker without propulsion is enough to keep the whole unit from taking cover."""
    return any(model.immobile for model in field.alive(unit))


def propulsion_lost(field: Field, unit: Unit) -> None:
    """A unit of walkers that takes cover loses that order with the propulsion of one of them."""
    if TAKE_COVER in unit.orders and limps(field, unit):
        unit.orders.remove(TAKE_COVER)
        field.tell(OrdersLost(unit=unit.id, orders=(TAKE_COVER,), rules=("TRA-HIDE-04",)))


@rule("TRA-HIDE-01", otherwise=False)
def hides(field: Field, unit: Unit) -> bool:
    """A unit with the order takes its cover test on Downs."""
    return TAKE_COVER in unit.orders and cannot_hide(field, unit) is None


@rule("TRA-HIDE-03", always=True)
def has_something_to_hide_behind(unit: Unit, covered: bool) -> bool:
    """The order gives no cover by itself."""
    return covered


@rule("TRA-ALERT-02", always=True)
def has_fired(field: Field, unit: Unit) -> Reason | None:
    """Only a unit that did not fire in this activation may be put on alert."""
    return refusal("TRA-ALERT-02", "refused-alert-fired", unit=unit.id) if field.acting.shot else None


@rule("TRA-ORDER-06")
def is_away(unit: Unit) -> Reason | None:
    """A unit in reserve receives no order."""
    return None if unit.place == "table" else refusal("TRA-ORDER-06", "refused-in-reserve", unit=unit.id)


@rule("TRA-STATE-06")
def only_recovers(field: Field, unit: Unit) -> Reason | None:
    """A unit that began its activation disorganised receives no order at its end."""
    if field.acting.began_disorganised:
        return refusal("TRA-STATE-06", "refused-order-recovering", unit=unit.id)
    return None


def order_refused(field: Field, unit: Unit, order: str) -> Reason | None:
    """Why a unit cannot be given an order now."""
    reason = is_away(unit) or only_recovers(field, unit) or cannot_hear(field, unit) or out_of_order(unit)
    reason = reason or has_it_already(unit, order)
    if reason is None and order == TAKE_COVER:
        reason = cannot_hide(field, unit)
    if reason is None and order == ALERT_FIRE:
        reason = has_fired(field, unit)
    return reason or purse.too_dear(field, unit.owner, order)


# Courage


@rule("TRA-RALLY-01", always=True)
def is_not_the_general(field: Field, unit: Unit) -> Reason | None:
    """Only the chief general encourages others, in the orders phase of his own unit."""
    officer = general(field, unit.owner)
    if officer is not None and officer.unit == unit.id:
        return None
    return refusal("TRA-RALLY-01", "refused-courage-general")


@rule("TRA-RALLY-02", always=True)
def may_go_on() -> Reason | None:
    """Courage may be used again as long as it is paid for."""
    return None


@rule("TRA-RALLY-03", always=True)
def general_is_hindered(field: Field, unit: Unit) -> Reason | None:
    """The general's own unit must be able to receive an order; the other may be anywhere."""
    return is_away(unit) or only_recovers(field, unit) or cannot_hear(field, unit) or out_of_order(unit)


def courage_refused(field: Field, unit: Unit) -> Reason | None:
    """Why nobody can be encouraged now."""
    reason = is_not_the_general(field, unit) or general_is_hindered(field, unit)
    if reason is None and COURAGE in field.acting.extra:
        reason = may_go_on()
    return reason or purse.too_dear(field, unit.owner, COURAGE)


def shaken_friends(field: Field, unit: Unit) -> list[Unit]:
    """The disorganised units of an army."""
    return [friend for friend in field.on_table(unit.owner) if friend.disorganised]


def skipped(field: Field, unit: Unit) -> None:
    """The unit is operational, but its card is gone."""
    side = field.side(unit.owner)
    side.row = [index for index in side.row if index != unit.id]
    rally(field, unit, "TRA-RALLY-01")


@rule("TRA-RALLY-04", always=True)
def encourage(field: Field, unit: Unit) -> None:
    """The unit is operational again at once, and acts this turn if its card is still face down."""
    rally(field, unit, "TRA-RALLY-01")


# The question


def order_options(field: Field, unit: Unit) -> list[Option]:
    """Every order with its price and why not, courage for every disorganised unit, and the end."""
    options = [
        Option(
            order,
            f"option-order-{order}",
            {"cost": purse.price(order)},
            refused=partial(order_refused, field, unit, order),
        )
        for order in ORDERS
    ]
    options += [
        Option(
            f"{COURAGE}:{friend.id}",
            "option-order-courage",
            {"unit": friend.id, "cost": purse.price(COURAGE)},
            refused=partial(courage_refused, field, unit),
        )
        for friend in shaken_friends(field, unit)
    ]
    return [*options, Option(DONE, "option-order-done")]


def orders_phase(field: Field, unit: Unit) -> Steps[None]:
    """At the end of its activation a unit may receive orders, where it can receive any."""
    while has_orders_phase(field, unit) and is_heard(field, unit) and anything_to_say(field, unit):
        if not (yield from one_order(field, unit)):
            return


def is_heard(field: Field, unit: Unit) -> bool:
    """Whether the state of a unit lets it receive orders."""
    return cannot_hear(field, unit) is None and out_of_order(unit) is None


def anything_to_say(field: Field, unit: Unit) -> bool:
    """Whether there is any order that could be given."""
    with listening(None):
        return any(option.refused is None for option in order_options(field, unit) if option.key != DONE)


@rule("TRA-ORDER-01", otherwise=False)
def one_order(field: Field, unit: Unit) -> Steps[bool]:
    """The player assigns an order and pays for it, or has no more to say."""
    key: str = yield Choose(
        unit.owner,
        ASK_ORDER,
        "TRA-ORDER-01",
        lambda: order_options(field, unit),
        data={"unit": unit.id, "pool": field.side(unit.owner).command},
        default=DONE,
    )
    if key == DONE:
        return False
    order, _, friend = key.partition(":")
    purse.pay(field, unit.owner, order)
    if friend:
        field.acting.extra.append(COURAGE)
        field.tell(CourageGiven(seat=unit.owner, unit=int(friend)))
        encourage(field, field.unit(int(friend)))
    else:
        unit.orders = sorted([*unit.orders, order])
        field.tell(OrderGiven(unit=unit.id, order=order))
    return True


# How long they last


@rule("TRA-ORDER-04", otherwise=False)
def outlast_the_turn() -> bool:
    """Orders are kept until the card is turned again, also beyond the end of the turn."""
    return True


def at_the_end_of_the_turn(field: Field) -> None:
    """What becomes of orders when a turn ends."""
    for unit in field.state.units:
        if unit.orders and not outlast_the_turn():
            lose_orders(field, unit, "TRA-ORDER-04")
