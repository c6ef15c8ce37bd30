"""The laboratory on the page: an experiment about two lists is begun on a phone, and told as it is played."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.test_every_screen import graves
from tests.e2e.tour import LOOKS


def test_an_experiment_is_begun_and_shown(visit: Visit) -> None:
    seat = visit(bypass_csp=True, **LOOKS["phone"])
    page = seat.go("lab/combatzone").page
    page.get_by_label("One list").select_option("halden-150")
    page.get_by_label("The other list").select_option("hounds-150")
    page.get_by_role("button", name="Is this fair?").click()
    expect(page.get_by_role("heading", name="Night Watch – Hounds of Tin Street")).to_be_visible()
    expect(page.get_by_text("of at most 400 games.")).to_be_visible()
    assert graves(seat) == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
