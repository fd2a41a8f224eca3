"""Waits that a player can cut short: from the first key on, all that are left take no time."""

from arcade.machine.machine import Frames, Machine


class Hurry:
    """The waits of one animation. Keys pressed before it do not hurry it, those that do are used up."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.hurried = False
        machine.keyboard.keep()

    def wait(self, frames: int) -> Frames[None]:
        """Let frames pass until a key is pressed."""
        for _ in range(frames):
            if self.hurried:
                return
            yield
            self.hurried = bool(self.machine.keyboard.take())
