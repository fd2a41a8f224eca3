"""Names of elements, of what they form, and of compounds."""

from arcade.games.valence.compounds import CHANGING, Compound
from arcade.games.valence.elements import ROMAN, SYMBOLS
from arcade.toolkit.contract.texts import Text

ELEMENTS = (
    Text("hydrogen", "hidrogen"),
    Text("helium", "heliu"),
    Text("lithium", "litiu"),
    Text("beryllium", "beriliu"),
    Text("boron", "bor"),
    Text("carbon", "carbon"),
    Text("nitrogen", "azot"),
    Text("oxygen", "oxigen"),
    Text("fluorine", "fluor"),
    Text("neon", "neon"),
    Text("sodium", "sodiu"),
    Text("magnesium", "magneziu"),
    Text("aluminium", "aluminiu"),
    Text("silicon", "siliciu"),
    Text("phosphorus", "fosfor"),
    Text("sulphur", "sulf"),
    Text("chlorine", "clor"),
    Text("argon", "argon"),
    Text("potassium", "potasiu"),
    Text("calcium", "calciu"),
)
"""By atomic number, from 1."""
_NAMED = dict(zip(SYMBOLS, ELEMENTS, strict=True))

FIRST_PARTS = {
    "H": _NAMED["H"],
    "Li": _NAMED["Li"],
    "Na": _NAMED["Na"],
    "K": _NAMED["K"],
    "Ag": Text("silver", "argint"),
    "Mg": _NAMED["Mg"],
    "Ca": _NAMED["Ca"],
    "Ba": Text("barium", "bariu"),
    "Zn": Text("zinc", "zinc"),
    "Al": _NAMED["Al"],
    "Fe": Text("iron", "fier"),
    "Cu": Text("copper", "cupru"),
    "Pb": Text("lead", "plumb"),
    "Sn": Text("tin", "staniu"),
    "C": _NAMED["C"],
    "S": _NAMED["S"],
    "N": _NAMED["N"],
    "P": _NAMED["P"],
    "NH4": Text("ammonium", "amoniu"),
}
SECOND_PARTS = {
    "F": Text("fluoride", "fluorură"),
    "Cl": Text("chloride", "clorură"),
    "Br": Text("bromide", "bromură"),
    "O": Text("oxide", "oxid"),
    "S": Text("sulphide", "sulfură"),
    "N": Text("nitride", "nitrură"),
    "OH": Text("hydroxide", "hidroxid"),
    "NO3": Text("nitrate", "azotat"),
    "SO4": Text("sulphate", "sulfat"),
    "CO3": Text("carbonate", "carbonat"),
    "PO4": Text("phosphate", "fosfat"),
}
ACIDS = {
    "NO3": Text("nitric acid", "acid azotic"),
    "SO4": Text("sulphuric acid", "acid sulfuric"),
    "CO3": Text("carbonic acid", "acid carbonic"),
    "PO4": Text("phosphoric acid", "acid fosforic"),
}
"""What hydrogen forms with groups."""


def compound_name(compound: Compound) -> Text:
    """A compound's name; the valence stands in it where the first part has several."""
    first, second = compound.first, compound.second
    if first.symbol == "H":
        return ACIDS[second.symbol]
    number = f"({ROMAN[first.valence]})" if first.symbol in CHANGING else ""
    one, other = FIRST_PARTS[first.symbol], SECOND_PARTS[second.symbol]
    return Text(f"{one.en}{number} {other.en}", f"{other.ro} de {one.ro}{number}")
