"""Whether a match was fair: its dice and cards are recomputed, and its answers are played again."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from escarmouche.board.saved_games import admit
from escarmouche.board.version import rules_version
from escarmouche.board.written_out import PASTED
from escarmouche.engine import fair, save
from escarmouche.engine.fair import Terms, Verdict
from escarmouche.engine.fair_replay import retold
from escarmouche.engine.reading import sound
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.registry import ruleset

MOST_DRAWS = 50_000
"""Entries of one list of a transcript."""


class Saved(NamedTuple):
    """A saved game as far as its verdict needs it: its first line, the transcript in its last, and all of its text."""

    head: Mapping[str, Any]
    transcript: Mapping[str, Any]
    text: str


def verify(text: str, noted: Any = None, file: str = PASTED) -> Verdict:
    """The verdict on a saved fair game, or on a transcript alone, against what a player noted."""
    read = _read(text)
    if read is None:
        raise Refused(refusal("", "refused-not-a-transcript", file=file))
    transcript = read.transcript if isinstance(read, Saved) else read
    # A name of a million signs would be hashed anew for every draw.
    sound(transcript, file, MOST_DRAWS, shown=False)
    sound(noted, file, MOST_DRAWS, shown=False)
    if not isinstance(read, Saved):
        return fair.verify(read, noted)
    verdict = fair.verify(read.transcript, noted)
    if not verdict.fair:
        return verdict
    return _played_again(read) or replace(verdict, replayed=True)


def verify_noted(text: str, noted: str) -> Verdict:
    """The verdict on a text against what a player noted, if that is given as a text too."""
    return verify(text, notes(noted) if noted else None)


def told(words: Words, verdict: Verdict) -> str:
    """A verdict in sentences: what holds, and what it cannot show."""
    where = -1 if verdict.index is None else verdict.index
    if not verdict.fair:
        return words.say(f"verdict-{verdict.fault}", index=where)
    said = [words.say("verdict-fair")]
    if verdict.noted is None:
        said.append(words.say("verdict-not-noted"))
    elif verdict.noted < verdict.steps:
        said.append(words.say("verdict-noted-until", step=verdict.noted, steps=verdict.steps))
    else:
        said.append(words.say("verdict-noted"))
    said.append(words.say("verdict-replayed" if verdict.replayed else "verdict-not-replayed"))
    return " ".join(said)


def notes(text: str, file: str = PASTED) -> Any:
    """What a player noted, from a file."""
    noted = _json(text)
    if not isinstance(noted, dict):
        raise Refused(refusal("", "refused-not-notes", file=file))
    return noted


def _read(text: str) -> Saved | dict[str, Any] | None:
    """A transcript; that of a saved game together with the save."""
    read = _json(text)
    if isinstance(read, dict) and isinstance(read.get("save"), str):
        text, read = read["save"], None
    if isinstance(read, dict) and "escarmouche" not in read:
        return read
    lines = text.rstrip("\n").split("\n")
    head, end = _json(lines[0]), _json(lines[-1])
    if not isinstance(head, dict) or not isinstance(end, dict) or not isinstance(end.get("fair"), dict):
        return None
    return Saved(head, end["fair"], text.rstrip("\n"))


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _played_again(saved: Saved) -> Verdict | None:
    """What is wrong with the game in a save whose transcript is right: the set-up, the rules, or what they lead to."""
    head, transcript = saved.head, saved.transcript
    key, setup = str(head.get("game")), head.get("setup")
    version = transcript["version"]
    if transcript["setup"] != fair.setup_digest(key, setup):
        return Verdict(False, "The set-up is not the one that the match was committed to.", "setup")
    if head.get("version") != version or version != rules_version(ruleset(key).key):
        return Verdict(False, "The game cannot be played again by these rules.", "rules")
    steps = transcript["course"]
    try:
        wanted = admit(ruleset(key), setup, head.get("chance"))
        entries = [step["entry"] for step in steps[1:]]
        game, course = retold(ruleset(key), wanted, Terms.read(transcript), entries, steps[0]["sequence"])
    except (Refused, *save.NO_GAME) as error:
        return Verdict(False, f"The game cannot be played again: {error}.", "save")
    if course.steps != steps or game.outcome is None:
        return Verdict(False, "The answers do not lead to the draws of the transcript, or to no end.", "save")
    # A save says nothing that does not follow from all this, down to the last letter.
    if save.dump(game, version, transcript).rstrip("\n") != saved.text:
        return Verdict(False, "The save says something else than the answers lead to.", "save")
    return None
