"""A whole game of each kind: a turn through the page, the rest by the computer in that seat."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat

SMALLEST: dict[str, dict[str, Any]] = {
    "firefight": {"lists": ["tollgate-200", "plumbline-200"]},
    "collision": {"lists": ["reclaimers-patrol", "unwanted-pack"], "mission": "collision_hunt"},
    "trauma": {"lists": ["meridian-30", "ashen-24"], "mission": "attack"},
    "combatzone": {"lists": ["halden-150", "foundry-150"], "mission": "gang-fight"},
}
MINUTES = 60_000
QUICK: dict[str, Any] = {"viewport": {"width": 1100, "height": 640}, "reduced_motion": "reduce"}
"""A small window without gliding: without a graphics card every large picture takes a tenth of a second."""


def second_turn(seat: Seat) -> bool:
    """Whether the first turn is over."""
    return bool(re.search("(Round|Turn) 2", seat.moment["heading"]))


@pytest.mark.parametrize("key", SMALLEST)
def test_a_game_goes_from_its_first_question_to_its_result(visit: Visit, address: str, key: str) -> None:
    made = begin(address, key=key, opponent="recruit", seed=7, **SMALLEST[key])
    seat = visit(**QUICK).sit(made["tokens"][0])
    seat.play_on(second_turn)
    if seat.moment["outcome"] is None:
        seat.let_the_sergeant_play()
    ending = seat.page.locator(".play-ending")
    expect(ending).to_be_visible(timeout=2 * MINUTES)
    expect(ending.get_by_role("heading")).to_have_text(re.compile("You win|You lose|A draw"))
    expect(ending.locator(".play-final li")).to_have_count(2)
    expect(ending.get_by_role("link", name="Watch the replay")).to_be_visible()
    expect(seat.page.get_by_text("The game is over").first).to_be_visible()
