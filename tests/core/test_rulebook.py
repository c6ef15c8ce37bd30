"""Rules are noted where they apply and can be switched off."""

from collections.abc import Iterator

import pytest

from escarmouche.engine.rulebook import listening, note, places, rule, written


def heard_from(*calls: object) -> list[str]:
    heard: dict[str, None] = {}
    with listening(heard):
        for call in calls:
            assert callable(call)
            call()
    return list(heard)


def test_a_rule_is_noted_when_it_applied() -> None:
    @rule("TEST-A", otherwise=0)
    def bonus(high: bool) -> int:
        return 1 if high else 0

    assert heard_from(lambda: bonus(False)) == []
    assert heard_from(lambda: bonus(True)) == ["TEST-A"]
    assert any(place.endswith("bonus") for place in places()["TEST-A"])


def test_a_rule_that_always_counts_is_noted_when_it_was_consulted() -> None:
    @rule("TEST-B", always=True)
    def nothing() -> None:
        return None

    assert heard_from(nothing, lambda: note("TEST-C")) == ["TEST-B", "TEST-C"]


def test_nothing_is_noted_when_nobody_listens() -> None:
    heard: dict[str, None] = {}
    with listening(heard), listening(None):
        note("TEST-D")
    note("TEST-E")
    assert heard == {}


def test_listening_ends_even_when_a_rule_throws() -> None:
    heard: dict[str, None] = {}
    with pytest.raises(ZeroDivisionError), listening(heard):
        raise ZeroDivisionError
    note("TEST-F")
    assert heard == {}


def test_a_marked_unit_is_the_function_that_was_written() -> None:
    @rule("TEST-G", otherwise=0)
    def two(one: int, other: int = 2, *, more: int = 0) -> int:
        return one + other + more

    assert two(1, other=-1) == 0
    assert heard_from(lambda: two(1, other=-1), lambda: two(1, more=3)) == ["TEST-G"]
    with listening(None, two.__module__):
        assert two.__code__ is written(two).__code__


def test_a_unit_notes_for_nobody_until_a_game_without_a_journal_is_played() -> None:
    @rule("TEST-L", always=True)
    def here() -> None:
        return None

    heard: dict[str, None] = {}
    with listening({}):
        assert here.__code__ is not written(here).__code__
    here()
    with listening(heard, "elsewhere"):
        here()
        with listening(None, "elsewhere"):
            here()
    assert heard == {}
    with listening(heard, here.__module__), listening(None, here.__module__):
        assert here.__code__ is not written(here).__code__, "somebody listens further out"


def test_a_rule_that_asks_is_noted_when_it_is_begun() -> None:
    @rule("TEST-H", otherwise="nothing")
    @rule("TEST-I")
    def asks() -> Iterator[str]:
        yield "question"

    assert heard_from(lambda: list(asks())) == ["TEST-H", "TEST-I"]


def test_only_the_rules_of_one_package_note_for_whoever_listens_to_it() -> None:
    @rule("TEST-J", always=True)
    def here() -> None:
        return None

    heard: dict[str, None] = {}
    with listening(heard, "elsewhere"):
        here()
    with listening(heard, here.__module__):
        here()
    assert list(heard) == ["TEST-J"]


def test_a_unit_inside_another_function_with_its_names_cannot_be_marked() -> None:
    bonus = 1

    def inner() -> int:
        return bonus

    with pytest.raises(TypeError, match="inside another function"):
        rule("TEST-K")(inner)
