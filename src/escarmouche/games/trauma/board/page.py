"""Trauma as a page shows it: the table, the units, the rows of cards, and what is foreseen."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.board import shown
from escarmouche.board.board import BOOKENDS, Board
from escarmouche.board.look import Look
from escarmouche.board.played import Stand
from escarmouche.engine.ids import ModelId
from escarmouche.engine.journal import Event
from escarmouche.engine.place import Planner, Tracks
from escarmouche.engine.questions import Question
from escarmouche.engine.words import Words
from escarmouche.games.trauma.board import (
    acts,
    cards,
    compositions,
    figures,
    ground,
    list_building,
    previews,
    rows,
    sight_lines,
    standing_orders,
    table_judging,
)
from escarmouche.games.trauma.rules.events import turn
from escarmouche.games.trauma.rules.movement.gait import movement_of, way_length
from escarmouche.games.trauma.rules.movement.move_planner import MovePlanner
from escarmouche.games.trauma.rules.naming import NAMING, model_name
from escarmouche.games.trauma.rules.state import State, TraumaSetup, Unit
from escarmouche.table.table import Table

HEADINGS: Sequence[type[Event]] = (*BOOKENDS, turn.TurnBegan)
REVEALING = (turn.CardTurned, turn.BidsOpened, turn.Recruited)


def last_turn(setup: TraumaSetup) -> int:
    """After which turn the game ends at the latest; 0 if the players agreed to play on."""
    return 0 if setup.options.get("turn_limit") == "none" else setup.mission_sheet.turns


class Showing(Board):
    """What a page shows of a game of Trauma."""

    sighting = sight_lines
    previewing = previews
    composing = compositions
    building = list_building
    judging = table_judging
    headings = HEADINGS
    revealing = REVEALING
    played = acts.PLAYED

    def heading(self, look: Look) -> str:
        """The turn and its phase, or how far the set-up has come."""
        state: State = look.state
        if state.ended:
            return look.say("shown-over")
        if not state.turn:
            return look.say("shown-before")
        return look.say("shown-phase", turn=state.turn, turns=last_turn(look.setup), phase=state.phase)

    def scores(self, look: Look) -> list[shown.Score]:
        """The victory points of each side."""
        return [shown.Score(side.owner, look.say("shown-victory-points", count=side.victory), side.victory)
                for side in look.state.sides]  # fmt: skip

    def standings(self, setup: TraumaSetup, state: State) -> Sequence[Stand]:
        """Where each model stands."""
        return acts.standings(setup, state)

    def models(self, look: Look) -> list[shown.Model]:
        """Every model on the table."""
        return figures.models_shown(look)

    def markers(self, look: Look) -> list[shown.Marker]:
        """The strategic points."""
        return ground.markers_shown(look)

    def zones(self, look: Look) -> list[shown.Zone]:
        """The access zones and the deployment zone."""
        return ground.zones_shown(look)

    def unit_cards(self, look: Look) -> list[shown.Card]:
        """Every unit with its profile, weapons and skills."""
        return cards.cards_shown(look)

    def dashboards(self, look: Look) -> list[shown.Dashboard]:
        """The cards and points before each seat."""
        return [rows.dashboard_shown(look, side) for side in look.state.sides]

    def is_open(self, state: State, question: Question) -> bool:
        """Whether what may be answered depends on no hidden unit."""
        return question.text in standing_orders.OPEN

    def body(self, look: Look, mover: str) -> shown.Body | None:
        """The model that a question about placing means by this key; None for a marker."""
        if not mover.isdigit():
            return None
        unit = look.state.units[look.state.models[int(mover)].unit]
        profile = look.setup.lists[unit.owner].units[unit.profile]
        name = model_name(look.setup, look.state, ModelId(int(mover)), look.words)
        return shown.Body(name, profile.base // 2, profile.height)

    def hiding(self, setup: TraumaSetup) -> shown.Hiding:
        """How models hide one another from view: not at all."""
        return "none"

    def bands(self, words: Words, table: Table) -> list[shown.Band]:
        """The Ranges."""
        return ground.bands_shown(words, table)

    def gone(self, look: Look) -> list[str]:
        """Scenery that was blown up."""
        return list(look.state.destroyed)

    def corridors(self, look: Look, question: Question) -> dict[str, shown.Corridor]:
        """The corridors of the salvos that may be fired."""
        return ground.corridors_shown(look, question)

    # The journal

    def about(self, state: State, data: Mapping[str, Any]) -> list[int]:
        """The models on the table that an event, a question or an option mentions."""
        found: dict[int, None] = {}
        for kind, number in NAMING.mentioned(data):
            if kind == "model":
                found[number] = None
            elif kind == "unit" and number < len(state.units):
                found.update(dict.fromkeys(_standing(state, state.units[number])))
        return [model for model in found if model < len(state.models)]

    def marked(self, state: State, data: Mapping[str, Any]) -> list[str]:
        """The strategic point that an event, a question or an option mentions, or the element that could be one."""
        named = data.get("piece") or data.get("edge")
        lies = state.phase == "opening" or any(ground.marker_of(point) == named for point in state.points)
        return [named] if isinstance(named, str) and named and lies else []

    # Previews

    def ways(self, words: Words, planner: Planner, tracks: Tracks) -> dict[str, shown.Way]:
        """How each model goes, where the way counts."""
        if not isinstance(planner, MovePlanner):
            return {}
        battle, unit = planner.battle, planner.unit
        return {key: shown.Way(math.ceil(way_length(battle, unit, tracks[key])), movement_of(battle, model), [], [])
                for key, model in planner.movers.items()}  # fmt: skip


def _standing(state: State, unit: Unit) -> list[ModelId]:
    """The models of a unit that stand on the table."""
    return [index for index in unit.models if state.models[index].alive] if unit.place == "table" else []
