"""The adviser: where the piece in play is laid best, for a close construction or for a figure."""

from arcade.games.falling_dominoes.puzzles import Figure
from arcade.games.falling_dominoes.reach import Routes, routes
from arcade.games.falling_dominoes.rules import BOTTOM, STAR, Piece, World

HOLE, CONTACT, DEEP, OUTSIDE = -40, 7, 2, 3
"""Worth of an empty cell that is covered, an edge that touches, each row downwards, each column away from the star."""


def advise(world: World, figure: Figure | None = None) -> tuple[Piece, Routes] | None:
    """The best place that the piece can get to, with the ways there; None when there is no choice any more."""
    if world.over or world.stuck:
        return None
    ways = routes(world)
    worths = (lambda end: _fits(world, end, figure)) if figure else (lambda end: _closeness(world, end))
    return max(ways.ends, key=worths), ways


def _closeness(world: World, end: Piece) -> int:
    """The worth of a place when as much as possible is to be laid: outer columns first, and nothing covered."""
    cells = world.cells(end)
    value = 0
    for row, column in cells:
        value += DEEP * row + OUTSIDE * abs(column - STAR)
        for there in ((row + 1, column), (row, column - 1), (row, column + 1)):
            if there not in cells and not world.free((there,)):
                value += CONTACT
        if (row + 1, column) not in cells:
            below = row + 1
            while below <= BOTTOM and (below, column) not in world.pile:
                value += HOLE
                below += 1
    return value


def _fits(world: World, end: Piece, figure: Figure) -> int:
    """The worth of a place in a figure: the plan's next domino, else squares within rather than outside."""
    cells = frozenset(world.cells(end))
    for number, planned in enumerate(figure.plan):
        if planned == cells:
            return 1000 - number
    return 2 * len(cells & figure.cells) - len(cells)


class Adviser:
    """Shows his place while he is asked, and thinks again only when the piece leaves the way to it."""

    def __init__(self) -> None:
        self.asked = False
        self._place: Piece | None = None
        self._way: frozenset[tuple[int, Piece]] = frozenset()
        """The number of the piece with each place on its way."""

    def place(self, world: World, figure: Figure | None) -> Piece | None:
        """Where he would lay the piece in play; None when he is not asked or knows none."""
        if not self.asked:
            return None
        if (world.pieces, world.piece) not in self._way:
            advice = advise(world, figure)
            places = [world.piece]
            self._place = None
            if advice:
                self._place, ways = advice
                places += [place for place, _ in ways.steps(self._place)] + [self._place]
            self._way = frozenset((world.pieces, place) for place in places)
        return self._place
