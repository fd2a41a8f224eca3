"""What can happen in a step of Robac."""

from typing import NamedTuple

from arcade.games.robac.board import Cell


class Ate(NamedTuple):
    """The head has taken a prize, worth so much."""

    cell: Cell
    item: int
    points: int


class Bumped(NamedTuple):
    """The edge was touched, at a cost."""

    cost: int


class Struck(NamedTuple):
    """A life is lost, to a mushroom in a cell or to the ogre."""

    cell: Cell


class Appeared(NamedTuple):
    """Something has popped up."""

    cell: Cell
    item: int


class Vanished(NamedTuple):
    """A cell is empty again; what was in it has gone, or the worm there is hidden until it is drawn anew."""

    cell: Cell


class Moved(NamedTuple):
    """A prize has walked from a cell to the next."""

    cell: Cell
    to: Cell
    item: int


class Cured(NamedTuple):
    """A remedy was eaten, and these mushrooms are gone."""

    cell: Cell
    cells: tuple[Cell, ...]


Event = Ate | Bumped | Struck | Appeared | Vanished | Moved | Cured
