"""The title picture: an observatory on a hill under the Milky Way, and the name as constellations."""

from itertools import accumulate

from arcade.games.stars import ART, scenery, strings
from arcade.games.stars.layouts import Figure
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Alive, Twinkle, all_alive
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import BLACK, pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import SOLID
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import CELL

TOP = 2
"""The row of the letters' highest stars."""
GAP = 2
"""Columns between letters."""
GROUND = 19
LETTERS = {
    "S": Figure(ART.rows("letter-s"), "ab bc cd de ef"),
    "T": Figure(ART.rows("letter-t"), "ab bc bd"),
    "A": Figure(ART.rows("letter-a"), "ab bc ad de bd"),
    "R": Figure(ART.rows("letter-r"), "ab bc cd de ae ef dg"),
    "E": Figure(ART.rows("letter-e"), "ab bc cd ce ef"),
    "L": Figure(ART.rows("letter-l"), "ab bc"),
}
WINDOWS = ((16, 12), (16, 13), (17, 12), (17, 13), (16, 18), (16, 19), (17, 18), (17, 19))
DOME_ROW, DOME_COLUMN = 12, 11


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it on an empty screen."""
    machine = program.machine
    scenery.sky(machine)
    fill(machine, 0, 0, TOP + 8, 32, colours=pair("wk"))
    for column, letter in _letters(program):
        for one, other in LETTERS[letter].strokes(TOP, column):
            _join(machine, one, other)
    for kind, (row, column) in enumerate(_stars(program)):
        draw_cells(machine, scenery.STARS[kind % 2].coloured("WY"[kind % 2], "k"), row, column)
    dome = smoothly(scenery.DOME, 2).coloured(("CWWWWWWWCC", "CWWWWWWWCC", "CWWWWWWWCC", "cwwwwwwwcc"), "k")
    draw_cells(machine, dome, DOME_ROW, DOME_COLUMN, clear=True)
    for row, column in WINDOWS:
        colour_cells(machine, row, column, 1, 1, pair("Yk"))
    scenery.hills(machine, GROUND)
    fill(machine, GROUND + 1, 0, 1, 32, SOLID, pair("gk"))
    centred(machine, 21, program.text(strings.TAGLINE), pair("Ck"))
    machine.border(BLACK)


def title_alive(program: Program[Spectrum]) -> Alive:
    """The stars of the name twinkle, meteors fall, somebody is at work in the observatory."""
    stars = Twinkle(program.machine, _stars(program), "YWWWYCCW", 9)
    return all_alive(stars.step, scenery.Meteors(program.machine).step)


def _columns(name: str) -> int:
    """The cells that a name takes."""
    return sum(len(LETTERS[letter].chart[0]) for letter in name) + GAP * (len(name) - 1)


def _letters(program: Program[Spectrum]) -> list[tuple[int, str]]:
    """Each letter of the name and its column."""
    name = drawn_words(program, strings.TITLE, LETTERS, lambda words: _columns(words) <= COLUMNS)
    starts = accumulate(
        (len(LETTERS[letter].chart[0]) + GAP for letter in name), initial=(COLUMNS - _columns(name)) // 2
    )
    return list(zip(starts, name, strict=False))


def _stars(program: Program[Spectrum]) -> list[Cell]:
    return [cell for column, letter in _letters(program) for cell in LETTERS[letter].places(TOP, column).values()]


def _join(machine: Spectrum, one: Cell, other: Cell) -> None:
    """A line between two stars, two pixels thick."""
    (row, column), (down, right) = one, other
    for aside in (0, 1):
        machine.plot(CELL * column + 3 + aside, 175 - CELL * row - 4, ink=5, bright=1)
        machine.draw(CELL * (right - column), CELL * (row - down), ink=5, paper=8, bright=1)
        machine.plot(CELL * column + 3, 175 - CELL * row - 3 - aside, ink=5, bright=1)
        machine.draw(CELL * (right - column), CELL * (row - down), ink=5, paper=8, bright=1)
