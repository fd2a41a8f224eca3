"""How elements and compounds are called, and why an answer was wrong, said with the numbers of the case.

Hints are drawn from the same reasons.
"""

from math import gcd

from arcade.games.valence import chemistry, strings
from arcade.games.valence.rules import ElementTask, FormulaTask, Task
from arcade.toolkit.contract.texts import Text, filled

Reason = tuple[Text, dict[str, object]]
"""Words, and what stands in their places."""
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
FIRST_PARTS = dict(zip(chemistry.SYMBOLS, ELEMENTS, strict=True)) | {
    "Ag": Text("silver"),
    "Ba": Text("barium"),
    "Zn": Text("zinc"),
    "Fe": Text("iron"),
    "Cu": Text("copper"),
    "Pb": Text("lead"),
    "Sn": Text("tin"),
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


def reason(task: Task) -> Reason:
    """Why the last answer was wrong: the calculation that leads to the right one."""
    if isinstance(task, FormulaTask):
        return _formula(task) if task.tried else hint(task)
    return _element(task)


def hint(task: Task) -> Reason:
    """What helps on."""
    if isinstance(task, ElementTask):
        return _element(task)
    compound = task.compound
    return strings.HINT_FORMULA, {"v": compound.first.valence, "w": compound.second.valence, "bonds": compound.bonds}


def _element(task: ElementTask) -> Reason:
    step = len(task.told)
    if step >= task.questions - 1:
        return _valence(task)
    left: dict[str, object] = {"z": task.number, "left": task.left}
    if step == len(chemistry.ROOM):
        return strings.WHY_REST, left | {"told": sum(task.told)}
    words = strings.WHY_ALL_FIT if task.left <= chemistry.ROOM[step] else strings.WHY_SHELL_FULL
    return words, left | {"shell": chemistry.SHELLS[step], "room": chemistry.ROOM[step]}


def _valence(task: ElementTask) -> Reason:
    filled = chemistry.shells(task.number)
    last, shell = filled[-1], chemistry.SHELLS[len(filled) - 1]
    if chemistry.is_full(len(filled) - 1, last):
        return strings.WHY_FULL, {"shell": shell, "last": last}
    words = strings.WHY_GIVES if last <= 4 else strings.WHY_LACKS
    return words, {"shell": shell, "last": last, "roman": chemistry.ROMAN[chemistry.valence(task.number)]}


def _formula(task: FormulaTask) -> Reason:
    m, n = task.tried or (0, 0)
    if not (m and n):
        return strings.WHY_NONE, {}
    first, second = task.compound.first, task.compound.second
    one, other = m * first.valence, n * second.valence
    if one == other:
        by = gcd(m, n)
        return strings.WHY_TOO_MANY, {"by": by, "m": m, "n": n, "a": m // by, "b": n // by}
    hands = {"m": m, "v": first.valence, "one": one, "n": n, "w": second.valence, "other": other}
    symbol = first.symbol if one > other else second.symbol
    return strings.WHY_FREE, {**hands, "free": abs(one - other), "symbol": symbol}


def compound_name(compound: chemistry.Compound) -> Text:
    """A compound's name; the valence stands in it where the first part has several."""
    first, second = compound.first, compound.second
    if first.symbol == "H":
        return ACIDS[second.symbol]
    number = f"({chemistry.ROMAN[first.valence]})" if first.symbol in chemistry.CHANGING else ""
    one, other = FIRST_PARTS[first.symbol], SECOND_PARTS[second.symbol]
    return filled(COMPOUND, first=one, valence=number, second=other)
