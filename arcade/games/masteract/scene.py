"""The pictures of the drawn look: a board for the guesses, a light for every code, numbers to mark with."""

from collections.abc import Sequence

from arcade.families.codes.board import MISPLACED, RIGHT, RIM, PegBoard, draw_code
from arcade.families.codes.code import PEGS, Code, Pool, all_codes
from arcade.games.masteract import strings
from arcade.games.masteract.figures import Robot
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, Mode
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control, Steering
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.prompts import Wrong
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import clear_screen, colour_cells, fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

LIGHTS_WIDTH, LIGHTS_HEIGHT = 80, 72
"""Pixels of the field of lights."""
SIDE = 18
"""Lights each way of a picture made of them."""
SHAPES = {360: (20, 4, 3), 1296: (36, 2, 2)}
"""For so many codes: lights in a row, pixels from one to the next, and pixels of a light."""
COUNTS = tuple(range(PEGS + 1))
FREE, CROSSED, POINTED, CHOSEN = pair("Wk"), pair("bk"), pair("kY"), pair("kC")
STROKE = sprite([" " * (15 - y) + "##" for y in range(1, 15)])
LINES = 10
PANEL, WIDTH = 20, 12
FIELD_ROW, FIELD_HEIGHT, CODE_ROW, SCALE_ROWS = 5, 11, 16, (16, 19)
TIN, PLATE = pair("Cb"), pair("kC")
IN_PLACE, ELSEWHERE = 0, 1
LABELS = (strings.IN_PLACE, strings.NOT_IN_PLACE)


