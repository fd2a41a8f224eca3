"""The look of the original: a machine in thin lines beside its rules, red bars around, and the listing's tones."""

from collections.abc import Iterator, Sequence
from itertools import product

from arcade.games.fortune_wheel import ODDS, strings, theory
from arcade.games.fortune_wheel.levels import Paytable
from arcade.games.fortune_wheel.rules import DIGITS, LARGEST_STAKE, USUAL_LEI, Pattern, Purse
from arcade.games.fortune_wheel.state import State
from arcade.machine.keyboard import is_order
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, ROWS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.flow.prompts import NO, YES, ask_key, next_key
from arcade.toolkit.flow.typed_number import DIGITS as DIGIT_KEYS
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import BLUE, RED, YELLOW, attribute
from arcade.toolkit.picture.patterns import SOLID
from arcade.toolkit.programs.printed_look import PrintedLook

MONEY_ROW, MESSAGE_ROW = 18, 20
DRUM_ROW, DRUM_COLUMNS = 8, (6, 9, 12)
ROOM = 30
"""Columns between the red bars; the original's longer texts ran over them."""
USUAL = "usual"
"""What fire means in place of digits."""
BARS = ((0, 0, 1, 32), (17, 0, 1, 32), (19, 0, 1, 32), (21, 0, 1, 32), (1, 0, 20, 1), (1, 31, 20, 1), (1, 17, 16, 1))
"""Row, column, height and width of each."""
LEGS = ((44, 80, 20), (100, 80, 20), (32, 83, 17), (87, 80, 14))
"""Left edge, top and length; the last two are behind."""
OUTLINES = (
    ((36, 80), (114, 80), (114, 135), (36, 135), (36, 80)),
    ((40, 84), (110, 84), (110, 131), (40, 131), (40, 84)),
    ((36, 80), (26, 86), (26, 129), (36, 135)),
    *(((x, y), (x, y - length), (x + 5, y - length), (x + 5, 80)) for x, y, length in LEGS),
    *(((x, 90), (x + 13, 90), (x + 13, 125), (x, 125), (x, 90)) for x in (45, 69, 93)),
)
"""Front, its rim, the side that is seen, legs and windows."""

FINAL = 0.03, 30
WIN = (0.01, 16), (0.03, 29), (0.1, 20)
LOSS = (0.3, -6), (0.6, -9), (1, -20)
BROKE = (0.2, -3), (0.4, 2), (1, 12)
AHEAD = (0, 3, 5)
"""How many digits each drum is ahead of the first; they turn in unison."""
PAUSE_FRAMES = 90
KEY, REFUSAL = (0.1, 12), (1, -6)

# Milliseconds measured on the ROM beside the tones and signs.
BEFORE_BARS, BESIDE_BAR_SIGN, BESIDE_RULE = 20, 7.5, 4
BEFORE_TICKS, BESIDE_TICKS, BESIDE_ROUND, DIGIT_AFTER_NINE = 61, (13.3, 19, 29), 6.5, 4.4
BESIDE_FINAL, BEFORE_PAYING, AFTER_PAUSE = 8.8, 60, 95
BEFORE_KEY_TONE, KEY_REFUSED, NUMBER_REFUSED, AFTER_KEY = 4, 7.3, 5, 30


def bars(machine: Spectrum) -> Iterator[None]:
    """The red bars, sign by sign."""
    for top, left, height, width in BARS:
        for row, column in product(range(top, top + height), range(left, left + width)):
            fill(machine, row, column, 1, 1, SOLID, attribute(RED, YELLOW))
            yield


def rule_table(program: AnyProgram, paytable: Paytable) -> Iterator[tuple[int, str]]:
    """Each row of the rules with its words; the multiples are those that are really paid."""
    text = program.text
    yield 2, text(strings.RULES)
    yield 4, f"1 1 1 = X{paytable[Pattern.ONES]}"
    yield 5, text(strings.GRAND_PRIZE)
    yield 7, text(strings.RISING, n=paytable[Pattern.RISING])
    yield 8, text(strings.FALLING, n=paytable[Pattern.FALLING])
    yield 9, f"n n n = X{paytable[Pattern.EQUAL]}"
    yield 10, f"n n - = X{paytable[Pattern.FIRST_PAIR]}"
    yield 11, f"n - n = X{paytable[Pattern.OUTER_PAIR]}"
    for row, sample in enumerate(("1 - -", "- 1 -", "- - 1"), 12):
        yield row, f"{sample} = X{paytable[Pattern.LONE_ONE]}"
    yield 15, text(strings.OTHERS)
    yield 16, text(strings.LOSE).rjust(13)


