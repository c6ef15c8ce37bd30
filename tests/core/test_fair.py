"""Fair matches: what was played can be checked, and every kind of tampering shows."""

import ast
import copy
import hashlib
import hmac
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.changes import changes

from escarmouche.engine import fair
from escarmouche.engine.chance import Fair
from escarmouche.engine.fair import BEGIN, Course, Terms, Word

RULE = "GFF-TEST-01"
SECRET = bytes(range(32))
OTHER_SECRET = bytes(range(1, 33))
WORDS = (Word("north wind", "0a" * 16), Word("südwind", "b1" * 16))
SETUP = fair.setup_digest("firefight", {"options": {"first": "roll"}, "width": 48_000})
SAMPLE = Path(__file__).parents[2] / "web" / "tests" / "play" / "fair-match.json"
"""A match that the page checks in its own tests."""

Transcript = dict[str, Any]


def terms(**other: Any) -> Terms:
    return Terms(**{"match": "match-7", "version": "1.0", "setup": SETUP, "secret": SECRET, "words": WORDS, **other})


ANSWERS: list[tuple[dict[str, Any], int, int]] = [
    ({"type": "answer", "seat": 0, "number": 1, "value": "hold"}, 0, 6),
    ({"type": "undo", "seat": 0, "to": 5}, 0, 6),
    ({"type": "answer", "seat": 0, "number": 1, "value": {"12": [1, -2], "3": None, "é": True}}, 3, 6),
    ({"type": "answer", "seat": 1, "number": 2, "value": ["a", "b"]}, 2, 54),
    ({"type": "concede", "seat": 1}, 0, 6),
]
"""What is done in the match of these tests: an entry, and how many draws of which bound it leads to."""


def played(answers: Any = ANSWERS, **other: Any) -> Transcript:
    """A match that begins at step 4 with a draw, since its seats have promised and opened in the steps before."""
    agreed = terms(**other)
    chance, course = Fair(agreed), Course(agreed.key)
    chance.roll(1, 6, RULE, "first")
    course.add(4, BEGIN, chance.drawn_since(0))
    for sequence, (entry, count, bound) in enumerate(answers, 5):
        before = len(chance.draws)
        for _ in range(count):
            chance.pick(bound, RULE, "hit" if bound == 6 else "draw")
        course.add(sequence, entry, chance.drawn_since(before))
    transcript: Transcript = json.loads(json.dumps(fair.transcript(agreed, course)))
    return transcript


def noted(transcript: Transcript, seat: int = 0) -> dict[str, Any]:
    """What a player would have noted of an honest match."""
    course, seals = Course(terms().key), {}
    for step in transcript["course"]:
        course.add(**step)
        seals[str(step["sequence"])] = course.seal
    answers = {str(step["sequence"]): {"number": step["entry"]["number"], "value": step["entry"]["value"]}
               for step in transcript["course"]
               if step["entry"].get("seat") == seat and step["entry"]["type"] == "answer"}  # fmt: skip
    return {**fair.notes(terms()), "seat": seat, "seals": seals, "answers": answers}


def draws(transcript: Transcript) -> list[Any]:
    return [draw for step in transcript["course"] for draw in step["draws"]]


def values(transcript: Transcript) -> list[int]:
    return [draw["value"] for draw in draws(transcript)]


def test_an_honest_match_is_fair_and_says_what_that_rests_on() -> None:
    alone = fair.verify(played())
    assert (alone.fair, alone.noted, alone.steps, alone.replayed) == (True, None, 9, False)
    assert "nothing was noted" in alone.sentence
    against = fair.verify(played(), noted(played()))
    assert (against.fair, against.noted) == (True, 9)
    assert "all 6 draws" in against.sentence
    early = noted(played())
    early["seals"] = {"4": early["seals"]["4"]}
    assert fair.verify(played(), early).noted == 4


def test_the_sample_of_the_page_is_a_match_of_ours() -> None:
    assert json.loads(SAMPLE.read_text("utf-8")) == {"transcript": played(), "noted": noted(played())}


