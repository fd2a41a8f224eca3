"""Names of levels and of kinds of games, and notes on them."""

from arcade.toolkit.contract.texts import Text

EASY = Text("easy", "ușor")
GENTLE = Text("gentle", "blând")
MEDIUM = Text("medium", "mediu")
NORMAL = Text("normal", "normal")
HARD = Text("hard", "greu")

STROLL = Text("stroll", "plimbare")
RUN = Text("run", "alergare")
SLOW = Text("slow", "încet")
FAST = Text("fast", "repede")

BEGINNER = Text("beginner", "începător")
NOVICE = Text("novice", "începător")
PUPIL = Text("pupil", "elev")
CAREFUL = Text("careful", "atent")
CARELESS = Text("careless", "neatent", width=10)
WARY = Text("wary", "prudent", width=10)
EXPERT = Text("expert", "expert", width=10)
MASTER = Text("master", "maestru")
PERFECT = Text("perfect", "perfect", width=10)

CLASSIC = Text("classic", "clasic")
WITH_REPEATS = Text("with repeats", "cu repetări")
UPSIDE_DOWN = Text("upside down", "pe dos")
THREE_BY_THREE = Text("3 by 3", "3 pe 3")
FIVE_BY_FIVE = Text("5 by 5", "5 pe 5")

HALF_IMPOSSIBLE = Text("half of them cannot be solved", "jumătate nu se pot rezolva")
HALF_THE_THEORY = Text("knows the theory half the time", "știe teoria pe jumătate")
NEVER_LETS_OFF = Text("never lets you off", "nu iartă nimic")
