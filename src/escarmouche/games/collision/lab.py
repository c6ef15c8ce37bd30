"""Collision in the laboratory: its gangs, and what a game has come to."""

from collections.abc import Mapping

from escarmouche.engine.questions import SeatId
from escarmouche.games.collision.rules.lists import mustering, reading
from escarmouche.games.collision.rules.lists.profile import Character, Gang
from escarmouche.games.collision.rules.state import CollisionSetup, State
from escarmouche.lab.ground import Ground, in_cards
from escarmouche.lab.plan import Tally


class CollisionGround(Ground):
    """Collision in the laboratory."""

    def fitting(self, size: int) -> list[str]:
        """The ready gangs that are not worth more than the limit; the cheapest two where fewer are."""
        ready = sorted(mustering.list_cards(), key=lambda card: card.shards)
        found = [card.key for card in ready if card.shards <= size]
        return found if len(found) > 1 else [card.key for card in ready[:2]]

    def mustered(self, name: str, options: Mapping[str, str]) -> Gang:
        """The gang of a ready list."""
        return mustering.muster(reading.ready_list(name))

    def tally(self, setup: CollisionSetup, state: State) -> Tally:
        """Turns, victory points, models killed, and what they were worth in shards."""

        def killed(seat: SeatId) -> list[Character]:
            dead = [model for model in state.models if model.owner == seat and model.place == "dead"]
            return [setup.lists[seat].models[model.profile] for model in dead]

        return Tally(state.turn, (state.boards[0].score, state.boards[1].score), *in_cards(killed))


GROUND = CollisionGround("collision")
