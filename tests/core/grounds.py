"""Small tables, gaits and crowds on which movement is tested."""

import math
from random import Random

from escarmouche.engine.ids import PieceId
from escarmouche.engine.place import Track
from escarmouche.table.geometry import Body
from escarmouche.table.table import Access, Piece, Table
from escarmouche.table.ways.movement import Gait, Obstacles, Spot, end_fault

SIZE = 24_000
PLAIN = Gait(radius=625, allowance=6000)
RUSH = Gait(radius=625, allowance=12_000)
FREE = Gait(radius=625, allowance=200_000)


def block(
    name: str,
    x1: int,
    y1: int,
    x2: int,
    y2: int,
    height: int,
    *traits: str,
    bottom: int = 0,
    access: tuple[Access, ...] = (),
) -> Piece:
    """An upright block with these traits."""
    return Piece(
        PieceId(name), "block", ((x1, y1), (x2, y1), (x2, y2), (x1, y2)), bottom, height, frozenset(traits), access
    )


def table(*pieces: Piece) -> Table:
    """A square table with these pieces."""
    return Table("test", SIZE, SIZE, pieces)


def base(x: int, y: int, z: int = 0, radius: int = 625) -> Body:
    """A model on a round base."""
    return Body(x, y, z, radius, 1250)


def track(*spots: tuple[int, ...]) -> Track:
    """A way from spot to spot; without a surface it runs over the ground."""
    return Track(tuple((s[0], s[1], s[2] if len(s) > 2 else 0) for s in spots))


OPEN = table()
WALL = table(block("wall", 10_000, 4000, 11_000, 20_000, 5000, "blocking"))
CHASM = table(block("chasm", 10_000, 0, 16_000, SIZE, 4000, "gap", bottom=-4000))
ROOF = table(block("house", 10_000, 10_000, 16_000, 16_000, 3000, "blocking", "walkable"))


def scene(seed: int, pieces: int = 7, bases: int = 8) -> tuple[Table, Obstacles, list[tuple[Body, int]]]:
    """Random solid pieces and bases, some with zones."""
    rng = Random(seed)
    made = []
    for i in range(pieces):
        x, y, far = rng.randrange(3000, SIZE - 3000), rng.randrange(3000, SIZE - 3000), rng.randrange(700, 2500)
        corners, turn = rng.randrange(3, 8), rng.random()
        outline = []
        for k in range(corners):
            angle, out = (k + turn) * 2 * math.pi / corners, far * rng.uniform(0.4, 1.0)
            outline.append((round(x + out * math.cos(angle)), round(y + out * math.sin(angle))))
        made.append(Piece(PieceId(f"p{i}"), "rock", tuple(outline), 0, 5000, frozenset({"impassable"})))
    crowd = [
        (base(rng.randrange(700, SIZE - 700), rng.randrange(700, SIZE - 700), 0, rng.choice((500, 625, 1000))), zone)
        for zone in rng.choices((0, 0, 1000), k=bases)
    ]
    return table(*made), Obstacles.around(625, crowd), crowd


def free_spot(ground: Table, obstacles: Obstacles, rng: Random) -> Spot:
    """A spot on the ground where a model may stand."""
    for _ in range(1000):
        spot = (rng.randrange(700, SIZE - 700), rng.randrange(700, SIZE - 700), 0)
        if end_fault(ground, FREE, obstacles, spot) is None:
            return spot
    raise AssertionError("no free spot on the table")
