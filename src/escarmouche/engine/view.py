"""What a seat may see, built from nothing: only what is classified is sent.

A state class says in `seen` who may see each of its fields. A field that is not classified is sent to nobody, and a
test fails until it is.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec.structs import asdict

from escarmouche.engine.questions import SeatId

Seen: TypeAlias = str | Callable[[Any, SeatId], Any]

PUBLIC = "public"
OWNER = "owner"
NOBODY = "nobody"
"""Who sees a field: everyone, the seat that owns the thing, no one; or a function that says what a seat sees of it."""


PLAIN = frozenset({int, str, bool, float, type(None)})


def see(thing: Any, seat: SeatId) -> Any:
    """The thing as plain data, as far as the seat may see it."""
    kind = type(thing)
    if kind in PLAIN:
        return thing
    if kind is list or kind is tuple:
        if thing and isinstance(thing[0], msgspec.Struct):
            return _see_row(thing, seat)
        return [item if type(item) in PLAIN else see(item, seat) for item in thing]
    if isinstance(thing, msgspec.Struct):
        return _see_struct(thing, seat)
    if kind is dict:
        return {key: see(item, seat) for key, item in thing.items()}
    raise TypeError(f"{kind.__name__} is not plain data and cannot be shown")


def _see_row(things: Sequence[msgspec.Struct], seat: SeatId) -> list[Any]:
    """Several things in a row; most are of one kind, of which everyone sees every field."""
    kind = type(things[0])
    if _open(kind) != NOTHING_MORE:
        return [see(item, seat) for item in things]
    return [asdict(item) if type(item) is kind else see(item, seat) for item in things]


@functools.cache
def _plan(struct: type[msgspec.Struct]) -> tuple[tuple[str, Seen], ...]:
    """Which fields of a class are sent at all, and to whom."""
    seen: Mapping[str, Seen] = getattr(struct, "seen", {})
    return tuple((field, seen[field]) for field in struct.__struct_fields__ if seen.get(field, NOBODY) != NOBODY)


@functools.cache
def _open(struct: type[msgspec.Struct]) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """Of a class of which everyone sees every field: which are rows of plain data, and which may hold anything."""
    seen: Mapping[str, Seen] = getattr(struct, "seen", {})
    if any(seen.get(field) != PUBLIC for field in struct.__struct_fields__):
        return None
    more = [field for field in msgspec.structs.fields(struct) if not _is_plain(field.type)]
    rows = [field.name for field in more if get_origin(field.type) is list and _is_plain(get_args(field.type)[0])]
    return tuple(rows), tuple(field.name for field in more if field.name not in rows)


NOTHING_MORE: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
"""What is said of a class whose fields are all open and plain."""


def _is_plain(kind: Any) -> bool:
    """Whether whatever has this type is plain data."""
    if isinstance(kind, NewType):
        return _is_plain(kind.__supertype__)
    if get_origin(kind) in (Union, UnionType):
        return all(map(_is_plain, get_args(kind)))
    if get_origin(kind) is Annotated:
        return _is_plain(get_args(kind)[0])
    return get_origin(kind) is Literal or kind in PLAIN or kind is NoneType


def _see_struct(thing: msgspec.Struct, seat: SeatId) -> dict[str, Any]:
    opened = _open(type(thing))
    if opened is not None:
        everything = asdict(thing)
        for field in opened[0]:
            everything[field] = everything[field][:]
        for field in opened[1]:
            everything[field] = see(everything[field], seat)
        return everything
    shown: dict[str, Any] = {}
    for field, who in _plan(type(thing)):
        if who == PUBLIC:
            value = getattr(thing, field)
            shown[field] = value if type(value) in PLAIN else see(value, seat)
        elif callable(who):
            shown[field] = who(thing, seat)
        elif getattr(thing, "owner", None) == seat:
            shown[field] = see(getattr(thing, field), seat)
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
