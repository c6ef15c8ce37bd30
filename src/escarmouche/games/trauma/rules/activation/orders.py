"""Orders: what a unit may be told at the end of its activation, and how long that lasts."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import ClassVar

from escarmouche.engine.ids import UnitId
from escarmouche.engine.keys import OptionKey
from escarmouche.engine.question import Asks, Later
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.activation.states import lose_orders, rally
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.melee import CourageGiven, OrderGiven
from escarmouche.games.trauma.rules.events.turn import OrdersLost
from escarmouche.games.trauma.rules.space.measure import engaged
from escarmouche.games.trauma.rules.state import ALERT_FIRE, ORDERS, TAKE_COVER, OrderId, Unit
from escarmouche.games.trauma.rules.turn import command_points
from escarmouche.games.trauma.rules.turn.general import general
from escarmouche.games.trauma.rules.unit_classes import hide_refused

COURAGE = "courage"
DONE = "done"


class Courage(OptionKey, frozen=True):
    """The chief general encourages a unit."""

    word: ClassVar[str] = COURAGE
    unit: UnitId


ASK_ORDER = Asks("order", *ORDERS, Courage.pattern(), DONE, about=("pool", "unit"), says=("cost", "order", "unit"))


# Who may receive orders


@rule("TRA-ORDER-06", always=True)
def has_orders_phase(battle: Battle, unit: Unit) -> bool:
    """Whether a unit has an orders phase: it is on the table, and did not begin its activation disorganised."""
    return unit.place == "table" and not battle.acting.began_disorganised


@rule("TRA-MELEE-21", otherwise=True)
def still_held(battle: Battle, unit: Unit) -> bool:
    """Whether a unit is engaged at this moment; one that has wiped out everybody at contact is not."""
    return engaged(battle, unit)


@rule("TRA-ORDER-02", always=True)
def cannot_hear(battle: Battle, unit: Unit) -> Reason | None:
    """A unit that is engaged or on the ground receives no order."""
    if unit.down:
        return refusal("TRA-ORDER-02", "refused-order-down", unit=unit.id)
    held = still_held(battle, unit) if battle.acting.fought else engaged(battle, unit)
    return refusal("TRA-ORDER-02", "refused-order-engaged", unit=unit.id) if held else None


@rule("TRA-STATE-17")
def out_of_order(unit: Unit) -> Reason | None:
    """Why a unit that was disorganised in the middle of its activation receives no order."""
    return refusal("TRA-STATE-17", "refused-order-disorganised", unit=unit.id) if unit.disorganised else None


@rule("TRA-ORDER-05", always=True)
def has_it_already(unit: Unit, order: OrderId) -> Reason | None:
    """A unit holds each order at most once, in any combination."""
    return refusal("TRA-ORDER-05", "refused-order-twice", order=order) if order in unit.orders else None


# The single orders


@rule("TRA-HIDE-02", always=True)
def cannot_hide(battle: Battle, unit: Unit) -> Reason | None:
    """Infantry may take cover, of armour only walkers whose propulsion works."""
    if not battle.armoured(unit):
        return None
    reason = hide_refused(battle, unit)
    if reason is None and limps(battle, unit):
        reason = refusal("TRA-HIDE-04", "refused-hide-immobile", unit=unit.id)
    return reason


@rule("TRA-HIDE-04", otherwise=False, always=True)
def limps(battle: Battle, unit: Unit) -> bool:
    """One walker without propulsion is enough to keep the whole unit from taking cover."""
    return any(model.immobile for model in battle.alive(unit))


def propulsion_lost(battle: Battle, unit: Unit) -> None:
    """A unit of walkers that takes cover loses that order with the propulsion of one of them."""
    if TAKE_COVER in unit.orders and limps(battle, unit):
        unit.orders.remove(TAKE_COVER)
        battle.tell(OrdersLost(unit=unit.id, orders=(TAKE_COVER,), rules=("TRA-HIDE-04",)))


@rule("TRA-HIDE-01", otherwise=False)
def hides(battle: Battle, unit: Unit) -> bool:
    """A unit with the order takes its cover test on Downs."""
    return TAKE_COVER in unit.orders and cannot_hide(battle, unit) is None


@rule("TRA-HIDE-03", always=True)
def has_something_to_hide_behind(unit: Unit, covered: bool) -> bool:
    """Whether a unit is in cover: the order gives none by itself."""
    return covered


@rule("TRA-ALERT-02", always=True)
def has_fired(battle: Battle, unit: Unit) -> Reason | None:
    """Only a unit that did not fire in this activation may be put on alert."""
    return refusal("TRA-ALERT-02", "refused-alert-fired", unit=unit.id) if battle.acting.shot else None


ON_PRECISION: Sequence[Callable[[Unit], Reason | None]] = ()
"""The orders that change the Precision of a unit that holds them: a unit each, which says by how much."""


def precision_reasons(unit: Unit) -> tuple[Reason, ...]:
    """What the orders of a unit change about the Precision of its shots."""
    return tuple(reason for order in ON_PRECISION if (reason := order(unit)) is not None)


@rule("TRA-ORDER-06")
def is_away(unit: Unit) -> Reason | None:
    """A unit in reserve receives no order."""
    return None if unit.place == "table" else refusal("TRA-ORDER-06", "refused-in-reserve", unit=unit.id)


@rule("TRA-STATE-06")
def only_recovers(battle: Battle, unit: Unit) -> Reason | None:
    """A unit that began its activation disorganised receives no order at its end."""
    if battle.acting.began_disorganised:
        return refusal("TRA-STATE-06", "refused-order-recovering", unit=unit.id)
    return None


REFUSALS: Mapping[OrderId, Callable[[Battle, Unit], Reason | None]] = {TAKE_COVER: cannot_hide, ALERT_FIRE: has_fired}
"""Why some units cannot be given an order that others can."""


def order_refused(battle: Battle, unit: Unit, order: OrderId) -> Reason | None:
    """Why a unit cannot be given an order now."""
    reason = is_away(unit) or only_recovers(battle, unit) or cannot_hear(battle, unit) or out_of_order(unit)
    reason = reason or has_it_already(unit, order)
    if reason is None and order in REFUSALS:
        reason = REFUSALS[order](battle, unit)
    return reason or command_points.too_dear(battle, unit.owner, order)


# Courage


@rule("TRA-RALLY-01", always=True)
def is_not_the_general(battle: Battle, unit: Unit) -> Reason | None:
    """Only the chief general encourages others, in the orders phase of his own unit."""
    officer = general(battle, unit.owner)
    if officer is not None and officer.unit == unit.id:
        return None
    return refusal("TRA-RALLY-01", "refused-courage-general")


@rule("TRA-RALLY-02", always=True)
def not_again(battle: Battle, unit: Unit) -> Reason | None:
    """Courage may be used again in the same orders phase as long as it is paid for."""
    return command_points.too_dear(battle, unit.owner, COURAGE)


@rule("TRA-RALLY-03", always=True)
def general_is_hindered(battle: Battle, unit: Unit) -> Reason | None:
    """The general's own unit must be able to receive an order; the other may be anywhere."""
    return is_away(unit) or only_recovers(battle, unit) or cannot_hear(battle, unit) or out_of_order(unit)


