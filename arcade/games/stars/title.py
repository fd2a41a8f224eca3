"""The title picture: an observatory on a hill under the Milky Way, and the name as constellations."""

from arcade.games.stars import ART, scenery, strings
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

TOP, GAP = 2, 2
"""The row of the letters' highest stars, and columns between letters."""
GROUND = 19
LETTERS = {
    "S": ("ab bc cd de ef", ART.rows("letter-s")),
    "T": ("ab bc bd", ART.rows("letter-t")),
    "A": ("ab bc ad de bd", ART.rows("letter-a")),
    "R": ("ab bc cd de ae ef dg", ART.rows("letter-r")),
    "E": ("ab bc cd ce ef", ART.rows("letter-e")),
    "L": ("ab bc", ART.rows("letter-l")),
}
"""Which stars of a letter are joined, and where they stand."""
WINDOWS = ((16, 12), (16, 13), (17, 12), (17, 13), (16, 18), (16, 19), (17, 18), (17, 19))
DOME_ROW, DOME_COLUMN = 12, 11


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it on an empty screen."""
    machine = program.machine
    scenery.sky(machine)
    fill(machine, 0, 0, TOP + 8, 32, colours=pair("wk"))
    for one, other in _lines(program):
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
    return sum(len(LETTERS[letter][1][0]) for letter in name) + GAP * (len(name) - 1)


def _letters(program: Program[Spectrum]) -> list[tuple[int, str]]:
    """Each letter of the name and its column."""
    name = drawn_words(program, strings.TITLE, LETTERS, lambda words: _columns(words) <= COLUMNS)
    widths = [len(LETTERS[letter][1][0]) for letter in name]
    column = (COLUMNS - _columns(name)) // 2
    placed = []
    for letter, width in zip(name, widths, strict=True):
        placed.append((column, letter))
        column += width + GAP
    return placed


def _places(column: int, letter: str) -> dict[str, Cell]:
    rows = LETTERS[letter][1]
    return {
        star: (TOP + row, column + place)
        for row, line in enumerate(rows)
        for place, star in enumerate(line)
        if star.isalpha()
    }


def _stars(program: Program[Spectrum]) -> list[Cell]:
    return [cell for column, letter in _letters(program) for cell in _places(column, letter).values()]


def _lines(program: Program[Spectrum]) -> list[tuple[Cell, Cell]]:
    lines = []
    for column, letter in _letters(program):
        places = _places(column, letter)
        lines += [(places[pair[0]], places[pair[1]]) for pair in LETTERS[letter][0].split()]
    return lines


def _join(machine: Spectrum, one: Cell, other: Cell) -> None:
    """A line between two stars, two pixels thick."""
    (row, column), (down, right) = one, other
    for aside in (0, 1):
        machine.plot(CELL * column + 3 + aside, 175 - CELL * row - 4, ink=5, bright=1)
        machine.draw(CELL * (right - column), CELL * (row - down), ink=5, paper=8, bright=1)
        machine.plot(CELL * column + 3, 175 - CELL * row - 3 - aside, ink=5, bright=1)
        machine.draw(CELL * (right - column), CELL * (row - down), ink=5, paper=8, bright=1)
