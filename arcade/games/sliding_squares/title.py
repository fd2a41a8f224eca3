"""The title of Sliding Squares: its name on plates that slide, and men who push; and the three trays to choose from."""

from arcade.games.sliding_squares import MUSIC, art, scene, strings
from arcade.games.sliding_squares.art import PUSHING, WATCHING, Gaze, man
from arcade.games.sliding_squares.levels import Tray
from arcade.games.sliding_squares.rules import BLACK, CHEQUERED, HOLE, SIDE, WHITE
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
LINES = (0, BLACK), (4, WHITE)
"""Row and side of the letters of the name."""
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
        self._men = scene.Shunting(self.machine, PLACES, scene.round_and_round(len(PLACES)), _man)
        words = program.text(strings.POSTER).upper().split("\n")
        self._lines = [
            scene.lettering(self.machine, line, row, side, moves=True)
            for line, (row, side) in zip(words, LINES, strict=True)
        ]

    def draw(self) -> None:
        machine = self.machine
        for line in self._lines:
            line.draw()
        last = TRAY_ROW + TRAY_ROWS * LARGE // CELL
        fill(machine, TRAY_ROW - 1, 0, last - TRAY_ROW + 2, 32, WOOD, scene.TIMBER)
        width = TRAY_COLUMNS * LARGE
        draw_cells(machine, art.dark(width, TRAY_ROWS * LARGE), TRAY_ROW, 1)
        colour_cells(machine, TRAY_ROW, 1, TRAY_ROWS * LARGE // CELL, width // CELL, scene.BOTTOM)
        self._men.draw()
        centred(machine, last + 2, self.program.text(strings.TAGLINE), pair("Yk"))

    def step(self, frame: int) -> None:
        """A man slides, and sometimes a letter."""
        self._men.step(frame)
        for line in self._lines:
            line.step(frame)


def _man(number: int, gaze: Gaze, pushes: bool) -> tuple[Sprite, int]:
    side = WHITE if number % 2 else BLACK
    return man(side, LARGE, PUSHING if pushes else WATCHING, gaze), scene.COLOURS[side]


def all_trays(program: Program[Spectrum]) -> None:
    """The name and the three trays to choose from."""
    machine = program.machine
    fill(machine, 0, 0, 24, 32, colours=pair("Wk"))
    for line, (row, side) in zip(program.text(strings.POSTER).split("\n"), LINES, strict=True):
        scene.lettering(machine, line, row, side).draw()
    fill(machine, 22, 0, 1, 32, colours=pair("Wb"))
    for tray in Tray:
        one_tray(program, tray - 1, False)


def one_tray(program: Program[Spectrum], place: int, on: bool) -> None:
    """A tray with its name, lit when the cursor is on it."""
    machine, tray = program.machine, Tray(place + 1)
    x, y = TRAYS.origin((0, place))
    row, column = y // CELL, x // CELL
    for edge in (row, row + 11):
        fill(machine, edge, column, 1, 10, EMPTY if on else WOOD, scene.LIT if on else scene.TIMBER)
    for square, side in enumerate(SAMPLES[tray]):
        if side != HOLE:
            picture, colours = man(side, SMALL), scene.COLOURS[side]
        elif tray is Tray.EMPTY:
            picture, colours = art.place(SMALL), scene.FREE
        else:
            picture, colours = art.hole(SMALL), scene.BOTTOM
        down, across = row + 1 + 2 * (square // SIDE), column + 2 * (square % SIDE)
        draw_cells(machine, picture, down, across)
        colour_cells(machine, down, across, 2, 2, colours)
    plate = pair("kY" if on else "Wk")
    centred(machine, row, str(int(tray)), plate if on else scene.NAMES, column + 4, 2)
    centred(machine, row + 12, program.text(strings.TRAYS[tray]), plate, column, 10)
