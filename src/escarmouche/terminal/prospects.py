"""What may happen, told beforehand in tables with bars."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from escarmouche.board.prospects import NEGLIGIBLE, ProspectTeller, telling
from escarmouche.engine.reasons import Reason
from escarmouche.odds import Likelihood, Prospect, Tally

WIDEST = 36
"""How many characters a bar of certainty has."""
EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")
STYLE = "cyan"


class Row(NamedTuple):
    """A line of a table: some value, how likely it is, and how likely that much or more is."""

    label: str
    exactly: float
    at_least: float


class Teller(ProspectTeller):
    """Tells what may happen in one game and one language, in tables with bars."""

    def table(self, prospect: Prospect) -> list[Text]:
        """Everything: the reasons, each number with its chances, each state, and what else is worth saying."""
        lines = [self._reason(reason) for reason in prospect.reasons]
        for tally in telling(prospect):
            lines += [Text(), *self._tally(tally)]
        if prospect.states:
            lines += [Text(), *self._states(prospect.states)]
        if prospect.remarks:
            lines += [Text(), *(Text(f"  {self.say(remark)}", style="italic") for remark in prospect.remarks)]
        return lines

    def _reason(self, reason: Reason) -> Text:
        """A term of some roll with the rule behind it."""
        line = Text(f"  {signed(reason.value):>2}  ")
        line.append(f"{reason.rule:<15}  ", style="dim")
        return line.append(self.because(reason))

    def _tally(self, tally: Tally) -> Iterator[Text]:
        """One number: what it comes to on average, and a bar for each value."""
        title = Text(self.said(tally), style="bold")
        yield title.append(f"  {self.words.say('odds-average', mean=tally.mean)}", style="not bold")
        heads = self.words.say("odds-exactly"), self.words.say("odds-at-least")
        wide = max(8, *map(len, heads))
        yield Text(f"       {heads[0]:>{wide}}  {heads[1]:>{wide}}", style="dim")
        for row in rows(tally):
            line = Text(f"{row.label:>5}  {self.percent(row.exactly):>{wide}}  {self.percent(row.at_least):>{wide}}  ")
            yield _stripped(line.append(bar(row.exactly), style=STYLE))

    def _states(self, states: Sequence[Likelihood]) -> Iterator[Text]:
        """Each state with its probability and a bar."""
        told = [self.said(state) for state in states]
        wide = max(map(len, told))
        for state, said in zip(states, told, strict=True):
            line = Text(f"  {said:<{wide}}  {self.percent(state.probability):>8}  ")
            yield _stripped(line.append(bar(state.probability, min(WIDEST, 64 - wide)), style=STYLE))


def rows(tally: Tally) -> list[Row]:
    """The values of a number; negligible ones at either end are summed up in one line."""
    chances = [chance for chance in tally.chances if chance[1] > 0]
    heavy = [at for at, (_, chance) in enumerate(chances) if chance >= NEGLIGIBLE] or range(len(chances))
    first, last = heavy[0], heavy[-1]
    found = [Row(str(value), chance, tally.at_least(value)) for value, chance in chances[first : last + 1]]
    few, many = chances[:first], chances[last + 1 :]
    if few:
        label = f"≤{few[-1][0]}" if len(few) > 1 else str(few[0][0])
        found.insert(0, Row(label, sum(chance for _, chance in few), 1.0))
    if many:
        rest = tally.at_least(many[0][0])
        found.append(Row(f"≥{many[0][0]}" if len(many) > 1 else str(many[0][0]), rest, rest))
    return found


def _stripped(line: Text) -> Text:
    line.rstrip()
    return line


def bar(share: float, widest: int = WIDEST) -> str:
    """A bar as long as something is likely."""
    full, part = divmod(round(share * widest * len(EIGHTHS)), len(EIGHTHS))
    return "█" * full + EIGHTHS[part]


def signed(value: int) -> str:
    """A number with its sign; nothing for one that changes nothing."""
    return f"{value:+d}".replace("-", "−") if value else ""
