"""What helps at the table: handing the screen over, undo, hints, standing orders, looking back, playing on."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.absent import absent
from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat
from tests.e2e.tour import PHONE


def test_on_one_screen_the_curtain_falls_only_where_something_is_hidden(visit: Visit, address: str) -> None:
    seat = visit().go("new/firefight")
    seat.page.get_by_text("A friend at this screen").click()
    seat.press("Begin the game")
    whose = seat.page.locator(".play-whose")
    expect(whose).to_contain_text(re.compile("Next: Side [AB]"))
    first = whose.inner_text()
    # Nothing is hidden in this game: the screen turns to the other side by itself.
    seat.play_on(lambda here: here.page.locator(".play-whose").inner_text() != first)
    made = begin(address, key="collision", opponent="same-screen", lesson="first-fight", seed=1)
    kept = [{"game": made["game"], "key": "collision", "tokens": made["tokens"], "opened": 1}]
    seat.page.evaluate("kept => localStorage['escarmouche.seats'] = JSON.stringify(kept)", kept)
    seat.go(f"play/{made['game']}")
    letters = []
    for _ in range(2):
        take = seat.page.get_by_role("button", name=re.compile("I am side"))
        expect(take).to_be_visible()
        expect(seat.page.locator(".play-table, .play-lines, .play-hand")).to_have_count(0)
        letters.append(take.inner_text()[-1])
        take.click()
        answer_until_the_curtain(seat)
    assert set(letters) == {"A", "B"}


def answer_until_the_curtain(seat: Seat) -> None:
    """Do the usual thing until it is the other's turn to look."""
    curtain, asked = ".play-handover", ".play-question:has(.play-enter):not(:has(.play-confirm button:disabled))"
    while True:
        seat.page.locator(f"{curtain}, {asked}:not([aria-busy=true])").first.wait_for()
        number = seat.number
        if number < 0:
            return
        seat.page.evaluate("document.activeElement?.blur()")
        seat.page.keyboard.press("Enter")
        seat.page.locator(f"{curtain}, .play-question:not([data-number='{number}'])").first.wait_for()


def practising(visit: Visit, address: str) -> Seat:
    """A first fight, in which everything can be taken back."""
    made = begin(address, key="firefight", opponent="recruit", lesson="first-fight", practice=True, seed=1)
    seat = visit().sit(made["tokens"][made["seat"]])
    seat.await_question()
    return seat


def test_undo_takes_the_last_answer_back(visit: Visit, address: str) -> None:
    seat = practising(visit, address)
    first = seat.page.locator("#play-question-text").inner_text()
    expect(seat.page.get_by_role("button", name="Undo")).to_be_disabled()
    seat.enter()
    expect(seat.page.locator("#play-question-text")).not_to_have_text(first)
    seat.press("Undo")
    expect(seat.page.locator("#play-question-text")).to_have_text(first)


