"""A browser and a server for all tests of the page; where there is no Chromium they are skipped."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.house import ARGUMENTS, CHROMIUM, PAGE, opened
from tests.e2e.seat import Seat
from tests.e2e.tour import DESK

UNSMOOTHED = """
const get = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, wishes) {
  return get.call(this, kind, { ...wishes, antialias: false });
};"""
"""Edges are not smoothed: without a graphics card that takes as long as everything else in the picture."""

UNPAINTED = """
for (const name of ["drawArrays", "drawArraysInstanced", "drawElements", "drawElementsInstanced"]) {
  WebGL2RenderingContext.prototype[name] = () => undefined;
}"""
"""The scene is put together as always, with all that can be pointed at, but its dots are not filled in: that is a third
of what the page costs without a graphics card. Only tests that look at the picture itself have it painted."""

COARSE = 0.5
"""Dots of the picture on a pixel of the page: everything is where it would be, and drawn in less time."""

SELDOM = """
window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 80);
window.cancelAnimationFrame = clearTimeout;"""
"""Pictures come some twelve times a second, as on a slow machine: without a graphics card each takes long."""

UNDIRECTED = """localStorage["escarmouche.director"] ??= JSON.stringify({ on: false });"""

FROM_ABOVE = """localStorage["escarmouche.view"] ??= "top";"""
"""Where things are on the table is where they are in the picture, and nothing stands before anything else."""

Visit = Callable[..., Seat]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The system's Chromium, for this folder only: while it is open, no other test could run a loop of its own."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on this machine (on Debian: apt-get install chromium-headless-shell)")
    with sync_playwright() as stage:
        found = stage.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture(scope="package")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server's address."""
    assert PAGE.is_file(), "the page is not built: make page"
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Opens a browser of somebody's own; at the end, nothing may have gone wrong in any of them."""
    opened_here: list[Seat] = []

    def open_one(
        language: str = "en",
        theme: str = "light",
        *,
        directed: bool = False,
        aslant: bool = False,
        painted: bool = False,
        at: str = address,
        **more: Any,
    ) -> Seat:
        context = browser.new_context(**{"viewport": DESK, "locale": "en", "device_scale_factor": COARSE, **more})
        if not directed:
            # Playing every event takes a person's time: only the tests of that want it.
            context.add_init_script(UNDIRECTED)
        if not aslant:
            context.add_init_script(FROM_ABOVE)
        if not painted:
            context.add_init_script(UNPAINTED)
        context.add_init_script(UNSMOOTHED)
        context.add_init_script(SELDOM)
        context.add_init_script(
            f"""window.__debug = true;
            if (!localStorage["escarmouche.language"]) localStorage["escarmouche.language"] = "{language}";
            if (!localStorage["escarmouche.theme"]) localStorage["escarmouche.theme"] = "{theme}";"""
        )
        opened_here.append(Seat(context.new_page(), at))
        return opened_here[-1]

    yield open_one
    for seat in opened_here:
        seat.page.context.close()
    assert [fault for seat in opened_here for fault in seat.faults] == []
