"""Dice and decks: one labelled source of chance, in several kinds.

Every draw names the rule that asks and its purpose, and uses exactly one index of the source, whatever it chooses
among. A deck is a bag: a card is chosen when it is drawn, so there is no order to hide. The state of a source is a
secret of the table: it goes into saves, never into a view.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, ClassVar, Self, TypeAlias

import msgspec

from escarmouche.engine import fair
from escarmouche.engine.reasons import Reason, remark
from escarmouche.engine.rulebook import RuleId
from escarmouche.engine.words import Explained

State: TypeAlias = dict[str, Any]
Written: TypeAlias = int | str
"""How a script writes a result: a die by what it shows, a card by its name."""

WORD = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
"""SplitMix64's step: odd, so that the steps visit every 64-bit number before they repeat."""
KEY_BYTES = 32
"""How long the key of an unforeseen source is: 256 bits."""


class ChanceError(Explained):
    """A script or a record does not fit what the game asks of chance."""


class OutOfChance(ChanceError):
    """The game asks for more chance than was given."""


class Diverged(ChanceError):
    """The game asks for other chance than was recorded."""


class Drawn(msgspec.Struct, frozen=True, array_like=True):
    """One result: the value, from 0, out of a bound, and what it was drawn for (a die that shows 5 is the value 4)."""

    bound: int
    value: int
    rule: RuleId
    purpose: str


class Chance(ABC):
    """Where dice and cards come from."""

    __slots__ = ()
    kind: ClassVar[str]

    @abstractmethod
    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        """Choose one of `bound` equally likely values, counted from 0."""

    def roll(self, n: int, faces: int, rule: RuleId, purpose: str) -> list[int]:
        """Roll `n` dice, one index each."""
        return [self.pick(faces, rule, purpose) + 1 for _ in range(n)]

    def draw(self, deck: Sequence[Any], rule: RuleId, purpose: str) -> int:
        """Draw one card of a bag: its place in it."""
        return self.pick(len(deck), rule, purpose)

    @abstractmethod
    def copy(self) -> Self:
        """An independent source with the same future."""

    @abstractmethod
    def state(self) -> State:
        """The source as plain data, from which `from_state` makes it again."""

    @classmethod
    @abstractmethod
    def from_state(cls, state: State) -> Self:
        """The source that had this state."""


class Seeded(Chance):
    """Fast chance for a seed that somebody names and for simulation (SplitMix64); its whole state is one integer.

    Whoever knows the seed knows every value, and a few dozen values are enough to find it: never for people who play
    against each other.
    """

    __slots__ = ("at",)
    kind = "seeded"

    def __init__(self, seed: int) -> None:
        """Start from any whole number; neighbouring seeds are mixed far apart."""
        self.at = _mix(seed & WORD)

    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        return self.roll(1, bound, rule, purpose)[0] - 1

    def roll(self, n: int, faces: int, rule: RuleId, purpose: str) -> list[int]:
        if not 0 < faces <= WORD:
            raise _nothing_to_choose(faces, rule, purpose)
        at = self.at
        shown = []
        for _ in range(n):
            at = (at + GOLDEN) & WORD
            # `_mix` written out: these are the innermost lines of every simulation.
            word = ((at ^ (at >> 30)) * 0xBF58476D1CE4E5B9) & WORD
            word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
            word ^= word >> 31
            if word + faces > WORD:
                word = _unbiased(at, word, faces)
            shown.append(word % faces + 1)
        self.at = at
        return shown

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.at = self.at
        return twin

    def state(self) -> State:
        return {"kind": self.kind, "at": self.at}

    @classmethod
    def from_state(cls, state: State) -> Self:
        again = cls(0)
        again.at = _whole(state["at"], WORD)
        return again


