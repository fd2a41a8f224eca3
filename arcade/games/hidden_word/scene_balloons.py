"""The gentle scene: a panda in a basket under nine balloons; each miss bursts one, and an umbrella brings it down."""

from arcade.games.hidden_word import art
from arcade.games.hidden_word.rules import ALLOWED
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound.jingles import POINT, THUD

TOP, ROWS = 1, 12
SKY, HAZE = pair("kC"), pair("kW")
HAZE_ROW = 7
BALLOONS = ((1, 6), (1, 10), (1, 14), (1, 18), (1, 22), (4, 8), (4, 12), (4, 16), (4, 20))
"""Row and column of each balloon's first cell; the first to burst is the last."""
INKS = "RBMRBBMRM"
BOTTOM_LINE = 175
PANDA_X, PANDA_Y = 108, 54
BASKET_X, BASKET_Y = 104, 80
BASKET = art.BASKET.cut(0, 0, 40, 12)
RIMS = (105, 143)
LANDED = 8
BURST = 8
HOPS = 6


class Balloons:
    """Draws onto the machine."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def draw(self, misses: int) -> None:
        """The scene as it is after so many misses."""
        self._sky()
        left = BALLOONS[: ALLOWED + 1 - misses]
        for row, column in left:
            self._string(row, column)
        for balloon, ink in zip(left, INKS, strict=False):
            draw_cells(self.machine, art.BALLOON.coloured(ink), *balloon, clear=True)
        self._panda(0, misses > ALLOWED // 2)

    def _sky(self) -> None:
        machine = self.machine
        fill(machine, TOP, 0, HAZE_ROW - TOP, 32, colours=SKY)
        fill(machine, HAZE_ROW, 0, TOP + ROWS - 1 - HAZE_ROW, 32, colours=HAZE)
        fill(machine, TOP + ROWS - 1, 0, 1, 32, GRASS, pair("kG"))
        for x, y in ((4, 18), (212, 26)):
            draw(machine, art.CLOUD.coloured("W"), x, y)

    def _string(self, row: int, column: int) -> None:
        x, y = CELL * column + 12, CELL * row + 23
        rim = RIMS[x > PANDA_X + 16]
        self.machine.plot(x, BOTTOM_LINE - y, ink=0, bright=8)
        self.machine.draw(rim - x, y - BASKET_Y, ink=0, bright=8)

    def _panda(self, lift: int, worried: bool) -> None:
        machine = self.machine
        draw(machine, art.PANDA_WORRIED if worried else art.PANDA_GLAD, PANDA_X, PANDA_Y - lift)
        draw(machine, BASKET.coloured("R"), BASKET_X, BASKET_Y)

    def add(self, burst: int) -> Frames[None]:
        """A balloon bursts, counted from 1."""
        balloon = BALLOONS[ALLOWED + 1 - burst]
        draw_cells(self.machine, art.BURST.coloured("k"), *balloon, clear=True)
        self.machine.chime(THUD)
        yield from SkippableWait(self.machine).wait(BURST)
        self.draw(burst)

    def save(self, misses: int) -> Frames[None]:
        """The panda jumps for joy."""
        hurry = SkippableWait(self.machine)
        for jump in range(2 * HOPS):
            self.draw(misses)
            if jump % 2 == 0:
                self._panda(4, False)
                self.machine.chime(POINT)
            yield from hurry.wait(6)

    def lose(self) -> Frames[None]:
        """The last balloon bursts; an umbrella opens and the basket settles on the grass."""
        machine, hurry = self.machine, SkippableWait(self.machine)
        yield from self.add(ALLOWED + 1)
        for fall in range(LANDED + 1):
            self._sky()
            x, y = PANDA_X + 16, 28 + fall
            draw(machine, art.UMBRELLA.coloured("M"), x - art.UMBRELLA.width // 2, y)
            machine.plot(x, BOTTOM_LINE - CELL * HAZE_ROW, ink=0, bright=8)
            machine.draw(0, -8, ink=0, bright=8)
            draw(machine, art.PANDA_GLAD, PANDA_X, PANDA_Y + fall)
            draw(machine, BASKET.coloured("R"), BASKET_X, BASKET_Y + fall)
            colour_cells(machine, TOP + ROWS - 1, 0, 1, 32, pair("kG"))
            yield from hurry.wait(5)

    def sign(self) -> Sprite:
        """What the button for the other figure shows here."""
        return art.GALLOWS_SIGN
