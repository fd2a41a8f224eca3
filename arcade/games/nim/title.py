"""The title of Nim: large letters over an abacus on which beads come and go, and one of them has a face."""

from arcade.games.nim import MUSIC, art, strings
from arcade.games.nim.art import BLINK_EVERY, Thinker
from arcade.games.nim.scene import FEW, FIVES, LARGE, LEFT, PLAIN, SLIDING, STRAND, WIDTH, Strand, rack, string_beads
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.faces import Face
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import Glint, LivingTitle
from arcade.toolkit.letters.lettering import LetterStyle, banner
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import tiled
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.sprites import CELL

RACK, RACK_ROWS = 10, 11
LETTERS = (2, 4, 6, 24)
"""Row, column, height and width of the name."""
ROWS = (5, 9, FEW)
"""Beads on each wire."""
WANDER = (14, 26)
"""The columns between which the bead with a face goes to and fro on the uppermost wire."""
STEP = 7
"""Frames for a cell of its way."""
REST = 60
"""Frames that it stays at either end."""
SLIDER = 1
"""The wire on which beads come and go."""
SLIDES = 4
"""How many do."""
TURN = 260
"""Frames in which they go and come back."""
SPEED = 4


class Title(LivingTitle):
    """An abacus that plays with itself."""

    music = MUSIC
    wipe = Wipe.BLINDS

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._face = Thinker(self.machine)
        self._beads = Moving(self.machine)
        self._glint = None if program.calm else Glint(self.machine, LETTERS)

    def draw(self) -> None:
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 24, 32, colours=PLAIN)
        banner(
            machine,
            text(strings.TITLE).upper(),
            LETTERS[0],
            LetterStyle("RYYGCC", "k", lambda words: extruded(words, 6)),
            scale=6,
        )
        for column in (1, 29):
            self._string(column)
        rack(machine, RACK, RACK_ROWS)
        for wire, size in enumerate(ROWS):
            string_beads(machine, _strand(wire), LARGE, size, 0)
        centred(machine, 21, text(strings.TAGLINE), pair("Yk"))
        self._face.forget()
        self._beads.hide()
        self.step(0)

    def _string(self, column: int) -> None:
        """A string of beads hung beside the letters."""
        machine = self.machine
        draw(machine, tiled(art.WIRE.rotated(), LARGE, CELL * RACK), CELL * column, 0)
        for place, colours in enumerate(FIVES[:4]):
            draw(machine, art.bead(LARGE), CELL * column, LARGE * (place + 1))
            colour_cells(machine, 2 * place + 2, column, 2, 2, colours)

    def step(self, frame: int) -> None:
        """The bead with a face goes to and fro, others slide to the right and come back."""
        if self._glint:
            self._glint.step(frame)
        way = STEP * (WANDER[1] - WANDER[0])
        time = frame % (2 * (way + REST))
        back = time >= way + REST
        gone = min(time % (way + REST), way) // STEP
        column = WANDER[1] - gone if back else WANDER[0] + gone
        rests = time % (way + REST) >= way
        look = "ahead" if rests else "left" if back else "right"
        self._face.show(Face(look, "smile" if rests else "oh").at(frame, BLINK_EVERY), _strand(0).row, column)
        self._slide(frame % TURN)

    def _slide(self, time: int) -> None:
        size = ROWS[SLIDER]
        strand, first = _strand(SLIDER), LEFT + 2 * (size - SLIDES)
        span = CELL * WIDTH - LARGE * size
        half = TURN // 2
        moved = min(SPEED * (time % half), span)
        at = span - moved if time >= half else moved
        if time % half == 0:
            string_beads(self.machine, strand, LARGE, size - SLIDES, 0)
            colour_cells(self.machine, strand.row, first, STRAND, LEFT + WIDTH - first, SLIDING)
        self._beads.show((art.group(LARGE, SLIDES), CELL * first + at, CELL * strand.row))
        if moved == span:
            colour_cells(self.machine, strand.row, first + at // CELL, STRAND, 2 * SLIDES, FIVES[1])


def _strand(wire: int) -> Strand:
    return Strand(RACK + 1 + 3 * wire, 0, FEW)
