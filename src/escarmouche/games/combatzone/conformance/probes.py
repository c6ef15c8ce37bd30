"""What a conformance case of Combat Zone can measure, each by the unit of the rules that the game itself uses."""

from typing import Any

from escarmouche.conformance import measuring as core
from escarmouche.conformance.measuring import Arguments, OtherAnswers, Probes, Telling, allowed, tells_apart, told
from escarmouche.conformance.notation import CaseError, Names
from escarmouche.engine.game import Game
from escarmouche.engine.keys import BETWEEN, read_key
from escarmouche.games.combatzone.rules import measure
from escarmouche.games.combatzone.rules.battle import CENTIMETRE, Battle
from escarmouche.games.combatzone.rules.dice import written
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.mission import tables
from escarmouche.games.combatzone.rules.shooting import areas, sight, targets
from escarmouche.games.combatzone.rules.shooting.shots import band_of
from escarmouche.games.combatzone.rules.shooting.weapons import GRENADE, SHEET, Fire, damage_of, line_of
from escarmouche.games.combatzone.rules.state import Figure, Group, State
from escarmouche.games.combatzone.rules.turn import action_points, activation
from escarmouche.games.combatzone.rules.turn.cohesion import is_cohesive
from escarmouche.table.table import Piece


class Bench(core.Bench[State]):
    """A table of Combat Zone to measure on."""

    def __init__(self, game: Game[State], names: Names) -> None:
        super().__init__(game, names)
        self.battle = Battle(game)

    def figure(self, data: Arguments, key: str = "figure") -> Figure:
        """The figure an argument names."""
        return self.battle.figure(self.names.find("figure", self.needed(data, key), f"measure.{key}"))

    def group(self, data: Arguments) -> Group:
        """The group an argument names."""
        index: int = self.names.find("group", self.needed(data, "group"), "measure.group")
        return self.battle.state.groups[index]

    def piece(self, data: Arguments) -> Piece:
        """The piece of scenery an argument names."""
        for piece in self.battle.table.pieces:
            if piece.id == self.needed(data, "piece"):
                return piece
        raise CaseError("case-there-is-no", where="measure.piece", what=f"piece {data['piece']!r}")

    def called(self, figure: Figure) -> str:
        """The name of a figure."""
        return self.names.kinds["figure"][figure.id][0]


# Views


def seen(bench: Bench, data: Arguments) -> dict[str, Any]:
    """What a side sees of a figure, and what it does not."""
    view: dict[str, Any] = bench.game.view(bench.seat(data))["state"]
    figure: dict[str, Any] = view["figures"][bench.figure(data).id]
    return {**figure, "unseen": sorted(key for key, value in figure.items() if value is None)}


# Distances and sight


def distance(bench: Bench, data: Arguments) -> float:
    """How far apart two figures are."""
    return measure.apart(bench.battle, bench.figure(data, "from"), bench.figure(data, "to")) / CENTIMETRE


def contact(bench: Bench, data: Arguments) -> bool:
    """Whether the bases of two figures touch, or a base and a piece."""
    if "piece" in data:
        return measure.at_piece(bench.battle, bench.figure(data, "from"), bench.piece(data))
    return measure.in_contact(bench.battle, bench.figure(data, "from"), bench.figure(data, "to"))


def line_named(bench: Bench, data: Arguments) -> Weapon:
    """The line of the weapon that an argument names."""
    key = bench.needed(data, "weapon")
    if key not in SHEET:
        raise CaseError("case-unknown", where="measure.weapon", what=f"weapon {key!r}", known=list(SHEET))
    return line_of(key)


def band(bench: Bench, data: Arguments) -> str:
    """The range band of a weapon at a length, or between two figures."""
    length = data["length"] if "length" in data else distance(bench, data)
    return band_of(line_named(bench, data), length * CENTIMETRE)


def sees(bench: Bench, data: Arguments) -> bool:
    """Whether a figure sees another, or a point of the ground."""
    if "at" in data:
        x, y, surface = bench.place(data["at"], "at")
        return sight.ground_seen(bench.battle, bench.figure(data), x, y, bench.battle.z(surface))
    return sight.sees(bench.battle, bench.figure(data), bench.figure(data, "target"))


def points_seen(bench: Bench, data: Arguments) -> dict[str, int]:
    """How many of the 25 points of a target a figure sees, and how many are screened."""
    found = sight.points(bench.battle, bench.figure(data), bench.figure(data, "target"))
    return {"visible": found.visible, "screened": found.screened}


