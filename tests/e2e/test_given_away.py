"""A seat that is given to the computer: it plays on to the end of the game."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import begin

SMALLEST = ["tollgate-200", "plumbline-200"]
MINUTES = 60_000


def test_the_sergeant_plays_a_game_to_its_end_for_somebody(visit: Visit, address: str) -> None:
    made = begin(address, key="firefight", opponent="recruit", seed=7, lists=SMALLEST)
    seat = visit(viewport={"width": 1100, "height": 640}, reduced_motion="reduce").sit(made["tokens"][0])
    seat.await_question()
    seat.press("Menu")
    seat.press("Let the sergeant play for me")
    ending = seat.page.locator(".play-ending")
    expect(ending).to_be_visible(timeout=2 * MINUTES)
    expect(ending.get_by_role("heading")).to_have_text(re.compile("You win|You lose|A draw"))
