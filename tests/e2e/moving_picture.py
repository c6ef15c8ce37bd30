"""Pictures in WebP, one after another in one file (the container that RFC 9649 describes)."""

from collections.abc import Sequence
from typing import NamedTuple

ANIMATED = 0x02
LEAST_MS = 20
HEADER = 12


class Frame(NamedTuple):
    """One picture in WebP, and for how many milliseconds it is shown."""

    picture: bytes
    shown: int


def moving_picture(frames: Sequence[Frame], width: int, height: int) -> bytes:
    """One file that shows all frames in turn, over and over; a frame like the one before only prolongs it."""
    kept: list[Frame] = []
    for frame in frames:
        if kept and kept[-1].picture == frame.picture:
            kept[-1] = Frame(frame.picture, kept[-1].shown + frame.shown)
        else:
            kept.append(frame)
    size = _three(width - 1) + _three(height - 1)
    parts = [_chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + size), _chunk(b"ANIM", bytes(6))]
    for picture, shown in kept:
        place = bytes(6) + size + _three(max(LEAST_MS, shown)) + b"\x02"
        parts.append(_chunk(b"ANMF", place + _still(picture)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def _still(picture: bytes) -> bytes:
    """The part of a picture that holds its colours."""
    if picture[:4] != b"RIFF" or picture[8:HEADER] != b"WEBP":
        raise ValueError("a frame is no picture in WebP")
    at = HEADER
    while at < len(picture):
        name, length = picture[at : at + 4], int.from_bytes(picture[at + 4 : at + 8], "little")
        end = at + 8 + length + length % 2
        if name in (b"VP8 ", b"VP8L"):
            return picture[at:end]
        at = end
    raise ValueError("a frame holds no colours")


def _chunk(name: bytes, inside: bytes) -> bytes:
    return name + len(inside).to_bytes(4, "little") + inside + b"\0" * (len(inside) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
