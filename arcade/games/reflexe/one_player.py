"""One player's ten rounds: a wait, a sign, the right key; then how quick that was."""

from arcade.games.reflexe import strings
from arcade.games.reflexe.modern import Modern
from arcade.games.reflexe.rules import HOLDING, LIMIT, SKULL, Trial, drawn, foreperiod
from arcade.games.reflexe.state import DIRECTIONS, PADS, PRESSED, TYPED, State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text


class OnePlayer:
    """Round after round against the clock."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.look = Modern(program)

    def play(self) -> Frames[None]:
        """Ten timed rounds. Whoever starts with the joystick in hand gets arrows instead of letters.

        But not in a shared game, which is the same for all.
        """
        program = self.program
        program.trial = Trial(program.setup.level)
        if program.trial >= Trial.LETTERS and program.machine.keyboard.down(PADS) and not program.setup.shared:
            program.trial, program.own_terms = Trial.FOUR_WAYS, True
        yield from self.look.begin()
        while not program.record.over:
            yield from self.round()
        quick = program.record.quickness(program.trial)
        program.finish(Outcome.WON if quick else Outcome.LOST, program.record.points)

    def round(self) -> Frames[None]:
        """A wait and a sign; whoever presses while waiting waits once more."""
        program = self.program
        yield from self.look.prompt()
        if (yield from program.pressed_within(foreperiod(program.dice))):
            yield from self.slip(strings.EARLY)
            return
        program.sign = drawn(program.trial, program.dice)
        self.look.appear(program.sign)
        if program.sign == SKULL:
            yield from self.bear()
        else:
            yield from self.answer()

    def slip(self, words: Text) -> Frames[None]:
        """A key that should not have been pressed, and why."""
        self.program.record = self.program.record.slipped()
        yield from self.look.refuse(words)

    def bear(self) -> Frames[None]:
        """A skull: nothing must be pressed."""
        pressed = yield from self.program.pressed_within(HOLDING, self.look.step)
        self.program.sign = ""
        if pressed:
            yield from self.slip(strings.TAKEN_IN)
        else:
            yield from self.look.held()

    def answer(self) -> Frames[None]:
        """Wait for the right key; wrong ones cost points while the clock runs on."""
        program, flawless = self.program, True
        program.machine.keyboard.flush()
        program.watch.start()
        while program.watch.frames < LIMIT:
            for key in (yield from program.keys(TYPED if program.trial >= Trial.LETTERS else PRESSED)):
                if self.right(key):
                    self.count(program.watch.frames, flawless)
                    yield from self.look.accepted()
                    return
                flawless = False
                program.record = program.record.slipped()
                yield from self.look.refuse_at_once(strings.WRONG)
            self.look.step()
        self.count(LIMIT, flawless=False)
        yield from self.look.refuse(strings.MISSED)

    def count(self, frames: int, flawless: bool) -> None:
        """Enter a time in the record; the sign has had its answer."""
        self.program.record = self.program.record.hit(self.program.sign, frames, flawless)
        self.program.sign = ""

    def right(self, key: str) -> bool:
        """Whether a key answers the sign."""
        program = self.program
        if program.sign in DIRECTIONS:
            return key.lower() in DIRECTIONS[program.sign].keys
        if program.trial is Trial.LETTERS:
            return key.upper() == program.sign
        return program.trial is not Trial.SYMBOLS or key == program.sign
