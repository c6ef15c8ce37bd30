"""A game from another package on the page: plain, and played to its end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import opened
from tests.plugins.installing import DUEL, install


@pytest.fixture(scope="module")
def cellar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of somebody who has installed the duel."""
    with opened(tmp_path_factory.mktemp("cellar"), install(DUEL, tmp_path_factory.mktemp("installed"))) as found:
        yield found


def test_a_game_from_another_package_is_offered_and_played(visit: Visit, cellar: str) -> None:
    seat = visit(at=cellar).go("new")
    expect(seat.page.get_by_text("Cellar duel").first).to_be_visible()
    seat.go("new/duel")
    seat.press("Begin the game")
    assert seat.await_question()
    assert {model["owner"] for model in seat.moment["models"]} == {0, 1}
    seat.play_on(lambda now: False)
    expect(seat.page.locator(".play-ending")).to_be_visible()
    assert "The game is over" in seat.journal
