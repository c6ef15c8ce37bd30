"""Rules of books of one's own in the cases: no word of their vocabulary is missing, and none does nothing."""

import copy
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from tests.conformance.test_cases import HERE, STAGES

from escarmouche.conformance.cases import read_cases, run_case, tell
from escarmouche.games.collision.rules.lists import cards as collision
from escarmouche.games.collision.rules.lists.profile import CHARACTERISTICS
from escarmouche.games.combatzone.rules.lists import own_rules as combatzone
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
COMBATZONE = {
    *(("does", word) for word in get_args(combatzone.Does)),
    *(("roll", word) for word in get_args(combatzone.OwnRoll)),
    *(("when", word) for word in get_args(combatzone.Condition)),
    *(("immune", word) for word in get_args(combatzone.Immunity)),
}
COLLISION = {
    *((field, "") for field in (*collision.EFFECTS, *CHARACTERISTICS, "once")),
    *((field, word) for field in ("when", "until") for word in collision.EFFECT_WORDS[field]),
} - {("when", ""), ("until", ""), ("on", ""), ("WND", "")}
"""The characteristic of a test goes with the test."""
KNOWN: dict[str, set[Word]] = {
    "collision": COLLISION,
    "combatzone": COMBATZONE,
    "firefight": FIREFIGHT,
    "trauma": TRAUMA,
}
WORDED = ("does", "roll", "faces", "when", "immune", "until")
"""The fields that hold words; of all others it is the field that does something."""
UNWORDED = ("name", "key", "text", "kind", "effect", "amount", "dice", "on", "like", "cost")


def cases_of(game: str) -> list[Case]:
    """The cases of a game that are about rules of one's own."""
    return read_cases(HERE / game / "own-rules.toml")


def passes(game: str, case: Case) -> bool:
    """Whether what happens in a case is as it expects, whichever rules applied."""
    result = run_case(case, STAGES[game], "own-rules.toml", prove=False)
    assert not result.malformed, tell(result)
    return result.passed


def rules_in(case: Case) -> Iterator[Rule]:
    """Every rule, skill or trait of one's own that a case writes."""
    for part in ("rule", "skill", "kit", "trait"):
        yield from case.get(part, ())
    for model in case.get("model", ()):
        yield from model.get("traits", ())


def places(rule: Rule) -> Iterator[tuple[Rule, str, Any]]:
    """Every word of a rule: the table in which it stands, its field, and itself."""
    effects = rule.get("effect", [])
    for table in (rule, *([effects] if isinstance(effects, dict) else effects)):
        for field, value in table.items():
            if field not in UNWORDED:
                for one in value if isinstance(value, list) and field in WORDED else [value]:
                    yield table, field, one


def word_of(field: str, one: Any) -> Word:
    """A word as the vocabulary counts it."""
    return field, one.casefold() if field in WORDED else ""


def without(case: Case, number: int, at: int) -> Case:
    """A case with one word less: what does something goes with its whole effect, all else by itself."""
    case = copy.deepcopy(case)
    rule = list(rules_in(case))[number]
    table, field, one = list(places(rule))[at]
    if field in ("does", "roll", "faces"):
        rule["effect"] = [effect for effect in rule["effect"] if effect is not table]
    elif isinstance(table[field], list) and field in WORDED:
        table[field] = [word for word in table[field] if word != one]
    else:
        del table[field]
    rule["text"] = "A rule that does nothing more is kept as text."
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
