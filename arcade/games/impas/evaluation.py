"""What a lane of pieces is worth to the side that pushes along it: the judgement of positions not yet played out.

On the book's board the worth of every pattern in every lane was fitted, by logistic regression, to who wins nine
million positions; it is what the careful level has, and orders the tries of the search. Other boards count free steps.
"""

from functools import cache

from arcade.games.impas.lanes import View, all_free_steps, free_steps
from arcade.games.impas.rules import SIDE
from arcade.games.impas.search import Weights

LATE = 36
"""Free steps of both sides together from which the later worths count; there are 54 at the start."""

_EARLIER = (
    """
    177 158 128 97 78 54 18 -10 35 18 -19 -44 -75 -94 -123 0 4 -6 -42 -74 -101 -121
    -148 0 -140 -160 -174 0 -140 0 0 0 16 -16 -60 -93 -120 -142 -165 0 -158 -184 -166 0
    -141 0 0 0 -170 -207 -145 0 -104 0 0 0 -109 0 0 0 0 0 0 0
    """,
    """
    90 103 85 88 52 53 39 47 29 35 21 27 -12 -6 -25 -22 16 21 6 10 -25 -20
    -36 -35 -66 -60 -73 -75 -101 -110 -114 -135 18 16 -3 1 -25 -26 -46 -47 -78 -78 -92 -93
    -117 -123 -128 -153 -100 -109 -137 -121 -156 -146 -167 -180 -155 -164 -160 -148 -90 -95 -61 -32
    """,
    """
    2 27 30 58 5 37 30 57 -15 11 11 37 -14 9 19 26 -20 0 5 36 -17 -5
    7 24 -38 -28 -15 -3 -49 -35 -36 -13 -21 0 3 30 -29 -13 -7 15 -56 -37 -30 -10
    -63 -48 -50 -28 -75 -63 -54 -48 -87 -84 -69 -59 -120 -115 -94 -93 -122 -128 -116 -122
    """,
    """
    -44 14 17 81 -7 48 56 122 -50 10 16 81 -20 39 40 115 -64 -4 -8 64 -29 30
    36 106 -57 4 13 78 -29 28 31 88 -66 -8 -4 63 -24 40 41 112 -58 6 11 84
    -26 38 39 94 -79 -17 -14 59 -47 21 26 81 -96 -31 -38 26 -62 -34 -34 0
    """,
    """
    -80 16 24 141 -5 83 103 205 -57 39 49 165 10 103 125 133 -81 13 23 135 -16 73
    99 131 -56 29 41 88 3 64 76 0 -82 12 19 125 -5 94 105 153 -28 76 78 118
    27 95 103 0 -40 63 69 96 12 87 102 0 -60 21 34 0 -33 0 0 0
    """,
    """
    -114 30 39 112 -1 119 133 144 -50 75 89 117 42 112 121 88 -74 58 70 102 21 96
    108 62 -52 25 38 25 -6 12 7 0 -78 68 76 128 20 126 127 81 -59 52 61 30
    -1 17 36 0 -90 26 31 28 -49 -2 8 0 -108 -37 -43 0 -45 0 0 0
    """,
)
_LATER = (
    """
    43 43 31 30 13 17 3 3 -2 1 -11 -11 -36 -29 -40 0 -10 -7 -21 -22 -44 -42
    -53 0 -63 -58 -68 0 -83 0 0 0 0 -6 -22 -23 -44 -40 -52 0 -63 -52 -69 0
    -88 0 0 0 -73 -72 -105 0 -90 0 0 0 -100 0 0 0 0 0 0 0
    """,
    """
    18 34 33 43 19 32 27 31 11 22 21 26 0 11 4 7 8 21 16 21 -2 8
    1 6 -12 -9 -13 -13 -35 -24 -28 -29 18 18 9 14 -6 1 -8 -2 -20 -17 -23 -20
    -41 -34 -43 -42 -24 -23 -33 -29 -52 -48 -57 -44 -76 -79 -84 -75 -113 -107 -102 -71
    """,
    """
    -1 9 14 24 7 19 21 31 -4 10 14 22 1 11 10 26 -7 10 10 21 -4 10
    11 22 -15 -1 2 7 -13 -5 -2 10 -2 10 8 19 -4 8 9 18 -17 -4 -2 6
    -16 -5 -3 5 -20 -6 -5 3 -23 -5 -7 -3 -37 -20 -19 -23 -41 -30 -33 -49
    """,
    """
    -18 -1 7 20 -1 14 20 46 -16 2 9 30 -3 10 15 38 -19 -3 3 24 -12 9
    8 39 -25 -7 -1 20 -16 -3 -3 24 -10 3 10 31 -4 16 19 49 -22 -2 4 33
    -12 10 11 40 -21 -2 0 26 -15 11 10 36 -30 -11 -6 15 -27 -11 -14 17
    """,
    """
    -33 -7 6 36 -4 24 31 69 -22 2 15 57 4 23 34 59 -28 -3 6 42 -11 16
    23 59 -24 4 9 42 -6 17 26 24 -17 6 13 45 -7 24 29 69 -24 5 12 53
    -7 25 34 44 -25 3 7 45 -11 24 31 54 -26 7 9 39 -15 12 23 -1
    """,
    """
    -50 4 -3 23 -19 31 34 41 -29 17 23 28 -3 21 34 14 -38 13 10 28 -13 22
    30 26 -25 9 14 10 -5 3 18 -25 -45 10 4 34 -14 35 31 42 -28 15 18 25
    -11 13 25 4 -34 15 9 26 -22 17 15 18 -31 0 8 0 -14 -21 4 -58
    """,
)
"""By lane, the first beside the edge that the other side pushes away from; by pattern, bit 0 where pushes begin."""


@cache
def fitted() -> tuple[Weights, Weights]:
    """The fitted worths for the book's board, earlier and later in a game."""
    earlier, later = (tuple(tuple(map(int, lane.split())) for lane in lanes) for lanes in (_EARLIER, _LATER))
    return earlier, later


def weights(seen: View, side: int) -> Weights:
    """The worths with which to judge what can follow from a position."""
    return fitted()[all_free_steps(seen, side) <= LATE] if side == SIDE else free_steps(side)
