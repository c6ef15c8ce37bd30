"""Results as a Parquet table: the same rows are the same bytes, and the plan goes with them."""

import hashlib
import importlib
from collections.abc import Iterable
from io import BytesIO
from typing import Any, get_args

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


class NoResults(ValueError):
    """A file that holds no results, and why."""


def encode(plan: Plan, rows: Iterable[Row]) -> bytes:
    """A Parquet file of these rows, in the order of the games."""
    polars = _polars()
    ordered = sorted(rows, key=lambda row: row.game)
    fields = schema(Row)
    plain = msgspec.to_builtins(ordered)
    frame = polars.DataFrame({name: [row[name] for row in plain] for name in fields}, schema=fields)
    about = {PLAN: msgspec.json.encode(plan, order="deterministic").decode(), SEAL: UNSEALED}
    file = BytesIO()
    frame.write_parquet(file, compression="zstd", compression_level=3, row_group_size=1 << 16, metadata=about)
    return sealed(file.getvalue())


def schema(record: type[msgspec.Struct]) -> dict[str, Any]:
    """The columns of a record, with their types in Polars."""
    return {field.name: _column(field.type) for field in msgspec.structs.fields(record)}


def _column(kind: Any) -> Any:
    polars = _polars()
    if kind in COLUMNS:
        return getattr(polars, COLUMNS[kind])
    return polars.List(polars.Struct(schema(get_args(kind)[0])))


def decode(raw: bytes) -> tuple[Plan, list[Row]]:
    """The plan and the rows of a Parquet file; anything else than what `encode` has written is no result."""
    polars = _polars()
    if SEAL.encode() not in raw or sealed(raw) != raw:
        raise NoResults("it was changed, cut off or not written by `escarmouche simulate`")
    try:
        plan = polars.read_parquet_metadata(BytesIO(raw))[PLAN]
        rows = polars.read_parquet(BytesIO(raw)).to_dicts()
        return msgspec.json.decode(plan, type=Plan), msgspec.convert(rows, list[Row])
    except (polars.exceptions.PolarsError, msgspec.MsgspecError, KeyError) as error:
        raise NoResults(" ".join(str(error).split()).rstrip(".")) from error


def sealed(raw: bytes) -> bytes:
    """A Parquet file with a seal in it that fits no other; whatever decodes such files never sees a broken one."""
    before, key, after = raw.rpartition(SEAL.encode())
    kind, after = after[:BEFORE_SEAL], after[BEFORE_SEAL + len(UNSEALED) :]
    digest = hashlib.blake2b(b"".join((before, key, kind, after)), digest_size=len(UNSEALED) // 2).hexdigest()
    return b"".join((before, key, kind, digest.encode(), after))


def _polars() -> Any:
    """Polars, which only results in files need."""
    try:
        return importlib.import_module("polars")
    except ImportError as error:
        raise Refused(refusal("", "refused-no-polars")) from error