def _mix(word: int) -> int:
    """SplitMix64's one-to-one scrambling of a 64-bit number."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)


def _unbiased(at: int, word: int, bound: int) -> int:
    """The word; one of the last few, which would favour low values, is exchanged for another of the same index."""
    limit = WORD + 1 - (WORD + 1) % bound
    again = 0
    while word >= limit:
        again += 1
        word = _mix(at ^ _mix(again))
    return word


def written_as(card: Any, written: Written) -> bool:
    """Whether a script means this card: it is the card itself, or how the card is written."""
    return bool(card == written or str(card) == written)


class Scripted(Chance):
    """Stacked chance for conformance cases: results in order, or in order for each purpose.

    A die is given by the face it shows, a card by anything that `matches(card, written)` recognises, a plain pick by
    its value from 0. In a script by purpose, the purpose "" serves every purpose that is not named.
    """

    __slots__ = ("_matches", "_script", "_used")
    kind = "scripted"

    def __init__(
        self,
        values: Sequence[Written] | Mapping[str, Sequence[Written]],
        matches: Callable[[Any, Written], bool] = written_as,
    ) -> None:
        by_purpose = values if isinstance(values, Mapping) else {"": values}
        self._script = {purpose: tuple(given) for purpose, given in by_purpose.items()}
        self._used = dict.fromkeys(self._script, 0)
        self._matches = matches

    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        return self._number(range(bound), rule, purpose)

    def roll(self, n: int, faces: int, rule: RuleId, purpose: str) -> list[int]:
        return [self._number(range(1, faces + 1), rule, purpose) for _ in range(n)]

    def draw(self, deck: Sequence[Any], rule: RuleId, purpose: str) -> int:
        written = self._next(rule, purpose)
        for place, card in enumerate(deck):
            if self._matches(card, written):
                return place
        cards = sorted({str(card) for card in deck}) or remark("case-nothing")
        raise ChanceError("chance-card", card=repr(written), draw=_label(rule, purpose), cards=cards)

    def leftover(self) -> dict[str, list[Written]]:
        """What was given and not used, by purpose ("" for what was given in order); empty when all was used."""
        rest = {purpose: list(given[self._used[purpose] :]) for purpose, given in self._script.items()}
        return {purpose: values for purpose, values in rest.items() if values}

    def copy(self) -> Self:
        twin = type(self)(self._script, self._matches)
        twin._used = dict(self._used)
        return twin

    def state(self) -> State:
        return {
            "kind": self.kind,
            "script": {p: list(given) for p, given in self._script.items()},
            "used": dict(self._used),
        }

    @classmethod
    def from_state(cls, state: State, matches: Callable[[Any, Written], bool] = written_as) -> Self:
        again = cls(state["script"], matches)
        again._used = dict(state["used"])
        return again

    def _next(self, rule: RuleId, purpose: str) -> Written:
        under = purpose if purpose in self._script else ""
        given, used = self._script.get(under, ()), self._used.get(under, 0)
        if used == len(given):
            raise OutOfChance("chance-ran-out", draw=_label(rule, purpose), results=_counted(len(given), under))
        self._used[under] = used + 1
        return given[used]

    def _number(self, allowed: range, rule: RuleId, purpose: str) -> int:
        written = self._next(rule, purpose)
        if type(written) is not int or written not in allowed:
            needed = {"least": allowed.start, "most": allowed.stop - 1}
            raise ChanceError("chance-number", written=repr(written), draw=_label(rule, purpose), **needed)
        return written


class Recorded(Chance):
    """Replays what was recorded, and says so when the game asks for something else."""

    __slots__ = ("_record", "_used")
    kind = "recorded"

    def __init__(self, record: Sequence[Drawn]) -> None:
        self._record = tuple(record)
        self._used = 0

    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        if self._used == len(self._record):
            raise OutOfChance("chance-record-ran-out", draw=_label(rule, purpose), results=_counted(self._used, ""))
        drawn = self._record[self._used]
        if (drawn.bound, drawn.rule, drawn.purpose) != (bound, rule, purpose):
            recorded, asked = _label(drawn.rule, drawn.purpose), _label(rule, purpose)
            bounds = {"bound": drawn.bound, "wanted": bound}
            raise Diverged("chance-diverged", index=self._used, draw=recorded, asked=asked, **bounds)
        self._used += 1
        return drawn.value

    def leftover(self) -> list[Drawn]:
        """What was recorded and not asked for again."""
        return list(self._record[self._used :])

    def copy(self) -> Self:
        twin = type(self)(self._record)
        twin._used = self._used
        return twin

    def state(self) -> State:
        return {"kind": self.kind, "record": msgspec.to_builtins(self._record), "used": self._used}

    @classmethod
    def from_state(cls, state: State) -> Self:
        again = cls(msgspec.convert(state["record"], list[Drawn]))
        again._used = _whole(state["used"], len(again._record))
        if not all(0 <= drawn.value < drawn.bound for drawn in again._record):
            raise ValueError("A recorded draw is none of those that it was chosen among.")
        return again


class Recording(Chance):
    """Passes another source through and keeps a record of what it gave."""

    __slots__ = ("inner", "record")
    kind = "recording"

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.record: list[Drawn] = []

    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        value = self.inner.pick(bound, rule, purpose)
        self.record.append(Drawn(bound, value, rule, purpose))
        return value

    def roll(self, n: int, faces: int, rule: RuleId, purpose: str) -> list[int]:
        shown = self.inner.roll(n, faces, rule, purpose)
        self.record.extend(Drawn(faces, face - 1, rule, purpose) for face in shown)
        return shown

    def draw(self, deck: Sequence[Any], rule: RuleId, purpose: str) -> int:
        place = self.inner.draw(deck, rule, purpose)
        self.record.append(Drawn(len(deck), place, rule, purpose))
        return place

    def copy(self) -> Self:
        twin = type(self)(self.inner.copy())
        twin.record = list(self.record)
        return twin

    def state(self) -> State:
        return {"kind": self.kind, "inner": self.inner.state(), "record": msgspec.to_builtins(self.record)}

    @classmethod
    def from_state(cls, state: State) -> Self:
        again = cls(from_state(state["inner"]))
        again.record = msgspec.convert(state["record"], list[Drawn])
        return again


class Fair(Chance):
    """Chance that each seat has contributed to and can check when the match is over (see `fair`)."""

    __slots__ = ("_key", "draws", "terms")
    kind = "fair"

    def __init__(self, terms: fair.Terms) -> None:
        """Begin once everything was promised and every word is open."""
        self.terms = terms
        self.draws: list[Drawn] = []
        self._key = terms.key

    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        if not 0 < bound <= fair.WORDS:
            raise _nothing_to_choose(bound, rule, purpose)
        value = fair.value(self._key, len(self.draws), bound)
        self.draws.append(Drawn(bound, value, rule, purpose))
        return value

    def drawn_since(self, count: int) -> list[dict[str, Any]]:
        """The draws after the first so many, as a transcript has them."""
        since = enumerate(self.draws[count:], count)
        return [{"index": index, **msgspec.structs.asdict(drawn)} for index, drawn in since]

    def copy(self) -> Self:
        twin = copy(self)
        twin.draws = list(self.draws)
        return twin

    def state(self) -> State:
        return {"kind": self.kind, **self.terms.head(), "draws": msgspec.to_builtins(self.draws)}

    @classmethod
    def from_state(cls, state: State) -> Self:
        again = cls(fair.Terms.read(state))
        again.draws = msgspec.convert(state["draws"], list[Drawn])
        return again


class Unforeseen(Chance):
    """Chance for games between people: a stream of which no value tells another to anybody without its key."""

    __slots__ = ("_key", "index")
    kind = "unforeseen"

    def __init__(self, key: bytes, index: int = 0) -> None:
        """Begin with a key from the system's entropy, which is used for nothing else; or go on at an index."""
        if len(key) != KEY_BYTES:
            raise ValueError(f"The key of unforeseen chance has {KEY_BYTES} bytes, not {len(key)}.")
        if index < 0:
            raise ValueError(f"No draw has the number {index}.")
        self._key = key
        self.index = index

    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        if not 0 < bound <= fair.WORDS:
            raise _nothing_to_choose(bound, rule, purpose)
        value = fair.value(self._key, self.index, bound)
        self.index += 1
        return value

    def copy(self) -> Self:
        return type(self)(self._key, self.index)

    def state(self) -> State:
        return {"kind": self.kind, "key": self._key.hex(), "index": self.index}

    @classmethod
    def from_state(cls, state: State) -> Self:
        return cls(bytes.fromhex(state["key"]), _whole(state["index"], WORD))


