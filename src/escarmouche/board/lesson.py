"""Guided fights: small scenes with stacked dice and cards, written as conformance cases are."""

import tomllib
from functools import cache
from typing import Any

from escarmouche.board.board import stage
from escarmouche.engine.chance import Chance, Prelude, Scripted
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.registry import manifest

SUFFIX = ".toml"


@cache
def lessons(game: str) -> tuple[str, ...]:
    """The guided fights of a game, the first fight first."""
    folder = manifest(game).folder / "data" / "lessons"
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    found = [name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)]
    return tuple(sorted(found, key=lambda name: (name != "first-fight", name)))


@cache
def _scene(game: str, lesson: str) -> dict[str, Any]:
    if lesson not in lessons(game):
        raise Refused(refusal("", "refused-no-lesson", lesson=lesson[:40], known=", ".join(lessons(game))))
    file = manifest(game).folder / "data" / "lessons" / f"{lesson}{SUFFIX}"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def stacked(game: str, lesson: str, after: Chance) -> Chance:
    """The dice or cards of a lesson, and after those that are stacked what another source gives."""
    written = _scene(game, lesson).get("chance", [])
    script = written if isinstance(written, dict) else {"": written}
    return Prelude(Scripted(script), after)


def begin(game: str, lesson: str, chance: Chance) -> Game[Any]:
    """A lesson from its beginning."""
    return stage(game).scene(_scene(game, lesson)).play(chance)
