"""The report of an experiment: one HTML file with sentences, pictures and tables that sort, and no network."""

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from escarmouche.engine.words import Words
from escarmouche.lab import plots
from escarmouche.lab.answers import Answer, answers, side_names
from escarmouche.lab.conduct import Result
from escarmouche.lab.results_file import polars
from escarmouche.lab.sentences import game_name, summary
from escarmouche.lab.statistics import Interval, mean
from escarmouche.lab.usage import KINDS, said
from escarmouche.lab.uses import uses
from escarmouche.terminal.words import speak

STYLE, SCRIPT = (Path(__file__).with_name(name) for name in ("report.css", "report.js"))
MOST_ROWS = 40
"""So many names fit in a picture."""
THOUSAND = 1000
REPORT = "report.html"


class Cell(NamedTuple):
    """A field of a table: what it says, and by what it is sorted."""

    text: str
    value: float | str


def page(words: Words, result: Result) -> str:
    """The whole report in the language of the words."""
    found = answers(result)
    body = "".join(part for answer in found for part in section(words, result, answer))
    name = escape(result.experiment.name)
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{name}</title>'
        f"<style>{STYLE.read_text('utf-8')}</style></head><body><main><header><h1>{name}</h1>"
        f"<p>{escape(words.say('report-played', games=result.frame.height))}</p></header>{body}"
        f"{''.join(appendix(words, result))}</main><script>{SCRIPT.read_text('utf-8')}</script></body></html>\n"
    )


def section(words: Words, result: Result, answer: Answer) -> Iterator[str]:
    """What one part has shown."""
    words = speak(words.language, answer.part.game)
    title = words.say("report-title", game=game_name(words, answer.part.game), question=answer.part.question,
                      size=answer.part.size or 0)  # fmt: skip
    yield f"<section><h2>{escape(title)}</h2>"
    names = labels(words, result, answer)
    told = [_named(sentence, names) for sentence in summary(words, answer)]
    yield f'<p class="summary">{escape(" ".join(told))}</p>'
    if answer.games > answer.faults:
        yield from _rated(words, answer, names)
        yield from _scored(words, answer, names)
        yield from _compared(words, answer)
        yield from _weighed(words, answer)
        yield from _told_by_games(words, result, answer)
        yield from _used(words, result, answer)
    yield f'<p class="how">{escape(words.say("report-how", question=answer.part.question, games=answer.games))}</p>'
    yield "</section>"


def spoken(words: Words, result: Result) -> Iterator[str]:
    """What each part of an experiment has shown, in sentences with the names of its lists."""
    for answer in answers(result):
        own = speak(words.language, answer.part.game)
        names = labels(own, result, answer)
        yield from (_named(sentence, names) for sentence in summary(own, answer))


def _named(sentence: str, names: Mapping[str, str]) -> str:
    """A sentence with the names of lists instead of what they are called in files."""
    for key in sorted(names, key=len, reverse=True):
        sentence = sentence.replace(key, names[key])
    return sentence


def labels(words: Words, result: Result, answer: Answer) -> dict[str, str]:
    """What each side is called: the name of its list, its officer, or both."""
    frame = result.frame
    called: dict[str, str] = {}
    for seat in (0, 1):
        called |= dict(frame.select(f"list_{seat}", f"name_{seat}").unique(maintain_order=True).iter_rows())
    found = {}
    for cell in result.bench.cells:
        if cell.part != answer.number or cell.without:
            continue
        alike = cell.plan.players[0] == cell.plan.players[1]
        for side, player, own in zip(side_names(cell), cell.plan.players, (*cell.plan.lists, "", ""), strict=False):
            officer = words.say("report-officer", agent=player)
            own = words.called(called.get(own, own))
            name = own or words.say("report-field" if cell.plan.lists else "report-drawn")
            found[side] = name if alike and cell.plan.lists else f"{officer}, {name}"
    return found


def _rated(words: Words, answer: Answer, names: Mapping[str, str]) -> Iterator[str]:
    """The ladder, the matrix, and the score of each side against all others."""
    if len(answer.ratings) < 2:
        return
    rows = [(names.get(one.name, one.name), one.points, one.low, one.high) for one in answer.ratings]
    yield picture(words, plots.intervals(rows, words.say("report-rating"), middle=0, form="+.0f"), "report-ladder")
    field = dict(answer.field)
    cells = [
        (plain(names.get(one.name, one.name)), number(words, one.points, "report-rating-points"),
         between(words, Interval(one.points, one.low, one.high), "report-rating-points"),
         share(words, field[one.name].value), between(words, field[one.name]), number(words, one.games))
        for one in answer.ratings
    ]  # fmt: skip
    heads = ("player-head", "rating-head", "interval", "against-field", "interval", "games")
    yield table(words, "report-ladder", heads, cells)
    if len(answer.ratings) > 2:
        yield picture(words, plots.matrix(answer, names, words.say("report-score")), "report-matrix")


