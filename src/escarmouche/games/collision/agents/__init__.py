"""The officers that know Collision."""

from collections.abc import Callable
from random import Random

from escarmouche.agents.agent import Tactics
from escarmouche.engine.seat import Seat
from escarmouche.games.collision.agents.corporal import Corporal
from escarmouche.games.collision.agents.sergeant import Sergeant

TACTICS: dict[str, Callable[[Seat, Random], Tactics]] = {"corporal": Corporal, "sergeant": Sergeant}
