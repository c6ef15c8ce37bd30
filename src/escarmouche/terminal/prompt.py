"""A question in lines of text, and a typed line as its answer."""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
from rich.text import Text

from escarmouche.engine.ids import Length
from escarmouche.engine.place import Place, Tracks
from escarmouche.engine.questions import Amount, Arrange, Assign, Choose, ChooseSome, Option, Question, Split
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.table.geometry import FULL_TURN
from escarmouche.terminal.desk import Goal

COMPASS = {
    "n": (0, 1), "s": (0, -1), "e": (1, 0), "w": (-1, 0), "ne": (1, 1), "nw": (-1, 1), "se": (1, -1), "sw": (-1, -1),
}  # fmt: skip
NUMBER = re.compile(r"-?\d+(?:[.,]\d+)?")
PAIR = re.compile(r"^(-?\d+(?:\.\d+)?)(?:,|, +)(-?\d+(?:\.\d+)?)(?= [^\d.,-]+$|$)")
"""Two numbers with a comma between them; in `12,5 30` the comma is a decimal one."""
LOOK = 12
ASIDE = (-15, 15, -30, 30, -50, 50)


def untold(option: Option) -> str:
    """The odds of an option where none are told: an empty text."""
    return ""


class Spoken(NamedTuple):
    """How to say things and find things on the table."""

    words: Words
    say: Callable[[Any], str]
    name: Callable[[str], str]
    goals: Sequence[Goal]
    codes: Mapping[int, str] = {}
    odds: Callable[[Option], str] = untold
    subjects: Sequence[str] = ("unit",)
    faces: bool = False
    legs: Sequence[str] = ()
    unit: str = ""
    step: Length = 0
    """How far apart the places are of which the question asks for one by its number."""

    def measured(self, key: str, **data: Any) -> str:
        """A sentence about lengths, in the words for the unit in which the game measures where there are any."""
        own = f"{key}-{self.unit}"
        return self.words.say(own if self.words.has(own) else key, **data)

    def option(self, option: Option) -> str:
        """An option in words, with the letter of the unit it is about."""
        code = self.code(option)
        return f"{self.say(option)} ({code})" if code else self.say(option)

    def code(self, option: Option) -> str | None:
        """The letter on the map of the unit or model that an option is about."""
        about = next((option.data[name] for name in self.subjects if name in option.data), -1)
        return self.codes.get(int(about))


# Showing


def show(question: Question, spoken: Spoken, advice: Any) -> list[Text]:
    """The options of a question with their numbers, and what the Enter key answers."""
    if isinstance(question, Choose | ChooseSome | Arrange):
        chosen = [advice] if isinstance(advice, str) else list(advice)
        lines = [_option(n, option, spoken, chosen) for n, option in enumerate(question.options, 1)]
        return [*lines, *_hint(question, spoken)]
    if isinstance(question, Assign):
        return [*_items(question, spoken, advice), *_hint(question, spoken)]
    return _hint(question, spoken, advice)


def _option(number: int, option: Option, spoken: Spoken, chosen: Sequence[str]) -> Text:
    said = spoken.option(option)
    if option.refused is not None:
        told = spoken.words.say("labelled", label=said, text=_because(option.refused, spoken))
        return Text(f"{f'({number})':>5} {told}", style="dim")
    line = Text(f"{number:>4}  {said}")
    if option.key in chosen:
        line.append(f"   ← {spoken.words.say('enter')}", style="green")
    odds = spoken.odds(option)
    return line.append(f"   {odds}", style="dim cyan") if odds else line


def _because(reason: Reason, spoken: Spoken) -> str:
    return f"{spoken.say(reason)} [{reason.rule}]" if reason.rule else spoken.say(reason)


def _items(question: Assign, spoken: Spoken, advice: Any) -> list[Text]:
    lines = []
    for item in question.items:
        lines.append(Text(f"   {spoken.say(item)}"))
        for number, target in enumerate(question.targets(item.key), 1):
            line = _option(number, target, spoken, [advice[item.key]])
            lines.append(Text("    ").append_text(line))
    return lines


