"""Fair dice at the server: everything is promised before anything is shown, and every change is found."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from fastapi.testclient import TestClient

from escarmouche.board.words import speak
from escarmouche.engine import fair
from escarmouche.engine.fair import Word
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused
from escarmouche.server import archive, feed, messages
from escarmouche.server.app import make_app
from escarmouche.server.exports import full_save, own_record
from escarmouche.server.limits import Limits
from escarmouche.server.match import Match
from escarmouche.server.moments import moment, seated
from escarmouche.server.new_game import begin
from escarmouche.server.posted import Wanted
from escarmouche.server.sent import Moment, Opened
from escarmouche.server.storage import GameRow, address_of
from tests.server.table import SMALL, Client, agree, begun, play, served, word_of

GAMES = ("firefight", "collision", "trauma", "combatzone")


@pytest.fixture
def http(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(address_of(tmp_path / "games.db"), Limits())) as client:
        yield client


def post(http: TestClient, path: str, **body: Any) -> Any:
    """What is answered to something posted."""
    return http.post(f"/api/{path}", json=body).json()


def promise(match: Match, seat: int, word: Word) -> str:
    return fair.promise(match.row.id, seat, word)


# Everything is promised before anything is shown


def test_every_word_is_promised_before_any_is_open() -> None:
    match = Match(begun(fair=True).row)
    assert match.awaited == [0, 1]
    match.promise(1, promise(match, 1, word_of(1)))
    assert match.awaited == [0]
    with pytest.raises(Refused, match="promise-first"):
        match.open(1, word_of(1))
    with pytest.raises(Refused, match="refused-promised"):
        match.promise(1, promise(match, 1, word_of(1, "a better one")))
    match.promise(0, promise(match, 0, word_of(0)))
    assert match.awaited == [0, 1]
    match.open(0, word_of(0))
    assert match.awaited == [1]
    with pytest.raises(Refused, match="refused-opened"):
        match.open(0, word_of(0))
    match.open(1, word_of(1))
    assert match.awaited == []
    assert match.asked()


def test_the_last_speaker_cannot_choose() -> None:
    """Whoever has seen another's word opens the one that was promised before, or none."""
    match = Match(begun(fair=True).row)
    for seat in (0, 1):
        match.promise(seat, promise(match, seat, word_of(seat)))
    match.open(0, word_of(0))
    for number in range(50):
        with pytest.raises(Refused, match="word-unfit"):
            match.open(1, word_of(1, f"try {number}"))
    with pytest.raises(Refused, match="word-unfit"):
        match.open(1, Word(word_of(1).word, "00" * 16))
    assert match.awaited == [1]


def test_a_salt_that_is_none_does_not_begin_a_game() -> None:
    match = Match(begun(fair=True).row)
    odd = Word("word", "11" * 16 + "\n")
    for seat in (0, 1):
        match.promise(seat, promise(match, seat, odd))
    with pytest.raises(Refused, match="word-unfit"):
        match.open(0, odd)


def test_the_computers_word_is_promised_with_the_commitment_and_shown_with_the_others() -> None:
    made = begin(Wanted(key="firefight", opponent="recruit", fair=True))
    match, places = Match(made.row), {place.seat: place for place in made.places}
    shown = seated(match, 0, "en", places).fair
    assert shown is not None
    assert shown.promises[0] is None
    assert shown.words == [None, None]
    secret = [made.row.chance["secret"], *made.row.chance["words"][1].values()]
    assert not any(one in msgspec.json.encode(seated(match, 0, "en", places)).decode() for one in secret)
    match.promise(0, promise(match, 0, word_of(0)))
    then = seated(match, 0, "en", places).fair
    assert then is not None
    opened = made.row.chance["words"][1]
    assert then.words == [None, Opened(**opened)]
    assert then.promises[1] == shown.promises[1] == fair.promise(match.row.id, 1, Word(**opened))
    assert (then.match, then.commitment) == (shown.match, shown.commitment)


