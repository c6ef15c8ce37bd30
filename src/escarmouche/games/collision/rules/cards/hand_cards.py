"""Step 8 of a confrontation: covering one's own cards with cards of the hand, in turn, face down."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, ChooseSome, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.columns import laid_by, side_of
from escarmouche.games.collision.rules.cards.deck import MISSING
from escarmouche.games.collision.rules.events.cards import CardCovered, CoversTurned
from escarmouche.games.collision.rules.state import Confrontation, Laid

PASS = "pass"
COVER = "option-cover"
ASK_COVER_CARD = Asks("cover-card", PASS, "<slot>", says=("card", "column"))
ASK_COVER_CARDS = Asks("cover-cards", "<slot>", says=("card", "column"))


class CoverKey(NamedTuple):
    """A column, counted from 0, and the place in the hand of the card that covers it."""

    column: int
    slot: int

    def __str__(self) -> str:
        return f"{self.column}-{self.slot}"

    @classmethod
    def read(cls, text: str) -> "CoverKey":
        """The column and the place that a key stands for."""
        return cls(*map(int, text.split("-")))


@rule("COL-CONF-17")
def play_hand_cards(battle: Battle, confrontation: Confrontation, order: Sequence[SeatId]) -> Steps[None]:
    """From the attacker on, each plays or passes in turn, until both have passed one after the other."""
    passed, turn = 0, 0
    while passed < len(order):
        seat = order[turn % len(order)]
        turn += 1
        played = may_play(battle, confrontation, seat) and (yield from take_opportunity(battle, confrontation, seat))
        passed = 0 if played else passed + 1
    turn_covers_up(battle, confrontation, order)


def may_play(battle: Battle, confrontation: Confrontation, seat: SeatId) -> bool:
    """Whether a side is asked at all: it has a hand and a column that it has not covered, as everybody can see."""
    open_columns = any(not laid.cover for _, laid in fresh(confrontation, seat))
    return bool(battle.board(seat).hand) and open_columns and not step_is_skipped(confrontation, seat)


def fresh(confrontation: Confrontation, seat: SeatId) -> Iterator[tuple[int, Laid]]:
    """The latest columns of a side; older ones are not covered any more."""
    columns = enumerate(laid_by(confrontation, seat))
    return ((column, laid) for column, laid in columns if column >= confrontation.fresh)


@rule("COL-CONF-39", otherwise=False)
def step_is_skipped(confrontation: Confrontation, seat: SeatId) -> bool:
    """Where no card may be covered, there is nothing to ask."""
    return all(cannot_be_replaced(confrontation, laid) for _, laid in fresh(confrontation, seat))


# What may be covered


def cannot_be_replaced(confrontation: Confrontation, laid: Laid) -> Reason | None:
    """Why no hand card may ever cover this card, or None."""
    return closed_card(confrontation, laid) or missing_card(laid)


@rule("COL-CONF-22")
def closed_card(confrontation: Confrontation, laid: Laid) -> Reason | None:
    """A card from a closed draw cannot be covered."""
    closed = confrontation.closed[side_of(confrontation, laid.owner)]
    return refusal("COL-CONF-22", "refused-closed-draw") if closed else None


@rule("COL-DECK-08")
def missing_card(laid: Laid) -> Reason | None:
    """A card that was missing cannot be replaced."""
    return refusal("COL-DECK-08", "refused-missing-card") if laid.card == MISSING else None


@rule("COL-CONF-18")
def covered_before(battle: Battle, confrontation: Confrontation, laid: Laid) -> Reason | None:
    """Each player covers each own column once; by option one column in the whole confrontation."""
    once = battle.option("replacements") == "once_per_confrontation"
    covered = [one for one in laid_by(confrontation, laid.owner) if one.cover] if once else []
    return refusal("COL-CONF-18", "refused-covered-before") if laid.cover or covered else None


def covering_refused(battle: Battle, confrontation: Confrontation, laid: Laid) -> Reason | None:
    """Why a column may not be covered now, or None."""
    return cannot_be_replaced(confrontation, laid) or covered_before(battle, confrontation, laid)


# One opportunity


def take_opportunity(battle: Battle, confrontation: Confrontation, seat: SeatId) -> Steps[bool]:
    """Cover a column or pass, by option several columns at once; says whether a card was played."""
    forced = all(covering_refused(battle, confrontation, laid) for _, laid in fresh(confrontation, seat))
    if battle.option("hand_play") == "one_per_opportunity":
        key = yield Choose(
            seat,
            ASK_COVER_CARD,
            "COL-CONF-17",
            lambda: [Option(PASS, "option-pass"), *covers(battle, confrontation, seat)],
            routine=forced,
        )
        keys = [] if key == PASS else [key]
    else:
        keys = yield ChooseSome(
            seat,
            ASK_COVER_CARDS,
            "COL-CONF-17",
            partial(covers, battle, confrontation, seat),
            judge=partial(played_twice, battle),
            routine=forced,
        )
    cover(battle, confrontation, seat, keys)
    return bool(keys)


def covers(battle: Battle, confrontation: Confrontation, seat: SeatId) -> list[Option]:
    """Any card of the hand over any of the latest columns; keys are column and place in the hand."""
    return [
        Option(
            str(CoverKey(column, slot)),
            COVER,
            {"column": column + 1, "card": card},
            refused=partial(covering_refused, battle, confrontation, laid),
        )
        for column, laid in fresh(confrontation, seat)
        for slot, card in enumerate(battle.board(seat).hand)
    ]


def played_twice(battle: Battle, keys: Sequence[str]) -> Reason | None:
    """Why several covers cannot be played together, or None."""
    columns, slots = zip(*map(CoverKey.read, keys), strict=True) if keys else ((), ())
    once = battle.option("replacements") == "once_per_confrontation" and len(keys) > 1
    if once or len(set(columns)) < len(columns):
        return refusal("COL-CONF-18", "refused-covered-before")
    return refusal("COL-CONF-17", "refused-card-twice") if len(set(slots)) < len(slots) else None


def cover(battle: Battle, confrontation: Confrontation, seat: SeatId, keys: Sequence[str]) -> None:
    """Lay hand cards over columns, face down until both have passed."""
    hand, laid = battle.board(seat).hand, laid_by(confrontation, seat)
    played = [CoverKey.read(key) for key in keys]
    for column, slot in played:
        laid[column].cover = hand[slot]
    used = {slot for _, slot in played}
    hand[:] = [card for slot, card in enumerate(hand) if slot not in used]
    for column, _ in played:
        battle.tell(CardCovered(seat=seat, column=column + 1))
    if not CATALOGUE.holds("COL-CONF-19"):
        turn_covers_up(battle, confrontation, (seat,))


def turn_covers_up(battle: Battle, confrontation: Confrontation, seats: Sequence[SeatId]) -> None:
    """All covering cards are turned up together."""
    for seat in seats:
        hidden = [(column, laid) for column, laid in fresh(confrontation, seat) if laid.cover and not laid.cover_up]
        for _, laid in hidden:
            laid.cover_up = True
        if hidden:
            columns = tuple(column + 1 for column, _ in hidden)
            battle.tell(CoversTurned(seat=seat, columns=columns, cards=tuple(laid.cover for _, laid in hidden)))
