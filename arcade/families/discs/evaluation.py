"""What a position is worth that is not yet decided: ways to move, openness, corners and what belongs to them.

Everything is counted on wide boards, in all eight directions at once. The weights were fitted by least squares to the
exact results of four thousand games that the search had played against itself.
"""

from arcade.families.discs.lanes import INNER, LATER, PLACE, marked
from arcade.families.discs.rules import SIDE, named

Weights = tuple[int, int, int, int, int, int, int]
"""A way to move (counted once for every run it would turn), an empty neighbour, an eighth of a corner, an edge disc
beside an empty corner, a diagonal one, an edge disc in an unbroken row from a corner, the right to move; in 1024ths of
a disc."""

WEIGHTS: tuple[Weights, ...] = (
    (944, -200, 554, -1627, -6506, 797, -1704),
    (832, -249, 632, -1496, -6858, 795, -1775),
    (575, -392, 779, -1203, -7742, 848, -2006),
    (310, -544, 1113, -702, -8824, 1220, -2292),
    (285, -579, 1621, -253, -11361, 1786, -2329),
    (316, -515, 1838, -3970, -16497, 3044, -2216),
    (258, -437, 1706, -10198, -18335, 5234, -2326),
    (258, -437, 1706, -10198, -18335, 5234, -2326),
)
"""By eights of empty squares."""
_GRAINS = 7
"""1024ths of a disc are made eighths by a shift of so many bits."""

_CORNERS = tuple(named(corner) for corner in ("a1", "h1", "a8", "h8"))
CORNERS = sum(PLACE[corner] for corner in _CORNERS)


def _edge(line: tuple[int, ...]) -> bool:
    """Whether a line is an edge of the board."""
    return line[0] in _CORNERS and line[-1] in _CORNERS and abs(line[-1] - line[0]) in (SIDE - 1, SIDE * (SIDE - 1))


def _diagonal(line: tuple[int, ...]) -> bool:
    """Whether a line joins two corners across the board."""
    return line[0] in _CORNERS and len(line) == SIDE and not _edge(line)


EDGES = marked(lambda line, _: _edge(line))
EDGE_STARTS = marked(lambda line, at: at == 0 and _edge(line))
EDGE_ENDS = marked(lambda line, at: at == SIDE - 1 and _edge(line))
DIAGONAL_ENDS = marked(lambda line, at: at == SIDE - 1 and _diagonal(line))


def evaluate(own: int, enemy: int, weights: Weights) -> int:
    """The worth of a position for `own`, whose turn it is, in eighths of a disc; the difference if nobody can move."""
    empty = LATER & ~(own | enemy)
    steps, counter_steps = own << 1, enemy << 1
    runs, counter_runs = enemy & INNER, own & INNER
    ways = ((runs + (steps & runs)) & empty).bit_count()
    counter_ways = ((counter_runs + (counter_steps & counter_runs)) & empty).bit_count()
    if not ways and not counter_ways:
        return own.bit_count() - enemy.bit_count()
    opened, counter_opened = steps & empty, counter_steps & empty
    edges, counter_edges = own & EDGES, enemy & EDGES
    way, opening, corner, beside, diagonal, anchored, turn = weights
    return (
        way * (ways - counter_ways)
        + opening * (opened.bit_count() - counter_opened.bit_count())
        + corner * ((own & CORNERS).bit_count() - (enemy & CORNERS).bit_count())
        + beside * ((opened & EDGE_ENDS).bit_count() - (counter_opened & EDGE_ENDS).bit_count())
        + diagonal * ((opened & DIAGONAL_ENDS).bit_count() - (counter_opened & DIAGONAL_ENDS).bit_count())
        # Adding a one at a corner clears the unbroken row that begins there.
        + anchored
        * (
            (edges & ~(edges + (own & EDGE_STARTS))).bit_count()
            - (counter_edges & ~(counter_edges + (enemy & EDGE_STARTS))).bit_count()
        )
        + turn
    ) >> _GRAINS
