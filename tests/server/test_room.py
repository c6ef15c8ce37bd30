"""A room keeps what it acknowledges, survives faults of ours, and is opened again as it was closed."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import msgspec
import pytest

from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused
from escarmouche.server.limits import Limits
from escarmouche.server.match import Match
from escarmouche.server.new_game import Begun, begin
from escarmouche.server.officers_luck import officers_luck
from escarmouche.server.posted import Wanted
from escarmouche.server.room import Room
from escarmouche.server.rooms import Rooms
from escarmouche.server.sent import Kept
from escarmouche.server.storage import Entry, Storage, Unkept, address_of
from tests.server.table import Watching, begun


def in_hall(folder: Path, started: Begun, talk: Callable[[Rooms, Room], Awaitable[None]]) -> None:
    """Do something in a room of a new rooms."""

    async def within() -> None:
        rooms = Rooms(Storage(address_of(folder / "games.db")), Limits())
        await asyncio.wrap_future(rooms.storage.begin(started.row, started.places))
        try:
            await talk(rooms, await rooms.room(started.row.id))
        finally:
            await rooms.close()

    asyncio.run(asyncio.wait_for(within(), 60))


def some_answer(match: Match, seed: int = 1) -> tuple[int, int, Any]:
    """A seat, the number of its question, and an answer to it."""
    seat = match.game.waiting()[0]
    question = match.question(seat)
    assert question is not None
    return seat, match.game.number, msgspec.to_builtins(question.sample(Random(seed)))


async def answer(room: Room, seed: int = 1) -> Any:
    """Give some answer: its acknowledgement."""
    heard: list[Any] = []
    await room.answer(*some_answer(room.match, seed), heard.append)
    return heard[0]


def test_what_is_acknowledged_is_kept(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        for number in range(6):
            result = await answer(room)
            kept = rooms.storage.entries(room.match.row.id)
            assert result.sequence in [entry.sequence for entry in kept]
            assert len(kept) > number

    in_hall(tmp_path, begun(), talk)


def test_an_answer_that_cannot_be_kept_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        before = room.match.game.hash()
        with monkeypatch.context() as patch:
            patch.setattr(rooms.storage, "append", lambda game, added: rooms.storage.submit(_full_disk))
            with pytest.raises(Unkept, match="not-kept"):
                await answer(room)
        assert room.match.game.hash() == before
        await answer(room)

    in_hall(tmp_path, begun(), talk)


def test_what_could_not_be_kept_is_told_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        watching = Watching()
        await room.join(watching)
        await answer(room)
        watching.told = 3
        before = list(watching.heard)
        with monkeypatch.context() as patch:
            patch.setattr(rooms.storage, "append", lambda game, added: rooms.storage.submit(_full_disk))
            with pytest.raises(Unkept):
                await answer(room)
        await asyncio.sleep(0.2)
        assert (before, watching.heard, watching.told) == ([1], [1, 1], 0), "they hear again how things stand"

    in_hall(tmp_path, begun(), talk)


def _full_disk(connection: Any) -> None:
    raise OSError("the disk is full")


def test_a_number_that_somebody_else_has_used_is_late(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        twin = Match(room.match.row)
        theirs = twin.answer(*some_answer(twin, seed=5))
        await asyncio.wrap_future(rooms.storage.append(room.match.row.id, [theirs]))
        with pytest.raises(Refused, match="late"):
            await answer(room)
        assert room.match.game.hash() == twin.game.hash()

    in_hall(tmp_path, begun(), talk)


def test_a_fault_of_ours_is_reported_and_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        before = room.match.game.hash()
        with monkeypatch.context() as patch:
            patch.setattr(Game, "_take", _broken_rule(Game._take))
            with pytest.raises(Refused, match="our-bug"):
                await answer(room)
        assert room.match.game.hash() == before
        assert "a broken rule" in rooms.storage.reports()[-1]
        await answer(room)

    in_hall(tmp_path, begun(), talk)


def _broken_rule(sound: Callable[..., None]) -> Callable[..., None]:
    """Carries out nothing the first time, as a rule with a fault would."""
    faults = [RuntimeError("a broken rule")]

    def take(game: Game[Any], entry: Any) -> None:
        if faults:
            raise faults.pop()
        sound(game, entry)

    return take


def test_an_agent_that_fails_answers_as_usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def confused(room: Room, seat: int, name: str) -> Any:
        raise ValueError("confused")

    async def talk(rooms: Rooms, room: Room) -> None:
        await room.join(Watching())
        await room.give(0, "recruit")
        await room.give(1, "recruit")
        while room.match.sequence < 3:
            await asyncio.sleep(0.01)
        room.watch(step=True)
        assert "confused" in rooms.storage.reports()[0]

    monkeypatch.setattr(Room, "_decide", confused)
    in_hall(tmp_path, begun(), talk)


def test_a_seat_that_changes_hands_while_its_agent_thinks_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []
    ready = threading.Event()

    def slow(room: Room, seat: int, name: str) -> Any:
        thought.append(name)
        ready.wait(20)
        return decide(room, seat, name)

    async def talk(rooms: Rooms, room: Room) -> None:
        seat = room.match.game.waiting()[0]
        await room.give(seat, "recruit")
        while not thought:
            await asyncio.sleep(0.01)
        await room.give(seat, "corporal")
        ready.set()
        while room.match.sequence == 0:
            await asyncio.sleep(0.01)
        room.watch(step=True)
        assert thought[:2] == ["recruit", "corporal"]

    decide = Room._decide
    monkeypatch.setattr(Room, "_decide", slow)
    in_hall(tmp_path, begun(), talk)


def test_two_agents_play_a_whole_game_for_somebody_who_watches(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        await room.join(Watching())
        await room.give(0, "recruit")
        while room.match.game.outcome is None:
            await asyncio.sleep(0.02)
        async with room.lock:
            # What was done last is written now.
            pass
        kept = Match(room.match.row, rooms.storage.entries(room.match.row.id))
        assert kept.game.hash() == room.match.game.hash()

    in_hall(tmp_path, begin(Wanted(key="collision", opponent="recruit", seed=4, mission="collision_hunt")), talk)


def test_recruits_play_a_game_with_a_named_seed_again(tmp_path: Path) -> None:
    games: list[list[Entry]] = []

    async def talk(rooms: Rooms, room: Room) -> None:
        await room.join(Watching())
        await room.give(0, "recruit")
        while len(rooms.storage.entries(room.match.row.id)) < 30:
            await asyncio.sleep(0.02)
        games.append(rooms.storage.entries(room.match.row.id)[:30])

    for folder in ("once", "again"):
        (tmp_path / folder).mkdir()
        in_hall(tmp_path / folder, begin(Wanted(key="firefight", opponent="recruit", seed=1)), talk)
    assert games[0] == games[1]


def test_what_a_computer_leaves_to_chance_is_the_systems_unless_a_seed_was_named() -> None:
    unforeseen = Match(begin(Wanted(key="firefight", opponent="same-screen")).row)
    named = Match(begun().row)
    assert isinstance(officers_luck(unforeseen.game, 0), SystemRandom)
    assert officers_luck(named.game, 0).random() == officers_luck(named.game, 0).random()
    assert officers_luck(named.game, 0).random() != officers_luck(named.game, 1).random()
    stacked = Match(begin(Wanted(key="firefight", opponent="recruit", lesson="first-fight", seed=1)).row)
    assert officers_luck(stacked.game, 0).random() == officers_luck(stacked.game, 0).random()
    free = Match(begin(Wanted(key="firefight", opponent="recruit", lesson="first-fight")).row)
    assert isinstance(officers_luck(free.game, 0), SystemRandom)


def test_an_empty_room_is_closed_and_opened_again_as_it_was(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        for _ in range(5):
            await answer(room)
        rooms.close_idle(before=float("inf"))
        again = await rooms.room(room.match.row.id)
        assert again is not room
        assert again.match.game.hash() == room.match.game.hash()
        assert again.match.sequence == room.match.sequence

    in_hall(tmp_path, begun(), talk)


def test_an_answer_is_taken_back_for_everybody(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        heard: list[Any] = []
        while room.match.undoable(0) is None and room.match.undoable(1) is None:
            before = room.match.game.hash()
            await answer(room)
        seat = 0 if room.match.undoable(0) is not None else 1
        await room.undo(seat, heard.append)
        assert room.match.game.hash() == before
        assert heard == [Kept(room.match.sequence)]
        kept: list[Entry] = rooms.storage.entries(room.match.row.id)
        assert Match(room.match.row, kept).game.hash() == before

    in_hall(tmp_path, begun(), talk)
