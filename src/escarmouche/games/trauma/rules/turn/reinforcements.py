"""Reinforcements: units of the reinforcement section, bought with reinforcement points."""

from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import ChooseSome, Key, Option, Question, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.turn import Recruited
from escarmouche.games.trauma.rules.state import Unit
from escarmouche.games.trauma.rules.turn.simultaneous import SEATS, at_once

ASK_RECRUIT = Asks("recruit", "<unit>", about=("points",), says=("cost", "unit"))


@rule("TRA-REINF-01", otherwise=[])
def recruits(battle: Battle, seat: SeatId) -> list[Unit]:
    """A player with reinforcement points may buy units of his own reinforcement section, in this step only."""
    if battle.side(seat).reinforcement == 0:
        return []
    return [unit for unit in battle.state.units if unit.owner == seat and unit.place == "section"]


@rule("TRA-REINF-02", otherwise=0)
def price(battle: Battle, unit: Unit) -> int:
    """A unit costs as many reinforcement points as it costs army points."""
    return battle.profile(unit).cost


@rule("TRA-REINF-06")
def not_in_full(battle: Battle, seat: SeatId, wanted: list[Key]) -> Reason | None:
    """Units are paid for in full at once, never in parts."""
    cost, points = sum(price(battle, battle.unit(int(key))) for key in wanted), battle.side(seat).reinforcement
    return refusal("TRA-REINF-06", "refused-recruits", cost=cost, points=points) if cost > points else None


def recruit_options(battle: Battle, seat: SeatId) -> list[Option]:
    """Every unit of the section with its price."""
    return [
        Option(
            str(unit.id),
            "option-recruit",
            {"unit": unit.id, "cost": price(battle, unit)},
            refused=partial(not_in_full, battle, seat, [str(unit.id)]),
        )
        for unit in recruits(battle, seat)
    ]


def recruit_question(battle: Battle, seat: SeatId) -> Question:
    """Which units of the section are bought."""
    return ChooseSome(
        seat,
        ASK_RECRUIT,
        "TRA-REINF-01",
        lambda: recruit_options(battle, seat),
        data={"points": battle.side(seat).reinforcement},
        judge=partial(not_in_full, battle, seat),
        default=[],
    )


def can_recruit(battle: Battle, seat: SeatId) -> bool:
    """Whether a player could pay for any unit of his section."""
    return any(not_in_full(battle, seat, [str(unit.id)]) is None for unit in recruits(battle, seat))


def recruit(battle: Battle) -> Steps[None]:
    """Whoever can pay for units of his section may recruit."""
    buyers = [seat for seat in SEATS if can_recruit(battle, seat)]
    if buyers:
        yield from recruit_together(battle, buyers)


@rule("TRA-REINF-04")
def recruit_together(battle: Battle, buyers: list[SeatId]) -> Steps[None]:
    """Both players decide at the same time; then both choices are shown."""
    chosen: dict[SeatId, list[Key]] = yield from at_once([recruit_question(battle, seat) for seat in buyers])
    for seat in buyers:
        take_in(battle, seat, [battle.unit(int(key)) for key in chosen[seat]])


def take_in(battle: Battle, seat: SeatId, units: list[Unit]) -> None:
    """Units are paid for and wait in reserve."""
    side = battle.side(seat)
    side.reinforcement = left_over(side.reinforcement, sum(price(battle, unit) for unit in units))
    for unit in units:
        join(unit)
    battle.tell(Recruited(seat=seat, units=tuple(unit.id for unit in units), points=side.reinforcement))


@rule("TRA-REINF-05", otherwise=0, always=True)
def left_over(points: int, cost: int) -> int:
    """Points that are not spent are kept from turn to turn."""
    return points - cost


@rule("TRA-REINF-03", always=True)
def join(unit: Unit) -> None:
    """The card joins the others and is laid in the same turn; the unit is in reserve until it enters."""
    unit.place = "reserve"
