"""The socket: one connection sits in one seat, hears how things stand, and asks for what it wants."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from escarmouche.board.questions import Asking
from escarmouche.board.shown import Why
from escarmouche.board.words import speak, why
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.server import messages, sent
from escarmouche.server.company import Company
from escarmouche.server.limits import Bucket
from escarmouche.server.moments import moment, seated
from escarmouche.server.room import Room
from escarmouche.server.rooms import Rooms

TOO_SLOW, GOING = 1008, 1001
Result = TypeVar("Result")


class Connection:
    """One client: its seat, its language, and what it has heard so far."""

    def __init__(self, socket: WebSocket, rooms: Rooms) -> None:
        self.socket = socket
        self.rooms = rooms
        self.room: Room | None = None
        self.seat: SeatId = messages.NOWHERE
        self.language = "en"
        self.told = 0
        self._heard = 0
        """The number of the latest entry of which this client has heard."""
        self._remarked = 0
        """The number of the latest remark of which this client has heard."""
        self.curious = False
        self._seats_changed = False
        self._gone = False
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue(rooms.limits.unsent)
        self._bucket = Bucket(rooms.limits.messages_a_second, rooms.limits.messages_at_once)
        self._in_work = asyncio.Semaphore(rooms.limits.in_work)
        self._tasks: set[asyncio.Task[None]] = set()

    # Coming and going

    async def serve(self) -> None:
        """Talk with the client until it leaves."""
        await self.socket.accept()
        posting = asyncio.create_task(self._post())
        late = asyncio.get_running_loop().call_later(self.rooms.limits.seconds_to_sit, self._turn_away)
        try:
            while True:
                await self._receive()
        except WebSocketDisconnect:
            self._gone = True
        finally:
            late.cancel()
            if self.room is not None:
                self.room.leave(self)
            # What was asked for is still done: an answer half taken would leave its game in between.
            posting.cancel()

    def _turn_away(self) -> None:
        """Disconnect a client that has not sat down in time."""
        if self.room is None:
            self.send_away("notice-sit-down")

    def send_away(self, key: str) -> None:
        """Tell a client why it cannot stay, and disconnect it."""
        self.notice(key, final=True)
        self._put(None)

    async def sit(self, room: Room, seat: SeatId, since: int, lines: int) -> None:
        """Take a seat, from what the client says it has heard before."""
        stays = (self.room, self.seat) == (room, seat)
        if self.room is not None and not stays:
            self.room.leave(self)
        self.room, self.seat, self._remarked = room, seat, 0
        fresh = since < room.match.taken_back or since > room.match.sequence
        self.told = 0 if fresh else lines
        self._heard = room.match.sequence
        await self.send_seated()
        if stays:
            self.greet(room.company)
        else:
            await room.join(self)
        self.hear()
        room.spread()

    async def send_seated(self) -> None:
        """Tell what stays the same."""
        assert self.room is not None
        room, self._seats_changed = self.room, False
        self.send(await room.work(self._seated, room))

    def _seated(self, room: Room) -> sent.Seated:
        return seated(room.match, self.seat, self.language, room.places, room.warning(self.language))

    # Hearing

    async def _receive(self) -> None:
        """Take one message, and have it worked on."""
        frame = await self.socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", GOING))
        raw = frame.get("text")
        raw = raw.encode() if raw is not None else frame.get("bytes") or b""
        if not self._bucket.takes():
            self.refuse(0, refusal("", "refused-too-fast"))
            await asyncio.sleep(1 / self.rooms.limits.messages_a_second)
            return
        if len(raw) > self.rooms.limits.frame:
            self.refuse(0, refusal("", "refused-too-large", most=self.rooms.limits.frame // 1024))
            return
        if self.room is None:
            # Whatever comes right behind sitting down waits until one sits.
            await self._work(raw)
            return
        await self._in_work.acquire()
        task = asyncio.create_task(self._work(raw))
        self._tasks.add(task)
        task.add_done_callback(self._worked)

    def _worked(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        self._in_work.release()

    async def _work(self, raw: bytes) -> None:
        """Do what a message asks for, or say why not."""
        number = messages.number_of(raw)
        try:
            await messages.answer(self, messages.read(raw))
        except Refused as refused:
            self._say_why(number, refused.reason, await self._told_why(refused.reason))
        except Exception as error:
            messages.log_fault(error)
            self.refuse(number, refusal("", "refused-server-fault"))

    # Saying

    def hear(self, *, seats: bool = False) -> None:
        """Note that something has changed that the client is to be told; with `seats`, also who sits where."""
        self._seats_changed = self._seats_changed or seats
        self.curious = True

    def compose(self, room: Room) -> list[str]:
        """How things stand in a room, as it is sent, and before it who sits where if that has changed."""
        told: list[str] = []
        try:
            if self._seats_changed:
                self._seats_changed = False
                told.append(_written(self._seated(room)))
            told.append(_written(self._moment(room)))
        except Exception as error:
            # What cannot be shown now is a fault of ours; the next moment may be shown again.
            messages.log_fault(error)
            told.append(_written(self._notice("notice-not-shown", final=False)))
        return told

    def tell(self, messages: Sequence[str]) -> None:
        """Send what was composed."""
        for message in messages:
            self._put(message)

    def greet(self, company: Company) -> None:
        """Tell who is at the table, and what they have said that this client has not heard."""
        self.send(company.shown(self._remarked))
        self._remarked = company.latest

    def _moment(self, room: Room) -> sent.Moment:
        """How things stand, from the first line of the journal on that this client has not heard."""
        match = room.match
        if match.taken_back > self._heard:
            self.told = 0
        self._heard = match.sequence
        shown = moment(match, self.seat, self.language, room.places, room.thinking, self.told)
        self.told = shown.first + len(shown.lines)
        return shown

    def send(self, message: sent.FromServer) -> None:
        """Send something."""
        self._put(_written(message))

    def done(self, message: messages.Message[Result], result: Result) -> None:
        """Reply that what a message asked for is done, with what came of it."""
        self.send(sent.Done(message.id, result))

    def refuse(self, number: int, reason: Reason) -> None:
        """Reply that what was asked for is not possible, in words that need no game."""
        self._say_why(number, reason, why(speak(self.language), reason))

    def _say_why(self, number: int, reason: Reason, text: str) -> None:
        self.send(sent.NotDone(number, Why(text, reason.value, reason.rule)))

    async def _told_why(self, reason: Reason) -> str:
        """A refusal in the client's language, with the names of its game where it has one."""
        if self.room is None:
            return why(speak(self.language), reason)
        match = self.room.match
        if match.awaited:
            return why(match.words(self.language), reason)
        return await self.room.work(lambda: Asking(match.board, match.look(self.seat, self.language)).told(reason))

    def notice(self, key: str, *, final: bool) -> None:
        """Say something about the connection."""
        self.send(self._notice(key, final=final))

    def _notice(self, key: str, *, final: bool) -> sent.Notice:
        return sent.Notice(speak(self.language).say(key), final)

    def _put(self, message: str | None) -> None:
        if self._gone:
            return
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            # Whoever does not read for so long has to come back.
            self._gone = True
            self._tasks.add(asyncio.ensure_future(self._close(TOO_SLOW)))

    async def _post(self) -> None:
        """Send what waits, one message after another."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self._outbox.get()) is not None:
                await self.socket.send_text(message)
                # A moment is long, and the next one may be long in coming.
                del message
            await self._close(TOO_SLOW)

    async def _close(self, code: int) -> None:
        with suppress(RuntimeError):
            await self.socket.close(code)


def _written(message: sent.FromServer) -> str:
    return msgspec.json.encode(message).decode()


def is_welcome(socket: WebSocket) -> bool:
    """Whether a socket comes from a page of this host, or from a program, which names no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
