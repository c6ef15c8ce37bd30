"""Collision in the laboratory: its gangs, and what a game has come to."""

from collections.abc import Mapping

from msgspec.structs import replace

from escarmouche.engine.questions import SeatId
from escarmouche.games.collision.rules.events import attacks, cards
from escarmouche.games.collision.rules.lists import mustering, reading
from escarmouche.games.collision.rules.lists.profile import Gang
from escarmouche.games.collision.rules.state import CollisionSetup, State
from escarmouche.lab.ground import NOBODY, Ground, in_cards, left_out
from escarmouche.lab.plan import Tally


class CollisionGround(Ground):
    """Collision in the laboratory."""

    attacks = (attacks.ShotDeclared, attacks.BeamFired, attacks.ChargeDeclared, attacks.SuppressionDeclared)
    removals = (cards.Killed,)

    def fitting(self, size: int) -> list[str]:
        """The ready gangs that are not worth more than the limit; the cheapest two where fewer are."""
        ready = sorted(mustering.list_cards(), key=lambda card: card.shards)
        found = [card.key for card in ready if card.shards <= size]
        return found if len(found) > 1 else [card.key for card in ready[:2]]

    def mustered(self, name: str, options: Mapping[str, str]) -> Gang:
        """The gang of a ready list."""
        return mustering.muster(reading.ready_list(name))

    def round(self, state: State) -> int:
        """Which turn it is."""
        return state.turn

    def starter(self, state: State) -> SeatId:
        """Whoever activates a model first in this turn."""
        return state.starter if state.turn else NOBODY

    def without(self, listed: Gang) -> list[tuple[str, Gang]]:
        """A gang without each of its characters."""
        return [
            (name, replace(listed, models=models, shards=sum(model.cost for model in models)))
            for name, models in left_out(listed.models)
        ]

    def tally(self, setup: CollisionSetup, state: State) -> Tally:
        """Turns, victory points, and who was killed."""
        lost = in_cards(state.models, lambda model: setup.lists[model.owner].models[model.profile], ("dead",))
        return Tally(state.turn, (state.boards[0].score, state.boards[1].score), *lost)


LATER = ("reclaimers-blockade", "reclaimers-cordon", "reclaimers-night", "reclaimers-watch", "unwanted-eyes",
         "unwanted-guns", "unwanted-roofs", "unwanted-sparks")  # fmt: skip
"""The ready lists that came after the first ones; they are played where they are named, not drawn."""
GROUND = CollisionGround("collision", LATER, reading.EARLIER)
