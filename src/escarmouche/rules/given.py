"""What an entry point or a measurement is given: a struct whose fields say by their types what each argument is."""

from collections.abc import Callable, Mapping
from functools import cache
from inspect import Parameter, signature
from typing import Any, TypeVar, cast, get_type_hints

import msgspec

from escarmouche.engine.ids import kind_of
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.rulebook import written


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """The arguments of an entry point or a measurement; each game adds a struct for each set of them.

    A struct of the state can stand for its own parts instead.
    """


G = TypeVar("G", bound=msgspec.Struct)
R = TypeVar("R")
T = TypeVar("T")


@cache
def types_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The arguments by the names under which they are written, each with its type."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.encode_name: hints[field.name] for field in msgspec.structs.fields(kind)}


@cache
def kinds_of(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The arguments that stand for something (a unit, a length, …), each with what."""
    return {name: found for name, annotation in types_of(kind).items() if (found := kind_of(annotation))}


def present(value: T | None, argument: str) -> T:
    """The value of an optional argument where it is needed; a refusal if it was left out."""
    if value is None:
        raise Refused(refusal("", "refused-missing-argument", argument=argument))
    return value


def given_as(kind: type[G], data: Mapping[str, Any], what: str) -> G:
    """The arguments as a struct; one that is unknown, missing or of another type is refused."""
    known = types_of(kind)
    for argument in sorted(set(data) - set(known)):
        every = ", ".join(sorted(known))
        raise Refused(refusal("", "refused-unknown-argument", entry=what, argument=argument, known=every))
    for field in msgspec.structs.fields(kind):
        if field.required and field.encode_name not in data:
            raise Refused(refusal("", "refused-missing-argument", argument=field.encode_name))
    try:
        return msgspec.convert(dict(data), kind)
    except msgspec.ValidationError as error:
        raise Refused(refusal("", "refused-not-understood", value=f"{what}: {error}"[:80])) from None


def given_to(function: Callable[..., R]) -> tuple[Callable[[Any, Given], R], type[Given]]:
    """An entry point or a measurement, and the struct of what it is given: the parameters after the battle or bench.

    A parameter is written as it is called in Python, without the underscore that `from_` needs there.
    """
    hints = get_type_hints(function, include_extras=True)
    names = {name: one.default for name, one in list(signature(written(function)).parameters.items())[1:]}
    fields = [
        (name, hints[name], msgspec.field(default=_default(default), name=name.rstrip("_")))
        for name, default in names.items()
    ]
    kind = cast("type[Given]", msgspec.defstruct(function.__name__, fields, bases=(Given,), frozen=True, kw_only=True))
    return lambda first, given: function(first, **{name: getattr(given, name) for name in names}), kind


def _default(value: Any) -> Any:
    return msgspec.NODEFAULT if value is Parameter.empty else value
