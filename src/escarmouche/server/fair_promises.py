"""What every seat adds to the chance of a fair game: first its promise, and when all have promised, its word."""

import secrets
from collections.abc import Mapping
from typing import Any

from escarmouche.board.version import rules_version
from escarmouche.engine import fair
from escarmouche.engine.chance import Fair
from escarmouche.engine.fair import Terms, Word
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server import sent

WORD_BYTES = 16


class Promises:
    """The promises and words of a fair game so far; until the last word is open there is no game."""

    def __init__(self, chance: Mapping[str, Any]) -> None:
        self._chance = chance
        self.promises: list[str | None] = list(chance["promises"])
        self.words: list[dict[str, str] | None] = list(chance["words"])

    @property
    def awaited(self) -> list[SeatId]:
        """The seats that have yet to promise; when all have, those that have yet to open their word."""
        given = self.promises if None in self.promises else self.words
        return [seat for seat, one in enumerate(given) if one is None]

    def promise(self, seat: SeatId, promise: str) -> dict[str, Any]:
        """A seat promises a word; a promise cannot be changed."""
        if self.promises[seat] is not None:
            raise Refused(refusal("", "refused-promised"))
        return {"type": "promise", "seat": seat, "promise": promise}

    def open(self, seat: SeatId, word: Word) -> dict[str, Any]:
        """A seat opens the word that it promised."""
        if None in self.promises:
            raise Refused(refusal("", "refused-promise-first"))
        if self.words[seat] is not None:
            raise Refused(refusal("", "refused-opened"))
        fits = fair.promise(self._chance["match"], seat, word) == self.promises[seat]
        if not fits or not word.word or not fair.is_salt(word.salt):
            raise Refused(refusal("", "refused-word-unfit"))
        return {"type": "open", "seat": seat, **word._asdict()}

    def has(self, entry: Mapping[str, Any]) -> bool:
        """Whether exactly this was promised or opened already."""
        before = self.twin()
        before.take(entry)
        return (before.promises, before.words) == (self.promises, self.words)

    def take(self, entry: Mapping[str, Any]) -> None:
        """Remember what was promised or opened."""
        if entry["type"] == "promise":
            self.promises[entry["seat"]] = entry["promise"]
        else:
            self.words[entry["seat"]] = {"word": entry["word"], "salt": entry["salt"]}

    def terms(self) -> Terms:
        """What the game is agreed on, now that every word is open."""
        return Terms.read({**self._chance, "promises": self.promises, "words": self.words})

    def shown(self) -> sent.FairMatch:
        """What everybody may see: no word before the last promise."""
        chance, hidden = self._chance, None in self.promises
        words = [None if hidden or word is None else sent.Opened(**word) for word in self.words]
        return sent.FairMatch(chance["agreement"], chance["match"], chance["commitment"], list(self.promises), words)

    def twin(self) -> "Promises":
        """A copy that can go on by itself."""
        return Promises({**self._chance, "promises": self.promises, "words": self.words})


def committed(match: str, key: str, setup: Any, computer: list[SeatId], *, practice: bool) -> dict[str, Any]:
    """The chance of a fair game before anybody has promised: committed to, and with the computer's words promised."""
    secret, version = secrets.token_bytes(fair.SECRET_BYTES), rules_version(key)
    digest = fair.setup_digest(key, setup)
    words = {seat: Word(secrets.token_hex(WORD_BYTES), secrets.token_hex(fair.SALT_BYTES)) for seat in computer}
    return {
        "kind": Fair.kind, "agreement": fair.AGREEMENT, "match": match, "version": version, "practice": practice,
        "setup": digest, "commitment": fair.commitment(match, secret, digest, version, practice=practice),
        "secret": secret.hex(),
        "promises": [fair.promise(match, seat, words[seat]) if seat in words else None for seat in (0, 1)],
        "words": [words[seat]._asdict() if seat in words else None for seat in (0, 1)], "draws": [],
    }  # fmt: skip
