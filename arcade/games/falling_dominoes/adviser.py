"""The adviser: where the piece in play is best laid, for a close construction or a figure, and how it gets there."""

from collections.abc import Iterator
from dataclasses import dataclass

from arcade.games.falling_dominoes.puzzles import Figure
from arcade.games.falling_dominoes.rules import STAR, Action, Piece, World

HOLE = -40
"""Worth of each covered cell that is empty."""
CONTACT = 7
"""Of each edge that touches."""
DEEP = 2
"""Of each row downwards."""
OUTSIDE = 3
"""Of each column away from the star."""
DIRECT = (Action.FALL, Action.LEFT, Action.RIGHT, Action.TURN_LEFT, Action.TURN_RIGHT)


@dataclass(frozen=True)
class Routes:
    """Where a piece can get to."""

    came: dict[Piece, tuple[Piece, Action] | None]
    """By place, the place before it and the step from there."""
    ends: tuple[Piece, ...]
    """Where it would be laid, nearest first."""

    def steps(self, end: Piece) -> tuple[tuple[Piece, Action], ...]:
        """Each place on the way to an end, with the step to take from there."""
        return tuple(self._back(end))[::-1]

    def _back(self, place: Piece) -> Iterator[tuple[Piece, Action]]:
        while before := self.came[place]:
            yield before
            place = before[0]


def routes(world: World) -> Routes:
    """All ways of the piece in play, shortest first."""
    came: dict[Piece, tuple[Piece, Action] | None] = {world.piece: None}
    ends: list[Piece] = []
    waiting = [world.piece]
    for place in waiting:
        below = world.below(place)
        if below is None:
            ends.append(place)
            continue
        for action in DIRECT:
            there = world.beside(place, below, action)
            if there not in came:
                came[there] = (place, action)
                waiting.append(there)
    return Routes(came, tuple(ends))


def advise(world: World, figure: Figure | None = None) -> tuple[Piece, Routes] | None:
    """The best place that the piece can reach, with the ways there; None if there is no choice."""
    if world.over or world.stuck:
        return None
    ways = routes(world)
    worths = (lambda end: _fits(world, end, figure)) if figure else (lambda end: _closeness(world, end))
    return max(ways.ends, key=worths), ways


def _closeness(world: World, end: Piece) -> int:
    """The worth of a place for laying as much as possible: outer columns first, and nothing covered."""
    cells = world.cells(end)
    value = 0
    for row, column in cells:
        value += DEEP * row + OUTSIDE * abs(column - STAR)
        for there in ((row + 1, column), (row, column - 1), (row, column + 1)):
            if there not in cells and not world.free((there,)):
                value += CONTACT
        if (row + 1, column) not in cells:
            value += HOLE * world.room((row, column))
    return value


def _fits(world: World, end: Piece, figure: Figure) -> int:
    """The worth of a place in a figure: the plan's next domino, else squares within rather than outside."""
    cells = frozenset(world.cells(end))
    for number, planned in enumerate(figure.plan):
        if planned == cells:
            return 1000 - number
    return 2 * len(cells & figure.cells) - len(cells)


class Adviser:
    """Shows the best place while asked, and thinks again only when the piece leaves the way to it."""

    def __init__(self) -> None:
        self.asked = False
        self._place: Piece | None = None
        self._way: frozenset[tuple[int, Piece]] = frozenset()
        """The number of the piece with each place on its way."""

    def place(self, world: World, figure: Figure | None) -> Piece | None:
        """The place to show; None when not asked or if there is none."""
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
