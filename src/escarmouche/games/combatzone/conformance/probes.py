"""What a conformance case of Combat Zone can measure, each by the unit of the rules that the game itself uses."""

from typing import Any

import msgspec

from escarmouche.conformance import measuring as core
from escarmouche.conformance.measuring import OtherAnswers, Probes, Telling, allowed, tells_apart, told
from escarmouche.conformance.notation import CaseError, Names
from escarmouche.engine.game import Game
from escarmouche.engine.ids import Length, PieceId, Place, SeatId
from escarmouche.engine.keys import BETWEEN, read_key
from escarmouche.games.combatzone.rules import measure
from escarmouche.games.combatzone.rules.battle import CENTIMETRE, Battle
from escarmouche.games.combatzone.rules.dice import written
from escarmouche.games.combatzone.rules.entry_points import Action, Armament, OfBoth, OfFigure, OfGroup
from escarmouche.games.combatzone.rules.mission import tables
from escarmouche.games.combatzone.rules.shooting import areas, sight, targets
from escarmouche.games.combatzone.rules.shooting.shots import band_of
from escarmouche.games.combatzone.rules.shooting.weapons import Fire, damage_of, line_of
from escarmouche.games.combatzone.rules.state import Figure, FigureId, State
from escarmouche.games.combatzone.rules.turn import action_points, activation
from escarmouche.games.combatzone.rules.turn.cohesion import is_cohesive
from escarmouche.rules.given import Given, present


class Bench(core.Bench[State]):
    """A table of Combat Zone to measure on."""

    def __init__(self, game: Game[State], names: Names) -> None:
        super().__init__(game, names)
        self.battle = Battle(game)

    def pair(self, given: OfBoth) -> tuple[Figure, Figure]:
        """A figure and its target."""
        return self.battle.figure(given.figure), self.battle.figure(given.target)


class SeenBy(OfFigure, frozen=True):
    """A figure and who looks at it."""

    side: SeatId


class Pair(Given, frozen=True):
    """Two figures."""

    one: FigureId = msgspec.field(name="from")
    other: FigureId = msgspec.field(name="to")


class Touching(Given, frozen=True):
    """A figure, and another one or a piece of scenery."""

    one: FigureId = msgspec.field(name="from")
    other: FigureId | None = msgspec.field(name="to", default=None)
    piece: PieceId | None = None


class OfWeapon(Given, frozen=True):
    """A weapon of the table."""

    weapon: Armament


class Reaching(OfWeapon, frozen=True):
    """A weapon at a length, or between two figures."""

    length: Length | None = None
    one: FigureId | None = msgspec.field(name="from", default=None)
    other: FigureId | None = msgspec.field(name="to", default=None)


class LookingAt(OfFigure, frozen=True):
    """A figure that looks at another, or at a point of the ground."""

    target: FigureId | None = None
    at: Place | None = None


class Aiming(OfBoth, frozen=True):
    """A figure that would do something to another."""

    key: str


# Views


def seen(bench: Bench, given: SeenBy) -> dict[str, Any]:
    """What a side sees of a figure, and what it does not."""
    view: dict[str, Any] = bench.game.view(given.side)["state"]
    figure: dict[str, Any] = view["figures"][given.figure]
    return {**figure, "unseen": sorted(key for key, value in figure.items() if value is None)}


# Distances and sight


def distance(bench: Bench, given: Pair) -> float:
    """How far apart two figures are."""
    battle = bench.battle
    return measure.apart(battle, battle.figure(given.one), battle.figure(given.other)) / CENTIMETRE


def contact(bench: Bench, given: Touching) -> bool:
    """Whether the bases of two figures touch, or a base and a piece."""
    battle, figure = bench.battle, bench.battle.figure(given.one)
    if given.piece is not None:
        return measure.at_piece(battle, figure, battle.table.pieces[battle.table.index(given.piece)])
    return measure.in_contact(battle, figure, battle.figure(present(given.other, "to")))


def band(bench: Bench, given: Reaching) -> str:
    """The range band of a weapon at a length, or between two figures."""
    battle, length = bench.battle, given.length
    if length is None:
        one, other = present(given.one, "from"), present(given.other, "to")
        return band_of(line_of(given.weapon), measure.apart(battle, battle.figure(one), battle.figure(other)))
    return band_of(line_of(given.weapon), length)


