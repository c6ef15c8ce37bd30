"""The table: a rectangle with terrain pieces, and the surfaces one can stand on."""

import math
import tomllib
from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import cached_property
from typing import Any, TypeAlias

import msgspec

from escarmouche.engine.ids import PieceId
from escarmouche.engine.reading import sound, toml
from escarmouche.engine.reasons import Reason, refusal

Point: TypeAlias = tuple[int, int]
Floor: TypeAlias = tuple[int, bool, tuple[int, int, int, int]]
"""A surface, whether it fills the rectangle around it, and that rectangle."""

TOLERANCE = 2
"""Thousandths by which lengths may differ and still count as equal."""

LARGEST_SIDE = 500_000
"""Thousandths that a table is wide, deep or high at most; MOST_PIECES and MOST_CORNERS are all that can be built."""
MOST_PIECES = 200
MOST_CORNERS = 60
SQUARE = 1_000
"""Thousandths that a square is wide for which it is kept which surfaces come into it."""
ACCESS_KINDS = ("ladder", "stairs", "ramp")
PIECE_KEYS = frozenset({"id", "kind", "outline", "at", "size", "turn", "bottom", "height", "traits", "access"})


class TableError(ValueError):
    """A table that cannot be played on, with all its faults."""

    def __init__(self, faults: Iterable[Reason]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(f"{fault.text} {fault.data}" for fault in self.faults))


class Access(msgspec.Struct, frozen=True):
    """A ladder, stairs or ramp at a point of a piece's outline."""

    kind: str
    x: int
    y: int


class Piece(msgspec.Struct, frozen=True, dict=True):
    """A terrain piece: an upright prism with traits."""

    id: PieceId
    kind: str
    outline: tuple[Point, ...]
    bottom: int = 0
    height: int = 0
    traits: frozenset[str] = frozenset()
    access: tuple[Access, ...] = ()

    @property
    def top(self) -> int:
        """The level of its upper face."""
        return self.bottom + self.height

    def has(self, trait: str) -> bool:
        """Whether the piece has this trait."""
        return trait in self.traits

    @cached_property
    def solid(self) -> bool:
        """Whether one cannot walk through it below its top."""
        return "blocking" in self.traits or "impassable" in self.traits

    @cached_property
    def box(self) -> tuple[int, int, int, int]:
        """The smallest upright rectangle around its outline: left, front, right, back."""
        xs = [x for x, _ in self.outline]
        ys = [y for _, y in self.outline]
        return min(xs), min(ys), max(xs), max(ys)

    @cached_property
    def ring(self) -> tuple[Point, ...]:
        """The outline, counter-clockwise."""
        return self.outline if doubled_area(self.outline) >= 0 else self.outline[::-1]

    @cached_property
    def edges(self) -> tuple[tuple[Point, Point], ...]:
        """The sides of the outline, counter-clockwise."""
        return tuple(zip(self.ring, self.ring[1:] + self.ring[:1], strict=True))

    @cached_property
    def upright(self) -> bool:
        """Whether its outline is the rectangle around it."""
        left, front, right, back = self.box
        corners = {(left, front), (right, front), (right, back), (left, back)}
        return set(self.outline) == corners and abs(doubled_area(self.outline)) == 2 * (right - left) * (back - front)

    @cached_property
    def convex(self) -> bool:
        """Whether its outline never turns inward."""
        ring = self.ring
        return all(_turn(a, b, c) >= 0 for a, b, c in zip(ring, ring[1:] + ring[:1], ring[2:] + ring[:2], strict=True))

    def at_level(self, z: int) -> bool:
        """Whether something standing at elevation z is at the level of the piece."""
        return self.bottom <= z < self.top or z == self.bottom


class Surface(msgspec.Struct, frozen=True):
    """Something to stand on: its elevation, and the piece it belongs to (-1 for the ground)."""

    z: int
    piece: int


