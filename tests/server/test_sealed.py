"""Fair games under their seals: whatever somebody changes in what was played is found."""

import hashlib
import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient

from escarmouche.board import fairness
from escarmouche.board.words import speak
from escarmouche.engine import fair
from escarmouche.engine.fair import Word
from escarmouche.engine.reasons import Refused
from escarmouche.server import archive
from escarmouche.server.app import make_app
from escarmouche.server.exports import full_save
from escarmouche.server.limits import Limits
from escarmouche.server.match import Match
from escarmouche.server.moments import moment
from escarmouche.server.storage import Entry, GameRow, address_of
from tests.changes import changes
from tests.server.table import agree, begun, play, word_of

GAMES = ("firefight", "collision", "trauma", "combatzone")


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    for key in GAMES:
        # A server warms up in a thread of its own: what is read for the first time is read here before that.
        honest(key)
    with TestClient(make_app(address_of(tmp_path_factory.mktemp("sealed") / "games.db"), Limits())) as client:
        yield client


def post(http: TestClient, path: str, **body: Any) -> Any:
    """What is answered to something posted."""
    return http.post(f"/api/{path}", json=body).json()


# Seals


def finished(row: GameRow, answers: int = 12, *words: Word, turns: int = 0) -> tuple[Match, dict[str, Any]]:
    """A fair game that somebody has given up, and what the first seat noted; with some answers taken back."""
    match = Match(row)
    agree(match, *words)
    assert match.promises is not None
    noted: dict[str, Any] = {**msgspec.to_builtins(match.promises.shown()), "seat": 0, "seals": {}, "answers": {}}
    note(match, noted)
    while match.game.question is not None and len(match.deeds) < answers:
        (entry,) = play(match, 1, seed=match.sequence + turns)
        note(match, noted)
        if entry.data["seat"] == 0:
            noted["answers"][str(entry.sequence)] = {name: entry.data[name] for name in ("number", "value")}
        if match.sequence % 3 == 0 and match.undoable(entry.data["seat"]) is not None:
            match.undo(entry.data["seat"])
            note(match, noted)
    match.concede(1)
    note(match, noted)
    return match, json.loads(json.dumps(noted))


def note(match: Match, noted: dict[str, Any]) -> None:
    """Note the seal of the moment."""
    noted["seals"][str(match.sequence)] = match.seal


@cache
def honest(key: str = "firefight") -> tuple[GameRow, str, dict[str, Any]]:
    """How a game began, its save, and what was noted of it."""
    row = begun(key, fair=True).row
    match, noted = finished(row)
    return row, full_save(match), noted


@pytest.mark.parametrize("key", GAMES)
def test_a_fair_game_is_verified_with_everything_that_was_taken_back(http: TestClient, key: str) -> None:
    _, saved, noted = honest(key)
    told = {"transcript": saved, "noted": json.dumps(noted)}
    verdict = fairness.verify(saved, noted)
    assert (verdict.fair, verdict.replayed, verdict.noted) == (True, True, verdict.steps), verdict.sentence
    assert post(http, "verify", **told)["text"] == fairness.told(speak("en"), verdict)
    assert post(http, "verify", transcript=json.dumps({"save": saved}))["fair"]
    course = json.loads(saved.splitlines()[-1])["fair"]["course"]
    assert any(step["entry"]["type"] == "undo" for step in course)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_sealed_has_whole_numbers_only(key: str) -> None:
    """Python and a browser write fractions differently: a set-up with one would look changed to the page."""
    lines = honest(key)[1].splitlines()
    fractions: list[str] = []
    for line in (lines[0], lines[-1]):
        json.loads(line, parse_float=fractions.append)
    assert fractions == []


def test_the_verdict_says_what_it_cannot_show() -> None:
    _, saved, noted = honest()
    transcript = json.dumps(json.loads(saved.splitlines()[-1])["fair"])
    early = {**noted, "seals": dict(list(noted["seals"].items())[:2])}
    words = speak("en")
    said = [fairness.told(words, fairness.verify(*asked))
            for asked in ((saved, noted), (saved, early), (saved,), (transcript, noted), (transcript,))]  # fmt: skip
    assert len(set(said)) == 5
    assert "agrees with itself" in said[2]
    assert "agrees with itself" in said[4]
    assert "only the saved game can show" in said[3]


def test_seals_outlive_the_server_and_go_with_every_moment() -> None:
    made = begun(fair=True)
    match, noted = finished(made.row)
    assert match.course is not None
    done = [Entry(step["sequence"], step["entry"]) for step in match.course.steps[1:]]
    entries = [*agree(Match(made.row)), *done]
    places = {place.seat: place for place in made.places}
    again = Match(made.row)
    for entry in entries:
        again.apply(entry)
        for seat in (-1, 0, 1):
            shown = moment(again.twin(), seat, "en", places, set(), 0).seal
            assert shown == noted["seals"].get(str(entry.sequence))
    assert Match(made.row, entries).transcript() == match.transcript()


