"""Commands that only Firefight has."""

from escarmouche.games.firefight.commands.importing import import_list

__all__ = ["import_list"]