def cover(bench: Bench, data: Arguments) -> str:
    """The class of cover that a target has from a figure."""
    return sight.cover_from(bench.battle, bench.figure(data), bench.figure(data, "target")) or "none"


def in_arc(bench: Bench, data: Arguments) -> bool:
    """Whether a target is in the arc of a figure."""
    return sight.in_arc(bench.figure(data), bench.figure(data, "target"))


# Points, cohesion, actions


def allowance(bench: Bench, data: Arguments) -> int:
    """The action points of a figure this turn."""
    return action_points.allowance(bench.battle, bench.figure(data))


def cohesive(bench: Bench, data: Arguments) -> bool:
    """Whether a group is in cohesion as it stands."""
    return is_cohesive(bench.battle, bench.group(data))


def may(bench: Bench, data: Arguments) -> bool:
    """Whether a figure may carry out an action."""
    figure, written = bench.figure(data), bench.needed(data, "key")
    key = bench.names.spelt("act", written)
    for offer in activation.offers(bench.battle, figure):
        if str(offer.key) == key:
            return allowed(activation.refused(bench.battle, figure, offer))
    missing = activation.not_there(key)
    return missing is not None and allowed(missing)


def prices(bench: Bench, data: Arguments) -> dict[str, int]:
    """What the actions of a figure cost, by their keys, and by the beginnings of these."""
    costs = {str(offer.key): offer.cost for offer in activation.offers(bench.battle, bench.figure(data))}
    return {key: cost for written, cost in costs.items() for key in (written.split(BETWEEN)[0], written)}


def weapon(bench: Bench, data: Arguments) -> dict[str, Any]:
    """A line of the weapon table."""
    line = line_named(bench, data)
    lengths = {key: getattr(line, key) / CENTIMETRE for key in ("point_blank", "short", "long")}
    damage = written(damage_of(bench.battle, line))
    return {"rate": line.rate, "category": line.category, "damage": damage, **lengths, "radius": line.radius}


def fired(bench: Bench, figure: Figure, key: str) -> tuple[Fire | areas.Launch | areas.Throw, Weapon]:
    """The action and the weapon that a key names: "single:0", "area:grenade"."""
    wanted = read_key(key, Fire, *areas.KEYS)
    if isinstance(wanted, areas.Throw):
        return wanted, line_of(GRENADE)
    arsenal = bench.battle.arsenal(figure)
    if wanted.place >= len(arsenal):
        raise CaseError("case-no-weapon-there", figure=bench.called(figure), word=repr(wanted.place))
    return wanted, line_of(arsenal[wanted.place].key)


def shown(bench: Bench, data: Arguments) -> dict[str, Any]:
    """What a shooter is shown of a target before he declares a shot: its range, whether with odds, and the rings."""
    figure, target = bench.figure(data), bench.figure(data, "target")
    wanted, line = fired(bench, figure, bench.needed(data, "key"))
    if isinstance(wanted, Fire):
        option = targets.target_option(bench.battle, figure, line, wanted.how, target)
    else:
        option = areas.aim_option(bench.battle, figure, line, target)
    rings = [length / CENTIMETRE for length in targets.rings(bench.battle, line).values()]
    range_shown = {key: value for key, value in option.data.items() if key != "target"}
    return {**range_shown, "odds": option.forecast is not None, "rings": rings}


def terrain(bench: Bench, data: Arguments) -> bool:
    """Whether the pieces of terrain lie far enough apart."""
    return allowed(tables.too_close(bench.battle.setup.table))


PROBES: Probes = {
    "seen": (seen, frozenset({"side", "figure"})),
    "told": (told, Telling),
    "tells_apart": (tells_apart, OtherAnswers),
    "distance": (distance, frozenset({"from", "to"})),
    "contact": (contact, frozenset({"from", "to", "piece"})),
    "band": (band, frozenset({"from", "to", "length", "weapon"})),
    "sees": (sees, frozenset({"figure", "target", "at"})),
    "points_seen": (points_seen, frozenset({"figure", "target"})),
    "cover": (cover, frozenset({"figure", "target"})),
    "in_arc": (in_arc, frozenset({"figure", "target"})),
    "allowance": (allowance, frozenset({"figure"})),
    "cohesive": (cohesive, frozenset({"group"})),
    "may": (may, frozenset({"figure", "key"})),
    "prices": (prices, frozenset({"figure"})),
    "weapon": (weapon, frozenset({"weapon"})),
    "terrain": (terrain, frozenset()),
    "shown": (shown, frozenset({"figure", "target", "key"})),
}
