"""The corporal's script: go to the nearest objective and shoot at the nearest target."""

import math
from collections.abc import Callable
from random import Random
from typing import Any

from escarmouche.agents.agent import Decision
from escarmouche.engine.place import Place, Tracks
from escarmouche.engine.questions import Assign, Choose, Question
from escarmouche.engine.reasons import Reason
from escarmouche.engine.seat import Seat
from escarmouche.games.firefight.rules.mission import SEIZING
from escarmouche.games.firefight.rules.state import FirefightSetup, Objective, State, Unit
from escarmouche.games.firefight.rules.table.zones import depth

LOOK = 6
"""How many placings are looked at."""
ROOM = 2500
"""How far behind the front of its zone a unit is set down, so that all of it has room."""
BESIDE = 1000
"""A unit that stands at most so far beyond the reach of an objective still looks after it."""
Spot = tuple[int, int]


class Corporal:
    """Answers by a fixed script."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def weigh(self, question: Question) -> Decision | None:
        """What the script says; None where it says nothing."""
        step = SCRIPT.get(question.text)
        if step is None:
            return None
        fork = self.seat.glimpse(0)
        setup = fork.setup
        assert isinstance(setup, FirefightSetup)
        return step(Look(setup, fork.state, self.seat), question)


class Look:
    """What the corporal looks at: the table, the armies, the objectives."""

    def __init__(self, setup: FirefightSetup, state: State, seat: Seat) -> None:
        self.setup = setup
        self.state = state
        self.seat = seat

    def unit(self, question: Question) -> Unit:
        """The unit that is asked for."""
        unit: Unit = self.state.units[question.data["unit"]]
        return unit

    def where(self, unit: Unit) -> Spot:
        """Where the unit's first model stands."""
        model = next(self.state.models[index] for index in unit.models if self.state.models[index].alive)
        return model.x, model.y

    def goal(self, unit: Unit) -> tuple[Spot, int] | None:
        """The nearest objective that no other unit of the army looks after, and its number."""
        state = self.state
        friends = [
            self.where(other)
            for other in state.units
            if other.owner == unit.owner and other.id != unit.id and other.place == "table"
        ]
        marks = list(enumerate(state.objectives, 1))
        free = [
            (number, mark)
            for number, mark in marks
            if not any(math.dist(friend, spot_of(mark)) < SEIZING + BESIDE for friend in friends)
        ]
        if not marks:
            return None
        here = self.where(unit)
        number, mark = min(free or marks, key=lambda pair: math.dist(here, spot_of(pair[1])))
        return spot_of(mark), number

    def range(self, unit: Unit) -> int:
        """The longest range of the unit's weapons."""
        return max((weapon.range for weapon in self.setup.lists[unit.owner].units[unit.profile].weapons), default=0)

    def nearest(self, question: Place, goal: Spot) -> Tracks:
        """Of a few possible placings the one that ends nearest to a goal, without a jump if there is one."""
        found: list[Tracks] = self.seat.candidates(LOOK, Random(self.seat.number), [goal])
        return min(found, key=lambda tracks: (_jumps(tracks), min(math.dist(track.end[:2], goal)
                                                                  for track in tracks.values())))  # fmt: skip


def spot_of(mark: Objective) -> Spot:
    """Where an objective lies."""
    return mark.x, mark.y


def _jumps(tracks: Tracks) -> bool:
    return any("jump" in track.legs for track in tracks.values())


def _decided(value: Any, question: Question, why: str, **data: Any) -> Decision:
    return Decision(value, (Reason(0, question.rule, why, data),))


def choose_action(look: Look, question: Choose) -> Decision | None:
    """Stay on an objective, otherwise go to one, fast while no enemy can be shot at; fighters charge."""
    unit = look.unit(question)
    range_ = look.range(unit)
    here, goal = look.where(unit), look.goal(unit)
    enemies = [other for other in look.state.units if other.owner != unit.owner and other.place == "table"]
    enemies.sort(key=lambda enemy: math.dist(here, look.where(enemy)))
    charge = next((enemy.id for enemy in enemies if not range_ and question.allows(f"charge:{enemy.id}")), None)
    if charge is not None:
        return _decided(f"charge:{charge}", question, "because-fighters-charge", target=charge)
    in_range = any(math.dist(here, look.where(enemy)) <= range_ + SEIZING for enemy in enemies)
    if goal is None or math.dist(here, goal[0]) < SEIZING:
        wanted, why = "hold", "because-stays"
    elif in_range or math.dist(here, goal[0]) < 2 * SEIZING:
        wanted, why = "advance", "because-nearest-objective"
    else:
        wanted, why = "rush", "because-nearest-objective"
    return _decided(wanted, question, why, number=goal[1] if goal else 0) if question.allows(wanted) else None


def go_on(look: Look, question: Choose) -> Decision | None:
    """Shoot whenever possible."""
    return _decided("shoot", question, "because-can-shoot") if question.allows("shoot") else None


def shoot(look: Look, question: Assign) -> Decision | None:
    """Fire everything at the unit that most weapons reach, of several the nearest; what cannot reach it at the next."""
    here = look.where(look.unit(question))
    aims = {
        item.key: [target.key for target in question.targets(item.key) if target.key and target.refused is None]
        for item in question.items
    }

    def rank(key: str) -> tuple[int, float, int]:
        reaching = sum(key in keys for keys in aims.values())
        return -reaching, math.dist(here, look.where(look.state.units[int(key)])), int(key)

    order = sorted({key for keys in aims.values() for key in keys}, key=rank)
    if not order:
        return None
    value = {item: next((key for key in order[:2] if key in keys), Assign.NONE) for item, keys in aims.items()}
    return _decided(value, question, "because-nearest-target", target=int(order[0]))


def move(look: Look, question: Place) -> Decision | None:
    """Of a few possible moves the one that ends nearest to the unit's goal."""
    goal = look.goal(look.unit(question))
    if goal is None:
        return None
    return _decided(look.nearest(question, goal[0]), question, "because-nearest-objective", number=goal[1])


def deploy(look: Look, question: Place) -> Decision | None:
    """Deploy at the front of the zone, opposite an objective; each unit goes for another one."""
    unit, state, table = look.unit(question), look.state, look.setup.table
    if not state.objectives:
        return None
    number = unit.profile % len(state.objectives)
    x, y = spot_of(state.objectives[number])
    edge = state.edges[unit.owner]
    front = depth(table, edge, look.setup.mission_sheet) - ROOM
    far = (table.depth if edge[0] == "y" else table.width) - front
    along = {"y0": (x, front), "y1": (x, far), "x0": (front, y), "x1": (far, y)}
    return _decided(look.nearest(question, along[edge]), question, "because-opposite", number=number + 1)


def arrive(look: Look, question: Place) -> Decision | None:
    """Arrive by an objective that is not yet held."""
    free = [(number, mark) for number, mark in enumerate(look.state.objectives, 1) if mark.owner != look.seat.id]
    if not free:
        return None
    number, mark = free[0]
    return _decided(look.nearest(question, spot_of(mark)), question, "because-arrives-at", number=number)


def bring_in(look: Look, question: Choose) -> Decision | None:
    """Reserves come as soon as they can."""
    key = next((key for key in question.allowed if key.isdecimal()), None)
    return None if key is None else _decided(key, question, "because-as-soon-as-possible", unit=int(key))


SCRIPT: dict[str, Callable[[Look, Any], Decision | None]] = {
    "choose-action": choose_action,
    "next": go_on,
    "shoot": shoot,
    "move": move,
    "deploy": deploy,
    "scout": deploy,
    "arrive": arrive,
    "arrive-which": bring_in,
}
