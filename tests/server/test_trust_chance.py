"""Nobody can know or choose the dice: what an attacker tried, one test each."""

import time
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient

from escarmouche.agents import AT_ONCE
from escarmouche.engine import chance as chance_module
from escarmouche.engine.chance import KEY_BYTES, Chance, Seeded, Unforeseen, from_state, is_seeded
from escarmouche.engine.place import Place
from escarmouche.engine.reasons import Refused
from escarmouche.server import archive, feed, new_game, previews
from escarmouche.server.app import make_app
from escarmouche.server.expiry import Expiry
from escarmouche.server.exports import full_save, own_record
from escarmouche.server.limits import Limits
from escarmouche.server.match import WATCHER, Match
from escarmouche.server.moments import moment, seated
from escarmouche.server.new_game import Begun, begin
from escarmouche.server.posted import Wanted
from escarmouche.server.room import Room
from escarmouche.server.storage import Storage, address_of
from escarmouche.server.threads import Threads
from tests.server.table import SMALL, play

GAMES = ("firefight", "collision", "trauma", "combatzone")
SEEN = 18
"""So many dice were enough to find the state of SplitMix64."""
SEARCHED = 20_000


def by_link(key: str = "collision", **wanted: Any) -> Begun:
    """A game between two people, by link."""
    return begin(Wanted(key=key, opponent="link", **SMALL.get(key, {}), **wanted))


def dice(chance: Chance, count: int) -> list[int]:
    return chance.roll(count, 6, "TEST", "attack")


def search(shown: list[int], seeds: range) -> int | None:
    """The attack: the seed whose dice these are."""
    return next((seed for seed in seeds if dice(Seeded(seed), len(shown)) == shown), None)


# Seeds


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_creator_of_a_link_game_cannot_name_its_seed(tmp_path: Path, language: str) -> None:
    with TestClient(make_app(address_of(tmp_path / "games.db"), Limits())) as client:
        for more in ({}, {"lesson": "first-fight"}, {"fair": True}):
            wanted = {"key": "collision", "opponent": "link", "seed": 1, "language": language, **more}
            reply = client.post("/api/games", json=wanted)
            assert reply.status_code == 400
            assert {"en": "seed", "fr": "graine", "de": "Startwert"}[language] in reply.json()["why"]["text"]


@pytest.mark.parametrize("opponent", ["recruit", "same-screen"])
def test_a_named_seed_repeats_and_is_marked(opponent: str) -> None:
    one, other = (begin(Wanted(key="firefight", opponent=opponent, seed=1_234_567)) for _ in range(2))
    assert one.row.setup == other.row.setup
    assert one.row.chance == other.row.chance
    assert one.row.setup["table"]["name"].endswith(" 234567")
    match, places = Match(one.row), {place.seat: place for place in one.places}
    assert all(seated(match, seat, "en", places).seeded for seat in (WATCHER, 0, 1))
    match.concede(0)
    shelved, _ = archive.shelve(full_save(match))
    watchers = {place.seat: place for place in shelved.places}
    assert seated(Match(shelved.row), WATCHER, "en", watchers).seeded


def test_a_lesson_with_a_named_seed_is_marked_and_one_without_is_not() -> None:
    lessons = [
        begin(Wanted(key="collision", opponent="recruit", lesson="first-fight", seed=seed)) for seed in (1, None)
    ]
    assert [is_seeded(one.row.chance) for one in lessons] == [True, False]


@pytest.mark.parametrize("opponent", ["recruit", "same-screen", "link"])
def test_without_a_named_seed_chance_is_a_stream_of_its_own(opponent: str) -> None:
    games = [begin(Wanted(key="collision", opponent=opponent, table="ashmarket")).row for _ in range(2)]
    assert [game.chance["kind"] for game in games] == [Unforeseen.kind] * 2
    assert games[0].chance["key"] != games[1].chance["key"]
    assert len(bytes.fromhex(games[0].chance["key"])) == KEY_BYTES
    assert not is_seeded(games[0].chance)


def test_the_name_of_a_made_up_table_tells_nothing_of_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escarmouche.server.new_game.secrets.randbelow", lambda bound: 271_828 % bound)
    one, other = (begin(Wanted(key="firefight", opponent="link")).row for _ in range(2))
    assert one.setup["table"] == other.setup["table"]
    assert dice(from_state(one.chance), 60) != dice(from_state(other.chance), 60)
    monkeypatch.undo()
    assert begin(Wanted(key="firefight", opponent="link")).row.setup["table"]["name"] != one.setup["table"]["name"]


# The stream


def test_the_search_that_finds_a_seed_finds_nothing_in_a_game_between_people() -> None:
    assert search(dice(Seeded(SEARCHED - 1), SEEN), range(SEARCHED)) == SEARCHED - 1
    row = by_link("firefight").row
    shown = dice(from_state(row.chance), SEEN)
    assert search(shown, range(SEARCHED)) is None
    number = int(row.setup["table"]["name"].rsplit(" ", 1)[1])
    assert search(shown, range(number, number + SEARCHED * new_game.TABLES, new_game.TABLES)) is None


def test_the_dice_that_were_seen_do_not_determine_the_next() -> None:
    rng, following = Random(1), set()
    for _ in range(4_000):
        shown = dice(Unforeseen(rng.randbytes(KEY_BYTES)), 4)
        if shown[:3] == [6, 6, 6]:
            following.add(shown[3])
    assert following == {1, 2, 3, 4, 5, 6}


