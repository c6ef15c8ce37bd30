"""Random chess, for comparison: the packages that people measure engines and environments by."""

import warnings
from random import Random

from bench.figures import best, timed

GAMES = 4
REPEATS = 3


def python_chess() -> float:
    """Moves a second of random play with python-chess."""
    import chess

    def play() -> int:
        rng, moves = Random(1), 0
        for _ in range(GAMES):
            board = chess.Board()
            while not board.is_game_over():
                board.push(rng.choice(list(board.legal_moves)))
                moves += 1
        return moves

    count = play()
    return count / best(REPEATS, lambda: timed(play))


def pettingzoo_chess(most: int = 300) -> float:
    """Steps a second of random play in PettingZoo's chess_v6."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import chess_v6

    def play() -> int:
        env = chess_v6.env()
        env.reset(seed=1)
        rng, steps = Random(1), 0
        for _ in env.agent_iter(most):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                break
            env.step(rng.choice([int(action) for action in seen["action_mask"].nonzero()[0]]))
            steps += 1
        env.close()
        return steps

    count = play()
    return count / best(REPEATS, lambda: timed(play))
