"""The pictures of the README and of the first screen, taken of games that are played to moments worth looking at.

`python -m tests.e2e.showcase` takes all of them, or those that are named: stills (or the key of a game), turn, home.
The moving one is a turn of the enemy as it is played on the table: played at half speed while pictures are taken, and
shown at full speed.
"""

import base64
import sys
import tempfile
import time
from collections.abc import Callable, Set
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.absent import brought
from tests.e2e.house import ARGUMENTS, CHROMIUM, ROOT, opened
from tests.e2e.moving_picture import Frame, moving_picture
from tests.e2e.seat import Seat
from tests.e2e.tour import DESK

FOLDER = ROOT / "docs" / "screenshots"
ROOMY, SMALLER = {"width": 1280, "height": 800}, 0.75
"""The window of the moving picture, and what is kept of its size: in a smaller one, words would be cut short."""
MOST_FRAMES, MOST_SECONDS = 80, 45
QUALITY = 42
HOME = ROOT / "web" / "src" / "screens"
HOME_SIZE, HOME_QUALITY = {"width": 1500, "height": 940}, 62
BARE = """.table-bar, .play-fold, .play-director, .table-signs { visibility: hidden }
  .play-table .table-picture { border: 0; border-radius: 0 }"""
"""The first screen shows the table alone."""
WEAR_SHEET = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}"""
CLOSER = -420
"""How far the wheel is turned to see the models rather than the whole table."""


class Still(NamedTuple):
    """A moment of a game, and how it is looked at."""

    key: str
    theme: str
    view: str
    enough: Callable[[dict[str, Any]], bool]
    set_up: dict[str, Any]


def asks(rule: str) -> Callable[[dict[str, Any]], bool]:
    """Whether a moment asks by this rule, in the second round."""
    return lambda moment: bool(
        moment["question"]
        and moment["question"]["rule"].startswith(rule)
        and any(second in moment["heading"] for second in ("Round 2", "Turn 2"))
    )


STILLS = (
    Still("firefight", "light", "free", asks("GFF-SHOOT"), {"lists": ["hollow_hill-500", "tollgate-500"]}),
    Still("collision", "dark", "free", asks("COL-CONF-17"), {}),
    Still("trauma", "light", "free", asks("TRA-SALVO"), {}),
    Still("combatzone", "dark", "free", asks("CBZ-ACTIV-03"), {}),
)


def seated(browser: Browser, address: str, token: str, size: Any, theme: str, view: str, director: str) -> Seat:
    """Somebody who sits down and looks at the table so."""
    context = browser.new_context(viewport=size, locale="en")
    kept = {"language": "en", "theme": theme, "view": view, "director": director}
    context.add_init_script("window.__debug = true;")
    context.add_init_script("".join(f"localStorage['escarmouche.{name}'] ??= '{told}';" for name, told in kept.items()))
    seat = Seat(context.new_page(), address).sit(token)
    expect(seat.panel.locator(".play-enter").first).to_be_visible()
    if seat.page.locator(".play-briefing").count():
        seat.page.keyboard.press("Escape")
    go_closer(seat)
    return seat


def go_closer(seat: Seat) -> None:
    """Look at the middle of all models from nearby."""
    places = [seat.model(model["id"]) for model in seat.moment["models"]]
    across, down = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
    seat.page.mouse.move(across, down)
    seat.page.mouse.wheel(0, CLOSER)
    seat.page.mouse.move(0, 0)


def take_still(browser: Browser, address: str, still: Still) -> None:
    """Write one picture that stands still."""
    token = brought(address, still.enough, key=still.key, **still.set_up)
    seat = seated(browser, address, token, DESK, still.theme, still.view, '{"on":false}')
    seat.page.wait_for_timeout(2000)
    seat.page.screenshot(path=FOLDER / f"{still.key}.png")
    seat.page.context.close()


def take_turn(browser: Browser, address: str) -> None:
    """Write the picture that moves: a unit shoots, and what happens then."""
    token = brought(address, asks("GFF-SHOOT"), key="firefight", lists=["hollow_hill-200", "tollgate-200"], seed=4)
    seat = seated(browser, address, token, ROOMY, "light", "free", '{"on":true,"speed":0.5,"follow":false}')
    frames: list[Frame] = []
    camera = seat.page.context.new_cdp_session(seat.page)
    begun = last = time.monotonic()
    while len(frames) < MOST_FRAMES and time.monotonic() - begun < MOST_SECONDS:
        if not seat.page.locator(".play-caption").count() and seat.number >= 0:
            seat.page.keyboard.press("Enter")
        taken = camera.send(
            "Page.captureScreenshot",
            {"format": "webp", "quality": QUALITY, "clip": {"x": 0, "y": 0, **ROOMY, "scale": SMALLER}},
        )
        now = time.monotonic()
        frames.append(Frame(base64.b64decode(taken["data"]), round((now - last) * 500)))
        last = now
    width, height = (round(SMALLER * ROOMY[side]) for side in ("width", "height"))
    (FOLDER / "turn.webp").write_bytes(moving_picture(frames, width, height))
    seat.page.context.close()


def take_home(browser: Browser, address: str, theme: str) -> None:
    """Write the picture of the first screen: the table of Firefight, with nothing around it."""
    still = STILLS[0]
    token = brought(address, still.enough, key=still.key, seed=11, **still.set_up)
    seat = seated(browser, address, token, HOME_SIZE, theme, still.view, '{"on":false}')
    seat.page.evaluate(WEAR_SHEET, BARE)
    seat.page.wait_for_timeout(2000)
    canvas = seat.page.locator(".table-canvas").bounding_box()
    assert canvas is not None
    camera = seat.page.context.new_cdp_session(seat.page)
    taken = camera.send(
        "Page.captureScreenshot",
        {"format": "webp", "quality": HOME_QUALITY, "clip": {**canvas, "height": 0.75 * canvas["width"], "scale": 1}},
    )
    (HOME / f"table-{theme}.webp").write_bytes(base64.b64decode(taken["data"]))
    seat.page.context.close()


def main(wanted: Set[str]) -> None:
    """Take all of them, or those that are wanted."""
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as address, sync_playwright() as stage:
        browser = stage.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for still in STILLS:
            if wanted & {"stills", still.key}:
                take_still(browser, address, still)
        if "turn" in wanted:
            take_turn(browser, address)
        for theme in ("light", "dark") if "home" in wanted else ():
            take_home(browser, address, theme)
        browser.close()


if __name__ == "__main__":
    main(set(sys.argv[1:]) or {"stills", "turn", "home"})
