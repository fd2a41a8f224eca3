"""How a player stands: points, the best so far, and the figure to be built with its clock."""

from dataclasses import dataclass

from arcade.games.falling_dominoes.puzzles import Task
from arcade.games.falling_dominoes.rules import World

FRAMES_A_SECOND = 50


@dataclass
class Standing:
    """Kept by the program, shown by the look."""

    score: int = 0
    """Points of the figures built before this one."""
    best: int = 0
    """The best result of the sitting."""
    task: Task | None = None
    """The figure to be built, if any."""
    left: int = 0
    """Frames left for it."""

    @property
    def seconds(self) -> int:
        """Seconds left, the last one begun included."""
        return -(-self.left // FRAMES_A_SECOND)

    def points(self, world: World) -> int:
        """What has been reached so far: pieces, or the worth of the figures built."""
        return self.score if self.task else world.pieces

    def match(self, world: World) -> int:
        """Percent of the figure that are built."""
        return self.task.figure.match(world.pile) if self.task else 0
