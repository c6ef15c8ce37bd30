"""A review in words: for the terminal and for the page."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from escarmouche.agents import findings
from escarmouche.agents.costs import Cost
from escarmouche.agents.course import Point, Turn, begun, turns
from escarmouche.agents.findings import Findings, Piece
from escarmouche.agents.review import Step
from escarmouche.board import saved_games
from escarmouche.board.board import Board, board
from escarmouche.board.look import Look
from escarmouche.board.questions import Asking
from escarmouche.engine.chance import Chance, Prelude, Recorded, Recording
from escarmouche.engine.game import Answered, Game
from escarmouche.engine.questions import Question, SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import Words

PIECES = 24
"""A game is reviewed in so many pieces."""
MOST_TOLD = 3
"""So many answers of what was done are told."""
SHOWN = 4
"""So many digits are shown, or sent."""


class Swing(msgspec.Struct, frozen=True):
    """An activation that swung the game: after which answers it begins and ends, side A's chances, what happened."""

    at: int
    until: int
    before: float
    after: float
    text: str


class Decision(msgspec.Struct, frozen=True):
    """A decision that mattered: after which answer, whose, what was asked, answered, and would have been better.

    The chances are those of whoever decided, the error is the standard error of their difference.
    """

    at: int
    seat: SeatId
    asked: str
    chosen: str
    better: str
    why: list[str]
    chance: float
    best: float
    cost: float
    error: float


class CurvePoint(msgspec.Struct, frozen=True):
    """The chance of side A after so many answers."""

    at: int
    chance: float


class LineLuck(msgspec.Struct, frozen=True):
    """The luck of side A in what a line of the reader's journal tells: its place, after which answer, its words."""

    line: int
    at: int
    luck: float
    text: str


class Balance(msgspec.Struct, frozen=True):
    """What made the result of a side: its luck, by how much it decided better, and what its decisions cost."""

    start: float
    result: float
    luck: float
    decided: float
    lost: float


class Told(msgspec.Struct, frozen=True):
    """A review: the curve and its swings at once; the rest is empty until everything was weighed."""

    points: list[CurvePoint]
    swings: list[Swing]
    balances: list[Balance] = []
    decisions: list[Decision] = []
    lines: list[LineLuck] = []


@lru_cache(maxsize=1)
def _loaded(text: str) -> Game[Any]:
    return saved_games.load(text).game


def piece(text: str, first: int, last: int) -> Piece:
    """What is found about some activations of a saved game."""
    return findings.piece(_loaded(text), first, last)


def told(words: Words, game: Game[Any], found: Findings, reader: SeatId | None = None) -> Told:
    """A review in words, for a seat or for whoever may know everything."""
    teller = Teller(words, game, found)
    swings = [teller.swing(*pair) for pair in found.swings()]
    points = [CurvePoint(point.at, point.chance) for point in found.points]
    if not found.steps:
        return Told(points, swings)
    return Told(points, swings, [balance(found, seat) for seat in (0, 1)], teller.decisions(found.named()),
                teller.lucky(found.steps, reader))  # fmt: skip


def balance(found: Findings, seat: SeatId) -> Balance:
    """What made the result of a side."""
    account = found.account(seat)
    return Balance(account.start, account.result, account.luck, account.decided, found.lost(seat))


class Teller:
    """Puts into words what was found about a game."""

    def __init__(self, words: Words, game: Game[Any], found: Findings) -> None:
        self.words = words
        self.game = game
        self.board: Board = board(game.ruleset.key)
        self.luck = found.luck()

    def swing(self, before: Point, after: Point) -> Swing:
        """An activation that swung the game."""
        return Swing(before.at, after.at, before.chance, after.chance, self._happened(before, after))

    def decisions(self, named: Sequence[Cost]) -> list[Decision]:
        """The decisions that mattered, the heaviest first."""
        if not named:
            return []
        found: dict[int, Decision] = {}
        chosen: dict[int, list[str]] = {cost.at: [] for cost in named}
        for turn in turns(self.game, 1 + min(chosen)):
            for cost in named:
                if cost.at < turn.at and cost.activation == turn.activation and cost.seat in turn.answers:
                    asking, question = self._asking(turn, cost.seat)
                    if cost.at + 1 == turn.at:
                        found[cost.at] = self._decision(asking, question, cost)
                    if len(chosen[cost.at]) < MOST_TOLD and not question.routine:
                        chosen[cost.at].append(asking.answer(question, turn.answers[cost.seat]))
        return [msgspec.structs.replace(found[cost.at], chosen=", ".join(chosen[cost.at])) for cost in named]

    def _asking(self, turn: Turn, seat: SeatId) -> tuple[Asking, Question]:
        question = Seat(turn.before, seat).question()
        assert question is not None
        state = self.board.seen(turn.before.view(seat)["state"])
        return Asking(self.board, Look(self.words, turn.before.setup, state, seat, {})), question

    def _decision(self, asking: Asking, question: Question, cost: Cost) -> Decision:
        assert cost.better is not None
        return Decision(
            cost.at, cost.seat, asking.say(question), "", asking.answer(question, cost.better.value),
            [asking.told(reason) for reason in cost.better.reasons],
            round(cost.chosen, SHOWN), round(cost.best, SHOWN), round(cost.cost, SHOWN), round(cost.error, SHOWN),
        )  # fmt: skip

    def lucky(self, steps: Sequence[Step], reader: SeatId | None = None) -> list[LineLuck]:
        """The luck of every roll, in the order of the reader's journal."""
        at = {roll.line: step.at for step in steps for roll in step.rolls}
        found, place = [], 0
        for line, event in enumerate(self.game.journal):
            if line in self.luck and event.audience is None:
                found.append(LineLuck(place, at[line], round(self.luck[line], SHOWN), self.sentence(line)))
            place += reader is None or event.known_to(reader)
        return found

    def _happened(self, before: Point, after: Point) -> str:
        """What an activation began with, and the line of it in which most luck was."""
        lines = [line for line in range(before.lines, after.lines) if self.game.journal[line].audience is None]
        if not lines:
            return ""
        telling = max(lines, key=lambda line: (round(abs(self.luck.get(line, 0.0)), SHOWN), -line))
        return " ".join(self.sentence(line) for line in dict.fromkeys((lines[0], telling)))

    def sentence(self, line: int) -> str:
        """A line of the journal."""
        return self.board.sentence(self.words, self.game.setup, self.game.state, self.game.journal[line])


def branched(game: Game[Any], at: int, luck: Chance) -> Game[Any]:
    """A new game that repeats another one up to an answer, and has luck of its own from there on."""
    if not 0 <= at < len(game.record) or not isinstance(game.record[at], Answered):
        raise Refused(refusal("", "refused-branch-where", at=at, most=len(game.record) - 1))
    past = Recording(game.origin.copy())
    _answered(begun(game, past), game, at)
    return _answered(begun(game, Prelude(Recorded(past.record), luck), keep=True), game, at)


def _answered(again: Game[Any], game: Game[Any], at: int) -> Game[Any]:
    for entry in game.record[:at]:
        if isinstance(entry, Answered):
            again.answer(entry.seat, entry.number, entry.value)
    return again
