"""The missions of Firefight: the printed one, and how those of books are read."""

from escarmouche.games.firefight.rules.lists.shelf import SHELF
from escarmouche.games.firefight.rules.mission_sheet import MissionSheet, oddities
from escarmouche.rules.missions import Missions

MISSIONS = Missions(SHELF, MissionSheet, oddities)
PRINTED: MissionSheet = MISSIONS.printed["objectives"]
