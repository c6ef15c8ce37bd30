"""Telling what may happen, as odds in a few words or as data, and what has happened, as lines of the journal."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict

from escarmouche.board import journal, shown
from escarmouche.board.acts import played_acts, term, told_acts
from escarmouche.board.questions import Asking
from escarmouche.board.watching import Change, Note
from escarmouche.engine.journal import Event
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.words import Words
from escarmouche.odds import Likelihood, Prospect, Tally

NEGLIGIBLE = 0.0005
"""Values less likely than this are summed up."""
UNSPOKEN = 0.005
"""A phrase leaves out what is less likely than this."""
UNTOLD = ("rules", "reasons", "audience")


class ProspectTeller:
    """Tells what may happen in one game and one language."""

    def __init__(self, words: Words, say: Callable[[Reason], str], name: Callable[[str], str]) -> None:
        self.words = words
        self.say = say
        self.name = name

    def because(self, reason: Reason) -> str:
        """What a reason says; where it has no words of its own, the title of its rule."""
        return self.say(reason) if reason.text else self.words.rule(reason.rule)

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

    def odds(self, prospect: Prospect, about: Any = None) -> shown.Odds:
        """Everything as a page shows it."""
        return shown.Odds(
            phrase=self.phrase(prospect, about),
            tallies=[shown.Tally(self.said(tally), tally.mean, tally.chances) for tally in telling(prospect)],
            states=[shown.State(self.said(state), state.probability) for state in prospect.states],
            notes=[self.say(remark) for remark in prospect.remarks],
            reasons=[shown.Why(self.because(reason), reason.value, reason.rule) for reason in prospect.reasons],
        )


def _figures(prospect: Prospect) -> Iterator[tuple[Tally | Likelihood, float]]:
    """Each number with what it comes to on average, and each state with its probability."""
    yield from ((tally, tally.mean) for tally in telling(prospect))
    yield from ((state, state.probability) for state in prospect.states)


def telling(prospect: Prospect) -> list[Tally]:
    """The numbers worth telling; one that a state says already is left out, as the only model of a unit being lost."""
    known = {(state.data.get("unit"), round(state.probability, 12)) for state in prospect.states}
    return [tally for tally in prospect.tallies
            if tally.chances[-1][0] > 1 or (tally.data.get("unit"), round(tally.mean, 12)) not in known]  # fmt: skip


def line(asking: Asking, at: int, event: Event, note: Note | None = None, late: Sequence[Change] = ()) -> journal.Line:
    """A line of the journal as one seat may read it; with a note it is played, and so is what this seat missed."""
    board, look = asking.board, asking.look
    data = {key: value for key, value in asdict(event).items() if key not in UNTOLD}
    told = told_acts(asking, event, note)
    rolls = [act for act in told if isinstance(act, journal.Roll)]
    return journal.Line(
        at=at, text=_text(asking, event, rolls), level=board.level(event),
        dice=[die for roll in rolls for die in roll.dice], cards=board.drawn(look, event),
        reasons=[shown.Why(term(asking, reason), reason.value, reason.rule) for reason in event.reasons],
        rules=event.rules, models=board.about(look.state, data),
        acts=[] if note is None else played_acts((*late, *note.changes), told, look.seat),
        opens=board.played.opens.get(type(event), ""),
    )  # fmt: skip


def _text(asking: Asking, event: Event, rolls: Sequence[journal.Roll]) -> str:
    """The sentence of an event; where that does not say it, with what the dice needed in the end."""
    said = asking.say(event)
    stated = asking.board.played.states_needs and not event.reasons
    needed = next((roll.text for roll in rolls if roll.text and not stated), "")
    return asking.look.say("line-needs", text=said, needs=needed) if needed else said
