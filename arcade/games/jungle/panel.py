"""The gauges: strength as a bar with its number, bullets, the compass with the last hint, and the time to decide."""

from arcade.games.jungle import ART, strings
from arcade.games.jungle.memory import Hint
from arcade.games.jungle.notation import Way
from arcade.games.jungle.rules import BULLETS, STRENGTH
from arcade.games.jungle.state import State
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.sprites import CELL

STRENGTH_ROW, BULLETS_ROW, CLOCK_ROW = 12, 21, 23
BAR_COLUMN, BAR_CELLS = 9, 18
COMPASS_ROW, COMPASS_COLUMN, COMPASS_ROWS, COMPASS_COLUMNS = 13, 23, 8, 9
LABEL, NUMBER = pair("Ck"), pair("Yk")
STRONG, TIRED, WEAK = pair("Gk"), pair("Yk"), pair("Rk")
BULLET = ART["bullet"]
SPENT = ART["spent"]
SIGN_AT = {Way.NORTH: (1, 4), Way.EAST: (3, 7), Way.SOUTH: (5, 4), Way.WEST: (3, 1)}
"""Where the compass's letters are, from its top left cell."""
COMPASS, LETTER, HINTED = pair("Yb"), pair("Wb"), pair("bY")


def bar(machine: Spectrum, row: int, column: int, cells: int, part: int, whole: int, colours: int) -> None:
    """A horizontal bar, `part` of `whole` full."""
    full = min(CELL * cells * max(part, 0) // whole, CELL * cells)
    for cell in range(cells):
        inked = min(max(full - CELL * cell, 0), CELL)
        line = 0xFF00 >> inked & 0xFF
        dotted = 0x80 if cell % 2 == 0 else 0
        machine.cell(row, column + cell, bytes((0, dotted | line, line, line, line, line, dotted | line, 0)))
    colour_cells(machine, row, column, 1, cells, colours)


NEEDLE = ART["needle"]
"""Full to the north, hollow to the south."""


class Gauges:
    """Draws what a walker has, and what the compass and brooks tell."""

    def __init__(self, program: State) -> None:
        self.program: State = program
        self.machine = program.machine

    def show(self) -> None:
        """All of them, but for the clock."""
        program, machine, trek = self.program, self.machine, self.program.walker.trek
        colours = STRONG if 2 * trek.strength > STRENGTH else TIRED if 4 * trek.strength > STRENGTH else WEAK
        write(machine, STRENGTH_ROW, 0, program.text(strings.STRENGTH).ljust(BAR_COLUMN), LABEL)
        bar(machine, STRENGTH_ROW, BAR_COLUMN, BAR_CELLS, trek.strength, STRENGTH, colours)
        write(machine, STRENGTH_ROW, BAR_COLUMN + BAR_CELLS, str(trek.strength).rjust(5), NUMBER)
        write(machine, BULLETS_ROW, 0, program.text(strings.BULLETS).ljust(BAR_COLUMN), LABEL)
        for bullet in range(BULLETS):
            draw(machine, BULLET if bullet < trek.bullets else SPENT, CELL * (BAR_COLUMN + bullet), CELL * BULLETS_ROW)
        colour_cells(machine, BULLETS_ROW, BAR_COLUMN, 1, BULLETS, NUMBER)
        words = program.text(strings.KILOMETRES, n=trek.walked)
        if len(program.walkers) > 1:
            words = f"{program.text(strings.PLAYER, n=program.turn + 1)} {words}"
        write(machine, BULLETS_ROW, BAR_COLUMN + BULLETS, words.rjust(17), NUMBER)
        self._compass(program.walker.hint)

    def _compass(self, hint: Hint | None) -> None:
        machine, text = self.machine, self.program.text
        row, column = COMPASS_ROW, COMPASS_COLUMN
        box(machine, row, column, COMPASS_ROWS, COMPASS_COLUMNS, COMPASS, ROUND)
        draw(machine, NEEDLE, CELL * column + 29, CELL * row + 20)
        for way, (down, right) in SIGN_AT.items():
            hinted = hint is not None and hint.way is way
            write(machine, row + down, column + right, text(strings.INITIALS[way]), HINTED if hinted else LETTER)
        if hint is not None:
            far = text(strings.KILOMETRES, n=10 * hint.tens) if hint.tens else "?"
            known = f"{text(strings.INITIALS[hint.way])}: {far}"
            centred(machine, row + COMPASS_ROWS - 2, known, HINTED, column + 1, COMPASS_COLUMNS - 2)

    def clock(self, left: int, limit: int) -> None:
        """How much of the time to decide is left."""
        bar(self.machine, CLOCK_ROW, 0, 32, left, limit, TIRED if 3 * left > limit else WEAK)
