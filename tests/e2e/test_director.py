"""What happens is played on the table: seen, paced, skippable, remembered, and never in the way of an answer."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat, until

GAME = {"key": "firefight", "opponent": "recruit", "seed": 5}

WATCH = """
window.seen = new Set();
const look = () => {
  const shown = Object.entries(window.__table?.playing() ?? {});
  for (const [name, some] of shown) if (Array.isArray(some) && some.length > 0) window.seen.add(name);
  const words = ["caption", "caption-roll"].filter((name) => document.querySelector(`.play-${name}`));
  for (const name of words) window.seen.add(name);
  requestAnimationFrame(look);
};
look();
"""
"""Notes what was ever drawn by the play-back, frame by frame."""


def seated(visit: Visit, **more: Any) -> Seat:
    """Somebody at a new game against the recruit, whose moves are played."""
    seat = visit(directed=True, **more)
    token = next(filter(None, begin(seat.address, **GAME)["tokens"]))
    seat.sit(token).await_question()
    return seat


def in_the_middle(seat: Seat, enough: Callable[[], bool] = lambda: True) -> None:
    """Do the usual thing until something is being played and something holds."""

    def holds() -> bool:
        if seat.page.locator(".play-caption").count() and enough():
            return True
        if seat.page.locator(".play-question:not([aria-busy=true]) .play-enter").count():
            seat.page.keyboard.press("Enter")
        seat.page.wait_for_timeout(60)
        return False

    until(holds)


def names_seen(seat: Seat) -> set[str]:
    return set(seat.page.evaluate("[...window.seen]"))


def test_an_enemy_activation_is_seen(visit: Visit) -> None:
    """Words, a path and dice are shown; skipping ends it, and then the table is as things stand."""
    seat = seated(visit)
    seat.page.evaluate(WATCH)
    in_the_middle(seat, lambda: {"caption", "trails", "throws", "caption-roll"} <= names_seen(seat))
    in_the_middle(seat)
    seat.press("Skip to my turn")
    expect(seat.page.locator(".play-caption")).to_have_count(0)
    seat.drawn()
    shown = seat.page.evaluate("window.__table.playing()")
    assert shown is None or shown["models"] is None


def test_it_can_be_paused_and_gone_through_step_by_step(visit: Visit) -> None:
    """A pause holds the words that are shown; a key goes on by one scene."""
    seat = seated(visit)
    in_the_middle(seat)
    seat.page.evaluate("document.activeElement?.blur()")
    seat.page.keyboard.press("k")
    seat.page.get_by_role("button", name="Go on").wait_for()
    words = seat.page.locator(".play-caption").inner_text()
    seat.page.wait_for_timeout(2500)
    assert seat.page.locator(".play-caption").inner_text() == words
    seat.page.keyboard.press("s")
    expect(seat.page.locator(".play-caption")).to_have_count(0)


def test_answering_in_the_middle_ends_what_runs(visit: Visit) -> None:
    """The question can be answered while something is played, by which that is over at once."""
    seat = seated(visit)

    def asked() -> bool:
        return bool(seat.page.locator(".play-question:not([aria-busy=true]) .play-enter").count())

    in_the_middle(seat, asked)
    number = seat.number
    seat.enter_only()
    assert seat.await_next(number)


def test_choices_are_remembered(visit: Visit) -> None:
    """The speed, the sound and whether anything is played at all outlast the page."""
    seat = seated(visit)
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


def test_nothing_moves_where_that_is_not_wanted(visit: Visit) -> None:
    """With reduced motion a model is at the end of its way at once, while the words are shown all the same."""
    seat = seated(visit, reduced_motion="reduce")
    seat.page.evaluate(
        """() => {
          window.between = [];
          const look = () => {
            const frame = window.__table?.playing();
            const trail = frame?.trails[0];
            if (trail) window.between.push(trail.places.at(-1).join());
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    in_the_middle(seat, lambda: len(seat.page.evaluate("window.between")) > 3)
    ends = {
        f"{x},{y}" for moment in seat.moments() for model in moment["models"] for x, y in [(model["x"], model["y"])]
    }
    walked = {",".join(place.split(",")[:2]) for place in seat.page.evaluate("window.between")}
    assert walked <= ends


def test_what_happened_can_be_read_and_watched_again(visit: Visit) -> None:
    """The recap tells what happened since the last decision, the journal has filter and search."""
    seat = seated(visit)
    recap = seat.page.locator(".play-since-card")
    in_the_middle(seat, lambda: bool(recap.count()))
    seat.page.keyboard.press("s")
    seat.await_question()
    recap.locator("summary").click()
    expect(recap.locator(".play-since-group").first).to_be_visible()
    recap.get_by_role("button", name="Watch again").click()
    expect(seat.page.locator(".play-caption")).to_have_count(1)
    lines = seat.page.locator(".play-lines")
    seat.page.get_by_role("searchbox", name="Search the journal").fill("no such words")
    expect(lines).to_contain_text("No line of the journal is like that.")
    seat.page.get_by_role("searchbox", name="Search the journal").fill("deployed")
    expect(lines.locator(".play-line").first).to_contain_text("deployed")
    seat.page.get_by_role("searchbox", name="Search the journal").fill("")
    seat.page.get_by_role("combobox", name="Show").select_option("dice")
    expect(lines.locator(".play-line", has_text="is deployed")).to_have_count(0)
