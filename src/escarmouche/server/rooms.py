"""All rooms: found by the token of a seat, opened on demand and closed when nobody has been there a while."""

import asyncio
import gc
import logging
import math
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy.exc import NoResultFound, SQLAlchemyError

from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server.expiry import Expiry, kept_since
from escarmouche.server.limits import Limits, Turnstile
from escarmouche.server.match import PERSON, Match
from escarmouche.server.postgres_notify import Ear, is_shared
from escarmouche.server.reviews import Reviews
from escarmouche.server.room import OPEN, Room
from escarmouche.server.sandbox import Sandbox
from escarmouche.server.storage import SeatRow, Storage, Taken
from escarmouche.server.threads import Threads
from escarmouche.server.tokens import fingerprint, is_same

IDLE = 600.0
"""Seconds after which an empty room is closed; it is opened again when somebody comes."""
ROUND = 60.0
TURN = 0.001
"""Seconds after which one thread gives way to another."""
COLLECTING = (20_000, 20, 20)
"""After how many new things one looks for those that nobody needs, and how often among the older ones."""
MINUTE, HOUR = 60, 3600
log = logging.getLogger("escarmouche")


class Place(NamedTuple):
    """A seat of a room that is open."""

    room: Room
    seat: SeatId
    is_open: bool = False
    """Whether nobody had sat down here when its token was looked up; the room may know better by now."""


