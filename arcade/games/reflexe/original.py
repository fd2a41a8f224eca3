"""The demonstration as printed: green on black, one small character somewhere until its key is pressed, the time."""

from arcade.games.reflexe.rules import PRINTED_SIGNS, printed_place, printed_sign
from arcade.games.reflexe.state import State
from arcade.games.reflexe.strings import PRINTED_MEAN, PRINTED_TIME
from arcade.machine.machine import Frames, Waiting
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.stopwatch import seconds, tenths
from arcade.toolkit.picture.ink import BLACK, GREEN
from arcade.toolkit.programs.printed_look import PrintedLook

CLEAR_MS = 10
"""Measured from a key to the empty screen."""
CHANCE_MS = 20
"""To draw a character."""
CLOCK_MS = 50
"""From there to the start of the clock."""
PLACE_MS = 36
"""From there to the character's place."""
MESSAGE_ROW = 21
ANY_SIGN = Waiting("key", tuple(PRINTED_SIGNS), move=True)


class Original(PrintedLook):
    """A screen that is empty but for a character or a time."""

    program: State
    question_place = MESSAGE_ROW, 0

    def title(self) -> Frames[None]:
        """There was none: the screen is black at once."""
        self.clear_screen(BLACK, BLACK, GREEN)
        yield

    def clear(self) -> Frames[None]:
        """An empty screen, and time to draw a character."""
        yield from self.machine.basic.takes(CLEAR_MS)
        yield from self.machine.basic.cls()
        yield from self.machine.basic.takes(CHANCE_MS)

    def drawn(self) -> Frames[None]:
        """A character has been drawn; the time until the clock is set."""
        return self.machine.basic.takes(CLOCK_MS)

    def appear(self, sign: str, row: int, column: int) -> Frames[None]:
        yield from self.machine.basic.takes(PLACE_MS)
        self.machine.print_at(row, column, sign)

    def accepted(self) -> Frames[None]:
        """The time, until a key is pressed; keys still held do not count."""
        frames = self.program.record.times[-1]
        words = self.program.text(PRINTED_TIME, n=tenths(frames))
        yield from self.machine.basic.print_at(MESSAGE_ROW, 0, words)
        yield from ask_key(self.machine)

    def end(self) -> Frames[None]:
        self.clear_screen(BLACK, BLACK, GREEN)
        mean = seconds(self.program.record.mean)
        yield from self.machine.basic.print_at(MESSAGE_ROW - 1, 0, self.program.text(PRINTED_MEAN, mean=mean))


class BookGame:
    """Ten rounds: no wait before a character, no limit, and other keys are ignored.

    The clock already runs while the character's place is drawn.
    """

    def __init__(self, program: State) -> None:
        self.program = program
        self.look = Original(program)

    def play(self) -> Frames[None]:
        program = self.program
        while not program.record.over:
            yield from self.look.clear()
            sign = printed_sign(program.dice)
            yield from self.look.drawn()
            program.watch.start()
            row, column = printed_place(program.dice)
            yield from self.look.appear(sign, row, column)
            program.sign = sign
            program.machine.keyboard.flush()
            while sign not in (yield from program.keys(ANY_SIGN)):
                pass
            program.record = program.record.hit(sign, program.watch.frames, flawless=False)
            program.sign = ""
            yield from self.look.accepted()
        program.finish(Outcome.OVER, program.record.points)
