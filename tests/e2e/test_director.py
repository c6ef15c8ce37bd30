"""What happens is played on the table: seen, paced, skippable, remembered, and never in the way of an answer."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.absent import absent
from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat

LESSON = {"key": "firefight", "opponent": "recruit", "lesson": "first-fight"}
INCH = 1000

LISTEN = """
window.heard = { contexts: 0, sounds: 0 };
const Real = AudioContext;
window.AudioContext = class extends Real {
  constructor() { super(); window.heard.contexts += 1; }
  createGain() { window.heard.sounds += 1; return super.createGain(); }
};
"""
"""Counts who would make a sound, and how many were made."""

WATCH = """
window.seen = new Set();
const look = () => {
  const shown = Object.entries(window.__table?.playing() ?? {});
  for (const [name, some] of shown) if (Array.isArray(some) && some.length > 0) window.seen.add(name);
  const words = ["caption", "caption-roll", "banner", "turned"];
  for (const name of words) if (document.querySelector(`.play-${name}`)) window.seen.add(name);
  requestAnimationFrame(look);
};
look();
"""
"""Notes what was ever shown by the play-back, frame by frame."""


def seated(visit: Visit, wanted: dict[str, Any], **more: Any) -> Seat:
    """Somebody at a new game against the recruit, in which what happens is played."""
    seat = visit(directed=True, **more)
    token = next(filter(None, begin(seat.address, **wanted)["tokens"]))
    seat.sit(token).await_question()
    seat.page.evaluate(WATCH)
    return seat


def line(at: int, text: str, *acts: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A line of the journal, made up."""
    plain: dict[str, Any] = {"level": 1, "dice": [], "cards": [], "reasons": [], "rules": [], "models": [], "opens": ""}
    return {**plain, "at": at, "text": text, "acts": acts, **more}


def play(seat: Seat) -> int:
    """Play a made-up activation of an enemy, after which things stand as they do: the enemy that walks in it."""
    models = seat.moment["models"]
    mine, theirs = (next(model for model in models if model["owner"] == owner) for owner in (0, 1))
    here = [theirs["x"], theirs["y"], theirs["surface"]]
    there = [theirs["x"], theirs["y"] - 6 * INCH, theirs["surface"]]
    face = {"key": "k", "primary": "K", "secondary": "", "text": "King"}
    shot = {"models": [theirs["id"]], "targets": [mine["id"]], "form": "line", "text": "", "corridor": []}
    roll = {"seat": 1, "models": [theirs["id"]], "dice": [5, 2], "faces": 6, "good": [True, False]}
    walk = {"act": "walk", "model": theirs["id"], "how": ["walk"], "facing": None}
    lines = [
        line(0, "A round of which there is much to say begins now", {"act": "banner", "text": "Now", "about": "round"}),
        line(1, "Somebody walks six inches, and takes their time for it", {**walk, "spots": [here, there]}),
        line(2, "Somebody shoots, and that is followed by dice", {"act": "attack", **shot}, {
            "act": "roll", **roll, "text": "needs 4+", "together": False
        }),
        line(3, "Somebody turns a card and is hit by it, whatever that is", {
            "act": "reveal", "seat": 1, "models": [], "cards": [face]
        }, {"act": "mark", "models": [mine["id"]], "sign": "hit", "text": "hit", "tone": "bad"}),
        line(4, "Somebody walks back, so that all is as it was before", {**walk, "spots": [there, here]}),
    ]  # fmt: skip
    seat.page.evaluate("([models, lines]) => window.__director.play(models, lines)", [models, lines])
    expect(seat.page.locator(".play-caption")).to_have_count(1)
    walker: int = theirs["id"]
    return walker


def test_all_of_a_scene_is_drawn_and_then_all_is_as_it_stands(visit: Visit) -> None:
    seat = seated(visit, LESSON)
    play(seat)
    expect(seat.page.locator(".play-caption")).to_have_count(0)
    drawn = set(seat.page.evaluate("[...window.seen]"))
    assert drawn >= {"caption", "caption-roll", "banner", "turned", "trails", "strikes", "throws", "pops"}
    seat.page.wait_for_function("() => !window.__table.playing()?.models")