def _hint(question: Question, spoken: Spoken, advice: Any = None) -> list[Text]:
    """How to answer, in one line."""
    say = spoken.words.say
    if isinstance(question, Choose):
        return []
    if isinstance(question, ChooseSome):
        count = 1 if question.most == 1 else "same" if question.least == question.most else "other"
        hint = say("hint-choose-some", count=count, least=question.least, most=question.most)
    elif isinstance(question, Arrange):
        hint = say("hint-arrange", count=len(question.allowed))
    elif isinstance(question, Assign):
        hint = say("hint-assign", count=len(question.items))
    elif isinstance(question, Amount) and _is_turn(question, spoken):
        hint = say("hint-turn", enter=f"{advice / 10:g}")
    elif isinstance(question, Amount) and spoken.step:
        least, most, enter = (f"{number * spoken.step / 1000:g}" for number in (question.least, question.most, advice))
        hint = spoken.measured("hint-stop", least=least, most=most, enter=enter)
    elif isinstance(question, Amount):
        hint = say("hint-amount", least=question.least, most=question.most, enter=advice)
    elif isinstance(question, Split):
        places = ", ".join(spoken.name(place) for place in question.over)
        hint = say("hint-split", total=question.reachable, places=places, enter=shares(question, advice))
    else:
        hint = _hint_place(question, spoken, ends(question, spoken, advice))
        if _can_turn(question, spoken, advice):
            hint = f"{hint} {say('hint-facing')}"
    return [Text(f"   {hint}", style="italic")]


def _hint_place(question: Question, spoken: Spoken, enter: str) -> str:
    """How to say where something goes, and how far it may go."""
    assert isinstance(question, Place)
    farthest = max(question.planner.detail().get("distances", {}).values(), default=0)
    if _starts(question) and farthest:
        return spoken.measured("hint-place", enter=enter, most=f"{farthest / 1000:g}")
    key = "hint-place-anywhere" if _starts(question) else "hint-set-down" if spoken.goals else "hint-set-down-first"
    return spoken.measured(key, enter=enter)


def _can_turn(question: Question, spoken: Spoken, advice: Tracks) -> bool:
    """Whether the answer may also say which way a model looks."""
    assert isinstance(question, Place)
    as_it_goes = question.planner.detail().get("way") in ("charge", "walk")
    turning = bool(_starts(question)) or any(track.facing is not None for track in advice.values())
    return spoken.faces and turning and not as_it_goes


def shares(question: Split, advice: Any) -> str:
    """Shares as they are typed."""
    return " ".join(str(advice[place]) for place in question.over)


def ends(question: Question, spoken: Spoken, tracks: Tracks) -> str:
    """Where the first model ends, as it is typed; or that everybody stays."""
    if all(len(track.spots) == 1 for track in tracks.values()) and _starts(question):
        return spoken.words.say("stay")
    x, y, _ = next(iter(tracks.values())).end
    return f"{x / 1000:.1f} {y / 1000:.1f}"


# Saying how to type


def as_typed(question: Question, answer: Any, spoken: Spoken) -> str:
    """An answer as it is typed."""
    if isinstance(question, Choose):
        return _number(question.options, answer)
    if isinstance(question, ChooseSome | Arrange):
        return " ".join(_number(question.options, key) for key in answer) or "-"
    if isinstance(question, Assign):
        return " ".join(_number(question.targets(item.key), answer[item.key]) for item in question.items)
    if isinstance(question, Split):
        return shares(question, answer)
    if isinstance(question, Place):
        return _typed_place(question, answer, spoken)
    if isinstance(question, Amount) and spoken.step:
        return f"{answer * spoken.step / 1000:g}"
    return f"{answer / 10:g}" if _is_turn(question, spoken) else str(answer)


def _number(options: Sequence[Option], key: str) -> str:
    return str(next(number for number, option in enumerate(options, 1) if option.key == key))


def _typed_place(question: Place, tracks: Tracks, spoken: Spoken) -> str:
    """The way as it is typed, and which way to look where that is not the usual one."""
    typed, first = _typed_way(question, tracks, spoken), question.models[0]
    wanted = tracks[first].facing if spoken.faces else None
    with suppress(Refused):
        if wanted is not None and read_way(question, typed, spoken)[first].facing != wanted:
            return f"{typed} {spoken.words.say('facing')} {wanted / 10:g}"
    return typed


