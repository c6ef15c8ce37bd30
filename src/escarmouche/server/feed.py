"""An Atom feed for each seat that tells when it is its turn, and nothing that is hidden."""

import base64
import hashlib
import hmac
from datetime import UTC, datetime
from xml.etree import ElementTree

from escarmouche.engine.questions import SeatId
from escarmouche.server.match import Match

ATOM = "http://www.w3.org/2005/Atom"
MARK_BYTES = 18
"""How much of the mark stands in the address of a feed: 144 bits."""


def address_of(match: Match, seat: SeatId) -> str:
    """The secret part of the address of a seat's feed: it leads to the feed and to nothing else."""
    return f"{match.row.id}.{seat}.{_mark(match.row.feed, match.row.id, seat)}"


def parts(address: str) -> tuple[str, SeatId, str] | None:
    """The game, the seat and the mark in the address of a feed."""
    found = address.split(".")
    return (found[0], int(found[1]), found[2]) if len(found) == 3 and found[1] in ("0", "1") else None


def is_genuine(match: Match, seat: SeatId, mark: str) -> bool:
    """Whether the mark in an address is ours."""
    return hmac.compare_digest(_mark(match.row.feed, match.row.id, seat).encode(), mark.encode())


def _mark(secret: str, game: str, seat: SeatId) -> str:
    digest = hmac.digest(secret.encode(), f"feed {game} {seat}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:MARK_BYTES]).decode()


def atom(match: Match, seat: SeatId, language: str, at: float, warning: str = "") -> bytes:
    """The feed: one entry that says how things stand for this seat, new with every turn."""
    words = match.words(language)
    over, yours = match.outcome is not None, seat in match.waiting(seat)
    name = words.say(f"game-{match.row.key}")
    said = words.say("feed-over" if over else "feed-yours" if yours else "feed-waiting")
    when = datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
    feed = ElementTree.Element("feed", xmlns=ATOM)
    _put(feed, "title", words.say("feed-title", game=name))
    _put(feed, "id", f"urn:escarmouche:{match.row.id}:{seat}")
    _put(feed, "updated", when)
    entry = ElementTree.SubElement(feed, "entry")
    _put(entry, "title", said)
    _put(
        entry,
        "id",
        f"urn:escarmouche:{match.row.id}:{seat}:{match.sequence if yours or over else 'waiting'}"
        f"{':expiring' if warning else ''}",
    )
    _put(entry, "updated", when)
    _put(ElementTree.SubElement(entry, "author"), "name", "Escarmouche")
    heading = "" if match.awaited else match.board.heading(match.look(seat, language))
    _put(entry, "summary", " ".join(filter(None, [words.say("labelled", label=name, text=heading), warning])))
    return bytes(ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True))


def _put(parent: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(parent, name).text = text