class Table(msgspec.Struct, frozen=True, dict=True):
    """A playing surface with its terrain."""

    name: str
    width: int
    depth: int
    pieces: tuple[Piece, ...] = ()

    @cached_property
    def surfaces(self) -> tuple[Surface, ...]:
        """The ground, then the top of every walkable piece and the floor of every gap, in the order of the pieces."""
        found = [Surface(0, -1)]
        for i, piece in enumerate(self.pieces):
            if piece.has("gap"):
                found.append(Surface(piece.bottom, i))
            elif piece.has("walkable"):
                found.append(Surface(piece.top, i))
        return tuple(found)

    @cached_property
    def surface_of(self) -> dict[int, int]:
        """The surface that belongs to a piece, by the piece's index."""
        return {surface.piece: i for i, surface in enumerate(self.surfaces)}

    @cached_property
    def gaps(self) -> tuple[Piece, ...]:
        """The pits and chasms."""
        return tuple(piece for piece in self.pieces if piece.has("gap"))

    @cached_property
    def solids(self) -> tuple[tuple[int, int, int, int, Piece], ...]:
        """The pieces that nobody walks through below their tops, each with the rectangle around it."""
        return tuple((*piece.box, piece) for piece in self.pieces if piece.solid)

    def holds(self, surface: int, x: int, y: int) -> bool:
        """Whether this surface is under the point; the rim of a gap still holds."""
        index = self.surfaces[surface].piece
        if index >= 0 and not contains(self.pieces[index], x, y):
            return False
        for left, front, right, back, gap in self._holes[surface]:
            if left < x < right and front < y < back and strictly_contains(gap, x, y):
                return False
        return True

    @cached_property
    def _holes(self) -> tuple[tuple[tuple[int, int, int, int, Piece], ...], ...]:
        """The gaps that open at the level of each surface, each with the rectangle around it."""
        return tuple(tuple((*gap.box, gap) for gap in self.gaps if gap.top == surface.z) for surface in self.surfaces)

    def surfaces_at(self, x: int, y: int) -> tuple[int, ...]:
        """The surfaces that exist at a point, highest first."""
        found: list[int] = []
        for s, whole, (left, front, right, back) in self._around(x, y):
            if left <= x <= right and front <= y <= back and (whole or self.holds(s, x, y)):
                found.append(s)
        return tuple(found)

    @cached_property
    def _from_above(self) -> tuple[Floor, ...]:
        """The surfaces with the rectangles around them, and whether they fill these, highest first."""
        order = sorted(range(len(self.surfaces)), key=lambda s: (-self.surfaces[s].z, s))
        ground = (-self.width, -self.depth, 2 * self.width, 2 * self.depth)
        found: list[Floor] = []
        for s in order:
            i = self.surfaces[s].piece
            whole = not self._holes[s] and (i < 0 or self.pieces[i].upright)
            found.append((s, whole, self.pieces[i].box if i >= 0 else ground))
        return tuple(found)

    def _around(self, x: int, y: int) -> tuple[Floor, ...]:
        """The surfaces that come into the square of the table in which a point lies, highest first."""
        column, row = x // SQUARE, y // SQUARE
        found = self._squares.get((column, row))
        if found is None:
            low_x, low_y = column * SQUARE, row * SQUARE
            found = self._squares[column, row] = tuple(
                (s, whole, (left, front, right, back))
                for s, whole, (left, front, right, back) in self._from_above
                if left <= low_x + SQUARE and right >= low_x and front <= low_y + SQUARE and back >= low_y
            )
        return found

    @cached_property
    def _squares(self) -> dict[tuple[int, int], tuple[Floor, ...]]:
        return {}

    def standing_surface(self, x: int, y: int) -> int:
        """The highest surface at a point, where something set down from above comes to rest."""
        for s, whole, (left, front, right, back) in self._around(x, y):
            if left <= x <= right and front <= y <= back and (whole or self.holds(s, x, y)):
                return s
        return 0

    def having(self, trait: str) -> tuple[tuple[int, Piece], ...]:
        """The pieces with a trait, each with its index."""
        found = self._having.get(trait)
        if found is None:
            found = self._having[trait] = tuple((i, piece) for i, piece in enumerate(self.pieces) if piece.has(trait))
        return found

    @cached_property
    def _having(self) -> dict[str, tuple[tuple[int, Piece], ...]]:
        return {}

    def _boxed(self, trait: str) -> tuple[tuple[int, int, int, int, int, Piece], ...]:
        """The pieces with a trait, each with the rectangle around it and its index."""
        found = self._boxes.get(trait)
        if found is None:
            found = self._boxes[trait] = tuple((*piece.box, i, piece) for i, piece in self.having(trait))
        return found

    @cached_property
    def _boxes(self) -> dict[str, tuple[tuple[int, int, int, int, int, Piece], ...]]:
        return {}

    def pieces_at(self, x: int, y: int, z: int, trait: str) -> tuple[int, ...]:
        """The pieces with a trait in which a centre at this point and elevation lies."""
        found: list[int] = []
        for left, front, right, back, i, piece in self._boxed(trait):
            if left <= x <= right and front <= y <= back and piece.at_level(z) and contains(piece, x, y):
                found.append(i)
        return tuple(found)

    def pieces_under(self, x: int, y: int, z: int, radius: int, trait: str) -> tuple[int, ...]:
        """The pieces with a trait that a base at this point and elevation overlaps."""
        found: list[int] = []
        for left, front, right, back, i, piece in self._boxed(trait):
            # Most pieces are far away, and the rectangle says so sooner than the outline.
            near = left - radius <= x <= right + radius and front - radius <= y <= back + radius
            if near and piece.at_level(z) and disc_over(piece, x, y, radius):
                found.append(i)
        return tuple(found)

    def on_table(self, x: int, y: int, radius: int) -> bool:
        """Whether a base lies wholly on the table."""
        low = radius - TOLERANCE
        return low <= x <= self.width - low and low <= y <= self.depth - low

    def index(self, piece_id: str) -> int:
        """The index of the piece with this id."""
        return self._indices[piece_id]

    @cached_property
    def _indices(self) -> dict[str, int]:
        """The index of each piece, that of the first if several have the same id."""
        return {piece.id: i for i, piece in reversed(list(enumerate(self.pieces)))}

    def faults(self) -> tuple[Reason, ...]:
        """What is wrong with the table."""
        return tuple(_table_faults(self))


