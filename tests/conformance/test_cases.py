"""Every conformance case, one test each, and every case of the catalogue among them."""

from pathlib import Path
from typing import Any

import pytest

from escarmouche.conformance.cases import read_cases, run_case, tell
from escarmouche.conformance.scene import Stage
from escarmouche.games.collision.conformance.stage import STAGE as COLLISION
from escarmouche.games.combatzone.conformance.stage import STAGE as COMBATZONE
from escarmouche.games.firefight.conformance.stage import STAGE as FIREFIGHT
from escarmouche.games.trauma.conformance.stage import STAGE as TRAUMA

HERE = Path(__file__).parent
STAGES: dict[str, Stage] = {stage.key: stage for stage in (COLLISION, COMBATZONE, FIREFIGHT, TRAUMA)}
CASES = [
    (file, case)
    for folder in sorted(STAGES)
    for file in sorted((HERE / folder).glob("*.toml"))
    for case in read_cases(file)
]
IDS = [str(case.get("id")) for _, case in CASES]


@pytest.mark.parametrize(("file", "case"), CASES, ids=IDS)
def test_case(file: Path, case: dict[str, Any]) -> None:
    result = run_case(case, STAGES[file.parent.name], file.name)
    assert result.passed, tell(result)


def test_every_id_is_used_once() -> None:
    assert sorted(IDS) == sorted(set(IDS))


@pytest.mark.parametrize("game", sorted(STAGES))
def test_every_case_of_the_catalogue_is_there(game: str) -> None:
    listed = (HERE / game / "ids.txt").read_text("utf-8").split()
    assert [number for number in listed if number not in IDS] == []
