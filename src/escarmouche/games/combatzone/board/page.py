"""Combat Zone as a page shows it: the table, the figures, the groups, and forecasts."""

from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.board import shown
from escarmouche.board.board import BOOKENDS, Board, is_id
from escarmouche.board.look import Look
from escarmouche.board.played import Stand
from escarmouche.engine.game import Game
from escarmouche.engine.journal import Event
from escarmouche.engine.place import Planner, Tracks
from escarmouche.engine.questions import Question
from escarmouche.engine.reasons import total
from escarmouche.engine.rulebook import listening
from escarmouche.engine.words import Words
from escarmouche.games.combatzone.board import (
    acts,
    compositions,
    ground,
    list_building,
    previews,
    sight_lines,
    standing_orders,
    table_judging,
)
from escarmouche.games.combatzone.board.cards import cards_shown
from escarmouche.games.combatzone.board.figures import models_shown
from escarmouche.games.combatzone.board.groups import SEATS, dashboard
from escarmouche.games.combatzone.board.question_marks import dial_shown, fan_shown, owed_for, trail_shown
from escarmouche.games.combatzone.rules import naming
from escarmouche.games.combatzone.rules.events import mission, turn
from escarmouche.games.combatzone.rules.mission.missions import last_turn, points_of
from escarmouche.games.combatzone.rules.movement.limits import price_of_move
from escarmouche.games.combatzone.rules.movement.planned_moves import MovePlanner
from escarmouche.games.combatzone.rules.naming import NAMING
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, State

HEADINGS: Sequence[type[Event]] = (*BOOKENDS, turn.TurnBegan)
FREE = "free"
REVEALING = (mission.Revealed,)
THERE = ("table", "hidden")


class Showing(Board):
    """What a page shows of a game of Combat Zone."""

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
        battle = sight_lines.battle_of(look.setup, state)
        with listening(None):
            turns = last_turn(battle)
        return look.say("shown-phase", turn=state.turn, turns=turns, phase=look.say(f"phase-{state.phase}"))

    def scores(self, look: Look) -> list[shown.Score]:
        """The victory points of each side as the table stands."""
        battle = sight_lines.battle_of(look.setup, look.state)
        with listening(None):
            points = [total(points_of(battle, seat)) if look.state.turn else 0 for seat in SEATS]
        return [shown.Score(seat, look.say("shown-victory-points", count=points[seat]), points[seat]) for seat in SEATS]

    def count(self, state: State) -> int:
        """How many figures there are in all."""
        return len(state.figures)

    def standings(self, setup: CombatZoneSetup, state: State) -> Sequence[Stand]:
        """Where each figure stands and looks."""
        return acts.standings(state)

    def models(self, look: Look) -> list[shown.Model]:
        """Every figure that the seat may see."""
        return models_shown(look)

    def markers(self, look: Look) -> list[shown.Marker]:
        """The centre, objects, casualties and doors."""
        return ground.markers_shown(look)

    def zones(self, look: Look) -> list[shown.Zone]:
        """The edges, and where an ambush may lie."""
        return ground.zones_shown(look)

    def unit_cards(self, look: Look) -> list[shown.Card]:
        """Every figure with its profile, weapons and action points."""
        return cards_shown(look)

    def dashboards(self, look: Look) -> list[shown.Dashboard]:
        """The groups of each seat."""
        return [dashboard(look, seat) for seat in SEATS]

    def body(self, look: Look, mover: str) -> shown.Body | None:
        """The figure that a question about placing means by this key; None for a point."""
        if not mover.isdigit():
            return None
        card = sight_lines.battle_of(look.setup, look.state).card(look.state.figures[int(mover)])
        return shown.Body(naming.figure_names(look.setup, look.words)[int(mover)], card.base // 2, card.height)

    def hiding(self, setup: CombatZoneSetup) -> shown.Hiding:
        """How figures hide one another from view: not at all."""
        return "none"

    def gone(self, look: Look) -> list[str]:
        """Doors that stand open or are broken."""
        return [door for door, how in look.state.doors.items() if how in ("open", "broken")]

    # The question

    def price(self, data: Mapping[str, Any]) -> int | None:
        """The action points that an option takes."""
        cost = data.get("cost")
        return cost if isinstance(cost, int) else None

    def owed(self, look: Look, question: Question) -> int | None:
        """The action points of shots that are being declared."""
        return owed_for(look, question)

    def fan(self, look: Look, data: Mapping[str, Any]) -> shown.Fan | None:
        """The arc of fire of whoever acts, with the ranges of a weapon where they are known beforehand."""
        return fan_shown(look, data)

    def dial(self, look: Look, question: Question) -> shown.Dial | None:
        """Which way a figure turns."""
        return dial_shown(look, question)

    def trail(self, question: Question) -> shown.Trail | None:
        """The way of a mover whom somebody may interrupt."""
        return trail_shown(question)

    def measured(self, setup: CombatZoneSetup) -> bool:
        """Whether ranges are known before shots are declared, by option."""
        return setup.options["measuring"] == FREE

    # The journal

    def about(self, state: State, data: Mapping[str, Any]) -> list[int]:
        """The figures on the table that an event, a question or an option mentions."""
        found: dict[int, None] = {}
        for key, value in data.items():
            several = value if isinstance(value, list | tuple) else [value]
            for one in (int(one) for one in several if is_id(one)):
                if NAMING.kinds.get(key) == "figure":
                    found[one] = None
                elif NAMING.kinds.get(key) == "group":
                    found.update(dict.fromkeys(state.groups[one].figures))
        return [one for one in found if one < len(state.figures) and state.figures[one].place in THERE]

    def marked(self, state: State, data: Mapping[str, Any]) -> list[str]:
        """The doors, objects and casualties that an event, a question or an option mentions."""
        found = [str(data["piece"])] if data.get("piece") in state.doors else []
        if is_id(data.get("thing")):
            found.append(ground.marker_of_thing(int(data["thing"])))
        target = data.get("target")
        if is_id(target) and state.figures[int(str(target))].place == "casualty":
            found.append(ground.marker_of_casualty(int(str(target))))
        return found

    # Previews

    def ordered(self, game: Game[Any], question: Question, order: str) -> Any:
        """The answer that a standing order gives to a question; None if it says nothing about it."""
        return standing_orders.ordered(question, order)

    def is_open(self, state: State, question: Question) -> bool:
        """Whether what may be answered depends on nobody who lies hidden."""
        return not any(figure.owner == question.seat and figure.place == "hidden" for figure in state.figures)

    def ways(self, words: Words, planner: Planner, tracks: Tracks) -> dict[str, shown.Way]:
        """How a figure goes, and what that costs."""
        if not isinstance(planner, MovePlanner):
            return {}
        with listening(None):
            length, rough = planner.length(tracks[planner.key])
            cost = price_of_move(rough=rough)
        tests = [shown.Why(words.say("shown-rough"), rule="CBZ-MOVE-05")] if rough else []
        return {planner.key: shown.Way(round(length), planner.limit, tests, [], cost)}
