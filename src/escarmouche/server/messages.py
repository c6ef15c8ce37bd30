"""What a client can ask for on the socket: one small function for each kind of message."""

import logging
from collections.abc import Awaitable, Callable
from functools import reduce
from operator import or_
from typing import Annotated, Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from escarmouche.agents.planned import PlannedAnswer
from escarmouche.board import shown
from escarmouche.board.briefing import Briefing
from escarmouche.board.compositions import Ahead, Composition
from escarmouche.board.courses import Course
from escarmouche.board.look import Look
from escarmouche.engine.fair import Word
from escarmouche.engine.place import MOST_SPOTS, Length, mapped
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import LANGUAGES
from escarmouche.server import previews, sent
from escarmouche.server.match import WATCHER
from escarmouche.server.officers_luck import officers_luck
from escarmouche.server.room import Room
from escarmouche.server.rooms import Rooms
from escarmouche.server.tokens import new_token

MOST_PLANNED = 40
"""So many answers at most are weighed as one order."""

NOWHERE = -2
"""The seat of whoever has not sat down."""
Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
Spot: TypeAlias = tuple[Length, Length, Count]
Result = TypeVar("Result")
log = logging.getLogger("escarmouche")


class Message(msgspec.Struct, Generic[Result], kw_only=True, tag_field="type"):
    """What all messages have: a number of the client's own, which the reply repeats; `Result` is what comes of it."""

    id: Whole


class Sit(Message[sent.SeatToken | None], tag="sit"):
    """Take the seat of a token; whoever is the first on an open one gets its new token, and the one sent is void.

    `since` is the last sequence that one has heard of, `lines` how many lines of the journal one has; both 0 at first.
    """

    token: Short
    language: Short = "en"
    since: Count = 0
    lines: Count = 0


class Language(Message[None], tag="language"):
    """Speak another language from now on."""

    language: Short


class Answer(Message[sent.Kept], tag="answer"):
    """Answer the question of that number."""

    number: Whole
    value: Any


class Check(Message[shown.Why | None], tag="check"):
    """Whether an answer would be allowed; if not, why."""

    number: Whole
    value: Any


class Goal(msgspec.Struct, omit_defaults=True):
    """What somebody wants of one model: a point to go to, a whole way, how to go, where to look."""

    to: list[Length] | None = None
    spots: Annotated[list[tuple[Length, Length, Length]], msgspec.Meta(max_length=MOST_SPOTS)] | None = None
    legs: Annotated[list[Short], msgspec.Meta(max_length=MOST_SPOTS)] | None = None
    facing: Length | None = None


class Complete(Message[sent.Completed], tag="complete"):
    """Turn goals of some models into a whole answer."""

    number: Whole
    partial: dict[Short, Goal] | list[tuple[Short, Goal]]


class SightOf(Message[list[shown.Sight]], tag="sight"):
    """What a model would see from a spot; from where it stands if none is named."""

    model: Count
    spot: Spot | None = None
    facing: Whole | None = None


class ReplayOf(Message[sent.Moment], tag="replay"):
    """How things stood after an answer, once the game is over or in a practice game."""

    sequence: Count


class ReachOf(Message[sent.Reach], tag="reach"):
    """Where a model can end."""

    number: Whole
    model: Short


class GhostOf(Message[sent.Ghost], tag="ghost"):
    """What could be done from a spot, and by whom to it."""

    number: Whole
    model: Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,6}$")]
    spot: Spot
    facing: Whole | None = None


class Compositions(Message[sent.Composed], tag="compositions"):
    """What one gesture answers at this moment, beyond the question itself."""

    number: Whole


class DragOf(Message[Composition], tag="drag"):
    """What dragging a model to a spot answers, although nobody asks yet where it goes."""

    number: Whole
    model: Count
    to: Spot


class RangeOf(Message[sent.Reach], tag="range"):
    """Where a model can be dragged, although nobody asks yet where it goes."""

    number: Whole
    model: Count


class ThreatsTo(Message[list[shown.Threat]], tag="threats"):
    """How far each model of the other side can shoot and charge."""


