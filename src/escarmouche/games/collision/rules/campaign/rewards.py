"""What a mission is worth in a campaign: experience and income, counted when a game has ended."""

from collections.abc import Callable

from escarmouche.engine.game import Outcome
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.events.turn import Rewarded
from escarmouche.games.collision.rules.mission.mission import (
    AMBUSH,
    DOMINATION,
    HUNT,
    controlled,
    dead,
    gone_out,
    markers_of,
)

CAMPAIGN = NUMBERS["campaign"]
PLAYING: int = CAMPAIGN["playing"]
EACH: int = CAMPAIGN["each"]
WINNING: int = CAMPAIGN["winning"]
INCOME: int = CAMPAIGN["income"]
DOMINATION_INCOME: int = CAMPAIGN["domination_income"]
WINNERS_DRAWS: int = CAMPAIGN["winners_draws"]
LOSERS_DRAWS: int = CAMPAIGN["losers_draws"]


def reward(battle: Battle, outcome: Outcome) -> None:
    """Each gang's experience, shards and draws on the exploration table."""
    for seat in (0, 1):
        experience = experience_of(battle, seat, outcome)
        shards, draws = income_of(battle, seat, outcome)
        stock = ("COL-CAMP-05",)
        battle.tell(Rewarded(seat=seat, experience=experience, shards=shards, draws=draws, rules=stock))


# Experience


def experience_of(battle: Battle, seat: SeatId, outcome: Outcome) -> int:
    """What a gang has learnt in a game, with what it gets for winning."""
    return EXPERIENCE[battle.state.mission](battle, seat) + (WINNING if outcome.winner == seat else 0)


@rule("COL-CAMP-03", otherwise=0)
def kills(battle: Battle, seat: SeatId) -> int:
    """The kills that count are those that count for victory points, each enemy model once a game."""
    return dead(battle.state, 1 - seat)


@rule("COL-HUNT-12", otherwise=0)
def hunt_experience(battle: Battle, seat: SeatId) -> int:
    """Experience for playing, for each enemy killed, and for each collision marker controlled."""
    return PLAYING + EACH * (kills(battle, seat) + markers_controlled(battle, seat))


@rule("COL-HUNT-13", otherwise=0)
def markers_controlled(battle: Battle, seat: SeatId) -> int:
    """A marker is controlled by the player one of whose models carries it."""
    return markers_of(battle, seat)


@rule("COL-AMBUSH-13", otherwise=0)
def ambush_experience(battle: Battle, seat: SeatId) -> int:
    """Experience for playing, for each enemy killed, and for each defending model that left by the attacker's edge."""
    return PLAYING + EACH * (kills(battle, seat) + leaving_experience(battle, seat))


@rule("COL-AMBUSH-14", otherwise=0)
def leaving_experience(battle: Battle, seat: SeatId) -> int:
    """The experience for leaving is the defender's."""
    return 0 if seat == battle.state.attacker else len(gone_out(battle.state, seat))


@rule("COL-DOM-06", otherwise=0)
def domination_experience(battle: Battle, seat: SeatId) -> int:
    """Experience for playing, and for each district controlled at the end."""
    return PLAYING + EACH * len(controlled(battle, seat))


EXPERIENCE: dict[str, Callable[[Battle, SeatId], int]] = {
    HUNT: hunt_experience,
    AMBUSH: ambush_experience,
    DOMINATION: domination_experience,
}


# Income


def income_of(battle: Battle, seat: SeatId, outcome: Outcome) -> tuple[int, int]:
    """The shards that a gang gets for a game, and how often it draws on the exploration table."""
    return INCOMES[battle.state.mission](battle, seat, outcome)


def draws_for(seat: SeatId, outcome: Outcome) -> int:
    """The winner draws three times, the loser twice."""
    if outcome.winner is None:
        return CATALOGUE.number("COL-CAMP-04")
    return WINNERS_DRAWS if outcome.winner == seat else LOSERS_DRAWS


@rule("COL-HUNT-14", otherwise=(0, 0))
def hunt_income(battle: Battle, seat: SeatId, outcome: Outcome) -> tuple[int, int]:
    """30 shards; three draws on the exploration table for the winner, two for the loser."""
    return INCOME, draws_for(seat, outcome)


@rule("COL-AMBUSH-15", otherwise=(0, 0))
def ambush_income(battle: Battle, seat: SeatId, outcome: Outcome) -> tuple[int, int]:
    """30 shards; three draws on the exploration table for the winner, two for the loser."""
    return INCOME, draws_for(seat, outcome)


@rule("COL-DOM-07", otherwise=(0, 0))
def domination_income(battle: Battle, seat: SeatId, outcome: Outcome) -> tuple[int, int]:
    """20 shards and a draw for each district controlled; by option as in the other missions."""
    if battle.option("domination_income") == "30_and_3_or_2":
        return INCOME, draws_for(seat, outcome)
    return DOMINATION_INCOME, len(controlled(battle, seat))


INCOMES: dict[str, Callable[[Battle, SeatId, Outcome], tuple[int, int]]] = {
    HUNT: hunt_income,
    AMBUSH: ambush_income,
    DOMINATION: domination_income,
}
