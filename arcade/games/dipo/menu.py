"""Lists and shelves to choose from, over the picture: arrows and fire, a click, or the joystick; back leaves them."""

from collections.abc import Callable, Sequence

from arcade.games.dipo.commands import CELL, RUN, TOOLS, direction
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.list_menu import NOTHING, choose_line
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.sound.jingles import SELECT, STEP

LAST_ROW = 23
BOX, TITLE, LINE, CHOSEN = pair("Cb"), pair("Yb"), pair("Wb"), pair("Kw")


def choose_place(
    program: Program[Spectrum],
    count: int,
    show: Callable[[int], None],
    under: Callable[[int, int], int | None],
    start: int,
    step: Callable[[int, int, int], int],
) -> Frames[int]:
    """One of so many places, or NOTHING; `step` tells where so many rows down and columns to the right lead."""
    machine = program.machine

    def stepped(key: str, at: int) -> int | None:
        way = direction(key)
        return None if way is None else step(at, *way)

    chosen = yield from choose_line(
        machine,
        count,
        show,
        under,
        start,
        at_row(program, LAST_ROW),
        stepped,
        lambda: machine.chime(STEP),
        fire=CELL.keys + RUN.keys,
        leave=TOOLS.keys,
        numbered=False,
    )
    if chosen != NOTHING:
        machine.chime(SELECT)
    return chosen


def choose(
    program: Program[Spectrum], title: str, lines: Sequence[str], width: int, start: int = 0, row: int | None = None
) -> Frames[int]:
    """The line of a list that is chosen, or NOTHING; the picture is afterwards as it was."""
    machine = program.machine
    height = len(lines) + 4
    top = (22 - height) // 2 if row is None else row
    left = (COLUMNS - width - 4) // 2
    covered = lift_cells(machine, top, left, height, width + 4)
    box(machine, top, left, height, width + 4, BOX, ROUND)
    centred(machine, top + 1, title, TITLE, left + 2, width)
    for place, line in enumerate(lines, top + 3):
        write(machine, place, left + 2, line.ljust(width), LINE)

    def show(at: int) -> None:
        for place in range(len(lines)):
            colour_cells(machine, top + 3 + place, left + 2, 1, width, CHOSEN if place == at else LINE)
            write(machine, top + 3 + place, left + 1, ">" if place == at else " ", BOX)

    def under(x: int, y: int) -> int | None:
        place = y // 8 - top - 3
        return place if 0 <= place < len(lines) and left <= x // 8 < left + width + 4 else None

    def step(at: int, down: int, right: int) -> int:
        return (at + down + right) % len(lines)

    chosen = yield from choose_place(program, len(lines), show, under, start, step)
    covered.put_back(machine)
    return chosen
