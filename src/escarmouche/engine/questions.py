"""The closed vocabulary of questions: whatever a game asks, it asks in one of these eight forms.

Whatever in a question depends on hidden state or costs time is a function, called when it is asked for and remembered
until `forget`: replay and search pay only for what they ask, and a question survives a redeal. Answers are plain data
(text, whole numbers, lists, mappings), so that they can be saved, sent and written by hand.
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from escarmouche.engine.ids import SeatId
from escarmouche.engine.question import (
    Asks,
    Forecast,
    Key,
    Later,
    Option,
    Question,
    option_data,
)
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId

__all__ = [
    "ACTIVATION", "BOUNDARY", "Amount", "Arrange", "Assign", "Boundary", "Choose", "ChooseSome", "Forecast", "Key",
    "Option", "Question", "SeatId", "Split", "Steps", "Together", "option_data",
]  # fmt: skip

T = TypeVar("T")


class _Offering(Question):
    """A question about a list of options."""

    def __init__(
        self, seat: SeatId, text: Asks, rule: RuleId, options: Later[Sequence[Option]], *,
        data: Later[dict[str, Any]] | None = None, default: Later[Any] = None, routine: bool = False,
        audience: tuple[SeatId, ...] | None = None, judge: Callable[[Any], Reason | None] | None = None,
    ) -> None:  # fmt: skip
        Question.__init__(self, seat, text, rule, data, default, routine, audience, judge)
        self._options = options

    @property
    def options(self) -> Sequence[Option]:
        """Everything that is shown, allowed or not."""
        return self._later("options", self._options)  # type: ignore[no-any-return]

    @property
    def keys(self) -> list[Key]:
        """The keys of everything that is shown, allowed or not."""
        return [option.key for option in self.options]

    @property
    def allowed(self) -> list[Key]:
        """The keys of what may be chosen."""
        if "allowed" not in self._remembered:
            self._remembered["allowed"] = [option.key for option in self.options if option.refused is None]
        return self._remembered["allowed"]  # type: ignore[no-any-return]

    def allows(self, key: Key) -> bool:
        """Whether this may be chosen; nothing else is asked about."""
        return self._refused_key(key) is None

    def _refused_key(self, key: Key) -> Reason | None:
        for option in self.options:
            if option.key == key:
                return option.refused
        return refusal(self.rule, "refused-not-offered", choice=str(key))

    def _keys(self, value: Any) -> list[Key]:
        if not isinstance(value, (list, tuple)) or not all(isinstance(key, str) for key in value):
            raise self._not_understood(value)
        return list(value)

    def _detail(self) -> dict[str, Any]:
        return {"options": [option_data(option) for option in self.options]}


class Choose(_Offering):
    """Choose one of the options; the answer is its key."""

    kind = "choose"

    @property
    def default(self) -> Any:
        given = super().default
        if given is not None:
            return given
        return next(option.key for option in self.options if option.refused is None)

    def read(self, value: Any) -> Key:
        if not isinstance(value, str):
            raise self._not_understood(value)
        return value

    def _ill_formed(self, value: Key) -> Reason | None:
        return self._refused_key(value)

    def _some(self, rng: Random) -> Key:
        open_options = list(self.options)
        while open_options:
            option = open_options.pop(int(rng.random() * len(open_options)))
            if option.refused is None:
                return option.key
        raise LookupError(f"nothing is allowed in {self.text}")

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]] = ()) -> list[Key]:
        judge = self._judge
        allowed = self.allowed if judge is None else [key for key in self.allowed if judge(key) is None]
        return list(allowed) if len(allowed) <= count else rng.sample(allowed, count)


class ChooseSome(_Offering):
    """Choose between `least` and `most` of the options; the answer is the list of their keys.

    Where they can only be chosen as a `whole`, its judge says why a part of them is refused.
    """

    kind = "choose-some"

    def __init__(
        self, seat: SeatId, text: Asks, rule: RuleId, options: Later[Sequence[Option]], *,
        least: Later[int] = 0, most: Later[int] | None = None, whole: bool = False, **more: Any,
    ) -> None:  # fmt: skip
        super().__init__(seat, text, rule, options, **more)
        self.whole = whole
        self._least = least
        self._most = most

    @property
    def least(self) -> int:
        """How many must be chosen."""
        return int(self._later("least", self._least))

    @property
    def most(self) -> int:
        """How many may be chosen."""
        return len(self.options) if self._most is None else int(self._later("most", self._most))

    @property
    def default(self) -> Any:
        given = super().default
        return given if given is not None else self.allowed[: self.least]

    def read(self, value: Any) -> list[Key]:
        return self._keys(value)

    def _ill_formed(self, value: list[Key]) -> Reason | None:
        if len(set(value)) < len(value):
            return refusal(self.rule, "refused-chosen-twice")
        if not self.least <= len(value) <= self.most:
            span = self.most - self.least
            return refusal(self.rule, "refused-how-many", least=self.least, most=self.most, span=span, count=len(value))
        return next((reason for key in value if (reason := self._refused_key(key))), None)

    def _some(self, rng: Random) -> list[Key]:
        count = rng.randint(self.least, min(self.most, len(self.allowed)))
        return rng.sample(self.allowed, count)

    def _detail(self) -> dict[str, Any]:
        return {**super()._detail(), "least": self.least, "most": self.most}


class Arrange(_Offering):
    """Put all items in an order; the answer is the list of their keys."""

    kind = "arrange"

    @property
    def default(self) -> Any:
        given = super().default
        return given if given is not None else list(self.allowed)

    def read(self, value: Any) -> list[Key]:
        return self._keys(value)

    def _ill_formed(self, value: list[Key]) -> Reason | None:
        if sorted(value) != sorted(self.allowed):
            return refusal(self.rule, "refused-not-an-order", count=len(self.allowed))
        return None

    def _some(self, rng: Random) -> list[Key]:
        return rng.sample(self.allowed, len(self.allowed))


class Amount(Question):
    """Name a whole number between `least` and `most`, or, given `spans`, within one of them.

    Each span is its first and last number: the moments along a path at which a watcher sees the runner.
    """

    kind = "amount"

    def __init__(
        self, seat: SeatId, text: Asks, rule: RuleId, *, least: Later[int] = 0, most: Later[int] = 0,
        spans: Later[Sequence[tuple[int, int]]] | None = None, **more: Any,
    ) -> None:  # fmt: skip
        super().__init__(seat, text, rule, **more)
        self._least = least
        self._most = most
        self._spans = spans

    @property
    def least(self) -> int:
        """The smallest number allowed."""
        return self.spans[0][0]

    @property
    def most(self) -> int:
        """The largest number allowed."""
        return self.spans[-1][1]

    @property
    def spans(self) -> list[tuple[int, int]]:
        """All numbers allowed, as spans from first to last, in order."""
        if self._spans is not None:
            return list(self._later("spans", self._spans))
        return [(int(self._later("least", self._least)), int(self._later("most", self._most)))]

    @property
    def default(self) -> Any:
        given = super().default
        return given if given is not None else self.least

    def read(self, value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._not_understood(value)
        return value

    def _ill_formed(self, value: int) -> Reason | None:
        if any(first <= value <= last for first, last in self.spans):
            return None
        return refusal(self.rule, "refused-amount", least=self.least, most=self.most, amount=value)

    def _some(self, rng: Random) -> int:
        nth = rng.randrange(sum(last - first + 1 for first, last in self.spans))
        for first, last in self.spans:
            if nth <= last - first:
                return first + nth
            nth -= last - first + 1
        raise LookupError("this question allows no number")

    def _detail(self) -> dict[str, Any]:
        return {"least": self.least, "most": self.most, "spans": [list(span) for span in self.spans]}


class Split(Question):
    """Share a total out over several places; the answer maps each place to its share.

    Every share lies within the limits of its place and has the sign of the total. With `exact`, the shares add up to
    the total, or come as near to it as the limits allow; without, they may fall short of it.
    """

    kind = "split"

    def __init__(
        self, seat: SeatId, text: Asks, rule: RuleId, *, amount: Later[int],
        over: Later[Sequence[Key]], limits: Later[Mapping[Key, tuple[int, int]]], exact: bool = True, **more: Any,
    ) -> None:  # fmt: skip
        super().__init__(seat, text, rule, **more)
        self._amount = amount
        self._over = over
        self._limits = limits
        self.exact = exact

    @property
    def amount(self) -> int:
        """What is shared out; it may be negative."""
        return int(self._later("amount", self._amount))

    @property
    def over(self) -> list[Key]:
        """The places that can take a share."""
        return list(self._later("over", self._over))

    @property
    def limits(self) -> Mapping[Key, tuple[int, int]]:
        """The least and the largest share of each place, all with the sign of the total."""
        return self._later("signed", self._signed)  # type: ignore[no-any-return]

    def _signed(self) -> dict[Key, tuple[int, int]]:
        given = self._limits() if callable(self._limits) else self._limits
        if self.amount < 0:
            return {place: (least, min(most, 0)) for place, (least, most) in given.items()}
        return {place: (max(least, 0), most) for place, (least, most) in given.items()}

    @property
    def reachable(self) -> int:
        """The sum nearest to the total that the limits allow."""
        lows = sum(self.limits[place][0] for place in self.over)
        highs = sum(self.limits[place][1] for place in self.over)
        return max(lows, min(highs, self.amount))

    @property
    def default(self) -> Any:
        given = super().default
        if given is not None:
            return given
        shares = {place: self.limits[place][0] for place in self.over}
        left = self.reachable - sum(shares.values())
        for place in self.over:
            more = min(left, self.limits[place][1] - shares[place])
            shares[place] += more
            left -= more
        return shares

    def read(self, value: Any) -> dict[Key, int]:
        if not isinstance(value, Mapping) or not all(type(share) is int for share in value.values()):
            raise self._not_understood(value)
        return {str(place): share for place, share in value.items()}

    def _ill_formed(self, value: dict[Key, int]) -> Reason | None:
        for place, share in value.items():
            if place not in self.limits:
                return refusal(self.rule, "refused-not-offered", choice=place)
            least, most = self.limits[place]
            if not least <= share <= most:
                return refusal(self.rule, "refused-share", place=place, least=least, most=most, amount=share)
        if set(value) != set(self.over) or not self._adds_up(sum(value.values())):
            return refusal(self.rule, "refused-split", total=self.reachable, amount=sum(value.values()))
        return None

    def _adds_up(self, given: int) -> bool:
        return given == self.reachable if self.exact else abs(given) <= abs(self.reachable)

    def _some(self, rng: Random) -> dict[Key, int]:
        shares = {place: self.limits[place][0] for place in self.over}
        left = self.reachable - sum(shares.values())
        while left > 0:
            open_places = [place for place in self.over if shares[place] < self.limits[place][1]]
            shares[rng.choice(open_places)] += 1
            left -= 1
        return shares

    def _detail(self) -> dict[str, Any]:
        return {"total": self.amount, "over": self.over, "exact": self.exact,
                "limits": {place: list(pair) for place, pair in self.limits.items()}}  # fmt: skip


class Assign(Question):
    """Give each item a target, or none where that is offered; the answer maps items to targets."""

    kind = "assign"
    NONE = ""

    def __init__(
        self, seat: SeatId, text: Asks, rule: RuleId, *, items: Later[Sequence[Option]],
        to: Callable[[Key], Sequence[Option]], most_targets: int | None = None, most_targets_rule: RuleId = "",
        **more: Any,
    ) -> None:  # fmt: skip
        super().__init__(seat, text, rule, **more)
        self._items = items
        self._to = to
        self.most_targets = most_targets
        self._most_targets_rule = most_targets_rule or rule

    @property
    def items(self) -> Sequence[Option]:
        """What is given out."""
        return self._later("items", self._items)  # type: ignore[no-any-return]

    def targets(self, item: Key) -> Sequence[Option]:
        """Where this item can go, allowed or not."""
        return self._later(f"to:{item}", lambda: self._to(item))  # type: ignore[no-any-return]

    def _allowed(self, item: Key) -> list[Key]:
        return [target.key for target in self.targets(item) if target.refused is None]

    @property
    def default(self) -> Any:
        given = super().default
        return given if given is not None else {item.key: self._allowed(item.key)[-1] for item in self.items}

    def read(self, value: Any) -> dict[Key, Key]:
        if not isinstance(value, Mapping) or not all(isinstance(target, str) for target in value.values()):
            raise self._not_understood(value)
        given = {str(item): target for item, target in value.items()}
        for item in self.items:
            given.setdefault(item.key, self.NONE)
        return given

    def _ill_formed(self, value: dict[Key, Key]) -> Reason | None:
        items = {item.key: item for item in self.items}
        for item, target in value.items():
            if item not in items:
                return refusal(self.rule, "refused-not-offered", choice=item)
            found = next((option for option in self.targets(item) if option.key == target), None)
            if found is None:
                return items[item].refused or refusal(self.rule, "refused-not-offered", choice=target)
            if found.refused is not None:
                return found.refused
        return self._too_many(value)

    def _too_many(self, value: dict[Key, Key]) -> Reason | None:
        used = {target for target in value.values() if target != self.NONE}
        if self.most_targets is None or len(used) <= self.most_targets:
            return None
        return refusal(self._most_targets_rule, "refused-too-many-targets", most=self.most_targets, count=len(used))

    def _some(self, rng: Random) -> dict[Key, Key]:
        chosen: dict[Key, Key] = {}
        for item in self.items:
            allowed = self._allowed(item.key)
            fitting = [key for key in allowed if self._too_many({**chosen, item.key: key}) is None]
            chosen[item.key] = rng.choice(fitting)
        return chosen

    def _detail(self) -> dict[str, Any]:
        return {"items": [option_data(item) for item in self.items], "most_targets": self.most_targets,
                "to": {item.key: [option_data(target) for target in self.targets(item.key)]
                       for item in self.items}}  # fmt: skip


class Together(Question, Generic[T]):
    """Ask several seats at once; each answer is secret until all are in."""

    kind = "together"

    def __init__(self, parts: Mapping[SeatId, Question]) -> None:
        first = next(iter(parts.values()))
        super().__init__(first.seat, Asks(first.text), first.rule, audience=_all_of(parts.values()))
        self.parts = dict(parts)
        self.seats = tuple(self.parts)

    def part(self, seat: SeatId) -> Question:
        return self.parts.get(seat, self)

    def forget(self) -> None:
        for question in self.parts.values():
            question.forget()


def _all_of(parts: Iterable[Question]) -> tuple[SeatId, ...] | None:
    """Who may know that any of these questions is asked: the seats, or None if everybody may."""
    known = [part.audience for part in parts]
    if any(audience is None for audience in known):
        return None
    return tuple(sorted({seat for audience in known if audience is not None for seat in audience}))


class Boundary:
    """A point from which the rules can be taken up again from the state alone."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


BOUNDARY = Boundary("boundary")
ACTIVATION = Boundary("activation")
"""A boundary at which a save keeps a snapshot."""

Steps: TypeAlias = Generator[Question | Boundary, Any, T]
"""Rules that ask: a generator of questions that is sent their answers."""
