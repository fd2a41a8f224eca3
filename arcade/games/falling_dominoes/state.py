"""Points, the best so far, and the figure to build with its clock."""

from arcade.games.falling_dominoes.puzzles import ENOUGH, Task
from arcade.games.falling_dominoes.rules import World
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.timing import A_SECOND


class State(Program[Spectrum]):
    """What the looks see of the program."""

    world: World
    score = 0
    """Points of the figures built before this one."""
    best = 0
    task: Task | None = None
    """The figure to be built, if any."""
    left = 0
    """Frames left for it."""

    @property
    def seconds(self) -> int:
        """Seconds left, the last one begun included."""
        return -(-self.left // A_SECOND)

    @property
    def points(self) -> int:
        """Pieces, or the points of the figures built."""
        return self.score if self.task else self.world.pieces

    @property
    def match(self) -> int:
        """Percent of the figure that are filled."""
        return self.task.figure.match(self.world.pile) if self.task else 0

    @property
    def built(self) -> bool:
        """Whether every figure has been built."""
        return self.task is not None and self.task.following is None and self.match >= ENOUGH
