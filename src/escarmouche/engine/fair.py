"""Dice and decks that the loser can check.

This file needs nothing but Python's own library, so anyone can take it alone and check a match with it. The agreement:

1. Before play the server chooses a secret and publishes `commitment`: it fixes the secret, the match and its set-up.
2. Every seat chooses a word and a salt, and gives only its `promise`; the server does so for a seat of the computer's.
3. When all promises are there, and not before, the words are opened. Nobody chooses a word who has seen another's.
4. Draw number `index` comes from HMAC-SHA256 under `key`, which depends on the secret, the set-up and every word, and
   never on what the draw is for, so that nobody can choose among results by naming a draw differently.
5. After every answer the server gives the `seal` of all that has happened: each step with the draws it led to.
6. When the match is over the server opens the secret, and `verify` computes everything anew.

A value counts from 0 up to, but not including, its bound: a six-sided die that shows 5 is the value 4 of bound 6.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

AGREEMENT = "escarmouche-fair-2"
SECRET_BYTES = 32
SALT_BYTES = 16
WORD_BYTES = 8
WORDS = 1 << (8 * WORD_BYTES)
BEGIN = {"type": "begin"}
"""The first step of every match: what is drawn before the first answer."""

Step: TypeAlias = dict[str, Any]
"""`{sequence, entry, draws}`: something that was done, and every draw that it led to."""
Read: TypeAlias = Mapping[str, Any]


class Word(NamedTuple):
    """What a seat adds to the chance of a match; the salt keeps its promise from being guessed."""

    word: str
    salt: str


# What the agreement computes


def setup_digest(game: str, setup: Any) -> str:
    """What a match is played with: the game, its table, lists, mission and options."""
    return _sha256("setup", game, setup)


def commitment(match: str, secret: bytes, setup: str, version: str, *, practice: bool = False) -> str:
    """The fingerprint that the server publishes before play; in a `practice` game answers may be taken back."""
    return _sha256("commitment", match, secret.hex(), setup, version, practice)


def promise(match: str, seat: int, word: Word) -> str:
    """What a seat gives before it opens its word."""
    return _sha256("promise", match, seat, *word)


def key(committed: str, secret: bytes, words: Sequence[Word]) -> bytes:
    """What every draw and every seal of the match depends on; the words in the order of the seats."""
    return hmac.digest(secret, _written(AGREEMENT, "key", committed, [list(word) for word in words]), "sha256")


def value(match_key: bytes, index: int, bound: int) -> int:
    """The value of one draw; numbers that would favour some values are passed over, within the same index."""
    unbiased = WORDS - WORDS % bound
    block = 0
    while True:
        digest = hmac.digest(match_key, _written("draw", index, block), "sha256")
        for start in range(0, len(digest), WORD_BYTES):
            number = int.from_bytes(digest[start : start + WORD_BYTES], "big")
            if number < unbiased:
                return number % bound
        block += 1


def seal(match_key: bytes, before: str, step: Read) -> str:
    """The seal of everything up to a step, from the seal before it; without the key it tells nothing."""
    return hmac.digest(match_key, _written("seal", before, step), "sha256").hex()


def _sha256(*parts: Any) -> str:
    return hashlib.sha256(_written(AGREEMENT, *parts)).hexdigest()


def _written(*parts: Any) -> bytes:
    """The parts as bytes, the same on every machine, and different for different parts."""
    return json.dumps(parts, separators=(",", ":"), ensure_ascii=True, sort_keys=True).encode("ascii")


@dataclass(frozen=True, slots=True)
class Terms:
    """What a match was agreed on, once every word is open."""

    match: str
    version: str
    setup: str
    secret: bytes
    words: tuple[Word, ...]
    practice: bool = False

    def __post_init__(self) -> None:
        """Refuse terms that would not be fair."""
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"The secret of a fair match has {SECRET_BYTES} bytes, not {len(self.secret)}.")
        if not self.words or not all(word.word and is_salt(word.salt) for word in self.words):
            raise ValueError("Every seat of a fair match gives a word and a salt.")

    @property
    def key(self) -> bytes:
        """What every draw and every seal depends on."""
        return key(self.commitment, self.secret, self.words)

    @property
    def commitment(self) -> str:
        """What was published before play."""
        return commitment(self.match, self.secret, self.setup, self.version, practice=self.practice)

    def head(self) -> dict[str, Any]:
        """All but the course of the match, as a transcript has it."""
        return {
            "agreement": AGREEMENT, "match": self.match, "version": self.version, "practice": self.practice,
            "setup": self.setup, "commitment": self.commitment, "secret": self.secret.hex(),
            "promises": [promise(self.match, seat, word) for seat, word in enumerate(self.words)],
            "words": [word._asdict() for word in self.words],
        }  # fmt: skip

    @classmethod
    def read(cls, head: Read) -> "Terms":
        """The terms of a head; one that does not agree with itself is a ValueError."""
        words = tuple(Word(**word) for word in head["words"])
        secret = bytes.fromhex(head["secret"])
        terms = cls(head["match"], head["version"], head["setup"], secret, words, head["practice"])
        if any(head.get(name) != part for name, part in terms.head().items()):
            raise ValueError("What was agreed on for this fair match does not agree with itself.")
        return terms


def is_salt(text: Any) -> bool:
    """Whether this is a salt: 16 bytes in small hexadecimal."""
    return _is_hex(text, SALT_BYTES)


@dataclass
class Course:
    """What happens in a match, step by step, under a running seal."""

    key: bytes
    steps: list[Step] = field(default_factory=list)
    seal: str = ""

    def add(self, sequence: int, entry: Mapping[str, Any], draws: Sequence[Mapping[str, Any]]) -> None:
        """Something was done, and led to these draws."""
        step = {"sequence": sequence, "entry": dict(entry), "draws": [dict(draw) for draw in draws]}
        self.seal = seal(self.key, self.seal, step)
        self.steps.append(step)

    def twin(self) -> "Course":
        """A copy of the course, to which draws can be added without changing this one."""
        return Course(self.key, list(self.steps), self.seal)

    def end(self) -> dict[str, Any]:
        """How a transcript ends."""
        return {"steps": len(self.steps), "draws": sum(len(step["draws"]) for step in self.steps), "seal": self.seal}


def transcript(terms: Terms, course: Course) -> dict[str, Any]:
    """Everything, with the secret: only when the match is over, for `verify`."""
    return {**terms.head(), "course": course.steps, "end": course.end()}


def notes(terms: Terms) -> dict[str, Any]:
    """What a player does well to note before the first draw."""
    return {name: terms.head()[name] for name in ("agreement", "match", "commitment", "promises", "words")}


# Checking


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a match was fair; if not, the first fault, at which draw or step, and in one sentence.

    `noted` says up to which step it agrees with what a player noted: without notes a transcript is only shown to agree
    with itself. `replayed` says whether the game was also played again by its rules, which this file cannot do.
    """

    fair: bool
    sentence: str
    fault: str = ""
    index: int | None = None
    noted: int | None = None
    replayed: bool = False
    steps: int = 0


