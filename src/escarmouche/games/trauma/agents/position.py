"""A position of Trauma as a value sees it: units with their fire, strategic points, cards still face down, turns.

Which cards are still to be turned follows from those that lie open; in which order is hidden, and does not count.
"""

from typing import Any, NamedTuple

from escarmouche.agents.position import Fighter, Mark, Scene
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.games.trauma.agents.harm import pierced
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.dice import DOWNS, FACES, UPS
from escarmouche.games.trauma.rules.lists.profile import UnitProfile, Weapon
from escarmouche.games.trauma.rules.mission import victory
from escarmouche.games.trauma.rules.mission.opening import ALPHA
from escarmouche.games.trauma.rules.mission.strategic_points import is_infantry, piece_of
from escarmouche.games.trauma.rules.mission_sheet import OBJECTS
from escarmouche.games.trauma.rules.space.measure import CONTACT, STEP
from escarmouche.games.trauma.rules.state import NO_MODEL, OBJECT, Strategic, Unit

USUAL_ARMOUR, USUAL_FORCE = 2, 4
"""The armour of an ordinary soldier, and the force with which ordinary weapons hit armour."""
CLEARLY = 2
"""So many Ranges beyond its Precision a weapon still hits now and then."""
EVERYWHERE = 1e6
REINFORCEMENT = 0.4
"""What a reinforcement point counts beside a victory point."""
STAKE, COMMANDS = 10.0, 10
"""How many victory points, and how many command points, are much."""
DISORGANISED, DOWN = 0.4, 0.8
"""How well a unit does what it should that is disorganised, and that lies on the ground."""
ACTIONS = 2


class Power(NamedTuple):
    """What one kit does: its fire by range, and its blows."""

    shots: tuple[tuple[float, float], ...]
    blows: float


class TraumaEye:
    """How Trauma tells its scenes."""

    names = (
        "to go", "command", "reinforcement", "section", "general", "disorganised", "down", "armour", "alert", "attacks",
    )  # fmt: skip

    def scene(self, game: Game[Any]) -> Scene:
        """The position of a game."""
        battle = Battle(game)
        state = battle.state
        units = [unit for unit in state.units if unit.place == "table"]
        cards = [len(side.row) for side in state.sides]
        shown = sum(cards) + sum(len(side.turned) for side in state.sides)
        part = sum(cards) / shown if shown else 1.0
        rounds = max(0, battle.sheet.turns - max(1, state.turn)) + part
        full = [army.cost for army in battle.setup.lists]
        acting = state.activation
        return Scene(
            fighters=[fighter(battle, unit) for unit in units],
            marks=[mark for point in state.points if (mark := marked(battle, point)) is not None],
            score=(score(battle, 0), score(battle, 1)),
            stake=STAKE,
            full=(full[0], full[1]),
            reserve=(waiting(battle, 0, "reserve"), waiting(battle, 1, "reserve")),
            left=min(1.0, rounds / battle.sheet.turns),
            rounds=rounds,
            round=max(1, state.turn),
            acts=state.active if acting is None else state.units[acting.unit].owner,
            more=(more(battle, 0), more(battle, 1)),
        )


EYE = TraumaEye()


def score(battle: Battle, seat: SeatId) -> float:
    """The victory points of a seat, with those for enemies whom it has wiped out since they were counted."""
    fallen = [battle.unit(index) for index in battle.state.fallen]
    return battle.side(seat).victory + sum(prize(battle, unit) for unit in fallen if unit.owner != seat)


def prize(battle: Battle, unit: Unit) -> int:
    """How many points the enemy of a unit has for wiping it out."""
    return battle.sheet.points(victory.class_of(battle, unit), battle.part(1 - unit.owner))


def waiting(battle: Battle, seat: SeatId, place: str) -> float:
    """What the units of a seat are worth that wait in reserve, or in the reinforcement section."""
    return sum(battle.profile(unit).cost for unit in battle.state.units if unit.owner == seat and unit.place == place)


def more(battle: Battle, seat: SeatId) -> tuple[float, ...]:
    """Points to go, command and reinforcement, the general, states of units, armour, and who attacks."""
    side, units = battle.side(seat), battle.on_table(seat)
    count = max(1, len(units))
    worth = sum(battle.profile(unit).cost for unit in units)
    heavy = sum(battle.profile(unit).cost for unit in units if battle.armoured(unit))
    return (
        max(0.0, victory.threshold(battle) - side.victory) / victory.threshold(battle), side.command / COMMANDS,
        side.reinforcement / STAKE, waiting(battle, seat, "section") / battle.setup.size,
        float(side.general != NO_MODEL), sum(unit.disorganised for unit in units) / count,
        sum(unit.down for unit in units) / count, heavy / max(1, worth),
        sum(bool(unit.orders) for unit in units) / count, float(battle.state.attacker == seat),
    )  # fmt: skip


