"""The screen of the book's look: windows, a cylinder lying at 45 degrees, a beaker of acid, a panel of headings."""

from collections.abc import Sequence
from math import pi

from arcade.games.valence import ART, strings
from arcade.games.valence.chemistry import ROMAN, SHELLS
from arcade.games.valence.ending import HEIGHT, NAME_LENGTH, NAMES, POLES, climb, flag_line
from arcade.games.valence.explanations import ELEMENTS
from arcade.games.valence.rules import FIRST_UNIT, ElementTask, Player
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.picture.areas import clear_in_time
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import BLUE, CYAN, MAGENTA, pair
from arcade.toolkit.picture.panels import write

DOTS, DROP, TWO, FOUR = (udg_character(name) for name in "abcd")
SHAPES = {"a": "dots", "b": "book's drop", "c": "lowered two", "d": "lowered four"}
"""The characters that the book defines, and their drawings."""
Step = tuple[int, int]
"""Pixels to the right and up."""
WATER_LABEL, ACID_LABEL = (5, 2, f"H{TWO}O"), (13, 12, f"H{TWO}SO{FOUR}")
BASE = (22, 21, 19, 17, 16, 13, 12, 12, 10, 8, 7, 5)
"""Lengths of the water's lines in the foot of the cylinder, from y = 100 downwards."""
DROP_COLUMN = 10
DROP_NOTES = ((0.0048, 48.0), (0.0049, 49.0), (0.005, 50.0))
DIGIT_ROW, DIGIT_COLUMN, DIGIT_GAP = 22, 2, 3
"""Where digits stand to be clicked."""
PANEL_COLUMN, VALUE_COLUMN, ELECTRONS_COLUMN = 19, 21, 24
SHELL_ROW, VALENCE_ROW, PLAYER_ROW = 10, 15, 17
PITCHES = (-20.0, -10.0, 0.0, 10.0, 20.0, 30.0, 40.0)
TUNE = tuple(note for pitch in PITCHES for note in ((0.05, 12.0), (0.5, pitch)))

# Milliseconds of the ROM, measured, beside what is drawn and heard then.
FLAG_LINE, DOTS_ROW, TICK_MARK, ACID_LINE, HEADING = 32.5, 10.0, 7.5, 10.5, 8.0
CURVE = 514.0
"""DRAW with an angle, however short the curve is."""
DROP_STEP, DROP_NOTE = 26.5, 19.5
FINDING_NAME, COUNTING_ELECTRONS = 20.0, 70.0


def define_characters(machine: Spectrum) -> None:
    for name, drawing in SHAPES.items():
        machine.define(name, ART.rows(drawing))


def windows(machine: Spectrum) -> Frames[None]:
    for left, right in ((7, 143), (151, 248)):
        yield from _lines(machine, left, 48, (0, 120), (right - left, 0), (0, -120), (left - right, 0))


def dots(machine: Spectrum) -> Frames[None]:
    for row in range(1, 16):
        yield from machine.basic.print_at(row, 1, DOTS * 16)
        yield from machine.basic.takes(DOTS_ROW)


def _lines(machine: Spectrum, x: int, y: int, *steps: Step) -> Frames[None]:
    yield from machine.basic.plot(x, y)
    for step in steps:
        yield from machine.basic.draw(*step)


def _curve(machine: Spectrum, *steps: Step) -> Frames[None]:
    """A curve in short lines, in the time that DRAW takes with an angle."""
    for step in steps:
        machine.draw(*step)
    yield from machine.basic.takes(CURVE)


