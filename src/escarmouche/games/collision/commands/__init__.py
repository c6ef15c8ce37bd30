"""Commands that only Collision has."""

from escarmouche.games.collision.commands.campaign import campaigns

__all__ = ["campaigns"]
