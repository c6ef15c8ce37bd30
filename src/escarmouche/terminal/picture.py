"""The table drawn in characters: terrain by kind, models by letter, markers by number."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from escarmouche.engine.questions import SeatId
from escarmouche.table.table import Piece, Table, contains

SAMPLES = 4
"""A cell is looked at in so many points along each side, so that a thin wall is not missed."""
TICKS = {"inch": 12000, "cm": 10000}
"""How far apart the marks of the ruler are, in thousandths of what a game measures in; dots lie at half of that."""
EMPTY = " "
DOT = "·"
AROUND = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1))

MARKERS = "⓪①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
"""The signs of markers on the table, by their numbers."""
YOURS, THEIRS = "bold cyan", "bold yellow"
"""The colours of the two sides, as a player sees them."""
PLAYERS, COMPASS = "AB", "ABNESWO"
"""Letters that no figure gets: those of the players, and where facing matters those of the compass in all languages."""
GREEK = "ΓΔΘΛΞΠΣΦΨΩ"
"""Letters for figures for which no other letter is left."""
ARROWS = "→↗↑↖←↙↓↘"
WAYS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""The cell beside a figure that looks in each of eight directions, as columns and rows upward."""


class Figure(NamedTuple):
    """Something that stands on the table: where, the character that shows it, its colour where there is any.

    `facing` is which way it looks, in tenths of a degree counter-clockwise from the right, where that matters.
    """

    x: int
    y: int
    glyph: str
    style: str = ""
    facing: int | None = None


class Stripe(NamedTuple):
    """A line across the table: along x or y, and where."""

    along: str
    at: int


