"""How the cost of an answer in Firefight grows with the models and with the pieces on the table.

`python -m bench.growth` prints a table and draws `docs/growth.svg`. Two recruits play the same kind of army on the same
kind of table, larger and larger; a moving answer places a whole unit, a shooting answer says at whom it shoots. The
exponent is the slope of the cost over the size, both as logarithms: 1 is linear.
"""

import math
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import msgspec
from bench.figures import Figure, written

from escarmouche.agents import enlist
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.ids import PieceId
from escarmouche.engine.seat import Seat
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.lists import mustering, reading
from escarmouche.games.firefight.rules.lists.profile import Army
from escarmouche.games.firefight.rules.state import FirefightSetup
from escarmouche.games.firefight.rules.table import tables
from escarmouche.registry import ruleset
from escarmouche.table.table import Piece, Table

MODELS, PIECES = (10, 20, 40, 80), (10, 25, 60)
USUAL_MODELS, USUAL_PIECES = 20, 25
LIST, UNIT, STRONG = "tollgate-200", "Toll Guard", 5
"""Every unit is this one, with so many models."""
KINDS = ("forest", "building", "barricade", "forest", "barricade")
GRID, FRONT, WIDE, DEEP = 12, 13_000, 3_900, 4_500
"""Pieces to a row, how far from the edge the first row begins, and how far apart they are."""
LONG = 2_000
ALTOGETHER = 240
"""So many models play in all games of one size together, so that small games count as many answers as large ones."""
WANTED = {"choose-action": "advance", "next": "shoot"}
"""What is answered where it may be, so that every unit moves and shoots; the rest is left to the recruits."""
MOVING, SHOOTING = ("move",), ("next", "shoot")
"""The questions of which moving and shooting consist."""
PICTURE = Path(__file__).parents[1] / "docs" / "growth.svg"


class Cost(NamedTuple):
    """Microseconds of an answer, by what it does."""

    moving: float
    shooting: float


# The situations


