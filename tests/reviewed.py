"""A game whose review is kept, and the picture of its curve in the README.

Run as `python -m tests.reviewed` after the value of positions was taught anew: it writes `tests/golden/review.json`,
what a review finds in two activations of a seeded game, and `docs/review.svg`; read the difference.
"""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from escarmouche.agents import enlist, findings, play_out
from escarmouche.agents.course import curve
from escarmouche.agents.findings import Findings
from escarmouche.board.board import Wishes, board
from escarmouche.board.reviewing import Told, told
from escarmouche.board.words import speak
from escarmouche.cli.review import pictured
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.seat import Seat
from escarmouche.registry import ruleset

ROOT = Path(__file__).parents[1]
GOLDEN, PICTURE = ROOT / "tests" / "golden" / "review.json", ROOT / "docs" / "review.svg"
KEY, SEED = "collision", 3
PICTURED = "firefight", 2
"""The game whose curve is drawn: the lead changes hands in it."""
ACTIVATIONS = slice(8, 11)
"""Between these points of the curve the game is weighed."""


@cache
def over(key: str, seed: int = SEED) -> Game[Any]:
    """A game that two corporals have played."""
    setup = board(key).set_up(speak("en", key), Wishes(seed=seed, agree=True))
    game: Game[Any] = Game(ruleset(key), setup, Seeded(seed))
    play_out(game, {seat: enlist("corporal", Seat(game, seat), Random(seat)) for seat in (0, 1)})
    return game


def pieces() -> list[findings.Piece]:
    """What is found in two activations of the game, each by itself."""
    game = over(KEY)
    return [findings.piece(game, first, last) for first, last in findings.ranges(curve(game)[ACTIVATIONS], 2)]


def golden(found: list[findings.Piece]) -> Told:
    """That in words, as it is kept."""
    game = over(KEY)
    return told(speak("en", KEY), game, findings.together(curve(game), found))


def main() -> None:
    """Write both files anew."""
    game, words = over(*PICTURED), speak("en", PICTURED[0])
    GOLDEN.write_bytes(msgspec.json.format(msgspec.json.encode(golden(pieces())), indent=1) + b"\n")
    PICTURE.write_text(pictured(words, told(words, game, Findings(curve(game)))), encoding="utf-8")


if __name__ == "__main__":
    main()