def marked(battle: Battle, point: Strategic) -> Mark | None:
    """A strategic point that is worth anything to anybody."""
    factor = REINFORCEMENT if point.kind == ALPHA else 1.0
    wanted = OBJECTS if point.kind == OBJECT else (point.kind,)
    worth = [factor * sum(battle.sheet.points(one, battle.part(seat)) for one in wanted) for seat in (0, 1)]
    if not point.piece or not any(worth):
        return None
    left, front, right, back = piece_of(battle, point).box
    size = (right - left + back - front) / 4
    return Mark((left + right) / 2, (front + back) / 2, size + CONTACT, (worth[0], worth[1]), point.holder)


def fighter(battle: Battle, unit: Unit) -> Fighter:
    """A unit as it stands."""
    profile, models = battle.profile(unit), battle.alive(unit)
    shots: dict[float, float] = {}
    blows = guard = whole = 0.0
    for model in models:
        power = power_of(battle, profile, model.kit)
        for reach, hits in power.shots:
            shots[reach] = shots.get(reach, 0.0) + hits * (0.5 if model.broken else 1.0)
        blows += power.blows
        armour = profile.kits[model.kit].armour
        tough = max(1, len(profile.structure) - model.ticks) if profile.armoured else 1
        guard += tough / max(0.1, pierced(USUAL_FORCE if profile.armoured else USUAL_ARMOUR, armour, supported=False))
        whole += tough / max(1, len(profile.structure)) if profile.armoured else 1.0
    able = (DISORGANISED if unit.disorganised else 1.0) * (DOWN if unit.down else 1.0)
    stride = 0 if all(model.immobile for model in models) else min(profile.kits[model.kit].movement for model in models)
    bodies = [(model.x, model.y) for model in models]
    return Fighter(
        owner=unit.owner,
        x=sum([x for x, _ in bodies]) / len(bodies),
        y=sum([y for _, y in bodies]) / len(bodies),
        radius=battle.radius(unit),
        bodies=bodies,
        worth=profile.cost * min(1.0, whole / len(profile.kits)),
        guard=guard,
        shots=tuple(shots.items()),
        blows=blows,
        stride=ACTIONS * stride,
        charge=ACTIONS * stride,
        ready=float(unit.id not in battle.side(unit.owner).turned),
        able=able,
        holds=not unit.disorganised and is_infantry(battle, unit),
        prize=prize(battle, unit),
    )


def power_of(battle: Battle, profile: UnitProfile, kit: int) -> Power:
    """What a model of a kit does, worked out once for a game."""
    known: dict[Any, Power] = battle.setup.__dict__.setdefault("powers", {})
    key = (id(profile), kit)
    if key not in known:
        weapons = [profile.weapons[index] for index in profile.kits[kit].weapons]
        shots = [shot for weapon in weapons for shot in fire(weapon)]
        close = [weapon.rate * harm(weapon) for weapon in weapons if weapon.precision is None and not weapon.plus]
        known[key] = Power(tuple(shots), sum(close) + harm(Weapon("")))
    return known[key]


def fire(weapon: Weapon) -> list[tuple[float, float]]:
    """How far a weapon fires how well: surely up to its Precision, and less surely a little beyond."""
    dice = weapon.rate * max(1, weapon.area) * harm(weapon)
    often, seldom = dice * len(DOWNS) / len(FACES), dice * len(UPS) / len(FACES)
    if weapon.plus:
        return [(EVERYWHERE, often)]
    if weapon.precision is None:
        return []
    reach = (weapon.precision + 1) * STEP
    if weapon.limited:
        return [(reach, often)]
    return [(reach, often - seldom), (reach + CLEARLY * STEP, seldom)]


def harm(weapon: Weapon) -> float:
    """How many wounds a hit of a weapon is, upon ordinary soldiers; more for one that is made for armour."""
    wounds: float = pierced(weapon.force, USUAL_ARMOUR, supported=False)
    return wounds * (1 + 0.25 * (weapon.damage - 1))
