"""What a look does for the program, whichever it is."""

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from arcade.games.simultan.handling import Command
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.grid import Cell


class Ending(Enum):
    """How one player's game ended."""

    SOLVED = "solved"
    WRONG = "wrong"
    TIME = "time"
    GIVEN_UP = "given up"
    DUEL = "duel"


class Look(Protocol):
    """Draws what the program holds; see `Original` and `Modern`."""

    columns: int
    """Columns that the cursor walks: three of digits, and perhaps one of buttons."""

    def title(self) -> Frames[None]:
        """The title picture, if there is one."""

    def ask_different(self) -> Frames[bool]:
        """Ask whether digits may repeat; whether they must differ."""

    def composing(self) -> None:
        """Say that a puzzle is being looked for."""

    def begin(self) -> Frames[None]:
        """Set up a new puzzle."""

    def show(self) -> None:
        """Show what has changed since the last frame, and the cursor."""

    def passed(self) -> None:
        """A pass has gone by: the points have changed."""

    def at(self, x: int, y: int) -> Command | Cell | None:
        """What is under the mouse: a cell, or something that stands for a command."""

    def hush(self) -> None:
        """Take away a message that has been read."""

    def accept(self) -> None:
        """Sound for a digit written."""

    def refuse(self, words: Text, **values: object) -> None:
        """Say why something cannot be; nothing is lost by it."""

    def tell(self, words: Text, **values: object) -> None:
        """Say something pleasant or neutral."""

    def checking(self) -> Frames[None]:
        """The answer is being checked."""

    def explain(self, lines: Sequence[int]) -> Frames[None]:
        """Show what is wrong in each line and why."""

    def end(self, ending: Ending) -> Frames[bool]:
        """The end of a game; whether another is wanted."""

    def farewell(self) -> Frames[None]:
        """The end of the sitting."""
