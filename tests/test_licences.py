"""What is needed to play may be used, changed and passed on by anyone."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PERMISSIVE = re.compile(r"Apache|BSD|MIT|ISC|PSF|Python Software Foundation", re.IGNORECASE)
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[\w.+!]+)(?: ; .*)?$")


def pinned(lock: str) -> dict[str, set[str]]:
    """The packages of a lock and their versions (one for each kind of machine)."""
    versions: dict[str, set[str]] = {}
    for line in (ROOT / lock).read_text(encoding="utf-8").splitlines():
        pin = PIN.match(line)
        assert pin, f"{lock} holds something other than a plain pin: {line!r}"
        versions.setdefault(pin["name"], set()).add(pin["version"])
    return versions


def licence(package: str) -> str:
    """What a package says of its licence, wherever it says it."""
    about = metadata.metadata(package)
    classifiers = [line for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
    texts = [*(about.get_all("License-Expression") or []), *(about.get_all("License") or [])]
    return " ".join([*(text[:200] for text in texts), *classifiers])


INSTALLED = {
    str(distribution.metadata["Name"]).lower().replace(".", "-").replace("_", "-")
    for distribution in metadata.distributions()
}


@pytest.mark.parametrize("package", sorted(INSTALLED & pinned("requirements.lock").keys()))
def test_playing_needs_only_permissive_licences(package: str) -> None:
    assert PERMISSIVE.search(licence(package)), f"{package} says of its licence: {licence(package)!r}"


def test_the_project_carries_its_own_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert project["license"] == "Apache-2.0"
    assert "Apache License\n                           Version 2.0, January 2004" in text
    assert "END OF TERMS AND CONDITIONS" in text


@pytest.mark.parametrize(
    ("smaller", "larger"),
    [("requirements.lock", "requirements-dev.lock"), ("requirements-dev.lock", "requirements-bench.lock")],
)
def test_the_locks_agree(smaller: str, larger: str) -> None:
    assert pinned(smaller).items() <= pinned(larger).items()
