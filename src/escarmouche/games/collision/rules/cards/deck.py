"""Power cards: decks, hands and discard piles, open draws, and comparing two cards."""

from collections.abc import Sequence
from typing import cast, overload

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Question, SeatId, Steps
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.cards.rushed import closed_for
from escarmouche.games.collision.rules.events import cards as events
from escarmouche.games.collision.rules.state import NO_CARD, Dashboard
from escarmouche.games.collision.rules.vocabulary import Purpose, ShownPurpose

SUCCESS, FAILURE = "S", "F"
MISSING = cast(str, CATALOGUE.entries["COL-DECK-08"].value)
"""Stands for a card that could not be drawn, because deck and discard pile were empty."""
KEEP = "keep"

POWER: dict[str, int] = {one["card"]: one.get("primary", 0) for one in NUMBERS["power_card"]}
SECONDARY: dict[str, int] = {
    one["card"]: one.get("secondary", one.get("charge_reach", 0)) for one in NUMBERS["power_card"]
}
HIGHEST = max(POWER.values()) + 1
ASK_REPLACE_CARD = Asks("replace-card", KEEP, "<number>", about=("card", "purpose"), says=("card",))
ASK_SETTLE_DISPUTE = Asks("settle-dispute", "<seat>", says=("seat",))


# What stands on a card


def special(card: str) -> bool:
    """Whether a card is a Success or a Failure, and so has no number."""
    return not POWER.get(card)


def failure(card: str) -> bool:
    """Whether a card counts as a Failure: a Failure card, or one that was missing."""
    return card in (FAILURE, MISSING)


@rule("COL-DECK-05")
def secondary(card: str) -> int:
    """The small number of a card, which only the reach of a charge uses; a Success has 5, a Failure none."""
    return SECONDARY.get(card, 0)


@rule("COL-DECK-03")
def primary(card: str) -> int:
    """The large number of a card, which counts everywhere else; a Success or Failure has none."""
    return POWER.get(card, 0)


@rule("COL-BASIC-05")
def rank(card: str) -> int:
    """The order of cards outside a confrontation: Failure, 1 to 8, Success."""
    return HIGHEST if card == SUCCESS else primary(card)


@rule("COL-DECK-01")
def full_deck() -> list[str]:
    """The thirty cards of a power deck."""
    return [one["card"] for one in NUMBERS["power_card"] for _ in range(one["count"])]


# Drawing and discarding


@rule("COL-DECK-02", always=True)
def own_board(battle: Battle, seat: SeatId) -> Dashboard:
    """Everyone draws from their own deck and discards on their own pile."""
    return battle.board(seat)


@rule("COL-DRAW-01", otherwise=MISSING)
def draw_card(battle: Battle, seat: SeatId, why: RuleId, purpose: Purpose) -> str:
    """Take a card from the deck; an empty deck is filled at once."""
    board = own_board(battle, seat)
    if not board.deck:
        reshuffle(battle, board)
    if not board.deck:
        missing: str = CATALOGUE.value("COL-DECK-08")
        return missing
    card = board.deck.pop(battle.game.chance.draw(WrittenDeck(board), why, purpose))
    if runs_dry(board):
        reshuffle(battle, board)
    return card


class WrittenDeck(Sequence[str]):
    """A deck as a script of chance writes its cards, the side's letter before each; written only where it is read."""

    __slots__ = ("board",)

    def __init__(self, board: Dashboard) -> None:
        self.board = board

    def __len__(self) -> int:
        return len(self.board.deck)

    @overload
    def __getitem__(self, place: int) -> str: ...

    @overload
    def __getitem__(self, place: slice) -> list[str]: ...

    def __getitem__(self, place: int | slice) -> str | list[str]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        return f"{'AB'[self.board.owner]}:{self.board.deck[place]}"


@rule("COL-DECK-08", otherwise=False)
def runs_dry(board: Dashboard) -> bool:
    """The pile becomes the deck at once when the last card leaves it, or as soon as there is a pile."""
    return not board.deck and bool(board.discard)


@rule("COL-DECK-07", otherwise=False)
def reshuffle(battle: Battle, board: Dashboard) -> bool:
    """The whole discard pile becomes the new deck; a deck is a bag, so nothing has to be shuffled."""
    if not board.discard:
        return False
    board.deck, board.discard = sorted(board.discard), []
    battle.tell(events.DeckReshuffled(seat=board.owner, count=len(board.deck)))
    return True


@rule("COL-DECK-06", always=True)
def discard(battle: Battle, seat: SeatId, cards: Sequence[str]) -> None:
    """Used cards go face up on their owner's pile, in this order."""
    board = own_board(battle, seat)
    for card in cards:
        if card not in (MISSING, NO_CARD):
            board.discard.append(card)
            if runs_dry(board):
                reshuffle(battle, board)


@rule("COL-DRAW-05", always=True)
def to_hand(battle: Battle, seat: SeatId, count: int, why: RuleId) -> None:
    """Cards drawn into the hand are simply added; only their number is public."""
    drawn = [card for _ in range(count) if (card := draw_card(battle, seat, why, "hand")) != MISSING]
    own_board(battle, seat).hand += drawn
    battle.tell(events.CardsTaken(seat=seat, count=len(drawn), rules=(why,)))
    show(battle, seat, drawn)


