"""How people write what happens in a game: things by their names, lengths in its unit, answers in plain words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from escarmouche.engine.place import Place, Track
from escarmouche.engine.questions import Assign, Key, Option, Question, Split
from escarmouche.engine.reasons import Reason, remark
from escarmouche.engine.vocabulary import nearest
from escarmouche.engine.words import Explained

UNIT = 1000
DEGREE = 10
CLOSE = 0.01
"""Lengths that were written down agree with measured ones to a hundredth."""

PLACING_KEYS = frozenset({"to", "path", "facing", "legs"})
TIMES = ("round", "turn")
"""When an answer is given, or a case stops, as the game counts it."""
ANSWER_KEYS = frozenset({"ask", "by", "about", "give", *TIMES}) | PLACING_KEYS
NONE = "none"
FARTHEST = 10_000
"""No number that is written is larger, and no table reaches further."""
SHAPES = {"number": r"-?\d+"}
"""How things are written that have no name."""
Where: TypeAlias = str | Reason
"""Where in a case something stands: its keys, or words for it."""


class CaseError(Explained):
    """Something written in a case cannot be understood; one sentence says what to change."""


def only(data: Mapping[str, Any], known: Iterable[str], where: Where) -> None:
    """Refuse keys that mean nothing here."""
    if not isinstance(data, Mapping):
        raise CaseError("case-not-a-table", where=where, written=repr(data))
    strange = [key for key in data if key not in set(known)]
    if strange:
        raise CaseError("case-unknown-key", where=where, word=repr(strange[0]), nearest=nearest(strange[0], known))


def listed(written: Any, where: Where) -> list[Any]:
    """What must be written as a list."""
    if not isinstance(written, list):
        raise CaseError("case-not-a-list", where=where, written=plain(written))
    return written


def as_number(written: Any, where: Where) -> float:
    """What must be written as a number."""
    if isinstance(written, bool) or not isinstance(written, int | float) or not abs(written) <= FARTHEST:
        raise CaseError("case-not-a-number", where=where, written=plain(written))
    return written


class Names(msgspec.Struct):
    """What things are called: the names of each (the first is shown), by kind, and which fields hold which kinds."""

    kinds: dict[str, dict[Any, tuple[str, ...]]]
    fields: dict[str, tuple[str, ...]]
    lengths: frozenset[str] = frozenset()
    angles: frozenset[str] = frozenset()
    shapes: dict[str, str] = msgspec.field(default_factory=lambda: dict(SHAPES))
    spell: Callable[[str, str], Key] | None = None
    """The key that a written option of a question stands for; an option that it can never have is an error."""

    def scale(self, field: str) -> int:
        """How many of what a field counts go into one unit that people write: lengths, degrees, or single things."""
        return UNIT if field in self.lengths else DEGREE if field in self.angles else 1

    def of(self, field: str, value: Any) -> tuple[str, ...]:
        """The names of what a field holds."""
        if not isinstance(value, int | str | None):
            return ()
        return tuple(name for kind in self.fields.get(field, ()) for name in self.kinds[kind].get(value, ()))

    def keys(self, word: str) -> list[Key]:
        """The keys of everything that is called this."""
        return [str(key) for things in self.kinds.values() for key, names in things.items() if word in names]

    def find(self, kind: str, word: Any, where: Where) -> Any:
        """The thing of a kind that is called this."""
        for key, names in self.kinds[kind].items():
            if word in names:
                return key
        known = (names[0] for names in self.kinds[kind].values())
        raise CaseError("case-no-kind", where=where, kind=kind, word=repr(word), nearest=nearest(word, known))

    def spelt(self, question: str, word: str) -> Key:
        """The key of an option that is not offered now; one that could never be is an error."""
        if self.spell is not None:
            return self.spell(question, word)
        return ":".join((self.keys(part) or [part])[0] for part in word.split(":"))

    def shown(self, field: str, value: Any) -> Any:
        """A value as people write it."""
        if isinstance(value, Mapping):
            return {key: self.shown(key, inner) for key, inner in value.items()}
        if isinstance(value, list | tuple):
            return [self.shown(field, inner) for inner in value]
        named = self.of(field, value)
        if named:
            return named[0]
        if self.scale(field) > 1 and isinstance(value, int | float) and not isinstance(value, bool):
            return value / self.scale(field)
        return value

    def agrees(self, field: str, value: Any, wanted: Any) -> bool:
        """Whether a value is the one that was written."""
        if isinstance(value, Mapping) and isinstance(wanted, Mapping):
            return all(key in value and self.agrees(key, value[key], inner) for key, inner in wanted.items())
        if isinstance(value, list | tuple) and isinstance(wanted, list | tuple):
            pairs = zip(value, wanted, strict=False)
            return len(value) == len(wanted) and all(self.agrees(field, *pair) for pair in pairs)
        if isinstance(wanted, str):
            return wanted == value or wanted in self.of(field, value)
        if isinstance(value, bool) or isinstance(wanted, bool):
            return value is wanted
        if isinstance(value, int | float) and isinstance(wanted, int | float):
            measured = value / self.scale(field)
            exact = isinstance(value, int) and self.scale(field) == 1
            return bool(measured == wanted) if exact else abs(measured - wanted) <= CLOSE + 1e-9
        return bool(value == wanted)


def thousandths(length: float) -> int:
    """A written length in thousandths of the unit."""
    return round(length * UNIT)


def spot(written: Any, names: Names, where: Where) -> tuple[int, ...]:
    """A written place: x and y, and the surface if it is named."""
    if not isinstance(written, Sequence) or isinstance(written, str) or len(written) not in (2, 3):
        raise CaseError("case-not-a-spot", where=where, written=repr(written))
    x, y = (as_number(one, remark("case-coordinate", where=where, place=plain(written))) for one in written[:2])
    place = (thousandths(x), thousandths(y))
    return place if len(written) == 2 else (*place, names.find("surface", written[2], where))


# Options


def _called(option: Option, key: Key, word: str, names: Names) -> bool:
    return word == key or any(str(value) == key and word in names.of(field, value)
                              for field, value in option.data.items() if not isinstance(value, list))  # fmt: skip


def fits(option: Option, word: str, names: Names) -> bool:
    """Whether an option's key, with the names of things in place of their numbers, reads like this."""
    keys, words = option.key.split(":"), word.split(":")
    return len(keys) == len(words) and all(_called(option, *pair, names) for pair in zip(keys, words, strict=True))


