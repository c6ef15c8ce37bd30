"""Whoever listens at a table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from escarmouche.engine.questions import SeatId

if TYPE_CHECKING:
    from escarmouche.server.company import Company
    from escarmouche.server.room import Room


class Listener(Protocol):
    """Whoever wants to hear that something has changed."""

    seat: SeatId
    told: int
    curious: bool
    """Whether something has changed that it has not been told."""

    def hear(self, *, seats: bool = False) -> None:
        """Something has changed; with `seats`, who sits where."""

    def compose(self, room: "Room") -> Sequence[str]:
        """How things stand in a room, in messages; nobody else touches the game meanwhile."""

    def tell(self, messages: Sequence[str]) -> None:
        """Send what was composed."""

    def greet(self, company: "Company") -> None:
        """Tell who is at the table, and what they say."""

    def send_away(self, key: str) -> None:
        """Tell a client why it cannot stay, and disconnect it."""
