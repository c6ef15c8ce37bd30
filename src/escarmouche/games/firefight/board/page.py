"""Firefight as a page shows it: the table, the units, what is seen of them."""

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from escarmouche.board import shown
from escarmouche.board.board import BOOKENDS, SIDES, Board
from escarmouche.board.look import Look
from escarmouche.board.played import Stand
from escarmouche.board.tags import side_tags
from escarmouche.engine.journal import Event
from escarmouche.engine.place import Planner, Track, Tracks
from escarmouche.engine.questions import Question
from escarmouche.engine.words import Words
from escarmouche.games.firefight.board import acts, compositions, list_building, previews, sight_lines, table_judging
from escarmouche.games.firefight.board.builds import build_of
from escarmouche.games.firefight.board.cards import has_acted, is_acting, unit_card
from escarmouche.games.firefight.rules import events, naming
from escarmouche.games.firefight.rules.charge.close_in import ClosePlanner
from escarmouche.games.firefight.rules.lists.profile import UnitProfile
from escarmouche.games.firefight.rules.mission import held
from escarmouche.games.firefight.rules.movement.gait import counted_length, distance_of, legs_of
from escarmouche.games.firefight.rules.movement.moves import MovePlanner, enters_danger
from escarmouche.games.firefight.rules.state import NOBODY_SEAT, FirefightSetup, Model, State, Unit
from escarmouche.games.firefight.rules.table.measure import EYE
from escarmouche.games.firefight.rules.table.zones import depth
from escarmouche.rules.missions import zone_box
from escarmouche.rules.naming import side_name

DEPLOYING = ("edge", "reserves", "deployment", "scouts")
HEADINGS: Sequence[type[Event]] = (*BOOKENDS, events.RoundBegan)
OBJECTIVE = 500
"""How large a marker is drawn."""


class Picture(Board):
    """What a page shows of a game of Firefight."""

    sighting = sight_lines
    previewing = previews
    composing = compositions
    building = list_building
    judging = table_judging
    headings = HEADINGS
    revealing = (events.TokensCommitted,)
    played = acts.PLAYED

    def heading(self, look: Look) -> str:
        """The round, or how far the set-up has come."""
        state: State = look.state
        if state.ended:
            return look.say("shown-over")
        return _round(look, state)

    def scores(self, look: Look) -> list[shown.Score]:
        """The objectives that each side holds, or the points of a mission that counts more than those."""
        if not look.setup.mission_sheet.counts_control:
            points = look.state.victory or (0, 0)
            return [shown.Score(seat, look.say("shown-mission-points", count=count), count)
                    for seat, count in enumerate(points)]  # fmt: skip
        return [shown.Score(seat, look.say("shown-objectives", count=count), count)
                for seat, count in enumerate(held(look.state))]  # fmt: skip

    def standings(self, setup: FirefightSetup, state: State) -> Sequence[Stand]:
        """Where each model stands."""
        return acts.standings(state)

    def models(self, look: Look) -> list[shown.Model]:
        """Every model on the table."""
        return look.drawn("models", _facts(look), partial(_models, look))

    def markers(self, look: Look) -> list[shown.Marker]:
        """The objectives."""
        return [look.drawn(("objective", number), mark, partial(_objective, look, number))
                for number, mark in enumerate(look.state.objectives, 1)]  # fmt: skip

    def zones(self, look: Look) -> list[shown.Zone]:
        """The deployment zones while units are deployed."""
        state: State = look.state
        if state.phase not in DEPLOYING:
            return []
        return [_zone(look, seat, edge) for seat, edge in enumerate(state.edges) if edge]

    def is_open(self, state: State, question: Question) -> bool:
        """Everything lies open on the table."""
        return True

    def unit_cards(self, look: Look) -> list[shown.Card]:
        """Every unit with its profile, weapons and rules."""
        return look.drawn("cards", _facts(look), partial(_cards, look))

    def body(self, look: Look, mover: str) -> shown.Body | None:
        """The model that a question about placing means by this key; None for a marker."""
        if not mover.isdigit():
            return None
        state: State = look.state
        unit = state.units[state.models[int(mover)].unit]
        profile = profile_of(look.setup, unit)
        return shown.Body(
            naming.model_name(look.setup, state, int(mover), look.words), profile.base // 2, profile.height
        )

    def hiding(self, setup: FirefightSetup) -> shown.Hiding:
        """Which models hide others from view: those of third units, unless the option says otherwise."""
        return "none" if setup.options.get("units_in_the_way") == "ignore" else "third-units"

    # The journal

    def about(self, state: State, data: Mapping[str, Any]) -> list[int]:
        """The models that an event, a question or an option mentions."""
        found: dict[int, None] = {}
        known = {key: value for key, value in data.items() if key != "targets" or "spell" not in data}
        for kind, number in naming.NAMING.mentioned(known):
            if kind == "model" and number < len(state.models):
                found[number] = None
            elif kind == "unit" and number < len(state.units):
                found.update(dict.fromkeys(model.id for model in alive(state, state.units[number])))
        return list(found)

    def marked(self, state: State, data: Mapping[str, Any]) -> list[str]:
        """The objectives that an event, a question or an option mentions."""
        told = naming.NAMING.mentioned(data)
        return [str(number) for kind, number in told if kind == "objective" and 0 < number <= len(state.objectives)]

    # Previews

    def ways(self, words: Words, planner: Planner, tracks: Tracks) -> dict[str, shown.Way]:
        """How each model goes, where the way counts."""
        if not isinstance(planner, MovePlanner | ClosePlanner):
            return {}
        return {key: _way(words, planner, model, tracks[key]) for key, model in planner.movers.items()}


