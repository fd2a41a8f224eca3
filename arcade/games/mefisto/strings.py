"""The words of Mefisto."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import keys, labels

TITLE = Text("Mefisto")
TAGLINE = Text("Light all the lamps of hell")
CARD = Prose(
    "Mefisto guards a square of fires. Press one, by its letter, with the arrows and fire or by a click, "
    "and it changes with its neighbours above, below and beside it: dark ones light up, burning ones go "
    "out. Begin in the dark and make the picture you have chosen; all 25 fires need 15 presses. You can "
    "draw your own goal; only one picture in four is possible, and Mefisto shows why. At dusk and at "
    "midnight it's the other way round: put every fire out. F1 gives a hint, F2 takes a press back, F3 "
    "hands over to Mefisto, # restarts. The fewer presses above par, the better; a hint costs five.",
)

WELL_DONE = Text("CONGRATULATIONS", width=20)
ANOTHER = Text("Another game? ", width=20)
YOUR_PRESS = Text("Press a fire")
CHOOSE_GOAL = Text("Choose your goal")
DRAW_GOAL = Text("Draw your goal   ENTER done")
DONE = keys.DONE
IMPOSSIBLE = Text("Light an even number of these")
POSSIBLE = Count(
    "It takes {n} press",
    "It takes {n} presses",
)
TRY = Text("Try this one")
SECOND_THOUGHTS = Text("Second thoughts already?")
TOO_MANY = Text("I could do that in fewer. Ha!")
ETERNITY = Text("Take your time. I have eternity.")
PRESSES = Text("Presses", width=10)
GOAL = labels.GOAL
AGAIN_KEY = Text("# again", width=10)
OWN = Text("my own", width=13)
GOALS = {
    "all": Text("all lit", width=13),
    "chessboard": Text("chessboard", width=13),
    "other": Text("other colour", width=13),
    "frame": Text("frame", width=13),
    "plus": Text("plus", width=13),
    "cross": Text("cross", width=13),
    "diamond": Text("diamond", width=13),
    "block": Text("block", width=13),
    "corners": Text("corners", width=13),
    "centre": Text("centre", width=13),
    "all but one": Text("all but one", width=13),
    "all but two": Text("all but two", width=13),
}
