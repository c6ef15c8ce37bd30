"""Conformance cases: small situations in TOML, played by the real rules and compared with what was expected.

The format is described in docs/conformance.md. What a set-up, a name or a measurement is, a game says in its `Stage`.
"""

import traceback
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.conformance.notation import (
    ANSWER_KEYS,
    TIMES,
    CaseError,
    answer_value,
    as_number,
    listed,
    only,
    plain,
    reason_line,
)
from escarmouche.conformance.scene import CaseOver, Stage
from escarmouche.conformance.stacked_chance import Stacked
from escarmouche.conformance.staging import chosen_options
from escarmouche.conformance.verdict import Verdict
from escarmouche.engine.chance import ChanceError, Written
from escarmouche.engine.questions import Question, SeatId
from escarmouche.engine.reading import MOST_BYTES, plain_text, toml
from escarmouche.engine.reasons import Reason, Refused, remark
from escarmouche.engine.rulebook import RuleId, listening, places
from escarmouche.engine.vocabulary import nearest
from escarmouche.engine.words import LANGUAGES, Words, english, why

CASE_KEYS = frozenset(
    {"id", "why", "rules", "options", "begin", "with", "chance", "answers", "until", "expect", "measure", "list"}
)
EXPECT_KEYS = frozenset(
    {"refused", "asked", "by", "offered", "only_offered", "not_offered", "accepted", "rejected", "never_asked"}
    | {"asked_in_order", "events", "every", "never", "value", "measured"}
)
OF_A_QUESTION = ("by", "offered", "only_offered", "not_offered", "accepted", "rejected")
LISTS = ("accepted", "rejected", "never_asked", "asked_in_order", "events", "every", "never", "measured")
NAMED = frozenset({"piece", "profile", "unit", "model", "figure"})
"""Lists of tables in the set-up of a case."""
UNTIL_KEYS = frozenset({"ask", "by", "about", "round", "turn", "event", "count"})
MOST_QUESTIONS = 5000


class Result(msgspec.Struct, frozen=True):
    """How a case ended: what was wrong, the rules that applied, and the journal in words.

    A `malformed` one could not be played at all: its problem is how it is written.
    """

    id: str
    file: str
    problems: tuple[str, ...] = ()
    heard: tuple[RuleId, ...] = ()
    journal: tuple[str, ...] = ()
    malformed: bool = False

    @property
    def passed(self) -> bool:
        """Whether everything happened as expected."""
        return not self.problems


def tell(result: Result, words: Words | None = None) -> str:
    """A result for people: one line if it passed, otherwise what was expected, what happened, and the journal."""
    words = words or english()
    if result.passed:
        return words.say("case-as-expected", number=result.id)
    lines = [f"{result.id} ({result.file}):", *(f"  {problem}" for problem in result.problems)]
    if result.journal:
        lines += [f"  {words.say('case-journal')}", *(f"    {line}" for line in result.journal)]
    return "\n".join(lines)


# Reading


def read_cases(path: Path) -> list[dict[str, Any]]:
    """The cases of a file, each with what the file shares."""
    try:
        data = toml(plain_text(path), path.name, most=MOST_BYTES)
    except OSError as error:
        raise CaseError("case-unreadable", file=path.name, problem=error.strerror or error) from error
    except ValueError as error:
        raise CaseError("case-not-toml", file=path.name, problem=error) from error
    only(data, ("game", "shared", "case"), path.name)
    shared = data.get("shared", {})
    cases = data.get("case", [])
    if not isinstance(cases, list) or not cases:
        raise CaseError("case-none-in-file", file=path.name)
    if not isinstance(shared, Mapping):
        raise CaseError("case-shared", file=path.name, written=plain(shared))
    return [_merged(shared, case) for case in cases]


def _merged(shared: Mapping[str, Any], case: Any) -> dict[str, Any]:
    """A case over what its file shares: tables key by key, lists of named things name by name."""
    if not isinstance(case, Mapping):
        return {"case": case}
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


def run_file(path: Path, stage: Stage, *, prove: bool = True, language: str = "en") -> list[Result]:
    """Run every case of a file; a file that cannot be read is one failed result."""
    try:
        cases = read_cases(path)
    except CaseError as error:
        return [Result(path.stem, path.name, (why(stage.words(language), error.reason),), malformed=True)]
    return [run_case(case, stage, path.name, prove=prove, language=language) for case in cases]