def _typed_way(question: Place, tracks: Tracks, spoken: Spoken) -> str:
    """Where the first model ends if the others follow it to their places, otherwise where each one ends.

    A way that cannot be said in coordinates alone is told as far as it can be: something near it that is allowed.
    """
    if ends(question, spoken, tracks) == spoken.words.say("stay"):
        return spoken.words.say("stay")
    spots = [tracks[model].end for model in question.models]
    plain = [f"{x / 1000:g} {y / 1000:g}" for x, y, _ in spots]
    ground = [place if spot[2] else f"{place} {spoken.words.say('ground')}"
              for place, spot in zip(plain, spots, strict=True)]  # fmt: skip
    near = []
    for typed in (plain[0], ground[0], _one_by_one(plain), _one_by_one(ground)):
        with suppress(Refused):
            found = read_place(question, typed, spoken)
            if [found[model].end for model in question.models] == spots:
                return typed
            near.append(typed)
    return near[0] if near else plain[0]


def _one_by_one(places: Sequence[str]) -> str:
    return "; ".join(f"{number}: {place}" for number, place in enumerate(places, 1))


# Reading


def read(question: Question, typed: str, spoken: Spoken) -> Any:
    """The answer that a typed line means; what cannot be understood is refused with how to say it."""
    if isinstance(question, Place):
        return read_place(question, typed, spoken)
    if isinstance(question, Choose):
        return _key(question.options, typed, question, spoken)
    if _is_turn(question, spoken):
        _, looked, look = facing_part(typed, spoken.words)
        return _facing(question, _standing(question, spoken), look if looked else typed, typed, spoken)
    if isinstance(question, Amount) and spoken.step and NUMBER.fullmatch(typed):
        return round(float(typed.replace(",", ".")) * 1000 / spoken.step)
    parts = typed.replace(",", " ").split()
    if isinstance(question, ChooseSome | Arrange):
        return [] if typed == "-" else [_key(question.options, part, question, spoken) for part in parts]
    if isinstance(question, Assign):
        if len(parts) != len(question.items):
            raise _unclear(question, typed, "hint-assign", count=len(question.items))
        return {item.key: _key(question.targets(item.key), part, question, spoken)
                for item, part in zip(question.items, parts, strict=True)}  # fmt: skip
    if not all(re.fullmatch(r"-?\d{1,6}", part) for part in parts):
        raise _unclear(question, typed, "hint-number")
    if isinstance(question, Amount) and len(parts) == 1:
        return int(parts[0])
    if isinstance(question, Split) and len(parts) == len(question.over):
        return {place: int(part) for place, part in zip(question.over, parts, strict=True)}
    raise _unclear(question, typed, "hint-number")


def _key(options: Sequence[Option], typed: str, question: Question, spoken: Spoken) -> str:
    """The option of a number, the one whose words begin like that, or the one about the unit with that letter."""
    if typed.isdecimal():
        if not 1 <= int(typed) <= len(options):
            raise _unclear(question, typed, "hint-choose", most=len(options))
        return options[int(typed) - 1].key
    wanted = typed.casefold()
    begins = [option for option in options if spoken.say(option).casefold().startswith(wanted)]
    readings = (
        [option for option in options if wanted == option.key.casefold()],
        [option for option in begins if option.refused is None],
        [option for option in options if spoken.code(option) == typed],
        begins,
    )
    found = next((alike[0].key for alike in readings if len(alike) == 1), None)
    if found is None:
        raise _unclear(question, typed, "hint-choose", most=len(options))
    return found


def _unclear(question: Question, typed: str, hint: str, **data: Any) -> Refused:
    return Refused(refusal("", "refused-unclear", typed=typed[:40], hint=hint, **data))


# Placing


def read_place(question: Place, typed: str, spoken: Spoken) -> Tracks:
    """A way, and where it matters what the model looks at in the end: `… facing n`."""
    way, looked, look = typed, False, ""
    if spoken.faces:
        way, looked, look = facing_part(typed, spoken.words)
    if not looked:
        return read_way(question, typed, spoken)
    tracks = read_way(question, way, spoken) if way else question.complete({})
    return {model: msgspec.structs.replace(track, facing=_facing(question, track.end, look, typed, spoken))
            for model, track in tracks.items()}  # fmt: skip


