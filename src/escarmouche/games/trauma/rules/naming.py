"""What the things of a game are called, and whatever the rules tell, ask, offer or refuse as a sentence."""

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.ids import Length, ModelId, SeatId
from escarmouche.engine.journal import GameBegan, GameEnded
from escarmouche.engine.words import Words
from escarmouche.games.trauma import GAME
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.state import State, TraumaSetup
from escarmouche.rules.naming import Naming, distinct_names, is_number, listed, piece_name


def unit_names(setup: TraumaSetup, words: Words | None) -> list[str]:
    """The name of every unit: copies are numbered, and a name that both armies use carries the side's letter."""
    key = f"unit_names {words.language if words else ''}"
    named: list[str] | None = setup.__dict__.get(key)
    if named is None:
        printed = [[unit.name for unit in army.units] for army in setup.lists]
        named = setup.__dict__[key] = distinct_names(printed, words)
    return named


def model_name(setup: TraumaSetup, state: State, model: ModelId, words: Words | None = None) -> str:
    """A single model has its unit's name; a member of a unit its number as well."""
    standing = state.models[model]
    name = unit_names(setup, words)[standing.unit]
    if len(state.units[standing.unit].models) == 1:
        return name
    number = standing.kit + 1
    return words.say("model-of-unit", unit=name, number=number) if words else f"{name}, model {number}"


def _unit_called(setup: TraumaSetup, state: State, unit: Any, words: Words | None) -> str:
    return unit_names(setup, words)[int(unit)] if is_number(unit) else ""


def _model_called(setup: TraumaSetup, state: State, model: Any, words: Words | None) -> str:
    return model_name(setup, state, ModelId(int(model)), words) if is_number(model) else ""


def _models_called(setup: TraumaSetup, state: State, models: Sequence[Any], words: Words | None) -> str:
    """Several models, each unit named once."""
    by_unit: dict[int, list[ModelId]] = {}
    for model in models:
        by_unit.setdefault(state.models[ModelId(int(model))].unit, []).append(ModelId(int(model)))
    return listed(_members_called(setup, state, members, words) for members in by_unit.values())


def _members_called(setup: TraumaSetup, state: State, members: Sequence[ModelId], words: Words | None) -> str:
    unit = state.models[members[0]].unit
    name = unit_names(setup, words)[unit]
    if len(state.units[unit].models) == 1:
        return name
    numbers = ", ".join(str(state.models[model].kit + 1) for model in members)
    if words is None:
        return f"{name} ({numbers})"
    return words.say("models-of-unit", unit=name, count=len(members), numbers=numbers)


def _piece_called(setup: TraumaSetup, state: State, piece: Any, words: Words | None) -> str:
    return piece_name({one.id: one.kind for one in setup.table.pieces}, piece, words)


NAMING = Naming(
    GAME.package,
    CATALOGUE,
    callers={"unit": _unit_called, "model": _model_called, "piece": _piece_called},
    together={"model": _models_called},
    own_keys={GameBegan: "event-trauma-began", GameEnded: "event-trauma-ended"},
    also={"limit": Length, "loser": SeatId},
    named=dict.fromkeys(("order", "orders", "what"), "keyword-order"),
)
sentence = NAMING.sentence
"""What is told, asked, offered or refused, in one sentence."""
