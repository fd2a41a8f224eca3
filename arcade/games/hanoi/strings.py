"""The words of the Tower of Hanoi."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import labels, sentences

TITLE = Text("Tower of Hanoi")
SPINE = Text("Tower of Hanoi", 15, context="spine")
TAGLINE = Text("One disc at a time")
CARD = Prose(
    "Move the tower from the first rod to another, one disc at a time, and never put a disc on a smaller "
    "one. Choose a rod to take its top disc, then a rod to put it on: by number, with the arrows and "
    "fire, or by a click. The same rod puts it back. Six discs need 63 moves. F1 gives a hint, F2 takes a "
    "move back, F3 hands over to the computer until you press a key, R restarts. The fewer moves above "
    "par, the better; a hint costs five. Other levels scatter the discs, add a fourth rod, or allow moves "
    "only to the next rod."
)

HEADING = Text(" TOWER OF HANOI ", width=18)
MOVE_NUMBER = sentences.MOVE_NUMBER
AGAIN_IS = Text("(Restart = ", width=12)
DONE = Text("Well done, in {n} (best {best})", width=31)
ANOTHER = sentences.ANOTHER_GAME_OR_NOT

TAKE = Text("Take a disc from which rod?")
PUT = Text("Put it on which rod?")
GOAL = Text("Bring them all to rod {rod}")
SAME = Text("Choose another rod")
EMPTY = Text("There is no disc on that rod")
LARGER = Text("Never on a smaller disc")
FAR = Text("To the next rod only")
TRY = Text("Try rod {source} to rod {target}")

MOVE = labels.MOVE

DISCS = Text("Discs", width=9)
