"""What the things of a game are called, and whatever the rules tell, ask, offer or refuse as a sentence."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any, TypeAlias

from msgspec.structs import asdict

from escarmouche.engine.journal import Event, GameBegan, GameEnded, text_key
from escarmouche.engine.questions import Option, Question
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.words import Words
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.events import DefenceRolled, HitsRolled, ObjectiveScored, RollOff
from escarmouche.games.firefight.rules.lists.profile import UnitProfile
from escarmouche.games.firefight.rules.lists.reading import Fault
from escarmouche.games.firefight.rules.state import NOBODY_SEAT, FirefightSetup, State

Said: TypeAlias = Event | Question | Option | Reason | Fault

SIDES = ("A", "B")
NOBODY = "nobody"
NONE = "none"
UNITS = frozenset({"unit", "target", "attacker", "place"})
UNIT_LISTS = frozenset({"units", "targets", "scouts"})
SEATS = frozenset({"seat", "owner", "before", "winner", "starter", "loser"})
SEAT_LISTS = frozenset({"seats", "missing"})
LENGTHS = frozenset({"length", "distance", "height", "limit", "over", "x", "y", "width", "depth"})
WEARY = {"reason-fatigued": "fatigued", "reason-shaken": "shaken"}
OWN_KEYS: dict[type[Event], str] = {GameBegan: "event-firefight-began", GameEnded: "event-firefight-ended"}


# What things are called


def unit_names(setup: FirefightSetup, state: State) -> list[str]:
    """The name of every unit: copies are numbered, and a name that both sides use carries the side's letter."""
    named: list[list[str]] | None = setup.__dict__.get("unit_names")
    if named is None:
        named = setup.__dict__["unit_names"] = _named(setup)
    return [named[unit.owner][unit.profile] for unit in state.units]


def _named(setup: FirefightSetup) -> list[list[str]]:
    """For each side the names of its units in the order of its list."""
    armies = [_numbered(army.units) for army in setup.lists]
    shared = set(armies[0].values()) & set(armies[1].values())
    return [
        [f"{name} ({SIDES[seat]})" if base in shared else name for name, base in army.items()]
        for seat, army in enumerate(armies)
    ]


def _numbered(units: Sequence[UnitProfile]) -> dict[str, str]:
    """The names of an army's units in order, copies with their numbers, each with the name that its copies share."""
    printed = Counter(unit.name for unit in units)
    found: dict[str, str] = {}
    for unit in units:
        stem, _, tail = unit.name.rpartition(" ")
        base = stem if tail.isdigit() and stem in printed else unit.name
        alone = base != unit.name or (printed[base] == 1 and f"{base} 2" not in printed)
        free = (name for number in count(1) if (name := f"{base} {number}") not in found and name not in printed)
        found[unit.name if alone and unit.name not in found else next(free)] = base
    return found


def model_name(setup: FirefightSetup, state: State, model: int, words: Words | None = None) -> str:
    """A single model has its unit's name; a member of a group its number as well."""
    standing = state.models[model]
    unit = state.units[standing.unit]
    name = unit_names(setup, state)[unit.id]
    if setup.lists[unit.owner].units[unit.profile].size == 1:
        return name
    number = standing.kit + 1
    return words.say("model-of-unit", unit=name, number=number) if words else f"{name}, model {number}"


def side_name(seat: int | None) -> str:
    """The letter of a seat."""
    return NOBODY if seat is None or seat == NOBODY_SEAT else SIDES[seat]


def inches(thousandths: float) -> float:
    """A length in inches to one decimal; whole numbers without one."""
    shown = round(thousandths / 1000, 1)
    return int(shown) if shown == int(shown) else shown


# The data of a sentence


def names(
    setup: FirefightSetup | None, state: State | None, data: dict[str, Any], words: Words | None = None
) -> dict[str, Any]:
    """The data of an event, option, question or reason with words in place of ids.

    Before a game there is neither set-up nor state, and nothing in the data is an id.
    """
    named = {key: _plain(key, value, words) for key, value in data.items()}
    if setup is not None and state is not None:
        named.update(_things(setup, state, data, words))
    if "limit" in named and named.get("length") == named["limit"]:
        named["length"] = data["length"] / 1000
    return named


def _things(setup: FirefightSetup, state: State, data: dict[str, Any], words: Words | None) -> dict[str, str]:
    """The units and models that the data mention."""
    called = unit_names(setup, state)
    found: dict[str, str] = {}
    for key, value in data.items():
        if key in UNITS and _is_id(value):
            found[key] = called[int(value)]
        elif key == "model" and _is_id(value):
            found[key] = model_name(setup, state, int(value), words)
        elif key == "targets" and _aims_at_models(setup, state, data):
            found[key] = _listed(model_name(setup, state, model, words) for model in value)
        elif key in UNIT_LISTS:
            found[key] = _listed(called[unit] for unit in value)
    if "units" in data and "shares" in data:
        pairs = zip(data["units"], data["shares"], strict=True)
        found["shares"] = _listed(f"{called[unit]} ({share})" for unit, share in pairs)
    return found


