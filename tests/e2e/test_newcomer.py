"""A newcomer's first five minutes, and the way from the first page by a lesson to the end of a first game."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from escarmouche.board.lesson import guide
from escarmouche.board.words import speak
from escarmouche.engine.words import LANGUAGES
from tests.e2e.absent import absent
from tests.e2e.conftest import Visit
from tests.e2e.house import ROOT
from tests.e2e.seat import Seat

SMALL: dict[str, Any] = {"viewport": {"width": 1100, "height": 640}, "reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce", "has_touch": True}
ANSWERS_BY_HAND = 4
GAMES = ("firefight", "collision", "trauma", "combatzone")
TOKEN = "JSON.parse(localStorage['escarmouche.seats'])[0].tokens[0]"


def said(language: str, key: str) -> str:
    """What the page says by this key, as far as the first thing that is filled in."""
    text = Path(ROOT, "web", "src", "text", f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} = ([^{{\n]*)", text, re.MULTILINE)
    assert found, key
    return found[1].strip()


def test_one_click_and_the_first_question_is_there_after_a_briefing_that_is_given_once(visit: Visit) -> None:
    seat = visit().go()
    seat.press("Play Firefight against the sergeant")
    assert seat.await_question()
    expect(seat.page.locator("#play-question-text")).not_to_be_empty()
    expect(seat.page.locator(".play-how")).not_to_be_empty()
    read_the_briefing(seat, "en")
    seat.page.reload()
    assert seat.await_question()
    expect(seat.page.locator(".play-briefing")).to_have_count(0)
    seat.press("Menu")
    seat.page.get_by_role("button", name="Briefing", exact=True).click()
    expect(seat.page.get_by_role("dialog")).to_contain_text("When it ends")
    seat.page.keyboard.press("Escape")
    expect(seat.page.get_by_role("dialog")).to_have_count(0)
    assert seat.enter()


def first_lesson(seat: Seat, key: str) -> None:
    """Go from the first page to the first lesson of a game."""
    seat.page.locator("a[href='#/lessons']").first.click()
    seat.page.locator(f".game-card[data-game={key}]:has(.lesson-title)").first.get_by_role("button").click()
    expect(seat.page.locator(".play-lesson")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_from_the_first_page_by_a_lesson_to_the_end_of_a_first_game(
    visit: Visit, address: str, key: str, language: str
) -> None:
    seat = visit(language, **SMALL).go()
    expect(seat.page.locator("main")).to_contain_text(said(language, "home-games"))
    first_lesson(seat, key)
    learn(seat, key, language)
    seat.press(re.compile(f"^{said(language, 'play-lesson-real-game')}"))
    read_the_briefing(seat, language)
    for _ in range(ANSWERS_BY_HAND):
        assert seat.enter()
    leave_it_to_the_sergeant(seat, address, language)
    expect(seat.page.locator(".play-ending")).to_be_visible()
    winner = seat.moment["outcome"]["winner"]
    ending = "drawn" if winner is None else "won" if winner == 0 else "lost"
    expect(seat.page.locator(".play-ending h2")).to_have_text(said(language, f"play-ending-{ending}"))
    expect(seat.page.locator(".play-final li")).to_have_count(2)
    expect(seat.page.get_by_role("link", name=said(language, "play-replay"))).to_be_visible()


def leave_it_to_the_sergeant(seat: Seat, address: str, language: str) -> None:
    """Have the sergeant play on for one, and sit down again when the game is over; watching it would take longest."""
    token, place = seat.page.evaluate(TOKEN), seat.page.url.split("#/")[1]
    seat.press(said(language, "play-menu"))
    seat.press(said(language, "play-give-seat"))
    expect(seat.page.get_by_text(said(language, "play-given")).first).to_be_visible()
    seat.go()
    with absent(address, token) as watching:
        while watching.moment["outcome"] is None:
            watching.hear()
    seat.go(place)


def learn(seat: Seat, key: str, language: str) -> None:
    """Do the first steps of a lesson by hand, and go through the others to the last."""
    found = guide(speak("en", key), key, "first-fight")
    assert found is not None
    lesson, steps = seat.page.locator(".play-lesson"), found.steps

    def says(at: int) -> None:
        expect(lesson).to_contain_text(said(language, f"play-lesson-{steps[at].key}"))

    expect(lesson.locator(".play-lesson-count")).to_have_text(re.compile(rf"\b1\W+\w+\W+{len(steps)}\b"))
    says(0)
    asked = next(at for at, step in enumerate(steps) if step.until == "answered")
    for _ in range(asked):
        lesson.get_by_role("button", name=said(language, "play-lesson-next")).click()
    says(asked)
    seat.enter()
    says(asked + 1)
    for step in steps[asked + 1 : -1]:
        button = "play-lesson-next" if step.until == "read" else "play-lesson-skip"
        lesson.get_by_role("button", name=said(language, button)).click()
    says(-1)


def read_the_briefing(seat: Seat, language: str) -> None:
    """Before the first answer a card says what it is all about; Enter puts it away."""
    card = seat.page.locator(".play-briefing")
    for part in ("play-briefing-scores", "play-briefing-ends"):
        expect(card).to_contain_text(said(language, part))
    card.press("Enter")
    expect(card).to_have_count(0)


def test_the_first_fight_a_move_by_dragging_and_a_shot_with_its_odds(visit: Visit) -> None:
    seat = visit().go()
    first_lesson(seat, "firefight")
    seat.press("Understood")
    seat.play_on(lambda now: now.question["kind"] == "place")
    drag_the_first_mover(seat)
    seat.play_on(lambda now: now.question["rule"].startswith("GFF-SHOOT") and now.question["kind"] == "assign")
    shoot_with_the_odds_open(seat)
    expect(seat.page.locator(".play-right > .play-lesson + .play-panel-journal")).to_be_visible()


def test_on_a_phone_the_lesson_stays_in_sight_whatever_is_open(visit: Visit) -> None:
    seat = visit(**PHONE).go()
    first_lesson(seat, "firefight")
    text = seat.page.locator(".play-lesson-text")
    for tab in ("Journal", "Units", "Table", "Question"):
        seat.page.locator(".play-tabs").get_by_role("button", name=tab).click()
        expect(text).to_be_in_viewport(ratio=1)


def drag_the_first_mover(seat: Seat) -> None:
    """Drag a model an inch and a half toward the middle, see how far that is, and confirm."""
    mover = int(seat.question["movers"][0])
    model = next(one for one in seat.moment["models"] if one["id"] == mover)
    toward = 1500 if model["y"] < seat.seated["table"]["depth"] / 2 else -1500
    seat.drag(seat.model(mover), seat.spot(model["x"], model["y"] + toward, model["surface"]))
    expect(seat.page.locator(".play-length")).to_have_text(re.compile("^1[.,]\\d″ of"))
    number = seat.number
    seat.press(re.compile("^Confirm"))
    seat.await_next(number)


def shoot_with_the_odds_open(seat: Seat) -> None:
    """Open the odds of a target, shoot at it, and find the dice in the journal."""
    odds = seat.panel.locator(".play-odds-toggle").first
    expect(odds).to_have_text(re.compile("%"))
    odds.click()
    expect(seat.panel.locator(".play-odds").first).to_contain_text("%")
    before = seat.page.locator(".play-lines [role=img]").count()
    number = seat.number
    seat.panel.locator(".play-choice").first.click()
    seat.await_next(number)
    expect(seat.page.locator(".play-lines [role=img]").nth(before)).to_be_attached()
