"""The opening of both missions: sides are taken, and the strategic points are named."""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import Final

from msgspec import UNSET

from escarmouche.engine.ids import PieceId
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, note, rule
from escarmouche.games.trauma.rules.battle import QUARTERS, Battle
from escarmouche.games.trauma.rules.dice import is_up
from escarmouche.games.trauma.rules.events import mission
from escarmouche.games.trauma.rules.mission import quarters
from escarmouche.games.trauma.rules.mission.agreement import parts_refused
from escarmouche.games.trauma.rules.state import NOBODY_SEAT, OBJECT, Edge, PointKind, Strategic
from escarmouche.games.trauma.rules.turn.simultaneous import SEATS
from escarmouche.rules.missions import MissionRead, Spot, spot_on
from escarmouche.table.table import Piece

BLUE: Final = "y0"
RED: Final = "y1"
NEUTRAL: tuple[Edge, ...] = ("x0", "x1")
ALPHA: Final = "alpha"
OMEGA: Final = "omega"
GAMMA: Final = "gamma"
Judge = Callable[[Piece], Reason | None]

ASK_NAME: dict[PointKind, Asks] = {
    kind: Asks(f"name-{kind}", "<piece>", about=("turn",), says=("kind", "piece", "quarter"))
    for kind in (ALPHA, GAMMA, OMEGA)
}
ASK_CHOOSE_QUARTER = Asks("choose-quarter", "<number>", says=("quarter",))
ASK_CHOOSE_SIDE = Asks("choose-side", "blue", "red")
ASK_CHOOSE_PART = Asks("choose-part", "attacker", "defender")


# The opening


def opening(battle: Battle) -> Steps[None]:
    """The table is looked at, sides are taken, and the strategic points are named."""
    show_table(battle)
    if battle.setup.own_mission is not UNSET:
        battle.tell(MissionRead(mission=battle.sheet.name))
    winner = roll_off(battle)
    yield from take_sides(battle, winner)
    battle.state.points += neutral_points(battle)
    sheet = battle.sheet
    if sheet.landmarks:
        yield from lay_landmarks(battle)
    elif sheet.is_attack:
        yield from attack_points(battle)
    else:
        yield from generator_points(battle, winner)
    lay_objects(battle)
    for side in battle.state.sides:
        side.reinforcement += sheet.reserves


@rule("TRA-GENER-02", always=True)
def show_table(battle: Battle) -> None:
    """The game is played on a table whose quarters the dice have made up."""
    table = battle.table
    types = tuple(QUARTERS[piece.kind] for piece in table.pieces if piece.kind in QUARTERS)
    drops = tuple(quarters.home_of(table, piece) for piece in quarters.elements(table) if piece.has("drop"))
    battle.tell(
        mission.TableComposed(table=table.name, width=table.width, depth=table.depth, quarters=types, drops=drops)
    )


@rule("TRA-SCEN-02", otherwise=0, always=True)
def roll_off(battle: Battle) -> SeatId:
    """Both players roll one die: an Up beats a Down, and ties are rolled again."""
    while True:
        one, other = battle.roll(2, "TRA-SCEN-02", "roll-off")
        winner = None if is_up(one) == is_up(other) else (0 if is_up(one) else 1)
        battle.tell(mission.SidesRolled(dice=(one, other), winner=winner))
        if winner is not None:
            return winner


def take_sides(battle: Battle, winner: SeatId) -> Steps[None]:
    """The winner picks his side or his part, unless the parts are agreed on."""
    attacker = battle.setup.attacker
    if battle.sheet.is_attack:
        if attacker == NOBODY_SEAT:
            parts = [
                Option("attacker", "option-part-attacker", refused=partial(parts_refused, battle.setup, winner)),
                Option("defender", "option-part-defender", refused=partial(parts_refused, battle.setup, 1 - winner)),
            ]
            part = yield Choose(winner, ASK_CHOOSE_PART, "TRA-SCEN-02", parts)
            attacker = winner if part == "attacker" else 1 - winner
        blue = attackers_side(attacker)
    else:
        sides = [Option("blue", "option-side-blue"), Option("red", "option-side-red")]
        side = yield Choose(winner, ASK_CHOOSE_SIDE, "TRA-SCEN-02", sides)
        blue = winner if side == "blue" else 1 - winner
    settle(battle, blue, attacker if battle.sheet.is_attack else NOBODY_SEAT)


