"""Everything by keyboard."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import begin
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


def test_a_whole_activation_by_enter_and_single_clicks(visit: Visit, address: str) -> None:
    made = begin(address, key="firefight", opponent="recruit", lesson="first-fight", practice=True, seed=1)
    seat = visit().sit(made["tokens"][made["seat"]])
    seat.await_question()
    first, kinds = seat.question["text"], set()
    while True:
        question, number = seat.question, seat.number
        kinds.add(question["kind"])
        expect(seat.page.locator("#play-question-text")).to_be_focused()
        act_once(seat, by_click=question["kind"] == "choose" and len(kinds) == 1)
        assert seat.await_next(number)
        assert [said["number"] for said in seat.said if said["type"] == "answer"][-1] == number
        if seat.question["text"] == first:
            break
    assert {"choose", "place"} <= kinds


def act_once(seat: Seat, *, by_click: bool) -> None:
    """Give the suggested answer by one click on it or by Enter; what confirms it is in sight, refusals are folded."""
    seat.panel.locator(".play-enter").first.wait_for()
    expect(seat.panel.locator(".play-choice:disabled")).to_have_count(0)
    refused = [option for option in seat.question.get("options", ()) if option["refused"]]
    if refused:
        expect(seat.panel.locator(".play-why-not")).to_be_visible()
        expect(seat.panel.locator(".play-why-not li").first).not_to_be_visible()
    confirm = seat.panel.locator(".play-confirm button").first
    if confirm.count():
        expect(confirm).to_be_in_viewport()
        expect(confirm).to_be_enabled()
    if by_click:
        seat.panel.locator(".play-choice-usual").click()
    else:
        seat.page.keyboard.press("Enter")


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
