"""Switching rules off: the units that apply them are exchanged for wrong ones while the game is imported.

A unit without its rule answers what it answers where the rule does not apply (`otherwise`); where that depends on
the circumstances, the module of the game beside this one has a wrong version of its own.
"""

import inspect
from collections.abc import Callable
from functools import cache, update_wrapper
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, TypeAlias, cast

from escarmouche.engine import rulebook
from escarmouche.engine.catalogue import Catalogue

Wrong: TypeAlias = dict[tuple[ModuleType, str, str], Callable[..., Any]]
"""By module, name and rule of a unit, what it does without that rule."""
READINGS = ("value", "number")
"""How the value of a rule is read from the catalogue."""


@cache
def wrong_versions(game: str) -> dict[tuple[str, str, str], Callable[..., Any]]:
    """The wrong versions of a game, by the names of their modules."""
    written: Wrong = import_module(f"tests.mutants.{game}").WRONG
    return {(module.__name__, name, rule): wrong for (module, name, rule), wrong in written.items()}


def without(function: Callable[..., Any], rule: str, otherwise: Any) -> Callable[..., Any]:
    """A unit as it is without a rule."""

    def answer(*args: Any, **kwargs: Any) -> Any:
        module = function.__module__
        own = wrong_versions(module.split(".")[2]) if module.startswith("escarmouche.games.") else {}
        wrong = own.get((module, function.__qualname__, rule))
        return wrong(*args, **kwargs) if wrong else otherwise

    def silent(*args: Any, **kwargs: Any) -> Any:
        found = answer(*args, **kwargs)
        return (yield from found) if inspect.isgenerator(found) else found

    plain = cast("FunctionType", function)
    other = silent if inspect.isgeneratorfunction(function) else answer
    changed = FunctionType(rulebook.calling(other), plain.__globals__, plain.__name__)
    return update_wrapper(changed, plain)


def switch_off(rule: str) -> None:
    """Leave a rule out of every game module that is imported from now on."""
    real = rulebook.rule

    def marking(*ids: str, otherwise: Any = None, always: bool = False) -> Callable[..., Any]:
        mark = real(*ids, otherwise=otherwise, always=always)
        return (lambda unit: mark(without(unit, rule, otherwise))) if rule in ids else mark

    rulebook.rule = marking
    for name in READINGS:
        setattr(Catalogue, name, _misread(getattr(Catalogue, name), rule))


def _misread(read: Callable[[Catalogue, str], Any], rule: str) -> Callable[[Catalogue, str], Any]:
    """A way of reading values that reads another one for a rule."""

    def value(catalogue: Catalogue, number: str) -> Any:
        found = read(catalogue, number)
        return wrong_value(catalogue.data["game"], rule, found) if number == rule else found

    return value


def wrong_value(game: str, rule: str, value: Any) -> Any:
    """What a rule that comes down to a value would come down to without it: the opposite, one more, or nothing."""
    own: dict[str, Any] = import_module(f"tests.mutants.{game}").VALUES
    if rule in own:
        return own[rule]
    return not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else type(value)()