def _way(words: Words, planner: MovePlanner | ClosePlanner, model: Model, track: Track) -> shown.Way:
    battle, way = planner.battle, planner.way
    legs = legs_of(battle, model, track, way)
    rules = ["GFF-JUMP-02" for leg in legs if leg.kind == "jump"]
    rules += ["GFF-TERR-08"] if len(track.spots) > 1 and enters_danger(battle, model, track, way) else []
    return shown.Way(
        length=math.ceil(counted_length(battle, model, legs)), most=distance_of(battle, model, way),
        tests=[shown.Why(words.rule(rule), rule=rule) for rule in rules], legs=[leg.kind for leg in legs],
    )  # fmt: skip


def alive(state: State, unit: Unit) -> list[Model]:
    """The models of a unit that are left."""
    return [state.models[index] for index in unit.models if state.models[index].alive]


def profile_of(setup: FirefightSetup, unit: Unit) -> UnitProfile:
    """What stands on a unit's card."""
    return setup.lists[unit.owner].units[unit.profile]


def _facts(look: Look) -> tuple[Any, ...]:
    """What the models and the cards are drawn from."""
    state: State = look.state
    return state.models, state.units, None if state.activation is None else state.activation.unit


def _models(look: Look) -> list[shown.Model]:
    state: State = look.state
    names = naming.unit_names(look.setup, state, look.words)
    return [_model(look, unit, model, names[unit.id])
            for unit in state.units if unit.place == "table" for model in alive(state, unit)]  # fmt: skip


def _cards(look: Look) -> list[shown.Card]:
    names = naming.unit_names(look.setup, look.state, look.words)
    return [unit_card(look, unit, profile_of(look.setup, unit), names[unit.id]) for unit in look.state.units]


def _model(look: Look, unit: Unit, model: Model, name: str) -> shown.Model:
    facts = (model, unit, is_acting(look, unit))
    return look.drawn(("model", model.id), facts, partial(_drawn, look, unit, model, name))


def _drawn(look: Look, unit: Unit, model: Model, name: str) -> shown.Model:
    profile = profile_of(look.setup, unit)
    tough = profile.kits[model.kit].rules.get("tough", 0)
    called = name if profile.size == 1 else look.say("model-of-unit", unit=name, number=model.kit + 1)
    tokens = _tokens(look, unit, model, wounds=not tough)
    build = look.printed(("build", unit.owner, unit.profile, model.kit), partial(build_of, profile, model.kit))
    return shown.Model(
        id=model.id, unit=unit.id, owner=unit.owner, name=called, x=model.x, y=model.y,
        z=look.setup.table.surfaces[model.surface].z, surface=model.surface, radius=profile.base // 2,
        height=profile.height, eye=round(EYE * profile.height), facing=None, lies=False,
        wounds=shown.Wounds(max(0, tough - model.markers), tough) if tough else None, tokens=tokens,
        active=is_acting(look, unit),
        text=_described(look, called, model.x, model.y, [token.text for token in tokens]),
        tag=_tags(look)[unit.id], build=build,
    )  # fmt: skip


def _tags(look: Look) -> list[str]:
    names = naming.unit_names(look.setup, look.state, look.words)
    return look.once("tags", lambda: side_tags([(unit.owner, names[unit.id]) for unit in look.state.units]))


def _tokens(look: Look, unit: Unit, model: Model, *, wounds: bool) -> list[shown.Token]:
    found = []
    if wounds and model.markers:
        found.append(shown.Token("wound", look.say("unit-wounds", count=model.markers), model.markers))
    if model.tokens:
        found.append(shown.Token("spell", look.say("unit-tokens", count=model.tokens), model.tokens))
    found += [shown.Token(note, look.say(f"unit-{note}")) for note in ("shaken", "fatigued") if getattr(unit, note)]
    return found + ([shown.Token("done", look.say("unit-activated"))] if has_acted(look, unit) else [])


def _described(look: Look, name: str, x: int, y: int, notes: list[str]) -> str:
    where = look.say("shown-at", x=x / 1000, y=y / 1000)
    return look.say("labelled", label=name, text=", ".join([where, *notes]))


def _objective(look: Look, number: int) -> shown.Marker:
    mark = look.state.objectives[number - 1]
    owner = None if mark.owner == NOBODY_SEAT else mark.owner
    name = look.say("shown-objective", number=number)
    whose = look.say("shown-held", side=side_name(owner))
    return shown.Marker(
        id=str(number), kind="objective", name=name, x=mark.x, y=mark.y,
        z=look.setup.table.surfaces[mark.surface].z, radius=OBJECTIVE, owner=owner,
        text=_described(look, name, mark.x, mark.y, [whose]),
    )  # fmt: skip


def _round(look: Look, state: State) -> str:
    if not state.round:
        return look.say("shown-before")
    return look.say("shown-round-of", round=state.round, rounds=look.setup.mission_sheet.rounds)


def _zone(look: Look, seat: int, edge: str) -> shown.Zone:
    table = look.setup.table
    sheet = look.setup.mission_sheet
    left, front, right, back = zone_box(table, sheet, edge, depth(table, edge, sheet))
    name = look.say("shown-zone", side=SIDES[seat])
    return shown.Zone(name, seat, ((left, front), (right, front), (right, back), (left, back)))