def test_a_practice_game_with_fair_dice_shows_what_was_tried_again() -> None:
    row = begun(fair=True, practice=True).row
    match = Match(row)
    entries = agree(match)
    assert match.course is not None
    while not match.deeds or not match.course.steps[-1]["draws"]:
        entries += play(match, 1, seed=match.sequence)
    entries += [match.back(0, match.deeds[-1].entry.sequence), match.concede(1)]
    assert Match(row, entries).transcript() == match.transcript()
    saved = full_save(match)
    assert fairness.verify(saved).replayed
    forged = saved.replace('"practice":true', '"practice":false')
    assert not fairness.verify(forged).fair


# Whatever is changed is found


def resummed(lines: list[Any]) -> str:
    """A save as somebody writes it who knows its own sum."""
    written = [msgspec.json.encode(line) for line in lines]
    if isinstance(lines[-1], dict) and "sum" in lines[-1]:
        total = hashlib.blake2b(b"\n".join(written[:-1]), digest_size=16).hexdigest()
        written[-1] = msgspec.json.encode({**lines[-1], "sum": total})
    return b"\n".join(written).decode() + "\n"


def tampered(saved: str) -> Iterator[tuple[str, str]]:
    """A save with one thing changed everywhere; in its large parts here and there, since most of them are alike."""
    lines = [json.loads(line) for line in saved.splitlines()]
    assert resummed(lines) == saved
    for at, change in enumerate(changes(lines)):
        place = change.what.partition(":")[0]
        large = any(part in place for part in (".setup.", ".state.", ".journal."))
        apart = 101 if large else 11 if "course" in place else 2
        if at % apart == 0 and (text := resummed(change.document)) != saved:
            yield change.what, text


def verdict_on(text: str, noted: Any = None) -> bool:
    """Whether somebody would take this for a fair game."""
    try:
        return fairness.verify(text, noted).fair
    except Refused:
        return False


def test_no_single_change_of_a_save_passes_with_its_sum_made_anew() -> None:
    _, saved, noted = honest("combatzone")
    assert verdict_on(saved, noted)
    assert '"type":"snapshot"' in saved
    tried = {what: verdict_on(text) for what, text in tampered(saved)}
    assert [what for what, fair in tried.items() if fair] == []
    assert len(tried) > 600


def test_no_change_that_a_player_could_notice_passes_against_the_notes() -> None:
    """One of each kind, against the notes too: they add faults and take none away."""
    _, saved, noted = honest("combatzone")
    chosen = list(tampered(saved))[::20]
    assert len(chosen) > 30
    assert not any(verdict_on(text, noted) for _, text in chosen)


def another_secret(row: GameRow) -> Match:
    state = {**row.chance, "secret": "77" * 32}
    secret, version = bytes.fromhex(state["secret"]), state["version"]
    state["commitment"] = fair.commitment(state["match"], secret, state["setup"], version)
    return finished(row._replace(chance=state))[0]


def another_word(row: GameRow) -> Match:
    return finished(row, 12, word_of(0, "another"), word_of(1))[0]


def another_set_up(row: GameRow) -> Match:
    setup = {**row.setup, "options": {**row.setup["options"], "special_moves": "off"}}
    state = {**row.chance, "setup": fair.setup_digest(row.key, setup)}
    secret, version = bytes.fromhex(state["secret"]), state["version"]
    state["commitment"] = fair.commitment(state["match"], secret, state["setup"], version)
    return finished(row._replace(chance=state, setup=setup))[0]


def other_answers(row: GameRow) -> Match:
    return finished(row, turns=99)[0]


def an_earlier_end(row: GameRow) -> Match:
    return finished(row, 9)[0]


@pytest.mark.parametrize("forge", [another_secret, another_word, another_set_up, other_answers, an_earlier_end])
def test_a_whole_forged_game_agrees_with_itself_and_not_with_what_was_noted(forge: Callable[[GameRow], Match]) -> None:
    """Exactly what docs/protocol.md says that a file alone cannot show."""
    row, saved, noted = honest()
    forged = full_save(forge(row))
    assert forged != saved
    alone = fairness.verify(forged)
    assert (alone.fair, alone.noted) == (True, None), alone.sentence
    assert fairness.verify(forged, noted).fault.startswith("noted-")


def test_a_game_by_other_rules_is_not_vouched_for(monkeypatch: pytest.MonkeyPatch) -> None:
    _, saved, noted = honest()
    monkeypatch.setattr(fairness, "rules_version", lambda _: "another")
    assert fairness.verify(saved, noted).fault == "rules"


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"save": "x"}', "\x00", "[" * 5000, '{"escarmouche": 1}'])
def test_whatever_is_no_transcript_is_refused_or_found_unfair(http: TestClient, text: str) -> None:
    reply = http.post("/api/verify", json={"transcript": text})
    assert reply.status_code == 400 or not reply.json()["fair"]
    _, saved, _ = honest()
    if text:
        noted = http.post("/api/verify", json={"transcript": saved, "noted": text})
        assert noted.status_code == 400 or not noted.json()["fair"]


def test_a_fair_game_on_the_shelf_is_gone_through_and_is_no_fair_match_any_more() -> None:
    _, saved, _ = honest("collision")
    made, entries = archive.shelve(saved)
    match = Match(made.row, entries)
    assert match.outcome is not None
    assert match.promises is None
    assert "secret" not in made.row.chance
