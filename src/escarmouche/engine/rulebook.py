"""One rule, one small unit, under its number.

A unit marked with `@rule("GFF-…")` is the place where that rule of the catalogue is applied: while a game (or a
conformance case) listens, the unit's number is noted whenever it applied. A marked unit is the very function that was
written, and costs nothing more while nobody listens: when somebody does, its code is exchanged for one that calls it
and notes, and exchanged back when a game is played that keeps no journal.
"""

import inspect
from _thread import allocate_lock, get_ident
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any, NamedTuple, ParamSpec, TypeAlias, TypeVar, cast

RuleId: TypeAlias = str
P = ParamSpec("P")
R = TypeVar("R")

_heard: dict[int, dict[RuleId, None]] = {}
"""What is noted in each thread in which somebody listens: games at other tables are none of this one's business."""


class Mark(NamedTuple):
    """Rules that a unit applies: whenever it is called (`always`), or if it answers something else than `otherwise`."""

    ids: dict[RuleId, None]
    otherwise: Any
    always: bool


class Unit:
    """A marked function, with its code as it was written and as it is while somebody listens."""

    def __init__(self, function: FunctionType) -> None:
        if function.__code__.co_freevars:
            raise TypeError(f"{function.__qualname__} is written inside another function, and cannot be marked")
        self.function = function
        self.name = f"{function.__module__}.{function.__qualname__}"
        self.package = function.__module__.partition(".rules")[0]
        self.marks: list[Mark] = []
        self.plain = function.__code__
        self.noting = calling(self._noted)
        self.as_written = FunctionType(self.plain, function.__globals__, function.__name__, function.__defaults__)
        self.as_written.__kwdefaults__ = function.__kwdefaults__
        self.as_written.__dict__.update(function.__dict__)

    def _noted(self, *args: Any, **kwargs: Any) -> Any:
        """Call the function as it was written, and note the rules that applied."""
        here = get_ident()
        heard = _heard.get(here)
        if heard is None or _listeners[here] not in ("", self.package):
            return self.as_written(*args, **kwargs)
        for mark in reversed(self.marks):
            if mark.always:
                heard.update(mark.ids)
        result = self.as_written(*args, **kwargs)
        for mark in self.marks:
            if not mark.always and result != mark.otherwise:
                heard.update(mark.ids)
        return result


def calling(other: Callable[..., Any]) -> CodeType:
    """The code of a function that passes everything on to another one."""

    def passing(*args: Any, **kwargs: Any) -> Any:
        call: Any = "other"
        return call(*args, **kwargs)

    code = passing.__code__
    return code.replace(co_consts=tuple(other if const == "other" else const for const in code.co_consts))


units: dict[str, Unit] = {}
"""The marked units by their names."""
_groups: dict[str, list[Unit]] = {}
"""The marked units by the package whose rules they apply: what stands before `.rules` in the names of its modules."""


def rule(*ids: RuleId, otherwise: Any = None, always: bool = False) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark the unit that applies a rule.

    `otherwise` is what the unit answers when the rule does not apply. With `always`, as for every unit that asks
    something, the rule is noted whenever the unit was consulted.
    """

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        plain = cast("FunctionType", function)
        unit = units.get(f"{plain.__module__}.{plain.__qualname__}")
        if unit is None or unit.function is not plain:
            unit = _enrolled(plain)
        unit.marks.append(Mark(dict.fromkeys(ids), otherwise, always or inspect.isgeneratorfunction(unit.as_written)))
        return function

    return mark


def _enrolled(function: FunctionType) -> Unit:
    """A function that is marked for the first time; if somebody listens already, it begins to note at once."""
    unit = Unit(function)
    units[unit.name] = unit
    _groups.setdefault(unit.package, []).append(unit)
    with _changing:
        if unit.package in _noting:
            function.__code__ = unit.noting
    return unit


def written(function: Callable[P, R]) -> Callable[P, R]:
    """A function as it was written, whether or not it notes at present."""
    plain = cast("FunctionType", function)
    unit = units.get(f"{plain.__module__}.{plain.__qualname__}")
    return function if unit is None or unit.function is not plain else cast("Callable[P, R]", unit.as_written)


def places() -> dict[RuleId, list[str]]:
    """Where each rule is written: its number, and the units that apply it."""
    found: dict[RuleId, list[str]] = {}
    for unit in units.values():
        for mark in unit.marks:
            for number in mark.ids:
                found.setdefault(number, []).append(unit.name)
    return found


def note(*ids: RuleId) -> None:
    """Note rules that applied without a unit of their own."""
    if _heard and (heard := _heard.get(get_ident())) is not None:
        heard.update(dict.fromkeys(ids))


def unheard(find: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What a function says, while none of the rules that it applies is noted: it only looks ahead."""
    if not _heard:
        return find(*args, **kwargs)
    with listening(None):
        return find(*args, **kwargs)


def anybody_listens(package: str = "") -> bool:
    """Whether somebody listens, or the units of a package note yet: whoever wants silence has to ask for it."""
    return bool(_heard) or package in _noting


class listening:  # noqa: N801  (used like a word: with listening(heard))
    """Note in `heard` which rules apply inside the block, those of one `package` or all; with None, note nothing."""

    __slots__ = ("_before", "_first", "_idle", "_now", "_package")

    def __init__(self, heard: dict[RuleId, None] | None, package: str = "") -> None:
        self._now = heard
        self._package = package

    def __enter__(self) -> None:
        if self._now is None and self._package in _noting:
            _cease(self._package)
        self._idle = self._now is None and not _heard
        if self._idle:
            # Nobody notes anything anywhere, so there is nothing to keep from him.
            return
        here = get_ident()
        self._before = _heard.get(here)
        self._first = self._now is not None and here not in _listeners
        if self._first:
            _listeners[here] = self._package
            _begin(self._package)
        self._listen(self._now)

    def __exit__(self, *error: object) -> None:
        if self._idle:
            return
        self._listen(self._before)
        if self._first:
            # The units go on noting, for nobody: mostly the next to play is again somebody who listens.
            del _listeners[get_ident()]

    @staticmethod
    def _listen(heard: dict[RuleId, None] | None) -> None:
        if heard is None:
            _heard.pop(get_ident(), None)
        else:
            _heard[get_ident()] = heard


_listeners: dict[int, str] = {}
"""The threads in which somebody listens, perhaps not at this moment, each with the package whose rules are noted."""
_noting: set[str] = set()
"""The packages whose units note at present, whether or not somebody listens."""
_changing = allocate_lock()


def _begin(package: str) -> None:
    """Make the units of a package note the rules that they apply; all units if no package is named."""
    with _changing:
        for name in [package] if package else list(_groups):
            if name not in _noting:
                _noting.add(name)
                for unit in _groups.get(name, ()):
                    unit.function.__code__ = unit.noting


def _cease(package: str) -> None:
    """Make the units of a package note nothing more, unless somebody listens to them."""
    with _changing:
        wanted = set(_listeners.values())
        if package not in wanted and "" not in wanted:
            _noting.discard(package)
            for unit in _groups.get(package, ()):
                unit.function.__code__ = unit.plain
