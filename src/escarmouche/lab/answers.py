"""What the games of an experiment answer: scores, ratings, differences, tests, and what units are worth."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from escarmouche.lab.cells import Cell
from escarmouche.lab.conduct import Result
from escarmouche.lab.experiment import Part
from escarmouche.lab.plan import FIRST
from escarmouche.lab.ratings import Meeting, Rating, rate
from escarmouche.lab.sequential import Errors, Fairness, Progress, better, fair
from escarmouche.lab.statistics import Interval, Standing, mean, paired, shift

COLUMNS = ("cell", "pair", "swapped", "winner", "score", "starter", "rounds", "answers", "fault")
TRACES = ("objectives_0", "objectives_1", "models_lost_0", "models_lost_1", "points_lost_0", "points_lost_1")
"""What games that took the same course have in common, beside their lengths and winners."""
DRAWN = 0.5
RATED = 2
"""From so many pairings on, sides are rated."""


class Line(NamedTuple):
    """What is needed of a game."""

    cell: int
    pair: int
    swapped: bool
    winner: int | None
    score: float | None
    starter: int | None
    rounds: int
    answers: int
    fault: str
    trace: tuple[float, ...] = ()

    def is_like(self, other: "Line") -> bool:
        """Whether two games took the same course, as far as their rows tell."""
        return (self.winner, self.rounds, self.answers, self.trace) == (
            other.winner, other.rounds, other.answers, other.trace,
        )  # fmt: skip

    @property
    def side_a(self) -> float:
        """What the game was worth to the seat that is called side A."""
        return DRAWN if self.winner is None else float(self.winner == 0)

    @property
    def start(self) -> float:
        """What the game was worth to whoever acted first."""
        return DRAWN if self.winner is None else float(self.winner == self.starter)


class Pairing(NamedTuple):
    """What a cell, or several that differ in their missions, showed: the sides, and how the first of them fared."""

    one: str
    other: str
    standing: Standing
    results: tuple[int, ...]
    """How many pairs came to each of the five results."""


class Effect(NamedTuple):
    """What changed with an option: its name, then how much more or less often or longer."""

    variant: str
    winners: float
    """The share of games with another winner."""
    changed: float
    """The share of games that took another course at all."""
    score: Interval
    draws: Interval
    start: Interval
    rounds: float
    games: int


class Worth(NamedTuple):
    """What a unit adds to its list: how much the score falls without it."""

    unit: str
    points: float
    added: Interval
    games: int


class Lengths(NamedTuple):
    """How long games were on average, and how many of them ended after each number of rounds."""

    rounds: float
    answers: float
    ended: dict[int, int]


class Answer(NamedTuple):
    """Everything that a part of an experiment has shown."""

    number: int
    part: Part
    games: int
    faults: int
    pairings: tuple[Pairing, ...]
    side_a: Interval
    start: Interval
    lengths: Lengths
    ratings: tuple[Rating, ...] = ()
    field: tuple[tuple[str, Interval], ...] = ()
    effects: tuple[Effect, ...] = ()
    worths: tuple[Worth, ...] = ()
    test: Progress | Fairness | None = None


def answers(result: Result) -> list[Answer]:
    """What each part of an experiment has shown so far."""
    traces = result.frame.select(TRACES).iter_rows()
    rows = result.frame.select(COLUMNS).iter_rows()
    lines = [Line(*row)._replace(trace=trace) for row, trace in zip(rows, traces, strict=True)]
    by_cell: dict[int, list[Line]] = {}
    for line in lines:
        by_cell.setdefault(line.cell, []).append(line)
    return [
        _answer(
            result, number, [(cell, by_cell.get(cell.number, [])) for cell in result.bench.cells if cell.part == number]
        )
        for number in range(len(result.experiment.parts))
    ]


Series = Sequence[tuple[Cell, list[Line]]]
"""Cells, each with its games."""


def _answer(result: Result, number: int, series: Series) -> Answer:
    part = result.experiment.parts[number]
    usual = [(cell, lines) for cell, lines in series if not cell.variant and not cell.without]
    every = [line for _, lines in series for line in lines]
    sound = [line for _, lines in usual for line in lines if not line.fault]
    pairings = _pairings(usual)
    many = len(pairings) > 1 and part.question != "worth"
    return Answer(
        number, part, len(every), sum(bool(line.fault) for line in every), pairings,
        side_a=paired(pairs(sound, lambda line: line.side_a)),
        start=paired(pairs((line for line in sound if line.starter is not None), lambda line: line.start)),
        lengths=_lengths(sound),
        ratings=_ratings(usual) if many else (),
        field=_field(usual) if many else (),
        effects=_effects(series) if part.question == "options" else (),
        worths=_worths(result, series) if part.question == "worth" else (),
        test=_test(part, pairings),
    )  # fmt: skip


def side_names(cell: Cell) -> tuple[str, str]:
    """What the two sides of a cell are called: by their lists, by their officers where these differ, or both."""
    one, other = (*cell.plan.lists, "", "")[:2]
    if cell.plan.players[0] == cell.plan.players[1] and one:
        return one, other or "…"
    return tuple(f"{player} {name}".strip() for player, name in zip(cell.plan.players, (one, other), strict=True))  # type: ignore[return-value]


def pairs(lines: Iterable[Line], worth: Callable[[Line], float | None]) -> list[list[float]]:
    """What games are worth, by their pairs."""
    found: dict[tuple[int, int], list[float]] = {}
    for line in lines:
        value = worth(line)
        if value is not None:
            found.setdefault((line.cell, line.pair), []).append(value)
    return list(found.values())


def _pairings(series: Series) -> tuple[Pairing, ...]:
    together: dict[tuple[str, str], list[Line]] = {}
    for cell, lines in series:
        together.setdefault(side_names(cell), []).extend(line for line in lines if not line.fault)
    return tuple(Pairing(one, other, _standing(lines), five(lines)) for (one, other), lines in together.items())


def _standing(lines: Sequence[Line]) -> Standing:
    drawn = sum(line.winner is None for line in lines)
    won = sum(line.score == 1 for line in lines)
    score = paired(pairs(lines, lambda line: line.score))
    return Standing(len(lines), won, drawn, len(lines) - won - drawn, score)


def five(lines: Sequence[Line]) -> tuple[int, ...]:
    """How many pairs came to each of the five results."""
    counts = [0] * 5
    for scores in pairs(lines, lambda line: line.score):
        if len(scores) == 2:
            counts[round(2 * sum(scores))] += 1
    return tuple(counts)


def _lengths(lines: Sequence[Line]) -> Lengths:
    ended: dict[int, int] = {}
    for line in lines:
        ended[line.rounds] = ended.get(line.rounds, 0) + 1
    return Lengths(
        mean([line.rounds for line in lines]), mean([line.answers for line in lines]), dict(sorted(ended.items()))
    )


def _ratings(series: Series) -> tuple[Rating, ...]:
    meetings = []
    for cell, lines in series:
        one, other = side_names(cell)
        meetings += [Meeting(one, other, sum(scores), len(scores)) for scores in pairs(lines, lambda line: line.score)]
    return tuple(rate(meetings)) if meetings else ()


def _field(series: Series) -> tuple[tuple[str, Interval], ...]:
    """What each side scored against all others together."""
    scored: dict[str, list[list[float]]] = {}
    for cell, lines in series:
        one, other = side_names(cell)
        for scores in pairs(lines, lambda line: line.score):
            scored.setdefault(one, []).append(scores)
            scored.setdefault(other, []).append([1 - score for score in scores])
    return tuple((name, paired(found)) for name, found in sorted(scored.items()))


def _effects(series: Series) -> tuple[Effect, ...]:
    """How each set of options differs from the usual one, on the same tables with the same dice."""
    usual: dict[tuple[object, ...], Line] = {}
    other: dict[str, dict[tuple[object, ...], Line]] = {}
    for cell, lines in series:
        where = (cell.plan.lists, cell.plan.players, cell.plan.mission)
        into = other.setdefault(cell.variant, {}) if cell.variant else usual
        into.update({(*where, line.pair, line.swapped): line for line in lines if not line.fault})
    return tuple(_effect(variant, usual, lines) for variant, lines in other.items())


def _effect(variant: str, usual: dict[tuple[object, ...], Line], changed: dict[tuple[object, ...], Line]) -> Effect:
    both = [(where[:-1], usual[where], line) for where, line in changed.items() if where in usual]

    def differing(worth: Callable[[Line], float]) -> Interval:
        found: dict[tuple[object, ...], list[float]] = {}
        for where, before, after in both:
            found.setdefault(where, []).append(worth(after) - worth(before))
        return shift([mean(one) for one in found.values()])

    return Effect(
        variant, mean([float(before.winner != after.winner) for _, before, after in both]),
        mean([float(not before.is_like(after)) for _, before, after in both]),
        score=differing(lambda line: line.score if line.score is not None else DRAWN),
        draws=differing(lambda line: float(line.winner is None)), start=differing(lambda line: line.start),
        rounds=mean([float(after.rounds - before.rounds) for _, before, after in both]), games=len(both),
    )  # fmt: skip


def _worths(result: Result, series: Series) -> tuple[Worth, ...]:
    """What the score of a list loses without each of its units, against the same opponents with the same dice."""
    whole = {
        (cell.plan.lists[1:], line.pair, line.swapped): line
        for cell, lines in series
        if not cell.without
        for line in lines
    }
    lost: dict[str, dict[tuple[object, ...], list[float]]] = {}
    for cell, lines in series:
        for line in lines if cell.without else ():
            before = whole.get((cell.plan.lists[1:], line.pair, line.swapped))
            if before is not None and before.score is not None and line.score is not None:
                where = lost.setdefault(cell.without, {}).setdefault((cell.plan.lists[1:], line.pair), [])
                where.append(before.score - line.score)
    prices = _prices(result, series)
    found = [
        Worth(unit, prices.get(unit, 0.0), shift([mean(one) for one in gone.values()]), sum(map(len, gone.values())))
        for unit, gone in lost.items()
    ]
    return tuple(sorted(found, key=lambda worth: -worth.added.value))


def _prices(result: Result, series: Series) -> dict[str, float]:
    """What the units that were left out cost: the difference between the whole list and that without them."""
    costs: dict[str, float] = {}
    for cell, lines in series:
        if lines:
            number = cell.number
            row = result.frame.filter(result.frame["cell"] == number).row(0, named=True)
            costs.setdefault(cell.without, sum(unit["points"] for unit in row["units"] if unit["seat"] == FIRST))
    return {unit: costs.get("", 0.0) - cost for unit, cost in costs.items() if unit}


def _test(part: Part, pairings: Sequence[Pairing]) -> Progress | Fairness | None:
    if not part.is_sequential or not pairings:
        return None
    errors = Errors(part.errors, part.errors)
    counts = pairings[0].results
    return fair(counts, part.margin, errors) if part.question == "fair" else better(counts, part.margin, errors)
