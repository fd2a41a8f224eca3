"""What a look of the Lucky Number sees of its program."""

from arcade.games._template.rules import Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program


class State(Program[Spectrum]):
    """A number is hidden, and some others are out of the question."""

    position: Position
    """The position now."""
