"""The officers of the computer who play Combat Zone."""

from collections.abc import Callable
from random import Random

from escarmouche.agents.agent import Tactics
from escarmouche.engine.seat import Seat
from escarmouche.games.combatzone.agents.corporal import Corporal
from escarmouche.games.combatzone.agents.sergeant import Sergeant

TACTICS: dict[str, Callable[[Seat, Random], Tactics]] = {"corporal": Corporal, "sergeant": Sergeant}
