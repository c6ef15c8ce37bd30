"""Looking back on games that are over: one review after the other, in processes of its own, while others play on."""

import asyncio
from typing import Any

import msgspec

from escarmouche.agents.course import Point, curve
from escarmouche.agents.findings import Findings, Piece, ranges, together
from escarmouche.board import reviewing
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server import exports
from escarmouche.server.match import Match
from escarmouche.server.sandbox import Sandbox
from escarmouche.server.threads import Threads

PROCESSES = 2
"""So many pieces of a game are weighed at the same time, each within the bounds of the sandbox."""
MOST_WAITING = 4
"""So many reviews may be under way or wait; whoever comes then is sent away."""
MOST_KEPT = 50
"""So many reviews that are done are kept; the oldest go."""


class Review(msgspec.Struct, frozen=True):
    """A review as far as it is, from 0 to 1, with the address of each answer in the record of the game."""

    done: float
    told: reviewing.Told
    sequences: list[int]


class Course(msgspec.Struct):
    """What is known of a game so far."""

    save: str
    points: list[Point]
    pieces: dict[int, Piece]
    count: int
    failed: Refused | None = None

    @property
    def found(self) -> Findings:
        """All findings; before everything was weighed, the curve alone."""
        if len(self.pieces) < self.count:
            return Findings(self.points)
        return together(self.points, [self.pieces[number] for number in range(self.count)])


class Reviews:
    """The reviews of this server."""

    def __init__(self, threads: Threads) -> None:
        self.threads = threads
        self.sandbox = Sandbox(PROCESSES, waiting=MOST_WAITING * reviewing.PIECES)
        self._courses: dict[str, Course] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, match: Match, seat: SeatId, language: str) -> Review:
        """The review of a game that is over for a seat, as far as it is; the first to ask has it begun."""
        if match.awaited or match.outcome is None:
            # Whoever looked back on a game under way would learn what is still hidden in it.
            raise Refused(refusal("", "refused-review-unfinished"))
        course = self._courses.get(match.row.id) or await self._begin(match)
        if course.failed is not None:
            del self._courses[match.row.id]
            raise course.failed
        told = await self.threads.looking(_told, match, course.found, seat, language)
        return Review(len(course.pieces) / course.count, told, [0, *(deed.entry.sequence for deed in match.deeds)])

    async def _begin(self, match: Match) -> Course:
        if len(self._tasks) >= MOST_WAITING:
            raise Refused(refusal("", "refused-sandbox-busy"))
        course = await self.threads.looking(_begun, match)
        known = self._courses.setdefault(match.row.id, course)
        if known is course:
            for old in [*self._courses][:-MOST_KEPT]:
                del self._courses[old]
            task = asyncio.create_task(self._weigh(match.row.key, course))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return known

    async def _weigh(self, key: str, course: Course) -> None:
        """Weigh the pieces of a game, some at a time, those of games that came before it first."""

        async def weigh(number: int, first: int, last: int) -> None:
            course.pieces[number] = await self.sandbox.play(key, reviewing.piece, course.save, first, last)

        parts = enumerate(ranges(course.points, reviewing.PIECES))
        tasks = [asyncio.ensure_future(weigh(number, *part)) for number, part in parts]
        try:
            await asyncio.gather(*tasks)
        except Refused as refused:
            course.failed = refused
        finally:
            for task in tasks:
                task.cancel()

    async def close(self) -> None:
        """Stop whatever is under way."""
        for task in self._tasks:
            task.cancel()
        await self.sandbox.close()


def _begun(match: Match) -> Course:
    points = curve(match.game)
    return Course(exports.full_save(match), points, {}, len(ranges(points, reviewing.PIECES)))


def _told(match: Match, found: Findings, seat: SeatId, language: str) -> reviewing.Told:
    game: Game[Any] = match.game
    return reviewing.told(match.words(language), game, found, seat)
