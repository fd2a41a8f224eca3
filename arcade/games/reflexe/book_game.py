"""The demonstration as printed, ten rounds of it: a character on an empty screen until its very key is pressed."""

from arcade.games.reflexe.original import Original
from arcade.games.reflexe.rules import PRINTED_SIGNS, printed_place, printed_sign
from arcade.games.reflexe.state import State
from arcade.machine.machine import Frames, Waiting
from arcade.toolkit.contract.outcome import Outcome

ANY_SIGN = Waiting("key", tuple(PRINTED_SIGNS), move=True)


class BookGame:
    """No wait before a character, no limit, and other keys count for nothing.

    The clock runs while it is worked out where the character is to stand.
    """

    def __init__(self, program: State) -> None:
        self.program = program
        self.look = Original(program)

    def play(self) -> Frames[None]:
        """Ten characters."""
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