def test_the_agreement_can_be_recomputed_by_hand() -> None:
    """The recipe written out once more without our functions, so that it cannot change unnoticed."""
    transcript = played()

    def sha256(text: str) -> str:
        return hashlib.sha256(text.encode("ascii")).hexdigest()

    setup = '"firefight",{"options":{"first":"roll"},"width":48000}'
    assert transcript["setup"] == sha256(f'["escarmouche-fair-2","setup",{setup}]')
    setup, secret = transcript["setup"], SECRET.hex()
    match = f'"match-7","{secret}","{setup}","1.0",false'
    assert transcript["commitment"] == sha256(f'["escarmouche-fair-2","commitment",{match}]')
    south = f'"s\\u00fcdwind","{"b1" * 16}"'
    assert transcript["promises"][1] == sha256(f'["escarmouche-fair-2","promise","match-7",1,{south}]')
    words = f'[["north wind","{"0a" * 16}"],[{south}]]'
    agreed = f'["escarmouche-fair-2","key","{transcript["commitment"]}",{words}]'.encode()
    key = hmac.new(SECRET, agreed, "sha256").digest()
    for draw in draws(transcript):
        digest = hmac.new(key, f'["draw",{draw["index"]},0]'.encode(), "sha256").digest()
        assert draw["value"] == int.from_bytes(digest[:8], "big") % draw["bound"]
    first = transcript["course"][0]["draws"][0]["value"]
    drawn = f'{{"bound":6,"index":0,"purpose":"first","rule":"{RULE}","value":{first}}}'
    step = f'{{"draws":[{drawn}],"entry":{{"type":"begin"}},"sequence":4}}'
    seal = hmac.new(key, f'["seal","",{step}]'.encode(), "sha256").hexdigest()
    assert noted(transcript)["seals"]["4"] == seal


