"""The mission: objectives, who controls them, and who wins."""

from collections.abc import Callable

from escarmouche.engine.game import Outcome
from escarmouche.engine.place import Place
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules import events
from escarmouche.games.firefight.rules.battle import NUMBERS, Battle
from escarmouche.games.firefight.rules.dice import d3, roll_off
from escarmouche.games.firefight.rules.mission_sheet import Scored, When
from escarmouche.games.firefight.rules.movement.placing import MarkerPlanner
from escarmouche.games.firefight.rules.state import NOBODY_SEAT, Objective, ObjectiveId, State, Unit
from escarmouche.games.firefight.rules.table.measure import apart, from_objective, over, within
from escarmouche.games.firefight.rules.table.zones import forbidden_edges, out_of_zone
from escarmouche.rules.missions import thousandths
from escarmouche.table.geometry import Body, inches
from escarmouche.table.table import strictly_contains

SEIZING = inches(NUMBERS["objective_reach"])
MARKER = "objective"
OBJECTIVES, POINTS, DRAW = "objectives", "points", "draw"
ENDINGS = (OBJECTIVES, POINTS, DRAW)
"""How a game can end."""
ASK_PLACE_OBJECTIVE = Asks("place-objective", about=("left",))


# Placing


@rule("GFF-MISS-01")
def count_objectives(battle: Battle) -> int:
    """D3+2 objectives are placed."""
    face = battle.roll(1, "GFF-MISS-01", "objectives")[0]
    count = d3(face) + battle.sheet.objectives
    battle.tell(events.ObjectivesCounted(die=face, count=count))
    return count


@rule("GFF-MISS-02")
def next_to_place(seat: SeatId) -> SeatId:
    """The players place one objective each in turn."""
    return 1 - seat


def place_objective(battle: Battle) -> Steps[None]:
    """One player places an objective."""
    state = battle.state
    planner = MarkerPlanner(battle, MARKER, lambda x, y, surface: marker_fault(battle, x, y, surface))
    seat = state.active
    if skips(planner):
        battle.tell(events.ObjectiveSkipped(seat=seat))
        state.markers_left = 0
        return
    tracks = yield Place(
        seat, ASK_PLACE_OBJECTIVE, "GFF-MISS-02", models=[MARKER], planner=planner, data={"left": state.markers_left}
    )
    x, y, surface = tracks[MARKER].end
    state.objectives.append(Objective(x, y, surface))
    state.markers_left -= 1
    state.active = next_to_place(seat)
    battle.tell(events.ObjectivePlaced(seat=seat, number=ObjectiveId(len(state.objectives)), x=x, y=y))


@rule("GFF-MISS-06", otherwise=False)
def skips(planner: MarkerPlanner) -> bool:
    """With no legal spot left for anybody, the remaining markers are not used."""
    return not planner.anywhere()


def marker_fault(battle: Battle, x: int, y: int, surface: int) -> Reason | None:
    """Why an objective may not lie here."""
    return unreachable_spot(battle, x, y, surface) or in_a_zone(battle, x, y) or too_near_another(battle, x, y, surface)


@rule("GFF-MISS-06")
def unreachable_spot(battle: Battle, x: int, y: int, surface: int) -> Reason | None:
    """An objective lies on the table, where a base could reach it."""
    table = battle.table
    on_table = 0 <= x <= table.width and 0 <= y <= table.depth
    if not on_table or surface not in range(len(table.surfaces)) or not table.holds(surface, x, y):
        return refusal("GFF-MISS-06", "refused-objective-spot")
    z = table.surfaces[surface].z
    for left, front, right, back, piece in table.solids:
        near = left < x < right and front < y < back
        if near and piece.bottom <= z < piece.top and strictly_contains(piece, x, y):
            return refusal("GFF-MISS-06", "refused-objective-spot")
    return None


@rule("GFF-MISS-03")
def in_a_zone(battle: Battle, x: int, y: int) -> Reason | None:
    """Objectives lie outside the deployment zones."""
    for edge in forbidden_edges(battle):
        if within(out_of_zone(battle, edge, Body(x, y, 0, 0, 0)), 0):
            return refusal("GFF-MISS-03", "refused-objective-zone")
    return None


@rule("GFF-MISS-04")
def too_near_another(battle: Battle, x: int, y: int, surface: int) -> Reason | None:
    """Objectives are more than 9 inches apart."""
    here, least = battle.point(x, y, surface), inches(battle.sheet.apart)
    for other in battle.state.objectives:
        length = apart(here, battle.point(other.x, other.y, other.surface))
        if not over(length, least):
            return refusal("GFF-MISS-04", "refused-objective-near", distance=round(length), limit_length=least)
    return None


def objectives_phase(battle: Battle) -> Steps[None]:
    """Roll for the number of objectives and place them."""
    state = battle.state
    if battle.sheet.at or (battle.sheet.dice == "none" and state.markers_left < 0):
        lay_objectives(battle)
    elif state.markers_left < 0:
        state.markers_left = count_objectives(battle)
        state.active = roll_off(battle, "GFF-MISS-02", "objectives")
    elif state.markers_left:
        yield from place_objective(battle)
    else:
        state.phase = "edge"


def lay_objectives(battle: Battle) -> None:
    """Objectives that the mission has laid, or as many to place in turn as it says without a roll."""
    state, table = battle.state, battle.table
    for x, y in battle.sheet.at:
        spot = min(thousandths(x), table.width), min(thousandths(y), table.depth)
        state.objectives.append(Objective(*spot, table.standing_surface(*spot)))
    state.markers_left = 0 if battle.sheet.at else battle.sheet.objectives
    state.active = 0 if battle.sheet.at else roll_off(battle, "GFF-MISS-02", "objectives")
    battle.tell(events.ObjectivesLaid(count=len(state.objectives) or state.markers_left))
    if battle.sheet.at:
        state.phase = "edge"


