"""What the looks see of the program: the attempt, the square that a player fills, the edge where a cursor walks.

On the edge of the cross there is an arm at each end of each line, and an order in each corner.
"""

from collections.abc import Sequence

from arcade.games.magic_square import AGAIN, CONSULT, UNDO
from arcade.games.magic_square.levels import LEVELS, PRINTED
from arcade.games.magic_square.rules import Filling, Position, in_order
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.programs.puzzle_look import PuzzleState


class State(PuzzleState[Spectrum, Position, int]):
    """A square of tiles on its cross."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.terms = PRINTED if self.original else LEVELS[setup.level].sets
        self.size = self.terms.size
        self.attempt = Attempt(in_order(self.size, self.terms.magic))
        self.filling = Filling(self.size)
        self.cell: Cell = (1, 0)


def corner(cell: Cell, size: int) -> Control | None:
    """The order that a corner of the cross stands for."""
    far = size + 1
    return {(0, 0): HINT, (0, far): CONSULT, (far, 0): UNDO, (far, far): AGAIN}.get(cell)


def walk(cell: Cell, down: int, right: int, size: int) -> Cell:
    """A step along the edge, or from an arm straight across to the other end of its line."""
    far, (row, column) = size + 1, cell
    if row in (0, far) and right:
        return row, min(max(column + right, 0), far)
    if column in (0, far) and down:
        return min(max(row + down, 0), far), column
    if right:
        return row, far if right > 0 else 0
    return (far if down > 0 else 0), column


def steps(start: Cell, end: Cell, size: int) -> list[tuple[int, int]]:
    """The fewest steps from one cell of the edge to another, each so many rows down and columns to the right."""
    ways: dict[Cell, list[tuple[int, int]]] = {start: []}
    queue = [start]
    for cell in queue:
        for step in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            if (after := walk(cell, *step, size)) not in ways:
                ways[after] = [*ways[cell], step]
                queue.append(after)
    return ways[end]


def push(position: Position, cell: Cell) -> int | None:
    """The move that an arm stands for: towards it while it is empty, away from it otherwise; None off the arms."""
    board = position.board
    number = board.width * cell[0] + cell[1]
    if number not in board.arms:
        return None
    move = board.arms.index(number)
    return board.back(move) if position.cells[number] else move
