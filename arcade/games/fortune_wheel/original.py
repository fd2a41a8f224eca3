"""The look of the original: a machine in thin lines beside its rules, red bars around, and the listing's tones."""

from arcade.games.fortune_wheel import ODDS, strings
from arcade.games.fortune_wheel.memory import LARGEST_STAKE, USUAL_LEI, Purse
from arcade.games.fortune_wheel.printed_entry import Asking
from arcade.games.fortune_wheel.printed_scene import bars, machine_lines, rule_table
from arcade.games.fortune_wheel.rules import DIGITS
from arcade.games.fortune_wheel.state import State
from arcade.machine.keyboard import is_order
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.flow.prompts import NO, YES, next_key
from arcade.toolkit.picture.ink import BLUE, YELLOW

MONEY_ROW, MESSAGE_ROW, AMOUNT_COLUMN = 18, 20, 14
DRUM_ROW, DRUM_COLUMNS = 8, (6, 9, 12)

FINAL = 0.03, 30
WIN = (0.01, 16), (0.03, 29), (0.1, 20)
LOSS = (0.3, -6), (0.6, -9), (1, -20)
BROKE = (0.2, -3), (0.4, 2), (1, 12)
TICK = 0.01
ROUNDS = 4
AHEAD = (0, 3, 5)
"""How many digits each drum is ahead of the first; they turn in unison."""
PAUSE = 90

# Milliseconds measured on the ROM beside the tones and signs.
CLEARED, BAR_SIGN, RULE = 20, 7.5, 4
"""Before the first bar, beside each of their signs, and beside each rule."""
LEVER, BESIDE_TICKS, ROUND, BEYOND_NINE = 61, (13.3, 19, 29), 6.5, 4.4
"""From a key to the first tick, beside each tick of a step, beside a round, and for a digit after nine."""
BESIDE_FINAL, PAID, SETTLING = 8.8, 60, 95
"""Beside each drum that stops, and to what they pay; and from the pause to the next question."""


