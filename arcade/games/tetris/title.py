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
from arcade.toolkit.picture.polyominoes import TETROMINOES, read, states
from arcade.toolkit.picture.sprites import CELL

TITLE_ROW, SKY_ROW = 1, 10
FLOOR = 22
"""The row below the pile."""
TEE_PLACE = 15, 11
LETTERS = (TITLE_ROW, 2, 7, 28)
"""Row, column, height and width of the big letters."""
KIND = 3
SHAPE = states(read(TETROMINOES.split()[KIND]))
"""The piece that falls, by its turns."""
GAP_ROW, GAP_COLUMN = 20, 21
"""The middle of its bar at home."""
START = 11
WAY = ((20, 0), (21, 0), (21, 1), (21, 1), (21, 2), (21, 2), (21, 2), (21, 2), (21, 2), (21, 2))
"""Its column and its turns in each row from the start on."""
ROW_FRAMES, HOP = 22, 10
LANDED = ROW_FRAMES * len(WAY)
FLASH = LANDED + 12
"""The frame in which the full row is white."""
GOES = LANDED + 30
RISES = LANDED + 130
AGAIN = LANDED + 170
"""The frame in which another piece begins to fall."""


class Title(LivingTitle):
    """Letters of squares in the evening sky, and what happens below them."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._moving = Moving(self.machine)
        self._tee = Tee(self.machine, *TEE_PLACE)
        self._glint = None if program.calm else Glint(self.machine, LETTERS)

    def draw(self) -> None:
        machine = self.machine
        self._squares(ART.rows("title"), TITLE_ROW, 2)
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
        blend(self.machine, SKY_ROW, 0, FLOOR - SKY_ROW, COLUMNS, "kbm")
        self._squares(rows, FLOOR - len(rows), 0)

    def step(self, frame: int) -> None:
        if self._glint:
            self._glint.step(frame)
        time = frame % AGAIN
        if time < LANDED:
            self._fall(time // ROW_FRAMES)
        elif time == FLASH:
            for column in range(COLUMNS):
                draw_cells(self.machine, art.LIT, GAP_ROW, column)
        elif time in (GOES, RISES):
            self._moving.hide()
            self._tee.hide()
            self._pile(_without_the_row() if time == GOES else ART.rows("pile"))
        if time < LANDED:
            self._tee.show(Face("aloft" if time < LANDED // 2 else "right").at(frame, BLINK_EVERY))
        elif time < GOES:
            self._tee.show(Face("glad", "laugh"))
        elif time < RISES:
            self._tee.show(Face("glad", "laugh"), time // HOP % 2 - 1)
        else:
            self._tee.show(Face("up", "oh"))

    def _fall(self, step: int) -> None:
        column, turns = WAY[step]
        cells = tuple((row, place) for row, place in SHAPE[turns])
        left, top = min(place for _, place in cells), min(row for row, _ in cells)
        at = CELL * (column + left), CELL * (START + step + top)
        self._moving.show((art.piece(cells, KIND), *at))


def _without_the_row() -> Sequence[str]:
    """The pile when the row of the gap is gone, the stem of the piece left above."""
    rows = list(ART.rows("pile"))
    at = len(rows) - FLOOR + GAP_ROW
    rows[at - 1] = f"{rows[at - 1][:GAP_COLUMN]}{KIND}{rows[at - 1][GAP_COLUMN + 1 :]}"
    return rows[:at] + rows[at + 1 :]
