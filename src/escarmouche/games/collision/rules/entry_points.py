"""The chapters of Collision as entry points, each from a state that was set up for it."""

from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.attacks.charge import charge
from escarmouche.games.collision.rules.attacks.overwatch import open_moment, react
from escarmouche.games.collision.rules.attacks.shooting import shoot
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.characteristics import test
from escarmouche.games.collision.rules.cards.confrontation import (
    clear_board,
    confront,
    hazard,
    judge,
    play_generated,
    roles,
)
from escarmouche.games.collision.rules.cards.deck import compare_draw, dispute, draw_shown, to_hand
from escarmouche.games.collision.rules.cards.hand_cards import play_hand_cards
from escarmouche.games.collision.rules.cards.wounds import wound
from escarmouche.games.collision.rules.mission.loot import move_on, search
from escarmouche.games.collision.rules.mission.mission import score_turn
from escarmouche.games.collision.rules.moves.fall import fall
from escarmouche.games.collision.rules.moves.move import move
from escarmouche.games.collision.rules.moves.push_back import push
from escarmouche.games.collision.rules.state import Activation, Confrontation, Model
from escarmouche.games.collision.rules.turn import turn
from escarmouche.games.collision.rules.turn.actions import act
from escarmouche.games.collision.rules.turn.activation import begin
from escarmouche.games.collision.rules.vocabulary import Action, Phase
from escarmouche.rules.entry_points import Arguments, Chapter, needed, play_phases
from escarmouche.table.geometry import bearing, inches


def _model(battle: Battle, data: Arguments, key: str = "model") -> Model:
    return battle.model(needed(data, key))


def take_action(battle: Battle, model: Model, action: Action) -> None:
    """Put a model into the middle of its activation, at the beginning of an action; a second one is rushed."""
    acting = battle.state.activation
    if acting is None or acting.model != model.id:
        acting = battle.state.activation = Activation(model=model.id)
    acting.rushed = acting.rushed or action in acting.actions
    acting.actions = [*acting.actions, action]
    battle.state.active = model.owner


# Cards


def testing(battle: Battle, data: Arguments) -> Steps[None]:
    """A model tests a characteristic."""
    rule = data.get("rule", "COL-TEST-01")
    yield from test(
        battle, _model(battle, data), needed(data, "characteristic"), needed(data, "difficulty"), rule,
        closed=data.get("closed", False),
    )  # fmt: skip


def comparing(battle: Battle, data: Arguments) -> Steps[None]:
    """Both draw a card; the higher one wins."""
    compare_draw(battle, data.get("rule", "COL-BASIC-05"), data.get("purpose", "dispute"))
    yield from ()


def disputing(battle: Battle, data: Arguments) -> Steps[None]:
    """Players who disagree draw for it."""
    yield from dispute(battle)


def drawing(battle: Battle, data: Arguments) -> Steps[None]:
    """A player draws one card and shows it."""
    yield from draw_shown(
        battle, needed(data, "seat"), data.get("rule", "COL-DRAW-01"), data.get("purpose", "draw"),
        closed=data.get("closed", False),
    )  # fmt: skip


def taking(battle: Battle, data: Arguments) -> Steps[None]:
    """A player takes cards into the hand."""
    rule = data.get("rule", "COL-DRAW-05")
    to_hand(battle, needed(data, "seat"), data.get("count", 1), rule)
    yield from ()


def wounding(battle: Battle, data: Arguments) -> Steps[None]:
    """A model takes wounds, one after another, each with its save."""
    yield from wound(battle, _model(battle, data), data.get("count", 1), data.get("cause", "attack"))


def hitting(battle: Battle, data: Arguments) -> Steps[None]:
    """A hit without an attacker."""
    rule = data.get("rule", "COL-CONF-36")
    yield from hazard(battle, _model(battle, data), data.get("strength", 0), data.get("cause", "fall"), rule)


def confronting(battle: Battle, data: Arguments) -> Steps[None]:
    """A confrontation with totals that are given, and the wounds of its hits; no jam comes of it."""
    model, target = _model(battle, data), _model(battle, data, "target")
    begun = Confrontation(
        data.get("kind", "shooting"), attacker=model.owner, defender=target.owner, target=target.id, model=model.id,
        cards=data.get("cards", 1), closed=list(data.get("closed", (False, False))),
    )  # fmt: skip
    totals = [[Reason(data[key], "COL-CONF-05")] if data.get(key) else [] for key in ("attack", "defence")]

    def struck(hits: int) -> Steps[bool]:
        return (yield from wound(battle, target, hits, begun.kind)) > 0

    yield from confront(battle, begun, *totals, struck=struck)


def covering(battle: Battle, data: Arguments) -> Steps[None]:
    """The confrontation under way, from the moment at which hand cards are played."""
    under_way = battle.state.confrontation
    if under_way is None:
        raise Refused(refusal("", "refused-missing-argument", argument="confrontation"))
    yield from play_hand_cards(battle, under_way, roles(under_way))
    yield from play_generated(battle, under_way)
    judge(battle, under_way)
    clear_board(battle, under_way)