def courage_refused(battle: Battle, unit: Unit) -> Reason | None:
    """Why nobody can be encouraged now."""
    reason = is_not_the_general(battle, unit) or general_is_hindered(battle, unit)
    if reason is None and COURAGE in battle.acting.extra:
        return not_again(battle, unit)
    return reason or command_points.too_dear(battle, unit.owner, COURAGE)


@rule("TRA-RALLY-04", always=True)
def encourage(battle: Battle, unit: Unit) -> None:
    """The unit is operational again at once, and acts this turn if its card is still face down."""
    rally(battle, unit, "TRA-RALLY-01")


# The question


def order_options(battle: Battle, unit: Unit) -> list[Option]:
    """Every order with its price and why not, courage for every disorganised unit, and the end."""
    options = [
        Option(
            order,
            "option-order",
            {"order": order, "cost": command_points.price(order)},
            refused=partial(order_refused, battle, unit, order),
        )
        for order in ORDERS
    ]
    options += [
        Option(
            str(Courage(friend.id)),
            "option-order-courage",
            {"unit": friend.id, "cost": command_points.price(COURAGE)},
            refused=partial(courage_refused, battle, unit),
        )
        for friend in battle.on_table(unit.owner)
        if friend.disorganised
    ]
    return [*options, Option(DONE, "option-order-done")]


def orders_phase(battle: Battle, unit: Unit) -> Steps[None]:
    """At the end of its activation a unit may receive orders, where it can receive any."""
    while has_orders_phase(battle, unit) and is_heard(battle, unit):
        with listening(None):
            options = order_options(battle, unit)
            silent = not anything_to_say(options)
        offered = battle.offered(options, partial(order_options, battle, unit))
        if silent or not (yield from one_order(battle, unit, offered)):
            return


def is_heard(battle: Battle, unit: Unit) -> bool:
    """Whether the state of a unit lets it receive orders."""
    return cannot_hear(battle, unit) is None and out_of_order(unit) is None


def anything_to_say(options: Sequence[Option]) -> bool:
    """Whether any order can be given."""
    return any(option.refused is None for option in options if option.key != DONE)


@rule("TRA-ORDER-01", otherwise=False)
def one_order(battle: Battle, unit: Unit, options: Later[Sequence[Option]]) -> Steps[bool]:
    """The player assigns an order and pays for it, or has no more to say."""
    key: str = yield Choose(
        unit.owner,
        ASK_ORDER,
        "TRA-ORDER-01",
        options,
        data={"unit": unit.id, "pool": battle.side(unit.owner).command},
        default=DONE,
    )
    if key == DONE:
        return False
    if key in ORDERS:
        command_points.pay(battle, unit.owner, key)
        unit.orders = sorted([*unit.orders, OrderId(key)])
        battle.tell(OrderGiven(unit=unit.id, order=OrderId(key)))
    else:
        friend = battle.unit(Courage.read(key).unit)
        command_points.pay(battle, unit.owner, COURAGE)
        battle.acting.extra.append(COURAGE)
        battle.tell(CourageGiven(seat=unit.owner, unit=friend.id))
        encourage(battle, friend)
    return True


# How long they last


def at_the_end_of_the_turn(battle: Battle) -> None:
    """Let units keep their orders at the end of a turn; they lose them only if the catalogue says so."""
    for unit in battle.state.units:
        # Orders are kept until the card is turned again, also beyond the end of the turn.
        if unit.orders and not CATALOGUE.holds("TRA-ORDER-04"):
            lose_orders(battle, unit, "TRA-ORDER-04")
