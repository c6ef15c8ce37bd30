"""What becomes of a person's games at the terminal: a small file among the settings of the user, for the level that
adapts.

A game counts once, by its first end, however often a save of it is loaded; one in which hints were asked for does not.
"""

import hashlib
import os
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.agents.estimate import Result
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.terminal.files import read_bytes, write_bytes

MOST_GAMES = 1000
"""So many games are remembered, the latest."""


class Noted(msgspec.Struct, omit_defaults=True):
    """What is noted of a game: which one it is, the level that was played against, and what it brought once over."""

    game: str
    level: str
    score: float | None = None
    helped: bool = False


def file() -> Path:
    """Where it is kept."""
    return Path(os.environ.get("XDG_CONFIG_HOME") or "~/.config").expanduser() / "escarmouche" / "results.json"


class Results:
    """The games of whoever plays on this machine."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or file()
        self.noted: dict[str, Noted] = _read(self.path) if self.path.exists() else {}
        self.is_kept = True
        """Whether everything could be written; where it cannot, one plays all the same."""

    def counted(self) -> list[Result]:
        """The games that count."""
        return [Result(one.game, one.level, one.score) for one in self.noted.values()
                if one.score is not None and not one.helped]  # fmt: skip

    def level(self, game: Game[Any]) -> str | None:
        """The level that a game was begun against; None of a game that is not noted."""
        noted = self.noted.get(mark(game))
        return None if noted is None else noted.level

    def begin(self, game: Game[Any], level: str) -> None:
        """Note against which level a game is played."""
        if mark(game) not in self.noted:
            self.noted[mark(game)] = Noted(game.ruleset.key, level)
            self._write()

    def help(self, game: Game[Any]) -> None:
        """Note that a hint was given in a game."""
        self.noted[mark(game)].helped = True
        self._write()

    def end(self, game: Game[Any], seat: SeatId) -> str:
        """Note what a game has brought a seat: whether it counts, as the key of a sentence."""
        noted = self.noted[mark(game)]
        if noted.score is None and game.outcome is not None:
            winner = game.outcome.winner
            noted.score = 0.5 if winner is None else float(winner == seat)
            self._write()
        if noted.helped:
            return "level-uncounted"
        return "level-counted" if self.is_kept else "level-unkept"

    def _write(self) -> None:
        self.noted = dict(list(self.noted.items())[-MOST_GAMES:])
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(self.path, msgspec.json.format(msgspec.json.encode(self.noted)))
        except (OSError, Refused):
            self.is_kept = False


def _read(path: Path) -> dict[str, Noted]:
    try:
        return msgspec.json.decode(read_bytes(path), type=dict[str, Noted])
    except msgspec.DecodeError as error:
        raise Refused(refusal("", "refused-results-unread", file=str(path), problem=str(error))) from None


def mark(game: Game[Any]) -> str:
    """What tells a game from all others: its set-up and the beginning of its chance."""
    whole = (game.ruleset.key, msgspec.to_builtins(game.setup, order="deterministic"), game.origin.state())
    return hashlib.blake2b(msgspec.json.encode(whole, order="deterministic"), digest_size=8).hexdigest()
