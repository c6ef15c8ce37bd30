"""Practice: a part of Collision, turn after turn, in which nobody wins and all that is hidden is in the cards."""

from collections.abc import Callable
from random import Random
from typing import Any

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game, Outcome, Setup
from escarmouche.engine.journal import GameEnded
from escarmouche.engine.questions import ACTIVATION, SeatId, Steps
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.redeal import redeal
from escarmouche.games.collision.rules.state import CollisionSetup, State
from tests.battery.entrants import PACKAGE, Entrant, speak

REVEALS = frozenset({"OpenCardDrawn", "CardReplaced", "CardsTurned", "CoversTurned"})


class Practice:
    """The rules of such a game: what it begins with, and what is played in a turn."""

    key = "collision"
    seats = 2
    setup_type: type[Setup] = CollisionSetup
    state_type = State
    turns = 1

    def begin(self, setup: Any) -> State:
        """The state before the first turn."""
        raise NotImplementedError

    def play_turn(self, battle: Battle) -> Steps[None]:
        """What happens in a turn follows from its number."""
        raise NotImplementedError

    def run(self, game: Game[State]) -> Steps[None]:
        """Turn after turn."""
        battle = Battle(game)
        while battle.state.turn < self.turns:
            yield ACTIVATION
            yield from self.play_turn(battle)
            battle.state.turn += 1
            if battle.state.turn == self.turns:
                battle.state.ended = "turns"
                game.tell(GameEnded(winner=None, reason="turns", scores=(0, 0)))

    def enter(self, name: str, data: dict[str, Any]) -> Callable[[Game[State]], Steps[None]]:
        """There are no chapters."""
        raise NotImplementedError

    def redeal(self, state: State, seat: SeatId, rng: Random) -> None:
        """As in Collision."""
        redeal(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Nobody wins."""
        return Outcome(None, "turns", (0, 0)) if state.ended else None


def entrant(
    rules: Practice, setup: CollisionSetup, *, stride: int, depth: int, reveals: frozenset[str] = REVEALS
) -> Entrant:
    """A practice game as the battery tests it."""
    return Entrant(
        name=type(rules).__name__,
        new=lambda seed: Game(rules, setup, Seeded(seed), keep=True),
        rules=frozenset(CATALOGUE.entries),
        reveals=reveals,
        words=speak(PACKAGE / "games" / "collision" / "text"),
        spoken=False,
        most_answers=2000,
        horizon=2000,
        stride=stride,
        depth=depth,
    )
