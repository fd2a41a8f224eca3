"""The words of the falling dominoes."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import keys, labels, sentences

TITLE = Text("Falling dominoes")
SPINE = Text("Dominoes", 15)
TITLE_TOP = Text("FALLING", width=10)
TITLE_BOTTOM = Text("DOMINOES", width=10)
TAGLINE = Text("Lay them close, up to the star")
CARD = Prose(
    "Dominoes fall from the star one by one. Steer and turn them and lay as many as you can before the pile reaches the"
    " star; or build whatever you like: nothing is ever taken away.\n"
    "Every step costs a row: a brick that goes aside or turns falls at the same time. So the upper corners are out of"
    " reach, and 97 dominoes are a master's work. What rests on something stays where it is, at once. Each new press is"
    " a step at once, so quick taps also bring the brick down faster; down hurries it.\n"
    "Stars are for 118, 148 and 178 squares, the master's star for 192. At some levels dots show where the brick would"
    " land, and the last one laid can be taken back. The hint marks a good place.\n"
    "Larger pieces turn about one of their squares. Blueprint: fill the dotted figures before time is up, squares"
    " beside them count against you. From 80 percent on the next figure comes, after five of them faster. Up to which"
    " speed can you manage? Back ends a figure early.",
)

TURN_LEFT = Text("turn left", context="falling-dominoes")
TURN_RIGHT = Text("turn right", context="falling-dominoes")
HURRY = keys.HURRY_DOWN
FINISH = Text("figure finished")

LEVEL_QUESTION = sentences.LEVEL
POINTS = Text("points =", width=9)
PLAY_AGAIN = Text("Done! Play again? (y/n)", width=26)

SCORE = labels.SCORE
BEST = labels.BEST
LAID = Text("Laid", width=5)
FULL = Text("Full", width=5)
NEXT = Text("Next", width=5, context="falling-dominoes")
SPEED = Text("Speed", width=5)
TIME = labels.TIME
DONE = Text("Done", width=5)
STARS_LABEL = Text("Stars", width=7, context="falling-dominoes")

STARS = (
    Text("A bronze star!"),
    Text("A silver star!"),
    Text("A gold star!"),
    Text("The master's star!"),
)
WELCOME = Text("Level: {level}", context="falling-dominoes")
TAKEN_BACK = Text("You get the last piece again")
NOTHING_TO_TAKE_BACK = sentences.NOTHING_TO_TAKE_BACK
NOT_HERE = Text("Not at this level")
RESULT = Count("{n} piece", "{n} pieces")

STAIR = Text("stair", width=10)
CROSS = Text("cross", width=10, context="falling-dominoes")
BRIDGE = Text("bridge", width=10)
HEART = Text("heart", width=10)
CASTLE = Text("castle", width=10)
BUILD = Text("Build: {figure}, {speed}")
MATCHED = Text("{figure}: {match} percent")
COMPLETE = Text("{figure}: complete!")
ALL_BUILT = Text("ALL BUILT")
REACHED_FIGURE = Text("Reached: {figure}, {speed}")
KEYS = Text("B N move  V , turn  ↓ hurry")
BUILDING_KEYS = Text("B N  V , turn  BACKSPACE done")