class Unfair(Exception):
    """What is wrong with a match."""

    def __init__(self, fault: str, sentence: str, index: int | None = None) -> None:
        super().__init__(sentence)
        self.verdict = Verdict(False, sentence, fault, index)


def verify(transcript: Any, noted: Any = None) -> Verdict:
    """Compute a match anew from its transcript, and compare it with what a player noted during play.

    Notes have the commitment and any of: agreement, match, promises, words (None for what one does not know), seals
    by sequence, the seat and its answers by sequence.
    """
    try:
        _shaped(transcript)
        _kept_promises(transcript)
        match_key = _key_of(transcript)
        seals = dict(_sealed(transcript, match_key))
        _ended(transcript, seals)
        last = None if noted is None else _as_noted(transcript, noted, seals)
    except Unfair as unfair:
        return unfair.verdict
    except RecursionError:
        return Unfair("shape", "This is no transcript of a fair match: it is nested too deeply.").verdict
    count = transcript["end"]["draws"]
    told = f"The match {transcript['match']!r} is as agreed: its commitment, words, seals and all {count} draws."
    against = "They agree with themselves; nothing was noted to compare them with." if last is None else (
        f"They are as noted, up to step {last} of {max(seals)}.")  # fmt: skip
    return Verdict(True, f"{told} {against}", noted=last, steps=max(seals))


