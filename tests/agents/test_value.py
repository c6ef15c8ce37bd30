"""The value of positions: fair to both sides, blind to what is hidden, and at home in missions of one's own."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from escarmouche.agents import enlist
from escarmouche.agents.position import COMMON, Fighter, Mark, Scene, measured
from escarmouche.agents.value import (
    FILE,
    Value,
    Weights,
    eye_of,
    is_judged,
    judge_of,
    read,
    read_position,
    refuse_misfits,
    side_names,
    value,
    value_for,
)
from escarmouche.board.board import Wishes, board
from escarmouche.board.words import speak
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused
from escarmouche.engine.seat import Seat
from escarmouche.registry import keys, manifest, ruleset
from escarmouche.rules.books.library import MODULE

GAMES = [key for key in keys() if is_judged(key)]
MOST_ANSWERS, EVERY, REDEALS = 1500, 12, 6
MEGABYTE = 1_000_000


def moments(key: str, mission: str, seed: int = 3, agent: str = "recruit") -> Iterator[Game[Any]]:
    """A game, looked at now and then from its beginning to its end."""
    setup = board(key).set_up(speak("en", key), Wishes(mission=mission, seed=seed, agree=True))
    game: Game[Any] = Game(ruleset(key), setup, Seeded(seed), journal=False)
    players = [enlist(agent, Seat(game, seat), Random(f"{seed}/{seat}")) for seat in (0, 1)]
    for number in range(MOST_ANSWERS):
        if game.question is None:
            break
        if number % EVERY == 0:
            yield game
        for seat in game.waiting():
            game.answer(seat, game.number, players[seat].decide().value)
    yield game


def missions() -> list[tuple[str, str]]:
    """Every mission of every game that has a value."""
    return [(key, mission) for key in GAMES for mission in board(key).missions() or [""]]


def test_every_game_with_officers_has_a_value() -> None:
    assert [key for key in keys() if manifest(key).has("agents")] == GAMES


@pytest.mark.parametrize(("key", "mission"), missions())
def test_the_chances_of_both_seats_add_up_to_one(key: str, mission: str) -> None:
    seen = []
    for game in moments(key, mission):
        one, other = value(game, 0), value(game, 1)
        assert one.chance + other.chance == pytest.approx(1, abs=1e-12)
        assert one.lead == pytest.approx(-other.lead, abs=1e-12)
        assert 0 <= one.chance <= 1
        seen.append(one.chance)
    assert len({round(chance, 6) for chance in seen}) > 3
    assert seen[-1] in (0.0, 0.5, 1.0)


@pytest.mark.parametrize(("key", "mission"), missions())
def test_nothing_that_a_seat_cannot_know_changes_its_value(key: str, mission: str) -> None:
    eye = eye_of(key)
    for game in moments(key, mission, agent="corporal"):
        here = read_position(eye, game)
        for seat in (0, 1):
            for seed in range(REDEALS):
                there = read_position(eye, game.glimpse(seat, seed))
                assert np.array_equal(here.sides, there.sides)
                assert np.array_equal(here.common, there.common)
            assert value_for(Seat(game, seat)) == value(game, seat)


@pytest.mark.parametrize("key", [key for key in GAMES if manifest(key).part(MODULE, "LIBRARY").missions is not None])
def test_a_mission_of_ones_own_has_a_value(key: str) -> None:
    chances = [value(game, 0).chance for game in moments(key, manifest(key).part(MODULE, "LIBRARY").template)]
    assert all(np.isfinite(chances))
    assert len({round(chance, 6) for chance in chances}) > 3


@pytest.mark.parametrize("key", GAMES)
def test_the_weights_that_come_with_a_game_fit_and_are_small(key: str) -> None:
    weights = judge_of(key).weights
    assert weights.sides == side_names(eye_of(key))
    assert weights.common == COMMON
    assert (manifest(key).folder / "data" / FILE).stat().st_size < MEGABYTE


def test_weights_that_were_learnt_from_other_numbers_are_refused_with_their_names() -> None:
    eye, weights = eye_of(GAMES[0]), judge_of(GAMES[0]).weights
    other = msgspec.structs.replace(weights, sides=(*weights.sides[:-1], "luck"))
    with pytest.raises(Refused) as refused:
        refuse_misfits(eye, other, "some.msgpack")
    assert refused.value.reason.text == "refused-other-weights"
    assert set(refused.value.reason.data["names"].split(", ")) == {"luck", weights.sides[-1]}
    short = msgspec.structs.replace(weights, numbers=weights.numbers[:-4])
    with pytest.raises(Refused):
        refuse_misfits(eye, short, "some.msgpack")


@pytest.mark.parametrize("written", [b"", b"\x00", b"not weights", msgspec.msgpack.encode({"games": 1})])
def test_a_file_that_holds_no_weights_is_refused(written: bytes) -> None:
    with pytest.raises(Refused) as refused:
        read(written, "some.msgpack")
    assert refused.value.reason.text == "refused-broken-weights"


def test_a_game_without_a_value_is_refused() -> None:
    for key in set(keys()) - set(GAMES):
        with pytest.raises(Refused, match="refused-no-value"):
            judge_of(key)


def test_weights_are_read_as_they_were_written() -> None:
    weights = judge_of(GAMES[0]).weights
    assert read(msgspec.msgpack.encode(weights), "") == weights
    assert isinstance(weights, Weights)


# What is measured


def scene(**other: Any) -> Scene:
    """A small scene: one fighter each, one mark between them."""
    usual: dict[str, Any] = {
        "fighters": [
            Fighter(0, 0, 0, 10, 2, shots=[(12_000, 1.0)], stride=6_000, charge=12_000, blows=1.0),
            Fighter(1, 20_000, 0, 10, 2, stride=6_000, charge=6_000),
        ],
        "marks": [Mark(10_000, 0, 3_000)], "score": (0, 0), "stake": 3.0, "full": (10, 10), "reserve": (0, 0),
        "left": 0.5, "rounds": 2.0, "round": 3, "acts": 0,
    }  # fmt: skip
    return Scene(**(usual | other))


def told(found: Scene, seat: int) -> dict[str, float]:
    """What is measured of a side, by name."""
    from escarmouche.agents.position import SIDE

    return dict(zip(SIDE, measured(found).sides[seat].tolist(), strict=True))


def test_fire_counts_where_it_reaches_and_objectives_where_somebody_stands() -> None:
    far, near = told(scene(), 0), told(scene(marks=[Mark(0, 0, 3_000)]), 0)
    assert (far["fire now"], far["taking"], near["taking"]) == (0, 0, 1)
    assert far["in time"] == 1
    assert told(scene(), 1)["fire now"] == 0
    close = scene(fighters=[one._replace(x=one.x / 2) for one in scene().fighters])
    assert told(close, 0)["fire now"] == pytest.approx(0.5)
    assert told(close, 1)["danger"] > told(scene(), 1)["danger"] - 1e-9
    assert (far["acts"], told(scene(), 1)["acts"]) == (1, 0)


def test_an_empty_table_can_be_measured() -> None:
    nobody = measured(scene(fighters=[], marks=[]))
    assert np.isfinite(nobody.sides).all()
    assert np.isfinite(nobody.common).all()
    alone = measured(scene(fighters=scene().fighters[:1]))
    assert np.isfinite(alone.sides).all()


def test_a_finished_game_is_worth_what_came_of_it() -> None:
    game = list(moments(GAMES[0], ""))[-1]
    outcome = game.outcome
    assert outcome is not None
    one, other = outcome.scores
    won = 0.5 if outcome.winner is None else float(outcome.winner == 0)
    assert value(game, 0) == Value(won, one - other)
