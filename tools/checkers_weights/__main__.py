"""Make the weights of Checkers' judgement again: ``python -m tools.checkers_weights`` (needs numba: ``.[tools]``).

In each round games are played with the weights of the round before, the first with nothing but the pieces counted; then
weights are fitted anew to the last rounds' positions. All of it is one thread of additions, multiplications, divisions
and square roots, in an order that is always the same. It takes some minutes, and tells how well what comes of positions
that were left out is foretold.
"""

import sys
import zlib
from pathlib import Path

import numpy as np

from arcade.games.checkers.evaluation_fitted import FILE, KING, MAN, REACH, WEIGHTS
from tools import orders
from tools.checkers_weights.draughts import Array
from tools.checkers_weights.games import play
from tools.checkers_weights.learning import error, fit
from tools.compiled import check_compiler

TARGET = Path(__file__).resolve().parents[2] / FILE
ROUNDS = (3, 3_000), (4, 8_000), (4, 12_000)
"""How deep the games of each round look, and how many they are."""
REMEMBERED = 2
"""So many rounds' positions are learned from."""
A_GAME = 80
"""Positions noted of a game, at most, on average."""
LEFT_OUT = 20
"""One position in so many is only asked for at the end."""
EPOCHS, PACE, DECAY = 10, 10.0, 0.0002


def counted() -> Array:
    """The weights to begin with: of men and of kings, for the full board and for the empty one."""
    weights = np.zeros((2, WEIGHTS))
    weights[:, MAN], weights[:, KING:REACH] = 100, 140
    return weights


def main() -> int:
    """Play and learn, round by round, and pack the weights."""
    parser = orders.parser_of("checkers_weights", __doc__)
    parser.parse_args()
    check_compiler(parser)
    weights, boards, points = counted(), [], []
    for number, (depth, games) in enumerate(ROUNDS, 1):
        seen, worth = np.zeros((games * A_GAME, 4), np.int64), np.zeros(games * A_GAME)
        count = play(games, number, depth, np.rint(weights).astype(np.int64), seen, worth)
        boards.append(seen[:count])
        points.append(worth[:count])
        known, target = np.concatenate(boards[-REMEMBERED:]), np.concatenate(points[-REMEMBERED:])
        asked = np.arange(len(known)) % LEFT_OUT == 0
        weights = counted()
        learned = fit(known[~asked], target[~asked], weights, np.zeros((2, WEIGHTS)), EPOCHS, PACE, DECAY)
        plain, foretold = (error(known[asked], target[asked], one) for one in (counted(), weights))
        print(f"round {number}: {count} positions; mean square errors: {learned:.4f} in what was learned,", end=" ")
        print(f"{foretold:.4f} in what was left out, {plain:.4f} by counting pieces", flush=True)
    packed = zlib.compress(np.rint(weights).astype("<i2").tobytes(), 9)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_bytes(packed)
    print(f"{FILE}: {len(packed):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