@rule("TRA-ATTACK-01", "TRA-ATTACK-02")
def attackers_side(attacker: SeatId) -> SeatId:
    """The attacker enters through the blue access zone, the defender has the red one."""
    return attacker


@rule("TRA-RAND-04", always=True)
def take_zones(battle: Battle, blue: SeatId) -> None:
    """One player enters through the blue access zone, the other through the red one; the grey ones are neutral."""
    battle.side(blue).zone, battle.side(1 - blue).zone = BLUE, RED


def settle(battle: Battle, blue: SeatId, attacker: SeatId) -> None:
    """Give both players their zones, set who attacks, and tell it."""
    take_zones(battle, blue)
    if attacker == NOBODY_SEAT:
        note("TRA-GENER-01")
    battle.state.attacker = attacker
    battle.tell(mission.SidesTaken(blue=blue, attacker=attacker))


def neutral_points(battle: Battle) -> list[Strategic]:
    """The points that nobody chooses: drop points and the neutral access zones."""
    drops = [Strategic("drop", piece=piece.id) for piece in quarters.elements(battle.table) if piece.has("drop")]
    return drops + [Strategic("access", edge=edge) for edge in NEUTRAL]


# Naming points


@rule("TRA-SCEN-01", otherwise=quarters.MIDDLE_ROW)
def own_row(battle: Battle, seat: SeatId) -> int:
    """A player's side is the row of quarters along the edge with his access zone; the middle row is nobody's."""
    return quarters.BLUE_ROW if battle.side(seat).zone == BLUE else quarters.RED_ROW


@rule("TRA-SCEN-02")
def already_used(battle: Battle, piece: Piece) -> Reason | None:
    """No element serves for two points."""
    taken = any(point.piece == piece.id for point in battle.state.points)
    return refusal("TRA-SCEN-02", "refused-point-taken", piece=piece.id) if taken else None


def outside_row(battle: Battle, row: int, number: RuleId, piece: Piece) -> Reason | None:
    """Why an element is refused that does not lie in a row of quarters."""
    lies = quarters.row_of(battle.table, quarters.home_of(battle.table, piece))
    return None if lies == row else refusal(number, "refused-point-side", piece=piece.id, row=row)


def point_options(battle: Battle, judge: Judge) -> list[Option]:
    """Every element of scenery, with why it cannot be chosen."""
    return [
        Option(
            piece.id,
            "option-element",
            {"piece": piece.id, "kind": piece.kind, "quarter": quarters.home_of(battle.table, piece)},
            refused=partial(_first, (partial(already_used, battle), judge), piece),
        )
        for piece in quarters.elements(battle.table)
    ]


def _first(judges: Iterable[Judge], piece: Piece) -> Reason | None:
    return next((reason for judge in judges if (reason := judge(piece))), None)


def name_point(battle: Battle, seat: SeatId, kind: PointKind, number: RuleId, judge: Judge) -> Steps[None]:
    """A player chooses an element as a point; where none is left, there is none."""
    options = point_options(battle, judge)
    judged = (option.refused is None for option in options)
    # A journal tells of the rules that spoke against any of them.
    if any(list(judged) if battle.game.keeps_journal else judged):
        chosen = yield Choose(seat, ASK_NAME[kind], number, options, data={"turn": battle.state.turn})
        add_point(battle, seat, kind, PieceId(chosen))


def add_point(battle: Battle, seat: SeatId, kind: PointKind, piece: PieceId) -> None:
    """An element is a strategic point from now on."""
    battle.state.points.append(Strategic(kind, piece=piece, chooser=seat))
    home = quarters.home_of(battle.table, next(one for one in battle.table.pieces if one.id == piece))
    battle.tell(mission.PointNamed(seat=seat, point=kind, piece=piece, quarter=home))


