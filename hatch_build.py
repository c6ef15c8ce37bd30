"""A package without the page would look whole and serve nothing, so it is not built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src") / "escarmouche" / "server" / "page" / "index.html"


class PageHook(BuildHookInterface):
    """Looks whether the page was built before a wheel is; an editable installation needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse a wheel without the page."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise SystemExit(
                "The page is not built, and a package without it cannot be played in a browser: run `make wheel`."
            )
