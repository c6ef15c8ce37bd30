"""The chapters of Collision as entry points, each from a state that was set up for it."""

from collections.abc import Callable
from typing import Any

from escarmouche.engine.game import Game
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.games.collision.rules import turn
from escarmouche.games.collision.rules.acting import act
from escarmouche.games.collision.rules.activation import begin
from escarmouche.games.collision.rules.cards import compare_draw, dispute, draw_shown, to_hand
from escarmouche.games.collision.rules.charging import charge
from escarmouche.games.collision.rules.confrontation import (
    clear_board,
    confront,
    hazard,
    judge,
    play_generated,
    roles,
)
from escarmouche.games.collision.rules.covering import play_hand_cards
from escarmouche.games.collision.rules.falling import fall
from escarmouche.games.collision.rules.loot import move_on, search
from escarmouche.games.collision.rules.mission import score_turn
from escarmouche.games.collision.rules.moving import move
from escarmouche.games.collision.rules.overwatch import open_moment, react
from escarmouche.games.collision.rules.shooting import shoot
from escarmouche.games.collision.rules.shove import push
from escarmouche.games.collision.rules.skirmish import Skirmish
from escarmouche.games.collision.rules.state import Activation, Confrontation, Model, State
from escarmouche.games.collision.rules.trials import test
from escarmouche.games.collision.rules.wounds import wound
from escarmouche.rules.entry_points import Arguments, Chapter, begin_at, needed, play_phases
from escarmouche.table.geometry import bearing, inches


def enter(name: str, data: dict[str, Any]) -> Callable[[Game[State]], Steps[None]]:
    """The chapter of that name with its arguments; an unknown name or argument is refused."""
    return begin_at(CHAPTERS, name, data, Skirmish)


def _model(sk: Skirmish, data: Arguments, key: str = "model") -> Model:
    return sk.model(needed(data, key))


def take_action(sk: Skirmish, model: Model, action: str) -> None:
    """Put a model into the middle of its activation, at the beginning of an action; a second one is rushed."""
    acting = sk.state.activation
    if acting is None or acting.model != model.id:
        acting = sk.state.activation = Activation(model=model.id)
    acting.rushed = acting.rushed or action in acting.actions
    acting.actions = [*acting.actions, action]
    sk.state.active = model.owner


# Cards


