"""Big words on the EGA: the name laid in stones, and words on flags, a letter on each."""

from collections.abc import Callable
from functools import cache, partial

from arcade.games.nimble.art import (
    AZURE,
    BLACK,
    CLEAR,
    FOREST,
    GOLD,
    GRASS,
    MAROON,
    NAVY,
    ROSE,
    SKY,
    UMBER,
    WHITE,
    WOOD,
    Plate,
    shade,
)
from arcade.games.nimble.scenery import sway
from arcade.machine.ega import Ega
from arcade.machine.ega.canvas import WIDTH, Block
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.scale2x import smoothly

NAME = (
    "#...# # #...# ###. #.. ####",
    "##..# # ##.## #..# #.. #...",
    "#.#.# # #.#.# ###. #.. ###.",
    "#..## # #...# #..# #.. #...",
    "#...# # #...# ###. ### ####",
)
"""The game's name in stones."""
CLOTHS = ((MAROON, ROSE), (NAVY, AZURE, SKY), (FOREST, GRASS), (UMBER, WOOD))
"""The flags' colours, from the shade to the light."""
SHORT_WORDS = 8
"""So many letters at most are large."""
LEFT = 152
"""Where the ropes begin, in pixels."""
SAG = 14
"""How much lower the middle of the rope hangs."""


def laid_stones() -> tuple[tuple[int, int], ...]:
    """The name's stones as columns and rows, in the order in which somebody walks on them from right to left."""
    left = {(x, y) for y, row in enumerate(NAME) for x, sign in enumerate(row) if sign == "#"}
    here, way = (len(NAME[0]) - 1, len(NAME) - 1), []
    while left:
        here = min(left, key=lambda at: ((at[0] - here[0]) ** 2 + (at[1] - here[1]) ** 2, -at[0], at[1]))
        left.remove(here)
        way.append(here)
    return tuple(way)


@cache
def flag(letter: str, cloth: int, times: int) -> Block:
    """A flag with a letter, its lower edge cut in."""
    glyph = smoothly(poster(letter), times)
    width, height = _size(letter, times)
    ramp = CLOTHS[cloth % len(CLOTHS)]
    plate = Plate(width, height)
    for y in range(height):
        for x in range(width):
            if y < height - 6 or abs(2 * x - width) > 2 * (y - height + 6) * width // 12:
                plate.rows[y][x] = shade(ramp, 60 + 150 * (height - y) // height + 30 * (x * 3 // width == 0), x, y)
    top, left = (height - 6 - glyph.height) // 2, (width - glyph.width) // 2
    for y, row in enumerate(glyph.ink):
        for x in range(glyph.width):
            if row >> glyph.width - 1 - x & 1:
                plate.rows[top + y][left + x] = WHITE if y < glyph.height * 2 // 3 else GOLD
    plate.outline()
    return plate.block()


def _size(letter: str, times: int) -> tuple[int, int]:
    """A flag's width and height."""
    glyph = poster(letter)
    return max(glyph.width, 6) * times + 8, glyph.height * times + 12


class Flags:
    """Words on flags on a rope across the path; they are hung one by one, and then they wave."""

    EACH = 5
    """Frames from one flag to the next."""

    def __init__(self, machine: Ega, words: str, top: int) -> None:
        self.machine = machine
        self._top = top
        times = 6 if len(words) <= SHORT_WORDS else 4
        widths = [4 * times if letter == " " else _size(letter, times)[0] for letter in words]
        self._hung: list[tuple[int, int, Callable[[], Block]]] = []
        x = (LEFT + WIDTH - sum(widths) - 2 * len(words)) // 2
        for place, (letter, width) in enumerate(zip(words, widths, strict=True)):
            if letter != " ":
                self._hung.append((x, width, partial(flag, letter, place, times)))
            x += width + 2
        self._height = max(_size(letter, times)[1] for letter in words) + SAG + 8
        self._behind = machine.get(LEFT, top, WIDTH - LEFT, self._height)
        self._roped: Block | None = None
        """What is behind the flags with the rope before it, once that was drawn."""

    @property
    def frames(self) -> int:
        """Frames until all of them hang."""
        return self.EACH * len(self._hung)

    def step(self, frame: int) -> None:
        """Show those that hang by a frame, as the wind has them."""
        if frame % self.EACH:
            return
        machine = self.machine
        if self._roped is None:
            machine.put(self._behind, LEFT, self._top)
            self._string()
            self._roped = machine.get(LEFT, self._top, WIDTH - LEFT, self._height)
        machine.put(self._roped, LEFT, self._top)
        for number, (x, width, sewn) in enumerate(self._hung):
            if frame >= self.EACH * number:
                machine.put(sewn(), x + sway(number, frame) // 2, self._rope(x + width // 2) + 1, CLEAR)

    def _string(self) -> None:
        for x in range(LEFT, WIDTH, 8):
            for thick, ink in enumerate((BLACK, GOLD)):
                start, end = self._rope(x), self._rope(x + 8)
                self.machine.line((x, start + thick), (min(x + 8, WIDTH - 1), end + thick), ink)

    def _rope(self, x: int) -> int:
        """The row of the rope in a column."""
        off, wide = 2 * x - LEFT - WIDTH, WIDTH - LEFT
        return self._top + 2 + SAG - SAG * off * off // (wide * wide)
