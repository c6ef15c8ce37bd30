"""Puzzles: positions out of games in which one order is clearly the best, as they are kept and told.

A puzzle is kept as the game that it is out of, from which its position is played again, and as what was found of each
order by searching: nothing about the answer is worked out when it is asked for.
"""

import lzma
from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache
from random import Random
from typing import Any

import msgspec

from escarmouche.agents.lines import Deed, carried_out
from escarmouche.board.board import Board, board, stage
from escarmouche.board.look import Look
from escarmouche.board.questions import Asking
from escarmouche.engine.chance import from_state
from escarmouche.engine.game import Answered, Game
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Assign, Choose, ChooseSome, SeatId
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.registry import keys, manifest, ruleset

FILE = "puzzles.msgpack.xz"
TOLD = (Choose, ChooseSome, Assign, Place)
"""Answers to these are told; numbers, shares and rows say nothing to whoever has to choose among orders."""


class Source(msgspec.Struct, frozen=True):
    """A game that puzzles are out of: its name or number in the mine, its set-up, its chance, and the answers given.

    One that begins in the middle of a game has no set-up but a `scene`, written as cases are.
    """

    name: str
    setup: Any
    chance: Any
    answers: list[tuple[SeatId, Any]]
    scene: Any = None


class Order(msgspec.Struct, frozen=True):
    """An order: the answers that it begins with, what speaks for it, and what was found of it.

    `behind` is by how much its chance of winning is below that of the best, `error` the standard error of that.
    """

    line: list[Any]
    reasons: list[Reason]
    chance: float
    behind: float = 0.0
    error: float = 0.0


class Puzzle(msgspec.Struct, frozen=True):
    """A position with its orders, the best first.

    `at` is how many answers were given before, `usual` the place of the sergeant's own order, `reply` what the enemy
    is expected to do, `samples` how often each order was played out, `confidence` how sure it is that the first is
    the best.
    """

    source: int
    at: int
    seat: SeatId
    orders: list[Order]
    usual: int
    reply: list[Reason]
    samples: int
    confidence: float

    @property
    def gap(self) -> float:
        """By how much the best order is better than any other."""
        return min(order.behind for order in self.orders[1:])

    @property
    def shown(self) -> list[int]:
        """The places of the orders in the sequence in which they are shown: it says nothing of which is best."""
        places = list(range(len(self.orders)))
        Random(f"{self.source}/{self.at}").shuffle(places)
        return places


class Mined(msgspec.Struct, frozen=True):
    """The puzzles of a game, the games that they are out of, and from which seed these were played."""

    seed: int
    sources: list[Source]
    puzzles: list[Puzzle]


# Keeping


def written(mined: Mined) -> bytes:
    """Puzzles as they are kept."""
    return lzma.compress(msgspec.msgpack.encode(mined))


def read(text: bytes, file: str) -> Mined:
    """Puzzles as they were kept; what is none is refused."""
    try:
        return msgspec.msgpack.decode(lzma.decompress(text), type=Mined)
    except (lzma.LZMAError, msgspec.DecodeError) as error:
        raise Refused(refusal("", "refused-puzzles-file", file=file, problem=str(error)[:200])) from error


@cache
def puzzles_of(game: str) -> Mined:
    """The puzzles that come with a game; of a game without any, none."""
    file = manifest(game).folder / "data" / FILE
    return read(file.read_bytes(), FILE) if file.is_file() else Mined(0, [], [])


def numbered(game: str, number: int) -> Puzzle:
    """The puzzle of a game with this number, from 1 on; any other is refused."""
    found = puzzles_of(ruleset(game).key).puzzles
    if not 1 <= number <= len(found):
        raise Refused(refusal("", "refused-puzzle", number=number, most=len(found)))
    return found[number - 1]


def with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return [key for key in keys() if puzzles_of(key).puzzles]


def of_the_day(day: date) -> tuple[str, int]:
    """The game and number of the puzzle of a day: the games in turn, and of each all puzzles before any comes again."""
    games = with_puzzles()
    if not games:
        raise Refused(refusal("", "refused-no-puzzles"))
    turn, place = divmod(day.toordinal(), len(games))
    count = len(puzzles_of(games[place]).puzzles)
    lap, step = divmod(turn, count)
    numbers = list(range(1, count + 1))
    Random(f"{games[place]}/{lap}").shuffle(numbers)
    return games[place], numbers[step]


# The position


def begun(game: str, source: Source) -> Game[Any]:
    """The game that a puzzle is out of, before its first answer."""
    if source.scene is not None:
        return stage(game).scene(source.scene).play(from_state(source.chance))
    rules = ruleset(game)
    setup = msgspec.convert(source.setup, rules.setup_type, strict=False)
    return Game(rules, setup, from_state(source.chance))


def position(game: str, puzzle: Puzzle, mined: Mined | None = None) -> Game[Any]:
    """The game of a puzzle at the moment of its question; one that cannot be played again is refused."""
    source = (mined or puzzles_of(game)).sources[puzzle.source]
    again = begun(game, source)
    for seat, value in source.answers[: puzzle.at]:
        again.answer(seat, again.number, value)
    return again


def kept(game: Game[Any], name: str, scene: Any = None) -> Source:
    """A game as puzzles keep it."""
    setup = None if scene else msgspec.to_builtins(game.bare, order="deterministic")
    answers = [(entry.seat, msgspec.to_builtins(entry.value)) for entry in game.record if isinstance(entry, Answered)]
    return Source(name, setup, game.origin.state(), answers, scene)


# Words


class Teller:
    """Puts the orders of a position into words, as the seat that is asked knows it."""

    def __init__(self, words: Words, game: Game[Any], seat: SeatId) -> None:
        self.words = words
        self.game = game
        self.seat = seat
        self.board: Board = board(game.ruleset.key)

    def asking(self, game: Game[Any]) -> Asking:
        """What puts a game into words."""
        state = self.board.seen(game.view(self.seat)["state"])
        return Asking(self.board, Look(self.words, game.setup, state, self.seat, {}))

    def question(self) -> str:
        """What is asked."""
        assert self.game.question is not None
        return self.asking(self.game).say(self.game.question.part(self.seat))

    def steps(self, line: Sequence[Any]) -> list[str]:
        """An order in words, one for each answer that says something."""
        return [self.asking(deed.copy).answer(deed.question, deed.value) for deed in self.told(line)]

    def told(self, line: Sequence[Any]) -> Iterator[Deed]:
        """The answers of an order that say something."""
        for deed in carried_out(self.game, self.seat, line):
            if isinstance(deed.question, TOLD) and not deed.question.routine:
                yield deed

    def reasons(self, reasons: Sequence[Reason]) -> list[str]:
        """What speaks for an order, in sentences."""
        asking = self.asking(self.game)
        return [asking.told(reason) for reason in reasons]
