"""Collision as a page shows it: the table, the models, the cards, a confrontation."""

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from escarmouche.board import shown
from escarmouche.board.board import BOOKENDS, SIDES, Board, is_id
from escarmouche.board.ground import corners
from escarmouche.board.look import Look
from escarmouche.board.played import Stand
from escarmouche.board.tags import side_tags
from escarmouche.engine.game import Game
from escarmouche.engine.ids import kinds_in
from escarmouche.engine.journal import Event
from escarmouche.engine.place import Planner, Tracks
from escarmouche.engine.questions import Option, Question
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import RuleId, listening
from escarmouche.engine.words import Words
from escarmouche.games.collision import GAME
from escarmouche.games.collision.board import (
    acts,
    compositions,
    list_building,
    previews,
    sight_lines,
    standing_orders,
    table_judging,
)
from escarmouche.games.collision.board.builds import build_of
from escarmouche.games.collision.board.cards import is_acting, model_card
from escarmouche.games.collision.board.clash import clash_shown, dashboard_shown, faces
from escarmouche.games.collision.rules import naming
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.hand_cards import COVER, CoverKey
from escarmouche.games.collision.rules.events import cards, turn
from escarmouche.games.collision.rules.forecast import forecasts
from escarmouche.games.collision.rules.lists.profile import Character
from escarmouche.games.collision.rules.measure import EYE
from escarmouche.games.collision.rules.mission import mission
from escarmouche.games.collision.rules.mission.districts import district_box
from escarmouche.games.collision.rules.mission.loot import DISC
from escarmouche.games.collision.rules.mission.zones import USUAL, zone
from escarmouche.games.collision.rules.moves.agility import needed_test
from escarmouche.games.collision.rules.moves.planner import MovePlanner
from escarmouche.games.collision.rules.moves.strides import Stride, strides_of, way_length
from escarmouche.games.collision.rules.state import CollisionSetup, Model, State
from escarmouche.games.collision.rules.vocabulary import NO_MODEL
from escarmouche.odds import prospect_of
from escarmouche.rules.naming import shown_length

DEPLOYING = "deployment"
HEADINGS: Sequence[type[Event]] = (*BOOKENDS, turn.TurnBegan)
REVEALING = (cards.CardsTurned, cards.CoversTurned, turn.BidsOpened)
TOKENS = {"wounds": "wound", "jams": "jam", "pins": "pin", "skills": "skill", "points": "point"}


