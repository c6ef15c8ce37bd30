"""Imports go one way, and the alarm rings when one does not."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from escarmouche.board.words import speak
from escarmouche.engine.words import LANGUAGES
from escarmouche.registry import keys

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


SOURCES = ROOT / "src" / "escarmouche"
READ = (".ftl", ".py", ".toml")


def named_outside(sources: Path) -> list[str]:
    """Where a game is named, by its key or in words, outside the folder that holds the whole of it."""
    said = {speak(language, key).say(f"game-{key}") for key in keys() for language in LANGUAGES}
    name = re.compile(rf"\b(?:{'|'.join(map(re.escape, {*keys(), *said}))})\b", re.IGNORECASE)
    own = [sources / "games" / key for key in keys()]
    files = [
        file for file in sorted(sources.rglob("*")) if file.suffix in READ and not any(map(file.is_relative_to, own))
    ]
    return [f"{file.relative_to(sources)}: {line}" for file in files
            for line in file.read_text("utf-8").splitlines() if name.search(line)]  # fmt: skip


def test_nothing_outside_the_folder_of_a_game_names_it() -> None:
    assert named_outside(SOURCES) == []


@pytest.mark.parametrize(
    "line", ['if key == "trauma":', "Both sides of Combat Zone", "from escarmouche.games import collision"]
)
def test_a_game_that_is_named_elsewhere_is_found(line: str, tmp_path: Path) -> None:
    (tmp_path / "stray.py").write_text(f"{line}\n", "utf-8")
    assert named_outside(tmp_path) == [f"stray.py: {line}"]


LOADED = """
import sys
from escarmouche.cli import run
status = run({arguments})
print("\\n".join(sorted(sys.modules)), file=sys.stderr)
sys.exit(status)
"""
HEAVY = ("numba", "fastapi", "shapely", "numpy", "uvicorn", "sqlalchemy")


def loaded(*arguments: str) -> set[str]:
    """The modules that a run of the command has imported by its end."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", LOADED.format(arguments=list(arguments))]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def of_games(modules: set[str]) -> set[str]:
    """The modules of the games, apart from their manifests."""
    return {one for one in modules if one.startswith("escarmouche.games.") and one.count(".") > 2}


@pytest.mark.parametrize("arguments", [["--help"], ["-l", "de", "--help"], ["serve", "--help"]])
def test_help_reads_no_game(arguments: list[str]) -> None:
    modules = loaded(*arguments)
    assert of_games(modules) == set()
    assert modules.isdisjoint(HEAVY)


@pytest.mark.parametrize("key", keys())
def test_the_rules_of_a_game_are_read_without_its_or_any_other_code(key: str) -> None:
    assert of_games(loaded("rules", key)) == {f"escarmouche.games.{key}.data"}


def test_a_question_about_the_odds_reads_one_game() -> None:
    modules = of_games(loaded("odds", "trauma", "initiative", "--dice", "2", "--target-dice", "1"))
    assert {one.split(".")[2] for one in modules} == {"trauma"}


def test_examples_of_odds_read_what_can_be_asked_and_nothing_else() -> None:
    assert of_games(loaded("odds")) == {f"escarmouche.games.{key}.inquiries" for key in keys()}
