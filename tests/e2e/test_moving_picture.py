"""Pictures become one that moves."""

import pytest

from tests.e2e.moving_picture import Frame, moving_picture


def webp(colours: bytes) -> bytes:
    """A file in WebP whose colours are these bytes, behind a part that does not matter."""
    body = b"WEBP" + part(b"ICCP", b"abc") + part(b"VP8 ", colours)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def part(name: bytes, inside: bytes) -> bytes:
    return name + len(inside).to_bytes(4, "little") + inside + b"\0" * (len(inside) % 2)


def parts(inside: bytes) -> list[tuple[bytes, bytes]]:
    """The parts that stand one after another."""
    found = []
    while inside:
        length = int.from_bytes(inside[4:8], "little")
        found.append((inside[:4], inside[8 : 8 + length]))
        inside = inside[8 + length + length % 2 :]
    return found


def test_frames_follow_one_another_and_equal_ones_are_shown_longer() -> None:
    first, second = webp(b"one"), webp(b"four")
    made = moving_picture([Frame(first, 100), Frame(first, 50), Frame(second, 1)], 960, 600)
    assert (made[:4], made[8:12], int.from_bytes(made[4:8], "little")) == (b"RIFF", b"WEBP", len(made) - 8)
    (head, about), (loop, _), *frames = parts(made[12:])
    assert (head, loop, [name for name, _ in frames]) == (b"VP8X", b"ANIM", [b"ANMF"] * 2)
    assert (int.from_bytes(about[4:7], "little") + 1, int.from_bytes(about[7:10], "little") + 1) == (960, 600)
    shown = [int.from_bytes(inside[12:15], "little") for _, inside in frames]
    assert shown == [150, 20]
    assert [parts(inside[16:]) for _, inside in frames] == [[(b"VP8 ", b"one")], [(b"VP8 ", b"four")]]


@pytest.mark.parametrize("broken", [b"\x89PNG", b"RIFF\x04\0\0\0WEBP"])
def test_what_is_no_picture_is_refused(broken: bytes) -> None:
    with pytest.raises(ValueError, match="a frame"):
        moving_picture([Frame(broken, 10)], 1, 1)