def _mentions(option: Option, word: str, names: Names) -> bool:
    return any(value == word or word in names.of(field, value) for field, value in option.data.items())


def described(options: Sequence[Option], written: Mapping[str, Any], names: Names, taken: Sequence[Key] = ()) -> Key:
    """The key of the first option, of those not yet taken, of which everything that is written holds."""
    for option in options:
        if option.key not in taken and names.agrees("", option.data, written):
            return option.key
    raise CaseError("case-no-such-option", written=plain(written), offered=plain([option.data for option in options]))


def choices(options: Sequence[Option], written: Any, names: Names, question: str) -> list[Key]:
    """The keys of several options: a list, or `{ card = ["5", "3"] }` for what each of them says."""
    where = _answer_to(question)
    if isinstance(written, Mapping):
        if len(written) != 1:
            raise CaseError("case-one-field", where=where, written=plain(written))
        ((field, values),) = written.items()
        written = [{field: value} for value in listed(values, remark("case-part", where=where, part=field))]
    if not isinstance(written, list):
        raise CaseError("case-choices", where=where, written=repr(written))
    found: list[Key] = []
    for one in written:
        is_described = isinstance(one, Mapping)
        found.append(described(options, one, names, found) if is_described else choice(options, one, names, question))
    return found


def choice(options: Sequence[Option], written: Any, names: Names, question: str) -> Key:
    """The key of the option that is meant; what is not offered now is passed on for the game to refuse."""
    if isinstance(written, Mapping):
        return described(options, written, names)
    word = {True: "yes", False: "no"}.get(written, written) if isinstance(written, bool) else written
    if not isinstance(word, str):
        raise CaseError("case-option-text", where=_answer_to(question), written=plain(written))
    if word == NONE and any(option.key == Assign.NONE for option in options):
        return Assign.NONE
    for matches in (fits, _mentions):
        found = [option.key for option in options if matches(option, word, names)]
        if len(found) == 1 or (found and matches is fits):
            return found[0]
        if found:
            raise CaseError("case-could-mean", word=repr(word), found=found)
    return names.spelt(question, word)


def called(option: Option, names: Names) -> str:
    """An option as people would write it."""
    parts = []
    for key in option.key.split(":"):
        named = [names.of(field, value) for field, value in option.data.items()
                 if not isinstance(value, list) and str(value) == key]  # fmt: skip
        words = next((found[0] for found in named if found), "")
        parts.append(words or key)
    if len(parts) == 1 and parts[0] == option.key and isinstance(option.data.get("weapon"), str):
        return str(option.data["weapon"])
    return ":".join(parts) or NONE


# Answers


def _answer_to(question: str) -> Reason:
    return remark("case-answer-to", question=repr(question))


def answer_value(question: Question, written: Mapping[str, Any], names: Names) -> Any:
    """The value of a written answer to a question; a placing that cannot be completed is refused."""
    where = _answer_to(question.text)
    given = [key for key in ("give", *sorted(PLACING_KEYS)) if key in written]
    if isinstance(question, Place):
        if not given or "give" in given:
            raise CaseError("case-say-to", where=where)
        return _placing(question, written, names, where)
    if given != ["give"]:
        raise CaseError("case-say-give", where=where)
    return _given(question, written["give"], names, where)


