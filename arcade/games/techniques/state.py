"""What a look of the workshop sees of its program."""

from collections.abc import Sequence

from arcade.games.techniques.exhibits import EXHIBITS
from arcade.games.techniques.rules import Visit
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program, Setup, Thought

MENU = -1
"""The place that is no exhibit."""


class State(Program[Spectrum]):
    """Somebody visits the workshop."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.visit = Visit(len(EXHIBITS))
        self.place = MENU
        """Where the visitor is: at an exhibit, or at the list."""
        self.running = False
        """Whether the exhibit is being shown."""
