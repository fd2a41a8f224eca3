"""Games that a program plays against itself, with a slip now and then, and what came of their positions."""

from typing import Any

import numpy as np

from arcade.games.checkers.rules import START
from tools.checkers_weights.draughts import MOST, ROOM, WIN, Array, bits_of, moves, searched
from tools.compiled import njit

STEEP = 400.0
"""A value that foretells 85 % of the points."""
OPENING = 6
"""At least so many plies are by chance, and up to as many more."""
ASTRAY = 6
"""Afterwards one move in so many: a search meets positions that good play does not."""
OUTCOME, SURE = 0.3, 0.9
"""The share of a game's end in what is to be foretold, the rest being what a search sees; and the points of who has
more pieces when few are left."""
FEW = 6
LONGEST, QUIET = 160, 24
"""Plies of a game, and those without a capture or a man's move, after which it is drawn."""
BLACK, WHITE = START.black, START.white


@njit()
def foretold(value: float) -> Any:
    """The points to expect of a value, from -1 to 1."""
    return value / np.sqrt(STEEP * STEEP + value * value)


@njit()
def play(games: int, seed: int, depth: int, weights: Array, boards: Array, points: Array) -> int:
    """Play games and note their quiet positions, with black's points to come; how many were noted."""
    room = np.zeros((ROOM, MOST, 3), np.int64)
    place, much = np.zeros(128, np.int64), np.zeros(128, np.int64)
    state, count = np.uint64(seed), 0
    for _ in range(games):
        black, white, kings, seat = BLACK, WHITE, 0, 0
        first, quiet, result, chance = count, 0, 0.0, 0
        for ply in range(LONGEST):
            own, enemy = (white, black) if seat else (black, white)
            out = room[ROOM - 1]
            many, taking = moves(own, enemy, kings, seat, out)
            if many == 0:
                result = 1.0 if seat else -1.0
                break
            pieces = bits_of(black) - bits_of(white), bits_of(black | white)
            if quiet > QUIET or (pieces[1] <= FEW and not taking):
                result = SURE * max(-1, min(1, pieces[0])) if pieces[1] <= FEW else 0.0
                break
            state = state * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
            random = int(state >> np.uint64(33))
            if ply == 0:
                chance = OPENING + random % (OPENING + 1)
            best = random // ASTRAY % many
            if ply >= chance:
                alpha = -WIN
                good = best
                for turn in range(many):
                    number = (best + turn) % many
                    one, left, rest = out[number]
                    value = -searched(left, one, rest, 1 - seat, depth - 1, -WIN, -alpha, 1, weights, room, place, much)
                    if value > alpha:
                        alpha, good = value, number
                if abs(alpha) > WIN // 2:
                    result = 1.0 if (alpha > 0) == (seat == 0) else -1.0
                    break
                if not taking and count < len(boards):
                    boards[count] = black, white, kings, seat
                    points[count] = foretold(-alpha if seat else alpha)
                    count += 1
                if random % ASTRAY:
                    best = good
            one, left, rest = out[best]
            quiet = quiet + 1 if not taking and (one ^ own) & kings else 0
            black, white = (left, one) if seat else (one, left)
            kings, seat = rest, 1 - seat
        for number in range(first, count):
            points[number] += OUTCOME * (result - points[number])
    return count