class OddsOf(Message[shown.Odds], tag="odds"):
    """The odds of an option; where several things are given out, of giving `item` to it."""

    number: Whole
    key: Short
    item: Short = ""


class Usual(Message[Any], tag="usual"):
    """What is usually answered."""

    number: Whole


class Onward(Message[Course | None], tag="onward"):
    """What is usually answered to this question and to those that belong to it; null where it stands alone."""

    number: Whole


class HintFor(Message[sent.Hint], tag="hint"):
    """What the best officer of the game would do, and why."""

    number: Whole


class WorthOf(Message[sent.OwnOrder], tag="worth"):
    """What the answers that somebody is about to give would be worth, beside what the hint said."""

    number: Whole
    steps: Annotated[list[PlannedAnswer], msgspec.Meta(min_length=1, max_length=MOST_PLANNED)]


class BriefingOf(Message[Briefing | None], tag="briefing"):
    """What scores, when the game ends, and what each side is after; null while that is open."""


class Undo(Message[sent.Kept], tag="undo"):
    """Take back one's latest answer."""


class Back(Message[sent.Kept], tag="back"):
    """In a practice game, go back to before the answer with that sequence."""

    sequence: Count


class Order(Message[None], tag="order"):
    """Give a standing order, or end it."""

    key: Short
    on: bool


