"""Before the first turn: the order of the set-up, decks and activation points, who goes first, edges, deployment."""

import math
from collections.abc import Callable
from functools import partial

from escarmouche.engine.place import Place
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.cards import deck
from escarmouche.games.collision.rules.events.turn import Deployed, EdgeChosen, GoesFirst, PointsReceived, RolesTaken
from escarmouche.games.collision.rules.mission.loot import TOLERANCE
from escarmouche.games.collision.rules.mission.mission import AMBUSH, DOMINATION, HUNT, turn_markers
from escarmouche.games.collision.rules.mission.zones import out_of_zone, zone
from escarmouche.games.collision.rules.moves.standing_room import can_lie
from escarmouche.games.collision.rules.state import NOBODY_SEAT, Model
from escarmouche.rules.missions import ZONED
from escarmouche.table.edges import EDGES, INWARD, OPPOSITE
from escarmouche.table.setting_down import SpotPlanner

POINTS_PER_MODEL: int = NUMBERS["activation_points_per_model"]
POINTS_PER_LEADER: int = NUMBERS["activation_points_per_leader"]
ASK_GO_FIRST = Asks("go-first", "first", "second")
ASK_CHOOSE_ROLE = Asks("choose-role", "attacker", "defender")
ASK_CHOOSE_EDGE = Asks("choose-edge", *EDGES)
ASK_DEPLOY = Asks("deploy", about=("model",))


# Decks and activation points


def dashboards_phase(battle: Battle) -> Steps[None]:
    """Each player's deck and activation points."""
    for seat in (0, 1):
        fill_dashboard(battle, seat)
    yield from ()


def fill_dashboard(battle: Battle, seat: SeatId) -> None:
    """Each player shuffles the deck and takes the activation points of the gang."""
    board = battle.board(seat)
    board.deck = sorted(deck.full_deck())
    board.pool = points_before_game(battle, seat)
    whole = ("COL-AMBUSH-12",) if battle.state.mission == AMBUSH else ()
    battle.tell(PointsReceived(seat=seat, points=board.pool, rules=whole))


@rule("COL-SETUP-07", otherwise=0)
def points_before_game(battle: Battle, seat: SeatId) -> int:
    """With the deck, the activation points of models and leaders come to the dashboard."""
    return points_of(battle, seat)


@rule("COL-AP-01")
def points_of(battle: Battle, seat: SeatId) -> int:
    """Two activation points for every model of the gang, and those of its leaders."""
    models = [model for model in battle.state.models if model.owner == seat]
    return POINTS_PER_MODEL * len(models) + sum(leader_points(battle, model) for model in models)


@rule("COL-LEADER-01", otherwise=0)
def leader_points(battle: Battle, model: Model) -> int:
    """A model with Leader brings one more activation point."""
    return POINTS_PER_LEADER if battle.has(model, "leader") else 0


# Who is first


def deployment_phase(battle: Battle) -> Steps[None]:
    """One step at a time: who goes first, at which edge, then model after model."""
    state = battle.state
    if state.first == NOBODY_SEAT:
        yield from settle_first(battle)
    elif not state.edges[state.first]:
        yield from choose_edge(battle, state.first)
    else:
        model = next_to_deploy(battle)
        if model is None:
            state.starter = NOBODY_SEAT if CATALOGUE.holds("COL-HUNT-05") else state.first
            state.phase = "start"
        else:
            yield from deploy(battle, model)


def settle_first(battle: Battle) -> Steps[None]:
    """The higher card decides who goes first, or who attacks."""
    if battle.state.mission == AMBUSH:
        yield from take_roles(battle)
        return
    first = yield from FIRST[battle.state.mission](battle)
    battle.state.first = battle.state.active = first
    battle.tell(GoesFirst(seat=first))


@rule("COL-HUNT-03", otherwise=0)
def first_in_hunt(battle: Battle) -> Steps[SeatId]:
    """In a Collision hunt the owner of the higher card goes first or not."""
    first = yield from go_first_or_not(battle, "COL-HUNT-03")
    return first


@rule("COL-DOM-01", otherwise=0)
def first_in_domination(battle: Battle) -> Steps[SeatId]:
    """In a Domination the owner of the higher card goes first or not."""
    first = yield from go_first_or_not(battle, "COL-DOM-01")
    return first


FIRST: dict[str, Callable[[Battle], Steps[SeatId]]] = {HUNT: first_in_hunt, DOMINATION: first_in_domination}


def go_first_or_not(battle: Battle, number: str) -> Steps[SeatId]:
    """Both draw, and the winner decides."""
    seat = deck.compare_draw(battle, number, "first")
    options = [Option("first", "option-go-first"), Option("second", "option-go-second")]
    answer = yield Choose(seat, ASK_GO_FIRST, number, options)
    return seat if answer == "first" else 1 - seat


def take_roles(battle: Battle) -> Steps[None]:
    """Attacker and defender of an Ambush."""
    state = battle.state
    state.attacker = yield from attacker_of(battle)
    state.first = state.active = deployed_first(state.attacker)
    battle.tell(RolesTaken(attacker=state.attacker))


