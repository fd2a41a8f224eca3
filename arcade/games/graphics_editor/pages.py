"""A page of the machine's letters, one of which is copied into the graphic in hand."""

from arcade.games.graphics_editor.commands import BACK, STEERING
from arcade.games.graphics_editor.rules import Graphic
from arcade.machine.font import spectrum_character
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.cursor import choose_cell
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.jingles import SELECT

SIGNS = "".join(map(spectrum_character, range(32, 128))) + "ăâîșțĂÂÎȘȚ"
PAGE = Grid(rows=7, columns=16, left=0, top=32, width=16, height=16)
GROUND, SIGN, CHOSEN = pair("Wk"), pair("Wk"), pair("kY")
CAPITALS = {sign.lower(): divmod(SIGNS.index(sign), PAGE.columns) for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"}
"""What a typed key chooses at once; the others are reached with the cursor."""


def choose_letter(program: Program[Spectrum]) -> Frames[Graphic | None]:
    """A letter's graphic; None when the player goes back. The rows 2 to 21 are drawn over."""
    machine = program.machine
    fill(machine, 2, 0, 20, 32, EMPTY, GROUND)
    for place, sign in enumerate(SIGNS):
        x, y = PAGE.origin(divmod(place, PAGE.columns))
        machine.cell(y // CELL, x // CELL, machine.font[sign], SIGN)

    def show(cell: Cell, lit: bool) -> None:
        x, y = PAGE.origin(cell)
        colour_cells(machine, y // CELL, x // CELL, 1, 1, CHOSEN if lit else SIGN)

    typed = {key: cell for key, cell in CAPITALS.items() if key not in ("0", "5", "6", "7", "8")}
    chosen = yield from choose_cell(program, PAGE, (2, 1), show, typed, (BACK,), STEERING, at_row(program, 23))
    if isinstance(chosen, Control):
        return None
    machine.chime(SELECT)
    place = chosen[0] * PAGE.columns + chosen[1]
    return Graphic(tuple(machine.font[SIGNS[place] if place < len(SIGNS) else " "]))
