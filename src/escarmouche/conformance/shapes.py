"""What the keys of a set-up hold: text, numbers, lists, places; whatever a case writes otherwise is told at once."""

from collections.abc import Mapping
from typing import Any

from escarmouche.conformance.notation import CaseError, as_number, listed, only, plain

TEXTS = frozenset({"name", "like", "side", "place", "group", "reserve", "rank", "role", "reaction"})
LISTS = frozenset(
    {"weapons", "traits", "items", "upgrades", "taken", "ties", "damages", "wrecked", "dulled", "orders"}
    | {"blades", "once", "lasting"}
)
COUNTS = frozenset({"size", "copies", "filler"})
MOST = 500
"""No unit of a case has more models."""


def shaped(thing: Mapping[str, Any], where: str) -> None:
    """Refuse a unit, model, figure or card of which a key does not hold what it should."""
    for key, value in thing.items():
        here = f"{where}, {key}"
        if key in TEXTS and not isinstance(value, str):
            raise CaseError("case-not-text", where=here, written=plain(value))
        if key in LISTS:
            listed(value, here)
        if key in COUNTS and not isinstance(value, str):
            count(value, here)
        if key == "at":
            _spots(value, here)
        if key == "step":
            _numbers(value, 2, here)
        if key == "facing" and not isinstance(value, str):
            for one in value if isinstance(value, list) else [value]:
                as_number(one, here)
        if key in ("lost", "leader", "apart"):
            for one in value if isinstance(value, list) else [value]:
                count(one, here)


def count(written: Any, where: str) -> int:
    """How many there are."""
    if isinstance(written, bool) or not isinstance(written, int) or not 0 <= written <= MOST:
        raise CaseError("case-not-a-count", where=where, most=MOST, written=plain(written))
    return written


def _spots(written: Any, where: str) -> None:
    """Places are written [x, y], with a surface perhaps, or as a list of such."""
    spots = written if isinstance(written, list) and written and isinstance(written[0], list) else [written]
    for spot in spots if written != [] else ():
        if not isinstance(spot, list) or len(spot) not in (2, 3):
            raise CaseError("case-not-a-spot", where=where, written=plain(spot))
        _numbers(spot[:2], 2, where)


def _numbers(written: Any, many: int, where: str) -> None:
    if not isinstance(written, list) or len(written) != many:
        raise CaseError("case-not-numbers", where=where, many=many, written=plain(written))
    for one in written:
        as_number(one, where)


def tables(written: Any, where: str) -> list[Mapping[str, Any]]:
    """A list of tables."""
    for one in listed(written, where):
        only(one, one, where)
    return list(written)
