"""The house that the tests visit: a server on a port of its own, and a Chromium that looks at it."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "escarmouche" / "server" / "page" / "index.html"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first of these that is there; the one without windows of its own opens a page at half the cost."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
ARGUMENTS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
]  # fmt: skip
SECONDS_TO_OPEN = 60


@contextmanager
def opened(folder: Path, *installed: Path) -> Iterator[str]:
    """The server as it is started by hand, with its games in a folder, and others where they are installed."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    command = [sys.executable, "-m", "escarmouche", "serve", "--port", str(port), "--data", str(folder / "e2e.db")]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", *installed))),
        "ESCARMOUCHE_LIMIT_GAMES_AN_HOUR": "10000",
    }
    server = subprocess.Popen(command, env=environment, cwd=folder, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        _await(server, address)
        yield address
    finally:
        server.terminate()
        server.wait(20)


def _await(server: "subprocess.Popen[bytes]", address: str) -> None:
    until = time.monotonic() + SECONDS_TO_OPEN
    while True:
        try:
            urllib.request.urlopen(f"{address}/api/games", timeout=SECONDS_TO_OPEN).close()
            return
        except OSError:
            assert server.poll() is None, "the server ended by itself"
            assert time.monotonic() < until, "the server did not open"
            time.sleep(0.05)


LISTS = {
    "collision": ["reclaimers-patrol", "unwanted-pack"],
    "trauma": ["meridian-30", "ashen-30"],
    "combatzone": ["hounds-200", "halden-200"],
}
"""Lists that stay as they are, whatever is offered: the moments that are looked at follow from them and a seed."""


def begin(address: str, **wanted: Any) -> dict[str, Any]:
    """Begin a game without the page, such as somebody else would: what the server gives out for it."""
    if not wanted.keys() & {"lists", "lesson"} and wanted.get("opponent") != "link":
        wanted["lists"] = LISTS.get(wanted["key"], [])
    body = json.dumps({"language": "en", **wanted}).encode()
    request = urllib.request.Request(f"{address}/api/games", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as reply:
        created: dict[str, Any] = json.load(reply)
    return created
