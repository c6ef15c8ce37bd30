"""The three missions: how they begin, what is worth points, and when the game is over."""

from collections.abc import Iterable, Mapping
from typing import get_args

from msgspec import UNSET

from escarmouche.engine.game import Outcome
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import ChooseSome, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal, total
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.combatzone.rules import state as states
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle
from escarmouche.games.combatzone.rules.events.mission import PointsCounted, TableSet, TerrainRolled
from escarmouche.games.combatzone.rules.lists.cards import Fighter
from escarmouche.games.combatzone.rules.lists.checking import over_points
from escarmouche.games.combatzone.rules.lists.missions import PRINTED
from escarmouche.games.combatzone.rules.measure import from_point, within
from escarmouche.games.combatzone.rules.mission.deployment import deploy_all, lay_ambush
from escarmouche.games.combatzone.rules.mission.tables import LEAST, MOST, ROOM
from escarmouche.games.combatzone.rules.mission_sheet import EXITS, Cache, Fallen, MissionSheet, Scored
from escarmouche.games.combatzone.rules.state import (
    NOBODY_SEAT,
    CombatZoneSetup,
    Figure,
    Mission,
    State,
    Thing,
    starting_doors,
)
from escarmouche.rules.missions import ZONED, spot_on, thousandths, zone_off_table
from escarmouche.rules.terrain import DECLARED, Furnishing, Terms, place_next
from escarmouche.table.table import Table

MISSIONS: tuple[Mission, ...] = get_args(Mission)
SEATS = (0, 1)
LINES: Mapping[str, Fallen] = {"hero": "heroes", "leader": "leaders", "second": "seconds", "member": "fighters"}
"""By which line a figure counts that is out, by its role."""
ALONE, EMPTY, LAST_TURN, WITHDRAWN = "alone", "objects", "turns", "withdrawn"
ENDINGS = (ALONE, EMPTY, LAST_TURN, WITHDRAWN)
"""How a game can end."""
TERRAIN = DECLARED
ASK_TRAP = Asks("trap", "<figure>", says=("figure",))


# Before the game


def start_refused(setup: CombatZoneSetup) -> Reason | None:
    """Why a game cannot begin like this."""
    if setup.own_mission is UNSET and setup.mission not in MISSIONS:
        known = ", ".join(MISSIONS)
        return refusal("", "refused-unknown-scenario", scenario=str(setup.mission)[:40], known=known)
    for seat, force in enumerate(setup.lists):
        limit = ambushers_points(setup.size) if seat == ambusher_of(setup) else setup.size
        if reason := over_points(force.cost, limit):
            return reason
    return zone_off_table(setup.table, setup.mission_sheet)


def ambusher_of(setup: CombatZoneSetup) -> SeatId:
    """Who lies in ambush: nobody unless the mission is one."""
    return max(setup.ambusher, 0) if setup.mission_sheet.is_ambush else NOBODY_SEAT


