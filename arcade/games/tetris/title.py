"""The title picture of the modern look: a piece falls into its gap again and again, and Tee looks on."""

from collections.abc import Sequence

from arcade.games.tetris import ART, MUSIC, art
from arcade.games.tetris.scenery import BLINK_EVERY, Tee
from arcade.games.tetris.strings import SUBTITLE, TAGLINE
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.faces import Face
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import Glint, LivingTitle
from arcade.toolkit.letters.lettering import LetterStyle, banner
from arcade.toolkit.picture.areas import blend
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.polyominoes import TETROMINOES, corner, read, states
from arcade.toolkit.picture.sprites import CELL

SKY_ROW, FLOOR_ROW = 10, 22
KIND = 3
SHAPE = states(read(TETROMINOES.split()[KIND]))
"""The piece that falls, by its turns."""
GAP_ROW, GAP_COLUMN = 20, 21
"""The middle of its bar at home."""
WAY = ((20, 0), (21, 0), (21, 1), (21, 1), (21, 2), (21, 2), (21, 2), (21, 2), (21, 2), (21, 2))
"""Its column and its turns in each row from the start on."""
ROW_FRAMES = 22
LANDED = ROW_FRAMES * len(WAY)
FLASH, GOES, RISES, AGAIN = LANDED + 12, LANDED + 30, LANDED + 130, LANDED + 170
"""Frames in which the full row is white or goes, the pile rises and another piece begins to fall."""


class Title(LivingTitle):
    """Letters of squares in the evening sky, and what happens below them."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._moving = Moving(self.machine)
        self._tee = Tee(self.machine, 15, 11)
        self._glint = None if program.calm else Glint(self.machine, (1, 2, 7, 28))

    def draw(self) -> None:
        machine = self.machine
        self._squares(ART.rows("title"), 1, 2)
        banner(machine, self.program.text(SUBTITLE).upper(), SKY_ROW - 1, LetterStyle("W"), scale=1)
        centred(machine, 22, self.program.text(TAGLINE), pair("Wk"))
        self._pile(ART.rows("pile"))
        self._tee.hide()
        self._tee.show(Face("aloft"))

    def _squares(self, rows: Sequence[str], top: int, left: int) -> None:
        for row, line in enumerate(rows, top):
            for column, mark in enumerate(line, left):
                if mark != ".":
                    draw_cells(self.machine, art.square(int(mark)), row, column)

    def _pile(self, rows: Sequence[str]) -> None:
        """The sky and a pile of so many rows."""
        blend(self.machine, SKY_ROW, 0, FLOOR_ROW - SKY_ROW, COLUMNS, "kbm")
        self._squares(rows, FLOOR_ROW - len(rows), 0)

    def step(self, frame: int) -> None:
        if self._glint:
            self._glint.step(frame)
        time = frame % AGAIN
        if time == FLASH:
            for column in range(COLUMNS):
                draw_cells(self.machine, art.LIT, GAP_ROW, column)
        elif time in (GOES, RISES):
            self._moving.hide()
            self._tee.hide()
            self._pile(_without_the_row() if time == GOES else ART.rows("pile"))
        if time < LANDED:
            column, turns = WAY[time // ROW_FRAMES]
            top, left = corner(SHAPE[turns])
            place = CELL * (column + left), CELL * (11 + time // ROW_FRAMES + top)
            self._moving.show((art.piece(SHAPE[turns], KIND), *place))
            self._tee.show(Face("aloft" if time < LANDED // 2 else "right").at(frame, BLINK_EVERY))
        elif time < RISES:
            self._tee.show(Face("glad", "laugh"), 0 if time < GOES else time // 10 % 2 - 1)
        else:
            self._tee.show(Face("up", "oh"))


def _without_the_row() -> Sequence[str]:
    """The pile when the row of the gap is gone, the stem of the piece left above."""
    rows = list(ART.rows("pile"))
    at = len(rows) - FLOOR_ROW + GAP_ROW
    rows[at - 1] = f"{rows[at - 1][:GAP_COLUMN]}{KIND}{rows[at - 1][GAP_COLUMN + 1 :]}"
    return rows[:at] + rows[at + 1 :]
