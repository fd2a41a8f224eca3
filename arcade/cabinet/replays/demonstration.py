"""A game played by its pilot, for the shelf and the attract mode; one that breaks there just stops."""

from collections.abc import Callable, Iterator

from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.time_slices import TimeSlices
from arcade.machine.font import Font
from arcade.machine.machine import Machine
from arcade.toolkit.contract.program import Setup


class Demonstration:
    """A session and its pilot's hands."""

    def __init__(self, setup: Callable[[], Setup], font: Font | None = None, heard: bool = False) -> None:
        """`setup` is asked at the first step, since a game may turn out broken; `font` are the player's own letters.

        One that is not `heard` has its sound thrown away.
        """
        self._heard = heard
        self._steps = self._play(setup, font)
        self.machine: Machine | None = None
        """What was seen last. Its picture is whole while the demonstration is there: a closed program clears up."""

    def step(self) -> Machine | None:
        """Run a frame and give the machine to look at; None when there is nothing more to see."""
        try:
            machine = next(self._steps, None)
        except Exception:  # noqa: BLE001 (whatever breaks in a demonstration, the page goes on)
            return None
        self.machine = machine or self.machine
        return machine

    def _play(self, setup: Callable[[], Setup], font: Font | None) -> Iterator[Machine]:
        session = Session(setup(), font)
        hands = pilot_hands(session, session.setup.seed, watched=True)
        while not session.ended:
            session.step(next(hands))
            if not self._heard:
                hush(session.machine)
            yield session.machine


def advanced(demonstration: Demonstration, frames: int) -> TimeSlices[Demonstration]:
    """Let so many frames pass, one in each piece of the work, and give the demonstration; less when it ends before."""
    for frame in range(frames):
        if demonstration.step() is None:
            break
        yield frame + 1
    return demonstration


def hush(machine: Machine) -> None:
    """Throw away the sound of a machine that nobody hears, for it would pile up."""
    machine.speaker.skip(machine.frame * machine.FRAME)
