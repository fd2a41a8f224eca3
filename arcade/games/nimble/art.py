"""Drawn things of Nimble's modern look: a gardener's sixteen colours, stones, round walkers with eyes, the gnome.

Shades between two colours are made as artists of the time made them, by an ordered pattern of both.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from arcade.games.nimble import ART
from arcade.games.nimble.look import Mood
from arcade.machine.ega.canvas import Block, Canvas
from arcade.toolkit.picture.packed_pictures import PackedPictures
from arcade.toolkit.picture.packing import as_block

BLACK, NAVY, FOREST, GRASS, MAROON, UMBER, WOOD, SILVER = range(8)
SLATE, AZURE, SAND, SKY, ROSE, CREAM, GOLD, WHITE = range(8, 16)
SHADES = (0, 1, 16, 34, 4, 32, 20, 7, 56, 25, 46, 43, 60, 55, 62, 63)
"""What the colours are by day, in their order."""
NIGHT = {FOREST: 8, GRASS: 16, SAND: 20, CREAM: 56, SILVER: 56, WOOD: 32, SKY: 1, SLATE: 8, AZURE: 1}
"""What they are at night; gold, and what is red, shine in the lamplight."""
CLEAR = 255
"""A block's transparent colour."""
ORDER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
"""The order in which the pixels of a pattern take the second colour."""
Ramp = tuple[int, ...]
BLUE_RAMP: Ramp = (NAVY, AZURE, SKY, WHITE)
RED_RAMP: Ramp = (UMBER, MAROON, ROSE, SAND, WHITE)
STONE_RAMP: Ramp = (WOOD, SAND, CREAM, WHITE)
GOLD_RAMP: Ramp = (UMBER, WOOD, SAND, GOLD, WHITE)
PICTURES = PackedPictures("arcade.games.nimble.painters", as_block, kept=48)
"""The lawn and what is beyond it, the cottage, the gnome without his face, the stones."""
KINDS = 8
"""Different stones of each size and colour."""
GNOME_SIZE = 108, 130
"""Pixels of what is behind the gnome that come back when he changes."""
LIFT = 9
"""Pixels by which his hat flies up, and for which there is room above it."""
GNOME_WHOLE = 108, 137
"""Pixels of the gnome with his thinking hand, which hangs lower."""
MIDDLE, EYE_ROW = 54, 62


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


