"""What happened: typed events with the rules they applied, their reasons, and who may know."""

import re
from functools import cache
from typing import Any

import msgspec

from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import RuleId


class OneOf:
    """The words that a field of an event can hold: `Annotated[str, OneOf("yes", "no")]`."""

    def __init__(self, *words: str) -> None:
        self.words = words


class Event(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="event", tag=True):
    """Something that happened in a game; each game adds its own kinds."""

    rules: tuple[RuleId, ...] = ()
    reasons: tuple[Reason, ...] = ()
    audience: tuple[SeatId, ...] | None = None

    def known_to(self, seat: SeatId) -> bool:
        """Whether this seat may know of it."""
        return self.audience is None or seat in self.audience


class Detail(Event):
    """An event that says how another came about, such as a roll: whoever reads quickly can leave it out."""


class GameBegan(Event):
    """The first line of every journal: the game and the options in force."""

    game: str
    options: dict[str, str]


class GameEnded(Event):
    """The last line: who won, and why."""

    winner: SeatId | None
    reason: str
    scores: tuple[int, ...] = ()


def text_key(event: Event) -> str:
    """The key of the event's sentence in the word files."""
    return _key_of(type(event).__name__)


@cache
def _key_of(name: str) -> str:
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def event_data(event: Event) -> dict[str, Any]:
    """The event as plain data."""
    shown: dict[str, Any] = msgspec.to_builtins(event, order="deterministic")
    return shown
