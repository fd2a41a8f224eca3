"""The look of the demonstration as printed: green on black, one small character somewhere, the time below."""

from arcade.games.reflexe.state import State
from arcade.games.reflexe.strings import PRINTED_MEAN, PRINTED_TIME
from arcade.machine.machine import Frames
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.stopwatch import seconds, tenths
from arcade.toolkit.picture.ink import BLACK, GREEN
from arcade.toolkit.programs.printed_look import PrintedLook

PAUSE = 4
"""Frames from a key to the next character."""
MESSAGE_ROW = 21


class Original(PrintedLook):
    """A screen that is empty but for a character or a time."""

    program: State
    question_place = MESSAGE_ROW, 0

    def title(self) -> Frames[None]:
        """None: black at once."""
        self.clear_screen(BLACK, BLACK, GREEN)
        yield

    def appear(self, sign: str, row: int, column: int) -> Frames[None]:
        """The next character."""
        self.clear_screen(BLACK, BLACK, GREEN)
        yield from self.machine.wait(PAUSE)
        self.machine.print_at(row, column, sign)

    def accepted(self) -> Frames[None]:
        """How long it took, until a key is pressed; keys still held do not count."""
        frames = self.program.record.times[-1]
        self.machine.print_at(MESSAGE_ROW, 0, self.program.text(PRINTED_TIME, n=tenths(frames)))
        yield from ask_key(self.machine)

    def end(self) -> Frames[None]:
        """The mean of ten."""
        self.clear_screen(BLACK, BLACK, GREEN)
        mean = seconds(self.program.record.mean)
        self.machine.print_at(MESSAGE_ROW - 1, 0, self.program.text(PRINTED_MEAN, mean=mean))
        yield from ()
