"""Guided fights: small scenes with stacked dice and cards, written as cases are, and what is learnt in them."""

import tomllib
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from escarmouche.board.board import stage
from escarmouche.engine.chance import Chance, Prelude, Scripted
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.registry import manifest
from escarmouche.rules.books.names import plainly

SUFFIX = ".toml"
Part: TypeAlias = Literal[
    "question", "table", "journal", "units", "scores", "dashboards", "confrontation", "ending"
]  # fmt: skip
"""A part of the play screen that a step can be about."""
Until: TypeAlias = Literal["read", "asked", "answered", "told", "end"]


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn: the key of its words, the part of the screen it stands at, and until what.

    It is learnt when it was read; when the learner is `asked`, or has `answered`, a question by a rule whose number
    begins so, of one kind and with an option whose key begins so if those are named; or when the journal has `told` of
    such a rule. The last step is the `end`. `model` is the name of whom it is about.
    """

    key: str
    at: Part
    until: Until = "read"
    rule: str = ""
    kind: str = ""
    option: str = ""
    model: str = ""


class Lesson(msgspec.Struct, frozen=True):
    """A guided fight: its key, and its steps in their order."""

    key: str
    steps: list[LessonStep]


@cache
def lessons(game: str) -> tuple[str, ...]:
    """The guided fights of a game, the first fight first."""
    folder = manifest(game).folder / "data" / "lessons"
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    found = [name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)]
    return tuple(sorted(found, key=lambda name: (name != "first-fight", name)))


@cache
def _written(game: str, lesson: str) -> tuple[dict[str, Any], Lesson]:
    """The scene of a lesson, and what is learnt in it."""
    if lesson not in lessons(game):
        raise Refused(refusal("", "refused-no-lesson", lesson=lesson[:40], known=", ".join(lessons(game))))
    file = manifest(game).folder / "data" / "lessons" / f"{lesson}{SUFFIX}"
    scene = plainly(tomllib.loads(file.read_text(encoding="utf-8")))
    return scene, Lesson(lesson, msgspec.convert(scene.pop("step", []), list[LessonStep]))


def guide(words: Words, game: str, lesson: str) -> Lesson | None:
    """What is learnt in a lesson, with what its models are called; None for a game that is none."""
    if not lesson:
        return None
    steps = _written(game, lesson)[1].steps
    return Lesson(lesson, [msgspec.structs.replace(step, model=words.called(step.model)) for step in steps])


def stacked(game: str, lesson: str, after: Chance) -> Chance:
    """The dice or cards of a lesson, and after those that are stacked what another source gives."""
    written = _written(game, lesson)[0].get("chance", [])
    script = written if isinstance(written, dict) else {"": written}
    return Prelude(Scripted(script), after)


def begin(game: str, lesson: str, chance: Chance) -> Game[Any]:
    """A lesson from its beginning."""
    return stage(game).scene(_written(game, lesson)[0]).play(chance)
