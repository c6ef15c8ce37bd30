"""Looking back on a game: luck and decisions add up, the curve fits, and a piece is found whatever lies around it."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from escarmouche.agents import findings, review
from escarmouche.agents.candidates import proposes
from escarmouche.agents.course import curve
from escarmouche.board.reviewing import Told, branched
from escarmouche.engine.chance import Seeded
from escarmouche.engine.reasons import Refused
from escarmouche.registry import keys
from tests.reviewed import ACTIVATIONS, GOLDEN, KEY, golden, over, pieces

GAMES = [key for key in keys() if proposes(key)]


@pytest.mark.parametrize("key", GAMES)
def test_luck_and_decisions_make_the_result(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However few samples are taken, nothing of what happened to the value is left over or counted twice."""
    monkeypatch.setattr(review, "FEW", 1)
    game = over(key)
    steps, points = review.weighed(game), curve(game)
    assert game.outcome is not None
    won = 0.5 if game.outcome.winner is None else float(game.outcome.winner == 0)
    for seat in (0, 1):
        made = review.account(steps, seat)
        assert made.start + made.luck + made.decided == pytest.approx(made.result, abs=1e-9)
        assert made.result == (won if seat == 0 else 1 - won)
    assert all(before.after == after.before for before, after in pairwise(steps))
    settled = {0: steps[0].before, **{step.at: step.after for step in steps}}
    assert all(settled[point.at] == point.chance for point in points)
    assert {step.luck for step in steps[: points[1].at]} == {0.0}, "setting up is where the game starts, not luck"
    assert sum(abs(step.luck) > 1e-6 for step in steps) > 5, "nobody had any luck"


def test_pieces_fit_together_and_name_decisions_and_rolls() -> None:
    """Two pieces come to what both are together, what was found in them is told in words, and it is the same anywhere.

    After the value of positions was taught anew, `python -m tests.reviewed` writes what is kept; read the difference.
    """
    game = over(KEY)
    one, other = pieces()
    first, last = curve(game)[ACTIVATIONS][0].at + 1, curve(game)[ACTIVATIONS][-1].at
    assert findings.piece(game, first, last) == findings.Piece([*one.steps, *other.steps], [*one.costs, *other.costs])
    shown, kept = golden([one, other]), msgspec.json.decode(GOLDEN.read_bytes(), type=Told)
    assert 1 <= len(shown.decisions) <= findings.NAMED
    for decision in shown.decisions:
        assert decision.cost == pytest.approx(decision.best - decision.chance, abs=2e-4)
    assert {line.line for line in shown.lines} <= set(range(len(game.journal)))
    assert strings(shown) == strings(kept)
    assert numbers(shown) == pytest.approx(numbers(kept), abs=1e-3)


def leaves(thing: Any) -> list[Any]:
    """Everything in a review, one after the other."""
    if isinstance(thing, dict | list):
        return [leaf for part in (thing.values() if isinstance(thing, dict) else thing) for leaf in leaves(part)]
    return [thing]


def strings(shown: Told) -> list[str]:
    """All words of a review."""
    return [leaf for leaf in leaves(msgspec.to_builtins(shown)) if isinstance(leaf, str)]


def numbers(shown: Told) -> list[float]:
    """All numbers of a review."""
    return [leaf for leaf in leaves(msgspec.to_builtins(shown)) if not isinstance(leaf, str)]


def test_a_game_goes_on_from_where_it_was_left() -> None:
    game = over(GAMES[0])
    split = branched(game, 20, Seeded(9))
    assert split.record == game.record[:20]
    assert split.outcome is None
    with pytest.raises(Refused):
        branched(game, len(game.record), Seeded(9))


def test_a_game_under_way_is_not_reviewed() -> None:
    with pytest.raises(Refused) as refused:
        curve(branched(over(GAMES[0]), 20, Seeded(9)))
    assert refused.value.reason.text == "refused-review-unfinished"
