"""What a seat may see, built from nothing: only what is classified is sent.

A state class says in `seen` who may see each of its fields. A field that is not classified is sent to nobody, and a
test fails until it is.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from escarmouche.core.decision import SeatId

Seen: TypeAlias = str | Callable[[Any, SeatId], Any]

PUBLIC = "public"
OWNER = "owner"
NOBODY = "nobody"
"""Who sees a field: everyone, the seat that owns the thing, no one; or a function that says what a seat sees of it."""


def see(thing: Any, seat: SeatId) -> Any:
    """The thing as plain data, as far as the seat may see it."""
    if isinstance(thing, msgspec.Struct):
        return _see_struct(thing, seat)
    if isinstance(thing, (list, tuple)):
        return [see(item, seat) for item in thing]
    if isinstance(thing, dict):
        return {key: see(item, seat) for key, item in thing.items()}
    return thing


def _see_struct(thing: msgspec.Struct, seat: SeatId) -> dict[str, Any]:
    seen: Mapping[str, Seen] = getattr(type(thing), "seen", {})
    shown: dict[str, Any] = {}
    for field in thing.__struct_fields__:
        who = seen.get(field, NOBODY)
        if callable(who):
            shown[field] = who(thing, seat)
        elif who == PUBLIC or (who == OWNER and getattr(thing, "owner", None) == seat):
            value = getattr(thing, field)
            shown[field] = value if type(value) in (int, str, bool) else see(value, seat)
    return shown


def unclassified(state_type: type[msgspec.Struct]) -> list[str]:
    """The fields of a state class, and of every class inside it, that nobody has classified."""
    missing: list[str] = []
    for struct in _structs_in(state_type, set()):
        seen = getattr(struct, "seen", {})
        fields = struct.__struct_fields__
        missing += [f"{struct.__name__}.{field}" for field in fields if field not in seen]
        missing += [f"{struct.__name__}.{field} (no such field)" for field in seen if field not in fields]
    return missing


def _structs_in(kind: Any, found: set[type[msgspec.Struct]]) -> set[type[msgspec.Struct]]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind not in found:
            found.add(kind)
            for field in msgspec.structs.fields(kind):
                _structs_in(field.type, found)
    else:
        for inner in getattr(kind, "__args__", ()):
            _structs_in(inner, found)
    return found