class Prelude(Chance):
    """What was stacked or recorded for a beginning, and after that another source.

    A lesson is stacked until its point is made; a game that branches off from another has its past, then luck of its
    own.
    """

    __slots__ = ("after", "first", "given")
    kind = "prelude"

    def __init__(self, first: Scripted | Recorded, after: Chance) -> None:
        self.first = first
        self.after = after
        self.given = 0

    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        self.given += 1
        try:
            return self.first.pick(bound, rule, purpose)
        except ChanceError:
            return self.after.pick(bound, rule, purpose)

    def roll(self, n: int, faces: int, rule: RuleId, purpose: str) -> list[int]:
        return [self._roll(faces, rule, purpose) for _ in range(n)]

    def draw(self, deck: Sequence[Any], rule: RuleId, purpose: str) -> int:
        self.given += 1
        try:
            return self.first.draw(deck, rule, purpose)
        except ChanceError:
            return self.after.draw(deck, rule, purpose)

    def _roll(self, faces: int, rule: RuleId, purpose: str) -> int:
        self.given += 1
        try:
            return self.first.roll(1, faces, rule, purpose)[0]
        except ChanceError:
            return self.after.roll(1, faces, rule, purpose)[0]

    def copy(self) -> Self:
        twin = type(self)(self.first.copy(), self.after.copy())
        twin.given = self.given
        return twin

    def state(self) -> State:
        return {"kind": self.kind, "first": self.first.state(), "after": self.after.state(), "given": self.given}

    @classmethod
    def from_state(cls, state: State) -> Self:
        first = from_state(state["first"])
        if not isinstance(first, Scripted | Recorded):
            raise ValueError("A beginning is stacked or recorded.")
        again = cls(first, from_state(state["after"]))
        again.given = _whole(state["given"], WORD)
        return again


