"""Dealing: for how many players, and a sample of everything that a seat cannot know."""

from collections.abc import Sequence
from random import Random

from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.battle import NUMBERS
from escarmouche.games.collision.rules.cards.columns import ANY, cards_under, laid_by, side_of
from escarmouche.games.collision.rules.cards.deck import MISSING
from escarmouche.games.collision.rules.state import Confrontation, Laid, State


@rule("COL-COMP-02")
def wrong_number_of_players(players: int) -> Reason | None:
    """Exactly two players play."""
    if players == NUMBERS["players"]:
        return None
    return refusal("COL-COMP-02", "refused-players", count=players, needed=NUMBERS["players"])


def redeal(state: State, seat: SeatId, rng: Random) -> None:
    """Deal everything anew that a seat cannot know: the other's deck, hand, looked-at and face-down cards.

    Cards that must fit public shares are dealt first, smallest allowed set first. Any two of these sets are nested or
    disjoint, so nothing runs out and every fitting deal is equally likely.
    """
    board = state.boards[1 - seat]
    confrontation = state.confrontation
    laid = laid_by(confrontation, board.owner) if confrontation is not None else []
    down = [one for one in laid if not one.up]
    covered = [one for one in laid if one.cover and not one.cover_up]
    missing = sum(one.card == MISSING for one in down)
    pool = sorted(
        [*board.deck, *board.hand, *(card for card in board.fingers if card != MISSING)]
        + [one.card for one in down if one.card != MISSING]
        + [one.cover for one in covered]
    )
    deal_columns(down, fitting(confrontation, board.owner, down), missing, pool, rng)
    for one in covered:
        one.cover = take(pool, ANY, rng)
    board.fingers[:] = [card if card == MISSING else take(pool, ANY, rng) for card in board.fingers]
    board.hand[:] = [take(pool, ANY, rng) for _ in board.hand]
    board.deck[:] = pool


def fitting(confrontation: Confrontation | None, owner: SeatId, down: Sequence[Laid]) -> list[frozenset[str]]:
    """Which cards may lie in each face-down column, as far as the public shares tell."""
    if confrontation is None or not down:
        return []
    side = side_of(confrontation, owner)
    amount = confrontation.totals[side] if confrontation.shared[side] and confrontation.fresh == 0 else 0
    return cards_under(amount, [one.share for one in down])


def deal_columns(
    down: Sequence[Laid], allowed: Sequence[frozenset[str]], missing: int, pool: list[str], rng: Random
) -> None:
    """Deal face-down columns; a missing card may be any that has no share, and all these columns are alike."""
    places = list(range(len(down)))
    absent = set(rng.sample([place for place in places if MISSING in allowed[place]], missing))
    for place in sorted(places, key=lambda place: len(allowed[place])):
        down[place].card = MISSING if place in absent else take(pool, allowed[place], rng)


def take(pool: list[str], allowed: frozenset[str], rng: Random) -> str:
    """One of the cards in the pool that may lie here."""
    places = range(len(pool)) if allowed is ANY else [at for at, card in enumerate(pool) if card in allowed]
    return pool.pop(rng.choice(places))
