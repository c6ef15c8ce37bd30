"""Dice and decks: each kind of source keeps its promise."""

import itertools
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escarmouche.engine import chance as chance_module
from escarmouche.engine.chance import (
    WORD,
    Chance,
    ChanceError,
    Diverged,
    Drawn,
    Fair,
    OutOfChance,
    Recorded,
    Recording,
    Scripted,
    Seeded,
    Unforeseen,
    from_state,
)
from escarmouche.engine.fair import Terms, Word

RULE = "GFF-TEST-01"
SECRET = bytes(range(32))
CARDS = ["A:5", "B:S", "A:5", "C:1"]


def fair_chance() -> Fair:
    words = (Word("north wind", "0a" * 16), Word("south wind", "0b" * 16))
    return Fair(Terms("match-7", "1.0", "00" * 32, SECRET, words))


def seeded() -> Seeded:
    return Seeded(2024)


def recorded() -> Recorded:
    return Recorded([Drawn(6, value % 6, RULE, "hit") for value in range(40)])


def scripted() -> Scripted:
    return Scripted([1 + value % 6 for value in range(40)])


def recording() -> Recording:
    return Recording(Seeded(5))


def unforeseen() -> Unforeseen:
    return Unforeseen(SECRET)


every_kind = pytest.mark.parametrize("make", [seeded, fair_chance, unforeseen, scripted, recorded, recording])


def chi_square(counts: Counter[int], bound: int) -> float:
    expected = counts.total() / bound
    return sum((counts[value] - expected) ** 2 / expected for value in range(bound))


# The bounds are the 99.9 % points of chi-square with bound - 1 degrees of freedom.
@pytest.mark.parametrize(("bound", "limit"), [(2, 10.83), (3, 13.82), (6, 20.52), (10, 27.88), (54, 90.57)])
@pytest.mark.parametrize("make", [seeded, fair_chance, unforeseen])
def test_every_value_is_equally_likely(make: Callable[[], Chance], bound: int, limit: float) -> None:
    source = make()
    assert chi_square(Counter(source.pick(bound, RULE, "hit") for _ in range(12_000)), bound) < limit


@pytest.mark.parametrize("make", [seeded, fair_chance, unforeseen])
def test_one_die_says_nothing_about_the_next(make: Callable[[], Chance]) -> None:
    rolls = make().roll(12_001, 6, RULE, "hit")
    pairs = Counter((a - 1) * 6 + b - 1 for a, b in itertools.pairwise(rolls))
    assert chi_square(pairs, 36) < 66.62


def test_neighbouring_seeds_are_unrelated() -> None:
    first = Counter(Seeded(seed).pick(6, RULE, "hit") for seed in range(12_000))
    assert chi_square(first, 6) < 20.52


def test_the_same_seed_gives_the_same_dice_in_another_process() -> None:
    program = "from escarmouche.engine.chance import Seeded; print(Seeded(42).roll(50, 6, 'r', 'p'))"
    source = str(Path(chance_module.__file__).parents[2])
    outputs = set()
    for hash_seed in ("1", "2"):
        env = {"PYTHONPATH": source, "PYTHONHASHSEED": hash_seed}
        other = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=env)
        outputs.add(other.stdout)
    assert outputs == {f"{Seeded(42).roll(50, 6, 'r', 'p')}\n"}


def test_the_sequence_of_a_seed_never_changes() -> None:
    """Saved games hold a seed only: these numbers may not change with a new version."""
    assert Seeded(0).roll(12, 6, RULE, "hit") == [2, 1, 2, 5, 2, 1, 6, 3, 6, 3, 2, 5]
    assert fair_chance().roll(12, 6, RULE, "hit") == [1, 6, 6, 5, 6, 2, 5, 3, 5, 2, 5, 4]


def test_seeded_chance_is_splitmix64() -> None:
    """The published first words of SplitMix64 from the state 0."""
    source = Seeded(0)
    words = [source.pick(WORD, RULE, "word") for _ in range(3)]
    assert words == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@given(st.integers(), st.integers(1, 1 << 40), st.integers(1, 6))
def test_a_pick_lies_below_its_bound_and_uses_one_index(seed: int, bound: int, other: int) -> None:
    one, two = Seeded(seed), Seeded(seed)
    assert 0 <= one.pick(bound, RULE, "hit") < bound
    two.pick(other, RULE, "wound")
    assert one.state() == two.state()


