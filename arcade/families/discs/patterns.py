"""The shapes by which a position is judged: edges, corners, lines, each with a worth for every way to fill it.

Buro, Experiments with Multi-ProbCut and a new high-quality evaluation function for Othello (1997), is where the idea
comes from: a square of a shape is empty, the mover's or the enemy's, so a shape of n squares has 3 ** n fillings, and a
position's worth is the sum of what its shapes' fillings are worth at that stage of the game. The worths are in
``assets/tables/reversi.bin``, fitted by ``python -m tools.reversi_patterns`` to positions from games of a quick search.
"""

from arcade.families.discs.rules import SIDE, SQUARES, named

_SHAPES = (
    "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
    "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
    "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4",
    "a1 b1 c1 a2 b2 c2 a3 b3 c3",
    "a2 b2 c2 d2 e2 f2 g2 h2",
    "a3 b3 c3 d3 e3 f3 g3 h3",
    "a4 b4 c4 d4 e4 f4 g4 h4",
    "a1 b2 c3 d4 e5 f6 g7 h8",
    "b1 c2 d3 e4 f5 g6 h7",
    "c1 d2 e3 f4 g5 h6",
    "d1 e2 f3 g4 h5",
    "e1 f2 g3 h4",
)
SHAPES = tuple(tuple(named(square) for square in shape.split()) for shape in _SHAPES)
FILLINGS = tuple(int(3 ** len(shape)) for shape in SHAPES)
STARTS = tuple(sum(FILLINGS[:place]) for place in range(len(SHAPES)))
"""Where each shape's worths begin in those of a stage."""
WORTHS = sum(FILLINGS)
STAGE = 4
"""A stage is so many discs long."""
STAGES = 13
GRAINS = 8
"""Worths are in eighths of a disc."""


def symmetric(square: int, symmetry: int) -> int:
    """Where a square is after one of the board's eight symmetries: bit 2 turns it about its long diagonal first."""
    row, column = divmod(square, SIDE)
    if symmetry & 4:
        row, column = column, row
    if symmetry & 1:
        column = SIDE - 1 - column
    if symmetry & 2:
        row = SIDE - 1 - row
    return SIDE * row + column


def _places(shape: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All places of a shape on the board, each once, its squares in the shape's order."""
    found: dict[frozenset[int], tuple[int, ...]] = {}
    for symmetry in range(8):
        place = tuple(symmetric(square, symmetry) for square in shape)
        found.setdefault(frozenset(place), place)
    return tuple(found.values())


PLACES = tuple((kind, place) for kind, shape in enumerate(SHAPES) for place in _places(shape))
"""Every shape at every place: the shape's number, and the squares. The first square is the filling's lowest digit."""


def stage(empties: int) -> int:
    """The stage of a position with so many empty squares."""
    return min((SQUARES - 4 - empties) // STAGE, STAGES - 1)
