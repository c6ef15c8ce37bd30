"""The command `serve`."""

import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from escarmouche.cli.common import app, out, screen, words_for
from escarmouche.core.reasons import Refused, refusal

LATER = 0.3
"""Seconds after which the browser is opened: by then the server listens."""


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
    if not data.parent.is_dir():
        raise Refused(refusal("", "refused-file-unwritten", file=str(data), problem=words.say("serve-no-folder")))
    application = make_app(os.environ.get("DATABASE_URL") or address_of(data), limits)
    address = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}/"
    out(screen(), [words.say("serve-address", address=address)])
    if open_:
        threading.Timer(LATER, webbrowser.open, [address]).start()
    # No access log: the address of a request is nobody's business.
    uvicorn.run(application, host=host, port=port, log_level="warning", access_log=False, server_header=False,
                ws_max_size=limits.largest_frame, ws_per_message_deflate=True, timeout_graceful_shutdown=3)  # fmt: skip
