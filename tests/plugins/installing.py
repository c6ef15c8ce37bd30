"""Putting a game onto a path as an installer would: its package, and beside it what was installed."""

import shutil
import tomllib
from pathlib import Path
from typing import Any

DUEL = Path(__file__).parent / "cellar-duel"


def install(project: Path, target: Path, **changes: Any) -> Path:
    """Unpack what a wheel of the project would hold; `changes` are made to its table `project` beforehand."""
    about = {**tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"], **changes}
    for package in project.iterdir():
        if (package / "__init__.py").is_file() and not (target / package.name).exists():
            shutil.copytree(package, target / package.name, ignore=shutil.ignore_patterns("__pycache__"))
    noted = target / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    noted.mkdir(parents=True)
    noted.joinpath("METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n", "utf-8"
    )
    points = [
        line
        for group, named in about["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in named.items()))
    ]
    noted.joinpath("entry_points.txt").write_text("\n".join(points) + "\n", "utf-8")
    return target
