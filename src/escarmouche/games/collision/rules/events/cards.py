"""What happens with cards: draws, tests, confrontations, wounds."""

from escarmouche.engine.ids import ModelId, SeatId
from escarmouche.engine.journal import Event
from escarmouche.games.collision.rules.vocabulary import Card, Cause, Characteristic, ConfrontationKind, ShownPurpose

# Decks and hands


class CardsTaken(Event):
    """A player takes cards into the hand."""

    seat: SeatId
    count: int


class CardsSeen(Event):
    """The cards that a player has drawn: for that seat alone."""

    seat: SeatId
    cards: tuple[Card, ...]


class CardsLaidOff(Event):
    """A player discards cards of the hand, face up."""

    seat: SeatId
    cards: tuple[Card, ...]


class DeckReshuffled(Event):
    """A player's discard pile becomes the deck."""

    seat: SeatId
    count: int


class OpenCardDrawn(Event):
    """A card is drawn and lies open."""

    seat: SeatId
    card: Card
    purpose: ShownPurpose
    closed: bool = False


class CardReplaced(Event):
    """A card that lies open is replaced by one of the hand."""

    seat: SeatId
    card: Card
    replaced: Card


class DrawWon(Event):
    """Both players have drawn a card, and the higher one has won."""

    seat: SeatId
    purpose: ShownPurpose


class DrawTied(Event):
    """Both players have drawn equal cards and draw again."""

    purpose: ShownPurpose


class DisputeSettled(Event):
    """The winner of the draw has said whose reading holds this once."""

    chooser: SeatId
    seat: SeatId


# Tests and wounds


class CharacteristicTested(Event):
    """A model has taken a characteristic test."""

    model: ModelId
    characteristic: Characteristic
    card: Card
    result: int
    difficulty: int
    success: bool


class SaveTaken(Event):
    """A model has tried to save a wound by its armour."""

    model: ModelId
    card: Card
    armour: int
    success: bool


class Wounded(Event):
    """A model takes a wound."""

    model: ModelId
    cause: Cause
    wounds: int
    wnd: int


class Killed(Event):
    """A model is killed and removed."""

    model: ModelId
    cause: Cause


# Confrontations


class ConfrontationBegan(Event):
    """Two sides face each other; a hazard has no attacking model."""

    cause: ConfrontationKind
    attacker: SeatId
    defender: SeatId
    target: ModelId
    model: ModelId
    count: int


class CardsDrawn(Event):
    """A side draws cards and looks at them in secret."""

    seat: SeatId
    count: int


class CardsLaid(Event):
    """A side has laid its cards face down."""

    seat: SeatId
    count: int


class TotalReckoned(Event):
    """All modifiers of a side, summed."""

    seat: SeatId
    total: int


class SharesSet(Event):
    """A side has shared its total out over its cards."""

    seat: SeatId
    shares: tuple[int, ...]


class CardsTurned(Event):
    """The cards of the columns from this one on lie open."""

    column: int
    attack: tuple[Card, ...]
    defence: tuple[Card, ...]


class CardCovered(Event):
    """A side lays a card of the hand face down over its card in a column."""

    seat: SeatId
    column: int


class CoversTurned(Event):
    """The covering cards of a side lie open: by column."""

    seat: SeatId
    columns: tuple[int, ...]
    cards: tuple[Card, ...]


class AttackGenerated(Event):
    """Success cards give the attacker more attacks."""

    seat: SeatId
    count: int


class ColumnJudged(Event):
    """A column is decided; a share counts on a number card only."""

    column: int
    attack: Card
    defence: Card
    attack_share: int
    defence_share: int
    hit: bool


class BoardCleared(Event):
    """All cards of the confrontation go to the discard piles."""
