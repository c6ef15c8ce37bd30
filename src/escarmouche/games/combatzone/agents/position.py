"""A position of Combat Zone as a value sees it: figures with their fire and blows, the task of the mission, turns.

Of figures in ambush only their number counts, which both players know.
"""

from typing import Any, NamedTuple

from escarmouche.agents.position import Fighter, Mark, Scene
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import total
from escarmouche.games.combatzone.rules.battle import CENTIMETRE, NUMBERS, Battle
from escarmouche.games.combatzone.rules.lists.cards import ARMOURS
from escarmouche.games.combatzone.rules.lists.cards import Fighter as Card
from escarmouche.games.combatzone.rules.mission.missions import (
    held_ground,
    holding,
    last_turn,
    points_of,
    worth_of,
)
from escarmouche.games.combatzone.rules.mission_sheet import EXITS
from escarmouche.games.combatzone.rules.state import NO_OBJECT, NOBODY_SEAT, Figure
from escarmouche.games.combatzone.rules.wounds.wound_roll import resistance
from escarmouche.rules.missions import thousandths
from escarmouche.table.edges import OPPOSITE, edge_distance

MODIFIERS = {one["key"]: one["modifier"] for one in NUMBERS["quality"]}
FACES, USUAL_RESISTANCE = 6, 7
HITS, SURER = 0.5, 0.15
"""How often an ordinary figure hits, and how much more often for each step of quality."""
TOUGHER, ARMOURED = 0.3, 0.25
"""How much longer a figure lasts for each point of resistance, and each grade of armour."""
MACHINE = 3
"""How many times it takes to wear a machine down."""
STRIDE = 30 * CENTIMETRE
"""How far a figure goes in a turn in which it does nothing else."""
STATES = {"panicked": 0.4, "routed": 0.1}
NEAR = 3 * CENTIMETRE
"""How near one has to be to an object."""
UNFIT = 0.6
"""How well a figure does what it should that is in a melee."""


class Power(NamedTuple):
    """What stands on a card: how long it lasts, its fire, and its blows."""

    guard: float
    shots: tuple[tuple[float, float], ...]
    blows: float


class CombatZoneEye:
    """How Combat Zone tells its scenes."""

    names = ("upright", "panicked", "routed", "engaged", "watching", "hidden", "carrying", "grenades", "crossing",
             "ambushes", "began")  # fmt: skip

    def scene(self, game: Game[Any]) -> Scene:
        """The position of a game."""
        battle = Battle(game)
        state, last = battle.state, last_turn(battle)
        figures = [figure for figure in state.figures if figure.place == "table"]
        waiting = [figure for figure in figures if not acted(battle, figure)]
        rounds = max(0, last - max(1, state.turn)) + len(waiting) / max(1, len(figures))
        full = [force.cost for force in battle.setup.lists]
        return Scene(
            fighters=[fighter(battle, figure) for figure in figures],
            marks=marked(battle),
            score=(score(battle, 0), score(battle, 1)),
            stake=2.0 * max(1, state.margin),
            full=(full[0], full[1]),
            reserve=(hidden(battle, 0), hidden(battle, 1)),
            left=rounds / last,
            rounds=rounds,
            round=max(1, state.turn),
            acts=state.active,
            more=(more(battle, 0, rounds), more(battle, 1, rounds)),
        )


EYE = CombatZoneEye()


def acted(battle: Battle, figure: Figure) -> bool:
    """Whether a figure has had its activation in this turn."""
    return figure.acted or battle.group(figure).activated


def score(battle: Battle, seat: SeatId) -> float:
    """The victory points that a seat would have if the game ended now."""
    return total(points_of(battle, seat)) if battle.state.turn else 0.0


def hidden(battle: Battle, seat: SeatId) -> float:
    """What the figures of a seat are worth that are still to show themselves."""
    away = ("hidden", "waiting")
    return sum(battle.card(one).cost for one in battle.state.figures if one.owner == seat and one.place in away)


def more(battle: Battle, seat: SeatId, rounds: float) -> tuple[float, ...]:
    """States of figures, what they carry, what is hidden, and who has to get through."""
    state, figures = battle.state, battle.on_table(seat)
    count = max(1, len(figures))
    lurking = sum(one.owner == seat and one.place == "hidden" for one in state.figures)
    return (
        sum(one.reaction != "routed" for one in figures) / 8,
        *(sum(one.reaction == state_ for one in figures) / count for state_ in STATES),
        sum(bool(one.ties) for one in figures) / count, sum(one.watching for one in figures) / count, lurking / 8,
        sum(one.carried != NO_OBJECT for one in figures) / 3, min(1.0, sum(one.grenades for one in figures) / 8),
        crossing(battle, seat, rounds), float(state.ambusher == seat), float(state.first == seat),
    )  # fmt: skip


