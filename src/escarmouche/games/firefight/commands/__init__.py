"""Commands that only Firefight has."""

from escarmouche.games.firefight.commands.army_forge import import_list

__all__ = ["import_list"]
