"""A person plays against the computer: the map, the story so far, the question, and what is typed."""

import json
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from escarmouche.agents import GENERAL, Agent, advise, enlist, is_trained
from escarmouche.agents.general import PERCENT
from escarmouche.engine import fair_replay, save
from escarmouche.engine.game import Game
from escarmouche.engine.ids import Length
from escarmouche.engine.journal import Event
from escarmouche.engine.questions import Arrange, Assign, Choose, ChooseSome, Option, Question, SeatId
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import Words
from escarmouche.odds import prospect_of
from escarmouche.table.table import Table
from escarmouche.terminal import InputEnded
from escarmouche.terminal.desk import Desk
from escarmouche.terminal.files import rules_version, write_text
from escarmouche.terminal.picture import Picture
from escarmouche.terminal.prompt import Spoken, as_typed, read, show
from escarmouche.terminal.prospects import Teller
from escarmouche.terminal.rule_text import rule_lines
from escarmouche.terminal.words import why

COMMANDS = ("why", "odds", "hint", "map", "units", "save", "concede", "help", "quit")
ADVISERS = (GENERAL, "sergeant")
"""Who gives the hints."""
SCRIPT = "corporal"
"""Whose answer Enter alone gives; in a game that it was not taught, that is the default of the question."""
SCALES = ((96, 62, 140), (72, 46, 116), (48, 0, 0))
"""Columns of the map, and the lines and columns a screen must have for it."""
SHOWN_RULES = 3
HANG = 10
"""How far to the right a long line goes on."""


class Quit(Exception):
    """The player leaves the table."""


def type_in(prompt: str) -> str:
    """A line from the keyboard, or from whatever stands in for it."""
    try:
        if sys.stdin.isatty():
            return input(prompt).strip()
        sys.stdout.write(prompt)
        line = sys.stdin.readline()
    except (EOFError, OSError, ValueError, AttributeError) as error:
        raise InputEnded from error
    if not line:
        sys.stdout.write("\n")
        raise InputEnded
    sys.stdout.write(line if line.endswith("\n") else f"{line}\n")
    return line.strip()


