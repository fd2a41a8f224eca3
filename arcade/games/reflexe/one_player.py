"""One player's ten rounds: a wait, a sign, the right key; then a medal."""

from arcade.games.reflexe.modern import Modern
from arcade.games.reflexe.rules import HOLDING, LIMIT, SKULL, Trial, drawn, foreperiod
from arcade.games.reflexe.state import DIRECTIONS, PADS, PRESSED, TYPED, Desk
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome


class Solo:
    """Round after round against the clock."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.look = Modern(desk)

    def play(self) -> Frames[None]:
        """Ten timed rounds. Whoever starts with the joystick in hand gets arrows instead of letters."""
        desk = self.desk
        letters, by_joystick = desk.setup.level >= Trial.LETTERS, desk.machine.keyboard.down(PADS)
        desk.trial = Trial.FOUR_WAYS if letters and by_joystick else Trial(desk.setup.level)
        yield from self.look.begin()
        while not desk.record.over:
            yield from self.round()
        medal = desk.record.medal(desk.trial)
        desk.finish(Outcome.WON if medal else Outcome.LOST, desk.record.points)
        yield from self.look.report(medal)

    def round(self) -> Frames[None]:
        """A wait and a sign; whoever presses while waiting waits once more."""
        desk = self.desk
        yield from self.look.wait()
        if (yield from desk.pressed_within(foreperiod(desk.dice))):
            yield from self.slip(self.look.early())
            return
        desk.sign = drawn(desk.trial, desk.dice)
        self.look.appear(desk.sign)
        if desk.sign == SKULL:
            yield from self.bear()
        else:
            yield from self.answer()

    def slip(self, blame: Frames[None]) -> Frames[None]:
        """A key that should not have been pressed."""
        self.desk.record = self.desk.record.slipped()
        yield from blame

    def bear(self) -> Frames[None]:
        """A skull: nothing must be pressed."""
        pressed = yield from self.desk.pressed_within(HOLDING, self.look.tick)
        self.desk.sign = ""
        if pressed:
            yield from self.slip(self.look.taken_in())
        else:
            yield from self.look.held()

    def answer(self) -> Frames[None]:
        """Wait for the right key; wrong ones cost points while the clock runs on."""
        desk, flawless = self.desk, True
        desk.machine.keyboard.flush()
        desk.watch.start()
        while desk.watch.frames < LIMIT:
            for key in (yield from desk.keys(TYPED if desk.trial >= Trial.LETTERS else PRESSED)):
                if self.right(key):
                    self.count(desk.watch.frames, flawless)
                    yield from self.look.hit(desk.record.times[-1])
                    return
                flawless = False
                desk.record = desk.record.slipped()
                self.look.wrong()
            self.look.tick()
        self.count(LIMIT, flawless=False)
        yield from self.look.missed()

    def count(self, frames: int, flawless: bool) -> None:
        """Enter a time in the record; the sign has had its answer."""
        self.desk.record = self.desk.record.hit(self.desk.sign, frames, flawless)
        self.desk.sign = ""

    def right(self, key: str) -> bool:
        """Whether a key answers the sign."""
        desk = self.desk
        if desk.sign in DIRECTIONS:
            return key.lower() in DIRECTIONS[desk.sign].keys
        if desk.trial is Trial.LETTERS:
            return key.upper() == desk.sign
        return desk.trial is not Trial.SYMBOLS or key == desk.sign