KINDS: dict[str, type[Chance]] = {
    kind.kind: kind for kind in (Seeded, Scripted, Recorded, Recording, Fair, Unforeseen, Prelude)
}


def from_state(state: State) -> Chance:
    """The source, of whatever kind, that had this state."""
    return KINDS[state["kind"]].from_state(state)


def is_seeded(state: State) -> bool:
    """Whether a source with this state goes by a seed, so that whoever knows it knows every value to come."""
    return bool(state.get("after", state)["kind"] == Seeded.kind)


def _whole(number: Any, most: int) -> int:
    """The number; one that is not whole or not from 0 to `most` is refused, because a state may be written by hand."""
    if type(number) is not int or not 0 <= number <= most:
        raise ValueError(f"This must be a whole number from 0 to {most}.")
    return number


def _label(rule: RuleId, purpose: str) -> Reason:
    return remark("chance-draw", purpose=purpose or remark("chance-any-draw"), number=rule)


def _counted(count: int, purpose: str) -> Reason:
    results = remark("chance-result") if count == 1 else remark("chance-results", count=count)
    return remark("chance-results-for", purpose=repr(purpose), results=results) if purpose else results


def _nothing_to_choose(bound: int, rule: RuleId, purpose: str) -> ValueError:
    return ValueError(f"There is nothing to choose from (bound {bound}) for {purpose or 'a draw'} ({rule}).")
