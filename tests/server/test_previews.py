"""What would be, told beforehand: ways with their tests, sight, odds and advice, all in words."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from escarmouche.board.look import Stance
from escarmouche.board.words import speak
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Choose, Question
from escarmouche.engine.reasons import Refused
from escarmouche.server import previews
from escarmouche.server.match import Match
from escarmouche.server.new_game import begin
from escarmouche.server.posted import Wanted
from escarmouche.table.table import TOLERANCE
from tests.server.table import begun


def questions(key: str, answers: int = 120) -> Iterator[tuple[Match, int, Question]]:
    """The questions of a game that is played at random, one after the other."""
    match, rng = Match(begun(key).row), Random(2)
    for _ in range(answers):
        if match.game.question is None:
            return
        seat = match.game.waiting()[0]
        question = match.question(seat)
        assert question is not None
        yield match, seat, question
        match.answer(seat, match.game.number, msgspec.to_builtins(question.sample(rng)))


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_a_completed_way_is_an_allowed_answer_and_says_how_long_it_is(key: str) -> None:
    measured = 0
    for match, seat, question in questions(key):
        if not isinstance(question, Place):
            continue
        number = match.game.number
        found = previews.complete(match, seat, "en", number, {})
        tracks: Any = msgspec.to_builtins(found.tracks)
        assert match.game.check(seat, number, tracks) is None
        for moved in question.candidates(3, Random(3)):
            for way in match.board.ways(speak("en", key), question.planner, moved).values():
                assert 0 <= way.length <= way.most + TOLERANCE
                assert all(test.text and test.rule for test in way.tests)
                measured += way.length > 0
    assert measured > 5


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_sight_counts_what_its_lines_show(key: str) -> None:
    looked = 0
    for match, seat, _ in questions(key, 60):
        look = match.look(seat, "en")
        for model in match.board.models(look)[:2]:
            for seen in match.board.sight(look, Stance(model.id)):
                assert 0 <= seen.share <= 1
                assert not seen.seen or any(ray.clear for ray in seen.lines)
                assert all(ray.clear or ray.by for ray in seen.lines)
                looked += 1
    assert looked > 20


def test_the_odds_of_an_option_are_told_in_words() -> None:
    told = 0
    for match, seat, question in questions("firefight", 200):
        if not isinstance(question, Choose):
            continue
        for option in question.options:
            if option.forecast is None or option.refused is not None:
                continue
            inquiry = previews.inquire(match, seat, "fr", match.game.number, option.key, "")
            odds = previews.odds("firefight", inquiry)
            assert odds.phrase
            assert all(0 <= state.probability <= 1 + 1e-9 for state in odds.states)
            assert all(abs(sum(share for _, share in tally.chances) - 1) < 1e-6 for tally in odds.tallies)
            told += 1
    assert told > 0


def test_a_question_that_is_not_asked_is_refused() -> None:
    match, seat, _ = next(questions("firefight"))
    for number in (match.game.number - 1, match.game.number + 1):
        with pytest.raises(Refused):
            previews.copied(match, seat, number)
    with pytest.raises(Refused):
        previews.copied(match, 1 - seat, match.game.number)


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_a_hint_is_an_allowed_answer_with_its_reasons_in_words(key: str) -> None:
    for match, seat, _ in questions(key, 12):
        decision = previews.advice(previews.copied(match, seat, match.game.number), seat)
        hint = previews.hint(match, seat, "de", decision)
        assert match.game.check(seat, match.game.number, hint.value) is None
        assert hint.text
        assert all(reason.text and not reason.text.startswith("because-") for reason in hint.reasons)


def through_a_browser(value: Any) -> Any:
    """What a browser makes of data: keys that are whole numbers come first, the smallest first."""
    if isinstance(value, list):
        return [through_a_browser(part) for part in value]
    if not isinstance(value, dict):
        return value
    keys = [*sorted((key for key in value if key.isdigit()), key=int), *(key for key in value if not key.isdigit())]
    return {key: through_a_browser(value[key]) for key in keys}


def test_a_suggested_charge_is_allowed_when_a_browser_sends_it_back() -> None:
    told = 0
    for seed in range(6):
        match = Match(begin(Wanted(key="firefight", opponent="same-screen", seed=seed)).row)
        while match.game.question is not None and told < 3:
            seat, number = match.game.waiting()[0], match.game.number
            question = match.question(seat)
            usual = previews.usual(previews.copied(match, seat, number), seat)
            if isinstance(question, Place) and question.text == "charge-move" and len(question.models) > 1:
                moved: Any = msgspec.to_builtins(dict(usual))
                told += match.game.check(seat, number, through_a_browser(moved)) is not None
                hint = previews.hint(match, seat, "en", previews.advice(previews.copied(match, seat, number), seat))
                whole = msgspec.to_builtins(previews.complete(match, seat, "en", number, {}).tracks)
                for sent in (usual, hint.value, whole):
                    assert match.game.check(seat, number, through_a_browser(sent)) is None
            match.answer(seat, number, usual)
    assert told > 0, "no charge was found in which the order matters"


def test_thinking_with_a_copy_changes_nothing() -> None:
    for match, seat, _ in questions("collision", 10):
        before = match.game.hash()
        previews.usual(previews.copied(match, seat, match.game.number), seat)
        assert match.game.hash() == before
