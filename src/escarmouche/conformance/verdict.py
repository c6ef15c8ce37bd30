"""Comparing the course of a conformance case with what was expected."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.conformance.notation import (
    PLACING_KEYS,
    CaseError,
    Names,
    answer_value,
    as_number,
    called,
    choice,
    differences,
    either,
    only,
    plain,
    reason_line,
    targets_of,
)
from escarmouche.conformance.scene import Course
from escarmouche.engine.journal import Event
from escarmouche.engine.questions import Assign, Question
from escarmouche.engine.reasons import Reason, Refused, remark

MISSING = "—"
"""Stands for the key of an option that a question does not offer."""
MEASURED_KEYS = ("what", "value", "least", "most", "refused")


def _written(word: Any) -> str:
    return word if isinstance(word, str) else plain(word)


class Verdict(Course):
    """A course, and everything about it that is not as expected, one sentence each."""

    def check_spelling(self) -> None:
        """Refuse names in what is expected, answered and waited for that mean nothing in this game."""
        spelling, expect, until = self.spelling, self.expect, self.case.get("until", {})
        for answer in (*self.case.get("answers", ()), *([until] if "ask" in until else ())):
            spelling.about(spelling.question(answer["ask"], "ask"), answer.get("about", {}), plain(answer))
        if "event" in until:
            spelling.event(until["event"], "until")
        for text in (*expect.get("never_asked", ()), *([expect["asked"]] if "asked" in expect else ())):
            spelling.question(text, "expect")
        for asked in expect.get("asked_in_order", ()):
            only(asked, ("ask", "by"), "expect.asked_in_order")
            spelling.question(asked.get("ask"), "expect.asked_in_order")
        for key in ("events", "never"):
            for pattern in expect.get(key, ()):
                spelling.pattern(pattern, f"expect.{key}")
        for every in expect.get("every", ()):
            spelling.every(every, "expect.every")

    def compared(self) -> list[Reason]:
        """What a game that was played came to; one that was not let begin leaves the table as it was set up."""
        expect = self.expect
        problems = self._refused_as(expect.get("refused"))
        if self.game is None:
            if set(expect) == {"refused"}:
                return problems
            self.game = self.scene.laid()
        problems += self._question_as_expected()
        problems += self._asked_as_expected()
        problems += self._events_as_expected()
        facts = self.scene.facts(self.game)
        wanted = {key: value for key, value in expect.items() if key in self.stage.facts}
        problems += differences("", facts, wanted, self.names)
        for measured in expect.get("measured", ()):
            problems += self._measured(measured)
        return problems

    def _refused_as(self, wanted: Mapping[str, Any] | None) -> list[Reason]:
        if wanted is None:
            return (
                [remark("case-nothing-refused", refusal=reason_line(self.refused, self.names))] if self.refused else []
            )
        only(wanted, ("rule", "text", "data"), "expect.refused")
        if "text" in wanted:
            self.spelling.sentence(wanted["text"], "expect.refused.text")
        rules = self.spelling.rules(wanted["rule"], "expect.refused.rule") if "rule" in wanted else []
        if self.refused is None:
            wanted_rule = either(rules) or remark("case-some-rule")
            return [remark("case-refusal-missing", wanted=wanted_rule, asked=self.asked_line())]
        self.heard[self.refused.rule] = None
        actual = {"rule": self.refused.rule, "text": self.refused.text, "data": self.refused.data}
        # Of several rules that may refuse it, one does.
        one = {"rule": self.refused.rule} if self.refused.rule in rules else {}
        return differences("refused", actual, {**wanted, **one}, self.names)

    def _question_as_expected(self) -> list[Reason]:
        if "asked" not in self.expect:
            return []
        if self.standing is None or self.standing[0].text != self.expect["asked"]:
            return [remark("case-asked-other", question=repr(self.expect["asked"]), asked=self.asked_line())]
        question, seat = self.standing
        if "by" in self.expect and self.seat_of(self.expect["by"]) != seat:
            return [remark("case-by-other", wanted=str(self.expect["by"]), actual=self.name_of(seat))]
        problems = []
        for key in ("offered", "only_offered", "not_offered"):
            if key in self.expect:
                problems += self._offers(question, key, self.expect[key])
        for answer in self.expect.get("accepted", ()):
            reason = self._judged(question, answer, self._at_their_word())
            if reason is not None:
                refused = reason_line(reason, self.names)
                problems.append(remark("case-is-refused", where="accepted", written=plain(answer), refusal=refused))
        for answer in self.expect.get("rejected", ()):
            problems += self._rejects(question, answer)
        return problems

    def _at_their_word(self) -> Names:
        """The names without a check of spelling: of an expected option it is enough to say that it is not offered."""
        return msgspec.structs.replace(self.names, spell=None)

    def _judged(self, question: Question, answer: Mapping[str, Any], names: Names) -> Reason | None:
        only(answer, PLACING_KEYS | {"give", "rule"}, "expect")
        try:
            return question.fault(question.read(answer_value(question, answer, names)))
        except Refused as refused:
            return refused.reason

    def _rejects(self, question: Question, answer: Mapping[str, Any]) -> list[Reason]:
        reason = self._judged(question, answer, self.names)
        if reason is None:
            return [remark("case-is-allowed", written=plain(answer))]
        self.heard[reason.rule] = None
        if "rule" in answer and reason.rule not in self.spelling.rules(answer["rule"], "expect.rejected"):
            refused = reason_line(reason, self.names)
            return [remark("case-is-refused", where="rejected", written=plain(answer), refusal=refused)]
        return []

    def _offers(self, question: Question, key: str, wanted: Any) -> list[Reason]:
        """Compare options: of a choice a list, of an assignment a list for each item."""
        if isinstance(question, Assign):
            problems: list[Reason] = []
            if not isinstance(wanted, Mapping):
                raise CaseError("case-targets", where=key, question=repr(question.text))
            for word, inner in wanted.items():
                item = choice(question.items, word, self.names, question.text)
                problems += self._compare(question, f"{key}.{word}", key, targets_of(question, item), inner)
            return problems
        return self._compare(question, key, key, getattr(question, "options", ()), wanted)

    def _compare(self, question: Question, path: str, key: str, options: Sequence[Any], wanted: Any) -> list[Reason]:
        if not isinstance(wanted, list | Mapping):
            raise CaseError("case-not-a-list", where=path, written=plain(wanted))
        allowed = {option.key: option for option in options if option.refused is None}
        shown = plain([called(option, self.names) for option in allowed.values()])
        names = self.names if key == "not_offered" else self._at_their_word()
        keys = {_written(word): self._key(question, options, word, names) for word in wanted}
        if key == "not_offered":
            return self._not_offered(path, options, keys, wanted if isinstance(wanted, Mapping) else {})
        problems = [
            remark("case-not-offered", where=path, word=repr(word), offered=shown)
            for word in keys
            if keys[word] not in allowed
        ]
        if key == "only_offered" and not problems and len(allowed) != len(set(keys.values())):
            problems.append(remark("case-only-offered", where=path, wanted=plain(list(keys)), offered=shown))
        return problems

    def _key(self, question: Question, options: Sequence[Any], word: Any, names: Names) -> str:
        """The key of a written option; one that is described and not there at all has none."""
        if isinstance(word, Mapping) and not any(self.names.agrees("", option.data, word) for option in options):
            self.spelling.description(self.spelling.question(question.text, "expect"), word, "expect")
            return MISSING
        return choice(options, word, names, question.text)

    def _not_offered(
        self, path: str, options: Sequence[Any], keys: Mapping[str, str], rules: Mapping[str, Any]
    ) -> list[Reason]:
        problems = []
        for word, key in keys.items():
            option = next((option for option in options if option.key == key), None)
            reason = option.refused if option else None
            if option is not None and reason is None:
                problems.append(remark("case-is-offered", where=path, word=repr(word)))
            elif word in rules and (
                reason is None or reason.rule not in self.spelling.rules(rules[word], f"expect.{path}")
            ):
                refused = reason_line(reason, self.names) if reason else remark("case-not-shown")
                wanted = {"word": repr(word), "wanted": plain(rules[word])}
                problems.append(remark("case-refused-otherwise", where=path, **wanted, refusal=refused))
            if reason is not None:
                self.heard[reason.rule] = None
        return problems

    def _asked_as_expected(self) -> list[Reason]:
        texts = {text for text, _ in self.asked}
        problems = [
            remark("case-was-asked", question=repr(text), asked=self.asked_line())
            for text in self.expect.get("never_asked", ())
            if text in texts
        ]
        at = 0
        for wanted in self.expect.get("asked_in_order", ()):
            seats = (0, 1) if "by" not in wanted else (self.seat_of(wanted["by"]),)
            found = next((n for n in range(at, len(self.asked))
                          if self.asked[n][0] == wanted["ask"] and self.asked[n][1] in seats), None)  # fmt: skip
            if found is None:
                problems.append(remark("case-did-not-follow", wanted=plain(wanted), asked=self.asked_line()))
                break
            at = found + 1
        return problems

    # Events

    def _is(self, event: Event, wanted: Mapping[str, Any]) -> bool:
        data = self.written(event)
        for key, value in wanted.items():
            if key in ("rules", "reasons"):
                if not set(value) <= set(data[key]):
                    return False
            elif key not in data or not self.names.agrees(key, data[key], value):
                return False
        return True

    def _events_as_expected(self) -> list[Reason]:
        problems, rest = [], self.journal
        for wanted in self.expect.get("events", ()):
            at = next((n for n, event in enumerate(rest) if self._is(event, wanted)), None)
            if at is None:
                problems.append(remark("case-did-not-happen", wanted=plain(wanted)))
                break
            rest = rest[at + 1 :]
        for unwanted in self.expect.get("never", ()):
            pattern = {"event": unwanted} if isinstance(unwanted, str) else unwanted
            if any(self._is(event, pattern) for event in self.journal):
                problems.append(remark("case-happened", unwanted=plain(unwanted)))
        for wanted in self.expect.get("every", ()):
            problems += self._every(wanted)
        return problems

    def _every(self, wanted: Mapping[str, Any]) -> list[Reason]:
        """All events of a kind, in order: the values of a field are exactly these."""
        events = [self.written(event) for event in self.journal if type(event).__name__ == wanted["event"]]
        problems = []
        for field, values in wanted.items():
            if field == "event":
                continue
            actual = [event.get(field) for event in events]
            if not self.names.agrees(field, actual, values):
                here, shown = f"every {wanted['event']}.{field}", plain(self.names.shown(field, actual))
                problems.append(remark("case-differs", where=here, wanted=plain(values), actual=shown))
        return problems

    # Measuring and lists

    def measured(self) -> list[Reason]:
        """What a measurement gives."""
        only(self.case["measure"], self.case["measure"], "measure")
        measured = dict(self.case["measure"])
        what = measured.pop("what", None)
        if what is None:
            raise CaseError("case-say-what")
        problems: list[Reason] = []
        try:
            value = self.scene.probe(None, what, self._argued(measured))
            problems += self._compared("value", value, self.expect)
        except Refused as refused:
            self.refused = refused.reason
        problems += self._refused_as(self.expect.get("refused"))
        for written in self.expect.get("measured", ()):
            problems += self._measured(written)
        return problems

    def _argued(self, arguments: Mapping[str, Any]) -> Mapping[str, Any]:
        """The arguments of a measurement, if an event that is named among them can happen."""
        if "event" in arguments:
            self.spelling.event(arguments["event"], "measure.event")
        return arguments

    def _measured(self, written: Mapping[str, Any]) -> list[Reason]:
        only(written, written, "expect.measured")
        arguments = {key: value for key, value in written.items() if key not in MEASURED_KEYS}
        rules = self.spelling.rules(written["refused"], "expect.measured") if "refused" in written else []
        path = f"measured {plain(written)}"
        try:
            value = self.scene.probe(self.game, str(written.get("what")), self._argued(arguments))
        except Refused as refused:
            self.heard[refused.reason.rule] = None
            if refused.reason.rule in rules:
                return []
            return [remark("case-measure-refused", where=path, refusal=reason_line(refused.reason, self.names))]
        if "refused" in written:
            return [remark("case-measure-not-refused", where=path, actual=plain(value))]
        return self._compared(path, value, written)

    def _compared(self, path: str, value: Any, written: Mapping[str, Any]) -> list[Reason]:
        problems = differences(path, value, written["value"], self.names) if "value" in written else []
        for key in ("least", "most"):
            if key in written and not isinstance(value, int | float):
                raise CaseError("case-no-number", where=path, actual=plain(value))
            as_number(written.get(key, 0), f"{path}, {key}")
        if "least" in written and value < written["least"] - 0.002:
            problems.append(remark("case-at-least", where=path, wanted=written["least"], actual=plain(value)))
        if "most" in written and value > written["most"] + 0.002:
            problems.append(remark("case-at-most", where=path, wanted=written["most"], actual=plain(value)))
        return problems

    def reported(self) -> list[Reason]:
        """What there is to say of a list; of several, all must be as expected."""
        written = self.case["list"]
        if not isinstance(written, list):
            return self._reported(written, "")
        return [line for n, one in enumerate(written, 1) for line in self._reported(one, f"list {n}")]

    def _reported(self, written: Mapping[str, Any], path: str) -> list[Reason]:
        try:
            facts = self.scene.report(written)
        except Refused as refused:
            self.refused = refused.reason
            return self._refused_as(self.expect.get("refused"))
        wanted = {key: value for key, value in self.expect.items() if key != "refused"}
        return self._refused_as(self.expect.get("refused")) + differences(path, facts, wanted, self.names)
