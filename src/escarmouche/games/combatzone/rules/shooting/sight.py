"""Lines of sight: 25 points of a body, what blocks and what screens them, the cover it gives, and the arc of fire."""

import math
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import RuleId, note, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle, centimetres
from escarmouche.games.combatzone.rules.measure import within
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.table import geometry
from escarmouche.table.geometry import Body
from escarmouche.table.sight import NO_BODIES
from escarmouche.table.table import Piece, Table

Floats: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
Eye: TypeAlias = tuple[float, float, float]

LIGHT, INTERMEDIATE, HARD, EXTRA_HARD = "light", "intermediate", "hard", "extra_hard"
CLASSES = (LIGHT, INTERMEDIATE, HARD, EXTRA_HARD)
"""The classes of cover, from the worst to the best."""
COVER: Mapping[str, str] = {line["key"]: line["cover"] for line in NUMBERS["material"]}
MATERIALS = tuple(COVER)
SEE_THROUGH = frozenset(line["key"] for line in NUMBERS["material"] if not line["opaque"])
OPAQUE_TRAIT, SCREEN_TRAIT = "opaque", "seethrough"
PREFIX = "material:"
DOT = "."
"""Between the name of a piece of terrain and that of its part, where it has several."""
RULES = NUMBERS["sight"]
EYE: float = RULES["eye_share_of_height"]
COLUMNS: Floats = np.repeat(np.array(RULES["columns_in_radii"]), len(RULES["heights_in_shares"]))
LEVELS: Floats = np.tile(np.array(RULES["heights_in_shares"]), len(RULES["columns_in_radii"]))
POINTS: int = RULES["points"]
COVERED_FROM: int = RULES["cover_from_screened"]
LOOKED_OVER = centimetres(RULES["look_over_cm"])
ABOVE_GROUND = centimetres(0.1)
ARC = NUMBERS["fire_arc_degrees"] * 10
SCREENS = (OPAQUE_TRAIT, SCREEN_TRAIT)
ONE_GROUP = np.zeros(1, np.int64)


class Seen(msgspec.Struct, frozen=True):
    """What an eye sees of a body: how many of its 25 points are not blocked, how many screened, and by what.

    For every piece of terrain that screens some: its material and their number. The parts of a piece count together
    as far as they are of one material.
    """

    visible: int
    screened: int = 0
    by: tuple[tuple[str, int], ...] = ()


OPEN = Seen(POINTS)


# Eyes and points


def eye_of(body: Body) -> Eye:
    """Where a body's eye is: on its axis, near the top."""
    return body.x, body.y, body.z + EYE * body.height


def points_of(body: Body, x: float, y: float) -> Floats:
    """The 25 points of a body as it is looked at from a place: five columns across the line of sight, five heights."""
    away = math.hypot(body.x - x, body.y - y)
    across = ((y - body.y) / away, (body.x - x) / away) if away else (1.0, 0.0)
    points = np.empty((POINTS, 3))
    points[:, 0] = body.x + COLUMNS * (body.radius * across[0])
    points[:, 1] = body.y + COLUMNS * (body.radius * across[1])
    points[:, 2] = body.z + LEVELS * body.height
    return points


def points_of_all(bodies: Sequence[Body], x: float, y: float) -> Floats:
    """The 25 points of each of some bodies as they are looked at from a place."""
    rows = np.array([(body.x, body.y, body.z, body.radius, body.height) for body in bodies], float)
    away = np.array([math.hypot(body.x - x, body.y - y) for body in bodies])
    far, apart = away > 0, np.where(away > 0, away, 1.0)
    points = np.empty((len(bodies), POINTS, 3))
    points[:, :, 0] = rows[:, 0, None] + COLUMNS * (rows[:, 3] * np.where(far, (y - rows[:, 1]) / apart, 1.0))[:, None]
    points[:, :, 1] = rows[:, 1, None] + COLUMNS * (rows[:, 3] * np.where(far, (rows[:, 0] - x) / apart, 0.0))[:, None]
    points[:, :, 2] = rows[:, 2, None] + LEVELS * rows[:, 4, None]
    return points


def looks_over(body: Body, piece: Piece) -> bool:
    """Whether a piece is close by and not above the eye: one looks over it."""
    if piece.top > eye_of(body)[2]:
        return False
    return within(geometry.to_piece(piece, body.x, body.y) - body.radius, LOOKED_OVER)


def looked_over(battle: Battle, body: Body) -> tuple[int, ...]:
    """The pieces that a figure looks over."""
    known: dict[Body, tuple[int, ...]] = battle.known("looked-over")
    found = known.get(body)
    if found is None:
        found = known[body] = tuple(index for index, piece in _close_by(battle.table, body) if looks_over(body, piece))
    return found


def _close_by(table: Table, body: Body) -> list[tuple[int, Piece]]:
    """The pieces that block or screen sight and could be near enough to be looked over, by their traits."""
    boxes: list[tuple[int, Piece, int, int, int, int]] | None = table.__dict__.get("screens")
    if boxes is None:
        pieces = [pair for trait in SCREENS for pair in table.having(trait)]
        boxes = table.__dict__["screens"] = [(index, piece, *piece.box) for index, piece in pieces]
    x, y, reach = body.x, body.y, LOOKED_OVER + body.radius + 2
    return [
        (index, piece)
        for index, piece, left, front, right, back in boxes
        if left - reach <= x <= right + reach and front - reach <= y <= back + reach
    ]


