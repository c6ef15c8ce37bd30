"""The part of the server that answers over HTTP: what can be played, beginning a game, one's own games."""

import asyncio
import logging
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from pydantic import BaseModel, ConfigDict, Field

from escarmouche.board.opening import list_judged, table_drawn
from escarmouche.board.speech import speak, why
from escarmouche.board.written import is_text
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import LANGUAGES
from escarmouche.registry import keys, ruleset
from escarmouche.server import menu, new_game
from escarmouche.server.addresses import caller
from escarmouche.server.exports import full_save, own_record
from escarmouche.server.match import WATCHER
from escarmouche.server.room import OPEN
from escarmouche.server.rooms import Place, Rooms
from escarmouche.server.sandbox import Sandbox
from escarmouche.server.storage import SeatRow

log = logging.getLogger("escarmouche")

Language = Annotated[str, Field(pattern=f"^({'|'.join(LANGUAGES)})$")]
Spoken = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]
Key = Annotated[str, Field(max_length=40)]
Text = Annotated[str, Field(max_length=500_000)]
TOKENS_A_REQUEST = 10
"""Asking after so many games counts for one more request."""
Token = Annotated[str, Field(max_length=100)]


class Posted(BaseModel):
    """Something that is posted: nothing that we do not know."""

    model_config = ConfigDict(extra="forbid")


class Wanted(Posted):
    """What somebody wants to play."""

    key: Key
    opponent: Key
    language: Language = "en"
    mission: Key = ""
    table: Text = ""
    mirror: bool = False
    lists: Annotated[list[Text], Field(max_length=2)] = []
    size: Annotated[int, Field(ge=1, le=100_000)] | None = None
    edition: Key = ""
    options: Annotated[dict[Key, Key], Field(max_length=200)] = {}
    side: Annotated[int, Field(ge=0, le=1)] = 0
    fair: bool = False
    practice: bool = False
    agree: bool = False
    seed: Annotated[int, Field(ge=0, lt=2**63)] | None = None
    lesson: Key = ""


class Created(BaseModel):
    """A game that was begun: its seats' secrets, and that of those who watch."""

    game: str
    seat: int
    tokens: list[str | None]
    spectator: str


class WantedTable(Posted):
    """A table that somebody wants to see."""

    key: Key
    table: Text
    mirror: bool = False
    language: Language = "en"


class WrittenList(Posted):
    """A list that somebody has written."""

    key: Key
    text: Text
    language: Language = "en"


class Judged(BaseModel):
    """What is said about a list."""

    name: str
    text: str
    faults: list[str]


class Tokens(Posted):
    """The secrets of somebody's seats."""

    tokens: Annotated[list[Token], Field(max_length=200)]
    language: Language = "en"


class Mine(BaseModel):
    """One of somebody's games."""

    game: str
    key: str
    name: str
    heading: str
    seat: int
    yours: bool
    over: bool
    text: str
    open: list[int]
    """The seats where nobody has sat down yet."""
    unreadable: bool = False
    """Whether it cannot be shown; the heading then says why."""
    expiring: str = ""
    """That it will be removed soon, if it will."""


class OneToken(Posted):
    """The secret of a seat."""

    token: Token


def words_in(request: Request, language: str, game: str = "") -> None:
    """From here on a refusal is told in this language, in the words of a game if it is known."""
    request.state.language = language
    request.state.game = game if game in keys() else ""


def rooms_of(request: Request) -> Rooms:
    """The rooms that this server keeps."""
    rooms: Rooms = request.app.state.rooms
    return rooms


AllRooms = Annotated[Rooms, Depends(rooms_of)]


def admit(request: Request, rooms: AllRooms) -> None:
    """Refuse whoever asks too much too quickly."""
    if not rooms.requests.takes(caller(request)):
        raise Refused(refusal("", "refused-too-many-requests"))


def sandbox_for(request: Request, rooms: Rooms) -> Sandbox:
    """Where what somebody has written is opened, unless they bring too much."""
    if not rooms.inspections.takes(caller(request)):
        raise Refused(refusal("", "refused-too-many-requests"))
    return rooms.sandbox


router = APIRouter(prefix="/api", dependencies=[Depends(admit)])


@router.get("/games")
def games(language: Spoken = "en") -> list[dict[str, Any]]:
    """What can be played."""
    return menu.shelf(language)


