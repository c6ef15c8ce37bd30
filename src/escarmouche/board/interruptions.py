"""What the other side is doing when a seat may break in on it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from escarmouche.board import shown
from escarmouche.board.played import is_seen
from escarmouche.board.questions import Asking
from escarmouche.board.watching import Note
from escarmouche.engine.journal import Event
from escarmouche.engine.questions import Question

LOOKED_BACK = 60
"""What was done more events ago is not going on any more."""
ACTORS = ("figure", "model", "unit")
"""The fields that say who does something."""


class Deed(NamedTuple):
    """What somebody does, as a sentence, and the way of one of those who do it."""

    text: str
    trail: shown.Trail | None


def deed_asked_about(
    asking: Asking, question: Question, journal: Sequence[Event], notes: Mapping[int, Note]
) -> Deed | None:
    """What the one is doing whom a question lets this seat interrupt; None for any other question."""
    board, look = asking.board, asking.look
    field = board.played.interrupts.get(question.text)
    if field is None:
        return None
    models = board.about(look.state, {field: question.data.get(field)})
    for index in range(len(journal) - 1, max(0, len(journal) - LOOKED_BACK) - 1, -1):
        if _is_by(asking, journal[index], models):
            first = _declared(asking, journal, index, models)
            return Deed(asking.say(journal[first]), _trail(models, range(first, len(journal)), notes, look.seat))
    return None


def _declared(asking: Asking, journal: Sequence[Event], index: int, models: Sequence[int]) -> int:
    """Of something that was paid for, where it was declared; anything else is its own declaration."""
    before = index - 1
    paid = isinstance(journal[index], asking.board.played.paid)
    told = paid and isinstance(journal[before], asking.board.played.deeds) and _is_by(asking, journal[before], models)
    return before if told else index


def _is_by(asking: Asking, event: Event, models: Sequence[int]) -> bool:
    """Whether an event tells this seat what one of some models does."""
    played = asking.board.played
    if not event.known_to(asking.look.seat) or not isinstance(event, played.deeds + played.paid):
        return False
    doer: dict[str, Any] = {field: getattr(event, field) for field in ACTORS if hasattr(event, field)}
    first = dict(list(doer.items())[:1])
    return not set(models).isdisjoint(asking.board.about(asking.look.state, first))


def _trail(models: Sequence[int], since: range, notes: Mapping[int, Note], seat: int) -> shown.Trail | None:
    """The longest way that one of some models has gone since, as far as the seat saw it."""
    walked = [
        change for index in since if index in notes for change in notes[index].changes
        if change.model in models and change.how and is_seen(change.before, seat) and is_seen(change.after, seat)
    ]  # fmt: skip
    longest = max(walked, key=lambda change: len(change.spots), default=None)
    return None if longest is None else shown.Trail(longest.model, list(longest.spots))
