"""The activation sequence: a row of face-down cards, one for each unit that is available."""

from random import Random

from escarmouche.engine.ids import UnitId
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Arrange, Key, Option, Question, SeatId, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.turn import RowsLaid
from escarmouche.games.trauma.rules.state import State, Unit
from escarmouche.games.trauma.rules.turn.simultaneous import SEATS, at_once

ASK_ROW = Asks("row", "<unit>", about=("turn",), says=("unit",))


@rule("TRA-SEQ-03")
def available(battle: Battle, seat: SeatId) -> list[Unit]:
    """Available are units on the table in any state and those in reserve, not the eliminated, nor unrecruited ones."""
    return [unit for unit in battle.state.units if unit.owner == seat and unit.place in ("table", "reserve")]


@rule("TRA-COMP-02", otherwise=[])
def cards(battle: Battle, seat: SeatId) -> list[UnitId]:
    """Every unit has exactly one card."""
    return [unit.id for unit in available(battle, seat)]


def row_question(battle: Battle, seat: SeatId) -> Question:
    """In which order the cards are laid."""
    options = [Option(str(card), "option-card", {"unit": card}) for card in cards(battle, seat)]
    return Arrange(seat, ASK_ROW, "TRA-SEQ-01", options, data={"turn": battle.state.turn})


@rule("TRA-SEQ-01")
def lay_rows(battle: Battle) -> Steps[None]:
    """Each player lays the cards of all available units face down in a row, both at the same time."""
    choosers = [seat for seat in SEATS if len(cards(battle, seat)) > 1]
    rows: dict[SeatId, list[Key]] = {}
    if choosers:
        rows = yield from at_once([row_question(battle, seat) for seat in choosers])
    for seat in SEATS:
        # A single card has no order to choose.
        lay(battle, seat, [UnitId(int(key)) for key in rows.get(seat, [])] or cards(battle, seat))
    battle.tell(RowsLaid(counts=(len(battle.side(0).row), len(battle.side(1).row))))


def lay(battle: Battle, seat: SeatId, units: list[UnitId]) -> None:
    """The row of a player lies face down."""
    side = battle.side(seat)
    side.row, side.turned = units, []


def redeal(state: State, seat: SeatId, rng: Random) -> None:
    """Shuffle the other player's face-down cards, whose order a seat does not know."""
    for side in state.sides:
        if side.owner != seat:
            # Sorted first, so that the sample does not depend on the order that is hidden.
            side.row = rng.sample(sorted(side.row), len(side.row))
