"""Puzzles on the page: the position as its seat knew it, what could be ordered, and, once it is answered, what is best.

What is shown before an answer is made without looking at which order is best.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from escarmouche.agents.lines import Deed
from escarmouche.board import puzzles
from escarmouche.board.puzzles import Puzzle, Teller
from escarmouche.board.watching import Watch
from escarmouche.board.words import speak
from escarmouche.engine.chance import Prelude, Recorded
from escarmouche.engine.ids import Length, SeatId
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Choose, ChooseSome
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server import archive, sent
from escarmouche.server.match import PERSON, WATCHER, Match
from escarmouche.server.moments import moment, seated
from escarmouche.server.new_game import Begun, new_luck
from escarmouche.server.standing_orders import AT_FIRST
from escarmouche.server.storage import Entry, GameRow, SeatRow
from escarmouche.server.tokens import fingerprint, new_id, new_token

OPPONENT = "sergeant"
"""Against whom one plays on."""
PERCENT = 100
SUREST = 99.9
"""Nothing is surer than this percentage."""
EVERYTHING = 1_000_000
"""So many lines of the journal are left out: all of them."""
KEPT = 24
"""So many puzzles are kept as they were told."""


class PuzzleGame(msgspec.Struct, frozen=True):
    """A game that has puzzles, and how many."""

    key: str
    name: str
    count: int


class DailyPuzzle(msgspec.Struct, frozen=True):
    """The puzzle of a day, which is told as year-month-day."""

    day: str
    key: str
    number: int


class PuzzleList(msgspec.Struct, frozen=True):
    """What there is to solve; without any puzzles there is none for today."""

    today: DailyPuzzle | None
    games: list[PuzzleGame]


class OrderWay(msgspec.Struct, frozen=True):
    """Where a model goes by an order: the spots that it passes, and how it gets to each."""

    model: int
    spots: list[tuple[Length, Length, Length]]
    legs: list[str]


class OrderShown(msgspec.Struct, frozen=True):
    """An order that can be chosen, in words one after the other, and what is drawn of it."""

    steps: list[str]
    ways: list[OrderWay]
    models: list[int]


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle before it is answered: the position as its seat knew it, what is asked, and the orders.

    From a position that somebody has written one cannot play on.
    """

    key: str
    number: int
    count: int
    seated: sent.Seated
    moment: sent.Moment
    question: str
    orders: list[OrderShown]
    playable: bool


class OrderJudged(msgspec.Struct, frozen=True):
    """What was found of an order: the chance of winning, what speaks for it, whether the sergeant would give it."""

    percent: int
    reasons: list[str]
    usual: bool


class Solution(msgspec.Struct, frozen=True):
    """What is best: the place of that order, by how much, how sure that is, and what the enemy is expected to do.

    The orders stand in the same sequence in which they were shown; gap and confidence are percentages.
    """

    best: int
    gap: int
    confidence: float
    samples: int
    orders: list[OrderJudged]
    expects: list[str]


class Told(NamedTuple):
    """A puzzle in words, before and after it is answered."""

    shown: PuzzleShown
    solution: Solution


def listed(language: str) -> PuzzleList:
    """What there is to solve, and the puzzle of this day, which begins at midnight UTC for everybody."""
    games = [PuzzleGame(key, speak(language, key).say(f"game-{key}"), len(puzzles.puzzles_of(key).puzzles))
             for key in puzzles.with_puzzles()]  # fmt: skip
    day = datetime.now(UTC).date()
    today = DailyPuzzle(day.isoformat(), *puzzles.of_the_day(day)) if games else None
    return PuzzleList(today, games)


def shown(key: str, number: int, language: str) -> PuzzleShown:
    """A puzzle before it is answered."""
    puzzles.numbered(key, number)
    return _told(key, number, language).shown


def solution(key: str, number: int, order: int, language: str) -> Solution:
    """What is best in a puzzle, for somebody who has chosen an order; one that was not offered is refused."""
    puzzle = puzzles.numbered(key, number)
    if not 0 <= order < len(puzzle.orders):
        raise Refused(refusal("", "refused-not-offered", choice=order))
    return _told(key, number, language).solution


