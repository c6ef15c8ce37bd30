"""What all requests over HTTP have in common: who is let in, how refusals are worded, and how records are sent."""

from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from fastapi import APIRouter, Depends, Query, Request
from pydantic import GetCoreSchemaHandler, PlainSerializer, WithJsonSchema
from pydantic_core import CoreSchema

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.registry import keys
from escarmouche.server.addresses import caller
from escarmouche.server.posted import SPOKEN
from escarmouche.server.rooms import Rooms
from escarmouche.server.sandbox import Sandbox
from escarmouche.server.sent import Refusal

Record = TypeVar("Record")
Spoken = Annotated[str, Query(pattern=SPOKEN)]


class Written:
    """Lets FastAPI send a type of msgspec's, which msgspec writes and describes."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The schema with which pydantic has it written and described by msgspec."""
        (schema,), parts = msgspec.json.schema_components([source], ref_template="{name}")
        described = WithJsonSchema(_whole(schema, parts))
        return handler.generate_schema(Annotated[Any, PlainSerializer(msgspec.to_builtins), described])


def _whole(schema: Any, parts: dict[str, Any]) -> Any:
    """A schema with everything that it refers to in its place."""
    if isinstance(schema, list):
        return [_whole(part, parts) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _whole(parts[schema["$ref"]], parts)
    return {name: _whole(part, parts) for name, part in schema.items()}


Sent: TypeAlias = Annotated[Record, Written()]
"""A record that a request is answered with."""


def words_in(request: Request, language: str, game: str = "") -> None:
    """From here on a refusal is told in this language, in the words of a game if it is known."""
    request.state.language = language
    request.state.game = game if game in keys() else ""


def rooms_of(request: Request) -> Rooms:
    """The rooms of this server."""
    rooms: Rooms = request.app.state.rooms
    return rooms


AllRooms = Annotated[Rooms, Depends(rooms_of)]


def admit(request: Request, rooms: AllRooms) -> None:
    """Refuse whoever asks too much too quickly."""
    if not rooms.requests.takes(caller(request)):
        raise Refused(refusal("", "refused-too-many-requests"))


def sandbox_for(request: Request, rooms: Rooms, cost: float = 1) -> Sandbox:
    """The sandbox for what somebody has written; whoever sends too much too quickly is refused."""
    if not rooms.inspections.takes(caller(request), cost):
        raise Refused(refusal("", "refused-too-many-requests"))
    return rooms.sandbox


async def one_more_game(request: Request, rooms: Rooms) -> None:
    """Refuse whoever begins too many games, and any game that there is no room for."""
    if not rooms.new_games.takes(caller(request)):
        raise Refused(refusal("", "refused-too-many-games"))
    await rooms.make_room()


def new_router() -> APIRouter:
    """A router whose requests count against the limits, and whose refusals are described as our own."""
    refused = {"model": Sent[Refusal], "description": "Why it is refused"}
    return APIRouter(dependencies=[Depends(admit)], responses={"4XX": refused, "5XX": refused})
