"""What is kept: games, seats, every answer, and reports of our own faults.

An answer counts as given once it is written and synced. Answers that arrive together share one commit, so that many
games do not wait in line for the disk.
"""

import json
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine, RowMapping
from sqlalchemy.exc import IntegrityError

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server.postgres_notify import announce, is_shared

TOGETHER = 256
"""So many entries at most share one commit."""
REMOVED_TOGETHER = 50
"""So many games at most are removed in one commit, so that nobody's answer waits long."""
REPORTS_KEPT = 1000
PRUNING = 0x45534342
"""The number of the lock under which one of several servers removes old games."""
PLAIN_POSTGRES = ("postgres", "postgresql")
"""How hosts usually write the address of a PostgreSQL, without naming a driver."""
HEAD = "0005"
"""The newest migration."""

log = logging.getLogger("escarmouche")

tables = sql.MetaData()

games = sql.Table(
    "games", tables,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("key", sql.String(32), nullable=False),
    sql.Column("setup", sql.Text, nullable=False),
    sql.Column("chance", sql.Text, nullable=False),
    sql.Column("practice", sql.Boolean, nullable=False),
    sql.Column("lesson", sql.String(32), nullable=False),
    sql.Column("feed", sql.String(64), nullable=False),
    sql.Column("begun", sql.Float, nullable=False),
    sql.Column("wishes", sql.Text, nullable=True),
)  # fmt: skip

seats = sql.Table(
    "seats", tables,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("token", sql.String(64), nullable=True, unique=True),
    sql.Column("who", sql.String(32), nullable=False),
    sql.Column("orders", sql.Text, nullable=False),
    sql.Column("looked", sql.Integer, nullable=False, server_default="0"),
    sql.Column("link", sql.String(64), nullable=True),
    sql.Column("name", sql.String(80), nullable=False, server_default=""),
    sql.Column("seen", sql.Float, nullable=False, server_default="0"),
    sql.Index("seats_link", "link", unique=True),
)  # fmt: skip

remarks = sql.Table(
    "remarks", tables,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)  # fmt: skip

tokens = sql.Table(
    "tokens", tables,
    sql.Column("token", sql.String(64), primary_key=True),
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
)  # fmt: skip

codes = sql.Table(
    "codes", tables,
    sql.Column("code", sql.String(64), primary_key=True),
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("until", sql.Float, nullable=False),
)  # fmt: skip

entries = sql.Table(
    "entries", tables,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("sequence", sql.Integer, primary_key=True),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)  # fmt: skip

