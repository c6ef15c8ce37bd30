"""Those who know Trauma."""

from collections.abc import Callable
from random import Random

from escarmouche.agents.agent import Tactics
from escarmouche.agents.trauma.corporal import Corporal
from escarmouche.agents.trauma.sergeant import Sergeant
from escarmouche.core.seat import Seat

TACTICS: dict[str, Callable[[Seat, Random], Tactics]] = {"corporal": Corporal, "sergeant": Sergeant}
