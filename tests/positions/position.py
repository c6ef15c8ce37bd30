"""Fixed positions with one clearly right decision: read from a file, played by an agent, judged by what it did.

The format is described in docs/positions.md. The set-up of a position is that of a conformance case; what may be right,
and when it is over, a game says in its `Judge`.
"""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from escarmouche.agents import enlist
from escarmouche.conformance.notation import CaseError, called, only
from escarmouche.conformance.scene import Scene, Stage
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.journal import Event
from escarmouche.engine.questions import Choose, SeatId
from escarmouche.engine.seat import Seat

WORDS = ("title", "situation", "why", "right")
MOST_QUESTIONS = 100
HALF_TURN, FULL_TURN = 180, 360
PLACED = ("at", "outline")
FLIPPED = frozenset({*PLACED, "turn", "step", "facing", "access"})


class Judge(msgspec.Struct, frozen=True):
    """What a game says of its positions: its stage, what lies where, what may be right, and who has had its turn."""

    stage: Stage
    width: float
    """How wide a table is that a position does not describe."""
    placed: tuple[str, ...]
    """The keys of the set-up under which things have places."""
    checks: Mapping[str, "Check"]
    arguments: Mapping[str, tuple[str, ...]]
    """What must be written under a check, where that is more than one thing."""
    acted: Callable[[Game[Any], SeatId], bool]
    """Whether a side has had an activation, or wants none."""
    opens: str = "activate"
    """The question with which an activation begins."""

    @property
    def keys(self) -> frozenset[str]:
        """Everything that may be written in a position."""
        return frozenset({*WORDS, "side", "options", "begin", "with", *self.stage.keys})


class Position(msgspec.Struct, frozen=True):
    """A position as it is written: what a reader is told of it, what is right, and its set-up."""

    name: str
    title: str
    situation: str
    why: str
    right: dict[str, Any]
    side: str
    case: dict[str, Any]
    judge: Judge


# Reading


def read_position(path: Path, judge: Judge) -> Position:
    """The position of a file; one that is not written as it should be is an error."""
    try:
        return position_from(path.stem, tomllib.loads(path.read_text(encoding="utf-8")), judge)
    except tomllib.TOMLDecodeError as error:
        raise CaseError("case-not-toml", file=path.name, problem=error) from error


def position_from(name: str, data: Mapping[str, Any], judge: Judge) -> Position:
    """A position from its keys."""
    only(data, judge.keys, name)
    for key in (*WORDS, "begin"):
        if not data.get(key):
            raise CaseError("case-missing", where=name, what=key)
    only(data["right"], judge.checks, f"{name}, right")
    for check, arguments in judge.arguments.items():
        wanted = data["right"].get(check, dict.fromkeys(arguments))
        only(wanted, arguments, f"{name}, right.{check}")
        if set(wanted) != set(arguments):
            problem = f"write all of {', '.join(arguments)}."
            raise CaseError("case-problem", where=f"{name}, right.{check}", problem=problem)
    case = {key: value for key, value in data.items() if key not in (*WORDS, "side")}
    told = {key: data[key] for key in WORDS}
    return Position(name=name, **told, side=data.get("side", "A"), case=case, judge=judge)


def mirrored(position: Position) -> Position:
    """The same position with left and right exchanged."""
    case, judge = dict(position.case), position.judge
    width = case.get("table", {}).get("width", judge.width)
    for key in judge.placed:
        case[key] = [_flipped(thing, width) for thing in case.get(key, ())]
    return msgspec.structs.replace(position, name=f"{position.name} mirrored", case=case)


def _flipped(thing: Mapping[str, Any], width: float) -> dict[str, Any]:
    """Something that has a place, on the other half of the table."""
    flipped = dict(thing)
    for key in FLIPPED & thing.keys():
        value = thing[key]
        if key in PLACED:
            several = isinstance(value[0], list)
            spots = [[width - x, *rest] for x, *rest in (value if several else [value])]
            flipped[key] = spots if several else spots[0]
        elif key == "access":
            flipped[key] = [_flipped(way, width) for way in value]
        elif key == "step":
            flipped[key] = [-value[0], value[1]]
        elif key == "turn":
            flipped[key] = -value
        elif not isinstance(value, str):
            flipped[key] = (HALF_TURN - value) % FULL_TURN
    return flipped


# Playing


class Played(msgspec.Struct, frozen=True):
    """What came of a position: the game, and what the agent chose, in words, by question in the order asked."""

    scene: Scene
    game: Game[Any]
    seat: SeatId
    chosen: tuple[tuple[str, str], ...]

    def first(self, question: str) -> str:
        """What was first chosen when this was asked; nothing if it never was."""
        return next((word for text, word in self.chosen if text == question), "nothing")

    def find(self, kind: str, word: Any) -> int:
        """The thing of a kind that is called this; a name that nobody has is an error."""
        found: int = self.scene.names.find(kind, word, "right")
        return found

    def name(self, kind: str, index: int) -> str:
        """What a thing is called."""
        return self.scene.names.kinds[kind][index][0]

    def told(self, kind: type[Event], **fields: Any) -> list[Any]:
        """The events of a kind that say this."""
        events = [event for event in self.game.journal if isinstance(event, kind)]
        return [event for event in events if all(getattr(event, key) == value for key, value in fields.items())]

    def measure(self, what: str, **arguments: Any) -> Any:
        """Something measured on the table as it was left."""
        return self.scene.probe(self.game, what, arguments)


Check = Callable[[Played, Any], list[str]]
"""Says what was not right, one sentence each."""


def play(position: Position, agent: str, seed: int) -> Played:
    """Let an agent decide until its activation, or the chapter that the position begins with, is over.

    The other side answers with the defaults.
    """
    scene = position.judge.stage.scene(position.case)
    game = scene.play(Seeded(seed))
    seat = scene.names.find("seat", position.side, "side")
    decider = enlist(agent, Seat(game, seat), Random(seed))
    chosen: list[tuple[str, str]] = []
    while game.question is not None and not _activation_over(position, game, seat):
        assert len(game.record) < MOST_QUESTIONS, f"{position.name} does not come to an end"
        asked = game.waiting()[0]
        question = game.question.part(asked)
        value = decider.decide().value if asked == seat else question.default
        if asked == seat and isinstance(question, Choose):
            option = next(option for option in question.options if option.key == value)
            chosen.append((question.text, called(option, scene.names)))
        game.answer(asked, game.number, value)
    return Played(scene, game, seat, tuple(chosen))


def _activation_over(position: Position, game: Game[Any], seat: SeatId) -> bool:
    """Whether the next activation is asked for after this side has had its own."""
    asked = game.question is not None and game.question.text == position.judge.opens
    return asked and position.judge.acted(game, seat)


# Judging


def faults(position: Position, played: Played) -> list[str]:
    """What was not right, one sentence each."""
    checks = position.judge.checks
    return [fault for check, wanted in position.right.items() for fault in checks[check](played, wanted)]


def activates(kind: str) -> Check:
    """The check that this one is activated first."""

    def check(played: Played, wanted: str) -> list[str]:
        first = played.first("activate")
        return (
            [] if first == played.name(kind, played.find(kind, wanted)) else [f"{first} was activated, not {wanted}."]
        )

    return check