_HEAD: dict[str, type] = {
    "agreement": str, "match": str, "version": str, "practice": bool, "setup": str, "commitment": str, "secret": str,
    "promises": list, "words": list, "course": list, "end": dict,
}  # fmt: skip
_COUNTED = re.compile(r"[0-9]{1,9}")
_WORD: dict[str, type] = {"word": str, "salt": str}
_STEP: dict[str, type] = {"sequence": int, "entry": dict, "draws": list}
_DRAW: dict[str, type] = {"index": int, "bound": int, "value": int, "rule": str, "purpose": str}
_END: dict[str, type] = {"steps": int, "draws": int, "seal": str}


def _has_form(read: Any, form: Mapping[str, type]) -> bool:
    """Whether this has these parts, each of its kind, and no other."""
    named = isinstance(read, Mapping) and read.keys() == form.keys()
    return named and all(type(read[name]) is kind for name, kind in form.items())


def _is_hex(text: Any, size: int) -> bool:
    """Whether this is so many bytes, written in the one way that we write them."""
    return isinstance(text, str) and len(text) == 2 * size and set(text) <= set("0123456789abcdef")


def _shaped(transcript: Any) -> None:
    if isinstance(transcript, Mapping) and transcript.get("agreement", AGREEMENT) != AGREEMENT:
        raise Unfair("agreement", f"This match was not played by the agreement {AGREEMENT!r}.")
    if not _has_form(transcript, _HEAD):
        raise Unfair("shape", "This is no transcript of a fair match: a part is missing, unknown, or of another kind.")
    if not _has_form(transcript["end"], _END) or not transcript["course"]:
        raise Unfair("shape", "The transcript has no readable end.")
    for at, step in enumerate(transcript["course"]):
        if not _has_form(step, _STEP) or not all(_has_form(draw, _DRAW) for draw in step["draws"]):
            raise Unfair("shape", f"Step {at} of the course has no readable sequence, entry and draws.", at)
    if not _is_hex(transcript["secret"], SECRET_BYTES):
        raise Unfair("secret", f"The secret is not {SECRET_BYTES} bytes in hexadecimal.")


def _kept_promises(transcript: Read) -> None:
    match, promises, words = transcript["match"], transcript["promises"], transcript["words"]
    if not words or len(promises) != len(words) or not all(_has_form(word, _WORD) for word in words):
        raise Unfair("words", "A seat's word, its salt or its promise is missing.")
    for seat, word in enumerate(words):
        if not word["word"] or not is_salt(word["salt"]) or promises[seat] != promise(match, seat, Word(**word)):
            raise Unfair("promises", f"The word of seat {seat} is not the one that it promised.", seat)


def _key_of(transcript: Read) -> bytes:
    match, secret, version = transcript["match"], bytes.fromhex(transcript["secret"]), transcript["version"]
    expected = commitment(match, secret, transcript["setup"], version, practice=transcript["practice"])
    if transcript["commitment"] != expected:
        raise Unfair("commitment", f"Secret and set-up are not those that the match {match!r} was committed to.")
    return key(expected, secret, [Word(**word) for word in transcript["words"]])


def _sealed(transcript: Read, match_key: bytes) -> Iterator[tuple[int, str]]:
    """The seal after each step, whose draws are what they must be."""
    course, before, drawn = transcript["course"], "", 0
    kept: list[Step] = []
    for at, step in enumerate(course):
        sequence, entry = step["sequence"], step["entry"]
        if sequence != course[0]["sequence"] + at:
            raise Unfair("sequence", f"Step {sequence} is missing or out of order.", sequence)
        if (at == 0) != (entry == BEGIN):
            raise Unfair("sequence", f"Step {sequence} is no beginning, or one too many.", sequence)
        if entry.get("type") == "undo":
            kept = _taken_back(kept, step, practice=transcript["practice"])
            drawn = sum(len(one["draws"]) for one in kept)
        else:
            kept.append(step)
        for draw in step["draws"]:
            _drawn(match_key, drawn, draw)
            drawn += 1
        before = seal(match_key, before, step)
        yield sequence, before