# Scoring


@rule("GFF-MISS-10", otherwise=True, always=True)
def eligible(unit: Unit) -> bool:
    """Units that are Shaken or arrived this round neither seize nor contest."""
    return not (shaken_cannot(unit) or arrived_cannot(unit))


@rule("GFF-SHAKEN-05", otherwise=False)
def shaken_cannot(unit: Unit) -> bool:
    """A Shaken unit can neither seize nor contest."""
    return unit.shaken


@rule("GFF-AMBUSH-04", otherwise=False)
def arrived_cannot(unit: Unit) -> bool:
    """A unit that arrived by Ambush this round can neither seize nor contest."""
    return unit.arrived


def present(battle: Battle, objective: Objective) -> list[list[Unit]]:
    """The units of each seat at an objective."""
    gaps = from_objective(battle, objective)
    return [[unit for unit in battle.on_table(seat) if within(gaps[unit.id], SEIZING)] for seat in (0, 1)]


@rule("GFF-MISS-07", otherwise=False)
def seizes(own: bool, enemy: bool) -> bool:
    """A unit at an objective without an enemy there seizes it."""
    return own and not enemy


@rule("GFF-MISS-09", otherwise=False)
def contested(first: bool, second: bool) -> bool:
    """An objective with hostile units at it becomes neutral."""
    return first and second


@rule("GFF-MISS-08", otherwise=NOBODY_SEAT)
def keeps(objective: Objective) -> SeatId:
    """A seized objective stays seized."""
    return objective.owner


@rule("GFF-MISS-10", otherwise=False)
def prevented(battle: Battle, there: list[Unit]) -> bool:
    """By option, units that cannot contest still prevent the enemy from seizing."""
    return battle.option("shaken_at_objective") == "prevents_seizing" and bool(there)


def score(battle: Battle) -> None:
    """Every objective is evaluated on its own at the end of the round."""
    for number, objective in enumerate(battle.state.objectives, 1):
        there = present(battle, objective)
        able = [any(eligible(unit) for unit in units) for units in there]
        before = objective.owner
        if contested(able[0], able[1]):
            objective.owner = NOBODY_SEAT
        else:
            taker = next(
                (
                    seat
                    for seat in (0, 1)
                    if seizes(able[seat], able[1 - seat]) and not prevented(battle, there[1 - seat])
                ),
                None,
            )
            objective.owner = keeps(objective) if taker is None else taker
        if objective.owner != before or any(able):
            battle.tell(events.ObjectiveScored(number=ObjectiveId(number), owner=objective.owner, before=before))


# Points of one's own missions


def score_points(battle: Battle, when: When) -> None:
    """What a mission that counts more than objectives held gives at this moment."""
    sheet, state = battle.sheet, battle.state
    if sheet.counts_control:
        return
    state.victory = state.victory or [0, 0]
    for seat in (0, 1):
        points = sum(one.points * SCORED[one.for_](battle, seat) for one in sheet.scores if one.when == when)
        state.victory[seat] += points
        if points:
            battle.tell(events.PointsScored(seat=seat, points=points, total=state.victory[seat]))


def controlled(battle: Battle, seat: SeatId) -> int:
    """How many objectives a seat controls."""
    return held(battle.state)[seat]


def destroyed(battle: Battle, seat: SeatId) -> int:
    """How many enemy units are gone; at the end of a round, since the game began."""
    return sum(unit.place == "gone" for unit in battle.state.units if unit.owner != seat)


def broken_through(battle: Battle, seat: SeatId) -> int:
    """How many units of a seat have every model in the enemy's deployment zone."""
    edge = battle.state.edges[1 - seat]
    return sum(
        all(within(out_of_zone(battle, edge, battle.body(model)), 0) for model in battle.alive(unit))
        for unit in battle.on_table(seat)
    )


SCORED: dict[Scored, Callable[[Battle, SeatId], int]] = {
    "objectives": controlled, "destroyed": destroyed, "breakthrough": broken_through,
}  # fmt: skip


# The end


@rule("GFF-MISS-11", otherwise=False)
def is_last_round(number: int, rounds: int) -> bool:
    """The game ends after four rounds, or as many as the mission has."""
    return number >= rounds


@rule("GFF-MISS-13", otherwise=False)
def everyone_is_gone(battle: Battle) -> bool:
    """Only when neither player has a unit left does the game end early."""
    if battle.on_table(0) or battle.on_table(1):
        return False
    return all(unit.place == "gone" for unit in battle.state.units)


def held(state: State) -> tuple[int, int]:
    """How many objectives each seat controls."""
    owners = [objective.owner for objective in state.objectives]
    return owners.count(0), owners.count(1)


@rule("GFF-MISS-12", always=True)
def more_objectives(scores: tuple[int, int]) -> SeatId | None:
    """The player with more objectives wins."""
    return None if scores[0] == scores[1] else int(scores[1] > scores[0])


@rule("GFF-MISS-13", otherwise=False, always=True)
def is_drawn(scores: tuple[int, int]) -> bool:
    """Equal numbers of objectives are a draw; destroyed units do not matter."""
    return scores[0] == scores[1]


def outcome(state: State) -> Outcome | None:
    """The result of a game that has ended."""
    if not state.ended:
        return None
    scores = (state.victory[0], state.victory[1]) if state.victory else held(state)
    reason = DRAW if is_drawn(scores) else POINTS if state.victory else OBJECTIVES
    return Outcome(more_objectives(scores), reason, scores)
