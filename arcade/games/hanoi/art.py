"""Pictures of the Tower of Hanoi: rings of lacquered wood, bamboo rods, a pagoda under the moon, bamboo letters."""

from functools import cache
from itertools import product

from arcade.games.hanoi import ART
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.patterns import FULL, dither_line
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, CLEAR, INK, PAPER, Sprite, sprite

RING_HEIGHT = 16
RING_INKS = "RYGCMWry"
"""Ink letters of the rings from the smallest on; their size tells them apart as well."""
ROUNDING = (5, 3, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 5)
"""Pixels missing at each end of a ring's rows."""
DARKENING = (64, 64, 0, 64, 64, 64, 64, 58, 54, 48, 42, 34, 28, 22, 16, 64)
"""How much of each row is ink: light from above, with a glint."""
GLINT_ENDS = 6


@cache
def ring(width: int, disc: int) -> Sprite:
    """A ring so many pixels wide, in its disc's colour."""
    ink: list[int] = []
    solid: list[int] = []
    for y, (missing, darkening) in enumerate(zip(ROUNDING, DARKENING, strict=True)):
        row = (1 << width - 2 * missing) - 1 << missing
        edge = missing + (GLINT_ENDS if darkening == 0 else 1)
        inner = (1 << width - 2 * edge) - 1 << edge
        columns = -(-width // CELL)
        shade = int.from_bytes(bytes((dither_line(darkening, y),)) * columns) >> CELL * columns - width
        ink.append(row & ~inner | shade & inner)
        solid.append(row)
    return Sprite(width, tuple(ink), tuple(solid)).coloured(RING_INKS[disc - 1], "k")


BAMBOO = ART["bamboo"]
FINIAL = ART["finial"]
PENNANT = ART["pennant"]
"""Marks the rods where the tower may go."""


@cache
def moon(size: int) -> Sprite:
    """A full moon, its lower right side in shadow."""

    def level(x: int, y: int) -> int | None:
        across, down = 2 * x + 1 - size, 2 * y + 1 - size
        if across * across + down * down >= size * size:
            return None
        lean = FULL - 16 - (across + down) * 40 // size
        return min(max(lean, 8), FULL)

    return shaded(size, size, level).coloured("W", "k")


CRANE = Animation(tuple(ART[f"crane {beat}"].see_through() for beat in range(1, 5)), 7)
"""A crane on its way to the right, in the colours of what is behind it."""


@cache
def sun() -> Sprite:
    """The sun of the morning, its lower edge in haze."""
    size = 36

    def level(x: int, y: int) -> int | None:
        across, down = 2 * x + 1 - size, 2 * y + 1 - size
        if across * across + down * down >= size * size:
            return None
        return FULL if y < size // 2 or y % 5 else 0

    return shaded(size, size, level)


ROOF_HEIGHT, WALL_HEIGHT, EAVE = 13, 11, 85


def _roof(width: int) -> Sprite:
    """A hollow-curved roof with tiles, its eaves turned up."""
    half = width // 2

    def level(x: int, y: int) -> int | None:
        away = 100 * abs(2 * x + 1 - width) // width
        lifted = max(away - EAVE, 0) * 6 // (100 - EAVE)
        top = (ROOF_HEIGHT - 3) * away * (200 - away) // 10_000 - lifted
        if not top <= y < ROOF_HEIGHT - lifted:
            return None
        edge = y == top or y >= ROOF_HEIGHT - 2 - lifted
        return FULL if edge or abs(x - half) % 4 == 0 else 20

    return shaded(width, ROOF_HEIGHT, level)


def _wall(width: int, whole: int) -> Sprite:
    """A wall with columns and a doorway, in the middle of a storey so wide as the roof above it."""

    def level(x: int, y: int) -> int | None:
        inside = min(x, whole - 1 - x) - (whole - width) // 2
        if inside < 0:
            return None
        lit = abs(2 * x + 1 - whole) < 9 and y > 2
        return FULL if lit or inside % 7 < 2 or y == 0 else 8

    return shaded(whole, WALL_HEIGHT, level)


@cache
def pagoda(storeys: int) -> Sprite:
    """A pagoda, ever wider downwards: green tiles on red walls, under a finial."""
    widest = 40 + 16 * storeys
    parts = [FINIAL.cut((8 - widest) // 2, 0, widest, 8)]
    letters = ["Y"]
    for storey in range(1, storeys + 1):
        roof = 40 + 16 * storey
        shift = (widest - roof) // 2
        parts += [part.cut(-shift, 0, widest, part.height) for part in (_roof(roof), _wall(roof - 24, roof))]
        letters += ["G", "G", "R"]
    return above(*parts).coloured(letters, "k")


HEIGHT = 16
LETTERS: dict[str, tuple[str, ...]] = {
    "A": ("/ 5,0 0,15", "\\ 5,0 10,15", "- 3,9 11"),
    "D": ("| 0,0 15", "- 0,0 9", "- 0,12 9", "| 9,3 12"),
    "E": ("| 0,0 15", "- 0,0 11", "- 0,6 9", "- 0,12 11"),
    "F": ("| 0,0 15", "- 0,0 11", "- 0,6 9"),
    "H": ("| 0,0 15", "| 9,0 15", "- 0,6 12"),
    "I": ("| 0,0 15",),
    "L": ("| 0,0 15", "- 0,12 11"),
    "N": ("| 0,0 15", "| 10,0 15", "\\ 0,0 10,15"),
    "O": ("| 0,1 14", "| 9,1 14", "- 1,0 11", "- 1,12 11"),
    "R": ("| 0,0 15", "- 0,0 11", "- 0,6 11", "| 9,1 7", "\\ 4,8 9,15"),
    "T": ("- 0,0 13", "| 5,0 15"),
    "U": ("| 0,0 14", "| 9,0 14", "- 1,12 11"),
    "W": ("| 0,0 13", "| 12,0 13", "| 6,6 13", "- 1,12 14"),
}
"""Sticks: | from a point down to a row, - from a point right to a column, / and \\ from a point to a point."""
STICK = 4
"""Pixels across a stick."""
KNOT = 6
"""Pixels from one knot to the next."""
GAP, SPACE = 2, 7


@cache
def letter(name: str) -> Sprite:
    """A letter, HEIGHT pixels high."""
    pixels: dict[tuple[int, int], str] = {}
    for stick in LETTERS[name]:
        kind, start, end = stick.split()
        x, y = map(int, start.split(","))
        if kind == "|":
            _stand(pixels, x, y, int(end))
        elif kind == "-":
            _lie(pixels, x, int(end), y)
        else:
            _lean(pixels, x, y, *map(int, end.split(",")))
    width = max(x for x, _ in pixels) + 1
    return sprite(["".join(pixels.get((x, y), CLEAR) for x in range(width)) for y in range(HEIGHT)])


def _stand(pixels: dict[tuple[int, int], str], x: int, top: int, bottom: int) -> None:
    for y, across in product(range(top, bottom + 1), range(STICK)):
        knot = (y - top) % KNOT == KNOT - 1 and y < bottom
        pixels[x + across, y] = PAPER if knot and across not in (1, 2) else INK


def _lie(pixels: dict[tuple[int, int], str], left: int, right: int, y: int) -> None:
    for x, down in product(range(left, right + 1), range(STICK)):
        knot = (x - left) % KNOT == KNOT - 1 and x < right
        pixels[x, y + down] = PAPER if knot and down not in (1, 2) else INK


def _lean(pixels: dict[tuple[int, int], str], x: int, top: int, end: int, bottom: int) -> None:
    for y in range(top, bottom + 1):
        at = x + ((end - x) * (y - top) * 2 + bottom - top) // (2 * (bottom - top))
        for across in range(STICK):
            pixels[at + across, y] = INK


@cache
def lettering(words: str) -> Sprite:
    """Words in bamboo on one line; capitals that LETTERS has, and blanks."""
    blank = Sprite(SPACE, (0,) * HEIGHT, (0,) * HEIGHT)
    return beside(*(blank if name == " " else letter(name) for name in words), gap=GAP)
