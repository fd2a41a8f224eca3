"""The original's picture: red bars, the machine in thin blue lines on four legs, and its rules in a column."""

from collections.abc import Iterator

from arcade.games.fortune_wheel import strings
from arcade.games.fortune_wheel.rules import Pattern, Paytable
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import RED, YELLOW, attribute
from arcade.toolkit.picture.patterns import SOLID

BAR = attribute(RED, YELLOW)
BARS = ((0, 0, 1, 32), (17, 0, 1, 32), (19, 0, 1, 32), (21, 0, 1, 32), (1, 0, 20, 1), (1, 31, 20, 1), (1, 17, 16, 1))
"""Row, column, height and width of each."""
BOXES = (
    ((36, 80), (114, 80), (114, 135), (36, 135), (36, 80)),
    ((40, 84), (110, 84), (110, 131), (40, 131), (40, 84)),
    ((36, 80), (26, 86), (26, 129), (36, 135)),
)
"""Front, its rim, and the side that is seen."""
LEGS = ((44, 80, 20), (100, 80, 20), (32, 83, 17), (87, 80, 14))
"""Left edge, top and length; the last two are behind."""
LEG_WIDTH = 5
WINDOWS = ((45, 90), (69, 90), (93, 90))
WINDOW_WIDTH, WINDOW_HEIGHT = 13, 35
TABLE_WIDTH = 13


def bars(machine: Spectrum) -> Iterator[None]:
    """The red bars, sign by sign."""
    for top, left, height, width in BARS:
        for row in range(top, top + height):
            for column in range(left, left + width):
                fill(machine, row, column, 1, 1, SOLID, BAR)
                yield


def machine_lines(machine: Spectrum) -> Frames[None]:
    """The machine, line by line."""
    for box in BOXES:
        yield from _path(machine, *box)
    for x, y, length in LEGS:
        yield from _path(machine, (x, y), (x, y - length), (x + LEG_WIDTH, y - length), (x + LEG_WIDTH, 80))
    for x, y in WINDOWS:
        right, top = x + WINDOW_WIDTH, y + WINDOW_HEIGHT
        yield from _path(machine, (x, y), (right, y), (right, top), (x, top), (x, y))


def _path(machine: Spectrum, start: tuple[int, int], *points: tuple[int, int]) -> Frames[None]:
    yield from machine.basic.plot(*start)
    for x, y in points:
        yield from machine.basic.draw(x - start[0], y - start[1])
        start = x, y


def rule_table(program: AnyProgram, paytable: Paytable) -> Iterator[tuple[int, str]]:
    """Each row of the rules with its words; the multiples are those that are really paid."""
    text, pays = program.text, paytable.pays
    yield 2, text(strings.RULES)
    yield 4, f"1 1 1 = X{pays[Pattern.ONES]}"
    yield 5, text(strings.GRAND_PRIZE)
    yield 7, text(strings.RISING, n=pays[Pattern.RISING])
    yield 8, text(strings.FALLING, n=pays[Pattern.FALLING])
    yield 9, f"n n n = X{pays[Pattern.EQUAL]}"
    yield 10, f"n n - = X{pays[Pattern.FIRST_PAIR]}"
    yield 11, f"n - n = X{pays[Pattern.OUTER_PAIR]}"
    for row, sample in enumerate(("1 - -", "- 1 -", "- - 1"), 12):
        yield row, f"{sample} = X{pays[Pattern.LONE_ONE]}"
    yield 15, text(strings.OTHERS)
    yield 16, text(strings.LOSE).rjust(TABLE_WIDTH)
