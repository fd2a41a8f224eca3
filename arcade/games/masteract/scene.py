"""The pictures of the drawn look: a board for the guesses, a light for every code, numbers to mark with."""

from collections.abc import Sequence

from arcade.games.masteract import strings
from arcade.games.masteract.entry import Scale
from arcade.games.masteract.figures import Robot
from arcade.games.masteract.panel import Lights
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.codes.board import MISPLACED, RIGHT, RIM, PegBoard, draw_code
from arcade.toolkit.codes.code import PEGS, Code, Pool
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.picture.areas import clear_screen, fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.sprites import CELL

LINES = 10
PANEL, WIDTH = 20, 12
"""The first column beside the board, and the columns there."""
FIELD_ROW, FIELD_HEIGHT, CODE_ROW, SCALE_ROWS = 5, 11, 16, (16, 19)
TIN, PLATE = pair("Cb"), pair("kC")
IN_PLACE, ELSEWHERE = 0, 1
"""The two scales."""
LABELS = (strings.IN_PLACE, strings.NOT_IN_PLACE)


class Scene:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: Program[Spectrum], repeats: bool) -> None:
        self.program = program
        self.machine = program.machine
        self.board = PegBoard(self.machine, 0, 0, LINES, counts=True)
        self.lights = Lights(self.machine, repeats, CELL * (PANEL + 1), CELL * (FIELD_ROW + 1))
        self.scales = (
            Scale(program, SCALE_ROWS[0], PANEL + 1, RIGHT),
            Scale(program, SCALE_ROWS[1], PANEL + 1, MISPLACED),
        )
        self.robot = Robot(self.machine, 0, PANEL + 1)

    def draw(self, pool: Pool, secret: Code | None) -> None:
        """The empty board, the lights, and the player's code or the scales."""
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
        """The lights, and their number."""
        self.lights.draw(codes)
        self.robot.number(left)

    def scale(self, number: int, possible: Sequence[int]) -> None:
        """One of the scales, what cannot be crossed."""
        self.scales[number].draw(self.program.text(LABELS[number]), possible)