def test_undo_stops_at_what_was_revealed_unless_one_practises(visit: Visit, address: str) -> None:
    made = begin(address, key="firefight", opponent="recruit", seed=5)
    seat = visit().sit(made["tokens"][0])
    seat.play_on(lambda now: any(line["dice"] for line in now.moment["lines"]) and not now.moment["canUndo"])
    expect(seat.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_hint_says_what_to_do_and_why_and_does_it(visit: Visit, address: str) -> None:
    seat = practising(visit, address)
    number = seat.number
    seat.press(re.compile("^Hint"))
    hint = seat.page.locator("section.play-hint")
    expect(hint).to_be_visible()
    assert hint.inner_text().strip()
    seat.press("Do it")
    assert seat.await_next(number)
    expect(hint).to_have_count(0)


def test_cards_are_dragged_onto_columns(visit: Visit, address: str) -> None:
    made = begin(address, key="collision", opponent="recruit", lesson="confrontation", seed=1)
    seat = visit().sit(made["tokens"][made["seat"]])
    seat.play_on(lambda now: now.question["asks"] == "lay-cards")
    cards = seat.panel.locator(".play-order-cards li")
    first = cards.first.locator(".play-card").get_attribute("aria-label")
    cards.first.drag_to(cards.last)
    expect(cards.last.locator(".play-card")).to_have_attribute("aria-label", str(first))
    seat.play_on(lambda now: now.question["asks"] == "cover-card" and now.question["options"][1:] != [])
    number, cover = seat.number, next(one["over"] for one in seat.question["options"] if one["over"])
    card = seat.page.locator(".play-board-own .play-hand-card").nth(cover["slot"])
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    column = seat.page.locator(".play-column:has(.play-column-lay)").first
    expect(column).to_have_count(0)
    card.hover()
    seat.page.mouse.down()
    seat.page.mouse.move(*centre(card), steps=2)
    seat.page.mouse.move(*centre(seat.page.locator(f".play-fight .play-column >> nth={cover['column']}")), steps=8)
    expect(column).to_be_visible()
    seat.page.mouse.move(*centre(column), steps=8)
    seat.page.mouse.up()
    seat.await_next(number)
    given = [said["value"] for said in seat.said if said["type"] == "answer" and said["number"] == number]
    assert given == [f"{cover['column']}-{cover['slot']}"]


def centre(part: Locator) -> tuple[float, float]:
    """The middle of a part of the page."""
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_standing_order_answers_for_one(visit: Visit, address: str) -> None:
    made = begin(address, key="collision", opponent="recruit", lesson="confrontation", seed=1)
    seat = visit().sit(made["tokens"][made["seat"]])
    seat.play_on(lambda now: now.question["rule"] == "COL-CONF-17")
    number = seat.number
    seat.press("Menu")
    seat.press("Standing orders")
    order = seat.page.get_by_role("dialog").get_by_label(re.compile("hand", re.I))
    order.click()
    expect(order).to_be_checked()
    seat.press("Close")
    seat.await_next(number)
    assert number not in [said.get("number") for said in seat.said if said["type"] == "answer"]


def test_a_finished_game_is_looked_at_again_and_played_on_from_there(visit: Visit, address: str) -> None:
    made = begin(address, key="firefight", opponent="recruit", seed=2)
    with absent(address, made["tokens"][0]) as player:
        player.play_until(lambda moment: "Round 1" in moment["heading"] and moment["sequence"] >= 40)
    seat = visit().sit(made["tokens"][0])
    seat.press("Menu")
    seat.press("Concede")
    seat.page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(seat.page.get_by_role("heading", name="You lose")).to_be_visible()
    seat.page.get_by_role("link", name="Watch the replay").click()
    slider = seat.page.get_by_role("slider", name="Moment of the game")
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    expect(slider).to_have_value(str(last))
    seat.press("Look back: luck and decisions")
    expect(seat.page.get_by_role("img", name="Your chance of winning")).to_be_visible()
    expect(seat.page.locator(".review-balance")).to_contain_text("decided better", timeout=90_000)
    seat.page.locator(".review-swings button").first.click()
    expect(slider).not_to_have_value(str(last))
    seat.page.go_back()
    seat.page.locator(".review-rolls summary").click()
    seat.page.locator(".review-rolls button").last.click()
    expect(seat.page.locator(".play-journal .luck").first).to_be_attached()
    seat.press("To the beginning")
    expect(slider).to_have_value("0")
    expect(seat.page.locator(".play-head h1")).to_have_text(re.compile("Before|set-up|Setting", re.I))
    seat.press("Run")
    expect(slider).not_to_have_value("0")
    slider.fill(str(last - 2))
    expect(seat.page.locator(".play-head h1")).to_have_text(re.compile("Round 1"))
    seat.press("Play on from here against the sergeant")
    expect(seat.page.locator(".play-menu")).to_be_visible()
    assert seat.await_question()
    seat.enter()
    friend = visit(language="de", viewport=PHONE, has_touch=True)
    friend.go(f"seat/{made['spectator']}/review")
    expect(friend.page.get_by_role("img", name="Die Gewinnchance von Seite A")).to_be_visible()
    friend.page.locator(".review-decisions").get_by_role("button", name="Von hier weiterspielen").first.click()
    expect(friend.page.locator(".play-menu")).to_be_visible()
    assert friend.await_question()