def sees(bench: Bench, given: LookingAt) -> bool:
    """Whether a figure sees another, or a point of the ground."""
    battle, figure = bench.battle, bench.battle.figure(given.figure)
    if given.at is not None:
        x, y, surface = given.at
        return sight.ground_seen(battle, figure, x, y, battle.z(surface))
    return sight.sees(battle, figure, battle.figure(present(given.target, "target")))


def points_seen(bench: Bench, given: OfBoth) -> dict[str, int]:
    """How many of the 25 points of a target a figure sees, and how many are screened."""
    found = sight.points(bench.battle, *bench.pair(given))
    return {"visible": found.visible, "screened": found.screened}


def cover(bench: Bench, given: OfBoth) -> str:
    """The class of cover that a target has from a figure."""
    return sight.cover_from(bench.battle, *bench.pair(given)) or "none"


def in_arc(bench: Bench, given: OfBoth) -> bool:
    """Whether a target is in the arc of a figure."""
    return sight.in_arc(*bench.pair(given))


# Points, cohesion, actions


def allowance(bench: Bench, given: OfFigure) -> int:
    """The action points of a figure this turn."""
    return action_points.allowance(bench.battle, bench.battle.figure(given.figure))


def cohesive(bench: Bench, given: OfGroup) -> bool:
    """Whether a group is in cohesion as it stands."""
    return is_cohesive(bench.battle, bench.battle.state.groups[given.group])


def may(bench: Bench, given: Action) -> bool:
    """Whether a figure may carry out an action."""
    figure = bench.battle.figure(given.figure)
    for offer in activation.offers(bench.battle, figure):
        if str(offer.key) == given.key:
            return allowed(activation.refused(bench.battle, figure, offer))
    missing = activation.not_there(given.key)
    return missing is not None and allowed(missing)


def prices(bench: Bench, given: OfFigure) -> dict[str, int]:
    """What the actions of a figure cost, by their keys, and by the beginnings of these."""
    offers = activation.offers(bench.battle, bench.battle.figure(given.figure))
    costs = {str(offer.key): offer.cost for offer in offers}
    return {key: cost for written, cost in costs.items() for key in (written.split(BETWEEN)[0], written)}


def weapon(bench: Bench, given: OfWeapon) -> dict[str, Any]:
    """A line of the weapon table."""
    line = line_of(given.weapon)
    lengths = {key: getattr(line, key) / CENTIMETRE for key in ("point_blank", "short", "long")}
    damage = written(damage_of(bench.battle, line))
    return {"rate": line.rate, "category": line.category, "damage": damage, **lengths, "radius": line.radius}


def shown(bench: Bench, given: Aiming) -> dict[str, Any]:
    """What a shooter is shown of a target before he declares a shot: its range, whether with odds, and the rings."""
    battle, (figure, target) = bench.battle, bench.pair(given)
    wanted = read_key(given.key, Fire, *areas.KEYS)
    if not isinstance(wanted, areas.Throw) and wanted.place >= len(battle.arsenal(figure)):
        name = bench.names.kinds["figure"][figure.id][0]
        raise CaseError("case-no-weapon-there", figure=name, word=repr(wanted.place))
    if isinstance(wanted, Fire):
        line = line_of(battle.arsenal(figure)[wanted.place].key)
        option = targets.target_option(battle, figure, line, wanted.how, target)
    else:
        line = areas.weapon_for(battle, figure, wanted)
        option = areas.aim_option(battle, figure, line, target)
    rings = [length / CENTIMETRE for length in targets.rings(battle, line).values()]
    range_shown = {key: value for key, value in option.data.items() if key != "target"}
    return {**range_shown, "odds": option.forecast is not None, "rings": rings}


def terrain(bench: Bench, given: Given) -> bool:
    """Whether the pieces of terrain lie far enough apart."""
    return allowed(tables.too_close(bench.battle.setup.table))


PROBES: Probes = {
    "seen": (seen, SeenBy),
    "told": (told, Telling),
    "tells_apart": (tells_apart, OtherAnswers),
    "distance": (distance, Pair),
    "contact": (contact, Touching),
    "band": (band, Reaching),
    "sees": (sees, LookingAt),
    "points_seen": (points_seen, OfBoth),
    "cover": (cover, OfBoth),
    "in_arc": (in_arc, OfBoth),
    "allowance": (allowance, OfFigure),
    "cohesive": (cohesive, OfGroup),
    "may": (may, Action),
    "prices": (prices, OfFigure),
    "weapon": (weapon, OfWeapon),
    "terrain": (terrain, Given),
    "shown": (shown, Aiming),
}
