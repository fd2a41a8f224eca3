"""The drawn machine: its cabinet with bulbs and sign, the lever at its side, displays, and the coins in its tray."""

from functools import cache

from arcade.games.fortune_wheel import art, motion, strings
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.drawing import draw, draw_cells, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import SOLID, WOOD, tiled
from arcade.toolkit.picture.sprites import CELL, Sprite

ROWS, COLUMNS = 17, 19
WALL, FLOOR, BODY, SIGN = pair("yk"), pair("ky"), pair("yr"), pair("Yk")
DISPLAY, TRAY, LAMP, IRON = pair("Gk"), pair("Yk"), pair("Yr"), pair("Wk")
SIDES = 3, 5, 9, 11, 13
"""Rows of the bulbs at the sides."""
LAMPS = (
    *((row, 1) for row in reversed(SIDES)),
    *((1, column) for column in range(2, 16, 2)),
    *((row, 16) for row in SIDES),
)
"""The bulbs' cells, one after the other round the machine."""
LAMP_BYTES = tuple(bytes(lamp.ink) for lamp in art.LAMPS)
LAMP_PACE, WAITING_PACE = 8, 14
"""Frames for a step of the bulbs when the machine pays, and while it waits."""
APART = 3
"""Every third bulb shines."""
LABEL_ROW, NUMBER_ROW = 11, 12
STAKE_COLUMN, WIN_COLUMN, DISPLAY_WIDTH = 2, 9, 7
TRAY_ROW, TRAY_COLUMN, TRAY_ROWS, TRAY_WIDTH = 14, 3, 2, 12
STACK = 5
SHOWN_COINS = STACK * TRAY_WIDTH
"""More coins than these are only told in figures."""
LEVER_ROW, LEVER_COLUMN, LEVER_ROWS, LEVER_WIDTH = 3, 17, 12, 2
UP, PULLED, PIVOT = 28, 96, 72
"""Pixel rows of the ball at rest and pulled, and of the shaft's end."""


_IRON, _BALL = tiled(SOLID, 8, 24).coloured("w", "k"), art.BALL.coloured("R", "k")


@cache
def _shaft(height: int) -> Sprite:
    return tiled(SOLID, 4, height).coloured("W", "k")


class Cabinet:
    """Draws on the left part of the screen."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.reels = motion.Reels(program, program.machine)
        self._behind = lift_cells(self.machine, LEVER_ROW, LEVER_COLUMN, LEVER_ROWS, LEVER_WIDTH)
        self._coins = 0

    def draw(self) -> None:
        """All of it, drums at rest and tray empty."""
        machine = self.machine
        fill(machine, 1, 0, ROWS - 2, COLUMNS, colours=WALL)
        fill(machine, ROWS - 1, 0, 2, COLUMNS, WOOD, FLOOR)
        box(machine, 1, 1, 16, 16, BODY, RAISED)
        self.lamps(None)
        fill(machine, 2, 2, 2, 14, colours=SIGN)
        words = self.program.text(strings.SIGN)
        sign = big(words, 2)
        draw(machine, sign.see_through(), CELL * 9 - sign.width // 2, CELL * 2 - (sign.height - 16) // 2)
        colour_cells(machine, 2, 2, 2, 14, SIGN)
        self._windows()
        for column in (STAKE_COLUMN, WIN_COLUMN):
            fill(machine, LABEL_ROW, column, 2, DISPLAY_WIDTH, colours=DISPLAY)
        fill(machine, TRAY_ROW, TRAY_COLUMN, TRAY_ROWS, TRAY_WIDTH, colours=TRAY)
        self._coins = 0
        fill(machine, LEVER_ROW, LEVER_COLUMN, LEVER_ROWS, LEVER_WIDTH, colours=IRON)
        self._behind = lift_cells(machine, LEVER_ROW, LEVER_COLUMN, LEVER_ROWS, LEVER_WIDTH)
        self._lever(UP)

    def _windows(self) -> None:
        machine = self.machine
        frame = tiled(SOLID, CELL * motion.WIDTH + 4, CELL * motion.HEIGHT + 4)
        for column in motion.COLUMNS:
            draw(machine, frame, CELL * column - 2, CELL * motion.TOP - 2)
        self.reels.show()
        middle = motion.TOP + motion.HEIGHT // 2
        for column, picture in ((1, art.POINTERS[0]), (16, art.POINTERS[1])):
            draw_cells(machine, picture.see_through(), middle, column)
            colour_cells(machine, middle, column, 1, 1, LAMP)

    def lamps(self, phase: int | None) -> None:
        """The bulbs round the machine: all out, or every third shining, one further with each phase."""
        for place, (row, column) in enumerate(LAMPS):
            self.lamp(row, column, phase is not None and (place - phase) % APART == 0)

    def lamp(self, row: int, column: int, lit: bool) -> None:
        """One bulb."""
        self.machine.cell(row, column, LAMP_BYTES[lit], LAMP)

    def chase(self, frame: int, pace: int = WAITING_PACE) -> None:
        """The bulbs run, so slowly that nothing flashes; for a calm run they only shine."""
        if frame % pace == 0 and (frame == 0 or not self.program.calm):
            self.lamps(frame // pace)

    def display(self, column: int, words: str, number: object) -> None:
        """A small display: what it says, and a number."""
        centred(self.machine, LABEL_ROW, words, DISPLAY, column, DISPLAY_WIDTH)
        centred(self.machine, NUMBER_ROW, str(number), DISPLAY, column, DISPLAY_WIDTH)

    # --- the lever

    def _lever(self, ball: int) -> None:
        self._behind.put_back(self.machine)
        left = CELL * LEVER_COLUMN
        top, bottom = sorted((ball + 8, PIVOT))
        draw(self.machine, _IRON, left, PIVOT - 12)
        draw(self.machine, _shaft(max(bottom - top, 1)), left + 6, top)
        draw(self.machine, _BALL, left, ball, clear=False)

    def pull(self) -> Frames[None]:
        """The lever goes down quickly and comes up again."""
        down = range(UP, PULLED + 1, 8)
        for ball in (*down, PULLED, PULLED, *reversed(down)):
            self._lever(ball)
            if ball == PULLED:
                self.machine.chime(((0.01, -10), (0.01, -16)))
            yield

    # --- the coins

    def coins(self, count: int) -> None:
        """So many coins in the tray at once."""
        fill(self.machine, TRAY_ROW, TRAY_COLUMN, TRAY_ROWS, TRAY_WIDTH)
        self._coins = min(count, SHOWN_COINS)
        for coin in range(self._coins):
            self._coin(coin)

    def _coin(self, coin: int) -> None:
        high, across = divmod(coin, TRAY_WIDTH)
        y = CELL * (TRAY_ROW + TRAY_ROWS) - 3 * (high + 1)
        draw(self.machine, art.COIN, CELL * (TRAY_COLUMN + across) + 1, y)

    def pay(self, count: int, pouring: int) -> Frames[None]:
        """Coins fall into the tray until there are so many, some leap out of it, and the bulbs run."""
        fountain = motion.Fountain(self.machine, pouring)
        frame = 0
        while self._coins < min(count, SHOWN_COINS) or frame < fountain.frames:
            fountain.hide()
            if frame % 2 == 0 and self._coins < min(count, SHOWN_COINS):
                self._coin(self._coins)
                self.machine.chime(((0.006, 24 + self._coins % 5 * 2), (0.01, 31)))
                self._coins += 1
            self.chase(frame, LAMP_PACE)
            fountain.step(frame)
            yield
            frame += 1
        fountain.hide()
