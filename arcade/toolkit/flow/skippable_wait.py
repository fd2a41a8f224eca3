"""Waits that a player can cut short: from the first key on, all that are left take no time."""

from arcade.machine.machine import Frames, Machine


class SkippableWait:
    """The waits of one animation. Keys pressed before it do not hurry it; one that does may count for the next move."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.hurried = False
        machine.keyboard.settle()
        self._before = machine.keyboard.presses

    def wait(self, frames: int) -> Frames[None]:
        """Let frames pass until a key is pressed."""
        for _ in range(frames):
            if self.hurried:
                return
            yield
            self.hurried = self.machine.keyboard.cut(self._before)
