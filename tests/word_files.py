"""What stands in a file of words: its messages with their variables, and what must never be left in a sentence."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

UNFILLED = re.compile(r"\{|\bNone\b|\$|\bnone\b")
"""Signs that a sentence was not filled in."""


class Variables(Visitor):
    """The variables that a message mentions, and the messages it builds upon."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(f"message {node.id.name}")


@cache
def messages(file: Path) -> dict[str, frozenset[str]]:
    """Each message of a file with its variables; a line that cannot be read fails."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.found)
    return found