def testing(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A model tests a characteristic."""
    rule = data.get("rule", "COL-TEST-01")
    yield from test(
        sk, _model(sk, data), needed(data, "characteristic"), needed(data, "difficulty"), rule,
        closed=data.get("closed", False),
    )  # fmt: skip


def comparing(sk: Skirmish, data: Arguments) -> Steps[None]:
    """Both draw a card; the higher one wins."""
    compare_draw(sk, data.get("rule", "COL-BASIC-05"), data.get("purpose", "dispute"))
    yield from ()


def disputing(sk: Skirmish, data: Arguments) -> Steps[None]:
    """Players who disagree draw for it."""
    yield from dispute(sk)


def drawing(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A player draws one card and shows it."""
    yield from draw_shown(
        sk, needed(data, "seat"), data.get("rule", "COL-DRAW-01"), data.get("purpose", "draw"),
        closed=data.get("closed", False),
    )  # fmt: skip


def taking(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A player takes cards into the hand."""
    rule = data.get("rule", "COL-DRAW-05")
    to_hand(sk, needed(data, "seat"), data.get("count", 1), rule)
    yield from ()


def wounding(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A model takes wounds, one after another, each with its save."""
    yield from wound(sk, _model(sk, data), data.get("count", 1), data.get("cause", "attack"))


def hitting(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A hit without an attacker."""
    rule = data.get("rule", "COL-CONF-36")
    yield from hazard(sk, _model(sk, data), data.get("strength", 0), data.get("cause", "fall"), rule)


def confronting(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A confrontation with totals that are given, and the wounds of its hits; no jam comes of it."""
    model, target = _model(sk, data), _model(sk, data, "target")
    begun = Confrontation(
        data.get("kind", "shooting"), attacker=model.owner, defender=target.owner, target=target.id, model=model.id,
        cards=data.get("cards", 1), closed=list(data.get("closed", (False, False))),
    )  # fmt: skip
    totals = [[Reason(data[key], "COL-CONF-05")] if data.get(key) else [] for key in ("attack", "defence")]

    def struck(hits: int) -> Steps[bool]:
        return (yield from wound(sk, target, hits, begun.kind)) > 0

    yield from confront(sk, begun, *totals, struck=struck)


def covering(sk: Skirmish, data: Arguments) -> Steps[None]:
    """The confrontation under way, from the moment at which hand cards are played."""
    under_way = sk.state.confrontation
    if under_way is None:
        raise Refused(refusal("", "refused-missing-argument", argument="confrontation"))
    yield from play_hand_cards(sk, under_way, roles(under_way))
    yield from play_generated(sk, under_way)
    judge(sk, under_way)
    clear_board(sk, under_way)


# Moves


def moving(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A Move action."""
    model = _model(sk, data)
    take_action(sk, model, "move")
    yield from move(sk, model, arriving=data.get("arriving", False))


def falling(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A model falls."""
    model = _model(sk, data)
    height = data.get("height", 0)
    foot = data.get("to", (model.x, model.y, 0))
    yield from fall(sk, model, height, foot, data.get("cause", "fall"))


def pushing(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A model is pushed back, away from another model or in a direction."""
    model = _model(sk, data)
    if "other" in data:
        other = _model(sk, data, "other")
        direction = bearing(other.x, other.y, model.x, model.y)
    else:
        direction = bearing(0, 0, *needed(data, "direction"))
    distance = data.get("distance", inches(1))
    seat = data.get("seat", 1 - model.owner)
    yield from push(sk, model, direction, distance, seat, data.get("rule", "COL-PUSH-01"))


# Attacks


def shooting(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A Shoot action."""
    model = _model(sk, data)
    overwatch = data.get("overwatch", False)
    if not overwatch:
        take_action(sk, model, "shoot")
    target = _model(sk, data, "target") if "target" in data else None
    yield from shoot(sk, model, overwatch=overwatch, target=target)


def charging(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A Charge action."""
    model = _model(sk, data)
    take_action(sk, model, "charge")
    yield from charge(sk, model)


# Activations, phases and whole games


def activation(sk: Skirmish, data: Arguments) -> Steps[None]:
    """One activation to its end: that of a model, paid for, or the one under way."""
    state = sk.state
    state.phase = "activation"
    if state.activation is None:
        model = _model(sk, data)
        state.active = model.owner
        begin(sk, model)
    while state.activation is not None and state.phase == "activation":
        yield from turn.activation_phase(sk)


def phase(name: str) -> Chapter[Skirmish]:
    """A phase of the game: while it lasts, through a later one, or up to one."""

    def run(sk: Skirmish, data: Arguments) -> Steps[None]:
        sk.state.phase = name
        if name == "regroup":
            sk.state.steps = list(turn.regroup_order())
        yield from play_phases(sk, turn.PHASES, data)

    return run


def next_thing(sk: Skirmish, data: Arguments) -> Steps[None]:
    """Only the next thing that the active model does: its action with the reactions to it, or the end."""
    state = sk.state
    state.phase = "activation"
    if state.activation is None:
        state.activation = Activation(model=_model(sk, data).id)
    sk.state.active = sk.model(sk.acting.model).owner
    yield from act(sk)
    while state.moment and state.phase == "activation":
        yield from turn.activation_phase(sk)


def reacting(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A moment at which those who watch the active model may react."""
    sk.state.phase = "activation"
    if sk.state.activation is None:
        sk.state.activation = Activation(model=_model(sk, data).id)
    open_moment(sk)
    while sk.state.moment:
        yield from react(sk)


def whole_game(sk: Skirmish, data: Arguments) -> Steps[None]:
    """The game from the state as it is given to its end."""
    sk.state.phase = data.get("phase", "activation")
    yield from turn.play(sk)


# Loot, mulligan, scoring


def searching(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A model searches a loot marker."""
    model = _model(sk, data)
    sk.state.active = model.owner
    yield from search(sk, model, sk.state.markers[needed(data, "marker")])


def moving_on(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A loot marker that was just searched is placed anew."""
    yield from move_on(sk, needed(data, "seat"), sk.state.markers[needed(data, "marker")])


def mulligan(sk: Skirmish, data: Arguments) -> Steps[None]:
    """A player asks for a mulligan."""
    seat = needed(data, "seat")
    reason = turn.mulligan_refused(sk, seat)
    if reason is not None:
        raise Refused(reason)
    turn.take_mulligan(sk, seat)
    yield from ()


def scoring(sk: Skirmish, data: Arguments) -> Steps[None]:
    """The end of the turn is scored, and if the mission is over, the game."""
    score_turn(sk)
    turn.close_turn(sk)
    yield from ()


PHASES = ("opening", "mission", "terrain", "loot", "dashboards", "deployment", "start", "priority", "regroup")
CHAPTERS: dict[str, tuple[Chapter[Skirmish], frozenset[str]]] = {
    "test": (testing, frozenset({"model", "characteristic", "difficulty", "closed", "rule"})),
    "compare": (comparing, frozenset({"rule", "purpose"})),
    "dispute": (disputing, frozenset()),
    "draw": (drawing, frozenset({"seat", "rule", "purpose", "closed"})),
    "take": (taking, frozenset({"seat", "count", "rule"})),
    "wound": (wounding, frozenset({"model", "count", "cause"})),
    "hazard": (hitting, frozenset({"model", "strength", "cause", "rule"})),
    "confrontation": (confronting, frozenset({"model", "target", "kind", "cards", "closed", "attack", "defence"})),
    "cover": (covering, frozenset()),
    "move": (moving, frozenset({"model", "arriving"})),
    "fall": (falling, frozenset({"model", "height", "to", "cause"})),
    "push": (pushing, frozenset({"model", "other", "direction", "distance", "seat", "rule"})),
    "shoot": (shooting, frozenset({"model", "overwatch", "target"})),
    "charge": (charging, frozenset({"model"})),
    "activation": (activation, frozenset({"model"})),
    "act": (next_thing, frozenset({"model"})),
    "react": (reacting, frozenset({"model"})),
    "game": (whole_game, frozenset({"phase"})),
    "search": (searching, frozenset({"model", "marker"})),
    "place-loot": (moving_on, frozenset({"seat", "marker"})),
    "mulligan": (mulligan, frozenset({"seat"})),
    "score": (scoring, frozenset()),
    "activations": (phase("activation"), frozenset({"to", "through"})),
    **{name: (phase(name), frozenset({"to", "through"})) for name in PHASES},
}
