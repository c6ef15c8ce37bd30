"""What the games share when they put things into words."""

from typing import Any

import pytest

from escarmouche.engine.ids import Length, Name, SeatId, UnitId
from escarmouche.engine.words import Words, agreeing
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.rules.naming import Naming, distinct_names, in_words, is_number, shown_length, side_name

WORDS = Words("en", {"en": ["weapon-heavy-pistol = big gun\nrule-xyz-01 = A title\n"]})


def test_copies_are_numbered_and_shared_names_carry_the_side() -> None:
    assert distinct_names([["Guard", "Guard", "Boss"], ["Boss", "Dog"]]) == [
        *("Guard 1", "Guard 2", "Boss (A)"),
        *("Boss (B)", "Dog"),
    ]


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("Furies", "Furies is activated.", "Furies are activated."),
        ("Guards (A)", "Guards (A) has moved, does Guards (A) stay?", "Guards (A) have moved, do Guards (A) stay?"),
        ("Drones", "Drones takes its place.", "Drones take their place."),
        ("Furies", "The card of Furies is turned.", "The card of Furies is turned."),
        ("Furies", "Furies stays where it is.", "Furies stay where they are."),
        ("Furies", "Furies is Shaken and stays idle.", "Furies are Shaken and stay idle."),
        ("Furies", "Furies is charged: does it use its Counter?", "Furies are charged: do they use their Counter?"),
        ("Furies", "Furies has no hands: it cannot leap.", "Furies have no hands: they cannot leap."),
        ("Furies", "Furies is out of reach: nobody gets to it.", "Furies are out of reach: nobody gets to it."),
        ("Gnashers 2", "Gnashers 2 is activated.", "Gnashers 2 is activated."),
        ("Boss", "Boss is activated.", "Boss is activated."),
        ("Furies", "It is Furies that Boss attacks.", "It is Furies that Boss attacks."),
    ],
)
def test_english_verbs_agree_with_the_name_of_several(name: str, text: str, said: str) -> None:
    assert agreeing(text, [name]) == said


def test_a_seat_is_a_letter_and_nobody_is_nobody() -> None:
    assert [side_name(seat) for seat in (0, 1, -1, None)] == ["A", "B", "nobody", "nobody"]


def test_whole_lengths_have_no_decimals() -> None:
    assert [shown_length(length) for length in (5000, 12_346)] == [5, 12.35]


def test_numbers_of_things_are_whole_and_not_negative() -> None:
    assert [is_number(value) for value in (3, "3", -1, True, "x")] == [True, True, False, False, False]


def test_things_with_a_word_of_their_own_are_said_by_it() -> None:
    assert in_words("weapon", "heavy_pistol", WORDS) == "big gun"
    assert in_words("weapons", ["heavy_pistol", "stick"], WORDS) == "big gun, stick"
    assert in_words("because", ["XYZ-01"], WORDS) == "A title"
    assert [in_words("hit", value, WORDS) for value in (True, None)] == ["yes", "none"]


def test_what_is_said_of_a_field_follows_from_what_it_stands_for() -> None:
    def called(setup: Any, state: Any, unit: Any, words: Words | None) -> str:
        return f"unit {unit} of {setup}"

    also = {"unit": UnitId, "seats": SeatId, "range": Length, "weapon": Name}
    naming = Naming("escarmouche.games.firefight", CATALOGUE, {"unit": called}, {}, also, decimals=1)
    data = {"unit": 3, "seats": [0, 1], "range": 12_346, "weapon": "heavy_pistol"}
    assert naming.names("this", "that", data, WORDS) == {
        "unit": "unit 3 of this",
        "seats": "A, B",
        "range": 12.3,
        "weapon": "heavy_pistol",
    }
    assert list(naming.mentioned({**data, "other": 4, "unit": "5"})) == [
        ("unit", 5),
        ("seat", 0),
        ("seat", 1),
        ("length", 12_346),
    ]
