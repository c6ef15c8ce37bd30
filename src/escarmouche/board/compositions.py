"""Compositions: several answers out of one gesture of a player.

The questions of a game stay as they are. A composition is a plan of answers to the questions that are expected to
follow one another: a click on an enemy is "shoot", "burst", "at him"; a drag is "this one", "move", "there", "move",
"and there". The page (`web/src/play/composed.ts`) and the counted bot (`tests/inputs.py`) send one answer after the
other and drop the rest as soon as something else is asked or chance has spoken (`agents/planned.py` says when).

A game adds its compositions in `games/<key>/board/compositions.py`, which its board names as `composing` (the protocol
is `Composing` in `board/board.py`): functions that are given an `Ahead`, play on in it as the player would, and make
the composition of what they played with `ahead.composition(…)`. An `Ahead` is a copy of the game in which all that the
seat cannot know is a sample, so that nothing hidden is told; what its rules refuse is not played, so that every
composition is allowed, and it ends where chance would speak.
"""

from typing import Any, Literal, Self, TypeAlias

import msgspec

from escarmouche.agents.planned import PlannedAnswer
from escarmouche.board.shown import ModelId
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.ids import SeatId
from escarmouche.engine.only_answer import only_answer
from escarmouche.engine.place import in_order
from escarmouche.engine.questions import Question
from escarmouche.engine.reasons import Reason, Refused

Gesture: TypeAlias = Literal["click", "drag"]
MOST_ASIDE = 20
"""So many questions in a row at most are answered for the other side while somebody thinks ahead."""


class Composition(msgspec.Struct, frozen=True, kw_only=True):
    """Several answers out of one gesture: a click on a model, or a drag of it.

    `text` says in a few words what will be done, `cost` what it takes of the points of whoever acts, where there are
    any; one that is to `confirm` waits for Enter before its first answer is sent.
    """

    gesture: Gesture
    model: ModelId
    text: str
    steps: list[PlannedAnswer]
    cost: int | None = None
    confirm: bool = False


class Ahead:
    """A game that is played on in thought for one seat, with the answers that it took."""

    def __init__(
        self, copy: Game[Any], seat: SeatId, steps: tuple[PlannedAnswer, ...] = (), *, over: bool = False
    ) -> None:
        """Begin at a copy of a game, in which what the seat cannot know is a sample."""
        self.game = copy
        self.seat = seat
        self.steps = steps
        self._over = over

    def branch(self) -> "Ahead":
        """Another copy, to try something else from here."""
        return Ahead(self.game.fork(), self.seat, self.steps, over=self._over)

    def take(self, tried: "Ahead") -> None:
        """Go on from what was tried in a branch."""
        self.game, self.steps, self._over = tried.game, tried.steps, tried._over

    @property
    def question(self) -> Question | None:
        """What the seat would be asked now; None once chance has spoken or it is another's turn to decide."""
        if self._over or self.game.question is None or self.seat not in self.game.waiting():
            return None
        return self.game.question.part(self.seat)

    def asks(self, *keys: str) -> Question | None:
        """The question of the moment, if it is one of these."""
        question = self.question
        return question if question is not None and question.text in keys else None

    def allows(self, asks: str, value: Any) -> bool:
        """Whether this question is asked now and may be answered so."""
        return self.asks(asks) is not None and self.game.check(self.seat, self.game.number, value) is None

    def refusal(self, asks: str, value: Any) -> Reason | None:
        """Why this question may not be answered so, if it is asked now."""
        return None if self.asks(asks) is None else self.game.check(self.seat, self.game.number, value)

    def answer(self, asks: str, value: Any) -> bool:
        """Answer the question of the moment, if it is this one and may be answered so; whether it was."""
        if not self.allows(asks, value):
            return False
        drawn, step = draws(self.game), self._planned(value)
        self.game.answer(self.seat, self.game.number, value)
        self.steps = (*self.steps, step)
        self._pass_others(drawn)
        return True

    def _planned(self, value: Any) -> PlannedAnswer:
        question = self.question
        assert question is not None
        forced = question.routine or only_answer(question) is not None
        return PlannedAnswer(question.text, msgspec.to_builtins(in_order(value)), forced)

    def _pass_others(self, drawn: int) -> None:
        """Have the other side answer as usual what it is asked meanwhile: it lets things pass, as far as we know."""
        for _ in range(MOST_ASIDE):
            self._over = self._over or draws(self.game) != drawn
            others = [seat for seat in self.game.waiting() if seat != self.seat]
            if self._over or not others or self.seat in self.game.waiting():
                return
            try:
                for seat in others:
                    assert self.game.question is not None
                    self.game.answer(seat, self.game.number, self.game.question.part(seat).default)
            except Refused:
                self._over = True

    def composition(
        self, gesture: Gesture, model: int, text: str, *, cost: int | None = None, confirm: bool = False
    ) -> Composition:
        """What was answered so far, as one gesture."""
        steps = list(self.steps)
        return Composition(gesture=gesture, model=model, text=text, steps=steps, cost=cost, confirm=confirm)

    def together(self, asks: str, value: Any) -> Self | None:
        """This, with a last answer that is planned and not played; None if it would not be allowed."""
        if not self.allows(asks, value):
            return None
        return type(self)(self.game, self.seat, (*self.steps, self._planned(value)), over=True)


def draws(game: Game[Any]) -> int:
    """A number that changes with every draw of chance in a game that is thought up."""
    chance = game.chance
    assert isinstance(chance, Seeded), "only games that are thought up are played ahead"
    return chance.at
