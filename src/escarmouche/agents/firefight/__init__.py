"""Those who know Firefight."""

from collections.abc import Callable
from random import Random

from escarmouche.agents.agent import Tactics
from escarmouche.agents.firefight.corporal import Corporal
from escarmouche.agents.firefight.sergeant import Sergeant
from escarmouche.core.seat import Seat

TACTICS: dict[str, Callable[[Seat, Random], Tactics]] = {"corporal": Corporal, "sergeant": Sergeant}
