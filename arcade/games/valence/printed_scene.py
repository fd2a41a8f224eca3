"""The drawing of the book's look: two windows, a graduated cylinder lying at 45 degrees, a beaker of acid."""

from math import pi

from arcade.games.valence.rules import FIRST_UNIT
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.picture.drawing import lift_cells

DOTS, DROP, TWO, FOUR = (udg_character(name) for name in "abcd")
SHAPES = {
    "a": ("..#.....", "........", "........", "........", "......#.", "........", "........", "........"),
    "b": ("...#....", "...#....", "..###...", "..###...", ".#####..", ".#####..", "..###...", "........"),
    "c": ("........", "........", "..###...", ".#...#..", "....#...", "..##....", ".#####..", "........"),
    "d": ("........", "........", "....#...", "...##...", "..#.#...", ".#####..", "....#...", "........"),
}
Label = tuple[int, int, str]
WATER_LABEL: Label = (5, 2, f"H{TWO}O")
ACID_LABEL: Label = (13, 12, f"H{TWO}SO{FOUR}")

BASE = (22, 21, 19, 17, 16, 13, 12, 12, 10, 8, 7, 5)
"""Lengths of the water's lines in the foot of the cylinder, from y = 100 downwards."""
WATER_WIDTH = 23
DROP_COLUMN, DROP_ROWS, DROP_FRAMES, DROP_PAUSE = 10, range(5, 13), 28, 10
DROP_NOTES = ((0.0048, 48.0), (0.0049, 49.0), (0.005, 50.0))


def define_characters(machine: Spectrum) -> None:
    """The background's dots, the drop, and subscripts."""
    for name, rows in SHAPES.items():
        machine.define(name, rows)


def windows(machine: Spectrum) -> None:
    """The dotted window of the glassware and the window of the headings."""
    for row in range(1, 16):
        machine.print_at(row, 1, DOTS * 16)
    for left, right in ((7, 143), (151, 248)):
        machine.plot(left, 48)
        machine.draw(0, 120)
        machine.draw(right - left, 0)
        machine.draw(0, -120)
        machine.draw(left - right, 0)


def glassware(machine: Spectrum) -> None:
    """The cylinder with a little water in its foot, and the beaker full of acid."""
    _cylinder(machine)
    _beaker(machine)


def _cylinder(machine: Spectrum) -> None:
    for x, y in ((20, 100), (32, 88)):
        machine.plot(x, y)
        machine.draw(50, 50)
    machine.plot(70, 150)
    machine.draw(12, -12, pi / 3)
    machine.draw(-12, 12, pi / 3)
    for tick in range(12):
        machine.plot(23 + 4 * tick, 103 + 4 * tick)
        machine.draw(3, -3)
    machine.plot(22, 104)
    for step in ((-4, 0), (-2, -2), (0, -4), (5, -8), (9, -6), (4, 0), (2, 2), (0, 5)):
        machine.draw(*step)
    for down, length in enumerate(BASE):
        machine.plot(44 - down - length, 100 - down)
        machine.draw(length - 1, 0)


def _beaker(machine: Spectrum) -> None:
    for x in (60, 94):
        machine.plot(x, 105)
        machine.draw(0, -51)
    machine.plot(60, 105)
    for step in ((16, 3), (6, 0), (16, -4), (-4, -3), (-12, -2), (-8, 0), (-16, 5)):
        machine.draw(*step)
    for y in range(54, 75):
        machine.plot(60, y)
        machine.draw(34, 0)
    for down, inset in enumerate((1, 2, 2, 5, 8), 1):
        machine.plot(60 + inset, 54 - down)
        machine.draw(34 - 2 * inset, 0)
    machine.plot(60, 75)
    machine.draw(16, 3)
    machine.draw(18, -3)
    machine.plot(64, 75)
    machine.draw(26, 0, inverse=1)
    for left, length, y in ((68, 20, 76), (66, 5, 75), (84, 6, 75)):
        machine.plot(left, y)
        machine.draw(length, 0)


def water_line(machine: Spectrum, unit: int) -> None:
    """The line that a lost unit adds, one pixel higher and to the right of the last."""
    machine.plot(FIRST_UNIT + unit, 100 + unit)
    machine.draw(WATER_WIDTH, 0)


def drop_falls(machine: Spectrum) -> Frames[None]:
    """A drop from the cylinder's mouth to the acid, ticking."""
    falling = DROP_FRAMES - DROP_PAUSE
    before = machine.now
    yield from machine.tune(DROP_NOTES)
    for place, row in enumerate(DROP_ROWS, 1):
        under = lift_cells(machine, row, DROP_COLUMN, 1, 1)
        machine.print_at(row, DROP_COLUMN, DROP)
        yield from machine.spend(max(before + falling * machine.FRAME * place // len(DROP_ROWS) - machine.now, 0))
        under.put_back(machine)
    yield from machine.wait(DROP_PAUSE)


def label(machine: Spectrum, row: int, column: int, formula: str) -> None:
    """A formula that flashes."""
    machine.print_at(row, column, formula, flash=1)
