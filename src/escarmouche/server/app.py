"""The server as one application: the page, the HTTP part, the socket."""

import logging
import mimetypes
import os
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

import msgspec
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, PlainTextResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from escarmouche.board.shown import Why
from escarmouche.board.words import speak, why
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.words import LANGUAGES
from escarmouche.server import api_campaigns, api_games, api_lab, api_puzzles, api_seats
from escarmouche.server.addresses import caller
from escarmouche.server.database_lock import DatabaseLock
from escarmouche.server.http_safety import TOO_LARGE, Safety
from escarmouche.server.laboratory import Laboratory
from escarmouche.server.limits import Limits
from escarmouche.server.rooms import Rooms
from escarmouche.server.sent import Refusal
from escarmouche.server.socket import Connection, is_welcome
from escarmouche.server.storage import Storage, problem
from escarmouche.server.threads import share_one_heap
from escarmouche.server.warm_up import read_records, warm

PAGE = Path(str(files("escarmouche.server"))) / "page"
"""Where the built page lies in an installed package."""
SOCKET = "/socket"
log = logging.getLogger("escarmouche")
NOTHING_THERE = refusal("", "refused-nothing-there")
BAD, UNKNOWN, MISREAD, TOO_MANY, FAULT, AWAY = 400, 404, 422, 429, 500, 503
STATUS = {
    "refused-token": UNKNOWN,
    "refused-link-used": UNKNOWN,
    "refused-unknown-game": UNKNOWN,
    "refused-game-gone": UNKNOWN,
    "refused-too-many-games": TOO_MANY,
    "refused-too-many-codes": TOO_MANY,
    "refused-full": AWAY,
    "refused-too-many-requests": TOO_MANY,
    "refused-sandbox-busy": TOO_MANY,
    "refused-lab-busy": TOO_MANY,
    "refused-lab-closed": UNKNOWN,
    "refused-server-fault": FAULT,
    "refused-code": UNKNOWN,
    "refused-nothing-there": UNKNOWN,
    "refused-puzzle": UNKNOWN,
    "refused-not-kept": AWAY,
    "refused-unreadable": AWAY,
    "refused-database-away": AWAY,
}


class Application(FastAPI):
    """The application; a socket is served at once, without holding for hours what only a request needs."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket or a request."""
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await _serve(WebSocket(scope, receive, send), self.state.rooms)
        else:
            await super().__call__(scope, receive, send)


def make_app(
    url: str, limits: Limits | None = None, page: Path = PAGE, laboratory: Path | None = None
) -> FastAPI:  # fmt: skip
    """The application that serves a database; one that cannot be opened is refused at once.

    The laboratory is open where a folder is named for its experiments.
    """
    limits = limits or Limits.from_environment()
    share_one_heap()
    read_records()
    claim = DatabaseLock(url)
    storage = Storage(url)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.rooms = Rooms(storage, limits)
        app.state.rooms.open()
        app.state.laboratory = Laboratory(laboratory)
        threading.Thread(target=warm, name="warming", daemon=True).start()
        yield
        app.state.laboratory.close()
        await app.state.rooms.close()
        claim.close()

    app = Application(title="Escarmouche", version="1", lifespan=life, docs_url=None, redoc_url=None)
    app.include_router(api_games.router)
    app.include_router(api_seats.router)
    app.include_router(api_campaigns.router)
    app.include_router(api_lab.router)
    app.include_router(api_puzzles.router)
    app.add_exception_handler(Refused, _refuse)
    app.add_exception_handler(RequestValidationError, _misread)
    app.add_exception_handler(HTTPException, _not_there)
    app.add_exception_handler(SQLAlchemyError, _away)
    app.add_middleware(Safety, most=limits.body)

    @app.get("/{path:path}", include_in_schema=False)
    def show(path: str) -> Response:
        return _shown(page, path)

    return app


def from_environment() -> FastAPI:
    """The application of one of several worker processes, with the database that the environment names."""
    return make_app(os.environ["DATABASE_URL"])


async def _serve(socket: WebSocket, rooms: Rooms) -> None:
    """Serve one socket; one from a page of another host is refused, and so is one too many from an address."""
    address = caller(socket)
    if not is_welcome(socket) or rooms.connected[address] >= rooms.limits.connections:
        await socket.close(1008)
        return
    rooms.connected[address] += 1
    try:
        await Connection(socket, rooms).serve()
    finally:
        rooms.connected[address] -= 1
        if not rooms.connected[address]:
            del rooms.connected[address]


def _shown(page: Path, path: str) -> Response:
    """A file of the page, the page itself for an empty path, or that there is nothing."""
    if not (page / "index.html").is_file():
        return PlainTextResponse(speak("en").say("page-not-built"), 503)
    wanted = _found(page, path)
    if wanted is not None:
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        forever = "assets" in wanted.parts
        return FileResponse(wanted, media_type=kind,
                            headers={"cache-control": "public, max-age=31536000, immutable" if forever
                                     else "no-cache"})  # fmt: skip
    if path:
        return _refusal(UNKNOWN, "en", NOTHING_THERE)
    return FileResponse(page / "index.html", media_type="text/html", headers={"cache-control": "no-cache"})


def _found(page: Path, path: str) -> Path | None:
    """The file of the page that is asked for."""
    try:
        wanted = (page / path.replace("\0", "")).resolve()
        return wanted if path and wanted.is_relative_to(page.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        # No file has a name as long as this, or with these signs.
        return None


# Refusals


def _language(request: Request) -> str:
    """The language of a refusal: as the request says, or as the browser prefers."""
    if hasattr(request.state, "language"):
        return str(request.state.language)
    wanted = request.query_params.get("language") or request.headers.get("accept-language", "en")[:2]
    return wanted if wanted in LANGUAGES else "en"


def _refusal(status: int, language: str, reason: Reason, game: str = "") -> Response:
    told = Refusal(Why(why(speak(language, game), reason), rule=reason.rule))
    return Response(msgspec.json.encode(told), status, media_type="application/json")


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    status = STATUS.get(error.reason.text, BAD)
    return _refusal(status, _language(request), error.reason, getattr(request.state, "game", ""))


async def _away(request: Request, error: Exception) -> Response:
    log.error("The database does not answer: %s", problem(error))
    return _refusal(AWAY, _language(request), refusal("", "refused-database-away"))


async def _misread(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    reason = refusal("", "refused-request", where=where[:80], problem=str(first["msg"])[:200])
    return _refusal(MISREAD, _language(request), reason)


async def _not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    most = request.app.state.rooms.limits.body // 1024
    reason = refusal("", "refused-too-large", most=most) if error.status_code == TOO_LARGE else NOTHING_THERE
    return _refusal(error.status_code, _language(request), reason)
