"""A table built on the page: symmetric, with a house of two storeys, reported on, given away by link, and played on."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.test_every_screen import graves
from tests.e2e.tour import PHONE

BROKEN = "This link or code holds no table that can be read. Your tables are as they were."


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def standing(page: Page) -> Locator:
    return page.get_by_role("region", name="How the table stands")


def test_a_symmetric_table_is_built_reported_on_shared_and_played_on(visit: Visit) -> None:
    seat = visit(bypass_csp=True)
    page = seat.go("new/collision").page
    page.get_by_role("link", name="Build a table").click()
    expect(standing(page)).to_contain_text("No fault found")
    expect(page.get_by_label("Kept in this browser")).to_have_count(0)
    button(page, "Empty table").click()
    expect(standing(page)).to_contain_text("No fault found")
    page.get_by_label("Name of the table").fill("<i>Twin</i> houses")
    page.get_by_label("The other half").select_option("turn")

    # A house of two storeys: the copy is put on top; the keyboard moves, turns and takes away.
    button(page, "building").click()
    button(page, "Add a ladder").click()
    house = page.locator(".plan .held")
    expect(house).to_have_accessible_name("building at 16.5, 8.5")
    house.focus()
    page.keyboard.press("ArrowLeft")
    expect(house).to_have_accessible_name("building at 16, 8.5")
    button(page, "Duplicate").click()
    button(page, "Put on top").click()
    expect(page.locator(".plan .held")).to_have_count(2)
    expect(page.locator(".plan .image")).to_have_count(2)
    expect(page.locator(".plan .held.chosen")).to_have_accessible_name(re.compile(", level 3$"))
    button(page, "crates").click()
    page.locator(".plan .held.chosen").focus()
    page.keyboard.press("Delete")
    expect(page.locator(".plan .held")).to_have_count(2)

    # Dragged with the mouse, it stays on the table; what was done is taken back.
    box = page.locator(".plan .held").last.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(0, box["y"], steps=3)
    page.mouse.up()
    expect(page.locator(".plan .held.chosen")).to_have_accessible_name(re.compile("^building at 3,"))
    button(page, "Undo").click()
    expect(page.locator(".plan .held.chosen")).to_have_accessible_name(re.compile("^building at 17,"))

    button(page, "Work it out").click()
    rows = page.get_by_role("region", name="How fair it is").get_by_role("row")
    expect(rows).to_have_count(9)
    for row in (1, 2):
        sides = rows.nth(row).get_by_role("cell").all_inner_texts()
        assert sides[0] == sides[1]
    button(page, "Play 200 games").click()
    expect(page.get_by_role("progressbar", name="Games on it")).to_have_attribute("value", re.compile("^[1-9]"))
    button(page, "Stop").click()
    expect(page.get_by_role("region", name="How fair it is").get_by_role("status")).to_contain_text("95")
    expect(button(page, "Play 200 games")).to_be_visible()
    assert graves(seat) == []

    button(page, "Share…").click()
    link = page.get_by_label("The link")
    expect(link).to_have_value(re.compile("/tables/collision/.{40}"))
    friend = visit("de", "dark", viewport=PHONE)
    friend.page.goto(link.input_value())
    expect(friend.page.get_by_label("Name des Tisches")).to_have_value("<i>Twin</i> houses")
    expect(friend.page.locator(".plan .held")).to_have_count(2)
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not friend.page.evaluate(wide)
    page.keyboard.press("Escape")
    seat.page.goto(f"{seat.address}/#/tables/collision/{'A' * 60}")
    expect(page.get_by_role("alert")).to_have_text(BROKEN)

    standing(page).get_by_role("link", name="Play on it").click()
    expect(page.locator(".table-picture")).to_contain_text("<i>Twin</i> houses")
    page.locator(".start-bar .button.main").click()
    expect(page.locator("details.play-side-0")).to_be_visible()


def test_zones_and_objectives_are_drawn_on_a_table_and_played(visit: Visit) -> None:
    seat = visit(bypass_csp=True)
    page = seat.go("tables/firefight").page
    mission = page.get_by_role("region", name="Mission")
    button(page, "Draw zones and objectives").click()
    front = page.get_by_role("button", name=re.compile("^Zone of A"))
    expect(front).to_have_accessible_name("Zone of A, from 0, 0 to 48, 12")
    page.get_by_label("The other half").select_option("turn")

    # The keyboard narrows a zone, and the other side's follows; the mouse pulls a corner; Undo takes that back.
    front.focus()
    page.keyboard.press("Shift+ArrowLeft")
    expect(front).to_have_accessible_name("Zone of A, from 0, 0 to 47.5, 12")
    back = page.get_by_role("button", name=re.compile("^Zone of B"))
    expect(back).to_have_accessible_name("Zone of B, from 0.5, 36 to 48, 48")
    corner = page.locator(".plan-corner").nth(2)
    box = corner.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] - 80, box["y"] + 40, steps=3)
    page.mouse.up()
    expect(front).not_to_have_accessible_name("Zone of A, from 0, 0 to 47.5, 12")
    button(page, "Undo").click()
    expect(front).to_have_accessible_name("Zone of A, from 0, 0 to 47.5, 12")

    for _ in range(2):
        button(page, "Add an objective").click()
    goals = page.get_by_role("button", name=re.compile(r"^Objective \d at"))
    goals.last.focus()
    page.keyboard.press("ArrowRight")
    expect(goals.last).to_have_accessible_name("Objective 2 at 24.5, 24")
    goals.last.press("Delete")
    expect(goals).to_have_count(1)
    expect(mission.get_by_role("button", name="Save the mission as a file")).to_be_visible()
    assert graves(seat) == []

    standing(page).get_by_role("link", name="Play on it").click()
    expect(page.get_by_role("radio", name="As drawn on the table")).to_be_checked()
    page.get_by_text("A friend at this screen", exact=True).click()
    page.locator(".start-bar .button.main").click()
    expect(page.locator("details.play-side-0")).to_be_visible()
    assert seat.await_question()
    assert [marker["kind"] for marker in seat.moment["markers"]] == ["objective"]
