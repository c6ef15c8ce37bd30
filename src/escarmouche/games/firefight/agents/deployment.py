"""Before the first round: the edge, the reserves, and where everybody begins; and where Ambush units arrive."""

import math
from typing import TYPE_CHECKING

from escarmouche.agents.agent import Decision
from escarmouche.engine.place import Place, Tracks
from escarmouche.engine.questions import Assign, Choose
from escarmouche.engine.reasons import Reason
from escarmouche.games.firefight.agents.orders import Staff
from escarmouche.games.firefight.rules.mission import SEIZING
from escarmouche.games.firefight.rules.state import NOBODY_SEAT, Unit
from escarmouche.games.firefight.rules.table.zones import depth
from escarmouche.table.edges import edge_distance

if TYPE_CHECKING:
    from escarmouche.games.firefight.agents.sergeant import Sergeant

LOOK = 5
CROWD = 9000
"""How much farther an objective seems for each unit of ours that is already set down for it."""
COVER = 1500
"""How much nearer a spot in cover seems."""
ROOM = 1500
SHORT_RANGE = 18_000
"""A unit that shoots no farther than this is set aside for an Ambush."""


def choose_edge(sergeant: "Sergeant", staff: Staff, question: Choose) -> Decision | None:
    """The edge that is nearer to the objectives."""
    field = staff.field
    table, marks = field.battle.table, field.state.objectives

    def far(edge: str) -> float:
        return sum(edge_distance(table, edge, mark.x, mark.y) for mark in marks)

    return Decision(min(question.allowed, key=lambda edge: (far(edge), edge)),
                    (Reason(0, question.rule, "because-nearer-edge"),))  # fmt: skip


def set_aside(sergeant: "Sergeant", staff: Staff, question: Assign) -> Decision | None:
    """Scouts go ahead; those who must come close wait in Ambush, as long as half of the army is on the table."""
    field = staff.field
    army = list(field.battle.army(field.me))
    answer: dict[str, str] = {}
    away = 0
    for item in question.items:
        ways = {option.key for option in question.targets(item.key) if option.refused is None}
        unit = field.state.units[int(item.key)]
        range_ = max((weapon.range for weapon in field.battle.arms(unit)), default=0)
        if "scout" in ways:
            answer[item.key] = "scout"
        elif "ambush" in ways and range_ <= SHORT_RANGE and 2 * (away + 1) <= len(army):
            answer[item.key] = "ambush"
            away += 1
        else:
            answer[item.key] = Assign.NONE
    return Decision(answer, (Reason(0, question.rule, "because-set-aside"),))


def deploy(sergeant: "Sergeant", staff: Staff, question: Place) -> Decision | None:
    """Deploy at the front of the zone, opposite the nearest objective that few of ours go for, if possible in cover."""
    field = staff.field
    unit = field.state.units[question.data["unit"]]
    if not field.state.objectives:
        return None
    index = _free_mark(staff, unit)
    mark = field.mark(index)
    x, y = opposite(staff, unit, mark.x, mark.y)
    found: list[Tracks] = sergeant.seat.candidates(LOOK, sergeant.rng, [(x, y)])
    if not found:
        return None

    def far(tracks: Tracks) -> float:
        ends = [track.end for track in tracks.values()]
        nearest = min(math.dist(end[:2], (mark.x, mark.y)) for end in ends)
        return nearest - COVER * field.gives_cover(ends[0])

    return Decision(min(found, key=far), (Reason(0, question.rule, "because-opposite", {"number": index + 1}),))


def _free_mark(staff: Staff, unit: Unit) -> int:
    """The objective nearest to where the unit may stand, those that others already go for seeming farther."""
    field = staff.field
    marks = field.state.objectives
    crowd = [0] * len(marks)
    for friend in field.friends:
        spot = field.spot(friend)
        near = min(range(len(marks)), key=lambda index: math.dist(spot[:2], (marks[index].x, marks[index].y)))
        crowd[near] += 1

    def far(index: int) -> float:
        mark = marks[index]
        edge = field.state.edges[field.me]
        return edge_distance(field.battle.table, edge, mark.x, mark.y) + CROWD * crowd[index]

    return min(range(len(marks)), key=lambda index: (far(index), index))


def opposite(staff: Staff, unit: Unit, x: int, y: int) -> tuple[int, int]:
    """The point at the front of the own zone that is nearest to another."""
    field = staff.field
    table, edge = field.battle.table, field.state.edges[field.me]
    front = depth(table, edge, field.battle.sheet) - ROOM
    far = (table.depth if edge[0] == "y" else table.width) - front
    return {"y0": (x, front), "y1": (x, far), "x0": (front, y), "x1": (far, y)}[edge]


def bring_in(sergeant: "Sergeant", staff: Staff, question: Choose) -> Decision | None:
    """Ambush units come as soon as they can, so that they hold what they reach."""
    key = next((key for key in question.allowed if key.isdecimal()), None)
    if key is None:
        return None
    return Decision(key, (Reason(0, question.rule, "because-as-soon-as-possible", {"unit": int(key)}),))


def arrive(sergeant: "Sergeant", staff: Staff, question: Place) -> Decision | None:
    """Arrive by the objective that needs somebody most, away from the enemy's guns."""
    field = staff.field
    unit = field.state.units[question.data["unit"]]
    marks = field.state.objectives
    wanted = sorted(range(len(marks)), key=lambda index: -_arrival(staff, index))[:2]
    if not wanted:
        return None
    toward = [(marks[index].x, marks[index].y) for index in wanted]
    found: list[Tracks] = sergeant.seat.candidates(LOOK, sergeant.rng, toward)
    if not found:
        return None
    lead = question.models[0]

    def value(tracks: Tracks) -> float:
        spot = tracks[lead].end
        near = max(field.needs[index] / (1 + field.gap(unit, spot, index) / SEIZING) for index in wanted)
        return near + 0.1 * field.gives_cover(spot)

    best = max(found, key=value)
    number = min(wanted, key=lambda index: field.gap(unit, best[lead].end, index)) + 1
    return Decision(best, (Reason(0, question.rule, "because-arrives-at", {"number": number}),))


def _arrival(staff: Staff, index: int) -> float:
    """How good it is to arrive by an objective: needed, and nobody of ours near."""
    field = staff.field
    near = any(field.turns(friend, index) < 0.5 for friend in field.friends)
    owner = field.mark(index).owner
    return field.needs[index] - 0.6 * near + 0.2 * (owner not in (field.me, NOBODY_SEAT))