def cylinder(machine: Spectrum) -> Frames[None]:
    machine.plot(70, 150)
    for turn in ((12, -12), (-12, 12)):
        machine.draw(*turn, pi / 3)
        yield from machine.basic.takes(CURVE)
    for x, y in ((20, 100), (32, 88)):
        yield from _lines(machine, x, y, (50, 50))
    machine.plot(22, 104)
    for steps in (((-4, 0), (-2, -2)), ((0, -4), (5, -8)), ((9, -6), (4, 0)), ((2, 2), (0, 5))):
        yield from _curve(machine, *steps)
    for down, length in enumerate(BASE):
        yield from _lines(machine, 44 - down - length, 100 - down, (length - 1, 0))
    for tick in range(12):
        yield from _lines(machine, 23 + 4 * tick, 103 + 4 * tick, (3, -3))
        yield from machine.basic.takes(TICK_MARK)


def beaker(machine: Spectrum) -> Frames[None]:
    for x in (60, 94):
        yield from _lines(machine, x, 105, (0, -51))
    machine.plot(60, 105)
    for steps in (((16, 3), (6, 0), (16, -4)), ((-4, -3), (-12, -2)), ((-8, 0), (-16, 5))):
        yield from _curve(machine, *steps)
    for down, inset in enumerate((1, 2, 2, 5, 8), 1):
        yield from _lines(machine, 60 + inset, 54 - down, (34 - 2 * inset, 0))
    for y in range(54, 75):
        yield from _lines(machine, 60, y, (34, 0))
        yield from machine.basic.takes(ACID_LINE)
    machine.plot(60, 75)
    for step in ((16, 3), (18, -3)):
        yield from _curve(machine, step)
    yield from machine.basic.plot(64, 75)
    yield from machine.basic.draw(26, 0, inverse=1)
    for left, length in ((66, 5), (84, 6)):
        yield from _lines(machine, left, 75, (length, 0))
    machine.plot(68, 76)
    yield from _curve(machine, (20, 0))


def water_line(machine: Spectrum, unit: int) -> Frames[None]:
    """The line that a lost unit adds, one pixel higher and to the right of the last."""
    return _lines(machine, FIRST_UNIT + unit, 100 + unit, (23, 0))


def drop_falls(machine: Spectrum) -> Frames[None]:
    """After a pause a drop falls from the cylinder's mouth into the acid, and ticks there."""
    yield from machine.wait(10)
    for row in range(5, 13):
        under = lift_cells(machine, row, DROP_COLUMN, 1, 1)
        machine.print_at(row, DROP_COLUMN, DROP)
        yield from machine.basic.takes(DROP_STEP)
        under.put_back(machine)
    yield from machine.basic.tune(DROP_NOTES, DROP_NOTE)


def flags(machine: Spectrum, names: Sequence[str]) -> Frames[None]:
    """Raise the flags and show the names of the best, first to last; a key cuts the climb short.

    The book raises three flags even for two players, slowly, and plays its tune from three players on.
    """
    basic = machine.basic
    yield from clear_in_time(machine, MAGENTA, CYAN, BLUE)
    for left, height in POLES:
        for x in (left, left + 2):
            yield from basic.plot(x, 0)
            yield from basic.draw(0, height)
    for left, _ in POLES:
        for y in range(HEIGHT):
            flag_line(machine, left, y)
            yield from basic.takes(FLAG_LINE)
    yield from climb(machine, len(POLES), 860)
    for place, name in zip(NAMES, names, strict=False):
        yield from basic.print_at(*place, f"{name:<{NAME_LENGTH}}")
    if len(names) >= 3:
        yield from basic.tune(TUNE)


