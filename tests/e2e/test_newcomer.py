"""A newcomer's first five minutes."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.seat import Seat


def a_move_is_asked(seat: Seat) -> bool:
    question = seat.question
    standing = {str(model["id"]) for model in seat.moment["models"]}
    return question["kind"] == "place" and set(question["movers"]) <= standing


def a_shot_is_asked(seat: Seat) -> bool:
    return seat.question["kind"] == "assign" and seat.question["rule"].startswith("GFF-SHOOT")


def test_one_click_then_a_question_a_move_by_dragging_and_a_shot_with_its_odds(visit: Visit) -> None:
    seat = visit().go()
    seat.press("Play Firefight against the sergeant")
    seat.await_question()
    expect(seat.page.get_by_role("heading", level=2).first).to_be_visible()
    seat.play_on(a_move_is_asked)
    drag_the_first_mover(seat)
    seat.play_on(a_shot_is_asked)


def drag_the_first_mover(seat: Seat) -> None:
    """Drag a unit an inch toward the middle, see how far that is, and confirm."""
    mover = int(seat.question["movers"][0])
    model = next(one for one in seat.moment["models"] if one["id"] == mover)
    table = seat.seated["table"]
    toward = 1500 if model["y"] < table["depth"] / 2 else -1500
    seat.drag(seat.model(mover), seat.spot(model["x"], model["y"] + toward, model["surface"]))
    expect(seat.page.locator(".play-length")).to_have_text(re.compile("^1[.,]\\d″ of"))
    number = seat.number
    seat.press(re.compile("^Confirm"))
    seat.await_next(number)
