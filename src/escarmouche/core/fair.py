"""Dice and decks that the loser can check.

This file needs nothing but Python's own library, so anyone can take it alone and check a match with it. The agreement:

1. Before play the server chooses a secret of 32 bytes and publishes `commitment(match, secret)`.
2. Then each seat gives a nonce, any words it likes. Whoever trusts the server least gives theirs last.
3. Draw number `index` comes from HMAC-SHA256 under `key(match, secret, nonces)` over the match and the index, never
   over what the draw is for, so that nobody can choose among results by naming a draw differently.
4. When the match is over the server reveals the secret, and `verify` recomputes everything.

A value counts from 0 up to, but not including, its bound: a six-sided die that shows 5 is the value 4 of bound 6.
"""

import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

AGREEMENT = "escarmouche-fair-1"
SECRET_BYTES = 32
WORD_BYTES = 8
WORDS = 1 << (8 * WORD_BYTES)


def commitment(match: str, secret: bytes) -> str:
    """What the server publishes before play: it fixes the secret and names the match."""
    return hashlib.sha256(_written(AGREEMENT, match, secret.hex())).hexdigest()


def key(match: str, secret: bytes, nonces: Sequence[str]) -> bytes:
    """What every draw of the match depends on: the server's secret and each seat's nonce, in the order of the seats."""
    return hmac.digest(secret, _written(AGREEMENT, match, list(nonces)), "sha256")


def value(match_key: bytes, match: str, index: int, bound: int) -> int:
    """The value of one draw; words that would favour some values are passed over, within the same index."""
    unbiased = WORDS - WORDS % bound
    block = 0
    while True:
        digest = hmac.digest(match_key, _written(match, index, block), "sha256")
        for start in range(0, len(digest), WORD_BYTES):
            word = int.from_bytes(digest[start : start + WORD_BYTES], "big")
            if word < unbiased:
                return word % bound
        block += 1


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a match was fair; if not, what kind of fault was found first, at which draw, and in one sentence."""

    fair: bool
    sentence: str
    fault: str = ""
    index: int | None = None


def verify(transcript: Mapping[str, Any], noted: Mapping[str, Any] | None = None) -> Verdict:
    """Recompute a match from its transcript, and compare it with whatever a player noted during play.

    `noted` has the shape of a transcript with any part left out (None for a nonce one does not know). Without it the
    transcript is only shown to agree with itself: the commitment one was given before play is the part worth noting.
    """
    fault = _misshapen(transcript) or _against_notes(transcript, noted or {}) or _against_commitment(transcript)
    if fault:
        return fault
    match = transcript["match"]
    match_key = key(match, bytes.fromhex(transcript["secret"]), transcript["nonces"])
    for index, draw in enumerate(transcript["draws"]):
        fault = _against_key(match_key, match, index, draw)
        if fault:
            return fault
    count = len(transcript["draws"])
    return Verdict(True, f"The match {match!r} is fair: the commitment and all {count} draws are as they must be.")


def _written(*parts: Any) -> bytes:
    """The same bytes for the same parts on every machine, and different bytes for different parts."""
    return json.dumps(parts, separators=(",", ":"), ensure_ascii=True).encode("ascii")


def _unfair(fault: str, sentence: str, index: int | None = None) -> Verdict:
    return Verdict(False, sentence, fault, index)


def _misshapen(transcript: Mapping[str, Any]) -> Verdict | None:
    for name, kind in (("match", str), ("commitment", str), ("secret", str), ("nonces", list), ("draws", list)):
        if not isinstance(transcript.get(name), kind):
            return _unfair("shape", f"The transcript has no readable {name!r}.")
    try:
        secret = bytes.fromhex(transcript["secret"])
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        return _unfair("secret", f"The secret is not {SECRET_BYTES} bytes in hexadecimal.")
    if not transcript["nonces"] or not all(isinstance(nonce, str) and nonce for nonce in transcript["nonces"]):
        return _unfair("nonces", "A seat's nonce is missing.")
    for index, draw in enumerate(transcript["draws"]):
        if not isinstance(draw, Mapping) or not all(
            type(draw.get(name)) is int for name in ("index", "bound", "value")
        ):
            return _unfair("shape", f"Draw {index} has no readable index, bound and value.", index)
    return None


def _against_notes(transcript: Mapping[str, Any], noted: Mapping[str, Any]) -> Verdict | None:
    for name in ("match", "commitment", "secret"):
        if name in noted and noted[name] != transcript[name]:
            return _unfair(name, f"The transcript gives {transcript[name]!r} as {name}, but {noted[name]!r} was noted.")
    for seat, nonce in enumerate(noted.get("nonces", ())):
        given = transcript["nonces"][seat] if seat < len(transcript["nonces"]) else None
        if nonce is not None and nonce != given:
            return _unfair(
                "nonces", f"The transcript gives {given!r} as nonce of seat {seat}, but {nonce!r} was noted."
            )
    for draw in noted.get("draws", ()):
        fault = _against_noted_draw(transcript["draws"], draw)
        if fault:
            return fault
    return None


def _against_noted_draw(draws: Sequence[Mapping[str, Any]], noted: Mapping[str, Any]) -> Verdict | None:
    index = noted["index"]
    if not 0 <= index < len(draws):
        return _unfair("draws", f"Draw {index} was noted, but the transcript has only {len(draws)} draws.", index)
    for name, expected in noted.items():
        given = draws[index].get(name)
        if given != expected:
            return _unfair(
                name, f"The transcript gives {given!r} as {name} of draw {index}, but {expected!r} was noted.", index
            )
    return None


def _against_commitment(transcript: Mapping[str, Any]) -> Verdict | None:
    expected = commitment(transcript["match"], bytes.fromhex(transcript["secret"]))
    if transcript["commitment"] == expected:
        return None
    return _unfair(
        "commitment", f"The revealed secret does not belong to the commitment of the match {transcript['match']!r}."
    )


def _against_key(match_key: bytes, match: str, index: int, draw: Mapping[str, Any]) -> Verdict | None:
    if draw["index"] != index:
        return _unfair("index", f"Draw {index} is missing or out of order: number {draw['index']} stands there.", index)
    if not 1 <= draw["bound"] <= WORDS:
        return _unfair("bound", f"Draw {index} chooses among {draw['bound']} values, which cannot be.", index)
    expected = value(match_key, match, index, draw["bound"])
    if draw["value"] != expected:
        what = f"Draw {index} ({draw.get('purpose') or 'without purpose'})"
        return _unfair(
            "value", f"{what} must be {expected} of {draw['bound']}, but the transcript says {draw['value']}.", index
        )
    return None
