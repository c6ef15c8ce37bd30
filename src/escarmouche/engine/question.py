"""What all questions have: options with reasons and forecasts, who is asked, and what silence means."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Self, TypeAlias, TypeVar

import msgspec

from escarmouche.engine.ids import SeatId, kind_of
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId

Key: TypeAlias = str
T = TypeVar("T")
TRIES = 40
"""How often a random answer is tried against rules that only judge."""
Later: TypeAlias = T | Callable[[], T]


class Asks(str):
    """The key of a question, with the keys that its options can have.

    A key is written part by part, as in `charge:<unit>`: what stands in brackets is any thing of that kind. `about` is
    what the question says of itself, `says` what its options say of themselves, and `values` are words that these
    fields can hold beside the names of things.
    """

    __slots__ = ("about", "kinds", "says", "values", "words")
    words: tuple[str, ...]
    about: frozenset[str]
    says: frozenset[str]
    values: tuple[str, ...]
    kinds: dict[str, str]
    """For fields that are given with their type, as in `says={"target": UnitId}`: what each stands for."""

    def __new__(
        cls,
        text: str,
        *words: str,
        about: Iterable[str] | Mapping[str, Any] = (),
        says: Iterable[str] | Mapping[str, Any] = (),
        values: Iterable[str] = (),
    ) -> Self:
        asks = super().__new__(cls, text)
        asks.words = words
        asks.about = frozenset(about)
        asks.says = frozenset(says)
        typed = [*_typed(about), *_typed(says)]
        asks.kinds = {field: kind for field, annotation in typed if (kind := kind_of(annotation))}
        asks.values = tuple(values)
        return asks


def _typed(fields: Iterable[str] | Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
    return fields.items() if isinstance(fields, Mapping) else ()


class Forecast(msgspec.Struct, frozen=True, kw_only=True, tag_field="mechanic"):
    """What the rules foresee if this is chosen: a struct for each mechanic, from which the odds are computed."""

    reasons: tuple[Reason, ...] = ()
    brief: bool = False
    """Whether the odds may leave out everything that is not told in a few words."""

    @property
    def mechanic(self) -> str:
        """What it is: an attack, a test, a fall, …"""
        return str(self.__struct_config__.tag)


class Offered(msgspec.Struct, eq=False):
    """What an option says of itself; a struct, because making options is a good part of asking."""

    key: Key
    text: str = ""
    data: dict[str, Any] = {}
    refused: Reason | Callable[[], Reason | None] | None = None
    forecast: Callable[[], Forecast] | None = None


_PLACE: Any = Offered.refused
_given, _settle = _PLACE.__get__, _PLACE.__set__
"""Read and write what an option holds for its refusal, which is the function until somebody wants to know."""


class Option(Offered, eq=False):
    """One thing that can be chosen, or that is shown with the reason why it cannot.

    Whether it is refused may be a function: it is asked once, when somebody wants to know.
    """

    @property  # type: ignore[misc]
    def refused(self) -> Reason | None:  # type: ignore[override]
        """Why it cannot be chosen, or None."""
        found: Reason | Callable[[], Reason | None] | None = _given(self)
        if callable(found):
            found = found()
            _settle(self, found)
        return found

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Question:
    """What all questions have: who is asked, by which rule, in which words, and what silence means."""

    kind: ClassVar[str] = ""

    def __init__(
        self,
        seat: SeatId,
        text: Asks,
        rule: RuleId,
        data: Later[dict[str, Any]] | None = None,
        default: Later[Any] = None,
        routine: bool = False,
        audience: tuple[SeatId, ...] | None = None,
        judge: Callable[[Any], Reason | None] | None = None,
    ) -> None:
        self.seat = seat
        self.seats: tuple[SeatId, ...] = (seat,)
        """Who has to answer."""
        self.text = str(text)
        self.rule = rule
        self.routine = routine
        self.audience = audience
        self._data = data
        self._default = default
        self._judge = judge
        self._remembered: dict[str, Any] = {}

    def forget(self) -> None:
        """Compute everything anew when it is next asked for (after a redeal)."""
        self._remembered.clear()

    def _later(self, name: str, value: Any) -> Any:
        if not callable(value):
            return value
        if name not in self._remembered:
            self._remembered[name] = value()
        return self._remembered[name]

    @property
    def data(self) -> dict[str, Any]:
        """What the sentence of the question mentions."""
        return self._later("data", self._data) or {}

    @property
    def default(self) -> Any:
        """What a standing order or an expired clock answers."""
        return self._later("default", self._default)

    def part(self, seat: SeatId) -> "Question":
        """The question as this seat is asked it."""
        return self

    def read(self, value: Any) -> Any:
        """The answer in its normal form; a value that is not an answer at all is refused."""
        raise NotImplementedError

    def judged(self, value: Any) -> tuple[Any, Reason | None]:
        """The answer in its normal form, and why it is not allowed, or None."""
        given = self.read(value)
        return given, self.fault(given)

    def fault(self, value: Any) -> Reason | None:
        """Why a well-formed answer is not allowed, or None."""
        reason = self._ill_formed(value)
        if reason is None and self._judge is not None:
            reason = self._judge(value)
        return reason

    def _ill_formed(self, value: Any) -> Reason | None:
        raise NotImplementedError

    def sample(self, rng: Random) -> Any:
        """A random allowed answer; where the rules refuse every try, the default."""
        value = self._some(rng)
        if self._judge is None:
            return value
        for _ in range(TRIES):
            if self._judge(value) is None:
                return value
            value = self._some(rng)
        return self.default

    def _some(self, rng: Random) -> Any:
        raise NotImplementedError

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]] = ()) -> list[Any]:
        """Distinct allowed answers, at most `count`."""
        found: list[Any] = []
        for _ in range(count * 2):
            value = self.sample(rng)
            if value not in found:
                found.append(value)
            if len(found) == count:
                break
        return found

    def describe(self) -> dict[str, Any]:
        """The question as data for whoever is asked."""
        return {"kind": self.kind, "seat": self.seat, "text": self.text, "rule": self.rule, "data": self.data,
                "routine": self.routine, **self._detail()}  # fmt: skip

    def _detail(self) -> dict[str, Any]:
        return {}

    def _not_understood(self, value: Any) -> Refused:
        return Refused(refusal(self.rule, "refused-not-understood", value=repr(value)[:80]))


def option_data(option: Option) -> dict[str, Any]:
    """An option as data."""
    shown: dict[str, Any] = {"key": option.key, "text": option.text, "data": option.data}
    if option.refused is not None:
        shown["refused"] = msgspec.to_builtins(option.refused)
    return shown
