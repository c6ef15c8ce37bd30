"""Whether a match was fair: its dice and cards are recomputed, and its answers are played again."""

import json
from collections.abc import Mapping
from typing import Any

from escarmouche.boards.version import rules_version
from escarmouche.boards.written import PASTED
from escarmouche.core import fair, save
from escarmouche.core.chance import Fair
from escarmouche.core.fair import Verdict
from escarmouche.core.reasons import Refused, refusal
from escarmouche.core.words import Words
from escarmouche.games import ruleset


def verify(text: str, noted: Mapping[str, Any] | None = None, file: str = PASTED) -> Verdict:
    """The verdict on a saved fair game, or on a transcript of its draws alone."""
    document = _document(text)
    if document is None:
        raise Refused(refusal("", "refused-not-a-transcript", file=file))
    if not isinstance(document.get("fair"), Mapping):
        return fair.verify(document, noted)
    verdict = fair.verify(document["fair"], noted)
    return verdict if not verdict.fair else _played_again(document["save"], document["fair"]) or verdict


def told(words: Words, verdict: Verdict) -> str:
    """A verdict in a sentence."""
    where = -1 if verdict.index is None else verdict.index
    return words.say(f"verdict-{verdict.fault or 'fair'}", index=where)


def _document(text: str) -> dict[str, Any] | None:
    """A transcript; that of a saved game together with the save."""
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        read = None
    if isinstance(read, dict) and isinstance(read.get("save"), str):
        text, read = read["save"], None
    if isinstance(read, dict) and "escarmouche" not in read:
        return read
    try:
        end = json.loads(text.rstrip("\n").rsplit("\n", 1)[-1])
    except (ValueError, RecursionError):
        return None
    found = end.get("fair") if isinstance(end, dict) else None
    return {"fair": found, "save": text} if isinstance(found, dict) else None


def _played_again(text: str, transcript: Mapping[str, Any]) -> Verdict | None:
    """What is wrong with the game in a save, if its draws are right: answers, or draws that it did not ask for."""
    try:
        version = rules_version(json.loads(text.split("\n", 1)[0]).get("game", ""))
        loaded = save.load(text, ruleset, version)
    except (Refused, ValueError, AttributeError) as error:
        return Verdict(False, f"The game cannot be played again: {error}.", "save")
    chance = loaded.game.chance
    if loaded.notice or not isinstance(chance, Fair) or loaded.game.outcome is None:
        return Verdict(False, "The game cannot be played again by these rules.", "rules")
    if chance.reveal() != transcript:
        return Verdict(False, "The answers lead to other draws than those of the transcript.", "save")
    return None
