"""Rules are noted where they apply and can be switched off."""

from collections.abc import Iterator

import pytest

from escarmouche.core import rulebook
from escarmouche.core.rulebook import listening, note, places, rule


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "_without", {"TEST-OFF"})


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
    assert any(place.endswith("bonus") for place in places["TEST-A"])


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


@pytest.mark.usefixtures("without")
def test_a_rule_that_is_switched_off_answers_as_if_it_never_applied() -> None:
    @rule("TEST-OFF", otherwise=0)
    def bonus() -> int:
        return 1

    @rule("TEST-OFF", instead=lambda value: -value)
    def kept(value: int) -> int:
        return value

    assert (bonus(), kept(3)) == (0, -3)


@pytest.mark.usefixtures("without")
def test_rules_that_ask_stay_rules_that_ask() -> None:
    @rule("TEST-OFF", otherwise="nothing")
    @rule("TEST-ON")
    def asks() -> Iterator[str]:
        yield "question"

    with pytest.raises(StopIteration) as ended:
        next(asks())
    assert ended.value.value == "nothing"
