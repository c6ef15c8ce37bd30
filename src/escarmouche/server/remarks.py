"""What is kept of the company at a table: names, when somebody was last there, and the latest short messages."""

from concurrent.futures import Future
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from escarmouche.engine.questions import SeatId
from escarmouche.server.postgres_notify import announce
from escarmouche.server.storage import Storage, seats
from escarmouche.server.storage import remarks as table

MOST = 100
"""So many remarks of a game are kept; older ones go."""


class Remark(NamedTuple):
    """Something that a player has said, and when, in seconds since 1970."""

    number: int
    seat: SeatId
    text: str
    at: float


def kept(storage: Storage, game: str) -> list[Remark]:
    """What was said at a table, in order."""
    wanted = sql.select(table.c.number, table.c.seat, table.c.text, table.c.at)
    with storage.engine.connect() as connection:
        return [Remark(*row) for row in connection.execute(wanted.where(table.c.game == game).order_by(table.c.number))]


def keep(storage: Storage, game: str, remark: Remark) -> "Future[None]":
    """Keep a remark, and let go of those that are too old; `Taken` if its number is."""

    def work(connection: Connection) -> None:
        connection.execute(table.insert(), {"game": game, **remark._asdict()})
        connection.execute(table.delete().where(table.c.game == game, table.c.number <= remark.number - MOST))
        announce(connection, game, storage.worker, company=True)

    return storage.submit(work)


def call(storage: Storage, game: str, seat: SeatId, name: str) -> "Future[None]":
    """Keep what a player wants to be called."""
    return _changed(storage, game, seat, {"name": name}, news=True)


def seen(storage: Storage, game: str, seat: SeatId, until: float, *, news: bool) -> "Future[None]":
    """Keep until when a player was here, or is; other servers are told if that is news."""
    return _changed(storage, game, seat, {"seen": until}, news=news)


def _changed(
    storage: Storage, game: str, seat: SeatId, values: dict[str, str | float], *, news: bool
) -> "Future[None]":
    change = seats.update().where(seats.c.game == game, seats.c.seat == seat).values(values)

    def work(connection: Connection) -> None:
        connection.execute(change)
        if news:
            announce(connection, game, storage.worker, company=True)

    return storage.submit(work)
