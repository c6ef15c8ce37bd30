"""Cards are neither lost nor made, columns are judged by one order, and shares are always legal."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escarmouche.engine.chance import Scripted
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Steps
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.columns import column_limits, is_hit
from escarmouche.games.collision.rules.cards.deck import (
    MISSING,
    WrittenDeck,
    compare_draw,
    full_deck,
    primary,
    secondary,
)
from escarmouche.games.collision.rules.state import NO_CARD, Dashboard, State
from tests.battery import checks
from tests.collision import card_table
from tests.collision.test_secrets import SHORT, held

CARDS = st.sampled_from(sorted(set(full_deck())))
SHARES = st.integers(-9, 9)


@pytest.mark.parametrize("deck", [tuple(full_deck()), SHORT])
@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_lost_or_made(deck: tuple[str, ...], seed: int) -> None:
    game, rng = card_table.entrant(deck).new(seed), Random(seed)
    while game.question is not None:
        for seat in (0, 1):
            cards = held(game.state, seat)
            cards.update([game.state.shown] if game.question.seat == seat else [])
            assert +Counter({**cards, MISSING: 0, NO_CARD: 0}) == Counter(deck)
        checks.answer_once(game, rng)


@given(attack=CARDS, attack_share=SHARES, defence=CARDS, defence_share=SHARES)
def test_a_column_is_judged_by_the_order_of_cards(
    attack: str, attack_share: int, defence: str, defence_share: int
) -> None:
    def value(card: str, share: int) -> int:
        return {"F": -1, "S": 99}.get(card, max(0, primary(card) + share))

    hit = is_hit((attack, attack_share), (defence, defence_share))
    assert hit == (value(attack, attack_share) > value(defence, defence_share))


@given(cards=st.lists(CARDS, min_size=1, max_size=5), total=SHARES)
def test_shares_keep_every_card_at_zero_or_above(cards: list[str], total: int) -> None:
    for card, (least, most) in zip(cards, column_limits(cards, total), strict=True):
        assert least <= 0 <= most
        if card in ("S", "F"):
            assert (least, most) == (0, 0)
        elif total < 0:
            assert primary(card) + least >= 0
            assert most == 0
        else:
            assert (least, most) == (0, total)


def test_the_small_number_of_a_card_is_never_larger_on_a_lower_card() -> None:
    numbers = [secondary(str(number)) for number in range(1, 9)]
    assert numbers == sorted(numbers)
    assert (secondary("S"), secondary("F"), secondary(MISSING)) == (5, 0, 0)


def nothing(game: Game[State]) -> Steps[None]:
    """An entry point that asks nothing."""
    yield from ()


def test_a_draw_ends_even_where_nobody_has_a_card_left() -> None:
    state = State(boards=[Dashboard(0), Dashboard(1)])
    game = Game(card_table.CardTable(), card_table.setup(), Scripted(()), state=state, entry=nothing)
    assert compare_draw(Battle(game), "COL-BASIC-05", "dispute") == 0


def test_a_deck_is_written_with_the_letter_of_its_side() -> None:
    assert list(WrittenDeck(Dashboard(1, deck=["4", "S"]))) == ["B:4", "B:S"]
