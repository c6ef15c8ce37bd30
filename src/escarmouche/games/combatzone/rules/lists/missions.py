"""The missions of Combat Zone: the printed ones, and how those of books are read."""

from escarmouche.games.combatzone.rules.lists.shelf import SHELF
from escarmouche.games.combatzone.rules.mission_sheet import MissionSheet, oddities
from escarmouche.rules.missions import Missions

MISSIONS = Missions(SHELF, MissionSheet, oddities)
PRINTED: dict[str, MissionSheet] = MISSIONS.printed
