"""The school report at the end of a session in town: every crossing, the mark, and what the teacher says."""

from collections.abc import Collection

from arcade.games.street import ART, strings
from arcade.games.street.scoring import PASSED, Fault, mark, time_points
from arcade.games.street.world import Town
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.storyboard import Storyboard
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import big, room_for_marks
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import DOUBLE
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import WHITE, pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite
from arcade.toolkit.sound.jingles import STEP, WRONG
from arcade.toolkit.sound.tunes import higher

PAPER, WRITING, RED_INK, RULED = pair("bW"), pair("kW"), pair("rW"), pair("cW")
LINE = sprite(("........",) * 7 + ("########",))
GRAVITY = tuple(Fault)
FIRST_ROW, MARK_COLUMN = 6, 21
WAY = 240
"""Pixels that the walker goes before he turns."""
SCRATCH = ((0.002, 46.0),)
STAMP = ((0.008, -8.0), (0.012, -16.0), (0.02, -24.0))


class Ending(Storyboard[Program[Spectrum]]):
    """A page that is written while one looks; the walker goes by below it."""

    def __init__(self, program: Program[Spectrum], town: Town) -> None:
        super().__init__(program)
        self._town = town
        self.passed = mark(town.score) >= PASSED

    def rest(self, frame: int) -> None:
        """Who has passed walks up and down below the page's lines; who has not stands there and looks round."""
        if self.passed:
            turn, at = divmod(frame // 2, WAY)
            pose = (ART["stand"], ART["stride"])[frame // 6 % 2]
            self._show(pose.mirrored() if turn % 2 else pose, WAY - 1 - at if turn % 2 else at)
        else:
            look = ART["look-left"] if frame // 40 % 2 else ART["look-left"].mirrored()
            self._show(ART["front"] if frame % 40 < 20 else look, WAY // 2)

    def _show(self, pose: Sprite, x: int) -> None:
        self.moving.show((pose.coloured("B"), x, 20 * CELL))

    def play(self) -> Frames[None]:
        """The empty page, a line for each crossing, then the mark is stamped on it."""
        machine, text, town = self.machine, self.program.text, self._town
        machine.border(WHITE)

        def page() -> None:
            fill(machine, 0, 0, 24, 32, LINE, RULED)
            headline(machine, text(strings.REPORT), 2, inks="b", paper="W", shade=None, most=2)

        yield from reveal(machine, page, Wipe.BLINDS)
        for place, (loops, faults) in enumerate(town.report):
            self._line(place, loops, faults)
            machine.chime(WRONG if faults else higher(STEP, place))
            yield from pause(8)
        self._stamp(town)
        machine.chime(STAMP)
        yield
        words = text(strings.COMMENTS[mark(town.score) - 1])
        left = (32 - len(words)) // 2
        for place, letter in enumerate(words):
            write(machine, 18, left + place, letter, PAPER)
            if letter != " " and place % 2:
                machine.chime(SCRATCH)
            yield from pause(2)
        yield from self.hold(50)

    def _line(self, place: int, loops: int, faults: Collection[Fault]) -> None:
        machine, text = self.machine, self.program.text
        row = FIRST_ROW + place
        write(machine, row, 1, f"{place + 1:>2}", WRITING)
        draw_cells(machine, (ART["cross"].coloured("r", "W") if faults else ART["tick"].coloured("g", "W")), row, 4)
        words = text(strings.SHORT_FAULTS[min(faults, key=GRAVITY.index)] if faults else strings.CORRECT)
        write(machine, row, 6, words, RED_INK if faults else WRITING)
        if not time_points(loops):
            write(machine, row, 7 + len(words), text(strings.SLOW), PAPER)

    def _stamp(self, town: Town) -> None:
        machine = self.machine
        box(machine, FIRST_ROW, MARK_COLUMN, 10, 10, RED_INK, DOUBLE)
        centred(machine, FIRST_ROW + 1, self.program.text(strings.MARK), RED_INK, MARK_COLUMN + 1, 8)
        digits = big(str(mark(town.score)), 4)
        left = CELL * MARK_COLUMN + (CELL * 10 - digits.width) // 2
        draw(machine, digits, left, CELL * (FIRST_ROW + 3 - room_for_marks(4)) + CELL // 2)
        centred(machine, FIRST_ROW + 8, f"{town.score}/100", RED_INK, MARK_COLUMN + 1, 8)
