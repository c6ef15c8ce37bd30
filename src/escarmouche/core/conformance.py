"""Conformance cases: small situations in TOML, played by the real rules and compared with what was expected.

The format is described in docs/conformance.md. What a set-up, a name or a measurement is, a game says in its `Stage`.
"""

import traceback
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.core.chance import ChanceError, Scripted
from escarmouche.core.decision import Question, SeatId
from escarmouche.core.reading import MOST_BYTES, plain_text, toml
from escarmouche.core.reasons import Reason, Refused
from escarmouche.core.rulebook import RuleId, listening
from escarmouche.core.scene import CaseOver, Stage
from escarmouche.core.verdict import Verdict
from escarmouche.core.words import LANGUAGES, Words
from escarmouche.core.written import ANSWER_KEYS, CaseError, answer_value, only, plain, reason_line

CASE_KEYS = frozenset(
    {"id", "why", "rules", "options", "begin", "with", "chance", "answers", "until", "expect", "measure", "list"}
)
EXPECT_KEYS = frozenset(
    {"refused", "asked", "by", "offered", "only_offered", "not_offered", "accepted", "rejected", "never_asked"}
    | {"asked_in_order", "events", "every", "never", "value", "measured"}
)
OF_A_QUESTION = ("by", "offered", "only_offered", "not_offered", "accepted", "rejected")
UNTIL_KEYS = frozenset({"ask", "by", "about", "round", "turn", "event", "count"})
MOST_QUESTIONS = 5000