def play_on(key: str, number: int) -> tuple[Begun, list[Entry]]:
    """A game against the sergeant from the position of a puzzle on, with dice and cards of its own."""
    puzzle = puzzles.numbered(key, number)
    if not _is_playable(key, puzzle):
        raise Refused(refusal("", "refused-puzzle-written"))
    match = _match(key, puzzle)
    chance = Prelude(Recorded(archive.drawn(match)), new_luck())
    row = match.row._replace(id=new_id(), chance=chance.state(), feed=new_token())
    token, spectator = new_token(), new_token()
    tokens: list[str | None] = [token if seat == puzzle.seat else None for seat in (0, 1)]
    places = [place._replace(game=row.id) for place in _places(row, puzzle.seat).values()]
    places = [place._replace(token=fingerprint(token)) if place.seat == puzzle.seat else place for place in places]
    places.append(SeatRow(row.id, WATCHER, fingerprint(spectator), PERSON))
    done = [Entry(number, deed.entry.data) for number, deed in enumerate(match.deeds, 1)]
    return Begun(row, places, puzzle.seat, tokens, spectator), done


class Position(Match):
    """The game of a puzzle, from wherever it begins."""

    def __init__(self, key: str, source: puzzles.Source) -> None:
        self.source = source
        setup = source.setup
        if setup is None:
            setup = msgspec.to_builtins(puzzles.begun(key, source).bare, order="deterministic")
        super().__init__(GameRow("", key, setup, source.chance, practice=True))

    def _begin(self) -> None:
        super()._begin()
        if self.source.scene is not None:
            self.game = puzzles.begun(self.row.key, self.source)
            self.watch = Watch(self.board, self.game)


def _is_playable(key: str, puzzle: Puzzle) -> bool:
    return puzzles.puzzles_of(key).sources[puzzle.source].scene is None


def _match(key: str, puzzle: Puzzle) -> Match:
    """The game of a puzzle up to its question."""
    source = puzzles.puzzles_of(key).sources[puzzle.source]
    match = Position(key, source)
    for seat, value in source.answers[: puzzle.at]:
        match.answer(seat, match.game.number, value)
    return match


def _places(row: GameRow, seat: SeatId) -> dict[SeatId, SeatRow]:
    """Who sits where: whoever solves the puzzle, and the enemy."""
    return {one: SeatRow(row.id, one, None, PERSON if one == seat else OPPONENT, AT_FIRST) for one in (0, 1)}


@lru_cache(maxsize=KEPT)
def _told(key: str, number: int, language: str) -> Told:
    puzzle = puzzles.numbered(key, number)
    match = _match(key, puzzle)
    teller = Teller(match.words(language), match.game, puzzle.seat)
    places = _places(match.row, puzzle.seat)
    orders = [puzzle.orders[place] for place in puzzle.shown]
    before = PuzzleShown(
        key, number, len(puzzles.puzzles_of(key).puzzles), seated(match, puzzle.seat, language, places),
        moment(match, puzzle.seat, language, places, set(), EVERYTHING), teller.question(),
        [_order(teller, order.line) for order in orders], _is_playable(key, puzzle),
    )  # fmt: skip
    judged = [OrderJudged(round(PERCENT * order.chance), teller.reasons(order.reasons), place == puzzle.usual)
              for place, order in zip(puzzle.shown, orders, strict=True)]  # fmt: skip
    after = Solution(
        puzzle.shown.index(0), round(PERCENT * puzzle.gap), min(SUREST, PERCENT * puzzle.confidence), puzzle.samples,
        judged, teller.reasons(puzzle.reply),
    )  # fmt: skip
    return Told(before, after)


def _order(teller: Teller, line: Sequence[Any]) -> OrderShown:
    steps: list[str] = []
    ways: list[OrderWay] = []
    models: dict[int, None] = {}
    for deed in teller.told(line):
        asking = teller.asking(deed.copy)
        steps.append(asking.answer(deed.question, deed.value))
        models |= dict.fromkeys(_about(teller, deed))
        ways += _ways(deed)
    return OrderShown(steps, ways, list(models))


def _about(teller: Teller, deed: Deed) -> Iterator[int]:
    """The models that an answer is about."""
    state = teller.board.seen(deed.copy.view(teller.seat)["state"])
    yield from teller.board.about(state, deed.question.data)
    if isinstance(deed.question, Choose | ChooseSome):
        keys = [deed.value] if isinstance(deed.question, Choose) else deed.value
        for option in deed.question.options:
            if option.key in keys:
                yield from teller.board.about(state, option.data)


def _ways(deed: Deed) -> Iterator[OrderWay]:
    """Where models go that stand on the table already."""
    if isinstance(deed.question, Place):
        for mover, track in deed.value.items():
            if mover.isdigit():
                yield OrderWay(int(mover), list(track.spots), list(track.legs))
