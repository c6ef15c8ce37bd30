"""Puzzles: every position can be set up again, the answer is one of several, and nobody learns it before answering."""

from collections.abc import Iterator
from datetime import date, timedelta
from random import Random

import msgspec
import pytest
from fastapi.testclient import TestClient

from escarmouche.agents import enlist
from escarmouche.board.lesson import lessons
from escarmouche.board.own_names import speak_of
from escarmouche.board.puzzles import (
    FILE,
    Mined,
    Order,
    Puzzle,
    Teller,
    kept,
    numbered,
    of_the_day,
    position,
    puzzles_of,
    read,
    with_puzzles,
)
from escarmouche.board.puzzles import written as put_down
from escarmouche.engine.chance import Prelude
from escarmouche.engine.reasons import Refused
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import LANGUAGES
from escarmouche.lab.ground import deal
from escarmouche.lab.lessons import drawn
from escarmouche.lab.plan import Stock, Trial
from escarmouche.lab.play import begun
from escarmouche.registry import manifest
from escarmouche.server import puzzles
from escarmouche.server.app import make_app
from escarmouche.server.limits import Limits
from escarmouche.server.match import Match
from tests.positions.test_positions import TWELVE
from tests.server.table import address_of

ALL = [(key, number) for key in with_puzzles() for number in range(1, 1 + len(puzzles_of(key).puzzles))]
SMALL = 300_000
"""Bytes that the puzzles of a game may have."""
SOME = Random(19).sample(ALL, min(12, len(ALL)))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("puzzles")
    (folder / "index.html").write_text("page", "utf-8")
    with TestClient(make_app(address_of(folder / "games.db"), Limits(games_an_hour=30), folder)) as found:
        yield found


def test_every_game_has_puzzles_and_they_are_small() -> None:
    assert set(with_puzzles()) == set(TWELVE)
    for key in with_puzzles():
        assert (manifest(key).folder / "data" / FILE).stat().st_size < SMALL
        sources = puzzles_of(key).sources
        assert len({(one.source, one.at) for one in puzzles_of(key).puzzles}) == len(puzzles_of(key).puzzles)
        known = {one.name for one in TWELVE[key]} | set(lessons(key))
        assert {source.name for source in sources if source.scene} <= known


@pytest.mark.parametrize(("key", "number"), ALL)
def test_one_order_is_clearly_the_best(key: str, number: int) -> None:
    puzzle = numbered(key, number)
    best, *others = puzzle.orders
    assert len(others) >= 1
    assert best.behind == 0
    assert all(order.behind >= 0.05 and order.chance < best.chance for order in others)
    assert 0.99 <= puzzle.confidence <= 1
    assert puzzle.samples >= 50
    assert 0 <= puzzle.usual <= len(others)
    assert sorted(puzzle.shown) == list(range(len(puzzle.orders)))


@pytest.mark.parametrize(("key", "number"), SOME)
def test_a_position_is_set_up_again_and_its_orders_are_allowed_and_read_differently(key: str, number: int) -> None:
    puzzle = numbered(key, number)
    game = position(key, puzzle)
    question = Seat(game, puzzle.seat).question()
    assert question is not None
    for language in LANGUAGES:
        teller = Teller(speak_of(language, key, game.setup), game, puzzle.seat)
        told = [tuple(teller.steps(order.line)) for order in puzzle.orders]
        assert len(set(told)) == len(told)
        assert all(told)
    for order in puzzle.orders:
        assert game.check(puzzle.seat, game.number, order.line[0]) is None


def test_the_days_take_all_puzzles_in_turn() -> None:
    first = date(2026, 11, 18)
    games = len(with_puzzles())
    days = [of_the_day(first + timedelta(day)) for day in range(games * 2)]
    assert days == [of_the_day(first + timedelta(day)) for day in range(games * 2)]
    assert {key for key, _ in days[:games]} == set(with_puzzles())
    key = with_puzzles()[0]
    count = len(puzzles_of(key).puzzles)
    lap = [of_the_day(date.fromordinal(games * count * 900 + games * turn)) for turn in range(count)]
    assert sorted(number for _, number in lap) == list(range(1, count + 1))


