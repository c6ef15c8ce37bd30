"""Numbers have reasons: every modifier and every refusal names its rule."""

from typing import Any

import msgspec

from escarmouche.engine.rulebook import RuleId


class Reason(msgspec.Struct, frozen=True):
    """One term of a number, or why something is refused: a value, the rule behind it, and what its sentence mentions.

    `text` is the key of the sentence in the word files; left empty, it is the rule's own sentence.
    """

    value: int
    rule: RuleId
    text: str = ""
    data: dict[str, Any] = {}


def refusal(rule: RuleId, text: str = "", **data: Any) -> Reason:
    """A reason why something is not allowed."""
    return Reason(0, rule, text, data)


def remark(text: str, **data: Any) -> Reason:
    """A sentence, or a part of one, about something written; what it mentions is shown as it is written."""
    shown = {name: one if isinstance(one, Reason | list | tuple) else str(one) for name, one in data.items()}
    return refusal("", text, **shown)


def total(reasons: "tuple[Reason, ...] | list[Reason]") -> int:
    """The number that the reasons add up to."""
    return sum(reason.value for reason in reasons)


class Refused(Exception):
    """An answer, a list, a file or a request was not allowed; nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.text or reason.rule} {reason.data}" if reason.data else reason.text or reason.rule)
        self.reason = reason
