"""A newcomer's first five minutes."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.seat import Seat


def test_one_click_and_the_first_question_is_there(visit: Visit) -> None:
    seat = visit().go()
    seat.press("Play Firefight against the sergeant")
    assert seat.await_question()
    expect(seat.page.locator("#play-question-text")).not_to_be_empty()
    expect(seat.page.locator(".play-how")).not_to_be_empty()
    assert seat.enter()


def test_the_first_fight_a_move_by_dragging_and_a_shot_with_its_odds(visit: Visit) -> None:
    seat = visit().go()
    seat.page.get_by_role("link", name="First time? Five minutes to learn").click()
    seat.press(re.compile("^Start"))
    expect(seat.page.get_by_label("Lesson")).to_be_visible()
    seat.press("Understood")
    seat.play_on(lambda now: now.question["kind"] == "place")
    drag_the_first_mover(seat)
    seat.play_on(lambda now: now.question["rule"].startswith("GFF-SHOOT") and now.question["kind"] == "assign")
    shoot_with_the_odds_open(seat)


def drag_the_first_mover(seat: Seat) -> None:
    """Drag a model an inch and a half toward the middle, see how far that is, and confirm."""
    mover = int(seat.question["movers"][0])
    model = next(one for one in seat.moment["models"] if one["id"] == mover)
    toward = 1500 if model["y"] < seat.seated["table"]["depth"] / 2 else -1500
    seat.drag(seat.model(mover), seat.spot(model["x"], model["y"] + toward, model["surface"]))
    expect(seat.page.locator(".play-length")).to_have_text(re.compile("^1[.,]\\d″ of"))
    number = seat.number
    seat.press(re.compile("^Confirm"))
    seat.await_next(number)


def shoot_with_the_odds_open(seat: Seat) -> None:
    """Open the odds of a target, shoot at it, and find the dice in the journal."""
    odds = seat.panel.locator(".play-odds-toggle").first
    expect(odds).to_have_text(re.compile("%"))
    odds.click()
    expect(seat.panel.locator(".play-odds").first).to_contain_text("%")
    before = seat.page.locator(".play-lines [role=img]").count()
    number = seat.number
    seat.panel.locator(".play-choice").first.click()
    seat.await_next(number)
    expect(seat.page.locator(".play-lines [role=img]").nth(before)).to_be_attached()
