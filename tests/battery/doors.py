"""Every door through which a seat can learn something of a game that is served, and what lies behind it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest

from escarmouche.board import areas
from escarmouche.board.compositions import Ahead
from escarmouche.board.look import Stance
from escarmouche.engine.game import Answered, Game
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Assign, Question, SeatId
from escarmouche.engine.reasons import Refused
from escarmouche.server import exports, feed, moments, previews, replay
from escarmouche.server.match import WATCHER, Deed, Match
from escarmouche.server.officers_luck import officers_luck
from escarmouche.server.standing_orders import AT_FIRST, ordered
from escarmouche.server.storage import Entry, SeatRow
from tests.server.table import begun

Door: TypeAlias = Callable[[Match, SeatId], Any]
SPEECH = "en"
ENOUGH = 3
"""So many models of a kind, options and answers are asked about."""
ASKED_OF_AN_AREA = 100
"""So many spots of an area are asked about."""
GARBAGE: tuple[Any, ...] = (None, -1, "", "no such thing", [], {}, {"0": "x"})


@cache
def _begun(key: str) -> tuple[Match, Mapping[SeatId, SeatRow]]:
    found = begun(key)
    return Match(found.row._replace(id="battery", feed="battery")), {place.seat: place for place in found.places}


def served(game: Game[Any]) -> Match:
    """A game as a server has it, with the answers on record as its entries."""
    match = _begun(game.ruleset.key)[0].twin()
    match.game, match.setup = game, game.setup
    given = [entry for entry in game.record if isinstance(entry, Answered)]
    entries = [
        Entry(at, {"type": "answer", "seat": one.seat, "number": one.number, "value": msgspec.to_builtins(one.value)})
        for at, one in enumerate(given, 1)
    ]
    match.deeds, match.sequence = [Deed(entry, quiet=False) for entry in entries], len(entries)
    return match


# What may be asked about


def models(match: Match, seat: SeatId) -> list[int]:
    """Some models that the seat sees, of both sides, and some that it does not see."""
    look = match.look(seat, SPEECH)
    seen = {model.id: model.owner for model in match.board.models(look)}
    unseen = [one for one in range(match.board.count(look.state)) if one not in seen]
    sides = [[one for one, owner in seen.items() if owner == side] for side in (0, 1)]
    return [one for group in (unseen, *sides) for one in group[:ENOUGH]]


def stances(match: Match, seat: SeatId) -> Iterator[Stance]:
    """Models where they are, and at some places of the table, turned somehow or as they are."""
    table = match.setup.table
    for at, model in enumerate(models(match, seat)):
        x, y = table.width * (1 + at % 3) // 4, table.depth * (1 + at % 2) // 3
        spot = (x, y, table.standing_surface(x, y))
        yield from (Stance(model), Stance(model, spot), Stance(model, spot, 900))


def answers(question: Question) -> list[Any]:
    """Some answers to a question, and things that are none."""
    return [*map(msgspec.to_builtins, question.candidates(ENOUGH, Random(1))), *GARBAGE]


def tried(door: Callable[[], Any]) -> Any:
    """What comes of a try, or why it is refused."""
    try:
        return door()
    except Refused as refused:
        return refused.reason


# The doors


def shows(match: Match, seat: SeatId) -> Any:
    """How things stand, with the question and the whole journal in words, and what stays the same."""
    places = _begun(match.row.key)[1]
    return moments.seated(match, seat, SPEECH, places), moments.moment(match, seat, SPEECH, places, set(), 0)


def watched(match: Match, seat: SeatId) -> Any:
    """What those see who only watch."""
    return shows(match, WATCHER), [match.board.sight(match.look(WATCHER, SPEECH), one) for one in stances(match, seat)]


def checks(match: Match, seat: SeatId) -> Any:
    """Why answers would not be allowed, right ones and wrong ones."""
    question, number = match.question(seat), match.game.number
    given = GARBAGE if question is None else answers(question)
    return [previews.check(match, seat, SPEECH, number + late, value) for value in given for late in (-1, 0, 1)]


def completes(match: Match, seat: SeatId) -> Any:
    """Whole answers from the goals of some models."""
    question, number = match.question(seat), match.game.number
    goals = [{}] if question is None else [{}, *({key: {"to": list(one.spot)}} for key, one in _goals(match, question))]
    return [tried(lambda goal=goal: previews.complete(match, seat, SPEECH, number, goal)) for goal in goals]  # type: ignore[misc]


def _goals(match: Match, question: Question) -> Iterator[tuple[str, Any]]:
    movers = question.models[:ENOUGH] if isinstance(question, Place) else ()
    return ((key, one) for key in movers for one in stances(match, question.seat) if one.spot is not None)


def odds(match: Match, seat: SeatId) -> Any:
    """What chance would make of each option."""
    question, number = match.question(seat), match.game.number
    if question is None:
        return tried(lambda: previews.inquire(match, seat, SPEECH, number, "", ""))
    items = [item.key for item in question.items][:ENOUGH] if isinstance(question, Assign) else [""]
    wanted = [(option.key, item) for item in items for option in previews.options(question, item)]
    return [tried(lambda key=key, item=item: _odds(match, seat, key, item)) for key, item in wanted]  # type: ignore[misc]


def _odds(match: Match, seat: SeatId, key: str, item: str) -> Any:
    inquiry = previews.inquire(match, seat, SPEECH, match.game.number, key, item)
    return previews.odds(match.row.key, inquiry)


def sights(match: Match, seat: SeatId) -> Any:
    """What models see, from where they are and from elsewhere."""
    look = match.look(seat, SPEECH)
    return [match.board.sight(look, stance) for stance in stances(match, seat)]


def reaches(match: Match, seat: SeatId) -> Any:
    """Where models can end."""
    question = match.question(seat)
    movers = question.models[:ENOUGH] if isinstance(question, Place) else ["0"]
    return [tried(lambda key=key: previews.reach(match, seat, match.game.number, key)) for key in movers]  # type: ignore[misc]


def ghosts(match: Match, seat: SeatId) -> Any:
    """What models could do from elsewhere, and who could do something to them there."""
    return [tried(lambda one=one: _ghost(match, seat, one)) for one in stances(match, seat)]  # type: ignore[misc]


def _ghost(match: Match, seat: SeatId, stance: Stance) -> Any:
    look, copy = match.look(seat, SPEECH), previews.imagined(match, seat, match.game.number)
    known = previews.stance(match, look, *stance)
    return previews.ghost(match.board, look, copy, known)


def composes(match: Match, seat: SeatId) -> Any:
    """What gestures and Enter would answer: clicks on models, and drags of some of them to some places."""
    look, board = match.look(seat, SPEECH), match.board

    def ahead() -> Ahead:
        return Ahead(previews.imagined(match, seat, match.game.number), seat)

    def drag(stance: Stance) -> Any:
        return None if stance.spot is None else previews.dragged(board, look, ahead(), stance.model, stance.spot)

    return (
        tried(lambda: previews.composed(board, look, ahead())),
        tried(lambda: previews.onward(board, look, ahead(), officers_luck(match.game, seat))),
        [tried(lambda one=one: drag(one)) for one in stances(match, seat)],  # type: ignore[misc]
        [tried(lambda one=one: previews.range_of(board, look, ahead(), one)) for one in models(match, seat)],  # type: ignore[misc]
    )


def threats(match: Match, seat: SeatId) -> Any:
    """How far the other side comes."""
    return match.board.threats(match.look(seat, SPEECH))


def usual(match: Match, seat: SeatId) -> Any:
    """What is usually answered."""
    return tried(lambda: previews.usual(previews.copied(match, seat, match.game.number), seat))


def hint(match: Match, seat: SeatId) -> Any:
    """What the sergeant would do, and why."""
    return tried(lambda: _hint(match, seat))


def _hint(match: Match, seat: SeatId) -> Any:
    decision = previews.advice(previews.copied(match, seat, match.game.number), seat)
    return previews.hint(match, seat, SPEECH, decision)


def papers(match: Match, seat: SeatId) -> Any:
    """The record of a seat, the feed, and what is kept back until the end: the save and looking back."""
    kept_back = [tried(lambda: exports.full_save(match)), tried(lambda: replay.may_look_back(match))]
    return exports.own_record(match, seat), feed.atom(match, seat, SPEECH, 0.0), kept_back


def pauses(match: Match, seat: SeatId) -> Any:
    """Whom one sees thinking: others are not, whose question a standing order answers at once."""
    others = [(other, match.question(other)) for other in match.asked() if other != seat]
    asked = [(other, question) for other, question in others if question is not None and _is_known_to(seat, question)]
    return [other for other, question in asked if ordered(match, other, question, AT_FIRST, watched=True) is None]


def _is_known_to(seat: SeatId, question: Question) -> bool:
    return question.audience is None or seat in question.audience


DOORS: Sequence[Door] = (
    shows, pauses, watched, checks, completes, odds, sights, reaches, ghosts, composes, threats, usual, hint, papers,
)  # fmt: skip


class Count:
    """How long one works on an outline, counted in questions instead of seconds."""

    def __init__(self, patience: float) -> None:
        self.left = ASKED_OF_AN_AREA

    def has_run_out(self) -> bool:
        """Whether enough has been asked."""
        self.left -= 1
        return self.left < 0

    def is_long_gone(self) -> bool:
        """Never: what is quick to know is asked to the end."""
        return False


@contextmanager
def steadily() -> Iterator[None]:
    """However busy the machine is, odds and areas are worked out equally far, and advisers think alike."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(previews, "PATIENCE", 3600.0)
        patch.setattr(areas, "_Clock", Count)
        patch.setattr(previews, "officers_luck", lambda game, seat: Random(1))
        yield


def behind(game: Game[Any], seat: SeatId) -> Iterator[tuple[str, bytes]]:
    """What lies behind each door for a seat, as bytes."""
    match = served(game)
    with steadily():
        for door in DOORS:
            yield door.__name__, msgspec.json.encode(door(match, seat))