def crossing(battle: Battle, seat: SeatId, rounds: float) -> float:
    """How much of a side that is to get away still can, of all that it began with."""
    state = battle.state
    exits = any(battle.sheet.points(one, battle.part(seat)) for one in EXITS)
    if not exits or not state.edges[seat]:
        return 0.0
    edge, found = OPPOSITE[state.edges[seat]], 0.0
    for figure in battle.on_table(seat):
        far = max(0, edge_distance(battle.table, edge, figure.x, figure.y) - battle.radius(figure))
        fit = STATES.get(figure.reaction, 1.0)
        found += fit * (1.0 if far <= 0 else min(1.0, STRIDE * rounds / far) ** 2)
    return found / max(1, battle.setup.strengths()[seat])


def fighter(battle: Battle, figure: Figure) -> Fighter:
    """A figure as it stands."""
    card, power = battle.card(figure), power_of(battle, figure)
    hurt = min(0.6, 0.2 * len(figure.damages)) + 0.2 * figure.feeble
    able = STATES.get(figure.reaction, 1.0) * (UNFIT if figure.ties else 1.0) * (1 - hurt)
    return Fighter(
        owner=figure.owner,
        x=figure.x,
        y=figure.y,
        radius=battle.radius(figure),
        worth=card.cost * (1 - hurt / 2),
        guard=power.guard * (1 - hurt / 2) * (1.2 if figure.covered else 1.0),
        shots=power.shots,
        blows=power.blows,
        stride=STRIDE,
        charge=STRIDE,
        ready=float(not acted(battle, figure)),
        able=able,
        holds=figure.reaction != "routed",
        prize=worth_of(battle, 1 - figure.owner, figure),
    )


def power_of(battle: Battle, figure: Figure) -> Power:
    """What stands on the card of a figure, worked out once for a game."""
    known: dict[int, Power] = battle.setup.__dict__.setdefault("powers", {})
    if figure.id not in known:
        known[figure.id] = _power(battle, figure, battle.card(figure))
    return known[figure.id]


def _power(battle: Battle, figure: Figure, card: Card) -> Power:
    sure = min(0.9, max(0.2, HITS + SURER * MODIFIERS[card.quality]))
    plate = card.plate.shots if card.plate is not None else ARMOURS.index(card.armour)
    guard = (1 + TOUGHER * (resistance(battle, figure) - USUAL_RESISTANCE)) * (1 + ARMOURED * plate)
    shots = []
    for weapon in card.weapons:
        force = sum(count * (sides + 1) / 2 for count, sides in weapon.damage) / USUAL_RESISTANCE
        hits = max(1, weapon.rate) * sure * min(1.0, force) * (2 if weapon.radius else 1)
        shots += [(float(weapon.short), hits / 2), (float(weapon.long), hits / 2)]
    blows = sure * (1 + 0.3 * len(card.blades)) * (MACHINE if card.machine else 1)
    return Power(max(0.3, guard) * (MACHINE if card.machine else 1), tuple(shots), blows)


# What is fought for


def marked(battle: Battle) -> list[Mark]:
    """The ground that is held, and the objects that are still to be brought home."""
    return [*ground(battle), *objects(battle)] if battle.state.turn else []


def ground(battle: Battle) -> list[Mark]:
    """Every place that brings points, which belongs to whoever has more figures there."""
    sheet = battle.sheet
    if not sheet.counts("ground"):
        return []
    reach = thousandths(sheet.within)
    worth = [float(sheet.points("ground", battle.part(seat))) for seat in (0, 1)]
    found = []
    for x, y in held_ground(battle.table, sheet):
        mine, theirs = (holding(battle, seat, (x, y)) for seat in (0, 1))
        owner = NOBODY_SEAT if mine == theirs else int(theirs > mine)
        found.append(Mark(x, y, reach, (worth[0], worth[1]), owner))
    return found


def objects(battle: Battle) -> list[Mark]:
    """The objects that are still on the table, wherever they lie or whoever carries them."""
    bearers = {one.carried: one for one in battle.state.figures if one.place == "table" and one.carried != NO_OBJECT}
    found = []
    for thing in battle.state.things:
        if thing.kind != "object" or thing.place == "off":
            continue
        bearer = bearers.get(thing.id)
        x, y, owner = (thing.x, thing.y, NOBODY_SEAT) if bearer is None else (bearer.x, bearer.y, bearer.owner)
        found.append(Mark(x, y, NEAR, (float(thing.value), float(thing.value)), owner))
    return found