class Original(PrintedLook):
    """Draws, asks and sounds like the listing, and shows the odds to whoever wants them first."""

    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.steps = 0
        """Those of the last spin."""
        self._mocking = False

    def state(self) -> dict[str, Plain]:
        return {"steps": self.steps}

    def title(self) -> Frames[None]:
        yield

    def begin(self) -> Frames[None]:
        self._mocking = False
        machine = self.machine
        self.clear_screen(BLUE, YELLOW, BLUE)
        yield from machine.basic.cls()
        yield from machine.basic.takes(BEFORE_BARS)
        for _ in bars(machine):
            yield from machine.basic.takes(BESIDE_BAR_SIGN)
        for (x, y), *points in OUTLINES:
            yield from machine.basic.plot(x, y)
            for right, up in points:
                yield from machine.basic.draw(right - x, up - y)
                x, y = right, up
        for column in DRUM_COLUMNS:
            yield from machine.basic.print_at(DRUM_ROW, column, "*", inverse=1)
        for row, words in rule_table(self.program, self.program.terms.paytable):
            yield from machine.basic.print_at(row, 18, words)
            yield from machine.basic.takes(BESIDE_RULE)

    # --- questions

    def ask_lei(self) -> Frames[int]:
        """The starting sum, on the money line."""
        program = self.program
        question = program.text(strings.PLAYERS_LEI if program.two else strings.YOUR_LEI, seat=program.seat + 1)
        self.line(MESSAGE_ROW, "")
        return (yield from self.ask_number(MONEY_ROW, question, LARGEST_STAKE, USUAL_LEI))

    def ask_stake(self) -> Frames[int]:
        """The stake, and any key as the lever."""
        text = self.program.text
        yield from self._heard()
        self._money()
        stake = yield from self.ask_number(MESSAGE_ROW, text(strings.YOUR_STAKE), self.program.purse.most)
        self.line(MESSAGE_ROW, text(strings.ACCEPTED))
        while (key := (yield from next_key(self.machine))) in ODDS.keys or is_order(key):
            if key in ODDS.keys:
                yield from self.odds()
        return stake

    def ask_on(self) -> Frames[bool]:
        self.line(MESSAGE_ROW, self.program.text(strings.GO_ON))
        key = ""
        while not key:
            key = yield from self.key(YES + NO, YES[0])
        yield from self.accepted()
        return key in YES

    def line(self, row: int, words: str) -> None:
        """Words between the bars, and nothing else there."""
        self.machine.print_at(row, 1, words[:ROOM].ljust(ROOM))

    def ask_number(self, row: int, question: str, most: int, usual: int = 0) -> Frames[int]:
        """Two digits, or fire for the usual number; what is wrong is asked for again, with a hint."""
        typed = ""
        while True:
            self.line(row, f"{question} {typed}")
            key = yield from self.key(DIGIT_KEYS, USUAL if usual and not typed else "")
            if key == USUAL:
                yield from self.accepted()
                return usual
            if key:
                typed += key
                self.line(row, f"{question} {typed}")
                yield from self.accepted()
                if len(typed) < 2:
                    continue
                if 1 <= int(typed) <= most:
                    yield from self.machine.basic.takes(AFTER_KEY)
                    return int(typed)
                yield from self.machine.basic.takes(NUMBER_REFUSED)
                yield from self.machine.basic.beep(*REFUSAL)
            question, typed = self.program.text(strings.TWO_DIGITS, most=f"{most:02}"), ""

    def key(self, choices: Sequence[str], usual: str = "") -> Frames[str]:
        """One of the keys, or nothing after a wrong one, or what fire means; the odds are shown to whoever asks."""
        while True:
            keys = (*choices, *ODDS.keys)
            key = yield from ask_key(self.machine, keys, self.wrong_key, usual, once=True, move=not usual)
            if key not in ODDS.keys:
                return key
            yield from self.odds()

    def accepted(self) -> Frames[None]:
        yield from self.machine.basic.takes(BEFORE_KEY_TONE)
        yield from self.machine.basic.beep(*KEY, AFTER_KEY)

    def wrong_key(self) -> Frames[None]:
        """Every key's tone, and the low one of a wrong key."""
        yield from self.machine.basic.takes(BEFORE_KEY_TONE)
        yield from self.machine.basic.beep(*KEY)
        yield from self.machine.basic.takes(KEY_REFUSED)
        yield from self.machine.basic.beep(*REFUSAL)

    def odds(self) -> Frames[None]:
        """The odds on a page of their own; a key brings the machine back."""
        machine, text, paytable = self.machine, self.program.text, self.program.terms.paytable
        covered = lift_cells(machine, 0, 0, ROWS, COLUMNS)
        machine.cls()
        machine.print_at(0, 1, text(strings.ODDS_TITLE), inverse=1)
        machine.print_at(2, 0, text(strings.ODDS_HEAD))
        for shown in Pattern:
            machine.print_at(4 + shown, 0, theory.row(self.program, paytable, shown))
        sentence = theory.sentence(self.program, paytable)
        words = [*wrap(sentence, ROOM), "", *wrap(text(strings.UNPAID), ROOM)]
        for row, line in enumerate(words, 13):
            machine.print_at(row, 1, line)
        machine.print_at(21, 1, text(strings.ANY_KEY), inverse=1)
        yield from next_key(machine)
        covered.put_back(machine)

    # --- the pull

    def move(self, before: Purse) -> Frames[None]:
        """The drums spin and stop, and what they pay is said."""
        del before
        program, text, basic = self.program, self.program.text, self.machine.basic
        yield from self._spin()
        for column, digit in zip(DRUM_COLUMNS, program.drums or (), strict=True):
            yield from basic.beep(*FINAL, BESIDE_FINAL)
            yield from self._digit(column, digit)
        yield from basic.takes(BEFORE_PAYING)
        verdict = strings.WON if program.gain > 0 else strings.STAKE_BACK if program.times else strings.LOST
        self.line(MESSAGE_ROW, text(verdict))
        if program.gain > 0:
            self.machine.print_at(MESSAGE_ROW, 14, text(strings.AMOUNT, n=program.gain))
        yield from basic.tune(WIN if program.times else LOSS, 0)
        yield from self.machine.pause(PAUSE_FRAMES)
        yield from basic.takes(AFTER_PAUSE)
        self._money()

    def _spin(self) -> Frames[None]:
        basic = self.machine.basic
        self.steps = 0
        yield from basic.takes(BEFORE_TICKS)
        for turn in range(1, 5):
            for step in range(1, DIGITS + 1):
                pitches = (turn + step - 10, step + 3 * turn - 12, turn + step)
                for column, ahead, pitch, beside in zip(DRUM_COLUMNS, AHEAD, pitches, BESIDE_TICKS, strict=True):
                    yield from basic.beep(0.01, pitch, beside)
                    yield from self._digit(column, (step + ahead - 1) % DIGITS + 1)
                yield from basic.takes(DIGIT_AFTER_NINE * (step + max(AHEAD) > DIGITS))
                self.steps += 1
            yield from basic.takes(BESIDE_ROUND)

    def _digit(self, column: int, digit: int) -> Frames[None]:
        return self.machine.basic.print_at(DRUM_ROW, column, str(digit), inverse=1)

    # --- ends

    def leave(self) -> Frames[None]:
        """Praise, or mockery over the four lowest rows."""
        program, text = self.program, self.program.text
        if program.purse.lei:
            self.line(MESSAGE_ROW, text(strings.AT_THE_GOAL if program.at_goal else strings.WISE))
            if program.two:
                yield from self.machine.pause(PAUSE_FRAMES)
            return
        for row, words in enumerate(text(strings.BROKE_LINES).split("\n"), MONEY_ROW):
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

    def _money(self) -> None:
        program = self.program
        words = strings.PLAYER_HAS if program.two else strings.YOU_HAVE
        self.line(MONEY_ROW, program.text(words, seat=program.seat + 1, n=program.purse.lei))
