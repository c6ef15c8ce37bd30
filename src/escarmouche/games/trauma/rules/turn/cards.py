"""Turning cards: the options a player may buy before it, and what the activation of the unit shown costs."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from escarmouche.engine.ids import UnitId
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Amount, Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.activation.states import lose_orders, stand_up
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events import turn
from escarmouche.games.trauma.rules.state import NO_UNIT, Activation, Chance, Side, Step, Unit
from escarmouche.games.trauma.rules.turn import command_points, general

TURN: Final = "turn"
MOVE: Final = "move-card"
PASS: Final = "pass"
BOTH: Final = "both"
PAY, DECLINE = "pay", "decline"
ASK_WHICH_FIRST = Asks("which-first", "<unit>", says=("unit",))
ASK_PAY = Asks("pay", PAY, DECLINE, about=("cost", "pool", "unit"), says=("cost",))
ASK_OPPORTUNITY = Asks("opportunity", TURN, MOVE, PASS, BOTH, about=("pool", "turn"), says=("cost",))
ASK_MOVE_CARD = Asks("move-card", about=("count",))


# Options


@rule("TRA-OPT-10", otherwise=False, always=True)
def used_last_time(side: Side, option: str) -> bool:
    """Whether a player used an option at his opportunity just before in the same turn, which is what in a row means."""
    return side.option == option


@rule("TRA-OPT-04", always=True)
def passed_before(side: Side) -> Reason | None:
    """Nobody passes twice in a row."""
    return refusal("TRA-OPT-04", "refused-pass-again") if used_last_time(side, PASS) else None


@rule("TRA-OPT-07", always=True)
def both_before(side: Side) -> Reason | None:
    """Nobody activates two units at once twice in a row."""
    return refusal("TRA-OPT-07", "refused-both-again") if used_last_time(side, BOTH) else None


@rule("TRA-OPT-09", always=True)
def too_few_cards(side: Side) -> Reason | None:
    """Moving the first card and activating two units need two face-down cards."""
    return refusal("TRA-OPT-09", "refused-one-card") if len(side.row) < 2 else None


@rule("TRA-OPT-02", always=True)
def no_move(battle: Battle, seat: SeatId) -> Reason | None:
    """For a command point the first card may be put elsewhere in the row."""
    return too_few_cards(battle.side(seat)) or command_points.too_dear(battle, seat, MOVE)


@rule("TRA-OPT-03", always=True)
def no_pass(battle: Battle, seat: SeatId) -> Reason | None:
    """For a command point a player may forgo his chance, even if the other has no card left."""
    return passed_before(battle.side(seat)) or command_points.too_dear(battle, seat, PASS)


@rule("TRA-OPT-05", always=True)
def no_pair(battle: Battle, seat: SeatId) -> Reason | None:
    """For two command points the first two cards are turned together."""
    side = battle.side(seat)
    return both_before(side) or too_few_cards(side) or command_points.too_dear(battle, seat, BOTH)


def options(battle: Battle, seat: SeatId) -> list[Option]:
    """Turning the first card, and the three options."""
    return [
        Option(TURN, "option-turn"),
        Option(MOVE, "option-move-card", {"cost": command_points.price(MOVE)}, refused=partial(no_move, battle, seat)),
        Option(PASS, "option-pass", {"cost": command_points.price(PASS)}, refused=partial(no_pass, battle, seat)),
        Option(BOTH, "option-both", {"cost": command_points.price(BOTH)}, refused=partial(no_pair, battle, seat)),
    ]


def only_turning(offered: Sequence[Option]) -> bool:
    """Whether no option can be bought."""
    return all(option.key == TURN or option.refused is not None for option in offered)


def opportunity(battle: Battle) -> Steps[None]:
    """The player whose chance it is may buy an option, and turns a card unless he passes."""
    seat = battle.state.active
    key: Chance = TURN
    with listening(None):
        offered = options(battle, seat)
        turns = only_turning(offered)
    if not turns:
        key = yield Choose(
            seat,
            ASK_OPPORTUNITY,
            "TRA-OPT-01",
            battle.offered(offered, lambda: options(battle, seat)),
            default=TURN,
            data={"turn": battle.state.turn, "pool": battle.side(seat).command},
        )
    battle.side(seat).option = "" if key == TURN else key
    if key != TURN:
        note("TRA-OPT-01")
        command_points.pay(battle, seat, key)
    yield from CHANCES[key](battle, seat)


def move_first_card(battle: Battle, seat: SeatId) -> Steps[None]:
    """The first card goes elsewhere in the row, and the one that is then first is turned in its stead."""
    row = battle.side(seat).row
    place = len(row)
    if len(row) > 2:
        place = yield Amount(
            seat, ASK_MOVE_CARD, "TRA-OPT-02", least=2, most=len(row), default=len(row), data={"count": len(row)}
        )
    row.insert(place - 1, row.pop(0))
    battle.tell(turn.CardMoved(seat=seat, place=place))
    # One option, and no more, is bought before an activation.
    if not CATALOGUE.holds("TRA-OPT-01"):
        yield from opportunity(battle)
    else:
        yield from turn_one(battle, seat)


def give_up_chance(battle: Battle, seat: SeatId) -> Steps[None]:
    """No card is turned; play goes to the opponent."""
    battle.tell(turn.Passed(seat=seat))
    battle.state.active = 1 - seat
    yield from ()


# Turning


def turn_card(battle: Battle, seat: SeatId) -> Unit | None:
    """The first face-down card is turned; the unit shown is returned, unless it is gone."""
    side = battle.side(seat)
    unit = battle.unit(side.row.pop(0))
    side.turned.append(unit.id)
    battle.tell(turn.CardTurned(unit=unit.id))
    if is_gone(unit):
        battle.tell(turn.CardSetAside(unit=unit.id))
        return None
    # An option is bought first, then the card is turned, then the player decides whether to pay.
    if CATALOGUE.holds("TRA-ACT-10"):
        turning_takes_orders(battle, unit)
    return unit


@rule("TRA-ACT-04", "TRA-ORDER-04", always=True)
def turning_takes_orders(battle: Battle, unit: Unit) -> None:
    """The unit shown loses at once all orders it still had, whether or not it is then paid for."""
    lose_orders(battle, unit, "TRA-ACT-04")


@rule("TRA-ACT-07", otherwise=False)
def is_gone(unit: Unit) -> bool:
    """The card of a unit that was removed from the table is set aside, and nobody is played."""
    return unit.place != "table" and is_no_longer_there(unit)


@rule("TRA-ACT-09", always=True)
def is_no_longer_there(unit: Unit) -> bool:
    """Only eliminated units are gone; those in reserve are activated like any other."""
    return unit.place == "gone"


def turn_one(battle: Battle, seat: SeatId) -> Steps[None]:
    """One card is turned and its unit may be activated."""
    begin(battle, seat, [turn_card(battle, seat)])
    yield from ()


def turn_two(battle: Battle, seat: SeatId) -> Steps[None]:
    """Two cards are turned, and both units lose their orders; both may be activated, one after the other."""
    note("TRA-OPT-08")
    begin(battle, seat, [turn_card(battle, seat), turn_card(battle, seat)])
    yield from ()


def begin(battle: Battle, seat: SeatId, shown: list[Unit | None]) -> None:
    """Those of the turned units that still exist may be activated; if there is none, the chance is over."""
    units = [unit.id for unit in shown if unit is not None]
    if len(units) < len(shown) == 2:
        units = the_other_acts(units)
    if not units:
        battle.state.active = alternates(seat)
        return
    second = units[1] if len(units) > 1 else NO_UNIT
    step: Step = "which" if second != NO_UNIT else "pay"
    battle.state.activation = Activation(unit=units[0], second=second, step=step)


@rule("TRA-OPT-11", otherwise=[])
def the_other_acts(units: list[UnitId]) -> list[UnitId]:
    """The units to activate where one of two turned cards is dead: the other one acts, and nothing is refunded."""
    return units


@rule("TRA-ACT-01", "TRA-TURN-01")
def alternates(seat: SeatId) -> SeatId:
    """The seat whose chance is next: units act one at a time, the players in turn."""
    return 1 - seat


CHANCES: dict[Chance, Callable[[Battle, SeatId], Steps[None]]] = {
    TURN: turn_one,
    MOVE: move_first_card,
    PASS: give_up_chance,
    BOTH: turn_two,
}


# Which of two, and paying


def choose_first(battle: Battle, unit: Unit) -> Steps[Step]:
    """Of two units shown the player says which acts first."""
    acting = battle.acting
    pair = [acting.unit, acting.second]
    options = [Option(str(index), "option-unit", {"unit": index}) for index in pair]
    key = yield Choose(unit.owner, ASK_WHICH_FIRST, "TRA-OPT-05", options)
    acting.unit = UnitId(int(key))
    acting.second = next(index for index in pair if index != acting.unit)
    return "pay"


@rule("TRA-ACT-05", otherwise=0, always=True)
def activation_cost(battle: Battle, unit: Unit) -> int:
    """An activation costs a command point; a unit that includes an officer acts for nothing."""
    return 0 if general.has_officer(battle, unit) else command_points.price("activation")


@rule("TRA-OPT-08", always=True, otherwise=False)
def is_paid_apart(battle: Battle, option: str) -> bool:
    """The price of an option does not cover the activations; that of two units does if the players agreed so."""
    return option == MOVE or battle.option("simultaneous_cost") == "plus_activations"


def due(battle: Battle, unit: Unit) -> int:
    """What activating a unit costs now."""
    option = battle.side(unit.owner).option
    if option in (MOVE, BOTH) and not is_paid_apart(battle, option):
        return 0
    return activation_cost(battle, unit)


def pay(battle: Battle, unit: Unit) -> Steps[Step]:
    """The activation of the unit shown takes place if it is paid for or free."""
    cost = due(battle, unit)
    if cost and not (yield from pays(battle, unit, cost)):
        battle.tell(turn.NotActivated(unit=unit.id))
        if unit.place == "reserve":
            note("TRA-ACCESS-07")
        if general.has_fallen(battle, unit.owner):
            note("TRA-GEN-04")
            # A card that was turned but not paid for is no activation and brings no successor.
            if not CATALOGUE.holds("TRA-GEN-10"):
                yield from general.succeed(battle, unit.owner)
        if unit.down:
            note("TRA-STATE-12")
            # A unit on the ground that is not paid for stays down and keeps its heads down.
            if not CATALOGUE.holds("TRA-STATE-23"):
                stand_up(battle, unit)
        return "over"
    if cost:
        command_points.pay(battle, unit.owner, "activation")
    battle.acting.paid = True
    battle.tell(turn.Activated(unit=unit.id, cost=cost))
    return "start"


@rule("TRA-ACT-06")
def pays(battle: Battle, unit: Unit, cost: int) -> Steps[bool]:
    """A player may decline to pay, for lack of points or by choice; the unit then keeps its state and does nothing."""
    if command_points.too_dear(battle, unit.owner, "activation") is not None:
        return False
    pool = battle.side(unit.owner).command
    options = [Option(PAY, "option-pay", {"cost": cost}), Option(DECLINE, "option-decline")]
    key = yield Choose(unit.owner, ASK_PAY, "TRA-ACT-06", options, data={"unit": unit.id, "cost": cost, "pool": pool})
    return bool(key == PAY)
