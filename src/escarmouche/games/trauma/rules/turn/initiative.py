"""Initiative: a test of the chief generals, helped by command points."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Amount, Choose, Option, Question, SeatId, Steps
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules import dice, state
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.turn import BidsOpened, InitiativeRolled, InitiativeWon, StarterNamed
from escarmouche.games.trauma.rules.turn import command_points, general, simultaneous

ASK_BID = Asks("bid", about=("turn",))
ASK_NAME_STARTER = Asks("name-starter", "<seat>", says=("seat",))


def bid_question(battle: Battle, seat: SeatId) -> Question:
    """How many command points are bid."""
    return Amount(seat, ASK_BID, "TRA-INIT-02", most=battle.side(seat).command, data={"turn": battle.state.turn})


@rule("TRA-INIT-06", otherwise={0: 0, 1: 0})
def open_bids(battle: Battle) -> Steps[dict[SeatId, int]]:
    """Both players bid in secret and at the same time; bids are spent whatever the result."""
    bidders = [seat for seat in simultaneous.SEATS if battle.side(seat).command]
    given: dict[SeatId, int] = {}
    if bidders:
        given = yield from simultaneous.at_once([bid_question(battle, seat) for seat in bidders])
    bids = {seat: given.get(seat, 0) for seat in simultaneous.SEATS}
    for seat in bidders:
        if bids[seat]:
            command_points.pay(battle, seat, "die", bids[seat])
    battle.tell(BidsOpened(bids=(bids[0], bids[1])))
    return bids


@rule("TRA-INIT-01", otherwise=0, always=True)
def test_dice(battle: Battle, seat: SeatId) -> int:
    """Each player rolls as many dice as his chief general's Command."""
    return general.command_value(battle, seat)


@rule("TRA-INIT-02", otherwise=0, always=True)
def bought_dice(bid: int) -> int:
    """Each command point spent adds one die."""
    return bid


def more(first: int, second: int) -> SeatId:
    """The seat with the higher of two numbers, or nobody if they are equal."""
    if first == second:
        return state.NOBODY_SEAT
    return 0 if first > second else 1


@rule("TRA-INIT-04", otherwise=state.NOBODY_SEAT)
def more_dice(first: int, second: int) -> SeatId:
    """With equal successes, who rolled more dice wins."""
    return more(first, second)


@rule("TRA-INIT-05", otherwise=0)
def nobody_yet(counts: tuple[int, int]) -> SeatId:
    """With equal successes and equal dice both roll all their dice again, at no further cost."""
    return state.NOBODY_SEAT if any(counts) else 0


def roll_off(battle: Battle, counts: tuple[int, int]) -> SeatId:
    """Roll until somebody wins."""
    while True:
        note("TRA-TEST-02")
        faces = tuple(dice.rolled(battle, counts[seat], "TRA-INIT-01", "initiative") for seat in simultaneous.SEATS)
        first, second = (sum(dice.succeeds(die) for die in shown) for shown in faces)
        battle.tell(InitiativeRolled(dice=counts, successes=(first, second), faces=(faces[0], faces[1])))
        winner = more(first, second)
        if winner == state.NOBODY_SEAT:
            winner = more_dice(*counts)
        if winner == state.NOBODY_SEAT:
            winner = nobody_yet(counts)
        if winner != state.NOBODY_SEAT:
            return winner


@rule("TRA-INIT-03")
def name_starter(battle: Battle, winner: SeatId) -> Steps[SeatId]:
    """The winner decides which player activates a unit first."""
    options = [
        Option(str(winner), "option-you-first", {"seat": winner}),
        Option(str(1 - winner), "option-they-first", {"seat": 1 - winner}),
    ]
    key = yield Choose(winner, ASK_NAME_STARTER, "TRA-INIT-03", options)
    return int(key)


def initiative(battle: Battle) -> Steps[None]:
    """Settle the initiative: bids, the test, and who starts."""
    bids = yield from open_bids(battle)
    first, second = (test_dice(battle, seat) + bought_dice(bids[seat]) for seat in simultaneous.SEATS)
    # If neither has any dice, each rolls a free one.
    winner = roll_off(battle, (first, second) if first or second else CATALOGUE.value("TRA-INIT-07"))
    battle.tell(InitiativeWon(seat=winner))
    starter = yield from name_starter(battle, winner)
    battle.state.first = battle.state.active = starter
    battle.tell(StarterNamed(seat=starter))