# Points and objects that a mission names itself


def lay_landmarks(battle: Battle) -> Steps[None]:
    """The elements nearest to the places that the mission names are its strategic points."""
    if battle.sheet.is_attack:
        yield from choose_central(battle, 1 - battle.state.attacker)
    for landmark in battle.sheet.landmarks:
        lay_point(battle, landmark.kind, landmark.at)


def lay_objects(battle: Battle) -> None:
    """The elements nearest to the places that the mission names for objects can be operated."""
    for place in battle.sheet.objects:
        lay_point(battle, OBJECT, place)


def lay_point(battle: Battle, kind: PointKind, place: Spot) -> None:
    """The free element that is nearest to a place is a point; where none is left, there is none."""
    free = [piece for piece in quarters.elements(battle.table) if already_used(battle, piece) is None]
    if free:
        piece = quarters.nearest_to(free, *spot_on(battle.table, place))[0]
        battle.state.points.append(Strategic(kind, piece=PieceId(piece.id)))
        home = quarters.home_of(battle.table, piece)
        battle.tell(mission.PointLaid(point=kind, piece=PieceId(piece.id), quarter=home))


# The generator


def generator_points(battle: Battle, winner: SeatId) -> Steps[None]:
    """Gamma first; then the players name their alphas and omegas in turn, the winner of the roll first."""
    yield from central_gamma(battle, winner)
    for step in (own_alpha, enemy_alpha, enemy_omega):
        for seat in (winner, 1 - winner):
            yield from step(battle, seat)


