"""A book written on the page: rows from a spreadsheet, a fault at its field, a card, a link, a list, and a fight."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.test_builder import tab_to
from tests.e2e.test_every_screen import graves
from tests.e2e.tour import PHONE

ROWS = """Name	Key	Precision	Rate of fire	Force	Damage
Boarding gun	boarding gun	2	3	3	1
Harpoon	harpoon	4	1	5	2"""


def standing(page: Page) -> Locator:
    return page.get_by_role("region", name="How the book stands")


def test_a_weapon_is_written_into_a_book_and_fought_with(visit: Visit) -> None:
    seat = visit(bypass_csp=True)
    page = seat.go().page
    page.locator(".game-card[data-game=trauma]").get_by_role("link", name="Write a book").click()
    expect(standing(page)).to_contain_text("In order")
    page.get_by_label("Name of the book").fill("Harbour Watch")

    # Rows of a spreadsheet, with their headings.
    page.get_by_role("tab", name="Weapons").click()
    page.get_by_role("button", name="Paste rows").click()
    page.get_by_label("Rows from a spreadsheet").fill(ROWS)
    page.get_by_role("button", name="Add them").click()
    expect(page.get_by_label("Force, row 2")).to_have_value("5")
    page.get_by_label("Force, row 2").fill("99")
    expect(standing(page)).to_contain_text("One fault")
    expect(page.get_by_label("Force, row 2")).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".book-grid .book-faults")).to_contain_text("from 0 to 20")
    assert graves(seat) == []
    page.get_by_label("Force, row 2").fill("6")
    expect(standing(page)).to_contain_text("In order")

    # A unit carries it: its card says so.
    page.get_by_role("tab", name="Units").click()
    page.get_by_role("button", name="Remove assault rifle").click()
    page.get_by_label("Weapons", exact=True).fill("Harpoon")
    page.get_by_label("Weapons", exact=True).press("Enter")
    expect(page.locator(".builder-card")).to_contain_text("Harpoon")
    expect(page.locator(".builder-card")).to_contain_text("Force 6")
    assert graves(seat) == []

    # By link into another browser, and from there into a list.
    page.get_by_role("button", name="Share…").click()
    link = page.get_by_label("The link")
    expect(link).to_have_value(re.compile("/books/trauma/.{40}"))
    friend = visit()
    friend.page.goto(link.input_value())
    expect(friend.page.get_by_label("Name of the book")).to_have_value("Harbour Watch")
    friend.page.get_by_role("button", name="Use in a list").click()
    expect(friend.page.get_by_label("Book", exact=True)).to_contain_text("Harbour Watch (your own)")
    expect(friend.page.get_by_role("button", name=re.compile("^Add ?Newcomer"))).to_be_visible()

    # One click to a fight, on the usual table.
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Try it").click()
    expect(page.locator("details.play-side-0")).to_contain_text("Newcomer", timeout=60_000)
    expect(page.locator("details.play-side-1")).to_contain_text("Marine")


def test_a_book_is_written_with_the_keyboard_on_a_phone(visit: Visit) -> None:
    seat = visit(viewport=PHONE, bypass_csp=True)
    page = seat.go("books/firefight").page
    expect(standing(page)).to_contain_text("In order")
    tab_to(page, page.get_by_role("tab", selected=True))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Special rules")).to_be_focused()
    tab_to(page, page.get_by_role("button", name="Add: Special rule"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_label(re.compile("^Name")).first)
    page.keyboard.press("Control+A")
    page.keyboard.type("Old grudge")
    expect(page.locator(".book-form")).to_contain_text("kept as text without effect")
    tab_to(page, page.get_by_role("button", name="Add: Effects"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_label(re.compile("^Effect ")))
    page.keyboard.type("Modifier")
    tab_to(page, page.get_by_label(re.compile("^Roll")))
    page.keyboard.type("To hit")
    tab_to(page, page.get_by_label(re.compile("^Amount")))
    page.keyboard.type("1")
    expect(page.locator(".book-form")).not_to_contain_text("kept as text without effect")
    expect(standing(page)).to_contain_text("In order")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert graves(seat) == []

    # A table of many columns is moved within itself; the page stays as wide as the phone.
    seat.go("books/combatzone")
    expect(page.locator(".book-table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
