"""Questions that leave nothing to decide: one answer is allowed, or those that are differ in nothing."""

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.questions import Amount, Arrange, Assign, Choose, ChooseSome, Option, Question, Split


def only_answer(question: Question) -> Any:
    """The one answer that a question leaves; None if there is something to decide, or if only the table can tell."""
    if isinstance(question, Choose):
        keys = [option.key for option in _open(question.options) if question.fault(option.key) is None]
        return keys[0] if keys and _are_alike(question.options, keys) else None
    if isinstance(question, ChooseSome):
        return _only_choice(question)
    if isinstance(question, Arrange):
        return list(question.allowed) if _are_alike(question.options, question.allowed) else None
    if isinstance(question, Amount):
        return question.least if question.least == question.most else None
    if isinstance(question, Split):
        return question.default if _is_forced(question) else None
    if isinstance(question, Assign):
        targets = {item.key: [to.key for to in _open(question.targets(item.key))] for item in question.items}
        return {item: to[0] for item, to in targets.items()} if all(len(to) == 1 for to in targets.values()) else None
    return None


def _open(options: Sequence[Option]) -> list[Option]:
    return [option for option in options if option.refused is None]


def _are_alike(options: Sequence[Option], keys: Sequence[str]) -> bool:
    """Whether it makes no difference which of these is meant, as with two equal cards in hand."""
    meant = [(option.text, option.data) for option in options if option.key in keys]
    return all(one == meant[0] for one in meant)


def _only_choice(question: ChooseSome) -> list[str] | None:
    """Nothing where nothing can be chosen, everything where all of it must be."""
    allowed = question.allowed
    if not allowed or question.most == 0:
        return []
    return list(allowed) if question.least >= len(allowed) else None


def _is_forced(question: Split) -> bool:
    """Whether the limits leave one way to share the total out."""
    lows, highs = ([question.limits[place][end] for place in question.over] for end in (0, 1))
    if not question.exact:
        return question.reachable == 0
    wide = sum(low < high for low, high in zip(lows, highs, strict=True))
    return wide <= 1 or question.reachable in (sum(lows), sum(highs))