def run_case(
    case: Mapping[str, Any], stage: Stage, file: str = "", *, prove: bool = True, language: str = "en"
) -> Result:
    """Run one case, and tell of it in a language; with `prove`, every rule it names must have applied."""
    heard: dict[RuleId, None] = {}
    trial: Trial | None = None
    malformed = False
    try:
        with listening(heard):
            check_keys(case, stage)
            trial = Trial(case, stage, heard)
            problems = trial.run()
    except CaseError as error:
        problems, malformed = [error.reason], True
    except Refused as refused:
        problems, malformed = [remark("case-line", line=stage.says(refused.reason, language))], True
    except Exception as error:
        malformed = True
        problems = [_unplayable(error, remark("case-the-set-up" if trial is None else "case-the-course"))]
    events = trial.journal if trial else []
    for event in events:
        heard.update(dict.fromkeys(event.rules))
    if prove and not problems:
        problems = [remark("case-rule-unproved", number=rule) for rule in case["rules"] if rule not in heard]
    journal = tuple(trial.line(event, language) for event in events) if trial and problems else ()
    words = stage.words(language)
    number = str(case.get("id", words.say("case-without-id")))
    told = tuple(why(words, problem) for problem in problems)
    return Result(number, file, told, tuple(heard), journal, malformed)


