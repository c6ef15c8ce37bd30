"""What lies beside the game: the ruler, and what came since one last looked."""

import math
import re

from playwright.sync_api import expect

from tests.e2e.absent import absent
from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat

SMALLEST = ["reclaimers-patrol", "unwanted-pack"]


def apart(seat: Seat) -> str:
    """How far the first model is from the first one of the other side, from base to base, as the page writes it."""
    one, *rest = seat.moment["models"]
    other = next(model for model in rest if model["owner"] != one["owner"])
    seat.drag(seat.model(one["id"]), seat.model(other["id"]))
    between = math.hypot(one["x"] - other["x"], one["y"] - other["y"]) - one["radius"] - other["radius"]
    return f"{round(between / 1000, 1):g}″"


def test_the_ruler_measures_from_base_to_base_until_it_is_put_away(visit: Visit, address: str) -> None:
    made = begin(address, key="firefight", opponent="recruit", lesson="first-fight", seed=1)
    seat = visit().sit(made["tokens"][0])
    seat.await_question()
    seat.page.keyboard.press("m")
    expect(seat.page.get_by_role("button", name="Measure")).to_have_attribute("aria-pressed", "true")
    expect(seat.page.locator(".play-measure")).to_have_text(apart(seat))
    seat.page.keyboard.press("m")
    expect(seat.page.locator(".play-measure")).to_have_count(0)


def test_what_came_since_one_last_looked_is_marked(visit: Visit, address: str) -> None:
    tokens = begin(address, key="firefight", opponent="same-screen", lesson="first-fight", seed=1)["tokens"]
    for token in tokens:
        with absent(address, token) as player:
            player.play_until(lambda moment: moment["question"] is None)
    seat = visit().sit(tokens[0])
    expect(seat.page.locator(".play-recap")).to_have_count(1)
    seat.press(re.compile("since you last looked"))
    expect(seat.page.locator(".play-recap")).to_be_in_viewport()
