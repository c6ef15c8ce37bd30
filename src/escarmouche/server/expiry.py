"""How long a game is kept: so many days from when something was last done in it, with a warning before."""

import math
import time

from escarmouche.board.words import speak
from escarmouche.server.limits import Limits

DAY = 86400.0


class Expiry:
    """How long one game is kept, as long as nothing happens in it."""

    def __init__(self, limits: Limits, latest: float) -> None:
        """The expiry of a game in which something was last done at some time, in seconds since 1970."""
        self.limits = limits
        self.latest = latest

    def renew(self) -> None:
        """Begin to count the days anew, because something was done."""
        self.latest = time.time()

    def days_left(self, *, played: bool) -> float:
        """How many days are left until the game is removed."""
        return days_kept(self.limits, played=played) - (time.time() - self.latest) / DAY

    def warning(self, language: str, *, played: bool) -> str:
        """What the seats are told before a game is removed; nothing as long as there is time."""
        left = self.days_left(played=played)
        return speak(language).say("expiring", days=max(1, math.ceil(left))) if left <= self.limits.days_warned else ""


def days_kept(limits: Limits, *, played: bool) -> float:
    """How many days a game is kept after something was last done in it; for ever where the limit is nothing."""
    return (limits.days_kept if played else limits.days_unplayed) or math.inf


def kept_since(limits: Limits, *, played: bool) -> float:
    """The time at which something must have been done in a game that is still kept."""
    return time.time() - days_kept(limits, played=played) * DAY
