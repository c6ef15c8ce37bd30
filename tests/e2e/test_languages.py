"""Three languages, switched at any time."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import begin

WORDS = {
    "en": ("Units", "Hint"),
    "fr": ("Unités", "Conseil"),
    "de": ("Einheiten", "Rat"),
}


@pytest.mark.parametrize("key", ["firefight", "combatzone"])
def test_the_page_and_the_game_speak_the_language_that_is_chosen(visit: Visit, address: str, key: str) -> None:
    made = begin(address, key=key, opponent="recruit", seed=7)
    seat = visit().sit(made["tokens"][0])
    seat.await_question()
    asked: set[str] = set()
    told: set[str] = set()
    for language in ("en", "fr", "de"):
        seat.page.locator("select.language").select_option(language)
        expect(seat.page.locator("html")).to_have_attribute("lang", language)
        expect(seat.page.locator(".play-panel-units section")).to_have_attribute("aria-label", WORDS[language][0])
        seat.page.wait_for_function(
            "words => !words.includes(document.querySelector('#play-question-text')?.innerText ?? '')",
            arg=[*asked, ""],
        )
        asked.add(seat.page.locator("#play-question-text").inner_text())
        told.add(seat.journal)
        assert WORDS[language][1] in seat.panel.inner_text()
    assert len(asked) == len(told) == len(WORDS)


def test_the_first_language_is_the_browsers(visit: Visit) -> None:
    seat = visit(language="", locale="de-AT").go()
    expect(seat.page.locator("html")).to_have_attribute("lang", "de")
    seat.page.locator("select.language").select_option("fr")
    seat.page.reload()
    expect(seat.page.locator("html")).to_have_attribute("lang", "fr")