def read_way(question: Place, typed: str, spoken: Spoken) -> Tracks:
    """Coordinates, a direction, something to go toward, or stay; `2: …` means the second model, `;` the next."""
    if _starts(question) and typed.casefold() in (spoken.words.say("stay").casefold(), "stay"):
        return question.complete({model: {"spots": [spot]} for model, spot in _starts(question).items()})
    partial: dict[str, Any] = {}
    parts = [part.strip() for part in typed.split(";") if part.strip()]
    for part in parts:
        head, colon, rest = part.partition(":")
        model = _model(question, head.strip(), typed) if colon else question.models[0]
        wish = rest.strip() if colon else part
        toward = _toward(question, model, wish, spoken)
        if toward is not None:
            if len(parts) == 1:
                return _as_near_as_possible(question, model, toward)
            partial[model] = {"to": list(toward.spot)}
        else:
            wish, legs = leg_part(wish, spoken)
            partial[model] = {"to": _point(question, model, wish, typed, spoken), **legs}
    return question.complete(partial)


def leg_part(wish: str, spoken: Spoken) -> tuple[str, dict[str, Any]]:
    """A typed way without the words for how to go it, and what those mean: `climb`, or `hang 2` for two inches up."""
    meant = {spoken.words.say(f"leg-{leg}").casefold(): leg for leg in spoken.legs} | {leg: leg for leg in spoken.legs}
    parts = wish.casefold().split()
    for count in (1, 2):
        leg = meant.get(parts[-count]) if len(parts) > count else None
        if leg is not None and all(NUMBER.fullmatch(part) for part in parts[len(parts) - count + 1 :]):
            high = [f"{leg}-{_thousandths(part)}" for part in parts[len(parts) - count + 1 :]]
            return " ".join(parts[:-count]), {"legs": high or [leg]}
    return wish, {}


# Looking somewhere


def facing_part(typed: str, words: Words) -> tuple[str, bool, str]:
    """The typed way, whether a direction to look in was typed behind it, and that direction."""
    for word in dict.fromkeys((words.say("facing"), "facing")):
        at = f" {typed} ".lower().find(f" {word.lower()} ")
        if at >= 0:
            return typed[:at].strip(), True, typed[at + len(word) :].strip()
    return typed, False, ""


def _is_turn(question: Question, spoken: Spoken) -> bool:
    """Whether somebody is asked which way to look, in tenths of a degree."""
    return isinstance(question, Amount) and spoken.faces and "facing" in question.data


def _standing(question: Question, spoken: Spoken) -> tuple[int, int]:
    """Where whoever turns stands."""
    code = next(spoken.codes[int(question.data[name])] for name in spoken.subjects if name in question.data)
    return next((goal.x, goal.y) for goal in spoken.goals if goal.name == code)


def _facing(question: Question, end: Sequence[int], look: str, typed: str, spoken: Spoken) -> int:
    """The direction in tenths of a degree: a point of the compass, degrees, a thing or a place to look at."""
    heading = _heading(look.casefold(), spoken.words)
    goal = _goal(spoken.goals, look) if heading is None else None
    numbers = NUMBER.findall(PAIR.sub(r"\1 \2", look))
    if goal is not None:
        heading = goal.x - end[0], goal.y - end[1]
    elif len(numbers) == 2:
        heading = _thousandths(numbers[0]) - end[0], _thousandths(numbers[1]) - end[1]
    elif len(numbers) == 1 and NUMBER.fullmatch(look):
        return round(_thousandths(look) / 100) % FULL_TURN
    if heading is None or heading == (0, 0):
        raise _unclear(question, typed, "hint-facing-how" if isinstance(question, Place) else "hint-turn-how")
    return round(math.degrees(math.atan2(heading[1], heading[0])) * 10) % FULL_TURN


def _starts(question: Question) -> dict[str, list[int]]:
    assert isinstance(question, Place)
    detail = question.planner.detail()
    # Whoever arrives from outside the table has no place yet from which to go so far or to stay.
    starts: dict[str, list[int]] = {} if detail.get("way") == "arrive" else detail.get("starts", {})
    return starts


def _model(question: Place, written: str, typed: str) -> str:
    if written.isdecimal() and 1 <= int(written) <= len(question.models):
        return question.models[int(written) - 1]
    raise _unclear(question, typed, "hint-model", most=len(question.models))


