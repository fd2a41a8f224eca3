"""The words of Path."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels, sentences

TITLE = Text("Path")
TAGLINE = Text("Two keys, and a star to reach")
CARD = Prose(
    "Your line grows by itself along a winding path. C or ← turns it to the left, V or → to the right, "
    "always as seen in its own direction; one press is one turn. Stay on the path and reach the blinking "
    "star. If you leave the path, you lose a life and go back to the last bend. Coins lie at the far side "
    "of bends: turn late to take them, turn early to save time. Three paths make a journey, each faster "
    "than the last. If you'd rather point where to go, press A: then the arrows mean the sides of the "
    "screen. Two players race on a path and its mirror image, the second with N and the comma; two stars "
    "of three win.",
)
TURN_LEFT = Text("turn left")
TURN_RIGHT = Text("turn right")
TURN_LEFT_2 = Text("player 2: turn left")
TURN_RIGHT_2 = Text("player 2: turn right")
POINTING = Text("arrows point or turn")

LEVEL_QUESTION = sentences.LEVEL
LENGTH = Text("Length", width=9)
PATH = Text("Path", width=9)
LEFT_THE_PATH = Text("You left the path!", width=24)
WELL_DONE = sentences.WELL_DONE

POINTS = labels.POINTS
WAY = Text("Path", width=6, context="length")
LIVES = Text("Lives", width=6)
GET_READY = Text("Path {n}: get ready!")
GET_READY_TWO = Text("Path {n}: get ready, you two!")
KEYS_TURNING = Text("C left  V right  A point")
KEYS_POINTING = Text("Arrows point   A turn")
KEYS_TWO = Text("1: C left V right  2: N and ,")
FELL = Count(
    "Off the path! {n} life left",
    "Off the path! {n} lives left",
)
LAST_FALL = Text("Off the path: no lives left")
FELL_TWO = Text("Player {n} is off the path")
COIN = Text("A coin: {n} points")
STAR = Text("The star! Time left: {n}")
STAR_TWO = Text("The star is player {n}'s")
STAR_BOTH = Text("A star for both of you")
WON_WITH = Text("Three stars, {n} points")
LOST_WITH = Text("Path {n}: {percent} percent done")
STARS = Text("Stars: {one} to {two}")
THREE_STARS = Text("THREE STARS!")
END = Text("OFF THE PATH")
