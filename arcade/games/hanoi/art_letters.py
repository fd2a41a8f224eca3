"""The title's letters, built of bamboo sticks: with knots, and ends that stick out."""

from functools import cache

from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.sprites import CLEAR, INK, PAPER, Sprite, sprite

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
    for y in range(top, bottom + 1):
        for across in range(STICK):
            pixels[x + across, y] = INK
        if (y - top) % KNOT == KNOT - 1 and y < bottom:
            for across in range(STICK):
                pixels[x + across, y] = INK if across in (1, 2) else PAPER


def _lie(pixels: dict[tuple[int, int], str], left: int, right: int, y: int) -> None:
    for x in range(left, right + 1):
        for down in range(STICK):
            pixels[x, y + down] = INK
        if (x - left) % KNOT == KNOT - 1 and x < right:
            for down in range(STICK):
                pixels[x, y + down] = INK if down in (1, 2) else PAPER


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
