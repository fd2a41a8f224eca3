"""The secret of the game: squares paired off like dominoes, so that every slide is answered inside a pair.

Who is to slide wins exactly if the hole must have a partner in every largest set of pairs (Fraenkel, Scheinerman and
Ullman, 1993); in the book's tray the pairs are the dominoes of the original program.
"""

from arcade.games.sliding_squares.rules import NEIGHBOURS, SIDE, SQUARES
from arcade.games.sliding_squares.solver import Walk

DOMINOES = ("RLRLD", "DRLDU", "UD.UD", "DURLU", "URLRL")
"""Where the other half of a square's domino is, rows from the top: right, left, up or down."""
STEPS = {"R": 1, "L": -1, "U": -SIDE, "D": SIDE, ".": 0}
PARTNER = tuple(square + STEPS[DOMINOES[square // SIDE][square % SIDE]] for square in SQUARES)
"""The square that shares a square's domino; the centre's is itself."""
CHOICES = tuple(
    tuple((other, 1 << other) for other in sorted(NEIGHBOURS[own], key=PARTNER[own].__ne__)) for own in SQUARES
)
"""The squares beside each one with their bits, its domino's other half first."""


def pairs(walk: Walk) -> dict[int, int]:
    """The partners of squares, both ways; the hole has one exactly if the side to move wins, and that is its slide."""
    hole, live = walk
    mate: dict[int, int] = {}
    for square in SQUARES:
        other = PARTNER[square]
        if square < other and live >> square & live >> other & 1:
            mate[square], mate[other] = other, square
    for square in SQUARES:
        if live >> square & 1 and square not in mate:
            _widen(square, live, mate, [0])
    _widen(hole, live, mate, [0])
    return mate


def wins(walk: Walk) -> bool:
    """Whether the side to move wins."""
    return walk.hole in pairs(walk)


def _widen(square: int, live: int, mate: dict[int, int], tried: list[int]) -> bool:
    """Find a partner for a square, others changing theirs if need be (Kuhn's augmenting path)."""
    for other, bit in CHOICES[square]:
        if live & bit & ~tried[0]:
            tried[0] |= bit
            if other not in mate or _widen(mate[other], live, mate, tried):
                mate[square], mate[other] = other, square
                return True
    return False
