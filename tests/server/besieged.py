"""A server under siege: in a process of its own, with few file handles and little memory, and what it has logged."""

import resource
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.server.crash import Server

HANDLES = 256
MEMORY = 6 * 1024**3
"""Bytes of addresses: most of them are reserved by compiled code and threads, and never used."""


class Besieged(Server):
    """A server that has only so many file handles and so much memory."""

    def __init__(self, folder: Path, limits: Mapping[str, str], *more: str, database: str = "") -> None:
        environment = {f"ESCARMOUCHE_LIMIT_{name.upper()}": value for name, value in limits.items()}
        super().__init__({**environment, "DATABASE_URL": database}, str(folder / "games.db"), *more)
        self.log = folder / "log.txt"

    def _begin(self) -> None:
        def restrict() -> None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (HANDLES, HANDLES))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        command = [sys.executable, "-m", "escarmouche", *self.arguments]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=self._environment, stdout=subprocess.DEVNULL, stderr=log, preexec_fn=restrict
            )

    def logged(self) -> str:
        """What it has written to its log."""
        return self.log.read_text("utf-8", "replace")


@contextmanager
def besieged(folder: Path, limits: Mapping[str, str], *more: str, database: str = "") -> Iterator[Besieged]:
    """A server under siege, ended afterwards as somebody does at the keyboard."""
    server = Besieged(folder, limits, *more, database=database)
    server.start()
    try:
        yield server
    finally:
        assert server.end() == 0


def knock(port: int, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A connection that has said something, or nothing."""
    client = socket.create_connection(("127.0.0.1", port), 60, source_address=(source, 0))
    if said:
        client.sendall(said)
    return client


def is_closed(client: socket.socket, seconds: float = 60) -> bool:
    """Whether a connection is closed by the server before long, whatever is read before."""
    client.settimeout(seconds)
    try:
        while client.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True
