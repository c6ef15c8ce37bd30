"""What the players agree on before the game: two armies, a mission, and how many points each may be worth."""

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.battle import NUMBERS
from escarmouche.games.trauma.rules.lists.profile import Army
from escarmouche.games.trauma.rules.state import NOBODY_SEAT, Mission, TraumaSetup
from escarmouche.rules.missions import zone_off_table

GENERATOR: Final = "generator"
ATTACK: Final = "attack"
MISSIONS: tuple[Mission, ...] = (GENERATOR, ATTACK)
FORMATS: dict[int, int] = {one["army_points"]: one["reinforcement"] for one in NUMBERS["formats"]["standard"]}
USUAL = min(FORMATS)
PLAYERS: int = NUMBERS["players"]


# How many points


@rule("TRA-PREP-01")
def agreed(points: int) -> int:
    """The number of army points that the players agree on."""
    return points


@rule("TRA-PREP-06")
def reinforcement_of_format(points: int) -> int:
    """The usual formats are 30 points with 6 in reinforcement and 45 with 11."""
    return FORMATS[points]


@rule("TRA-PREP-09", otherwise=0)
def usual_reinforcement(points: int) -> int:
    """The reinforcement for a number of points where a mission is silent: as the formats say, otherwise a fifth."""
    return reinforcement_of_format(points) if points in FORMATS else points // 5


@rule("TRA-ATTACK-01", otherwise=0)
def attackers_reinforcement(points: int) -> int:
    """The attacker keeps 6 of 30 points in reinforcement, 11 of 45."""
    if points != USUAL:
        note("TRA-ATTACK-09")
    return usual_reinforcement(points)


@rule("TRA-ATTACK-02", "TRA-ATTACK-09")
def defenders_points(points: int) -> int:
    """The defender has as many points as the attacker has in his assault section."""
    return points - usual_reinforcement(points)


# Armies


@rule("TRA-PREP-08", always=True)
def too_dear(total: int, most: int) -> Reason | None:
    """Assault and reinforcement together do not exceed the agreed points."""
    return refusal("TRA-PREP-08", "refused-over-points", total=total, points=most) if total > most else None


@rule("TRA-ATTACK-02")
def has_reserves(worth: int) -> Reason | None:
    """A defender whose list holds back reinforcements is refused."""
    return refusal("TRA-ATTACK-02", "refused-defender-reinforcement", total=worth) if worth else None


@rule("TRA-GENER-01", always=True)
def unequal(points: Sequence[int]) -> Reason | None:
    """At the generator both players have the same number of points."""
    if len(set(points)) <= 1:
        return None
    return refusal("TRA-GENER-01", "refused-unequal-points", points=list(points))


@rule("TRA-COMP-04")
def wrong_number_of_players(count: int) -> Reason | None:
    """The game is played by exactly two sides."""
    return None if count == PLAYERS else refusal("TRA-COMP-04", "refused-two-sides", count=count)


@rule("TRA-UNIT-02")
def composition_is_fixed(unit: int) -> Reason | None:
    """Nobody changes units during the battle; only losses and skills do."""
    return refusal("TRA-UNIT-02", "refused-regrouping", unit=unit)


# The whole set-up


def unknown_mission(key: str) -> Reason | None:
    """Why a game cannot begin with this mission."""
    if key in MISSIONS:
        return None
    return refusal("", "refused-unknown-scenario", scenario=key[:40], known=", ".join(MISSIONS))


def reserves(army: Army) -> int:
    """What the reinforcement section of an army is worth."""
    return sum(unit.cost for unit in army.units if unit.section == "reinforcement")


def parts_refused(setup: TraumaSetup, attacker: SeatId) -> Reason | None:
    """Why the armies do not fit the attack if this seat attacks."""
    attacks, defends = setup.lists[attacker], setup.lists[1 - attacker]
    points = agreed(setup.size)
    return (
        too_dear(attacks.cost, points)
        or too_dear(defends.cost, defenders_points(points))
        or has_reserves(reserves(defends))
    )


def attacker_of(setup: TraumaSetup) -> SeatId:
    """Who attacks: the first seat whose army is of the right size for it."""
    return next((seat for seat in range(PLAYERS) if parts_refused(setup, seat) is None), NOBODY_SEAT)


def lists_refused(setup: TraumaSetup) -> Reason | None:
    """Why these armies cannot play the mission; where the parts are rolled for, one division of them must do."""
    if not setup.mission_sheet.is_attack:
        return next((reason for army in setup.lists if (reason := too_dear(army.cost, agreed(setup.size)))), None)
    if setup.attacker != NOBODY_SEAT:
        return parts_refused(setup, setup.attacker)
    first, second = (parts_refused(setup, seat) for seat in range(PLAYERS))
    return first and second and first


def setup_refused(setup: TraumaSetup) -> Reason | None:
    """Why a game cannot begin."""
    unknown = unknown_mission(setup.mission) if setup.own_mission is UNSET else None
    return (
        wrong_number_of_players(len(setup.lists))
        or unknown
        or lists_refused(setup)
        or zone_off_table(setup.table, setup.mission_sheet)
    )
