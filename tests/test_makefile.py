"""What `make` would do, without doing it."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("tested_before", [False, True])
def test_to_build_the_page_removes_nothing_that_the_tests_need(tmp_path: Path, *, tested_before: bool) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    modules = tmp_path / "web" / "node_modules"
    (modules / ".bin").mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        (modules.parent / name).touch()
    if tested_before:
        (modules / ".bin" / "tsc").touch()
    told = subprocess.run(
        ["make", "--dry-run", "web/node_modules/.ready-play"], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    install = next(line for line in told.stdout.splitlines() if "npm install" in line)
    assert ("--omit=dev" in install) == (not tested_before)
