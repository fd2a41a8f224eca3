"""The drawing of the book's look: two windows, a graduated cylinder lying at 45 degrees, a beaker of acid."""

from collections.abc import Sequence
from math import pi

from arcade.games.valence.ending import HEIGHT, LENGTH, NAMES, POLES, RAISING, TOPS, TUNE, TUNE_FOR
from arcade.games.valence.entry import NAME_LENGTH
from arcade.games.valence.rules import FIRST_UNIT
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import clear_in_time
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import BLUE, CYAN, MAGENTA

DOTS, DROP, TWO, FOUR = (udg_character(name) for name in "abcd")
SHAPES = {
    "a": ("..#.....", "........", "........", "........", "......#.", "........", "........", "........"),
    "b": ("...#....", "...#....", "..###...", "..###...", ".#####..", ".#####..", "..###...", "........"),
    "c": ("........", "........", "........", ".##.....", "#..#....", "..#.....", ".#......", "####...."),
    "d": ("........", "........", "........", "..#.....", ".##.....", "#.#.....", "####....", "..#....."),
}
Label = tuple[int, int, str]
Step = tuple[int, int]
"""Pixels to the right and up."""
WATER_LABEL: Label = (5, 2, f"H{TWO}O")
ACID_LABEL: Label = (13, 12, f"H{TWO}SO{FOUR}")

BASE = (22, 21, 19, 17, 16, 13, 12, 12, 10, 8, 7, 5)
"""Lengths of the water's lines in the foot of the cylinder, from y = 100 downwards."""
WATER_WIDTH = 23
DROP_COLUMN, DROP_ROWS, DROP_PAUSE = 10, range(5, 13), 10
DROP_NOTES = ((0.0048, 48.0), (0.0049, 49.0), (0.005, 50.0))

# Milliseconds measured on the ROM, beside what is drawn and heard then.
FLAG_LINE = 32.5
"""A line of a flag."""
CURVE = 514.0
"""DRAW with an angle, however short the curve is."""
DOTTED, MARKED, FILLED = 10.0, 7.5, 10.5
"""A turn of the loop over the rows of dots, of that over the marks, and of that over the acid's lines."""
FALLING, TICKED = 26.5, 19.5
"""A step of a drop, and a turn of the loop over its three notes."""


def define_characters(machine: Spectrum) -> None:
    """The background's dots, the drop, and subscripts."""
    for name, rows in SHAPES.items():
        machine.define(name, rows)


def windows(machine: Spectrum) -> Frames[None]:
    """The windows of the glassware and of the headings."""
    for left, right in ((7, 143), (151, 248)):
        yield from machine.basic.plot(left, 48)
        for step in ((0, 120), (right - left, 0), (0, -120), (left - right, 0)):
            yield from machine.basic.draw(*step)


def dots(machine: Spectrum) -> Frames[None]:
    """The background of the glassware."""
    for row in range(1, 16):
        yield from machine.basic.print_at(row, 1, DOTS * 16)
        yield from machine.basic.takes(DOTTED)


def glassware(machine: Spectrum) -> Frames[None]:
    """The cylinder with a little water in its foot, and the beaker full of acid."""
    yield from _cylinder(machine)
    yield from _beaker(machine)


def _lines(machine: Spectrum, x: int, y: int, *steps: Step) -> Frames[None]:
    yield from machine.basic.plot(x, y)
    for step in steps:
        yield from machine.basic.draw(*step)


def _curve(machine: Spectrum, *steps: Step) -> Frames[None]:
    """A curve in short lines, in the time that DRAW takes with an angle."""
    for step in steps:
        machine.draw(*step)
    yield from machine.basic.takes(CURVE)


def _cylinder(machine: Spectrum) -> Frames[None]:
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
        yield from machine.basic.takes(MARKED)


def _beaker(machine: Spectrum) -> Frames[None]:
    for x in (60, 94):
        yield from _lines(machine, x, 105, (0, -51))
    machine.plot(60, 105)
    for steps in (((16, 3), (6, 0), (16, -4)), ((-4, -3), (-12, -2)), ((-8, 0), (-16, 5))):
        yield from _curve(machine, *steps)
    for down, inset in enumerate((1, 2, 2, 5, 8), 1):
        yield from _lines(machine, 60 + inset, 54 - down, (34 - 2 * inset, 0))
    for y in range(54, 75):
        yield from _lines(machine, 60, y, (34, 0))
        yield from machine.basic.takes(FILLED)
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
    return _lines(machine, FIRST_UNIT + unit, 100 + unit, (WATER_WIDTH, 0))


def drop_falls(machine: Spectrum) -> Frames[None]:
    """After a pause a drop falls from the cylinder's mouth into the acid, and ticks there."""
    yield from machine.wait(DROP_PAUSE)
    for row in DROP_ROWS:
        under = lift_cells(machine, row, DROP_COLUMN, 1, 1)
        machine.print_at(row, DROP_COLUMN, DROP)
        yield from machine.basic.takes(FALLING)
        under.put_back(machine)
    yield from machine.basic.tune(DROP_NOTES, TICKED)


def label(machine: Spectrum, row: int, column: int, formula: str) -> Frames[None]:
    """A formula that flashes."""
    return machine.basic.print_at(row, column, formula, flash=1)


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
            _flag_line(machine, left, y)
            yield from basic.takes(FLAG_LINE)
    hurry = SkippableWait(machine)
    steps = TOPS[0] - HEIGHT + 1
    for step in range(steps):
        for (left, _), top in zip(POLES, TOPS, strict=True):
            if step < top - HEIGHT + 1:
                _flag_line(machine, left, step, erase=True)
                _flag_line(machine, left, step + HEIGHT)
        yield from hurry.wait(RAISING * (step + 1) // steps - RAISING * step // steps)
    for (left, _), top in zip(POLES, TOPS, strict=True):
        _flag_line(machine, left, top - HEIGHT + 1, erase=True)
    for place, name in zip(NAMES, names, strict=False):
        yield from basic.print_at(*place, f"{name:<{NAME_LENGTH}}")
    if len(names) >= TUNE_FOR:
        yield from basic.tune(TUNE)


def _flag_line(machine: Spectrum, pole: int, y: int, erase: bool = False) -> None:
    machine.plot(pole + 3, y, inverse=int(erase))
    machine.draw(LENGTH - 1, 0, inverse=int(erase))
