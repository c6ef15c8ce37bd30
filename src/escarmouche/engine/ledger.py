"""Lines to which more are only ever added: what was acknowledged is there after any crash, and nothing half.

Each line holds an entry and a checksum over it and all lines before. A last line that was cut off while it was being
written never counted; it is passed over, and the next entry takes its place.
"""

import hashlib

import msgspec

from escarmouche.engine.reasons import Refused, refusal


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry as it is written, with its checksum."""

    sum: str
    entry: msgspec.Raw


class Ledger:
    """The entries of a ledger, and whether its last line had been cut off."""

    def __init__(self, name: str, raw: bytes = b"") -> None:
        """Read the lines; one that is not as it was written is refused with its number."""
        self.name = name
        self.entries: list[bytes] = []
        self.length = 0
        self.torn = False
        self._sum = ""
        *lines, tail = raw.split(b"\n")
        for at, line in enumerate(lines, 1):
            if not self.take(line):
                if at == len(lines) and not tail and b"\0" in line:
                    self.torn = True
                    return
                raise broken(name, at)
            self.length += len(line) + 1
        if tail and self.take(tail):
            self.length += len(tail)
        elif tail:
            self.torn = True

    def take(self, line: bytes) -> bool:
        """Whether the line is as it was written; if so, its entry counts."""
        try:
            read = msgspec.json.decode(line, type=Line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        entry = bytes(read.entry)
        if read.sum != _checksum(self._sum, entry):
            return False
        self.entries.append(entry)
        self._sum = read.sum
        return True

    def following(self, entry: bytes) -> bytes:
        """The line of one more entry behind the last that counts."""
        return msgspec.json.encode(Line(_checksum(self._sum, entry), msgspec.Raw(entry))) + b"\n"


def _checksum(before: str, entry: bytes) -> str:
    return hashlib.blake2b(before.encode() + b"\n" + entry, digest_size=16).hexdigest()


def broken(name: str, at: int) -> Refused:
    """The refusal of a ledger with a line that is not as it was written."""
    text = "refused-ledger-foreign" if at == 1 else "refused-ledger-changed"
    return Refused(refusal("", text, file=name, line=at))


def opened(name: str, raw: bytes) -> Ledger:
    """A ledger with something in it; any other is refused."""
    found = Ledger(name, raw)
    if not found.entries:
        raise broken(name, 1)
    return found


def added(name: str, raw: bytes, entry: bytes) -> bytes:
    """A ledger with one more entry; a line that was cut off is gone, for it never counted."""
    before = Ledger(name, raw)
    kept = raw[: before.length]
    return kept + (b"" if not kept or kept.endswith(b"\n") else b"\n") + before.following(entry)