def _unplayable(error: Exception, part: Reason) -> Reason:
    """What to say of a case that is written as nobody foresaw; the place is for those who mend it."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    file = Path(where.filename).name
    return remark("case-unplayable", part=part, function=where.name, line=where.lineno, file=file)


def check_keys(case: Mapping[str, Any], stage: Stage) -> None:
    """Refuse a case that is not written as it should be."""
    expect = case.get("expect", {})
    only(case, CASE_KEYS | stage.keys, remark("case-the-case"))
    for key in ("id", "rules", "expect"):
        if not case.get(key):
            raise CaseError("case-lacks", field=key)
    prefix = stage.catalogue.data["prefix"]
    if not str(case["id"]).startswith(f"{prefix}-"):
        raise CaseError("case-id", prefix=prefix, written=plain(case["id"]))
    ways = [key for key in ("begin", "measure", "list") if key in case]
    if len(ways) != 1:
        raise CaseError("case-one-way")
    only(expect, expected_of(ways[0], stage), "expect")
    known = stage.catalogue.entries
    for rule in listed(case["rules"], "rules"):
        if not isinstance(rule, str) or rule not in known:
            raise CaseError("case-not-in-catalogue", number=str(rule), nearest=nearest(rule, known))
    for key in NAMED & case.keys():
        for thing in listed(case[key], key):
            only(thing, thing, key)
    _check_course(case, stage)
    for key in LISTS:
        listed(expect.get(key, []), f"expect.{key}")
    if any(key in expect for key in OF_A_QUESTION) and "asked" not in expect:
        raise CaseError("case-say-asked")


def expected_of(way: str, stage: Stage) -> frozenset[str]:
    """What can be expected of a case that begins, measures, or looks at a list."""
    if way == "list":
        return stage.list_facts | {"refused"}
    return frozenset({"refused", "value", "measured"}) if way == "measure" else EXPECT_KEYS - {"value"} | stage.facts


def _check_course(case: Mapping[str, Any], stage: Stage) -> None:
    """Refuse answers and an end that are not written as they should be."""
    for key in ("options", "with", "until"):
        only(case.get(key, {}), case.get(key, {}), key)
    chosen_options(case, stage.catalogue)
    until = case.get("until", {})
    only(until, UNTIL_KEYS, "until")
    for answer in listed(case.get("answers", []), "answers"):
        only(answer, ANSWER_KEYS, "answers")
        if "ask" not in answer:
            raise CaseError("case-which-question", written=plain(answer))
    for where, written in (("until", until), *(("answers", answer) for answer in case.get("answers", []))):
        for time in (time for time in TIMES if time in written):
            as_number(written[time], f"{where}.{time}")
            if time not in stage.facts:
                raise CaseError("case-no-time", where=where, time=time)
    as_number(until.get("count", 1), "until.count")


class Trial(Verdict):
    """One run of one case."""

    def run(self) -> list[Reason]:
        """Everything that is not as expected, one sentence each."""
        if "list" in self.case:
            return self.reported()
        if "measure" in self.case:
            return self.measured()
        self.check_spelling()
        problems = self._play()
        return problems or self.compared()

    # Playing

    def _play(self) -> list[Reason]:
        chance = self._chance()
        try:
            self.game = self.scene.play(chance)
        except Refused as refused:
            self.refused = refused.reason
        except ChanceError as error:
            self.game = self.scene.begun
            return [self._ran_out(error.reason)]
        problems = self._answer_all(list(self.case.get("answers", ()))) if self.game else []
        if self.game is not None:
            self.game.tell(CaseOver())
            self.heard.update(dict.fromkeys(self.game.journal[-1].rules))
            left = self.game.chance.leftover() if isinstance(self.game.chance, Stacked) else {}
            for purpose, values in left.items() if self.cut_short is None else ():
                here = f"chance, {purpose}" if purpose else "chance"
                problems.append(remark("case-never-rolled", where=here, values=plain(values)))
        return problems

    def _chance(self) -> Stacked:
        written = self.case.get("chance", [])
        if not isinstance(written, Mapping):
            return Stacked(_results(written, "chance"), self._cut)
        self.spelling.purposes(written)
        by_purpose = {purpose: _results(values, f"chance.{purpose}") for purpose, values in written.items()}
        return Stacked(by_purpose, self._cut)

    def _cut(self, chance: Stacked, error: ChanceError) -> None:
        """Keep what has happened when a script does not go on: the game itself goes back to the question before."""
        game = self.game or self.scene.begun
        self.cut_short = list(game.journal) if game is not None else []
        self.rolled = chance.rolled()
        self.stopped = error.reason

    def _ran_out(self, problem: Reason) -> Reason:
        if not self.rolled:
            return remark("case-ran-out", problem=problem)
        return remark("case-ran-out-after", problem=problem, rolled=self.rolled)

    def _answer_all(self, answers: list[Mapping[str, Any]]) -> list[Reason]:
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
                return [remark("case-endless", count=MOST_QUESTIONS)]
        if answers:
            return [remark("case-never-asked-for", written=plain(answers[0]), asked=self.asked_line())]
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
        if any(answer[time] != self._time(time) for time in TIMES if time in answer):
            return False
        return self.names.agrees("", question.data, answer.get("about", {}))

    def _time(self, time: str) -> Any:
        assert self.game is not None
        return self.scene.facts(self.game)[time]

    def _stops(self, question: Question, seat: SeatId) -> bool:
        until = self.case.get("until")
        if until is None:
            asked = self.expect.get("asked")
            return asked == question.text and self.seat_of(self.expect.get("by", self.name_of(seat))) == seat
        assert self.game is not None
        for key in TIMES:
            if key in until:
                return bool(self._time(key) >= until[key])
        count = int(until.get("count", 1))
        if "event" in until:
            return len([event for event in self.journal if type(event).__name__ == until["event"]]) >= count
        meant = self._is_meant({"ask": "", **until}, question, seat)
        return meant and len([text for text, _ in self.asked if text == question.text]) >= count

    def _answer(self, question: Question, seat: SeatId, answers: list[Mapping[str, Any]]) -> list[Reason]:
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

    def _refusal(self, reason: Reason, question: Question, before: str, *, expected: bool) -> list[Reason]:
        assert self.game is not None
        if reason.text == "refused-our-bug":
            report = self.game.reports[-1].strip().splitlines()
            if self.stopped is not None and "chance." in report[-1].partition(":")[0]:
                return [self._ran_out(self.stopped)]
            failed = remark("case-rules-failed", question=repr(question.text), report=report[-1])
            return [failed, *(remark("case-line", line=line) for line in report)]
        self.heard[reason.rule] = None
        if expected and "refused" in self.expect:
            self.refused = reason
            return [] if self.game.hash() == before else [remark("case-refused-changed")]
        refused = reason_line(reason, self.names)
        return [remark("case-answer-refused", question=repr(question.text), refusal=refused)]


def _results(written: Any, where: str) -> tuple[Written, ...]:
    """Dice and cards in their order."""
    for result in listed(written, where):
        if isinstance(result, bool) or not isinstance(result, int | str):
            raise CaseError("case-result", where=where, written=plain(result))
    return tuple(written)


# Coverage


class Coverage(msgspec.Struct, frozen=True):
    """What is known of one rule: where it is written, the cases that applied it, and who has its title and sentence."""

    rule: RuleId
    title: str
    kind: str
    places: tuple[str, ...]
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
    units = places()
    return [
        Coverage(entry.id, entry.title, entry.kind,
                 (*units.get(entry.id, ()), *(() if entry.value is None else ("catalogue.toml",))),
                 tuple(applied.get(entry.id, ())),
                 tuple(language for language in LANGUAGES if _says(words[language], entry.id)))
        for entry in stage.catalogue.entries.values() if entry.applies
    ]  # fmt: skip


def _says(words: Words, rule: RuleId) -> bool:
    key = f"rule-{rule.lower()}"
    return words.has(key) and words.has(f"{key}.sentence")