class Lights:
    """A field of all codes of a level."""

    def __init__(self, machine: Spectrum, repeats: bool, x: int, y: int) -> None:
        self.machine = machine
        self.codes = all_codes(repeats)
        self.x = x
        self.y = y
        self.across, self.pitch, self.size = SHAPES[len(self.codes)]

    def draw(self, lit: frozenset[Code]) -> None:
        """Draw the field with these codes lit; of the others a point is left where lights are parted by dark."""
        self._show("".join(["1" if code in lit else "0" for code in self.codes]))

    def display(self, lamps: frozenset[Cell]) -> None:
        """Draw a picture of SIDE by SIDE lights, given as x and y, as large as fits."""
        times = self.across // SIDE
        left = (self.across - SIDE * times) // 2
        places = [divmod(number, self.across) for number in range(len(self.codes))]
        self._show("".join(["1" if ((x - left) // times, y // times) in lamps else "0" for y, x in places]))

    def _show(self, lit: str) -> None:
        rows = [0] * LIGHTS_HEIGHT
        # The digits of a row read to a base of so many bits stand as far apart as its lights.
        base, right = 1 << self.pitch, (LIGHTS_WIDTH - self.across * self.pitch) // 2 + self.pitch - self.size
        light, middle = (1 << self.size) - 1, self.size // 2
        dark = lit.translate({ord("0"): "1", ord("1"): "0"})
        for number, start in enumerate(range(0, len(lit), self.across)):
            top, row = self.pitch * number, slice(start, start + self.across)
            shining = int(lit[row], base) * light << right
            rows[top : top + self.size] = [shining] * self.size
            if self.size < self.pitch:
                rows[top + middle] |= int(dark[row], base) << middle + right
        self.machine.stamp(self.x, self.y, rows, LIGHTS_WIDTH, Mode.SET)


class Scale:
    """Five numbers in a row below a sign and a word."""

    def __init__(self, program: Program[Spectrum], row: int, column: int, sign: Sprite) -> None:
        self.program = program
        self.machine = program.machine
        self.row = row
        self.column = column
        self.sign = sign
        self.grid = Grid(1, len(COUNTS), CELL * column, CELL * (row + 1), 2 * CELL, 2 * CELL)
        self.cell: Cell = (0, 0)
        self.possible: Sequence[int] = ()
        """The numbers that can be; the others are crossed."""

    def draw(self, words: str, possible: Sequence[int]) -> None:
        self.possible = possible
        draw_cells(self.machine, self.sign, self.row, self.column)
        write(self.machine, self.row, self.column + 2, words.ljust(9), FREE)
        for count in COUNTS:
            self._number(count)

    def _number(self, count: int, colours: int | None = None) -> None:
        free = count in self.possible
        row, column = self.row + 1, self.column + 2 * count
        # The figure in the middle of two cells each way, struck through if it cannot be.
        figure = letters(self.machine.font, str(count), 1, 2).cut(-CELL // 2, 0, 2 * CELL, 2 * CELL)
        draw_cells(self.machine, (figure if free else STROKE.over(figure, 0, 1)).opaque(), row, column)
        colour_cells(self.machine, row, column, 2, 2, colours or (FREE if free else CROSSED))

    def cursor(self, cell: Cell, on: bool) -> None:
        self._number(cell[1], POINTED if on else None)

    def ask(self, commands: Sequence[Control], steering: Steering, wrong: Wrong) -> Frames[int | Control]:
        first = self.possible[0] if self.possible else 0
        self.cell = (0, self.cell[1] if self.cell[1] in self.possible else first)
        typed = {str(count): (0, count) for count in COUNTS}
        chosen = yield from choose_cell(
            self.program,
            CellCursor(self.grid, self.cell, self._moved, steering=steering),
            CellKeys(typed, commands=commands, wrong=wrong),
        )
        if isinstance(chosen, Control):
            return chosen
        self.cell = chosen
        self._number(chosen[1], CHOSEN)
        return chosen[1]

    def _moved(self, cell: Cell, on: bool) -> None:
        self.cell = cell
        self.cursor(cell, on)


class Scene:
    def __init__(self, program: Program[Spectrum], repeats: bool) -> None:
        self.program = program
        self.machine = program.machine
        self.board = PegBoard(self.machine, 0, 0, LINES, counts=True)
        self.lights = Lights(self.machine, repeats, CELL * (PANEL + 1), CELL * (FIELD_ROW + 1))
        signs = zip(SCALE_ROWS, (RIGHT, MISPLACED), strict=True)
        self.scales = tuple(Scale(program, row, PANEL + 1, sign) for row, sign in signs)
        self.robot = Robot(self.machine, 0, PANEL + 1)

    def draw(self, pool: Pool, secret: Code | None) -> None:
        machine, text = self.machine, self.program.text
        clear_screen(machine)
        self.board.draw()
        self.robot.draw()
        box(machine, FIELD_ROW, PANEL, FIELD_HEIGHT, WIDTH, TIN, RAISED)
        centred(machine, FIELD_ROW + FIELD_HEIGHT - 1, text(strings.LEFT), PLATE, PANEL + 1, WIDTH - 2)
        fill(machine, FIELD_ROW + 1, PANEL + 1, FIELD_HEIGHT - 2, WIDTH - 2, colours=pair("Gk"))
        self.lit(len(pool), frozenset(pool.codes))
        if secret is None:
            self.scale(IN_PLACE, ())
            self.scale(ELSEWHERE, ())
        else:
            centred(machine, CODE_ROW, text(strings.YOUR_CODE), pair("Wk"), PANEL, WIDTH)
            box(machine, CODE_ROW + 1, PANEL + 1, 4, 2 * PEGS + 2, RIM, RAISED)
            draw_code(machine, secret, CODE_ROW + 2, PANEL + 2)
        centred(machine, 23, key_row(self.program, COLUMNS, HINT, TAKE_BACK), pair("ck"))

    def lit(self, left: int, codes: frozenset[Code]) -> None:
        self.lights.draw(codes)
        self.robot.number(left)

    def scale(self, number: int, possible: Sequence[int]) -> None:
        self.scales[number].draw(self.program.text(LABELS[number]), possible)
