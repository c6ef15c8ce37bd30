"""What may happen, told beforehand: as tables with bars, as a phrase of a few words, and as data for programs."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from rich.text import Text

from escarmouche.core.reasons import Reason, refusal
from escarmouche.core.words import Words
from escarmouche.odds import Likelihood, Prospect, Tally

NEGLIGIBLE = 0.0005
"""Values less likely than this are summed up."""
UNSPOKEN = 0.005
"""A phrase leaves out what is less likely than this."""
WIDEST = 36
"""How many characters a bar of certainty has."""
EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")
STYLE = "cyan"


class Row(NamedTuple):
    """A line of a table: some value, how likely it is, and how likely that much or more is."""

    label: str
    exactly: float
    at_least: float


class Teller:
    """Tells what may happen in one game and one language."""

    def __init__(self, words: Words, say: Callable[[Reason], str], name: Callable[[str], str]) -> None:
        self.words = words
        self.say = say
        self.name = name

    # Tables and bars

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

    def because(self, reason: Reason) -> str:
        """What a reason says; where it has no words of its own, the title of its rule."""
        return self.say(reason) if reason.text else self.words.rule(reason.rule)

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
        """What comes about or does not, one below the other."""
        told = [self.said(state) for state in states]
        wide = max(map(len, told))
        for state, said in zip(states, told, strict=True):
            line = Text(f"  {said:<{wide}}  {self.percent(state.probability):>8}  ")
            yield _stripped(line.append(bar(state.probability, min(WIDEST, 64 - wide)), style=STYLE))

    def said(self, thing: Tally | Likelihood) -> str:
        """What a number or a state is called."""
        return self.say(refusal("", thing.text, **thing.data))

    def percent(self, share: float) -> str:
        """A probability to a tenth of a percent; what is nearly nothing or nearly certain is not called that."""
        if 0 < share < NEGLIGIBLE:
            return f"<{self.words.say('odds-percent', share=2 * NEGLIGIBLE)}"
        if 1 - NEGLIGIBLE < share < 1 - 1e-9:
            return f">{self.words.say('odds-percent', share=1 - 2 * NEGLIGIBLE)}"
        return self.words.say("odds-percent", share=share)

    # A phrase

    def phrase(self, prospect: Prospect, about: Any = None) -> str:
        """The gist in a few words: first what becomes of the unit that it is about, then of the others by name."""
        told: dict[Any, list[str]] = {None: [], about: []}
        for thing, figure in _figures(prospect):
            if figure >= UNSPOKEN and (said := self._short(thing, figure)):
                told.setdefault(thing.data.get("unit"), []).append(said)
        first = ", ".join([*told.pop(None), *(told.pop(about, []))])
        others = [self.words.say("labelled", label=self.name(str(unit)), text=", ".join(said))
                  for unit, said in told.items()]  # fmt: skip
        return "; ".join(filter(None, [first, *others])) or self.words.say("odds-nothing")

    def _short(self, thing: Tally | Likelihood, figure: float) -> str:
        """The short form of a number or state, if it has one."""
        key = f"{thing.text}.short"
        return self.words.say(key, mean=figure, share=figure) if self.words.has(key) else ""

    # Data

    def document(self, prospect: Prospect) -> dict[str, Any]:
        """Everything as plain data, with the averages, and with what each thing is called."""
        found: dict[str, Any] = msgspec.to_builtins(prospect)
        for tally, written in zip(prospect.tallies, found["tallies"], strict=True):
            written.update(said=self.said(tally), mean=tally.mean)
        for state, written in zip(prospect.states, found["states"], strict=True):
            written.update(said=self.said(state))
        for reason, written in zip(prospect.reasons, found["reasons"], strict=True):
            written.update(said=self.because(reason))
        for remark, written in zip(prospect.remarks, found["remarks"], strict=True):
            written.update(said=self.say(remark))
        return found


def _figures(prospect: Prospect) -> Iterator[tuple[Tally | Likelihood, float]]:
    """Each number with what it comes to on average, and each state with its probability."""
    yield from ((tally, tally.mean) for tally in telling(prospect))
    yield from ((state, state.probability) for state in prospect.states)


def telling(prospect: Prospect) -> list[Tally]:
    """The numbers that say more than a state does: a unit of one model loses a model whenever it is destroyed."""
    known = {(state.data.get("unit"), round(state.probability, 12)) for state in prospect.states}
    return [tally for tally in prospect.tallies
            if tally.chances[-1][0] > 1 or (tally.data.get("unit"), round(tally.mean, 12)) not in known]  # fmt: skip


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