def _scored(words: Words, answer: Answer, names: Mapping[str, str]) -> Iterator[str]:
    """The score of each pairing, of side A and of whoever acts first."""
    rows = [
        (words.say("report-against", one=names[one.one], other=names[one.other]), *one.standing.score)
        for one in answer.pairings
    ]
    extra = [(words.say("report-side-a"), *answer.side_a), (words.say("report-first"), *answer.start)]
    shown = [*rows[:MOST_ROWS], *extra]
    yield picture(words, plots.intervals(shown, words.say("report-score"), middle=0.5, form=".0%"), "report-scores")
    cells = [
        (plain(row[0]), *(number(words, count) for count in one.standing[:4]), share(words, one.standing.score.value),
         between(words, one.standing.score))
        for row, one in zip(rows, answer.pairings, strict=True)
    ]  # fmt: skip
    blank = plain("")
    cells += [(plain(name), blank, blank, blank, blank, share(words, value), between(words, Interval(value, low, high)))
              for name, value, low, high in extra]  # fmt: skip
    yield table(words, "report-scores", ("pairing", "games", "wins", "draws", "losses", "score", "interval"), cells)


def _compared(words: Words, answer: Answer) -> Iterator[str]:
    """What other options change."""
    if not answer.effects:
        return
    effects = sorted(answer.effects, key=lambda effect: -abs(effect.score.value))
    rows = [(one.variant, *one.score) for one in effects[:MOST_ROWS]]
    yield picture(words, plots.intervals(rows, words.say("report-change"), middle=0, form="+.0%"), "report-effects")
    cells = [
        (plain(one.variant), share(words, one.changed), share(words, one.winners), change(words, one.score.value),
         between(words, one.score), change(words, one.draws.value), between(words, one.draws),
         change(words, one.start.value), between(words, one.start),
         number(words, one.rounds, "report-rounds-change"), number(words, one.games))
        for one in effects
    ]  # fmt: skip
    heads = ("option", "other-course", "other-winner", "score-change", "interval", "draws-change", "interval",
             "first-change", "interval", "rounds-change-head", "games")  # fmt: skip
    yield table(words, "report-effects", heads, cells)


def _weighed(words: Words, answer: Answer) -> Iterator[str]:
    """What each unit adds to its list."""
    if not answer.worths:
        return
    rows = [(one.unit, *one.added) for one in answer.worths]
    yield picture(words, plots.intervals(rows, words.say("report-added"), middle=0, form="+.0%"), "report-worth")
    cells = [
        (plain(one.unit), number(words, one.points), change(words, one.added.value),
         between(words, one.added), number(words, one.games))
        for one in answer.worths
    ]  # fmt: skip
    yield table(words, "report-worth", ("unit", "points", "added", "interval", "games"), cells)


def _told_by_games(words: Words, result: Result, answer: Answer) -> Iterator[str]:
    """What the games themselves tell: their course and length, who survived, and where models fell."""
    library = polars()
    frame = usual_games(result, answer)
    lines, leads = course(frame)
    if lines:
        who = (words.say("report-winners"), words.say("report-losers"))
        rows = [(round_, who[losing], points) for round_, losing, points in lines]
        points = words.say(_own(words, "simulate-objectives", answer.part.game))
        yield picture(words, plots.courses(rows, words.say("report-round"), points), "report-course")
    yield picture(words, plots.lengths(answer.lengths.ended, words.say("report-rounds"), words.say("simulate-games")),
                  "report-lengths")  # fmt: skip
    long = words.say("report-leads", leads=leads, rounds=answer.lengths.rounds, answers=answer.lengths.answers)
    yield f"<p>{escape(long)}</p>"
    units = survivors(frame)
    if units:
        shown = [(f"{unit} · {own}", 1 - lost / models) for own, unit, models, lost, _ in units[:MOST_ROWS]]
        yield picture(words, plots.survival(shown, words.say("report-survived")), "report-survival")
        cells = [
            (plain(own), plain(unit), number(words, models), number(words, lost),
             share(words, 1 - lost / models), number(words, count))
            for own, unit, models, lost, count in units
        ]  # fmt: skip
        yield table(words, "report-survival", ("list", "unit", "models", "lost", "survived", "fielded"), cells)
    fell = library.col("fallen").struct
    spots = frame.explode("fallen").drop_nulls("fallen").select(
        fell.field("x") / THOUSAND, fell.field("y") / THOUSAND
    )  # fmt: skip
    if spots.height:
        yield picture(words, plots.fallen(spots, words.say("report-fallen-count")), "report-fallen")


def _used(words: Words, result: Result, answer: Answer) -> Iterator[str]:
    """Which weapons, decisions and rules were used, and how those fared who used them more."""
    found = uses(usual_games(result, answer))
    for kind in KINDS:
        of_kind = [one for one in found if one.kind == kind]
        if not of_kind:
            continue
        cells = [
            (plain(said(words, kind, one.key)), share(words, one.games), number(words, one.times, "report-times"),
             *([number(words, one.felled, "report-times")] if kind == "weapon" else []),
             share(words, one.more.value), between(words, one.more), number(words, one.counted))
            for one in of_kind
        ]  # fmt: skip
        felled = ["felled"] if kind == "weapon" else []
        heads = (kind, "used-in", "used-times", *felled, "more-score", "interval", "games")
        yield table(words, f"report-{kind}s", heads, cells)
    if found:
        yield f'<p class="how">{escape(words.say("report-used-how"))}</p>'


