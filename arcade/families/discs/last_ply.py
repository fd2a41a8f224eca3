"""The last ply of Reversi's strongest search: where nearly all of its time goes, and so written out in full."""

from arcade.families.discs.ends import LOWEST
from arcade.families.discs.lanes import AFTER, BOARD, FLIPS, INNER
from arcade.families.discs.rules import SQUARES
from arcade.families.discs.worths import MASKS, Evaluation


class Turning(dict[int, int]):
    """What a move on a square changes in a position's number, by the wide board of the discs that close its runs."""

    def __init__(self, square: int) -> None:
        super().__init__()
        self._square = square

    def __missing__(self, closing: int) -> int:
        flips = FLIPS[self._square][closing] & BOARD
        self[closing] = change = flips << SQUARES | flips | 1 << self._square
        return change


TURNING = tuple(Turning(square) for square in range(SQUARES))

# fmt: off
(
    M0, M1, M2, M3, M4, M5, M6, M7, M8, M9, M10, M11, M12, M13, M14, M15, M16, M17, M18, M19, M20, M21, M22,
    M23, M24, M25,
) = MASKS


def best_of_moves(own: int, enemy: int, empty: bytes, before: int, beta: int, evaluate: Evaluation) -> tuple[int, int]:
    """The best worth of what the moves lead to, or one that reaches beta, and how many positions were judged.

    `before` is the position's number with the mover's discs first. A loop over the areas takes a third longer.
    """
    (
        a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21,
        a22, a23, a24, a25,
    ), bias = evaluate
    best, judged = LOWEST, 0
    runs = enemy & INNER
    for square in empty:
        closing = (runs + (AFTER[square] & runs)) & own
        if closing:
            after = before ^ TURNING[square][closing]
            judged += 1
            value = (
                bias + a0[after & M0] + a1[after & M1] + a2[after & M2] + a3[after & M3] + a4[after & M4]
                + a5[after & M5] + a6[after & M6] + a7[after & M7] + a8[after & M8] + a9[after & M9]
                + a10[after & M10] + a11[after & M11] + a12[after & M12] + a13[after & M13] + a14[after & M14]
                + a15[after & M15] + a16[after & M16] + a17[after & M17] + a18[after & M18] + a19[after & M19]
                + a20[after & M20] + a21[after & M21] + a22[after & M22] + a23[after & M23] + a24[after & M24]
                + a25[after & M25]
            )
            if value > best:
                best = value
                if value >= beta:
                    break
    return best, judged
# fmt: on
