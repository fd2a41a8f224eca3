"""The message line: questions, refusals and remarks, each erased before the next."""

from arcade.games.noughts import strings
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.pet_console import PetConsole

ROW, WIDTH = 23, 39
"""Where the line is, and how long; the last column stays free for the cursor."""


class Console(PetConsole):
    """One line, and a last word below it."""

    def __init__(self, program: Program[Pet]) -> None:
        super().__init__(program, ROW, columns=WIDTH + 1)

    def farewell(self) -> Frames[None]:
        """Leave the PET ready."""
        self.say(strings.FAREWELL)
        self.machine.print_at(ROW + 1, 0, "READY.".ljust(WIDTH + 1))
        yield
