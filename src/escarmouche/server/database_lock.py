"""A lock on a database in a file: one server at a time has it, and it ends with that server however that ends."""

import fcntl
import os
from io import FileIO

import sqlalchemy as sql

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server.storage import address, unopened

SUFFIX = ".lock"
"""What the file is called beside the database: locking the database itself would disturb SQLite's own locks."""


class DatabaseLock:
    """The lock, held until it is closed; a database that several servers may share needs none."""

    def __init__(self, url: str) -> None:
        """Lock a database; one that another server has is refused."""
        self._held = _held(address(url))

    def close(self) -> None:
        """Leave the database to others."""
        if self._held is not None:
            self._held.close()


def _held(url: sql.URL) -> FileIO | None:
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    database = os.path.realpath(str(url.database))
    try:
        file = FileIO(database + SUFFIX, "a")
    except OSError as error:
        raise unopened(error) from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise Refused(refusal("", "refused-served-already", file=str(url.database))) from error
    except OSError as error:
        file.close()
        raise unopened(error) from error
    return file
