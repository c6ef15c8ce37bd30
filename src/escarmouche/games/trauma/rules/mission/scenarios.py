"""The two scenarios: sides, strategic points, what they are worth, and when the game is over."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from escarmouche.engine.game import Outcome
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, note, rule
from escarmouche.games.trauma.rules.battle import QUARTERS, Battle
from escarmouche.games.trauma.rules.casualties.returning import will_return
from escarmouche.games.trauma.rules.dice import is_up
from escarmouche.games.trauma.rules.events.mission import (
    PointNamed,
    PointsGained,
    QuarterChosen,
    SidesRolled,
    SidesTaken,
    TableComposed,
)
from escarmouche.games.trauma.rules.mission import strategic_points
from escarmouche.games.trauma.rules.mission.agreement import ATTACK, parts_refused
from escarmouche.games.trauma.rules.mission.quarters import (
    BLUE_ROW,
    MIDDLE_ROW,
    RED_ROW,
    central,
    elements,
    home_of,
    how_many,
    nearest_to,
    piece_id,
    row_of,
)
from escarmouche.games.trauma.rules.state import NOBODY_SEAT, State, Strategic, Unit
from escarmouche.games.trauma.rules.turn.reinforcements import can_recruit
from escarmouche.games.trauma.rules.turn.simultaneous import SEATS
from escarmouche.table.table import Piece

BLUE, RED = "y0", "y1"
NEUTRAL = ("x0", "x1")
ALPHA, OMEGA, GAMMA = "alpha", "omega", "gamma"
ENOUGH = 20
REACHED, BOTH_REACHED, SPENT = "reached", "both-reached", "spent"
TURNS = "turns"
ENDINGS = (REACHED, BOTH_REACHED, SPENT, TURNS)
"""How a game can end."""
Judge = Callable[[Piece], Reason | None]

control = strategic_points.control
ASK_NAME = {
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
    winner = roll_off(battle)
    yield from take_sides(battle, winner)
    battle.state.points += neutral_points(battle)
    if battle.setup.scenario == ATTACK:
        yield from attack_points(battle)
    else:
        yield from generator_points(battle, winner)


@rule("TRA-GENER-02", always=True)
def show_table(battle: Battle) -> None:
    """The game is played on a table whose quarters the dice have made up."""
    table = battle.table
    types = tuple(QUARTERS[piece.kind] for piece in table.pieces if piece.kind in QUARTERS)
    drops = tuple(home_of(table, piece) for piece in elements(table) if piece.has("drop"))
    battle.tell(TableComposed(table=table.name, width=table.width, depth=table.depth, quarters=types, drops=drops))


@rule("TRA-SCEN-02", otherwise=0, always=True)
def roll_off(battle: Battle) -> SeatId:
    """Both players roll one die: an Up beats a Down, and ties are rolled again."""
    while True:
        one, other = battle.roll(2, "TRA-SCEN-02", "roll-off")
        winner = None if is_up(one) == is_up(other) else (0 if is_up(one) else 1)
        battle.tell(SidesRolled(dice=(one, other), winner=winner))
        if winner is not None:
            return winner


def take_sides(battle: Battle, winner: SeatId) -> Steps[None]:
    """The winner picks his side or his part, unless the parts are agreed on."""
    attacker = battle.setup.attacker
    if battle.setup.scenario == ATTACK:
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
    settle(battle, blue, attacker if battle.setup.scenario == ATTACK else NOBODY_SEAT)


@rule("TRA-ATTACK-01", "TRA-ATTACK-02")
def attackers_side(attacker: SeatId) -> SeatId:
    """The attacker enters through the blue access zone, the defender has the red one."""
    return attacker


@rule("TRA-RAND-04", always=True)
def take_zones(battle: Battle, blue: SeatId) -> None:
    """One player enters through the blue access zone, the other through the red one; the grey ones are neutral."""
    battle.side(blue).zone, battle.side(1 - blue).zone = BLUE, RED


def settle(battle: Battle, blue: SeatId, attacker: SeatId) -> None:
    """Both know their zones, and who attacks."""
    take_zones(battle, blue)
    if attacker == NOBODY_SEAT:
        note("TRA-GENER-01")
    battle.state.attacker = attacker
    battle.tell(SidesTaken(blue=blue, attacker=attacker))


def neutral_points(battle: Battle) -> list[Strategic]:
    """The points that nobody chooses: drop points and the neutral access zones."""
    drops = [Strategic("drop", piece=piece.id) for piece in elements(battle.table) if piece.has("drop")]
    return drops + [Strategic("access", edge=edge) for edge in NEUTRAL]


# Naming points


@rule("TRA-SCEN-01", otherwise=MIDDLE_ROW)
def own_row(battle: Battle, seat: SeatId) -> int:
    """A player's side is the row of quarters along the edge with his access zone; the middle row is nobody's."""
    return BLUE_ROW if battle.side(seat).zone == BLUE else RED_ROW


@rule("TRA-SCEN-02")
def already_used(battle: Battle, piece: Piece) -> Reason | None:
    """No element serves for two points."""
    taken = any(point.piece == piece.id for point in battle.state.points)
    return refusal("TRA-SCEN-02", "refused-point-taken", piece=piece.id) if taken else None


def outside_row(battle: Battle, row: int, number: RuleId, piece: Piece) -> Reason | None:
    """Why an element is refused that does not lie in a row of quarters."""
    lies = row_of(battle.table, home_of(battle.table, piece))
    return None if lies == row else refusal(number, "refused-point-side", piece=piece.id, row=row)


def point_options(battle: Battle, judge: Judge) -> list[Option]:
    """Every element of scenery, with why it cannot be chosen."""
    return [
        Option(
            piece.id,
            "option-element",
            {"piece": piece.id, "kind": piece.kind, "quarter": home_of(battle.table, piece)},
            refused=partial(_first, (partial(already_used, battle), judge), piece),
        )
        for piece in elements(battle.table)
    ]


def _first(judges: Iterable[Judge], piece: Piece) -> Reason | None:
    return next((reason for judge in judges if (reason := judge(piece))), None)


def name_point(battle: Battle, seat: SeatId, kind: str, number: RuleId, judge: Judge) -> Steps[None]:
    """A player chooses an element as a point; where none is left, there is none."""
    options = point_options(battle, judge)
    open_to = [option.key for option in options if option.refused is None]
    if open_to:
        chosen = yield Choose(seat, ASK_NAME[kind], number, options, data={"turn": battle.state.turn})
        add_point(battle, seat, kind, chosen)


def add_point(battle: Battle, seat: SeatId, kind: str, piece: str) -> None:
    """An element is a strategic point from now on."""
    battle.state.points.append(Strategic(kind, piece=piece, chooser=seat))
    home = home_of(battle.table, next(one for one in battle.table.pieces if one.id == piece))
    battle.tell(PointNamed(seat=seat, point=kind, piece=piece, quarter=home))


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
    free = [piece for piece in elements(battle.table) if already_used(battle, piece) is None]
    if not free:
        return
    nearest = nearest_to(free, battle.table.width // 2, battle.table.depth // 2)
    if len(nearest) == 1:
        add_point(battle, NOBODY_SEAT, GAMMA, nearest[0].id)
    else:
        yield from break_tie(battle, winner, nearest)


@rule("TRA-GENER-09")
def break_tie(battle: Battle, winner: SeatId, nearest: Sequence[Piece]) -> Steps[None]:
    """Of equally near elements the winner of the roll-off picks one."""
    options = point_options(battle, partial(_not_among, nearest))
    chosen = yield Choose(winner, ASK_NAME[GAMMA], "TRA-GENER-09", options, data={"turn": battle.state.turn})
    add_point(battle, NOBODY_SEAT, GAMMA, chosen)


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
    middle = central(battle.table)
    number = middle[0] if len(middle) == 1 else (yield from pick_central(battle, defender, middle))
    battle.state.central = piece_id(number)
    battle.tell(QuarterChosen(seat=defender, quarter=number))


@rule("TRA-ATTACK-09")
def pick_central(battle: Battle, defender: SeatId, middle: Sequence[int]) -> Steps[int]:
    """On the larger table the defender chooses which of the two central quarters is his, before gamma is named."""
    size = (battle.table.width, battle.table.depth)
    options = [
        Option(str(number), "option-quarter", {"quarter": number}, refused=not_central(middle, number))
        for number in range(1, how_many(size) + 1)
    ]
    chosen = yield Choose(defender, ASK_CHOOSE_QUARTER, "TRA-ATTACK-09", options)
    return int(chosen)


def not_central(middle: Sequence[int], number: int) -> Reason | None:
    """Why the defender does not deploy in a quarter."""
    return None if number in middle else refusal("TRA-ATTACK-09", "refused-quarter-central", quarter=number)


def _only(number: int) -> Steps[int]:
    yield from ()
    return number


@rule("TRA-ATTACK-03")
def attack_gamma(battle: Battle, seat: SeatId) -> Steps[None]:
    """The attacker chooses an element of the central quarter as gamma."""
    yield from name_point(battle, seat, GAMMA, "TRA-ATTACK-03", partial(outside_central, battle))


def outside_central(battle: Battle, piece: Piece) -> Reason | None:
    """Why an element is refused that does not lie in the central quarter."""
    inside = piece_id(home_of(battle.table, piece)) == battle.state.central
    return None if inside else refusal("TRA-ATTACK-03", "refused-point-central", piece=piece.id)


@rule("TRA-ATTACK-04")
def attack_omega(battle: Battle, seat: SeatId) -> Steps[None]:
    """The defender chooses one element on his own side and one on the enemy's, in either order."""
    rows = [own_row(battle, side) for side in (seat, 1 - seat)]
    named = {point.piece for point in battle.state.points if point.kind == OMEGA}
    taken = {
        row_of(battle.table, home_of(battle.table, piece)) for piece in elements(battle.table) if piece.id in named
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
    yield from name_point(battle, seat, ALPHA, "TRA-ATTACK-05", partial(same_quarter, battle))


def same_quarter(battle: Battle, piece: Piece) -> Reason | None:
    """Why an element is refused whose quarter has an alpha already."""
    home = home_of(battle.table, piece)
    named = {point.piece for point in battle.state.points if point.kind == ALPHA}
    taken = any(home_of(battle.table, one) == home for one in elements(battle.table) if one.id in named)
    return refusal("TRA-ATTACK-05", "refused-point-quarter", piece=piece.id, quarter=home) if taken else None


# Counting


@rule("TRA-GENER-06")
def generator_worth(battle: Battle, seat: SeatId, kind: str) -> int:
    """What a point is worth at the generator: alpha 2, omega 2, gamma 4."""
    return {ALPHA: 2, OMEGA: 2, GAMMA: 4}.get(kind, 0)


@rule("TRA-ATTACK-06")
def attack_worth(battle: Battle, seat: SeatId, kind: str) -> int:
    """What a point is worth in the attack: alpha 2, omega 2, gamma 8 for the attacker and 4 for the defender."""
    return {ALPHA: 2, OMEGA: 2, GAMMA: 8 if seat == battle.state.attacker else 4}.get(kind, 0)


@rule("TRA-GENER-06")
def generator_prize(battle: Battle, seat: SeatId, unit: Unit) -> int:
    """An eliminated infantry unit is worth 1 at the generator, armour 2."""
    return 2 if battle.armoured(unit) else 1


@rule("TRA-ATTACK-06")
def attack_prize(battle: Battle, seat: SeatId, unit: Unit) -> int:
    """Any eliminated unit is worth 1 to the attacker and 2 to the defender."""
    return 1 if seat == battle.state.attacker else 2


@rule("TRA-VP-04")
def eliminated(battle: Battle, seat: SeatId) -> list[Unit]:
    """Every enemy unit without a model left counts, whatever removed the last; one that came back counts again."""
    return [battle.unit(index) for index in battle.state.fallen if battle.unit(index).owner != seat]


@rule("TRA-VP-03")
def gained(battle: Battle, seat: SeatId) -> tuple[int, int]:
    """Victory and reinforcement points of this turn: every point controlled pays in every debriefing."""
    attack = battle.setup.scenario == ATTACK
    worth, prize = (attack_worth, attack_prize) if attack else (generator_worth, generator_prize)
    held = [point.kind for point in battle.state.points if point.holder == seat]
    reinforcement = sum(worth(battle, seat, kind) for kind in held if kind == ALPHA)
    victory = sum(worth(battle, seat, kind) for kind in held if kind != ALPHA)
    return victory + sum(prize(battle, seat, unit) for unit in eliminated(battle, seat)), reinforcement


@rule("TRA-VP-01", always=True)
def add_points(battle: Battle, seat: SeatId, victory: int, reinforcement: int) -> None:
    """What was gained this turn is added to what was gained before."""
    side = battle.side(seat)
    side.victory += victory
    side.reinforcement += reinforcement
    if victory or reinforcement:
        battle.tell(
            PointsGained(
                seat=seat,
                victory=victory,
                reinforcement=reinforcement,
                total=side.victory,
                pool=side.reinforcement,
            )
        )


def score(battle: Battle) -> None:
    """Both players count their points; what was eliminated is counted once."""
    for seat in SEATS:
        add_points(battle, seat, *gained(battle, seat))
    battle.state.fallen = []


# The end


def ends(battle: Battle) -> str:
    """Why the scenario is over, or nothing."""
    return reached(battle) or spent(battle)


@rule("TRA-VP-02", otherwise="", always=True)
def reached(battle: Battle) -> str:
    """The game ends when a player has the victory points that the scenario asks for."""
    there = [battle.side(seat).victory >= threshold(battle) for seat in SEATS]
    return (at_the_same_time(battle) if all(there) else REACHED) if any(there) else ""


def threshold(battle: Battle) -> int:
    """How many victory points end the game."""
    return attack_threshold() if battle.setup.scenario == ATTACK else generator_threshold()


@rule("TRA-GENER-07", otherwise=10**6)
def generator_threshold() -> int:
    """At the generator 20 victory points end the game."""
    return ENOUGH


@rule("TRA-ATTACK-07", otherwise=10**6)
def attack_threshold() -> int:
    """In the attack 20 victory points end the game."""
    return ENOUGH


def at_the_same_time(battle: Battle) -> str:
    """Who reaches the number in the same turn as the other draws, whatever the totals."""
    return BOTH_REACHED


def spent(battle: Battle) -> str:
    """Why the game ends although nobody has enough points, or nothing."""
    return attack_spent(battle) if battle.setup.scenario == ATTACK else generator_spent(battle)


@rule("TRA-GENER-08", otherwise="", always=True)
def generator_spent(battle: Battle) -> str:
    """The game at the generator ends when a player can score no more."""
    return SPENT if any(can_score_no_more(battle, seat) for seat in SEATS) else ""


@rule("TRA-ATTACK-07", otherwise="")
def attack_spent(battle: Battle) -> str:
    """The attack ends when a player can score no more."""
    return SPENT if any(can_score_no_more(battle, seat) for seat in SEATS) else ""


@rule("TRA-SCEN-03", otherwise=False, always=True)
def can_score_no_more(battle: Battle, seat: SeatId) -> bool:
    """Nobody on the table, in reserve or about to return, and no reinforcement that could be paid for now."""
    own = [unit for unit in battle.state.units if unit.owner == seat]
    left = any(unit.place in ("table", "reserve") or will_return(battle, unit) for unit in own)
    return not left and not can_recruit(battle, seat)


def final(state: State) -> Outcome | None:
    """How the game ended: more victory points win; both at the threshold in one turn is a draw."""
    if not state.ended:
        return None
    scores = tuple(side.victory for side in state.sides)
    drawn = state.ended == BOTH_REACHED or scores[0] == scores[1]
    return Outcome(None if drawn else int(scores[1] > scores[0]), state.ended, scores)
