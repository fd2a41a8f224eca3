"""The title of Sliding Squares: its name on plates that slide, and men who push; and the three trays to choose from."""

from arcade.games.sliding_squares import MUSIC, art, strings
from arcade.games.sliding_squares.art import PUSHING, WATCHING, Gaze, man
from arcade.games.sliding_squares.levels import Tray
from arcade.games.sliding_squares.rules import BLACK, CHEQUERED, HOLE, SIDE, SQUARES, WHITE
from arcade.games.sliding_squares.scene import (
    BOTTOM,
    COLOURS,
    FREE,
    LIT,
    NAMES,
    TIMBER,
    Shunting,
    lettering,
    round_and_round,
)
from arcade.games.sliding_squares.state import State
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import EMPTY, WOOD
from arcade.toolkit.picture.sprites import CELL, Sprite

LARGE, SMALL = 40, 16
TRAY_ROW, TRAY_ROWS, TRAY_COLUMNS = 9, 2, 6
PLACES = [
    (CELL + LARGE * column, CELL * TRAY_ROW + LARGE * row)
    for row, columns in enumerate((range(TRAY_COLUMNS), range(TRAY_COLUMNS - 1, -1, -1)))
    for column in columns
]
"""The title's men, round the tray."""
LINE_ROWS, LINE_SIDES = (0, 4), (BLACK, WHITE)
"""Of the name."""
SAMPLES = {
    Tray.CHEQUERED: CHEQUERED,
    Tray.EXCHANGED: "#o##oo#o#o#o#o#o#.##ooo#o",
    Tray.EMPTY: "..#....o.....#.....o....#",
}
TRAYS = Grid(rows=1, columns=len(SAMPLES), left=0, top=64, width=88, height=112)


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.LEFT

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._men = Shunting(self.machine, PLACES, round_and_round(len(PLACES)), _man)
        words = program.text(strings.POSTER).upper().split("\n")
        self._lines = [
            lettering(self.machine, line, row, side, moves=True)
            for line, row, side in zip(words, LINE_ROWS, LINE_SIDES, strict=True)
        ]

    def draw(self) -> None:
        machine = self.machine
        for line in self._lines:
            line.draw()
        last = TRAY_ROW + TRAY_ROWS * LARGE // CELL
        fill(machine, TRAY_ROW - 1, 0, last - TRAY_ROW + 2, 32, WOOD, TIMBER)
        width = TRAY_COLUMNS * LARGE
        draw_cells(machine, art.dark(width, TRAY_ROWS * LARGE), TRAY_ROW, 1)
        colour_cells(machine, TRAY_ROW, 1, TRAY_ROWS * LARGE // CELL, width // CELL, BOTTOM)
        self._men.draw()
        centred(machine, last + 2, self.program.text(strings.TAGLINE), pair("Yk"))

    def step(self, frame: int) -> None:
        """A man slides, and sometimes a letter."""
        self._men.step(frame)
        for line in self._lines:
            line.step(frame)


def _man(number: int, gaze: Gaze, pushes: bool) -> tuple[Sprite, int]:
    side = WHITE if number % 2 else BLACK
    return man(side, LARGE, PUSHING if pushes else WATCHING, gaze), COLOURS[side]


class Trays:
    """Draws the choice of trays onto the program's machine."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine

    def trays(self) -> None:
        machine = self.machine
        fill(machine, 0, 0, 24, 32, colours=pair("Wk"))
        for line, row, side in zip(self.program.text(strings.POSTER).split("\n"), LINE_ROWS, LINE_SIDES, strict=True):
            lettering(machine, line, row, side).draw()
        fill(machine, 22, 0, 1, 32, colours=pair("Wb"))
        for tray in Tray:
            self.tray(tray - 1, False)

    def tray(self, place: int, on: bool) -> None:
        """One of the trays with its name, lit when the cursor is on it."""
        machine, tray = self.machine, Tray(place + 1)
        x, y = TRAYS.origin((0, place))
        row, column = y // CELL, x // CELL
        for edge in (row, row + 11):
            fill(machine, edge, column, 1, 10, EMPTY if on else WOOD, LIT if on else TIMBER)
        for square in SQUARES:
            down, across = divmod(square, SIDE)
            side = SAMPLES[tray][square]
            picture = man(side, SMALL) if side != HOLE else art.place(SMALL)
            colours = COLOURS.get(side, FREE)
            if side == HOLE and tray is not Tray.EMPTY:
                picture, colours = art.hole(SMALL), BOTTOM
            draw_cells(machine, picture, row + 1 + 2 * down, column + 2 * across)
            colour_cells(machine, row + 1 + 2 * down, column + 2 * across, 2, 2, colours)
        plate = pair("kY" if on else "Wk")
        centred(machine, row, str(int(tray)), plate if on else NAMES, column + 4, 2)
        centred(machine, row + 12, self.program.text(strings.TRAYS[tray]), plate, column, 10)
