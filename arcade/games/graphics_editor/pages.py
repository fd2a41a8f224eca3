"""A page of the machine's letters, one of which is copied into the graphic in hand."""

from arcade.games.graphics_editor.commands import BACK, STEERING
from arcade.games.graphics_editor.panel import enlarged
from arcade.games.graphics_editor.rules import PENCIL, SIDE, Graphic
from arcade.machine.font import spectrum_character
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.list_menu import NOTHING, choose_picture
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.jingles import SELECT

SIGNS = "".join(map(spectrum_character, range(32, 128))) + "ăâîșțĂÂÎȘȚ"
PAGE = Grid(rows=7, columns=16, left=0, top=32, width=16, height=16)
SHEET, CHOSEN = pair("kW"), pair("YB")
LARGE, LARGE_ROW, LARGE_COLUMN = 4, 18, 14
"""How large the letter under the cursor is shown below the others, and where."""
CAPITALS = {sign.lower(): SIGNS.index(sign) for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ12349"}
"""What a typed key chooses at once; the others, and the digits that steer, are reached with the cursor."""


def choose_letter(program: Program[Spectrum]) -> Frames[Graphic | None]:
    """A letter's graphic; None when the player goes back. The rows 1 to 21 are drawn over."""
    machine = program.machine
    fill(machine, 1, 0, 21, 32, EMPTY, SHEET)
    for place, sign in enumerate(SIGNS):
        x, y = PAGE.origin(divmod(place, PAGE.columns))
        machine.cell(y // CELL, x // CELL, machine.font[sign], SHEET)

    def show(place: int, lit: bool) -> None:
        x, y = PAGE.origin(divmod(place, PAGE.columns))
        colour_cells(machine, y // CELL, x // CELL, 1, 1, CHOSEN if lit else SHEET)
        if lit:
            rows = machine.font[SIGNS[place]] if place < len(SIGNS) else bytes(SIDE)
            draw_cells(machine, enlarged(tuple(rows), LARGE), LARGE_ROW, LARGE_COLUMN)
            colour_cells(machine, LARGE_ROW, LARGE_COLUMN, LARGE, LARGE, PENCIL)

    wrong, count, first = at_row(program, 23), PAGE.rows * PAGE.columns, CAPITALS["a"]
    place = yield from choose_picture(program, PAGE, count, show, first, wrong, (BACK,), CAPITALS, steering=STEERING)
    if place == NOTHING:
        return None
    machine.chime(SELECT)
    return Graphic(tuple(machine.font[SIGNS[place] if place < len(SIGNS) else " "]))
