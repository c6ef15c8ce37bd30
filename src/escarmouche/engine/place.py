"""Placing: where each model ends, and how it gets there."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Annotated, Any, Protocol, TypeAlias, TypeVar

import msgspec

from escarmouche.engine.ids import SeatId
from escarmouche.engine.question import Asks, Later, Question
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId

T = TypeVar("T")
FAR = 10_000_000
"""No table reaches further: 10,000 units in thousandths."""
MOST_SPOTS = 200
"""Spots of one way."""
Length: TypeAlias = Annotated[int, msgspec.Meta(ge=-FAR, le=FAR)]
Leg: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a model goes: the spots it passes, the last being where it ends, each x, y and the surface it stands on.

    `legs` says how it gets to each spot (climb, leap, jump, …); left empty, it walks or takes the only way there is.
    """

    spots: Annotated[tuple[tuple[Length, Length, Length], ...], msgspec.Meta(max_length=MOST_SPOTS)]
    facing: Length | None = None
    legs: Annotated[tuple[Leg, ...], msgspec.Meta(max_length=MOST_SPOTS)] = ()

    @property
    def end(self) -> tuple[int, int, int]:
        """Where the model ends."""
        return self.spots[-1]


Tracks: TypeAlias = dict[str, Track]
"""A full answer to Place: model to track, in the order in which the models move."""


Pairs: TypeAlias = list[tuple[str, T]]
"""Models with what is said of each, in an order that readers keep who sort the keys of a mapping, as browsers do."""


def mapped(value: Any) -> Any:
    """What is said of each model, given as a mapping or as pairs."""
    return dict(value) if isinstance(value, list) else value


def in_order(value: Any) -> Any:
    """An answer as it is sent to a page: models with their tracks as pairs, anything else as it is."""
    return list(value.items()) if _is_placing(value) else value


def _is_placing(value: Any) -> bool:
    return isinstance(value, dict) and len(value) > 0 and all(isinstance(track, Track) for track in value.values())


class Planner(Protocol):
    """What a game knows about one placing: its rules, and how to fill in what a person left open."""

    def fault(self, tracks: Tracks) -> Reason | None: ...

    def complete(self, partial: Mapping[str, Any]) -> "Tracks | Reason": ...

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]: ...

    def detail(self) -> dict[str, Any]: ...


class Place(Question):
    """Say where each model ends and how it gets there."""

    kind = "place"

    def __init__(
        self, seat: SeatId, text: Asks, rule: RuleId, *, models: Sequence[str], planner: Later[Planner],
        data: Later[dict[str, Any]] | None = None, default: Later[Any] = None, routine: bool = False,
        audience: tuple[SeatId, ...] | None = None, judge: Callable[[Any], Reason | None] | None = None,
    ) -> None:  # fmt: skip
        Question.__init__(self, seat, text, rule, data, default, routine, audience, judge)
        self.models = list(models)
        self._planner = planner

    @property
    def planner(self) -> Planner:
        """The rules of this placing."""
        return self._later("planner", self._planner)  # type: ignore[no-any-return]

    @property
    def default(self) -> Any:
        given = super().default
        return given if given is not None else self._later("complete", lambda: self.complete({}))

    def read(self, value: Any) -> Tracks:
        if _is_placing(value) and all(type(model) is str for model in value):
            # Whoever has tracks has them from here; what was written or sent is read.
            return dict(value)
        try:
            return msgspec.convert(mapped(value), Tracks)
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise self._not_understood(value) from error

    def _ill_formed(self, value: Tracks) -> Reason | None:
        for model in value:
            if model not in self.models:
                return refusal(self.rule, "refused-not-offered", choice=model)
        missing = [model for model in self.models if model not in value]
        if missing or not all(track.spots for track in value.values()):
            return refusal(self.rule, "refused-model-missing", model=missing[0] if missing else "")
        # Whoever asks first and answers then has the same placing judged twice.
        moves = list(value.items())
        if self._remembered.get("sound") == moves:
            return None
        reason = self.planner.fault(value)
        if reason is None:
            self._remembered["sound"] = moves
        return reason

    def complete(self, partial: Mapping[str, Any]) -> Tracks:
        """Turn a partial answer (some models, goal points) into a full legal one, always the same way."""
        found = self.planner.complete(partial)
        if isinstance(found, Reason):
            raise Refused(found)
        return found

    def _some(self, rng: Random) -> Tracks:
        found = self.planner.candidates(1, rng, ())
        return found[0] if found else self.complete({})

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]] = ()) -> list[Tracks]:
        return self.planner.candidates(count, rng, toward)

    def _detail(self) -> dict[str, Any]:
        return {"models": self.models, **self.planner.detail()}
