"""The words of Ping-pong."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels

TITLE = Text("Ping-pong")
TAGLINE = Text("A free bat, fifty bounces")
CARD = Prose(
    "The ball flies about a closed box. Your bat stands in the middle and slides up and down. Hit the "
    "ball as often as you can before its 50 bounces run out; every serve costs one. A hit on its first "
    "pass counts double.",
)
POINTS = labels.POINTS
BOUNCES = Text("Bounces", width=9)
BOUNCES_LEFT = Text("Bounces left", width=16)
FIRST_PASS = Text("First pass: two points!")
IN_A_ROW = Text("{n} without a miss!")
BARELY = Text("ONCE MORE")
BRAVO = Text("WELL PLAYED!")
MASTERLY = Text("MASTERLY!")
OUT_OF_BOUNCES = Count(
    "No bounces left: {n} point",
    "No bounces left: {n} points",
)
