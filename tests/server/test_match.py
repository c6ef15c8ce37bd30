"""A match does again what was done, takes back what showed nothing, and shows each seat only what it may see."""

from random import Random
from typing import Any

import msgspec
import pytest

from escarmouche.agents import enlist
from escarmouche.engine.questions import Question
from escarmouche.engine.reasons import Refused
from escarmouche.engine.seat import Seat
from escarmouche.server.match import WATCHER, Match
from escarmouche.server.moments import moment, seated
from escarmouche.server.storage import Entry
from tests.server.table import begun, play

HEARD_ALL = 10_000
"""Whoever has heard so many lines is told of nothing but how things stand."""


def test_a_match_is_the_same_when_it_is_played_again() -> None:
    for key in ("firefight", "collision"):
        row = begun(key).row
        match = Match(row)
        entries = play(match, 30)
        assert Match(row, entries).game.hash() == match.game.hash()


def test_an_answer_that_showed_nothing_can_be_taken_back() -> None:
    match = Match(begun().row)
    while not match.deeds or not match.deeds[-1].quiet:
        play(match, 1)
    before = Match(match.row, [deed.entry for deed in match.deeds[:-1]]).game.hash()
    seat = match.deeds[-1].seat
    entry = match.undo(seat)
    assert match.game.hash() == before
    assert match.taken_back == entry.sequence == match.sequence


def test_what_was_taken_back_stays_so_when_the_match_is_played_again() -> None:
    match = Match(begun().row)
    entries = []
    while not match.deeds or not match.deeds[-1].quiet:
        entries += play(match, 1)
    entries.append(match.undo(match.deeds[-1].seat))
    entries += play(match, 5, seed=2)
    assert Match(match.row, entries).game.hash() == match.game.hash()


def test_dice_and_answers_of_others_are_never_taken_back() -> None:
    match = Match(begun().row)
    for _ in range(60):
        play(match, 1)
        last = match.deeds[-1]
        assert match.undoable(1 - last.seat) is None
        assert (match.undoable(last.seat) is not None) == last.quiet
        if not last.quiet:
            with pytest.raises(Refused):
                match.undo(last.seat)
            return
    pytest.fail("no answer ever drew chance")


def test_in_a_practice_game_one_can_always_go_back() -> None:
    match = Match(begun(practice=True).row)
    entries = play(match, 12)
    match.back(0, entries[4].sequence)
    assert [deed.entry for deed in match.deeds] == entries[:4]
    with pytest.raises(Refused):
        match.back(0, 999)


