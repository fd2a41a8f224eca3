"""The title picture: calcium with its electrons, and alumina with its bonds."""

from arcade.games.valence import MUSIC, strings
from arcade.games.valence.art import Atom, Molecule
from arcade.games.valence.chemistry import SYMBOLS, Compound, Part, shells
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.lettering import big, room_for_marks
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import NIGHT

ATOM_ROW, ATOM_COLUMN, ATOM_CELLS = 8, 1, 13
CALCIUM = 20
MOLECULE_ROW, MOLECULE_COLUMN, MOLECULE_COLUMNS = 10, 17, 13
TILE_COLUMNS = 4
NAME_ROW = 1
TILES = ("Yk", "Ck", "Wk", "Gk")
ALUMINA = Compound(Part("Al", 3), Part("O", 2))


class Title(LivingTitle):
    """The picture, and the electrons that go round in it."""

    music = MUSIC
    wipe = Wipe.CENTRE

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        middle = 8 * ATOM_CELLS // 2 + 4
        self.atom = Atom(program.machine, 8 * ATOM_COLUMN + middle, 8 * ATOM_ROW + middle, SYMBOLS[CALCIUM - 1])

    def draw(self) -> None:
        machine, text = self.program.machine, self.program.text
        fill(machine, 0, 0, 23, 32, NIGHT, pair("bk"))
        self._name(text(strings.TITLE).upper())
        fill(machine, ATOM_ROW, ATOM_COLUMN, ATOM_CELLS + 1, ATOM_CELLS + 1, colours=pair("Ck"))
        colour_cells(machine, ATOM_ROW + 5, ATOM_COLUMN + 5, 4, 4, pair("Yk"))
        self.atom.draw(shells(CALCIUM))
        molecule = Molecule(machine, ALUMINA, MOLECULE_ROW, MOLECULE_COLUMN, MOLECULE_COLUMNS)
        box(machine, MOLECULE_ROW - 1, MOLECULE_COLUMN - 1, 11, MOLECULE_COLUMNS + 2, pair("Wb"))
        molecule.whole()
        centred(machine, 22, text(strings.TAGLINE), pair("Wk"))

    def _name(self, name: str) -> None:
        """The name as the table of elements would have it: a tile for each letter, with a number of electrons."""
        left = (32 - TILE_COLUMNS * len(name)) // 2
        for place, letter in enumerate(name):
            column = left + TILE_COLUMNS * place
            box(self.machine, NAME_ROW, column, TILE_COLUMNS + 1, TILE_COLUMNS, pair(TILES[place % len(TILES)]), ROUND)
            figure = big(letter, 2)
            room = room_for_marks(2)
            body = figure.cut(0, 8 * room, figure.width, 8 * (2 + room)).see_through()
            draw(self.machine, body, 8 * column + 4 * TILE_COLUMNS - figure.width // 2, 8 * NAME_ROW + 11)

    def step(self, frame: int) -> None:
        self.atom.orbit(frame)
