"""Every value of an option has a case that would fail under any other value."""

from itertools import permutations
from typing import Any

import pytest
from tests.conformance.test_cases import CASES, STAGES

from escarmouche.conformance.cases import run_case

PAIRS = [
    (game, key, value, other)
    for game, stage in sorted(STAGES.items())
    for key, (_, option) in stage.catalogue.options.items()
    for value, other in permutations(option.values, 2)
]


def cases_in_force(game: str, key: str, value: str) -> list[dict[str, Any]]:
    """The cases that set an option or name its rule, and are played with this value."""
    rule, option = STAGES[game].catalogue.options[key]
    near = [
        case
        for file, case in CASES
        if file.parent.name == game and (key in case.get("options", {}) or rule in case["rules"])
    ]
    return [case for case in near if case.get("options", {}).get(key, option.default) == value]


@pytest.mark.parametrize(("game", "key", "value", "other"), PAIRS)
def test_a_case_tells_the_values_apart(game: str, key: str, value: str, other: str) -> None:
    changed = (
        {**case, "options": {**case.get("options", {}), key: other}} for case in cases_in_force(game, key, value)
    )
    assert any(not run_case(case, STAGES[game], prove=False).passed for case in changed)