def doubled_area(outline: tuple[Point, ...]) -> int:
    """Twice the signed area; positive if counter-clockwise."""
    turned = outline[1:] + outline[:1]
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(outline, turned, strict=True))


def contains(piece: Piece, x: int, y: int) -> bool:
    """Whether the point lies inside or on the outline."""
    return _side(piece, x, y) >= 0


def strictly_contains(piece: Piece, x: int, y: int) -> bool:
    """Whether the point lies inside the outline and not on it."""
    return _side(piece, x, y) > 0


def _side(piece: Piece, x: int, y: int) -> int:
    """1 inside, 0 on the outline, -1 outside, in exact arithmetic."""
    left, front, right, back = piece.box
    if not (left <= x <= right and front <= y <= back):
        return -1
    if piece.upright:
        return 1 if left < x < right and front < y < back else 0
    inside = False
    for (x1, y1), (x2, y2) in piece.edges:
        cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        if cross == 0 and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2):
            return 0
        if (y1 > y) != (y2 > y) and (cross > 0) == (y2 > y1):
            inside = not inside
    return 1 if inside else -1


def from_box(box: tuple[int, int, int, int], x: int, y: int) -> float:
    """The distance from a point to an upright rectangle, 0 inside."""
    left, front, right, back = box
    return math.hypot(max(left - x, 0, x - right), max(front - y, 0, y - back))


def disc_over(piece: Piece, x: int, y: int, radius: int) -> bool:
    """Whether a base overlaps the outline by more than the tolerance."""
    if piece.upright and radius > TOLERANCE:
        return from_box(piece.box, x, y) < radius - TOLERANCE
    return segment_over(piece, (x, y), (x, y), radius)


def segment_over(piece: Piece, p: Point, q: Point, radius: int) -> bool:
    """Whether a base moving straight from p to q overlaps the outline by more than the tolerance at any point."""
    near = radius - TOLERANCE
    left, front, right, back = piece.box
    if min(p[0], q[0]) > right + near or max(p[0], q[0]) < left - near:
        return False
    if min(p[1], q[1]) > back + near or max(p[1], q[1]) < front - near:
        return False
    if _side(piece, *p) > 0 or _side(piece, *q) > 0:
        return True
    if near <= 0:
        return any(_properly_cross(p, q, a, b) for a, b in piece.edges)
    return any(segments_apart(p, q, a, b) < near for a, b in piece.edges)


def _properly_cross(p: Point, q: Point, a: Point, b: Point) -> bool:
    return _turn(p, q, a) * _turn(p, q, b) < 0 and _turn(a, b, p) * _turn(a, b, q) < 0


def _turn(p: Point, q: Point, r: Point) -> int:
    """The sign of the turn p, q, r: 1 to the left, -1 to the right, 0 straight."""
    cross = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    return (cross > 0) - (cross < 0)


def segments_apart(p: Point, q: Point, a: Point, b: Point) -> float:
    """The distance between the segments pq and ab."""
    if p != q and a != b and _turn(p, q, a) != _turn(p, q, b) and _turn(a, b, p) != _turn(a, b, q):
        return 0.0
    return min(point_apart(p, a, b), point_apart(q, a, b), point_apart(a, p, q), point_apart(b, p, q))


