"""Rules of books of one's own in the cases: no word of their vocabulary is missing, and none does nothing."""

import copy
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from tests.conformance.test_cases import HERE, STAGES

from escarmouche.conformance.cases import read_cases, run_case, tell
from escarmouche.games.firefight.rules.lists import own_rules as firefight
from escarmouche.games.trauma.rules.lists import own_rules as trauma

Case = dict[str, Any]
Rule = dict[str, Any]
Word = tuple[str, str]
"""The field of a rule, and a word in it; of numbers and switches the field alone."""

FIREFIGHT = {
    *(("does", word) for word in get_args(firefight.Does)),
    *(("roll", word) for word in get_args(firefight.OwnRoll)),
    *(("faces", word) for word in get_args(firefight.Faces)),
    *(("when", word) for word in get_args(firefight.Condition)),
    *(("immune", word) for word in (*firefight.IMMUNITIES, *firefight.WARDED)),
    *((field, "") for field in ("advance", "rush", "charge", "within", "beyond", "against", "rounds")),
    *((field, "") for field in ("grants", "aura", "once")),
}
TRAUMA = {
    *(("does", word) for word in get_args(trauma.Does)),
    *(("roll", word) for word in get_args(trauma.Rerolled)),
    *(("when", word) for word in get_args(trauma.Condition)),
    *((field, "") for field in (*trauma.CIRCUMSTANCES, "grants", "movement", "morale", "armour", "command")),
} - {("when", "")}
KNOWN: dict[str, set[Word]] = {"firefight": FIREFIGHT, "trauma": TRAUMA}


def cases_of(game: str) -> list[Case]:
    """The cases of a game that are about rules of one's own."""
    return read_cases(HERE / game / "own-rules.toml")


def passes(game: str, case: Case) -> bool:
    """Whether what happens in a case is as it expects, whichever rules applied."""
    result = run_case(case, STAGES[game], "own-rules.toml", prove=False)
    assert not result.malformed, tell(result)
    return result.passed


def rules_in(case: Case) -> Iterator[Rule]:
    """Every rule of one's own that a case writes."""
    yield from case.get("rule", ())


def places(rule: Rule) -> Iterator[tuple[Rule, str, Any]]:
    """Every word of a rule: the table in which it stands, its field, and itself; of numbers the field alone."""
    for table in (rule, *rule.get("effect", ())):
        for field, value in table.items():
            if field in ("name", "key", "text", "effect", "amount"):
                continue
            texts = value if isinstance(value, list) and field in ("when", "immune") else [value]
            for one in texts:
                yield table, field, one


def word_of(field: str, one: Any) -> Word:
    """A word as the vocabulary counts it."""
    return field, one.casefold() if field in ("does", "roll", "faces", "when", "immune") else ""


def without(case: Case, number: int, at: int) -> Case:
    """A case with one word less: what does something goes with its whole effect, all else by itself."""
    case = copy.deepcopy(case)
    rule = list(rules_in(case))[number]
    table, field, one = list(places(rule))[at]
    if field in ("does", "roll", "faces"):
        rule["effect"] = [effect for effect in rule["effect"] if effect is not table]
    elif field in ("when", "immune"):
        table[field] = [word for word in table[field] if word != one]
    else:
        del table[field]
    return case


def fewer(case: Case) -> Iterator[tuple[Word, Case]]:
    """Every word of the rules of a case, with the case as it would be without it."""
    for number, rule in enumerate(rules_in(case)):
        for at, (_, field, one) in enumerate(places(rule)):
            yield word_of(field, one), without(case, number, at)


@pytest.mark.parametrize("game", KNOWN)
def test_every_word_is_needed_by_a_case_and_every_case_needs_its_words(game: str) -> None:
    """A case passes, fails as soon as some word of its rules is taken out, and together they leave no word unproved."""
    needed, idle = set[Word](), []
    for case in cases_of(game):
        assert passes(game, case), case["id"]
        found = {word for word, less in fewer(case) if not passes(game, less)}
        needed |= found
        if not found:
            idle.append(case["id"])
    assert (sorted(KNOWN[game] - needed), idle) == ([], [])
