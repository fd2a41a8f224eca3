"""The title: the mastermind before a blind, behind his box of great pegs, in which a lid wanders."""

from collections.abc import Sequence

from arcade.families.codes.board import RIM
from arcade.families.codes.pegs import GREAT, LIFTING, MYSTERY, great_peg, lifting
from arcade.games.mastermind import MUSIC, strings
from arcade.games.mastermind.figures import ASKANCE, HEIGHT, LIGHT, WIDTH, Eyes, Mood, hooded
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.sprites import CELL, sprite

CODE = "3516"
SLATS = sprite(["########"] * 3 + ["........"] * 5)
"""The gaps of a blind before the light."""
BACK_ROW, BOX_ROW = 5, 13
FIGURE_COLUMN = 10
PEG_COLUMNS = (3, 10, 17, 24)
ROUND_FRAMES = 130
"""After which the lid moves on."""
STEP_FRAMES = 4
"""Of a lid."""
ORDER = (3, 1, 0, 2)
"""The places that the lid covers in turn."""
DEPTH = 3
SCALE = 4
"""Rows of cells of a letter of the name."""


def block_name(machine: Spectrum, words: str, row: int, inks: Sequence[str] = "WCCC") -> None:
    """Write up to ten capitals centred, three cells wide and four high, with depth."""
    name = letters(machine.font, words, SCALE - 1, SCALE)
    whole = extruded(name.cut(-DEPTH, 0, name.width + 3 * DEPTH, name.height + CELL), DEPTH)
    column = (COLUMNS - whole.columns) // 2
    draw_cells(machine, whole.coloured((*inks, inks[-1]), "k"), row, column, clear=True)


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.CENTRE

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.eyes = Eyes(self.machine, BACK_ROW + 4, FIGURE_COLUMN + 4)

    def draw(self) -> None:
        machine = self.machine
        block_name(machine, self.program.text(strings.TITLE).upper(), 0)
        fill(machine, BACK_ROW, 0, BOX_ROW - BACK_ROW, 32, SLATS, pair("kY"))
        fill(machine, BACK_ROW, FIGURE_COLUMN - 1, BOX_ROW - BACK_ROW, WIDTH + 2, colours=pair("kY"))
        hooded(machine, BACK_ROW, FIGURE_COLUMN, min(HEIGHT, BOX_ROW - BACK_ROW), LIGHT)
        self.eyes.forget()
        self.eyes.show(Mood.SLY)
        box(machine, BOX_ROW, 1, 8, 30, RIM, RAISED)
        fill(machine, BOX_ROW + 1, 2, 6, 28, colours=pair("Wk"))
        for place, digit in enumerate(CODE):
            draw_cells(machine, great_peg(MYSTERY if place == ORDER[0] else digit), BOX_ROW + 1, PEG_COLUMNS[place])
        centred(machine, 21, self.program.text(strings.TAGLINE), pair("Yk"))

    def step(self, frame: int) -> None:
        """A lid opens, another one closes; he looks where it happens, and blinks."""
        turn, now = divmod(frame, ROUND_FRAMES)
        covered, to_cover = ORDER[turn % len(ORDER)], ORDER[(turn + 1) % len(ORDER)]
        self.eyes.live(
            frame, Mood.SLY, [(-3 + 2 * to_cover, 2)] if now > ROUND_FRAMES // 2 else [(0, 0), ASKANCE, (3, 2)]
        )
        begun = now - (ROUND_FRAMES - 2 * STEP_FRAMES * (LIFTING + 1))
        if begun >= 0 and begun % STEP_FRAMES == 0:
            step = begun // STEP_FRAMES
            place, step = (to_cover, LIFTING - step) if step <= LIFTING else (covered, step - LIFTING - 1)
            draw_cells(self.machine, lifting(CODE[place], GREAT)[step], BOX_ROW + 1, PEG_COLUMNS[place])
