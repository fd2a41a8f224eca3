"""How a screen's glass shows a picture, drawn by dots of the house's colours: a television's lines, one colour only."""

from collections.abc import Mapping, Sequence
from functools import cache

from arcade.cabinet.paint.disc import disc, reach
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c

Rows = Sequence[bytes]
"""A picture in the monitor's colours, row by row."""
ORDER = (0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5)
"""In which order the pixels of a square of four by four light up."""
SIDE = len(ORDER)
LEVELS = SIDE * SIDE
RAMPS: Mapping[str, tuple[int, ...]] = {
    "white": (c.BLACK, c.COAL, c.IRON, c.STEEL, c.WHITE, c.PHOSPHOR),
    "green": (c.BLACK, c.MOSS, c.GREEN, c.BRIGHT_GREEN),
    "amber": (c.BLACK, c.INK, c.WOOD, c.WOOD2, c.WOOD3, c.AMBER),
}
"""The colours of a monitor of one colour, from dark to light."""
TELEVISION = "tv"
TIMES = 4
"""So much larger are pixels seen through the lens."""
RADIUS = 37
HANDLE = 24


def light(colour: int) -> int:
    """How bright a colour is, 0 to 255."""
    red, green, blue = c.RGB[colour]
    return (299 * red + 587 * green + 114 * blue) // 1000


@cache
def tables(phosphor: str) -> tuple[tuple[bytes, ...], ...]:
    """For each pixel of a square what each colour becomes there."""
    ramp = RAMPS.get(phosphor)
    if ramp is None:
        return ((bytes(range(256)),) * SIDE,) * SIDE
    return tuple(tuple(bytes(_seen(colour, ramp, place) for colour in range(256)) for place in row) for row in ORDER)


def _seen(colour: int, ramp: Sequence[int], place: int) -> int:
    """The step of a ramp that a colour has at a place of the square: the more light, the sooner the brighter one."""
    wanted = light(colour) if colour < len(c.RGB) else 0
    top = light(ramp[-1])
    wanted = wanted * top // 255
    upper = next(step for step, one in enumerate(ramp) if light(one) >= wanted)
    if not upper:
        return ramp[0]
    low, high = light(ramp[upper - 1]), light(ramp[upper])
    return ramp[upper] if (wanted - low) * LEVELS > (high - low) * place else ramp[upper - 1]


def behind(row: bytes, y: int, phosphor: str, dark: bool = False) -> bytes:
    """A row as a monitor shows it; every second pixel of a `dark` one, between two lines, is black."""
    out = bytearray(row)
    for x, table in enumerate(tables(phosphor)[y % SIDE]):
        out[x::SIDE] = row[x::SIDE].translate(table)
    if dark:
        out[y // 2 % 2 :: 2] = bytes((c.BLACK,)) * len(out[y // 2 % 2 :: 2])
    return bytes(out)


def tube(rows: Rows, look: str, phosphor: str) -> list[bytes]:
    """A picture pixel for pixel; every second line of a television's is dark."""
    return [behind(row, y, phosphor, look == TELEVISION and y % 2 == 1) for y, row in enumerate(rows)]


def close(rows: Rows, look: str, phosphor: str, times: int = TIMES) -> list[bytes]:
    """The same with every pixel `times` as wide and high: a television's run into each other, with lines between."""
    found: list[bytes] = []
    for row in rows:
        for line in range(times):
            y = len(found)
            wide = b"".join(_pixel(row, x, times, look, y) for x in range(len(row)))
            found.append(behind(wide, y, phosphor, look == TELEVISION and line == times - 1))
    return found


def _pixel(row: bytes, x: int, times: int, look: str, y: int) -> bytes:
    """One pixel of a row, its right edge mixed with its neighbour's where it is a television's."""
    own = bytes((row[x],))
    if look != TELEVISION or x + 1 == len(row):
        return own * times
    return own * (times - 1) + bytes((row[x + 1] if y % 2 else row[x],))


def stretched(rows: Rows, width: int, height: int) -> list[bytes]:
    """A picture made so large by showing some of its pixels once more than others."""
    across = [x * len(rows[0]) // width for x in range(width)]
    return [bytes(rows[y * len(rows) // height][x] for x in across) for y in range(height)]


def lens(monitor: Monitor, across: int, down: int, rows: Rows) -> None:
    """A magnifying glass with its middle there, showing the middle of rows that are at least as large as it."""
    for step in range(RADIUS * 3 // 4, RADIUS * 3 // 4 + HANDLE):
        for radius, colour in ((6, c.BLACK), (5, c.WOOD)):
            disc(monitor, across + step, down + step, radius, colour)
    for step in range(RADIUS * 3 // 4, RADIUS * 3 // 4 + HANDLE):
        monitor.raster.fill((across + step - 2, down + step - 3, 3, 2), c.WOOD3)
    for radius, colour in ((RADIUS + 5, c.BLACK), (RADIUS + 4, c.WOOD2), (RADIUS + 3, c.WOOD3), (RADIUS + 1, c.BLACK)):
        disc(monitor, across, down, radius, colour)
    left, top = len(rows[0]) // 2, len(rows) // 2
    for y in range(-RADIUS, RADIUS + 1):
        half = reach(RADIUS, y)
        monitor.show(across - half, down + y, (rows[top + y][left - half : left + half + 1],), 2 * half + 1)
