"""The part of the server that answers over HTTP about games under way or over: replays, branches, codes, feeds."""

import asyncio
import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from escarmouche.board import verifying
from escarmouche.board.saved import key_of
from escarmouche.board.speech import speak
from escarmouche.engine.chance import is_seeded
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server import archive, feed
from escarmouche.server.addresses import caller
from escarmouche.server.api import (
    AllRooms,
    Created,
    Key,
    Language,
    OneToken,
    Posted,
    Spoken,
    Token,
    admit,
    sandbox_for,
    words_in,
)
from escarmouche.server.match import WATCHER
from escarmouche.server.new_game import Begun
from escarmouche.server.rooms import Place, Rooms
from escarmouche.server.storage import Entry, Taken
from escarmouche.server.tokens import fingerprint, new_token

router = APIRouter(dependencies=[Depends(admit)])

SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
"""What codes are made of: nothing that looks like something else."""
CODE_LENGTH = 8
CODE_SECONDS = 600.0
LARGEST_SAVE = 1_000_000
File = Annotated[str, Field(max_length=LARGEST_SAVE)]


class Saved(Posted):
    """A saved game."""

    save: File
    language: Language = "en"


class Branching(Posted):
    """From where somebody wants to play on, and against whom."""

    token: Token
    sequence: Annotated[int, Field(ge=0, le=2**31)]
    opponent: Key = "sergeant"
    language: Language = "en"


class Transcript(Posted):
    """What is to be checked: a saved fair game or a transcript, and what a player noted."""

    transcript: File
    noted: File = ""
    language: Language = "en"


class Judged(BaseModel):
    """Whether a match was fair, and in a sentence why or why not."""

    fair: bool
    text: str


class Code(BaseModel):
    """A code that gives a seat once, for some minutes."""

    code: str


class Redeemed(Posted):
    """A code that somebody was given."""

    code: Annotated[str, Field(max_length=40)]
    language: Language = "en"


class Given(BaseModel):
    """The secret of a seat."""

    token: str


class Taking(Posted):
    """The link of a seat, and a secret of one's own that the seat shall have from now on."""

    token: Token
    fresh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,100}$")]
    language: Language = "en"


async def _admit(request: Request, rooms: Rooms) -> None:
    if not rooms.new_games.takes(caller(request)):
        raise Refused(refusal("", "refused-too-many-games"))
    await rooms.make_room()


async def _keep(rooms: Rooms, begun: Begun, entries: list[Entry]) -> Created:
    await asyncio.wrap_future(rooms.storage.begin(begun.row, begun.places))
    if entries:
        await asyncio.wrap_future(rooms.storage.append(begun.row.id, entries))
    return Created(game=begun.row.id, seat=begun.seat, tokens=begun.tokens, spectator=begun.spectator)


@router.post("/api/replay", status_code=201)
async def replay(saved: Saved, request: Request, rooms: AllRooms) -> Created:
    """A saved game that is over, to go through."""
    words_in(request, saved.language)
    await _admit(request, rooms)
    return await _keep(rooms, *await sandbox_for(request, rooms).play(key_of(saved.save), archive.shelve, saved.save))


@router.post("/api/branch", status_code=201)
async def branch(wanted: Branching, request: Request, rooms: AllRooms) -> Created:
    """A new game against the computer from a moment of one that is over."""
    words_in(request, wanted.language)
    place = await rooms.find(wanted.token)
    await _admit(request, rooms)
    match = place.room.match
    entries = await rooms.threads.quick(rooms.storage.entries, match.row.id)
    begun = await rooms.threads.slow(archive.branch, match, entries, place.seat, wanted.sequence, wanted.opponent)
    return await _keep(rooms, *begun)


@router.post("/api/verify")
async def verify(asked: Transcript, request: Request, rooms: AllRooms) -> Judged:
    """Whether a match was fair."""
    words_in(request, asked.language)
    verdict = await sandbox_for(request, rooms).play(
        key_of(asked.transcript), verifying.verify_noted, asked.transcript, asked.noted
    )
    return Judged(fair=verdict.fair, text=verifying.told(speak(asked.language), verdict))


@router.post("/api/code")
async def code(asked: OneToken, rooms: AllRooms) -> Code:
    """A code with which one's seat can be taken along to another device."""
    place = await rooms.find(asked.token)
    if _could_face_a_friend(place):
        raise Refused(refusal("", "refused-code-seeded"))
    made = "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))
    game = place.room.match.row.id
    await asyncio.wrap_future(rooms.storage.lend(fingerprint(made), game, place.seat, time.time() + CODE_SECONDS))
    return Code(code=made)


def _could_face_a_friend(place: Place) -> bool:
    """Whether somebody who knows all dice could sit opposite whoever takes this seat along."""
    opposite = [row for row in place.room.places.values() if row.seat not in (WATCHER, place.seat)]
    return is_seeded(place.room.match.row.chance) and any(row.token is not None for row in opposite)


@router.post("/api/take")
async def take(asked: Taking, request: Request, rooms: AllRooms) -> Given:
    """Sit down by a link: the first on an open seat has it with their own secret from now on, and the link is void."""
    words_in(request, asked.language)
    taken = await rooms.take(asked.token, asked.fresh)
    return Given(token=asked.fresh if taken else asked.token)


@router.post("/api/seat")
async def seat(asked: Redeemed, request: Request, rooms: AllRooms) -> Given:
    """The seat of a code: a token of its own; the code is used up."""
    words_in(request, asked.language)
    if not rooms.codes.takes(caller(request)):
        raise Refused(refusal("", "refused-too-many-codes"))
    token = new_token()
    typed = "".join(asked.code.lower().split()).replace("-", "")
    try:
        await asyncio.wrap_future(rooms.storage.redeem(fingerprint(typed), fingerprint(token)))
    except Taken as error:
        raise Refused(refusal("", "refused-code")) from error
    return Given(token=token)


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
