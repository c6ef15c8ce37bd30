"""Deployment: edges, groups set down in turn, and the places of an ambush."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product

from escarmouche.engine.place import Place
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle, centimetres
from escarmouche.games.combatzone.rules.events import mission
from escarmouche.games.combatzone.rules.measure import bodies_apart, within
from escarmouche.games.combatzone.rules.mission.setting_down import PlacingPlanner
from escarmouche.games.combatzone.rules.mission_sheet import MissionSheet
from escarmouche.games.combatzone.rules.movement.limits import gait_of
from escarmouche.games.combatzone.rules.state import Figure, Group
from escarmouche.games.combatzone.rules.turn.cohesion import NEAR_LEADER, NEAR_SECOND
from escarmouche.rules.missions import ZONED, overrun, thousandths, zone_box
from escarmouche.table import geometry
from escarmouche.table.edges import EDGES, INWARD, OPPOSITE, Box, Edge
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import Body
from escarmouche.table.table import Piece, Table
from escarmouche.table.ways.movement import NOTHING, Gait, end_fault

BY_TERRAIN = centimetres(NUMBERS["ambush"]["by_terrain_cm"])
HIDEOUT_STEP = centimetres(3)
CLOCKWISE: tuple[Edge, ...] = ("y1", "x1", "y0", "x0")
"""The edges, clockwise from north."""
ASK_CHOOSE_EDGE = Asks("choose-edge", *EDGES)
ASK_DEPLOY = Asks("deploy", about=("group",))
ASK_HIDE = Asks("hide", about=("figure",))
ASK_DEPLOY_WHICH = Asks("deploy-which", "<group>", says=("group",))


# Sides


def roll_for_edges(battle: Battle) -> SeatId:
    """Both roll a die until one is higher; returns that seat."""
    while True:
        dice = (battle.roll(1, "CBZ-SETUP-02", "edges")[0], battle.roll(1, "CBZ-SETUP-02", "edges")[0])
        winner = None if dice[0] == dice[1] else int(dice[1] > dice[0])
        battle.tell(mission.EdgeRolled(dice=dice, winner=winner))
        if winner is not None:
            return winner


@rule("CBZ-SETUP-02", otherwise=0)
def choose_sides(battle: Battle) -> Steps[SeatId]:
    """The higher roller chooses an edge; returns the seat of the other, who has the opposite one and deploys first."""
    seat = roll_for_edges(battle)
    options = [Option(edge, f"option-edge-{edge}") for edge in open_edges(battle.sheet)]
    edge: Edge = yield Choose(seat, ASK_CHOOSE_EDGE, "CBZ-SETUP-02", options)
    take_edges(battle, seat, edge)
    return 1 - seat


def open_edges(sheet: MissionSheet) -> tuple[Edge, ...]:
    """The edges that may be chosen: all, or those to which the zones of the mission belong."""
    return EDGES if sheet.zones is None else ZONED


def zone_along(table: Table, sheet: MissionSheet, edge: Edge) -> Box:
    """Where whoever has an edge deploys."""
    return zone_box(table, sheet, edge, thousandths(sheet.depth))


def take_edges(battle: Battle, seat: SeatId, edge: Edge) -> None:
    """An edge belongs to a seat, the opposite one to the other."""
    battle.state.edges[seat], battle.state.edges[1 - seat] = edge, OPPOSITE[edge]
    battle.tell(mission.EdgeChosen(seat=seat, edge=edge))


# Groups


def waiting_groups(battle: Battle, seat: SeatId) -> list[Group]:
    """The groups of a seat that are not on the table yet."""
    return [group for group in battle.state.groups if group.owner == seat and members_waiting(battle, group)]


def members_waiting(battle: Battle, group: Group) -> list[Figure]:
    """The figures of a group that are still to be set down, its leader first."""
    waiting = [figure for figure in battle.members(group) if figure.place == "waiting"]
    return sorted(waiting, key=lambda figure: (battle.card(figure).role != "leader", figure.id))


def deploy_all(battle: Battle) -> Steps[None]:
    """Both sides set their groups down, alternately, beginning with the lower roller."""
    seat = yield from choose_sides(battle)
    battle.state.loser = seat
    while any(waiting_groups(battle, one) for one in (0, 1)):
        if waiting_groups(battle, seat):
            yield from deploy_next(battle, seat, "CBZ-SETUP-02")
        seat = 1 - seat


def deploy_next(battle: Battle, seat: SeatId, number: str) -> Steps[None]:
    """A player sets one of his groups down, where the mission lets him."""
    groups = waiting_groups(battle, seat)
    group = groups[0]
    if len(groups) > 1:
        options = [Option(str(one.id), "option-group", {"group": one.id}) for one in groups]
        group = battle.state.groups[int((yield Choose(seat, ASK_DEPLOY_WHICH, number, options)))]
    battle.state.deeds = [f"deploy:{group.id}"]
    figures = members_waiting(battle, group)
    tracks = yield Place(
        seat,
        ASK_DEPLOY,
        number,
        models=[str(figure.id) for figure in figures],
        planner=lambda: deployment_planner(battle, group, number),
        data={"group": group.id},
    )
    for figure in figures:
        track = tracks[str(figure.id)]
        figure.place = "table"
        x, y, surface = track.end
        battle.put(figure, x, y, surface, INWARD[battle.state.edges[seat]] if track.facing is None else track.facing)
    battle.state.deeds = []
    battle.tell(mission.GroupDeployed(group=group.id, rules=(number,)))


def deployment_planner(battle: Battle, group: Group, number: str) -> PlacingPlanner:
    """Setting a group down at its edge, or where a convoy comes in."""
    edge = battle.state.edges[group.owner]
    assert edge
    is_convoy = number == "CBZ-SCEN-05"
    box = entry_box(battle, edge) if is_convoy else zone_along(battle.table, battle.sheet, edge)
    fault = far_from_entry if is_convoy else outside_strip
    return PlacingPlanner(
        battle,
        members_waiting(battle, group),
        number,
        box,
        partial(fault, battle, edge),
        partial(strayed, battle, group),
        facing=INWARD[edge],
    )


@rule("CBZ-SETUP-02")
def outside_strip(battle: Battle, edge: Edge, body: Body) -> Reason | None:
    """Every base lies wholly within 15 cm of its player's edge, or in the zone that the mission gives him."""
    sheet = battle.sheet
    deep = thousandths(sheet.depth)
    if within(overrun(battle.table, sheet, edge, deep, (body.x, body.y, body.radius)), 0):
        return None
    if sheet.zones is not None:
        return refusal("CBZ-SETUP-02", "refused-outside-zone")
    return refusal("CBZ-SETUP-02", "refused-outside-strip", limit_length=deep)