reports = sql.Table(
    "reports", tables,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("sequence", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)  # fmt: skip

migrated = sql.Table("alembic_version", sql.MetaData(), sql.Column("version_num", sql.String(32), primary_key=True))
"""Where the migrations note how far they have come."""


class Taken(Exception):
    """Somebody else has already written an entry with this number."""


class Unkept(Refused):
    """Something could not be written; nothing has changed, and it may be tried again."""


class GameRow(NamedTuple):
    """A game as it was begun."""

    id: str
    key: str
    setup: Any
    chance: Any
    practice: bool = False
    lesson: str = ""
    feed: str = ""
    wishes: Any = None
    """What is to be set up once a friend has chosen a list; None once everything is."""


class SeatRow(NamedTuple):
    """A place at a table: whose it is, the fingerprint of its token, and its standing orders."""

    game: str
    seat: int
    token: str | None
    who: str
    orders: Mapping[str, bool] = {}
    looked: int = 0
    """How many lines of its journal the seat has seen."""
    link: str | None = None
    """The fingerprint of the link by which it was taken, which is void."""
    name: str = ""
    """What its player wants to be called."""
    seen: float = 0.0
    """When its player was last here, in seconds since 1970; later than now while they are here, at another server."""


class Entry(NamedTuple):
    """Something that was done in a game, by its number."""

    sequence: int
    data: dict[str, Any]


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    work: Callable[[Connection], None]
    done: "Future[None]"
    rows: Sequence[Mapping[str, Any]] = ()
    """Entries to write before: those of several jobs are written at once."""


class Storage:
    """Everything that outlives the program."""

    def __init__(self, url: str) -> None:
        """Open a database, and bring its tables up to date."""
        self.engine = engine_of(url)
        self.worker = secrets.token_hex(4)
        """What this server calls itself before the others."""
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        try:
            self._bring_up_to_date()
        except sql.exc.SQLAlchemyError as error:
            raise unopened(error) from error
        self._writer = threading.Thread(target=self._write, name="ledger", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is still waiting, and leave."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    def _bring_up_to_date(self) -> None:
        with self.engine.connect() as connection:
            found = sql.inspect(connection).get_table_names()
            version = connection.scalar(sql.select(migrated.c.version_num)) if migrated.name in found else None
        if version == HEAD:
            return
        if not found and not is_shared(self.engine):
            # Nothing has to be brought up to date, and what would do it is large.
            with self.engine.begin() as connection:
                tables.create_all(connection)
                migrated.create(connection)
                connection.execute(migrated.insert(), {"version_num": HEAD})
            return
        from escarmouche.server.migrations import upgrade

        upgrade(self.engine)

    # Writing

    def submit(self, work: Callable[[Connection], None], rows: Sequence[Mapping[str, Any]] = ()) -> "Future[None]":
        """Have something written, after some entries; the future is done when it is safe on the disk."""
        done: Future[None] = Future()
        # Whoever waits may go away, but what was handed in is written.
        done.set_running_or_notify_cancel()
        self._jobs.put(Job(work, done, rows))
        return done

    def _write(self) -> None:
        while (job := self._jobs.get()) is not None:
            together = [job]
            while len(together) < TOGETHER and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._commit(together)
                    return
                together.append(following)
            self._commit(together)

    def _commit(self, together: Sequence[Job]) -> None:
        """Write some jobs in one go; if one of them cannot be written, each for itself."""
        try:
            with self.engine.begin() as connection:
                rows = [dict(row) for job in together for row in job.rows]
                if rows:
                    connection.execute(entries.insert(), rows)
                for job in together:
                    job.work(connection)
        except Exception as error:
            if len(together) == 1:
                together[0].done.set_exception(_unwritten(error))
                return
            for job in together:
                self._commit([job])
            return
        for job in together:
            job.done.set_result(None)

    def begin(self, game: GameRow, places: Sequence[SeatRow]) -> "Future[None]":
        """Keep a new game with its seats."""
        row = {**game._asdict(), "setup": _written(game.setup), "chance": _written(game.chance), "begun": time.time(),
               "wishes": None if game.wishes is None else _written(game.wishes)}  # fmt: skip
        rows = [{**place._asdict(), "orders": _written(place.orders)} for place in places]

        def work(connection: Connection) -> None:
            connection.execute(games.insert(), row)
            connection.execute(seats.insert(), rows)

        return self.submit(work)

    def settle(self, game: GameRow) -> "Future[None]":
        """Keep how a game is set up after all; `Taken` if it was settled before."""
        waits = games.update().where(games.c.id == game.id, games.c.wishes.is_not(None))
        values = {"setup": _written(game.setup), "chance": _written(game.chance), "wishes": None}

        def work(connection: Connection) -> None:
            if not connection.execute(waits.values(values)).rowcount:
                raise Taken
            announce(connection, game.id, self.worker, seats=True)

        return self.submit(work)

    def append(self, game: str, added: Sequence[Entry]) -> "Future[None]":
        """Keep some entries of a game, all or none; `Taken` if their numbers are."""
        rows = [{"game": game, "sequence": entry.sequence, "data": _written(entry.data), "at": time.time()}
                for entry in added]  # fmt: skip
        return self.submit(lambda connection: announce(connection, game, self.worker), rows)

    def reseat(self, place: SeatRow) -> "Future[None]":
        """Keep who has a seat now, and its standing orders."""
        change = seats.update().where(seats.c.game == place.game, seats.c.seat == place.seat)
        values = {"who": place.who, "orders": _written(place.orders)}

        def work(connection: Connection) -> None:
            connection.execute(change.values(values))
            announce(connection, place.game, self.worker, seats=True)

        return self.submit(work)

    def take(self, before: SeatRow, after: SeatRow) -> "Future[None]":
        """Give a seat to whoever is the first to take it; `Taken` if it is not any more as it was.

        What the link gave before ends with it: further tokens, and codes that were made from it.
        """
        there = (seats.c.game == before.game) & (seats.c.seat == before.seat)
        change = seats.update().where(there, seats.c.token == before.token, seats.c.who == before.who)
        values = {"who": after.who, "token": after.token, "link": before.token}

        def work(connection: Connection) -> None:
            if not connection.execute(change.values(values)).rowcount:
                raise Taken
            for given in (tokens, codes):
                connection.execute(given.delete().where(given.c.game == before.game, given.c.seat == before.seat))
            announce(connection, before.game, self.worker, seats=True)

        return self.submit(work)

    def look(self, game: str, seat: int, lines: int) -> "Future[None]":
        """Keep how many lines of its journal a seat has seen."""
        change = seats.update().where(seats.c.game == game, seats.c.seat == seat, seats.c.looked < lines)
        return self.submit(lambda connection: _done(connection.execute(change.values(looked=lines))))

    def lend(self, code: str, game: str, seat: int, until: float) -> "Future[None]":
        """Keep a code with which a seat can be taken along, until some time; older ones of the seat end."""

        def work(connection: Connection) -> None:
            connection.execute(codes.delete().where((codes.c.until < time.time())
                                                    | ((codes.c.game == game) & (codes.c.seat == seat))))  # fmt: skip
            connection.execute(codes.insert(), {"code": code, "game": game, "seat": seat, "until": until})

        return self.submit(work)

    def redeem(self, code: str, token: str) -> "Future[None]":
        """Give the seat of a code one more token, and end the code; `Taken` if there is no such code."""

        def work(connection: Connection) -> None:
            alive = codes.select().where(codes.c.code == code, codes.c.until >= time.time())
            row = connection.execute(alive).mappings().first()
            if row is None or not connection.execute(codes.delete().where(codes.c.code == code)).rowcount:
                raise Taken
            connection.execute(tokens.insert(), {"token": token, "game": row["game"], "seat": row["seat"]})

        return self.submit(work)

    def prune(self, played_since: float, unplayed_since: float) -> list[str]:
        """Remove the games in which nothing was done since some time, and old codes and reports: what was removed."""
        removed: list[str] = []
        while True:
            batch: list[str] = []
            self.submit(partial(self._remove_some, played_since, unplayed_since, batch)).result()
            removed += batch
            if len(batch) < REMOVED_TOGETHER:
                break
        self.submit(_clear_away).result()
        return removed

    def _remove_some(self, played: float, unplayed: float, removed: list[str], connection: Connection) -> None:
        if is_shared(self.engine) and not connection.scalar(sql.select(sql.func.pg_try_advisory_xact_lock(PRUNING))):
            # Another server is at it.
            return
        # Whoever has just done something in a game keeps it: this is looked up where it is removed.
        found = sql.select(games.c.id).where(expired(played, unplayed)).limit(REMOVED_TOGETHER)
        removed[:] = connection.scalars(found)
        for table, column in ((entries, entries.c.game), (codes, codes.c.game), (tokens, tokens.c.game),
                              (remarks, remarks.c.game), (seats, seats.c.game), (games, games.c.id)):  # fmt: skip
            connection.execute(table.delete().where(column.in_(removed)))
        for game in removed:
            announce(connection, game, self.worker, seats=True)

    def report(self, game: str, sequence: int, text: str) -> "Future[None]":
        """Keep a report of a fault of ours."""
        row = {"game": game, "sequence": sequence, "text": text, "at": time.time()}
        return self.submit(lambda connection: _done(connection.execute(reports.insert(), row)))

    # Reading

    def find(self, token: str) -> SeatRow | None:
        """The seat whose token has this fingerprint."""
        with self.engine.connect() as connection:
            row = connection.execute(seats.select().where(seats.c.token == token)).mappings().first()
            if row is not None:
                return _seat(row)
            same = (tokens.c.game == seats.c.game) & (tokens.c.seat == seats.c.seat)
            more = sql.select(seats, tokens.c.token.label("further")).join(tokens, same)
            row = connection.execute(more.where(tokens.c.token == token)).mappings().first()
        return None if row is None else _seat(row)._replace(token=row["further"])

    def is_used(self, link: str) -> bool:
        """Whether somebody has sat down with the link that has this fingerprint."""
        with self.engine.connect() as connection:
            return connection.scalar(sql.select(seats.c.seat).where(seats.c.link == link)) is not None

    def game(self, game: str) -> GameRow:
        """A game as it was begun."""
        with self.engine.connect() as connection:
            row = connection.execute(games.select().where(games.c.id == game)).mappings().one()
        return GameRow(row["id"], row["key"], json.loads(row["setup"]), json.loads(row["chance"]), row["practice"],
                       row["lesson"], row["feed"], json.loads(row["wishes"] or "null"))  # fmt: skip

    def has(self, game: str) -> bool:
        """Whether there is such a game."""
        with self.engine.connect() as connection:
            return connection.scalar(sql.select(games.c.id).where(games.c.id == game)) is not None

    def count(self) -> int:
        """How many games there are."""
        with self.engine.connect() as connection:
            return connection.scalar(sql.select(sql.func.count()).select_from(games)) or 0

    def latest(self, game: str) -> float:
        """When something was last done in a game, in seconds since 1970."""
        newest = sql.select(sql.func.max(entries.c.at)).where(entries.c.game == game)
        begun = sql.select(games.c.begun).where(games.c.id == game)
        with self.engine.connect() as connection:
            return float(connection.scalar(newest) or connection.scalar(begun) or 0.0)

    def places(self, game: str) -> list[SeatRow]:
        """The seats of a game, spectators first."""
        with self.engine.connect() as connection:
            rows = connection.execute(seats.select().where(seats.c.game == game).order_by(seats.c.seat)).mappings()
            return [_seat(row) for row in rows]

    def entries(self, game: str, after: int = 0) -> list[Entry]:
        """What was done in a game, in order."""
        wanted = entries.select().where(entries.c.game == game, entries.c.sequence > after).order_by(entries.c.sequence)
        with self.engine.connect() as connection:
            return [Entry(row["sequence"], json.loads(row["data"])) for row in connection.execute(wanted).mappings()]

    def reports(self) -> list[str]:
        """All reports of faults, oldest first."""
        with self.engine.connect() as connection:
            return list(connection.scalars(sql.select(reports.c.text).order_by(reports.c.id)))


def expired(played_since: float, unplayed_since: float) -> sql.ColumnElement[bool]:
    """Games in which nothing was done since one time, or since another if nothing was ever done in them."""
    done = sql.select(entries.c.game).where(entries.c.game == games.c.id)
    old = (games.c.begun < played_since) & ~sql.exists(done.where(entries.c.at >= played_since)) & sql.exists(done)
    return old | ((games.c.begun < unplayed_since) & ~sql.exists(done))


def _clear_away(connection: Connection) -> None:
    """Delete the codes that have ended, and all but the newest reports."""
    connection.execute(codes.delete().where(codes.c.until < time.time()))
    newest = connection.scalar(sql.select(sql.func.max(reports.c.id))) or 0
    connection.execute(reports.delete().where(reports.c.id <= newest - REPORTS_KEPT))


def _unwritten(error: Exception) -> Exception:
    """Why something was not written, as whoever waits for it is told."""
    if isinstance(error, IntegrityError):
        return Taken()
    if isinstance(error, sql.exc.SQLAlchemyError | OSError):
        log.error("Something could not be written: %s", problem(error))
        return Unkept(refusal("", "refused-not-kept"))
    return error


def engine_of(url: str) -> Engine:
    """The engine by which SQLAlchemy reaches a database, which need not exist yet."""
    where = address(url)
    if where.drivername in PLAIN_POSTGRES:
        where = where.set(drivername="postgresql+psycopg")
    try:
        engine = sql.create_engine(where, pool_pre_ping=where.get_backend_name() == "postgresql")
    except (sql.exc.ArgumentError, ModuleNotFoundError) as error:
        raise unopened(error) from error
    if engine.dialect.name == "sqlite":
        sql.event.listen(engine, "connect", _make_durable)
    return engine


def is_shared_address(url: str) -> bool:
    """Whether several servers can share the database at an address."""
    return address(url).get_backend_name() in PLAIN_POSTGRES


def address(url: str) -> sql.URL:
    """The parts of the address of a database."""
    try:
        return sql.make_url(url)
    except sql.exc.ArgumentError as error:
        raise unopened(error) from error


def unopened(error: Exception) -> Refused:
    """The refusal of a database that cannot be opened; its address is not repeated, for it may hold a password."""
    return Refused(refusal("", "refused-database", problem=problem(error)))


def problem(error: Exception) -> str:
    """What a database complains about, in one line."""
    told = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
    return (told.splitlines() or [type(error).__name__])[0].rstrip(".")


def address_of(file: Path) -> str:
    """The address of a database in a file."""
    return sql.URL.create("sqlite", database=str(file)).render_as_string(hide_password=False)


def _make_durable(connection: Any, record: Any) -> None:
    """Set a connection up: readers do not wait for writers, and a commit is on the disk when it is acknowledged."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _seat(row: RowMapping) -> SeatRow:
    return SeatRow(row["game"], row["seat"], row["token"], row["who"], json.loads(row["orders"]), row["looked"],
                   row["link"], row["name"], row["seen"])  # fmt: skip


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _done(result: Any) -> None:
    """Turn the result of a write into None: only that it was written matters."""
