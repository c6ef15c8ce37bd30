"""The activation sequence: a row of face-down cards, one for each unit that is available."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Arrange, Key, Option, Question, SeatId, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.events.turn import RowsLaid
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.state import Unit
from escarmouche.games.trauma.rules.together import SEATS, at_once

ASK_ROW = Asks("row", "<unit>", about=("turn",), says=("unit",))


@rule("TRA-SEQ-03")
def available(field: Field, seat: SeatId) -> list[Unit]:
    """Available are units on the table in any state and those in reserve, not the eliminated, nor unrecruited ones."""
    return [unit for unit in field.state.units if unit.owner == seat and unit.place in ("table", "reserve")]


@rule("TRA-COMP-02", otherwise=[])
def cards(field: Field, seat: SeatId) -> list[int]:
    """Every unit has exactly one card."""
    return [unit.id for unit in available(field, seat)]


def row_question(field: Field, seat: SeatId) -> Question:
    """In which order the cards are laid."""
    options = [Option(str(card), "option-card", {"unit": card}) for card in cards(field, seat)]
    return Arrange(seat, ASK_ROW, "TRA-SEQ-01", options, data={"turn": field.state.turn})


@rule("TRA-SEQ-01")
def lay_rows(field: Field) -> Steps[None]:
    """Each player lays the cards of all available units face down in a row, both at the same time."""
    choosers = [seat for seat in SEATS if len(cards(field, seat)) > 1]
    rows: dict[SeatId, list[Key]] = {}
    if choosers:
        rows = yield from at_once([row_question(field, seat) for seat in choosers])
    for seat in SEATS:
        # A single card has no order to choose.
        lay(field, seat, [int(key) for key in rows.get(seat, [])] or cards(field, seat))
    field.tell(RowsLaid(counts=(len(field.side(0).row), len(field.side(1).row))))


def lay(field: Field, seat: SeatId, units: list[int]) -> None:
    """The row of a player lies face down."""
    side = field.side(seat)
    side.row, side.turned = units, []


@rule("TRA-SEQ-02", otherwise=False)
def is_locked() -> bool:
    """Once laid, the order cannot be changed, except by moving the first card."""
    return True