def show(battle: Battle, seat: SeatId, cards: Sequence[str]) -> None:
    """A player looks at cards that nobody else sees."""
    with battle.aside():
        battle.tell(events.CardsSeen(seat=seat, cards=tuple(cards), audience=known_to(seat)))


@rule("COL-DECK-09")
def known_to(seat: SeatId) -> tuple[SeatId, ...] | None:
    """The faces of hand cards are secret."""
    return (seat,)


def lay_off(battle: Battle, seat: SeatId, slots: Sequence[int], why: RuleId) -> None:
    """Discard these places of the hand, in this order, face up."""
    hand = battle.board(seat).hand
    cards = tuple(hand[slot] for slot in slots)
    hand[:] = [card for slot, card in enumerate(hand) if slot not in slots]
    battle.tell(events.CardsLaidOff(seat=seat, cards=cards, rules=(why,)))
    discard(battle, seat, cards)


def card_options(cards: Sequence[str]) -> list[Option]:
    """Cards, named by their places."""
    return [Option(str(slot), "option-card", {"card": card}) for slot, card in enumerate(cards)]


# One open card


def draw_shown(battle: Battle, seat: SeatId, why: RuleId, purpose: ShownPurpose, *, closed: bool = False) -> Steps[str]:
    """Draw one card openly, let its owner replace it, and discard it."""
    card = yield from show_card(battle, seat, why, purpose, closed=closed)
    put_away(battle, seat)
    return card


def show_card(battle: Battle, seat: SeatId, why: RuleId, purpose: ShownPurpose, *, closed: bool = False) -> Steps[str]:
    """Draw one card openly and let its owner replace it; it lies open until it is put away."""
    battle.state.shown = draw_card(battle, seat, why, purpose)
    closed = closed or closed_for(battle, seat)
    battle.tell(events.OpenCardDrawn(seat=seat, card=battle.state.shown, purpose=purpose, closed=closed, rules=(why,)))
    if not is_closed(closed=closed) and battle.state.shown != MISSING and battle.board(seat).hand:
        yield from replace(battle, seat, purpose)
    return battle.state.shown


@rule("COL-DRAW-03", otherwise=False)
def is_closed(*, closed: bool) -> bool:
    """A card from a closed draw is never replaced."""
    return closed


@rule("COL-DRAW-02")
def replace(battle: Battle, seat: SeatId, purpose: ShownPurpose) -> Steps[None]:
    """A card from a normal draw may be replaced by one of the hand."""
    answer = yield replacing(battle, seat, purpose)
    if answer == KEEP:
        return
    before, battle.state.shown = battle.state.shown, battle.board(seat).hand.pop(int(answer))
    battle.tell(events.CardReplaced(seat=seat, card=battle.state.shown, replaced=before))
    stands(battle, seat, before)


def replacing(battle: Battle, seat: SeatId, purpose: ShownPurpose) -> Question:
    """Keep the card that lies open, or play one of the hand over it."""
    return Choose(
        seat,
        ASK_REPLACE_CARD,
        "COL-DRAW-02",
        lambda: [Option(KEEP, "option-keep-card"), *card_options(battle.board(seat).hand)],
        data={"card": battle.state.shown, "purpose": purpose},
    )


@rule("COL-DRAW-04", always=True)
def stands(battle: Battle, seat: SeatId, before: str) -> None:
    """The replacement stands; the card before it has no effect and is discarded first."""
    discard(battle, seat, (before,))


def put_away(battle: Battle, seat: SeatId) -> None:
    """Discard the card that lies open."""
    card, battle.state.shown = battle.state.shown, NO_CARD
    discard(battle, seat, (card,))


# Comparing cards


def compare_draw(battle: Battle, why: RuleId, purpose: ShownPurpose) -> SeatId:
    """Both draw a card, closed and without modifiers; the higher one wins, equal cards are drawn again."""
    while True:
        first, second = (compared_card(battle, seat, why, purpose) for seat in (0, 1))
        # Where neither has a card left to draw, they would draw for ever.
        if rank(first) != rank(second) or first == second == MISSING:
            winner = 0 if rank(first) >= rank(second) else 1
            battle.tell(events.DrawWon(seat=winner, purpose=purpose, rules=(why,)))
            return winner
        battle.tell(events.DrawTied(purpose=purpose, rules=(why,)))


def compared_card(battle: Battle, seat: SeatId, why: RuleId, purpose: ShownPurpose) -> str:
    """One card of a comparison: drawn, shown and discarded."""
    card = draw_card(battle, seat, why, purpose)
    battle.tell(events.OpenCardDrawn(seat=seat, card=card, purpose=purpose, closed=True, rules=(why,)))
    discard(battle, seat, (card,))
    return card


@rule("COL-BASIC-06")
def dispute(battle: Battle) -> Steps[SeatId]:
    """Players who judge by eye and disagree draw for it; the winner says whose reading holds this once."""
    winner = higher_card(battle)
    readings = [Option(str(seat), "option-reading", {"seat": seat}) for seat in (winner, 1 - winner)]
    answer = yield Choose(winner, ASK_SETTLE_DISPUTE, "COL-BASIC-06", readings)
    battle.tell(events.DisputeSettled(chooser=winner, seat=int(answer)))
    return int(answer)


@rule("COL-BASIC-04", always=True)
def higher_card(battle: Battle) -> SeatId:
    """The higher card decides a dispute."""
    return compare_draw(battle, "COL-BASIC-04", "dispute")