@rule("COL-AMBUSH-02", otherwise=0)
def attacker_of(battle: Battle) -> Steps[SeatId]:
    """In an Ambush the owner of the higher card is attacker or defender."""
    seat = deck.compare_draw(battle, "COL-AMBUSH-02", "first")
    options = [Option("attacker", "option-attacker"), Option("defender", "option-defender")]
    answer = yield Choose(seat, ASK_CHOOSE_ROLE, "COL-AMBUSH-02", options)
    return seat if answer == "attacker" else 1 - seat


@rule("COL-PRIO-05")
def deployed_first(attacker: SeatId) -> SeatId:
    """In an Ambush the attacker counts as the player who deployed first."""
    return attacker


# Edges


def choose_edge(battle: Battle, seat: SeatId) -> Steps[None]:
    """The first player takes an edge; the other has the opposite one."""
    state = battle.state
    number = DEPLOYMENT_RULES[state.mission]
    edges = [Option(edge, f"option-edge-{edge}") for edge in (EDGES if battle.sheet.zones is None else ZONED)]
    edge = yield Choose(seat, ASK_CHOOSE_EDGE, number, edges)
    state.edges[seat], state.edges[1 - seat] = edge, OPPOSITE[edge]
    battle.tell(EdgeChosen(seat=seat, edge=edge, rules=(number,)))
    if edge in ("x0", "x1"):
        turn_markers(battle)


DEPLOYMENT_RULES: dict[str, RuleId] = {HUNT: "COL-HUNT-04", AMBUSH: "COL-AMBUSH-03", DOMINATION: "COL-DOM-01"}


# Models


@rule("COL-HUNT-04")
def in_turn(first: SeatId) -> tuple[SeatId, ...]:
    """The first player places all models, then the other all theirs."""
    return (first, 1 - first)


@rule("COL-AMBUSH-03")
def attacker_alone(attacker: SeatId) -> tuple[SeatId, ...]:
    """In an Ambush only the attacker deploys; the defender's models arrive later."""
    return (attacker,)


def next_to_deploy(battle: Battle) -> Model | None:
    """The next model that is set down before the game, if there is one."""
    state = battle.state
    seats = attacker_alone(state.attacker) if state.mission == AMBUSH else in_turn(state.first)
    return next((model for seat in seats for model in state.models if is_to_deploy(model, seat)), None)


def is_to_deploy(model: Model, seat: SeatId) -> bool:
    """Whether this model of the seat is still to be set down."""
    return model.owner == seat and model.place == "waiting"


def deploy(battle: Battle, model: Model) -> Steps[None]:
    """A model is set down in its deployment zone, facing as its player likes."""
    name = str(model.id)
    battle.state.active = model.owner
    tracks = yield Place(
        model.owner,
        ASK_DEPLOY,
        DEPLOYMENT_RULES[battle.state.mission],
        models=[name],
        planner=lambda: deployment_planner(battle, model),
        data={"model": model.id},
    )
    track = tracks[name]
    facing = INWARD[battle.state.edges[model.owner]] if track.facing is None else track.facing
    model.place = "table"
    x, y, surface = track.end
    battle.put(model, x, y, surface, facing)
    battle.tell(Deployed(model=model.id, x=x, y=y, rules=(DEPLOYMENT_RULES[battle.state.mission],)))


def deployment_planner(battle: Battle, model: Model) -> SpotPlanner:
    """Setting a model down in its player's zone."""
    edge = battle.state.edges[model.owner]
    left, front, right, back = zone(battle.table, edge, battle.sheet)
    radius = battle.radius(model)
    box = (left + radius, front + radius, right - radius, back - radius)
    fault = partial(deployment_fault, battle, model)
    number = DEPLOYMENT_RULES[battle.state.mission]
    return SpotPlanner(battle.table, str(model.id), box, fault, rule=number, radius=radius, facing=INWARD[edge])


def deployment_fault(battle: Battle, model: Model, x: int, y: int, surface: int) -> Reason | None:
    """Why a model may not be set down here."""
    return (
        outside_zone(battle, model, x, y)
        or no_stand(battle, model, x, y, surface)
        or on_a_base(battle, model, x, y, surface)
    )


@rule("COL-SETUP-09")
def outside_zone(battle: Battle, model: Model, x: int, y: int) -> Reason | None:
    """Every point of the base lies at most 6 inches from the player's edge, or in the zone that the mission gives."""
    out = out_of_zone(battle, battle.state.edges[model.owner], x, y, battle.radius(model))
    return refusal("COL-SETUP-09", "refused-outside-zone") if out > TOLERANCE else None


@rule("COL-SETUP-08")
def no_stand(battle: Battle, model: Model, x: int, y: int, surface: int) -> Reason | None:
    """A model starts on the ground or on any terrain on which it can stand."""
    card = battle.card(model)
    if can_lie(battle.table, x, y, surface, card.base // 2, card.height):
        return None
    return refusal("COL-SETUP-08", "refused-no-stand")


@rule("COL-MOVE-06")
def on_a_base(battle: Battle, model: Model, x: int, y: int, surface: int) -> Reason | None:
    """No base overlaps another."""
    z, height = battle.z(surface), battle.card(model).height
    for other in (*battle.on_table(0), *battle.on_table(1)):
        near = math.hypot(other.x - x, other.y - y) < battle.radius(model) + battle.radius(other) - TOLERANCE
        if near and abs(battle.z(other.surface) - z) < max(height, battle.card(other).height):
            return refusal("COL-MOVE-06", "refused-on-a-base")
    return None
