"""Who walks in the maze: figures that glide from cell to cell, what can happen to them, and how the beasts think."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from arcade.games.labyrinth.levels import Mind
from arcade.games.labyrinth.rules import RIGHT, Cell, Maze, apart, beside, lunge, sign
from arcade.toolkit.contract.dice import Dice

CELL_PIXELS, TOUCH_PIXELS = 8, 5


@dataclass(eq=False)
class Figure:
    """One who is in a cell, or on the way to it from another."""

    cell: Cell
    origin: Cell = (0, 0)
    gone: int = 0
    lasting: int = 0
    facing: Cell = RIGHT
    leaping: bool = False

    def __post_init__(self) -> None:
        self.origin = self.cell

    @property
    def moving(self) -> bool:
        return self.gone < self.lasting

    @property
    def place(self) -> tuple[int, int]:
        """Pixels from the left and from the top."""
        column, row = self.cell
        if self.gone >= self.lasting:
            return CELL_PIXELS * column, CELL_PIXELS * row
        x, y = self.origin
        return (
            CELL_PIXELS * x + CELL_PIXELS * (column - x) * self.gone // self.lasting,
            CELL_PIXELS * y + CELL_PIXELS * (row - y) * self.gone // self.lasting,
        )

    def set_off(self, cell: Cell, frames: int, leaping: bool = False) -> None:
        """Begin to move to a cell, or to wait where one is, for so many frames."""
        self.origin, self.cell = self.cell, cell
        self.gone, self.lasting, self.leaping = 0, frames, leaping

    def advance(self) -> None:
        self.gone = min(self.gone + 1, self.lasting)
        if not self.moving:
            self.leaping = False

    def touches(self, other: "Figure") -> bool:
        """Whether two figures are as good as in one place."""
        (x, y), (left, top) = self.place, other.place
        return abs(x - left) <= TOUCH_PIXELS and abs(y - top) <= TOUCH_PIXELS

    def state(self) -> tuple[Cell, Cell, int, int]:
        return self.cell, self.origin, self.gone, self.lasting


@dataclass(eq=False)
class Good(Figure):
    """A good little man, with a hammer that breaks a wall now and then."""

    steps: int = 0
    tired: int = 0
    """Frames until the hammer can be lifted again."""
    caught: bool = False
    out: bool = False
    """Whether he has left by the exit."""

    @property
    def living(self) -> bool:
        return not self.caught and not self.out


@dataclass(eq=False)
class Beast(Figure):
    """A villain; a guard has a post to which he returns."""

    kind: int = 0
    refused: int = 0
    """Moves in a row that a wall forbade."""
    post: Cell | None = None
    led: bool = False
    """Whether a player leads it."""


class Kind(Enum):
    """What can happen in a hunt."""

    STEPPED = "a good one has set off"
    BUMPED = "a good one ran against a wall, or lifted a hammer that is still too heavy"
    LEAPT = "a beast has leapt"
    TOOK = "something was taken"
    WARNED = "a wall will soon grow"
    GREW = "a wall has grown"
    STAYED = "a wall that was to grow has not"
    BROKE = "a hammer broke a wall"
    CAUGHT = "a beast has caught a good one"
    LEFT = "a good one has found the exit"


class Event(NamedTuple):
    """Something that happened, in which cell, and what was taken there is worth."""

    kind: Kind
    cell: Cell = (0, 0)
    value: int = 0


@dataclass(frozen=True)
class Wish:
    """What a player wants of a figure: a way to go, or none, and a blow with the hammer."""

    way: Cell | None = None
    strike: bool = False


NOTHING = Wish()
PATIENCE = 3
"""Refused moves after which a nimble beast steps aside."""
AHEAD_CELLS, CLOSE_CELLS = 5, 4
"""A beast of a pack makes for a place ahead of its prey unless it is close."""
SCENT_CELLS, STROLL_CELLS = 3, 2
Move = tuple[Cell, int]
"""Where to, and in how many units of time."""


def choose(mind: Mind, dice: Dice, maze: Maze, beast: Beast, target: Cell, taken: set[Cell]) -> Move:
    """A beast's next move towards a target; `taken` are cells that a beast of a pack leaves to others."""
    if mind.tracks:
        return track(dice, maze, beast, target, taken if mind is Mind.PACK else set())
    there = lunge(dice, beast.cell, target)
    if maze.free(there):
        beast.refused = 0
        return there, 1
    beast.refused += 1
    if mind is Mind.NIMBLE and beast.refused >= PATIENCE and (ways := maze.open_ways(beast.cell)):
        beast.refused = 0
        return dice.pick(ways), 1
    return beast.cell, 1


def track(dice: Dice, maze: Maze, beast: Beast, target: Cell, taken: set[Cell]) -> Move:
    """A step, or a leap that takes twice as long, on a shortest way to the target."""
    far = maze.distances(target, leaping=True)
    moves = [(there, 1) for there in maze.open_ways(beast.cell)] + [(there, 2) for there in maze.leaps(beast.cell)]
    moves = [move for move in moves if move[0] in far and move[0] not in taken]
    if not moves or beast.cell == target:
        return beast.cell, 1
    best = min(far[there] + units for there, units in moves)
    return dice.pick([move for move in moves if far[move[0]] + move[1] == best])


def target_of(mind: Mind, maze: Maze, beasts: list[Beast], number: int, prey: Good) -> Cell:
    """What a beast makes for: the prey, or in a pack the cells before and beyond it."""
    beast = beasts[number]
    if mind is not Mind.PACK or number == 0 or apart(beast.cell, prey.cell) <= CLOSE_CELLS:
        return prey.cell
    if number == 1:
        return _along(maze, prey.cell, prey.facing)
    leader = beasts[0].cell
    across, down = prey.cell[0] - leader[0], prey.cell[1] - leader[1]
    return _along(maze, prey.cell, (sign(across), 0) if abs(across) > abs(down) else (0, sign(down)))


def _along(maze: Maze, cell: Cell, way: Cell) -> Cell:
    """The last free cell on the way from a cell, a few steps on at most."""
    for _ in range(AHEAD_CELLS):
        if not maze.free(beside(cell, way)):
            break
        cell = beside(cell, way)
    return cell


def awake(watch: int, beast: Beast, prey: Good) -> bool:
    """Whether a guard leaves its post for prey within `watch` cells of it; beasts without a post always hunt."""
    if beast.post is None:
        return True
    return apart(beast.post, prey.cell) <= watch or apart(beast.cell, prey.cell) <= SCENT_CELLS


def stroll(dice: Dice, maze: Maze, beast: Beast, post: Cell) -> Move:
    """A step about the post, and a rest."""
    ways = [there for there in maze.open_ways(beast.cell) if apart(there, post) <= STROLL_CELLS]
    return (dice.pick(ways), 2) if ways else (beast.cell, 2)
