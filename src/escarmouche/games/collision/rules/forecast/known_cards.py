"""The cards as a seat can count them, and a confrontation to come as it follows from them."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.cards.deck import full_deck
from escarmouche.games.collision.rules.state import State

Pool: TypeAlias = tuple[str, ...]
"""Cards of which each is equally likely to be drawn next, sorted."""
PLENTY = 99
"""So many cards that no deck runs out."""
MOST_GENERATED = 3
"""As many columns can be generated as a deck has Success cards."""


# What a seat knows


class Known(msgspec.Struct, frozen=True):
    """The cards as a seat can count them: its own deck and hand, and the other's unseen cards.

    `decks` are the numbers of cards in the own deck and in the other, `piles` what will be shuffled into each.
    """

    own: Pool
    hand: Pool
    other: Pool
    decks: tuple[int, int] = (PLENTY, PLENTY)
    piles: tuple[Pool, Pool] = ((), ())


@rule("COL-ODDS-01")
def known_cards(state: State, seat: SeatId) -> Known:
    """A seat remembers every card it has seen: it knows its deck, but not the other's deck from the hand."""
    mine, theirs = state.boards[seat], state.boards[1 - seat]
    seen = Counter(theirs.discard)
    if state.confrontation is not None:
        rows = (*state.confrontation.attack, *state.confrontation.defence)
        lying = [laid for laid in rows if laid.owner != seat]
        seen.update(laid.card for laid in lying if laid.up)
        seen.update(laid.cover for laid in lying if laid.cover and laid.cover_up)
    unseen = Counter(full_deck()) - seen
    return Known(
        own=tuple(sorted(mine.deck)),
        hand=tuple(sorted(mine.hand)),
        other=tuple(sorted(unseen.elements())),
        decks=(len(mine.deck), len(theirs.deck)),
        piles=(tuple(sorted(mine.discard)), tuple(sorted(theirs.discard))),
    )


def less(pool: Pool, cards: Iterable[str]) -> Pool:
    """What is left of a pool."""
    return tuple(sorted((Counter(pool) - Counter(cards)).elements()))


# A confrontation to come


class Clash(msgspec.Struct, frozen=True):
    """A confrontation to come: cards a side, both totals, and from where each side's cards come.

    `attack` and `defence` are the cards from which each side draws, as the asking seat knows it; `attack_unseen` and
    `defence_unseen` what the opponent takes them for: deck and hand together. `drawn` are attacking cards that the
    asking seat has already seen. `hand` is the asking seat's hand, of which only the odds with a hand make use, and at
    most one card of it if `once`. `decks` says how many cards are left in each side's deck: the next ones come from
    `piles`.
    """

    cards: int
    totals: tuple[int, int]
    attack: Pool
    defence: Pool
    attack_unseen: Pool
    defence_unseen: Pool
    drawn: Pool = ()
    hand: Pool = ()
    asker_attacks: bool = True
    once: bool = False
    decks: tuple[int, int] = (PLENTY, PLENTY)
    piles: tuple[Pool, Pool] = ((), ())

    def stock(self, side: int) -> Pool:
        """From where the further cards of a side come; what a reshuffle could bring is taken to lie among them."""
        pool = (self.attack, self.defence)[side]
        drawn = len(self.drawn) if side == 0 else 0
        runs_out = self.decks[side] + drawn < self.cards + MOST_GENERATED
        return tuple(sorted((*pool, *self.piles[side]))) if runs_out else pool


def clash_of(
    known: Known, cards: int, totals: tuple[int, int], *, attacks: bool, drawn: Pool = (), once: bool = False
) -> Clash:
    """The confrontation to come as the asking seat knows it, which attacks or defends."""
    mine, others = known.own, known.other
    unseen = enough(tuple(sorted((*known.own, *known.hand, *drawn))), known.piles[0], cards)
    other_unseen = enough(known.other, known.piles[1], cards)
    decks, piles, hand = known.decks, known.piles, known.hand
    if attacks:
        return Clash(cards, totals, mine, others, unseen, other_unseen, drawn, hand, True, once, decks, piles)
    return Clash(cards, totals, others, mine, other_unseen, unseen, (), hand, False, once, decks[::-1], piles[::-1])


def enough(pool: Pool, pile: Pool, cards: int) -> Pool:
    """A pool, taken together with the pile that will fill it if it is too small for a draw."""
    return pool if len(pool) >= cards else tuple(sorted((*pool, *pile)))
