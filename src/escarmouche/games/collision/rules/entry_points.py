"""The chapters of Collision as entry points, each from a state that was set up for it."""

from collections.abc import Callable

from escarmouche.engine.ids import Length, ModelId, Place, SeatId
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules import vocabulary as words
from escarmouche.games.collision.rules.attacks import charge, overwatch, shooting
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards import confrontation, deck
from escarmouche.games.collision.rules.cards.characteristics import test
from escarmouche.games.collision.rules.cards.hand_cards import play_hand_cards
from escarmouche.games.collision.rules.cards.wounds import wound
from escarmouche.games.collision.rules.mission import loot
from escarmouche.games.collision.rules.mission.mission import score_turn
from escarmouche.games.collision.rules.moves import fall, move, push_back
from escarmouche.games.collision.rules.state import Activation, Confrontation, Model
from escarmouche.games.collision.rules.turn import turn
from escarmouche.games.collision.rules.turn.actions import act
from escarmouche.games.collision.rules.turn.activation import begin
from escarmouche.rules.entry_points import Chapter, Known, Stretch, play_phases
from escarmouche.rules.given import given_to
from escarmouche.table.geometry import bearing


def missing(argument: str) -> Refused:
    """The refusal of an entry point that lacks an argument as things are."""
    return Refused(refusal("", "refused-missing-argument", argument=argument))


def acting(battle: Battle, index: ModelId, action: words.Action) -> Model:
    """A model in the middle of its activation, at the beginning of an action; a second one is rushed."""
    model, under_way = battle.model(index), battle.state.activation
    if under_way is None or under_way.model != index:
        under_way = battle.state.activation = Activation(model=index)
    under_way.rushed = under_way.rushed or action in under_way.actions
    under_way.actions = [*under_way.actions, action]
    battle.state.active = model.owner
    return model


# Cards


def trial(
    battle: Battle,
    model: ModelId,
    characteristic: words.Characteristic,
    difficulty: int,
    *,
    closed: bool = False,
    rule: RuleId = "COL-TEST-01",
) -> Steps[None]:
    """A model tests a characteristic."""
    yield from test(battle, battle.model(model), characteristic, difficulty, rule, closed=closed)


def comparing(battle: Battle, rule: RuleId = "COL-BASIC-05", purpose: words.ShownPurpose = "dispute") -> Steps[None]:
    """Both draw a card; the higher one wins."""
    deck.compare_draw(battle, rule, purpose)
    yield from ()


def drawing(
    battle: Battle,
    seat: SeatId,
    rule: RuleId = "COL-DRAW-01",
    purpose: words.ShownPurpose = "draw",
    *,
    closed: bool = False,
) -> Steps[None]:
    """A player draws one card and shows it."""
    yield from deck.draw_shown(battle, seat, rule, purpose, closed=closed)


def takes(battle: Battle, seat: SeatId, count: int = 1, rule: RuleId = "COL-DRAW-05") -> Steps[None]:
    """A player takes cards into the hand."""
    deck.to_hand(battle, seat, count, rule)
    yield from ()


def wounding(battle: Battle, model: ModelId, count: int = 1, cause: words.Cause = "attack") -> Steps[None]:
    """A model takes wounds, one after another, each with its save."""
    yield from wound(battle, battle.model(model), count, cause)


def hitting(
    battle: Battle, model: ModelId, strength: int = 0, cause: words.HazardKind = "fall", rule: RuleId = "COL-CONF-36"
) -> Steps[None]:
    """A hit without an attacker."""
    yield from confrontation.hazard(battle, battle.model(model), strength, cause, rule)


def confronting(
    battle: Battle,
    model: ModelId,
    target: ModelId,
    kind: words.AttackKind = "shooting",
    cards: int = 1,
    closed: tuple[bool, bool] = (False, False),
    attack: int = 0,
    defence: int = 0,
) -> Steps[None]:
    """A confrontation with totals that are given, and the wounds of its hits; no jam comes of it."""
    hit = battle.model(target)
    begun = Confrontation(kind, battle.model(model).owner, hit.owner, target, model, cards=cards, closed=list(closed))
    totals = [[Reason(value, "COL-CONF-05")] if value else [] for value in (attack, defence)]

    def struck(hits: int) -> Steps[bool]:
        return (yield from wound(battle, hit, hits, begun.kind)) > 0

    yield from confrontation.confront(battle, begun, *totals, struck=struck)


def covering(battle: Battle) -> Steps[None]:
    """The confrontation under way, from the moment at which hand cards are played."""
    under_way = battle.state.confrontation
    if under_way is None:
        raise missing("confrontation")
    yield from play_hand_cards(battle, under_way, confrontation.roles(under_way))
    yield from confrontation.play_generated(battle, under_way)
    confrontation.judge(battle, under_way)
    confrontation.clear_board(battle, under_way)


# Moves


def moving(battle: Battle, model: ModelId, *, arriving: bool = False) -> Steps[None]:
    """A Move action."""
    yield from move.move(battle, acting(battle, model, "move"), arriving=arriving)


def falling(
    battle: Battle, model: ModelId, height: Length = 0, to: Place | None = None, cause: words.FallCause = "fall"
) -> Steps[None]:
    """A model falls."""
    faller = battle.model(model)
    yield from fall.fall(battle, faller, height, to or (faller.x, faller.y, 0), cause)


