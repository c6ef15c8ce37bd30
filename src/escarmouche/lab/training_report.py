"""What a training has shown, as a reader sees it: tables, sentences, and a picture of what was said and what came."""

from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

from escarmouche.engine.words import Words
from escarmouche.lab.calibration import TENTHS, Calibration, Drift, Measure

SIDE, EDGE = 300, 40
"""How wide the field of the picture is, and its margin."""
WIDEST = 9.0
"""The radius of the largest dot."""


def report(words: Words, found: Calibration, heading: str, seed: int) -> Iterator[Table | Text]:
    """Everything that is printed of a training, or of what was trained, under a sentence that says which."""
    yield Text(words.say(heading, games=found.games, positions=found.positions, seed=str(seed)))
    yield losses(words, found)
    yield Text(words.say("train-below", share=found.whole.below))
    yield reliability(words, found)
    yield Text(words.say("train-farthest", points=100 * found.farthest))
    yield measures(words, "train-round", found.rounds)
    if len(found.missions) > 1:
        names = [one._replace(name=words.say(f"mission-{one.name.replace('_', '-')}")) for one in found.missions]
        yield measures(words, "train-mission", names)
    yield drifts(words, found.drifts)


def losses(words: Words, found: Calibration) -> Table:
    """Log loss and Brier score of a constant, of the score alone and of the value."""
    table = _table(words, "train-judge", "train-log-loss", "train-brier")
    log_losses = (found.constant, found.whole.score, found.whole.value)
    for name, loss, brier in zip(("constant", "score", "value"), log_losses, found.brier, strict=True):
        table.add_row(words.say(f"train-{name}"), _number(words, loss), _number(words, brier))
    return table


def reliability(words: Words, found: Calibration) -> Table:
    """For every tenth what was said and what came."""
    table = _table(words, "train-tenth", "train-positions", "train-said", "train-came")
    for place, tenth in enumerate(found.tenths):
        between = words.say("train-between", low=place / TENTHS, high=(place + 1) / TENTHS)
        shares = (words.say("train-share", value=value) for value in (tenth.said, tenth.came))
        table.add_row(between, words.say("train-count", value=tenth.positions), *shares)
    return table


def measures(words: Words, heading: str, found: Sequence[Measure]) -> Table:
    """The log losses by round or by mission."""
    table = _table(words, heading, "train-positions", "train-score", "train-value", "train-gained")
    for one in found:
        table.add_row(one.name, words.say("train-count", value=one.positions), _number(words, one.score),
                      _number(words, one.value), words.say("train-share", value=one.below))  # fmt: skip
    return table


def drifts(words: Words, found: Sequence[Drift]) -> Table:
    """How the value drifts."""
    table = _table(words, "train-drift", "train-steps", "train-mean", "train-error")
    for one in found:
        name = (
            words.say("train-drift-round", round=one.name)
            if one.name.isdigit()
            else words.say(f"train-drift-{one.name}")
        )
        table.add_row(
            name, words.say("train-count", value=one.steps), _small(words, one.mean), _small(words, one.error)
        )
    return table


def _table(words: Words, first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="")
    table.add_column(words.say(first))
    for other in others:
        table.add_column(words.say(other), justify="right")
    return table


def _number(words: Words, value: float) -> str:
    return words.say("train-number", value=value)


def _small(words: Words, value: float) -> str:
    return words.say("train-small", value=value)


def picture(words: Words, title: str, found: Calibration) -> str:
    """A reliability plot: what was said across, what came up, and the size of a dot for the positions of its tenth."""
    most = max(1, *(one.positions for one in found.tenths))
    whole = SIDE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" font-family="sans-serif" '
        'font-size="12">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{whole / 2:.0f}" y="24" text-anchor="middle" font-size="14">{title}</text>',
        f'<rect x="{EDGE}" y="{EDGE}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
        f'<line x1="{EDGE}" y1="{EDGE + SIDE}" x2="{EDGE + SIDE}" y2="{EDGE}" stroke="#999" stroke-dasharray="4 4"/>',
    ]
    for step in range(0, TENTHS + 1, 2):
        at, share = EDGE + SIDE * step / TENTHS, words.say("train-percent", value=step / TENTHS)
        parts.append(f'<text x="{at:.1f}" y="{EDGE + SIDE + 16}" text-anchor="middle">{share}</text>')
        parts.append(f'<text x="{EDGE - 6}" y="{whole - at + 4:.1f}" text-anchor="end" font-size="10">{share}</text>')
    dots = [
        (EDGE + SIDE * one.said, EDGE + SIDE * (1 - one.came), one.positions) for one in found.tenths if one.positions
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in dots)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#1f5fa8" stroke-width="1.5"/>')
    for x, y, positions in dots:
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2 + WIDEST * (positions / most) ** 0.5:.1f}" '
                     'fill="#1f5fa8" fill-opacity="0.6"/>')  # fmt: skip
    return "\n".join([*parts, "</svg>", ""])
