"""A list to choose from, over the picture: arrows and fire, a click, or the joystick; back leaves it."""

from collections.abc import Sequence

from arcade.games.dipo.commands import CELL, RUN, TOOLS, direction
from arcade.machine.machine import Frames, Waiting, WrongKey
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.prompts import is_typed
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.sound.jingles import SELECT, STEP

LAST_ROW = 23
BOX, TITLE, LINE, CHOSEN = pair("Cb"), pair("Yb"), pair("Wb"), pair("Kw")


def choose(
    program: Program[Spectrum], title: str, lines: Sequence[str], width: int, start: int = 0, row: int | None = None
) -> Frames[int | None]:
    """The line that is chosen, None for back; the picture is afterwards as it was."""
    machine = program.machine
    height = len(lines) + 4
    top = (22 - height) // 2 if row is None else row
    left = (COLUMNS - width - 4) // 2
    covered = lift_cells(machine, top, left, height, width + 4)
    box(machine, top, left, height, width + 4, BOX, ROUND)
    centred(machine, top + 1, title, TITLE, left + 2, width)
    for place, line in enumerate(lines, top + 3):
        write(machine, place, left + 2, line.ljust(width), LINE)
    machine.keyboard.flush()
    at, wrong = start, at_row(program, LAST_ROW)
    try:
        while True:
            for place in range(len(lines)):
                colour_cells(machine, top + 3 + place, left + 2, 1, width, CHOSEN if place == at else LINE)
                write(machine, top + 3 + place, left + 1, ">" if place == at else " ", BOX)
            machine.waiting = Waiting("key")
            yield
            key = machine.keyboard.take().lower()
            step = direction(key)
            if step is not None:
                at = (at + step[0] + step[1]) % len(lines)
                machine.chime(STEP)
            elif key in TOOLS.keys:
                return None
            elif key in CELL.keys or key in RUN.keys:
                machine.chime(SELECT)
                return at
            elif key and (pixel := clicked(key)):
                under = pixel[1] // 8 - top - 3
                if 0 <= under < len(lines) and left <= pixel[0] // 8 < left + width + 4:
                    machine.chime(SELECT)
                    return under
            elif key and is_typed(key):
                machine.waiting, machine.wrong_key = None, WrongKey(key, steered=True)
                yield from wrong()
    finally:
        machine.waiting = None
        covered.put_back(machine)
