"""Where there is nothing to decide nobody is asked, nothing is missing afterwards, and no secret is told by it."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.only_answer import only_answer
from escarmouche.games.collision.board.page import Showing
from escarmouche.server.match import ORDER, PERSON, Match
from escarmouche.server.room import Room
from escarmouche.server.rooms import Rooms
from escarmouche.server.standing_orders import AT_FIRST, ROUTINE, ordered
from tests.battery import doors, pairs
from tests.battery.entrants import Entrant, collision, trauma
from tests.server.table import begun
from tests.server.test_room import answer, in_hall


def by(room: Room) -> list[str]:
    """By whom each answer was given."""
    return [deed.entry.data["by"] for deed in room.match.deeds]


async def answered_for_somebody(room: Room, most: int = 400) -> None:
    """Play until an order has just given an answer after that of a person, and both can be taken back."""
    for seed in range(most):
        await answer(room, seed)
        seat = room.match.deeds[-1].seat
        if by(room)[-1] == ORDER and room.match.undoable(seat) is not None:
            return
    raise AssertionError("every question left something to decide")


def test_what_leaves_nothing_to_decide_is_answered_and_taken_back_with_the_last_decision(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        await answered_for_somebody(room)
        deeds = list(room.match.deeds)
        seat, last = deeds[-1].seat, max(at for at, who in enumerate(by(room)) if who == PERSON)
        again = Match(room.match.row, rooms.storage.entries(room.match.row.id))
        assert again.game.hash() == room.match.game.hash(), "what was answered is on record"
        await room.undo(seat, lambda kept: None)
        assert len(room.match.deeds) == last
        question = room.match.question(seat)
        assert question is not None
        assert only_answer(question) is None, "a real decision is asked again"

    in_hall(tmp_path, begun(), talk)


def test_whoever_wants_to_is_asked_everything(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        for seat in (0, 1):
            await room.order(seat, ROUTINE, on=False)
        for seed in range(60):
            await answer(room, seed)
        assert set(by(room)) == {PERSON}

    in_hall(tmp_path, begun(), talk)


# Secrets

DEPTH = 25
"""So many answers after an activation began, its confrontation is over."""


def pauses_tell_nothing(entrant: Entrant, seed: int) -> None:
    """Two games that differ only in what a seat may not know make the other seat think at the same questions."""
    game, rng = entrant.new(seed), Random(seed)
    for at in range(entrant.horizon):
        if game.question is None:
            return
        for seat in (0, 1):
            if len(game.record) == game._base.at:
                _think_alike(entrant, (game.fork(), pairs.twin(game, seat, seed + at)), seat, Random(at))
        pairs.answer_once(game, rng)


def _think_alike(entrant: Entrant, pair: tuple[Game[Any], Game[Any]], seat: int, rng: Random) -> None:
    known = pair[0]._base.length
    for _ in range(entrant.depth):
        if pair[0].question is None or pairs.shows_up(entrant, pair, known, seat):
            return
        one, two = (doors.pauses(doors.served(game), seat) for game in pair)
        assert one == two, f"seat {seat} learns something from the pause at {pair[0].question.text}"
        if not pairs.answer_both(*pair, seat, rng):
            return


@pytest.mark.parametrize("entrant", [collision()._replace(depth=DEPTH, horizon=70), trauma()._replace(horizon=60)])
def test_a_pause_tells_no_secret(entrant: Entrant) -> None:
    pauses_tell_nothing(entrant, 2)


def test_the_alarm_rings_where_hidden_cards_decide_whether_one_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Showing, "is_open", lambda board, state, question: True)
    with pytest.raises(AssertionError, match="learns something"):
        pauses_tell_nothing(collision()._replace(depth=DEPTH, horizon=70), 2)


def test_before_a_computer_there_is_no_secret_to_keep() -> None:
    match = Match(begun("collision").row)
    match.game = Game(match.ruleset, match.setup, Seeded(5))
    rng, seen = Random(5), False
    while match.game.question is not None and not seen:
        seat = match.game.waiting()[0]
        question = match.question(seat)
        assert question is not None
        if not question.routine and only_answer(question) is not None:
            if not match.board.is_open(match.game.state, question):
                seen = True
                assert ordered(match, seat, question, AT_FIRST, watched=True) is None
            assert ordered(match, seat, question, AT_FIRST) == msgspec.to_builtins(only_answer(question))
        match.game.answer(seat, match.game.number, question.sample(rng))
    assert seen
