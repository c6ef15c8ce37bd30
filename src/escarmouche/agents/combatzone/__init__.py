"""Those who know Combat Zone."""

from collections.abc import Callable
from random import Random

from escarmouche.agents.agent import Tactics
from escarmouche.agents.combatzone.corporal import Corporal
from escarmouche.agents.combatzone.sergeant import Sergeant
from escarmouche.core.seat import Seat

TACTICS: dict[str, Callable[[Seat, Random], Tactics]] = {"corporal": Corporal, "sergeant": Sergeant}
