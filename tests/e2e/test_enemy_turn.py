"""An enemy's turn in a real game: it is seen, summed up, watched again at one's own pace, and found in the journal."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import expect

from tests.e2e.absent import Absent, Enough, absent
from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat, until
from tests.e2e.test_director import WATCH

GAME = {"key": "firefight", "opponent": "link"}
FIGHT = {**GAME, "lesson": "first-fight"}
SHOWN = {"walk": "trails", "attack": "strikes", "roll": "throws", "mark": "pops"}
"""What is drawn of each act."""
FAST = """localStorage["escarmouche.director"] ??= JSON.stringify({ speed: 4 });"""
MOST_TURNS = 30


def waits(moment: dict[str, Any]) -> bool:
    """Whether this seat has nothing to decide."""
    return moment["question"] is None


def shoots(moment: dict[str, Any]) -> bool:
    """Whether this seat chooses at whom it shoots, by which its activation ends."""
    return bool(moment["question"] and moment["question"]["rule"] == "GFF-SHOOT-02")


def is_last(moment: dict[str, Any]) -> bool:
    """Whether this seat chooses for the last time whom to activate in the first round: between two units."""
    asked = moment["question"]
    if not asked or not asked["text"].startswith("Round 1"):
        return False
    return sum(option["refused"] is None for option in asked["options"]) == 2


@contextmanager
def at_the_page(visit: Visit, address: str, enough: Enough, game: dict[str, Any]) -> Iterator[tuple[Seat, Absent]]:
    """Somebody who sits down at the page once something holds there, and an enemy who plays without one."""
    mine, theirs = begin(address, **game)["tokens"]
    with absent(address, theirs) as enemy:
        with absent(address, mine) as own:
            own.play_until(lambda moment: waits(moment) or enough(moment))
            while not enough(own.moment):
                assert own.moment["outcome"] is None, "the game was over before that"
                follow(enemy, own)
                enemy.play_until(waits)
                follow(own, enemy)
                own.play_until(lambda moment: waits(moment) or enough(moment))
            follow(enemy, own)
        seat = visit(directed=True)
        seat.page.add_init_script(FAST)
        seat.sit(mine)
        seat.page.locator(".play-waiting, .play-question").first.wait_for()
        seat.page.evaluate(WATCH)
        yield seat, enemy


def follow(seat: Absent, other: Absent) -> None:
    """Hear everything that the other has heard."""
    while seat.moment["sequence"] < other.moment["sequence"]:
        seat.hear()


def go_on(seat: Seat, enemy: Absent) -> None:
    """Whoever is asked does the usual thing, and all of it is played."""
    if seat.number >= 0:
        number = seat.number
        seat.enter_only()
        seat.page.locator(f".play-waiting, .play-question:not([data-number='{number}'])").first.wait_for()
    else:
        while waits(enemy.moment):
            enemy.hear()
        enemy.play_until(waits)
        assert seat.await_question()
    expect(seat.page.locator(".play-caption")).to_have_count(0)


def test_an_enemy_activation_is_seen_and_watched_again(visit: Visit, address: str) -> None:
    """Way, shot, dice and what came of it, in words as well; then once more, held, step by step, skipped."""
    with at_the_page(visit, address, shoots, FIGHT) as (seat, enemy):
        for _ in range(MOST_TURNS):
            seat.page.evaluate("window.seen.clear()")
            heard, theirs = len(seat.heard), seat.number < 0
            go_on(seat, enemy)
            lines = [line for frame in seat.heard[heard:] for line in frame.get("lines", ())]
            acts = {act["act"] for line in lines for act in line["acts"]}
            if theirs and "attack" in acts:
                break
        seen = set(seat.page.evaluate("[...window.seen]"))
        assert seen >= {"caption", *(SHOWN[act] for act in acts if act in SHOWN)}
        assert "caption-roll" in seen
        watch_again(seat)
        read_up(seat)


def watch_again(seat: Seat) -> None:
    """Open what happened since the last decision, and play it again: a pause holds it, a step goes on, a skip ends."""
    seat.page.get_by_text("Since your last decision").click()
    expect(seat.page.locator(".play-since-group").last).to_contain_text(re.compile("(is|are) activated"))
    seat.press("Watch again")
    words = seat.page.locator(".play-caption")
    words.first.wait_for()
    seat.press("Pause")
    held, waiting = words.inner_text(), int(words.get_attribute("data-waiting") or 0)
    seat.page.wait_for_timeout(1500)
    assert words.inner_text() == held
    assert waiting > 0
    seat.press("One step")
    until(lambda: seat.page.get_by_role("button", name="Go on").count() == 1)
    seat.press("One step")
    until(lambda: int(words.get_attribute("data-waiting") or 0) < waiting)
    seat.press("Skip to my turn")
    expect(words).to_have_count(0)


def read_up(seat: Seat) -> None:
    """Find the attack in the journal, under the activation that it belongs to, among what the enemy did."""
    journal = seat.page.locator(".play-lines")
    last = journal.locator(".play-chapter-activation").last
    expect(last.locator("summary").first).to_contain_text(re.compile("(is|are) activated"))
    expect(last).to_contain_text("attack")
    seat.page.get_by_role("combobox", name="Show").select_option("theirs")
    seat.page.get_by_role("searchbox", name="Search the journal").fill("ATTACK")
    lines = journal.locator(".play-line").filter(has_not_text="Reasons and rules")
    expect(lines.first).to_contain_text("attack")
    assert lines.count() == lines.filter(has_text="attack").count()


def test_the_end_of_a_round_is_summed_up(visit: Visit, address: str) -> None:
    """Once a round has ended, a card says what it came to, until something is decided."""
    with at_the_page(visit, address, is_last, GAME) as (seat, enemy):
        card = seat.page.locator(".play-round-card")
        for _ in range(MOST_TURNS):
            go_on(seat, enemy)
            if card.count():
                break
        expect(card.get_by_role("row")).to_have_count(3)
        expect(card).to_contain_text("Round 1")
        while seat.number < 0:
            go_on(seat, enemy)
        seat.enter_only()
        expect(card).to_have_count(0)
