"""What the things of a game are called, and whatever the rules tell, ask, offer or refuse as a sentence."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from escarmouche.engine.journal import Event, GameBegan, GameEnded
from escarmouche.engine.words import Words
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, State
from escarmouche.rules.naming import NOBODY, Said, distinct_names, in_words, is_number, listed, say, shown_length
from escarmouche.rules.naming import side_name as side_name

FIGURES = frozenset(
    {"figure", "target", "friend", "enemy", "helper", "watcher", "carrier", "victor", "other", "initiator", "unit"}
)
FIGURE_LISTS = frozenset({"figures", "targets", "caught", "enemies", "friends"})
GROUPS = frozenset({"group"})
SEATS = frozenset({"seat", "owner", "first", "active", "loser", "winner", "ambusher", "by", "off", "withdrawn"})
LENGTHS = frozenset(
    {"x", "y", "length", "distance", "height", "limit_length", "reach", "width", "depth", "at", "radius", "over_length"}
)
LOCKED = "locked-"
"""What the kinds of doors begin with that have a lock; they look like the others."""
ANGLES = frozenset({"facing", "direction", "angle"})
OWN_KEYS: dict[type[Event], str] = {GameBegan: "event-combatzone-began", GameEnded: "event-combatzone-ended"}


# What things are called


def figure_names(setup: CombatZoneSetup) -> list[str]:
    """The name of every figure: copies are numbered, and a name that both forces use carries the side's letter."""
    return _remembered(setup, "figures")


def group_names(setup: CombatZoneSetup) -> list[str]:
    """The name of every group, in the same way."""
    return _remembered(setup, "groups")


def _remembered(setup: CombatZoneSetup, what: str) -> list[str]:
    key = f"{what} by name"
    named: list[str] | None = setup.__dict__.get(key)
    if named is None:
        groups = [force.groups for force in setup.lists]
        if what == "groups":
            printed = [[party.name for party in parties] for parties in groups]
        else:
            printed = [[fighter.name for party in parties for fighter in party.fighters] for parties in groups]
        named = setup.__dict__[key] = distinct_names(printed)
    return named


# The data of a sentence


def names(
    setup: CombatZoneSetup | None, state: State | None, data: Mapping[str, Any], words: Words | None = None
) -> dict[str, Any]:
    """The data of an event, option, question or reason with words in place of numbers."""
    return {key: _named(setup, state, key, value, words) for key, value in data.items()}


def _named(setup: CombatZoneSetup | None, state: State | None, key: str, value: Any, words: Words | None) -> Any:
    if key in SEATS and (value is None or (isinstance(value, int) and not isinstance(value, bool))):
        return side_name(value)
    if key in LENGTHS and isinstance(value, int | float) and not isinstance(value, bool):
        return shown_length(value)
    if key in ANGLES and isinstance(value, int) and not isinstance(value, bool):
        return value / 10
    if setup is not None and (thing := _thing(setup, state, key, value, words)):
        return thing
    return in_words(key, value, words)


def _thing(setup: CombatZoneSetup, state: State | None, key: str, value: Any, words: Words | None) -> str:
    """The piece, figure, group or object that is meant."""
    if key == "piece" and words is not None:
        return piece_name(setup, str(value), words)
    if key in FIGURE_LISTS and isinstance(value, list | tuple):
        return listed(figure_names(setup)[int(one)] for one in value)
    if key in FIGURES | GROUPS and value == -1:
        return NOBODY
    if not is_number(value):
        return ""
    if key in FIGURES:
        return figure_names(setup)[int(value)]
    if key in GROUPS:
        return group_names(setup)[int(value)]
    if key == "thing" and state is not None and int(value) < len(state.things):
        return thing_name(state, int(value), words)
    return ""


def piece_name(setup: CombatZoneSetup, piece: str, words: Words) -> str:
    """A piece of terrain by its kind, numbered where there are several of that kind; one that is none by its key."""
    kinds = {one.id: one.kind.removeprefix(LOCKED) for one in setup.table.pieces}
    if piece not in kinds:
        return piece
    alike = [one for one, kind in kinds.items() if kind == kinds[piece]]
    name = words.say(f"kind-{kinds[piece]}")
    return f"{name} {alike.index(piece) + 1}" if len(alike) > 1 else name


def thing_name(state: State, index: int, words: Words | None) -> str:
    """An object by its kind and number, a weapon by its name."""
    thing = state.things[index]
    if thing.weapon:
        return str(in_words("weapon", thing.weapon, words))
    return words.say("thing-object", number=index + 1) if words else f"object {index + 1}"


def sentence(words: Words, setup: CombatZoneSetup | None, state: State | None, said: Said) -> str:
    """What is told, asked, offered or refused, in one sentence."""
    return say(words, said, partial(_names_in, words, setup, state), OWN_KEYS, CATALOGUE)


def _names_in(
    words: Words, setup: CombatZoneSetup | None, state: State | None, data: Mapping[str, Any]
) -> dict[str, Any]:
    return names(setup, state, data, words)
