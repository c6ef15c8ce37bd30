"""What fields stand for follows from their annotations, and keys of several parts are structs."""

from typing import ClassVar, Literal

import msgspec
import pytest

from escarmouche.engine.ids import Length, ModelId, PieceId, SeatId, UnitId, kind_of, kinds_in
from escarmouche.engine.keys import OptionKey, read_key
from escarmouche.engine.reasons import Refused


class Fired(msgspec.Struct):
    unit: UnitId
    targets: tuple[ModelId, ...]
    behind: PieceId | None
    by: SeatId
    distance: Length
    hits: int


class Fire(OptionKey, frozen=True):
    word: ClassVar[str] = "fire"
    weapon: int
    target: UnitId
    half: str = ""


class Cast(OptionKey, frozen=True):
    word: ClassVar[str] = "cast"
    model: ModelId
    spell: str


class Climb(OptionKey, frozen=True):
    word: ClassVar[str] = "climb"
    way: Literal["up", "down"]
    wall: PieceId


class Jump(OptionKey, frozen=True):
    word: ClassVar[str] = "climb"
    way: Literal["jump"]
    side: int


class Pass(OptionKey, frozen=True):
    word: ClassVar[str] = "pass"


def test_a_field_says_what_it_stands_for() -> None:
    assert kinds_in(Fired) == {
        "unit": "unit",
        "targets": "model",
        "behind": "piece",
        "by": "seat",
        "distance": "length",
    }
    assert kind_of(int) == ""


@pytest.mark.parametrize(
    ("key", "text"),
    [
        (Fire(2, UnitId(7)), "fire:2:7"),
        (Fire(2, UnitId(7), "left"), "fire:2:7:left"),
        (Cast(ModelId(4), "Storm: the second"), "cast:4:Storm: the second"),
        (Pass(), "pass"),
    ],
)
def test_a_key_is_written_in_parts_and_read_again(key: OptionKey, text: str) -> None:
    assert str(key) == text
    assert read_key(text, Fire, Cast, Pass) == key


@pytest.mark.parametrize(
    "text", ["fire", "fire:x:7", "fire:1:2:left:5", "cast:x:Storm", "cast:1", "pass:1", "hold:1", ""]
)
def test_a_text_that_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_key(text, Fire, Cast, Pass)


def test_a_key_knows_how_it_is_written() -> None:
    assert Fire.pattern() == "fire:<weapon>:<unit>:<half>"


def test_a_key_is_written_with_each_of_its_words() -> None:
    assert Climb.patterns() == ["climb:up:<piece>", "climb:down:<piece>"]
    assert Jump.patterns() == ["climb:jump:<number>"]
    assert Pass.patterns() == ["pass"]


def test_keys_with_the_same_word_are_told_apart_by_their_parts() -> None:
    assert read_key("climb:jump:2", Climb, Jump) == Jump("jump", 2)
    assert read_key("climb:up:wall", Climb, Jump) == Climb("up", PieceId("wall"))
