"""Results as a Parquet table: the same rows are the same bytes, and the plan goes with them."""

import hashlib
import importlib
from collections.abc import Iterable
from io import BytesIO
from typing import Any, TypeVar, get_args

import msgspec

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.lab.plan import Plan
from escarmouche.lab.play import Row

COLUMNS = {int: "Int64", int | None: "Int64", float: "Float64", float | None: "Float64", bool: "Boolean", str: "String"}
"""How the plain types of a row are called in Polars; a tuple of records is a list of them."""
PLAN, SEAL = "escarmouche.plan", "escarmouche.seal"
UNSEALED = "0" * 32
BEFORE_SEAL = 2
"""In a Parquet file two bytes, a kind and a length, stand between a key and its text."""


About = TypeVar("About")


class NoResults(ValueError):
    """A file that holds no results, and why."""


def encode(about: Any, rows: Iterable[Row]) -> bytes:
    """A Parquet file of these rows, in the order of the games, with what they belong to: a plan, or anything plain."""
    library = polars()
    ordered = sorted(rows, key=lambda row: (row.cell, row.game))
    fields = schema(Row)
    plain = msgspec.to_builtins(ordered)
    frame = library.DataFrame({name: [row[name] for row in plain] for name in fields}, schema=fields)
    return sealed_frame(about, frame)


def sealed_frame(about: Any, frame: Any) -> bytes:
    """A table of rows as a Parquet file under a seal."""
    written = {PLAN: msgspec.json.encode(about, order="deterministic").decode(), SEAL: UNSEALED}
    file = BytesIO()
    frame.write_parquet(file, compression="zstd", compression_level=3, row_group_size=1 << 16, metadata=written)
    return sealed(file.getvalue())


def schema(record: type[msgspec.Struct]) -> dict[str, Any]:
    """The columns of a record, with their types in Polars."""
    return {field.name: _column(field.type) for field in msgspec.structs.fields(record)}


def _column(kind: Any) -> Any:
    library = polars()
    if kind in COLUMNS:
        return getattr(library, COLUMNS[kind])
    return library.List(library.Struct(schema(get_args(kind)[0])))


def decode(raw: bytes) -> tuple[Plan, list[Row]]:
    """The plan and the rows of a Parquet file; anything else than what `encode` has written is no result."""
    plan, frame = decode_frame(raw, Plan)
    try:
        return plan, msgspec.convert(frame.to_dicts(), list[Row])
    except msgspec.MsgspecError as error:
        raise NoResults(" ".join(str(error).split()).rstrip(".")) from error


def decode_frame(raw: bytes, about: type[About]) -> tuple[About, Any]:
    """What a Parquet file belongs to, and its table."""
    library = polars()
    if SEAL.encode() not in raw or sealed(raw) != raw:
        raise NoResults("it was changed, cut off or not written by `escarmouche simulate`")
    try:
        written = library.read_parquet_metadata(BytesIO(raw))[PLAN]
        return msgspec.json.decode(written, type=about), library.read_parquet(BytesIO(raw))
    except (library.exceptions.PolarsError, msgspec.MsgspecError, KeyError) as error:
        raise NoResults(" ".join(str(error).split()).rstrip(".")) from error


def sealed(raw: bytes) -> bytes:
    """A Parquet file with a seal in it that fits no other; whatever decodes such files never sees a broken one."""
    before, key, after = raw.rpartition(SEAL.encode())
    kind, after = after[:BEFORE_SEAL], after[BEFORE_SEAL + len(UNSEALED) :]
    digest = hashlib.blake2b(b"".join((before, key, kind, after)), digest_size=len(UNSEALED) // 2).hexdigest()
    return b"".join((before, key, kind, digest.encode(), after))


def polars() -> Any:
    """Polars, which only results in files need."""
    try:
        return importlib.import_module("polars")
    except ImportError as error:
        raise Refused(refusal("", "refused-no-polars")) from error
