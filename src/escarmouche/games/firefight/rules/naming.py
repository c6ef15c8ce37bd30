"""What the things of a game are called, and whatever the rules tell, ask, offer or refuse as a sentence."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, TypeAlias

from escarmouche.engine.ids import Length, SeatId
from escarmouche.engine.journal import Event, GameBegan, GameEnded
from escarmouche.engine.reasons import Reason
from escarmouche.engine.words import Words
from escarmouche.games.firefight import GAME
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.events import DefenceRolled, HitsRolled, ObjectiveScored, RollOff
from escarmouche.games.firefight.rules.lists.reading import Fault
from escarmouche.games.firefight.rules.state import NOBODY_SEAT, FirefightSetup, State
from escarmouche.rules import naming
from escarmouche.rules.naming import NONE, SIDES, in_words, is_number, listed, signed

Said: TypeAlias = naming.Said | Fault

WEARY = {"reason-fatigued": "fatigued", "reason-shaken": "shaken"}
OWN_KEYS: dict[type[Event], str] = {GameBegan: "event-firefight-began", GameEnded: "event-firefight-ended"}


# What things are called


def unit_names(setup: FirefightSetup, state: State, words: Words | None) -> list[str]:
    """The name of every unit: copies are numbered, and a name that both sides use carries the side's letter."""
    key = f"unit_names {words.language if words else ''}"
    named: list[list[str]] | None = setup.__dict__.get(key)
    if named is None:
        named = setup.__dict__[key] = _named(setup, words)
    return [named[unit.owner][unit.profile] for unit in state.units]


def _named(setup: FirefightSetup, words: Words | None) -> list[list[str]]:
    """For each side the names of its units in the order of its list."""
    armies = [
        _numbered([words.called(unit.name) if words else unit.name for unit in army.units]) for army in setup.lists
    ]
    shared = set(armies[0].values()) & set(armies[1].values())
    return [
        [f"{name} ({SIDES[seat]})" if base in shared else name for name, base in army.items()]
        for seat, army in enumerate(armies)
    ]


def _numbered(units: Sequence[str]) -> dict[str, str]:
    """The names of an army's units in order, copies with their numbers, each with the name that its copies share."""
    printed = Counter(units)
    found: dict[str, str] = {}
    for unit in units:
        stem, _, tail = unit.rpartition(" ")
        base = stem if tail.isdigit() and stem in printed else unit
        alone = base != unit or (printed[base] == 1 and f"{base} 2" not in printed)
        free = (name for number in count(1) if (name := f"{base} {number}") not in found and name not in printed)
        found[unit if alone and unit not in found else next(free)] = base
    return found


def model_name(setup: FirefightSetup, state: State, model: int, words: Words | None = None) -> str:
    """A single model has its unit's name; a member of a group its number as well."""
    standing = state.models[model]
    unit = state.units[standing.unit]
    name = unit_names(setup, state, words)[unit.id]
    if setup.lists[unit.owner].units[unit.profile].size == 1:
        return name
    number = standing.kit + 1
    return words.say("model-of-unit", unit=name, number=number) if words else f"{name}, model {number}"


def _unit_called(setup: FirefightSetup, state: State, unit: Any, words: Words | None) -> str:
    return unit_names(setup, state, words)[int(unit)] if is_number(unit) else str(unit)


def _model_called(setup: FirefightSetup, state: State, model: Any, words: Words | None) -> str:
    """A model by its name; what is measured to an objective is called so."""
    if is_number(model):
        return model_name(setup, state, int(model), words)
    return words.say("thing-objective") if words and model == "objective" else str(model)


def aims_at_models(setup: FirefightSetup, state: State, data: Mapping[str, Any]) -> bool:
    """Whether the targets are those of a spell that is cast at single models."""
    if "spell" not in data or "model" not in data:
        return False
    owner = state.units[state.models[int(data["model"])].unit].owner
    return any(spell.name == data["spell"] and spell.target == "enemy model" for spell in setup.lists[owner].spells)


# Sentences


def _told(event: Event) -> dict[str, Any]:
    """The fields of an event, and what follows from them."""
    data = naming.told(event)
    if isinstance(event, DefenceRolled) and event.modifiers:
        data["dice"] = [f"{die} ({signed(change)})" for die, change in zip(event.dice, event.modifiers, strict=True)]
        data["modifier"] = NONE
    elif isinstance(event, HitsRolled):
        data["weary"] = next((WEARY[one.text] for one in event.reasons if one.text in WEARY), NONE)
    elif isinstance(event, RollOff):
        data["winner"] = None if event.first == event.second else int(event.second > event.first)
    elif isinstance(event, ObjectiveScored):
        data["change"] = _change(event)
    elif isinstance(event, GameEnded):
        data["first"], data["second"] = event.scores or (0, 0)
    return data


def _change(event: ObjectiveScored) -> str:
    """What became of an objective at the end of a round."""
    if event.owner == event.before:
        return "neutral" if event.owner == NOBODY_SEAT else "kept"
    return "lost" if event.owner == NOBODY_SEAT else "seized"


class FirefightNaming(naming.Naming):
    """What the things of Firefight are called, and its sentences."""

    def _names(
        self, setup: Any, state: Any, data: Mapping[str, Any], words: Words | None, kinds: Mapping[str, str]
    ) -> dict[str, Any]:
        """A sentence may be about a unit, a model or neither; a length just over its limit is shown exactly."""
        if state is not None and "targets" in data and aims_at_models(setup, state, data):
            kinds = {**kinds, "targets": "model"}
        named = super()._names(setup, state, data, words, kinds)
        if "limit" in named and named.get("length") == named["limit"]:
            named["length"] = data["length"] / 1000
        if state is not None and "shares" in data:
            called = unit_names(setup, state, words)
            pairs = zip(data["units"], data["shares"], strict=True)
            named["shares"] = listed(f"{called[unit]} ({share})" for unit, share in pairs)
        return {"unit": NONE, "model": NONE, **named} if words else named

    def _named(self, setup: Any, state: Any, key: str, value: Any, words: Words | None, kind: str) -> Any:
        if key == "models":
            return len(value)
        if words and isinstance(value, Reason):
            return _fault(words, value)
        if words and isinstance(value, list | tuple) and value and isinstance(value[0], Reason):
            return listed((_fault(words, one) for one in value), " ")
        return super()._named(setup, state, key, value, words, kind)


def _fault(words: Words, fault: Reason) -> str:
    """What is wrong with a list; whatever it mentions is called so in the list itself."""
    data = {key: _fault(words, value) if isinstance(value, Reason) else value for key, value in fault.data.items()}
    lists = {key: in_words(key, value, words) for key, value in data.items() if isinstance(value, list | tuple)}
    return words.reason(fault, **{**data, **lists})


NAMING = FirefightNaming(
    GAME.package,
    CATALOGUE,
    {"unit": _unit_called, "model": _model_called},
    OWN_KEYS,
    {
        **dict.fromkeys(("limit", "over", "width", "depth"), Length),
        **dict.fromkeys(("loser", "seats", "missing"), SeatId),
    },
    _told,
    decimals=1,
)
names = NAMING.names


def sentence(words: Words, setup: FirefightSetup | None, state: State | None, said: Said) -> str:
    """What is told, asked, offered or refused, in one sentence; an option without words is shown as its key."""
    return _fault(words, said.reason) if isinstance(said, Fault) else NAMING.sentence(words, setup, state, said)
