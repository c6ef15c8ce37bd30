"""What may be right in a position of Trauma."""

from collections.abc import Mapping
from typing import Any

from escarmouche.conformance.notation import NONE, CaseError, only
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.games.trauma.conformance.stage import STAGE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.shots import SalvoFired
from escarmouche.games.trauma.rules.events.turn import Activated
from escarmouche.games.trauma.rules.mission.strategic_points import strengths, stronger
from escarmouche.games.trauma.rules.space.lines_of_sight import unit_sees
from escarmouche.games.trauma.rules.state import ORDERS, Strategic, TraumaSetup
from tests.positions.position import Check, Judge, Played

ANNOUNCEMENTS = ("fire", "fire+fire", "fire+move", "move", "move+fire", "move+move", "none")


def acted(game: Game[Any], seat: SeatId) -> bool:
    """Whether one of a side's units has been activated."""
    units = game.state.units
    return any(isinstance(event, Activated) and units[event.unit].owner == seat for event in game.journal)


def _announces(played: Played, wanted: str) -> list[str]:
    if wanted not in ANNOUNCEMENTS:
        raise CaseError("case-unknown", where="right.announces", what=repr(wanted), known=list(ANNOUNCEMENTS))
    announced = played.first("announce")
    return [] if announced == wanted else [f"What was announced is {announced}, not {wanted}."]


def _fires(played: Played, wanted: Mapping[str, str]) -> list[str]:
    """The first target of each of these weapons."""
    only(wanted, _weapons(played), "right.fires")
    for target in wanted.values():
        if target != NONE:
            played.find("unit", target)
    shots = played.told(SalvoFired)
    own = [shot for shot in shots if played.game.state.units[shot.unit].owner == played.seat]
    targets = {shot.weapon: played.name("unit", shot.target) for shot in reversed(own)}
    return [
        f"The {weapon} was fired at {targets.get(weapon, NONE)}, not at {target}."
        for weapon, target in wanted.items()
        if targets.get(weapon, NONE) != target
    ]


def _weapons(played: Played) -> set[str]:
    """What the weapons on the table are called."""
    setup = played.game.setup
    assert isinstance(setup, TraumaSetup)
    return {weapon.name for army in setup.lists for unit in army.units for weapon in unit.weapons}


def _point(played: Played, piece: str) -> Strategic:
    """The strategic point that an element is."""
    points: list[Strategic] = played.game.state.points
    for point in points:
        if point.piece == piece:
            return point
    raise CaseError("case-there-is-no", where="right", what=f"strategic point {piece!r}")


def _controls(played: Played, wanted: str) -> list[str]:
    point = _point(played, wanted)
    holder = stronger(strengths(Battle(played.game), point), point.holder)
    return [] if holder == played.seat else [f"{wanted} is not ours."]


def _ends_unseen(played: Played, wanted: Mapping[str, Any]) -> list[str]:
    units, battle = played.game.state.units, Battle(played.game)
    unit = units[played.find("unit", wanted["unit"])]
    foes = [units[played.find("unit", name)] for name in wanted["from"]]
    return [f"{played.name('unit', foe.id)} sees {wanted['unit']}." for foe in foes if unit_sees(battle, foe, unit)]


def _orders(played: Played, wanted: Mapping[str, str]) -> list[str]:
    """The order of each of these units at the end."""
    found = []
    for name, order in wanted.items():
        if order not in (*ORDERS, NONE):
            raise CaseError("case-unknown", where="right.orders", what=repr(order), known=[*ORDERS, NONE])
        given = list(played.game.state.units[played.find("unit", name)].orders)
        if given != ([] if order == NONE else [order]):
            found.append(f"The orders of {name} are {given}, not {order}.")
    return found


def _lays_first(played: Played, wanted: str) -> list[str]:
    row = played.game.state.sides[played.seat].row
    first = played.name("unit", row[0]) if row else NONE
    return [] if row[:1] == [played.find("unit", wanted)] else [f"{first} lies first, not {wanted}."]


CHECKS: dict[str, Check] = {
    "announces": _announces,
    "fires": _fires,
    "controls": _controls,
    "ends_unseen": _ends_unseen,
    "orders": _orders,
    "lays_first": _lays_first,
}
JUDGE = Judge(STAGE, 90, ("unit", "piece"), CHECKS, {"ends_unseen": ("unit", "from")}, acted, "opportunity")
