"""What the things of a game are called, and whatever the rules tell, ask, offer or refuse as a sentence."""

from collections import Counter
from typing import Any

from escarmouche.engine.ids import Length, SeatId
from escarmouche.engine.journal import GameBegan, GameEnded
from escarmouche.engine.words import Words
from escarmouche.games.combatzone import GAME
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, FigureId, State
from escarmouche.rules.naming import Naming, distinct_names, in_words, is_number, listed
from escarmouche.rules.naming import piece_name as named_piece
from escarmouche.rules.naming import side_name as side_name

LOCKED = "locked-"
"""How the kinds of doors with a lock begin; they look like the others."""


def figure_names(setup: CombatZoneSetup, words: Words | None) -> list[str]:
    """The name of every figure: copies are numbered, and a name that both forces use carries the side's letter."""
    return _remembered(setup, "figures", words)


def group_names(setup: CombatZoneSetup, words: Words | None) -> list[str]:
    """The name of every group, in the same way."""
    return _remembered(setup, "groups", words)


def _remembered(setup: CombatZoneSetup, what: str, words: Words | None) -> list[str]:
    key = f"{what} by name {words.language if words else ''}"
    named: list[str] | None = setup.__dict__.get(key)
    if named is None:
        groups = [force.groups for force in setup.lists]
        if what == "groups":
            printed = [[party.name for party in parties] for parties in groups]
        else:
            printed = [[fighter.name for party in parties for fighter in party.fighters] for parties in groups]
        named = setup.__dict__[key] = distinct_names(printed, words)
    return named


def figure_name(setup: CombatZoneSetup, state: State | None, value: Any, words: Words | None) -> str:
    """A figure by its name; nothing for what is no number."""
    return figure_names(setup, words)[int(value)] if is_number(value) else ""


def targets_named(setup: CombatZoneSetup, state: State | None, figures: Any, words: Words | None) -> str:
    """Figures by their names; whoever is aimed at several times is named once, with the number of shots."""
    shots = Counter(figure_name(setup, state, one, words) for one in figures)
    return listed(
        words.say("shots-at", figure=name, shots=count) if words is not None and count > 1 else name
        for name, count in shots.items()
    )


def group_name(setup: CombatZoneSetup, state: State | None, value: Any, words: Words | None) -> str:
    """A group by its name; nothing for what is no number."""
    return group_names(setup, words)[int(value)] if is_number(value) else ""


def piece_name(setup: CombatZoneSetup, state: State | None, piece: Any, words: Words | None) -> str:
    """A piece of terrain by its kind; a locked door is a door."""
    return named_piece({one.id: one.kind.removeprefix(LOCKED) for one in setup.table.pieces}, piece, words)


def thing_name(setup: CombatZoneSetup, state: State | None, value: Any, words: Words | None) -> str:
    """An object by its kind and number, a weapon by its name; nothing for what is not in the game."""
    if state is None or not is_number(value) or int(value) >= len(state.things):
        return ""
    number, weapon = int(value) + 1, state.things[int(value)].weapon
    if weapon:
        return weapon_name(weapon, words)
    return words.say("thing-object", number=number) if words else f"object {number}"


def weapon_name(weapon: str, words: Words | None) -> str:
    """A weapon of the table by its word, one of somebody's own book by its name."""
    return str(in_words("weapon", weapon, words))


NAMING = Naming(
    GAME.package,
    CATALOGUE,
    {"figure": figure_name, "group": group_name, "piece": piece_name, "thing": thing_name},
    {GameBegan: "event-combatzone-began", GameEnded: "event-combatzone-ended"},
    {
        "unit": FigureId,
        "figures": FigureId,
        "loser": SeatId,
        **dict.fromkeys(("limit_length", "reach", "width", "depth", "radius"), Length),
    },
    together={"figure": targets_named},
)
sentence = NAMING.sentence
