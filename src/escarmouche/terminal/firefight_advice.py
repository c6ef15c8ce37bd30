"""What the Enter key answers in Firefight: go to the objectives and shoot at what is nearest."""

import math
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from escarmouche.core.decision import Assign, Choose, Question
from escarmouche.core.place import Place, Tracks
from escarmouche.core.seat import Seat
from escarmouche.games.firefight.state import FirefightSetup, Objective, State, Unit
from escarmouche.games.firefight.zones import depth

SEIZING = 3000
LOOK = 6
ROOM = 2500
"""How far behind the front of its zone a unit is set down, so that all of it has room."""
Advice: TypeAlias = Callable[[FirefightSetup, State, Seat, Any], Any]


def advise(setup: FirefightSetup, state: State, seat: Seat) -> Any:
    """A sensible answer to the question of the moment; where there is nothing to say, its default."""
    question = seat.question()
    assert question is not None
    answer = ADVICE[question.text](setup, state, seat, question) if question.text in ADVICE else None
    if answer is None or seat.check(seat.number, answer) is not None:
        return question.default
    return answer


def _acting(state: State, question: Question) -> Unit:
    unit: Unit = state.units[question.data["unit"]]
    return unit


def _where(state: State, unit: Unit) -> tuple[int, int]:
    """Where the unit's first model stands."""
    model = next(state.models[index] for index in unit.models if state.models[index].alive)
    return model.x, model.y


def _apart(a: tuple[int, int], b: tuple[int, int]) -> float:
    return math.dist(a, b)


def _spot(mark: Objective) -> tuple[int, int]:
    return mark.x, mark.y


def goal_of(state: State, unit: Unit) -> tuple[int, int] | None:
    """The nearest objective that no other unit of the army looks after."""
    friends = [other for other in state.units
               if other.owner == unit.owner and other.id != unit.id and other.place == "table"]  # fmt: skip
    free = [mark for mark in state.objectives
            if not any(_apart(_where(state, friend), _spot(mark)) < SEIZING + 1000 for friend in friends)]  # fmt: skip
    marks = free or state.objectives
    if not marks:
        return None
    here = _where(state, unit)
    return min(map(_spot, marks), key=lambda spot: _apart(here, spot))


def _reach(setup: FirefightSetup, unit: Unit) -> int:
    """The longest range of the unit's weapons."""
    return max((weapon.range for weapon in setup.armies[unit.owner].units[unit.profile].weapons), default=0)


def choose_action(setup: FirefightSetup, state: State, seat: Seat, question: Choose) -> Any:
    """Stay on an objective, otherwise go to one, fast while no enemy can be shot at; fighters charge."""
    unit = _acting(state, question)
    allowed = question.allowed
    charges = [key for key in allowed if key.startswith("charge:")]
    reach = _reach(setup, unit)
    if charges and not reach:
        return charges[0]
    here, goal = _where(state, unit), goal_of(state, unit)
    enemies = [_where(state, other) for other in state.units if other.owner != unit.owner and other.place == "table"]
    in_range = any(_apart(here, enemy) <= reach + SEIZING for enemy in enemies)
    if goal is None or _apart(here, goal) < SEIZING:
        return "hold" if "hold" in allowed else None
    wanted = "advance" if in_range or _apart(here, goal) < 2 * SEIZING else "rush"
    return wanted if wanted in allowed else None


def go_on(setup: FirefightSetup, state: State, seat: Seat, question: Choose) -> Any:
    """Shoot whenever possible."""
    return "shoot" if "shoot" in question.allowed else None


def shoot(setup: FirefightSetup, state: State, seat: Seat, question: Assign) -> Any:
    """Everything at the nearest unit that most weapons reach."""
    here = _where(state, _acting(state, question))
    aims = {item.key: [target.key for target in question.targets(item.key) if target.key and target.refused is None]
            for item in question.items}  # fmt: skip
    found = {key for keys in aims.values() for key in keys}
    order = sorted(found, key=lambda key: (-sum(key in keys for keys in aims.values()),
                                           _apart(here, _where(state, state.units[int(key)])), int(key)))  # fmt: skip
    return {item: next((key for key in order[:2] if key in keys), Assign.NONE) for item, keys in aims.items()}


def move(setup: FirefightSetup, state: State, seat: Seat, question: Place) -> Any:
    """As near to the goal as a few looks around find."""
    goal = goal_of(state, _acting(state, question))
    return _nearest(seat, question, goal) if goal else None


def deploy(setup: FirefightSetup, state: State, seat: Seat, question: Place) -> Any:
    """At the front of the zone, opposite an objective, each unit another one."""
    unit = _acting(state, question)
    if not state.objectives:
        return None
    x, y = _spot(state.objectives[unit.profile % len(state.objectives)])
    edge = state.edges[unit.owner]
    front = depth(setup.table, edge) - ROOM
    far = (setup.table.depth if edge[0] == "y" else setup.table.width) - front
    along = {"y0": (x, front), "y1": (x, far), "x0": (front, y), "x1": (far, y)}
    return _nearest(seat, question, along[edge])


def arrive(setup: FirefightSetup, state: State, seat: Seat, question: Place) -> Any:
    """By an objective that is not yet held."""
    marks = [_spot(mark) for mark in state.objectives if mark.owner != seat.id]
    return _nearest(seat, question, marks[0]) if marks else None


def _nearest(seat: Seat, question: Place, goal: tuple[int, int]) -> Tracks:
    """Of a few possible placings the one that ends nearest to a goal."""
    found: list[Tracks] = seat.candidates(LOOK, Random(seat.number), [goal])
    return min(
        found, key=lambda tracks: (_jumps(tracks), min(_apart(track.end[:2], goal) for track in tracks.values()))
    )


def _jumps(tracks: Tracks) -> bool:
    """Whether somebody would have to jump, which can end badly."""
    return any("jump" in track.legs for track in tracks.values())


def bring_in(setup: FirefightSetup, state: State, seat: Seat, question: Choose) -> Any:
    """Reserves come as soon as they can."""
    return next((key for key in question.allowed if key.isdecimal()), None)


ADVICE: dict[str, Advice] = {
    "choose-action": choose_action,
    "next": go_on,
    "shoot": shoot,
    "move": move,
    "deploy": deploy,
    "scout": deploy,
    "arrive": arrive,
    "arrive-which": bring_in,
}