def _given(question: Question, give: Any, names: Names, where: Where) -> Any:
    if isinstance(question, Assign):
        return _assigned(question, give, names, where)
    if isinstance(question, Split):
        if isinstance(give, list):
            if len(give) > len(question.over):
                raise CaseError("case-too-many-shares", where=where, places=len(question.over), shares=len(give))
            return dict(zip(question.over, give, strict=False))
        if not isinstance(give, Mapping):
            raise CaseError("case-shares", where=where, written=repr(give))
        return {_place_of(question, word, names): share for word, share in give.items()}
    options = getattr(question, "options", None)
    if options is None:
        return give
    if question.kind == "choose":
        return choice(options, give, names, question.text)
    return choices(options, give, names, question.text)


def _place_of(question: Split, word: str, names: Names) -> Key:
    found = next((key for key in (word, *names.keys(word)) if key in question.over), None)
    return names.spelt(question.text, word) if found is None else found


def _assigned(question: Assign, give: Any, names: Names, where: Where) -> dict[Key, Key]:
    if not isinstance(give, Mapping):
        raise CaseError("case-items", where=where, written=repr(give))
    chosen = {}
    for item, target in give.items():
        key = choice(question.items, item, names, question.text)
        chosen[key] = choice(targets_of(question, key), target, names, question.text)
    return chosen


def targets_of(question: Assign, item: Key) -> Sequence[Option]:
    """What an item can be given to; nothing, if it is not there."""
    return question.targets(item) if any(item == one.key for one in question.items) else ()


def _placing(question: Place, written: Mapping[str, Any], names: Names, where: Where) -> Any:
    partial: dict[str, Any] = {}
    first = question.models[0]
    facings, legs, goals, paths = (
        {_model(question, model, names, where): one for model, one in _by_model(written.get(key, {}), first).items()}
        for key in ("facing", "legs", "to", "path")
    )
    for model, track in paths.items():
        if not isinstance(track, list) or not track:
            raise CaseError("case-path", where=where, written=plain(track))
        spots = _on_surface(question, model, [spot(place, names, where) for place in track])
        partial[model] = Track(
            tuple(spots), _tenths(facings.pop(model, None), where), tuple(_legs(legs.pop(model, []), where))
        )
    for model, goal in goals.items():
        partial[model] = {"to": list(spot(goal, names, where))}
    for model, own_legs in legs.items():
        partial.setdefault(model, {})["legs"] = _legs(own_legs, where)
    for model, facing in facings.items():
        partial.setdefault(model, {})["facing"] = _tenths(facing, where)
    if set(partial) == set(question.models) and "to" not in written:
        return partial
    return question.complete(partial)


def _legs(written: Any, where: Where) -> list[str]:
    if not isinstance(written, list) or not all(isinstance(leg, str) for leg in written):
        raise CaseError("case-legs", where=where, written=plain(written))
    return written


def _by_model(written: Any, first: str) -> dict[str, Any]:
    """What is written for each model; what is written without a name is for the first."""
    return dict(written) if isinstance(written, Mapping) else {first: written}


def _tenths(degrees: Any, where: Where) -> int | None:
    return None if degrees is None else round(as_number(degrees, remark("case-facing", where=where)) * DEGREE)


def _on_surface(question: Place, key: str, spots: Sequence[tuple[int, ...]]) -> list[tuple[int, int, int]]:
    """A spot without a surface lies on that of the spot before it, the first where the model stands."""
    found: list[tuple[int, int, int]] = []
    start: int = question.planner.detail().get("starts", {}).get(key, (0, 0, 0))[2]
    for place in spots:
        surface = place[2] if len(place) == 3 else (found[-1][2] if found else start)
        found.append((place[0], place[1], surface))
    return found


def _model(question: Place, word: str, names: Names, where: Where) -> str:
    if word in question.models:
        return word
    return str(names.find("model", word, where))


# Differences


def differences(path: str, value: Any, wanted: Any, names: Names, field: str = "") -> list[Reason]:
    """Where a value is not the one that was written, one sentence each."""
    if isinstance(value, Mapping) and isinstance(wanted, Mapping):
        found: list[Reason] = []
        for key, inner in wanted.items():
            here = f"{path}.{key}" if path else str(key)
            if key not in value:
                raise CaseError("case-nothing-known", where=here, word=repr(key), known=list(value))
            found += differences(here, value[key], inner, names, str(key))
        return found
    if names.agrees(field, value, wanted):
        return []
    return [remark("case-differs", where=path, wanted=plain(wanted), actual=plain(names.shown(field, value)))]


def plain(value: Any) -> str:
    """A value as it would be written in a case."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(plain(inner) for inner in value) + "]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {plain(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, float):
        return f"{value:.6g}"
    return f'"{value}"' if isinstance(value, str) else str(value)


def either(parts: Sequence[str | Reason]) -> str | Reason:
    """The parts in a row with "or" between them, to be put into words; "" if there are none."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    return remark("case-or", first=either(parts[:-1]), second=parts[-1])


def reason_line(reason: Reason, names: Names) -> Reason:
    """A refusal in one line."""
    data = names.shown("", reason.data)
    return remark(
        "case-refusal",
        number=reason.rule or remark("case-no-rule"),
        sentence=reason.text or remark("case-own-sentence"),
        mentions=f" {plain(data)}" if data else "",
    )
