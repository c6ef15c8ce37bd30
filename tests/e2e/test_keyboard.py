"""Everything by keyboard."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.seat import Seat

MOST_STEPS = 60


def tab_to(seat: Seat, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(MOST_STEPS):
        seat.page.keyboard.press("Tab")
        if name in (seat.page.evaluate("document.activeElement?.innerText ?? ''") or ""):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def answer_by_key(seat: Seat) -> None:
    """Answer what is asked: a move by arrows, anything else by Enter."""
    number = seat.number
    seat.panel.locator(".play-enter").first.wait_for()
    if seat.question["kind"] == "place" and seat.question["distances"]:
        seat.page.keyboard.press("ArrowUp")
        seat.page.locator(".play-length, .play-outcome .play-refused-now").first.wait_for()
        if seat.page.locator(".play-outcome .play-refused-now").count():
            seat.page.keyboard.press("Escape")
    confirm = seat.panel.locator(".play-confirm button").first
    if confirm.count():
        expect(confirm).to_be_enabled()
    seat.page.keyboard.press("Enter")
    seat.await_next(number)


def test_a_whole_turn_without_a_mouse(visit: Visit) -> None:
    seat = visit().go()
    expect(seat.page.locator(".game-card").first).to_be_visible()
    tab_to(seat, "First time?")
    seat.page.keyboard.press("Enter")
    expect(seat.page.get_by_role("button", name="Start").first).to_be_visible()
    tab_to(seat, "Start")
    seat.page.keyboard.press("Enter")
    seat.await_question()
    heading = seat.moment["heading"]
    kinds = set()
    while seat.await_question() and seat.moment["heading"] == heading:
        kinds.add(seat.question["kind"])
        answer_by_key(seat)
    assert {"choose", "place"} <= kinds


def test_the_table_is_walked_with_arrows_and_read_aloud(visit: Visit) -> None:
    seat = visit().go("lessons")
    seat.press("Start")
    seat.await_question()
    seat.page.locator(".table-canvas").focus()
    seat.page.keyboard.press("n")
    spoken = seat.page.locator(".table-unseen[aria-live]")
    expect(spoken).not_to_be_empty()
    first = spoken.inner_text()
    seat.page.keyboard.press("n")
    expect(spoken).not_to_have_text(first)
    seat.page.keyboard.press("l")
    expect(seat.page.get_by_role("table")).to_be_visible()
    assert seat.page.get_by_role("rowheader").count() >= len(seat.moment["models"])
