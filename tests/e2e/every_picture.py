"""Pictures of every screen, light and dark, on a desk and a phone: `python -m tests.e2e.every_picture FOLDER`.

Words after the folder take only the screens whose names hold one of them (`combatzone home`), `--look phone` only
those on a phone, and `--language de` takes them in German.
"""

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.house import ARGUMENTS, CHROMIUM, opened
from tests.e2e.seat import Seat
from tests.e2e.tour import EDITORS, LOOKS, SCREENS, Games, screens, wear

UNDIRECTED = """localStorage["escarmouche.director"] ??= JSON.stringify({ on: false }); window.__debug = true;"""


def take(folder: Path, words: Sequence[str] = (), looks: Sequence[str] = tuple(LOOKS), language: str = "en") -> None:
    """Take all of them, or those that are wanted."""
    with tempfile.TemporaryDirectory() as data, opened(Path(data)) as address, sync_playwright() as stage:
        games = Games(address)
        browser = stage.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for look in looks:
            context = browser.new_context(locale=language, **LOOKS[look])
            context.add_init_script(UNDIRECTED)
            seat = Seat(context.new_page(), address)
            for name in screens(seat, games, SCREENS | EDITORS, words):
                for theme in ("dark", "light"):
                    wear(seat, theme)
                    seat.page.screenshot(path=folder / f"{name}-{look}-{theme}.png")
            context.close()
        browser.close()


def main() -> None:
    """Take what the command line asks for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("words", nargs="*", help="only screens whose names hold one of these")
    asked.add_argument("--look", choices=LOOKS, action="append")
    asked.add_argument("--language", choices=("en", "fr", "de"), default="en")
    wish = asked.parse_args()
    take(wish.folder, wish.words, wish.look or tuple(LOOKS), wish.language)


if __name__ == "__main__":
    main()