def army(models: int) -> Army:
    """So many models, in units that are all alike."""
    mustered = mustering.muster(reading.ready_list(LIST))
    unit = next(one for one in mustered.units if one.entry == UNIT)
    unit = msgspec.structs.replace(unit, size=STRONG, kits=(unit.kits * STRONG)[:STRONG])
    return msgspec.structs.replace(mustered, units=(unit,) * (models // STRONG))


def ground(pieces: int) -> Table:
    """So many pieces of all kinds, spread evenly between the two armies."""
    places = [(i % GRID, i // GRID) for i in range(max(PIECES))]
    Random(1).shuffle(places)
    made = [piece(i, kind, x, y) for i, ((x, y), kind) in enumerate(zip(places[:pieces], cycle(KINDS), strict=False))]
    return Table("growth", 48_000, 48_000, tuple(made))


def piece(number: int, kind: str, column: int, row: int) -> Piece:
    """A piece on its place of the grid."""
    what = tables.kinds()[kind]
    x, y = 1_000 + column * WIDE, FRONT + row * DEEP
    corners = ((x, y), (x + LONG, y), (x + LONG, y + LONG), (x, y + LONG))
    return Piece(PieceId(f"{kind}-{number}"), kind, corners, 0, round(what["height"] * 1000), frozenset(what["traits"]))


def cost(models: int, pieces: int) -> Cost:
    """What moving and shooting answers of two recruits cost, on average over some games."""
    sides, table = (army(models // 2), army(models // 2)), ground(pieces)
    setup = FirefightSetup(options=CATALOGUE.choose({}), lists=sides, table=table, size=200, consent=(0, 1))
    took: dict[str, list[float]] = defaultdict(list)
    for seed in range(ALTOGETHER // models):
        game = Game(ruleset("firefight"), setup, Seeded(seed), journal=False)
        for what, seconds in answers(game, seed):
            took[what].append(seconds * 1e6)
    return Cost(*(sum(fmean(took[what]) for what in parts) for parts in (MOVING, SHOOTING)))


def answers(game: Game[FirefightSetup], seed: int) -> Iterator[tuple[str, float]]:
    """What each answer of a game does, and the seconds that it takes to find and to play it."""
    who = {seat: enlist("recruit", Seat(game, seat), Random(seed + seat)) for seat in (0, 1)}
    while game.question is not None:
        for seat in game.waiting():
            asked, begun = game.question.part(seat), time.process_time()
            wanted = WANTED.get(asked.text, "")
            given = wanted if wanted and not asked.fault(wanted) else who[seat].decide().value
            game.answer(seat, game.number, given)
            yield asked.text, time.process_time() - begun


# What it comes to


def exponent(costs: Mapping[int, float]) -> float:
    """The power of the size with which the cost grows: the slope of the line through their logarithms."""
    xs, ys = [math.log(size) for size in costs], [math.log(one) for one in costs.values()]
    middle, height = fmean(xs), fmean(ys)
    across = sum((x - middle) ** 2 for x in xs)
    return sum((x - middle) * (y - height) for x, y in zip(xs, ys, strict=True)) / across


Curves = dict[str, dict[int, float]]


def curves() -> Curves:
    """The costs of both kinds of answers, over the models and over the pieces."""
    cost(USUAL_MODELS, USUAL_PIECES)
    by_models = {models: cost(models, USUAL_PIECES) for models in MODELS}
    by_pieces = {pieces: cost(USUAL_MODELS, pieces) for pieces in PIECES}
    sizes = {f"models, {USUAL_PIECES} pieces": by_models, f"pieces, {USUAL_MODELS} models": by_pieces}
    return {f"{what}, over {over}": {size: getattr(one, what) for size, one in costs.items()}
            for what in Cost._fields for over, costs in sizes.items()}  # fmt: skip


def lines(found: Curves) -> Iterator[str]:
    """The table."""
    yield "microseconds of an answer"
    for name, costs in found.items():
        power = exponent(costs)
        shown = "  ".join(f"{size}: {written(one)}" for size, one in costs.items())
        yield f"{name:<34} {shown:<50} exponent {power:.2f}{', MORE THAN LINEAR' if power > 1 else ''}"


# The picture


class Axes:
    """Both axes as logarithms: a power of the size is a straight line."""

    WIDE, HIGH, LEFT, TOP = 560, 300, 70, 20

    def __init__(self, found: Curves) -> None:
        costs = [math.log10(one) for curve in found.values() for one in curve.values()]
        self.sizes = sorted({size for curve in found.values() for size in curve})
        self.low, self.high = min(costs) - 0.1, max(costs) + 0.1

    def x(self, size: float) -> float:
        """How far to the right a size is."""
        near, far = math.log10(self.sizes[0]), math.log10(self.sizes[-1])
        return round(self.LEFT + (math.log10(size) - near) / (far - near) * self.WIDE, 1)

    def y(self, cost: float) -> float:
        """How far down a cost is."""
        return round(self.TOP + (self.high - math.log10(cost)) / (self.high - self.low) * self.HIGH, 1)

    def curve(self, costs: Mapping[int, float], look: str) -> str:
        """The line through some costs."""
        points = " ".join(f"{self.x(size)},{self.y(one)}" for size, one in costs.items())
        return f'<polyline points="{points}" fill="none" {look}/>'

    def labels(self) -> Iterator[str]:
        """What stands at the axes."""
        for size in self.sizes:
            yield f'<text x="{self.x(size)}" y="{self.HIGH + self.TOP + 18}" text-anchor="middle">{size}</text>'
        for cost in (number * 10**power for power in range(1, 7) for number in (1, 2, 5)):
            if self.low <= math.log10(cost) <= self.high:
                yield f'<text x="{self.LEFT - 8}" y="{self.y(cost) + 4}" text-anchor="end">{cost:,} µs</text>'


COLOURS = ("#1b6ca8", "#7fb3d5", "#b3541e", "#e0a37e")


def picture(found: Curves) -> str:
    """All curves, what they mean below them, and in grey how something would grow that is linear."""
    axes = Axes(found)
    begin = 10**axes.low * 1.1
    until = min(axes.sizes[-1], axes.sizes[0] * 10**axes.high / begin)
    linear = {axes.sizes[0]: begin, int(until): begin * until / axes.sizes[0]}
    parts = [*axes.labels(), axes.curve(linear, 'stroke="#999" stroke-dasharray="4 4"')]
    for number, ((name, costs), colour) in enumerate(zip(found.items(), COLOURS, strict=True)):
        parts.append(axes.curve(costs, f'stroke="{colour}" stroke-width="2"'))
        y, said = axes.HIGH + axes.TOP + 46 + 18 * number, f"{name}: exponent {exponent(costs):.2f}"
        parts.append(f'<text x="{axes.LEFT}" y="{y}" fill="{colour}">{said}</text>')
    box = f"0 0 {axes.WIDE + axes.LEFT + 30} {axes.HIGH + 150}"
    inside = "\n".join(['<rect width="100%" height="100%" fill="#fff"/>', *parts])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif" font-size="12">\n'
        f"{inside}\n</svg>\n"
    )


def measure() -> list[Figure]:
    """The cost at the largest sizes, and the exponents."""
    figures = []
    for name, costs in curves().items():
        what, size = ", ".join(name.split(", ")[:2]), max(costs)
        figures += [Figure(f"growth: {what}, at {size}", costs[size], "µs"),
                    Figure(f"growth: {what}, exponent", exponent(costs), "", 1, less_is_better=True)]  # fmt: skip
    return figures


def main() -> int:
    """Print the table and draw the picture."""
    found = curves()
    print("\n".join(lines(found)))
    PICTURE.write_text(picture(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
