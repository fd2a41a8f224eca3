"""What keys do, as controls and rows of keys say it."""

from arcade.toolkit.contract.texts import Text

AGAIN = Text("R again", "R reia", width=9)
CONSULT = Text("consult", "consultă")
DANGER = Text("danger", "pericol")
DONE = Text("done", "gata", width=9)
GIVE_UP = Text("give up", "abandonează")
HURRY_DOWN = Text("hurry down", "grăbește")
INVERT = Text("invert", "inversează", width=10)
LEAVE = Text("leave", "ieșire", width=12)
THEORY = Text("theory", "teoria", width=14)
TURN = Text("turn", "rotește", width=9)