class Sitting:
    """One game at the terminal."""

    def __init__(
        self, game: Game[Any], desk: Desk, words: Words, console: Console, *,
        you: SeatId, opponent: Agent, type_in: Callable[[str], str] = type_in,
        helped: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        """Sit down at a game; `helped` is called whenever a hint was given."""
        self.game = game
        self.desk = desk
        self.words = words
        self.console = console
        self.seat = Seat(game, you)
        self.opponent = opponent
        self.type_in = type_in
        self.helped = helped
        self.told = 0
        self.drawn = -1
        self.laid: list[str] = []
        self._picture: Picture | None = None

    @property
    def picture(self) -> Picture:
        """The map of the table as it stands; drawn anew where players build it while they play."""
        table: Table = self.game.setup.table  # type: ignore[attr-defined]
        if self._picture is None or self._picture.table is not table:
            self._picture = Picture(table, self.desk.glyphs, self._columns(), self.desk.unit)
        return self._picture

    def _columns(self) -> int:
        if not self.console.is_terminal:
            return SCALES[-1][0]
        size = shutil.get_terminal_size()
        return next(columns for columns, lines, wide in SCALES if size.lines >= lines and size.columns >= wide)

    # Playing

    def play(self) -> None:
        """Question after question until the game is over."""
        while self.game.question is not None:
            question = self.seat.question()
            if question is None:
                self._opponent_answers()
            elif question.routine:
                self.seat.answer(self.seat.number, question.default)
            else:
                self._ask(question)
        self.show_map()
        self.tell()

    def _opponent_answers(self) -> None:
        seat = next(seat for seat in self.game.waiting() if seat != self.seat.id)
        try:
            self.game.answer(seat, self.game.number, self.opponent.decide().value)
        except Refused as refused:
            if refused.reason.text != "refused-our-bug":
                raise
            self._report()
            assert self.game.question is not None
            self.game.answer(seat, self.game.number, self.game.question.part(seat).default)

    def _ask(self, question: Question) -> None:
        """Show what happened and what is asked, and take what is typed until it is an answer."""
        number = self.seat.number
        spoken = self.spoken()
        if self._moved():
            self.show_map()
        self.tell()
        self.show_desk()
        advice = advise(SCRIPT, self.seat, Random(number)).decide().value
        self._show_question(question, spoken, advice)
        while self.seat.number == number and self.seat.question() is not None:
            typed = self.type_in("> ")
            try:
                if not self._command(typed, question, spoken, advice):
                    self.seat.answer(number, advice if not typed else read(question, typed, spoken))
            except Refused as refused:
                self._refuse(refused.reason)

    def _refuse(self, reason: Reason) -> None:
        self._put(Text(f"  {self._reason(reason)}", style="red"))
        if reason.text == "refused-our-bug":
            self._report()

    def _report(self) -> None:
        """Put a fault of the rules into a file that can be sent to us."""
        path = Path(f"escarmouche-fault-{self.game.number}.txt")
        text = f"{self.game.reports[-1]}\n{save.dump(self.game, rules_version(self.desk.key))}"
        write_text(path, text)
        self.say("fault-reported", file=str(path))

    # Showing

    @property
    def state(self) -> Any:
        """The state as far as this seat may see it."""
        return self.desk.seen(self.seat.view()["state"])

    def spoken(self) -> Spoken:
        """How things are called at the moment."""
        state = self.state
        teller = Teller(self.words, lambda thing: self._sentence(state, thing), lambda key: self._name(state, key))
        return Spoken(self.words, teller.say, teller.name,
                      self.desk.goals(self.words, self.game.setup, state, self.seat.id),
                      self.desk.codes(self.game.setup, state, self.seat.id),
                      lambda option: self._phrase(teller, option), self.desk.subjects, self.desk.faces,
                      self.desk.legs, self.desk.unit, self._step())  # fmt: skip

    def _step(self) -> Length:
        """How far apart the places are of which the question of the moment asks for one by its number."""
        question = self.seat.question()
        trail = None if question is None else self.desk.trail(question)
        return 0 if trail is None else trail.step

    def _phrase(self, teller: Teller, option: Option) -> str:
        """The odds of an option in a few words; nothing where it leaves nothing to chance."""
        if option.forecast is None:
            return ""
        about = next((option.data[name] for name in self.desk.subjects if name in option.data), None)
        return teller.phrase(prospect_of(self.desk.key, option.forecast(), brief=True), about)

    def _sentence(self, state: Any, thing: Any) -> str:
        return self.desk.sentence(self.words, self.game.setup, state, thing)

    def _name(self, state: Any, key: str) -> str:
        return self.desk.name(self.words, self.game.setup, state, key)

    def _reason(self, reason: Reason) -> str:
        """Why something is not possible; how to type is a matter of the app, all else of the game."""
        if reason.text == "refused-unclear":
            hint = self.words.say(reason.data["hint"], **reason.data)
            return self.words.say(reason.text, typed=reason.data["typed"], hint=hint.rstrip("."))
        said = self._sentence(self.state, reason)
        if said == reason.text:
            said = why(self.words, reason)
        return f"{said} [{reason.rule}]" if reason.rule else said

    def say(self, key: str, **data: Any) -> None:
        """A sentence of the app, in the words for this game where it has its own."""
        own = f"{key}-{self.desk.key}"
        for line in self.words.say(own if self.words.has(own) else key, **data).split("\n"):
            self._put(Text(line))

    def _put(self, line: Text) -> None:
        """Print a line; what does not fit goes on below it, a little to the right."""
        if not self.console.is_terminal or len(line) < self.console.width:
            self.console.print(line)
            return
        for number, part in enumerate(line.wrap(self.console, self.console.width - HANG)):
            self.console.print(Text(" " * HANG if number else "").append_text(part))

    def _moved(self) -> bool:
        """Whether somebody stands elsewhere than on the last map."""
        standing = hash(tuple(self.desk.figures(self.game.setup, self.state, self.seat.id)))
        moved, self.drawn = standing != self.drawn, standing
        return moved

    def tell(self) -> None:
        """What happened since the last question."""
        story = self.seat.story()
        state = self.state
        for event in story[self.told :]:
            self._put(self._line(state, event))
        self.told = len(story)

    def _line(self, state: Any, event: Event) -> Text:
        line = Text(f"  {self._sentence(state, event)}")
        if event.rules:
            more = ", …" if len(event.rules) > SHOWN_RULES else ""
            line.append(f"  [{', '.join(event.rules[:SHOWN_RULES])}{more}]", style="dim")
        return line

    def show_desk(self) -> None:
        """What lies before the player, where it is not as it was at the last question."""
        laid = self.desk.beside(self.words, self.game.setup, self.state, self.seat.id)
        if laid != self.laid:
            for line in laid:
                self._put(Text(f"  {line}", style="cyan"))
        self.laid = laid

    def show_map(self) -> None:
        """The table, and beside it who is where."""
        state = self.state
        setup = self.game.setup
        stripes = self.desk.stripes(setup, state)
        rows = self.picture.draw(self.desk.figures(setup, state, self.seat.id), stripes)
        legend = self.desk.legend(self.words, setup, state, self.seat.id)
        wide = self.picture.columns + 7
        beside = not self.console.is_terminal or self.console.width >= wide + 30
        for at, row in enumerate(rows):
            row.pad_right(max(0, wide - len(row)))
            if beside and at < len(legend):
                row.append(legend[at])
            row.rstrip()
            self.console.print(row, no_wrap=True, overflow="crop" if self.console.is_terminal else "ignore", crop=False)
        for line in legend[len(rows) :] if beside else legend:
            self.console.print(Text(line))

    def show_kinds(self) -> None:
        """What the characters of the terrain mean."""
        kinds = dict.fromkeys(piece.kind for piece in self.picture.table.pieces)
        told = [f"{self.desk.glyphs.get(kind, '?')} {self.words.say(f'kind-{kind}')}" for kind in kinds]
        self.console.print(Text("    " + "   ".join(told)))

    def _show_question(self, question: Question, spoken: Spoken, advice: Any) -> None:
        head = Text()
        head.append(f"── {self.words.say('question-number', number=self.seat.number)} ", style="dim")
        head.append(spoken.say(question), style="bold")
        head.append(f"  [{question.rule}]", style="dim")
        self._put(head)
        for line in show(question, spoken, advice):
            self._put(line)

    # Commands

    def _command(self, typed: str, question: Question, spoken: Spoken, advice: Any) -> bool:
        """Carry out a command; False if what was typed is none."""
        word, _, rest = typed.partition(" ")
        meant = {**{name: name for name in COMMANDS}, **{self.words.say(f"command-{name}"): name for name in COMMANDS}}
        name = meant.get(word.casefold())
        if word == "?":
            name = "help"
        if name is None:
            return False
        if name == "why":
            self._explain(rest.strip(), question)
        elif name == "odds":
            self._show_odds(rest.strip(), question, spoken)
        elif name == "hint":
            self._hint(question, spoken, advice)
        elif name == "map":
            self.show_map()
            self.show_kinds()
        elif name == "units":
            for line in self.desk.cards(self.words, self.game.setup, self.state, self.seat.id):
                self._put(Text(line))
        elif name == "save":
            self._save(rest.strip())
        elif name == "help":
            self.say("help")
        elif name == "concede":
            self.seat.concede()
        elif name == "quit":
            raise Quit
        if name in ("map", "units", "help"):
            self._show_question(question, spoken, advice)
        return True

    def _explain(self, wanted: str, question: Question) -> None:
        """A rule: its title, its sentence and its full text."""
        options = offered(question)
        rule = wanted or question.rule
        if wanted.isdecimal():
            if not 1 <= int(wanted) <= len(options):
                raise Refused(refusal("", "refused-no-such-option", number=wanted[:40]))
            refused = options[int(wanted) - 1].refused
            rule = refused.rule if refused is not None else question.rule
        for line in rule_lines(self.desk.key, rule, self.words):
            self._put(Text(f"  {line}"))

    def _show_odds(self, wanted: str, question: Question, spoken: Spoken) -> None:
        """The odds of an option in full; where weapons are aimed, those of every weapon at that target."""
        lines = aimed(question) if isinstance(question, Assign) else [(None, offered(question))]
        most = max(len(options) for _, options in lines)
        if not wanted.isdecimal() or not 1 <= int(wanted) <= most:
            raise Refused(refusal("", "refused-odds-which", most=most))
        asked = [(item, options[int(wanted) - 1]) for item, options in lines if int(wanted) <= len(options)]
        open_ones = [(item, option) for item, option in asked if option.refused is None]
        if not open_ones:
            raise Refused(asked[0][1].refused or refusal("", "refused-no-odds", number=wanted))
        told = [(item, option, option.forecast()) for item, option in open_ones if option.forecast is not None]
        if not told:
            raise Refused(refusal("", "refused-no-odds", number=wanted))
        teller = Teller(self.words, spoken.say, spoken.name)
        for item, option, forecast in told:
            title = spoken.option(option)
            label = self.words.say("labelled", label=spoken.say(item), text=title) if item else title
            self._put(Text(f"  {label}", style="bold"))
            for line in teller.table(prospect_of(self.desk.key, forecast)):
                self._put(Text("  ").append_text(line))

    def _hint(self, question: Question, spoken: Spoken, advice: Any) -> None:
        """What the best officer would do in this place, why, how to type it, and what came next."""
        adviser = next((one for one in ADVISERS if is_trained(one, self.desk.key)), None)
        if adviser is None:
            raise Refused(refusal("", "refused-no-hint"))
        decision = enlist(adviser, self.seat, Random(self.seat.number)).decide()
        self.helped()
        marked = decision.value == advice
        typed = self.words.say("enter") if marked else as_typed(question, decision.value, spoken)
        self.say("hint-typed", typed=typed, agent=adviser)
        for line in told_answer(question, decision.value, spoken):
            self._put(Text(f"    {line}"))
        for reason in decision.reasons:
            self._put(Text(f"  – {self._reason(reason)}"))
        if decision.reply:
            self.say("hint-expects", why=" ".join(self._reason(reason) for reason in decision.reply))
        for other in decision.alternatives:
            text = "; ".join(told_answer(question, other.value, spoken))
            why = " ".join(self._reason(reason) for reason in other.reasons)
            self.say("hint-instead", text=text, why=why, percent=round(PERCENT * other.chance))

    def _save(self, file: str) -> None:
        if not file:
            raise Refused(refusal("", "refused-save-where"))
        path = Path(file).expanduser()
        write_text(path, save.dump(self.game, rules_version(self.desk.key)))
        self.say("saved", file=str(path), side="AB"[self.seat.id])

    # A fair match

    def reveal(self, path: Path) -> None:
        """Open the secret of a fair match, now that it is over."""
        transcript = fair_replay.transcript(self.game)
        if transcript is None:
            return
        write_text(path, json.dumps(transcript, indent=1) + "\n")
        self.say("fair-reveal", secret=transcript["secret"], file=str(path))


def offered(question: Question) -> Sequence[Option]:
    """The options of a question, if it has any; those of the first weapon, where there are several lines."""
    if isinstance(question, Assign):
        return question.targets(question.items[0].key)
    return question.options if isinstance(question, Choose | ChooseSome | Arrange) else ()


def aimed(question: Assign) -> list[tuple[Option, Sequence[Option]]]:
    """Each line of a question that has several, with its targets."""
    return [(item, question.targets(item.key)) for item in question.items]


def told_answer(question: Question, answer: Any, spoken: Spoken) -> list[str]:
    """What an answer chooses, in words; nothing where it chooses none of several options."""
    if isinstance(question, Assign):
        chosen = [(item, option) for item, options in aimed(question) for option in options
                  if option.key == answer[item.key]]  # fmt: skip
        return [spoken.words.say("labelled", label=spoken.say(item), text=spoken.option(option))
                for item, option in chosen]  # fmt: skip
    keys = [answer] if isinstance(question, Choose) else answer if isinstance(question, ChooseSome | Arrange) else []
    return [spoken.option(option) for key in keys for option in offered(question) if option.key == key]
