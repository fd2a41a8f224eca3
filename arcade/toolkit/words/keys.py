"""What keys do, as controls and rows of keys say it."""

from arcade.toolkit.contract.texts import Text

AGAIN = Text("R restart", width=9)
CONSULT = Text("consult")
DANGER = Text("danger")
DONE = Text("done", width=9)
GIVE_UP = Text("give up")
HURRY_DOWN = Text("hurry down")
INVERT = Text("invert", width=10)
LEAVE = Text("leave", width=12, context="toolkit")
THEORY = Text("theory", width=14)
TURN = Text("turn", width=9)
