"""What was used in a game: the rules that applied, the weapons and what they felled, and what was decided."""

from collections import Counter
from typing import Any, Literal

from escarmouche.agents import Agent, Decision
from escarmouche.engine.game import Game
from escarmouche.engine.journal import Event
from escarmouche.engine.questions import Choose, SeatId
from escarmouche.engine.words import Words
from escarmouche.lab.ground import NOBODY, Ground
from escarmouche.lab.plan import Used
from escarmouche.rules.naming import in_words

Kind = Literal["rule", "weapon", "decision"]
KINDS: tuple[Kind, ...] = ("weapon", "decision", "rule")
PRICED = {"cost"}
"""What an option may mention and still be the same decision for everybody."""
PART = "/"
"""Stands between the words of a decision and its price."""


class Usage:
    """Listens to a game and counts, for each side, what was used in it.

    A rule counts for the side whose answer brought it about, what is lost for the weapon that was used last before.
    """

    def __init__(self, ground: Ground, game: Game[Any]) -> None:
        self.ground = ground
        self.game = game
        self._times: Counter[tuple[SeatId, Kind, str]] = Counter()
        self._felled: Counter[tuple[SeatId, Kind, str]] = Counter()
        self._answering = NOBODY
        self._striking: tuple[SeatId, Kind, str] | None = None
        game.watcher = self._hear

    def decided(self, seat: SeatId, value: Any) -> None:
        """Note the answer that a seat is about to give."""
        self._answering = seat
        question = self.game.question.part(seat) if self.game.question is not None else None
        if not isinstance(question, Choose):
            return
        chosen = next((option for option in question.options if option.key == value), None)
        if chosen is not None and chosen.text and set(chosen.data) <= PRICED:
            price = "".join(f"{PART}{cost}" for cost in chosen.data.values())
            self._times[seat, "decision", chosen.text + price] += 1

    def _hear(self, place: int, event: Event) -> None:
        for rule in event.rules if self._answering != NOBODY else ():
            self._times[self._answering, "rule", rule] += 1
        state = self.game.state
        attack = self.ground.attack(state, event)
        if attack is not None:
            seat, weapon = attack
            self._times[seat, "weapon", weapon] += 1
            self._striking = (seat, "weapon", weapon)
        if self._striking is not None:
            self._felled[self._striking] += sum(seat != self._striking[0] for seat in self.ground.losses(state, event))

    def told(self) -> tuple[Used, ...]:
        """Everything that was used, in a fixed order."""
        return tuple(Used(*what, times, self._felled[what]) for what, times in sorted(self._times.items()))


class Noted:
    """An officer whose decisions are noted."""

    def __init__(self, officer: Agent, seat: SeatId, usage: Usage) -> None:
        self._officer = officer
        self._seat = seat
        self._usage = usage

    def decide(self) -> Decision:
        """What the officer decides."""
        decision = self._officer.decide()
        self._usage.decided(self._seat, decision.value)
        return decision


def said(words: Words, kind: str, key: str) -> str:
    """What a rule, a weapon or a decision is called."""
    if kind == "rule":
        return f"{key} {words.rule(key)}"
    if kind == "weapon":
        return str(in_words("weapon", key, words))
    text, _, cost = key.partition(PART)
    return words.say(text, cost=int(cost) if cost.isdigit() else cost)
