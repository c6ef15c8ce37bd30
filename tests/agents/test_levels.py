"""Levels between two officers, what levels are worth, and how strong a player is."""

import math
from itertools import pairwise
from random import Random

import pytest

from escarmouche.agents import GENERAL, NAMES, Agent, enlist, is_trained, known, play_out, ponders
from escarmouche.agents import estimate as estimating
from escarmouche.agents.estimate import ELO, OWN_SPREAD, SPREAD, Result, estimate
from escarmouche.agents.levels import ANCHOR, ANCHOR_POINTS, Rated, Scale, level_of, scale
from escarmouche.engine.reasons import Refused
from escarmouche.engine.seat import Seat
from escarmouche.lab.ground import deal
from escarmouche.lab.levels import LADDER
from escarmouche.lab.plan import Plan, Stock, Trial
from escarmouche.lab.play import begun, play_pair
from escarmouche.registry import keys

SCALED = [key for key in keys() if scale(key) is not None]
PLAYERS = 200
POINTS = {"recruit": 700, "recruit+50": 1000, "corporal": 1300, "corporal+50": 1420, "sergeant": 1500, "general": 1600}
KNOWN = Scale(
    commands=(), think=0.2, meetings=(),
    ratings=tuple(Rated(level, points, points - 50, points + 50, 100) for level, points in POINTS.items()),
)  # fmt: skip


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels are worth as much in every game."""
    monkeypatch.setattr(estimating, "scale", lambda game: KNOWN)


# Between two officers


def test_a_level_is_an_officer_or_between_two() -> None:
    assert [level_of(name).upper for name in (*NAMES, "recruit+1", "sergeant+99")] == [*NAMES, "corporal", GENERAL]
    assert (known("corporal+40"), ponders("sergeant+1"), ponders("corporal+99")) == ("corporal+40", True, False)
    assert not is_trained("sergeant+50", "cellar-duel")
    for nobody in ("general+10", "corporal+0", "corporal+100", "corporal+", "+40", "corporal+4.5", "corporal+40 ", "x"):
        with pytest.raises(Refused):
            known(nobody)


def answers(level: str, seed: int) -> list[object]:
    """What two of a level answer in a game."""
    plan = Plan(game="combatzone", players=(level, level), games=2, size=100, seed=3, think=0.01)
    game = begun(Trial(plan, Stock()), deal(plan, 0), swapped=False)
    officers: dict[int, Agent] = {
        seat: enlist(level, Seat(game, seat), Random(f"{seed}/{seat}"), 0.01) for seat in (0, 1)
    }
    play_out(game, officers, 60)
    return [(one.seat, one.value) for one in game.record]  # type: ignore[union-attr]


def test_what_it_decides_depends_on_the_seed_alone() -> None:
    assert answers("corporal+50", 1) == answers("corporal+50", 1)
    assert len({str(answers(level, 1)) for level in ("corporal", "corporal+50", "sergeant")}) == 3


def test_more_decisions_of_the_better_officer_make_it_stronger() -> None:
    """Six games each against a corporal; `escarmouche lab levels` measures it with more."""
    scores = []
    for level in ("recruit", "recruit+50"):
        plan = Plan(game="combatzone", players=(level, "corporal"), games=6, size=100, seed=8)
        scores.append(sum(row.score or 0.0 for pair in range(3) for row in play_pair(Trial(plan, Stock()), pair)))
    assert scores[0] < scores[1] < 3


# What levels are worth


@pytest.mark.parametrize("key", SCALED)
def test_levels_that_ship_rise_up_to_the_sergeant(key: str) -> None:
    found = scale(key)
    assert found is not None
    assert [one.level for one in found.ratings] == [level for level in LADDER if found.rated(level) is not None]
    assert {"recruit", "corporal", "sergeant"} <= {one.level for one in found.ratings}
    points = [one.points for one in found.ratings if not ponders(one.level)]
    assert points == sorted(points)
    assert found.points(ANCHOR) == ANCHOR_POINTS
    for one in found.ratings:
        assert one.low <= one.points <= one.high
        met = sum(sum(meeting.results) for meeting in found.meetings if one.level in (meeting.one, meeting.other))
        assert one.games == 2 * met > 0


def test_the_level_that_fits_is_worth_what_is_asked_for() -> None:
    for points in range(700, 1600, 7):
        assert KNOWN.points(KNOWN.fitting(points)) == pytest.approx(points, abs=4)
    assert (KNOWN.fitting(-500), KNOWN.fitting(3000)) == ("recruit", "general")
    for one, other in pairwise(range(600, 1700, 10)):
        assert KNOWN.points(KNOWN.fitting(one)) <= KNOWN.points(KNOWN.fitting(other))


def test_a_general_that_is_not_better_makes_no_level_harder() -> None:
    weak = Scale(
        commands=(), think=0.2, meetings=(), ratings=(*KNOWN.ratings[:-1], Rated(GENERAL, 1450, 1400, 1500, 9))
    )
    assert weak.fitting(1490) == "corporal+94"
    assert weak.fitting(2000) == "sergeant"


# How strong a player is


def test_somebody_unknown_is_taken_for_a_corporal_and_believed_quickly(measured: None) -> None:
    unknown = estimate("firefight", [])
    assert (unknown.points, unknown.level, unknown.games) == (1300, "corporal", 0)
    won = estimate("firefight", [Result("firefight", "corporal", 1.0)])
    lost = estimate("firefight", [Result("firefight", "corporal", 0.0)])
    assert won.points - 1300 == 1300 - lost.points > 100
    assert won.high - won.low < unknown.high - unknown.low


def test_known_results_give_a_known_rating(measured: None) -> None:
    drawn = estimate("firefight", [Result("firefight", "sergeant", 0.5)] * 300)
    assert drawn.points == pytest.approx(1500, abs=3)
    three_to_one = estimate("firefight", [Result("firefight", "corporal", score) for score in (1, 1, 1, 0)] * 100)
    assert three_to_one.points == pytest.approx(1300 + 400 * 0.477, abs=5)
    assert 60 < three_to_one.high - three_to_one.low < 120


def test_a_level_that_nobody_has_measured_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    unrated = Scale(commands=(), think=0.2, meetings=(), ratings=KNOWN.ratings[:-1])
    monkeypatch.setattr(estimating, "scale", lambda game: unrated)
    assert estimate("firefight", [Result("firefight", level, 1.0) for level in (GENERAL, "sergeant+10")]).games == 0
    assert estimate("firefight", [Result("firefight", "sergeant", 1.0)] * 9).level == "sergeant"


def test_one_game_says_something_of_another_but_less(measured: None) -> None:
    results = [Result("firefight", "corporal", 1.0)] * 5
    here, there = estimate("firefight", results), estimate("trauma", results)
    assert 1300 < there.points < here.points
    assert (here.games, here.elsewhere, there.games, there.elsewhere) == (5, 0, 0, 5)
    assert there.high - there.low > here.high - here.low


def test_the_bounds_hold_the_truth(measured: None) -> None:
    """Players drawn as they are thought to be drawn, twelve games each: 95 of 100 bounds hold what is true."""
    rng, held, off = Random(5), 0, 0.0
    for _ in range(PLAYERS):
        truth = 1300 + rng.gauss(0, SPREAD) + rng.gauss(0, OWN_SPREAD)
        results = []
        for level in ("corporal", "corporal+50", "sergeant") * 4:
            chance = 1 / (1 + math.exp((KNOWN.points(level) - truth) / ELO))
            results.append(Result("firefight", level, float(rng.random() < chance)))
        found = estimate("firefight", results)
        held += found.low <= truth <= found.high
        off += abs(found.points - truth)
    assert 0.9 <= held / PLAYERS <= 0.99
    assert off / PLAYERS < 160


def test_without_measured_levels_nobody_is_matched() -> None:
    with pytest.raises(Refused, match="refused-no-levels"):
        estimate("cellar-duel", [])