@rule("CBZ-SETUP-02")
def strayed(battle: Battle, group: Group, bodies: Mapping[int, Body]) -> Reason | None:
    """A group is set down in cohesion."""
    if battle.party(group).kind == "hero":
        return None
    roles = {battle.card(battle.figure(index)).role: body for index, body in bodies.items()}
    centres = [(roles[role], far) for role, far in (("leader", NEAR_LEADER), ("second", NEAR_SECOND)) if role in roles]
    for index, body in bodies.items():
        if battle.card(battle.figure(index)).role in ("leader", "second"):
            continue
        if not any(within(bodies_apart(body, centre), far) for centre, far in centres):
            return refusal("CBZ-SETUP-02", "refused-not-cohesive", figure=index)
    return None


# The convoy


@rule("CBZ-SCEN-05", otherwise="y0", always=True)
def entry_edge(battle: Battle) -> Edge:
    """The convoy comes in at an edge that is rolled for."""
    die = battle.roll(1, "CBZ-SCEN-05", "entry", 4)[0]
    edge = CLOCKWISE[die - 1]
    battle.tell(mission.EntryRolled(die=die, edge=edge))
    return edge


def middle_of(battle: Battle, edge: Edge) -> tuple[int, int]:
    """The middle of an edge."""
    width, depth = battle.table.width, battle.table.depth
    return {"y0": (width // 2, 0), "y1": (width // 2, depth), "x0": (0, depth // 2), "x1": (width, depth // 2)}[edge]


def entry_box(battle: Battle, edge: Edge) -> Box:
    """The rectangle around the middle of an edge in which a convoy begins."""
    x, y = middle_of(battle, edge)
    reach = thousandths(battle.sheet.entry)
    return max(0, x - reach), max(0, y - reach), min(battle.table.width, x + reach), min(battle.table.depth, y + reach)


@rule("CBZ-SCEN-05")
def far_from_entry(battle: Battle, edge: Edge, body: Body) -> Reason | None:
    """Everybody in the convoy begins within 20 cm of the middle of its edge."""
    x, y = middle_of(battle, edge)
    reach = thousandths(battle.sheet.entry)
    if within(geometry.gap(body, Body(x, y, 0, 0, 0)), reach):
        return None
    return refusal("CBZ-SCEN-05", "refused-far-from-entry", limit_length=reach)


# The ambush


def lay_ambush(battle: Battle) -> Steps[None]:
    """The convoy is set down; then the ambusher writes down where each of his figures lies."""
    ambusher = battle.state.ambusher
    convoy = 1 - ambusher
    take_edges(battle, convoy, entry_edge(battle))
    battle.state.loser = convoy
    while waiting_groups(battle, convoy):
        yield from deploy_next(battle, convoy, "CBZ-SCEN-05")
    own = [figure for figure in battle.state.figures if figure.owner == ambusher]
    battle.state.hideouts = hideouts(battle, own[0])
    for figure in own:
        yield from hide(battle, figure)
    battle.tell(mission.AmbushLaid(seat=ambusher, count=len(own)))


def hide(battle: Battle, figure: Figure) -> Steps[None]:
    """The ambusher writes one place down, which nobody else sees."""
    name = str(figure.id)
    tracks = yield Place(
        figure.owner,
        ASK_HIDE,
        "CBZ-SCEN-05",
        models=[name],
        planner=lambda: hiding_planner(battle, figure),
        data={"figure": figure.id},
        audience=(figure.owner,),
    )
    track = tracks[name]
    figure.place = "hidden"
    x, y, surface = track.end
    battle.put(figure, x, y, surface, hiding_facing(battle) if track.facing is None else track.facing)


def hiding_facing(battle: Battle) -> int:
    """The facing of an ambusher: toward the edge where the convoy comes in."""
    return INWARD[battle.state.edges[battle.state.ambusher]]


def hiding_planner(battle: Battle, figure: Figure) -> PlacingPlanner:
    """Lying in wait anywhere on the table."""
    box = (0, 0, battle.table.width, battle.table.depth)
    fault = partial(no_hideout, battle, convoy_bodies(battle))
    return PlacingPlanner(battle, [figure], "CBZ-SCEN-05", box, fault, facing=hiding_facing(battle))


def convoy_bodies(battle: Battle) -> list[Body]:
    """The figures of the convoy as they stand."""
    return [battle.body(one) for one in battle.on_table(1 - battle.state.ambusher)]


@rule("CBZ-SCEN-05")
def no_hideout(battle: Battle, convoy: Sequence[Body], body: Body) -> Reason | None:
    """An ambusher lies at least 25 cm from every figure of the convoy and within 2 cm of terrain."""
    away = thousandths(battle.sheet.away)
    if is_near_convoy(convoy, body, away):
        return refusal("CBZ-SCEN-05", "refused-too-near-convoy", limit_length=away)
    if not any(is_beside(piece, body) for piece in battle.setup.table.pieces):
        return refusal("CBZ-SCEN-05", "refused-no-terrain", limit_length=BY_TERRAIN)
    return None


def is_near_convoy(convoy: Sequence[Body], body: Body, away: int) -> bool:
    """Whether a base is less than so far from any figure of the convoy; most need not be measured exactly."""
    reach = away + body.radius
    near = [one for one in convoy if abs(body.x - one.x) <= reach + one.radius]
    return any(bodies_apart(body, one) < away - 2 for one in near if abs(body.y - one.y) <= reach + one.radius)


def is_beside(piece: Piece, body: Body) -> bool:
    """Whether a base is within 2 cm of a piece; most are too far away to be measured exactly."""
    left, front, right, back = box_beside(piece, body.radius)
    near = left <= body.x <= right and front <= body.y <= back
    return near and within(gap_to(piece, body), BY_TERRAIN)


def box_beside(piece: Piece, radius: int) -> Box:
    """The rectangle outside of which no base of this size is within 2 cm of a piece."""
    left, front, right, back = piece.box
    reach = BY_TERRAIN + radius + 2
    return left - reach, front - reach, right + reach, back + reach


def gap_to(piece: Piece, body: Body) -> float:
    """How far a base is from a piece, nothing if it is on it."""
    return geometry.to_piece(piece, body.x, body.y) - body.radius


def hideouts(battle: Battle, figure: Figure) -> list[Spot]:
    """The places all over the table where a figure could lie in ambush, which both players may know."""
    planner, convoy, away = hiding_planner(battle, figure), convoy_bodies(battle), thousandths(battle.sheet.away)
    with listening(None):
        # Nobody else is on the table yet: far from the convoy there are no bases in the way.
        return [
            spot
            for spot in room_by_terrain(battle, figure)
            if not is_near_convoy(convoy, planner.body(figure, spot), away)
        ]


def room_by_terrain(battle: Battle, figure: Figure) -> list[Spot]:
    """The points by terrain where a base like a figure's has room on an empty table; a table keeps them in mind."""
    gait = gait_of(battle, figure)
    known: dict[Gait, list[Spot]] = battle.known("room-by-terrain")
    if gait not in known:
        points = points_by_terrain(battle, gait.radius)
        spots = [(x, y, battle.table.standing_surface(x, y)) for x, y in points]
        known[gait] = [spot for spot in spots if end_fault(battle.table, gait, NOTHING, spot) is None]
    return known[gait]


def points_by_terrain(battle: Battle, radius: int) -> list[tuple[int, int]]:
    """The points every 3 cm of the table where a base is within 2 cm of a piece, from left to right and to the back."""
    across = range(HIDEOUT_STEP, battle.table.width, HIDEOUT_STEP)
    deep = range(HIDEOUT_STEP, battle.table.depth, HIDEOUT_STEP)
    found: set[tuple[int, int]] = set()
    for piece in battle.setup.table.pieces:
        left, front, right, back = box_beside(piece, radius)
        points = product(among(across, left, right), among(deep, front, back))
        found.update((x, y) for x, y in points if (x, y) not in found and is_beside(piece, Body(x, y, 0, radius, 0)))
    return sorted(found)


def among(steps: range, first: int, last: int) -> range:
    """The steps that lie between two coordinates."""
    return steps[max(0, -(-(first - steps.start) // steps.step)) : max(0, (last - steps.start) // steps.step + 1)]
