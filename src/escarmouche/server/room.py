"""A room: one game in progress, the people who are connected to it, and the agents in its seats.

Whatever touches the game happens in a worker thread, one thing at a time for each room, so that no room waits for
another. Agents think in threads of their own and hold up nobody else's game.
"""

import asyncio
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from escarmouche.agents import Agent, advise, known, ponders
from escarmouche.agents.general import General
from escarmouche.engine.fair import Word
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.seat import Seat
from escarmouche.server import sent
from escarmouche.server.company import Company
from escarmouche.server.expiry import Expiry
from escarmouche.server.listener import Listener
from escarmouche.server.match import AGENT, ORDER, PERSON, WATCHER, Match
from escarmouche.server.moments import moment
from escarmouche.server.officers_luck import officers_luck, settle
from escarmouche.server.previews import Advice
from escarmouche.server.replay import Replay, may_look_back
from escarmouche.server.standing_orders import ordered, orders_of
from escarmouche.server.storage import Entry, GameRow, SeatRow, Storage, Taken, Unkept
from escarmouche.server.threads import Threads

T = TypeVar("T")
Acknowledge: TypeAlias = Callable[[sent.Kept], None]
OPEN = "open"
"""Who sits where nobody has sat down yet."""
FIRST_PATIENCE, LONGEST_PATIENCE = 0.5, 30.0
"""Seconds after which what could not be written is tried again: at first, and at most."""
MOST_ENTRIES = 20_000
"""So much can be done in one game, taken back or not."""
MOST_SETTLED = 200
"""So many questions in a row at most are answered by standing orders."""


class Overtaken(Refused):
    """Somebody else wrote the next entry first, at another server."""


class Done(NamedTuple):
    """Something that was done: its number, when it is kept, and what each listener is told of it then."""

    sequence: int
    kept: "Future[None]"
    told: Sequence[Sequence[str]] | None
    """None if they are told later."""


