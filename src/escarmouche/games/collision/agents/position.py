"""A position of Collision as a value sees it: models with their fire and blows, markers, zones and districts, turns.

Of cards only the numbers count that both players see: how many are in a hand, and how many are left of a deck.
"""

from typing import Any, NamedTuple

from escarmouche.agents.position import Fighter, Mark, Scene
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import total
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.characteristics import value_of
from escarmouche.games.collision.rules.lists.profile import Character, Weapon
from escarmouche.games.collision.rules.mission import mission
from escarmouche.games.collision.rules.mission.districts import CENTRE, district_box
from escarmouche.games.collision.rules.mission.loot import COLLISION
from escarmouche.games.collision.rules.mission.zones import out_of_zone
from escarmouche.games.collision.rules.state import NOBODY_SEAT, Model
from escarmouche.games.collision.rules.turn.activation import cost_of
from escarmouche.games.collision.rules.vocabulary import NO_MODEL
from escarmouche.table.geometry import inches

PLAIN, EACH = 0.49, 0.1
"""How often a column without modifiers is a hit, and how much more often for each point of a modifier."""
HARDENED, SAVED = 0.2, 0.3
"""How much longer a model lasts for each point of DEF, and how often armour saves it."""
CHARGE = inches(5)
"""How far a charge carries on average."""
CARDS, POINTS, STAKE = 6, 8, 6.0
"""How many cards in a hand, activation points and victory points are much."""


class Power(NamedTuple):
    """What stands on a card: its wounds, how many hits each takes, its fire, its blows, and how far it goes."""

    wounds: int
    guard: float
    shots: tuple[tuple[float, float], ...]
    blows: float
    stride: float


class CollisionEye:
    """How Collision tells its scenes."""

    names = ("hand", "deck", "pool", "pinned", "jammed", "watching", "carriers", "to carry", "crossing", "attacks")

    def scene(self, game: Game[Any]) -> Scene:
        """The position of a game."""
        battle = Battle(game)
        state, setup = battle.state, battle.setup
        chosen = state.mission or mission.HUNT
        sheet = setup.mission_sheet(chosen)
        pools, used = sum(board.pool for board in state.boards), sum(board.used for board in state.boards)
        rounds = max(0, sheet.turns - max(1, state.turn)) + (pools / (pools + used) if pools + used else 0.0)
        full = [sum(card.cost for card in gang.models) for gang in setup.lists]
        return Scene(
            fighters=[fighter(battle, model) for seat in (0, 1) for model in battle.on_table(seat)],
            marks=marked(battle),
            score=(score(battle, 0), score(battle, 1)),
            stake=STAKE,
            full=(full[0], full[1]),
            reserve=(reserve(battle, 0), reserve(battle, 1)),
            left=rounds / sheet.turns,
            rounds=rounds,
            round=max(1, state.turn),
            acts=state.active,
            more=(more(battle, 0, rounds), more(battle, 1, rounds)),
        )


EYE = CollisionEye()


def score(battle: Battle, seat: SeatId) -> float:
    """What a seat would have if the game ended with this turn as everybody stands."""
    state = battle.state
    points = state.boards[seat].score if state.boards else 0
    if state.mission == mission.HUNT:
        return points + mission.carrying_points(battle, seat) + mission.hunt_kills(battle, seat)
    if state.mission == mission.DOMINATION:
        return points + mission.district_points(battle, mission.controlled(battle, seat))
    if state.mission == mission.AMBUSH and state.attacker != NOBODY_SEAT:
        if seat == state.attacker:
            return points + mission.ambush_kills(battle, 1 - seat)
        return points + mission.zone_points(battle, seat) + mission.exit_points(battle, seat)
    return points


def reserve(battle: Battle, seat: SeatId) -> float:
    """What the models of a seat are worth that are still to come."""
    return sum(battle.card(model).cost for model in battle.gang(seat) if model.place == "waiting")


def more(battle: Battle, seat: SeatId, rounds: float) -> tuple[float, ...]:
    """Cards, activation points, tokens, markers, and who still has to get across in an Ambush."""
    state = battle.state
    models, count = battle.on_table(seat), max(1, len(battle.on_table(seat)))
    hand = deck = pool = 0
    if state.boards:
        board = state.boards[seat]
        hand, deck, pool = len(board.hand) + len(board.fingers), len(board.deck), 0 if board.finished else board.pool
    carriers = mission.markers_of(battle, seat)
    return (
        hand / CARDS, deck / 30, pool / POINTS, sum(model.pins > 0 for model in models) / count,
        sum(model.jams > 0 for model in models) / count, sum(model.watching for model in models) / count,
        min(1.0, carriers), min(1.0, carriers) * rounds / 4, crossing(battle, seat, rounds),
        float(state.mission == mission.AMBUSH and state.attacker == seat),
    )  # fmt: skip