class Panel:
    """Prints what the players read."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine

    def headings(self) -> Frames[None]:
        basic, text = self.machine.basic, self.program.text
        labels = {2: strings.NAME_LABEL, 4: strings.SYMBOL_LABEL, 6: strings.NUMBER_LABEL}
        labels |= enumerate(strings.CONFIGURATION_LABELS, 8)
        for row, words in labels.items():
            yield from basic.print_at(row, PANEL_COLUMN, f"{text(words):<11}", inverse=1)
            yield from basic.takes(HEADING)
        for row, shell in enumerate(SHELLS, SHELL_ROW):
            yield from basic.print_at(row, VALUE_COLUMN, f"{shell} =")
        yield from basic.print_at(VALENCE_ROW - 1, PANEL_COLUMN, f"{text(strings.VALENCE_LABEL):<11}", inverse=1)

    def players(self, players: Sequence[Player], turn: int) -> Frames[None]:
        """Everybody's points; the number of the one at turn flashes."""
        basic, text = self.machine.basic, self.program.text
        for row, player in enumerate(players, PLAYER_ROW):
            place = row - PLAYER_ROW
            yield from basic.print_at(row, 1, f"{text(strings.PLAYER_LABEL):<8}", inverse=1)
            yield from basic.print_at(row, 9, str(place + 1), inverse=1, flash=int(place == turn))
            yield from basic.print_at(row, 10, f"{player.name:<8}")
            yield from basic.print_at(row, 18, f"{text(strings.POINTS_LABEL):<7}", inverse=1)
            yield from basic.print_at(row, 27, str(player.points))
        # Not in the book: something to click on.
        for place, digit in enumerate(DIGITS):
            write(self.machine, DIGIT_ROW, DIGIT_COLUMN + DIGIT_GAP * place, digit, pair("ky"))

    def element(self, task: ElementTask) -> Frames[None]:
        """Name, symbol and atomic number of a new element; the answers are blank."""
        basic = self.machine.basic
        yield from basic.takes(FINDING_NAME)
        yield from basic.print_at(3, VALUE_COLUMN, f"{self.program.text(ELEMENTS[task.number - 1]):<10}")
        yield from basic.print_at(5, VALUE_COLUMN + 1, f"{task.label:<2}")
        yield from basic.takes(COUNTING_ELECTRONS)
        yield from basic.print_at(7, VALUE_COLUMN + 1, f"{task.number:<2}")
        for row in range(SHELL_ROW, SHELL_ROW + len(SHELLS)):
            self.machine.print_at(row, ELECTRONS_COLUMN, "    ")
        self.machine.print_at(VALENCE_ROW, VALUE_COLUMN + 1, "    ")

    def question(self, task: ElementTask) -> Frames[None]:
        return self.machine.basic.print_at(*self._place(task, len(task.told)), "?", flash=1)

    def answered(self, task: ElementTask) -> Frames[None]:
        """The right answer in its place: electrons, one without a number, or the valence in Roman numerals."""
        step = len(task.told) - 1
        digit = task.told[step]
        shown = ROMAN[digit] if step == task.questions - 1 else "e-" if digit == 1 else f"{digit} e-"
        return self.machine.basic.print_at(*self._place(task, step), shown)

    def _place(self, task: ElementTask, step: int) -> tuple[int, int]:
        return (VALENCE_ROW, VALUE_COLUMN + 1) if step == task.questions - 1 else (SHELL_ROW + step, ELECTRONS_COLUMN)

    def points(self, turn: int, player: Player) -> None:
        self.machine.print_at(PLAYER_ROW + turn, 27, str(player.points))

    def rest(self, turn: int) -> None:
        """The number of the player whose turn is over stands still; the digits are gone."""
        self.machine.print_at(PLAYER_ROW + turn, 9, str(turn + 1), inverse=1)
        for column in range(DIGIT_COLUMN, DIGIT_COLUMN + DIGIT_GAP * len(DIGITS), DIGIT_GAP):
            write(self.machine, DIGIT_ROW, column, " ", pair("ky"))

    @staticmethod
    def digit_under(key: str) -> str:
        """The digit that a click points at; other keys as they are."""
        pixel = clicked(key) if key else None
        if pixel is None or pixel[1] // 8 != DIGIT_ROW:
            return key
        place, aside = divmod(pixel[0] // 8 - DIGIT_COLUMN, DIGIT_GAP)
        return DIGITS[place] if 0 <= place < len(DIGITS) and aside == 0 else key
