"""Fair matches: what was played can be checked, and every kind of tampering shows."""

import ast
import copy
import hashlib
import hmac
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from escarmouche.core import fair
from escarmouche.core.chance import Fair

RULE = "GFF-TEST-01"
SECRET = bytes(range(32))
OTHER_SECRET = bytes(range(1, 33))
NONCES = ["north wind", "south wind"]

Transcript = dict[str, Any]


def played(match: str = "match-7", secret: bytes = SECRET, nonces: list[str] | None = None) -> Transcript:
    chance = Fair(match, secret, nonces or NONCES)
    chance.roll(20, 6, RULE, "hit")
    chance.draw(list(range(54)), RULE, "draw")
    transcript: Transcript = json.loads(json.dumps(chance.reveal()))
    return transcript


def values(transcript: Transcript) -> list[int]:
    return [draw["value"] for draw in transcript["draws"]]


def test_an_honest_match_is_fair() -> None:
    verdict = fair.verify(played())
    assert verdict == fair.Verdict(
        True, "The match 'match-7' is fair: the commitment and all 21 draws are as they must be."
    )


def test_the_commitment_is_known_before_the_nonces() -> None:
    assert fair.commitment("match-7", SECRET) == Fair("match-7", SECRET, NONCES).commitment == played()["commitment"]


def test_the_agreement_can_be_recomputed_by_hand() -> None:
    """The recipe written out once more without our functions, so that it cannot change unnoticed."""
    transcript = played()
    secret = transcript["secret"]
    commitment = hashlib.sha256(f'["escarmouche-fair-1","match-7","{secret}"]'.encode()).hexdigest()
    assert transcript["commitment"] == commitment
    seats = b'["escarmouche-fair-1","match-7",["north wind","south wind"]]'
    key = hmac.new(bytes.fromhex(secret), seats, "sha256").digest()
    for index, value in enumerate(values(transcript)[:20]):
        digest = hmac.new(key, f'["match-7",{index},0]'.encode(), "sha256").digest()
        assert value == int.from_bytes(digest[:8], "big") % 6