def test_what_a_seat_contributes_changes_the_dice() -> None:
    row = begun(fair=True).row
    shown = set()
    for words in ("one", "other", "third"):
        match = Match(row)
        agree(match, word_of(0, words), word_of(1))
        for _ in range(40):
            play(match, 1, seed=match.sequence)
        shown.add(tuple(drawn.value for drawn in match.game.chance.draws))  # type: ignore[attr-defined]
    assert len(shown) > 1


# Until then nothing of the game exists


def waiting_match(row: GameRow, phase: str) -> Match:
    """A fair game that waits: for promises, for one of them, for words, for one of them."""
    match = Match(row)
    steps = {"promises": 0, "promise": 1, "words": 2, "word": 3}[phase]
    if steps > 0:
        match.promise(0, promise(match, 0, word_of(0)))
    if steps > 1:
        match.promise(1, promise(match, 1, word_of(1)))
    if steps > 2:
        match.open(0, word_of(0))
    return match


PHASES = ("promises", "promise", "words", "word")


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("key", GAMES)
def test_before_every_word_is_open_there_is_no_game(key: str, phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def build(*_: Any, **__: Any) -> None:
        raise AssertionError("a game was built")

    made = begun(key, fair=True)
    monkeypatch.setattr(Game, "__init__", build)
    match = waiting_match(made.row, phase)
    for ask in (lambda: match.game, lambda: match.look(0, "en"), lambda: own_record(match, 0),
                lambda: full_save(match), lambda: match.answer(0, 1, "x"), lambda: match.concede(0)):  # fmt: skip
        with pytest.raises(Refused, match="words-first"):
            ask()
    assert match.question(0) is None
    assert match.asked() == ()
    assert match.outcome is None
    assert match.seal is None
    assert match.transcript() is None
    places = {place.seat: place for place in made.places}
    empty = moment(match, 0, "en", places, set(), 0)
    assert [wait.seat for wait in empty.waiting] == match.awaited
    assert empty == Moment(sequence=match.sequence, waiting=empty.waiting)
    assert match.twin().awaited == match.awaited
    assert b"feed" in feed.atom(match, 0, "de", 0.0)
    with pytest.raises(Refused, match="branch-early"):
        archive.branch(match, [], 0, 0, "corporal")


ASKED: dict[str, dict[str, Any]] = {
    "answer": {"number": 1, "value": "x"},
    "check": {"number": 1, "value": "x"},
    "complete": {"number": 1, "partial": {}},
    "sight": {"model": 0},
    "odds": {"number": 1, "key": "x"},
    "usual": {"number": 1},
    "hint": {"number": 1},
    "worth": {"number": 1, "steps": [{"asks": "x", "value": "x"}]},
    "reach": {"number": 1, "model": "0"},
    "ghost": {"number": 1, "model": "0", "spot": [0, 0, 0]},
    "threats": {},
    "compositions": {"number": 1},
    "onward": {"number": 1},
    "drag": {"number": 1, "model": 0, "to": [0, 0, 0]},
    "range": {"number": 1, "model": 0},
    "undo": {},
    "back": {"sequence": 1},
    "concede": {},
    "replay": {"sequence": 0},
}
"""Everything that can be asked of a game on the socket."""
UNTOUCHED = {"sit", "language", "promise", "open", "order", "give", "watch", "step", "name", "say", "briefing"}
"""What asks nothing of a game, or gets nothing as long as there is none."""


def test_every_message_is_among_those_that_are_tried() -> None:
    kinds = {msgspec.inspect.type_info(kind).tag for kind in messages.KINDS}  # type: ignore[attr-defined]
    assert kinds == set(ASKED) | UNTOUCHED


@pytest.mark.parametrize("practice", [False, True])
def test_nobody_is_told_anything_before_every_word_is_open(tmp_path: Path, practice: bool) -> None:
    async def ask_everything(server: str) -> None:
        async with httpx.AsyncClient(base_url=server, timeout=60) as http, Client(server) as one, Client(server) as two:
            wanted = {"key": "collision", "opponent": "same-screen", "fair": True, "practice": practice}
            made = (await http.post("/api/games", json={**wanted, **SMALL["collision"]})).json()
            await one.ask("sit", token=made["tokens"][0], language="en", since=0, lines=0)
            match = (await one.hear("seated"))["fair"]["match"]
            await two.sit(made["spectator"])
            for step in range(4):
                refused = await refusals(one) | await refusals(two, "refused-watching")
                assert len(refused) == 1, refused
                assert (await one.ask("order", key="routine", on=True))["type"] == "done"
                for path in ("record", "save"):
                    reply = await http.post(f"/api/{path}", json={"token": made["tokens"][0]})
                    assert (reply.status_code, "promises a word" in reply.text) == (400, True)
                (mine,) = (await http.post("/api/mine", json={"tokens": made["tokens"][:1]})).json()
                assert (mine["heading"], mine["yours"], mine["over"]) == ("", False, False)
                async with Client(server) as seat:
                    await seat.sit(made["tokens"][step % 2])
                    given = word_of(step % 2)
                    said = {"promise": fair.promise(match, step % 2, given)} if step < 2 else given._asdict()
                    assert (await seat.ask("promise" if step < 2 else "open", **said))["type"] == "done"
            assert (await http.post("/api/record", json={"token": made["tokens"][0]})).status_code == 200

    async def refusals(client: Client, *passing: str) -> set[str]:
        replies = [await client.ask(kind, **more) for kind, more in ASKED.items()]
        assert {reply["type"] for reply in replies} == {"refused"}
        return {reply["why"]["text"] for reply in replies} - {speak("en").say(key) for key in passing}

    with served(tmp_path) as server:
        asyncio.run(ask_everything(server))


def test_a_seat_that_never_opens_is_named_and_nothing_begins(tmp_path: Path) -> None:
    async def wait(server: str) -> None:
        async with httpx.AsyncClient(base_url=server, timeout=60) as http, Client(server) as one, Client(server) as two:
            wanted = {"key": "firefight", "opponent": "same-screen", "fair": True}
            made = (await http.post("/api/games", json=wanted)).json()
            await one.ask("sit", token=made["tokens"][0], language="en", since=0, lines=0)
            match = (await one.hear("seated"))["fair"]["match"]
            await two.sit(made["tokens"][1])
            for seat, client in enumerate((one, two)):
                await client.ask("promise", promise=fair.promise(match, seat, word_of(seat)))
            await one.ask("open", **word_of(0)._asdict())
            waiting: list[int] = []
            while waiting != [1]:
                waiting = [wait["seat"] for wait in (await one.hear("moment"))["waiting"]]

    with served(tmp_path) as server:
        asyncio.run(wait(server))


def test_promises_and_words_outlive_the_server_and_may_be_sent_again(tmp_path: Path) -> None:
    """A window that has lost the reply sends the same again; another word in its place is refused."""

    async def begin_game(server: str) -> Any:
        async with httpx.AsyncClient(base_url=server, timeout=60) as http:
            return (
                await http.post("/api/games", json={"key": "firefight", "opponent": "recruit", "fair": True})
            ).json()

    async def say(server: str, kind: str, seat_token: str, **more: Any) -> tuple[Any, Any]:
        async with Client(server) as client:
            await client.ask("sit", token=seat_token, language="en", since=0, lines=0)
            told = (await client.hear("seated"))["fair"]
            if kind == "promise":
                more = {"promise": fair.promise(told["match"], 0, Word(**more))}
            return told, await client.ask(kind, **more)

    told: list[Any] = []
    given, other = word_of(0)._asdict(), word_of(0, "another")._asdict()
    with served(tmp_path) as server:
        token = asyncio.run(begin_game(server))["tokens"][0]
        told.append(asyncio.run(say(server, "promise", token, **given)))
    for kind, word in (("promise", given), ("promise", other), ("open", other), ("open", given), ("open", given)):
        with served(tmp_path) as server:
            told.append(asyncio.run(say(server, kind, token, **word)))
    assert len({shown["commitment"] for shown, _ in told}) == 1
    replies = [reply["type"] for _, reply in told]
    assert replies == ["done", "done", "refused", "refused", "done", "done"]
    assert [reply["result"].get("repeated", False) for _, reply in told if reply["type"] == "done"] == [
        False, True, False, True,
    ]  # fmt: skip
