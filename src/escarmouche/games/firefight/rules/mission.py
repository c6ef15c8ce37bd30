"""The mission: objectives, who controls them, and who wins."""

from escarmouche.engine.game import Outcome
from escarmouche.engine.place import Place
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.dice import d3, roll_off
from escarmouche.games.firefight.rules.events import (
    ObjectivePlaced,
    ObjectiveScored,
    ObjectivesCounted,
    ObjectiveSkipped,
)
from escarmouche.games.firefight.rules.fight import NUMBERS, Fight
from escarmouche.games.firefight.rules.measure import apart, objective_distance, over, within
from escarmouche.games.firefight.rules.placing import MarkerPlanner
from escarmouche.games.firefight.rules.state import NOBODY_SEAT, Objective, State, Unit
from escarmouche.games.firefight.rules.zones import depth, forbidden_edges
from escarmouche.table.edges import edge_distance
from escarmouche.table.geometry import inches
from escarmouche.table.table import strictly_contains

SPACING = inches(NUMBERS["objective_spacing_over"])
SEIZING = inches(NUMBERS["objective_reach"])
FEWEST = 2
ROUNDS = NUMBERS["rounds"]
MARKER = "objective"
OBJECTIVES, DRAW = "objectives", "draw"
ENDINGS = (OBJECTIVES, DRAW)
"""How a game can end."""
ASK_PLACE_OBJECTIVE = Asks("place-objective", about=("left",))


# Placing


@rule("GFF-MISS-01")
def count_objectives(fight: Fight) -> int:
    """D3+2 objectives are placed."""
    face = fight.roll(1, "GFF-MISS-01", "objectives")[0]
    count = d3(face) + FEWEST
    fight.tell(ObjectivesCounted(die=face, count=count))
    return count


@rule("GFF-MISS-02")
def next_to_place(seat: SeatId) -> SeatId:
    """The players place one objective each in turn."""
    return 1 - seat


def place_objective(fight: Fight) -> Steps[None]:
    """One player places an objective."""
    state = fight.state
    planner = MarkerPlanner(fight, MARKER, lambda x, y, surface: marker_fault(fight, x, y, surface))
    seat = state.active
    if skips(planner):
        fight.tell(ObjectiveSkipped(seat=seat))
        state.markers_left = 0
        return
    tracks = yield Place(
        seat, ASK_PLACE_OBJECTIVE, "GFF-MISS-02", models=[MARKER], planner=planner, data={"left": state.markers_left}
    )
    x, y, surface = tracks[MARKER].end
    state.objectives.append(Objective(x, y, surface))
    state.markers_left -= 1
    state.active = next_to_place(seat)
    fight.tell(ObjectivePlaced(seat=seat, number=len(state.objectives), x=x, y=y))


@rule("GFF-MISS-06", otherwise=False)
def skips(planner: MarkerPlanner) -> bool:
    """With no legal spot left for anybody, the remaining markers are not used."""
    return not planner.anywhere()


def marker_fault(fight: Fight, x: int, y: int, surface: int) -> Reason | None:
    """Why an objective may not lie here."""
    return unreachable_spot(fight, x, y, surface) or in_a_zone(fight, x, y) or too_near_another(fight, x, y, surface)


@rule("GFF-MISS-06")
def unreachable_spot(fight: Fight, x: int, y: int, surface: int) -> Reason | None:
    """An objective lies on the table, where a base could reach it."""
    table = fight.table
    on_table = 0 <= x <= table.width and 0 <= y <= table.depth
    if not on_table or surface not in range(len(table.surfaces)) or not table.holds(surface, x, y):
        return refusal("GFF-MISS-06", "refused-objective-spot")
    z = table.surfaces[surface].z
    if any(piece.solid and piece.bottom <= z < piece.top and strictly_contains(piece, x, y) for piece in table.pieces):
        return refusal("GFF-MISS-06", "refused-objective-spot")
    return None


@rule("GFF-MISS-03")
def in_a_zone(fight: Fight, x: int, y: int) -> Reason | None:
    """Objectives lie outside the deployment zones."""
    for edge in forbidden_edges(fight):
        if within(edge_distance(fight.table, edge, x, y), depth(fight.table, edge)):
            return refusal("GFF-MISS-03", "refused-objective-zone")
    return None


@rule("GFF-MISS-04")
def too_near_another(fight: Fight, x: int, y: int, surface: int) -> Reason | None:
    """Objectives are more than 9 inches apart."""
    here = fight.point(x, y, surface)
    for other in fight.state.objectives:
        length = apart(here, fight.point(other.x, other.y, other.surface))
        if not over(length, SPACING):
            return refusal("GFF-MISS-04", "refused-objective-near", distance=round(length))
    return None


def objectives_phase(fight: Fight) -> Steps[None]:
    """Roll for the number of objectives and place them."""
    state = fight.state
    if state.markers_left < 0:
        state.markers_left = count_objectives(fight)
        state.active = roll_off(fight, "GFF-MISS-02", "objectives")
    elif state.markers_left:
        yield from place_objective(fight)
    else:
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


def present(fight: Fight, seat: SeatId, objective: Objective) -> list[Unit]:
    """The units of a seat at an objective."""
    return [
        unit
        for unit in fight.on_table(seat)
        if any(within(objective_distance(fight, model, objective), SEIZING) for model in fight.alive(unit))
    ]


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
def prevented(fight: Fight, there: list[Unit]) -> bool:
    """By option, units that cannot contest still prevent the enemy from seizing."""
    return fight.option("shaken_at_objective") == "prevents_seizing" and bool(there)


def score(fight: Fight) -> None:
    """Every objective is evaluated on its own at the end of the round."""
    for number, objective in enumerate(fight.state.objectives, 1):
        there = [present(fight, seat, objective) for seat in (0, 1)]
        able = [any(eligible(unit) for unit in units) for units in there]
        before = objective.owner
        if contested(able[0], able[1]):
            objective.owner = NOBODY_SEAT
        else:
            taker = next(
                (
                    seat
                    for seat in (0, 1)
                    if seizes(able[seat], able[1 - seat]) and not prevented(fight, there[1 - seat])
                ),
                None,
            )
            objective.owner = keeps(objective) if taker is None else taker
        if objective.owner != before or any(able):
            fight.tell(ObjectiveScored(number=number, owner=objective.owner, before=before))


# The end


@rule("GFF-MISS-11", otherwise=False)
def is_last_round(number: int) -> bool:
    """The game ends after four rounds."""
    return bool(number >= ROUNDS)


@rule("GFF-MISS-13", otherwise=False)
def everyone_is_gone(fight: Fight) -> bool:
    """Only when neither player has a unit left does the game end early."""
    return not any(True for seat in (0, 1) for _ in fight.army(seat))


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


def final(state: State) -> Outcome | None:
    """The result of a game that has ended."""
    if not state.ended:
        return None
    scores = held(state)
    reason = DRAW if is_drawn(scores) else OBJECTIVES
    return Outcome(more_objectives(scores), reason, scores)
