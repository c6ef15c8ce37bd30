"""What can be played, and beginning a game: a new one, one that was saved, or one from the middle of another."""

import asyncio

from fastapi import Request

from escarmouche.agents.estimate import estimate
from escarmouche.agents.levels import scale
from escarmouche.board.book_building import BookSheet
from escarmouche.board.brought_in import (
    book_brought,
    book_laid_out,
    building_of,
    card_printed,
    list_judged,
    list_laid_out,
    list_opened,
    list_printed,
    missions_named,
    table_drawn,
)
from escarmouche.board.levels import told
from escarmouche.board.list_building import ListOpened, ListSheet
from escarmouche.board.saved_games import key_of
from escarmouche.board.shown import Card, Table
from escarmouche.board.table_report import TableReport, TableSheet, table_judged, table_weighed
from escarmouche.board.words import speak
from escarmouche.board.written_out import is_text
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.lab.sides import AT_A_TIME, TableGames, table_fought
from escarmouche.registry import ruleset
from escarmouche.server import archive, menu, new_game
from escarmouche.server.addresses import caller
from escarmouche.server.api import AllRooms, Sent, Spoken, new_router, one_more_game, sandbox_for, words_in
from escarmouche.server.comparing import list_compared
from escarmouche.server.new_game import Begun
from escarmouche.server.posted import (
    Branching,
    DraftBook,
    DraftEntry,
    DraftList,
    PlayedGames,
    Reviewing,
    SavedGame,
    TableTrial,
    Wanted,
    WantedTable,
    WrittenList,
)
from escarmouche.server.reviews import Review
from escarmouche.server.rooms import Rooms
from escarmouche.server.sent import Choice, Comparison, Created, GameOffer, ListRead, RuleEntry, Strength
from escarmouche.server.storage import Entry

router = new_router()
STEP = 0.25
"""What one step of putting a list together counts of opening something."""


@router.get("/api/games")
def games(language: Spoken = "en") -> Sent[list[GameOffer]]:
    """What can be played."""
    return menu.menu(language)


@router.get("/api/rules/{key}")
def rules(key: str, language: Spoken = "en") -> Sent[list[RuleEntry]]:
    """Every numbered rule of a game."""
    return menu.rules(ruleset(key).key, language)


@router.post("/api/tables")
async def table(wanted: WantedTable, request: Request, rooms: AllRooms) -> Sent[Table]:
    """A table as it is drawn."""
    words_in(request, wanted.language, wanted.key)
    if not is_text(wanted.table):
        return await rooms.threads.slow(table_drawn, wanted.key, wanted.table, wanted.language, wanted.mirror)
    sandbox = sandbox_for(request, rooms)
    return await sandbox.read(table_drawn, wanted.key, wanted.table, wanted.language, wanted.mirror)


@router.post("/api/judged")
async def judge_table(wanted: WantedTable, request: Request, rooms: AllRooms) -> Sent[TableSheet]:
    """What is wrong with a table that somebody builds."""
    words_in(request, wanted.language, wanted.key)
    return await sandbox_for(request, rooms, STEP).read(
        table_judged, wanted.key, wanted.table, wanted.language, wanted.mission
    )


@router.post("/api/weighed")
async def weigh_table(wanted: WantedTable, request: Request, rooms: AllRooms) -> Sent[TableReport]:
    """How a table treats both sides."""
    words_in(request, wanted.language, wanted.key)
    return await sandbox_for(request, rooms).play(
        wanted.key, table_weighed, wanted.key, wanted.table, wanted.language, wanted.mission
    )


@router.post("/api/fought")
async def fight_on_table(asked: TableTrial, request: Request, rooms: AllRooms) -> Sent[TableGames]:
    """Some more games on a table, and what all of them show: whoever stops asking stops them."""
    words_in(request, asked.language, asked.key)
    if not rooms.trial_games.takes(caller(request), 2 * AT_A_TIME):
        raise Refused(refusal("", "refused-too-many-requests"))
    return await rooms.trials.play(
        asked.key, table_fought, asked.key, asked.table, asked.language, asked.scores, asked.mission
    )


@router.post("/api/lists")
async def judge(written: WrittenList, request: Request, rooms: AllRooms) -> Sent[ListRead]:
    """What is wrong with a list that somebody has written."""
    words_in(request, written.language, written.key)
    sandbox = sandbox_for(request, rooms)
    name, faults, books = await sandbox.read(list_judged, written.key, written.text, written.language)
    return ListRead(name, written.text, faults, books)


@router.post("/api/missions")
async def list_missions(written: WrittenList, request: Request, rooms: AllRooms) -> Sent[list[Choice]]:
    """The missions in a book that somebody has written."""
    words_in(request, written.language, written.key)
    sandbox = sandbox_for(request, rooms, STEP)
    found = await sandbox.read(missions_named, written.key, written.text, written.language)
    return [Choice(*one) for one in found]


@router.post("/api/builder")
async def build(draft: DraftList, request: Request, rooms: AllRooms) -> Sent[ListSheet]:
    """A list that somebody puts together, laid out and judged."""
    words_in(request, draft.language, draft.key)
    building_of(draft.key)
    sandbox, key = sandbox_for(request, rooms, STEP), draft.key
    return await sandbox.read(list_laid_out, key, draft.draft, draft.language, ours=(key, "", draft.language))