def _point(question: Place, model: str, wish: str, typed: str, spoken: Spoken) -> list[int]:
    wish = PAIR.sub(r"\1 \2", wish)
    words = wish.casefold().split()
    numbers = NUMBER.findall(wish)
    if len(words) == 2 and len(numbers) == 2 and all(NUMBER.fullmatch(word) for word in words):
        return [_thousandths(number) for number in numbers]
    ground = len(words) == 3 and words[2] in (spoken.words.say("ground").casefold(), "ground")
    if ground and len(numbers) == 2:
        return [*(_thousandths(number) for number in numbers), 0]
    heading = _heading(words[0], spoken.words) if len(words) == 2 and len(numbers) == 1 else None
    start = _starts(question).get(model)
    if heading is None or start is None:
        raise _unclear(question, typed, "hint-place-how" if _starts(question) else "hint-set-down-how")
    length = _thousandths(numbers[0]) / math.hypot(*heading)
    return [round(start[0] + heading[0] * length), round(start[1] + heading[1] * length)]


def _heading(letters: str, words: Words) -> tuple[int, int] | None:
    own = {words.say(f"compass-{point}"): way for point, way in COMPASS.items()}
    return own.get(letters) or COMPASS.get(letters)


def _thousandths(number: str) -> int:
    return round(float(number.replace(",", ".")) * 1000)


class Toward(NamedTuple):
    """Something to go toward, and how far at most."""

    spot: tuple[int, int]
    most: int | None

    def apart(self, spot: Sequence[int]) -> float:
        """How far it is from a spot."""
        return math.dist(spot[:2], self.spot)


def _toward(question: Place, model: str, wish: str, spoken: Spoken) -> Toward | None:
    head, _, rest = wish.partition(" ")
    if head.casefold() not in (spoken.words.say("toward").casefold(), "toward", "to"):
        return None
    name, most = rest.strip(), None
    last = name.rpartition(" ")
    if last[0] and NUMBER.fullmatch(last[2]) and _goal(spoken.goals, name) is None:
        name, most = last[0], _thousandths(last[2])
    goal = _goal(spoken.goals, name)
    if goal is None:
        raise Refused(refusal("", "refused-unknown-goal", goal=name[:40]))
    return Toward((goal.x, goal.y), most)


def _goal(goals: Sequence[Goal], name: str) -> Goal | None:
    """The thing of that name; a letter's case tells friend from foe, otherwise it does not matter."""
    exact = [goal for goal in goals if goal.name == name]
    return next(iter(exact or [goal for goal in goals if goal.name.casefold() == name.casefold()]), None)


def _as_near_as_possible(question: Place, model: str, toward: Toward) -> Tracks:
    """Straight at it as far as the distance goes; where that is not allowed, the nearest of some ways around."""
    start = _starts(question).get(model)
    refused: Refused | None = None
    if start is not None:
        try:
            return question.complete({model: {"to": _straight(question, model, start, toward)}})
        except Refused as error:
            refused = error
    if toward.most is None:
        found = [*question.candidates(LOOK, Random(0), [toward.spot]), *_aside(question, model, start, toward)]
        near = min(found, key=lambda tracks: toward.apart(tracks[model].end), default=None)
        if near is not None and (start is None or toward.apart(near[model].end) < toward.apart(start)):
            return near
    raise refused or Refused(refusal(question.rule, "refused-no-room-there"))


def _aside(question: Place, model: str, start: Sequence[int] | None, toward: Toward) -> list[Tracks]:
    """What is allowed a little to the left or right of the straight line."""
    found = []
    for degrees in ASIDE if start is not None else ():
        with suppress(Refused):
            found.append(question.complete({model: {"to": _straight(question, model, start or (), toward, degrees)}}))
    return found


def _straight(question: Place, model: str, start: Sequence[int], toward: Toward, degrees: int = 0) -> list[int]:
    """The point that the distance reaches on the straight line, or on one turned by some degrees."""
    apart = toward.apart(start)
    reach = question.planner.detail().get("distances", {}).get(model, apart)
    length = min(apart, reach, reach if toward.most is None else toward.most)
    share = length / apart if apart else 0
    turn = math.radians(degrees)
    x, y = ((toward.spot[at] - start[at]) * share for at in (0, 1))
    return [round(start[0] + x * math.cos(turn) - y * math.sin(turn)),
            round(start[1] + x * math.sin(turn) + y * math.cos(turn))]  # fmt: skip
