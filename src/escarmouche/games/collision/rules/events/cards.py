"""What happens with cards: draws, tests, confrontations, wounds."""

from escarmouche.engine.ids import ModelId, SeatId
from escarmouche.engine.journal import Detail, Event
from escarmouche.games.collision.rules.vocabulary import Card, Cause, Characteristic, ConfrontationKind, ShownPurpose

# Decks and hands


class CardsTaken(Detail):
    """A player takes cards into the hand."""

    seat: SeatId
    count: int


class CardsSeen(Detail):
    """The cards that a player has drawn: for that seat alone."""

    seat: SeatId
    cards: tuple[Card, ...]


class CardsLaidOff(Detail):
    """A player discards cards of the hand, face up."""

    seat: SeatId
    cards: tuple[Card, ...]


class DeckReshuffled(Detail):
    """A player's discard pile becomes the deck."""

    seat: SeatId
    count: int


class OpenCardDrawn(Detail):
    """A card is drawn and lies open."""

    seat: SeatId
    card: Card
    purpose: ShownPurpose
    closed: bool = False


class CardReplaced(Detail):
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


class CardsDrawn(Detail):
    """A side draws cards and looks at them in secret."""

    seat: SeatId
    count: int


class CardsLaid(Detail):
    """A side has laid its cards face down."""

    seat: SeatId
    count: int


class TotalReckoned(Detail):
    """All modifiers of a side, summed."""

    seat: SeatId
    total: int


class SharesSet(Detail):
    """A side has shared its total out over its cards."""

    seat: SeatId
    shares: tuple[int, ...]


class CardsTurned(Detail):
    """The cards of the columns from this one on lie open."""

    column: int
    attack: tuple[Card, ...]
    defence: tuple[Card, ...]


class CardCovered(Detail):
    """A side lays a card of the hand face down over its card in a column."""

    seat: SeatId
    column: int


class CoversTurned(Detail):
    """The covering cards of a side lie open: by column."""

    seat: SeatId
    columns: tuple[int, ...]
    cards: tuple[Card, ...]


class AttackGenerated(Event):
    """Success cards give the attacker more attacks."""

    seat: SeatId
    count: int


class ColumnJudged(Detail):
    """A column is decided; a share counts on a number card only."""

    column: int
    attack: Card
    defence: Card
    attack_share: int
    defence_share: int
    hit: bool


class BoardCleared(Detail):
    """All cards of the confrontation go to the discard piles."""
