"""The words of the Tower of Hanoi."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import labels, sentences

TITLE = Text("Tower of Hanoi")
SPINE = Text("Tower of Hanoi", 15, context="spine")
TAGLINE = Text("One disc at a time")
CARD = Prose(
    "Carry the tower from the first rod to another, one disc at a time; a disc never lies on a smaller one. Choose a"
    " rod to take its top disc, and another to put it on: by number, with the arrows and fire, or by a click; the same"
    " rod puts it back. Six discs need 63 moves. F1 hints, F2 takes a move back, F3 lets the computer go on from where"
    " you are until you press a key; R begins again. Fewer moves above par are better; a hint costs five. Further"
    " levels scatter the discs, add a fourth rod, or let discs go to the next rod only."
)

HEADING = Text(" TOWER OF HANOI ", width=18)
MOVE_NUMBER = sentences.MOVE_NUMBER
AGAIN_IS = Text("(Restart = ", width=12)
DONE = Text("Well done, in {n} (best {best})", width=31)
ANOTHER = sentences.ANOTHER_GAME_OR_NOT

TAKE = Text("Take a disc from which rod?")
PUT = Text("Put it on which rod?")
GOAL = Text("Bring all of them to rod {rod}")
SAME = Text("Choose another rod")
EMPTY = Text("There is no disc on that rod")
LARGER = Text("Never on a smaller disc!")
FAR = Text("To the next rod only")
TRY = Text("Try rod {source} to rod {target}")

MOVE = labels.MOVE

DISCS = Text("Discs", width=9)
