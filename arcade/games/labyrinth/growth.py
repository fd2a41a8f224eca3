"""Walls that grow while the maze closes: never where anybody stands, and nothing is ever cut off."""

from collections.abc import Collection
from dataclasses import dataclass, field

from arcade.games.labyrinth.board import CELLS, Cell, Maze, walled
from arcade.games.labyrinth.events import Event, Grew, Warned
from arcade.toolkit.contract.dice import Dice

EVERY = 25
"""Frames from one new wall to the next."""
WARNING = 60
"""Frames from the first crumbs to the wall."""
TRIES = 4
"""Places looked at for a new wall before one is put off."""


@dataclass
class Growth:
    """The walls that are on their way, each with the frames until it is there."""

    coming: dict[Cell, int] = field(default_factory=dict)
    wait: int = EVERY

    def tick(self, dice: Dice, maze: Maze, standing: Collection[Cell]) -> list[Event]:
        """A frame passes. Nothing grows on or beside the cells that figures stand in."""
        events: list[Event] = []
        for cell, left in list(self.coming.items()):
            self.coming[cell] = left - 1
            if left == 1:
                del self.coming[cell]
                solid = self._allowed(maze, cell, standing)
                if solid:
                    maze.walls.add(cell)
                events.append(Grew(cell, solid))
        self.wait -= 1
        if self.wait <= 0:
            self.wait = EVERY
            for _ in range(TRIES):
                cell = dice.pick(CELLS)
                if maze.free(cell) and cell not in self.coming and self._allowed(maze, cell, standing):
                    self.coming[cell] = WARNING
                    events.append(Warned(cell))
                    break
        return events

    @staticmethod
    def _allowed(maze: Maze, cell: Cell, standing: Collection[Cell]) -> bool:
        return cell not in standing and walled(maze, (cell,)).connected()