@rule("TRA-GENER-05")
def central_gamma(battle: Battle, winner: SeatId) -> Steps[None]:
    """The element nearest to the centre of the table is the gamma point."""
    free = [piece for piece in quarters.elements(battle.table) if already_used(battle, piece) is None]
    if not free:
        return
    nearest = quarters.nearest_to(free, battle.table.width // 2, battle.table.depth // 2)
    if len(nearest) == 1:
        add_point(battle, NOBODY_SEAT, GAMMA, PieceId(nearest[0].id))
    else:
        yield from break_tie(battle, winner, nearest)


@rule("TRA-GENER-09")
def break_tie(battle: Battle, winner: SeatId, nearest: Sequence[Piece]) -> Steps[None]:
    """Of equally near elements the winner of the roll-off picks one."""
    options = point_options(battle, partial(_not_among, nearest))
    chosen = yield Choose(winner, ASK_NAME[GAMMA], "TRA-GENER-09", options, data={"turn": battle.state.turn})
    add_point(battle, NOBODY_SEAT, GAMMA, PieceId(chosen))


def _not_among(nearest: Sequence[Piece], piece: Piece) -> Reason | None:
    return None if piece in nearest else refusal("TRA-GENER-05", "refused-point-centre", piece=piece.id)


@rule("TRA-GENER-03")
def own_alpha(battle: Battle, seat: SeatId) -> Steps[None]:
    """Each player names an alpha point on his own side."""
    judge = partial(outside_row, battle, own_row(battle, seat), "TRA-GENER-03")
    yield from name_point(battle, seat, ALPHA, "TRA-GENER-03", judge)


@rule("TRA-GENER-03")
def enemy_alpha(battle: Battle, seat: SeatId) -> Steps[None]:
    """Each player names an alpha point on the enemy's side."""
    judge = partial(outside_row, battle, own_row(battle, 1 - seat), "TRA-GENER-03")
    yield from name_point(battle, seat, ALPHA, "TRA-GENER-03", judge)


@rule("TRA-GENER-04")
def enemy_omega(battle: Battle, seat: SeatId) -> Steps[None]:
    """Each player names an omega point on the enemy's side."""
    judge = partial(outside_row, battle, own_row(battle, 1 - seat), "TRA-GENER-04")
    yield from name_point(battle, seat, OMEGA, "TRA-GENER-04", judge)


# The attack


@rule("TRA-ATTACK-08")
def attack_points(battle: Battle) -> Steps[None]:
    """The attacker names gamma, the defender both omegas, the attacker both alphas, in this order and openly."""
    attacker = battle.state.attacker
    yield from choose_central(battle, 1 - attacker)
    yield from attack_gamma(battle, attacker)
    for _ in SEATS:
        yield from attack_omega(battle, 1 - attacker)
    for _ in range(2):
        yield from attack_alpha(battle, attacker)


def choose_central(battle: Battle, defender: SeatId) -> Steps[None]:
    """The central quarter is the defender's deployment zone; of two the defender chooses one."""
    middle = quarters.central(battle.table)
    number = middle[0] if len(middle) == 1 else (yield from pick_central(battle, defender, middle))
    battle.state.central = quarters.piece_id(number)
    battle.tell(mission.QuarterChosen(seat=defender, quarter=number))


@rule("TRA-ATTACK-09")
def pick_central(battle: Battle, defender: SeatId, middle: Sequence[int]) -> Steps[int]:
    """On the larger table the defender chooses which of the two central quarters is his, before gamma is named."""
    size = (battle.table.width, battle.table.depth)
    options = [
        Option(str(number), "option-quarter", {"quarter": number}, refused=not_central(middle, number))
        for number in range(1, quarters.how_many(size) + 1)
    ]
    chosen = yield Choose(defender, ASK_CHOOSE_QUARTER, "TRA-ATTACK-09", options)
    return int(chosen)


def not_central(middle: Sequence[int], number: int) -> Reason | None:
    """Why the defender does not deploy in a quarter."""
    return None if number in middle else refusal("TRA-ATTACK-09", "refused-quarter-central", quarter=number)


@rule("TRA-ATTACK-03")
def attack_gamma(battle: Battle, seat: SeatId) -> Steps[None]:
    """The attacker chooses an element of the central quarter as gamma."""
    yield from name_point(battle, seat, GAMMA, "TRA-ATTACK-03", partial(outside_central, battle))


def outside_central(battle: Battle, piece: Piece) -> Reason | None:
    """Why an element is refused that does not lie in the central quarter."""
    inside = quarters.piece_id(quarters.home_of(battle.table, piece)) == battle.state.central
    return None if inside else refusal("TRA-ATTACK-03", "refused-point-central", piece=piece.id)


@rule("TRA-ATTACK-04")
def attack_omega(battle: Battle, seat: SeatId) -> Steps[None]:
    """The defender chooses one element on his own side and one on the enemy's, in either order."""
    rows = [own_row(battle, side) for side in (seat, 1 - seat)]
    named = {point.piece for point in battle.state.points if point.kind == OMEGA}
    taken = {
        quarters.row_of(battle.table, quarters.home_of(battle.table, piece))
        for piece in quarters.elements(battle.table)
        if piece.id in named
    }
    left = [row for row in rows if row not in taken]
    yield from name_point(battle, seat, OMEGA, "TRA-ATTACK-04", partial(outside_rows, battle, left))


def outside_rows(battle: Battle, rows: Sequence[int], piece: Piece) -> Reason | None:
    """Why an element is refused that lies in none of the rows of quarters that still lack an omega."""
    reasons = [outside_row(battle, row, "TRA-ATTACK-04", piece) for row in rows]
    return None if None in reasons else next(iter(reasons), None)


@rule("TRA-ATTACK-05")
def attack_alpha(battle: Battle, seat: SeatId) -> Steps[None]:
    """The attacker chooses two elements anywhere, in two different quarters."""
    named = {point.piece for point in battle.state.points if point.kind == ALPHA}
    taken = {quarters.home_of(battle.table, one) for one in quarters.elements(battle.table) if one.id in named}
    yield from name_point(battle, seat, ALPHA, "TRA-ATTACK-05", partial(same_quarter, battle, taken))


def same_quarter(battle: Battle, taken: Collection[int], piece: Piece) -> Reason | None:
    """Why an element is refused whose quarter has an alpha already."""
    home = quarters.home_of(battle.table, piece)
    return refusal("TRA-ATTACK-05", "refused-point-quarter", piece=piece.id, quarter=home) if home in taken else None