@rule("CBZ-SCEN-05")
def ambushers_points(points: int) -> int:
    """The ambusher has two thirds of the points of the other side, rounded down."""
    share, whole = NUMBERS["ambush"]["points_share"]
    return int(points * share // whole)


# The opening


def opening(battle: Battle) -> Steps[None]:
    """The table, the sides, and everybody in place."""
    if battle.setup.is_built_in_play:
        yield from furnish(battle)
    show_table(battle)
    if battle.sheet.is_ambush:
        battle.state.ambusher = ambusher_of(battle.setup)
        yield from lay_ambush(battle)
    else:
        yield from deploy_all(battle)
    if battle.sheet.objects:
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
    name = battle.setup.mission or battle.sheet.name
    battle.tell(TableSet(table=table.name, scenario=name, x=table.width // 2, y=table.depth // 2))


@rule("CBZ-SCEN-03", otherwise=[])
def starting_objects(battle: Battle) -> list[Thing]:
    """Three objects lie on the middle line, the one in the centre locked in a crate; or as the mission says."""
    table, edge = battle.table, battle.state.edges[0]
    placed = [(cache, *place_of(table, cache, edge)) for cache in battle.sheet.objects]
    return [
        Thing(
            id=states.ThingId(number),
            kind="object",
            x=x,
            y=y,
            surface=battle.table.standing_surface(x, y),
            place="crate" if cache.locked else "table",
            value=cache.points,
        )
        for number, (cache, x, y) in enumerate(placed)
    ]


def place_of(table: Table, cache: Cache, edge: str) -> tuple[int, int]:
    """Where an object lies: as its mission says, or so far aside on the middle line, seen from an edge of a side."""
    if cache.at is not None:
        return spot_on(table, cache.at)
    x, y = table.width // 2, table.depth // 2
    aside = thousandths(cache.aside)
    return (x + aside, y) if edge in ZONED else (x, y + aside)


# The ambush


@rule("CBZ-SCEN-06")
def prepared_trap(battle: Battle) -> Steps[None]:
    """In the first turn up to half of the ambusher's figures begin with their weapons ready."""
    state = battle.state
    if state.turn != 1 or not battle.sheet.is_ambush:
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


def line_of(card: Fighter) -> Fallen:
    """By which line a figure counts."""
    return "machines" if card.machine else LINES[card.role]


@rule("CBZ-END-03", otherwise=0)
def worth_of(battle: Battle, seat: SeatId, figure: Figure) -> int:
    """A fighter is worth 1, a second 2, a leader or a machine 3, a hero 5; only the highest line counts."""
    return battle.sheet.points(line_of(battle.card(figure)), battle.part(seat))


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
    sheet = battle.sheet
    if not any(sheet.points(line, battle.part(seat)) for line in get_args(Fallen)):
        return None
    note("CBZ-END-03")
    if sheet.objects:
        # Where objects are to be brought home, basic fighters are worth nothing, as the printed sheet says.
        note("CBZ-SCEN-04")
    points = sum(worth_of(battle, seat, figure) for figure in fallen(battle, 1 - seat))
    return Reason(points, "CBZ-END-03", "reason-losses") if points else None


@rule("CBZ-SCEN-02", always=True)
def for_the_centre(battle: Battle, seat: SeatId) -> Reason | None:
    """In a gang fight the side with more unrouted figures near the centre has 4 points at the end."""
    sheet = battle.sheet
    held = sum(
        holding(battle, seat, spot) > holding(battle, 1 - seat, spot) for spot in held_ground(battle.table, sheet)
    )
    text = "reason-ground" if sheet.at else "reason-centre"
    points = held * sheet.points("ground", battle.part(seat))
    return Reason(points, "CBZ-SCEN-02", text) if points else None


def held_ground(table: Table, sheet: MissionSheet) -> list[tuple[int, int]]:
    """The places that are held: those of the mission, or the centre of the table."""
    return [spot_on(table, spot) for spot in sheet.at] or [(table.width // 2, table.depth // 2)]


def holding(battle: Battle, seat: SeatId, spot: tuple[int, int]) -> int:
    """How many unrouted figures of a side are near enough to a place."""
    reach = thousandths(battle.sheet.within)
    return sum(
        figure.reaction != "routed" and within(from_point(battle, figure, *spot, 0), reach)
        for figure in battle.on_table(seat)
    )


@rule("CBZ-SCEN-04", always=True)
def for_objects(battle: Battle, seat: SeatId) -> Reason | None:
    """Every object taken off the table counts, and every one carried by an unrouted figure at the end."""
    points = sum(thing.value for thing in battle.state.things if thing.off == seat)
    carriers = [
        figure for figure in battle.on_table(seat) if figure.carried != states.NO_OBJECT and figure.reaction != "routed"
    ]
    each = battle.sheet.points("carried", battle.part(seat))
    points += each * sum(battle.state.things[figure.carried].kind == "object" for figure in carriers)
    return Reason(points, "CBZ-SCEN-04", "reason-things") if points else None


@rule("CBZ-SCEN-07", always=True)
def for_exits(battle: Battle, seat: SeatId) -> Reason | None:
    """A convoy has 2 points for each figure that gets away, 4 for leaders and heroes, and none for losses."""
    part = battle.part(seat)
    away = [figure for figure in battle.state.figures if figure.owner == seat and figure.place == "exited"]
    points = sum(battle.sheet.points(exit_line(battle, one), part) for one in away)
    return Reason(points, "CBZ-SCEN-07", "reason-exits") if points else None


def exit_line(battle: Battle, figure: Figure) -> Scored:
    """By which line a figure counts that got away: leaders and heroes by their own, where there is one."""
    leads = battle.card(figure).role in ("leader", "hero") and battle.sheet.counts("leader_exit")
    return "leader_exit" if leads else "exit"


def points_of(battle: Battle, seat: SeatId) -> list[Reason]:
    """Everything a side has points for as the table stands."""
    sheet = battle.sheet
    found = [for_losses(battle, seat)]
    if sheet.counts("ground"):
        found.append(for_the_centre(battle, seat))
    if sheet.objects:
        found.append(for_objects(battle, seat))
    if sheet.counts(*EXITS):
        found.append(for_exits(battle, seat))
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


@rule("CBZ-END-01", otherwise=PRINTED["ambush"].turns, always=True)
def last_turn(battle: Battle) -> int:
    """A game lasts 8 turns, an ambush 10, or as many as the mission says."""
    if battle.sheet.is_ambush:
        note("CBZ-SCEN-07")
    return battle.sheet.turns


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
    if not battle.sheet.objects:
        return False
    wanted = [thing for thing in battle.state.things if thing.kind == "object"]
    return bool(wanted) and all(thing.place == "off" for thing in wanted)


@rule("CBZ-END-02", otherwise=None, always=True)
def winner_of(state: State) -> SeatId | None:
    """Three points more are a victory, unless the mission wants others; whoever alone has nobody standing loses."""
    if state.withdrawn != NOBODY_SEAT:
        return 1 - state.withdrawn
    if state.ended == WITHDRAWN:
        return None
    there = [standing(state, seat) for seat in SEATS]
    if there[0] != there[1]:
        return 0 if there[0] else 1
    lead = state.victory[0] - state.victory[1]
    return None if abs(lead) < state.margin else int(lead < 0)


def outcome(state: State) -> Outcome | None:
    """How the game ended."""
    return Outcome(winner_of(state), state.ended, tuple(state.victory)) if state.ended else None
