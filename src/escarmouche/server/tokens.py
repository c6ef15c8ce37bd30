"""Secret links: whoever has the token of a seat has the seat."""

import hashlib
import hmac
import secrets

TOKEN_BYTES = 24
ID_BYTES = 9


def new_token() -> str:
    """A new secret of 192 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A new name for a game; it is no secret."""
    return secrets.token_urlsafe(ID_BYTES)


def fingerprint(token: str) -> str:
    """What is kept of a token: enough to recognise it, not enough to use it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def is_same(one: str | None, other: str) -> bool:
    """Whether two fingerprints are the same; the time that the comparison takes tells nothing about them."""
    return one is not None and hmac.compare_digest(one, other)