class Rooms:
    """All rooms."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self.storage = storage
        self.limits = limits
        self.threads = Threads()
        self.sandbox = Sandbox()
        self.trials = Sandbox(processes=1, waiting=3)
        self.reviews = Reviews(self.threads)
        self.new_games = Turnstile(limits.games_an_hour / HOUR, limits.games_an_hour)
        self.requests = Turnstile(limits.requests_a_second, limits.requests_at_once)
        self.trial_games = Turnstile(limits.trials_an_hour / HOUR, limits.trials_at_once)
        self.inspections = Turnstile(limits.inspections_a_minute / MINUTE, limits.inspections_at_once)
        self.codes = Turnstile(limits.codes_an_hour / HOUR, limits.codes_at_once)
        self.connected: Counter[str] = Counter()
        self._rooms: dict[str, Room] = {}
        self._seen: dict[str, float] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._round: asyncio.Task[None] | None = None
        self._ear: Ear | None = None
        self._catching_up: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin to look after the rooms."""
        # Whoever thinks gives way soon: what is quick should not wait five milliseconds at every turn.
        sys.setswitchinterval(TURN)
        # What a moment is made of is gone before one could look for what nobody needs any more.
        gc.set_threshold(*COLLECTING)
        self._round = asyncio.create_task(self._look_after())
        if is_shared(self.storage.engine):
            loop = asyncio.get_running_loop()
            self._ear = Ear(self.storage.engine, self.storage.worker,
                            lambda *heard: _soon(loop, self._hear, *heard))  # fmt: skip

    async def close(self) -> None:
        """Let everybody go; all that was acknowledged is kept."""
        if self._round is not None:
            self._round.cancel()
        if self._ear is not None:
            await asyncio.to_thread(self._ear.close)
        await self.sandbox.close()
        await self.trials.close()
        await self.reviews.close()
        self.threads.close()
        await asyncio.to_thread(self.storage.close)

    def _hear(self, game: str | None, seats: bool, company: bool) -> None:
        """Another server has done something in a game; in any of them, if none is named."""
        for known in [*self._rooms] if game is None else [game] if game in self._rooms else []:
            following = self._rooms[known].company.catch_up() if company else self._catch_up(known, seats=seats)
            task = asyncio.create_task(following)
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, game: str, *, seats: bool) -> None:
        if seats and not await self.threads.quick(self.storage.has, game):
            self._shut(game)
        elif game in self._rooms:
            await self._rooms[game].catch_up(seats=seats)

    def _shut(self, game: str) -> None:
        """Close the room of a game that is not kept any more."""
        room = self._rooms.pop(game, None)
        self._seen.pop(game, None)
        if room is not None:
            room.shut()

    async def make_room(self) -> None:
        """See that one more game may be kept; where there are too many, it is refused."""
        if await self.threads.quick(self.storage.count) >= self.limits.games_in_all:
            raise Refused(refusal("", "refused-full"))

    async def find(self, token: str, *, open_too: bool = False) -> Place:
        """The seat of a token; an unknown one is refused, and so is that of a seat where nobody has sat down yet."""
        place = await self.place(await self.row(token))
        if place.is_open and not open_too:
            raise Refused(refusal("", "refused-seat-open"))
        return place

    async def take(self, token: str, fresh: str) -> bool:
        """Give an open seat to whoever is the first to take it: it has their own token, `fresh`, and its link is void.

        Returns whether it was open; any other seat stays as it is. Asking again changes nothing, so that a reply that
        was lost costs nobody the seat.
        """
        try:
            row = await self.row(token)
            if row.who != OPEN:
                return False
            place = row._replace(who=PERSON, token=fingerprint(fresh), link=row.token)
            await asyncio.wrap_future(self.storage.take(row, place))
        except (Refused, Taken) as error:
            own = await self.threads.quick(self.storage.find, fingerprint(fresh))
            if own is not None and is_same(own.link, fingerprint(token)):
                return True
            raise error if isinstance(error, Refused) else Refused(refusal("", "refused-link-used")) from error
        await self.place(place)
        return True

    async def row(self, token: str) -> SeatRow:
        """The seat of a token as it is kept, whether or not its game can be read."""
        mark = fingerprint(token)
        row = await self.threads.quick(self.storage.find, mark)
        if row is not None and is_same(row.token, mark):
            return row
        used = await self.threads.quick(self.storage.is_used, mark)
        raise Refused(refusal("", "refused-link-used" if used else "refused-token"))

    async def place(self, row: SeatRow) -> Place:
        """A seat in its room; a game that cannot be read is refused."""
        room = await self.room(row.game)
        if row.who != OPEN:
            # Another server may have given the seat away a moment ago.
            room.taken(row)
        return Place(room, row.seat, row.who == OPEN)

    async def has(self, game: str) -> bool:
        """Whether there is such a game."""
        return game in self._rooms or await self.threads.quick(self.storage.has, game)

    async def room(self, game: str) -> Room:
        """The room of a game, opened if it is not; a game that cannot be read is refused."""
        if game not in self._rooms:
            try:
                async with self._opening.setdefault(game, asyncio.Lock()):
                    if game not in self._rooms:
                        self._rooms.setdefault(game, await self.threads.quick(self._load, game))
            finally:
                self._opening.pop(game, None)
        self._seen[game] = time.monotonic()
        return self._rooms[game]

    def _load(self, game: str) -> Room:
        storage = self.storage
        try:
            match = Match(storage.game(game), storage.entries(game))
            expiry = Expiry(self.limits, storage.latest(game))
            return Room(match, storage.places(game), expiry, storage, self.threads)
        except NoResultFound as error:
            raise Refused(refusal("", "refused-game-gone")) from error
        except SQLAlchemyError:
            raise
        except Exception as error:
            log.exception("The game %s cannot be read", game)
            raise Refused(refusal("", "refused-unreadable")) from error

    async def _look_after(self) -> None:
        pruned = -math.inf
        while True:
            if time.monotonic() - pruned > HOUR:
                pruned = time.monotonic()
                await self.prune()
            await asyncio.sleep(ROUND)
            for room in self._rooms.values():
                room.company.renew()
            self.close_idle(time.monotonic() - IDLE)

    async def prune(self) -> None:
        """Remove the games that are kept no longer, and warn whoever sits at one that will be removed soon."""
        since = [kept_since(self.limits, played=played) for played in (True, False)]
        try:
            removed = await self.threads.slow(self.storage.prune, *since)
        except (Refused, Taken, SQLAlchemyError):
            log.exception("Old games could not be removed; this is tried again")
            return
        for game in removed:
            self._shut(game)
        for room in self._rooms.values():
            if room.listeners and room.warning("en"):
                room.changed(seats=True)

    def close_idle(self, before: float) -> None:
        """Close the rooms where nobody has been since some time."""
        for game, room in list(self._rooms.items()):
            if room.is_idle and self._seen[game] < before:
                del self._rooms[game], self._seen[game]


def _soon(loop: asyncio.AbstractEventLoop, function: Callable[..., None], *arguments: Any) -> None:
    """Have something done by the loop, from another thread; a loop that has ended does nothing more."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(function, *arguments)
