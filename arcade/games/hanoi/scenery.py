"""What lies behind the rods of Hanoi: a night sky over mountains, a lake and a far temple; and dawn."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

from arcade.games.hanoi import ART, art
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH
from arcade.toolkit.animation.living import Alive, Twinkle, all_alive
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import Patch, draw, lift_cells
from arcade.toolkit.picture.ink import BRIGHT_BIT, pair
from arcade.toolkit.picture.patterns import NIGHT, dither_line
from arcade.toolkit.picture.sprites import CELL, Sprite

HORIZON = 128
"""The pixel line where the mountains stand in the lake."""
SHORE = 160
SKYLINE = (
    22, 30, 40, 52, 46, 34, 28, 20, 14, 10, 16, 22, 18, 12, 8, 6, 8, 12, 10, 6, 4, 8, 14, 24, 30, 26, 34, 44, 56, 62,
    50, 42, 36,
)  # fmt: skip
"""Heights of the mountains above the horizon, in pixels, eight pixels apart."""
MOON = (80, 32)
SUN = (58, 112, 40)
"""The left edge of the sun, the line that it comes up from, and the line that it comes up to."""
TEMPLE = (136, 58)
DARK, WATER, PALE = pair("bk"), pair("bk"), pair("wk")
NIGHT_COLOURS = (DARK, WATER, PALE, pair("ck"), pair("Ck"), pair("rk"))
"""Those of the valley by night, glints and lamps included."""
DAWN = "BBBMMMMRRRRRRRRY"
"""Colours of the sky at dawn, row by row from the second one to the horizon."""
FREE_COLUMNS = {3: (11, 21), 4: (8, 23)}
"""By the number of rods, columns of cells that no ring ever covers."""
LAMPS = {3: ((10, 21), (13, 21)), 4: ()}
"""Cells with the temple's lamps, where nothing covers them."""
WEAVE = (int("77" * COLUMNS, 16), int("DD" * COLUMNS, 16))
"""What is left of a line in the water."""
WAVES = ART["waves"]


@cache
def mountains() -> Sprite:
    """The range, as wide as the screen: moonlit ridges, darker towards the water."""
    tops = [
        HORIZON - (before * (CELL - x) + after * x) // CELL for before, after in pairwise(SKYLINE) for x in range(CELL)
    ]
    highest = min(tops)
    ink, solid = [], []
    for y in range(highest, HORIZON):
        shape = ridge = 0
        for top in tops:
            shape = shape << 1 | (y >= top)
            ridge = ridge << 1 | (top <= y < top + 2)
        level = 30 - 28 * (y - highest) // (HORIZON - highest)
        shade = dither_line(level, y) * (int("01" * COLUMNS, 16))
        ink.append(ridge | shade & shape)
        solid.append(shape)
    return Sprite(WIDTH, tuple(ink), tuple(solid))


def night(machine: Spectrum, top: int = 1) -> None:
    """The valley by night, from a row down to the shore."""
    fill(machine, top, 0, HORIZON // CELL - top, COLUMNS, NIGHT, DARK)
    draw(machine, art.moon(24).coloured("w", "k"), *MOON, clear=True)
    range_ = mountains()
    draw(machine, range_.coloured("b", "k"), 0, HORIZON - range_.height)
    draw(machine, art.pagoda(2).coloured("b", "k"), *TEMPLE, clear=True)
    fill(machine, HORIZON // CELL, 0, (SHORE - HORIZON) // CELL, COLUMNS, WAVES, WATER)


def reflect(machine: Spectrum, bank: int, rows: int) -> None:
    """Mirror what stands above a pixel line in so many rows of water below it, half as high and darker."""
    display, attributes = machine.display, machine.attributes
    for line in range(CELL * rows):
        source, target = LINES[bank - 1 - 2 * line], LINES[bank + line]
        bits = int.from_bytes(display[source : source + COLUMNS]) & WEAVE[line % 2]
        display[target : target + COLUMNS] = bits.to_bytes(COLUMNS)
    for row in range(rows):
        source, target = COLUMNS * (bank // CELL - 1 - 2 * row), COLUMNS * (bank // CELL + row)
        attributes[target : target + COLUMNS] = bytes(
            value & ~BRIGHT_BIT for value in attributes[source : source + COLUMNS]
        )


def dawn(machine: Spectrum) -> Patch:
    """The valley as it is when the sun comes up, from the second row down to the shore; the screen stays as it is."""
    kept = lift_cells(machine, 0, 0, SHORE // CELL, COLUMNS)
    for row, letter in enumerate(DAWN, 1):
        fill(machine, row, 0, 1, COLUMNS, colours=pair("k" + letter))
    fill(machine, HORIZON // CELL, 0, (SHORE - HORIZON) // CELL, COLUMNS, WAVES)
    colour_cells(machine, HORIZON // CELL, 0, (SHORE - HORIZON) // CELL, COLUMNS, pair("Yr"))
    range_ = mountains()
    draw(machine, replace(range_, ink=range_.solid), 0, HORIZON - range_.height)
    temple = art.pagoda(2)
    draw(machine, Sprite(temple.width, temple.solid, temple.solid), *TEMPLE)
    morning = lift_cells(machine, 1, 0, SHORE // CELL - 1, COLUMNS)
    kept.put_back(machine)
    return morning


def idle(machine: Spectrum, rods: int) -> Alive:
    """Moonlight that plays on the water between the rods, and the temple's lamps."""
    lamps = Twinkle(machine, LAMPS[rods], "yyYyyyry", 9)
    return all_alive(Twinkle(machine, _water(rods), "bbcCcbbb", 6).step, lamps.step)


def morning(machine: Spectrum, rods: int) -> Alive:
    """The sun on the same water."""
    return Twinkle(machine, _water(rods), "yYWYyyyr", 6).step


def _water(rods: int) -> list[tuple[int, int]]:
    rows = range(HORIZON // CELL, SHORE // CELL)
    return [(row, column) for column in FREE_COLUMNS[rods] for row in (rows[1], rows[3], rows[2], rows[0])]