def test_words_that_would_favour_low_values_are_passed_over_within_one_index() -> None:
    # With a bound just over half of all words, nearly half of the words have to be passed over.
    bound = (WORD >> 1) + 2
    source = Seeded(11)
    picks = [source.pick(bound, RULE, "hit") for _ in range(2_000)]
    other = Seeded(11)
    other.roll(2_000, 6, RULE, "hit")
    assert source.state() == other.state()
    assert abs(sum(pick < bound // 2 for pick in picks) - 1_000) < 120


@pytest.mark.parametrize("make", [seeded, fair_chance, unforeseen])
@pytest.mark.parametrize("bound", [0, -1, 1 << 65])
def test_nothing_can_be_chosen_from_nothing(make: Callable[[], Chance], bound: int) -> None:
    with pytest.raises(ValueError, match=r"nothing to choose from .* hit \(GFF-TEST-01\)"):
        make().pick(bound, RULE, "hit")


@every_kind
def test_a_copy_has_the_same_future_and_its_own_life(make: Callable[[], Chance]) -> None:
    source = make()
    source.roll(5, 6, RULE, "hit")
    twin = source.copy()
    future = twin.roll(10, 6, RULE, "hit")
    assert source.copy().roll(10, 6, RULE, "hit") == future
    assert source.roll(10, 6, RULE, "hit") == future
    assert source.state() == twin.state()


@every_kind
def test_the_state_goes_through_json_and_comes_back(make: Callable[[], Chance]) -> None:
    source = make()
    source.roll(5, 6, RULE, "hit")
    again = from_state(json.loads(json.dumps(source.state())))
    assert type(again) is type(source)
    assert again.state() == source.state()
    assert again.roll(10, 6, RULE, "hit") == source.roll(10, 6, RULE, "hit")


def test_every_kind_can_be_restored() -> None:
    kinds = {kind for kind in vars(chance_module).values() if isinstance(kind, type) and issubclass(kind, Chance)}
    assert kinds - {Chance} == set(chance_module.KINDS.values())


@pytest.mark.parametrize("make", [seeded, fair_chance, unforeseen])
def test_a_deck_is_a_bag(make: Callable[[], Chance]) -> None:
    source = make()
    places = Counter(source.draw(CARDS, RULE, "draw") for _ in range(4_000))
    assert chi_square(places, 4) < 16.27


def test_a_script_gives_dice_and_cards_in_order() -> None:
    script = Scripted([3, "B:S", 6, 0])
    assert script.roll(1, 6, RULE, "hit") == [3]
    assert CARDS[script.draw(CARDS, RULE, "draw")] == "B:S"
    assert script.leftover() == {"": [6, 0]}
    assert script.roll(1, 6, RULE, "hit") == [6]
    assert script.pick(2, RULE, "side") == 0
    assert script.leftover() == {}


def test_a_script_by_purpose_does_not_care_about_the_order_of_purposes() -> None:
    script = Scripted({"hit": [6, 5], "block": [2], "": [1]})
    assert script.roll(1, 6, RULE, "block") == [2]
    assert script.roll(2, 6, RULE, "hit") == [6, 5]
    assert script.leftover() == {"": [1]}
    assert script.roll(1, 6, RULE, "morale") == [1]


def test_a_script_that_runs_out_names_rule_purpose_and_how_many_were_given() -> None:
    script = Scripted({"hit": [6, 5]})
    with pytest.raises(OutOfChance, match=r"ran out at hit \(GFF-TEST-01\): for 'hit' 2 results were given"):
        script.roll(3, 6, RULE, "hit")
    with pytest.raises(OutOfChance, match=r"ran out at block \(GFF-TEST-01\): 0 results were given"):
        script.roll(1, 6, RULE, "block")


@pytest.mark.parametrize("value", [0, 7, -1, "6", True])
def test_a_script_cannot_show_a_face_the_die_does_not_have(value: int | str) -> None:
    with pytest.raises(ChanceError, match=r"for hit \(GFF-TEST-01\), which needs a number from 1 to 6"):
        Scripted([value]).roll(1, 6, RULE, "hit")


def test_a_script_cannot_draw_a_card_that_is_not_in_the_deck() -> None:
    with pytest.raises(ChanceError, match=r"'D:9' for draw \(GFF-TEST-01\), but the deck holds A:5, B:S, C:1"):
        Scripted(["D:9"]).draw(CARDS, RULE, "draw")


def test_a_script_finds_cards_as_the_game_writes_them() -> None:
    deck = [("A", 5), ("B", 2)]
    script = Scripted(["B:2"], matches=lambda card, written: f"{card[0]}:{card[1]}" == written)
    assert script.copy().draw(deck, RULE, "draw") == 1
    assert script.draw(deck, RULE, "draw") == 1


@pytest.mark.parametrize("make", [seeded, fair_chance, unforeseen, scripted])
def test_what_was_recorded_can_be_replayed(make: Callable[[], Chance]) -> None:
    played = Recording(make())

    def play(source: Chance) -> list[int]:
        return [
            *source.roll(4, 6, RULE, "hit"),
            source.pick(10, RULE, "side"),
            source.draw([1, 2, 3, 4, 5, 6], RULE, "draw"),
        ]

    results = play(played)
    replay = Recorded(played.record)
    assert play(replay) == results
    assert replay.leftover() == []


def test_a_record_says_where_the_game_goes_another_way() -> None:
    replay = Recorded([Drawn(6, 2, RULE, "hit"), Drawn(6, 3, RULE, "hit")])
    assert replay.roll(1, 6, RULE, "hit") == [3]
    with pytest.raises(Diverged, match=r"Draw 1 was recorded as 1 of 6 for hit .* asks for 1 of 6 for block"):
        replay.roll(1, 6, RULE, "block")
    with pytest.raises(Diverged, match="asks for 1 of 3 for hit"):
        replay.roll(1, 3, RULE, "hit")
    with pytest.raises(Diverged, match="GFF-OTHER-02"):
        replay.roll(1, 6, "GFF-OTHER-02", "hit")
    assert replay.leftover() == [Drawn(6, 3, RULE, "hit")]
    replay.roll(1, 6, RULE, "hit")
    with pytest.raises(OutOfChance, match=r"ran out at hit \(GFF-TEST-01\): 2 results were recorded"):
        replay.roll(1, 6, RULE, "hit")
