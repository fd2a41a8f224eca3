"""Drawn things of Nimble's modern look: an artist's sixteen colours, wood, marble tiles, turned counters, digits.

Shades between two colours are made as artists of the time made them, by an ordered pattern of both.
"""

from functools import cache

from arcade.machine.ega.canvas import WIDTH as SCREEN_WIDTH
from arcade.machine.ega.canvas import Block

BLACK, NAVY, FOREST, TEAL, MAROON, UMBER, WOOD, SILVER = range(8)
SLATE, AZURE, SAND, SKY, ROSE, CREAM, GOLD, WHITE = range(8, 16)
PALETTE = {
    NAVY: 1,
    FOREST: 16,
    TEAL: 26,
    MAROON: 4,
    UMBER: 32,
    WOOD: 20,
    SILVER: 7,
    SLATE: 56,
    AZURE: 25,
    SAND: 46,
    SKY: 43,
    ROSE: 60,
    CREAM: 55,
}
"""Which of the 64 shades the colours are whose usual ones are not wanted."""
CLEAR = 255
"""In a block: what is behind it stays."""
ORDER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
"""The order in which the pixels of a pattern take the second colour."""
Ramp = tuple[int, ...]
BLUE_RAMP: Ramp = (BLACK, NAVY, AZURE, SKY, WHITE)
RED_RAMP: Ramp = (UMBER, MAROON, ROSE, SAND, WHITE)
MARBLE_RAMP: Ramp = (SLATE, SILVER, WHITE)
GOLD_RAMP: Ramp = (UMBER, WOOD, SAND, GOLD, WHITE)
GRAIN_ROWS = 23
CROWN = ("..#...#...#..", "..##.###.##..", "..#########..", "..#########..", "...#######...")
DIGITS = {
    "0": "####.##.##.####",
    "1": ".#.##..#..#.###",
    "2": "##...#.#.#..###",
    "3": "##...#.#...###.",
    "4": "#.##.####..#..#",
    "5": "####..##...###.",
    "6": ".###..####.####",
    "7": "###..#.#..#..#.",
    "8": "####.#####.####",
    "9": "####.####..###.",
}
"""Three pixels by five for each digit, row after row."""


def shade(ramp: Ramp, level: int, x: int, y: int) -> int:
    """The colour of a pixel for a level from 0 to 255 on a ramp of colours."""
    scaled = min(max(level, 0), 255) * (len(ramp) - 1)
    colour, rest = divmod(scaled, 255)
    return ramp[colour + (rest * 16 // 255 > ORDER[y % 4][x % 4])] if rest else ramp[colour]


def noise(x: int, y: int) -> int:
    """A number from 0 to 255 that looks like chance."""
    mixed = (x * 374761393 + y * 668265263) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 13) * 1274126177 & 0xFFFFFFFF
    return mixed >> 16 & 0xFF


@cache
def wood(height: int, plank: int = 50) -> Block:
    """A table of planks as wide as the screen."""
    grain = [_grain(row) for row in range(GRAIN_ROWS)]
    rows = []
    for y in range(height):
        if y % plank == 0:
            rows.append(bytes((BLACK,)) * SCREEN_WIDTH)
            continue
        turn = noise(y // plank, 7) * 5 % SCREEN_WIDTH
        line = grain[(y * 3 + noise(y // plank, 3)) % GRAIN_ROWS]
        rows.append(line[turn:] + line[:turn])
    return Block(tuple(rows))


def _grain(row: int) -> bytes:
    """A line of wood: long streaks, darker and lighter."""
    line = bytearray()
    while len(line) < SCREEN_WIDTH:
        long = 24 + noise(len(line), row) // 3
        tone = 40 + noise(row, len(line)) // 4 + 30 * (row % 3 == 0)
        line += bytes(shade((BLACK, UMBER, WOOD), tone, x, row) for x in range(len(line), len(line) + long))
    return bytes(line[:SCREEN_WIDTH])


@cache
def tile(kind: int, width: int, height: int, ramp: Ramp = MARBLE_RAMP) -> Block:
    """A bevelled tile with a vein or two of its kind."""
    rows = []
    for y in range(height):
        line = bytearray()
        for x in range(width):
            if x == 0 or y == 0:
                level = 255
            elif x == width - 1 or y == height - 1:
                level = 30
            else:
                vein = abs((3 * x + (4 + kind % 3) * y + 11 * kind + noise(x // 4, y // 3 + kind) // 40) % 43 - 21)
                level = 205 - 10 * (vein < 2) * 6 - 2 * y + noise(x, y + kind) // 12
            line.append(shade(ramp, level, x, y))
        rows.append(bytes(line))
    return Block(tuple(rows))


@cache
def counter(red: bool, radius: int = 10, lit: bool = False) -> Block:
    """A turned wooden counter with a rim, seen from above and in front, on its shadow; the red one wears a crown."""
    ramp = RED_RAMP if red else BLUE_RAMP
    tall, thick = radius * 35 // 48, 2 if radius > 6 else 1
    width, height = 2 * radius + 4, 2 * tall + thick + 3
    rows = [bytearray((CLEAR,)) * width for _ in range(height)]

    def inside(x: int, y: int, across: int, down: int) -> bool:
        return x * x * down * down + y * y * across * across <= across * across * down * down + across * down

    for y in range(height):
        for x in range(width):
            right, below = x - radius, y - tall
            top = inside(right, below, radius, tall)
            if inside(right, below - thick, radius, tall) or top:
                ring = not inside(right, below, radius - 3, tall - 2)
                groove = ring and inside(right, below, radius - 2, tall - 1)
                level = 150 - 5 * right - 8 * below + (50 if ring else 0) - (90 if groove else 0) + (40 if lit else 0)
                rows[y][x] = shade(ramp, level if top else 50 - 3 * right, x, y)
            elif inside(right - 3, below - thick - 2, radius, tall) and (x + y) % 2:
                rows[y][x] = BLACK
    if red and radius > 6:
        for y, line in enumerate(CROWN, tall - 2):
            for x, sign in enumerate(line, radius - 6):
                if sign == "#":
                    rows[y][x] = GOLD if not lit else WHITE
    return Block(tuple(map(bytes, rows)))


@cache
def digits(number: int, ink: int) -> Block:
    """A number in tiny digits."""
    rows = []
    for row in range(5):
        strips = (DIGITS[digit][3 * row : 3 * row + 3] for digit in str(number))
        rows.append(bytes(ink if sign == "#" else CLEAR for sign in ".".join(strips)))
    return Block(tuple(rows))