# Moves


def moving(battle: Battle, data: Arguments) -> Steps[None]:
    """A Move action."""
    model = _model(battle, data)
    take_action(battle, model, "move")
    yield from move(battle, model, arriving=data.get("arriving", False))


def falling(battle: Battle, data: Arguments) -> Steps[None]:
    """A model falls."""
    model = _model(battle, data)
    height = data.get("height", 0)
    foot = data.get("to", (model.x, model.y, 0))
    yield from fall(battle, model, height, foot, data.get("cause", "fall"))


def pushing(battle: Battle, data: Arguments) -> Steps[None]:
    """A model is pushed back, away from another model or in a direction."""
    model = _model(battle, data)
    if "other" in data:
        other = _model(battle, data, "other")
        direction = bearing(other.x, other.y, model.x, model.y)
    else:
        direction = bearing(0, 0, *needed(data, "direction"))
    distance = data.get("distance", inches(1))
    seat = data.get("seat", 1 - model.owner)
    yield from push(battle, model, direction, distance, seat, data.get("rule", "COL-PUSH-01"))


# Attacks


def shooting(battle: Battle, data: Arguments) -> Steps[None]:
    """A Shoot action."""
    model = _model(battle, data)
    overwatch = data.get("overwatch", False)
    if not overwatch:
        take_action(battle, model, "shoot")
    target = _model(battle, data, "target") if "target" in data else None
    yield from shoot(battle, model, overwatch=overwatch, target=target)


def charging(battle: Battle, data: Arguments) -> Steps[None]:
    """A Charge action."""
    model = _model(battle, data)
    take_action(battle, model, "charge")
    yield from charge(battle, model)


# Activations, phases and whole games


def activation(battle: Battle, data: Arguments) -> Steps[None]:
    """One activation to its end: that of a model, paid for, or the one under way."""
    state = battle.state
    state.phase = "activation"
    if state.activation is None:
        model = _model(battle, data)
        state.active = model.owner
        begin(battle, model)
    while state.activation is not None and state.phase == "activation":
        yield from turn.activation_phase(battle)


def phase(name: Phase) -> Chapter[Battle]:
    """A phase of the game: while it lasts, through a later one, or up to one."""

    def run(battle: Battle, data: Arguments) -> Steps[None]:
        battle.state.phase = name
        if name == "regroup":
            battle.state.steps = list(CATALOGUE.value("COL-REGROUP-04"))
        yield from play_phases(battle, turn.PHASES, data)

    return run


def next_thing(battle: Battle, data: Arguments) -> Steps[None]:
    """Only the next thing that the active model does: its action with the reactions to it, or the end."""
    state = battle.state
    state.phase = "activation"
    if state.activation is None:
        state.activation = Activation(model=_model(battle, data).id)
    battle.state.active = battle.model(battle.acting.model).owner
    yield from act(battle)
    while state.moment and state.phase == "activation":
        yield from turn.activation_phase(battle)


def reacting(battle: Battle, data: Arguments) -> Steps[None]:
    """A moment at which those who watch the active model may react."""
    battle.state.phase = "activation"
    if battle.state.activation is None:
        battle.state.activation = Activation(model=_model(battle, data).id)
    open_moment(battle)
    while battle.state.moment:
        yield from react(battle)


def whole_game(battle: Battle, data: Arguments) -> Steps[None]:
    """The game from the state as it is given to its end."""
    battle.state.phase = data.get("phase", "activation")
    yield from turn.play(battle)


# Loot, mulligan, scoring


def searching(battle: Battle, data: Arguments) -> Steps[None]:
    """A model searches a loot marker."""
    model = _model(battle, data)
    battle.state.active = model.owner
    yield from search(battle, model, battle.state.markers[needed(data, "marker")])


def moving_on(battle: Battle, data: Arguments) -> Steps[None]:
    """A loot marker that was just searched is placed anew."""
    yield from move_on(battle, needed(data, "seat"), battle.state.markers[needed(data, "marker")])


def mulligan(battle: Battle, data: Arguments) -> Steps[None]:
    """A player asks for a mulligan."""
    seat = needed(data, "seat")
    reason = turn.mulligan_refused(battle, seat)
    if reason is not None:
        raise Refused(reason)
    turn.take_mulligan(battle, seat)
    yield from ()


def scoring(battle: Battle, data: Arguments) -> Steps[None]:
    """The end of the turn is scored, and if the mission is over, the game."""
    score_turn(battle)
    turn.close_turn(battle)
    yield from ()


PHASES: tuple[Phase, ...] = (
    "opening",
    "mission",
    "terrain",
    "loot",
    "dashboards",
    "deployment",
    "start",
    "priority",
    "regroup",
)
CHAPTERS: dict[str, tuple[Chapter[Battle], frozenset[str]]] = {
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
