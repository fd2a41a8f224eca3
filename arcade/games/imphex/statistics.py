"""What outlives one game: the brains of both scans, the run of wins, the illegal moves counted."""

from collections.abc import Mapping

from arcade.games.imphex.book_opponent import Scan
from arcade.games.imphex.memory import Brain, graduate, read
from arcade.toolkit.contract.plain import Plain


class Career:
    """Which brain plays, and how the player has done against it since the program was started."""

    def __init__(self, memory: Plain, scan: Scan, born_knowing: bool = False) -> None:
        """`memory` is what `plain` gave in an earlier run, or None; a brain born knowing everything keeps none."""
        fields = memory if isinstance(memory, Mapping) else {}
        self.brains = {scan: read(fields.get(scan.value), scan) for scan in Scan}
        self.scan = scan
        self.born_knowing = born_knowing
        self._graduate = graduate() if born_knowing else Brain()
        self.run = 0
        """Games that the player has won one after the other, those with help left out."""
        self.illegal = 0

    @property
    def brain(self) -> Brain:
        """The brain that plays."""
        return self._graduate if self.born_knowing else self.brains[self.scan]

    @brain.setter
    def brain(self, brain: Brain) -> None:
        if self.born_knowing:
            self._graduate = brain
        else:
            self.brains[self.scan] = brain

    @property
    def certain(self) -> bool:
        """Whether the brain that plays can never lose: born so, or taught everything."""
        return self.born_knowing or self.brain.taught_in > 0

    def human_won(self, in_hand: str, helped: bool) -> int | None:
        """The human has won: the position in hand is learned. Gives the score: wins in a row, None with help."""
        self.run += not helped
        self.brain = self.brain.after_loss(in_hand, self.scan, self.run)
        return None if helped else self.run

    def computer_won(self) -> None:
        """The computer has won: the run is over."""
        self.run = 0
        self.brain = self.brain.after_win()

    def plain(self) -> Plain:
        """What later runs should remember."""
        return {scan.value: brain.plain() for scan, brain in self.brains.items()}
