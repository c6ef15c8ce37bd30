"""A unit that is marked with a rule does something: a rule that is only a constant is data of the catalogue."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from escarmouche.registry import keys, manifest


def marked(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            calls = [mark.func for mark in node.decorator_list if isinstance(mark, ast.Call)]
            if any(isinstance(call, ast.Name) and call.id == "rule" for call in calls):
                yield node


def is_constant(unit: ast.FunctionDef) -> bool:
    """Whether a unit returns the same whatever it is given, without looking anything up."""
    done = [node for node in unit.body if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))]
    if not done:
        return True
    if len(done) > 1 or not isinstance(done[0], ast.Return | ast.Pass):
        return False
    given = {argument.arg for argument in (*unit.args.args, *unit.args.kwonlyargs)}
    return not any(
        isinstance(node, ast.Call | ast.Yield | ast.YieldFrom) or (isinstance(node, ast.Name) and node.id in given)
        for node in ast.walk(done[0])
    )


def constants(file: Path) -> list[str]:
    return [unit.name for unit in marked(ast.parse(file.read_text("utf-8"))) if is_constant(unit)]


@pytest.mark.parametrize("game", keys())
def test_no_rule_that_is_only_a_constant_has_a_unit_of_its_own(game: str) -> None:
    folder = manifest(game).folder
    found = [f"{file.relative_to(folder)}: {name}" for file in sorted(folder.rglob("*.py")) for name in constants(file)]
    assert found == []


def test_a_unit_that_is_only_a_constant_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "chapter.py"
    file.write_text(
        '@rule("A", always=True)\ndef nothing(model):\n    """Nothing."""\n    return None\n'
        '@rule("B")\ndef most():\n    return vocabulary.MOST\n'
        '@rule("C", otherwise=0)\ndef bonus(model):\n    return 1 if model.high else 0\n'
        "def plain():\n    return 1\n",
        encoding="utf-8",
    )
    assert constants(file) == ["nothing", "most"]
