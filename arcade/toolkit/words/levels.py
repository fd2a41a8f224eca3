"""Names of levels and of kinds of games, and notes on them."""

from arcade.toolkit.contract.texts import Text

EASY = Text("easy")
GENTLE = Text("gentle")
MEDIUM = Text("medium")
NORMAL = Text("normal")
HARD = Text("hard")

STROLL = Text("stroll")
RUN = Text("run")
SLOW = Text("slow")
FAST = Text("fast")

BEGINNER = Text("beginner")
NOVICE = Text("novice")
PUPIL = Text("pupil")
CAREFUL = Text("careful")
CARELESS = Text("careless", width=10)
WARY = Text("wary", width=10)
EXPERT = Text("expert", width=10)
MASTER = Text("master")
PERFECT = Text("perfect", width=10)

CLASSIC = Text("classic")
WITH_REPEATS = Text("with repeats")
UPSIDE_DOWN = Text("upside down")
THREE_BY_THREE = Text("3 by 3")
FIVE_BY_FIVE = Text("5 by 5")

HALF_IMPOSSIBLE = Text("half of them can't be solved")
HALF_THE_THEORY = Text("knows the theory half the time")
NEVER_LETS_OFF = Text("never forgives a mistake")
