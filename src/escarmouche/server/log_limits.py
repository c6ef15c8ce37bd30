"""The log of a server: nobody can fill a disk with it by doing something wrong again and again."""

import copy
import logging
from typing import Any

from uvicorn.config import LOGGING_CONFIG

from escarmouche.server.limits import Bucket

LINES_A_SECOND, LINES_AT_ONCE = 0.5, 100


class Sparing(logging.Filter):
    """Lets so many lines through; the next one tells how many were left out."""

    def __init__(self, a_second: float = LINES_A_SECOND, at_once: float = LINES_AT_ONCE) -> None:
        super().__init__()
        self._bucket = Bucket(a_second, at_once)
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        if not self._bucket.takes():
            self._left_out += 1
            return False
        if self._left_out:
            record.msg = f"({self._left_out} lines left out) {record.msg}"
            self._left_out = 0
        return True


def logging_config() -> dict[str, Any]:
    """Uvicorn's logging with a limit of lines, for our own log and that of asyncio too."""
    config: dict[str, Any] = copy.deepcopy(LOGGING_CONFIG)
    config["filters"] = {"sparing": {"()": Sparing}}
    config["handlers"]["default"]["filters"] = ["sparing"]
    for name in ("escarmouche", "asyncio"):
        config["loggers"][name] = {"handlers": ["default"], "level": "WARNING", "propagate": True}
    return config
