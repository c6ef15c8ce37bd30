"""The pages of a campaign: what was done, and the campaign as it stood then, each an entry of a ledger."""

from collections.abc import Mapping
from typing import Any

import msgspec

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.games.collision.rules.campaign.games import Campaign

FORMAT = 1


class Page(msgspec.Struct):
    """What was done, and the campaign as it stood then."""

    format: int
    what: str
    data: dict[str, Any]
    campaign: Campaign


def page_in(name: str, entry: bytes) -> Page:
    """The page that an entry holds; one of another kind or format is refused."""
    try:
        page = msgspec.json.decode(entry, type=Page)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(refusal("", "refused-ledger-foreign", file=name, line=1)) from error
    if page.format != FORMAT:
        raise Refused(refusal("", "refused-campaign-format", file=name, format=page.format))
    return page


def page_written(what: str, campaign: Campaign, data: Mapping[str, Any]) -> bytes:
    """A page as it is entered."""
    return msgspec.json.encode(Page(FORMAT, what, dict(data), campaign))