@router.post("/api/printed")
async def print_cards(draft: DraftList, request: Request, rooms: AllRooms) -> Sent[list[Card]]:
    """The cards of a list that somebody puts together."""
    words_in(request, draft.language, draft.key)
    building_of(draft.key)
    return await sandbox_for(request, rooms).play(draft.key, list_printed, draft.key, draft.draft, draft.language)


@router.post("/api/compared")
async def compare(draft: DraftList, request: Request, rooms: AllRooms) -> Sent[Comparison]:
    """What each unit of a list that somebody puts together takes from usual targets."""
    words_in(request, draft.language, draft.key)
    building_of(draft.key)
    return await sandbox_for(request, rooms).play(draft.key, list_compared, draft.key, draft.draft, draft.language)


@router.post("/api/book")
async def write_book(draft: DraftBook, request: Request, rooms: AllRooms) -> Sent[BookSheet]:
    """A book that somebody writes, laid out and judged."""
    words_in(request, draft.language, draft.key)
    building_of(draft.key)
    sandbox, key = sandbox_for(request, rooms, STEP), draft.key
    return await sandbox.read(book_laid_out, key, draft.draft, draft.language, ours=(key, "", draft.language))


@router.post("/api/card")
async def print_card(wanted: DraftEntry, request: Request, rooms: AllRooms) -> Sent[list[Card]]:
    """The card of something in a book that somebody writes."""
    words_in(request, wanted.language, wanted.key)
    building_of(wanted.key)
    sandbox, key = sandbox_for(request, rooms, STEP), wanted.key
    return await sandbox.play(key, card_printed, key, wanted.draft, wanted.part, wanted.entry, wanted.language)


@router.post("/api/tried", status_code=201)
async def try_out(wanted: DraftEntry, request: Request, rooms: AllRooms) -> Sent[Created]:
    """A fight with something out of a book that somebody writes, against a target."""
    words_in(request, wanted.language, wanted.key)
    building_of(wanted.key)
    await one_more_game(request, rooms)
    return await keep(rooms, *await sandbox_for(request, rooms).play(wanted.key, new_game.try_out, wanted))


@router.post("/api/opened")
async def open_list(written: WrittenList, request: Request, rooms: AllRooms) -> Sent[ListOpened]:
    """A list or a book from a file, to go on with it."""
    words_in(request, written.language, written.key)
    return await sandbox_for(request, rooms).read(list_opened, written.key, written.text)


@router.post("/api/opened-book")
async def open_book(written: WrittenList, request: Request, rooms: AllRooms) -> Sent[ListOpened]:
    """A book from a file, to go on with it."""
    words_in(request, written.language, written.key)
    return await sandbox_for(request, rooms).read(book_brought, written.key, written.text)


@router.post("/api/games", status_code=201)
async def begin(wanted: Wanted, request: Request, rooms: AllRooms) -> Sent[Created]:
    """Begin a game."""
    words_in(request, wanted.language, wanted.key)
    await one_more_game(request, rooms)
    if any(map(is_text, (wanted.table, *wanted.lists))):
        begun = await sandbox_for(request, rooms).play(wanted.key, new_game.begin, wanted)
    else:
        begun = await rooms.threads.slow(new_game.begin, wanted)
    return await keep(rooms, begun, [])


@router.post("/api/replay", status_code=201)
async def replay(saved: SavedGame, request: Request, rooms: AllRooms) -> Sent[Created]:
    """A saved game that is over, to go through."""
    words_in(request, saved.language)
    await one_more_game(request, rooms)
    return await keep(rooms, *await sandbox_for(request, rooms).play(key_of(saved.save), archive.shelve, saved.save))


@router.post("/api/strength")
async def strength(asked: PlayedGames, request: Request, rooms: AllRooms) -> Sent[Strength | None]:
    """How strong somebody is in a game, by the finished games that they tell of, and who matches that.

    Nothing where nobody has measured how strong its opponents are.
    """
    words_in(request, asked.language, asked.key)
    if scale(ruleset(asked.key).key) is None:
        return None
    found = await rooms.threads.quick(lambda: estimate(ruleset(asked.key).key, new_game.results_of(asked.results)))
    text = told(speak(asked.language, asked.key), found)
    return Strength(found.level, found.points, found.low, found.high, found.games, text)


@router.post("/api/branch", status_code=201)
async def branch(wanted: Branching, request: Request, rooms: AllRooms) -> Sent[Created]:
    """A new game against the computer from a moment of one that is over."""
    words_in(request, wanted.language)
    place = await rooms.find(wanted.token)
    await one_more_game(request, rooms)
    match = place.room.match
    entries = await rooms.threads.quick(rooms.storage.entries, match.row.id)
    begun = await rooms.threads.slow(archive.branch, match, entries, place.seat, wanted.sequence, wanted.opponent)
    return await keep(rooms, *begun)


@router.post("/api/review")
async def review(wanted: Reviewing, request: Request, rooms: AllRooms) -> Sent[Review]:
    """What of a game that is over was luck and what was decided: the curve at once, the rest as soon as it is known."""
    words_in(request, wanted.language)
    place = await rooms.find(wanted.token)
    return await rooms.reviews.of(place.room.match, place.seat, wanted.language)


async def keep(rooms: Rooms, begun: Begun, entries: list[Entry]) -> Created:
    """Keep a game that was begun, with what was done in it already."""
    await asyncio.wrap_future(rooms.storage.begin(begun.row, begun.places))
    if entries:
        await asyncio.wrap_future(rooms.storage.append(begun.row.id, entries))
    return Created(begun.row.id, begun.seat, begun.tokens, begun.spectator)