def test_a_game_in_which_much_was_taken_back_opens_without_playing_it_all(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(begun(practice=True).row)
    entries = play(match, 6)
    for turn in range(20):
        entries.append(match.back(0, match.deeds[turn % 5].entry.sequence))
        entries += play(match, 6 - len(match.deeds), seed=turn)
    plays: list[int] = []
    sound = Match._play

    def counted(again: Match, entry: Entry) -> None:
        plays.append(entry.sequence)
        sound(again, entry)

    monkeypatch.setattr(Match, "_play", counted)
    again = Match(match.row, entries)
    assert again.game.hash() == match.game.hash()
    assert (again.sequence, again.taken_back, again.deeds) == (match.sequence, match.taken_back, match.deeds)
    assert len(plays) <= 2 * len(match.deeds)


def test_an_answer_is_found_again_by_its_question() -> None:
    match = Match(begun().row)
    entry = play(match, 1)[0]
    assert match.given(entry.data["seat"], entry.data["number"]) == entry
    assert match.given(entry.data["seat"], 999) is None


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_a_seat_is_sent_the_same_whatever_it_cannot_know(key: str) -> None:
    started = begun(key)
    match, places = Match(started.row), {place.seat: place for place in started.places}
    for step in range(24):
        play(match, 2, seed=step)
        if match.game.question is None:
            break
        # A copy has not seen the moves; what is played of them has a test of its own.
        match.watch.forget()
        for seat in (0, 1):
            truth = msgspec.json.encode(moment(match, seat, "en", places, set(), 0))
            twin = Match(started.row)
            twin.game, twin.deeds, twin.sequence = match.game.fork(seat, seed=step), match.deeds, match.sequence
            twin.watch.forget()
            assert msgspec.json.encode(moment(twin, seat, "en", places, set(), 0)) == truth


@pytest.mark.parametrize("key", ["firefight", "collision", "trauma", "combatzone"])
def test_what_both_seats_see_alike_is_held_once_and_told_as_ever(key: str) -> None:
    started = begun(key)
    match, places = Match(started.row), {place.seat: place for place in started.places}
    entries = []
    for step in range(12):
        entries += play(match, 2, seed=step)
        told = [msgspec.json.encode(moment(match, seat, "en", places, set(), HEARD_ALL)) for seat in (0, 1)]
    for seat in (1, 0):
        afresh = Match(started.row, entries)
        assert msgspec.json.encode(moment(afresh, seat, "en", places, set(), HEARD_ALL)) == told[seat]
    one, other = (match.told(seat, "en").lines for seat in (0, 1))
    assert any(line is same for line, same in zip(one, other, strict=False))


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_every_question_of_a_game_that_is_played_well_can_be_shown(key: str) -> None:
    started = begun(key)
    match, places = Match(started.row), {place.seat: place for place in started.places}
    kinds = set()
    while match.game.question is not None:
        seat = match.game.waiting()[0]
        question = moment(match, seat, "en", places, set(), 0).question
        assert question is not None
        assert question.text
        assert question.number == match.game.number
        kinds.add(question.__struct_config__.tag)
        corporal = enlist("corporal", Seat(match.game, seat), Random(1))
        match.answer(seat, match.game.number, msgspec.to_builtins(corporal.decide().value))
    assert {"choose", "place"} < kinds


def test_every_kind_of_question_that_a_game_has_can_be_shown() -> None:
    for key in ("firefight", "collision"):
        begun(key)
    asked = {kind.kind for kind in _kinds_of(Question)} - {"", "together"}
    assert asked == {"choose", "choose-some", "arrange", "amount", "split", "assign", "place"}


def _kinds_of(kind: type[Question]) -> list[type[Question]]:
    return [each for sub in kind.__subclasses__() for each in (sub, *_kinds_of(sub))]


def test_whoever_watches_sees_no_hand() -> None:
    started = begun("collision")
    match, places = Match(started.row), {place.seat: place for place in started.places}
    play(match, 40)
    for seat, other in ((0, 1), (1, 0), (WATCHER, 0), (WATCHER, 1)):
        hand = moment(match, seat, "en", places, set(), 0).dashboards[other].hand
        assert hand == [None] * len(match.game.state.boards[other].hand)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_everything_that_is_sent_is_in_words(key: str, language: str) -> None:
    started = begun(key)
    match, places = Match(started.row), {place.seat: place for place in started.places}
    sent: list[Any] = [seated(match, 0, language, places)]
    for step in range(12):
        play(match, 5, seed=step)
        sent.append(moment(match, step % 2, language, places, set(), 0))
    for text in _texts(msgspec.json.decode(msgspec.json.encode(sent))):
        assert text, "an empty sentence"
        assert not text.startswith(("event-", "ask-", "shown-", "option-", "refused-", "how-", "unit-", "model-")), text


def _texts(value: object) -> list[str]:
    """Every sentence in what is sent."""
    if isinstance(value, list):
        return [text for item in value for text in _texts(item)]
    if not isinstance(value, dict):
        return []
    said = value.get("text")
    # An attack or a roll may go without words.
    own = [said] if isinstance(said, str) and "values" not in value and (said or "act" not in value) else []
    named = [value["name"]] if isinstance(value.get("name"), str) else []
    optional = {"kind", "rule"} <= value.keys() or "sign" in value
    return (own if not ("name" in value and not optional) else []) + named + _texts(list(value.values()))
