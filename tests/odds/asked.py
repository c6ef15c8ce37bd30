"""Asking the odds from the command line."""

import json
import shlex
from typing import Any

import pytest

from escarmouche.cli import run


def told(capsys: pytest.CaptureFixture[str], line: str, language: str = "en", *, game: str) -> str:
    """What the command prints."""
    status = run(["--language", language, "odds", game, *shlex.split(line)])
    printed = capsys.readouterr()
    assert (status, printed.err) == (0, "")
    return printed.out


def document(capsys: pytest.CaptureFixture[str], line: str, *, game: str) -> dict[str, Any]:
    """What a program gets."""
    found: dict[str, Any] = json.loads(told(capsys, f"{line} --json", game=game))
    return found