def test_one_index_tells_nothing_of_another() -> None:
    key = bytes(KEY_BYTES)
    words = [Unforeseen(key, index).pick(2**64, "TEST", "") for index in range(200)]
    assert len(set(words)) == 200
    changed = [bin(one ^ other).count("1") for one, other in pairwise(words)]
    assert 28 < sum(changed) / len(changed) < 36


@pytest.mark.parametrize("state", [
    {"key": "00", "index": 0}, {"key": "zz" * KEY_BYTES, "index": 0}, {"key": "00" * KEY_BYTES, "index": -1},
])  # fmt: skip
def test_a_stream_without_a_whole_key_is_refused(state: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"key|hexadecimal|number"):
        chance_module.from_state({"kind": Unforeseen.kind, **state})


def told(match: Match, started: Begun) -> str:
    """Everything that anybody is told in a game that goes on."""
    places = {place.seat: place for place in started.places}
    found: list[Any] = []
    for seat in (WATCHER, 0, 1):
        found += [seated(match, seat, "en", places), moment(match, seat, "en", places, set(), 0)]
        found += [] if seat == WATCHER else [own_record(match, seat), feed.atom(match, seat, "en", 0.0).decode()]
    for seat in match.asked():
        copy = previews.copied(match, seat, match.game.number)
        found += [previews.usual(copy, seat), previews.hint(match, seat, "en", previews.advice(copy, seat))]
    return msgspec.json.encode(found).decode()


@pytest.mark.parametrize("key", GAMES)
def test_nobody_is_told_the_key_while_the_game_goes_on(key: str) -> None:
    started = by_link(key)
    match, secret = Match(started.row), started.row.chance["key"]
    for _ in range(4):
        heard = told(match, started)
        assert secret not in heard
        assert Unforeseen.kind not in heard
        play(match, 5, seed=match.sequence)
    with pytest.raises(Refused, match="refused-save-early"):
        full_save(match)
    match.concede(0)
    assert secret in full_save(match)


def preview(match: Match, seat: int) -> None:
    """Ask what would be, in every way that could draw."""
    number, question = match.game.number, match.question(seat)
    assert question is not None
    copy = previews.copied(match, seat, number)
    previews.advice(copy, seat)
    assert previews.check(match, seat, "en", number, previews.usual(copy, seat)) is None
    if isinstance(question, Place):
        previews.complete(match, seat, "en", number, {})
        previews.reach(match, seat, number, question.models[0])
    for option in previews.options(question):
        if option.forecast is not None and option.refused is None:
            previews.odds(match.row.key, previews.inquire(match, seat, "en", number, option.key, ""))


@pytest.mark.parametrize("key", GAMES)
def test_previews_draw_nothing_from_the_games_own_stream(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, pick = Match(by_link(key).row), Unforeseen.pick
    for _ in range(4):
        play(match, 8, seed=match.sequence)
        chance = match.game.chance
        assert isinstance(chance, Unforeseen)
        drawn = chance.index

        def only_again(self: Unforeseen, bound: int, rule: str, purpose: str, drawn: int = drawn) -> int:
            assert self.index < drawn, f"{purpose} was drawn beforehand"
            return pick(self, bound, rule, purpose)

        with monkeypatch.context() as watched:
            watched.setattr(Unforeseen, "pick", only_again)
            for seat in match.asked():
                preview(match, seat)
        assert chance.index == drawn


def test_a_branch_and_a_lesson_have_luck_of_their_own() -> None:
    lessons = [
        begin(Wanted(key="collision", opponent="recruit", lesson="first-fight")).row.chance["after"] for _ in range(2)
    ]
    started = by_link("firefight")
    match = Match(started.row)
    entries = play(match, 6)
    entries.append(match.concede(0))
    branches = [archive.branch(match, entries, 0, 4, "recruit")[0].row.chance["after"] for _ in range(2)]
    luck = [*lessons, *branches, started.row.chance]
    assert {one["kind"] for one in luck} == {Unforeseen.kind}
    assert len({one["key"] for one in luck}) == len(luck)


# Agents


def hidden_by(name: str, started: Begun, folder: Path) -> list[Any]:
    """Where an agent at a server hides its figures, in a game that was begun elsewhere."""
    match = Match(started.row)
    while match.game.question is not None and match.game.question.text != "hide":
        play(match, 1, seed=match.sequence)
    storage, workers = Storage(address_of(folder / "games.db")), Threads()
    room, found = Room(match, started.places, Expiry(Limits(), time.time()), storage, workers), []
    while match.game.question is not None and match.game.question.text in ("hide", "trap"):
        (seat,) = match.game.waiting()
        found.append(room._decide(seat, name))
        match.answer(seat, match.game.number, found[-1])
    workers.close()
    storage.close()
    return found


@pytest.mark.parametrize("name", AT_ONCE)
def test_hidden_figures_cannot_be_foretold_from_what_is_public(name: str, tmp_path: Path) -> None:
    lists = ["halden-150", "hounds-ambush-100"]
    started = begin(Wanted(key="combatzone", opponent=name, mission="ambush", table="market-lane", lists=lists, side=1))
    one, other = (hidden_by(name, started, tmp_path) for _ in range(2))
    assert len(one) == len(other) > 4
    assert not [spot for spot in one[:-1] if spot in other]
