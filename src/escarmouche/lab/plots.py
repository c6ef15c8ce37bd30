"""Pictures of what an experiment has shown, as SVG: drawn by Vega-Lite, without a network."""

import importlib
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.lab.answers import Answer
from escarmouche.lab.results_file import polars

WIDE, ROW = 560, 22
"""How wide a picture is, and how high a row of it."""
INK, LINE, ONE, OTHER, MIDDLE = "#1d2530", "#c9ced6", "#1f5f99", "#b3541e", "#6b7280"
LOCALES = {"en": "en-US", "fr": "fr-FR", "de": "de-DE"}
CELLS = 48
"""So many squares lie along the wider edge of a table where models fell."""


def drawn(chart: Any, language: str) -> str:
    """A picture as SVG."""
    converter = _library("vl_convert")
    styled = chart.configure(font="sans-serif").configure_view(stroke=LINE).configure_axis(
        labelColor=INK, titleColor=INK, gridColor="#e8eaee", domainColor=LINE, tickColor=LINE, labelFontSize=12,
        titleFontSize=12, labelLimit=260, titleFontWeight="normal",
    ).configure_legend(labelColor=INK, titleColor=INK, labelFontSize=12)  # fmt: skip
    svg: str = converter.vegalite_to_svg(styled.to_json(), format_locale=LOCALES[language])
    return svg


def intervals(rows: Sequence[tuple[str, float, float, float]], title: str, *, middle: float, form: str) -> Any:
    """A dot with its interval for each name, in their order, and a line where nobody is ahead."""
    altair = _library("altair")
    frame = polars().DataFrame(rows, schema=["name", "value", "low", "high"], orient="row")
    base = altair.Chart(frame).encode(y=altair.Y("name:N", sort=None, title=None))
    scale = altair.Scale(zero=False, nice=True)
    axis = altair.Axis(format=form)
    bars = base.mark_rule(strokeWidth=2, color=ONE).encode(
        x=altair.X("low:Q", scale=scale, axis=axis, title=title), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=70, color=ONE, opacity=1).encode(x="value:Q")
    line = altair.Chart(polars().DataFrame({"x": [middle]})).mark_rule(strokeDash=[4, 4], color=MIDDLE).encode(x="x:Q")
    return (line + bars + dots).properties(width=WIDE, height=max(2, len(rows)) * ROW)


def matrix(answer: Answer, names: Mapping[str, str], title: str) -> Any:
    """The score of each row against each column, as colours with their numbers."""
    altair = _library("altair")
    order = [names.get(rating.name, rating.name) for rating in answer.ratings]
    cells = []
    for pairing in answer.pairings:
        one, other = names.get(pairing.one, pairing.one), names.get(pairing.other, pairing.other)
        value = pairing.standing.score.value
        cells += [(one, other, value), (other, one, 1 - value)]
    frame = polars().DataFrame(cells, schema=["one", "other", "score"], orient="row")
    axis = altair.Axis(labelAngle=-30, orient="top", labelAlign="left")
    base = altair.Chart(frame).encode(
        x=altair.X("other:N", sort=order, title=None, axis=axis),
        y=altair.Y("one:N", sort=order, title=None),
    )  # fmt: skip
    scale = altair.Scale(domain=[0, 0.5, 1], range=[OTHER, "#ffffff", ONE], interpolate="rgb")
    squares = base.mark_rect(stroke=LINE).encode(color=altair.Color("score:Q", scale=scale, legend=None, title=title))
    far = "abs(datum.score - 0.5) > 0.35"
    numbers = base.mark_text(fontSize=12).encode(
        text=altair.Text("score:Q", format=".0%"), color=altair.condition(far, altair.value("white"), altair.value(INK))
    )
    return (squares + numbers).properties(width=max(3, len(order)) * 80, height=max(2, len(order)) * 36)


def lengths(ended: Mapping[int, int], title: str, games: str) -> Any:
    """How many games ended after each number of rounds."""
    altair = _library("altair")
    frame = polars().DataFrame({"rounds": list(ended), "games": list(ended.values())})
    return altair.Chart(frame).mark_bar(color=ONE, size=40).encode(
        x=altair.X("rounds:O", title=title, axis=altair.Axis(labelAngle=0)), y=altair.Y("games:Q", title=games)
    ).properties(width=WIDE, height=180)  # fmt: skip


def courses(rows: Sequence[tuple[int, str, float]], rounds: str, points: str) -> Any:
    """What winners and losers had after each round, on average."""
    altair = _library("altair")
    frame = polars().DataFrame(rows, schema=["round", "who", "points"], orient="row")
    who = list(dict.fromkeys(row[1] for row in rows))
    colour = altair.Color("who:N", scale=altair.Scale(domain=who, range=[ONE, OTHER]), title=None, sort=None)
    return altair.Chart(frame).mark_line(point=True).encode(
        x=altair.X("round:O", title=rounds, axis=altair.Axis(labelAngle=0)), y=altair.Y("points:Q", title=points),
        color=colour, strokeDash=altair.StrokeDash("who:N", sort=None, legend=None),
    ).properties(width=WIDE, height=200)  # fmt: skip


def survival(rows: Sequence[tuple[str, float]], title: str) -> Any:
    """The share of the models of each unit that survived."""
    altair = _library("altair")
    frame = polars().DataFrame(rows, schema=["name", "share"], orient="row")
    return altair.Chart(frame).mark_bar(color=ONE).encode(
        y=altair.Y("name:N", sort=None, title=None),
        x=altair.X("share:Q", title=title, axis=altair.Axis(format=".0%"), scale=altair.Scale(domain=[0, 1])),
    ).properties(width=WIDE, height=max(2, len(rows)) * ROW)  # fmt: skip


def fallen(frame: Any, title: str) -> Any:
    """Where on the table models fell, from a table of their x and y: the darker, the more."""
    altair, library = _library("altair"), polars()
    wide, deep = frame["x"].max(), frame["y"].max()
    step = max(1, round(max(wide, deep) / CELLS))
    far = [(library.col(edge) + step).alias(f"{edge}2") for edge in ("x", "y")]
    squares = frame.select((library.col("x", "y") // step * step).cast(library.Int64)).group_by("x", "y").agg(
        library.len().alias("count")
    ).sort("x", "y").with_columns(*far)  # fmt: skip
    axis = altair.Axis(format="d", labelOverlap=True)
    return altair.Chart(squares).mark_rect().encode(
        x=altair.X("x:Q", title=None, axis=axis, scale=altair.Scale(nice=False)), x2="x2:Q",
        y=altair.Y("y:Q", title=None, axis=axis, scale=altair.Scale(nice=False)), y2="y2:Q",
        color=altair.Color("count:Q", title=title, scale=altair.Scale(range=["#dfe9f3", ONE, "#0b2238"])),
    ).properties(width=WIDE, height=min(2 * WIDE, max(120, WIDE * deep / max(wide, 1))))  # fmt: skip


def _library(name: str) -> Any:
    """A library that only pictures need."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Refused(refusal("", "refused-no-altair")) from error
