"""Pictures of every screen, light and dark, on a desk and a phone: `python -m tests.e2e.every_picture FOLDER`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.house import ARGUMENTS, CHROMIUM, opened
from tests.e2e.seat import Seat
from tests.e2e.tour import LOOKS, prepared, screens, wear

UNDIRECTED = """localStorage["escarmouche.director"] ??= JSON.stringify({ on: false }); window.__debug = true;"""


def main(folder: Path) -> None:
    """Take all of them."""
    with tempfile.TemporaryDirectory() as data, opened(Path(data)) as address, sync_playwright() as stage:
        games = prepared(address)
        browser = stage.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for look, window in LOOKS.items():
            context = browser.new_context(locale="en", **window)
            context.add_init_script(UNDIRECTED)
            seat = Seat(context.new_page(), address)
            for name in screens(seat, games):
                for theme in ("dark", "light"):
                    wear(seat, theme)
                    seat.page.screenshot(path=folder / f"{name}-{look}-{theme}.png")
            context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
