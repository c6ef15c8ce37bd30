"""Hands, cards looked at, face-down cards and covers: what a seat may not know, it cannot find out."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random

import pytest

from escarmouche.engine.game import Game
from escarmouche.engine.ids import ModelId
from escarmouche.engine.view import see
from escarmouche.games.collision.rules.cards.columns import column_limits
from escarmouche.games.collision.rules.cards.deck import MISSING
from escarmouche.games.collision.rules.cards.redeal import redeal
from escarmouche.games.collision.rules.state import Confrontation, Dashboard, Laid, State
from tests.battery import checks
from tests.battery.entrants import Entrant
from tests.collision import card_table

SHORT = ("2", "4", "4", "6", "8", "S", "F", "1")
"""A deck that runs out in the middle of draws."""
TABLES: dict[str, Callable[[], Entrant]] = {
    "full decks": card_table.entrant,
    "short decks": lambda: card_table.entrant(SHORT),
    "German": lambda: card_table.entrant(
        hand_play="any_number_per_opportunity", replacements="once_per_confrontation", test_bonus_optional="yes"
    ),
}


@pytest.mark.parametrize("check", checks.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES)
def test_the_cards_keep_their_secrets(table: str, check: Callable[[Entrant, int], None]) -> None:
    check(TABLES[table](), 3)


def fits(cards: Sequence[str], shares: Sequence[int], total: int) -> bool:
    """Whether a side could have shared its total out like this."""
    limits = column_limits(cards, total)
    nearest = max(sum(least for least, _ in limits), min(sum(most for _, most in limits), total))
    return sum(shares) == nearest and all(
        least <= share <= most for share, (least, most) in zip(shares, limits, strict=True)
    )


def face_down(game: Game[State], seat: int) -> tuple[list[Laid], int]:
    """The face-down cards of a side on which shares lie, and its total."""
    board = game.state.confrontation
    if board is None or board.fresh or not board.shared[seat != board.attacker]:
        return [], 0
    laid = board.attack if seat == board.attacker else board.defence
    return [one for one in laid if not one.up], board.totals[seat != board.attacker]


@pytest.mark.parametrize("deck", [(), SHORT])
def test_redealt_cards_fit_the_public_shares(deck: tuple[str, ...]) -> None:
    seen = 0
    for seed in range(3):
        game, rng = card_table.entrant(deck).new(seed), Random(seed)
        while game.question is not None:
            for seat in (0, 1):
                fork = game.fork(seat, seed)
                down, total = face_down(fork, 1 - seat)
                seen += any(one.share for one in down)
                assert fits([one.card for one in down], [one.share for one in down], total if down else 0)
                assert held(fork.state, 1 - seat) == held(game.state, 1 - seat)
            checks.answer_once(game, rng)
    assert seen > 10


def held(state: State, seat: int) -> Counter[str]:
    """Every card of a player, wherever it is."""
    board, confrontation = state.boards[seat], state.confrontation
    laid = [*confrontation.attack, *confrontation.defence] if confrontation is not None else []
    on_board = [card for one in laid if one.owner == seat for card in (one.card, one.cover)]
    return Counter([*board.deck, *board.hand, *board.fingers, *board.discard, *on_board])


@pytest.mark.parametrize(
    ("total", "shares"), [(2, (2, 0)), (-3, (-1, -2)), (-3, (-3, 0)), (-9, (-2, -4)), (-9, (-2, 0)), (3, (0, 0))]
)
def test_every_fitting_deal_is_equally_likely(total: int, shares: tuple[int, int]) -> None:
    pool = ["1", "2", "2", "3", "4", "S", "F"]
    deals = Counter(deal[:2] for deal in permutations(pool) if fits(deal[:2], shares, total))
    rng, rounds, found = Random(7), 4000, Counter[tuple[str, ...]]()
    for _ in range(rounds):
        found[dealt(pool, total, shares, rng)] += 1
    assert set(found) <= set(deals)
    for deal, weight in deals.items():
        chance = weight / deals.total()
        spread = (rounds * chance * (1 - chance)) ** 0.5
        assert abs(found[deal] - rounds * chance) <= 4 * spread + 1


def dealt(pool: Sequence[str], total: int, shares: Sequence[int], rng: Random) -> tuple[str, ...]:
    """The two face-down cards of the other side after a redeal."""
    board = Confrontation(
        "shooting", attacker=1, defender=0, target=ModelId(0), cards=2, totals=[total, 0], shared=[True, False]
    )
    board.attack = [Laid(1, card, share) for card, share in zip(pool, shares, strict=False)]
    state = State(boards=[Dashboard(0), Dashboard(1, deck=list(pool[3:]), hand=[pool[2]])], confrontation=board)
    redeal(state, 0, rng)
    return tuple(one.card for one in board.attack)


def test_a_missing_card_stays_on_the_board_when_cards_are_dealt_anew() -> None:
    board = Confrontation("shooting", attacker=1, defender=0, target=ModelId(0), cards=2, shared=[True, False])
    board.attack = [Laid(1, "4"), Laid(1, MISSING)]
    state = State(boards=[Dashboard(0), Dashboard(1, hand=["7", "S"])], confrontation=board)
    redeal(state, 0, Random(1))
    assert sorted([*state.boards[1].hand, *(one.card for one in board.attack)]) == [MISSING, "4", "7", "S"]
    assert MISSING not in state.boards[1].hand


def test_a_seat_sees_its_own_cards_and_the_number_of_the_others() -> None:
    game, rng = card_table.entrant().new(1), Random(1)
    while game.question is not None:
        mine, theirs = game.view(0)["state"]["boards"]
        own, other = game.state.boards
        assert (mine["hand"], mine["fingers"], mine["deck"]) == (own.hand, own.fingers, len(own.deck))
        assert (theirs["hand"], theirs["fingers"]) == (len(other.hand), len(other.fingers))
        checks.answer_once(game, rng)


def test_cards_and_covers_of_the_other_side_are_seen_when_they_lie_open() -> None:
    hidden = Laid(1, "4", share=1, cover="S")
    assert (see(hidden, 0)["card"], see(hidden, 0)["cover"], see(hidden, 0)["share"]) == ("?", "?", 1)
    assert (see(hidden, 1)["card"], see(hidden, 1)["cover"]) == ("4", "S")
    turned = Laid(1, "4", up=True, cover="S", cover_up=True)
    assert (see(turned, 0)["card"], see(turned, 0)["cover"]) == ("4", "S")
