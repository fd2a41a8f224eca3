"""The school report at the end of a session in town: every crossing, the mark, and what the teacher says."""

from arcade.games.street import art, music, strings
from arcade.games.street.events import Fault
from arcade.games.street.scoring import PASSED, mark, time_points
from arcade.games.street.world import Town
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.alongside import scene
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import big, room_for_marks
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import DOUBLE
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import WHITE, pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.sprites import CELL, sprite

PAPER, WRITING, RED_INK, RULED = pair("bW"), pair("kW"), pair("rW"), pair("cW")
LINE = sprite(("........",) * 7 + ("########",))
GRAVITY = tuple(Fault)
FIRST_ROW = 6
MARK_COLUMN = 21


def report_card(program: Program[Spectrum], town: Town) -> Frames[None]:
    """Show the report with its tune."""
    machine = program.machine
    machine.border(WHITE)
    phrase = music.WIN if mark(town.score) >= PASSED else music.LOSE
    yield from scene(machine, reveal(machine, lambda: _page(program, town), Wipe.BLINDS), phrase)


def _page(program: Program[Spectrum], town: Town) -> None:
    machine, text = program.machine, program.text
    earned = mark(town.score)
    fill(machine, 0, 0, 24, 32, LINE, RULED)
    headline(machine, text(strings.REPORT), 2, inks="b", paper="W", shade=None, most=2)
    for place, (loops, faults) in enumerate(town.report):
        row = FIRST_ROW + place
        write(machine, row, 1, f"{place + 1:>2}", WRITING)
        draw_cells(machine, (art.CROSS.coloured("r", "W") if faults else art.TICK.coloured("g", "W")), row, 4)
        words = text(strings.SHORT_FAULTS[min(faults, key=GRAVITY.index)] if faults else strings.CORRECT)
        write(machine, row, 6, words, RED_INK if faults else WRITING)
        if not time_points(loops):
            write(machine, row, 7 + len(words), text(strings.SLOW), PAPER)
    box(machine, FIRST_ROW, MARK_COLUMN, 10, 10, RED_INK, DOUBLE)
    centred(machine, FIRST_ROW + 1, text(strings.MARK), RED_INK, MARK_COLUMN + 1, 8)
    digits = big(str(earned), 4)
    left = CELL * MARK_COLUMN + (CELL * 10 - digits.width) // 2
    draw(machine, digits, left, CELL * (FIRST_ROW + 3 - room_for_marks(4)) + CELL // 2)
    centred(machine, FIRST_ROW + 8, f"{town.score}/100", RED_INK, MARK_COLUMN + 1, 8)
    centred(machine, 19, text(strings.COMMENTS[earned - 1]), pair("bW"))