class Give(Message[None], tag="give"):
    """Give one's own seat to an agent, or take it back with "person"."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=1)]
    to: Short


class Watch(Message[None], tag="watch"):
    """Let agents go on only when told, or by themselves."""

    step: bool


class Step(Message[None], tag="step"):
    """Let agents give one answer, or go on until a person is asked."""

    all: bool = False


class PromiseWord(Message[sent.Kept], tag="promise"):
    """Promise a word for the chance of a fair game."""

    promise: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class OpenWord(Message[sent.Kept], tag="open"):
    """Open the word that was promised."""

    word: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    salt: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]


class Concede(Message[sent.Kept], tag="concede"):
    """Give up."""


class Name(Message[None], tag="name"):
    """What one wants to be called; "" for no name."""

    name: Short


class Say(Message[None], tag="say"):
    """Say something short to everybody at the table."""

    text: Short


class Client(Protocol):
    """Whoever has sent a message."""

    rooms: Rooms
    room: Room | None
    seat: SeatId
    language: str

    async def sit(self, room: Room, seat: SeatId, since: int, lines: int) -> None: ...

    async def send_seated(self) -> None: ...

    def done(self, message: Message[Result], result: Result) -> None: ...


# Sitting down


async def sit(client: Client, message: Sit) -> None:
    client.language = spoken(message.language)
    place, fresh = await client.rooms.find(message.token, open_too=True), new_token()
    taken = place.is_open and await client.rooms.take(message.token, fresh)
    client.done(message, sent.SeatToken(fresh) if taken else None)
    await client.sit(place.room, place.seat, message.since, message.lines)


async def language(client: Client, message: Language) -> None:
    room = at_table(client)
    client.language = spoken(message.language)
    client.done(message, None)
    await client.sit(room, client.seat, 0, 0)


# Doing


async def answer_question(client: Client, message: Answer) -> None:
    room, seat = playing(client)
    await room.answer(seat, message.number, message.value, lambda result: client.done(message, result))


async def undo(client: Client, message: Undo) -> None:
    room, seat = playing(client)
    await room.undo(seat, lambda result: client.done(message, result))


async def back(client: Client, message: Back) -> None:
    room, seat = playing(client)
    await room.back(seat, message.sequence, lambda result: client.done(message, result))


async def promise(client: Client, message: PromiseWord) -> None:
    room, seat = playing(client)
    await room.promise(seat, message.promise, lambda result: client.done(message, result))


async def open_word(client: Client, message: OpenWord) -> None:
    room, seat = playing(client)
    word = Word(message.word, message.salt)
    await room.open(seat, word, lambda result: client.done(message, result))


async def concede(client: Client, message: Concede) -> None:
    room, seat = playing(client)
    await room.concede(seat, lambda result: client.done(message, result))


async def order(client: Client, message: Order) -> None:
    room, seat = playing(client)
    await room.order(seat, message.key, on=message.on)
    client.done(message, None)
    await client.send_seated()


async def give(client: Client, message: Give) -> None:
    room, seat = playing(client)
    if message.seat != seat:
        raise Refused(refusal("", "refused-not-your-seat"))
    await room.give(seat, message.to)
    client.done(message, None)


async def watch(client: Client, message: Watch) -> None:
    room, _ = playing(client)
    room.watch(step=message.step)
    client.done(message, None)


async def step(client: Client, message: Step) -> None:
    room, _ = playing(client)
    room.step(everything=message.all)
    client.done(message, None)


async def name(client: Client, message: Name) -> None:
    room, seat = playing(client)
    await room.company.call(seat, message.name)
    client.done(message, None)


async def say(client: Client, message: Say) -> None:
    room, seat = playing(client)
    await room.company.say(seat, message.text)
    client.done(message, None)


# Previews


async def check(client: Client, message: Check) -> None:
    room, seat = playing(client)
    result = await room.work(previews.check, room.match, seat, client.language, message.number, message.value)
    client.done(message, result)


async def complete(client: Client, message: Complete) -> None:
    room, seat = playing(client)
    partial = mapped(msgspec.to_builtins(message.partial))
    asked = (seat, client.language, message.number, partial)
    client.done(message, await room.looking(previews.complete, room.match, *asked))


async def sight(client: Client, message: SightOf) -> None:
    room = at_table(client)
    look = await room.work(room.match.look, client.seat, client.language)
    stance = previews.stance(room.match, look, message.model, message.spot, message.facing)
    client.done(message, await room.threads.looking(room.match.board.sight, look, stance))


async def reach(client: Client, message: ReachOf) -> None:
    room, seat = playing(client)
    client.done(message, await room.looking(previews.reach, room.match, seat, message.number, message.model))


async def ghost(client: Client, message: GhostOf) -> None:
    room, seat = playing(client)
    match = room.match
    look = await room.work(match.look, seat, client.language)
    copy = await room.work(previews.imagined, match, seat, message.number)
    stance = previews.stance(match, look, int(message.model), message.spot, message.facing)
    client.done(message, await room.threads.looking(previews.ghost, match.board, look, copy, stance))


async def ahead_of(client: Client, number: int) -> tuple[Room, Look, Ahead]:
    """The game as a seat sees it, and a copy of it in which it can think ahead."""
    room, seat = playing(client)
    look = await room.work(room.match.look, seat, client.language)
    copy = await room.work(previews.imagined, room.match, seat, number)
    return room, look, Ahead(copy, seat)


async def compositions(client: Client, message: Compositions) -> None:
    room, look, ahead = await ahead_of(client, message.number)
    client.done(message, await room.threads.looking(previews.composed, room.match.board, look, ahead))


async def drag(client: Client, message: DragOf) -> None:
    room, look, ahead = await ahead_of(client, message.number)
    asked = (look, ahead, message.model, message.to)
    client.done(message, await room.threads.looking(previews.dragged, room.match.board, *asked))


async def range_of(client: Client, message: RangeOf) -> None:
    room, look, ahead = await ahead_of(client, message.number)
    asked = (look, ahead, message.model)
    client.done(message, await room.threads.looking(previews.range_of, room.match.board, *asked))


async def threats(client: Client, message: ThreatsTo) -> None:
    room, seat = playing(client)
    look = await room.work(room.match.look, seat, client.language)
    client.done(message, await room.threads.looking(room.match.board.threats, look))


async def odds(client: Client, message: OddsOf) -> None:
    room, seat = playing(client)
    asked = (seat, client.language, message.number, message.key, message.item)
    inquiry = await room.work(previews.inquire, room.match, *asked)
    client.done(message, await room.threads.looking(previews.odds, room.match.row.key, inquiry))


async def usual(client: Client, message: Usual) -> None:
    room, seat = playing(client)
    copy = await room.work(previews.copied, room.match, seat, message.number)
    client.done(message, await room.threads.slow(previews.usual, copy, seat))


async def onward(client: Client, message: Onward) -> None:
    room, look, ahead = await ahead_of(client, message.number)
    luck = officers_luck(room.match.game, ahead.seat)
    alone = bool(room.match.row.lesson)  # A lesson explains the questions one by one.
    course = None if alone else await room.threads.slow(previews.onward, room.match.board, look, ahead, luck)
    client.done(message, course)


async def hint(client: Client, message: HintFor) -> None:
    room, seat = playing(client)
    advice = await advised(room, seat, message.number)
    client.done(message, await room.work(previews.hint, room.match, seat, client.language, advice))


async def advised(room: Room, seat: SeatId, number: int) -> previews.Advice:
    """What is advised about a question, thought out anew; it is remembered for whoever asks what else it would give."""
    sequence = room.match.sequence
    copy = await room.work(previews.copied, room.match, seat, number)
    advice = await room.threads.pondering(previews.advice, copy, seat)
    room.advised[seat] = (sequence, advice)
    return advice


async def worth(client: Client, message: WorthOf) -> None:
    room, seat = playing(client)
    await room.work(previews.insist, room.match, seat, message.number, message.steps[0].value)
    sequence, advice = room.advised.get(seat, (-1, None))
    if advice is None or sequence != room.match.sequence:
        advice = await advised(room, seat, message.number)
    weighed = await room.threads.pondering(advice.weigh, message.steps)
    told = room.work(previews.own_order, room.match, seat, client.language, message.steps[0].value, weighed)
    client.done(message, await told)


async def briefing(client: Client, message: BriefingOf) -> None:
    room = at_table(client)
    client.done(message, await room.work(room.match.briefing, client.seat, client.language))


# Looking back


async def replay(client: Client, message: ReplayOf) -> None:
    room = at_table(client)
    client.done(message, await room.replay(client.seat, client.language, message.sequence))


KINDS: dict[type[Message[Any]], Callable[[Any, Any], Awaitable[None]]] = {
    Sit: sit, Language: language, Answer: answer_question, Undo: undo, Back: back, Concede: concede, Order: order,
    Give: give, Watch: watch, Step: step, Check: check, Complete: complete, SightOf: sight, OddsOf: odds, Usual: usual,
    HintFor: hint, WorthOf: worth,
    ReachOf: reach, GhostOf: ghost, ThreatsTo: threats, PromiseWord: promise, OpenWord: open_word,
    ReplayOf: replay, Compositions: compositions, DragOf: drag, RangeOf: range_of, Onward: onward,
    Name: name, Say: say,
    BriefingOf: briefing,
}  # fmt: skip
"""What is done about each kind of message."""


# Reading


class Envelope(msgspec.Struct):
    """As much of a message as is needed to reply to it."""

    id: Whole = 0


_reader = msgspec.json.Decoder(reduce(or_, KINDS))


def number_of(raw: bytes) -> int:
    """The number of a message, as far as it can be read."""
    try:
        return msgspec.json.decode(raw, type=Envelope).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


def read(raw: bytes) -> Message[Any]:
    """A message; one that is not understood is refused."""
    try:
        message: Message[Any] = _reader.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(refusal("", "refused-message", problem=str(error)[:200].rstrip("."))) from error
    return message


async def answer(client: Client, message: Message[Any]) -> None:
    """Do what a message asks for."""
    await KINDS[type(message)](client, message)


def at_table(client: Client) -> Room:
    """The room of a client that has sat down."""
    if client.room is None:
        raise Refused(refusal("", "refused-not-seated"))
    return client.room


def playing(client: Client) -> tuple[Room, SeatId]:
    """The room and seat of a client that plays."""
    room = at_table(client)
    if client.seat == WATCHER:
        raise Refused(refusal("", "refused-watching"))
    return room, client.seat


def spoken(language: str) -> str:
    """A language that we speak."""
    if language not in LANGUAGES:
        raise Refused(refusal("", "refused-unknown-language", language=language[:20], known=", ".join(LANGUAGES)))
    return language


def log_fault(error: Exception) -> None:
    """Write down a fault of the server, without anything that a client has said."""
    log.error("A message could not be worked on: %s", type(error).__name__, exc_info=error)
