"""The adviser: where the piece in play is best laid, for a close construction or a figure, and how it gets there."""

from dataclasses import dataclass

from arcade.games.falling_dominoes.puzzles import Figure
from arcade.games.falling_dominoes.rules import STAR, Action, Piece, World

COVERED_CELL, TOUCHING_EDGE, ROW_DOWN, COLUMN_ASIDE = -40, 7, 2, 3
"""What each is worth."""


@dataclass(frozen=True)
class Routes:
    """Where a piece can get to."""

    came: dict[Piece, tuple[Piece, Action] | None]
    """By place, the place before it and the step from there."""
    ends: tuple[Piece, ...]
    """Where it would be laid, nearest first."""

    def steps(self, end: Piece) -> tuple[tuple[Piece, Action], ...]:
        """Each place on the way to an end, with the step to take from there."""
        found: list[tuple[Piece, Action]] = []
        while before := self.came[end]:
            found.append(before)
            end = before[0]
        return tuple(found[::-1])


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
        for action in Action:
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
        value += ROW_DOWN * row + COLUMN_ASIDE * abs(column - STAR)
        for there in ((row + 1, column), (row, column - 1), (row, column + 1)):
            if there not in cells and not world.free((there,)):
                value += TOUCHING_EDGE
        if (row + 1, column) not in cells:
            value += COVERED_CELL * world.room((row, column))
    return value


def _fits(world: World, end: Piece, figure: Figure) -> int:
    """The worth of a place in a figure: the plan's next domino, else squares within rather than outside."""
    cells = frozenset(world.cells(end))
    if cells in figure.plan:
        return 1000 - figure.plan.index(cells)
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
