"""Views are built from nothing: only what is classified is sent."""

from typing import Any, ClassVar

import msgspec

from escarmouche.engine.view import NOBODY, OWNER, PUBLIC, Seen, see, unclassified


class Card(msgspec.Struct):
    owner: int
    face: int
    up: bool = False
    mark: int = 7

    seen: ClassVar[dict[str, Seen]] = {
        "owner": PUBLIC, "up": NOBODY, "mark": OWNER,
        "face": lambda card, seat: card.face if card.up else None,
    }  # fmt: skip


class Scratch(msgspec.Struct):
    """A state class with a field that nobody classified."""

    known: int = 0
    forgotten: int = 0

    seen: ClassVar[dict[str, Seen]] = {"known": NOBODY}


class Shelf(msgspec.Struct):
    cards: list[Card]
    named: dict[str, Card]
    scratch: Scratch | None = None

    seen: ClassVar[dict[str, Seen]] = {"cards": PUBLIC, "named": PUBLIC, "scratch": PUBLIC, "attic": PUBLIC}


def test_each_seat_sees_what_is_meant_for_it() -> None:
    shelf = Shelf([Card(0, 5), Card(1, 6, up=True)], {"top": Card(0, 9)})
    assert see(shelf, 0) == {
        "cards": [{"owner": 0, "face": None, "mark": 7}, {"owner": 1, "face": 6}],
        "named": {"top": {"owner": 0, "face": None, "mark": 7}},
        "scratch": None,
    }


def test_a_field_that_nobody_classified_is_sent_to_nobody() -> None:
    assert see(Scratch(), 0) == {}


def test_unclassified_fields_are_found_wherever_they_are() -> None:
    assert sorted(unclassified(Shelf)) == ["Scratch.forgotten", "Shelf.attic (no such field)"]


class Mark(msgspec.Struct, omit_defaults=True):
    """Of which everyone sees everything."""

    x: int
    name: str | None = None
    row: list[int] = []
    pairs: list[tuple[int, int]] = []
    card: Card | None = None

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(("x", "name", "row", "pairs", "card"), PUBLIC)


def field_by_field(thing: msgspec.Struct, seat: int) -> dict[str, Any]:
    """What a seat sees of something that is open to everyone, put together one field after another."""
    return {field: see(getattr(thing, field), seat) for field in thing.__struct_fields__}


def test_what_is_open_is_seen_as_if_it_were_looked_at_field_by_field() -> None:
    for mark in (Mark(1), Mark(2, "two", [1, 2], [(3, 4)], Card(1, 6))):
        for seat in (0, 1):
            assert see(mark, seat) == field_by_field(mark, seat)
    assert see(Mark(1, card=Card(1, 6)), 0)["card"] == {"owner": 1, "face": None}, "what is inside may be hidden"


def test_what_was_seen_does_not_change_with_the_thing() -> None:
    mark = Mark(1, row=[1])
    seen = see(mark, 0)
    mark.row.append(2)
    assert seen["row"] == [1]
