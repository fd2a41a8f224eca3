"""The demonstration as printed, ten rounds of it: a character on an empty screen until its very key is pressed."""

from arcade.games.reflexe.original import Original
from arcade.games.reflexe.rules import PRINTED_SIGNS, printed
from arcade.games.reflexe.state import Desk
from arcade.machine.machine import Frames, Waiting
from arcade.toolkit.contract.outcome import Outcome

ANY_SIGN = Waiting("key", tuple(PRINTED_SIGNS), move=True)


class Printed:
    """No wait before a character, no limit, and other keys count for nothing."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.look = Original(desk)

    def play(self) -> Frames[None]:
        """Ten characters."""
        desk = self.desk
        while not desk.record.over:
            sign, row, column = printed(desk.dice)
            yield from self.look.show(sign, row, column)
            desk.sign = sign
            desk.watch.start()
            desk.machine.keyboard.flush()
            while sign not in (yield from desk.keys(ANY_SIGN)):
                pass
            desk.record = desk.record.hit(sign, desk.watch.frames, flawless=False)
            desk.sign = ""
            yield from self.look.time(desk.record.times[-1])
        desk.finish(Outcome.OVER, desk.record.points)
