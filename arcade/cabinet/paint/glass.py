"""How a screen's glass shows a picture, drawn by dots of the house's colours: lines, stripes, colours that run."""

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
SHARP, AERIAL = "sharp", "aerial"
STRIPED = ("tv", AERIAL)
"""The looks whose glass has stripes of red, green and blue."""
STRIPES = c.RED, c.GREEN, c.BLUE
ROUND = (6, 4, 3, 2, 1, 1)
"""How far the corners of a television's glass are cut, line by line."""
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
    """A picture pixel for pixel; every second line is dark unless it is sharp, and a television's corners are round."""
    found = []
    for y, row in enumerate(rows):
        line = behind(run(row, y) if look == AERIAL else row, y, phosphor, look != SHARP and y % 2 == 1)
        cut = min(y, len(rows) - 1 - y)
        if look in STRIPED and cut < len(ROUND):
            black = bytes((c.BLACK,)) * ROUND[cut]
            line = black + line[len(black) : -len(black)] + black
        found.append(line)
    return found


def run(row: bytes, y: int) -> bytes:
    """A row in which every second pixel has the colour of the one before it."""
    out = bytearray(row)
    out[1 + y % 2 :: 2] = row[y % 2 : -1 : 2]
    return bytes(out)


def close(rows: Rows, look: str, phosphor: str, times: int = TIMES) -> list[bytes]:
    """The same with every pixel `times` as wide and high, as behind a lens: stripes, and dark between the lines."""
    found: list[bytes] = []
    for row in rows:
        for line in range(times):
            y = len(found)
            wide = bytes(colour for colour in row for _ in range(times))
            if look == AERIAL:
                wide = run(wide[:1] + wide[:-1], y)
            if look in STRIPED and phosphor not in RAMPS:
                wide = striped(wide)
            found.append(behind(wide, y, phosphor, look != SHARP and line == times - 1))
    return found


def striped(row: bytes) -> bytes:
    """A row of the Spectrum's colours as its red, green and blue side by side."""
    out = bytearray(row)
    for place, stripe in enumerate(STRIPES):
        out[place :: len(STRIPES)] = row[place :: len(STRIPES)].translate(_only(stripe))
    return bytes(out)


@cache
def _only(stripe: int) -> bytes:
    """What a stripe shows of each colour: nothing where the colour has none of it, and else all of its light."""
    bright = c.BRIGHT_WHITE & ~c.WHITE
    return bytes(
        colour if colour > c.BRIGHT_WHITE else stripe | bright if colour & stripe else c.BLACK for colour in range(256)
    )


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
