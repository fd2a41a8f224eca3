"""The title picture: calcium with its electrons, and alumina with its bonds."""

from arcade.games.valence import strings
from arcade.games.valence.art_atom import Atom
from arcade.games.valence.art_molecule import Molecule
from arcade.games.valence.compounds import Compound, Part
from arcade.games.valence.elements import SYMBOLS, shells
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.shading import shadowed

ATOM_ROW, ATOM_COLUMN, ATOM_CELLS = 8, 1, 13
SHOWN = 20
"""Calcium: all four shells."""
MOLECULE_ROW, MOLECULE_COLUMN, MOLECULE_COLUMNS = 10, 17, 13
ALUMINA = Compound(Part("Al", 3), Part("O", 2))


def picture(program: Program[Spectrum], title_row: int) -> None:
    """Draw everything at once."""
    machine, text = program.machine, program.text
    fill(machine, 0, 0, 23, 32, NIGHT, pair("bk"))
    headline(machine, text(strings.TITLE).upper(), title_row, "YYWC", "k", shade=shadowed, most=4)
    fill(machine, ATOM_ROW, ATOM_COLUMN, ATOM_CELLS + 1, ATOM_CELLS + 1, colours=pair("Ck"))
    middle = 8 * ATOM_CELLS // 2 + 4
    x, y = 8 * ATOM_COLUMN + middle, 8 * ATOM_ROW + middle
    Atom(machine, x, y, SYMBOLS[SHOWN - 1]).draw(shells(SHOWN))
    colour_cells(machine, ATOM_ROW + 5, ATOM_COLUMN + 5, 4, 4, pair("Yk"))
    molecule = Molecule(machine, ALUMINA, MOLECULE_ROW, MOLECULE_COLUMN, MOLECULE_COLUMNS)
    box(machine, MOLECULE_ROW - 1, MOLECULE_COLUMN - 1, 11, MOLECULE_COLUMNS + 2, pair("Wb"))
    molecule.whole()
    centred(machine, 22, text(strings.TAGLINE), pair("Wk"))