def test_a_file_that_holds_no_puzzles_is_refused() -> None:
    mined = puzzles_of(with_puzzles()[0])
    assert read(put_down(mined), FILE) == mined
    for broken in (b"", b"puzzles", put_down(mined)[:-20]):
        with pytest.raises(Refused, match="refused-puzzles-file"):
            read(broken, FILE)


def test_nothing_before_the_answer_tells_which_order_is_best(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = with_puzzles()[0]
    shown = client.post("/api/puzzle", json={"key": key, "number": 1}).json()
    assert {"orders", "moment", "seated", "question"} <= shown.keys()
    assert all(order.keys() == {"steps", "ways", "models"} for order in shown["orders"])
    # The same with all that was found exchanged: not a letter of it may differ.
    mined = puzzles_of(key)
    one = mined.puzzles[0]
    rng = Random(7)
    found = [msgspec.structs.replace(order, chance=rng.random(), behind=rng.random(), error=0.5, reasons=[])
             for order in one.orders]  # fmt: skip
    other = msgspec.structs.replace(one, orders=found, usual=len(found) - 1 - one.usual, confidence=0.5, reply=[])
    twin = Mined(mined.seed, mined.sources, [other, *mined.puzzles[1:]])
    puzzles._told.cache_clear()
    monkeypatch.setattr("escarmouche.board.puzzles.puzzles_of", lambda game: twin if game == key else puzzles_of(game))
    assert client.post("/api/puzzle", json={"key": key, "number": 1}).json() == shown
    puzzles._told.cache_clear()


def test_an_answer_is_judged_and_the_game_goes_on(client: TestClient) -> None:
    listed = client.get("/api/puzzles?language=fr").json()
    assert [game["key"] for game in listed["games"]] == with_puzzles()
    today = listed["today"]
    assert numbered(today["key"], today["number"])
    key, number = ALL[0]
    puzzle = numbered(key, number)
    for order in range(len(puzzle.orders)):
        said = client.post("/api/solved", json={"key": key, "number": number, "order": order, "language": "de"}).json()
        assert said["best"] == puzzle.shown.index(0)
        assert len(said["orders"]) == len(puzzle.orders)
    for wrong in ({"number": 10_000, "order": 0}, {"number": number, "order": 99}):
        refused = client.post("/api/solved", json={"key": key, **wrong})
        assert refused.status_code in (400, 404)
    written = next((key, number) for key, number in ALL if puzzles_of(key).sources[numbered(key, number).source].scene)
    assert client.post("/api/played-on", json={"key": written[0], "number": written[1]}).status_code == 400


def test_one_can_play_on_from_a_position_out_of_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = drawn("firefight", 0, 1)
    game = begun(Trial(plan, Stock()), deal(plan, 0), swapped=False)
    officers = {seat: enlist("corporal", Seat(game, seat), Random(seat)) for seat in (0, 1)}
    while game.question is None or game.question.text != "activate":
        for seat in game.waiting():
            game.answer(seat, game.number, officers[seat].decide().value)
    seat = game.waiting()[0]
    orders = [Order([officers[seat].decide().value], [], 0.5), Order([game.question.part(seat).default], [], 0.4, 0.1)]
    mined = Mined(1, [kept(game, "0")], [Puzzle(0, len(game.record), seat, orders, 0, [], 60, 0.99)])
    monkeypatch.setattr("escarmouche.board.puzzles.puzzles_of", lambda key: read(put_down(mined), FILE))
    made, entries = puzzles.play_on("firefight", 1)
    match = Match(made.row, entries)
    assert (match.game.hash(), match.waiting(seat), made.seat) == (game.hash(), (seat,), seat)
    assert made.tokens[1 - seat] is None
    assert match.row.chance["kind"] == Prelude.kind
