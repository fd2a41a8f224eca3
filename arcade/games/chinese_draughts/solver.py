"""All about a board: which positions can still be solved, in how few moves, and how.

Exchange the two kinds of arrows, and a game played backwards from the goal becomes one played forwards from the start.
So the moves that a position still needs are the moves that lead from the start to its counterpart, and one
breadth-first search from the start answers every question exactly.
"""

from collections.abc import Iterator
from functools import lru_cache

from arcade.games.chinese_draughts.rules import EMPTY, LEFT, RIGHT, Board, Position
from arcade.toolkit.contract.searching import Search, at_once

SLICE = 1500
"""Positions explored between two frames."""
Layer = dict[int, set[int]]
"""Positions as the cells that hold ">", a bit each, by the empty cell."""
COUNTERPART = str.maketrans(RIGHT + LEFT, LEFT + RIGHT)


class Atlas:
    """The positions that can be reached from the start of a board, with the fewest moves to each."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.moves_to: tuple[dict[int, int], ...] = tuple({} for _ in range(len(board.points) + 1))
        """By the empty cell: the fewest moves from the start to each set of cells that hold ">"."""
        self._work = self._explore()
        self._parts = 0

    def survey(self) -> Search[None]:
        """Explore the board part by part; it takes as many frames if the board is known already."""
        part = 0
        while part < self._parts or self._another():
            part += 1
            yield

    def _another(self) -> bool:
        for _ in self._work:
            self._parts += 1
            return True
        return False

    def _explore(self) -> Iterator[None]:
        gap, right = _bits(self.board.start())
        front: Layer = {gap: {right}}
        moves = examined = 0
        while front:
            for gap, found in front.items():
                self.moves_to[gap].update(dict.fromkeys(found, moves))
            following: Layer = {}
            for gap, found in front.items():
                self._expand(gap, found, following)
                examined += len(found)
                if examined >= SLICE:
                    examined = 0
                    yield
            moves += 1
            front = {gap: new for gap, found in following.items() if (new := found.difference(self.moves_to[gap]))}

    def _expand(self, gap: int, found: set[int], following: Layer) -> None:
        """Add the positions one move on from those with an empty cell."""
        for cell in self.board.behind[gap]:
            arrow, swap = 1 << cell, 1 << cell | 1 << gap
            following.setdefault(cell, set()).update([right ^ swap for right in found if right & arrow])
        for cell in self.board.ahead[gap]:
            arrow = 1 << cell
            following.setdefault(cell, set()).update([right for right in found if not right & arrow])

    def moves_left(self, position: Position) -> int | None:
        """The fewest moves to the goal; None when it is out of reach. Surveys the board first if nobody has."""
        at_once(self.survey())
        gap, right = _bits(Position(position.board, position.cells.translate(COUNTERPART)))
        return self.moves_to[gap].get(right)

    def solvable(self, position: Position) -> bool:
        """Whether the goal can still be reached; the start needs no survey."""
        return position == self.board.start() or self.moves_left(position) is not None

    def way(self, position: Position) -> tuple[int, ...]:
        """The cells to move from on a shortest way to the goal; none when it is reached or out of reach."""
        moves: list[int] = []
        while left := self.moves_left(position):
            after = {cell: position.play(cell) for cell in position.moves()}
            moves.append(next(cell for cell in after if self.moves_left(after[cell]) == left - 1))
            position = after[moves[-1]]
        return tuple(moves)

    @property
    def par(self) -> int:
        """The fewest moves from the start to the goal."""
        return len(self.way(self.board.start()))


@lru_cache(2)
def atlas(board: Board) -> Atlas:
    """The board's positions, worked out once in each process."""
    return Atlas(board)


def _bits(position: Position) -> tuple[int, int]:
    """The empty cell, and the cells that hold ">" as bits."""
    return position.cells.index(EMPTY) + 1, sum(
        1 << cell for cell, arrow in enumerate(position.cells, 1) if arrow == RIGHT
    )
