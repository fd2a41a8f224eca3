"""Controls that several games have beside the arrows."""

from arcade.toolkit.contract.controls import BACK, Control
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import keys

RESTART = Control("restart", Text("restart"), ("r",))
DANGER = Control("danger", keys.DANGER, ("v", "pad1 back", "pad2 back"))
"""Whether squares that lose are marked."""
NO_LETTER = Control("no letter", BACK.label, ("backspace",))
"""Another field, after the letter of one."""
