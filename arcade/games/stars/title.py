"""The title picture: an observatory on a hill under the Milky Way, and the name as constellations."""

from itertools import accumulate

from arcade.games.stars import ART, MUSIC, scenery, strings
from arcade.games.stars.layouts import Figure
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Twinkle, all_alive
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import SOLID
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import CELL

TOP_ROW, GROUND_ROW, GAP_COLUMNS = 2, 19, 2
LETTERS = {
    "S": Figure(ART.rows("letter-s"), "ab bc cd de ef"),
    "T": Figure(ART.rows("letter-t"), "ab bc bd"),
    "A": Figure(ART.rows("letter-a"), "ab bc ad de bd"),
    "R": Figure(ART.rows("letter-r"), "ab bc cd de ae ef dg"),
    "E": Figure(ART.rows("letter-e"), "ab bc cd ce ef"),
    "L": Figure(ART.rows("letter-l"), "ab bc"),
}
WINDOWS = ((16, 12), (16, 13), (17, 12), (17, 13), (16, 18), (16, 19), (17, 18), (17, 19))


class Title(LivingTitle):
    """The stars of the name twinkle, and meteors fall."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        name = drawn_words(program, strings.TITLE, LETTERS, lambda words: _columns(words) <= COLUMNS)
        widths = [len(LETTERS[letter].chart[0]) + GAP_COLUMNS for letter in name]
        self._name = list(zip(name, accumulate(widths, initial=(COLUMNS - _columns(name)) // 2), strict=False))
        self._stars = [cell for letter, left in self._name for cell in LETTERS[letter].places(TOP_ROW, left).values()]
        twinkling = Twinkle(self.machine, self._stars, "YWWWYCCW", 9).step
        self.alive = all_alive(twinkling, scenery.Meteors(self.machine).step)

    def draw(self) -> None:
        machine = self.machine
        draw_cells(machine, scenery.nebula(), 0, 0)
        fill(machine, 0, 0, TOP_ROW + 8, 32, colours=pair("wk"))
        for letter, left in self._name:
            for one, other in LETTERS[letter].strokes(TOP_ROW, left):
                _join(machine, one, other)
        for kind, (row, column) in enumerate(self._stars):
            draw_cells(machine, scenery.STARS[kind % 2].coloured("WY"[kind % 2], "k"), row, column)
        dome = smoothly(ART["dome"], 2).coloured(("CWWWWWWWCC", "CWWWWWWWCC", "CWWWWWWWCC", "cwwwwwwwcc"), "k")
        draw_cells(machine, dome, 12, 11, clear=True)
        for row, column in WINDOWS:
            colour_cells(machine, row, column, 1, 1, pair("Yk"))
        scenery.hills(machine, GROUND_ROW)
        fill(machine, GROUND_ROW + 1, 0, 1, 32, SOLID, pair("gk"))
        centred(machine, 21, self.program.text(strings.TAGLINE), pair("Ck"))


def _columns(name: str) -> int:
    """The cells that a name takes."""
    return sum(len(LETTERS[letter].chart[0]) for letter in name) + GAP_COLUMNS * (len(name) - 1)


def _join(machine: Spectrum, one: Cell, other: Cell) -> None:
    """A line between two stars, two pixels thick."""
    (row, column), (down, right) = one, other
    for aside in (0, 1):
        machine.plot(CELL * column + 3 + aside, 175 - CELL * row - 4, ink=5, bright=1)
        machine.draw(CELL * (right - column), CELL * (row - down), ink=5, paper=8, bright=1)
        machine.plot(CELL * column + 3, 175 - CELL * row - 3 - aside, ink=5, bright=1)
        machine.draw(CELL * (right - column), CELL * (row - down), ink=5, paper=8, bright=1)
