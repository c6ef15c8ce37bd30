"""Victory points, what brings them, and when and how the game is over."""

import sys

from escarmouche.engine.game import Outcome
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.returning import will_return
from escarmouche.games.trauma.rules.events.mission import PointsGained
from escarmouche.games.trauma.rules.mission.opening import ALPHA
from escarmouche.games.trauma.rules.mission_sheet import Scored
from escarmouche.games.trauma.rules.state import NOBODY_SEAT, OBJECT, State, Unit
from escarmouche.games.trauma.rules.turn.reinforcements import can_recruit
from escarmouche.games.trauma.rules.turn.simultaneous import SEATS

REACHED, BOTH_REACHED, SPENT = "reached", "both-reached", "spent"
TURNS = "turns"
ENDINGS = (REACHED, BOTH_REACHED, SPENT, TURNS)
"""How a game can end."""


# Counting


def class_of(battle: Battle, unit: Unit) -> Scored:
    """By which line an eliminated unit counts."""
    return "armour" if battle.armoured(unit) else "infantry"


@rule("TRA-GENER-06")
def generator_worth(battle: Battle, seat: SeatId, kind: str) -> int:
    """What a point is worth at the generator: alpha 2, omega 2, gamma 4."""
    return battle.sheet.points(kind, battle.part(seat))


@rule("TRA-ATTACK-06")
def attack_worth(battle: Battle, seat: SeatId, kind: str) -> int:
    """What a point is worth in the attack: alpha 2, omega 2, gamma 8 for the attacker and 4 for the defender."""
    return battle.sheet.points(kind, battle.part(seat))


@rule("TRA-GENER-06")
def generator_prize(battle: Battle, seat: SeatId, unit: Unit) -> int:
    """An eliminated infantry unit is worth 1 at the generator, armour 2."""
    return battle.sheet.points(class_of(battle, unit), battle.part(seat))


@rule("TRA-ATTACK-06")
def attack_prize(battle: Battle, seat: SeatId, unit: Unit) -> int:
    """Any eliminated unit is worth 1 to the attacker and 2 to the defender."""
    return battle.sheet.points(class_of(battle, unit), battle.part(seat))


@rule("TRA-VP-04")
def eliminated(battle: Battle, seat: SeatId) -> list[Unit]:
    """Every enemy unit without a model left counts, whatever removed the last; one that came back counts again."""
    return [battle.unit(index) for index in battle.state.fallen if battle.unit(index).owner != seat]


@rule("TRA-VP-03")
def gained(battle: Battle, seat: SeatId) -> tuple[int, int]:
    """Victory and reinforcement points of this turn: every point controlled pays in every debriefing."""
    attack = battle.sheet.is_attack
    worth, prize = (attack_worth, attack_prize) if attack else (generator_worth, generator_prize)
    held = [point.kind for point in battle.state.points if point.holder == seat]
    reinforcement = sum(worth(battle, seat, kind) for kind in held if kind == ALPHA)
    victory = sum(worth(battle, seat, kind) for kind in held if kind != ALPHA)
    victory += sum(prize(battle, seat, unit) for unit in eliminated(battle, seat))
    return victory + operating(battle, seat), reinforcement


def operating(battle: Battle, seat: SeatId) -> int:
    """What a player gains this turn for objects: those that he operated as the first, and those as the last."""
    part, points = battle.part(seat), battle.state.points
    first = sum(point.credit == seat for point in points) * battle.sheet.points("operate", part)
    last = sum(point.kind == OBJECT and point.holder == seat for point in points) * battle.sheet.points("switch", part)
    if first or last:
        note("TRA-OPER-02")
    return first + last


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
    for point in battle.state.points:
        point.credit = NOBODY_SEAT


# The end


def ends(battle: Battle) -> str:
    """Why the mission is over, or nothing."""
    return reached(battle) or spent(battle)


@rule("TRA-VP-02", otherwise="", always=True)
def reached(battle: Battle) -> str:
    """The game ends when a player has the victory points of the mission; both in one turn draw, whatever the totals."""
    there = [battle.side(seat).victory >= threshold(battle) for seat in SEATS]
    return (BOTH_REACHED if all(there) else REACHED) if any(there) else ""


def threshold(battle: Battle) -> int:
    """How many victory points end the game."""
    return attack_threshold(battle) if battle.sheet.is_attack else generator_threshold(battle)


@rule("TRA-GENER-07", otherwise=sys.maxsize)
def generator_threshold(battle: Battle) -> int:
    """At the generator 20 victory points end the game, or as many as the mission says."""
    return battle.sheet.victory


@rule("TRA-ATTACK-07", otherwise=sys.maxsize)
def attack_threshold(battle: Battle) -> int:
    """In the attack 20 victory points end the game, or as many as the mission says."""
    return battle.sheet.victory


def spent(battle: Battle) -> str:
    """Why the game ends although nobody has enough points, or nothing."""
    return attack_spent(battle) if battle.sheet.is_attack else generator_spent(battle)


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


def outcome(state: State) -> Outcome | None:
    """How the game ended: more victory points win; both at the threshold in one turn is a draw."""
    if not state.ended:
        return None
    scores = tuple(side.victory for side in state.sides)
    drawn = state.ended == BOTH_REACHED or scores[0] == scores[1]
    return Outcome(None if drawn else int(scores[1] > scores[0]), state.ended, scores)
