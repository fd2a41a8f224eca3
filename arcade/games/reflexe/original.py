"""The look of the demonstration as printed: green on black, one small character somewhere, the time below."""

from arcade.games.reflexe.state import State
from arcade.games.reflexe.strings import PRINTED_MEAN, PRINTED_TIME
from arcade.machine.machine import Frames
from arcade.toolkit.flow.printed_look import PrintedLook
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.stopwatch import seconds, tenths
from arcade.toolkit.picture.ink import BLACK, GREEN

PAUSE = 4
"""Frames from a key to the next character."""
MESSAGE_ROW = 21


class Original(PrintedLook):
    """A screen that is empty but for a character or a time."""

    program: State
    question_place = MESSAGE_ROW, 0

    def title(self) -> Frames[None]:
        """None: black at once."""
        self._clear()
        yield

    def show(self, sign: str, row: int, column: int) -> Frames[None]:
        """The next character."""
        self._clear()
        yield from self.machine.wait(PAUSE)
        self.machine.print_at(row, column, sign)

    def time(self, frames: int) -> Frames[None]:
        """How long it took, until a key is pressed; keys still held do not count."""
        self.machine.print_at(MESSAGE_ROW, 0, self.program.text(PRINTED_TIME, n=tenths(frames)))
        yield from ask_key(self.machine)

    def end(self) -> None:
        """The mean of ten."""
        self._clear()
        mean = seconds(self.program.record.mean)
        self.machine.print_at(MESSAGE_ROW - 1, 0, self.program.text(PRINTED_MEAN, mean=mean))

    def _clear(self) -> None:
        self.clear_screen(BLACK, BLACK, GREEN)