def pushing(
    battle: Battle,
    model: ModelId,
    other: ModelId | None = None,
    direction: tuple[float, float] | None = None,
    distance: Length = 1000,
    seat: SeatId | None = None,
    rule: RuleId = "COL-PUSH-01",
) -> Steps[None]:
    """A model is pushed back, away from another model or in a direction."""
    pushed = battle.model(model)
    if other is not None:
        pusher = battle.model(other)
        direction = pushed.x - pusher.x, pushed.y - pusher.y
    if direction is None:
        raise missing("direction")
    by = 1 - pushed.owner if seat is None else seat
    yield from push_back.push(battle, pushed, bearing(0, 0, *direction), distance, by, rule)


# Attacks


def shoots(battle: Battle, model: ModelId, *, overwatch: bool = False, target: ModelId | None = None) -> Steps[None]:
    """A Shoot action."""
    shooter = battle.model(model) if overwatch else acting(battle, model, "shoot")
    aim = battle.model(target) if target is not None else None
    yield from shooting.shoot(battle, shooter, overwatch=overwatch, target=aim)


def charging(battle: Battle, model: ModelId) -> Steps[None]:
    """A Charge action."""
    yield from charge.charge(battle, acting(battle, model, "charge"))


# Activations, phases and whole games


def active_model(battle: Battle, model: ModelId | None) -> Model:
    """The model that is to be active, which can be left out only where an activation is under way."""
    if model is None:
        raise missing("model")
    return battle.model(model)


def activation(battle: Battle, model: ModelId | None = None) -> Steps[None]:
    """One activation to its end: that of a model, paid for, or the one under way."""
    state = battle.state
    state.phase = "activation"
    if state.activation is None:
        activated = active_model(battle, model)
        state.active = activated.owner
        begin(battle, activated)
    while state.activation is not None and state.phase == "activation":
        yield from turn.activation_phase(battle)


def phase(name: words.Phase) -> Chapter[Battle]:
    """A phase of the game: while it lasts, through a later one, or up to one."""

    def run(battle: Battle, stretch: Stretch) -> Steps[None]:
        battle.state.phase = name
        if name == "regroup":
            battle.state.steps = list(CATALOGUE.value("COL-REGROUP-04"))
        yield from play_phases(battle, turn.PHASES, stretch)

    return run


def next_thing(battle: Battle, model: ModelId | None = None) -> Steps[None]:
    """Only the next thing that the active model does: its action with the reactions to it, or the end."""
    state = battle.state
    state.phase = "activation"
    if state.activation is None:
        state.activation = Activation(model=active_model(battle, model).id)
    battle.state.active = battle.model(battle.acting.model).owner
    yield from act(battle)
    while state.moment and state.phase == "activation":
        yield from turn.activation_phase(battle)


def reacting(battle: Battle, model: ModelId | None = None) -> Steps[None]:
    """A moment at which those who watch the active model may react."""
    battle.state.phase = "activation"
    if battle.state.activation is None:
        battle.state.activation = Activation(model=active_model(battle, model).id)
    overwatch.open_moment(battle)
    while battle.state.moment:
        yield from overwatch.react(battle)


def whole_game(battle: Battle, phase: words.Phase = "activation") -> Steps[None]:
    """The game from the state as it is given to its end."""
    battle.state.phase = phase
    yield from turn.play(battle)


# Loot, mulligan, scoring


def searching(battle: Battle, model: ModelId, marker: words.MarkerId) -> Steps[None]:
    """A model searches a loot marker."""
    searcher = battle.model(model)
    battle.state.active = searcher.owner
    yield from loot.search(battle, searcher, battle.state.markers[marker])


def moving_on(battle: Battle, seat: SeatId, marker: words.MarkerId) -> Steps[None]:
    """A loot marker that was just searched is placed anew."""
    yield from loot.move_on(battle, seat, battle.state.markers[marker])


def mulligan(battle: Battle, seat: SeatId) -> Steps[None]:
    """A player asks for a mulligan."""
    reason = turn.mulligan_refused(battle, seat)
    if reason is not None:
        raise Refused(reason)
    turn.take_mulligan(battle, seat)
    yield from ()


def scoring(battle: Battle) -> Steps[None]:
    """The end of the turn is scored, and if the mission is over, the game."""
    score_turn(battle)
    yield from turn.close_turn(battle)


def disputing(battle: Battle) -> Steps[None]:
    """The players disagree, and draw for it."""
    yield from deck.dispute(battle)


ENTRY_POINTS: dict[str, Callable[..., Steps[None]]] = {
    "test": trial,
    "compare": comparing,
    "dispute": disputing,
    "draw": drawing,
    "take": takes,
    "wound": wounding,
    "hazard": hitting,
    "confrontation": confronting,
    "cover": covering,
    "move": moving,
    "fall": falling,
    "push": pushing,
    "shoot": shoots,
    "charge": charging,
    "activation": activation,
    "act": next_thing,
    "react": reacting,
    "game": whole_game,
    "search": searching,
    "place-loot": moving_on,
    "mulligan": mulligan,
    "score": scoring,
}
CHAPTERS: dict[str, tuple[Chapter[Battle], Known]] = {
    **{name: given_to(one) for name, one in ENTRY_POINTS.items()},
    **{"activations" if name == "activation" else name: (phase(name), Stretch) for name in turn.PHASES},
}
