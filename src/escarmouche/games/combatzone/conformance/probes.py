"""What a conformance case of Combat Zone can measure, each by the unit of the rules that the game itself uses."""

from collections.abc import Callable
from typing import Any

from escarmouche.conformance import measuring as core
from escarmouche.conformance.measuring import OtherAnswers, Probes, Telling, allowed, tells_apart, told
from escarmouche.conformance.notation import CaseError, Names
from escarmouche.engine.game import Game
from escarmouche.engine.ids import Length, PieceId, Place, SeatId
from escarmouche.engine.keys import BETWEEN, read_key
from escarmouche.games.combatzone.rules import measure
from escarmouche.games.combatzone.rules.battle import CENTIMETRE, Battle
from escarmouche.games.combatzone.rules.dice import written
from escarmouche.games.combatzone.rules.entry_points import Armament
from escarmouche.games.combatzone.rules.mission import tables
from escarmouche.games.combatzone.rules.shooting import areas, sight, targets
from escarmouche.games.combatzone.rules.shooting.shots import band_of
from escarmouche.games.combatzone.rules.shooting.weapons import Fire, carried, damage_of, line_of
from escarmouche.games.combatzone.rules.state import Figure, FigureId, GroupId, State
from escarmouche.games.combatzone.rules.turn import action_points, activation
from escarmouche.games.combatzone.rules.turn.cohesion import is_cohesive
from escarmouche.rules.given import given_to, present


class Bench(core.Bench[State]):
    """A table of Combat Zone to measure on."""

    def __init__(self, game: Game[State], names: Names) -> None:
        super().__init__(game, names)
        self.battle = Battle(game)

    def pair(self, figure: FigureId, target: FigureId) -> tuple[Figure, Figure]:
        """A figure and its target, or any other two."""
        return self.battle.figure(figure), self.battle.figure(target)


# Views


def seen(bench: Bench, figure: FigureId, side: SeatId) -> dict[str, Any]:
    """What a side sees of a figure, and what it does not."""
    view: dict[str, Any] = bench.game.view(side)["state"]["figures"][figure]
    return {**view, "unseen": sorted(key for key, value in view.items() if value is None)}


# Distances and sight


def distance(bench: Bench, from_: FigureId, to: FigureId) -> float:
    """How far apart two figures are."""
    return measure.apart(bench.battle, *bench.pair(from_, to)) / CENTIMETRE


def contact(bench: Bench, from_: FigureId, to: FigureId | None = None, piece: PieceId | None = None) -> bool:
    """Whether the bases of two figures touch, or a base and a piece."""
    battle = bench.battle
    if piece is not None:
        return measure.at_piece(battle, battle.figure(from_), battle.table.pieces[battle.table.index(piece)])
    return measure.in_contact(battle, *bench.pair(from_, present(to, "to")))


def band(
    bench: Bench,
    weapon: Armament,
    length: Length | None = None,
    from_: FigureId | None = None,
    to: FigureId | None = None,
) -> str:
    """The range band of a weapon at a length, or between two figures."""
    if length is not None:
        return band_of(line_of(weapon), length)
    both = bench.pair(present(from_, "from"), present(to, "to"))
    return band_of(line_of(weapon), measure.apart(bench.battle, *both))


def sees(bench: Bench, figure: FigureId, target: FigureId | None = None, at: Place | None = None) -> bool:
    """Whether a figure sees another, or a point of the ground."""
    battle = bench.battle
    if at is not None:
        x, y, surface = at
        return sight.ground_seen(battle, battle.figure(figure), x, y, battle.z(surface))
    return sight.sees(battle, *bench.pair(figure, present(target, "target")))


def points_seen(bench: Bench, figure: FigureId, target: FigureId) -> dict[str, int]:
    """How many of the 25 points of a target a figure sees, and how many are screened."""
    found = sight.points(bench.battle, *bench.pair(figure, target))
    return {"visible": found.visible, "screened": found.screened}


def cover(bench: Bench, figure: FigureId, target: FigureId) -> str:
    """The class of cover that a target has from a figure."""
    return sight.cover_from(bench.battle, *bench.pair(figure, target)) or "none"


def in_arc(bench: Bench, figure: FigureId, target: FigureId) -> bool:
    """Whether a target is in the arc of a figure."""
    return sight.in_arc(*bench.pair(figure, target))


# Points, cohesion, actions


def allowance(bench: Bench, figure: FigureId) -> int:
    """The action points of a figure this turn."""
    return action_points.allowance(bench.battle, bench.battle.figure(figure))


def cohesive(bench: Bench, group: GroupId) -> bool:
    """Whether a group is in cohesion as it stands."""
    return is_cohesive(bench.battle, bench.battle.state.groups[group])


def may(bench: Bench, figure: FigureId, key: str) -> bool:
    """Whether a figure may carry out an action."""
    actor = bench.battle.figure(figure)
    offer = activation.offers(bench.battle, actor).get(key)
    if offer is not None:
        return allowed(activation.refused(bench.battle, actor, offer))
    missing = activation.not_there(key)
    return missing is not None and allowed(missing)


def prices(bench: Bench, figure: FigureId) -> dict[str, int]:
    """What the actions of a figure cost, by their keys, and by the beginnings of these."""
    offers = activation.offers(bench.battle, bench.battle.figure(figure))
    costs = {key: offer.cost for key, offer in offers.items()}
    return {key: cost for written, cost in costs.items() for key in (written.split(BETWEEN)[0], written)}


def weapon(bench: Bench, weapon: Armament) -> dict[str, Any]:
    """A line of the weapon table."""
    line = line_of(weapon)
    lengths = {key: getattr(line, key) / CENTIMETRE for key in ("point_blank", "short", "long")}
    damage = written(damage_of(bench.battle, line))
    return {"rate": line.rate, "category": line.category, "damage": damage, **lengths, "radius": line.radius}


def shown(bench: Bench, figure: FigureId, target: FigureId, key: str) -> dict[str, Any]:
    """What a shooter is shown of a target before he declares a shot: its range, whether with odds, and the rings."""
    battle, (shooter, aim) = bench.battle, bench.pair(figure, target)
    wanted = read_key(key, Fire, *areas.KEYS)
    if not isinstance(wanted, areas.Throw) and wanted.place >= len(battle.arsenal(shooter)):
        name = bench.names.kinds["figure"][figure][0]
        raise CaseError("case-no-weapon-there", figure=name, word=repr(wanted.place))
    if isinstance(wanted, Fire):
        line = carried(battle.arsenal(shooter)[wanted.place])
        option = targets.target_option(battle, shooter, line, wanted.how, aim)
    else:
        line = areas.weapon_for(battle, shooter, wanted)
        option = areas.aim_option(battle, shooter, line, aim)
    rings = [length / CENTIMETRE for length in targets.rings(battle, line).values()]
    range_shown = {key: value for key, value in option.data.items() if key != "target"}
    return {**range_shown, "odds": option.forecast is not None, "rings": rings}


def terrain(bench: Bench) -> bool:
    """Whether the pieces of terrain lie far enough apart."""
    return allowed(tables.too_close(bench.battle.setup.table))


MEASURED: tuple[Callable[..., Any], ...] = (
    seen,
    distance,
    contact,
    band,
    sees,
    points_seen,
    cover,
    in_arc,
    allowance,
    cohesive,
    may,
    prices,
    weapon,
    terrain,
    shown,
)
PROBES: Probes = {
    "told": (told, Telling),
    "tells_apart": (tells_apart, OtherAnswers),
    **{one.__name__: given_to(one) for one in MEASURED},
}