def _taken_back(kept: list[Step], step: Step, *, practice: bool) -> list[Step]:
    """What stays after something was taken back: only in a practice game may that be an answer that drew something."""
    to = step["entry"].get("to")
    stay = [one for one in kept if type(to) is int and one["sequence"] < to]
    gone = kept[len(stay) :]
    if step["draws"] or not stay or not gone or (not practice and any(one["draws"] for one in gone)):
        raise Unfair("undone", f"Step {step['sequence']} takes back what cannot be taken back.", step["sequence"])
    return stay


def _drawn(match_key: bytes, index: int, draw: Read) -> None:
    if draw["index"] != index:
        raise Unfair("index", f"Draw {index} is missing or out of order: number {draw['index']} stands there.", index)
    if not 1 <= draw["bound"] <= WORDS:
        raise Unfair("bound", f"Draw {index} chooses among {draw['bound']} values, which cannot be.", index)
    expected = value(match_key, index, draw["bound"])
    if draw["value"] != expected:
        what = f"Draw {index} ({draw['purpose'] or 'without purpose'})"
        raise Unfair(
            "value", f"{what} must be {expected} of {draw['bound']}, but the transcript says {draw['value']}.", index
        )


def _ended(transcript: Read, seals: Mapping[int, str]) -> None:
    end, course = transcript["end"], transcript["course"]
    if end["steps"] != len(course) or end["draws"] != sum(len(step["draws"]) for step in course):
        raise Unfair("end", "The course has more or fewer steps or draws than its end says.")
    if end["seal"] != seals[max(seals)]:
        raise Unfair("seal", "The last seal is not that of this course: a step, a rule or a purpose was changed.")


# Against what a player noted


def _as_noted(transcript: Read, noted: Any, seals: Mapping[int, str]) -> int:
    """Compare with a player's notes; the last step whose seal was noted, or the first one if none was."""
    if not isinstance(noted, Mapping) or not isinstance(noted.get("commitment"), str):
        raise Unfair("notes", "These are no notes of a fair match: they have no commitment.")
    for name in ("agreement", "match", "commitment"):
        if noted.get(name, transcript[name]) != transcript[name]:
            raise Unfair(f"noted-{name}", f"The {name} is {transcript[name]!r}, but {noted[name]!r} was noted.")
    for name in ("promises", "words"):
        for seat, one in enumerate(_list(noted, name)):
            if one is not None and (seat >= len(transcript[name]) or one != transcript[name][seat]):
                raise Unfair(f"noted-{name}", f"Seat {seat} has given something else than was noted ({name}).", seat)
    for sequence, noted_seal in _by_sequence(noted, "seals"):
        if sequence not in seals:
            raise Unfair("noted-end", f"Step {sequence} was noted, but the match has none.", sequence)
        if noted_seal != seals[sequence]:
            raise Unfair("noted-seal", f"Step {sequence} or one before it is not as it was noted.", sequence)
    _answered_as_noted(transcript["course"], noted)
    return max((sequence for sequence, _ in _by_sequence(noted, "seals")), default=min(seals))


def _answered_as_noted(course: Sequence[Step], noted: Read) -> None:
    """Every answer that the player noted is in the course as it was given."""
    entries = {step["sequence"]: step["entry"] for step in course}
    for sequence, given in _by_sequence(noted, "answers"):
        if not isinstance(given, Mapping):
            raise Unfair("notes", "The answers in these notes cannot be read.")
        entry = {"type": "answer", "seat": noted.get("seat"), **given}
        if _written(entries.get(sequence)) != _written(entry):
            raise Unfair("noted-answer", f"Step {sequence} is not the answer that was noted.", sequence)


def _list(noted: Read, name: str) -> Sequence[Any]:
    found = noted.get(name, [])
    if not isinstance(found, list):
        raise Unfair("notes", f"The {name} in these notes cannot be read.")
    return found


def _by_sequence(noted: Read, name: str) -> list[tuple[int, Any]]:
    found = noted.get(name, {})
    if not isinstance(found, Mapping) or not all(_COUNTED.fullmatch(sequence) for sequence in found):
        raise Unfair("notes", f"The {name} in these notes cannot be read.")
    return sorted((int(sequence), one) for sequence, one in found.items())
