"""What several servers of one PostgreSQL tell one another: in which game something has happened."""

import json
import threading
from collections.abc import Callable
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

CHANNEL = "escarmouche"
PATIENCE = 1.0
"""Seconds after which a listener looks whether it should end, and tries again if the database has gone."""


def is_shared(engine: Engine) -> bool:
    """Whether other servers may write to the same database at the same time."""
    return engine.dialect.name == "postgresql"


def announce(connection: Connection, game: str, worker: str, *, seats: bool = False, company: bool = False) -> None:
    """Tell the other servers, as soon as this is committed, that something has happened in a game.

    With `seats`, who sits where has changed; with `company`, nothing but who is there and what they say.
    """
    if is_shared(connection.engine):
        said = json.dumps({"game": game, "worker": worker, "seats": seats, "company": company})
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, said)))


class Ear:
    """Listens to what other servers announce."""

    def __init__(self, engine: Engine, worker: str, heard: Callable[[str | None, bool, bool], None]) -> None:
        """Call `heard` with the game and whether its seats or its company have changed; with None if something was
        missed."""
        self._engine = engine
        self._worker = worker
        self._heard = heard
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="ear", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._ending.set()
        self._thread.join(2 * PATIENCE)

    def _listen(self) -> None:
        while not self._ending.is_set():
            try:
                self._attend()
            except Exception:
                # The database is away: whatever is said meanwhile is looked up once it is back.
                self._ending.wait(PATIENCE)

    def _attend(self) -> None:
        import psycopg

        address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._heard(None, True, False)
            while not self._ending.is_set():
                for notice in connection.notifies(timeout=PATIENCE):
                    self._take(json.loads(notice.payload))

    def _take(self, said: dict[str, Any]) -> None:
        if said["worker"] != self._worker:
            self._heard(said["game"], said["seats"], said["company"])
