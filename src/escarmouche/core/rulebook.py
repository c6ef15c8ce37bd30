"""One rule, one small unit, under its number.

A unit marked with `@rule("GFF-…")` is the place where that rule of the catalogue is applied. Marking does two things:
while a game (or a conformance case) listens, the unit's number is noted whenever it applied; and the rule can be
switched off before the game's modules are imported, so that the conformance cases can prove that they would notice.
"""

import functools
import inspect
from _thread import get_ident
from collections.abc import Callable
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

RuleId: TypeAlias = str
P = ParamSpec("P")
R = TypeVar("R")

places: dict[RuleId, list[str]] = {}
"""Where each rule is written: its number, and the units that apply it."""

_without: set[RuleId] = set()
_heard: dict[int, dict[RuleId, None]] = {}
"""What is noted in each thread in which somebody listens: games at other tables are none of this one's business."""


def switch_off(*ids: RuleId) -> None:
    """Leave these rules out of every game module that is imported from now on."""
    _without.update(ids)


def rule(
    *ids: RuleId, otherwise: Any = None, instead: Callable[..., Any] | None = None, always: bool = False
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark the unit that applies a rule.

    `otherwise` is what the unit answers when the rule does not apply, and therefore what a switched-off unit always
    answers (`instead` computes it where it depends on the arguments). `always` notes it whenever it was consulted.
    """

    fresh = dict.fromkeys(ids)

    def mark(unit: Callable[P, R]) -> Callable[P, R]:
        for number in ids:
            places.setdefault(number, []).append(f"{unit.__module__}.{unit.__qualname__}")
        if not _without.isdisjoint(ids):
            return _left_out(unit, otherwise, instead)
        if _asks(unit) or always:

            @functools.wraps(unit)
            def noted(*args: P.args, **kwargs: P.kwargs) -> R:
                if _heard and (heard := _heard.get(get_ident())) is not None:
                    heard.update(fresh)
                return unit(*args, **kwargs)

            return noted

        if _takes_two(unit):
            return _noting_two(unit, otherwise, fresh)

        @functools.wraps(unit)
        def noting(*args: P.args, **kwargs: P.kwargs) -> R:
            result = unit(*args, **kwargs)
            if _heard and result != otherwise and (heard := _heard.get(get_ident())) is not None:
                heard.update(fresh)
            return result

        return noting

    return mark


def _takes_two(unit: Callable[..., Any]) -> bool:
    """Whether the unit takes just two things, by their place."""
    parameters = inspect.signature(unit).parameters.values()
    return len(parameters) == 2 and all(
        one.kind is one.POSITIONAL_OR_KEYWORD and one.default is one.empty for one in parameters
    )


def _noting_two(unit: Callable[P, R], otherwise: Any, fresh: dict[RuleId, None]) -> Callable[P, R]:
    """The mark for units of two things: most calls by far are to these, and without stars a call costs half."""
    bare: Callable[..., R] = unit

    @functools.wraps(unit)
    def noting(first: Any, second: Any, /) -> R:
        result = bare(first, second)
        if _heard and result != otherwise and (heard := _heard.get(get_ident())) is not None:
            heard.update(fresh)
        return result

    return cast("Callable[P, R]", noting)


def _asks(unit: Callable[..., Any]) -> bool:
    """Whether the unit is a generator, also underneath another rule's mark."""
    return inspect.isgeneratorfunction(inspect.unwrap(unit))


def _left_out(unit: Callable[P, R], otherwise: Any, instead: Callable[..., Any] | None) -> Callable[P, R]:
    if _asks(unit):

        @functools.wraps(unit)
        def nothing(*args: P.args, **kwargs: P.kwargs) -> Any:
            return instead(*args, **kwargs) if instead else otherwise
            yield

        return cast("Callable[P, R]", nothing)

    @functools.wraps(unit)
    def neutral(*args: P.args, **kwargs: P.kwargs) -> R:
        return cast("R", instead(*args, **kwargs) if instead else otherwise)

    return neutral


def note(*ids: RuleId) -> None:
    """Note rules that applied without a unit of their own."""
    if _heard and (heard := _heard.get(get_ident())) is not None:
        heard.update(dict.fromkeys(ids))


class listening:  # noqa: N801  (used like a word: with listening(heard))
    """Note in `heard` which rules apply inside the block; with None, note nothing."""

    __slots__ = ("_before", "_now")

    def __init__(self, heard: dict[RuleId, None] | None) -> None:
        self._now = heard

    def __enter__(self) -> None:
        self._before = _heard.get(get_ident())
        _listen(self._now)

    def __exit__(self, *error: object) -> None:
        _listen(self._before)


def _listen(heard: dict[RuleId, None] | None) -> None:
    if heard is None:
        _heard.pop(get_ident(), None)
    else:
        _heard[get_ident()] = heard
