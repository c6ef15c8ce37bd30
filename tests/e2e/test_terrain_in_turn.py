"""Two people on one screen set the terrain of a table down in turn, and play on with what they have built."""

from playwright.sync_api import expect

from tests.e2e.absent import absent
from tests.e2e.conftest import Visit
from tests.e2e.seat import Seat
from tests.e2e.test_every_screen import graves


def standing(seat: Seat) -> int:
    """How many pieces the table has by now, as the newest moment shows it."""
    table = seat.moment["table"] or {"pieces": []}
    return len(table["pieces"])


def built_on(address: str, tokens: list[str]) -> None:
    """Set down what is left of the terrain for both sides, without a page to look at."""
    with absent(address, tokens[0]) as one, absent(address, tokens[1]) as other:
        for _ in range(80):
            if not one.moment["question"]:
                one, other = other, one
            while not (asked := one.moment["question"]):
                one.hear()
            if asked["text"].startswith("Place an objective"):
                return
            one.answer(one.ask("usual", number=asked["number"]))
    raise AssertionError("the terrain was never complete")


def test_terrain_is_set_down_in_turn_on_one_screen(visit: Visit, address: str) -> None:
    seat = visit(bypass_csp=True)
    page = seat.go("new/firefight").page
    page.get_by_text("A friend at this screen", exact=True).click()
    page.get_by_text("Place the terrain in turn", exact=True).click()
    page.locator(".start-bar .button.main").click()
    expect(page.locator("details.play-side-0")).to_be_visible()
    assert seat.await_question()
    assert seat.question["text"].startswith("Which piece of terrain")
    assert standing(seat) == 0
    assert graves(seat) == []

    # Button and key turn the piece in hand by a quarter.
    seat.enter()
    page.get_by_role("button", name="Turn to the left").click()
    expect(page.locator(".play-turning")).to_contain_text("90")
    page.keyboard.press(",")
    expect(page.locator(".play-turning")).to_contain_text("180")
    seat.play_on(lambda seat: all(f"Player {side} sets down" in seat.journal for side in "AB"))
    assert standing(seat) >= 2

    # The rest is set down without looking, and the page comes back to a whole table.
    place, begun = page.url, next(reply for reply in seat.replies if reply.url.endswith("/api/games"))
    tokens = begun.json()["tokens"]
    seat.go("rules")
    built_on(address, tokens)
    page.goto(place)
    seat.play_on(lambda seat: seat.question["text"].startswith("Place an objective"))
    assert standing(seat) >= 20
    assert "The terrain is complete" in seat.journal
