"""The officers that know Firefight."""

from collections.abc import Callable
from random import Random

from escarmouche.agents.agent import Tactics
from escarmouche.engine.seat import Seat
from escarmouche.games.firefight.agents.corporal import Corporal
from escarmouche.games.firefight.agents.sergeant import Sergeant

TACTICS: dict[str, Callable[[Seat, Random], Tactics]] = {"corporal": Corporal, "sergeant": Sergeant}
