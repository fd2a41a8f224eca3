"""The words of Trophy trail."""

from arcade.toolkit.contract import cartridge
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels

TITLE = Text("Trophy trail")
SHARING = Prose("Player 1 has A Z N, the comma and SPACE, player 2 the arrows and ENTER.")
TAGLINE = Text("Look where you have been")
CARD = Prose(
    "Lead the star over the field and collect all thirty trophies; it stands still while you press "
    "nothing. Never touch the edge or your own trail, not even by turning straight back. You have 100 "
    "units of time, and they run out only while you hesitate. Cups count 1, goblets 2, crowns 5 until "
    "they lose their gold. When you clear a field, you get the units left as a bonus, and another field. "
    "Press fire to throw the rope, once a field: it pulls you back eight cells. A hint shows a good way "
    "and costs 5 units. Two players: A Z N and the comma against the arrows; if you crash, you lose."
)
ROPE_CONTROL = Text("rope")

BOOK_TITLE = Text("Have a good trip!", width=22)
BOOK_RULES = Prose(
    "Collect as many trophies & as you can, leading * ; do not touch the edge or your own trail. You have 100 units of"
    " time."
)
BOOK_KEYS = Prose("Keys: A=up, Z=down, N=left, M=right")
BOOK_LEVEL = Text("LEVEL", width=31)
BOOK_LEVELS = Text("1=slow,2=medium,3=fast,4=expert", width=31)
BOOK_OVER = Text("The end!", width=22)
BOOK_SCORE = Count("Your score: {n} point", "Your score: {n} points", width=25)

POINTS = labels.POINTS
TIME = labels.TIME
TAKEN = Text("Taken", width=5)
LEFT = Text("Left", width=6)
FIELD = Text("Field", width=6)
READY = Text("Off you go!")
READY_TWO = Text("1: A Z N ,    2: arrows")
CLEARED = Text("Cleared! Bonus: {n} units")
ADVICE_LEFT = Count("Then {n} more is within reach", "Then {n} more are within reach")
NO_WAY = Text("No trophies within reach")
NO_WAY_ROPE = Text("Shut in! Press fire for a rope")
NO_ROPE = Text("You have no rope left")
NO_TRAIL = Text("You haven't gone anywhere yet")
ROPE_USED = Text("The rope pulls you back")
FADED = Text("The crowns have lost their gold")
HURRY = Text("Only {n} units left!")

CRASH_EDGE = Text("Into the edge!")
CRASH_TRAIL = Text("Onto a trail!")
CRASH_BOTH = Text("Into each other!")
TIME_UP = Text("No time left!")
STRANDED = Text("Shut in by your own trail!")
ALL_TAKEN = Text("You have all the trophies!")

EVERY_TROPHY = Text("EVERY TROPHY!", width=20)
NEARLY_ALL = Text("NEARLY ALL!", width=20)
MORE_THAN_HALF = Text("MORE THAN HALF", width=20)
TOO_FEW = Text("TOO FEW", width=20)
RESULT = capitals.RESULT
ROW_FIELDS = Text("fields cleared", width=15)
ROW_BEST = Text("best field", width=14)
ROW_TROPHIES = Text("trophies", width=14)
ROW_TIME = Text("time used", width=14)
ROW_POINTS = cartridge.POINTS
