"""The command `serve`."""

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from escarmouche.cli.common import app, out, screen, words_for
from escarmouche.core.reasons import Refused, refusal

HERE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
SECONDS_TO_LEAVE = 3
"""How long a server that is ended waits for those who are connected."""


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8765,
    data: Annotated[
        Path, typer.Option(help="The file that keeps all games; $DATABASE_URL names another database.")
    ] = Path("escarmouche.db"),
    open_: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve the games to browsers: against the computer, on one screen, or by link."""
    import uvicorn

    from escarmouche.server.app import make_app
    from escarmouche.server.limits import Limits
    from escarmouche.server.storage import address_of

    words, limits = words_for(), Limits.from_environment()
    door = _door(host, port)
    application = make_app(os.environ.get("DATABASE_URL") or address_of(data), limits)
    # No access log: the address of a request is nobody's business.
    server = uvicorn.Server(uvicorn.Config(
        application, log_level="warning", access_log=False, server_header=False, ws_max_size=limits.largest_frame,
        timeout_graceful_shutdown=SECONDS_TO_LEAVE,
    ))  # fmt: skip
    address = f"http://{HERE if host in EVERYWHERE else host}:{port}/"
    out(screen(), [words.say("serve-address", address=address)])
    sys.stdout.flush()
    if open_:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    server.run(sockets=[door])


def _door(host: str, port: int) -> socket.socket:
    """The door to listen at; one that somebody else has is refused before anything else happens."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except (OSError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refused(refusal("", "refused-port", host=host, port=str(port), problem=problem)) from error
