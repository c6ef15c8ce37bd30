"""What a figure is offered to do: an action with its price, its rule, and why not."""

from collections.abc import Callable
from typing import Any

import msgspec

from escarmouche.core.decision import Forecast
from escarmouche.core.reasons import Reason
from escarmouche.core.rulebook import RuleId


class Offer(msgspec.Struct, frozen=True):
    """One action; the key begins with what it is: "move", "single:0", "fight:7". The cost is the least it takes."""

    key: str
    text: str
    rule: RuleId
    cost: int
    data: dict[str, Any] = {}
    refused: Reason | Callable[[], Reason | None] | None = None
    forecast: Callable[[], Forecast] | None = None
