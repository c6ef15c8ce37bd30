"""Requests of whoever has a seat: how their games stand, taking a seat or carrying it along, saves, records, feeds."""

import asyncio
import logging
import secrets
import time

from fastapi import Request
from fastapi.responses import Response

from escarmouche.board import fairness
from escarmouche.board.saved_games import key_of
from escarmouche.board.words import speak, why
from escarmouche.board.written_out import is_text
from escarmouche.engine.chance import is_seeded
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server import feed
from escarmouche.server.addresses import caller
from escarmouche.server.api import AllRooms, Sent, Spoken, new_router, sandbox_for, words_in
from escarmouche.server.exports import full_save, own_record
from escarmouche.server.match import WATCHER
from escarmouche.server.moments import shown_lists
from escarmouche.server.new_game import settle
from escarmouche.server.posted import ChosenList, OneToken, Redeemed, SeatTokens, Taking, Transcript
from escarmouche.server.room import OPEN
from escarmouche.server.rooms import Place, Rooms
from escarmouche.server.sent import Code, Judgement, Mine, OwnRecord, Save, SeatToken
from escarmouche.server.storage import SeatRow, Taken
from escarmouche.server.tokens import fingerprint, new_token

TOKENS_A_REQUEST = 10
"""Asking after so many games counts for one more request."""
SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
"""What codes are made of: nothing that looks like something else."""
CODE_LENGTH = 8
CODE_SECONDS = 600.0
log = logging.getLogger("escarmouche")
router = new_router()


@router.post("/api/mine")
async def mine(asked: SeatTokens, request: Request, rooms: AllRooms) -> Sent[list[Mine | None]]:
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
    """How one game stands; of one that cannot be read, why, so that the others are still shown."""
    try:
        place = await rooms.place(row)
        return await place.room.work(_mine, place, language)
    except Refused as refused:
        reason = refused.reason
    except Exception:
        log.exception("How things stand in %s cannot be told", row.game)
        reason = refusal("", "refused-unreadable")
    return Mine(game=row.game, heading=why(speak(language), reason), seat=row.seat, unreadable=True)


def _mine(place: Place, language: str) -> Mine:
    match, places = place.room.match, place.room.places
    vacant = [seat for seat in (0, 1) if places[seat].who == OPEN]
    # Whoever has not sat down yet is told what everybody may know.
    knows = WATCHER if place.is_open else place.seat
    words = match.words(language)
    yours, over = match.question(knows) is not None, match.outcome is not None
    # The sides of a lesson have no lists.
    lists = ["", ""] if match.row.lesson else shown_lists(match, knows, words)
    # Who has not picked a list yet cannot be named.
    text = words.say("shown-against", one=lists[0], other=lists[1]) if all(lists) else "".join(lists)
    heading = "" if match.awaited else match.board.heading(match.look(knows, language))
    return Mine(
        game=match.row.id, key=match.row.key, name=words.say(f"game-{match.row.key}"),
        heading=heading, seat=place.seat, yours=yours, over=over,
        text=text, lesson=match.row.lesson, open=vacant,
        expiring=place.room.warning(language),
    )  # fmt: skip


@router.post("/api/save")
async def save_game(asked: OneToken, rooms: AllRooms) -> Sent[Save]:
    """The whole game as a file, once it is over."""
    place = await rooms.find(asked.token)
    return Save(await place.room.heavy(full_save, place.room.match))


@router.post("/api/record")
async def record(asked: OneToken, rooms: AllRooms) -> Sent[OwnRecord]:
    """A seat's own record: its answers and what it was told."""
    place = await rooms.find(asked.token)
    if place.seat == WATCHER:
        raise Refused(refusal("", "refused-watching"))
    return await place.room.work(own_record, place.room.match, place.seat)


@router.post("/api/verify")
async def verify(asked: Transcript, request: Request, rooms: AllRooms) -> Sent[Judgement]:
    """Whether a match was fair."""
    words_in(request, asked.language)
    verdict = await sandbox_for(request, rooms).play(
        key_of(asked.transcript), fairness.verify_noted, asked.transcript, asked.noted
    )
    return Judgement(verdict.fair, fairness.told(speak(asked.language), verdict))


@router.post("/api/code")
async def code(asked: OneToken, rooms: AllRooms) -> Sent[Code]:
    """A code with which one's seat can be taken along to another device."""
    place = await rooms.find(asked.token)
    if _could_face_a_friend(place):
        raise Refused(refusal("", "refused-code-seeded"))
    made = "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))
    game = place.room.match.row.id
    await asyncio.wrap_future(rooms.storage.lend(fingerprint(made), game, place.seat, time.time() + CODE_SECONDS))
    return Code(made)


def _could_face_a_friend(place: Place) -> bool:
    """Whether a person may sit opposite, in a game whose dice somebody may know because they come from a seed."""
    opposite = [row for row in place.room.places.values() if row.seat not in (WATCHER, place.seat)]
    return is_seeded(place.room.match.row.chance) and any(row.token is not None for row in opposite)


@router.post("/api/take")
async def take(asked: Taking, request: Request, rooms: AllRooms) -> Sent[SeatToken]:
    """Take the seat of a link: the first on an open one has it under a secret of their own, and the link is void."""
    words_in(request, asked.language)
    taken = await rooms.take(asked.token, asked.fresh)
    return SeatToken(asked.fresh if taken else asked.token)


@router.post("/api/choose")
async def choose(asked: ChosenList, request: Request, rooms: AllRooms) -> Sent[Mine]:
    """Choose the list that one plays, having come by link: the game is set up with it."""
    words_in(request, asked.language)
    place = await rooms.find(asked.token)
    row, chooser = place.room.match.row, place.room.match.chooser
    if place.seat != chooser:
        raise Refused(refusal("", "refused-list-chosen" if chooser is None else "refused-not-your-seat"))
    if is_text(asked.list):
        settled = await sandbox_for(request, rooms).play(row.key, settle, row, asked.list, asked.language)
    else:
        settled = await rooms.threads.slow(settle, row, asked.list, asked.language)
    await place.room.settle(settled)
    return await place.room.work(_mine, place, asked.language)


@router.post("/api/seat")
async def seat(asked: Redeemed, request: Request, rooms: AllRooms) -> Sent[SeatToken]:
    """A new token of the seat that a code gives; the code is used up."""
    words_in(request, asked.language)
    if not rooms.codes.takes(caller(request)):
        raise Refused(refusal("", "refused-too-many-codes"))
    token = new_token()
    typed = "".join(asked.code.lower().split()).replace("-", "")
    try:
        await asyncio.wrap_future(rooms.storage.redeem(fingerprint(typed), fingerprint(token)))
    except Taken as error:
        raise Refused(refusal("", "refused-code")) from error
    return SeatToken(token)


@router.get("/feed/{address}.xml", response_class=Response)
async def seat_feed(address: str, rooms: AllRooms, language: Spoken = "en") -> Response:
    """The Atom feed of a seat."""
    parts = feed.parts(address)
    if parts is None or not await rooms.has(parts[0]):
        raise Refused(refusal("", "refused-nothing-there"))
    room = await rooms.room(parts[0])
    if parts[1] == WATCHER or not feed.is_genuine(room.match, parts[1], parts[2]):
        raise Refused(refusal("", "refused-nothing-there"))
    at = await rooms.threads.quick(rooms.storage.latest, parts[0])
    body = await room.work(feed.atom, room.match, parts[1], language, at, room.warning(language))
    return Response(body, media_type="application/atom+xml")
