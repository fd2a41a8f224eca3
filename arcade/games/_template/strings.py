"""The words on the screen and on the card; those of levels and of the guide stand with them."""

from arcade.toolkit.contract.texts import Count, Prose, Text

TITLE = Text("Lucky number")
TAGLINE = Text("Higher or lower?")
CARD = Prose(
    "A number hides among the tiles. Choose one: it shows whether the hidden number is higher or lower. "
    "Find it before you run out of tries. Each try left is worth ten points.",
)
CHOOSE = Text("Which number is it?")
HIGHER = Text("Higher!")
LOWER = Text("Lower!")
NOT_POSSIBLE = Text("It can't be that one")
WAS = Text("It was {number}")
TRIES = Text("Tries", width=12, context="still left")
ADVICE = Count("Try {n}", "Try {n}", context="advice")
