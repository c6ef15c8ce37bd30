"""The columns of a confrontation: what share a card may take, which card counts, and which column is a hit."""

from collections.abc import Sequence

from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.cards.deck import MISSING, POWER, SUCCESS, failure, primary, special
from escarmouche.games.collision.rules.state import Confrontation, Laid

NO_SHARE = (0, 0)
ANY = frozenset((*POWER, MISSING))
SPECIAL_CARDS = frozenset(card for card in ANY if special(card))
NUMBER_CARDS = ANY - SPECIAL_CARDS


def side_of(confrontation: Confrontation, seat: SeatId) -> int:
    """The place of a seat in totals and closed: 0 for the attacker, 1 for the defender."""
    return 0 if seat == confrontation.attacker else 1


def laid_by(confrontation: Confrontation, seat: SeatId) -> list[Laid]:
    """The cards of a side, column by column."""
    return confrontation.attack if seat == confrontation.attacker else confrontation.defence


# Shares


def column_limits(cards: Sequence[str], amount: int) -> list[tuple[int, int]]:
    """The least and the largest share of each card when a side shares its total out."""
    if all(special(card) for card in cards):
        return lapses(cards, amount)
    return [NO_SHARE if takes_no_share(card) else share_limits(card, amount) for card in cards]


@rule("COL-CONF-10", always=True)
def lapses(cards: Sequence[str], amount: int) -> list[tuple[int, int]]:
    """If all cards of a side are Success and Failure cards, the whole total is ignored."""
    return [NO_SHARE] * len(cards)


@rule("COL-CONF-09", otherwise=False)
def takes_no_share(card: str) -> bool:
    """Modifiers never apply to Success and Failure cards."""
    return special(card)


@rule("COL-CONF-11")
def share_limits(card: str, amount: int) -> tuple[int, int]:
    """All shares have the sign of the total, and a negative point goes only on a card that is still above 0."""
    return (0, amount) if amount > 0 else (-down_to_zero(card, amount), 0)


@rule("COL-CONF-08")
def down_to_zero(card: str, amount: int) -> int:
    """A card is never brought below 0."""
    return min(primary(card), -amount)


@rule("COL-CONF-10", otherwise=False)
def lapsed(amount: int, shares: Sequence[int]) -> bool:
    """Whether everybody can see that a total was ignored."""
    return amount != 0 and not any(shares)


@rule("COL-CONF-11", otherwise=0)
def points_lost(amount: int, shares: Sequence[int]) -> int:
    """How many points of a penalty no card could take, as everybody can see."""
    return sum(shares) - amount if any(shares) else 0


def cards_under(amount: int, shares: Sequence[int]) -> list[frozenset[str]]:
    """Which cards may lie face down under public shares, column by column."""
    short = sum(shares) - amount
    return [_cards_under(share, short=short) for share in shares]


def _cards_under(share: int, *, short: int) -> frozenset[str]:
    if short == 0:
        return ANY if share == 0 else frozenset(card for card in NUMBER_CARDS if primary(card) >= -share)
    # Not everything could be shared out: every number card took all it could.
    return SPECIAL_CARDS if share == 0 else frozenset(card for card in NUMBER_CARDS if primary(card) == -share)


# The card that counts


@rule("COL-CONF-20")
def newest(laid: Laid) -> str:
    """The newest card counts instead of the one it covers, even if it is lower."""
    return laid.top


def counting(laid: Laid) -> str:
    """The card that counts in a column."""
    return newest(laid) if laid.cover else laid.card


@rule("COL-CONF-21", always=True)
def lapsed_share(laid: Laid, amount: int) -> int:
    """A number card that covers a Success or Failure gets no share; what lapsed does not come back."""
    return laid.share


# Hit or miss


def is_hit(attack: tuple[str, int], defence: tuple[str, int]) -> bool:
    """Whether the attacking card beats the one opposite, each given with its share."""
    if always_misses(attack[0]):
        return False
    decided = by_success(attack[0], defence[0])
    if decided is not None:
        return decided
    return beats_failure(defence[0]) or is_greater(modified(*attack), modified(*defence))


@rule("COL-CONF-26", otherwise=False)
def always_misses(card: str) -> bool:
    """An attacking Failure is always a miss, even against a Failure."""
    return failure(card)


@rule("COL-CONF-25")
def by_success(attack: str, defence: str) -> bool | None:
    """A Success beats every card but another Success, and a defending one stops everything."""
    if defence == SUCCESS:
        return False
    return True if attack == SUCCESS else None


@rule("COL-CONF-24", otherwise=False)
def beats_failure(defence: str) -> bool:
    """A Failure is lower than 0, so any number card hits against it."""
    return failure(defence)


@rule("COL-CONF-23", otherwise=False, always=True)
def is_greater(attack: int, defence: int) -> bool:
    """Strictly greater is a hit, equal or lower a miss."""
    return attack > defence


def modified(card: str, share: int) -> int:
    """The value of a card with its share."""
    value = primary(card) + share
    return 0 if not_above_zero(value) else value


@rule("COL-CONF-08", otherwise=False)
def not_above_zero(value: int) -> bool:
    """A modified value is never below 0."""
    return value <= 0


# Additional attacks


@rule("COL-CONF-27", otherwise=0)
def attacks_on_top(confrontation: Confrontation) -> int:
    """Every Success of the attacker in the latest columns generates one more attack."""
    fresh = confrontation.fresh
    pairs = list(zip(confrontation.attack[fresh:], confrontation.defence[fresh:], strict=True))
    return sum(generates(attack, defence) for attack, defence in pairs) + from_defence(pairs)


def generates(attack: Laid, defence: Laid) -> bool:
    """Whether the attacking card of a column generates an attack."""
    shows = lies_on_top(attack) if attack.cover else attack.card == SUCCESS
    return shows and (counting(defence) != SUCCESS or CATALOGUE.holds("COL-CONF-28"))


@rule("COL-CONF-31", always=True)
def lies_on_top(laid: Laid) -> bool:
    """Only a Success that lies on top counts: one from the hand does, a covered one does not."""
    return counting(laid) == SUCCESS


def from_defence(pairs: Sequence[tuple[Laid, Laid]]) -> int:
    """What defending Success cards generate."""
    held = sum(counting(defence) == SUCCESS for _, defence in pairs)
    return held * CATALOGUE.number("COL-CONF-32") if held else 0