# Looking


def in_between(battle: Battle, eye: Eye, points: Floats, ignored: Sequence[int]) -> list[int]:
    """The pieces that could screen some of the points, seen from above."""
    rows = battle.sight.pieces
    low = np.minimum(points.min(axis=0), eye)
    high = np.maximum(points.max(axis=0), eye)
    near = battle.sight.blocks(SCREENS) & (rows[:, 2] < high[0]) & (rows[:, 4] > low[0])
    near &= (rows[:, 3] < high[1]) & (rows[:, 5] > low[1]) & (rows[:, 1] > low[2]) & (rows[:, 0] < high[2])
    return [int(index) for index in np.flatnonzero(near) if index not in ignored]


def look(battle: Battle, eye: Eye, body: Body, ignored: Sequence[int] = ()) -> Seen:
    """Look from an eye at every point of a body, piece by piece."""
    points = points_of(body, eye[0], eye[1])
    if battle.sight.probe(eye, points, open_pieces=ignored, traits=SCREENS).count == POINTS:
        return OPEN
    blocked, screened = np.zeros(POINTS, np.bool_), np.zeros(POINTS, np.bool_)
    shadows: dict[tuple[str, str], Flags] = {}
    for index in in_between(battle, eye, points, ignored):
        shadow = shadow_of(battle, index, eye, points)
        if shadow.any():
            piece = battle.table.pieces[index]
            whole = feature_of(piece), material_of(piece)
            shadows[whole] = shadow | shadows.get(whole, False)
            screened |= shadow
            if piece.has(OPAQUE_TRAIT):
                blocked |= shadow
    by = tuple((material, int(shadow.sum())) for (_, material), shadow in shadows.items())
    return Seen(POINTS - int(blocked.sum()), int(screened.sum()), by)


def shadow_of(battle: Battle, index: int, eye: Eye, points: Floats) -> Flags:
    """Which points one piece screens."""
    sight = battle.sight
    mask = np.zeros(len(sight.pieces), np.bool_)
    mask[index] = True
    blockers = np.empty(len(points), np.int32)
    start = (float(eye[0]), float(eye[1]), float(eye[2]))
    sight.kernels().probe(sight.pieces, sight.edges, mask, start, points, NO_BODIES, sight.graze, blockers)
    shadow: Flags = blockers >= 0
    return shadow


def points_between(battle: Battle, viewer: Body, target: Body) -> Seen:
    """What a figure standing like this sees of another."""
    looks: dict[tuple[Body, Body], Seen] = battle.known("looks")
    found = looks.get((viewer, target))
    if found is None:
        found = looks[viewer, target] = look(battle, eye_of(viewer), target, looked_over(battle, viewer))
    return found


def points_from(battle: Battle, x: int, y: int, z: int, target: Figure) -> Seen:
    """What can be seen of a figure from a point in the air, such as the heart of a blast; nothing is looked over."""
    body = battle.body(target)
    looks: dict[tuple[Eye, Body], Seen] = battle.known("blasts")
    found = looks.get(((x, y, z), body))
    if found is None:
        found = looks[(x, y, z), body] = look(battle, (x, y, z), body)
    return found


@rule("CBZ-SHOOT-06", always=True)
def points(battle: Battle, viewer: Figure, target: Figure) -> Seen:
    """What a figure sees of the 25 points of another; pieces screen them, and block them if they are opaque."""
    note("CBZ-GEN-02")
    return points_between(battle, battle.body(viewer), battle.body(target))


def visible_between(battle: Battle, viewer: Body, target: Body) -> int:
    """How many points of one body another sees, without asking what screens the others."""
    counts: dict[tuple[Body, Body], int] = battle.known("visible")
    found = counts.get((viewer, target))
    if found is None:
        eye = eye_of(viewer)
        spots = points_of(target, eye[0], eye[1])
        seen = battle.sight.probe(eye, spots, open_pieces=looked_over(battle, viewer), traits=(OPAQUE_TRAIT,))
        found = counts[viewer, target] = seen.count
    return found


def visible_of_all(battle: Battle, viewer: Body, targets: Sequence[Body]) -> list[int]:
    """How many points one body sees of each of some others, all looked at together."""
    counts: dict[tuple[Body, Body], int] = battle.known("visible")
    new = [target for target in targets if (viewer, target) not in counts]
    if new:
        eye, pieces = eye_of(viewer), len(battle.table.pieces)
        opened = np.zeros((1, pieces), np.bool_)
        opened[0, list(looked_over(battle, viewer))] = True
        found = battle.sight.survey(
            np.array([eye], float), ONE_GROUP, opened,
            points_of_all(new, eye[0], eye[1]), np.ones(len(new), np.int64), np.zeros((len(new), pieces), np.bool_),
            NO_BODIES, ONE_GROUP[:0], traits=(OPAQUE_TRAIT,),
        )  # fmt: skip
        counts.update({(viewer, target): seen for target, seen in zip(new, found[0].tolist(), strict=True)})
    return [counts[viewer, target] for target in targets]


