"""The command `serve`."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from escarmouche.cli.common import out, screen, words_for
from escarmouche.cli.compile import finish_first
from escarmouche.cli.help import Program
from escarmouche.engine.reasons import Refused, refusal

HERE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
LOOPBACK = (HERE, "localhost", "::1")
"""Where nobody but this machine is served, the laboratory is open unless it is closed."""
LABORATORY = ".lab"
"""How the folder of the experiments is called beside the database."""
FAULTS_SHOWN = 10

app = Program()


@app.command()
def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8765,
    data: Annotated[Path, typer.Option()] = Path("escarmouche.db"),
    open_: Annotated[bool, typer.Option("--open")] = False,
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    prune: Annotated[bool, typer.Option("--prune")] = False,
    backup: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    report: Annotated[bool, typer.Option("--report")] = False,
    lab: Annotated[bool | None, typer.Option("--lab/--no-lab")] = None,
) -> None:
    """Serve the games to browsers: against the computer, on one screen, or by link."""
    from escarmouche.server.addresses import proxies_named
    from escarmouche.server.storage import address_of

    words, url = words_for(), os.environ.get("DATABASE_URL") or address_of(data)
    if prune or report or backup is not None:
        _keep_up(url, backup, prune=prune, report=report)
        return
    proxies = proxies_named(proxy or ())
    door = _door(host, port)
    finish_first()
    is_open = host in LOOPBACK if lab is None else lab
    laboratory = data.with_suffix(LABORATORY) if is_open else None
    run = _one(url, proxies, laboratory) if workers == 1 else _several(url, proxies, workers)
    address = f"http://{HERE if host in EVERYWHERE else host}:{port}/"
    out(screen(), [words.say("serve-address", address=address)])
    sys.stdout.flush()
    if open_:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    run(door)


def _keep_up(url: str, backup: Path | None, *, prune: bool, report: bool) -> None:
    """Do what is asked for instead of serving: first the copy, then what changes something, then the account."""
    from escarmouche.server import upkeep
    from escarmouche.server.limits import Limits

    words, limits = words_for(), Limits.from_environment()
    if backup is not None:
        upkeep.backup(url, backup)
        out(screen(), [words.say("serve-backed-up", file=str(backup))])
    if prune:
        out(screen(), [words.say("serve-pruned", games=upkeep.prune(url, limits))])
    if report:
        kept = upkeep.account(url, limits)
        figures = {name: value for name, value in kept._asdict().items() if isinstance(value, int)}
        megabytes = round(kept.bytes / 1_000_000, 1)
        out(screen(), [words.say("serve-report", **figures, megabytes=megabytes, faults=len(kept.faults))])
        out(screen(), [words.say("serve-fault", text=fault) for fault in kept.faults[:FAULTS_SHOWN]])


def _one(url: str, proxies: Sequence[str], laboratory: Path | None) -> Callable[[socket.socket], None]:
    """A server in this process; a database that cannot be opened is refused."""
    import uvicorn

    from escarmouche.server.app import make_app
    from escarmouche.server.connection_limits import Door, ask_for_handles
    from escarmouche.server.limits import Limits
    from escarmouche.server.uvicorn_config import config

    limits = Limits.from_environment()
    ask_for_handles(limits)
    server = uvicorn.Server(config(make_app(url, limits, laboratory=laboratory), limits, proxies=proxies))

    def run(door: socket.socket) -> None:
        # Ctrl-C is how a server ends; all that it has acknowledged is kept.
        with suppress(KeyboardInterrupt):
            server.run(sockets=[Door(door, limits, proxies)])

    return run


def _several(url: str, proxies: Sequence[str], workers: int) -> Callable[[socket.socket], None]:
    """Several processes that serve one database and listen at one socket."""
    from uvicorn.supervisors import Multiprocess

    from escarmouche.server.connection_limits import Door, ask_for_handles
    from escarmouche.server.limits import Limits
    from escarmouche.server.storage import Storage, is_shared_address
    from escarmouche.server.uvicorn_config import config

    if not is_shared_address(url):
        raise Refused(refusal("", "refused-workers"))
    # The tables are brought up to date once, before anybody uses them.
    Storage(url).close()
    application, limits = "escarmouche.server.app:from_environment", Limits.from_environment()
    ask_for_handles(limits)
    served = config(application, limits, proxies=proxies, workers=workers)
    return lambda door: Multiprocess(served, [Door(door, limits, proxies)]).run()


def _door(host: str, port: int) -> socket.socket:
    """The listening socket at an address; one that somebody else has is refused before anything else happens."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except (OSError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refused(refusal("", "refused-port", host=host, port=str(port), problem=problem)) from error