def test_it_can_be_paused_and_skipped(visit: Visit) -> None:
    """A pause holds the words that are shown; a step goes on by one scene; skipping ends all of it."""
    seat = seated(visit, LESSON)
    play(seat)
    seat.page.evaluate("document.activeElement?.blur()")
    seat.page.keyboard.press("k")
    expect(seat.page.get_by_role("button", name="Go on")).to_be_visible()
    words = seat.page.locator(".play-caption").inner_text()
    seat.page.wait_for_timeout(2500)
    assert seat.page.locator(".play-caption").inner_text() == words
    seat.page.keyboard.press("s")
    expect(seat.page.locator(".play-caption")).to_have_count(0)
    play(seat)
    seat.press("Skip to my turn")
    expect(seat.page.locator(".play-caption")).to_have_count(0)


def test_answering_in_the_middle_ends_what_runs(visit: Visit) -> None:
    """The question can be answered while something is played, by which that is over at once."""
    seat = seated(visit, LESSON)
    seat.page.locator(".play-question .play-enter").first.wait_for()
    play(seat)
    number = seat.number
    seat.enter_only()
    assert seat.await_next(number)
    expect(seat.page.locator(".play-caption", has_text="Somebody")).to_have_count(0)


def test_choices_are_remembered(visit: Visit) -> None:
    """The speed, the sound and whether anything is played at all outlast the page."""
    seat = seated(visit, LESSON)
    seat.press("Speed: 1×. Change")
    seat.press("Sound off")
    seat.page.reload()
    expect(seat.page.get_by_role("button", name="Speed: 2×. Change")).to_be_visible()
    expect(seat.page.get_by_role("button", name="Sound on")).to_be_visible()
    seat.page.get_by_role("toolbar", name="Play-back").get_by_role("button", name="Play-back", exact=True).click()
    seat.page.get_by_text("Play what happens").click()
    seat.page.reload()
    expect(seat.page.get_by_role("toolbar", name="Play-back")).to_be_visible()
    expect(seat.page.get_by_role("button", name="Skip to my turn")).to_have_count(0)


def test_nothing_is_heard_before_the_first_click_or_once_it_is_muted(visit: Visit) -> None:
    seat = visit(directed=True)
    seat.page.add_init_script(LISTEN)
    seat.sit(next(filter(None, begin(seat.address, **LESSON)["tokens"]))).await_question()

    def played() -> dict[str, int]:
        play(seat)
        seat.page.locator(".play-caption", has_text="Somebody shoots").wait_for()
        seat.page.evaluate("window.__director.finish()")
        heard: dict[str, int] = seat.page.evaluate("window.heard")
        return heard

    assert played() == {"contexts": 0, "sounds": 0}
    seat.page.locator(".play-heading").first.click()
    before = played()
    assert before["contexts"] == 1
    assert before["sounds"] > 0
    seat.press("Sound off")
    assert played() == before


def test_nothing_moves_where_that_is_not_wanted(visit: Visit) -> None:
    """With reduced motion a model is at the end of its way at once, while the words are shown all the same."""
    seat = seated(visit, LESSON, reduced_motion="reduce")
    seat.page.evaluate(
        """() => {
          window.places = new Set();
          const look = () => {
            for (const { places } of window.__table?.playing()?.trails ?? []) window.places.add(places.at(-1).join());
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    play(seat)
    expect(seat.page.locator(".play-caption")).to_have_count(0)
    assert len(seat.page.evaluate("[...window.places]")) == 2


def test_the_journal_is_searched_and_filtered(visit: Visit) -> None:
    seat = seated(visit, LESSON)
    lines, search = seat.page.locator(".play-lines"), seat.page.get_by_role("searchbox", name="Search the journal")
    search.fill("no such words")
    expect(lines).to_contain_text("No line of the journal is like that.")
    search.fill("BEGINS")
    expect(lines).to_contain_text("begins")
    search.fill("")
    seat.page.get_by_role("combobox", name="Show").select_option("dice")
    expect(lines).not_to_contain_text("A game of")


EARLY = """
window.told = window.early = false;
const check = () => {
  const played = document.querySelector(".play-caption, .play-banner") !== null;
  window.told ||= played;
  window.early ||= played && document.querySelector(".play-ending, .play-whose-over") !== null;
  requestAnimationFrame(check);
};
check();
"""
"""Notes whether the end was told anywhere while its last events were still being played."""


def test_the_end_is_told_once_its_last_events_have_been_played(visit: Visit, address: str) -> None:
    made = begin(address, key="collision", opponent="same-screen", seed=3)
    seat = visit(directed=True).sit(made["tokens"][0])
    seat.page.evaluate(EARLY)
    with absent(address, made["tokens"][1]) as enemy:
        enemy.ask("concede")
    expect(seat.page.locator(".play-ending")).to_be_visible()
    assert seat.page.evaluate("[window.told, window.early]") == [True, False]