def point_apart(point: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    """The distance from a point to the segment ab."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    if length == 0:
        return math.hypot(point[0] - a[0], point[1] - a[1])
    along = min(1.0, max(0.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length))
    return math.hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy)


def mirrored(table: Table) -> Table:
    """The table turned by half a turn about its centre."""
    return msgspec.structs.replace(table, pieces=tuple(_turned_over(table, piece, piece.id) for piece in table.pieces))


def whole(half: Table) -> Table:
    """The table with the mirror image of every piece added, except of a piece that is its own image."""
    added = []
    for piece in half.pieces:
        image = _turned_over(half, piece, f"{piece.id}-mirrored")
        if set(image.outline) != set(piece.outline):
            added.append(image)
    return msgspec.structs.replace(half, pieces=half.pieces + tuple(added))


def _turned_over(table: Table, piece: Piece, name: str) -> Piece:
    return msgspec.structs.replace(
        piece,
        id=name,
        outline=tuple((table.width - x, table.depth - y) for x, y in piece.outline),
        access=tuple(Access(a.kind, table.width - a.x, table.depth - a.y) for a in piece.access),
    )


def _fault(what: str, **data: Any) -> Reason:
    """Something that is wrong with a table or a piece of it."""
    return refusal("", f"table-fault-{what}", **data)


def of_piece(piece: object, fault: Reason) -> Reason:
    """The fault of a piece, with the piece named."""
    return _fault("piece", piece=str(piece)[:40], reason=fault)


def _table_faults(table: Table) -> Iterable[Reason]:
    if table.width <= 0 or table.depth <= 0:
        yield _fault("sides")
    if max(table.width, table.depth) > LARGEST_SIDE:
        yield _fault("too-large", most=LARGEST_SIDE // 1000)
    if len(table.pieces) > MOST_PIECES:
        yield _fault("too-many", count=len(table.pieces), most=MOST_PIECES)
        return
    seen: set[str] = set()
    for piece in table.pieces:
        if piece.id in seen:
            yield of_piece(piece.id, _fault("id-twice"))
        seen.add(piece.id)
        yield from (of_piece(piece.id, fault) for fault in _piece_faults(table, piece))


def _piece_faults(table: Table, piece: Piece) -> Iterable[Reason]:
    from shapely.geometry import Polygon

    if len(piece.outline) < 3:
        yield _fault("few-corners", count=len(piece.outline))
        return
    if len(piece.outline) > MOST_CORNERS or len(piece.access) > MOST_CORNERS:
        yield _fault("many-corners", most=MOST_CORNERS)
        return
    polygon = Polygon(piece.outline)
    if not polygon.is_valid or polygon.area == 0:
        yield _fault("crossed")
    left, front, right, back = piece.box
    if left < 0 or front < 0 or right > table.width or back > table.depth:
        yield _fault("outside")
    if piece.height < 0:
        yield _fault("height")
    if max(abs(piece.bottom), abs(piece.top)) > LARGEST_SIDE:
        yield _fault("too-high", most=LARGEST_SIDE // 1000)
    if piece.has("gap") and piece.has("walkable"):
        yield _fault("gap-walkable")
    if piece.has("gap") and (piece.top != 0 or piece.height == 0):
        yield _fault("gap-top")
    for access in piece.access:
        if access.kind not in ACCESS_KINDS:
            yield _fault("access-kind", kind=access.kind, known=", ".join(ACCESS_KINDS))
        if min(point_apart((access.x, access.y), a, b) for a, b in piece.edges) > 5:
            where = f"{access.x / 1000:g}, {access.y / 1000:g}"
            yield _fault("access-off", kind=access.kind, where=where)


def table_from_toml(text: str, kinds: Mapping[str, Mapping[str, Any]], file: str = "…") -> Table:
    """Read a table; lengths are in the game's unit, and what a piece leaves out comes from its kind."""
    try:
        data = toml(text, file, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise TableError([_fault("toml", problem=str(error))]) from error
    sound(data, file)
    faults = [_fault("key", field=key) for key in sorted(data.keys() - {"name", "width", "depth", "piece"})]
    faults += [_fault("missing", field=key) for key in ("name", "width", "depth") if key not in data]
    faults += _misread(data)
    if faults:
        raise TableError(faults)
    pieces: list[Piece] = []
    for number, entry in enumerate(data.get("piece", ()), start=1):
        try:
            pieces.append(_piece_from(entry, kinds, number))
        except (TableError, ArithmeticError, TypeError, ValueError) as error:
            found = error.faults if isinstance(error, TableError) else (_fault("malformed"),)
            faults += [of_piece(entry.get("id", number), fault) for fault in found]
    if faults:
        raise TableError(faults)
    table = Table(data["name"], _thousandths(data["width"]), _thousandths(data["depth"]), tuple(pieces))
    if wrong := table.faults():
        raise TableError(wrong)
    return table


def _misread(data: Mapping[str, Any]) -> Iterable[Reason]:
    """What is not written as a table is."""
    if not isinstance(data.get("name", ""), str):
        yield _fault("name")
    for key in ("width", "depth"):
        if isinstance(data.get(key, 0), bool) or not isinstance(data.get(key, 0), int | Decimal):
            yield _fault("number", field=key)
    pieces = data.get("piece", [])
    if not isinstance(pieces, list) or not all(isinstance(piece, dict) for piece in pieces):
        yield _fault("pieces")


def _piece_from(entry: Mapping[str, Any], kinds: Mapping[str, Mapping[str, Any]], number: int) -> Piece:
    faults = [_fault("key", field=key) for key in sorted(entry.keys() - PIECE_KEYS)]
    if entry.get("kind") not in kinds:
        faults.append(_fault("kind", kind=str(entry.get("kind", "—"))[:40], known=", ".join(sorted(kinds))))
    if ("outline" in entry) == ("at" in entry and "size" in entry):
        faults.append(_fault("shape"))
    if faults:
        raise TableError(faults)
    kind: str = entry["kind"]
    merged = {**kinds[kind], **entry}
    return Piece(
        id=PieceId(str(entry.get("id", f"{kind}-{number}"))),
        kind=kind,
        outline=_outline_from(entry),
        bottom=_thousandths(merged.get("bottom", 0)),
        height=_thousandths(merged.get("height", 0)),
        traits=frozenset(str(trait) for trait in merged.get("traits", ())),
        access=tuple(_access_from(access) for access in merged.get("access", ())),
    )


def _access_from(entry: Mapping[str, Any]) -> Access:
    if set(entry) != {"kind", "at"}:
        raise TableError([_fault("access")])
    x, y = entry["at"]
    return Access(str(entry["kind"]), _thousandths(x), _thousandths(y))


def _outline_from(entry: Mapping[str, Any]) -> tuple[Point, ...]:
    if "outline" in entry:
        return tuple((_thousandths(x), _thousandths(y)) for x, y in entry["outline"])
    (x, y), (w, d) = entry["at"], entry["size"]
    centre_x, centre_y = _thousandths(x), _thousandths(y)
    half_w, half_d = _thousandths(w) / 2, _thousandths(d) / 2
    angle = math.radians(float(entry.get("turn", 0)))
    cos, sin = math.cos(angle), math.sin(angle)
    corners = ((-half_w, -half_d), (half_w, -half_d), (half_w, half_d), (-half_w, half_d))
    return tuple((round(centre_x + a * cos - b * sin), round(centre_y + a * sin + b * cos)) for a, b in corners)


def _thousandths(value: Any) -> int:
    return round(Decimal(str(value)) * 1000)


def table_to_toml(table: Table) -> str:
    """Write a table so that `table_from_toml` reads the same one, whatever the kinds' defaults are."""
    lines = [f"name = {_quoted(table.name)}", f"width = {_units(table.width)}", f"depth = {_units(table.depth)}"]
    for piece in table.pieces:
        outline = ", ".join(f"[{_units(x)}, {_units(y)}]" for x, y in piece.outline)
        access = ", ".join(f"{{ kind = {_quoted(a.kind)}, at = [{_units(a.x)}, {_units(a.y)}] }}" for a in piece.access)
        lines += [
            "",
            "[[piece]]",
            f"id = {_quoted(piece.id)}",
            f"kind = {_quoted(piece.kind)}",
            f"outline = [{outline}]",
            f"bottom = {_units(piece.bottom)}",
            f"height = {_units(piece.height)}",
            f"traits = [{', '.join(_quoted(trait) for trait in sorted(piece.traits))}]",
            f"access = [{access}]",
        ]
    return "\n".join(lines) + "\n"


def _units(length: int) -> str:
    return f"{Decimal(length) / 1000:f}"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def flattened(table: Table, gone: Iterable[str]) -> Table:
    """The table without some of its pieces; each leaves a flat trace, so that surfaces keep their numbers."""
    ids = frozenset(gone)
    if not ids:
        return table
    known: dict[frozenset[str], Table] = table.__dict__.setdefault("flattened", {})
    if ids not in known:
        pieces = tuple(_trace(piece) if piece.id in ids else piece for piece in table.pieces)
        known[ids] = msgspec.structs.replace(table, pieces=pieces)
    return known[ids]


def _trace(piece: Piece) -> Piece:
    """What is left of a piece that is no longer in anybody's way: its outline on the ground."""
    traits = piece.traits & {"walkable"}
    return msgspec.structs.replace(piece, kind="trace", bottom=0, height=0, traits=traits, access=())
