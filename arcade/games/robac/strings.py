"""The words of Robac."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, sentences

TITLE = Text("Robac the worm")
TAGLINE = Text("Eat spiders, avoid mushrooms")
CARD = Prose(
    "Your worm never stops. Eat the spiders that pop up: they bring 10 to 50 points, and the valuable "
    "ones walk about and don't stay long. A mushroom costs a life and the edge costs points. If you fall "
    "below zero, the game is over. With every life lost there are more mushrooms; a flask clears five of "
    "them. On the last level a prince picks magic apples and slays dragons with an ogre at his heels.",
)

ONE_MOMENT = Text("One moment...", width=24, context="robac")
PRESS_A_KEY = sentences.PRESS_A_KEY
NAME = Text("ROBAC", width=6)
SCORE = capitals.POINTS
YOU_DIED = Text("You died!", width=21)
FINAL = Text("Score: {n}", width=32)
PRESS_ENTER = Text("Press ENTER", width=23)

EDGE = Text("Ouch, the edge! -{n}")
LAST_WARNING = Text("The next bump is your last!")
POISONED = Text("Poisonous mushroom!")
CAUGHT = Text("The ogre has got you!")
ANTIDOTE = Text("Antidote: mushrooms away!")
RESULT = Count(
    "Your worm made {n} point",
    "Your worm made {n} points",
)
RESULT_TALE = Count(
    "The prince made {n} point",
    "The prince made {n} points",
)
FED = Text("WELL FED!")
SICK = Text("POISONED")
OUCH = Text("OUCH!")
WED = Text("A FEAST!")
TAKEN = Text("TAKEN AWAY")
"""What stands over the end: of a worm that flies, one that ate mushrooms, one that hit the edge; and of the tale."""
BELOW_NOTHING = Text("Below zero: the edge won")