class Original(Asking):
    """Draws and sounds like the listing."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.steps = 0
        self._mocking = False

    def state(self) -> dict[str, Plain]:
        """The steps of the last spin."""
        return {"steps": self.steps}

    def title(self) -> Frames[None]:
        """There is none."""
        yield

    def begin(self) -> Frames[None]:
        """The whole picture."""
        self._mocking = False
        machine = self.machine
        self.clear_screen(BLUE, YELLOW, BLUE)
        yield from machine.basic.cls()
        yield from machine.basic.takes(CLEARED)
        for _ in bars(machine):
            yield from machine.basic.takes(BAR_SIGN)
        yield from machine_lines(machine)
        for column in DRUM_COLUMNS:
            yield from machine.basic.print_at(DRUM_ROW, column, "*", inverse=1)
        for row, words in rule_table(self.program, self.program.terms.paytable):
            yield from machine.basic.print_at(row, 18, words)
            yield from machine.basic.takes(RULE)

    # --- questions

    def ask_lei(self) -> Frames[int]:
        """The starting sum, on the money line."""
        program, text = self.program, self.program.text
        question = text(strings.PLAYERS_LEI, seat=program.seat + 1) if program.two else text(strings.YOUR_LEI)
        self.line(MESSAGE_ROW, "")
        return (yield from self.ask_number(MONEY_ROW, question, LARGEST_STAKE, USUAL_LEI))

    def ask_stake(self) -> Frames[int]:
        """The stake, and any key as the lever."""
        text = self.program.text
        yield from self._heard()
        self._money()
        stake = yield from self.ask_number(MESSAGE_ROW, text(strings.YOUR_STAKE), self.program.purse.most)
        self.line(MESSAGE_ROW, text(strings.ACCEPTED))
        while True:
            key = yield from next_key(self.machine)
            if key in ODDS.keys:
                yield from self.odds()
            elif not is_order(key):
                break
        return stake

    def ask_on(self) -> Frames[bool]:
        """Whether to go on."""
        self.line(MESSAGE_ROW, self.program.text(strings.GO_ON))
        key = ""
        while not key:
            key = yield from self.key(YES + NO, YES[0])
        yield from self.accepted()
        return key in YES

    # --- the pull

    def move(self, before: Purse) -> Frames[None]:
        """The drums spin and stop, and what they pay is said."""
        del before
        program, text = self.program, self.program.text
        yield from self._spin()
        for column, digit in zip(DRUM_COLUMNS, program.drums or (), strict=True):
            yield from self.machine.basic.beep(*FINAL, BESIDE_FINAL)
            yield from self._digit(column, digit)
        yield from self.machine.basic.takes(PAID)
        if program.times:
            self.line(MESSAGE_ROW, text(strings.WON) if program.gain else text(strings.STAKE_BACK))
            if program.gain:
                self.machine.print_at(MESSAGE_ROW, AMOUNT_COLUMN, text(strings.AMOUNT, n=program.gain))
            yield from self.machine.basic.tune(WIN, 0)
        else:
            self.line(MESSAGE_ROW, text(strings.LOST))
            yield from self.machine.basic.tune(LOSS, 0)
        yield from self.machine.pause(PAUSE)
        yield from self.machine.basic.takes(SETTLING)
        self._money()

    def _spin(self) -> Frames[None]:
        basic = self.machine.basic
        self.steps = 0
        yield from basic.takes(LEVER)
        for turn in range(1, ROUNDS + 1):
            for step in range(1, DIGITS + 1):
                pitches = (turn + step - 10, step + 3 * turn - 12, turn + step)
                for column, ahead, pitch, beside in zip(DRUM_COLUMNS, AHEAD, pitches, BESIDE_TICKS, strict=True):
                    yield from basic.beep(TICK, pitch, beside)
                    yield from self._digit(column, (step + ahead - 1) % DIGITS + 1)
                yield from basic.takes(BEYOND_NINE * (step + max(AHEAD) > DIGITS))
                self.steps += 1
            yield from basic.takes(ROUND)

    def _digit(self, column: int, digit: int) -> Frames[None]:
        return self.machine.basic.print_at(DRUM_ROW, column, str(digit), inverse=1)

    # --- ends

    def end_stopped(self) -> Frames[None]:
        """Praise for whoever stops."""
        yield from self._praise(strings.WISE)

    def end_at_goal(self) -> Frames[None]:
        """Praise for whoever is at the goal."""
        yield from self._praise(strings.AT_THE_GOAL)

    def _praise(self, words: Text) -> Frames[None]:
        self.line(MESSAGE_ROW, self.program.text(words))
        if self.program.two:
            yield from self.machine.pause(PAUSE)

    def end_broke(self) -> Frames[None]:
        """Mockery over the four lowest rows."""
        for row, words in enumerate(self.program.text(strings.BROKE_LINES).split("\n"), MONEY_ROW):
            self.line(row, words)
        yield from self.machine.basic.tune(BROKE, 0)
        self._mocking = True

    def _heard(self) -> Frames[None]:
        """A key after the mockery; what it covered comes back."""
        if self._mocking:
            yield from next_key(self.machine)
            for _ in bars(self.machine):
                pass
            self.line(MESSAGE_ROW, "")
            self._mocking = False

    def end(self, outcome: Outcome) -> Frames[None]:
        """Of two players the richer one is named."""
        if self.program.two:
            yield from self._heard()
            self.line(MESSAGE_ROW, self.program.text(WORDS[outcome]))
            yield from self.machine.basic.tune(WIN, 0)

    def again(self) -> Frames[bool]:
        """Whoever is broke makes room for the next one; whoever stops has stopped the program."""
        again = self._mocking
        yield from self._heard()
        return again

    # --- words

    def _money(self) -> None:
        program, text, lei = self.program, self.program.text, self.program.purse.lei
        words = text(strings.PLAYER_HAS, seat=program.seat + 1, n=lei) if program.two else text(strings.YOU_HAVE, n=lei)
        self.line(MONEY_ROW, words)