def test_words_are_passed_over_within_one_index() -> None:
    bound = fair.WORDS // 2 + 1
    key = fair.key("match-7", SECRET, NONCES)
    drawn = [fair.value(key, "match-7", index, bound) for index in range(400)]
    assert all(0 <= value < bound for value in drawn)
    assert abs(sum(value < bound // 2 for value in drawn) - 200) < 60
    firsts = [hmac.digest(key, f'["match-7",{index},0]'.encode(), "sha256") for index in range(400)]
    passed_over = [index for index, first in enumerate(firsts) if int.from_bytes(first[:8], "big") >= bound]
    whole_blocks = [
        index
        for index in passed_over
        if all(int.from_bytes(firsts[index][at : at + 8], "big") >= bound for at in range(0, 32, 8))
    ]
    assert len(passed_over) > 100
    assert whole_blocks, "some index has to need a second block"


@pytest.mark.parametrize("nonces", [["north wind!", "south wind"], ["north wind", "South wind"], NONCES[::-1]])
def test_each_nonce_changes_the_sequence(nonces: list[str]) -> None:
    assert values(played(nonces=nonces)) != values(played())


def test_the_match_changes_the_sequence() -> None:
    assert values(played(match="match-8")) != values(played())


def test_nonces_cannot_be_shifted_from_one_seat_to_the_other() -> None:
    assert values(played(nonces=["ab", "c"])) != values(played(nonces=["a", "bc"]))


def swap_secret(transcript: Transcript) -> None:
    transcript["secret"] = OTHER_SECRET.hex()


def swap_secret_and_redo_the_draws(transcript: Transcript) -> None:
    transcript["secret"] = OTHER_SECRET.hex()
    transcript["draws"] = played(secret=OTHER_SECRET)["draws"]


def change_commitment(transcript: Transcript) -> None:
    transcript["commitment"] = fair.commitment("match-7", OTHER_SECRET)


def take_for_another_match(transcript: Transcript) -> None:
    transcript["match"] = "match-8"


def change_a_nonce(transcript: Transcript) -> None:
    transcript["nonces"][1] = "another wind"


def change_a_value(transcript: Transcript) -> None:
    transcript["draws"][3]["value"] = (transcript["draws"][3]["value"] + 1) % 6


def swap_two_draws(transcript: Transcript) -> None:
    transcript["draws"][2], transcript["draws"][5] = transcript["draws"][5], transcript["draws"][2]


def leave_a_draw_out(transcript: Transcript) -> None:
    del transcript["draws"][4]


def roll_again_under_another_number(transcript: Transcript) -> None:
    del transcript["draws"][4]
    for index, draw in enumerate(transcript["draws"]):
        draw["index"] = index


def choose_among_nothing(transcript: Transcript) -> None:
    transcript["draws"][6]["bound"] = 0


def choose_among_fewer_cards(transcript: Transcript) -> None:
    transcript["draws"][20]["bound"] = 53


def forget_a_nonce(transcript: Transcript) -> None:
    transcript["nonces"][0] = ""


def shorten_the_secret(transcript: Transcript) -> None:
    transcript["secret"] = SECRET[:16].hex()


def garble_the_secret(transcript: Transcript) -> None:
    transcript["secret"] = "no secret"


def forget_the_secret(transcript: Transcript) -> None:
    del transcript["secret"]


def garble_a_draw(transcript: Transcript) -> None:
    transcript["draws"][1]["value"] = "4"


@pytest.mark.parametrize(
    ("tamper", "fault", "sentence"),
    [
        (swap_secret, "commitment", "does not belong to the commitment of the match 'match-7'"),
        (swap_secret_and_redo_the_draws, "commitment", "does not belong to the commitment"),
        (change_commitment, "commitment", "does not belong to the commitment"),
        (take_for_another_match, "commitment", "does not belong to the commitment of the match 'match-8'"),
        (change_a_nonce, "value", "must be"),
        (change_a_value, "value", r"Draw 3 \(hit\) must be 1 of 6, but the transcript says 2"),
        (swap_two_draws, "index", "Draw 2 is missing or out of order: number 5 stands there"),
        (leave_a_draw_out, "index", "Draw 4 is missing or out of order: number 5 stands there"),
        (roll_again_under_another_number, "value", "Draw 4"),
        (choose_among_nothing, "bound", "Draw 6 chooses among 0 values"),
        (choose_among_fewer_cards, "value", r"Draw 20 \(draw\)"),
        (forget_a_nonce, "nonces", "nonce is missing"),
        (shorten_the_secret, "secret", "not 32 bytes"),
        (garble_the_secret, "secret", "not 32 bytes"),
        (forget_the_secret, "shape", "no readable 'secret'"),
        (garble_a_draw, "shape", "Draw 1 has no readable"),
    ],
)
def test_tampering_shows(tamper: Callable[[Transcript], None], fault: str, sentence: str) -> None:
    transcript = played()
    tamper(transcript)
    verdict = fair.verify(transcript)
    assert not verdict.fair
    assert verdict.fault == fault
    assert re.search(sentence, verdict.sentence)


def relabel(transcript: Transcript) -> None:
    transcript["draws"][0]["purpose"] = "block"


def cut_the_end(transcript: Transcript) -> None:
    del transcript["draws"][-1]


def replay_with_another_secret(transcript: Transcript) -> None:
    transcript.update(played(secret=OTHER_SECRET))


def replay_with_another_nonce(transcript: Transcript) -> None:
    transcript.update(played(nonces=["north wind", "another wind"]))


def replay_as_another_match(transcript: Transcript) -> None:
    transcript.update(played(match="match-8"))


@pytest.mark.parametrize(
    ("tamper", "fault"),
    [
        (relabel, "purpose"),
        (cut_the_end, "draws"),
        (replay_with_another_secret, "commitment"),
        (replay_with_another_nonce, "nonces"),
        (replay_as_another_match, "match"),
    ],
)
def test_a_consistent_forgery_is_caught_by_what_a_player_noted(
    tamper: Callable[[Transcript], None], fault: str
) -> None:
    honest = played()
    noted = {"match": honest["match"], "commitment": honest["commitment"], "nonces": [None, "south wind"]}
    noted["draws"] = [honest["draws"][0], {"index": 20, "bound": 54}]
    assert fair.verify(honest, noted).fair
    forged = copy.deepcopy(honest)
    tamper(forged)
    assert fair.verify(forged).fair
    assert fair.verify(forged, noted).fault == fault


@pytest.mark.parametrize(
    ("secret", "nonces"),
    [(b"short", NONCES), (SECRET, []), (SECRET, ["north wind", ""])],
    ids=["secret", "none", "empty"],
)
def test_a_fair_match_needs_a_whole_secret_and_every_nonce(secret: bytes, nonces: list[str]) -> None:
    with pytest.raises(ValueError, match="fair match"):
        Fair("match-7", secret, nonces)


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