class Room:
    """One game in progress."""

    def __init__(
        self, match: Match, places: Sequence[SeatRow], expiry: Expiry, storage: Storage, threads: Threads
    ) -> None:
        self.match = match
        self.expiry = expiry
        self.places = {place.seat: place for place in places}
        self.storage = storage
        self.threads = threads
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.company = Company(self, expiry.limits)
        self.thinking: set[SeatId] = set()
        self.stepping = False
        self.steps = 0
        self._replay: Replay | None = None
        self._telling: asyncio.Task[None] | None = None
        self._thoughts: set[asyncio.Task[None]] = set()
        self.advised: dict[SeatId, tuple[int, Advice]] = {}
        """What was last advised to each seat, and after which entry."""
        self._agents: dict[SeatId, tuple[Game[Any], str, Agent, Random]] = {}
        """The agent in each seat, with the game and the name it was made for, and its luck; it remembers its orders."""
        self._tried: dict[SeatId, int] = {}
        """After which entry the agent of a seat last tried to answer; it does not try twice after the same entry."""
        self._adrift = False
        """Whether something was done here that could not be kept, and how things stand has yet to be read again."""
        self._patience = FIRST_PATIENCE
        self._waiting: asyncio.Task[None] | None = None

    # Working

    async def work(self, function: Callable[..., T], *arguments: Any) -> T:
        """Have something done with the game, while nobody else touches it."""
        async with self.lock:
            return await self.threads.quick(function, *arguments)

    async def looking(self, function: Callable[..., T], *arguments: Any) -> T:
        """Have something worked out that somebody waits to see."""
        async with self.lock:
            return await self.threads.looking(function, *arguments)

    async def heavy(self, function: Callable[..., T], *arguments: Any) -> T:
        """Have something done that may take a while; other rooms do not wait for it."""
        async with self.lock:
            return await self.threads.slow(function, *arguments)

    # Doing

    async def answer(self, seat: SeatId, number: int, value: Any, acknowledge: Acknowledge, by: str = PERSON) -> None:
        """Take an answer: checked, written and synced, acknowledged, told to all, in this order."""
        async with self.lock:
            try:
                await self._answer_once(seat, number, value, acknowledge, by)
            except Overtaken:
                # Another server was faster; where that was another seat's answer, this one is as good as before.
                await self._answer_once(seat, number, value, acknowledge, by)

    async def _answer_once(self, seat: SeatId, number: int, value: Any, acknowledge: Acknowledge, by: str) -> None:
        given = self.match.given(seat, number)
        if given is None:
            await self._do(lambda: self.match.answer(seat, number, value, by), acknowledge)
        elif given.data["value"] == value:
            acknowledge(sent.Kept(given.sequence, repeated=True))
        else:
            late = "refused-late" if number < self.match.game.number else "refused-already-answered"
            raise Refused(refusal("", late, number=number))

    async def concede(self, seat: SeatId, acknowledge: Acknowledge) -> None:
        """Let a seat give up."""
        async with self.lock:
            await self._do(lambda: self.match.concede(seat), acknowledge)

    async def promise(self, seat: SeatId, promise: str, acknowledge: Acknowledge) -> None:
        """Promise a word for the chance of a fair game."""
        given = {"type": "promise", "seat": seat, "promise": promise}
        await self._contribute(given, lambda: self.match.promise(seat, promise), acknowledge)

    async def open(self, seat: SeatId, word: Word, acknowledge: Acknowledge) -> None:
        """Open the word that was promised."""
        given = {"type": "open", "seat": seat, **word._asdict()}
        await self._contribute(given, lambda: self.match.open(seat, word), acknowledge)

    async def _contribute(self, given: dict[str, Any], deed: Callable[[], Entry], acknowledge: Acknowledge) -> None:
        """Take a seat's part in the chance of a fair game; the same part given again is a repeated one."""
        async with self.lock:
            if self.match.promises is not None and self.match.promises.has(given):
                acknowledge(sent.Kept(self.match.sequence, repeated=True))
                return
            try:
                await self._do(deed, acknowledge)
            except Overtaken:
                # Another seat was faster, at another server; this one's part is as good as before.
                await self._do(deed, acknowledge)
            # Who has promised what, and what is open, stands with who sits where.
            self.changed(seats=True)

    async def settle(self, row: GameRow) -> None:
        """Set the game up after all, now that the last list is chosen; the first choice counts."""
        async with self.lock:
            try:
                await asyncio.wrap_future(self.storage.settle(row))
            except Taken as error:
                raise Refused(refusal("", "refused-list-chosen")) from error
            self.match = await self.threads.quick(Match, row)
        self.changed(seats=True)

    async def undo(self, seat: SeatId, acknowledge: Acknowledge) -> None:
        """Take back the latest answer of a seat."""
        async with self.lock:
            await self._do(lambda: self.match.undo(seat), acknowledge)

    async def back(self, seat: SeatId, sequence: int, acknowledge: Acknowledge) -> None:
        """Go back to before some entry, in a practice game."""
        async with self.lock:
            await self._do(lambda: self.match.back(seat, sequence), acknowledge)

    async def _do(self, deed: Callable[[], Entry], acknowledge: Acknowledge, since: int | None = None) -> None:
        """Do something, keep it, acknowledge it, and tell everybody.

        What an order has done `since` some entry is told later: whoever gave it first hears that it is in force.
        """
        if self._adrift:
            await self._restore()
        before = self.match.sequence if since is None else since
        if before >= MOST_ENTRIES:
            raise Refused(refusal("", "refused-long-game", most=MOST_ENTRIES))
        listeners = list(self.listeners) if since is None else []
        try:
            done = await self.threads.quick(self._carried_out, deed, listeners)
            await asyncio.wrap_future(done.kept)
        except BaseException as error:
            if isinstance(error, Refused) and error.reason.text == "refused-our-bug":
                await self._report("".join(self.match.game.reports[-1:]))
            if self.match.sequence != before:
                await self._take_back(listeners)
            if isinstance(error, Taken):
                raise Overtaken(refusal("", "refused-late", number=before)) from error
            raise
        self._patience = FIRST_PATIENCE
        self.expiry.renew()
        acknowledge(sent.Kept(done.sequence))
        if done.told is None or since is not None:
            self.changed()
        else:
            self._spread_out(listeners, done.told)
            self.rouse()

    async def _take_back(self, listeners: Sequence[Listener]) -> None:
        """Go back to what is kept, because something done could not be; these listeners are told everything anew."""
        for listener in listeners:
            listener.told = 0
            listener.hear(seats=True)
        self._adrift = True
        await self._recover()

    def _carried_out(self, deed: Callable[[], Entry], listeners: Sequence[Listener]) -> Done:
        """Do something, hand it in to be kept, and meanwhile word it for those who are told once it is."""
        added = self._deeds(deed)
        kept = self.storage.append(self.match.row.id, added)
        if any(self.places[seat].who not in (PERSON, OPEN) for seat in self.match.asked()):
            # An agent will think first: they are told that it does.
            return Done(added[0].sequence, kept, None)
        for listener in listeners:
            listener.curious = False
        return Done(added[0].sequence, kept, self._composed(listeners))

    def _deeds(self, deed: Callable[[], Entry]) -> list[Entry]:
        """Do something, and whatever standing orders then say."""
        added = [deed()]
        if added[0].data["type"] in ("undo", "promise", "open"):
            return added
        while len(added) < MOST_SETTLED and (settled := self._settle()) is not None:
            added.append(settled)
        return added

    def _settle(self) -> Entry | None:
        """Answer as a standing order says: the entry, or None if no order says anything."""
        for seat in self.match.asked():
            game = self.match.game
            place, question = self.places[seat], self.match.question(seat)
            if question is None or place.who not in (PERSON, OPEN):
                continue
            watched = any(other.who in (PERSON, OPEN) for other in self.places.values() if other.seat != seat)
            value = ordered(self.match, seat, question, place.orders, watched=watched)
            if value is not None and game.check(seat, game.number, value) is None:
                return self.match.answer(seat, game.number, value, ORDER)
        return None

    async def _obey(self) -> None:
        """Let a standing order answer a question that was asked before it was given."""
        before = self.match.sequence
        first = await self.threads.quick(self._settle)
        if first is not None:
            await self._do(lambda: first, _unheard, before)

    async def _restore(self) -> None:
        """Start again from what is kept."""
        entries = await self.threads.quick(self.storage.entries, self.match.row.id)
        self.match = await self.threads.quick(Match, self.match.row, entries)
        self._adrift = False
        self.changed()

    async def _recover(self) -> None:
        """Start again from what is kept; if that cannot be read now either, after a while."""
        try:
            await self._restore()
        except SQLAlchemyError:
            self._try_again()

    def _try_again(self) -> None:
        """Try after a while what could not be written or read, after a longer one each time."""
        if self._waiting is None:
            self._waiting = asyncio.create_task(self._wait_and_try())

    async def _wait_and_try(self) -> None:
        await asyncio.sleep(self._patience)
        self._patience = min(2 * self._patience, LONGEST_PATIENCE)
        self._waiting = None
        async with self.lock:
            if self._adrift:
                await self._recover()
        self.rouse()

    async def catch_up(self, *, seats: bool) -> None:
        """Do what another server has done in this game meanwhile."""
        async with self.lock:
            if self._adrift:
                await self._recover()
            known = self.match.sequence
            missed = await self.threads.quick(self.storage.entries, self.match.row.id, known)
            if seats:
                places = await self.threads.quick(self.storage.places, self.match.row.id)
                self.places = {place.seat: place for place in places}
                await self.company.catch_up()
                if self.match.chooser is not None:
                    row = await self.threads.quick(self.storage.game, self.match.row.id)
                    self.match = await self.threads.quick(Match, row)
            if missed and missed[0].sequence == known + 1:
                await self.threads.quick(self._follow, missed)
                self.expiry.renew()
        self.changed(seats=seats)

    def _follow(self, missed: Sequence[Entry]) -> None:
        for entry in missed:
            self.match.apply(entry)

    async def _report(self, text: str) -> None:
        """Keep what is needed to find a fault of ours; a report that cannot be kept holds up no game."""
        with suppress(Unkept):
            await asyncio.wrap_future(self.storage.report(self.match.row.id, self.match.sequence, text))

    # Looking back

    async def replay(self, seat: SeatId, language: str, sequence: int) -> sent.Moment:
        """How things stood after an entry, as a seat may know it."""
        may_look_back(self.match)
        async with self.lock:
            if self._replay is None or len(self._replay.entries) < self.match.sequence:
                entries = await self.threads.quick(self.storage.entries, self.match.row.id)
                self._replay = await self.threads.slow(Replay, self.match.row, entries)
            match = await self.threads.slow(self._replay.at, sequence)
        return await self.threads.slow(moment, match, seat, language, self.places, set(), 0)

    # Telling

    def changed(self, *, seats: bool = False) -> None:
        """Tell everybody, and let agents think."""
        for listener in list(self.listeners):
            listener.hear(seats=seats)
        self.spread()
        self.rouse()

    def spread(self) -> None:
        """Begin to tell everybody how things stand who has not been told."""
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Tell everybody how things stand, until nothing has changed meanwhile."""
        while any(listener.curious for listener in self.listeners):
            async with self.lock:
                if self._adrift:
                    # What is not kept is told to nobody; they hear of it once we know again how things stand.
                    break
                curious = [listener for listener in self.listeners if listener.curious]
                for listener in curious:
                    listener.curious = False
                composed = await self.threads.quick(self._composed, curious)
            self._spread_out(curious, composed)
        self._telling = None

    def _spread_out(self, listeners: Sequence[Listener], composed: Sequence[Sequence[str]]) -> None:
        for listener, messages in zip(listeners, composed, strict=True):
            if listener in self.listeners:
                listener.tell(messages)

    def _composed(self, listeners: Sequence[Listener]) -> list[Sequence[str]]:
        return [listener.compose(self) for listener in listeners]

    async def join(self, listener: Listener) -> None:
        """Let somebody who sits down hear what happens."""
        self.listeners.add(listener)
        self.company.came(listener)
        self.rouse()

    def leave(self, listener: Listener) -> None:
        """Let somebody who gets up hear nothing more, and keep how much of the journal the seat has seen."""
        self.listeners.discard(listener)
        self.company.went(listener.seat)
        place = self.places[listener.seat]
        if listener.seat != WATCHER and listener.told > place.looked:
            self.places[listener.seat] = place._replace(looked=listener.told)
            self.storage.look(place.game, place.seat, listener.told)

    def warning(self, language: str) -> str:
        """What the seats are told before this game is removed."""
        return self.expiry.warning(language, played=self.match.sequence > 0)

    def shut(self) -> None:
        """Send everybody away, because the game is not kept any more."""
        for listener in list(self.listeners):
            listener.send_away("notice-removed")

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nobody thinks."""
        return not self.listeners and not self._thoughts and not self.lock.locked() and self._waiting is None

    # Seats

    def taken(self, place: SeatRow) -> None:
        """Tell everybody that somebody has sat down on an open seat, here or at another server."""
        if self.places[place.seat].who == OPEN:
            self.places[place.seat] = place
            self.changed(seats=True)

    async def give(self, seat: SeatId, to: str) -> None:
        """Give a seat to an agent, or take it back."""
        who = PERSON if to == PERSON else known(to)
        await self._reseat(self.places[seat]._replace(who=who))

    async def order(self, seat: SeatId, key: str, *, on: bool) -> None:
        """Give a standing order, or end it."""
        if key not in orders_of(self.match.board):
            raise Refused(refusal("", "refused-no-such-order", order=key[:40]))
        place = self.places[seat]
        await self._reseat(place._replace(orders={**place.orders, key: on}))
        async with self.lock:
            await self._obey()

    async def _reseat(self, place: SeatRow) -> None:
        await asyncio.wrap_future(self.storage.reseat(place))
        self.places[place.seat] = place
        self.changed(seats=True)

    # Agents

    def watch(self, *, step: bool) -> None:
        """Let agents go on only when told (`step`), or by themselves."""
        self.stepping, self.steps = step, 0
        self.rouse()

    def step(self, *, everything: bool) -> None:
        """Let agents give one answer, or go on until somebody else is asked."""
        self.steps = MOST_SETTLED * 10 if everything else self.steps + 1
        self.rouse()

    def rouse(self) -> None:
        """Let the agents think that are asked something."""
        asked = [seat for seat in self.match.asked() if self.places[seat].who not in (PERSON, OPEN)]
        if not asked:
            self.steps = 0
        if not self.listeners and not any(self.places[seat].who in (PERSON, OPEN) for seat in (0, 1)):
            # Two agents play for those who watch; they go on when somebody looks.
            return
        for seat in asked:
            if seat in self.thinking or (self.stepping and self.steps <= 0):
                continue
            if self._tried.get(seat) == self.match.sequence:
                continue
            self.steps -= self.stepping
            self.thinking.add(seat)
            task = asyncio.create_task(self._think(seat))
            self._thoughts.add(task)
            task.add_done_callback(self._thoughts.discard)

    async def _think(self, seat: SeatId) -> None:
        """Let an agent answer once."""
        try:
            async with self.lock:
                sequence, name = self.match.sequence, self.places[seat].who
                asked = seat in self.match.asked()
                long = asked and ponders(name)
                # Whoever thinks long does so at a copy: nobody waits for the table meanwhile.
                copy = await self.threads.quick(self.match.game.fork) if long else None
                value = await self.threads.slow(self._decide, seat, name) if asked and not long else None
            if copy is not None:
                value = await self.threads.pondering(self._decide, seat, name, copy)
        except Exception:
            await self._report(traceback.format_exc())
            value = None
        finally:
            self.thinking.discard(seat)
        if asked and self.places[seat].who == name:
            await self._answer_for(seat, sequence, value)
        else:
            # The seat was given to somebody else meanwhile.
            self.rouse()

    def _decide(self, seat: SeatId, name: str, copy: Game[Any] | None = None) -> Any:
        """What an agent answers, as plain data; another agent, or another game after an undo, begins afresh."""
        game = self.match.game
        held = self._agents.get(seat)
        if held is None or held[0] is not game or held[1] != name:
            luck = officers_luck(copy or game, seat)
            held = (game, name, advise(name, Seat(copy or game, seat), luck), luck)
            self._agents[seat] = held
        settle(held[3], copy or game, seat)
        if copy is not None and isinstance(held[2], General):
            held[2].sit(Seat(copy, seat))
        return msgspec.to_builtins(held[2].decide().value)

    async def _answer_for(self, seat: SeatId, sequence: int, value: Any) -> None:
        """Give an agent's answer, unless something else has happened since; if it is not allowed, the default."""
        async with self.lock:
            match = self.match
            number, question = match.game.number, match.question(seat)
            if match.sequence != sequence or question is None:
                self.rouse()
                return
            self._tried[seat] = sequence
            if value is None or match.game.check(seat, number, value) is not None:
                value = await self.threads.slow(lambda: msgspec.to_builtins(question.default))
            try:
                await self._do(lambda: match.answer(seat, number, value, AGENT), _unheard)
            except Unkept:
                del self._tried[seat]
                self._try_again()
            except Refused:
                # Somebody else was faster; whoever is asked now is roused by what they did.
                return


def _unheard(kept: sent.Kept) -> None:
    """Do nothing: an agent needs no acknowledgement."""
