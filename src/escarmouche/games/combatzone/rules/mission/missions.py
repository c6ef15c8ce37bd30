"""The three missions: how they begin, what is worth points, and when the game is over."""

from collections.abc import Callable, Iterable, Mapping
from typing import get_args

from escarmouche.engine.game import Outcome
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import ChooseSome, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal, total
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.combatzone.rules import state as states
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle, centimetres
from escarmouche.games.combatzone.rules.events.mission import PointsCounted, TableSet, TerrainRolled
from escarmouche.games.combatzone.rules.lists.checking import over_points
from escarmouche.games.combatzone.rules.measure import from_point, within
from escarmouche.games.combatzone.rules.mission.deployment import deploy_all, lay_ambush
from escarmouche.games.combatzone.rules.mission.tables import LEAST, MOST, ROOM
from escarmouche.games.combatzone.rules.state import (
    NOBODY_SEAT,
    CombatZoneSetup,
    Figure,
    Mission,
    State,
    Thing,
    starting_doors,
)
from escarmouche.rules.terrain import DECLARED, Furnishing, Terms, place_next

MISSIONS: tuple[Mission, ...] = get_args(Mission)
SEATS = (0, 1)
TURNS, AMBUSH_TURNS = NUMBERS["turns"]["usual"], NUMBERS["turns"]["ambush"]
MARGIN = 3
NEAR_CENTRE = centimetres(15)
HELD_CENTRE = 4
ASIDE = centimetres(30)
OBJECT, CENTRE_OBJECT, CARRIED = 4, 6, 2
EXIT, EXIT_OF_LEADERS = 2, 4
WORTH = {"hero": 5, "leader": 3, "machine": 3, "second": 2, "member": 1}
ALONE, EMPTY, LAST_TURN, WITHDRAWN = "alone", "objects", "turns", "withdrawn"
ENDINGS = (ALONE, EMPTY, LAST_TURN, WITHDRAWN)
"""How a game can end."""
TERRAIN = DECLARED
ASK_TRAP = Asks("trap", "<figure>", says=("figure",))


# Before the game


def start_refused(setup: CombatZoneSetup) -> Reason | None:
    """Why a game cannot begin like this."""
    if setup.mission not in MISSIONS:
        known = ", ".join(MISSIONS)
        return refusal("", "refused-unknown-scenario", scenario=str(setup.mission)[:40], known=known)
    for seat, force in enumerate(setup.lists):
        limit = ambushers_points(setup.size) if seat == ambusher_of(setup) else setup.size
        if reason := over_points(force.cost, limit):
            return reason
    return None


def ambusher_of(setup: CombatZoneSetup) -> SeatId:
    """Who lies in ambush: nobody unless the mission is one."""
    if setup.mission != "ambush":
        return NOBODY_SEAT
    return max(setup.ambusher, 0)


@rule("CBZ-SCEN-05")
def ambushers_points(points: int) -> int:
    """The ambusher has two thirds of the points of the other side, rounded down."""
    return points * 2 // 3


# The opening


def opening(battle: Battle) -> Steps[None]:
    """The table, the sides, and everybody in place."""
    if battle.setup.is_built_in_play:
        yield from furnish(battle)
    show_table(battle)
    if battle.setup.mission == "ambush":
        battle.state.ambusher = ambusher_of(battle.setup)
        yield from lay_ambush(battle)
        return
    yield from deploy_all(battle)
    if battle.setup.mission == "retrieve":
        battle.state.things = starting_objects(battle)


@rule("CBZ-SETUP-01")
def furnish(battle: Battle) -> Steps[None]:
    """The players set 8 to 12 pieces of terrain down in turn, none within 10 cm of another; a roll says who begins."""
    furnishing = battle.state.furnishing = Furnishing(active=roll_for_terrain(battle))
    while not furnishing.done:
        yield from place_next(battle, Terms("CBZ-SETUP-01", battle.table, least=LEAST, most=MOST, apart=ROOM))
        battle.furnish()
    battle.state.doors = starting_doors(battle.table)
    battle.furnish()


def roll_for_terrain(battle: Battle) -> SeatId:
    """Both roll a die until one is higher; returns that seat."""
    while True:
        dice = (battle.roll(1, "CBZ-SETUP-01", "terrain")[0], battle.roll(1, "CBZ-SETUP-01", "terrain")[0])
        winner = None if dice[0] == dice[1] else int(dice[1] > dice[0])
        battle.tell(TerrainRolled(dice=dice, winner=winner))
        if winner is not None:
            return winner


