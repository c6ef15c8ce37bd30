"""What happens in a duel."""

from escarmouche.engine.journal import Event
from escarmouche.engine.questions import SeatId


class BidsOpened(Event):
    """Both bids lie open."""

    bids: tuple[int, ...]
    first: SeatId


class LurkersHidden(Event):
    """Both lurkers are hidden."""


class Activated(Event):
    """A duellist is activated."""

    seat: SeatId


class Marched(Event):
    """A duellist went to the other column."""

    seat: SeatId
    at: int


class CardsLaid(Event):
    """A duellist laid cards face down."""

    seat: SeatId
    count: int


class SharesSet(Event):
    """A duellist shared out the modifier."""

    seat: SeatId
    shares: tuple[int, ...]


class CardsTurned(Event):
    """The laid cards, or the covers, lie open."""

    cards: tuple[tuple[int, ...], ...]


class Covered(Event):
    """A duellist covered a card."""

    seat: SeatId
    column: int


class ColumnsJudged(Event):
    """The clash is decided."""

    points: tuple[int, ...]


class CardsTaken(Event):
    """A duellist filled the hand."""

    seat: SeatId
    count: int


class CardsSeen(Event):
    """What a duellist drew: for that seat alone."""

    seat: SeatId
    cards: tuple[int, ...]


class LurkerStayed(Event):
    """The lurker keeps still: for its owner alone."""

    seat: SeatId


class LurkerSprung(Event):
    """The lurker springs and takes a point."""

    seat: SeatId
    at: int
