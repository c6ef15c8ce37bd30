"""The missions of Trauma: the printed ones, and how those of books are read."""

from escarmouche.games.trauma.rules.lists.shelf import SHELF
from escarmouche.games.trauma.rules.mission_sheet import MissionSheet, oddities
from escarmouche.rules.missions import Missions

MISSIONS = Missions(SHELF, MissionSheet, oddities)
PRINTED: dict[str, MissionSheet] = MISSIONS.printed