def test_words_are_passed_over_within_one_index() -> None:
    bound = fair.WORDS // 2 + 1
    key = terms().key
    drawn = [fair.value(key, index, bound) for index in range(400)]
    assert all(0 <= value < bound for value in drawn)
    assert abs(sum(value < bound // 2 for value in drawn) - 200) < 60
    firsts = [hmac.digest(key, f'["draw",{index},0]'.encode(), "sha256") for index in range(400)]
    passed_over = [index for index, first in enumerate(firsts) if int.from_bytes(first[:8], "big") >= bound]
    whole_blocks = [
        index
        for index in passed_over
        if all(int.from_bytes(firsts[index][at : at + 8], "big") >= bound for at in range(0, 32, 8))
    ]
    assert len(passed_over) > 100
    assert whole_blocks, "some index has to need a second block"


@pytest.mark.parametrize(
    "other",
    [
        {"words": (Word("north wind!", "0a" * 16), WORDS[1])},
        {"words": (WORDS[0], Word("südwind", "b2" * 16))},
        {"words": WORDS[::-1]},
        {"words": (Word("north winds", "0a" * 16), Word("üdwind", "b1" * 16))},
        {"match": "match-8"},
        {"secret": OTHER_SECRET},
        {"setup": "00" * 32},
        {"version": "1.1"},
        {"practice": True},
    ],
    ids=["word", "salt", "order", "shifted", "match", "secret", "setup", "version", "practice"],
)
def test_everything_that_was_agreed_on_changes_the_sequence(other: dict[str, Any]) -> None:
    long = [(ANSWERS[0][0], 40, 6)]
    assert values(played(long, **other)) != values(played(long))


def test_a_promise_tells_nothing_of_its_word_and_belongs_to_one_seat_of_one_match() -> None:
    told = {fair.promise(match, seat, Word("wind", salt * 16))
            for match in ("match-7", "match-8") for seat in (0, 1) for salt in ("0a", "0b")}  # fmt: skip
    assert len(told) == 8


# Tampering


def test_no_single_change_of_a_transcript_passes() -> None:
    """Every field of every entry, and every entry left out, doubled, swapped or cut off."""
    honest = played()
    tried = [(change.what, fair.verify(json.loads(change.text))) for change in changes(honest)]
    assert [what for what, verdict in tried if verdict.fair] == []
    assert len(tried) > 700
    assert {"shape", "agreement", "secret", "words", "promises", "commitment", "sequence", "undone", "index", "value",
            "seal", "end"} <= {verdict.fault for _, verdict in tried}  # fmt: skip


def test_whatever_stands_in_its_place_is_no_transcript() -> None:
    for text in ("{}", "[]", "null", "1", '"x"', '{"agreement": "escarmouche-fair-1"}', '{"agreement": []}'):
        assert not fair.verify(json.loads(text)).fair
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    transcript = played()
    transcript["course"][1]["entry"]["value"] = deep
    assert fair.verify(transcript).fault == "shape"


def redone(**other: Any) -> Callable[[], Transcript]:
    return lambda: played(**other)


def answered_otherwise() -> Transcript:
    answers = copy.deepcopy(ANSWERS)
    answers[3][0]["value"] = ["b", "a"]
    return played(answers)


def ended_early() -> Transcript:
    return played(ANSWERS[:-1])


def went_on() -> Transcript:
    return played([*ANSWERS, ({"type": "concede", "seat": 0}, 0, 6)])


FORGED: list[tuple[str, Callable[[], Transcript], str]] = [
    ("another secret", redone(secret=OTHER_SECRET), "noted-commitment"),
    ("another set-up", redone(setup="00" * 32), "noted-commitment"),
    ("another name", redone(match="match-8"), "noted-match"),
    ("another word", redone(words=(Word("south", "0a" * 16), WORDS[1])), "noted-promises"),
    ("another salt", redone(words=(WORDS[0], Word("südwind", "b2" * 16))), "noted-promises"),
    ("another answer", answered_otherwise, "noted-seal"),
    ("an earlier end", ended_early, "noted-end"),
]
"""What somebody can forge who computes everything anew: whole in itself, and caught by what a player noted."""


@pytest.mark.parametrize(("what", "forge", "fault"), FORGED, ids=[what for what, _, _ in FORGED])
def test_a_whole_forgery_agrees_with_itself_and_is_caught_by_what_a_player_noted(
    what: str, forge: Callable[[], Transcript], fault: str
) -> None:
    forged = forge()
    assert forged != played()
    assert fair.verify(forged).fair
    assert fair.verify(forged, noted(played())).fault == fault


def test_what_was_noted_says_how_far_it_reaches() -> None:
    """Whoever left before the end has no seal of it: the verdict says so instead of vouching for the rest."""
    verdict = fair.verify(went_on(), noted(played()))
    assert (verdict.fair, verdict.noted, verdict.steps) == (True, 9, 10)


def test_an_answer_put_into_a_players_mouth_is_caught_even_under_the_servers_own_seals() -> None:
    forged = answered_otherwise()
    notes = {**noted(forged), "seat": 1, "answers": noted(played(), seat=1)["answers"]}
    assert fair.verify(forged, notes).fault == "noted-answer"


def test_an_answer_that_drew_something_is_taken_back_only_in_a_practice_game() -> None:
    again = [ANSWERS[2], ({"type": "undo", "seat": 0, "to": 5}, 0, 6), ANSWERS[4]]
    assert fair.verify(played(again)).fault == "undone"
    assert fair.verify(played(again, practice=True)).fair


@pytest.mark.parametrize(
    "notes",
    [{}, [], "x", {"match": "match-7"}, {"promises": 1}, {"words": {}}, {"seals": []}, {"seals": {"x": ""}},
     {"seals": {"9" * 5000: ""}}, {"answers": {"5": 1}}, {"answers": [1]}],
)  # fmt: skip
def test_notes_that_cannot_be_read_vouch_for_nothing(notes: Any) -> None:
    if isinstance(notes, dict) and notes and "match" not in notes:
        notes = {"commitment": played()["commitment"], **notes}
    assert fair.verify(played(), notes).fault == "notes"


def test_no_single_change_of_the_notes_passes_unless_it_takes_something_away() -> None:
    notes = noted(played())
    passed = [change.what for change in changes(notes) if fair.verify(played(), json.loads(change.text)).fair]
    less = ("without", "renamed", "nothing", "cut off", "unknown")
    assert [what for what in passed if not any(word in what for word in less)] == []


@pytest.mark.parametrize(
    ("secret", "words"),
    [(b"short", WORDS), (SECRET, ()), (SECRET, (WORDS[0], Word("", "0a" * 16))), (SECRET, (Word("word", "salt"),))],
    ids=["secret", "none", "empty", "salt"],
)
def test_a_fair_match_needs_a_whole_secret_and_every_word(secret: bytes, words: tuple[Word, ...]) -> None:
    with pytest.raises(ValueError, match="fair match"):
        terms(secret=secret, words=words)


def test_terms_that_do_not_agree_with_themselves_are_refused() -> None:
    head = terms().head()
    assert Terms.read(head) == terms()
    for name in ("commitment", "promises", "setup", "match", "agreement"):
        with pytest.raises(ValueError, match="agree with itself"):
            Terms.read({**head, name: "another"})


def test_the_verifier_stands_alone(tmp_path: Path) -> None:
    """A player can take this one file, without the package, to check a match."""
    source = Path(fair.__file__).read_text(encoding="utf-8")
    imported = {node.module for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)}
    assert {str(name).split(".")[0] for name in imported} <= set(sys.stdlib_module_names)
    (tmp_path / "fair.py").write_text(source, encoding="utf-8")
    (tmp_path / "transcript.json").write_text(json.dumps(played()), encoding="utf-8")
    program = "import fair, json; print(fair.verify(json.load(open('transcript.json'))).fair)"
    alone = [sys.executable, "-S", "-c", program]
    assert subprocess.run(alone, cwd=tmp_path, capture_output=True, text=True, check=True).stdout == "True\n"