class Picture:
    """A table as rows of characters, the far edge (the greatest y) on top."""

    def __init__(self, table: Table, glyphs: Mapping[str, str], columns: int = 48, unit: str = "inch") -> None:
        self.table = table
        self.columns = columns
        self.tick = TICKS[unit]
        # A character is about twice as high as it is wide.
        self.rows = max(1, round(columns * table.depth / table.width / 2))
        self.ground = self._terrain(glyphs)

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """The column and row of a point."""
        column = min(self.columns - 1, max(0, x * self.columns // self.table.width))
        row = min(self.rows - 1, max(0, y * self.rows // self.table.depth))
        return column, self.rows - 1 - row

    def _terrain(self, glyphs: Mapping[str, str]) -> list[list[str]]:
        cells = [[EMPTY] * self.columns for _ in range(self.rows)]
        grid = self.tick // 2
        for x in range(grid, self.table.width, grid):
            for y in range(grid, self.table.depth, grid):
                column, row = self.cell(x, y)
                cells[row][column] = DOT
        # Open ground first and solid pieces last, so that a wall in a ruin is seen.
        for piece in sorted(self.table.pieces, key=_prominence):
            for column, row in self._covered(piece):
                cells[row][column] = glyphs.get(piece.kind, "?")
        return cells

    def _covered(self, piece: Piece) -> list[tuple[int, int]]:
        """The cells that a piece covers by a fifth or more; a piece too thin for that, those it touches."""
        left, front, right, back = piece.box
        first, bottom = self.cell(left, front)
        last, top = self.cell(right, back)
        shares = {
            (column, row): self._share(piece, column, row)
            for column in range(first, last + 1)
            for row in range(top, bottom + 1)
        }
        solid = [cell for cell, share in shares.items() if share >= SAMPLES * SAMPLES / 5]
        return solid or [cell for cell, share in shares.items() if share]

    def _share(self, piece: Piece, column: int, row: int) -> int:
        wide, high = self.table.width / self.columns, self.table.depth / self.rows
        steps = [(2 * step + 1) / (2 * SAMPLES) for step in range(SAMPLES)]
        xs = [round((column + step) * wide) for step in steps]
        ys = [round((self.rows - 1 - row + step) * high) for step in steps]
        return sum(contains(piece, x, y) for x in xs for y in ys)

    def draw(self, figures: Sequence[Figure], stripes: Sequence[Stripe] = ()) -> list[Text]:
        """The rows of the map, with a ruler on the left and below."""
        cells = [list(row) for row in self.ground]
        for stripe in stripes:
            self._rule_off(cells, stripe)
        styles: dict[tuple[int, int], str] = {}
        taken: dict[tuple[int, int], str] = {}
        placed: list[tuple[tuple[int, int], Figure]] = []
        for figure in figures:
            column, row = self._free(self.cell(figure.x, figure.y), figure.glyph, taken)
            taken[column, row] = cells[row][column] = figure.glyph
            styles[column, row] = figure.style
            placed.append(((column, row), figure))
        for cell, figure in placed:
            ahead = None if figure.facing is None else self._ahead(cell, figure.facing)
            if figure.facing is not None and ahead is not None and ahead not in taken:
                cells[ahead[1]][ahead[0]], styles[ahead] = arrow(figure.facing), figure.style
        lines = [self._line(cells[row], row, styles) for row in range(self.rows)]
        return [self._edge("┌", "┐"), *lines, self._edge("└", "┘"), self._feet()]

    def _ahead(self, cell: tuple[int, int], facing: int) -> tuple[int, int] | None:
        """The cell beside another in a direction, if it is on the map."""
        dx, dy = WAYS[_eighth(facing)]
        column, row = cell[0] + dx, cell[1] - dy
        return (column, row) if 0 <= column < self.columns and 0 <= row < self.rows else None

    def _rule_off(self, cells: list[list[str]], stripe: Stripe) -> None:
        column, row = self.cell(stripe.at, stripe.at)
        if stripe.along == "x":
            cells[row] = ["┈" if cell in (EMPTY, DOT) else cell for cell in cells[row]]
        else:
            for line in cells:
                line[column] = "┊" if line[column] in (EMPTY, DOT) else line[column]

    def _free(self, cell: tuple[int, int], glyph: str, taken: Mapping[tuple[int, int], str]) -> tuple[int, int]:
        """The cell of a figure, or the next one beside it if something else is shown there."""
        for dx, dy in AROUND:
            column, row = cell[0] + dx, cell[1] + dy
            on_map = 0 <= column < self.columns and 0 <= row < self.rows
            if on_map and taken.get((column, row), glyph) == glyph:
                return column, row
        return cell

    def _line(self, cells: Sequence[str], row: int, styles: Mapping[tuple[int, int], str]) -> Text:
        line = Text(f"{self._mark(row):>3}│")
        for column, cell in enumerate(cells):
            line.append(cell, style=styles.get((column, row), "dim"))
        line.append("│")
        return line

    def _mark(self, row: int) -> str:
        for y in range(0, self.table.depth + 1, self.tick):
            if self.cell(0, y)[1] == row:
                return str(y // 1000)
        return ""

    def _edge(self, left: str, right: str) -> Text:
        return Text(f"   {left}{'─' * self.columns}{right}")

    def _feet(self) -> Text:
        feet = [" "] * (self.columns + 6)
        for x in range(0, self.table.width + 1, self.tick):
            column = self.cell(x, 0)[0]
            feet[column : column + len(str(x // 1000))] = str(x // 1000)
        return Text("    " + "".join(feet).rstrip())


def arrow(facing: int) -> str:
    """An arrow in a direction given in tenths of a degree."""
    return ARROWS[_eighth(facing)]


def _eighth(facing: int) -> int:
    return round(facing / 450) % 8


def lettered(named: Iterable[tuple[int, SeatId, str]], seat: SeatId, reserved: str) -> dict[int, str]:
    """The letter of each figure by its id, taken from its name: a capital for one's own, a small one for others."""
    everybody, found = list(named), {}
    for owner in (0, 1):
        own = [(key, name) for key, whose, name in everybody if whose == owner]
        for (key, _), letter in zip(own, initials([name for _, name in own], reserved), strict=True):
            found[key] = letter if owner == seat else letter.lower()
    return found


def initials(names: list[str], reserved: str = PLAYERS) -> list[str]:
    """A letter of its own for each name, from its words if possible; A and B are the names of the players."""
    taken = set(reserved)
    found = []
    for name in names:
        heads = [word[0] for word in name.split()]
        wanted = [letter.upper() for letter in (*heads, *name) if letter.isascii() and letter.isalpha()]
        letter = next((one for one in (*wanted, *"CDEFGHIJKLMNOPQRSTUVWXYZ", *GREEK) if one not in taken), "?")
        taken.add(letter)
        found.append(letter)
    return found


def _prominence(piece: Piece) -> tuple[bool, bool, int]:
    """By what pieces are sorted for drawing: one that comes later is drawn over those before it."""
    return piece.solid, piece.has("walkable"), piece.top
