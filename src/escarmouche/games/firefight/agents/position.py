"""A position of Firefight as a value sees it: units with their fire and blows, objectives, rounds."""

from functools import cache
from typing import Any, NamedTuple

from escarmouche.agents.position import Fighter, Mark, Scene
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.games.firefight.rules import mission
from escarmouche.games.firefight.rules.attacks.wounds import toughness
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.lists.profile import Kit, UnitProfile, Weapon
from escarmouche.games.firefight.rules.mission import SEIZING, eligible, held
from escarmouche.games.firefight.rules.movement.gait import distance_of
from escarmouche.games.firefight.rules.movement.moves import RUSH
from escarmouche.games.firefight.rules.state import Unit

FACES = 6
USUAL_DEFENCE = 4
SHAKEN = 0.3
"""How well a Shaken unit does what it should: it idles once, and is as it was."""
BLAST, DEADLY, RENDING = 3, 3, 1.3
"""How many hits or wounds such a weapon counts at most, and how much more a hit of a Rending one."""


class Power(NamedTuple):
    """What one model of a kit does: its shots by range, and its blows."""

    shots: tuple[tuple[float, float], ...]
    blows: float


class FirefightEye:
    """How Firefight tells its scenes; nothing in it is hidden from anybody."""

    names = ("shaken", "fatigued", "casters")

    def scene(self, game: Game[Any]) -> Scene:
        """The position of a game."""
        battle = Battle(game)
        state, sheet = battle.state, battle.sheet
        units = [unit for unit in state.units if unit.place == "table"]
        waiting = [unit for unit in units if not unit.activated]
        rounds = max(0, sheet.rounds - max(1, state.round)) + len(waiting) / max(1, len(units))
        marks = [Mark(one.x, one.y, SEIZING, owner=one.owner) for one in state.objectives]
        full = [sum(unit.cost for unit in army.units) for army in battle.setup.lists]
        acting = state.activation
        return Scene(
            fighters=[fighter(battle, unit) for unit in units],
            marks=marks,
            score=(score(battle, 0), score(battle, 1)),
            stake=max(1.0, sum(one.points for one in sheet.scores) * max(3, len(marks)) / 3),
            full=(full[0], full[1]),
            reserve=(reserve(battle, 0), reserve(battle, 1)),
            left=rounds / sheet.rounds,
            rounds=rounds,
            round=max(1, state.round),
            acts=state.active if acting is None else state.units[acting.unit].owner,
            more=(more(battle, 0), more(battle, 1)),
        )


EYE = FirefightEye()


def score(battle: Battle, seat: SeatId) -> float:
    """What a seat would have if the game ended now."""
    state, sheet = battle.state, battle.sheet
    if sheet.counts_control:
        return held(state)[seat]
    counted = sum(one.points * mission.SCORED[one.for_](battle, seat) for one in sheet.scores if one.when == "end")
    return counted + (state.victory[seat] if state.victory else 0)


def reserve(battle: Battle, seat: SeatId) -> float:
    """What the units of a seat are worth that are still to come."""
    return sum(battle.profile(unit).cost for unit in battle.army(seat) if unit.place != "table")


def more(battle: Battle, seat: SeatId) -> tuple[float, ...]:
    """The shares of a side's units that are Shaken, and Fatigued, and its spell tokens."""
    units = battle.on_table(seat)
    count = max(1, len(units))
    tokens = sum(model.tokens for unit in units for model in battle.alive(unit))
    return sum(one.shaken for one in units) / count, sum(one.fatigued for one in units) / count, min(1.0, tokens / 6)


def fighter(battle: Battle, unit: Unit) -> Fighter:
    """A unit as it stands."""
    profile, models = battle.profile(unit), battle.alive(unit)
    shots: dict[float, float] = {}
    blows = guard = 0.0
    for model in models:
        power = power_of(battle, profile, model.kit)
        for reach, hits in power.shots:
            shots[reach] = shots.get(reach, 0.0) + hits
        blows += power.blows
        guard += max(0.5, toughness(battle, model) - 0.7 * model.markers)
    whole = sum(max(1, kit.rules.get("tough", 1)) for kit in profile.kits)
    lead = models[0]
    bodies = [(model.x, model.y) for model in models]
    return Fighter(
        owner=unit.owner,
        x=sum([x for x, _ in bodies]) / len(bodies),
        y=sum([y for _, y in bodies]) / len(bodies),
        radius=battle.radius(unit),
        bodies=bodies,
        worth=profile.cost * min(1.0, guard / whole),
        guard=guard / pierced(profile.defense, 1),
        shots=tuple(shots.items()),
        blows=blows * (0.5 if unit.fatigued else 1.0),
        stride=distance_of(battle, lead, RUSH),
        charge=distance_of(battle, lead, RUSH) + 2 * battle.radius(unit),
        ready=float(not unit.activated),
        able=SHAKEN if unit.shaken else 1.0,
        holds=eligible(unit),
    )


def power_of(battle: Battle, profile: UnitProfile, kit: int) -> Power:
    """What a model of a kit does, worked out once for a game."""
    known: dict[Any, Power] = battle.setup.__dict__.setdefault("powers", {})
    key = (id(profile), kit)
    if key not in known:
        known[key] = _power(profile, profile.kits[kit])
    return known[key]


def _power(profile: UnitProfile, kit: Kit) -> Power:
    shots: dict[float, float] = {}
    blows = 0.0
    for index in kit.weapons:
        weapon = profile.weapons[index]
        hits = weapon.attacks * harm(weapon, profile.quality)
        if weapon.range:
            shots[weapon.range] = shots.get(weapon.range, 0.0) + hits
        else:
            blows += hits
    return Power(tuple(shots.items()), blows + kit.rules.get("impact", 0) * 0.5)


def harm(weapon: Weapon, quality: int) -> float:
    """How many wounds one attack deals to an ordinary enemy."""
    rules = weapon.rules
    needed = 2 if "reliable" in rules else quality
    wounds = (FACES + 1 - needed) / FACES * pierced(USUAL_DEFENCE, rules.get("ap", 0))
    wounds *= min(BLAST, rules.get("blast", 1)) * min(DEADLY, rules.get("deadly", 1))
    return wounds * (RENDING if "rending" in rules else 1.0) * (0.5 if "limited" in rules else 1.0)


@cache
def pierced(defence: int, ap: int) -> float:
    """How likely a hit wounds somebody of this defence."""
    return min(5, max(1, defence - 1 + ap)) / FACES