@router.get("/rules/{key}")
def rules(key: str, language: Spoken = "en") -> list[dict[str, Any]]:
    """Every numbered rule of a game."""
    return menu.rules(ruleset(key).key, language)


@router.post("/games", status_code=201)
async def begin(wanted: Wanted, request: Request, rooms: AllRooms) -> Created:
    """Begin a game."""
    words_in(request, wanted.language, wanted.key)
    if not rooms.new_games.takes(caller(request)):
        raise Refused(refusal("", "refused-too-many-games"))
    await rooms.make_room()
    wishes = new_game.Wanted(**wanted.model_dump())
    if any(map(is_text, (wanted.table, *wanted.lists))):
        begun = await sandbox_for(request, rooms).play(wanted.key, new_game.begin, wishes)
    else:
        begun = await rooms.threads.slow(new_game.begin, wishes)
    await asyncio.wrap_future(rooms.storage.begin(begun.row, begun.places))
    return Created(game=begun.row.id, seat=begun.seat, tokens=begun.tokens, spectator=begun.spectator)


@router.post("/tables")
async def table(wanted: WantedTable, request: Request, rooms: AllRooms) -> dict[str, Any]:
    """A table as it is drawn."""
    words_in(request, wanted.language, wanted.key)
    if not is_text(wanted.table):
        return await rooms.threads.slow(table_drawn, wanted.key, wanted.table, wanted.language, wanted.mirror)
    return await sandbox_for(request, rooms).read(table_drawn, wanted.key, wanted.table, wanted.language, wanted.mirror)


@router.post("/lists")
async def judge(written: WrittenList, request: Request, rooms: AllRooms) -> Judged:
    """What is wrong with a list that somebody has written."""
    words_in(request, written.language, written.key)
    name, faults = await sandbox_for(request, rooms).read(list_judged, written.key, written.text, written.language)
    return Judged(name=name, text=written.text, faults=faults)


@router.post("/mine")
async def mine(asked: Tokens, request: Request, rooms: AllRooms) -> list[Mine | None]:
    """How somebody's games stand, in the order of the tokens; none for a token that nobody knows."""
    if not rooms.requests.takes(caller(request), len(asked.tokens) / TOKENS_A_REQUEST):
        raise Refused(refusal("", "refused-too-many-requests"))
    found: list[Mine | None] = []
    for token in asked.tokens:
        try:
            row = await rooms.row(token)
        except Refused:
            found.append(None)
        else:
            found.append(await _told(rooms, row, asked.language))
    return found


async def _told(rooms: Rooms, row: SeatRow, language: str) -> Mine:
    """How one game stands; that one cannot be shown takes nothing from the others."""
    try:
        place = await rooms.place(row)
        return await place.room.work(_mine, place, language)
    except Refused as refused:
        reason = refused.reason
    except Exception:
        log.exception("How things stand in %s cannot be told", row.game)
        reason = refusal("", "refused-unreadable")
    return Mine(game=row.game, key="", name="", heading=why(speak(language), reason), seat=row.seat, yours=False,
                over=False, text="", open=[], unreadable=True)  # fmt: skip


def _mine(place: Place, language: str) -> Mine:
    match, places = place.room.match, place.room.places
    vacant = [seat for seat in (0, 1) if places[seat].who == OPEN]
    # Whoever has not sat down yet is told what everybody may know.
    knows = WATCHER if place.is_open else place.seat
    words = match.words(language)
    yours, over = match.question(knows) is not None, match.outcome is not None
    lists = match.board.lists(match.setup)
    heading = "" if match.awaited else match.board.heading(match.look(knows, language))
    return Mine(
        game=match.row.id, key=match.row.key, name=words.say(f"game-{match.row.key}"),
        heading=heading, seat=place.seat, yours=yours, over=over,
        text=words.say("shown-against", one=lists[0], other=lists[1]), open=vacant,
        expiring=place.room.warning(language),
    )  # fmt: skip


@router.post("/save")
async def save_game(asked: OneToken, rooms: AllRooms) -> dict[str, str]:
    """The whole game as a file, once it is over."""
    place = await rooms.find(asked.token)
    return {"save": await place.room.heavy(full_save, place.room.match)}


@router.post("/record")
async def record(asked: OneToken, rooms: AllRooms) -> dict[str, Any]:
    """A seat's own record: its answers and what it was told."""
    place = await rooms.find(asked.token)
    if place.seat == WATCHER:
        raise Refused(refusal("", "refused-watching"))
    return await place.room.work(own_record, place.room.match, place.seat)
