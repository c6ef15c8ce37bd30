"""The course of a game that is over: what was answered, what chance gave, and what the game was worth by then."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from escarmouche.agents.value import judge_of, value
from escarmouche.engine.chance import Chance, Drawn, Recording
from escarmouche.engine.game import Answered, Conceded, Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.rulebook import RuleId

DIGITS = 6
"""Values are rounded to so many digits, since the last ones may differ between machines."""


class Deed(msgspec.Struct, frozen=True):
    """What a seat answered to which question; nothing, if it gave up."""

    seat: SeatId
    asks: str
    value: Any = None


class Point(msgspec.Struct, frozen=True):
    """A game between two activations: after how many answers, how long the journal is, the first seat's chance."""

    at: int
    lines: int
    chance: float


class Draws(NamedTuple):
    """What chance gave in one go: for which rule, after how many draws, and where the journal was by then."""

    rule: RuleId
    first: int
    line: int


class Noted(Recording):
    """A source of chance that also keeps which draws were made in one go."""

    __slots__ = ("gone", "journal")

    def __init__(self, inner: Chance) -> None:
        super().__init__(inner)
        self.gone: list[Draws] = []
        self.journal: Sequence[Any] = ()

    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        self._note(rule, purpose)
        return super().pick(bound, rule, purpose)

    def roll(self, n: int, faces: int, rule: RuleId, purpose: str) -> list[int]:
        if n:
            self._note(rule, purpose)
        return super().roll(n, faces, rule, purpose)

    def draw(self, deck: Sequence[Any], rule: RuleId, purpose: str) -> int:
        self._note(rule, purpose)
        return super().draw(deck, rule, purpose)

    def copy(self) -> "Noted":
        return Noted(self.inner.copy())

    def taken(self) -> tuple[list[Drawn], list[Draws]]:
        """Everything since this was last asked."""
        found = (self.record, self.gone)
        self.record, self.gone = [], []
        return found

    def _note(self, rule: RuleId, purpose: str) -> None:
        line = len(self.journal)
        if self.record and self.gone and self.gone[-1].line == line:
            last = self.record[-1]
            if (last.rule, last.purpose) == (rule, purpose):
                return
        self.gone.append(Draws(rule, len(self.record), line))


class Turn(NamedTuple):
    """What was answered at once, and what came of it.

    `before` is a copy of the game before it, `after` the game itself, which goes on; `activation` says how many
    activations had begun before, and a turn that is `settled` ends between two of them.
    """

    at: int
    answers: Mapping[SeatId, Any]
    conceded: SeatId | None
    before: Game[Any]
    after: Game[Any]
    drawn: Sequence[Drawn]
    draws: Sequence[Draws]
    activation: int
    settled: bool


def reviewable(game: Game[Any]) -> Game[Any]:
    """A game that can be looked back on: it is over, something was answered in it, and its positions have a value."""
    if game.outcome is None:
        raise Refused(refusal("", "refused-review-unfinished"))
    if not any(isinstance(entry, Answered) for entry in game.record):
        raise Refused(refusal("", "refused-review-empty"))
    judge_of(game.ruleset.key)
    return game


def turns(game: Game[Any], first: int = 1, last: int | None = None) -> Iterator[Turn]:
    """Play a game again, turn by turn, from the first to the last answer that is asked for."""
    chance = Noted(game.origin.copy())
    again = begun(game, chance)
    chance.journal = again.journal
    chance.taken()
    answers: dict[SeatId, Any] = {}
    before, activation = again, 0
    for at, entry in enumerate(game.record[:last], 1):
        if not answers:
            before, activation = again.fork(journal=False) if at >= first else again, again.activations
        if isinstance(entry, Conceded):
            again.concede(entry.seat)
            answers = {}
        elif isinstance(entry, Answered):
            again.answer(entry.seat, entry.number, entry.value)
            answers[entry.seat] = entry.value
            if again.pending:
                continue
        drawn, draws = chance.taken()
        settled = again.question is None or again.activations > activation
        if at >= first:
            yield Turn(at, answers, again.conceded, before, again, drawn, draws, activation, settled)
        answers = {}


def begun(game: Game[Any], chance: Chance, *, keep: bool = False) -> Game[Any]:
    """The same game before its first answer."""
    if game.start is None:
        return Game(game.ruleset, game.bare, chance, keep=keep)
    state = msgspec.msgpack.decode(game.start.snapshot, type=game.ruleset.state_type)
    return Game(game.ruleset, game.bare, chance, state=state, keep=keep, asked=game.start.asked, earlier=game.earlier)


def curve(game: Game[Any]) -> list[Point]:
    """How the value of a game went, from its first question to its result: a point between any two activations.

    While both sides set up, nothing of their choices shows: the game is worth what it is once they have done so.
    """
    again = begun(reviewable(game), game.origin.copy())
    found, crossed = [Point(0, len(again.journal), opened(game).chance)], again.activations
    for at, entry in enumerate(game.record, 1):
        if isinstance(entry, Conceded):
            again.concede(entry.seat)
        elif isinstance(entry, Answered):
            again.answer(entry.seat, entry.number, entry.value)
        if again.question is None or again.activations > crossed:
            crossed = again.activations
            found.append(Point(at, len(again.journal), judged(again)))
    return found


def opened(game: Game[Any]) -> Point:
    """A game once it was set up, with as many answers as that took: none if it began later, or ended before."""
    again = begun(game, game.origin.copy())
    start = Point(0, len(again.journal), judged(again))
    if game.start is not None or again.activations:
        return start
    for at, entry in enumerate(game.record, 1):
        if not isinstance(entry, Answered):
            return start
        again.answer(entry.seat, entry.number, entry.value)
        if again.question is None:
            return start
        if again.activations:
            return Point(at, len(again.journal), judged(again))
    return start


def deeds(game: Game[Any]) -> list[Deed]:
    """Everything that was answered, with the questions."""
    again, found = begun(game, game.origin.copy()), []
    for entry in game.record:
        if isinstance(entry, Answered):
            assert again.question is not None
            found.append(Deed(entry.seat, again.question.part(entry.seat).text, entry.value))
            again.answer(entry.seat, entry.number, entry.value)
        elif isinstance(entry, Conceded):
            found.append(Deed(entry.seat, ""))
    return found


def judged(game: Game[Any]) -> float:
    """The chance of the first seat, rounded so that two machines do not differ."""
    return round(value(game, 0).chance, DIGITS)
