"""What keys do, as controls and rows of keys say it."""

from arcade.toolkit.contract.texts import Text

DANGER = Text("danger", "pericol")
DONE = Text("done", "gata", width=9)
HURRY_DOWN = Text("hurry down", "grăbește")
INVERT = Text("invert", "inversează", width=10)
LEAVE = Text("leave", "ieșire", width=12)
TURN = Text("turn", "rotește", width=9)
