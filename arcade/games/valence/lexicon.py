"""Names of elements, of what they form, and of compounds."""

from arcade.games.valence.compounds import CHANGING, Compound
from arcade.games.valence.elements import ROMAN, SYMBOLS
from arcade.toolkit.contract.texts import Text, filled

ELEMENTS = (
    Text("hydrogen"),
    Text("helium"),
    Text("lithium"),
    Text("beryllium"),
    Text("boron"),
    Text("carbon"),
    Text("nitrogen"),
    Text("oxygen"),
    Text("fluorine"),
    Text("neon"),
    Text("sodium"),
    Text("magnesium"),
    Text("aluminium"),
    Text("silicon"),
    Text("phosphorus"),
    Text("sulphur"),
    Text("chlorine"),
    Text("argon"),
    Text("potassium"),
    Text("calcium"),
)
"""By atomic number, from 1."""
_NAMED = dict(zip(SYMBOLS, ELEMENTS, strict=True))

FIRST_PARTS = {
    "H": _NAMED["H"],
    "Li": _NAMED["Li"],
    "Na": _NAMED["Na"],
    "K": _NAMED["K"],
    "Ag": Text("silver"),
    "Mg": _NAMED["Mg"],
    "Ca": _NAMED["Ca"],
    "Ba": Text("barium"),
    "Zn": Text("zinc"),
    "Al": _NAMED["Al"],
    "Fe": Text("iron"),
    "Cu": Text("copper"),
    "Pb": Text("lead"),
    "Sn": Text("tin"),
    "C": _NAMED["C"],
    "S": _NAMED["S"],
    "N": _NAMED["N"],
    "P": _NAMED["P"],
    "NH4": Text("ammonium"),
}
SECOND_PARTS = {
    "F": Text("fluoride"),
    "Cl": Text("chloride"),
    "Br": Text("bromide"),
    "O": Text("oxide"),
    "S": Text("sulphide"),
    "N": Text("nitride"),
    "OH": Text("hydroxide"),
    "NO3": Text("nitrate"),
    "SO4": Text("sulphate"),
    "CO3": Text("carbonate"),
    "PO4": Text("phosphate"),
}
ACIDS = {
    "NO3": Text("nitric acid"),
    "SO4": Text("sulphuric acid"),
    "CO3": Text("carbonic acid"),
    "PO4": Text("phosphoric acid"),
}
"""What hydrogen forms with groups."""
COMPOUND = Text("{first}{valence} {second}")


def compound_name(compound: Compound) -> Text:
    """A compound's name; the valence stands in it where the first part has several."""
    first, second = compound.first, compound.second
    if first.symbol == "H":
        return ACIDS[second.symbol]
    number = f"({ROMAN[first.valence]})" if first.symbol in CHANGING else ""
    one, other = FIRST_PARTS[first.symbol], SECOND_PARTS[second.symbol]
    return filled(COMPOUND, first=one, valence=number, second=other)
