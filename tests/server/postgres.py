"""A PostgreSQL of our own for the tests: made in a folder, reached through a socket in it, and thrown away."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

PLACES = ("/usr/lib/postgresql", "/usr/local/lib/postgresql", "/opt/homebrew/opt/postgresql")
SECONDS = 60


@cache
def programs() -> Path | None:
    """Where the programs of the newest PostgreSQL lie that is installed here."""
    found = [file.parent for place in PLACES for file in Path(place).glob("**/bin/initdb")]
    beside = shutil.which("initdb")
    return max(found, default=Path(beside).parent if beside else None, key=str)


def why_missing() -> str:
    """Why there is no PostgreSQL to test with; empty if there is, or if there should be one."""
    if programs() is not None:
        return ""
    if shutil.which("psql"):
        return ""
    return "no PostgreSQL server is installed here"


@contextmanager
def postgres() -> Iterator[str]:
    """A running PostgreSQL: the address of an empty database."""
    place = programs()
    assert place is not None, "psql is installed here, but no server that could be started"
    folder = Path(tempfile.mkdtemp(prefix="esc-pg-"))
    user = "postgres" if os.geteuid() == 0 else ""
    if user:
        account = pwd.getpwnam(user)
        os.chown(folder, account.pw_uid, account.pw_gid)
    before = ["runuser", "-u", user, "--"] if user else []

    def run(program: str, *arguments: str) -> None:
        done = subprocess.run([*before, str(place / program), *arguments], cwd=folder, capture_output=True, text=True,
                              timeout=SECONDS, check=False, stdin=subprocess.DEVNULL)  # fmt: skip
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    data, log = str(folder / "data"), str(folder / "log")
    try:
        run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c max_connections=60"
        # The output of a server that stays must not be a pipe that somebody waits for.
        with open(os.devnull, "wb") as nowhere:
            start = [*before, str(place / "pg_ctl"), "-D", data, "-l", log, "-w", "-o", options, "start"]
            started = subprocess.run(start, cwd=folder, stdout=nowhere, stderr=nowhere, stdin=subprocess.DEVNULL,
                                     timeout=SECONDS, check=False)  # fmt: skip
        assert started.returncode == 0, Path(log).read_text("utf-8", "replace") if Path(log).exists() else "not started"
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        subprocess.run([*before, str(place / "pg_ctl"), "-D", data, "-m", "immediate", "stop"], cwd=folder,
                       capture_output=True, timeout=SECONDS, check=False, stdin=subprocess.DEVNULL)  # fmt: skip
        shutil.rmtree(folder, ignore_errors=True)
