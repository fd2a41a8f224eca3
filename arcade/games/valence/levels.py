"""The levels: which lesson is the first."""

from enum import Enum

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Lesson(Enum):
    """What is learned; `PLANS` in the rules says which tasks are set."""

    ATOMS = "shells and valences without a clock"
    CYLINDER = "shells and valences against the water"
    COMPOUNDS = "formulas of two atoms"
    GROUPS = "formulas with groups of atoms"


LEVELS = Levels(
    Level(1, Text("atoms"), Text("eight elements, no clock"), Lesson.ATOMS),
    Level(2, Text("cylinder"), Text("all twenty, against the water"), Lesson.CYLINDER),
    Level(3, Text("compounds"), Text("formulas from valences"), Lesson.COMPOUNDS),
    Level(4, Text("groups"), Text("OH, SO4, NH4 ... in brackets"), Lesson.GROUPS),
)