class Result(msgspec.Struct, frozen=True):
    """How a case ended: what was wrong, the rules that applied, and the journal in words."""

    id: str
    file: str
    problems: tuple[str, ...] = ()
    heard: tuple[RuleId, ...] = ()
    journal: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether everything happened as expected."""
        return not self.problems


def tell(result: Result) -> str:
    """A result for people: one line if it passed, otherwise what was expected, what happened, and the journal."""
    if result.passed:
        return f"{result.id}: as expected"
    lines = [f"{result.id} ({result.file}):", *(f"  {problem}" for problem in result.problems)]
    if result.journal:
        lines += ["  The journal:", *(f"    {line}" for line in result.journal)]
    return "\n".join(lines)


# Reading


def read_cases(path: Path) -> list[dict[str, Any]]:
    """The cases of a file, each with what the file shares."""
    try:
        data = toml(plain_text(path), path.name, most=MOST_BYTES)
    except OSError as error:
        raise CaseError(f"{path.name} cannot be read ({error.strerror or error}).") from error
    except ValueError as error:
        raise CaseError(f"{path.name} is not well-formed TOML: {error}.") from error
    only(data, ("game", "shared", "case"), path.name)
    shared = data.get("shared", {})
    cases = data.get("case", [])
    if not isinstance(cases, list) or not cases:
        raise CaseError(f"{path.name} has no [[case]].")
    return [_merged(shared, case) for case in cases]


def _merged(shared: Mapping[str, Any], case: Mapping[str, Any]) -> dict[str, Any]:
    """A case over what its file shares: tables key by key, lists of named things name by name."""
    merged = dict(shared)
    for key, value in case.items():
        under = shared.get(key)
        if isinstance(under, Mapping) and isinstance(value, Mapping):
            merged[key] = {**under, **value}
        elif isinstance(under, list) and _are_named(under) and _are_named(value):
            merged[key] = _by_name(under, value)
        else:
            merged[key] = value
    return merged


def _are_named(things: Any) -> bool:
    return isinstance(things, list) and all(isinstance(thing, Mapping) and _name(thing) for thing in things)


def _name(thing: Mapping[str, Any]) -> Any:
    return thing.get("name") or thing.get("id")


def _by_name(under: list[Any], over: list[Any]) -> list[Any]:
    found = {_name(thing): dict(thing) for thing in under}
    for thing in over:
        found[_name(thing)] = {**found.get(_name(thing), {}), **thing}
    return list(found.values())


# Running


def run_file(path: Path, stage: Stage, *, prove: bool = True) -> list[Result]:
    """Run every case of a file; a file that cannot be read is one failed result."""
    try:
        cases = read_cases(path)
    except CaseError as error:
        return [Result(path.stem, path.name, (str(error),))]
    return [run_case(case, stage, path.name, prove=prove) for case in cases]


def run_case(case: Mapping[str, Any], stage: Stage, file: str = "", *, prove: bool = True) -> Result:
    """Run one case; with `prove`, every rule it names must have applied."""
    heard: dict[RuleId, None] = {}
    trial: Trial | None = None
    try:
        with listening(heard):
            check_keys(case, stage)
            trial = Trial(case, stage, heard)
            problems = trial.run()
    except CaseError as error:
        problems = [str(error)]
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        problems = [f"The case failed with {type(error).__name__}: {error} ({where.name}, line {where.lineno})."]
    events = trial.journal if trial else []
    for event in events:
        heard.update(dict.fromkeys(event.rules))
    if prove and not problems:
        problems = [
            f"rules: {rule} did not apply in this case; take it out of `rules` or change the case."
            for rule in case["rules"]
            if rule not in heard
        ]
    journal = tuple(trial.line(event) for event in events) if trial and problems else ()
    return Result(str(case.get("id", "a case without an id")), file, tuple(problems), tuple(heard), journal)


def check_keys(case: Mapping[str, Any], stage: Stage) -> None:
    """Refuse a case that is not written as it should be."""
    expect = case.get("expect", {})
    only(case, CASE_KEYS | stage.keys, "The case")
    only(expect, EXPECT_KEYS | stage.facts, "expect")
    for key in ("id", "rules", "expect"):
        if not case.get(key):
            raise CaseError(f"The case has no {key}; every case has one.")
    ways = [key for key in ("begin", "measure", "list") if key in case]
    if len(ways) != 1:
        raise CaseError("A case has exactly one of begin, measure and list.")
    for rule in case["rules"]:
        if rule not in stage.catalogue.entries:
            raise CaseError(f"rules: {rule} is not in the catalogue.")
    for answer in case.get("answers", ()):
        only(answer, ANSWER_KEYS, "answers")
        if "ask" not in answer:
            raise CaseError(f"answers: {plain(answer)} does not say which question it answers; add ask.")
    only(case.get("until", {}), UNTIL_KEYS, "until")
    if any(key in expect for key in OF_A_QUESTION) and "asked" not in expect:
        raise CaseError("expect: say with `asked` which question that is about.")


class Trial(Verdict):
    """One run of one case."""

    def run(self) -> list[str]:
        """Everything that is not as expected, one sentence each."""
        if "list" in self.case:
            return self.reported()
        if "measure" in self.case:
            return self.measured()
        problems = self._play()
        return problems or self.compared()

    # Playing

    def _play(self) -> list[str]:
        chance = self._chance()
        try:
            self.game = self.scene.play(chance)
        except Refused as refused:
            self.refused = refused.reason
        except ChanceError as error:
            return [f"chance: {error} Add what is missing."]
        problems = self._answer_all(list(self.case.get("answers", ()))) if self.game else []
        if self.game is not None:
            self.game.tell(CaseOver())
            self.heard.update(dict.fromkeys(self.game.journal[-1].rules))
            left = self.game.chance.leftover() if isinstance(self.game.chance, Scripted) else {}
            for purpose, values in left.items():
                here = f"chance, {purpose}" if purpose else "chance"
                problems.append(f"{here}: {plain(values)} was never rolled; take it out, or change the answers.")
        return problems

    def _chance(self) -> Scripted:
        written = self.case.get("chance", [])
        if isinstance(written, Mapping):
            return Scripted({str(purpose): tuple(values) for purpose, values in written.items()})
        return Scripted(tuple(written))

    def _answer_all(self, answers: list[Mapping[str, Any]]) -> list[str]:
        game = self.game
        assert game is not None
        while game.question is not None and self.refused is None:
            question, seat = self._next_asked(answers)
            self.asked.append((question.text, seat))
            if not answers and self._stops(question, seat):
                self.standing = (question, seat)
                break
            problems = self._answer(question, seat, answers)
            if problems:
                return problems
            if len(self.asked) > MOST_QUESTIONS:
                return [f"The case went on for {MOST_QUESTIONS} questions; end it with `until`."]
        if answers:
            return [f"answers: {plain(answers[0])} was never asked for; the questions were {self.asked_line()}."]
        return []

    def _next_asked(self, answers: list[Mapping[str, Any]]) -> tuple[Question, SeatId]:
        """Whose answer is given next: of several that wait, the one the next answer is meant for."""
        game = self.game
        assert game is not None
        assert game.question is not None
        waiting = game.waiting()
        for seat in waiting:
            if answers and self._is_meant(answers[0], game.question.part(seat), seat):
                return game.question.part(seat), seat
        return game.question.part(waiting[0]), waiting[0]

    def _is_meant(self, answer: Mapping[str, Any], question: Question, seat: SeatId) -> bool:
        if answer["ask"] != question.text:
            return False
        if "by" in answer and self.seat_of(answer["by"]) != seat:
            return False
        return self.names.agrees("", question.data, answer.get("about", {}))

    def _stops(self, question: Question, seat: SeatId) -> bool:
        until = self.case.get("until")
        if until is None:
            asked = self.expect.get("asked")
            return asked == question.text and self.seat_of(self.expect.get("by", self.name_of(seat))) == seat
        assert self.game is not None
        for key in ("round", "turn"):
            if key in until:
                return bool(self.scene.facts(self.game)[key] >= until[key])
        count = int(until.get("count", 1))
        if "event" in until:
            return len([event for event in self.journal if type(event).__name__ == until["event"]]) >= count
        meant = self._is_meant({"ask": "", **until}, question, seat)
        return meant and len([text for text, _ in self.asked if text == question.text]) >= count

    def _answer(self, question: Question, seat: SeatId, answers: list[Mapping[str, Any]]) -> list[str]:
        game = self.game
        assert game is not None
        meant = bool(answers) and self._is_meant(answers[0], question, seat)
        before = game.hash()
        try:
            value = answer_value(question, answers.pop(0), self.names) if meant else question.default
            # Asked once more here, so that the rules that judge an answer are heard.
            reason = question.fault(question.read(value))
            if reason is not None:
                raise Refused(reason)
            game.answer(seat, game.number, value)
        except Refused as refused:
            return self._refusal(refused.reason, question, before, expected=meant and not answers)
        return []

    def _refusal(self, reason: Reason, question: Question, before: str, *, expected: bool) -> list[str]:
        assert self.game is not None
        if reason.text == "refused-our-bug":
            report = self.game.reports[-1].strip().splitlines()
            if "chance." in report[-1].partition(":")[0]:
                return [f"chance: {report[-1].partition(': ')[2]} Add what is missing."]
            return [f"The rules failed at {question.text!r}: {report[-1]}", *report]
        self.heard[reason.rule] = None
        if expected and "refused" in self.expect:
            self.refused = reason
            return [] if self.game.hash() == before else ["refused: the refused answer changed the state."]
        return [f"The answer to {question.text!r} was refused by {reason_line(reason, self.names)}."]


# Coverage


class Coverage(msgspec.Struct, frozen=True):
    """What is known of one rule: the cases that applied it, and the languages that have its title and sentence."""

    rule: RuleId
    title: str
    kind: str
    cases: tuple[str, ...]
    languages: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """Whether a case applied it and all languages say it."""
        return bool(self.cases) and self.languages == LANGUAGES


def coverage(results: Iterable[Result], stage: Stage) -> list[Coverage]:
    """One row for each rule that a game can apply."""
    applied: dict[RuleId, list[str]] = {}
    for result in results:
        for rule in result.heard if result.passed else ():
            applied.setdefault(rule, []).append(result.id)
    words = {language: stage.words(language) for language in LANGUAGES}
    return [
        Coverage(entry.id, entry.title, entry.kind, tuple(applied.get(entry.id, ())),
                 tuple(language for language in LANGUAGES if _says(words[language], entry.id)))
        for entry in stage.catalogue.entries.values() if entry.applies
    ]  # fmt: skip


def _says(words: Words, rule: RuleId) -> bool:
    key = f"rule-{rule.lower()}"
    return words.has(key) and words.has(f"{key}.sentence")
