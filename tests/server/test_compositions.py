"""Several answers out of one gesture: whatever is offered can be played, and only what the seat may know is told."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from escarmouche.agents import advise
from escarmouche.agents.planned import PlannedAnswer, still_to_give
from escarmouche.board.compositions import Ahead, Composition, draws
from escarmouche.engine.game import Game
from escarmouche.engine.place import Place, in_order
from escarmouche.engine.questions import Question
from escarmouche.engine.reasons import Refused
from escarmouche.engine.seat import Seat
from escarmouche.server import previews
from escarmouche.server.match import Match
from escarmouche.server.new_game import begin
from escarmouche.server.posted import Wanted
from escarmouche.server.sent import Reach

LEAST = {"combatzone": (60, 20), "firefight": (5, 20)}
"""The games that have compositions, and how many clicks and drags at least are offered in those played here."""


def moments(key: str, seed: int, answers: int) -> Iterator[tuple[Match, int, Question]]:
    """The questions of a game that corporals play, one after the other."""
    match, rng = Match(begin(Wanted(key=key, opponent="same-screen", seed=seed)).row), Random(seed)
    for _ in range(answers):
        if match.game.question is None:
            return
        seat = match.game.waiting()[0]
        question = match.question(seat)
        assert question is not None
        yield match, seat, question
        decision = advise("corporal", Seat(match.game, seat), rng).decide()
        match.answer(seat, match.game.number, msgspec.to_builtins(in_order(decision.value)))


def ahead_of(match: Match, seat: int) -> Ahead:
    return Ahead(previews.imagined(match, seat, match.game.number), seat)


def played(game: Game[Any], seat: int, composition: Composition) -> int:
    """Play a composition in a copy of the real game, as the page does; how many of its answers were given."""
    copy = game.fork(seat, 99)
    drawn = draws(copy)
    for given, step in enumerate(composition.steps):
        pass_others(copy, seat)
        question = copy.question.part(seat) if copy.question and seat in copy.waiting() else None
        if not still_to_give([step], question, drawn=draws(copy) != drawn):
            return given
        reason = copy.check(seat, copy.number, step.value)
        assert reason is None, (composition, given, reason)
        copy.answer(seat, copy.number, step.value)
    return len(composition.steps)


def pass_others(game: Game[Any], seat: int) -> None:
    """Let the other side answer as usual until the seat is asked."""
    while game.question is not None and seat not in game.waiting():
        for other in game.waiting():
            game.answer(other, game.number, game.question.part(other).default)


@pytest.mark.parametrize("key", LEAST)
def test_every_composition_that_is_offered_can_be_played(key: str) -> None:
    clicked, dragged, most, rng = 0, 0, 0, Random(1)
    for seed in (1, 2):
        for match, seat, _ in moments(key, seed, 120):
            look, board = match.look(seat, "en"), match.board
            offered = previews.composed(board, look, ahead_of(match, seat))
            for composition in offered.clicks:
                assert composition.text
                assert composition.gesture == "click"
                assert played(match.game, seat, composition) == len(composition.steps)
                clicked += 1
            for model in rng.sample(offered.movable, min(2, len(offered.movable))):
                found = try_drag(match, seat, model, rng)
                if found is not None:
                    assert played(match.game, seat, found) == len(found.steps)
                    dragged += 1
                    most = max(most, len(found.steps))
    assert clicked > LEAST[key][0]
    assert dragged > LEAST[key][1]
    assert most > 2


def try_drag(match: Match, seat: int, model: int, rng: Random) -> Composition | None:
    """Drag a model somewhere near; None where it cannot go."""
    look = match.look(seat, "en")
    stands = next(one for one in match.board.models(look) if one.id == model)
    far = stands.radius * 12
    spot = (stands.x + rng.randint(-far, far), stands.y + rng.randint(-far, far), stands.surface)
    try:
        return previews.dragged(match.board, look, ahead_of(match, seat), model, spot)
    except Refused:
        return None


def test_a_drag_over_several_points_is_split_into_moves() -> None:
    """A figure that goes far makes one move after the other, and ends where it was dropped."""
    for match, seat, question in moments("combatzone", 1, 60):
        if question.text != "next-figure":
            continue
        look = match.look(seat, "en")
        model = previews.composed(match.board, look, ahead_of(match, seat)).movable[0]
        stands = next(one for one in match.board.models(look) if one.id == model)
        ahead = 9000 if stands.y < match.setup.table.depth / 2 else -9000
        goal = (stands.x, stands.y + ahead, stands.surface)
        found = previews.dragged(match.board, look, ahead_of(match, seat), model, goal)
        assert [step.asks for step in found.steps] == ["next-figure", "act", "move", "act", "move"]
        assert found.cost == 2
        for step in found.steps:
            match.answer(seat, match.game.number, step.value)
        moved = next(one for one in match.board.models(match.look(seat, "en")) if one.id == model)
        assert (moved.x, moved.y, moved.surface) == goal
        return
    pytest.fail("nobody was chosen")


def test_a_drag_across_the_table_is_refused_as_too_far() -> None:
    """Whatever stands in between: to go around it would not help."""
    asked = 0
    for match, seat, question in moments("combatzone", 2, 12):
        if question.text != "next-figure":
            continue
        look = match.look(seat, "en")
        for model in previews.composed(match.board, look, ahead_of(match, seat)).movable:
            stands = next(one for one in match.board.models(look) if one.id == model)
            for share in (0.3, 0.5, 0.7):
                goal = (round(share * match.setup.table.width), match.setup.table.depth // 2, stands.surface)
                with pytest.raises(Refused) as refused:
                    previews.dragged(match.board, look, ahead_of(match, seat), model, goal)
                assert refused.value.reason.text == "refused-too-far-to-drag"
                asked += 1
    assert asked > 5


def test_a_figure_can_be_dragged_to_where_its_area_says() -> None:
    """Out of a crowd, too: the places between two move actions are found beside friends; a few tight corners remain."""
    rng, reached, asked = Random(5), 0, 0
    for match, seat, question in moments("combatzone", 1, 40):
        if question.text != "next-figure":
            continue
        look = match.look(seat, "en")
        for model in previews.composed(match.board, look, ahead_of(match, seat)).movable[:2]:
            area = previews.range_of(match.board, look, ahead_of(match, seat), model)
            for spot in sampled(area, rng, 10):
                asked += 1
                with suppress(Refused):
                    previews.dragged(match.board, look, ahead_of(match, seat), model, spot)
                    reached += 1
    assert asked >= 40
    assert reached >= 0.9 * asked


def sampled(area: Reach, rng: Random, count: int) -> Iterator[tuple[int, int, int]]:
    """Some spots of the ground within an area."""
    rings = [ring for region in area.regions if region.surface == 0 for ring in region.rings]
    across, along = zip(*(point for ring in rings for point in ring), strict=True)
    found = 0
    while found < count:
        x, y = rng.randint(round(min(across)), round(max(across))), rng.randint(round(min(along)), round(max(along)))
        if sum(encloses(ring, x, y) for ring in rings) % 2:
            found += 1
            yield x, y, 0


def encloses(ring: Sequence[Sequence[float]], x: float, y: float) -> bool:
    """Whether a point lies within a ring: a line from it leaves the ring once more than it enters."""
    sides = zip(ring, (*ring[1:], ring[0]), strict=True)
    return sum((b > y) != (d > y) and x < a + (c - a) * (y - b) / (d - b) for (a, b), (c, d) in sides) % 2 == 1


def test_what_is_offered_does_not_depend_on_what_is_hidden() -> None:
    """Two games that differ only in what a seat cannot know offer it the same."""
    for match, seat, question in moments("combatzone", 3, 30):
        if isinstance(question, Place):
            continue
        one = previews.composed(match.board, match.look(seat, "en"), ahead_of(match, seat))
        other = previews.composed(match.board, match.look(seat, "en"), Ahead(match.game.fork(seat, 7), seat))
        assert one == other


def test_a_composition_goes_on_only_with_the_question_it_expects() -> None:
    _, _, question = next(moments("combatzone", 1, 1))
    expected, other = PlannedAnswer(question.text, ""), PlannedAnswer("act", "")
    assert still_to_give([expected, other], question, drawn=False) == [expected, other]
    assert not still_to_give([other, expected], question, drawn=False)
    assert not still_to_give([expected], question, drawn=True)
    assert not still_to_give([expected], None, drawn=False)


def test_what_an_order_has_answered_is_passed_over() -> None:
    _, _, question = next(moments("combatzone", 1, 1))
    forced, expected = PlannedAnswer("act", "", forced=True), PlannedAnswer(question.text, "")
    assert still_to_give([forced, expected], question, drawn=False) == [expected]
    assert not still_to_give([forced, expected], question, drawn=True)
