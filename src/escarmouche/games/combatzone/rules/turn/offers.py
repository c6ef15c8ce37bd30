"""What a figure is offered to do: an action with its price, its rule, and why not."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from escarmouche.engine.keys import OptionKey
from escarmouche.engine.questions import Forecast
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import RuleId

Refusing: TypeAlias = Callable[[], Reason | None]


class Offer(msgspec.Struct, frozen=True):
    """An action that a figure may choose; its cost is the least that it takes.

    Why not is asked anew whenever somebody wants to know: `barred` before the price, `refused` after it.
    """

    key: OptionKey
    text: str
    rule: RuleId
    cost: int
    data: dict[str, Any] = {}
    refused: Refusing | None = None
    forecast: Callable[[], Forecast] | None = None
    barred: Refusing | None = None