def crossing(battle: Battle, seat: SeatId, rounds: float) -> float:
    """How much the defender of an Ambush can still bring into the enemy's zone, of all that he began with."""
    state = battle.state
    if state.mission != mission.AMBUSH or state.attacker in (NOBODY_SEAT, seat):
        return 0.0
    edge, found = state.edges[state.attacker], 0.0
    for model in battle.gang(seat):
        far = battle.table.depth - inches(battle.sheet.depth)
        if model.place == "table":
            far = max(0, out_of_zone(battle, edge, model.x, model.y))
        stride = power_of(battle, model).stride
        found += 1.0 if far <= 0 else min(1.0, stride * (rounds + 0.5) / far) ** 2
    return found / max(1, len(battle.setup.lists[seat].models))


def fighter(battle: Battle, model: Model) -> Fighter:
    """A model as it stands."""
    card, power = battle.card(model), power_of(battle, model)
    left = max(1, power.wounds - model.wounds)
    board = battle.state.boards[model.owner]
    able = 0.7 if model.pins or model.hold else 1.0
    return Fighter(
        owner=model.owner,
        x=model.x,
        y=model.y,
        radius=battle.radius(model),
        worth=card.cost * (0.4 + 0.6 * left / max(1, power.wounds)),
        guard=left * power.guard,
        shots=() if model.jams else power.shots,
        blows=power.blows,
        stride=power.stride,
        charge=power.stride / 2 + CHARGE,
        ready=float(not board.finished and not model.activations and cost_of(model) <= board.pool),
        able=able,
        prize=prize(battle, model.owner),
    )


def prize(battle: Battle, owner: SeatId) -> float:
    """How many points the enemy has for killing a model."""
    state = battle.state
    if not state.mission or (state.mission == mission.AMBUSH and owner == state.attacker):
        return 0.0
    return battle.sheet.points("kills")


def power_of(battle: Battle, model: Model) -> Power:
    """What stands on the card of a model, worked out once for a game."""
    known: dict[Any, Power] = battle.setup.__dict__.setdefault("powers", {})
    key = (model.owner, model.profile)
    if key not in known:
        known[key] = _power(battle, model, battle.card(model))
    return known[key]


def _power(battle: Battle, model: Model, card: Character) -> Power:
    guarded, ranged, close, attacks, move, wounds = (
        total(value_of(battle, model, one)) for one in ("DEF", "RC", "CC", "ATT", "MOV", "WND")
    )
    guard = max(0.5, 1 + HARDENED * guarded) / (1 - SAVED * bool(card.armours))
    shots = tuple(
        (float(weapon.range), max(1, weapon.shots) * hitting(weapon, "RC", ranged))
        for weapon in card.arms
        if weapon.type == "ranged"
    )
    arms = [weapon for weapon in card.arms if weapon.type == "close"]
    best = max((max(1, attacks + one.attacks) * hitting(one, "CC", close) for one in arms), default=0.0)
    blows = best or max(1, attacks) * hitting(None, "CC", close)
    return Power(max(1, wounds), guard, shots, blows, inches(move) * CATALOGUE.number("COL-ACT-03"))


def hitting(weapon: Weapon | None, characteristic: str, value: int) -> float:
    """How often a card of an attack hits an ordinary model."""
    plus = weapon.modifiers.get(characteristic, 0) if weapon is not None else 0
    return min(0.9, max(0.1, PLAIN + EACH * (value + plus)))


# What is fought for


def marked(battle: Battle) -> list[Mark]:
    """The places that the mission is about."""
    if battle.state.mission == mission.HUNT:
        return hunted(battle)
    return dominated(battle) if battle.state.mission == mission.DOMINATION else []


def hunted(battle: Battle) -> list[Mark]:
    """The collision markers, wherever they lie or whoever carries them."""
    found = []
    for marker in battle.state.markers:
        if marker.kind != COLLISION:
            continue
        if marker.carrier >= 0:
            bearer = battle.model(marker.carrier)
            found.append(Mark(bearer.x, bearer.y, inches(1), owner=bearer.owner))
        elif marker.carrier == NO_MODEL:
            found.append(Mark(marker.x, marker.y, inches(1)))
    return found


def dominated(battle: Battle) -> list[Mark]:
    """The districts, each with whoever is alone in it."""
    held = [mission.controlled(battle, seat) for seat in (0, 1)]
    found = []
    for where in range(1, CENTRE + 1):
        left, front, right, back = district_box(battle, where)
        owner = next((seat for seat in (0, 1) if where in held[seat]), NOBODY_SEAT)
        found.append(Mark((left + right) / 2, (front + back) / 2, (right - left) / 2, owner=owner))
    return found
