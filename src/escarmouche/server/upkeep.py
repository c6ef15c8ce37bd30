"""What whoever runs a server does now and then: remove old games, back all of them up, see how much there is."""

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server.database_lock import DatabaseLock
from escarmouche.server.expiry import DAY, kept_since
from escarmouche.server.limits import Limits
from escarmouche.server.storage import Storage, address, engine_of, entries, expired, games, problem, reports, unopened

PAGES = 256
"""So much is copied at a time: whoever writes meanwhile does not wait long."""


class Account(NamedTuple):
    """How much a server keeps."""

    games: int
    unplayed: int
    """In how many games nothing was ever done."""
    today: int
    """How many games were begun in the last 24 hours."""
    answers: int
    leaving: int
    """How many games will be removed before long if nothing happens in them."""
    faults: list[str]
    """What went wrong by a fault of ours, newest first, in a line each."""
    bytes: int


def prune(url: str, limits: Limits) -> int:
    """Remove the games that are kept no longer, and give back the space: how many they were."""
    claim = DatabaseLock(url)
    try:
        storage = Storage(url)
        removed = storage.prune(kept_since(limits, played=True), kept_since(limits, played=False))
        if storage.engine.dialect.name == "sqlite":
            with storage.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.execute(sql.text("VACUUM"))
        storage.close()
    finally:
        claim.close()
    return len(removed)


def backup(url: str, file: Path) -> None:
    """Copy all games into a new file, also while a server plays them; a file that is there is left alone."""
    where = address(url)
    if where.get_backend_name() != "sqlite":
        raise Refused(refusal("", "refused-backup-elsewhere"))
    if file.exists():
        raise Refused(refusal("", "refused-backup-there", file=str(file)))
    _must_be_there(url)
    half = file.with_name(f"{file.name}.{os.getpid()}.half")
    try:
        with closing(sqlite3.connect(str(where.database))) as kept, closing(sqlite3.connect(half)) as copy:
            kept.backup(copy, pages=PAGES)
        # Only a whole copy gets the name.
        half.replace(file)
    except (sqlite3.Error, OSError) as error:
        raise Refused(refusal("", "refused-backup", file=str(file), problem=problem(error))) from error
    finally:
        with suppress(FileNotFoundError):
            half.unlink()


def account(url: str, limits: Limits) -> Account:
    """How much a server keeps, also while it runs."""
    _must_be_there(url)
    soon = limits.days_warned * DAY
    leaving = expired(*(kept_since(limits, played=played) + soon for played in (True, False)))
    played = sql.exists(sql.select(entries.c.game).where(entries.c.game == games.c.id))
    engine = engine_of(url)
    try:
        with engine.connect() as connection:

            def count(table: sql.Table, *which: sql.ColumnElement[bool]) -> int:
                return connection.scalar(sql.select(sql.func.count()).select_from(table).where(*which)) or 0

            faults = connection.scalars(sql.select(reports.c.text).order_by(reports.c.id.desc()))
            return Account(
                count(games), count(games, ~played), count(games, games.c.begun > time.time() - DAY), count(entries),
                count(games, leaving), [(text.strip().splitlines() or [""])[-1] for text in faults], _bytes(connection),
            )  # fmt: skip
    except sql.exc.SQLAlchemyError as error:
        raise unopened(error) from error
    finally:
        engine.dispose()


def _bytes(connection: sql.Connection) -> int:
    """How much room the database takes."""
    if connection.dialect.name == "sqlite":
        pages, size = (connection.scalar(sql.text(f"PRAGMA {name}")) for name in ("page_count", "page_size"))
        return int(pages or 0) * int(size or 0)
    return int(connection.scalar(sql.text("SELECT pg_database_size(current_database())")) or 0)


def _must_be_there(url: str) -> None:
    """Refuse a database in a file that does not exist, instead of creating it."""
    where = address(url)
    if where.get_backend_name() == "sqlite" and not Path(str(where.database)).is_file():
        raise Refused(refusal("", "refused-no-games", file=str(where.database)))