def _is_id(value: Any) -> bool:
    """Whether this is the number of a unit or model, as a number or as the key of an answer."""
    return (isinstance(value, int) and value >= 0) or (isinstance(value, str) and value.isdigit())


def _aims_at_models(setup: FirefightSetup, state: State, data: dict[str, Any]) -> bool:
    """Whether the targets are those of a spell that is cast at single models."""
    if "spell" not in data or "model" not in data:
        return False
    owner = state.units[state.models[int(data["model"])].unit].owner
    return any(spell.name == data["spell"] and spell.target == "enemy model" for spell in setup.lists[owner].spells)


def _plain(key: str, value: Any, words: Words | None) -> Any:
    """What needs no look at the table: sides, lengths, dice, rules, yes and no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if key in SEATS:
        return side_name(value)
    if key in SEAT_LISTS:
        return _listed(map(side_name, value))
    if key in LENGTHS and isinstance(value, int | float):
        return inches(value)
    if key == "models":
        return len(value)
    if words is not None:
        value = _translated(key, value, words)
    if isinstance(value, list | tuple):
        return _listed(map(str, value), " " if key == "faults" else ", ")
    return NONE if value is None else value


def _translated(key: str, value: Any, words: Words) -> Any:
    """Rules by their titles, options by their names, reasons by their sentences, the objective marker by its own."""
    if isinstance(value, Reason):
        return _fault(words, value)
    if isinstance(value, list | tuple) and value and isinstance(value[0], Reason):
        return [_fault(words, one) for one in value]
    if key == "because":
        return [words.rule(rule) for rule in value]
    if key == "problems":
        return [words.say(f"problem-{code.replace('_', '-')}") for code in value]
    if key == "option" and words.has(f"option-{value.replace('_', '-')}"):
        return words.say(f"option-{value.replace('_', '-')}")
    return words.say("thing-objective") if (key, value) == ("model", "objective") else value


def _listed(parts: Iterable[str], between: str = ", ") -> str:
    return between.join(parts) or NONE


# Sentences


def sentence(words: Words, setup: FirefightSetup | None, state: State | None, said: Said) -> str:
    """What is told, asked, offered or refused, in one sentence; an option without words is shown as its key."""
    if isinstance(said, Event):
        key = OWN_KEYS.get(type(said)) or text_key(said)
        data = _told(said)
        if isinstance(said, GameBegan):
            return words.say(key, options=_options(data["changed"], said.options, words))
        return words.say(key, **_blanks(names(setup, state, data, words)))
    if isinstance(said, Fault):
        return _fault(words, said.reason)
    named = _blanks(names(setup, state, said.data, words))
    if isinstance(said, Reason):
        return words.reason(said, **named)
    if isinstance(said, Option):
        return words.say(said.text, **named) if said.text else said.key
    return words.say(f"ask-{said.text}", **named)


def _fault(words: Words, fault: Reason) -> str:
    """What is wrong with a list; whatever it mentions is called so in the list itself."""
    said = [(key, _translated(key, value, words)) for key, value in fault.data.items()]
    return words.reason(fault, **{key: _listed(value) if isinstance(value, list) else value for key, value in said})


def _blanks(named: dict[str, Any]) -> dict[str, Any]:
    """A sentence may be about a unit, a model or neither: what is not named is none."""
    return {"unit": NONE, "model": NONE, **named}


def _told(event: Event) -> dict[str, Any]:
    """The fields of an event, those with their usual value included, and what follows from them."""
    data = {key: value for key, value in asdict(event).items() if key not in ("rules", "reasons", "audience")}
    modifier = total(event.reasons)
    data["modifier"] = _signed(modifier) if modifier else NONE
    if isinstance(event, DefenceRolled) and event.modifiers:
        data["dice"] = [f"{die} ({_signed(change)})" for die, change in zip(event.dice, event.modifiers, strict=True)]
        data["modifier"] = NONE
    if isinstance(event, HitsRolled):
        data["weary"] = next((WEARY[one.text] for one in event.reasons if one.text in WEARY), NONE)
    if isinstance(event, RollOff):
        data["winner"] = None if event.first == event.second else int(event.second > event.first)
    elif isinstance(event, ObjectiveScored):
        data["change"] = _change(event)
    elif isinstance(event, GameBegan):
        data["changed"] = [key for key, value in event.options.items() if value != _usual(key)]
    elif isinstance(event, GameEnded):
        data["loser"] = None if event.winner is None else 1 - event.winner
        data["first"], data["second"] = event.scores or (0, 0)
    return data


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def _usual(option: str) -> str:
    return CATALOGUE.options[option][1].default if option in CATALOGUE.options else ""


def _options(changed: Iterable[str], options: Mapping[str, str], words: Words) -> str:
    """Options that are not at their default, each with its value, in words."""
    return _listed(
        (
            f"{words.say('option-' + key.replace('_', '-'))} = "
            + words.say(f"option-{key.replace('_', '-')}-{options[key].replace('_', '-')}")
            for key in changed
        ),
        "; ",
    )


def _change(event: ObjectiveScored) -> str:
    """What became of an objective at the end of a round."""
    if event.owner == event.before:
        return "neutral" if event.owner == NOBODY_SEAT else "kept"
    return "lost" if event.owner == NOBODY_SEAT else "seized"
