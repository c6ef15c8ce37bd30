"""`escarmouche odds collision`: what it tells, what programs get, and what it refuses."""

import re
import shlex
from functools import partial
from pathlib import Path

import pytest

from escarmouche.cli import run
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.collision.inquiries import EXAMPLES
from escarmouche.games.collision.rules.cards.deck import full_deck
from escarmouche.games.collision.rules.forecast.known_cards import less
from tests.odds import asked

SHOT = "shot --attacker reclaimers-patrol:Trooper --target unwanted-pack:Stalker"
CHARGE = "charge --attacker unwanted-pack:Alpha --target reclaimers-patrol:Trooper"
UNWORDED = re.compile(r"(odds|reason|refused)-[a-z]|\{|\$|\bnone\b|\bNone\b")
told = partial(asked.told, game="collision")
document = partial(asked.document, game="collision")


pytestmark = pytest.mark.usefixtures("english")


def hits(capsys: pytest.CaptureFixture[str], line: str, text: str = "odds-hits") -> float:
    """How many hits there are on average."""
    mean: float = next(tally["mean"] for tally in document(capsys, line)["tallies"] if tally["text"] == text)
    return mean


def chance(capsys: pytest.CaptureFixture[str], line: str, text: str) -> float:
    """How likely something is."""
    found: float = next(one["probability"] for one in document(capsys, line)["states"] if one["text"] == text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_told_in_every_language(
    example: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = told(capsys, example, language)
    assert "%" in said
    assert not UNWORDED.search(said), said


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_program_gets_chances_that_sum_to_one(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, example)
    assert found["what"] == example.split()[0]
    assert found["states"]
    assert all(sum(part for _, part in tally["chances"]) == pytest.approx(1) for tally in found["tallies"])
    assert all(remark["said"] for remark in found["remarks"])


def test_without_a_matter_there_are_examples(capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, "")
    assert all(example in said for example in EXAMPLES)


def test_a_shot_is_told_with_its_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, f"{SHOT} --range 14 --heavy-cover --rear")
    assert said.startswith("Trooper shoots at Stalker from 14 in: Rifle, 2 cards\n")
    assert all(number in said for number in ("COL-SHOOT-06", "COL-SHOOT-08", "COL-SHOOT-13"))


def test_circumstances_change_the_odds(capsys: pytest.CaptureFixture[str]) -> None:
    plain = hits(capsys, SHOT)
    assert hits(capsys, f"{SHOT} --heavy-cover") < hits(capsys, f"{SHOT} --cover") < plain
    assert hits(capsys, f"{SHOT} --height 4") == hits(capsys, f"{SHOT} --rear") > plain
    assert hits(capsys, f"{SHOT} --rushed") < hits(capsys, f"{SHOT} --watching") < plain
    assert hits(capsys, f"{SHOT} --modifier 3") > plain > hits(capsys, f"{SHOT} --target-modifier 3")
    assert hits(capsys, f"{SHOT} --seen 8,8,S,S") < plain < hits(capsys, f"{SHOT} --target-seen 8,8,S,S")


def test_a_hand_helps_unless_the_draw_is_closed(capsys: pytest.CaptureFixture[str]) -> None:
    line = "confrontation --cards 1 --hand 8"
    assert hits(capsys, line, "odds-hits-with-hand") > hits(capsys, line)
    closed = told(capsys, f"{line} --closed")
    assert "with the best use of your hand" not in closed
    assert "Closed draws" in closed
    assert hits(capsys, f"{line} --defending", "odds-hits-with-hand") < hits(capsys, f"{line} --defending")


def test_the_numbers_of_the_catalogue(capsys: pytest.CaptureFixture[str]) -> None:
    assert hits(capsys, "confrontation --cards 1 --attack 1 --hand 1,F,5") == pytest.approx(12487 / 20250)


def test_cards_that_are_drawn_are_laid_in_the_best_way(capsys: pytest.CaptureFixture[str]) -> None:
    deck = tuple(full_deck())
    gone, others = (",".join(less(deck, cards)) for cards in (("2", "4", "6", "8"), ("2", "4", "6")))
    said = told(capsys, f"confrontation --cards 2 --attack 2 --drawn 6,4 --seen {gone} --target-seen {others}")
    assert "Best laid: 4 (+1), 6 (+1) for ≈1.67 hits" in said
    assert "for ≈1.33 hits" in said


def test_a_card_of_the_hand_saves_a_charge(capsys: pytest.CaptureFixture[str]) -> None:
    assert chance(capsys, f"{CHARGE} --range 4 --hand 8", "odds-arrives") < 1
    assert chance(capsys, f"{CHARGE} --range 4 --hand S", "odds-arrives-with-hand") == 1


def test_a_test_counts_the_cards_that_pass(capsys: pytest.CaptureFixture[str]) -> None:
    line = "test --unit reclaimers-patrol:Captain --characteristic int --difficulty 6"
    assert chance(capsys, line, "odds-passes") == pytest.approx(19 / 30)
    assert chance(capsys, f"{line} --modifier 1", "odds-passes") > 19 / 30
    assert chance(capsys, f"{line} --rushed", "odds-passes") < 19 / 30


def test_a_name_may_be_that_of_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    title = told(capsys, "fall --unit reclaimers-patrol:Trooper --height 6", "de").splitlines()[0]
    name = title.partition(" fällt")[0]
    assert told(capsys, f"fall --unit 'reclaimers-patrol:{name}' --height 6", "de").startswith(title)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance", "shot, charge, confrontation, test, jump, leap, climb, fall"),
        ("shot", "--attacker"),
        ("jump --unit reclaimers-patrol:Captain", "--height"),
        (f"{SHOT} --cards 2", "--cards means nothing"),
        (f"{CHARGE} --cover", "--cover means nothing"),
        ("shot --attacker Captain --target unwanted-pack:Alpha", "LIST:UNIT"),
        ("shot --attacker nowhere:Captain --target unwanted-pack:Alpha", "nowhere"),
        ("shot --attacker reclaimers-patrol:Dragon --target unwanted-pack:Alpha", "Captain, Trooper"),
        ("shot --attacker broken.toml:X --target unwanted-pack:Alpha", "broken.toml"),
        ("shot --attacker unwanted-pack:Alpha --target reclaimers-patrol:Captain", "[COL-SHOOT-01]"),
        (f"{SHOT} --weapon Bow", "Rifle"),
        (f"{SHOT} --range 40", "[COL-SHOOT-03]"),
        (f"{CHARGE} --range 9", "[COL-CHARGE-04]"),
        (f"{SHOT} --suppress", "no Suppression"),
        (f"{SHOT} --range 3 --height 5", "cannot be less than the height"),
        (f"{SHOT} --watching --rushed", "do not go together"),
        (f"{SHOT} --wounds 2", "nobody stands"),
        (f"{SHOT} --hand 9", "no power card"),
        (f"{SHOT} --hand ''", "no power card"),
        (f"{SHOT} --hand S,S --seen S,S", "that many cards"),
        (f"{SHOT} --drawn 5", "draws 2 cards"),
        ("confrontation --cards 7", "--cards"),
        ("test --unit reclaimers-patrol:Captain --characteristic MOV --difficulty 5", "AGI, RC"),
        (f"{SHOT} --option half_range", "key=value"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("broken.toml").write_text("name = [", "utf-8")
    for language in LANGUAGES:
        assert run(["--language", language, "odds", "collision", *shlex.split(line)]) == 2
        printed = capsys.readouterr()
        assert (printed.out, printed.err.count("\n")) == ("", 1)
        assert "refused-" not in printed.err
        if language == "en":
            assert said in printed.err
