"""The drawn machine: its cabinet with lamps and sign, the lever at its side, displays, and the coins in its tray."""

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
from arcade.toolkit.picture.patterns import BRICKS, SOLID, WOOD, tiled
from arcade.toolkit.picture.sprites import CELL

ROWS, COLUMNS = 17, 19
WALL, FLOOR, BODY, SIGN = pair("bk"), pair("ky"), pair("yr"), pair("Yk")
DISPLAY, TRAY, LAMP, IRON = pair("Gk"), pair("Yk"), pair("Yr"), pair("Wk")
LAMPS = tuple(range(2, 16, 2))
LAMP_PACE = 9
LABEL_ROW, NUMBER_ROW = 11, 12
STAKE_COLUMN, WIN_COLUMN, DISPLAY_WIDTH = 2, 9, 7
TRAY_ROW, TRAY_COLUMN, TRAY_ROWS, TRAY_WIDTH = 14, 3, 2, 12
STACK = 5
SHOWN_COINS = STACK * TRAY_WIDTH
"""More coins than these are only told in figures."""
LEVER_ROW, LEVER_COLUMN, LEVER_ROWS, LEVER_WIDTH = 3, 17, 12, 2
UP, PULLED, PIVOT = 28, 96, 72
"""Pixel rows of the ball at rest and pulled, and of the shaft's end."""


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
        fill(machine, 1, 0, ROWS - 2, COLUMNS, BRICKS, WALL)
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
        """The lamps along the top: all out, or every other one shining."""
        for place, column in enumerate(LAMPS):
            lit = phase is not None and (place + phase) % 2 == 0
            fill(self.machine, 1, column, 1, 1)
            draw_cells(self.machine, art.LAMPS[lit], 1, column)
            colour_cells(self.machine, 1, column, 1, 1, LAMP)

    def celebrate(self, times: int) -> Frames[None]:
        """The lamps run, so slowly that nothing flashes; for a calm run they only shine."""
        for phase in range(times):
            self.lamps(0 if self.program.calm else phase)
            yield from self.machine.wait(LAMP_PACE)
        self.lamps(None)

    def display(self, column: int, words: str, number: object) -> None:
        """A small display: what it says, and a number."""
        centred(self.machine, LABEL_ROW, words, DISPLAY, column, DISPLAY_WIDTH)
        centred(self.machine, NUMBER_ROW, str(number), DISPLAY, column, DISPLAY_WIDTH)

    # --- the lever

    def _lever(self, ball: int) -> None:
        self._behind.put_back(self.machine)
        left = CELL * LEVER_COLUMN
        top, bottom = sorted((ball + 8, PIVOT))
        draw(self.machine, tiled(SOLID, 8, 24).coloured("w", "k"), left, PIVOT - 12)
        draw(self.machine, tiled(SOLID, 4, max(bottom - top, 1)).coloured("W", "k"), left + 6, top)
        draw(self.machine, art.BALL.coloured("R", "k"), left, ball, clear=False)

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

    def pay(self, count: int) -> Frames[None]:
        """Coins fall into the tray one by one, until there are so many."""
        while self._coins < min(count, SHOWN_COINS):
            self._coin(self._coins)
            self.machine.chime(((0.006, 24 + self._coins % 5 * 2), (0.01, 31)))
            self._coins += 1
            yield from self.machine.wait(2)
