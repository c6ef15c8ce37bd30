"""What a figure is offered to do: an action with its price, its rule, and why not."""

from collections.abc import Callable
from typing import Any

import msgspec

from escarmouche.engine.keys import OptionKey
from escarmouche.engine.questions import Forecast
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import RuleId


class Offer(msgspec.Struct, frozen=True):
    """An action that a figure may choose; its cost is the least that it takes."""

    key: OptionKey
    text: str
    rule: RuleId
    cost: int
    data: dict[str, Any] = {}
    refused: Reason | Callable[[], Reason | None] | None = None
    forecast: Callable[[], Forecast] | None = None