class Showing(Board):
    """What a page shows of a game of Collision."""

    sighting = sight_lines
    previewing = previews
    composing = compositions
    building = list_building
    judging = table_judging
    headings = HEADINGS
    revealing = REVEALING
    played = acts.PLAYED

    def heading(self, look: Look) -> str:
        """The turn, or how far the set-up has come."""
        state: State = look.state
        if state.ended:
            return look.say("shown-over")
        return (
            look.say("shown-turn-of", turn=state.turn, turns=look.setup.mission_sheet(state.mission).turns)
            if state.turn
            else look.say("shown-before")
        )

    def scores(self, look: Look) -> list[shown.Score]:
        """The victory points of each side."""
        return [shown.Score(board.owner, look.say("shown-victory-points", count=board.score), board.score)
                for board in look.state.boards]  # fmt: skip

    def standings(self, setup: CollisionSetup, state: State) -> Sequence[Stand]:
        """Where each model stands and looks."""
        return acts.standings(state)

    def models(self, look: Look) -> list[shown.Model]:
        """Every model on the table."""
        return look.drawn("models", _facts(look), partial(_models, look))

    def markers(self, look: Look) -> list[shown.Marker]:
        """Loot and collision markers that lie on the table."""
        return [look.drawn(("marker", number), mark, partial(_marker, look, number))
                for number, mark in enumerate(look.state.markers) if mark.carrier == NO_MODEL]  # fmt: skip

    def zones(self, look: Look) -> list[shown.Zone]:
        """The deployment zones while models are deployed and in an Ambush, and the districts in a Domination."""
        state: State = look.state
        if state.mission == mission.DOMINATION and state.phase != DEPLOYING:
            scene = sight_lines.battle_of(look.setup, state)
            return [shown.Zone(look.say("shown-district", number=where), None, corners(district_box(scene, where)))
                    for where in range(1, 10)]  # fmt: skip
        sheet = look.setup.mission_sheet(state.mission) if state.mission else USUAL
        edges = state.edges if state.phase == DEPLOYING or state.mission == mission.AMBUSH else []
        return [shown.Zone(look.say("shown-zone", side=SIDES[seat]), seat, corners(zone(look.setup.table, edge, sheet)))
                for seat, edge in enumerate(edges) if edge]  # fmt: skip

    def unit_cards(self, look: Look) -> list[shown.Card]:
        """Every model with its profile, weapons, items and traits."""
        return look.drawn("cards", _facts(look), partial(_cards, look))

    def dashboards(self, look: Look) -> list[shown.Dashboard]:
        """The cards before each seat."""
        return [dashboard_shown(look, board) for board in look.state.boards]

    def confrontation(self, look: Look) -> shown.Confrontation | None:
        """The board of a confrontation while there is one."""
        clash = look.state.confrontation
        return None if clash is None else clash_shown(look, clash)

    def body(self, look: Look, mover: str) -> shown.Body | None:
        """The model that a question about placing means by this key; None for a marker."""
        if not mover.isdigit():
            return None
        names = _names(look)
        card = card_of(look.setup, look.state.models[int(mover)])
        return shown.Body(names[int(mover)], card.base // 2, card.height)

    def hiding(self, setup: CollisionSetup) -> shown.Hiding:
        """Which models hide others from view: none, unless the option says so."""
        return "third-models" if setup.options.get("models_block_sight") == "yes" else "none"

    # The journal

    def about(self, state: State, data: Mapping[str, Any]) -> list[int]:
        """The models that an event, a question or an option mentions."""
        held = (value for key, value in data.items() if naming.NAMING.kinds.get(key) == "model")
        found = (one for value in held for one in (value if isinstance(value, list | tuple) else (value,)))
        models = dict.fromkeys(int(one) for one in found if is_id(one))
        return [model for model in models if model < len(state.models)]

    def marked(self, state: State, data: Mapping[str, Any]) -> list[str]:
        """The marker that an event, a question or an option mentions."""
        number = data.get("marker")
        return [str(number)] if isinstance(number, int) and 0 <= number < len(state.markers) else []

    def face(self, look: Look, data: Mapping[str, Any]) -> shown.Face | None:
        """The card of an option."""
        return faces(look, [data["card"]])[0] if "card" in data else None

    def over(self, option: Option) -> shown.Cover | None:
        """The column that a card of the hand would cover."""
        return shown.Cover(*CoverKey.read(option.key)) if option.text == COVER else None

    def drawn(self, look: Look, event: Event) -> list[shown.Face]:
        """The cards that an event shows."""
        values = (getattr(event, field) for field, kind in kinds_in(type(event)).items() if kind == "card")
        keys = (card for value in values for card in (value if isinstance(value, tuple) else (value,)))
        return [face for face in faces(look, list(keys)) if face is not None]

    # Previews

    def ordered(self, game: Game[Any], question: Question, order: str) -> Any:
        """The answer that a standing order gives to a question; None if it says nothing about it."""
        return standing_orders.ordered(game, question, order)

    def is_open(self, state: State, question: Question) -> bool:
        """Whether what may be answered depends on no hidden card."""
        return question.text in standing_orders.OPEN

    def ways(self, words: Words, planner: Planner, tracks: Tracks) -> dict[str, shown.Way]:
        """How a model goes, where the way counts."""
        if not isinstance(planner, MovePlanner):
            return {}
        battle, model = planner.battle, planner.model
        strides = strides_of(battle, model, tracks[planner.key])
        if isinstance(strides, Reason):
            return {}
        with listening(None):
            tests = [way_test(words, battle, model, stride, rule) for stride in strides
                     if (rule := needed_test(battle, model, stride.kind))]  # fmt: skip
        return {planner.key: shown.Way(
            length=math.ceil(way_length(battle, model, strides)), most=planner.limit, tests=tests,
            legs=[stride.kind for stride in strides],
        )}  # fmt: skip


def way_test(words: Words, battle: Battle, model: Model, stride: Stride, rule: RuleId) -> shown.Why:
    """A test on the way with the chance to pass it, by a drawn card alone and with the hand of whoever goes."""
    drawn, *with_hand = prospect_of(GAME.key, forecasts.on_the_way(battle, model.owner, model, stride)).states
    share = drawn.probability
    better = max([share, *(one.probability for one in with_hand)])
    key = "way-test-with-hand" if better > share else "way-test"
    return shown.Why(words.say(key, test=words.rule(rule), share=share, better=better), rule=rule)


def card_of(setup: CollisionSetup, model: Model) -> Character:
    """The character card of a model, with its items."""
    return setup.lists[model.owner].models[model.profile]


def _facts(look: Look) -> tuple[Any, ...]:
    """What the models and their cards are drawn from."""
    state: State = look.state
    return state.models, None if state.activation is None else state.activation.model


def _names(look: Look) -> list[str]:
    return look.once("names", lambda: naming.model_names(look.setup, look.words))


def _models(look: Look) -> list[shown.Model]:
    names = _names(look)
    return [_model(look, model, names[model.id]) for model in look.state.models if model.place == "table"]


def _cards(look: Look) -> list[shown.Card]:
    names = _names(look)
    return [model_card(look, model, card_of(look.setup, model), names[model.id]) for model in look.state.models]


def _model(look: Look, model: Model, name: str) -> shown.Model:
    return look.drawn(("model", model.id), (model, is_acting(look, model)), partial(_drawn, look, model, name))


def _drawn(look: Look, model: Model, name: str) -> shown.Model:
    card = card_of(look.setup, model)
    most = card.profile["WND"]
    tokens = _tokens(look, model, most)
    build = look.printed(("build", model.owner, model.profile), partial(build_of, card))
    return shown.Model(
        id=model.id, unit=model.id, owner=model.owner, name=name, x=model.x, y=model.y,
        z=look.setup.table.surfaces[model.surface].z + model.climbed, surface=model.surface, radius=card.base // 2,
        height=card.height, eye=round(EYE * card.height), facing=model.facing, lies=False,
        wounds=shown.Wounds(max(0, most - model.wounds), most), tokens=tokens,
        active=is_acting(look, model),
        text=look.say("labelled", label=name, text=", ".join(
            [look.say("shown-at", x=model.x / 1000, y=model.y / 1000), *(token.text for token in tokens)])),
        tag=_tags(look)[model.id], build=build,
    )  # fmt: skip


def _tags(look: Look) -> list[str]:
    names = _names(look)
    return look.once("tags", lambda: side_tags([(model.owner, names[model.id]) for model in look.state.models]))


def _tokens(look: Look, model: Model, most: int) -> list[shown.Token]:
    found = [shown.Token(sign, look.say(f"model-{name}", count=getattr(model, name), most=most), getattr(model, name))
             for name, sign in TOKENS.items() if getattr(model, name)]  # fmt: skip
    if model.watching:
        found.append(shown.Token("watch", look.say("model-watching")))
    if model.carried:
        found.append(shown.Token("load", look.say("shown-carrying", count=len(model.carried)), len(model.carried)))
    if model.hold:
        found.append(shown.Token("hang", look.say("model-hanging", height=shown_length(model.climbed))))
    return found


def _marker(look: Look, number: int) -> shown.Marker:
    mark = look.state.markers[number]
    name = look.say(f"kind-{mark.kind}")
    return shown.Marker(
        id=str(number), kind=mark.kind, name=name, x=mark.x, y=mark.y, z=look.setup.table.surfaces[mark.surface].z,
        radius=DISC, owner=None,
        text=look.say("labelled", label=name, text=look.say("shown-at", x=mark.x / 1000, y=mark.y / 1000)),
    )  # fmt: skip