@rule("CBZ-SETUP-01", "CBZ-SCEN-01", always=True)
def show_table(battle: Battle) -> None:
    """The game is played on a table that both players have furnished; its centre is marked."""
    table = battle.table
    battle.tell(TableSet(table=table.name, scenario=battle.setup.mission, x=table.width // 2, y=table.depth // 2))


@rule("CBZ-SCEN-03", otherwise=[])
def starting_objects(battle: Battle) -> list[Thing]:
    """Three objects lie on the middle line, the one in the centre locked in a crate."""
    x, y = battle.table.width // 2, battle.table.depth // 2
    along = (ASIDE, 0) if battle.state.edges[0] in ("y0", "y1") else (0, ASIDE)
    places = [(x, y), (x - along[0], y - along[1]), (x + along[0], y + along[1])]
    return [
        Thing(
            id=states.ThingId(number),
            kind="object",
            x=px,
            y=py,
            surface=battle.table.standing_surface(px, py),
            place="crate" if number == 0 else "table",
            value=CENTRE_OBJECT if number == 0 else OBJECT,
        )
        for number, (px, py) in enumerate(places)
    ]


# The ambush


@rule("CBZ-SCEN-06")
def prepared_trap(battle: Battle) -> Steps[None]:
    """In the first turn up to half of the ambusher's figures begin with their weapons ready."""
    state = battle.state
    if state.turn != 1 or battle.setup.mission != "ambush":
        return
    own = [figure for figure in state.figures if figure.owner == state.ambusher]
    options = [Option(str(figure.id), "option-figure", {"figure": figure.id}) for figure in own]
    keys = yield ChooseSome(
        state.ambusher,
        ASK_TRAP,
        "CBZ-SCEN-06",
        options,
        most=len(own) // 2,
        audience=(state.ambusher,),
        default=[option.key for option in options[: len(own) // 2]],
    )
    for key in keys:
        battle.figure(int(key)).watching = True


# What is worth points


@rule("CBZ-END-03", otherwise=0)
def worth_of(battle: Battle, figure: Figure) -> int:
    """A fighter is worth 1, a second 2, a leader or a machine 3, a hero 5; only the highest line counts."""
    card = battle.card(figure)
    return WORTH["machine"] if card.machine else WORTH[card.role]


@rule("CBZ-SCEN-04")
def worth_in_retrieval(battle: Battle, figure: Figure) -> int:
    """Where objects are to be brought home, basic fighters are worth nothing."""
    return 0 if battle.card(figure).role == "member" else worth_of(battle, figure)


@rule("CBZ-AID-02", otherwise=False)
def is_safe(figure: Figure) -> bool:
    """Whoever has been stabilised counts neither as eliminated nor as lost."""
    return figure.stabilised


def fallen(battle: Battle, seat: SeatId) -> Iterable[Figure]:
    """The figures of a side that are eliminated or lost and not stabilised."""
    out = ("casualty", "lost")
    return (one for one in battle.state.figures if one.owner == seat and one.place in out and not is_safe(one))


def for_losses(battle: Battle, seat: SeatId) -> Reason | None:
    """The points of a side for what the enemy has lost."""
    if battle.setup.mission == "ambush" and seat != battle.state.ambusher:
        return None
    note("CBZ-END-03")
    worth = worth_in_retrieval if battle.setup.mission == "retrieve" else worth_of
    points = sum(worth(battle, figure) for figure in fallen(battle, 1 - seat))
    return Reason(points, "CBZ-END-03", "reason-losses") if points else None


@rule("CBZ-SCEN-02", always=True)
def for_the_centre(battle: Battle, seat: SeatId) -> Reason | None:
    """In a gang fight the side with more unrouted figures near the centre has 4 points at the end."""
    mine, theirs = (near_centre(battle, one) for one in (seat, 1 - seat))
    return Reason(HELD_CENTRE, "CBZ-SCEN-02", "reason-centre") if mine > theirs else None


def near_centre(battle: Battle, seat: SeatId) -> int:
    """How many unrouted figures of a side are within 15 cm of the centre."""
    x, y = battle.table.width // 2, battle.table.depth // 2
    return sum(
        figure.reaction != "routed" and within(from_point(battle, figure, x, y, 0), NEAR_CENTRE)
        for figure in battle.on_table(seat)
    )


@rule("CBZ-SCEN-04", always=True)
def for_objects(battle: Battle, seat: SeatId) -> Reason | None:
    """Every object taken off the table counts, and every one carried by an unrouted figure at the end."""
    points = sum(thing.value for thing in battle.state.things if thing.off == seat)
    carriers = [
        figure for figure in battle.on_table(seat) if figure.carried != states.NO_OBJECT and figure.reaction != "routed"
    ]
    points += CARRIED * sum(battle.state.things[figure.carried].kind == "object" for figure in carriers)
    return Reason(points, "CBZ-SCEN-04", "reason-things") if points else None


@rule("CBZ-SCEN-07", always=True)
def for_exits(battle: Battle, seat: SeatId) -> Reason | None:
    """A convoy has 2 points for each figure that gets away, 4 for leaders and heroes, and none for losses."""
    if seat == battle.state.ambusher:
        return None
    away = [figure for figure in battle.state.figures if figure.owner == seat and figure.place == "exited"]
    points = sum(EXIT_OF_LEADERS if battle.card(one).role in ("leader", "hero") else EXIT for one in away)
    return Reason(points, "CBZ-SCEN-07", "reason-exits") if points else None


FOR_THE_TASK: Mapping[str, Callable[[Battle, SeatId], Reason | None]] = {
    "gang-fight": for_the_centre,
    "retrieve": for_objects,
    "ambush": for_exits,
}
"""What each mission gives points for besides losses."""


def points_of(battle: Battle, seat: SeatId) -> list[Reason]:
    """Everything a side has points for as the table stands."""
    found = (for_losses(battle, seat), FOR_THE_TASK[battle.setup.mission](battle, seat))
    return [reason for reason in found if reason is not None]


def count(battle: Battle) -> None:
    """Both sides count their points."""
    for seat in SEATS:
        reasons = points_of(battle, seat)
        battle.state.victory[seat] = total(reasons)
        battle.tell(PointsCounted(seat=seat, points=battle.state.victory[seat], reasons=tuple(reasons)))


# The end


def standing(state: State, seat: SeatId) -> bool:
    """Whether a side has an unrouted figure on the table; hidden ones and those who got away count."""
    return any(
        figure.owner == seat and figure.reaction != "routed" and figure.place in ("table", "hidden", "exited")
        for figure in state.figures
    )


@rule("CBZ-END-01", otherwise=AMBUSH_TURNS, always=True)
def last_turn(battle: Battle) -> int:
    """A game lasts 8 turns, an ambush 10."""
    if battle.setup.mission != "ambush":
        return int(TURNS)
    note("CBZ-SCEN-07")
    return int(AMBUSH_TURNS)


def ends(battle: Battle) -> str:
    """Why the game is over at the end of this turn, or nothing."""
    if deserted(battle):
        return ALONE
    if everything_gone(battle):
        return EMPTY
    return LAST_TURN if battle.state.turn >= last_turn(battle) else ""


@rule("CBZ-END-01", otherwise=False)
def deserted(battle: Battle) -> bool:
    """The game ends earlier when a side has nobody left who stands."""
    return not all(standing(battle.state, seat) for seat in SEATS)


@rule("CBZ-SCEN-04", otherwise=False)
def everything_gone(battle: Battle) -> bool:
    """The game ends when all objects are off the table."""
    if battle.setup.mission != "retrieve":
        return False
    wanted = [thing for thing in battle.state.things if thing.kind == "object"]
    return bool(wanted) and all(thing.place == "off" for thing in wanted)


@rule("CBZ-END-02", otherwise=None, always=True)
def winner_of(state: State) -> SeatId | None:
    """Three points more are a victory; whoever has nobody standing while the other has loses."""
    if state.withdrawn != NOBODY_SEAT:
        return 1 - state.withdrawn
    if state.ended == WITHDRAWN:
        return None
    there = [standing(state, seat) for seat in SEATS]
    if there[0] != there[1]:
        return 0 if there[0] else 1
    lead = state.victory[0] - state.victory[1]
    return None if abs(lead) < MARGIN else int(lead < 0)


def outcome(state: State) -> Outcome | None:
    """How the game ended."""
    return Outcome(winner_of(state), state.ended, tuple(state.victory)) if state.ended else None