class Plate:
    """A picture in the making, clear at first."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.rows = [bytearray((CLEAR,)) * width for _ in range(height)]

    def ball(self, x: int, y: int, across: int, down: int, ramp: Ramp, light: int = 235, steep: int = 150) -> None:
        """An ellipse round a pixel, lit from the upper left; `steep` is how much darker its far edge is."""
        for row in range(max(y - down, 0), min(y + down + 1, self.height)):
            below = row - y
            for column in range(max(x - across, 0), min(x + across + 1, self.width)):
                right = column - x
                if (right * down) ** 2 + (below * across) ** 2 <= (across * down) ** 2 + across * down:
                    off = (256 * right // max(across, 1) + 110) ** 2 + (256 * below // max(down, 1) + 130) ** 2
                    self.rows[row][column] = shade(ramp, light - steep * off // 180_000, column, row)

    def wedge(self, tip: tuple[int, int], foot: tuple[int, int, int], ramp: Ramp) -> None:
        """A cone from its tip down to its foot (left, right, row), darker to the right."""
        (x, y), (left, right, bottom) = tip, foot
        for row in range(y, bottom + 1):
            part, whole = row - y, max(bottom - y, 1)
            start, end = x + (left - x) * part // whole, x + (right - x) * part // whole
            for column in range(max(start, 0), min(end + 1, self.width)):
                level = 235 - 200 * (column - start) // max(end - start, 6)
                self.rows[row][column] = shade(ramp, level, column, row)

    def outline(self) -> "Plate":
        """The plate with a line round what is drawn, in what is clear."""
        full = [[pixel != CLEAR for pixel in row] for row in self.rows]
        for y, row in enumerate(self.rows):
            for x in range(self.width):
                if not full[y][x] and (
                    (x and full[y][x - 1])
                    or (x + 1 < self.width and full[y][x + 1])
                    or (y and full[y - 1][x])
                    or (y + 1 < self.height and full[y + 1][x])
                ):
                    row[x] = BLACK
        return self

    def block(self) -> Block:
        return Block(tuple(map(bytes, self.rows)))


@cache
def walker(red: bool, radius: int = 10, lit: bool = False, shut: bool = False, glance: int = 0) -> Block:
    """A round walker with two eyes; the red one wears a crown. `shut` eyes blink, `glance` is to the left or right."""
    tall, rise = radius * 35 // 48 + 1, (5 if radius > 14 else 3) if red else 0
    grown = max(radius // 9, 1)
    plate = Plate(2 * radius + 3, 2 * tall + 4 + rise)
    middle = tall + 1 + rise
    plate.ball(radius + 1, middle, radius, tall, RED_RAMP if red else BLUE_RAMP, 250 if lit else 215)
    if red:
        for y, line in enumerate(ART.rows("crown")):
            for x, sign in enumerate(line):
                if sign == "#":
                    left, top = radius + 1 - 7 * grown // 2 + grown * x, rise - 3 * grown + 1 + grown * y
                    for down in range(grown):
                        plate.rows[top + down][left : left + grown] = bytes((GOLD,)) * grown
    plate.outline()
    across, down = max(radius // 4, 2), max(tall // 4, 2)
    for side in (-1, 1):
        x, y = radius + 1 + side * (radius * 2 // 5), middle - tall // 8
        if shut:
            plate.rows[y][x - across : x + across + 1] = bytes((BLACK,)) * (2 * across + 1)
            continue
        plate.ball(x, y, across, down, (WHITE, WHITE))
        plate.ball(x + glance * across // 3, y + down // 4, across // 2, down // 2 + (radius > 14), (BLACK, BLACK))
    if radius > 14:
        for x in range(-5, 6):
            plate.rows[middle + tall // 2 + (2 - x * x // 9 if red else 1)][radius + 1 + x] = BLACK
    return plate.block()


def enlarged(rows: Sequence[str], colours: Mapping[str, int], times: int = 1) -> Block:
    """A drawing with a colour for each letter, so many pixels for each of its own."""
    lines = (bytes(colours[sign] for sign in row for _ in range(times)) for row in rows)
    return Block(tuple(line for line in lines for _ in range(times)))


def digits(number: int, ink: int, times: int = 1) -> Block:
    rows = [".".join(ART.rows(f"digit {digit}")[row] for digit in str(number)) for row in range(5)]
    return enlarged(rows, {"#": ink, ".": CLEAR}, times)


def stone(kind: int, width: int, height: int, colours: str = "plain") -> Block:
    """A flat stone, in "plain", "golden" or "blue" colours."""
    return PICTURES[f"{colours} stone {kind} {width}x{height}"]


@lru_cache(64)
def gnome(mood: Mood, shut: bool = False, glance: int = 0, lift: int = 0) -> Block:
    """The gnome, GNOME_WHOLE large, clear where he is not; `glance` is where he looks, `lift` how far his hat is up."""
    canvas = Canvas()
    canvas.put(Block((bytes((CLEAR,)) * GNOME_WHOLE[0],) * GNOME_WHOLE[1]), 0, 0)
    draw_gnome(canvas, 0, 0, mood, shut, glance, lift)
    return canvas.get(0, 0, *GNOME_WHOLE)


def draw_gnome(machine: Canvas, left: int, top: int, mood: Mood, shut: bool, glance: int, lift: int) -> None:
    wide = mood is Mood.AMAZED
    machine.put(PICTURES["body"], left, top + LIFT, CLEAR)
    machine.put(PICTURES["hat"], left, top + (0 if wide else LIFT - lift), CLEAR)
    x, y = left + MIDDLE, top + LIFT + EYE_ROW
    for side in (-11, 11):
        _eye(machine, x + side, y, wide, shut or mood is Mood.ASLEEP, (2 * glance, 2 if mood is Mood.THINKING else 0))
        raised = 4 if wide else 0
        slope = (2 if side < 0 else -2) if mood is Mood.THINKING else 0
        for thick in range(3):
            start = x + side - 8, y - 9 - raised + slope + thick
            machine.line(start, (x + side + 8, y - 9 - raised - slope + thick), WHITE if thick < 2 else SILVER)
    mouth = y + 25
    if wide:
        machine.disc(x, mouth + 1, 9, MAROON, (1, 1))
        machine.disc(x, mouth + 4, 5, ROSE, (1, 2))
        machine.circle(x, mouth + 1, 9, BLACK, aspect=(1, 1))
    elif mood is Mood.SMILING:
        for row in range(8):
            machine.line((x - 15 + row * row // 4, mouth - 4 + row), (x + 15 - row * row // 4, mouth - 4 + row), MAROON)
        machine.line((x - 12, mouth - 4), (x + 12, mouth - 4), WHITE)
        machine.line((x - 12, mouth - 3), (x + 12, mouth - 3), WHITE)
    elif mood is Mood.THINKING:
        for thick in range(2):
            machine.line((x - 8, mouth + 1 + thick), (x + 8, mouth - 2 + thick), MAROON)
        machine.put(PICTURES["hand"], left + MIDDLE + 6, top + LIFT + EYE_ROW + 32, CLEAR)
    else:
        machine.disc(x, mouth, 4, MAROON)


def _eye(machine: Canvas, x: int, y: int, wide: bool, shut: bool, glance: tuple[int, int]) -> None:
    if shut:
        for thick in (0, 1):
            machine.circle(x, y - 2 + thick, 7, BLACK, 3.4, 6.0)
        return
    machine.disc(x, y, 9 if wide else 7, WHITE)
    machine.circle(x, y, 9 if wide else 7, BLACK)
    machine.disc(x + glance[0], y + glance[1], 3, NAVY)
    machine.disc(x + glance[0], y + glance[1], 2, BLACK)
    machine.pset(x + glance[0] - 1, y + glance[1] - 1, WHITE)