def usual_games(result: Result, answer: Answer) -> Any:
    """The games of a part that are played whole and by the usual options."""
    library = polars()
    own = [
        cell.number
        for cell in result.bench.cells
        if cell.part == answer.number and not cell.variant and not cell.without
    ]
    return result.frame.filter(library.col("cell").is_in(own) & (library.col("fault") == ""))


def course(frame: Any) -> tuple[list[tuple[int, int, float]], float]:
    """What winners (0) and losers (1) had after each round on average, and how often the lead changed in a game.

    A game that is over counts in later rounds as it ended.
    """
    last = frame["rounds"].max() or 0
    points: dict[tuple[int, int], list[float]] = {}
    changes = []
    for winner, rounds in frame.select("winner", "course").iter_rows():
        standings = [(one["points_0"], one["points_1"]) for one in rounds]
        leaders = [one > other for one, other in standings if one != other]
        changes.append(float(sum(one != other for one, other in pairwise(leaders))))
        for number in range(last) if winner is not None and standings else ():
            for seat, had in enumerate(standings[min(number, len(standings) - 1)]):
                points.setdefault((number + 1, int(seat != winner)), []).append(had)
    return [(*where, mean(found)) for where, found in sorted(points.items())], mean(changes)


def survivors(frame: Any) -> list[tuple[str, str, int, int, int]]:
    """For each unit of each list the models that it had in all games, those that were lost, and how often it came."""
    library = polars()
    unit = library.col("units").struct
    first = unit.field("seat") == 0
    told = frame.explode("units").drop_nulls("units").select(
        library.when(first).then(library.col("name_0")).otherwise(library.col("name_1")).alias("list"),
        unit.field("name").alias("unit"), unit.field("models"), unit.field("lost"),
    )  # fmt: skip
    grouped = told.group_by("list", "unit").agg(
        library.col("models").sum(), library.col("lost").sum(), library.len().alias("count")
    )
    return list(grouped.sort("list", "unit").iter_rows())


def appendix(words: Words, result: Result) -> Iterator[str]:
    """The file of the experiment, and the command that repeats it."""
    yield f"<section><h2>{escape(words.say('report-again'))}</h2><p>{escape(words.say('report-command'))}</p>"
    yield "<pre><code>escarmouche lab run experiment.toml</code></pre>"
    yield f"<pre><code>{escape(result.folder.text())}</code></pre></section>"


# Pictures and tables


def picture(words: Words, chart: Any, key: str) -> str:
    """A picture with what it shows."""
    said = words.say(key)
    source = b64encode(plots.drawn(chart, words.language).encode()).decode()
    said = escape(said)
    image = f'<img alt="{said}" src="data:image/svg+xml;base64,{source}">'
    return f"<figure><figcaption>{said}</figcaption>{image}</figure>"


def table(words: Words, key: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """A table that is sorted by a click on the head of a column."""
    head = "".join(
        f'<th scope="col"><button type="button">{escape(words.say(f"report-{name}"))}</button></th>' for name in heads
    )
    body = "".join(f"<tr>{''.join(map(_field, range(len(row)), row))}</tr>" for row in rows)
    caption = escape(words.say(key))
    return (
        f'<div class="wide" role="group" tabindex="0" aria-label="{caption}"><table><caption>{caption}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _field(column: int, cell: Cell) -> str:
    """A field of a table; the first of a row heads it."""
    worded = ' class="text"' if isinstance(cell.value, str) else ""
    begin, end = (f"td{worded}", "td") if column else ('th scope="row"', "th")
    return f'<{begin} data-value="{escape(str(cell.value))}">{escape(cell.text)}</{end}>'


def plain(text: str) -> Cell:
    """A field with words in it."""
    return Cell(text, text.casefold())


def number(words: Words, value: float, key: str = "simulate-count") -> Cell:
    """A field with a number in it."""
    return Cell(words.say(key, value=value), value)


def share(words: Words, value: float) -> Cell:
    """A field with a share in it."""
    return Cell(words.say("simulate-share", value=value), value)


def change(words: Words, value: float) -> Cell:
    """A field with a difference of shares in it."""
    return Cell(words.say("report-change-share", value=value, sign="plus" if value > 0 else "none"), value)


def between(words: Words, interval: Interval, key: str = "simulate-between") -> Cell:
    """A field with the bounds of an interval in it, sorted by the lower one."""
    if key != "simulate-between":
        low, high = (words.say(key, value=bound) for bound in (interval.low, interval.high))
        return Cell(words.say("report-between", low=low, high=high), interval.low)
    return Cell(words.say(key, low=interval.low, high=interval.high), interval.low)


def _own(words: Words, key: str, game: str) -> str:
    """The key of a game's own word, if it has one."""
    return f"{key}-{game}" if words.has(f"{key}-{game}") else key
