"""On a phone: a whole activation of each game by tapping, with everything in sight."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat, until
from tests.e2e.test_every_screen import graves
from tests.e2e.tour import PHONE

MOST_TAPS = 80
IN_SIGHT = """button => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const within = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return { within, free: over !== null && button.contains(over), wide };
}"""


@pytest.mark.parametrize("key", ["firefight", "collision", "trauma", "combatzone"])
def test_a_whole_activation_is_played_by_tapping(visit: Visit, address: str, key: str) -> None:
    seat = visit(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    made = begin(address, key=key, opponent="recruit", seed=4)
    seat.sit(made["tokens"][0])
    expect(seat.page.get_by_role("button", name="Tools")).to_be_visible()
    close = seat.page.locator(".play-briefing button")
    seat.await_question()
    if close.count():
        close.last.tap()
    for _ in range(MOST_TAPS):
        if not seat.await_question() or has_acted(seat):
            break
        expect(seat.page.locator(".play-tabs [data-part=question]")).to_have_attribute("aria-pressed", "true")
        button, number = usual(seat), seat.number
        button.scroll_into_view_if_needed()
        assert button.evaluate(IN_SIGHT) == {"within": True, "free": True, "wide": 0}, seat.question["text"]
        button.tap()
        if not seat.await_next(number):
            break
    assert has_acted(seat)
    expect(seat.page.locator(".play-enter").first).to_be_hidden()
    seat.page.locator(".play-tabs [data-part=journal]").tap()
    # Nothing lies over the search: it could be tapped.
    seat.page.get_by_role("searchbox").tap(trial=True, position={"x": 60, "y": 10})


def test_a_finger_that_rests_sees_what_a_mouse_would(visit: Visit, address: str) -> None:
    seat = visit(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    seat.sit(begin(address, key="firefight", opponent="recruit", lesson="first-fight", seed=1)["tokens"][0])
    seat.await_question()
    chip = seat.panel.locator(".chip[title]").first
    number, title = seat.number, chip.get_attribute("title")
    chip.scroll_into_view_if_needed()
    box = chip.bounding_box()
    assert box is not None
    note = seat.page.locator(".held-note")
    with resting(seat, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2):
        expect(note).to_have_text(str(title))
        assert graves(seat) == []
    expect(note).to_have_count(0)
    expect(seat.page.get_by_role("dialog")).to_have_count(0)

    model = next(one["id"] for one in seat.moment["models"] if one["owner"] == 0)
    with resting(seat, *seat.model(model)):
        until(lambda: seat.page.evaluate("true") and any(looks_from(said, model) for said in seat.said), 20)
    assert seat.number == number


def looks_from(said: dict[str, Any], model: int) -> bool:
    """Whether one asked what a model sees."""
    return bool(said["type"] == "sight" and said["model"] == model)


@contextmanager
def resting(seat: Seat, x: float, y: float) -> Iterator[None]:
    """A finger rests somewhere."""
    hand = seat.page.context.new_cdp_session(seat.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    yield
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def usual(seat: Seat) -> Locator:
    """The button of the suggested answer, once it is known."""
    found = seat.page.locator(".play-question button:has(.play-enter):not(:disabled)").first
    found.wait_for()
    return found


def has_acted(seat: Seat) -> bool:
    """Whether somebody has been activated, and somebody else after that."""
    lines: dict[int, dict[str, Any]] = {line["at"]: line for moment in seat.moments() for line in moment["lines"]}
    return [line["opens"] for line in lines.values()].count("activation") >= 2
