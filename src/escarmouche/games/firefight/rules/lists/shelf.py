"""Where the factions of Firefight lie, and the record of each table of such a book."""

from escarmouche.games.firefight.data import FOLDER
from escarmouche.games.firefight.rules.lists.own_rules import RuleLine
from escarmouche.games.firefight.rules.lists.profile import Entry, SpellEntry
from escarmouche.games.firefight.rules.mission_sheet import MissionSheet
from escarmouche.rules.books.gathering import Shelf
from escarmouche.rules.books.names import in_languages
from escarmouche.rules.missions import part

SHELF = Shelf(
    game="firefight",
    box=FOLDER / "rosters",
    parts={"unit": in_languages(Entry), "spell": in_languages(SpellEntry), "rule": RuleLine, **part(MissionSheet)},
    rule="GFF-LIST-01",
    prefix="book",
)