@rule("CBZ-SHOOT-06", always=True)
def sees(battle: Battle, viewer: Figure, target: Figure) -> bool:
    """A figure has a line of sight to another if at least one of its points is not blocked."""
    return visible_between(battle, battle.body(viewer), battle.body(target)) > 0


@rule("CBZ-SHOOT-06", always=True)
def ground_seen(battle: Battle, viewer: Figure, x: int, y: int, z: int) -> bool:
    """A point of ground is seen if the line to just above it is not blocked."""
    body = battle.body(viewer)
    spot = (float(x), float(y), float(z + ABOVE_GROUND))
    crossed = battle.sight.crossed(eye_of(body), spot, (OPAQUE_TRAIT,), open_pieces=looked_over(battle, body))
    return not crossed


# Cover


@rule("CBZ-WND-16", otherwise="", always=True)
def cover_class(battle: Battle, seen: Seen) -> str:
    """With 7 points or more screened a figure is in cover, that of the piece that screens most; the better if equal."""
    if seen.screened < COVERED_FROM:
        return ""
    classes = [(count, cover_of(material)) for material, count in seen.by]
    return max(((count, kind) for count, kind in classes if kind), key=_better, default=(0, ""))[1]


def _better(cover: tuple[int, str]) -> tuple[int, int]:
    count, kind = cover
    return count, CLASSES.index(kind)


def cover_from(battle: Battle, viewer: Figure, target: Figure) -> str:
    """The class of cover that a target has from a shooter."""
    return cover_class(battle, points(battle, viewer, target))


def _cover(number: RuleId, kind: str) -> Reason:
    return Reason(CATALOGUE.number(number), number, "reason-cover", {"cover": kind})


@rule("CBZ-WND-05")
def light_cover(kind: str) -> Reason | None:
    """Light cover takes 1 from a wound roll."""
    return _cover("CBZ-WND-05", kind) if kind == CLASSES[0] else None


@rule("CBZ-WND-06")
def intermediate_cover(kind: str) -> Reason | None:
    """Intermediate cover takes 2 from a wound roll."""
    return _cover("CBZ-WND-06", kind) if kind == CLASSES[1] else None


@rule("CBZ-WND-07")
def hard_cover(kind: str) -> Reason | None:
    """Hard cover takes 3 from a wound roll."""
    return _cover("CBZ-WND-07", kind) if kind == CLASSES[2] else None


@rule("CBZ-WND-08")
def extra_hard_cover(kind: str) -> Reason | None:
    """Extra-hard cover takes 4 from a wound roll."""
    return _cover("CBZ-WND-08", kind) if kind == CLASSES[3] else None


def cover_reason(battle: Battle, seen: Seen) -> Reason | None:
    """What cover takes from a wound roll."""
    kind = cover_class(battle, seen)
    return light_cover(kind) or intermediate_cover(kind) or hard_cover(kind) or extra_hard_cover(kind)


# The arc of fire


@rule("CBZ-SHOOT-07", always=True)
def in_front(shooter: Figure, x: int, y: int) -> bool:
    """A point on the line square to the facing, or before it, is in the arc."""
    return geometry.in_arc(shooter.facing, ARC, shooter.x, shooter.y, x, y)


def in_arc(shooter: Figure, target: Figure) -> bool:
    """Whether a figure's centre lies in the arc of fire of another."""
    return in_front(shooter, target.x, target.y)


# What terrain is made of


def material_of(piece: Piece) -> str:
    """What a piece is made of; nothing where it does not matter."""
    return next((trait[len(PREFIX) :] for trait in piece.traits if trait.startswith(PREFIX)), "")


def feature_of(piece: Piece) -> str:
    """The piece of terrain that was set down as one, of which this is a part or the whole."""
    return piece.id.partition(DOT)[0]


def traits_of(material: str) -> frozenset[str]:
    """The traits of a material: its name, and whether it blocks sight or only screens."""
    return frozenset({PREFIX + material, SCREEN_TRAIT if material in SEE_THROUGH else OPAQUE_TRAIT})


def with_material(piece: Piece, material: str = "") -> Piece:
    """A piece with the traits of what it is made of, by default what they name; a solid one without any is opaque."""
    made_of = material or material_of(piece)
    if made_of:
        added = traits_of(made_of)
    else:
        added = frozenset({OPAQUE_TRAIT}) if piece.has("blocking") else frozenset()
    return msgspec.structs.replace(piece, traits=piece.traits | added) if added else piece


def with_materials(table: Table) -> Table:
    """A table on which every piece has the traits of what it is made of."""
    return msgspec.structs.replace(table, pieces=tuple(with_material(piece) for piece in table.pieces))


@rule("CBZ-WND-19", otherwise="")
def cover_of(material: str) -> str:
    """The class of cover follows the material: hedges are light, wood intermediate, brick hard, concrete extra hard."""
    return COVER.get(material, "")
