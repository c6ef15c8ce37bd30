"""Puzzles in a browser: one solved and one failed, in three languages, on a desk and on a phone."""

from playwright.sync_api import expect

from escarmouche.board.puzzles import numbered
from tests.e2e.conftest import Visit
from tests.e2e.seat import Seat
from tests.e2e.test_every_screen import graves
from tests.e2e.tour import LOOKS

KEY, NUMBER = "collision", 1


def answer(seat: Seat, order: int) -> None:
    """Open the puzzle, choose an order, and give it."""
    seat.go(f"puzzles/{KEY}/{NUMBER}")
    orders = seat.page.locator(".puzzle-order")
    expect(orders).to_have_count(len(numbered(KEY, NUMBER).orders))
    give = seat.page.locator(".puzzle-side > .button.main")
    expect(give).to_be_disabled()
    expect(seat.page.locator(".puzzle-judged")).to_have_count(0)
    orders.nth(order).click()
    give.click()
    expect(seat.page.locator(".puzzle-judged")).to_have_count(len(numbered(KEY, NUMBER).orders))


def test_a_puzzle_is_solved_and_one_is_failed(visit: Visit) -> None:
    best = numbered(KEY, NUMBER).shown.index(0)
    right = visit(language="fr")
    answer(right, best)
    expect(right.page.locator(".puzzle-verdict.right")).to_contain_text("Juste")
    assert graves(right) == []
    right.go("puzzles")
    expect(right.page.locator(".puzzles-number.right")).to_have_count(1)
    assert graves(right) == []
    wrong = visit(language="de", **LOOKS["phone"])
    answer(wrong, (best + 1) % 2)
    expect(wrong.page.locator(".puzzle-verdict.wrong")).to_contain_text("Falsch")
    assert wrong.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert graves(wrong) == []
    wrong.go("puzzles")
    expect(wrong.page.locator(".puzzles-number.wrong")).to_have_count(1)
    expect(wrong.page.locator(".puzzles-today")).to_be_visible()
