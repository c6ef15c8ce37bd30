"""A question as a page shows it: in words, with what each option is about."""

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.board import asked, shown
from escarmouche.board.board import Board
from escarmouche.board.look import Look
from escarmouche.board.words import why
from escarmouche.engine.ids import Angle
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Amount, Arrange, Assign, Choose, ChooseSome, Option, Question, Split
from escarmouche.engine.reasons import Reason

MARKER = 250
DEGREE: Angle = 10
"""The radius of something that has none, as it is drawn."""


class Asking:
    """Puts what one seat is asked into words and data."""

    def __init__(self, board: Board, look: Look) -> None:
        self.board = board
        self.look = look

    def because(self, reason: Reason) -> shown.Why:
        """A reason as a sentence with its rule; where the game has no words for it, in those of the app."""
        return shown.Why(self.told(reason), reason.value, reason.rule)

    def told(self, reason: Reason) -> str:
        """A reason as a sentence."""
        words = self.look.words
        if reason.text in OF_THE_APP or (reason.data and isinstance(reason.data.get("reason"), Reason)):
            return why(words, reason)
        said = self.board.sentence(words, self.look.setup, self.look.state, reason)
        return why(words, reason) if said == reason.text else said

    def say(self, thing: Any) -> str:
        """A question or an option in words."""
        return self.board.sentence(self.look.words, self.look.setup, self.look.state, thing)

    def question(
        self, number: int, question: Question, doing: str = "", trail: shown.Trail | None = None
    ) -> asked.AnyQuestion:
        """The whole question as it is sent, after what the other side is doing and with its trail, if it is that."""
        look, board = self.look, self.board
        text = self.say(question)
        head = {
            "number": number, "seat": question.seat, "asks": question.text,
            "text": look.say("ask-while", doing=doing, text=text) if doing else text, "rule": question.rule,
            "title": look.words.rule(question.rule), "how": self._how(question), "routine": question.routine,
            "models": board.about(look.state, question.data), "fan": board.fan(look, question.data),
            "trail": board.trail(question) or trail, "cost": board.owed(look, question),
        }  # fmt: skip
        # By kind and not by class: a game may have its own class of a kind.
        kinds: dict[str, Callable[[Any, dict[str, Any]], asked.AnyQuestion]] = {
            Choose.kind: self._choose, ChooseSome.kind: self._choose_some, Arrange.kind: self._arrange,
            Amount.kind: self._amount, Split.kind: self._split, Assign.kind: self._assign, Place.kind: self._place,
        }  # fmt: skip
        return kinds[question.kind](question, head)

    def option(
        self, option: Option, corridor: shown.Corridor | None = None, fan: shown.Fan | None = None
    ) -> shown.Option:
        """One thing that can be chosen."""
        state, refused = self.look.state, option.refused
        return shown.Option(
            key=option.key, text=self.say(option), models=self.board.about(state, option.data),
            markers=self.board.marked(state, option.data), refused=None if refused is None else self.because(refused),
            odds=option.forecast is not None and refused is None, corridor=corridor,
            cost=self.board.price(option.data), fan=fan,
            face=self.board.face(self.look, option.data), over=self.board.over(option),
        )  # fmt: skip

    def answer(self, question: Question, value: Any) -> str:
        """An answer in words."""
        words = self.look.words
        if isinstance(question, Assign):
            pairs = [(item, option) for item in question.items for option in question.targets(item.key)
                     if option.key == value[item.key]]  # fmt: skip
            return "; ".join(words.say("labelled", label=self.say(item), text=self.say(to)) for item, to in pairs)
        if isinstance(question, Choose | ChooseSome | Arrange):
            keys = [value] if isinstance(question, Choose) else value
            chosen = [self.say(option) for key in keys for option in question.options if option.key == key]
            return ", ".join(chosen) or words.say("answer-nothing")
        if isinstance(question, Place):
            x, y, _ = value[question.models[0]].end
            return words.say("answer-place", x=x / 1000, y=y / 1000, unit=self.board.unit)
        if isinstance(question, Split):
            return ", ".join(words.say("labelled", label=share.text, text=value[share.key])
                             for share in self._shares(question))  # fmt: skip
        return str(value)

    def _options(self, options: Sequence[Option]) -> list[shown.Option]:
        return [self.option(option) for option in options]

    def _choose(self, question: Choose, head: dict[str, Any]) -> asked.Choose:
        return asked.Choose(options=self._offered(question), **head)

    def _arrange(self, question: Arrange, head: dict[str, Any]) -> asked.Arrange:
        return asked.Arrange(options=self._offered(question), **head)

    def _choose_some(self, question: ChooseSome, head: dict[str, Any]) -> asked.ChooseSome:
        return asked.ChooseSome(
            options=self._offered(question), least=question.least, most=question.most, whole=question.whole, **head
        )

    def _offered(self, question: Choose | Arrange | ChooseSome) -> list[shown.Option]:
        corridors = self.board.corridors(self.look, question)
        return [self.option(option, corridors.get(option.key), self._fan(question, option))
                for option in question.options]  # fmt: skip

    def _fan(self, question: Question, option: Option) -> shown.Fan | None:
        """What an option is about in the arc of whoever acts, if it says more than the question does."""
        named = option.data.keys() & {"weapon", "figure"}
        return self.board.fan(self.look, {**question.data, **option.data}) if named else None

    def _amount(self, question: Amount, head: dict[str, Any]) -> asked.Amount:
        spans, dial = question.spans, self.board.dial(self.look, question)
        return asked.Amount(least=question.least, most=question.most,
                            spans=list(spans) if len(spans) > 1 else None, dial=dial, **head)  # fmt: skip

    def _split(self, question: Split, head: dict[str, Any]) -> asked.Split:
        return asked.Split(total=question.reachable, over=self._shares(question), exact=question.exact, **head)

    def _shares(self, question: Split) -> list[asked.Share]:
        look, name = self.look, self.board.name
        return [asked.Share(place, name(look.words, look.setup, look.state, place), *question.limits[place])
                for place in question.over]  # fmt: skip

    def _assign(self, question: Assign, head: dict[str, Any]) -> asked.Assign:
        items = [asked.Item(self.option(item), self._options(question.targets(item.key))) for item in question.items]
        return asked.Assign(items=items, **head)

    def _place(self, question: Place, head: dict[str, Any]) -> asked.Place:
        detail = question.planner.detail()
        size, distances = detail.get("radius") or MARKER, detail.get("distances", {})
        return asked.Place(
            movers=question.models, distances=distances, turns=self.turns(question),
            legs=list(self.board.legs) if distances else [], stays=detail.get("stays", True),
            area=question.data.get("radius") or None,
            bodies={mover: self._body(mover, size, detail.get("outlines", [])) for mover in question.models}, **head,
        )  # fmt: skip

    def turns(self, question: Place) -> Angle:
        """By how much at least what is set down may be turned: models freely where it matters how they look."""
        detail = question.planner.detail()
        freely = self.board.faces and detail.get("way") in ("move", "arrive")
        found: Angle = DEGREE if freely else detail.get("turns", 0)
        return found

    def _body(self, mover: str, size: int, outlines: list[list[shown.Point]]) -> shown.Body:
        """What is set down: its name and how large it is."""
        key = f"shown-mover-{mover}"
        name = self.look.say(key) if self.look.words.has(key) else mover
        return self.board.body(self.look, mover) or shown.Body(name, size, 0, outlines)

    def _how(self, question: Question) -> str:
        say = self.look.words.say
        if isinstance(question, ChooseSome) and question.whole:
            return say("how-choose-whole")
        if isinstance(question, ChooseSome):
            span = question.most - question.least
            return say("how-choose-some", least=question.least, most=question.most, span=span)
        if isinstance(question, Amount) and self.board.dial(self.look, question) is not None:
            return say("how-turn")
        if isinstance(question, Amount) and self.board.trail(question) is not None:
            return say("how-stop")
        if isinstance(question, Amount):
            return say("how-amount", least=question.least, most=question.most)
        if isinstance(question, Split):
            return say("how-split", total=question.reachable)
        if isinstance(question, Place):
            farthest = max(question.planner.detail().get("distances", {}).values(), default=0)
            return say("how-place", most=farthest / 1000, unit=self.board.unit) if farthest else say("how-set-down")
        return say(f"how-{question.kind}")


OF_THE_APP = frozenset({"refused-our-bug"})
"""Refusals that are told in the same words whatever the game."""
