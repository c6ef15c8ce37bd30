"""The corporal's script: march to the points, shoot at what promises most, keep the heads down."""

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any

from escarmouche.agents.agent import Decision
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Choose, Question
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.trauma.agents import decisions, marching, opening
from escarmouche.games.trauma.agents.ground import Ground
from escarmouche.games.trauma.rules.shooting.targets import choice
from escarmouche.games.trauma.rules.state import OBJECT, Strategic, Unit

DONE = "done"


class Plainly(Ground):
    """The table as a corporal sees it: every unit goes to the nearest point to which no other unit goes."""

    @cached_property
    def posts(self) -> dict[int, Strategic]:
        """Which unit goes to which point: the nearest pairs first, and units left over to the point nearest to them."""
        lengths = sorted(
            (self.far(unit, self.to_point(unit, point)), unit.id, number)
            for unit in self.state.units
            if unit.owner == self.me and unit.place in ("table", "reserve") and self.on_foot(unit)
            for number, point in enumerate(self.points)
        )
        found: dict[int, int] = {}
        for _, unit_id, number in lengths:
            if unit_id not in found and number not in found.values():
                found[unit_id] = number
        for _, unit_id, number in lengths:
            found.setdefault(unit_id, number)
        return {unit_id: self.points[number] for unit_id, number in found.items()}


class Corporal:
    """Answers by a fixed script."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def weigh(self, question: Question) -> Decision | None:
        """What the script says; None where it says nothing."""
        if question.text in ALWAYS:
            return always(question)
        step = SCRIPT.get(question.text)
        if step is None or question.routine:
            return None
        with listening(None):
            return step(Plainly(self.seat.glimpse(0), self.seat.id), question)


# Acting


def has_target(ground: Ground, unit: Unit) -> bool:
    """Whether any salvo of a unit could be fired at somebody from where it stands."""
    return any(choice(ground.battle, unit, salvo).open for salvo in ground.salvos(unit))


def holds_post(ground: Ground, unit: Unit) -> bool:
    """Whether a unit is where it is to be."""
    post = ground.posts.get(unit.id)
    return post is not None and ground.is_at(unit, post)


def announce(ground: Ground, question: Choose) -> Decision | None:
    """Announce fire at whoever is in sight, and otherwise a march."""
    unit = ground.unit(question.data["unit"])
    if (deed := operates(ground, question, unit)) is not None:
        return deed
    in_sight = unit.place == "table" and has_target(ground, unit)
    if holds_post(ground, unit):
        wanted = [("fire+fire", "because-holds-and-fires"), ("fire", "because-fires")] if in_sight else []
        wanted.append(("none", "because-holds"))
    elif in_sight:
        wanted = [("fire+move", "because-fires-and-marches"), ("fire", "because-fires")]
    elif ground.foes and unit.place == "table":
        wanted = [("move+fire", "because-marches-and-fires")]
    else:
        wanted = [
            ("move+move", "because-marches"),
            ("move+fire", "because-marches-and-fires"),
            ("move", "because-marches"),
        ]
    wanted.append(("move", "because-marches"))
    for key, why in wanted:
        if question.allows(key):
            return decisions.decided(key, question, why, unit=unit.id)
    return None


def operates(ground: Ground, question: Choose, unit: Unit) -> Decision | None:
    """Operate an object that is at hand, or go to one that is within a move and operate it."""
    post = ground.posts.get(unit.id)
    objects = [point for point in ground.points if point.kind == OBJECT]
    if not objects:
        return None
    wanted = []
    if any(ground.is_at(unit, point) for point in objects):
        wanted = ["operate+fire", "operate+move", "operate"]
    elif post in objects and ground.far(unit, ground.to_point(unit, post)) <= ground.stride(unit):
        wanted = ["move+operate"]
    key = next((one for one in wanted if question.allows(one)), None)
    return None if key is None else decisions.decided(key, question, "because-operates", unit=unit.id)


def move(ground: Ground, question: Place) -> Decision | None:
    """Move as near to the goal as one action goes; a unit that is there stays."""
    unit = ground.unit(question.data["unit"])
    goal = ground.goal(unit)
    if goal is None or holds_post(ground, unit):
        return None
    tracks = marching.march(ground, unit, question.planner, goal)
    return None if tracks is None else decisions.decided(tracks, question, "because-toward-post", unit=unit.id)


def fire_salvo(ground: Ground, question: Choose) -> Decision | None:
    """Fire every weapon at the nearest target that it may hit."""
    spot = ground.place(ground.unit(question.data["unit"]))[:2]
    open_to = {one.key: ground.unit(one.data["target"]) for one in ground.open_salvos(question) if one.key != DONE}
    best = min(open_to, key=lambda key: ground.apart(spot, open_to[key]), default=None)
    if best is None:
        return decisions.decided(DONE, question, "because-nothing-to-fire-at")
    return decisions.decided(best, question, "because-nearest-enemy", target=open_to[best].id)


def order(ground: Ground, question: Choose) -> Decision | None:
    """Take cover while enemies are about, as long as the others can still act."""
    spare = question.data["pool"] - len(ground.state.sides[ground.me].row)
    if spare > 0 and ground.foes and question.allows("take-cover"):
        return decisions.decided("take-cover", question, "because-takes-cover", unit=question.data["unit"])
    return decisions.decided(DONE, question, "because-keeps-points")


def always(question: Question) -> Decision:
    """The answer to a question that is always answered in the same way."""
    value, why = ALWAYS[question.text]
    return decisions.decided(value, question, why, **question.data)


ALWAYS = {
    "opportunity": ("turn", "because-next-card"),
    "pay": ("pay", "because-acts"),
    "fight": ("fight", "because-fights"),
}
SCRIPT: dict[str, Callable[[Ground, Any], Decision | None]] = {
    **opening.COMING,
    "announce": announce,
    "move": move,
    "come-on": move,
    "fire-salvo": fire_salvo,
    "order": order,
}
