"""A curve as a picture: how the chance of a side went over a game, readable on light and dark pages."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from escarmouche.board.reviewing import CurvePoint, Swing

WIDE, HIGH = 640, 270
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 36, 14
"""How much is left free around the curve."""
STYLE = """
  text { font: 13px sans-serif; fill: #4a4f57 }
  .line { stroke: #9aa1ab; stroke-width: 1 }
  .curve { stroke: #1f6fb2; stroke-width: 2.5; fill: none; stroke-linejoin: round }
  .swing { fill: #b3261e }
  @media (prefers-color-scheme: dark) {
    text { fill: #c9d1d9 }
    .line { stroke: #5b626c }
    .curve { stroke: #6cb6ff }
    .swing { fill: #ff8a80 }
  }
"""


def picture(points: Sequence[CurvePoint], swings: Sequence[Swing], title: str, label: Sequence[str]) -> str:
    """The curve as SVG, its swings marked; `label` is written beside the top, the middle and the bottom."""
    last = max(1, points[-1].at)

    def spot(at: int, chance: float) -> tuple[float, float]:
        return LEFT + (WIDE - LEFT - RIGHT) * at / last, TOP + (HIGH - TOP - BOTTOM) * (1 - chance)

    rows = []
    for level, text in zip((1.0, 0.5, 0.0), label, strict=True):
        _, y = spot(0, level)
        rows.append(f'<line class="line" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        rows.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(text)}</text>')
    way = " ".join("{:.1f},{:.1f}".format(*spot(point.at, point.chance)) for point in points)
    marks = ['<circle class="swing" r="5" cx="{:.1f}" cy="{:.1f}"/>'.format(*spot(swing.until, swing.after))
             for swing in swings]  # fmt: skip
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">'
    lines = [head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>",
             f'<text x="{LEFT}" y="20">{escape(title)}</text>', *rows,
             f'<polyline class="curve" points="{way}"/>', *marks, "</svg>"]  # fmt: skip
    return "\n".join(lines) + "\n"
