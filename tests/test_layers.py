"""Imports go one way, and the alarm rings when one does not."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINT = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"


def lint(tree: Path) -> "subprocess.CompletedProcess[str]":
    """Check the layers of a source tree as `make lint` does."""
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", LINT, "--config", str(tree / "pyproject.toml"), "--no-cache"]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_the_layers_hold(tree: Path) -> None:
    result = lint(tree)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(
    ("place", "line", "contract"),
    [
        ("engine/stray.py", "import escarmouche.games.firefight", "Imports go one way"),
        ("cli/stray.py", "import escarmouche.games.firefight", "Imports go one way"),
        ("odds/stray.py", "import escarmouche.agents", "Imports go one way"),
        ("unlisted/__init__.py", "", "Imports go one way"),
        (
            "games/firefight/rules/stray.py",
            "import escarmouche.games.firefight.odds",
            "Inside a game imports go one way",
        ),
        ("games/trauma/stray/__init__.py", "", "Inside a game imports go one way"),
        ("games/trauma/rules/stray.py", "import escarmouche.games.firefight.rules", "Games do not import one another"),
        ("engine/stray.py", "import time", "The rules know no clock, no socket and no screen"),
        ("games/firefight/rules/stray.py", "import rich.console", "The rules know no clock, no socket and no screen"),
    ],
)
def test_the_alarm_rings(tree: Path, place: str, line: str, contract: str) -> None:
    stray = tree / "src" / "escarmouche" / place
    stray.parent.mkdir(exist_ok=True)
    stray.write_text(f"{line}\n", encoding="utf-8")
    result = lint(tree)
    assert result.returncode != 0
    assert f"{contract} BROKEN" in result.stdout
