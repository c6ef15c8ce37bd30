"""What goes for all tests."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes says more of the machine than of the code: a busy one must not fail a test.
settings.register_profile("escarmouche", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("escarmouche")


@pytest.fixture(scope="session", autouse=True)
def settings_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Commands find no settings of whoever runs the tests, and leave none behind."""
    os.environ["XDG_CONFIG_HOME"] = str(tmp_path_factory.mktemp("config"))


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Commands speak English, in an empty folder."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come first, at the head of every worker's share but the last: they take long and wait much,
    and what is left at the end should be short enough to be shared out."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    browsing = [item for item in items if "tests/e2e/" in item.nodeid]
    others = [item for item in items if "tests/e2e/" not in item.nodeid]
    heads = _dealt(browsing, max(1, workers - 1))
    share = len(items) // workers
    ordered: list[pytest.Item] = []
    for head in heads:
        rest = max(0, share - len(head))
        ordered += head + others[:rest]
        others = others[rest:]
    items[:] = ordered + others


def _dealt(items: list[pytest.Item], hands: int) -> list[list[pytest.Item]]:
    """Whole files, one after the other to each hand."""
    files = list(dict.fromkeys(item.path for item in items))
    return [[item for item in items if files.index(item.path) % hands == hand] for hand in range(hands)]
