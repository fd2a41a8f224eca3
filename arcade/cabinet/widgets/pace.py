"""How fast a machine runs that is seen on a page: as many frames pass as in the time of the page's own."""

from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor


class Pace:
    """Counts out the frames of one kind of machine."""

    def __init__(self, machine: type[Machine]) -> None:
        self._cost = machine.FRAME * Monitor.CLOCK
        self._clock = Monitor.FRAME * machine.CLOCK
        self._owed = 0

    def frames(self) -> int:
        """How many are to pass in the next frame of the page; what is left over counts for the one after."""
        count, self._owed = divmod(self._owed + self._clock, self._cost)
        return count
