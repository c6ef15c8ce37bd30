"""A package is built with the page or not at all."""

import runpy
import sys
from pathlib import Path
from types import ModuleType

import pytest

HOOK = Path(__file__).parents[1] / "hatch_build.py"


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """The hook of the build in a folder of its own, beside the class that it extends."""

    class Interface:
        root = str(tmp_path)

    interface = ModuleType("interface")
    interface.BuildHookInterface = Interface  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin.interface", interface)
    return runpy.run_path(str(HOOK))["PageHook"]()


def test_a_wheel_without_the_page_is_refused(hook: object) -> None:
    with pytest.raises(SystemExit, match="make wheel"):
        hook.initialize("standard", {})  # type: ignore[attr-defined]


def test_a_wheel_with_the_page_and_an_editable_installation_without_it_are_built(hook: object, tmp_path: Path) -> None:
    hook.initialize("editable", {})  # type: ignore[attr-defined]
    page = tmp_path / "src" / "escarmouche" / "server" / "page" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>", "utf-8")
    assert hook.initialize("standard", {}) is None  # type: ignore[attr-defined]
