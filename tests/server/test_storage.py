"""What is kept is kept once, in order, and safe before anybody hears that it is."""

from pathlib import Path

import pytest
import sqlalchemy as sql

from escarmouche.server.match import Match
from escarmouche.server.migrations import upgrade
from escarmouche.server.storage import HEAD, Entry, SeatRow, Storage, Taken, address_of, engine_of, migrated, tables
from escarmouche.server.tokens import fingerprint
from tests.server.table import begun


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(address_of(tmp_path / "games.db"))


def test_the_migrations_make_the_tables_with_which_a_new_database_begins(storage: Storage, tmp_path: Path) -> None:
    grown = engine_of(address_of(tmp_path / "grown.db"))
    upgrade(grown)
    assert laid_out(storage.engine) == laid_out(grown)
    assert set(laid_out(grown)) == {*tables.tables, migrated.name}
    with storage.engine.connect() as one, grown.connect() as other:
        newest = sql.select(migrated.c.version_num)
        assert one.scalars(newest).all() == other.scalars(newest).all() == [HEAD]


def laid_out(engine: sql.Engine) -> dict[str, object]:
    """The tables of a database: their columns, keys and indices."""
    found = sql.inspect(engine)
    return {
        name: (
            {one["name"]: (str(one["type"]), one["nullable"], one["default"]) for one in found.get_columns(name)},
            found.get_pk_constraint(name)["constrained_columns"],
            sorted((one["constrained_columns"], one["referred_table"]) for one in found.get_foreign_keys(name)),
            sorted(one["column_names"] for one in found.get_unique_constraints(name)),
            sorted((one["column_names"], one["unique"]) for one in found.get_indexes(name)),
        )
        for name in found.get_table_names()
    }


def test_a_commit_is_on_the_disk_before_it_counts(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        assert connection.scalar(sql.text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(sql.text("PRAGMA synchronous")) == 2


def test_a_game_is_found_by_the_token_of_a_seat(storage: Storage) -> None:
    started = begun()
    storage.begin(started.row, started.places).result()
    token = started.tokens[1]
    assert token is not None
    found = storage.find(fingerprint(token))
    assert found is not None
    assert (found.game, found.seat) == (started.row.id, 1)
    assert Match(storage.game(started.row.id)).game.hash() == Match(started.row).game.hash()
    assert storage.find(fingerprint("somebody else's")) is None


def test_no_token_is_kept(storage: Storage, tmp_path: Path) -> None:
    started = begun()
    storage.begin(started.row, started.places).result()
    storage.close()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for token in (*started.tokens, started.spectator):
        assert token is not None
        assert token.encode() not in kept


def test_a_number_is_used_once(storage: Storage) -> None:
    started = begun()
    storage.begin(started.row, started.places).result()
    game = started.row.id
    waiting = [storage.append(game, [Entry(number, {"type": "concede", "seat": 0})]) for number in (1, 2, 2, 3)]
    outcomes = [future.exception() for future in waiting]
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Taken, type(None)]
    assert [entry.sequence for entry in storage.entries(game)] == [1, 2, 3]
    assert [entry.sequence for entry in storage.entries(game, after=2)] == [3]


def test_what_was_handed_in_is_written_even_if_nobody_waits_for_it(storage: Storage) -> None:
    started = begun()
    storage.begin(started.row, started.places).cancel()
    assert not storage.append(started.row.id, [Entry(1, {"type": "concede", "seat": 0})]).cancel()
    storage.append(started.row.id, [Entry(2, {"type": "concede", "seat": 0})]).result()
    assert [entry.sequence for entry in storage.entries(started.row.id)] == [1, 2]


def test_who_has_a_seat_is_kept(storage: Storage) -> None:
    started = begun()
    storage.begin(started.row, started.places).result()
    storage.reseat(SeatRow(started.row.id, 1, None, "corporal", {"routine": False})).result()
    kept = {place.seat: place for place in storage.places(started.row.id)}
    assert (kept[1].who, kept[1].orders) == ("corporal", {"routine": False})
    assert kept[1].token == fingerprint(started.tokens[1] or "")


def test_reports_are_kept(storage: Storage) -> None:
    storage.report("a game", 3, "what went wrong").result()
    assert storage.reports() == ["what went wrong"]
