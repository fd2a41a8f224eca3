"""The lattice that both looks share: cells, ways from one to the next, and the wall round the field."""

from enum import Enum

Cell = tuple[int, int]
"""Row and column, as on the screen."""
ROWS, COLUMNS = 19, 30
"""The field's: its cells are in rows 1 to 19 and columns 1 to 30, and the wall stands round them."""
START: Cell = (10, 15)


class Way(Enum):
    """A step: rows down, columns to the right."""

    UP = (-1, 0)
    DOWN = (1, 0)
    LEFT = (0, -1)
    RIGHT = (0, 1)

    @property
    def back(self) -> "Way":
        """The opposite way."""
        return Way((-self.value[0], -self.value[1]))

    def from_cell(self, cell: Cell) -> Cell:
        """Where a step from a cell leads."""
        return cell[0] + self.value[0], cell[1] + self.value[1]


def is_wall(cell: Cell) -> bool:
    """Whether a cell belongs to the wall."""
    return not (1 <= cell[0] <= ROWS and 1 <= cell[1] <= COLUMNS)


def way_between(start: Cell, end: Cell) -> Way:
    """The way from a cell to one beside it."""
    return Way((end[0] - start[0], end[1] - start[1]))


def way_towards(start: Cell, goal: Cell) -> Way | None:
    """The way in which a goal is farther off, up or down if it is as far either way; none if it is reached."""
    down, right = goal[0] - start[0], goal[1] - start[1]
    if not down and not right:
        return None
    if abs(down) >= abs(right):
        return Way.DOWN if down > 0 else Way.UP
    return Way.RIGHT if right > 0 else Way.LEFT
