"""Who is at a table: what the players are called, whether they are here, and what they say to one another.

None of it touches the game, and none of it is in its record.
"""

import asyncio
import time
from typing import TYPE_CHECKING

from escarmouche.engine.questions import SeatId
from escarmouche.engine.reading import UNSAYABLE
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server import remarks, sent
from escarmouche.server.limits import Bucket, Limits
from escarmouche.server.listener import Listener
from escarmouche.server.match import WATCHER
from escarmouche.server.postgres_notify import is_shared
from escarmouche.server.remarks import Remark
from escarmouche.server.storage import Taken

if TYPE_CHECKING:
    from escarmouche.server.room import Room

LONGEST_NAME = 40
LONGEST_REMARK = 200
MINUTE = 60
LEASE = 150.0
"""Seconds for which a server says that a player is there; it says so again every minute while they are."""


class Company:
    """The people at one table."""

    def __init__(self, room: "Room", limits: Limits) -> None:
        self._room = room
        self._limits = limits
        self._game = room.match.row.id
        self._remarks = remarks.kept(room.storage, self._game)
        self._buckets: dict[SeatId, Bucket] = {}

    # Coming and going

    def came(self, listener: Listener) -> None:
        """Tell everybody that somebody is here, and the one who came how things are."""
        first = sum(one.seat == listener.seat for one in self._room.listeners) == 1
        if first and listener.seat != WATCHER:
            self._renew(listener.seat)
            self.greet()
        else:
            listener.greet(self)

    def went(self, seat: SeatId) -> None:
        """Tell everybody that somebody has gone, unless they are still here with another window."""
        if seat != WATCHER and not self._is_connected(seat):
            self._seen(seat, time.time())
            self.greet()

    def renew(self) -> None:
        """Say to other servers that whoever is connected to this one is still here."""
        for seat in (0, 1):
            if self._is_connected(seat):
                self._renew(seat)

    def _renew(self, seat: SeatId) -> None:
        if is_shared(self._room.storage.engine):
            self._seen(seat, time.time() + LEASE)

    def _seen(self, seat: SeatId, until: float) -> None:
        places, now = self._room.places, time.time()
        news = (places[seat].seen > now) != (until > now)
        places[seat] = places[seat]._replace(seen=until)
        remarks.seen(self._room.storage, self._game, seat, until, news=news)

    def _is_connected(self, seat: SeatId) -> bool:
        return any(listener.seat == seat for listener in self._room.listeners)

    # Talking

    async def call(self, seat: SeatId, name: str) -> None:
        """Let a player be called by a name, or by none."""
        name = self._sayable(seat, name, LONGEST_NAME)
        if name != self._room.places[seat].name:
            await asyncio.wrap_future(remarks.call(self._room.storage, self._game, seat, name))
            self._room.places[seat] = self._room.places[seat]._replace(name=name)
            self.greet()

    async def say(self, seat: SeatId, text: str) -> None:
        """Let a player say something to everybody at the table."""
        text = self._sayable(seat, text, LONGEST_REMARK)
        if not text:
            raise Refused(refusal("", "refused-remark-empty"))
        try:
            await self._keep(seat, text)
        except Taken:
            # Somebody else spoke first, at another server.
            await self._listen()
            await self._keep(seat, text)
        self.greet()

    async def _keep(self, seat: SeatId, text: str) -> None:
        remark = Remark(self.latest + 1, seat, text, time.time())
        self._remarks = [*self._remarks, remark][-remarks.MOST :]
        try:
            await asyncio.wrap_future(remarks.keep(self._room.storage, self._game, remark))
        except BaseException:
            self._remarks.remove(remark)
            raise

    def _sayable(self, seat: SeatId, text: str, most: int) -> str:
        """What a player writes in one line, without spaces around it; what is too much, too long or unsayable is
        refused."""
        limits = self._limits
        bucket = self._buckets.setdefault(seat, Bucket(limits.remarks_a_minute / MINUTE, limits.remarks_at_once))
        if not bucket.takes():
            raise Refused(refusal("", "refused-too-talkative"))
        if len(text) > most:
            raise Refused(refusal("", "refused-remark-long", most=most))
        if found := UNSAYABLE.search(text):
            raise Refused(refusal("", "refused-remark-sign", sign=f"U+{ord(found[0]):04X}"))
        return " ".join(text.split())

    # Telling

    @property
    def latest(self) -> int:
        """The number of the latest remark."""
        return self._remarks[-1].number if self._remarks else 0

    def greet(self) -> None:
        """Tell everybody who is here, and what they say."""
        for listener in list(self._room.listeners):
            listener.greet(self)

    def shown(self, heard: int) -> sent.Company:
        """Who is here, and what was said after some remark."""
        now = time.time()
        said = [sent.Remark(one.number, one.seat, one.text, round(now - one.at)) for one in self._remarks
                if one.number > heard]  # fmt: skip
        return sent.Company([self._present(seat, now) for seat in (0, 1)], said)

    def _present(self, seat: SeatId, now: float) -> sent.Present:
        place = self._room.places[seat]
        here = self._is_connected(seat) or place.seen > now
        away = None if here or not place.seen else round(now - place.seen)
        return sent.Present(place.name, here, away)

    async def catch_up(self) -> None:
        """Learn who is at another server, and what was said there."""
        await self._listen()
        self.greet()

    async def _listen(self) -> None:
        room = self._room
        for kept in await room.threads.quick(room.storage.places, self._game):
            room.places[kept.seat] = room.places[kept.seat]._replace(name=kept.name, seen=kept.seen)
            if kept.seat != WATCHER and kept.seen <= time.time() and self._is_connected(kept.seat):
                self._renew(kept.seat)
        self._remarks = await room.threads.quick(remarks.kept, room.storage, self._game)
