"""Usual answers that belong together: they can be played, all of them are told, and they tell no secret."""

from random import Random

import pytest

from escarmouche.agents import prepare
from escarmouche.board.compositions import Ahead
from escarmouche.board.courses import Course, usual_course
from escarmouche.engine.seat import Seat
from escarmouche.server import previews
from escarmouche.server.match import Match
from tests.server.test_compositions import ahead_of, moments

BELONG: dict[str, set[tuple[str, ...]]] = {
    "trauma": {
        ("row", "bid"),
        ("opportunity", "pay"),
        ("opportunity", "enter", "announce", "come-on"),
        ("order", "order"),
    },
    "collision": {("lay-cards", "share-modifiers"), ("loot-district", "place-loot")},
}
"""Some of the questions that are answered together."""


def course_of(match: Match, seat: int, truth: int | None = None) -> Course | None:
    """The course of a seat in a game, or in one that differs from it in what the seat cannot know."""
    game = match.game if truth is None else match.game.fork(seat, truth)
    ahead = Ahead(game.fork(seat, 1), seat)
    return usual_course(match.board, match.look(seat, "en"), ahead, prepare(Seat(ahead.game, seat), Random(1)))


@pytest.mark.parametrize("key", BELONG)
def test_what_belongs_together_can_be_played_and_is_told(key: str) -> None:
    found = set()
    for match, seat, _ in moments(key, 5, 150):
        course = course_of(match, seat)
        if course is None:
            continue
        assert len(course.says) == len(course.steps)
        assert [text == "" for text in course.says] == [step.forced for step in course.steps]
        ahead = ahead_of(match, seat)
        assert all(ahead.answer(step.asks, step.value) for step in course.steps)
        assert all(step.asks != "opportunity" for step in course.steps[1:])
        found.add(tuple(step.asks for step in course.steps if not step.forced))
    for questions in BELONG[key]:
        assert any(one[: len(questions)] == questions for one in found), (questions, found)


@pytest.mark.parametrize("key", BELONG)
def test_what_belongs_together_does_not_depend_on_what_is_hidden(key: str) -> None:
    for match, seat, _ in moments(key, 2, 60):
        assert course_of(match, seat) == course_of(match, seat, 7)


def test_a_question_that_stands_alone_has_no_course() -> None:
    for match, seat, _ in moments("firefight", 1, 20):
        assert previews.onward(match.board, match.look(seat, "en"), ahead_of(match, seat), Random(1)) is None
