"""A curve in letters: how the chance of a side went over a game."""

from collections.abc import Sequence

from escarmouche.board.reviewing import CurvePoint, Swing

WIDE, HIGH = 64, 11
"""Columns and rows of the curve."""
DOT, MIDDLE, MARK = "●", "·", "▲"


def drawn(points: Sequence[CurvePoint], swings: Sequence[Swing], label: Sequence[str]) -> list[str]:
    """The curve, its swings marked below; `label` is written beside the top, the middle and the bottom."""
    last = max(1, points[-1].at)
    columns = [_at(points, column * last / (WIDE - 1)) for column in range(WIDE)]
    rows = [round((1 - chance) * (HIGH - 1)) for chance in columns]
    beside = dict(zip((0, HIGH // 2, HIGH - 1), label, strict=True))
    wide = max(len(one) for one in label)
    lines = []
    for row in range(HIGH):
        blank = MIDDLE if row == HIGH // 2 else " "
        lines.append(f"{beside.get(row, ''):>{wide}} │" + "".join(DOT if at == row else blank for at in rows).rstrip())
    marks = [" "] * WIDE
    for swing in swings:
        marks[round(swing.until * (WIDE - 1) / last)] = MARK
    return [*lines, " " * wide + " └" + "─" * WIDE, " " * (wide + 2) + "".join(marks).rstrip()]


def _at(points: Sequence[CurvePoint], where: float) -> float:
    """The chance at the last point that is not later."""
    return next(point.chance for point in reversed(points) if point.at <= where + 1e-9)
